import type { Question } from '@/shared/api/question';
import { letterOf } from '@/shared/format/letters';
import type { BankQuestion } from './types';

const BANK_AUTHOR = 'editors@qlearn.demo';

/** The letter of the right option. */
export const keyOf = (question: BankQuestion): string =>
  letterOf(question.options.findIndex((option) => option.correct === true));

/** First why the key is right, then why each other option is not. */
function explanationOf(question: BankQuestion): string {
  const lettered = question.options.map((option, index) => ({ ...option, letter: letterOf(index) }));
  const right = lettered
    .filter((option) => option.correct)
    .map(({ letter, text, why }) => `<p><strong>${letter}. ${text} is correct.</strong> ${why}</p>`);
  const wrong = lettered
    .filter((option) => !option.correct)
    .map(({ letter, text, why }) => `<li><strong>${letter}. ${text}:</strong> ${why}</li>`);
  return `${right.join('')}<p><strong>The other options</strong></p><ul>${wrong.join('')}</ul>`;
}

/** The contract's Question of a bank item; `marked` is the reader's own mark. */
export const toQuestion = (question: BankQuestion, marked: boolean): Question => ({
  questionId: question.id,
  stem: question.stem,
  option: { optionList: question.options.map((option) => option.text), correctAnswer: keyOf(question) },
  explanation: explanationOf(question),
  briefExplanation: question.objective,
  additionalExplanation: question.expanded,
  videoLinks: question.videos ?? [],
  refLinks: question.references,
  categories: {
    discipline: question.disciplines,
    organSystem: question.organSystems,
    examType: question.examTypes,
  },
  medicalCategories: { topics: question.topics, subtopics: question.subtopics },
  authorEmail: BANK_AUTHOR,
  marked,
});
