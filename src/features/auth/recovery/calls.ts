import { changePassword, forgotPassword, verifyAccount } from '@/shared/api/account';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { passwordChangedText } from './recoveryModel';

export const sendResetLink = createRemoteCall({
  name: 'recovery/forgotPassword',
  endpoint: forgotPassword,
  concurrency: 'leading',
});

export const resetPassword = createRemoteCall({
  name: 'recovery/changePassword',
  endpoint: changePassword,
  concurrency: 'leading',
  redact: ({ email }) => ({ email, password: '', token: '' }),
  onSuccess: { notify: { text: passwordChangedText, autoHideSeconds: 6 } },
});

/** Contract call `verifyAccount`, by the link's id. */
export const verify = createRemoteCall({
  name: 'recovery/verifyAccount',
  endpoint: verifyAccount,
  concurrency: 'leading',
  key: ({ id }) => id,
});
