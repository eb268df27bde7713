/** Contract, section Taking, submitting, reviewing: what is asked, and what is said about it. */
import { indexOfLetter, letterOf } from '@/shared/format/letters';
import {
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  EMPTY_CATEGORY_MAP,
  EMPTY_MEDICAL_CATEGORIES_MAP,
  type CategoryMap,
  type MedicalCategoriesMap,
} from './category';
import {
  tryDecode,
  DecodeError,
  entityFields,
  field,
  fieldsOf,
  boolean,
  id,
  array,
  optional,
  optionalString,
  stringList,
  string,
  stringOr,
} from './decode';
import type { Endpoint } from './endpoint';

/** A question of the bank with its key and explanations. */
export interface Question {
  readonly questionId: string;
  /** HTML. */
  readonly stem: string;
  readonly option: {
    /** HTML, in the order of the letters A, B, C …; empty when the wire has no options. */
    readonly optionList: readonly string[];
    /** The right option's letter, '' when the wire names none that exists. */
    readonly correctAnswer: string;
  };
  /** HTML. */
  readonly explanation: string;
  /** HTML or plain text: the educational objective. */
  readonly briefExplanation: string;
  /** HTML: the expanded explanation. */
  readonly additionalExplanation: string;
  readonly videoLinks: readonly string[];
  readonly refLinks: readonly string[];
  readonly categories: CategoryMap;
  readonly medicalCategories: MedicalCategoriesMap;
  readonly authorEmail?: string | undefined;
  readonly marked: boolean;
}

/** A figure of a question. */
export interface QuestionImage {
  /** Base64 without a data: prefix. */
  readonly imgData: string;
}

/** `questionId`, else `id`. Throws `DecodeError` when the row names no question. */
export function decodeQuestion(body: unknown): Question {
  const fields = entityFields(body, 'Question', 'questionId', 'id');
  return {
    questionId: id(field(fields, 'questionId', 'id')),
    stem: stringOr(fields.get('stem')),
    option: optional(fields.get('option'), decodeOption) ?? { optionList: [], correctAnswer: '' },
    explanation: stringOr(fields.get('explanation')),
    briefExplanation: stringOr(fields.get('briefExplanation')),
    additionalExplanation: stringOr(fields.get('additionalExplanation')),
    videoLinks: stringList(fields.get('videoLinks')),
    refLinks: stringList(fields.get('refLinks')),
    categories: optional(fields.get('categories'), decodeCategoryMap) ?? EMPTY_CATEGORY_MAP,
    medicalCategories:
      optional(field(fields, 'medicalCategories', 'medicalCategoriesMap'), decodeMedicalCategoriesMap) ??
      EMPTY_MEDICAL_CATEGORIES_MAP,
    authorEmail: optionalString(field(fields, 'authorEmail', 'author')),
    marked: boolean(fields.get('marked')),
  };
}

/** Rows that name no question are dropped. Throws `DecodeError` when there is no list. */
export const decodeQuestions = (body: unknown): Question[] => array(body, decodeQuestion);

function decodeOption(value: unknown): Question['option'] {
  const fields = fieldsOf(value, 'option');
  const rows: unknown = fields.get('optionList');
  const optionList = Array.isArray(rows) ? withoutBlankTail(rows.map(optionText)) : [];
  return { optionList, correctAnswer: correctLetter(fields.get('correctAnswer'), optionList) };
}

/** An option that cannot be read keeps its place as '', lest the letters of all that follow change. */
function optionText(row: unknown): string {
  const fields = tryDecode(() => fieldsOf(row, 'option'));
  return stringOr(fields ? fields.get('text') : row);
}

const withoutBlankTail = (options: readonly string[]): string[] =>
  options.slice(0, options.findLastIndex((option) => option.trim() !== '') + 1);

/** The letter, in either case; else an exact option text; else a zero-based index; '' when it names no option. */
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

const DATA_PREFIX = /^data:[^,]*,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Base64, with or without a data: prefix. Throws `DecodeError` for anything else. */
export function decodeQuestionImage(body: unknown): QuestionImage {
  const fields = entityFields(body, 'QuestionImage', 'imgData');
  const imgData = string(fields.get('imgData')).trim().replace(DATA_PREFIX, '').replace(/\s+/g, '');
  if (!BASE64.test(imgData)) throw new DecodeError('QuestionImage: not base64');
  return { imgData };
}

/** Which questions are wanted. */
export interface QuestionsQuery {
  readonly questionIds: readonly string[];
  /** Shared mode: the token that came with the link. */
  readonly token?: string | undefined;
}

/** The Bearer is optional because a shared question is read without a session. */
export const getQuestions: Endpoint<QuestionsQuery, Question[]> = {
  id: 'getQuestions',
  method: 'POST',
  path: '/bank/question',
  bearer: 'optional',
  request: ({ questionIds, token }) => ({
    ...(token === undefined ? {} : { query: { token } }),
    body: { question_list: questionIds },
  }),
  decode: decodeQuestions,
};

/** Contract call `getImage`: a figure by its name in `imageList`. */
export const getImage: Endpoint<{ readonly imageName: string }, QuestionImage> = {
  id: 'getImage',
  method: 'GET',
  path: '/bank/image',
  bearer: 'required',
  request: ({ imageName }) => ({ query: { imageName } }),
  decode: decodeQuestionImage,
};
