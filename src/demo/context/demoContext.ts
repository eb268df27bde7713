import type { QuestionBank } from '@/demo/bank/questionBank';
import type { Database } from '@/demo/database/database';
import type { QuestionImage } from '@/shared/api/question';
import type { Random } from './random';

/** What every handler works with; the engine reads clock and randomness only through it. */
export interface DemoContext {
  readonly database: Database;
  readonly bank: QuestionBank;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** Origin of the app, for the links in mails and for shared links. */
  readonly origin: string;
  readonly checkoutOrigin: string;
  /** Undefined for an unknown name. */
  readonly loadFigure: (name: string) => Promise<QuestionImage | undefined>;
}
