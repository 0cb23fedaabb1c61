import { api } from '../api';

export const deleteAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** DELETE /delete-account: permanently deletes the account of the signed-in user. */
    deleteAccount: build.mutation<null, void>({
      query: () => ({ url: '/delete-account', method: 'DELETE' }),
    }),
    /** GET /profile: whether the account still exists; a 401 ends no session. Is cached nowhere. */
    checkAccount: build.mutation<null, void>({
      query: () => ({ url: '/profile', onUnauthorized: 'ignore' }),
    }),
  }),
});
