import { signin } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export const signIn = createRemoteCall({
  name: 'signIn/signin',
  endpoint: signin,
  concurrency: 'leading',
  redact: ({ email }) => ({ email, password: '' }),
});
