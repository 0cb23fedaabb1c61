export { ChangePasswordForm } from './ChangePasswordForm';
export { profileSagas } from './profile.sagas';
export { ProfileForm } from './ProfileForm';
export { useGreeting } from './useGreeting';
