import { setupWorker } from 'msw/browser';
import { createDemoBackend } from '@/demo/api/backend';
import { chooseFault, chosenFault } from '@/demo/api/faults';
import type { DemoContext } from '@/demo/context/demoContext';
import { loadFigure } from '@/demo/figures/figureImages';
import { mountDemoPanel } from '@/demo/panel/panel';
import { createQuestionBank } from './bank/questionBank';
import type { Database } from './database/database';
import { openIndexedDatabase } from './database/indexedDatabase';
import { createMemoryDatabase } from './database/memoryDatabase';
import { renderDemoPage } from './pages/demoPage';
import { questionsOf, storedScale } from './seed/scale';
import { ensureSeeded, reseed } from './seed/seedDatabase';
import { markStudyStored, readSeededStudy, type SeededStudy } from './seed/studyRecords';

/** Minimum and maximum delay of a response, milliseconds; tests build without it. */
const DELAY = import.meta.env.VITE_DEMO_DELAY === '0' ? ([0, 0] as const) : ([80, 300] as const);

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** IndexedDB, or memory if the browser denies storage. */
const openDatabase = (): Promise<Database> => openIndexedDatabase().catch(() => createMemoryDatabase());

/** The demo pages replace the app: it must not start there. */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * msw asks for a newer worker without catching a failure, and its worker unregisters itself with the last page: where
 * the next one opens in that moment, the exam would say that something went wrong. The page's present worker goes on.
 */
async function catchFailedUpdates(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}

function mountPanel(context: DemoContext): void {
  mountDemoPanel({
    fault: chosenFault(),
    onFault: chooseFault,
    onReset: async (scale) => {
      await reseed({ ...context, bank: createQuestionBank(questionsOf(scale)) }, scale);
      window.location.reload();
    },
    loadMails: async () => (await context.database.all('mails')).sort((a, b) => b.sentAt - a.sentAt),
  });
}

/**
 * Starts the embedded backend: from here on every call of the contract is handled in this browser. Does not resolve on
 * the demo pages (checkout, Google), which it renders itself. On each start, passes `store` what the browser of the
 * seeded student would have stored, until `store` has resolved once.
 */
export async function startDemoBackend(store: (study: SeededStudy) => Promise<void>): Promise<void> {
  const database = await openDatabase();
  const context: DemoContext = {
    database,
    bank: createQuestionBank(questionsOf(await storedScale(database))),
    now: () => Date.now(),
    random: () => Math.random(),
    origin: window.location.origin,
    checkoutOrigin: window.location.origin,
    loadFigure,
  };
  await ensureSeeded(context);
  if (await renderDemoPage(context, document.getElementById('root') ?? document.body)) return never();

  const { handlers } = createDemoBackend({ ...context, delay: DELAY, wait, fault: chosenFault });
  await catchFailedUpdates();
  await setupWorker(...handlers).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}demoWorker.js` },
  });
  mountPanel(context);
  const study = await readSeededStudy(context);
  if (study !== undefined) void store(study).then(() => markStudyStored(context));
}
