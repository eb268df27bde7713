/**
 * The demo question bank in the app; `index.ts` reads it from `questions/`, whose schema is `question.schema.json`. It
 * is richer than the wire (every option says why it is right or wrong); `toQuestion.ts` turns it into the contract's
 * Question.
 */

/** One answer option. `why` says in full sentences why it is right, or why it is not the best answer. */
interface BankOption {
  /** Short HTML, usually plain text. Options are in a natural order (alphabetical, by dose, by sequence). */
  readonly text: string;
  readonly why: string;
  /** True for exactly one option of a question. */
  readonly correct?: boolean | undefined;
}

/**
 * One item of the bank. HTML is limited to p, ul, ol, li, strong, em, sub, sup, br and table markup without attributes.
 */
export interface BankQuestion {
  /** Unique and stable: file name and number, for instance `cardiovascular-07`. */
  readonly id: string;
  /** HTML: the vignette, then the lead-in question in its own paragraph. */
  readonly stem: string;
  /** Four to six. */
  readonly options: readonly BankOption[];
  /** The educational objective: one or two sentences of plain text. */
  readonly objective: string;
  /** HTML: the expanded explanation, the mechanism or the guideline behind the answer, 80 to 180 words. */
  readonly expanded: string;
  /** At most three stable https pages: DOI, PubMed, NCBI Bookshelf, guideline bodies. */
  readonly references: readonly string[];
  /** At most two https pages of public bodies that show a video: MedlinePlus, university teaching sites. */
  readonly videos?: readonly string[] | undefined;
  readonly disciplines: readonly string[];
  readonly organSystems: readonly string[];
  readonly examTypes: readonly string[];
  /** Broad subjects, for instance `Heart failure`. */
  readonly topics: readonly string[];
  /** Narrower subjects within the topics, for instance `Guideline-directed medical therapy`. */
  readonly subtopics: readonly string[];
  /** Share of prepared students who answer it right, percent 0–100; makes the demo histories believable. */
  readonly percentCorrect: number;
  /** File names in `demo/figures/images`, shown under the stem in this order. */
  readonly figures?: readonly string[] | undefined;
}
