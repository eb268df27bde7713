import type { SagaIterator } from 'redux-saga';
import { loadCategories, loadQuestionCount } from '@/domain/quiz/calls';
import type { QuestionOptions } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { all } from '@/shared/store/effects';
import type { AvailableQuestions, CoveredHeading } from './insightsModel';

interface AvailableQuery {
  readonly userId: string;
  readonly heading: CoveredHeading;
}

/** Categories counted at the same time. */
const COUNTED_AT_ONCE = 4;

/** What 'All' of Create Quiz selects: with `marked`, a backend may count the marked ones only, or leave out the rest. */
const ALL: QuestionOptions = { unused: true, correct: true, incorrect: true, marked: false };

/** How many questions the bank has in each category under a heading: one count for each. */
export const loadAvailable = createRemoteCall<AvailableQuery, readonly AvailableQuestions[]>({
  name: 'study/available',
  concurrency: 'latest',
  key: ({ heading }) => heading,
  *send({ userId, heading }) {
    const bank = yield* loadCategories.run();
    function* count(name: string): SagaIterator<AvailableQuestions> {
      const scope = { categoryMap: { ...bank, [heading]: [name] } };
      const { questionCount } = yield* loadQuestionCount.run({ userId, questionOptions: ALL, scope });
      return { name, available: questionCount };
    }
    const counted: AvailableQuestions[] = [];
    for (let start = 0; start < bank[heading].length; start += COUNTED_AT_ONCE) {
      counted.push(...(yield* all(bank[heading].slice(start, start + COUNTED_AT_ONCE).map(count))));
    }
    return counted;
  },
});
