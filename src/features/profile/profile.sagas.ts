import { changePassword } from './changePassword.saga';
import { passwordChangeSubmitted, profileSubmitted } from './profile.events';
import { saveProfile } from './saveProfile.saga';

/** Maps the profile's events to their saga workers, loaded on demand. */
export const profileSagas = [
  [profileSubmitted.type, saveProfile],
  [passwordChangeSubmitted.type, changePassword],
] as const;
