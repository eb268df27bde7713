// Responses of the benchmark's own server: the contract defines their shapes, the measures their sizes.
import { invitations, plans, studentFeedback, students } from './adminData.mjs';

const SENTENCES = [
  'A 61-year-old woman comes to the emergency department because of 3 hours of increasing shortness of breath.',
  'She has hypertension and type 2 diabetes mellitus; her medicines are lisinopril and metformin.',
  'Temperature is 37.1°C, pulse 112/min, respirations 26/min and blood pressure 98/62 mm Hg.',
  'Crackles are heard over both lung bases, the jugular veins are distended and the legs are cool.',
  'An ECG shows sinus tachycardia; the serum lactate concentration is 3.4 mmol/L.',
];

function questionAt(index) {
  const rotated = SENTENCES.map((_, at) => SENTENCES[(at + index) % SENTENCES.length]);
  return {
    questionId: `bench-${index + 1}`,
    stem: `<p>Case ${index + 1}. ${rotated.join(' ')}</p><p>Which of the following is the most appropriate next step?</p>`,
    option: {
      optionList: ['Dobutamine', 'Furosemide', 'Metoprolol', 'Normal saline', 'Norepinephrine'].map(
        (name) => `${name} (${index + 1})`,
      ),
      correctAnswer: 'ABCDE'[index % 5],
    },
    explanation: `<p>${rotated.join(' ')}</p>`.repeat(3),
    briefExplanation: rotated[0],
    additionalExplanation: `<p>${rotated[1]}</p>`,
    videoLinks: [],
    refLinks: ['https://pubmed.ncbi.nlm.nih.gov/'],
    categories: { discipline: ['Internal Medicine'], organSystem: ['Cardiovascular'], examType: ['Step 2'] },
    medicalCategories: { topics: ['Heart failure'], subtopics: ['Cardiogenic shock'] },
    authorEmail: 'author@example.org',
    marked: false,
  };
}

export const questions = (count) => Array.from({ length: count }, (_, index) => questionAt(index));

