import Skeleton from '@mui/material/Skeleton';
import { useUser } from '@/domain/session/currentUser';
import { EnoughForToday } from '@/domain/study/plan/EnoughForToday';
import { StudyTabs } from '@/domain/study/StudyTabs';
import { useQuery } from '@/shared/routing/useQuery';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { overviewSkeleton } from './insights/Cards';

const Overview = lazyPart(async () => (await import('./insights/Overview')).Overview, {
  placeholder: overviewSkeleton,
});
const Notebook = lazyPart(async () => (await import('./notebook/Notebook')).Notebook, {
  placeholder: (
    <div aria-busy="true">
      <Skeleton height={320} />
    </div>
  ),
});

/** /study: the study data kept on this device. */
export function StudyScreen() {
  const { id: userId } = useUser();
  const { params } = useQuery();
  const tab = params.get('tab') === 'notebook' ? 'notebook' : 'overview';
  return (
    <StudyTabs tab={tab}>
      <DeviceContent>
        <EnoughForToday />
        {tab === 'notebook' ? <Notebook /> : <Overview key={userId} userId={userId} />}
      </DeviceContent>
    </StudyTabs>
  );
}
