import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { type DeviceData, readDeviceData, removeDeviceData } from './deviceData';

interface OfUser {
  readonly userId: string;
}

/** Counts what this device stores for a user. */
export const loadDeviceData = createRemoteCall<OfUser, DeviceData>({
  name: 'settings/deviceData',
  concurrency: 'latest',
  key: ({ userId }) => userId,
  send: ({ userId }) => readDeviceData(userId),
});

export const sendRemoval = createRemoteCall<OfUser, null>({
  name: 'settings/removeDeviceData',
  concurrency: 'leading',
  key: ({ userId }) => userId,
  send: async ({ userId }) => {
    await removeDeviceData(userId);
    return null;
  },
  onSuccess: { notify: 'Your data was removed from this device.', reload: [loadDeviceData.actions.request] },
});
