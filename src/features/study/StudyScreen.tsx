import { selectUser } from '@/domain/session/sessionSlice';
import { StudyTabs } from '@/domain/study/StudyTabs';
import { useQuery } from '@/shared/routing/useQuery';
import { useSelector } from '@/shared/store/hooks';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { DeviceContent } from '@/shared/ui/states/DeviceContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { overviewSkeleton } from './insights/Cards';

const Overview = lazyPart(async () => (await import('./insights/Overview')).Overview, {
  placeholder: overviewSkeleton,
});
const Notebook = lazyPart(async () => (await import('./notebook/Notebook')).Notebook, {
  placeholder: (
    <div aria-busy="true">
      <SkeletonBlock height={320} />
    </div>
  ),
});

/** /study: the study data kept on this device. */
export function StudyScreen() {
  const userId = useSelector(selectUser)?.id;
  const { params } = useQuery();
  const tab = params.get('tab') === 'notebook' ? 'notebook' : 'overview';
  return (
    <StudyTabs tab={tab}>
      <DeviceContent>
        {userId !== undefined &&
          (tab === 'notebook' ? <Notebook /> : <Overview key={userId} userId={userId} />)}
      </DeviceContent>
    </StudyTabs>
  );
}
