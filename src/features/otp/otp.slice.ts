import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated } from '@/api';
import type { Brings } from '@/core/overlays';
import { overlayClosed, overlayReplaced } from '@/core/overlays';
import { sessionEnded, sessionStarted } from '@/core/session';
import type { SecretRef } from '@/shared/adapters';

const nullableText = v.nullable(v.string());

const persisted = v.object({
  purpose: v.picklist(['login', 'registration', 'forgotPassword']),
  phone: v.string(),
  phoneCode: v.string(),
  sentTo: nullableText,
  sentAt: v.nullable(v.number()),
  loginName: v.string(),
  isOpen: v.boolean(),
});

/** A code that was asked for. `sentTo` is where the server says it went; `sentAt` is milliseconds since 1970, null: never. */
export interface OtpRequest extends Omit<v.InferOutput<typeof persisted>, 'isOpen'> {
  /** For the automatic login, in the vault; null after a reload, for it is never stored. */
  password: SecretRef | null;
}

interface OtpState {
  /** Outlives a closed dialog and a reload, so that the countdown does. */
  request: (OtpRequest & { isOpen: boolean }) | null;
  /** The code was right, and what it was asked for goes on by itself. */
  isConfirmed: boolean;
}

const nothing: OtpState = { request: null, isConfirmed: false };

/** A code works once; one that was not used may still be typed later. */
const closed = ({ request, isConfirmed }: OtpState): OtpState =>
  request && !isConfirmed ? { isConfirmed, request: { ...request, isOpen: false } } : nothing;

export const otpSlice = createSlice({
  name: 'otp',
  initialState: nothing,
  reducers: {
    /** A code is on its way; the dialog for it takes the place of the one that asked, while that is wanted. */
    otpSent: {
      reducer: (otp, { payload, meta }: PayloadAction<OtpRequest, string, Brings | null>) => ({
        request: { ...payload, isOpen: meta !== null || (otp.request?.isOpen ?? false) },
        isConfirmed: false,
      }),
      prepare: (request: OtpRequest, isOptimistic: boolean) => ({
        payload: request,
        meta: isOptimistic
          ? ({ brings: { closed: request.purpose, opened: { name: 'otp' } } } as const)
          : null,
      }),
    },
    /** The code was right. Its token, where it is for a new password, is in the vault. */
    otpConfirmed(otp, _action: PayloadAction<OtpRequest & { token: SecretRef | null }>) {
      otp.isConfirmed = true;
    },
  },
  extraReducers: (on) => {
    on.addCase(overlayClosed, (otp, { payload }) => (payload === 'otp' ? closed(otp) : otp));
    on.addCase(overlayReplaced, (otp, { payload }) => (payload.closed === 'otp' ? closed(otp) : otp));
    on.addCase(rehydrated, (otp, { payload }) => {
      const read = v.safeParse(v.object({ request: persisted }), payload.otp);
      return read.success ? { ...nothing, request: { ...read.output.request, password: null } } : otp;
    });
    on.addCase(sessionStarted, () => nothing);
    on.addCase(sessionEnded, () => nothing);
  },
  selectors: {
    selectOtpRequest: (otp) => otp.request,
    selectIsOtpConfirmed: (otp) => otp.isConfirmed,
  },
});

export const { otpSent, otpConfirmed } = otpSlice.actions;
export const { selectOtpRequest, selectIsOtpConfirmed } = otpSlice.selectors;
