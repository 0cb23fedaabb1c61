import type { User } from '@/domain/session';
import { api } from '../api';
import { profileWire, rolesWire } from '../wire/session.wire';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /logout: ends the session; the response is ignored. */
    logout: build.mutation<null, void>({
      // A GET with side effects must not be retried.
      query: () => ({ url: '/logout', onUnauthorized: 'ignore', isRead: false }),
    }),
    /** GET /user/roles: supported roles of the signed-in user. */
    getRoles: build.query<string[], void>({
      query: () => ({ url: '/user/roles', reads: rolesWire }),
    }),
    /** POST /update-last-seen: heartbeat of a signed-in user. */
    updateLastSeen: build.mutation<null, void>({
      query: () => ({ url: '/update-last-seen', method: 'POST', body: {} }),
    }),
    /** GET /profile: the user of the session's token. */
    getProfile: build.query<User, void>({
      query: () => ({ url: '/profile', reads: profileWire }),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetRolesQuery, useGetProfileQuery, useLogoutMutation } = sessionApi;
