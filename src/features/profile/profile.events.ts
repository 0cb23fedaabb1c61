import { createAction } from '@reduxjs/toolkit';
import type { PasswordChange, ProfileEntry } from '@/api';

/** The profile's form was sent; a new photo is a handle of the vault. */
export const profileSubmitted = createAction<ProfileEntry>('profile/profileSubmitted');

/** A new password was sent from the account; all three are sealed. */
export const passwordChangeSubmitted = createAction<PasswordChange>('profile/passwordChangeSubmitted');

/** The cache entries in which the forms see progress and errors. */
export const PROFILE_CALL = 'profile';
export const PASSWORD_CALL = 'passwordChange';

/** What was typed into the profile and not sent yet. */
export const PROFILE_DRAFT = 'profile';
