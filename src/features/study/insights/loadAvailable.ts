import { type CategoryMap, getCategories } from '@/shared/api/category';
import { countQuestions, type QuestionOptions } from '@/shared/api/quiz';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { AvailableQuestions, CoveredHeading } from './insightsModel';

interface AvailableQuery {
  readonly userId: string;
  readonly heading: CoveredHeading;
}

/** Categories counted at the same time. */
const COUNTED_AT_ONCE = 4;

const ALL: QuestionOptions = { unused: true, correct: true, incorrect: true, marked: true };

/** How many questions the bank has in each category under a heading: one count for each. */
export const loadAvailable = createRemoteCall<AvailableQuery, readonly AvailableQuestions[]>({
  name: 'study/available',
  concurrency: 'latest',
  key: ({ heading }) => heading,
  async send({ userId, heading }, { http, signal }) {
    const bank = await http.send(getCategories, undefined, signal);
    const count = async (name: string): Promise<AvailableQuestions> => {
      const categoryMap: CategoryMap = { ...bank, [heading]: [name] };
      const query = { userId, questionOptions: ALL, scope: { categoryMap } };
      return { name, available: (await http.send(countQuestions, query, signal)).questionCount };
    };
    const counted: AvailableQuestions[] = [];
    for (let start = 0; start < bank[heading].length; start += COUNTED_AT_ONCE) {
      counted.push(...(await Promise.all(bank[heading].slice(start, start + COUNTED_AT_ONCE).map(count))));
    }
    return counted;
  },
});
