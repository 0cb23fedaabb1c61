import type { User } from '@/domain/session';
import type { Sealed } from '@/shared/adapters';
import { api } from '../api';
import type { SignIn, VerificationNeeded } from '../wire/session.wire';
import { loginWire, profileWire, rolesWire, verificationWire } from '../wire/session.wire';

export interface Credentials {
  /** Phone or e-mail address. */
  phone: string;
  password: Sealed;
}

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /login: a session, or the wish to verify the phone first (which may also come as an error's details). */
    login: build.mutation<SignIn | VerificationNeeded, Credentials>({
      query: (credentials) => ({
        url: '/login',
        method: 'POST',
        body: credentials,
        reads: loginWire,
        readsError: verificationWire,
        onUnauthorized: 'showMessage',
      }),
    }),
    /** GET /logout; whatever comes back, the session is over. */
    logout: build.mutation<null, void>({
      // A GET that changes something: it is not tried again.
      query: () => ({ url: '/logout', onUnauthorized: 'ignore', isRead: false }),
    }),
    /** GET /user/roles: the known ones of the signed-in user. */
    getRoles: build.query<string[], void>({
      query: () => ({ url: '/user/roles', reads: rolesWire }),
    }),
    /** POST /update-last-seen: the heartbeat. */
    updateLastSeen: build.mutation<null, void>({
      query: () => ({ url: '/update-last-seen', method: 'POST', body: {} }),
    }),
    /** GET /profile: who the token belongs to. */
    getProfile: build.query<User, void>({
      query: () => ({ url: '/profile', reads: profileWire }),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetRolesQuery, useLoginMutation } = sessionApi;
