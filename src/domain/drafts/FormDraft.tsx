import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { useUser } from '@/domain/session/currentUser';
import type { DeviceRecord } from '@/shared/storage/deviceRecord';

interface FormDraftProps<Values> {
  readonly record: DeviceRecord<Values>;
  readonly id: string;
}

/**
 * Stores the surrounding form on the device on every change, so that it survives closing, reloading and a
 * failed request, and fills it with what the device has. Deleting the record empties the form.
 */
export function FormDraft<Values extends object>({ record, id }: FormDraftProps<Values>) {
  const { id: userId } = useUser();
  const { state, data, changedBy } = useDeviceRecord(record, id);
  const isPending = state.status === 'pending';
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<Values>();
  /** The values that need no write: the initial ones, those of the device, those written last. */
  const known = useRef(values);

  const store = useEffectEvent(() => {
    // What is on the device is read before anything replaces it.
    if (values === known.current || isPending) return;
    known.current = values;
    void record.write(userId, id, values);
  });
  const show = useEffectEvent(() => {
    if (data !== undefined) {
      if (changedBy === 'thisTab') return;
      // What was typed before the first read stays.
      const isTyped = changedBy === undefined && dirty;
      known.current = isTyped ? values : data;
      void setValues(isTyped ? { ...data, ...changedFields(values, initialValues) } : data);
    } else if (dirty) {
      known.current = initialValues;
      resetForm();
    }
  });
  useEffect(() => show(), [data]);
  useEffect(() => store(), [values, isPending]);
  return null;
}

function changedFields<Values extends object>(values: Values, initialValues: Values): Partial<Values> {
  const initial = new Map<string, unknown>(Object.entries(initialValues));
  const changed: Partial<Values> = {};
  for (const name in values) if (values[name] !== initial.get(name)) changed[name] = values[name];
  return changed;
}
