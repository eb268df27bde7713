import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { formatPace, spokenDuration } from '@/shared/format/durations';
import { serverNow } from '@/shared/storage/serverClock';

const SECOND_MS = 1_000;

const secondsUntil = (deadline: number): number => Math.ceil((deadline - serverNow()) / SECOND_MS);

/** Time until a deadline by the server's clock; after the deadline, the time overdrawn. */
export function BreakTimer({ deadline }: { readonly deadline: number }) {
  const id = useId();
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const show = (): void => setSeconds(secondsUntil(deadline));
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return (
    <div>
      <Typography variant="overline" id={id}>
        Break time left
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
      <Typography role="status" color="textSecondary">
        {seconds <= 0 && 'The break is over. What is overdrawn is taken from the minutes of the next block.'}
      </Typography>
      {seconds < 0 && <Typography>{`Overdrawn: ${spokenDuration(-seconds)}`}</Typography>}
    </div>
  );
}
