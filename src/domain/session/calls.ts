import { getMe, type UserDetails } from '@/shared/api/account';
import { getSelectedPlan } from '@/shared/api/activePlan';
import { isAbsent, unwrap } from '@/shared/api/decode';
import type { Endpoint } from '@/shared/api/endpoint';
import { getPreference, putPreference } from '@/shared/api/preference';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';

/** The visitor, without a token: no state may hold one. */
export type SessionUser = Readonly<Omit<UserDetails, 'accessToken'>>;

const getMeWithoutToken: Endpoint<void, SessionUser> = {
  ...getMe,
  decode: (body) => {
    // A missing user counts as 401.
    if (isAbsent(unwrap(body))) throw new RemoteError({ status: 401 });
    const { id, displayName, email, primaryRole } = getMe.decode(body);
    return { id, displayName, email, primaryRole };
  },
};

export const loadMe = createRemoteCall({
  name: 'session/me',
  endpoint: getMeWithoutToken,
  concurrency: 'latest',
});

/** Contract call `getPreference`, once the user is known. */
export const loadPreference = createRemoteCall({ name: 'session/preference', endpoint: getPreference });

/** Sends the whole preference; screens dispatch `preferenceChanged`, sagas use `mergePreference`. */
export const savePreference = createRemoteCall({
  name: 'session/savePreference',
  endpoint: putPreference,
  onSuccess: { reload: [({ preference }) => loadPreference.actions.update('', preference)] },
});

/** The plan shown in the header; reload it after a plan was selected, bought or ended. */
export const loadSelectedPlan = createRemoteCall({ name: 'session/selectedPlan', endpoint: getSelectedPlan });
