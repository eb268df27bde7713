import { styled } from '@mui/material/styles';
import { useCapabilities, useIsEnded, useOpenExam } from '@/features/exam/store/useExam';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { useOnline } from '@/shared/browser/useOnline';
import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';

const Status = styled('span')({
  "&[data-warning='true']": {
    color: vars.palette.warning.main,
    fontWeight: weights.medium,
  },
  '@media (max-width: 759px)': {
    whiteSpace: 'normal',
  },
});

/** Whether the answers are saved; a read-only tab saves none. */
export function SaveStatus({ fault }: { readonly fault: ExamFault | undefined }) {
  const { answers } = useCapabilities();
  const isOnline = useOnline();
  const isVolatile = useStorageVolatile();
  const isEnded = useIsEnded();
  const isReadOnly = useOpenExam(({ readOnly }) => readOnly) ?? true;
  const isUnsaved = fault?.isSaved === false;
  if (!answers || isEnded || isReadOnly) return null;
  const text = isUnsaved && !isVolatile ? 'Not saved' : savedText(isVolatile, isOnline);
  return (
    <>
      <Status role="status" data-warning={isVolatile || isUnsaved || !isOnline}>
        {text}
      </Status>
      <AnnouncedBehindDialog text={text} />
    </>
  );
}

function savedText(isVolatile: boolean, isOnline: boolean): string {
  if (isVolatile) return 'Not saved – this browser keeps nothing. Do not close this page before the end.';
  return isOnline ? 'Saved' : 'Offline – answers are kept on this device';
}
