import type { ExtraTime } from '@/domain/attempt/extraTime';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import type { GradeSettings } from '@/domain/study/offeredGradesModel';
import { studySettings } from '@/domain/study/studySettingsRecord';

/** The user's setting for timed quizzes; undefined without extra time, and while it is being read. */
export const useExtraTime = (): ExtraTime | undefined => useDeviceRecord(studySettings, '').data?.extraTime;

/** The user's plan and desired retention, empty if none was saved; undefined while it is being read. */
export function useStudyPlan(): GradeSettings | undefined {
  const { state, data } = useDeviceRecord(studySettings, '');
  return state.status === 'pending' ? undefined : (data ?? {});
}
