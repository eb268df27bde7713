import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { shownSeconds, timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { urgencyOf, warningBetween } from '@/features/exam/attempt/timeWarningModel';
import { selectShownExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useIsOpen, useOpenExam } from '@/features/exam/store/useExam';
import { formatClock } from '@/shared/format/durations';
import { ClockIcon, EyeIcon, EyeOffIcon } from '@/shared/icons/icons';
import { useAppStore } from '@/shared/store/hooks';
import { below } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';
import { VisuallyHidden, visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';

/** Text of a button that has only its icon on narrow screens. */
export const WideText = styled('span')({ [below('tablet')]: visuallyHidden });
const NarrowIcon = styled('span')({ display: 'none', [below('tablet')]: { display: 'contents' } });

/** On narrow screens the clock is the icon of the button that shows the whole day. */
const DAY_CLOCK = { [below('tablet')]: { '& > svg': { display: 'none' } } };

const CLOCK = { color: 'text.secondary', contain: 'layout style' };

const Face = styled(Stack, { shouldForwardProp: (name) => name !== 'isUnseen' })<{
  readonly isUnseen: boolean;
}>({
  flexWrap: 'nowrap',
  variants: [{ props: { isUnseen: true }, style: visuallyHidden }],
});

const Time = styled('span', { shouldForwardProp: (name) => name !== 'isKnown' })<{
  readonly isKnown: boolean;
}>({
  minWidth: '3.6em',
  color: vars.palette.text.primary,
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
  // Set in place, like its text.
  "&[data-urgency='soon']": { color: vars.palette.warning.main },
  "&[data-urgency='now']": { color: vars.palette.error.main },
  // The time of the frame is hidden: the exam may give more.
  variants: [{ props: { isKnown: false }, style: { color: 'transparent' } }],
});

const DAY_BUTTON = { px: 1, [below('tablet')]: { px: 0.5 } };

/** The time left: one text node per second, computed from the deadline; nothing else renders for it. */
export function Countdown() {
  const [isHidden, setIsHidden] = useState(false);
  const [showsDay, setShowsDay] = useState(false);
  const secondsAfter = useOpenExam(({ dayBlock }) => dayBlock?.secondsAfter);
  const name = isHidden ? 'Show time' : 'Hide time';
  return (
    <>
      <Clock
        hidden={isHidden}
        isOfDay={secondsAfter !== undefined}
        secondsAfter={showsDay ? secondsAfter : undefined}
        onWarning={() => {
          setIsHidden(false);
          setShowsDay(false);
        }}
      />
      {secondsAfter !== undefined && !isHidden && (
        <ToggleButton
          {...hinted('Whole day')}
          value="day"
          selected={showsDay}
          sx={DAY_BUTTON}
          onChange={() => setShowsDay(!showsDay)}
        >
          <NarrowIcon>
            <ClockIcon size={18} />
          </NarrowIcon>
          <WideText>Whole day</WideText>
        </ToggleButton>
      )}
      <Button {...hinted(name)} variant="text" color="inherit" onClick={() => setIsHidden(!isHidden)}>
        {isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
        <WideText>{name}</WideText>
      </Button>
    </>
  );
}

interface ClockProps {
  readonly hidden: boolean;
  readonly isOfDay: boolean;
  /** Seconds of the blocks to come and of the break, added if the time of the whole day is shown. */
  readonly secondsAfter: number | undefined;
  /** The time becomes visible again: those who see are told as those who listen are. */
  readonly onWarning: () => void;
}

function Clock({ hidden, isOfDay, secondsAfter, onWarning }: ClockProps) {
  const store = useAppStore();
  const isOpen = useIsOpen();
  const isRunning = useOpenExam(({ attempt }) => attempt.clockStartedAt !== undefined);
  const time = useRef<HTMLSpanElement>(null);
  const [warning, setWarning] = useState('');
  const warn = useEffectEvent((text: string) => {
    setWarning(text);
    onWarning();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | undefined;
    const tick = (): void => {
      const exam = selectShownExam(store.getState());
      const left = timeLeftAt(exam.attempt, monotonicNow());
      const seconds = shownSeconds(left);
      const text = formatClock(seconds + (secondsAfter ?? 0));
      if (time.current !== null && time.current.textContent !== text) time.current.textContent = text;
      const urgency = urgencyOf(seconds);
      if (time.current !== null && time.current.dataset.urgency !== urgency)
        time.current.dataset.urgency = urgency;
      const due =
        before === undefined ? undefined : warningBetween(before, seconds, exam.dayBlock !== undefined);
      if (due !== undefined) warn(due);
      before = seconds;
      // The next tick is due when the rest of this second is over; a stopped clock has none.
      if (isRunning && left > 0) timer = setTimeout(tick, (left % 1_000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [store, isOpen, isRunning, secondsAfter]);

  return (
    <Stack direction="row" sx={CLOCK}>
      <Face direction="row" isUnseen={hidden} {...(isOfDay && { sx: DAY_CLOCK })}>
        <ClockIcon size={18} />
        <Time
          role="timer"
          aria-label={secondsAfter === undefined ? 'Time remaining' : 'Time remaining in the day'}
          ref={time}
          isKnown={isOpen}
        />
      </Face>
      <VisuallyHidden role="status">{warning}</VisuallyHidden>
      <AnnouncedBehindDialog text={warning} />
    </Stack>
  );
}
