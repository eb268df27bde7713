import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { attempts } from '@/domain/attempt/attemptRecord';
import { attemptTexts } from '@/domain/attempt/contentRecord';
import { useDeviceRecord, useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { permissions } from '@/domain/session/permissions';
import { selectUser } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { TUTOR } from './resumeQuiz';

/** 'Resume', where the device has an attempt that continues without network; `ResumeStoredLink` loads it lazily. */
export function StoredAttemptLink() {
  const user = useSelector(selectUser);
  const [content] = useDeviceRecords(attemptTexts).data?.values() ?? [];
  const quizId = content?.quiz.id ?? '';
  const { state, data: attempt } = useDeviceRecord(attempts, quizId);
  if (user === undefined || content === undefined || state.status === 'pending') return null;
  if (attempt?.phase === 'submitting') return null;
  const params = { examId: quizId, item: attempt?.currentItem ?? 1 };
  const isTutor = permissions[user.primaryRole].tutorExam && content.quiz.tutorOn;
  return (
    <Button
      component={Link}
      to={isTutor ? paths.tutorExam.to({ ...params, tutor: TUTOR }) : paths.exam.to(params)}
    >
      Resume
    </Button>
  );
}
