import { useEffect, useRef, useState } from 'react';
import { formatClock } from '@/shared/format/durations';
import { ClockIcon, EyeIcon, EyeOffIcon } from '@/shared/icons/icons';
import { useAppStore } from '@/shared/store/hooks';
import controls from './controls.module.css';
import styles from './footer.module.css';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { shownSeconds } from '@/features/exam/attempt/submissionModel';
import { urgencyOf, warningBetween } from '@/features/exam/attempt/timeWarningModel';
import { useOpenExam } from '@/features/exam/store/useExam';

/** The time left: one text node a second, computed from the deadline; nothing else renders for it. */
export function Countdown() {
  const [isHidden, setIsHidden] = useState(false);
  return (
    <>
      <Clock hidden={isHidden} />
      <button
        type="button"
        className={controls.icon}
        title={isHidden ? 'Show time' : 'Hide time'}
        onClick={() => setIsHidden(!isHidden)}
      >
        {isHidden ? <EyeIcon size={18} /> : <EyeOffIcon size={18} />}
        <span className={styles.words}>{isHidden ? 'Show time' : 'Hide time'}</span>
      </button>
    </>
  );
}

function Clock({ hidden }: { readonly hidden: boolean }) {
  const store = useAppStore();
  const isRunning = useOpenExam(({ attempt }) => attempt.clockStartedAt !== undefined) ?? false;
  const box = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const [warning, setWarning] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before: number | undefined;
    const tick = (): void => {
      const exam = selectOpenExam(store.getState());
      if (exam === undefined) return;
      const left = timeLeftAt(exam.attempt, monotonicNow());
      const seconds = shownSeconds(left);
      writeText(time.current, formatClock(seconds));
      const urgency = urgencyOf(seconds);
      if (box.current !== null && box.current.dataset.urgency !== urgency)
        box.current.dataset.urgency = urgency;
      const due = before === undefined ? undefined : warningBetween(before, seconds);
      if (due !== undefined) setWarning(due);
      before = seconds;
      // The next tick is due when the rest of this second is over; a stopped clock has none.
      if (isRunning && left > 0) timer = setTimeout(tick, (left % 1_000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [store, isRunning]);

  return (
    <div className={styles.clock} ref={box}>
      <span className={hidden ? controls.hidden : styles.face}>
        <ClockIcon size={18} />
        <span role="timer" aria-label="Time remaining" className={styles.time} ref={time} />
      </span>
      <span role="status" className={controls.hidden}>
        {warning}
      </span>
    </div>
  );
}

/** Writes one text node in place. */
function writeText(element: HTMLElement | null, text: string): void {
  if (element === null || element.textContent === text) return;
  const node = element.firstChild;
  if (node === null) element.textContent = text;
  else node.nodeValue = text;
}
