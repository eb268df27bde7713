export { siteFeedbackStoreModule as storeModule } from '@/features/site-feedback/module';
export { Companions as Component } from './SignedInOverlays';
