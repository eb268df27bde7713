import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { formatPace } from '@/shared/format/durations';
import { serverNow } from '@/shared/storage/serverClock';

const SECOND_MS = 1_000;

const secondsUntil = (deadline: number): number => Math.ceil((deadline - serverNow()) / SECOND_MS);

/** Seconds until a deadline by the server's clock, negative after it; renders each second. */
export function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const show = (): void => setSeconds(secondsUntil(deadline));
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

interface TimeLeftProps {
  readonly label: string;
  readonly seconds: number;
}

export function TimeLeft({ label, seconds }: TimeLeftProps) {
  const id = useId();
  return (
    <>
      <Typography variant="overline" id={id}>
        {label}
      </Typography>
      <Typography
        component="p"
        variant="display"
        role="timer"
        aria-labelledby={id}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {formatPace(seconds)}
      </Typography>
    </>
  );
}
