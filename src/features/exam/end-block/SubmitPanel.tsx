import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { submissionOf } from '@/domain/attempt/submission';
import { outbox, selectSubmission } from '@/domain/outbox/outboxSlice';
import { downloadSubmission } from '@/domain/outbox/submission/DownloadAnswersButton';
import { type Attempt, toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useExamActions, useOpenExam } from '@/features/exam/store/useExam';
import type { QuizSubmission } from '@/shared/api/submission';
import { useOnline } from '@/shared/browser/useOnline';
import { isoTime } from '@/shared/format/isoTime';
import { DownloadIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { paths } from '@/shared/routing/paths';
import { serverNow } from '@/shared/storage/serverClock';
import { useStorageVolatile } from '@/shared/storage/storageHealth';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { submitPanelText } from './submitPanelModel';

function answersNow(attempt: Attempt): QuizSubmission {
  const now = serverNow();
  return submissionOf(attempt.items, toStoredAttempt(attempt, monotonicNow(), now), isoTime(now));
}

const PANEL = {
  gridRow: 2,
  placeSelf: 'center',
  maxWidth: '36rem',
  padding: '32px 24px',
  textAlign: 'center',
};

/** Shown once the block has ended: the state of its submission, and actions. */
export function SubmitPanel() {
  const dispatch = useAppDispatch();
  const attempt = useOpenExam((exam) => exam.attempt);
  const { quizId } = attempt;
  const state = useSelector((root) => selectSubmission(root, quizId));
  const { endBlock } = useExamActions();
  const isOnline = useOnline();
  const isVolatile = useStorageVolatile();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { title, text } = submitPanelText(state, { isOnline, isVolatile });
  const status = state?.status;
  const isNotSent = status === 'waiting' || status === 'refused' || status === 'removed';
  const isFailure = status === 'refused' || status === 'removed';
  return (
    <Box sx={PANEL}>
      <Typography component="h2" variant="h1" ref={heading} tabIndex={-1} sx={{ mb: 1 }}>
        The block has ended
      </Typography>
      <div role={isFailure ? 'alert' : 'status'}>
        <Typography variant="h2" component="p" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Typography color="textSecondary">
          <LongText text={text} />
        </Typography>
      </div>
      {isNotSent && (
        <Stack direction="row" sx={{ justifyContent: 'center', mt: 3 }}>
          <TryAgain
            variant="contained"
            onClick={() => {
              // A submission that was removed from the outbox is queued again.
              if (status === 'removed') endBlock();
              else dispatch(outbox.actions.submissionRetried({ quizId }));
            }}
          />
          <Button onClick={() => downloadSubmission(answersNow(attempt))}>
            <DownloadIcon size={18} /> Download answers
          </Button>
          <Button component={Link} to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        </Stack>
      )}
    </Box>
  );
}
