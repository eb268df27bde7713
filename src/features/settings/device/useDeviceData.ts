import { useEffect, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { type DeviceData, readDeviceData, removeDeviceData } from './deviceData';

interface DeviceDataState {
  /** Undefined while it is loading. */
  readonly data: DeviceData | undefined;
  /** Resolves once what is left is counted. */
  readonly remove: () => Promise<void>;
  /** Counts again, after a restore. */
  readonly reload: () => void;
}

/** Records stored for the signed-in user. */
export function useDeviceData(): DeviceDataState {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const [data, setData] = useState<DeviceData>();
  useEffect(() => {
    let isCurrent = true;
    if (userId !== undefined) {
      void readDeviceData(userId).then((read) => {
        if (isCurrent) setData(read);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const remove = async (): Promise<void> => {
    if (userId === undefined) return;
    await removeDeviceData(userId);
    setData(await readDeviceData(userId));
    dispatch(notificationAdded({ severity: 'success', text: 'Your data was removed from this device.' }));
  };
  return {
    data,
    remove,
    reload: () => {
      if (userId !== undefined) void readDeviceData(userId).then(setData);
    },
  };
}
