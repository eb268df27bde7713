import type { StoreModule } from '@/shared/store/storeModule';
import { signUp } from './calls';

export { RegisterScreen as Component } from './RegisterScreen';

export const storeModule: StoreModule = { calls: [signUp] };
