import { createAction } from '@reduxjs/toolkit';
import type { Registration } from '@/api';

/** The Registration form was submitted; the password is a `SecretRef`. */
export const registrationSubmitted = createAction<Registration>('registration/registrationSubmitted');
