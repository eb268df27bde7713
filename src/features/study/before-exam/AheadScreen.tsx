import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { ReviewFailure } from '@/domain/review/openReview';
import { useUser } from '@/domain/session/currentUser';
import { useAttempts } from '@/domain/study/counting/useCount';
import { useMissedQuestions } from '@/domain/study/miss-reasons/useMissedQuestions';
import { useToday } from '@/domain/study/useToday';
import { useReason, withReasonOf } from '@/features/study/practice/queue/reasonFilter';
import { useAhead } from '@/features/study/practice/queue/useAhead';
import { usePracticeQueue } from '@/features/study/practice/queue/usePracticeQueue';
import { questionSkeleton } from '@/features/study/skeletons';
import { paths } from '@/shared/routing/paths';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { aheadRounds } from './aheadRecord';
import { NothingAhead, RoundView } from './RoundView';

/** /study/practice/ahead: questions of the queue that are not due, looked at without a grade. */
export function AheadScreen() {
  const { id: userId } = useUser();
  const reason = useReason();
  return (
    // A readable line length for a stem.
    <Box sx={{ maxWidth: '52rem', margin: '0 auto' }}>
      <PageHead title="Practice ahead">
        <Button component={Link} to={paths.lastLook.to()}>
          Back to Last look
        </Button>
      </PageHead>
      <DeviceContent>
        <Ahead key={`${userId} ${reason}`} />
      </DeviceContent>
    </Box>
  );
}

function Ahead() {
  const today = useToday();
  const reason = useReason();
  const missed = useMissedQuestions();
  const { entries, records, queue } = usePracticeQueue(useAttempts(), today);
  const all = useAhead(entries, records, today);
  const storedRound = useDeviceRecord(aheadRounds, '');
  if (!entries || !missed || !queue || !all || storedRound.state.status === 'pending')
    return questionSkeleton;
  const ahead = withReasonOf(all, missed, reason);
  if (ahead.length === 0 && storedRound.data === undefined) return <NothingAhead due={queue.due.length} />;
  return (
    <>
      <ReviewFailure />
      <RoundView {...{ ahead, entries, due: queue.due.length, storedRound, reason, today }} />
    </>
  );
}
