import { createAction } from '@reduxjs/toolkit';

/** The session is over: all state is reset and every call in flight is cancelled. */
export const loggedOut = createAction('LOGGED_OUT');
