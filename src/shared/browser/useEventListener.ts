import { useEffect, useEffectEvent } from 'react';

/** Calls the listener of the latest render while mounted; with an undefined target it listens to nothing. */
export function useEventListener<Type extends keyof WindowEventMap>(
  target: Window | undefined,
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void;
export function useEventListener<Type extends keyof DocumentEventMap>(
  target: Document | undefined,
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
): void;
export function useEventListener(
  target: EventTarget | undefined,
  type: string,
  listener: (event: Event) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: Event): void => onEvent(event);
    target?.addEventListener(type, listen);
    return () => target?.removeEventListener(type, listen);
  }, [target, type]);
}
