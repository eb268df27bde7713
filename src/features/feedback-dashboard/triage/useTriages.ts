import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { useUser } from '@/domain/session/currentUser';
import { serverNow } from '@/shared/storage/serverClock';
import { changedTriage, type Triage, triageOf, type Triages } from './triageModel';
import { triages as record } from './triageRecord';

const NONE: Triages = new Map();

interface TriageList {
  /** By question. */
  readonly triages: Triages;
  readonly change: (questionId: string, change: Partial<Pick<Triage, 'status' | 'note'>>) => void;
}

/** The user's triage of feedback; follows changes made in other tabs. */
export function useTriages(): TriageList {
  const { id: userId } = useUser();
  const triages = useDeviceRecords(record).data ?? NONE;
  return {
    triages,
    change: (questionId, change) => {
      const changed = changedTriage(triageOf(triages, questionId), change, serverNow());
      void record.write(userId, questionId, changed);
    },
  };
}
