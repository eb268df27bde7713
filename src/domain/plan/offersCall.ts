import { getActivePackages } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The plans on sale; apart from the other calls because sign-in loads it, to find out whether the server is reachable. */
export const loadOffers = createRemoteCall({
  name: 'plan/offers',
  endpoint: getActivePackages,
  concurrency: 'latest',
});
