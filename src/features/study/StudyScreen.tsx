import Box from '@mui/material/Box';
import { useId } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { useQuery } from '@/shared/routing/useQuery';
import { useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';
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

const TABS = [
  { value: 'overview', name: 'Overview' },
  { value: 'notebook', name: 'Notebook' },
] as const;

/** /study: what the device has kept to study from. */
export function StudyScreen() {
  const userId = useSelector(selectUser)?.id;
  const { params, change } = useQuery();
  const id = useId();
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  return (
    <>
      <PageHead title="Study" />
      <PanelTabs
        id={id}
        label="Study"
        tabs={TABS}
        value={tab}
        onChange={(value) => change({ tab: value === 'overview' ? undefined : value })}
      />
      <Box {...panelOf(id, tab)} sx={{ mt: 1.5 }}>
        <DeviceContent>
          {userId !== undefined &&
            (tab === 'notebook' ? <Notebook /> : <Overview key={userId} userId={userId} />)}
        </DeviceContent>
      </Box>
    </>
  );
}
