import { ReviewFailure } from '@/domain/review/ReviewFailure';
import { useAttempts } from '@/features/study/counting/useAttempts';
import { DrillView } from './drill/DrillView';
import { useDrill } from './drill/useDrill';
import { NothingDue } from './queue/NothingDue';
import { questionSkeleton } from './queue/skeletons';
import { usePracticeQueue } from './queue/usePracticeQueue';
import { useToday } from './queue/useToday';

/** The drill of a user, or that nothing is due. */
export function Practice({ userId }: { readonly userId: string }) {
  const today = useToday();
  const practice = usePracticeQueue(userId, useAttempts(userId), today);
  const { drill, actions } = useDrill(userId, practice, today);
  const { queue, entries, records } = practice;
  if (drill === undefined || queue === undefined || entries === undefined || records === undefined) {
    return questionSkeleton;
  }
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
        today={today}
      />
    </>
  );
}
