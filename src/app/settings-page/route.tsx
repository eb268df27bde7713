import { SettingsScreen } from '@/features/settings/SettingsScreen';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { OfflineStatus } from './OfflineStatus';

// It imports the records of many features.
const BackupSection = lazyPart(async () => (await import('./BackupSection')).BackupSection, {
  placeholder: <SkeletonBlock height={120} />,
});

export function Component() {
  return <SettingsScreen Backup={BackupSection} Offline={OfflineStatus} />;
}
