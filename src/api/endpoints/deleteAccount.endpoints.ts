import { api } from '../api';

export const deleteAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** DELETE /delete-account: permanently deletes the account of the signed-in user. */
    deleteAccount: build.mutation<null, void>({
      query: () => ({ url: '/delete-account', method: 'DELETE' }),
    }),
  }),
});

export const { useDeleteAccountMutation } = deleteAccountApi;
