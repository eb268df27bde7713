import { useMemo, useState } from 'react';
import { getQlinks, publishQlink, type Qlink, revokeQlink } from '@/shared/api/qlink';
import { isPathSegment } from '@/shared/browser/pathSegment';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { Remote, RemoteState } from '@/shared/remote/remoteState';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useOnSuccess } from '@/shared/remote/useOnSuccess';
import { useRemote } from '@/shared/remote/useRemote';
import { useQuery } from '@/shared/routing/useQuery';
import { useAppDispatch } from '@/shared/store/hooks';
import { submitErrorText } from '@/shared/ui/form/submitErrorText';
import { draftOf, fetchFailure, publishFailure, type PublishForm } from './qlinkModel';

const loadQlinks = createRemoteCall({ name: 'qlinks/list', endpoint: getQlinks });

const sendPublication = createRemoteCall({
  name: 'qlinks/publish',
  endpoint: publishQlink,
  onSuccess: { notify: 'Link published successfully', reload: [loadQlinks] },
  onUnclear: { reload: [loadQlinks] },
});

const STILL_WORKS = 'the server did not answer; asked again, it says that the link still works';

export const sendRevocation = createRemoteCall({
  name: 'qlinks/revoke',
  endpoint: revokeQlink,
  key: ({ qlinkId }) => qlinkId,
  *verify({ qlinkId }) {
    const qlink = (yield* loadQlinks.run()).find(({ id }) => id === qlinkId);
    return qlink?.status === 'ACTIVE'
      ? { isDone: false, message: STILL_WORKS }
      : { isDone: true, data: qlink };
  },
  onSuccess: { notify: 'Link revoked successfully', reload: [loadQlinks] },
});

export function useQlinks() {
  const dispatch = useAppDispatch();
  const qlinks = useRemote(loadQlinks, undefined);
  const [qlinkToRevoke, setQlinkToRevoke] = useState<Qlink>();
  const actions = useMemo(
    () => ({
      askRevoke: setQlinkToRevoke,
      cancelRevoke: () => setQlinkToRevoke(undefined),
      copy: async (url: string): Promise<void> => {
        try {
          await navigator.clipboard.writeText(url);
          dispatch(notificationAdded({ severity: 'success', text: 'Link copied' }));
        } catch {
          const text = `Could not copy the link. Copy it from here: ${url}`;
          dispatch(notificationAdded({ severity: 'error', text, autoHideSeconds: null }));
        }
      },
    }),
    [dispatch],
  );
  return { qlinks: errorTextOf(qlinks), qlinkToRevoke, actions };
}

function errorTextOf<Data>(remote: Remote<Data>): Remote<Data> {
  const { state } = remote;
  if (state.status !== 'error') return remote;
  const error = { ...state.error, message: fetchFailure(state.error.message) };
  return { ...remote, state: { ...state, error } };
}

const QUESTION = 'question';

function failureOf(sending: RemoteState<unknown, unknown>): string | undefined {
  if (sending.status !== 'error') return undefined;
  return sending.error.unclear ? submitErrorText(sending) : publishFailure(sending.error.message);
}

export function usePublication() {
  const dispatch = useAppDispatch();
  const { params, change } = useQuery();
  const [round, setRound] = useState(0);
  const requestedId = params.get(QUESTION) ?? '';
  useClearStaleError(sendPublication);
  const sending = useOnSuccess(sendPublication, '', () => {
    setRound((last) => last + 1);
    change({ [QUESTION]: undefined });
  });
  return {
    isBusy: sending.status === 'pending',
    failure: failureOf(sending),
    /** Incremented with each published link to reset the form. */
    round,
    /** The question to publish, if another page names it in the query. */
    questionId: isPathSegment(requestedId) ? requestedId : undefined,
    publish: (form: PublishForm) => void dispatch(sendPublication.actions.request(draftOf(form))),
  };
}
