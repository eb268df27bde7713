import { ROLES } from '@/shared/api/account';
import type { WireRequest } from '@/shared/api/endpoint';
import type { CheckCall } from '../calls/call';
import { EVERY_CALL } from '../calls/everyCall';
import type { Known } from '../calls/known';

const CATEGORIES = { discipline: ['Pathology'], organSystem: ['Cardiovascular'], examType: ['Step 1'] };

/** An account about which everything is known, so that every call can be made. */
const known = (primaryRole: (typeof ROLES)[number], isNewQuizSubmitted: boolean): Known => ({
  now: 1_795_000_000_000,
  mark: 'sample',
  email: 'sam@example.org',
  password: 'Secret-1234',
  me: { id: '42', displayName: 'Sam', email: 'sam@example.org', primaryRole },
  preference: {
    darkTheme: false,
    userAcknowledged: true,
    quizMode: 'CATEGORY_SEARCH',
    quizPreference: { timerMode: true, tutorMode: false, saveCategoriesPreference: true },
    emailPracticeQuestions: false,
    ...CATEGORIES,
  },
  categoryPreference: CATEGORIES,
  categories: CATEGORIES,
  eligibleCount: 10,
  anyQuizId: '99',
  finishedQuizId: '99',
  questionIds: ['17', '18'],
  imageName: 'figure.png',
  selectedPlanId: '7',
  studentId: '43',
  qlinkId: '3',
  newQuizId: '100',
  newQuizItems: [{ questionId: '17', questionNo: 1, imageList: [], marked: false }],
  isNewQuizSubmitted,
  newBlockId: '12',
  newPlan: {
    id: '7',
    name: 'Pro Month',
    category: 'PRO',
    examTypes: ['Step 1'],
    price: 49.5,
    durationInDay: 30,
    questionsPerDay: 40,
    type: 'GENERAL',
    description: 'For a month.',
    status: 'ACTIVE',
    videoExplanationLimit: 1,
  },
  newQlinkId: '3',
  accepted: [],
});

function requestsOf({ prepare, otherRequests }: CheckCall): WireRequest[] {
  const prepared = ROLES.flatMap((role) => [prepare(known(role, true)), prepare(known(role, false))]);
  const own = prepared.flatMap((call) => (call !== undefined && 'request' in call ? [call.request] : []));
  return [...own, ...otherRequests];
}

/** Requests that the app sends for a declared call, one of each form. */
export const sampleRequests = (call: string): WireRequest[] =>
  EVERY_CALL.filter(({ endpoint }) => endpoint.id === call).flatMap(requestsOf);
