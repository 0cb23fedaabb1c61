import type { SocialProvider } from '@/domain/settings';
import type { Sealed } from '@/shared/adapters';
import { api } from '../api';
import type { SignIn, VerificationNeeded } from '../wire/entry.wire';
import {
  loginWire,
  messageWire,
  otpConfirmedWire,
  otpSentWire,
  signInWire,
  verificationWire,
} from '../wire/entry.wire';

export interface Credentials {
  /** Phone or e-mail address. */
  phone: string;
  password: Sealed;
}

export interface Registration extends Credentials {
  name: string;
  email: string;
  country: string;
  phoneCode: string;
}

export interface OtpWish {
  /** A phone number, or an e-mail address where the settings' OTP type says so. */
  phone: string;
  phoneCode: string;
  isForPassword: boolean;
}

export interface NewPassword {
  token: Sealed;
  password: Sealed;
  confirmation: Sealed;
}

export interface SocialCode {
  provider: SocialProvider;
  /** Authorization code or access token. */
  code: Sealed;
  /** What the provider gave besides, such as Apple's `user`. */
  data: unknown;
}

/** The calls on the way in; each says in its own words what went wrong, and none ends a session. */
const post = (url: string, body: object) =>
  ({ url, method: 'POST', body, onUnauthorized: 'showMessage' }) as const;

export const entryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /login: a session, or the wish to verify the phone first (which may also come as an error's details). */
    login: build.mutation<SignIn | VerificationNeeded, Credentials>({
      query: ({ phone, password }) => ({
        ...post('/login', { phone, password }),
        reads: loginWire,
        readsError: verificationWire,
      }),
    }),
    /** POST /registration: an account; what else the answer holds is not read (contract §3). */
    register: build.mutation<null, Registration>({
      query: ({ name, phoneCode, ...rest }) =>
        post('/registration', { name, ...rest, phone_code: phoneCode, shop_name: name }),
    }),
    /** POST /send-otp: a code on its way. */
    sendOtp: build.mutation<{ sentTo: string | null }, OtpWish>({
      query: ({ phone, phoneCode, isForPassword }) => ({
        ...post('/send-otp', { phone, phone_code: phoneCode, forgot_password: isForPassword ? 1 : null }),
        reads: otpSentWire,
      }),
    }),
    /** POST /verify-otp: the token that may set a new password. */
    verifyOtp: build.mutation<{ token: Sealed | null }, { phone: string; otp: Sealed }>({
      query: ({ phone, otp }) => ({ ...post('/verify-otp', { phone, otp }), reads: otpConfirmedWire }),
    }),
    /** POST /reset-password: a new password for the owner of the token. */
    resetPassword: build.mutation<{ message: string | null }, NewPassword>({
      query: ({ token, password, confirmation }) => ({
        ...post('/reset-password', { token, password, password_confirmation: confirmation }),
        reads: messageWire,
      }),
    }),
    /** POST /auth/{provider}/token: a session for what the provider gave. */
    signInWith: build.mutation<SignIn, SocialCode>({
      query: ({ provider, code, data }) => ({
        ...post(`/auth/${provider}/token`, { code, data }),
        reads: signInWire,
      }),
    }),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useSendOtpMutation,
  useVerifyOtpMutation,
  useResetPasswordMutation,
  useSignInWithMutation,
} = entryApi;