/** A token in the form the app reads: unsigned, valid for a day. */
export function token() {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: 'u1', iat: now, exp: now + 86_400 })}.x`;
}

export const user = {
  id: 'u1',
  displayName: 'Bench Student',
  email: 'student@example.org',
  primaryRole: 'ROLE_STUDENT',
};

const plan = {
  id: 'p1',
  name: 'Pro 30',
  category: 'PRO',
  examTypes: ['Step 2'],
  price: 29,
  durationInDay: 30,
  questionsPerDay: 400,
  type: 'GENERAL',
  description: '',
  status: 'ACTIVE',
  videoExplanationLimit: 1,
};
const booking = { id: 'bench-booking', price: plan.price, status: 'SUCCESS', plan };
const categories = {
  discipline: ['Internal Medicine', 'Surgery', 'Pathology'],
  organSystem: ['Cardiovascular', 'Respiratory'],
  examType: ['Step 1', 'Step 2'],
};

const overview = {
  quizDuration: 600,
  correctPercentage: 50,
  incorrectPercentage: 50,
  questionCorrectCount: 20,
  questionAttemptCount: 40,
  categoryPerformance: [],
};

/** Quiz ids contain their size: `bench40`, `bench400`. */
const sizeOf = (quizId) => Number(/\d+$/.exec(quizId)?.[0] ?? 40);

function quiz(quizId, submitted) {
  return {
    id: quizId,
    name: `Bench of ${sizeOf(quizId)}`,
    tutorOn: false,
    timerOn: true,
    questions: Array.from({ length: sizeOf(quizId) }, (_, index) => ({
      questionId: `bench-${index + 1}`,
      questionNo: index + 1,
      imageList: [],
      marked: false,
    })),
    userId: user.id,
    quizStatus: submitted.has(quizId) ? 'COMPLETE' : 'IN_PROGRESS',
  };
}

const histories = (quizId) =>
  questions(sizeOf(quizId)).map((question, index) => ({
    id: `h${index + 1}`,
    questionId: question.questionId,
    questionNo: index + 1,
    questionStem: question.stem,
    answerGiven: 'A',
    correct: question.option.correctAnswer === 'A',
    marked: false,
    reviewed: false,
    timeSpent: 30,
    reviewTimeSpent: 0,
    categories: question.categories,
    medicalCategoriesMap: question.medicalCategories,
  }));

const historyRows = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: `bench-quiz-${index + 1}`,
    title: `Quiz ${index + 1}`,
    percentageCorrect: (index * 37) % 101,
    timerOn: index % 2 === 0,
    tutorOn: false,
    category: categories,
    medicalCategorizationMap: { topics: [], subtopics: [] },
    total: 10 + (index % 31),
    complete: new Date(1_790_000_000_000 - index * 3_600_000).toISOString(),
  }));

const performance = (count) => ({
  questionCorrect: 1200,
  questionIncorrect: 800,
  categoriesPerformance: ['discipline', 'organSystem', 'examType', 'topics', 'subtopics'].map((category) => ({
    category,
    subcategories: Array.from({ length: category === 'subtopics' ? count : 12 }, (_, index) => ({
      subCategory: `Subject ${(index * 7919) % count}`,
      percentageCorrect: (index * 31) % 101,
      correctCount: (index * 13) % 90,
      incorrectCount: (index * 17) % 70,
    })),
  })),
});

const topics = (count) => ({
  topics: Array.from({ length: count }, (_, index) => `Topic ${index + 1}`),
  subtopics: [],
});

/**
 * The response to a call under /qlearn; undefined means 404. `submitted` holds the ids of the complete quizzes, `sizes`
 * the numbers of rows of the long lists, `role` the role of the signed-in user.
 */
export function answer({ method, path, body, submitted, sizes, role }) {
  const [, first, second, third] = path.split('/');
  switch (`${method} ${path}`) {
    case 'POST /auth/signin':
      return { ...user, primaryRole: role, accessToken: token() };
    case 'GET /user/me':
      return { ...user, primaryRole: role };
    case 'GET /quiz/categories':
    case 'GET /bank/question/category':
      return categories;
    case 'POST /quiz/categories/questions':
      return { questionCount: 400, eligibleQuestionCount: 400, questionLeftInDay: 400 };
    case 'GET /medical-categorization/categories/v2/search':
      return topics(sizes.topics);
    case 'POST /api/v2/quiz':
      return { quizId: `bench${body.noOfQuestions}` };
    case 'POST /bank/question':
      return questions(body.question_list.length);
    case 'POST /quiz/block':
      return { blockId: 'b1', quizId: body.quizId };
    case `GET /user/${user.id}/plan/true`:
      return { plan, iselected: true, expired: false, status: 'ACTIVE' };
    case `GET /user/preference/${user.id}`:
      return { darkTheme: false, userAcknowledged: true, quizMode: 'CATEGORY_SEARCH' };
    case `GET /quiz-history/user/${user.id}`:
      return historyRows(sizes.history);
    case `GET /user-performance/user/${user.id}`:
      return performance(sizes.performance);
    case `GET /quiz/user/${user.id}`:
    case `GET /user/${user.id}/plan`:
      return [];
    case 'GET /package/status/ACTIVE':
      return plans(6);
    case 'GET /users':
      return students(sizes.admin);
    case 'GET /plan':
      return plans(sizes.admin);
    case 'GET /enrollments/invitations':
      return invitations(sizes.admin);
    case 'GET /question/feedback/student/all':
      return studentFeedback(sizes.admin);
    case `GET /booking/user/${user.id}`:
      return [booking];
  }
  if (first === 'quiz' && method === 'POST' && path.endsWith('/submit')) {
    submitted.add(second);
    return {};
  }
  if (method === 'PUT') return body ?? {};
  if (first === 'quiz' && third === undefined) return quiz(second, submitted);
  if (path.startsWith('/question-history/quiz/')) return histories(third);
  if (path.startsWith('/quiz-history/quiz/')) return overview;
  if (path.startsWith('/quiz/categories/preferences/')) return categories;
  if (path.startsWith('/useractivity/') || path.startsWith('/bank/question/'))
    return method === 'GET' ? [] : {};
  if (path.startsWith('/question/feedback/')) return [];
  return undefined;
}
