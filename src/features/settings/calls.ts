import { getBankCategories } from '@/shared/contract/category';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

/** The categories of the whole bank: its exam types are what one can choose. */
export const loadBankCategories = createRemoteCall({
  name: 'settings/bankCategories',
  endpoint: getBankCategories,
  concurrency: 'latest',
});
