import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import type { StudyPlan } from './studyPlanModel';

/** The user's plan, empty where none was made; undefined while it is read. */
export function useStudyPlan(): StudyPlan | undefined {
  const { state, data } = useDeviceRecord(studySettings, '');
  return state.status === 'pending' ? undefined : (data ?? {});
}
