import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
/** Messages between exam window and guide window, by BroadcastChannel. */
import {
  type CategoryMap,
  decodeCategoryMap,
  decodeMedicalCategoriesMap,
  type MedicalCategoriesMap,
} from '@/shared/api/category';
import { fieldsOf, id, number, oneOf, string, stringOr, wholeNumber } from '@/shared/api/decode';

/** Content of the guide: metadata of the current question. */
export interface GuideQuestion {
  readonly quizId: string;
  readonly quizName: string;
  /** From 1. */
  readonly item: number;
  readonly itemCount: number;
  readonly questionId: string;
  /** The correct option's letter; '' where it may not be shown or the bank has none. */
  readonly correctAnswer: string;
  readonly optionCount: number;
  readonly categories: CategoryMap;
  readonly medicalCategories: MedicalCategoriesMap;
  /** HTML or plain text of the educational objective; '' where it may not be shown. */
  readonly briefExplanation: string;
  readonly referenceCount: number;
  readonly videoCount: number;
}

/** One message between the windows, about one quiz. */
export type GuideMessage =
  /** The guide requests the current question. */
  | { readonly kind: 'hello'; readonly quizId: string }
  | { readonly kind: 'question'; readonly quizId: string; readonly question: GuideQuestion }
  /** The exam page is unloading, perhaps only to reload. */
  | { readonly kind: 'leaving'; readonly quizId: string }
  /** The exam was left. */
  | { readonly kind: 'ended'; readonly quizId: string };

const KINDS = ['hello', 'question', 'leaving', 'ended'] as const;

/** Names contain the user id: exams and guides of different users never share a channel. */
export const guideNames = (userId: string) =>
  ({ channel: `qlearn-guide-${userId}`, lock: `qlearn-guide-window-${userId}` }) as const;

/** The other window may run another release. Throws `DecodeError`. */
export function decodeGuideMessage(value: unknown): GuideMessage {
  const fields = fieldsOf(value, 'guide message');
  const kind = oneOf(fields.get('kind'), KINDS);
  const quizId = id(fields.get('quizId'));
  return kind === 'question'
    ? { kind, quizId, question: decodeGuideQuestion(fields.get('question')) }
    : { kind, quizId };
}

function decodeGuideQuestion(value: unknown): GuideQuestion {
  const fields = fieldsOf(value, 'guide question');
  return {
    quizId: id(fields.get('quizId')),
    quizName: stringOr(fields.get('quizName')),
    item: number(fields.get('item')),
    itemCount: number(fields.get('itemCount')),
    questionId: string(fields.get('questionId')),
    correctAnswer: stringOr(fields.get('correctAnswer')),
    optionCount: wholeNumber(fields.get('optionCount')),
    categories: decodeCategoryMap(fields.get('categories')),
    medicalCategories: decodeMedicalCategoriesMap(fields.get('medicalCategories')),
    briefExplanation: stringOr(fields.get('briefExplanation')),
    referenceCount: wholeNumber(fields.get('referenceCount')),
    videoCount: wholeNumber(fields.get('videoCount')),
  };
}

/** A line of the guide: label and values, possibly none. */
export interface MetadataLine {
  readonly name: string;
  readonly values: readonly string[];
}

/** The metadata as lines, in display order. */
export function metadataLines(question: GuideQuestion): readonly MetadataLine[] {
  const { categories, medicalCategories, correctAnswer, optionCount, referenceCount, videoCount } = question;
  return [
    { name: 'Question ID', values: [question.questionId] },
    {
      name: 'Correct answer',
      values: correctAnswer === '' ? [] : [`${correctAnswer} of ${optionCount} options`],
    },
    { name: CATEGORY_LABELS.discipline, values: categories.discipline },
    { name: CATEGORY_LABELS.organSystem, values: categories.organSystem },
    { name: CATEGORY_LABELS.examType, values: categories.examType },
    { name: CATEGORY_LABELS.topics, values: medicalCategories.topics },
    { name: CATEGORY_LABELS.subtopics, values: medicalCategories.subtopics },
    { name: 'References', values: [String(referenceCount)] },
    { name: 'Videos', values: [String(videoCount)] },
  ];
}
