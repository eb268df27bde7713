import type { StoreModule } from '@/shared/remote/storeModule';
import { loadBankCategories } from './calls';
import { saveSettingsSaga, saveSlice } from './saveSettings';

export { SettingsScreen as Component } from './SettingsScreen';

export const storeModule: StoreModule = {
  calls: [loadBankCategories],
  reducers: [saveSlice],
  sagas: [saveSettingsSaga],
};
