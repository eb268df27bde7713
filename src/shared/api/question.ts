import { plainBase64 } from '@/shared/format/base64';
import { letterOf } from '@/shared/format/letters';
import { answerLetter, isIndexFromOne } from './answerLetter';
import { categoryMapOrEmpty, medicalCategoriesOrEmpty } from './category';
import {
  boolean,
  ENVELOPES,
  field,
  type Fields,
  fieldsOf,
  id,
  isAbsent,
  isObject,
  optionalString,
  string,
  stringOr,
  unwrap,
  withDefault,
} from './decode';
import { DecodeContext, DecodeError } from './decodeContext';
import { get, post } from './endpoint';
import { aliased, type Decoded, derived, entity } from './entity';
import { array, rowsOf, stringList } from './list';
import { described } from './schema';

interface Options {
  /** HTML, in the order of the letters A, B, C …; empty if the wire has no options. */
  readonly optionList: readonly string[];
  /** The correct option's letter; '' if the wire names no existing one. */
  readonly correctAnswer: string;
  /** The server numbers the options of this answer from 1. */
  readonly countsFromOne?: boolean | undefined;
}

const optionList = described(stringList.schema, (list: unknown, context?: DecodeContext): string[] =>
  withoutBlankTail(optionRows(list, context).map((row) => optionText(row, context))),
);

/** The options in their order, also of an object that has them by letter or by index. */
function optionRows(list: unknown, context?: DecodeContext): readonly unknown[] {
  if (Array.isArray(list)) return list;
  if (isAbsent(list)) return [];
  const names = isObject(list) ? Object.keys(list).toSorted() : [];
  if (!isObject(list) || names.length === 0 || !names.every((name) => /^(?:[A-Za-z]|\d)$/.test(name))) {
    context?.misreads(new DecodeError('a list', list, context));
    return [];
  }
  context?.deviates('object for a list');
  return names.map((name) => list[name]);
}

const OPTION_TEXTS = ['optionText', 'content', 'value', 'label', 'html', 'option', 'answer', 'description'];

/** An unreadable option keeps its place as '', so that the letters of later ones do not change. */
function optionText(row: unknown, context: DecodeContext | undefined): string {
  if (!isObject(row)) return stringOr(row, context);
  const fields = fieldsOf(row, 'option');
  const own = fields.get('text');
  const other = isAbsent(own) ? field(fields, ...OPTION_TEXTS) : undefined;
  if (other !== undefined) context?.deviates('option text under another name');
  return stringOr(other ?? own, context);
}

/** The index of the only option that says itself that it is right. */
function flaggedIndex(list: unknown): number {
  const flags = optionRows(list).map(
    (row) => isObject(row) && (row.correct === true || row.isCorrect === true),
  );
  return flags.filter(Boolean).length === 1 ? flags.indexOf(true) : -1;
}

const withoutBlankTail = (options: readonly string[]): string[] =>
  options.slice(0, options.findLastIndex((option) => option.trim() !== '') + 1);

/** A key that names no option counts as none: nothing may be shown as right. */
function correctAnswer(fields: Fields, context: DecodeContext, firstIndex: number): string {
  // The context is left out: the deviations of the options were noticed before.
  const options = optionList(fields.get('optionList'));
  if (options.length === 0) return '';
  const flagged = isAbsent(fields.get('correctAnswer')) ? flaggedIndex(fields.get('optionList')) : -1;
  if (flagged >= 0) {
    context.deviates('answer as a flag of an option');
    return letterOf(flagged);
  }
  try {
    return answerLetter(fields.get('correctAnswer'), { options, firstIndex }, context);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    context.misreads(error);
    return '';
  }
}

const NO_OPTIONS: Options = { optionList: [], correctAnswer: '' };

const decodeOptions = (countsFromOne: boolean) =>
  withDefault<Options>(
    entity('option', [], {
      optionList,
      correctAnswer: derived(
        (fields, context) => correctAnswer(fields, context, countsFromOne ? 1 : 0),
        stringOr.schema,
      ),
      countsFromOne: derived(() => countsFromOne || undefined),
    }),
    NO_OPTIONS,
  );

