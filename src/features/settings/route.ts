import type { StoreModule } from '@/shared/store/storeModule';
import { loadExamTypes } from '@/domain/question/examTypes';
import { saveSettingsSaga, saveSlice } from './saveSettingsSaga';

export { SettingsScreen as Component } from './SettingsScreen';

export const storeModule: StoreModule = {
  calls: [loadExamTypes],
  reducers: [saveSlice],
  sagas: [saveSettingsSaga],
};
