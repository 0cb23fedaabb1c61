import { createAction } from '@reduxjs/toolkit';
import type { PasswordChange, ProfileEntry } from '@/api';

/** The profile form was submitted; a new photo is a vault handle. */
export const profileSubmitted = createAction<ProfileEntry>('profile/profileSubmitted');

/** A new password was submitted from the account; all three are vault handles. */
export const passwordChangeSubmitted = createAction<PasswordChange>('profile/passwordChangeSubmitted');
