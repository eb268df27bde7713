import { type EventChannel, eventChannel } from 'redux-saga';
import { localEntries } from '@/shared/storage/localEntries';

export type TokenChange = 'removed' | 'replaced';

/**
 * Sign-ins and sign-outs of other tabs, from storage events, including those missed while this page was frozen.
 * A change that another one has followed meanwhile is not reported: a busy page receives its events late.
 */
export function otherTabs(): EventChannel<TokenChange> {
  return eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // key null: the whole storage was cleared.
      if (key !== localEntries.token.name && key !== null) return;
      if (newValue === (localEntries.token.read() ?? null)) emit(newValue === null ? 'removed' : 'replaced');
    };
    // A page in the back/forward cache receives no storage events.
    let tokenAtFreeze: string | undefined;
    const onHide = (): void => {
      tokenAtFreeze = localEntries.token.read();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      const token = localEntries.token.read();
      if (persisted && token !== tokenAtFreeze) emit(token === undefined ? 'removed' : 'replaced');
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  });
}
