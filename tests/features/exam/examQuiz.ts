import type { TestBackend } from '@/demo/testing';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';

let count = 0;

/** Stores a quiz in progress from the small bank, whose key is always A; returns its id. */
export async function anExamQuiz(
  backend: TestBackend,
  owner = STUDENT,
  size = 3,
  name = 'Morning block',
): Promise<string> {
  const id = `exam-quiz-${(count += 1)}`;
  await backend.context.database.put('quizzes', {
    id,
    group: owner,
    name,
    status: 'IN_PROGRESS',
    tutorOn: false,
    timerOn: true,
    createdAt: Date.now(),
    total: size,
    attempted: 0,
    correct: 0,
    duration: 0,
    category: { discipline: [], organSystem: [], examType: [] },
    medicalCategories: { topics: [], subtopics: [] },
  });
  const items = SMALL_BANK.slice(0, size).map((question, index) => ({
    questionId: question.id,
    questionNo: index + 1,
    answerGiven: '',
    marked: false,
    timeSpent: 0,
    answersAttempted: [],
    correct: false,
    reviewed: false,
    reviewTimeSpent: 0,
  }));
  await backend.context.database.put('sheets', { id, group: owner, items });
  return id;
}
