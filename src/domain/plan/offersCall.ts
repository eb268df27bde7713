import { getActivePackages } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The plans on sale. Sign-in asks for them only to learn whether the server is there. */
export const loadOffers = createRemoteCall({
  name: 'plan/offers',
  endpoint: getActivePackages,
  concurrency: 'latest',
});
