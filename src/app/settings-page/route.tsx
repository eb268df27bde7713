import { loadExamTypes } from '@/domain/question/examTypes';
import { loadActivity, saveSettings } from '@/features/settings/calls';
import { SettingsScreen } from '@/features/settings/SettingsScreen';
import type { StoreModule } from '@/shared/store/storeModule';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { OfflineStatus } from './OfflineStatus';

// It imports the records of many features.
const BackupSection = lazyPart(async () => (await import('./BackupSection')).BackupSection, {
  placeholder: <SkeletonBlock height={120} />,
});

export const storeModule: StoreModule = {
  calls: [loadActivity, loadExamTypes, saveSettings],
};

export function Component() {
  return <SettingsScreen Backup={BackupSection} Offline={OfflineStatus} />;
}
