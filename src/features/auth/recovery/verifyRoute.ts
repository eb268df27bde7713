import type { StoreModule } from '@/shared/store/storeModule';
import { verify } from './calls';

export { VerifyScreen as Component } from './VerifyScreen';

export const storeModule: StoreModule = { calls: [verify] };
