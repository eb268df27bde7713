import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { selectUser } from '@/domain/session/sessionSlice';
import type { DeviceRecord } from '@/shared/storage/deviceRecord';
import { useSelector } from '@/shared/store/hooks';

interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** Empties the form, here and on the device, after it was sent or given up. */
  readonly discard: () => void;
}

/**
 * Draft of a form, stored on the device with every change, so that it survives closing, reloading and a failed request.
 */
export function useDraft<Value extends object>(
  record: DeviceRecord<Value>,
  id: string,
  empty: Value,
): Draft<Value> {
  const userId = useSelector(selectUser)?.id ?? '';
  const { data } = useDeviceRecord(record, id);
  return {
    value: data ?? empty,
    change: (value) => void record.write(userId, id, value),
    discard: () => void record.remove(userId, id),
  };
}
