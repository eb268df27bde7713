import { mergePreference } from '@/domain/session/preferenceSaga';
import { getActivity } from '@/shared/api/activity';
import type { Preference } from '@/shared/api/preference';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { AccountSettings } from './settingsModel';

export const SAVED = 'Settings saved successfully';
export const NOT_SAVED = 'Failed to save settings. Please try again';

export const loadActivity = createRemoteCall({
  name: 'settings/activity',
  endpoint: getActivity,
  concurrency: 'latest',
});

/** Saves the settings as part of the whole preference. */
export const saveSettings = createRemoteCall<AccountSettings, Preference>({
  name: 'settings/save',
  concurrency: 'leading',
  send: mergePreference,
  onSuccess: { notify: SAVED },
  onError: { notify: NOT_SAVED },
});
