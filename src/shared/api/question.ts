import { indexOfLetter, letterOf } from '@/shared/format/letters';
import { categoryMapOrEmpty, medicalCategoriesOrEmpty } from './category';
import {
  array,
  boolean,
  DecodeError,
  fieldsOf,
  id,
  optional,
  optionalString,
  string,
  stringList,
  stringOr,
  tryDecode,
} from './decode';
import { get, post } from './endpoint';
import { aliased, type Decoded, entity } from './entity';

/** Options and key of a question. */
interface Options {
  /** HTML, in the order of the letters A, B, C …; empty when the wire has no options. */
  readonly optionList: readonly string[];
  /** The correct option's letter; '' when the wire names no existing one. */
  readonly correctAnswer: string;
}

function decodeOption(value: unknown): Options {
  const fields = fieldsOf(value, 'option');
  const rows: unknown = fields.get('optionList');
  const optionList = Array.isArray(rows) ? withoutBlankTail(rows.map(optionText)) : [];
  return { optionList, correctAnswer: correctLetter(fields.get('correctAnswer'), optionList) };
}

/** An unreadable option keeps its place as '', so that the letters of later ones do not change. */
function optionText(row: unknown): string {
  const fields = tryDecode(() => fieldsOf(row, 'option'));
  return stringOr(fields ? fields.get('text') : row);
}

const withoutBlankTail = (options: readonly string[]): string[] =>
  options.slice(0, options.findLastIndex((option) => option.trim() !== '') + 1);

/** The letter, ignoring case; else an exact option text; else a zero-based index; '' for no option. */
function correctLetter(answer: unknown, options: readonly string[]): string {
  const named = stringOr(answer).trim();
  if (named === '') return '';
  const byLetter = indexOfLetter(named);
  if (byLetter >= 0 && byLetter < options.length) return letterOf(byLetter);
  const byText = typeof answer === 'string' ? options.findIndex((option) => option.trim() === named) : -1;
  if (byText >= 0) return letterOf(byText);
  const byIndex = /^\d+$/.test(named) ? Number(named) : options.length;
  return byIndex < options.length ? letterOf(byIndex) : '';
}

/** Throws `DecodeError` when the row names no question. */
export const decodeQuestion = entity('Question', ['questionId', 'id'], {
  questionId: aliased(id, 'questionId', 'id'),
  /** HTML. */
  stem: stringOr,
  option: (value): Options => optional(value, decodeOption) ?? { optionList: [], correctAnswer: '' },
  /** HTML. */
  explanation: stringOr,
  /** HTML or plain text: the educational objective. */
  briefExplanation: stringOr,
  /** HTML: the expanded explanation. */
  additionalExplanation: stringOr,
  videoLinks: stringList,
  refLinks: stringList,
  categories: categoryMapOrEmpty,
  medicalCategories: aliased(medicalCategoriesOrEmpty, 'medicalCategories', 'medicalCategoriesMap'),
  authorEmail: aliased(optionalString, 'authorEmail', 'author'),
  marked: boolean,
});

/** A question of the bank with its key and explanations. */
export type Question = Decoded<typeof decodeQuestion>;

/** Rows that name no question are dropped. Throws `DecodeError` when there is no list. */
export const decodeQuestions = (body: unknown): Question[] => array(body, decodeQuestion);

const DATA_PREFIX = /^data:[^,]*,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Base64 without prefix. Throws `DecodeError` for anything else. */
function base64(value: unknown): string {
  const data = string(value).trim().replace(DATA_PREFIX, '').replace(/\s+/g, '');
  if (!BASE64.test(data)) throw new DecodeError('QuestionImage: not base64');
  return data;
}

/** `imgData`: base64 with or without a data: prefix on the wire, without it here. */
export const decodeQuestionImage = entity('QuestionImage', ['imgData'], { imgData: base64 });

/** A figure of a question. */
export type QuestionImage = Decoded<typeof decodeQuestionImage>;

/** `token`: shared mode, from the link. */
export interface QuestionsQuery {
  readonly questionIds: readonly string[];
  /** A visitor's token for a shared question; never stored. */
  readonly token?: string | undefined;
}

/** Bearer is optional because a shared question is read without a session. */
export const getQuestions = post({
  id: 'getQuestions',
  path: '/bank/question',
  bearer: 'optional',
  request: ({ questionIds, token }: QuestionsQuery) => ({
    ...(token === undefined ? {} : { query: { token } }),
    body: { question_list: questionIds },
  }),
  decode: decodeQuestions,
});

/** A figure by its name in `imageList`. */
export const getImage = get({
  id: 'getImage',
  path: '/bank/image',
  request: ({ imageName }: { readonly imageName: string }) => ({ query: { imageName } }),
  decode: decodeQuestionImage,
});
