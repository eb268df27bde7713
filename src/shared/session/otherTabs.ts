import { eventChannel, type EventChannel } from 'redux-saga';
import { localEntries } from '@/shared/storage/localEntries';

/** What another tab did to the token: it is gone, or there is another one. */
export type TokenChange = 'removed' | 'replaced';

/** Other tabs' sign-ins and sign-outs, as the browser tells them: at once, and only to the tabs that did not act. */
export function otherTabs(): EventChannel<TokenChange> {
  return eventChannel((emit) => {
    if (typeof window === 'undefined') return () => undefined;
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      // key null: the whole storage was cleared.
      if (key !== localEntries.token.name && key !== null) return;
      emit(newValue === null ? 'removed' : 'replaced');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });
}
