import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { permissions } from '@/domain/session/permissions';
import { selectUser } from '@/domain/session/sessionSlice';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { loadJournal } from './loadJournal';
import { TUTOR } from './openTutorExam';

/** 'Resume': leads to the attempt that is on this device and goes on without network; nothing where there is none. */
export function ResumeKeptLink() {
  const user = useSelector(selectUser);
  const userId = user?.id;
  const isTutor = user !== undefined && permissions[user.primaryRole].tutorExam;
  const [path, setPath] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: string | undefined): void => {
      if (isCurrent) setPath(found);
    };
    if (userId !== undefined) findPath(userId, isTutor).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [userId, isTutor]);
  if (path === undefined) return null;
  return (
    <Button component={Link} to={path}>
      Resume
    </Button>
  );
}

/** Where the attempt was left. Rejects where the code that reads the device is not there. */
async function findPath(userId: string, isTutor: boolean): Promise<string | undefined> {
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
