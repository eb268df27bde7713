import { getActivePackages } from '@/shared/api/plan';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The plans on sale. */
export const loadOffers = createRemoteCall({ name: 'plan/offers', endpoint: getActivePackages });
