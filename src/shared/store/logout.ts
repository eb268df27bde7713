import { createAction } from '@reduxjs/toolkit';

/** The session is over: all state is reset and every call in flight is canceled. */
export const logout = createAction('LOGOUT');
