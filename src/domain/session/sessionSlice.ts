import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Role } from '@/shared/api/account';
import type { RemoteFailure } from '@/shared/remote/remoteError';
import { logout } from '@/shared/store/logout';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';
import { loadMe, type SessionUser } from './calls';

/**
 * While `unknown`, there is a token but /user/me has not returned: `user` is then only what local storage
 * has, good enough for the first paint, never for decisions.
 */
type SessionState =
  | { readonly status: 'unknown'; readonly user?: SessionUser | undefined }
  | { readonly status: 'signedOut'; readonly user?: never }
  | { readonly status: 'signedIn'; readonly user: SessionUser };

const initialState: SessionState = { status: 'unknown' };
const begin = (): SessionState => initialState;

const slice = createSlice({
  name: 'session',
  initialState: begin,
  reducers: {
    /** A live token was found; `payload` is the stored user. */
    sessionFound: (_, { payload }: PayloadAction<SessionUser | undefined>): SessionState => ({
      status: 'unknown',
      user: payload,
    }),
    signedIn: (_, { payload }: PayloadAction<SessionUser>): SessionState => ({
      status: 'signedIn',
      user: payload,
    }),
    sessionMissing: (): SessionState => ({ status: 'signedOut' }),
  },
  extraReducers: (builder) => builder.addCase(logout, (): SessionState => ({ status: 'signedOut' })),
  selectors: { selectSession: (session) => session },
});

declare module '@/shared/store/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof slice> {}
}

const sessionSlice = slice.injectInto(rootReducer);
export const { sessionFound, signedIn, sessionMissing } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;

/** A sign-in with a new token, unlike `signedIn`, which a reload dispatches too. */
export const sessionStarted = createAction<Role>('session/started');
/** The server refused a call with 401: the session may be over; /user/me decides that. */
export const unauthorized = createAction('session/unauthorized');
/** /user/me returned 401: the session is over. */
export const sessionRefused = createAction('session/refused');
/** The guard found no live token on a page that needs one. */
export const sessionExpired = createAction('session/expired');
/** 'Sign out' was clicked: asks once if answers are unsent, then dispatches `signOutRequested`. */
export const signOutClicked = createAction('session/signOutClicked');
export const signOutRequested = createAction('session/signOutRequested');
/**
 * The session is about to end: store what is open now. `maySend` says whether a last call may be sent,
 * without waiting for it.
 */
export const sessionEnding = createAction<{ readonly maySend: boolean }>('session/ending');
/** 'Try again' after /user/me failed. */
export const sessionRetried = createAction('session/retried');

/** The signed-in user; undefined until /user/me has returned. */
export function selectUser(root: RootState): SessionUser | undefined {
  const session = selectSession(root);
  return session.status === 'signedIn' ? session.user : undefined;
}

/** The signed-in user's role; undefined until /user/me has returned. */
export const selectRole = (root: RootState): Role | undefined => selectUser(root)?.primaryRole;

/** For the first paint only: the user, or else the stored one. */
export const selectUserHint = (root: RootState): SessionUser | undefined => selectSession(root).user;

/** Why the session is unknown: /user/me failed with something other than 401. */
export function selectSessionFailure(root: RootState): RemoteFailure | undefined {
  return selectSession(root).status === 'unknown' ? loadMe.selectError(root) : undefined;
}
