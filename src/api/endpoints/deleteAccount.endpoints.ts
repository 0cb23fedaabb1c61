import { api } from '../api';

export const deleteAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** DELETE /delete-account: the account of whoever is signed in, for good. */
    deleteAccount: build.mutation<null, void>({
      query: () => ({ url: '/delete-account', method: 'DELETE' }),
    }),
  }),
});

export const { useDeleteAccountMutation } = deleteAccountApi;
