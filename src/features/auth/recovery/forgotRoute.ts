import type { StoreModule } from '@/shared/store/storeModule';
import { sendResetLink } from './calls';

export { ForgotPasswordScreen as Component } from './ForgotPasswordScreen';

/** What the store must take in before the forgot-password screen renders. */
export const storeModule: StoreModule = { calls: [sendResetLink] };
