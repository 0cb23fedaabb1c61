import { changePassword } from './changePassword.saga';
import { passwordChangeSubmitted, profileSubmitted } from './profile.events';
import { saveProfile } from './saveProfile.saga';

/** Which event of the profile is heard by which story. */
export const profileStories = [
  [profileSubmitted.type, saveProfile],
  [passwordChangeSubmitted.type, changePassword],
] as const;
