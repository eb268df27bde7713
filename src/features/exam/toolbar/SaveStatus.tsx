import { styled } from '@mui/material/styles';
import { useMayAnswer } from '@/features/exam/store/useExam';
import type { ExamFault } from '@/features/exam/useUncaughtErrors';
import { useOnline } from '@/shared/browser/useOnline';
import { type StorageTrouble, useStorageTrouble } from '@/shared/storage/storageHealth';
import { useWriteProgress } from '@/shared/storage/writeProgress';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';

const Status = styled('div')<{ readonly isWarning: boolean; readonly isPending: boolean }>({
  '@media (max-width: 759px)': { whiteSpace: 'normal' },
  variants: [
    {
      props: { isWarning: true },
      style: { color: vars.palette.warning.main, fontWeight: weights.medium },
    },
    // Not shown as saved until the answer is on disk. Neither the layout nor what is announced changes. Not by `opacity`,
    // with which the browser builds its layers again: 1.1 of 16 ms of the main thread a question.
    { props: { isPending: true }, style: { color: 'transparent', forcedColorAdjust: 'none' } },
  ],
});

/** Whether the answers are on disk; a read-only tab saves none. */
export function SaveStatus({ fault }: { readonly fault: ExamFault | undefined }) {
  const mayAnswer = useMayAnswer();
  const isOnline = useOnline();
  const trouble = useStorageTrouble();
  const progress = useWriteProgress('journals');
  const isUnsaved = fault?.isSaved === false;
  if (!mayAnswer) return null;
  const savedText = isOnline ? 'Saved' : 'Offline – answers are kept on this device';
  const warning = warningOf(trouble, isUnsaved);
  const text = warning ?? (progress === 'slow' ? 'Saving…' : savedText);
  return (
    <>
      <Status
        role="status"
        aria-busy={progress !== 'done'}
        isPending={warning === undefined && progress === 'underWay'}
        isWarning={warning !== undefined || !isOnline}
      >
        {text}
      </Status>
      <AnnouncedBehindDialog text={text} />
    </>
  );
}

const WARNINGS: Readonly<Record<StorageTrouble, string>> = {
  blocked: 'Not saved – QLearn is open in another tab of an older version. Close that tab.',
  late: 'Not saved – the storage of this device does not respond. Do not close this page.',
  refused: 'Not saved – this browser keeps nothing. Do not close this page before the end.',
};

function warningOf(trouble: StorageTrouble | undefined, isUnsaved: boolean): string | undefined {
  if (trouble !== undefined) return WARNINGS[trouble];
  return isUnsaved ? 'Not saved' : undefined;
}
