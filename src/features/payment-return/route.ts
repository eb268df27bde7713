import { paymentReturnSaga } from './paymentReturnSaga';

export { PaymentReturnScreen as Component } from './PaymentReturnScreen';

export const sagas = [paymentReturnSaga];
