import type { StoreModule } from '@/shared/store/storeModule';
import { signUp } from './calls';
import { registerSaga } from './registerSaga';
import { registerSlice } from './registerSlice';

export { RegisterScreen as Component } from './RegisterScreen';

/** What the store must take in before the registration screen renders. */
export const storeModule: StoreModule = { calls: [signUp], reducers: [registerSlice], sagas: [registerSaga] };
