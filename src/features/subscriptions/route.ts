import { checkoutSaga } from '@/features/subscriptions/checkout/checkoutSaga';

export { SubscriptionsScreen as Component } from './SubscriptionsScreen';

export const sagas = [checkoutSaga];
