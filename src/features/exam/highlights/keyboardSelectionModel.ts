import type { TextRange } from './highlightModel';

/** From the word where the selection started to the current word; equal for a single word. */
export interface WordChoice {
  readonly anchor: TextRange;
  readonly focus: TextRange;
}

/** Words of a text given as blocks, in text order; no word crosses a block. */
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

export const covered = ({ anchor, focus }: WordChoice): TextRange => ({
  start: Math.min(anchor.start, focus.start),
  end: Math.max(anchor.end, focus.end),
});

/** Index of the word that a key moves to, from the word at `at`; `starts` are the words that begin a sentence. */
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
 * Moves the selection: left and right by word, up and down by sentence; `extending` keeps its anchor. The first
 * key selects the first word.
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
