import { createAction } from '@reduxjs/toolkit';
import type { Credentials } from '@/api';

/** The Login form was submitted; the password is a `SecretRef`. */
export const loginSubmitted = createAction<Credentials>('login/loginSubmitted');
