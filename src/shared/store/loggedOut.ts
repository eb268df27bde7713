import { createAction } from '@reduxjs/toolkit';

/** The session is over: all state returns to its beginning and every call in flight ends. */
export const loggedOut = createAction('LOGGED_OUT');
