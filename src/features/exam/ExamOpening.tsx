import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ExamSkeleton } from './ExamSkeleton';
import { MessageActions, MessagePage, MessageText } from './messagePage';

/** Milliseconds after which slow loading is announced. */
const SLOW_AFTER = 8_000;

/** Skeleton of the exam while quiz and questions load. */
export function ExamOpening() {
  const exam = useSelector(selectExam);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [slowSince, setSlowSince] = useState(0);
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, [slowSince]);
  useEffect(() => {
    document.title = 'Exam · QLearn';
  }, []);

  const retry = (): void => {
    setIsSlow(false);
    setSlowSince(slowSince + 1);
    // As requested first: a reload asks for the journal's item, not the URL's.
    if (exam.phase === 'opening') dispatch(examEntered(exam.ref));
  };

  if (!isSlow) return <ExamSkeleton />;
  return (
    <MessagePage>
      <h1>Opening the quiz</h1>
      <MessageText role="status">Still trying</MessageText>
      <MessageActions>
        <Button onClick={retry}>Try again</Button>
        <Button onClick={() => void navigate(paths.createQuiz.to(), { replace: true })}>Cancel</Button>
      </MessageActions>
    </MessagePage>
  );
}
