import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { targetText } from '@/domain/attempt/extraTime';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { loadQuestionHistories } from '@/domain/quiz/calls';
import { CONFIDENCE_NAMES } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { useCapabilities, useIsAnsweringAgain, useItem, useQuizId } from '@/features/exam/store/useExam';
import { formatPace } from '@/shared/format/durations';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';

const LINE = { color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' };

/**
 * The question's id, and what this device has stored about how it was answered. Below the question, where nothing moves
 * when it appears.
 */
export function QuestionFoot() {
  const item = useItem();
  const { reviewTools } = useCapabilities();
  const isReanswering = useIsAnsweringAgain();
  if (item === undefined) return null;
  return (
    <Box sx={{ mt: 2.5 }}>
      <QuestionId questionId={item.questionId} />
      {reviewTools && !isReanswering && <AttemptFacts questionId={item.questionId} />}
    </Box>
  );
}

function QuestionId({ questionId }: { readonly questionId: string }) {
  const dispatch = useAppDispatch();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(questionId);
      dispatch(notificationAdded({ severity: 'success', text: 'Question ID copied' }));
    } catch {
      const text = `Could not copy the question ID. Copy it from here: ${questionId}`;
      dispatch(notificationAdded({ severity: 'error', text, autoHideSeconds: null }));
    }
  };
  return (
    <Stack direction="row" spacing="0 12px" sx={LINE}>
      <span translate="no">{`Question ID ${questionId}`}</span>
      <Button size="small" onClick={() => void copy()}>
        Copy question ID
      </Button>
    </Stack>
  );
}

function AttemptFacts({ questionId }: { readonly questionId: string }) {
  const quizId = useQuizId();
  const histories = useSelector((root) => loadQuestionHistories.selectData(root, quizId));
  const attempt = useDeviceRecord(finishedAttempts, quizId).data;
  const isThis = (row: { readonly questionId: string }): boolean => row.questionId === questionId;
  const seconds = histories?.find(isThis)?.timeSpent;
  const { attemptedLetters = [], confidence } = attempt?.items.find(isThis) ?? {};
  return (
    <Stack direction="row" spacing="0 12px" sx={LINE}>
      {seconds !== undefined && (
        <span>{`Time ${formatPace(seconds)}, target ${targetText(attempt?.extraTime)}`}</span>
      )}
      {attemptedLetters.length > 0 && <span>{`Path: ${attemptedLetters.join(' → ')}`}</span>}
      {confidence !== undefined && <span>{`Confidence: ${CONFIDENCE_NAMES[confidence]}`}</span>}
    </Stack>
  );
}
