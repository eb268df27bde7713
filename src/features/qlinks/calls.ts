import { getQlinks, publishQlink, revokeQlink } from '@/shared/api/qlink';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const loadQlinks = createRemoteCall({
  name: 'qlinks/list',
  endpoint: getQlinks,
  concurrency: 'latest',
});

export const sendPublication = createRemoteCall({
  name: 'qlinks/publish',
  endpoint: publishQlink,
  concurrency: 'leading',
});

export const sendRevocation = createRemoteCall({
  name: 'qlinks/revoke',
  endpoint: revokeQlink,
  concurrency: 'leading',
});
