import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { RETENTION } from './studySettingsModel';
import { studySettings } from './studySettingsRecord';

/** The share to be remembered on the due day, 0–1; undefined while it is being read. */
export function useRetention(): number | undefined {
  const { state, data } = useDeviceRecord(studySettings, '');
  return state.status === 'pending' ? undefined : (data?.retention ?? RETENTION.usual) / 100;
}
