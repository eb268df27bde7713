export { siteFeedbackStoreModule as storeModule } from '@/features/site-feedback/storeModule';
export { Companions as Component } from './Companions';
