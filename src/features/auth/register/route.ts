import type { StoreModule } from '@/shared/store/storeModule';
import { signUp } from './calls';
import { registerSaga } from './registerSaga';
import { registerSlice } from './registerSlice';

export { RegisterScreen as Component } from './RegisterScreen';

export const storeModule: StoreModule = { calls: [signUp], reducers: [registerSlice], sagas: [registerSaga] };
