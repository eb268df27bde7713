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
  onSuccess: { notify: 'Link published successfully', reload: [loadQlinks] },
  onUnclear: { reload: [loadQlinks] },
});

const STILL_WORKS = 'the server did not answer; asked again, it says that the link still works';

export const sendRevocation = createRemoteCall({
  name: 'qlinks/revoke',
  endpoint: revokeQlink,
  concurrency: 'leading',
  key: ({ qlinkId }) => qlinkId,
  *verify({ qlinkId }) {
    const qlink = (yield* loadQlinks.run()).find(({ id }) => id === qlinkId);
    return qlink?.status === 'ACTIVE'
      ? { isDone: false, message: STILL_WORKS }
      : { isDone: true, data: qlink };
  },
  onSuccess: { notify: 'Link revoked successfully', reload: [loadQlinks] },
});
