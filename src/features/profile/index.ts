export { ChangePasswordForm } from './ChangePasswordForm';
export { profileStories } from './profile.stories';
export { ProfileForm } from './ProfileForm';
export { useGreeting } from './useGreeting';
