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

/**
 * A requested code. `sentTo` is the address that the server reports; `sentAt` is Unix time in milliseconds,
 * null if no code was sent.
 */
export interface OtpRequest extends Omit<v.InferOutput<typeof persisted>, 'isOpen'> {
  /** For the automatic login; null after a reload, because it is never persisted. */
  password: SecretRef | null;
}

interface OtpState {
  /** Survives closing the dialog and a reload, for the countdown. */
  request: (OtpRequest & { isOpen: boolean }) | null;
  /** Whether the code was confirmed; the flow that requested it continues automatically. */
  isConfirmed: boolean;
}

const nothing: OtpState = { request: null, isConfirmed: false };

/** A confirmed code is used up; an unconfirmed one can still be entered later. */
const closed = ({ request, isConfirmed }: OtpState): OtpState =>
  request && !isConfirmed ? { isConfirmed, request: { ...request, isOpen: false } } : nothing;

export const otpSlice = createSlice({
  name: 'otp',
  initialState: nothing,
  reducers: {
    /**
     * A code was requested. Unless the shopper has closed the requesting dialog, the OTP dialog replaces it.
     */
    otpSent: {
      reducer: (otp, { payload, meta }: PayloadAction<OtpRequest, string, Brings | null>) => ({
        request: { ...payload, isOpen: meta !== null || (otp.request?.isOpen ?? false) },
        isConfirmed: false,
      }),
      prepare: (request: OtpRequest, opensDialog: boolean) => ({
        payload: request,
        meta: opensDialog
          ? ({ brings: { closed: request.purpose, opened: { name: 'otp' } } } as const)
          : null,
      }),
    },
    /** The code was confirmed. `token` refers to the reset token of a password reset. */
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
