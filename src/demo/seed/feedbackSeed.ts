import { keyOf } from '@/demo/bank/toQuestion';
import type { BankQuestion } from '@/demo/bank/types';
import { between, draw, newId, pick, type Random } from '@/demo/context/random';
import { DAY, HOUR } from '@/demo/context/time';
import type { CommentRecord, StudentFeedbackRecord, TutorFeedbackRecord } from '@/demo/database/records';
import type { StudentFeedback } from '@/shared/api/feedback';
import { DEMO_ADMIN_ID, DEMO_TUTOR_ID } from './accounts';

export interface SeededFeedback {
  readonly comments: readonly CommentRecord[];
  readonly studentFeedback: readonly StudentFeedbackRecord[];
  readonly tutorFeedback: readonly TutorFeedbackRecord[];
}

/** Threads: a comment on a question, then its replies. */
const THREADS: readonly (readonly [string, ...string[]])[] = [
  [
    'The key finding is easy to read past. Underline it before you look at the options.',
    'Agreed. I changed my answer because I missed it.',
  ],
  [
    'Is the second-best option ever right in practice?',
    'Yes, when the first-line drug is contraindicated. The explanation of that option says when.',
  ],
  ['This came up in our morning report last week in almost the same words.'],
  [
    'Could we add a table that sets the differentials side by side?',
    'Good idea. I have passed it on to the editors.',
    'Thank you!',
  ],
  ['Note that the reference was updated recently; the recommendation did not change.'],
  ['Students often mix up the two mechanisms here. The expanded explanation settles it.'],
];

type Opinion = Pick<StudentFeedback, 'topic' | 'explanationType' | 'comment'>;

const PRAISE: readonly Opinion[] = [
  { topic: 'STEM', comment: 'Clear vignette, and the wrong options are well explained.' },
  {
    topic: 'EXPLANATION',
    explanationType: 'JUST_RIGHT',
    comment: 'Good discriminator. I learned why the other options fail.',
  },
  {
    topic: 'EXPLANATION',
    explanationType: 'JUST_RIGHT',
    comment: 'Explanation is just right for a quick review.',
  },
  { topic: 'OTHER_GENERAL', comment: 'Very close to the real exam.' },
  { topic: 'OTHER_GENERAL', comment: 'The reference helped me to read further.' },
];

/** A complaint, and how the administrator answers it. */
interface Complaint {
  readonly opinion: Opinion;
  readonly answer: { readonly status: 'inProgress' | 'resolved' | 'declined'; readonly note: string };
  /** Whether a student may say so of this question; of any, if absent. */
  readonly fits?: (question: BankQuestion) => boolean;
}

const COMPLAINTS: readonly Complaint[] = [
  {
    opinion: { topic: 'STEM', comment: 'The reference range of the laboratory value is missing.' },
    answer: { status: 'declined', note: 'The panel Lab values has it; the real exam does the same.' },
    fits: ({ stem }) => /mg\/dL|mEq\/L/.test(stem),
  },
  {
    opinion: { topic: 'STEM', comment: 'Two options seem to be right until the last sentence.' },
    answer: { status: 'declined', note: 'The last sentence decides; the explanation says so.' },
  },
  {
    opinion: { topic: 'STEM', comment: 'There is a typing error in the third sentence of the stem.' },
    answer: { status: 'resolved', note: 'Corrected in the next release of the bank.' },
  },
  {
    opinion: {
      topic: 'EXPLANATION',
      explanationType: 'TOO_SHORT',
      comment: 'The explanation could say more about follow-up.',
    },
    answer: { status: 'resolved', note: 'A sentence on follow-up added; second reader agreed.' },
  },
  {
    opinion: { topic: 'OTHER_GENERAL', comment: 'I think B is right as well: our hospital gives it first.' },
    answer: {
      status: 'inProgress',
      note: 'Asked the author which edition of the guideline the key follows.',
    },
    fits: (question) => keyOf(question) !== 'B' && /treatment|therapy|medication/.test(question.stem),
  },
  {
    opinion: {
      topic: 'EXPLANATION',
      explanationType: 'TOO_VERBOSE',
      comment: 'The explanation is too long to read between blocks.',
    },
    answer: { status: 'declined', note: 'The brief explanation above it is meant for that.' },
  },
  {
    opinion: {
      topic: 'EXPLANATION',
      explanationType: 'JUST_RIGHT',
      comment: 'The second reference did not open.',
    },
    answer: { status: 'inProgress', note: '' },
    fits: ({ references }) => references.length > 1,
  },
];

