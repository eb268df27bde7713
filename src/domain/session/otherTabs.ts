import { eventChannel, type EventChannel } from 'redux-saga';
import { localEntries } from '@/shared/storage/localEntries';

/** What another tab did to the token: it is gone, or there is another one. */
export type TokenChange = 'removed' | 'replaced';

/**
 * Other tabs' sign-ins and sign-outs, as the browser tells them: at once, and only to the tabs that did not act; also
 * those that this page slept through.
 */
export function otherTabs(): EventChannel<TokenChange> {
  return eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // key null: the whole storage was cleared.
      if (key !== localEntries.token.name && key !== null) return;
      emit(newValue === null ? 'removed' : 'replaced');
    };
    // A page that the browser kept frozen for Back has heard nothing of what happened meanwhile.
    let frozenWith: string | undefined;
    const onHide = (): void => {
      frozenWith = localEntries.token.read();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      const token = localEntries.token.read();
      if (persisted && token !== frozenWith) emit(token === undefined ? 'removed' : 'replaced');
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
