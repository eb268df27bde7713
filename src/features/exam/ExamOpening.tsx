import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { useSlowLoading } from '@/shared/ui/states/useSlowLoading';
import { ExamSkeleton } from './ExamSkeleton';
import { ExamMessage } from './MessagePage';

/** Skeleton of the exam while quiz and questions load; offers a way out after a while, and again after each retry. */
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
    // The ref as first requested: a reload asks for the journal's item, not the URL's.
    if (exam.phase === 'opening') dispatch(examEntered(exam.ref));
  };

  if (!isSlow) return <ExamSkeleton />;
  return (
    <ExamMessage
      title="Opening the quiz"
      role="status"
      paragraphs={['Still trying']}
      actions={
        <>
          <TryAgain onClick={retry} />
          <Button onClick={() => void navigate(paths.createQuiz.to(), { replace: true })}>Cancel</Button>
        </>
      }
    />
  );
}
