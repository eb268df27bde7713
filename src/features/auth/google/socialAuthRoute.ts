export { SocialAuthScreen as Component } from './SocialAuthScreen';
