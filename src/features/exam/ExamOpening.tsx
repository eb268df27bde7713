import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { useSlowLoading } from '@/shared/ui/states/useSlowLoading';
import { ExamSkeleton } from './ExamSkeleton';
import { MessageActions, MessagePage, MessageText } from './messagePage';

/** Skeleton of the exam while quiz and questions load; after a while, and again after each retry, a way out. */
export function ExamOpening() {
  const [retries, setRetries] = useState(0);
  return <Opening key={retries} onRetry={() => setRetries(retries + 1)} />;
}

function Opening({ onRetry }: { readonly onRetry: () => void }) {
  const exam = useSelector(selectExam);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isSlow = useSlowLoading();
  useEffect(() => {
    document.title = 'Exam · QLearn';
  }, []);

  const retry = (): void => {
    onRetry();
    // As requested first: a reload asks for the journal's item, not the URL's.
    if (exam.phase === 'opening') dispatch(examEntered(exam.ref));
  };

  if (!isSlow) return <ExamSkeleton />;
  return (
    <MessagePage>
      <h1>Opening the quiz</h1>
      <MessageText role="status">Still trying</MessageText>
      <MessageActions>
        <TryAgain onClick={retry} />
        <Button onClick={() => void navigate(paths.createQuiz.to(), { replace: true })}>Cancel</Button>
      </MessageActions>
    </MessagePage>
  );
}
