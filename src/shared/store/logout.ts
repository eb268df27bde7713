import { createAction } from '@reduxjs/toolkit';

/** The session is over: all state is reset and every call in flight is cancelled. */
export const logout = createAction('LOGOUT');
