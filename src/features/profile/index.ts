export { ChangePasswordForm } from './ChangePasswordForm';
export { profileSaga } from './profile.saga';
export { ProfileForm } from './ProfileForm';
export { useGreeting } from './useGreeting';
