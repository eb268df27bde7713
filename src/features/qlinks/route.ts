import type { StoreModule } from '@/shared/store/storeModule';
import { loadQlinks, sendPublication, sendRevocation } from './calls';

export { QlinksScreen as Component } from './QlinksScreen';

export const storeModule: StoreModule = { calls: [loadQlinks, sendPublication, sendRevocation] };
