import type { StoreModule } from '@/shared/store/storeModule';
import { resetPassword } from './calls';
import { resetSaga } from './recoverySaga';

export { ResetPasswordScreen as Component } from './ResetPasswordScreen';

export const storeModule: StoreModule = { calls: [resetPassword], sagas: [resetSaga] };
