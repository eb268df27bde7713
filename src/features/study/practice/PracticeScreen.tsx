import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { ReviewFailure } from '@/domain/review/ReviewFailure';
import { selectUser } from '@/domain/session/sessionSlice';
import { useAttempts } from '@/features/study/counting/useAttempts';
import { paths } from '@/shared/routing/paths';
import { useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { DrillView } from './DrillView';
import { NothingDue } from './NothingDue';
import { questionSkeleton } from './skeletons';
import { useDrill } from './useDrill';
import { usePracticeQueue } from './usePracticeQueue';
import { useToday } from './useToday';

/** As wide as a stem is read well. */
const Column = styled('div')({ maxWidth: '52rem', margin: '0 auto' });

/** /study/practice: the missed questions that are due, one at a time. */
export function PracticeScreen() {
  const userId = useSelector(selectUser)?.id;
  return (
    <Column>
      <PageHead title="Practice">
        <Button component={Link} to={paths.study.to()}>
          Back to Study
        </Button>
      </PageHead>
      <ReviewFailure />
      {userId !== undefined && <Practice key={userId} userId={userId} />}
    </Column>
  );
}

function Practice({ userId }: { readonly userId: string }) {
  const today = useToday();
  const practice = usePracticeQueue(userId, useAttempts(userId), today);
  const { drill, actions } = useDrill(userId, practice, today);
  const { queue, entries, records } = practice;
  if (drill === undefined || queue === undefined || entries === undefined || records === undefined) {
    return <div aria-busy="true">{questionSkeleton}</div>;
  }
  if (drill.questionIds.length === 0) {
    return (
      <NothingDue queue={queue} hasEntries={entries.size > 0} today={today} onStart={actions.startNext} />
    );
  }
  return (
    <DrillView
      drill={drill}
      actions={actions}
      entries={entries}
      records={records}
      queue={queue}
      today={today}
    />
  );
}
