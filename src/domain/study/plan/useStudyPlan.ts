import type { ExtraTime } from '@/domain/attempt/extraTime';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import type { StudyPlan } from './studyPlanModel';

/** The user's setting for timed quizzes; undefined without extra time, and while it is being read. */
export const useExtraTime = (): ExtraTime | undefined => useDeviceRecord(studySettings, '').data?.extraTime;

/** The user's plan, empty if none was made; undefined while it is being read. */
export function useStudyPlan(): StudyPlan | undefined {
  const { state, data } = useDeviceRecord(studySettings, '');
  return state.status === 'pending' ? undefined : (data ?? {});
}
