import { signup } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const signUp = createRemoteCall({
  name: 'register/signup',
  endpoint: signup,
  concurrency: 'leading',
  redact: (registration) => ({ ...registration, password: '' }),
});
