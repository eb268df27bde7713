// Runs before each file of the projects 'dom' and 'isolated'; what a worker needs once is in jsdomWindow.ts.
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { clearRecords } from './clearRecords';
import { leavePage } from './jsdomWindow';
import { server } from './server';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
// Files share the window: each test begins in a browser without stored data.
beforeEach(async () => {
  vi.useRealTimers();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  await clearRecords();
});
afterEach(() => {
  cleanup();
  leavePage();
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(async () => {
  // Code that is still loading when its file ends would stay broken for all files that share it.
  await vi.dynamicImportSettled();
  // The next file has the same window: replacements made by this one must not remain.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server.close();
});
