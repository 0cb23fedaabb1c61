import type { User } from '@/domain/session';
import type { SecretRef } from '@/shared/adapters';
import { sessionToken } from '@/shared/adapters';
import { api } from '../api';
import { patchThroughRead } from '../patchThroughRead';
import { messageWire } from '../wire/entry.wire';
import { changedProfileWire } from '../wire/profile.wire';
import { sessionApi } from './session.endpoints';

/** Profile form values; an empty text is sent as null. */
export interface ProfileEntry {
  name: string;
  phone: string;
  phoneCode: string;
  email: string;
  gender: string;
  /** "YYYY-MM-DD", or the unchanged text of the server. */
  dateOfBirth: string;
  country: string;
  /** Reference to a new photo; null keeps the old one. */
  photo: SecretRef | null;
}

export interface PasswordChange {
  current: SecretRef;
  password: SecretRef;
  confirmation: SecretRef;
}

const orNull = (text: string) => text.trim() || null;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /update-profile, as a form: returns the changed user, or null if the server does not send it. */
    updateProfile: build.mutation<User | null, ProfileEntry>({
      query: (entry) => ({
        url: '/update-profile',
        method: 'POST',
        form: {
          name: entry.name.trim(),
          phone: entry.phone.trim(),
          phone_code: orNull(entry.phoneCode),
          email: orNull(entry.email),
          gender: orNull(entry.gender),
          date_of_birth: orNull(entry.dateOfBirth),
          country: orNull(entry.country),
          profile_photo: entry.photo,
        },
        reads: changedProfileWire,
      }),
      async onQueryStarted(_entry, { dispatch, queryFulfilled }) {
        const token = sessionToken();
        const response = await queryFulfilled.catch(() => null);
        if (!response || sessionToken() === null) return;
        const { util } = sessionApi;
        const read = dispatch(util.getRunningQueryThunk('getProfile', undefined));
        // A late response may be of another user than the session that has begun since.
        const isSameSession = () => sessionToken() === token;
        const { data } = response;
        if (data && isSameSession()) {
          const save = () => isSameSession() && dispatch(util.upsertQueryData('getProfile', undefined, data));
          await patchThroughRead(save, read);
        } else {
          // RTK Query would reuse a pending request, whose response may be older than the write.
          await read;
          const { getProfile } = sessionApi.endpoints;
          if (sessionToken() !== null)
            await dispatch(getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }));
        }
      },
    }),
    /** POST /change-password: returns the server message. */
    changePassword: build.mutation<{ message: string | null }, PasswordChange>({
      query: ({ current, password, confirmation }) => ({
        url: '/change-password',
        method: 'POST',
        body: { current_password: current, password, password_confirmation: confirmation },
        reads: messageWire,
      }),
    }),
  }),
});

export const { useUpdateProfileMutation, useChangePasswordMutation } = profileApi;
