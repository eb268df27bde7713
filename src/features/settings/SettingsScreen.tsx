import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { loadPreference } from '@/domain/session/calls';
import { permissions } from '@/domain/session/permissions';
import { selectPreference } from '@/domain/session/preferenceSlice';
import { selectRole, selectUser } from '@/domain/session/sessionSlice';
import { useRemote } from '@/shared/remote/useRemote';
import { useSelector } from '@/shared/store/hooks';
import { PageHead } from '@/shared/ui/layout/PageHead';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { RemoteContent } from '@/shared/ui/states/RemoteContent';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { AppearancePanel } from './AppearancePanel';
import { ExamPanel } from './ExamPanel';
import { ExamTypeForm } from './ExamTypeForm';
import { ReleaseNote } from './ReleaseNote';
import { ShortcutsPanel } from './ShortcutsPanel';
import { UsagePanel } from './UsagePanel';

// It imports the device's database, which the rest of the settings does not need.
const DevicePanel = lazyPart(
  async () => (await import('@/features/settings/device/DevicePanel')).DevicePanel,
  {
    placeholder: <SkeletonBlock height={380} />,
  },
);

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 14,
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /user-settings: exam types, appearance, shortcuts and data on this device. */
export function SettingsScreen(slots: ComponentProps<typeof DevicePanel>) {
  const userId = useSelector(selectUser)?.id;
  const role = useSelector(selectRole);
  // Requested when the session starts.
  const remote = useRemote(loadPreference, { userId: userId ?? '' }, { when: false });
  const preference = useSelector(selectPreference);
  return (
    <>
      <PageHead title="Settings" />
      <Columns>
        <Stack spacing={1.75}>
          <RemoteContent
            remote={remote}
            failure="Your settings could not be loaded. Please try again."
            skeleton={<SkeletonBlock height={300} />}
          >
            {(loaded) => (
              <ExamTypeForm
                saved={preference ?? loaded}
                studies={role !== undefined && permissions[role].study}
              />
            )}
          </RemoteContent>
          <AppearancePanel />
          <ExamPanel />
          <UsagePanel />
        </Stack>
        <Stack spacing={1.75}>
          <ShortcutsPanel />
          <DevicePanel {...slots} />
          <ReleaseNote />
        </Stack>
      </Columns>
    </>
  );
}
