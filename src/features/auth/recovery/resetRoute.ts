import type { StoreModule } from '@/shared/store/storeModule';
import { resetPassword } from './calls';

export { ResetPasswordScreen as Component } from './ResetPasswordScreen';

export const storeModule: StoreModule = { calls: [resetPassword] };
