/** The demo backend for tests: the same handlers over an in-memory database, without delay. */
import { createDemoBackend } from '@/demo/api/backend';
import type { Fault } from '@/demo/api/faults';
import type { DemoContext } from '@/demo/context/demoContext';
import { seededRandom } from '@/demo/context/random';
import { accessToken } from '@/demo/context/token';
import { BANK } from './bank';
import { createQuestionBank } from './bank/questionBank';
import type { BankQuestion } from './bank/types';
import type { Database } from './database/database';
import { createMemoryDatabase } from './database/memoryDatabase';
import { seedDatabase } from './seed/seedDatabase';

export const TEST_NOW = Date.parse('2026-03-02T12:00:00Z');

export interface TestBackendOptions {
  /** Defaults to the demo's bank. */
  readonly questions?: readonly BankQuestion[];
  readonly database?: Database;
  readonly now?: () => number;
  readonly fault?: () => Fault;
  readonly origin?: string;
}

export interface TestBackend {
  /** For msw's `setupServer(...handlers)`. */
  readonly handlers: ReturnType<typeof createDemoBackend>['handlers'];
  readonly context: DemoContext;
  /** A live access token of a user, for example `user-student`. */
  readonly tokenOf: (userId: string) => string;
}

const demoBank = createQuestionBank(BANK);

/** A seeded demo backend; the same options give the same data and responses. */
export async function createTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const origin = options.origin ?? 'http://localhost:3000';
  const context: DemoContext = {
    database: options.database ?? createMemoryDatabase(),
    bank: options.questions === undefined ? demoBank : createQuestionBank(options.questions),
    now: options.now ?? (() => TEST_NOW),
    random: seededRandom(7),
    origin,
    checkoutOrigin: origin,
    loadFigure: (name) =>
      Promise.resolve(
        name.endsWith('.png') ? { imgData: 'iVBORw0KGgo=', altText: `What ${name} shows` } : undefined,
      ),
  };
  await seedDatabase(context);
  const { handlers } = createDemoBackend({
    ...context,
    delay: [0, 0],
    wait: () => Promise.resolve(),
    fault: options.fault ?? (() => 'none'),
  });
  return { handlers, context, tokenOf: (userId) => accessToken(userId, context.now()) };
}

/** A small question whose key is the given letter, for tests without the real bank. */
export const buildQuestion = (id: string, more: Partial<BankQuestion> = {}): BankQuestion => ({
  id,
  stem: `<p>Stem of ${id}.</p>`,
  options: [
    { text: 'First', why: 'The first option is right because it is.', correct: true },
    { text: 'Second', why: 'The second option is wrong here.' },
    { text: 'Third', why: 'The third option is wrong here.' },
    { text: 'Fourth', why: 'The fourth option is wrong here.' },
  ],
  objective: 'The first option is right.',
  expanded: '<p>More about it.</p>',
  references: ['https://www.ncbi.nlm.nih.gov/books/'],
  disciplines: ['Pathology'],
  organSystems: ['Cardiovascular'],
  examTypes: ['Step 1'],
  topics: ['Heart failure'],
  subtopics: ['Acute heart failure'],
  percentCorrect: 60,
  ...more,
});
