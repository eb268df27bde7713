import Button from '@mui/material/Button';
import { useState } from 'react';
import { runningBlock } from '@/domain/exam-day/examDayModel';
import type { ExamDay } from '@/domain/exam-day/examDayRecord';
import { counted } from '@/shared/format/numbers';
import { useAppDispatch } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { endDayConfirmed } from './examDaySaga';

/** Asks once before it ends the day. */
export function EndDayButton({ day }: { readonly day: ExamDay }) {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const left = day.blocks - day.started.length;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>End exam day</Button>
      <ConfirmDialog
        open={isOpen}
        title="End exam day?"
        confirmLabel="End exam day"
        destructive
        onCancel={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false);
          dispatch(endDayConfirmed());
        }}
      >
        {[
          left > 0 ? `${counted(left, 'block')} of ${day.blocks} would not be taken.` : '',
          runningBlock(day) === undefined
            ? ''
            : 'The block in progress becomes a quiz of its own, which Create Quiz offers to resume.',
        ].join(' ')}
      </ConfirmDialog>
    </>
  );
}
