import { useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { selectUser } from '@/domain/session/sessionSlice';
import { RETENTION, retentionProblem } from '@/domain/study/studySettingsModel';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { useSelector } from '@/shared/store/hooks';

export interface StudyForm {
  /** Percent, as it is typed. */
  readonly retention: string;
  readonly problem: string | undefined;
  readonly isChanged: boolean;
  /** False while the saved values are read. */
  readonly isRead: boolean;
  readonly onRetention: (typed: string) => void;
  readonly onSave: () => void;
}

/** The settings of studying, kept on the device: changes stay until they are saved or discarded. */
export function useStudyForm(): StudyForm {
  const userId = useSelector(selectUser)?.id ?? '';
  const { state, data } = useDeviceRecord(studySettings, '');
  const [edited, setEdited] = useState<string>();
  const saved = String(data?.retention ?? RETENTION.usual);
  const retention = edited ?? saved;
  return {
    retention,
    problem: retentionProblem(retention),
    isChanged: retention.trim() !== saved,
    isRead: state.status !== 'pending',
    onRetention: setEdited,
    onSave: () => {
      void studySettings.write(userId, '', { retention: Number(retention) });
      setEdited(undefined);
    },
  };
}
