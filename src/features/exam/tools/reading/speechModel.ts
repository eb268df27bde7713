import { languageOf } from '@/shared/format/languageOf';
import { letterOf } from '@/shared/format/letters';
import { spokenBlocks } from './spokenBlocks';

/** Maximum number of characters in an utterance: some voices stop after about 15 s. */
export const MAX_UTTERANCE_LENGTH = 220;

export interface SpokenQuestion {
  readonly stem: string;
  readonly options: readonly string[];
  readonly struckLetters: readonly string[];
  /** The parts of the explanation; undefined if it may not be seen. */
  readonly explanation?: readonly string[] | undefined;
}

/** The language that most voices for a script speak. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['und-Arab', 'ar'],
  ['und-Cyrl', 'ru'],
  ['und-Deva', 'hi'],
  ['und-Hani', 'zh'],
]);

/** The language in which a text is spoken: its own if there is a voice for it. An English voice skips other letters. */
export function voiceLanguage(text: string, voices: readonly Pick<SpeechSynthesisVoice, 'lang'>[]): string {
  const own = languageOf(text);
  const language = LANGUAGES.get(own) ?? own;
  const voice = voices.find(({ lang }) => language !== '' && lang.toLowerCase().startsWith(language));
  return voice?.lang.replace('_', '-') ?? 'en-US';
}

/** Splits a text at the ends of its sentences, and longer sentences at a comma or space. */
export function utterancesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const parts: string[] = [];
    let rest = sentence.trim();
    while (rest.length > MAX_UTTERANCE_LENGTH) {
      const start = rest.slice(0, MAX_UTTERANCE_LENGTH);
      const cut = start.lastIndexOf(', ') + 1 || Math.max(start.lastIndexOf(' '), 0);
      const end = cut === 0 ? MAX_UTTERANCE_LENGTH : cut;
      parts.push(rest.slice(0, end).trim());
      rest = rest.slice(end).trim();
    }
    return rest === '' ? parts : [...parts, rest];
  });
}

/** What is read aloud of a question, in order; nothing of its key. */
export function spokenTexts({
  stem,
  options,
  struckLetters,
  explanation = [],
}: SpokenQuestion): readonly string[] {
  const optionTexts = options.map((option, index) => {
    const letter = letterOf(index);
    const text = spokenBlocks(option).join(', ') || '(empty)';
    return `${letter}. ${text}${struckLetters.includes(letter) ? ', struck out' : ''}`;
  });
  const explained = explanation.flatMap(spokenBlocks);
  return [
    ...spokenBlocks(stem).flatMap(utterancesOf),
    // A letter alone would be a separate utterance.
    ...optionTexts.flatMap((text) => (text.length > MAX_UTTERANCE_LENGTH ? utterancesOf(text) : [text])),
    ...(explained.length === 0 ? [] : ['Explanation.', ...explained.flatMap(utterancesOf)]),
  ];
}
