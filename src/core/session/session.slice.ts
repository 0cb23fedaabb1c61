import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { rehydrated, sessionApi } from '@/api';
import type { User } from '@/domain/session';
import { navigated } from '@/core/navigation';

/**
 * Why a session ended: by the shopper in this tab or another one, by expiry, by a 401, because another user
 * signed in in another tab, or because the token disappeared for an unknown reason.
 */
export type SessionEnd =
  'loggedOut' | 'loggedOutElsewhere' | 'expired' | 'refused' | 'replaced' | 'elsewhere';

const INTENDED_ENDS: ReadonlySet<SessionEnd | null> = new Set([
  'loggedOut',
  'loggedOutElsewhere',
  'replaced',
] as const);

/** Whether the shopper ended the session: no Login dialog follows (R12). */
export const isIntendedEnd = (end: SessionEnd | null): boolean => INTENDED_ENDS.has(end);

interface SessionState {
  user: User | null;
  /** Server time as text, to be parsed with `readServerTime`; null if the session does not expire. */
  expiresAt: string | null;
  /** Whether the user of an existing token is being fetched: neither a visitor nor a known user yet. */
  isPending: boolean;
  /** The user of the token could not be read now, which can be tried again; absent otherwise. */
  isUnread?: true;
  /** Why the last session ended; reset on navigation. */
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

/** The signed-in user. The token is in the vault, outside the state. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: visitor,
  reducers: {
    /** A token of an unknown user was found; the user is being fetched. Its expiry is unknown, too. */
    userRequested(session) {
      session.isPending = true;
      delete session.isUnread;
      session.expiresAt = null;
    },
    /** The user of the token could not be fetched, for a lost response or for good, or is the known one. */
    userNotFound(session, { payload }: PayloadAction<'lost' | undefined>) {
      session.isPending = false;
      if (payload) session.isUnread = true;
    },
    /** A user signed in, by login or by a recovered token; resumed if the token is of an earlier visit. */
    sessionStarted: (
      _session,
      { payload }: PayloadAction<{ user: User; expiresAt: string | null; isResumed?: boolean }>,
    ): SessionState => ({ ...visitor, user: payload.user, expiresAt: payload.expiresAt }),
    /** `expires_at` was already past at the login; the session does not expire, and is ended by a 401. */
    expiryIgnored(session) {
      session.expiresAt = null;
    },
    /** The session ended; all slices reset the user's data. */
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
      // The profile may have been changed here or elsewhere.
      .addMatcher(sessionApi.endpoints.getProfile.matchFulfilled, (session, { payload }) => {
        if (session.user?.id === payload.id) session.user = payload;
      }),
  selectors: {
    selectUser: (session) => session.user,
    selectIsSignedIn: (session) => session.user !== null,
    selectIsUserRequested: (session) => session.isPending,
    /** Whether there is a token whose user could not be read now. */
    selectIsUserUnread: (session) => session.isUnread,
    /** Whether there is no user, and no token whose user may be read yet. */
    selectIsVisitor: ({ user, isPending, isUnread }) => !user && !isPending && !isUnread,
    selectExpiresAt: (session) => session.expiresAt,
    selectEndedBy: (session) => session.endedBy,
  },
});

export const { userRequested, userNotFound, sessionStarted, expiryIgnored, sessionEnded } =
  sessionSlice.actions;
/** The user that could not be read is requested again: by "Try again", or as the network returned. */
export const userRetried = createAction('session/userRetried');
export const {
  selectUser,
  selectIsSignedIn,
  selectIsUserRequested,
  selectIsUserUnread,
  selectIsVisitor,
  selectExpiresAt,
  selectEndedBy,
} = sessionSlice.selectors;
