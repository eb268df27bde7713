import { type SetupServer, setupServer } from 'msw/node';

/** Tests of the project 'dom' have no network but this; tests/setup.ts starts it and takes its handlers away. */
export const server: SetupServer = setupServer();
