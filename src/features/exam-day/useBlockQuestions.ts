import type { DayPlan } from '@/domain/exam-day/examDayModel';
import { loadQuestionCount } from '@/domain/quiz/calls';
import { useUser } from '@/domain/session/currentUser';
import type { QuestionCount } from '@/shared/api/quiz';
import { counted } from '@/shared/format/numbers';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { Remote } from '@/shared/remote/remoteState';
import { useRemote } from '@/shared/remote/useRemote';

/** How many questions the day can draw, and how many the plan has left today. */
export const countForDay = createRemoteCall({
  name: 'examDay/count',
  concurrency: 'latest',
  send: loadQuestionCount.run,
});

type Choice = Pick<DayPlan, 'categories' | 'types'>;

export function useBlockQuestions({ categories, types }: Choice, when: boolean): Remote<QuestionCount> {
  const { id: userId } = useUser();
  const query = { userId, questionOptions: types, scope: { categoryMap: categories } };
  return useRemote(countForDay, query, { when });
}

/** Message if a block has fewer questions than it should; undefined if it has enough. */
export function shortageText(which: 'first' | 'next', there: number, items: number): string | undefined {
  if (there >= items) return undefined;
  if (there === 0) return `No questions are left for the ${which} block.`;
  return `Only ${counted(there, 'question')} of ${items} can be drawn for the ${which} block.`;
}
