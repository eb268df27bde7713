import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { examEntered, selectOpenExam } from '@/features/exam/store/examSlice';
import { useCapabilities, useOpenExam } from '@/features/exam/store/useExam';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';

/** Strip above the question. */
export const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '8px 24px',
  borderBottom: `1px solid ${vars.palette.warning.main}`,
  color: vars.palette.text.primary,
  background: vars.palette.warning.soft,
  '& p': {
    flex: 1,
    minWidth: '16em',
    margin: 0,
  },
});

const READ_ONLY = 'This quiz is open in another tab. Here it can only be read.';

/** Another tab writes this quiz: read-only here, with 'Take over'. */
export function ReadOnlyBanner() {
  const { answers } = useCapabilities();
  const isReadOnly = useOpenExam(({ readOnly }) => readOnly) ?? false;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const text = isReadOnly && answers ? READ_ONLY : '';
  if (text === '') return <AnnouncedBehindDialog text={text} />;
  const takeOver = (): void => {
    const exam = selectOpenExam(store.getState());
    if (exam === undefined) return;
    const { mode, attempt } = exam;
    dispatch(examEntered({ quizId: attempt.quizId, mode, index: attempt.current, takeOver: true }));
  };
  return (
    <>
      <AnnouncedBehindDialog text={text} />
      <Strip role="status">
        <p>{text}</p>
        <Button onClick={takeOver}>Take over</Button>
      </Strip>
    </>
  );
}
