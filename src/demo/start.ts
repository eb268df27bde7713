import { setupWorker } from 'msw/browser';
import { createDemoBackend } from './backend';
import { BANK } from './bank';
import { createQuestionBank } from './bank/questionBank';
import type { DemoContext } from './context';
import type { Database } from './database/database';
import { openIndexedDatabase } from './database/indexedDatabase';
import { createMemoryDatabase } from './database/memoryDatabase';
import { chosenFault } from './faults';
import { loadFigure } from './figures';
import { ensureSeeded } from './seed/seedDatabase';

/** Milliseconds that the demo backend takes at least and at most for an answer. */
const DELAY = [80, 300] as const;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** IndexedDB, or the memory of the page where the browser denies storage. */
const openDatabase = (): Promise<Database> => openIndexedDatabase().catch(() => createMemoryDatabase());

/** Starts the embedded backend: from here on every call of the contract is answered inside this browser. */
export async function startDemoBackend(): Promise<void> {
  const context: DemoContext = {
    database: await openDatabase(),
    bank: createQuestionBank(BANK),
    now: () => Date.now(),
    random: () => Math.random(),
    origin: window.location.origin,
    loadFigure,
  };
  await ensureSeeded(context);
  const { handlers } = createDemoBackend({ ...context, delay: DELAY, wait, fault: chosenFault });
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
}
