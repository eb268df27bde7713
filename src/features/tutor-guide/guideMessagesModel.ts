/** Messages between exam window and guide window, by BroadcastChannel; the other window may run another release. */
import { CATEGORY_LABELS } from '@/domain/question/categoryLabels';
import { decodeCategoryMap, decodeMedicalCategoriesMap } from '@/shared/api/category';
import { closedList, id, number, string, stringOr, wholeNumber } from '@/shared/api/decode';
import { type Decoded, entity } from '@/shared/api/entity';

const decodeQuestion = entity('guide question', ['quizId'], {
  quizId: id,
  quizName: stringOr,
  /** From 1. */
  item: number,
  itemCount: number,
  questionId: string,
  /** The correct option's letter; '' if it may not be shown or the bank has none. */
  correctAnswer: stringOr,
  optionCount: wholeNumber,
  categories: decodeCategoryMap,
  medicalCategories: decodeMedicalCategoriesMap,
  /** HTML or plain text of the educational objective; '' if it may not be shown. */
  briefExplanation: stringOr,
  referenceCount: wholeNumber,
  videoCount: wholeNumber,
});

export type GuideQuestion = Decoded<typeof decodeQuestion>;

/** Each message is about one quiz. */
export type GuideMessage =
  /** The guide requests the current question. */
  | { readonly kind: 'hello'; readonly quizId: string }
  | { readonly kind: 'question'; readonly quizId: string; readonly question: GuideQuestion }
  /** The exam page is unloading, perhaps only to reload. */
  | { readonly kind: 'leaving'; readonly quizId: string }
  /** The exam was left. */
  | { readonly kind: 'ended'; readonly quizId: string };

const KINDS = ['hello', 'question', 'leaving', 'ended'] as const;

/** The names contain the user id: exams and guides of different users never share a channel. */
export const guideNames = (userId: string) =>
  ({ channel: `qlearn-guide-${userId}`, lock: `qlearn-guide-window-${userId}` }) as const;

const decodeHead = entity('guide message', ['kind'], {
  kind: closedList(KINDS),
  quizId: id,
});
const decodeBody = entity('guide message', ['question'], { question: decodeQuestion });

/** Throws `DecodeError`. */
export function decodeGuideMessage(value: unknown): GuideMessage {
  const { kind, quizId } = decodeHead(value);
  return kind === 'question' ? { kind, quizId, ...decodeBody(value) } : { kind, quizId };
}

/** Label and values; there may be no values. */
export interface MetadataLine {
  readonly name: string;
  readonly values: readonly string[];
}

/** In display order. */
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
