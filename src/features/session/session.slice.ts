import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { restored } from '@/api';
import type { User } from '@/domain/session';

export type SessionEnd = 'loggedOut' | 'expired' | 'refused' | 'elsewhere';

interface SessionState {
  user: User | null;
  /** Milliseconds since 1970, or null when the server set no end. */
  expiresAt: number | null;
}

const visitor: SessionState = { user: null, expiresAt: null };

const nullableText = v.nullable(v.string());
const stored = v.object({
  user: v.object({
    id: v.number(),
    name: v.string(),
    phone: nullableText,
    email: nullableText,
    phoneCode: nullableText,
    country: nullableText,
    gender: nullableText,
    dateOfBirth: nullableText,
    profilePhoto: nullableText,
  }),
  expiresAt: v.nullable(v.number()),
});

/** Who is signed in. The token is in the vault; here is only what can be seen. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    /** Somebody is signed in, and until when: by a login, or by a token whose user was asked for. */
    sessionStarted: (_session, { payload }: PayloadAction<{ user: User; expiresAt: number | null }>) =>
      payload,
    /** Nobody is signed in any more, and why: whatever belongs to the user resets itself. */
    sessionEnded: (_session, _action: PayloadAction<SessionEnd>) => visitor,
  },
  extraReducers: (on) =>
    on.addCase(restored, (session, { payload }) => {
      const read = v.safeParse(stored, payload.session);
      return read.success ? read.output : session;
    }),
  selectors: {
    selectUser: (session) => session.user,
    selectIsSignedIn: (session) => session.user !== null,
    selectExpiresAt: (session) => session.expiresAt,
  },
});

export const { sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectUser, selectIsSignedIn, selectExpiresAt } = sessionSlice.selectors;
