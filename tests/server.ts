import { type SetupServer, setupServer } from 'msw/node';

/** The only network in the tests of the project 'dom'; tests/setup.ts starts it and resets its handlers. */
export const server: SetupServer = setupServer();
