import { type Decode, tryDecode } from '@/shared/api/decode';

export interface TabChannel {
  readonly post: (message: object) => void;
  readonly close: () => void;
}

/** Opens a channel; messages that cannot be decoded, for example from another release, are ignored. */
export function openTabChannel<T>(
  name: string,
  decode: Decode<T>,
  onMessage: (message: T) => void,
): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = tryDecode(() => decode(data));
    if (message !== undefined) onMessage(message);
  });
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Posts one message to every other channel with that name, including those that this page has opened. */
export function postToTabs(name: string, message: object): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}
