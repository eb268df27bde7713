import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Role } from '@/shared/api/account';
import type { Preference } from '@/shared/api/preference';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { type RootState, sliceSelector } from '@/shared/store/rootState';
import { loadMe, loadPreference, savePreference, type SessionUser } from './calls';
import { loggedOut } from '@/shared/store/loggedOut';

/**
 * What is known of the visitor. While `unknown`, a token is there but /user/me has not answered: `user` then is only
 * what local storage remembers, good enough to paint the header, never to decide what is allowed.
 */
export type SessionState =
  | { readonly status: 'unknown'; readonly user?: SessionUser }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly preference?: Preference };

const initialState: SessionState = { status: 'unknown' };
const begin = (): SessionState => initialState;

/** Who is signed in, and with what preference. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: begin,
  reducers: {
    /** A live token was found; `payload` is what local storage remembers. */
    sessionFound: (_, { payload }: PayloadAction<SessionUser | undefined>): SessionState =>
      payload === undefined ? { status: 'unknown' } : { status: 'unknown', user: payload },
    signedIn: (_, { payload }: PayloadAction<SessionUser>): SessionState => ({
      status: 'signedIn',
      user: payload,
    }),
    sessionMissing: (): SessionState => ({ status: 'signedOut' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, (): SessionState => ({ status: 'signedOut' }))
      .addCase(loadPreference.actions.success, (state, { payload }) => withPreference(state, payload))
      .addCase(savePreference.actions.success, (state, { meta }) =>
        withPreference(state, meta.args.preference),
      ),
});

function withPreference(state: SessionState, preference: Preference): SessionState {
  return state.status === 'signedIn' ? { ...state, preference } : state;
}

export const { sessionFound, signedIn, sessionMissing } = sessionSlice.actions;

/** The server answered 401: the session is over. */
export const unauthorized = createAction('session/unauthorized');
/** The guard found no live token on a page that needs one. */
export const sessionExpired = createAction('session/expired');
/** 'Sign out' was pressed: asks once where answers are unsent, then `signOutRequested`. */
export const signOutClicked = createAction('session/signOutAsked');
/** The visitor leaves; unsent answers were asked about before. */
export const signOutRequested = createAction('session/signOutRequested');
/**
 * The session is about to end. What is open shall be put away now; `maySend` tells whether a last call may still be sent,
 * if that is done without waiting.
 */
export const sessionEnding = createAction<{ readonly maySend: boolean }>('session/ending');
/** 'Try again' after /user/me failed. */
export const sessionRetried = createAction('session/retried');
/** Changes a part of the preference; the whole is sent. */
export const preferenceChanged = createAction<Partial<Preference>>('session/preferenceChanged');

/** All that is known of the visitor. */
export const selectSession = sliceSelector<SessionState>(sessionSlice.reducerPath, initialState);

/** The signed-in user; undefined until /user/me has answered. */
export function selectUser(root: RootState): SessionUser | undefined {
  const session = selectSession(root);
  return session.status === 'signedIn' ? session.user : undefined;
}

/** The signed-in user's role; undefined until /user/me has answered. */
export function selectRole(root: RootState): Role | undefined {
  return selectUser(root)?.primaryRole;
}

/** For painting only: the user, else what local storage remembers of them. */
export function selectUserHint(root: RootState): SessionUser | undefined {
  const session = selectSession(root);
  return session.status === 'signedOut' ? undefined : session.user;
}

/** The signed-in user's preference; undefined until the server has answered. */
export function selectPreference(root: RootState): Preference | undefined {
  const session = selectSession(root);
  return session.status === 'signedIn' ? session.preference : undefined;
}

/** The plan that counts now; undefined where there is none or none has been read yet. */
/** Why the session cannot be told: /user/me failed with something else than 401. */
export function selectSessionFailure(root: RootState): RemoteFailure | undefined {
  return selectSession(root).status === 'unknown' ? loadMe.selectError(root) : undefined;
}
