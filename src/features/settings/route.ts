import type { StoreModule } from '@/shared/remote/storeModule';
import { loadExamTypes } from '@/shared/bank/examTypes';
import { saveSettingsSaga, saveSlice } from './saveSettings';

export { SettingsScreen as Component } from './SettingsScreen';

export const storeModule: StoreModule = {
  calls: [loadExamTypes],
  reducers: [saveSlice],
  sagas: [saveSettingsSaga],
};
