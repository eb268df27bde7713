import { getQlinks, publishQlink, revokeQlink } from '@/shared/api/qlink';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** Contract call `getQlinks`. */
export const loadQlinks = createRemoteCall({
  name: 'qlinks/list',
  endpoint: getQlinks,
  concurrency: 'latest',
});

/** Contract call `publishQlink`. */
export const sendPublication = createRemoteCall({
  name: 'qlinks/publish',
  endpoint: publishQlink,
  concurrency: 'leading',
});

/** Contract call `revokeQlink`. */
export const sendRevocation = createRemoteCall({
  name: 'qlinks/revoke',
  endpoint: revokeQlink,
  concurrency: 'leading',
});
