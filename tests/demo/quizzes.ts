import { buildQuestion } from '@/demo/testing';
import { type Caller, textAt } from './demoApi';

export const STUDENT = 'user-student';
export const TUTOR = 'user-tutor';
export const ADMIN = 'user-admin';

export const ALL_TYPES = { unused: true, correct: true, incorrect: true, marked: false };

/** Six questions with the key A in two disciplines, two organ systems and two exam types. */
export const SMALL_BANK = [
  buildQuestion('q-1'),
  buildQuestion('q-2', { topics: ['Arrhythmia'], subtopics: ['Atrial fibrillation'] }),
  buildQuestion('q-3', { disciplines: ['Physiology'], organSystems: ['Respiratory'] }),
  buildQuestion('q-4', { examTypes: ['Step 2'] }),
  buildQuestion('q-5', { figures: ['ecg-strip-palpitations.png'] }),
  buildQuestion('q-6', { disciplines: ['Pathology', 'Physiology'] }),
];

export const EVERYTHING = {
  discipline: ['Pathology', 'Physiology'],
  organSystem: ['Cardiovascular', 'Respiratory'],
  examType: ['Step 1', 'Step 2'],
};

export const blueprint = (userId: string, noOfQuestions: number, more: Record<string, unknown> = {}) => ({
  name: 'Quiz-1',
  userId,
  quizOptions: { tutorOn: false, timerOn: true },
  noOfQuestions,
  questionOptions: ALL_TYPES,
  categoryMap: EVERYTHING,
  ...more,
});

/** Creates a quiz from the small bank; returns its id, and the ids of its questions in order. */
export async function createdQuiz(
  caller: Caller,
  userId: string,
  size: number,
  more: Record<string, unknown> = {},
) {
  const quizId = textAt(await caller.post('/api/v2/quiz', blueprint(userId, size, more)), 'quizId');
  const { body } = await caller.get(`/quiz/${quizId}`);
  const questionIds = [...JSON.stringify(body).matchAll(/"questionId":"([^"]+)"/g)].map(([, id = '']) => id);
  return { quizId, questionIds };
}

/** A submission of these letters, in the order of the questions. */
export const submissionOf = (
  quizId: string,
  userId: string,
  questionIds: readonly string[],
  letters: readonly string[],
) => ({
  questionHistories: questionIds.map((questionId, index) => ({
    questionId,
    answerGiven: letters[index] ?? '',
    marked: index === 0,
    timeSpent: 30,
    answersAttempted: letters[index] === undefined || letters[index] === '' ? [] : [letters[index]],
    questionNo: index + 1,
  })),
  quizHistory: {
    quizId,
    userId,
    questionAttemptCount: questionIds.filter((_id, index) => (letters[index] ?? '') !== '').length,
    quizSubmitDate: '2026-03-02T12:00:00.000Z',
    quizDuration: 60,
  },
});
