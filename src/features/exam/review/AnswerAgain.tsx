import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import { reanswerEnded, reanswerStarted } from '@/features/exam/store/examSlice';
import { useQuestion, useReanswer } from '@/features/exam/store/useExam';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { useAppDispatch } from '@/shared/store/hooks';

/** Lets a reviewed question be answered again with its key hidden; nothing is stored or sent. */
export function AnswerAgain() {
  const dispatch = useAppDispatch();
  const question = useQuestion();
  const reanswer = useReanswer();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The chosen radio is disabled now and would lose focus.
    const isOnOption = document.activeElement instanceof HTMLInputElement;
    if (reanswer !== undefined && reanswer !== '' && isOnOption)
      button.current?.focus({ preventScroll: true });
  }, [reanswer]);
  if (question === undefined) return null;
  const { optionList, correctAnswer } = question.option;
  if (optionList.length === 0 || correctAnswer === '') return null;
  const isRight = reanswer === correctAnswer;
  const isChosen = reanswer !== undefined && reanswer !== '';
  return (
    // Reserved, so that nothing below moves when the result appears.
    <Stack direction="row" spacing="4px 12px" sx={{ minHeight: 44, mt: 1.5 }}>
      <Button
        ref={button}
        color="inherit"
        onClick={() => dispatch(reanswer === undefined ? reanswerStarted() : reanswerEnded())}
      >
        {reanswer === undefined ? 'Answer again' : 'Show my answer'}
      </Button>
      <Typography
        role="status"
        color={isChosen ? (isRight ? 'success' : 'error') : 'textPrimary'}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
      >
        {reanswer === '' && <span>Choose an answer. It is not sent and does not change your score.</span>}
        {isChosen && (isRight ? <TickIcon size={18} /> : <CrossIcon size={18} />)}
        {isChosen && <span>{isRight ? 'Right this time' : 'Still wrong'}</span>}
      </Typography>
    </Stack>
  );
}
