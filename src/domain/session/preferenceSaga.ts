import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import type { Preference } from '@/shared/api/preference';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { RemoteError } from '@/shared/remote/remoteError';
import { call, race, select, take } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import type { RootState } from '@/shared/store/rootReducer';
import { loadPreference, savePreference } from './calls';
import { type preferenceChanged, selectPreference } from './preference';
import { selectUser } from './sessionSlice';

/** Resolves when the changes until now are saved, refused or canceled. */
let lastSave: Promise<void> = Promise.resolve();

/**
 * Saves a part of the preference, merged into the last one read; one after the other, so that no change is
 * lost. Throws RemoteError; 401 without a user. Must be canceled by LOGOUT: the next change waits for its
 * end.
 */
export function* mergePreference(patch: Partial<Preference>): SagaIterator<Preference> {
  const before = lastSave;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  lastSave = before.then(() => ended);
  try {
    yield* call(() => before);
    return yield* call(mergeNow, patch);
  } finally {
    end();
  }
}

function* mergeNow(patch: Partial<Preference>): SagaIterator<Preference> {
  const user = yield* select(selectUser);
  if (user === undefined) throw new RemoteError({ status: 401 });
  const known = yield* select(selectPreference);
  const whole = known ?? (yield* loadPreference.run({ userId: user.id }));
  const preference = { ...whole, ...patch };
  yield* savePreference.run({ userId: user.id, preference });
  return preference;
}

/** The theme applies in this browser; only the visitor's other devices do not get it. */
export const THEME_NOT_SAVED = 'The theme is saved in this browser, but could not be saved to your account.';

const MODE_NOT_SAVED =
  'Power search was changed here, but the change could not be saved for your next visit.';

/** Text for a change that was not saved; the agreement shows its own text. */
function notSaved({ darkTheme, quizMode }: Partial<Preference>): string | undefined {
  if (darkTheme !== undefined) return THEME_NOT_SAVED;
  return quizMode === undefined ? undefined : MODE_NOT_SAVED;
}

export function selectIsThemeUnsaved(root: RootState): boolean {
  const save = savePreference.selectState(root);
  return save.status === 'error' && save.args.preference.darkTheme !== selectPreference(root)?.darkTheme;
}

/** For screens that only report a change; failures are in the state of `savePreference` or `loadPreference`. */
export function* onPreferenceChanged({ payload }: ReturnType<typeof preferenceChanged>): SagaIterator<void> {
  try {
    yield* race({ saved: mergePreference(payload), ended: take(logout) });
  } catch {
    const text = notSaved(payload);
    if (text !== undefined) yield put(notificationAdded({ severity: 'error', text, autoHideSeconds: 6 }));
  }
}
