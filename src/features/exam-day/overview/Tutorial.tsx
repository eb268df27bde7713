import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { startQuiz } from '@/domain/quiz/startQuiz';
import { TimeLeft, useSecondsUntil } from '@/features/exam-day/break/TimeLeft';
import { serverNow } from '@/shared/storage/serverClock';
import { useSelector } from '@/shared/store/hooks';
import { Facts } from '@/shared/ui/layout/Facts';
import { TitledCard } from '@/shared/ui/layout/TitledCard';

const TOUR = [
  [
    'Moving',
    'Next and Previous, or a number in the list of questions, which can show only those that are unanswered, not seen or marked.',
  ],
  ['Answering', 'Click an option or press its letter. An option can be struck out, and restored.'],
  ['Marking', 'Mark flags a question for a second look. Selected words of a question can be highlighted.'],
  ['Looking up', 'Lab values, the calculator and notes open beside the question.'],
  ['Reading', 'Text is shown at 100 to 220 %, the theme is among the tools, and figures can be enlarged.'],
  [
    'Time',
    'The clock shows the block or the whole day. If it is hidden, it comes back at 5, 2 and 1 minute.',
  ],
  ['Ending', 'End Block lists what is unanswered or marked. Time that a block leaves is added to the break.'],
] as const;

interface TutorialProps {
  readonly minutes: number;
  /** Begins the first block; seconds that are left are added to the break. */
  readonly onStart: (secondsLeft: number) => void;
}

/** The tutorial before the first block, which runs like that of a test driver. Nothing of it is stored. */
export function Tutorial({ minutes, onStart }: TutorialProps) {
  const [deadline] = useState(() => serverNow() + minutes * 60_000);
  const seconds = Math.max(0, useSecondsUntil(deadline));
  const button = useRef<HTMLButtonElement>(null);
  // The form, which had the focus, is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const isCreating = useSelector((root) => startQuiz.selectState(root).status === 'pending');
  return (
    <TitledCard title="Tutorial" isLow>
      <div>
        <TimeLeft label="Tutorial time left" seconds={seconds} />
        <Typography role="status" color="textSecondary">
          {seconds === 0 && 'The tutorial is over. Block 1 can begin.'}
        </Typography>
      </div>
      <Facts layout="headed" facts={TOUR} />
      <Stack direction="row">
        <Button
          ref={button}
          variant="contained"
          aria-busy={isCreating}
          onClick={() => {
            if (!isCreating) onStart(seconds);
          }}
        >
          {seconds > 0 ? 'Skip tutorial' : 'Start block 1'}
        </Button>
        <Typography variant="note">What is left of its minutes is added to the break.</Typography>
      </Stack>
    </TitledCard>
  );
}
