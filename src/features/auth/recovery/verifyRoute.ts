import type { StoreModule } from '@/shared/store/storeModule';
import { verify } from './calls';

export { VerifyScreen as Component } from './VerifyScreen';

/** What the store must take in before the verification screen renders. */
export const storeModule: StoreModule = { calls: [verify] };
