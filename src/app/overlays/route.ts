export { siteFeedbackStoreModule as storeModule } from '@/features/site-feedback/module';
export { SignedInOverlays as Component } from './SignedInOverlays';
