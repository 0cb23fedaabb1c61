import type { User } from '@/domain/session';
import { api } from '../api';
import { profileWire, rolesWire } from '../wire/session.wire';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetRolesQuery, useGetProfileQuery } = sessionApi;
