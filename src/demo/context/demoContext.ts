import type { QuestionBank } from '@/demo/bank/questionBank';
import type { Database } from '@/demo/database/database';
import type { Random } from './random';

/** What every handler works with; nothing in the engine reads the clock or draws a number but through it. */
export interface DemoContext {
  readonly database: Database;
  readonly bank: QuestionBank;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** Where the app is served, for the links in mails, qlinks and checkout addresses. */
  readonly origin: string;
  /** Base64 of a figure's PNG file, undefined when there is none of that name. */
  readonly loadFigure: (name: string) => Promise<string | undefined>;
}
