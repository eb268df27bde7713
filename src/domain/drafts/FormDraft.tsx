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
  const { data, changedBy } = useDeviceRecord(record, id);
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<Values>();
  /** The values that need no write: the initial ones, those of the device, those written last. */
  const known = useRef(values);

  const store = useEffectEvent(() => {
    if (values === known.current) return;
    known.current = values;
    void record.write(userId, id, values);
  });
  useEffect(() => store(), [values]);

  const show = useEffectEvent(() => {
    if (data !== undefined) {
      if (changedBy === 'thisTab') return;
      known.current = data;
      void setValues(data);
    } else if (dirty) {
      known.current = initialValues;
      resetForm();
    }
  });
  useEffect(() => show(), [data]);
  return null;
}
