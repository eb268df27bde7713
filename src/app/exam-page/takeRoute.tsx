import { selectRole } from '@/domain/session/sessionSlice';
import { capabilitiesOf } from '@/features/exam/attempt/modesModel';
import { ExamLayout } from '@/features/exam/ExamLayout';
import { useSelector } from '@/shared/store/hooks';
import { lazyRoute } from '@/shared/ui/lazy/lazyRoute';

export { examSagas as sagas } from '@/features/exam/examSagas';

const StaffExam = lazyRoute(() => import('./staffRoute'));

/** For a student's block, which has neither comments nor a panel: no code for them is loaded. */
export function Component() {
  const role = useSelector(selectRole);
  const { comments, panel } = capabilitiesOf('student', role ?? 'ROLE_STUDENT');
  return comments || panel ? <StaffExam /> : <ExamLayout mode="student" />;
}
