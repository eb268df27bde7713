import { useMemo } from 'react';
import { useDeviceRecords } from '@/domain/device/useDeviceRecord';
import { listPhrases, type StoredPhrase } from './phraseModel';
import { phrases } from './phraseRecord';

const NONE: readonly StoredPhrase[] = [];

/** In their order. */
export function usePhrases() {
  const { data } = useDeviceRecords(phrases);
  const all = useMemo(() => (data === undefined ? NONE : listPhrases(data)), [data]);
  return { all, isEmpty: data?.size === 0 };
}
