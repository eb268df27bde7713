import { loadExamTypes } from '@/domain/question/examTypes';
import type { StoreModule } from '@/shared/store/storeModule';
import { saveSettings } from './calls';

export { SettingsScreen as Component } from './SettingsScreen';

export const storeModule: StoreModule = {
  calls: [loadExamTypes, saveSettings],
};