const complaintOn = (random: Random, question: BankQuestion): Complaint =>
  pick(
    random,
    COMPLAINTS.filter(({ fits }) => fits?.(question) ?? true),
  );

/** How the administrator answers a complaint of this text. */
export const answerTo = (comment: string | undefined): Complaint['answer'] | undefined =>
  COMPLAINTS.find(({ opinion }) => opinion.comment === comment)?.answer;

const SUGGESTIONS = [
  'State the duration of the symptoms in the first sentence.',
  'Give the value in conventional and SI units.',
  'Shorten the second paragraph.',
  '',
] as const;

function commentsOn(random: Random, question: BankQuestion, now: number): CommentRecord[] {
  const [opening, ...replies] = pick(random, THREADS);
  const createdAt = now - between(random, 2, 25) * DAY;
  const first: CommentRecord = {
    id: newId(random, 'comment'),
    group: question.id,
    userId: DEMO_TUTOR_ID,
    comment: opening,
    createdAt,
  };
  const answers = replies.map((comment, index) => ({
    id: newId(random, 'comment'),
    group: question.id,
    userId: index % 2 === 0 ? DEMO_ADMIN_ID : DEMO_TUTOR_ID,
    comment,
    createdAt: createdAt + (index + 1) * 5 * HOUR,
    parentCommentId: first.id,
  }));
  return [first, ...answers];
}

function studentFeedbackOn(
  random: Random,
  question: BankQuestion,
  userId: string,
  now: number,
): StudentFeedbackRecord {
  const isError = random() < 0.2;
  return {
    id: newId(random, 'feedback'),
    group: question.id,
    userId,
    createdAt: now - between(random, 1, 28 * 24) * HOUR,
    feedback: {
      questionId: question.id,
      rating: isError ? between(random, 1, 3) : between(random, 3, 5),
      isError: isError ? 'Y' : 'N',
      ...(isError ? complaintOn(random, question).opinion : pick(random, PRAISE)),
      difficulty: pick(random, ['EASY', 'MEDIUM', 'HARD'] as const),
    },
  };
}

export const tutorFeedbackOn = (
  random: Random,
  question: BankQuestion,
  now: number,
): TutorFeedbackRecord => ({
  id: newId(random, 'feedback'),
  group: question.id,
  userId: DEMO_TUTOR_ID,
  createdAt: now - between(random, 1, 28 * 24) * HOUR,
  feedback: {
    questionId: question.id,
    stem: {
      difficulty: pick(random, ['EASY', 'MEDIUM', 'HARD'] as const),
      quality: pick(random, ['EXCELLENT', 'GOOD', 'GOOD', 'FAIR'] as const),
      errors: pick(random, ['NONE', 'NONE', 'NONE', 'GRAMMAR_TOPOLOGICAL'] as const),
    },
    explanation: {
      quality: pick(random, ['EXCELLENT', 'EXCELLENT', 'GOOD', 'FAIR'] as const),
      errors: pick(random, ['NONE', 'NONE', 'NONE', 'FACTUAL'] as const),
    },
    expandedExplanation: random() < 0.8 ? 'RELEVANT' : 'LESS_RELEVANT',
    improvementSuggestions: { stem: pick(random, SUGGESTIONS), explanation: '', expandedExplanation: '' },
  },
});

/** Comments and feedback on part of the bank, by the demo's tutor, admin and other students. */
export function generateFeedback(
  random: Random,
  questions: readonly BankQuestion[],
  studentIds: readonly string[],
  now: number,
): SeededFeedback {
  const share = (part: number) => draw(random, questions, Math.ceil(questions.length * part));
  return {
    comments: share(0.2).flatMap((question) => commentsOn(random, question, now)),
    studentFeedback: share(0.4).flatMap((question) =>
      draw(random, studentIds, between(random, 1, 4)).map((userId) =>
        studentFeedbackOn(random, question, userId, now),
      ),
    ),
    tutorFeedback: share(0.2).map((question) => tutorFeedbackOn(random, question, now)),
  };
}
