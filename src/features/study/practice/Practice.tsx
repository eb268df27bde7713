import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { ReviewFailure } from '@/domain/review/ReviewFailure';
import { useAttempts } from '@/domain/study/counting/useAttempts';
import { drills } from '@/domain/study/drillRecord';
import { useRetention } from '@/domain/study/useRetention';
import { useToday } from '@/domain/study/useToday';
import { DrillView } from './drill/DrillView';
import { type ReadPractice, useDrill } from './drill/useDrill';
import { NothingDue } from './queue/NothingDue';
import { questionSkeleton } from './queue/skeletons';
import { usePracticeQueue } from './queue/usePracticeQueue';

/** The drill of the user, or that nothing is due. */
export function Practice() {
  const today = useToday();
  const { entries, records, queue } = usePracticeQueue(useAttempts(), today);
  const kept = useDeviceRecord(drills, '');
  const retention = useRetention();
  const isRead = kept.state.status !== 'pending';
  if (
    entries === undefined ||
    records === undefined ||
    queue === undefined ||
    retention === undefined ||
    !isRead
  ) {
    return questionSkeleton;
  }
  return <DrillOfToday read={{ entries, records, queue, kept, retention }} today={today} />;
}

function DrillOfToday({ read, today }: { readonly read: ReadPractice; readonly today: string }) {
  const { drill, actions } = useDrill(read, today);
  const { entries, records, queue } = read;
  if (drill.questionIds.length === 0) {
    return (
      <NothingDue queue={queue} hasEntries={entries.size > 0} today={today} onStart={actions.startNext} />
    );
  }
  return (
    <>
      <ReviewFailure />
      <DrillView
        drill={drill}
        actions={actions}
        entries={entries}
        records={records}
        queue={queue}
        retention={read.retention}
        today={today}
      />
    </>
  );
}
