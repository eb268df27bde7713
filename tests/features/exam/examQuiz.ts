import type { TestBackend } from '@/demo/testing';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';

let count = 0;

interface QuizOptions {
  readonly owner?: string;
  readonly name?: string;
  readonly tutorOn?: boolean;
  readonly timerOn?: boolean;
  readonly questions?: readonly { readonly id: string }[];
  /** How many of them. */
  readonly size?: number;
}

/** Stores a quiz in progress, by default of three questions from the small bank, whose key is always A; returns its id. */
export async function anExamQuiz(backend: TestBackend, options: QuizOptions = {}): Promise<string> {
  const { owner = STUDENT, name = 'Morning block', tutorOn = false, timerOn = true } = options;
  const { questions = SMALL_BANK, size = 3 } = options;
  const id = `exam-quiz-${(count += 1)}`;
  await backend.context.database.put('quizzes', {
    id,
    group: owner,
    name,
    status: 'IN_PROGRESS',
    tutorOn,
    timerOn,
    createdAt: Date.now(),
    total: size,
    attempted: 0,
    correct: 0,
    duration: 0,
    category: { discipline: [], organSystem: [], examType: [] },
    medicalCategories: { topics: [], subtopics: [] },
  });
  const items = questions.slice(0, size).map((question, index) => ({
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
