import { Suspense } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { capabilitiesOf } from '@/features/exam/attempt/modesModel';
import { ExamSkeleton } from '@/features/exam/ExamSkeleton';
import { ExamVisit } from '@/features/exam/ExamVisit';
import { prefetchPartsSaga } from '@/features/exam/lazyDialogs';
import { examSagas } from '@/features/exam/sagas/examSaga';
import { lazyRoute } from '@/shared/ui/lazy/lazyRoute';

export const sagas = [...examSagas, prefetchPartsSaga];

/** A block taken by a tutor or an administrator. */
const StaffExam = lazyRoute(async () => {
  const { ExamPage, examPageSagas: sagas } = await import('./ExamPage');
  return { Component: () => <ExamPage mode="take" />, sagas };
});

/** For a student's block, which has neither comments nor a panel: no code for them is loaded. */
export function Component() {
  const { comments, panel } = capabilitiesOf('take', useUser().primaryRole);
  if (!comments && !panel) return <ExamVisit mode="take" />;
  return (
    <Suspense fallback={<ExamSkeleton />}>
      <StaffExam />
    </Suspense>
  );
}
