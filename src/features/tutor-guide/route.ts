export { GuideScreen as Component } from './GuideScreen';
