import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated, sessionApi } from '@/api';
import type { User } from '@/domain/session';
import { navigated } from '@/core/navigation';

/**
 * Why a session ended: by the shopper in this tab or another one, by its own end, by the server, because somebody else
 * signed in in another tab, or because the token is gone without a reason that is known here.
 */
export type SessionEnd =
  'loggedOut' | 'loggedOutElsewhere' | 'expired' | 'refused' | 'replaced' | 'elsewhere';

interface SessionState {
  user: User | null;
  /** As the server wrote it, read with `readServerTime`; null when it set no end. */
  expiresAt: string | null;
  /** Whether a token is here whose user is being asked for: neither a visitor nor a known user. */
  isPending: boolean;
  /** Why the last session ended, while the page is still the one on which it did. */
  endedBy: SessionEnd | null;
}

const visitor: SessionState = { user: null, expiresAt: null, isPending: false, endedBy: null };

const nullableText = v.nullable(v.string());
const persisted = v.object({
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
  expiresAt: v.fallback(nullableText, null),
});

/** Who is signed in. The token is in the vault; here is only what can be seen. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    /** A token was found whose user is not known here: they are asked for. */
    userRequested(session) {
      session.isPending = true;
    },
    /** Nobody could be found for the token that is here. */
    userNotFound(session) {
      session.isPending = false;
    },
    /** Somebody is signed in, and until when: by a login, or by a token whose user was asked for. */
    sessionStarted: (
      _session,
      { payload }: PayloadAction<{ user: User; expiresAt: string | null }>,
    ): SessionState => ({ ...visitor, user: payload.user, expiresAt: payload.expiresAt }),
    /** Nobody is signed in any more, and why: whatever belongs to the user resets itself. */
    sessionEnded: (_session, { payload }: PayloadAction<SessionEnd>): SessionState => ({
      ...visitor,
      endedBy: payload,
    }),
  },
  extraReducers: (on) =>
    on
      .addCase(navigated, (session) => {
        session.endedBy = null;
      })
      .addCase(rehydrated, (session, { payload }) => {
        const read = v.safeParse(persisted, payload.session);
        return read.success ? { ...visitor, ...read.output } : session;
      })
      // Who is signed in may have changed what is said of them, here or elsewhere.
      .addMatcher(sessionApi.endpoints.getProfile.matchFulfilled, (session, { payload }) => {
        if (session.user?.id === payload.id) session.user = payload;
      }),
  selectors: {
    selectUser: (session) => session.user,
    selectIsSignedIn: (session) => session.user !== null,
    selectIsUserRequested: (session) => session.isPending,
    selectExpiresAt: (session) => session.expiresAt,
    selectEndedBy: (session) => session.endedBy,
  },
});

export const { userRequested, userNotFound, sessionStarted, sessionEnded } = sessionSlice.actions;
export const { selectUser, selectIsSignedIn, selectIsUserRequested, selectExpiresAt, selectEndedBy } =
  sessionSlice.selectors;