const decodeQuestionOf = (countsFromOne: boolean) =>
  entity('Question', ['questionId', 'id'], {
    questionId: aliased(id, 'questionId', 'id'),
    /** HTML. */
    stem: stringOr,
    option: decodeOptions(countsFromOne),
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

/** Throws `DecodeError` if the row names no question. */
export const decodeQuestion = decodeQuestionOf(false);

const decodeQuestionFromOne = decodeQuestionOf(true);

export type Question = Decoded<typeof decodeQuestion>;

/** One key beyond the last option shows that the server counts from 1, in all questions of the response. */
const hasKeyFromOne = (row: unknown): boolean => {
  const option = isObject(row) && isObject(row.option) ? row.option : {};
  return isIndexFromOne(option.correctAnswer, optionList(option.optionList));
};

/** Rows that name no question are dropped. Throws `DecodeError` if there is no list. */
export const decodeQuestions = described(
  { type: 'array', items: decodeQuestion.schema },
  (body: unknown, context?: DecodeContext): Question[] => {
    // Without the context: anything noticed here will be noticed again.
    const countsFromOne = rowsOf(body).rows.some(hasKeyFromOne);
    return array(body, countsFromOne ? decodeQuestionFromOne : decodeQuestion, context);
  },
);

const DATA_PREFIX = /^\s*data:[^,]*,/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Base64 without prefix. Throws `DecodeError` for anything else. */
function base64(value: unknown, context: DecodeContext): string {
  const data = plainBase64(string(value, context).replace(DATA_PREFIX, ''));
  if (!BASE64.test(data)) throw new DecodeError('an image in base64', value, context);
  return data;
}

/** Bytes per call: more arguments would overflow the stack. */
const BYTES_PER_CALL = 0x2000;

function base64OfBytes(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += BYTES_PER_CALL) {
    text += String.fromCharCode(...bytes.subarray(start, start + BYTES_PER_CALL));
  }
  return btoa(text);
}

const IMAGE_NAMES = ['imgData', 'image', ...ENVELOPES];

function imageData(body: unknown, context: DecodeContext): string {
  if (body instanceof Uint8Array) {
    context.deviates('image as raw bytes');
    return base64OfBytes(body);
  }
  const name = isObject(body) ? IMAGE_NAMES.find((candidate) => Object.hasOwn(body, candidate)) : undefined;
  if (!isObject(body) || name === undefined) {
    const data = base64(body, context);
    if (context.isAtBody) context.deviates('image as a bare text');
    return data;
  }
  if (name !== 'imgData') context.deviates('image under another name');
  return context.withPath((at) => {
    at(name);
    return imageData(body[name], context);
  });
}

function altTextOf(body: unknown, context: DecodeContext): string | undefined {
  if (!isObject(body)) return undefined;
  const own = field(fieldsOf(body, 'image'), 'altText', 'alt');
  return optionalString(own, context) ?? altTextOf(unwrap(body) === body ? undefined : unwrap(body), context);
}

export interface QuestionImage {
  /** Base64, with or without a data: prefix on the wire, without it here. */
  readonly imgData: string;
  /** What the image shows, for who cannot see it; may give away the answer, so it is read on request. */
  readonly altText?: string | undefined;
}

export const decodeQuestionImage = described(
  {
    type: 'object',
    properties: { imgData: { type: 'string' }, altText: { type: 'string' } },
    required: ['imgData'],
  },
  (body: unknown, context = new DecodeContext()): QuestionImage => {
    const altText = altTextOf(body, context);
    return { imgData: imageData(body, context), ...(altText !== undefined && { altText }) };
  },
);

/** `token`: shared mode, from the link. */
export interface QuestionsQuery {
  readonly questionIds: readonly string[];
  /** A visitor's token for a shared question; never stored. */
  readonly token?: string | undefined;
}

/** Bearer is optional because a shared question is read without a session. */
export const getQuestions = post('getQuestions', '/bank/question', decodeQuestions, {
  isRead: true,
  bearer: 'optional',
  request: ({ questionIds, token }: QuestionsQuery) => ({
    ...(token === undefined ? {} : { query: { token } }),
    body: { question_list: questionIds },
  }),
});

/** A figure by its name in `imageList`. */
export const getImage = get('getImage', '/bank/image', decodeQuestionImage, {
  request: ({ imageName }: { readonly imageName: string }) => ({ query: { imageName } }),
});
