import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import { selectUser } from '@/domain/session/sessionSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { useRemote } from '@/shared/remote/useRemote';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { loadJournal } from './loadJournal';
import { TUTOR } from './resumeQuiz';

interface Reader {
  readonly userId: string;
  readonly isTutor: boolean;
}

/** Where the attempt was left. Rejects if the code that reads the device does not load. */
async function findPath({ userId, isTutor }: Reader): Promise<string | undefined> {
  const [{ attemptContent }, journal] = await Promise.all([
    import('@/domain/attempt/attemptContent'),
    loadJournal(),
  ]);
  const quiz = await attemptContent.keptQuiz(userId);
  if (quiz === undefined) return undefined;
  const record = await journal.read(userId, quiz.id);
  if (record?.phase === 'submitting') return undefined;
  const place = { examId: quiz.id, item: record?.currentItem ?? 1 };
  return isTutor && quiz.tutorOn ? paths.tutorExam.to({ ...place, tutor: TUTOR }) : paths.exam.to(place);
}

const findKept = createRemoteCall<Reader, string | undefined>({
  name: 'resume/kept',
  concurrency: 'latest',
  key: ({ userId }) => userId,
  send: findPath,
});

/** 'Resume': leads to the attempt that is on this device and continues without network; nothing if there is none. */
export function ResumeKeptLink() {
  const user = useSelector(selectUser);
  const reader = {
    userId: user?.id ?? '',
    isTutor: user !== undefined && permissions[user.primaryRole].tutorExam,
  };
  const { data: path } = useRemote(findKept, reader, { when: user !== undefined });
  if (path === undefined) return null;
  return (
    <Button component={Link} to={path}>
      Resume
    </Button>
  );
}
