import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { CreateQuizLink } from '@/domain/quiz/CreateQuizLink';
import { ReviewFailure } from '@/domain/review/openReview';
import { useAttempts } from '@/domain/study/counting/useCount';
import { drills } from '@/domain/study/drillRecord';
import { REASON_NAMES } from '@/domain/study/miss-reasons/missReasonModel';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { useStudyPlan } from '@/domain/study/plan/useStudyPlan';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { useToday } from '@/domain/study/useToday';
import type { ReadPractice } from '@/features/study/practice/drill/drillSteps';
import { DrillView } from '@/features/study/practice/drill/DrillView';
import { useDrill } from '@/features/study/practice/drill/useDrill';
import { dueText, nextDueText } from '@/features/study/practice/queue/practiceTexts';
import { useReason, withReasonOf } from '@/features/study/practice/queue/reasonFilter';
import { usePracticeQueue } from '@/features/study/practice/queue/usePracticeQueue';
import { questionSkeleton } from '@/features/study/skeletons';
import { paths } from '@/shared/routing/paths';
import { StateMessage } from '@/shared/ui/states/StateMessage';

/** The user's drill, or a message that nothing is due. */
export function Practice() {
  const today = useToday();
  const { entries, records, queue } = usePracticeQueue(useAttempts(), today);
  const storedDrill = useDeviceRecord(drills, '');
  const settings = useStudyPlan();
  const missed = useMissedQuestions();
  const reason = useReason();
  if (!entries || !records || !queue || !missed || !settings || storedDrill.state.status === 'pending')
    return questionSkeleton;
  const due = withReasonOf(queue.due, missed, reason);
  return (
    <>
      {reason !== undefined && (
        <Typography variant="note">
          <span>{`Only what was missed for the reason ‘${REASON_NAMES[reason]}’.`}</span>{' '}
          <Link component={RouterLink} to={paths.practice.to()}>
            Practice everything that is due
          </Link>
        </Typography>
      )}
      <DrillOfToday
        key={reason}
        {...{ entries, records, queue: { ...queue, due }, storedDrill, reason, settings, today }}
      />
    </>
  );
}

function DrillOfToday(read: ReadPractice) {
  const { drill, actions } = useDrill(read);
  const { entries, queue, today } = read;
  if (drill.questionIds.length === 0) {
    return (
      <NothingDue queue={queue} hasEntries={entries.size > 0} today={today} onStart={actions.startNext} />
    );
  }
  return (
    <>
      <ReviewFailure />
      <DrillView {...read} drill={drill} actions={actions} />
    </>
  );
}

interface NothingDueProps {
  readonly queue: PracticeQueue;
  /** Whether a question was ever missed, guessed or marked. */
  readonly hasEntries: boolean;
  readonly today: string;
  readonly onStart: () => void;
}

/** Shows what is due next, and what can be done until then. */
function NothingDue({ queue, hasEntries, today, onStart }: NothingDueProps) {
  // The page has stayed open until something is due.
  if (queue.due.length > 0) {
    return (
      <StateMessage
        text={`${dueText(queue.due.length)}.`}
        action={
          <Button variant="contained" onClick={onStart}>
            Start
          </Button>
        }
      />
    );
  }
  const next = nextDueText(queue, today);
  return (
    <StateMessage
      text={
        hasEntries
          ? `${dueText(0)}${next === '' ? ': every question has left the queue' : `. ${next}`}.`
          : `${dueText(0)}. What you miss, guess or mark in a quiz is due here on the next day.`
      }
      action={<CreateQuizLink />}
    />
  );
}
