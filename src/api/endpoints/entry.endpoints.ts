import type { SocialProvider } from '@/domain/settings';
import type { SecretRef } from '@/shared/adapters';
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
  /** Phone number or e-mail address; a reference to any other text, which may be a misplaced password. */
  phone: string | SecretRef;
  password: SecretRef;
}

export interface Registration extends Credentials {
  phone: string;
  name: string;
  email: string;
  country: string;
  phoneCode: string;
}

export interface OtpRequestBody {
  /** Phone number, or e-mail address, depending on the OTP type in the settings. */
  phone: string;
  phoneCode: string;
  isForPassword: boolean;
}

export interface NewPassword {
  token: SecretRef;
  password: SecretRef;
  confirmation: SecretRef;
}

export interface SocialCode {
  provider: SocialProvider;
  /** Authorization code or access token. */
  code: SecretRef;
  /** Additional data of the provider, such as Apple's `user`. */
  data: unknown;
}

/** Request options for signing in: a 401 shows its message instead of ending the session. */
const post = (url: string, body: object) =>
  ({ url, method: 'POST', body, onUnauthorized: 'showMessage' }) as const;

export const entryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /login: a session, or a request to verify the phone first (which may also be in an error's
     * details).
     */
    login: build.mutation<SignIn | VerificationNeeded, Credentials>({
      query: ({ phone, password }) => ({
        ...post('/login', { phone, password }),
        reads: loginWire,
        readsError: verificationWire,
      }),
    }),
    /** POST /registration: creates an account; the response body is ignored (api §3). */
    register: build.mutation<null, Registration>({
      query: ({ name, phoneCode, ...rest }) =>
        post('/registration', { name, ...rest, phone_code: phoneCode, shop_name: name }),
    }),
    /** POST /send-otp: sends a code. */
    sendOtp: build.mutation<{ sentTo: string | null }, OtpRequestBody>({
      query: ({ phone, phoneCode, isForPassword }) => ({
        ...post('/send-otp', { phone, phone_code: phoneCode, forgot_password: isForPassword ? 1 : null }),
        reads: otpSentWire,
      }),
    }),
    /** POST /verify-otp: verifies a code; returns a token for resetting the password. */
    verifyOtp: build.mutation<{ token: SecretRef | null }, { phone: string; otp: SecretRef }>({
      query: ({ phone, otp }) => ({ ...post('/verify-otp', { phone, otp }), reads: otpConfirmedWire }),
    }),
    /** POST /reset-password: sets the password of the token's user. */
    resetPassword: build.mutation<{ message: string | null }, NewPassword>({
      query: ({ token, password, confirmation }) => ({
        ...post('/reset-password', { token, password, password_confirmation: confirmation }),
        reads: messageWire,
      }),
    }),
    /** POST /auth/{provider}/token: exchanges the provider's code or token for a session. */
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
