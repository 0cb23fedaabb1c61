export { socialSaga } from './social.saga';
export { SocialButtons } from './SocialButtons';
