import type { StoreModule } from '@/shared/remote/storeModule';
import { resetPassword } from './calls';
import { resetSaga } from './saga';

export { ResetPasswordScreen as Component } from './ResetPasswordScreen';

/** What the store must take in before the reset-password screen renders. */
export const storeModule: StoreModule = { calls: [resetPassword], sagas: [resetSaga] };
