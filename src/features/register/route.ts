import type { StoreModule } from '@/shared/remote/storeModule';
import { signUp } from './calls';
import { registerSaga } from './saga';
import { registerSlice } from './slice';

export { RegisterScreen as Component } from './RegisterScreen';

/** What the store must take in before the registration screen renders. */
export const storeModule: StoreModule = { calls: [signUp], reducers: [registerSlice], sagas: [registerSaga] };
