/** Which words of a text the keyboard has chosen, and where its keys lead. */
import type { TextRange } from './highlightModel';

/** From the word where the choice began to the word where it is now; one word when both are the same. */
export interface WordChoice {
  readonly anchor: TextRange;
  readonly focus: TextRange;
}

/** The words of a text that is given in blocks, in the order of the text; no word runs from one block into the next. */
export function wordsOf(blocks: readonly string[]): readonly TextRange[] {
  let start = 0;
  return blocks.flatMap((block) => {
    const from = start;
    start += block.length;
    return [...block.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
      start: from + index,
      end: from + index + word.length,
    }));
  });
}

/** The words from one end of the choice to the other. */
export const covered = ({ anchor, focus }: WordChoice): TextRange => ({
  start: Math.min(anchor.start, focus.start),
  end: Math.max(anchor.end, focus.end),
});

/** The index of the word that a key leads to, from the word at `at`; `starts` are those that begin a sentence. */
type Step = (at: number, starts: readonly number[], last: number) => number;

const STEPS: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowRight', (at) => at + 1],
  ['ArrowLeft', (at) => at - 1],
  ['ArrowDown', (at, starts, last) => starts.find((start) => start > at) ?? last],
  ['ArrowUp', (at, starts) => starts.findLast((start) => start < at) ?? 0],
  ['Home', () => 0],
  ['End', (_at, _starts, last) => last],
]);

/**
 * Where a key leads: left and right by word, up and down by sentence; `extends` keeps where the choice began. The first
 * key of all chooses the first word.
 */
export function movedChoice(
  text: string,
  words: readonly TextRange[],
  choice: WordChoice | undefined,
  key: string,
  extending: boolean,
): WordChoice | undefined {
  const step = STEPS.get(key);
  if (step === undefined || words.length === 0) return undefined;
  const last = words.length - 1;
  const at = choice === undefined ? -1 : words.findIndex(({ end }) => end > choice.focus.start);
  const target = choice === undefined ? 0 : step(at, sentenceStarts(text, words), last);
  const focus = words[Math.min(last, Math.max(0, target))];
  if (focus === undefined) return undefined;
  return { anchor: extending && choice !== undefined ? choice.anchor : focus, focus };
}

/** Indexes of the words that begin a sentence. */
function sentenceStarts(text: string, words: readonly TextRange[]): readonly number[] {
  const endsSentence = (word: TextRange | undefined): boolean =>
    word === undefined || /[.?!:][)\]"”’]*$/.test(text.slice(word.start, word.end));
  return words.flatMap((_, index) => (endsSentence(words[index - 1]) ? index : []));
}
