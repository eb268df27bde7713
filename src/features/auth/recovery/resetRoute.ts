import type { StoreModule } from '@/shared/store/storeModule';
import { resetPassword } from './calls';
import { resetSaga } from './recoverySaga';

export { ResetPasswordScreen as Component } from './ResetPasswordScreen';

/** What the store must take in before the reset-password screen renders. */
export const storeModule: StoreModule = { calls: [resetPassword], sagas: [resetSaga] };
