import type { User } from '@/domain/session';
import type { Sealed } from '@/shared/adapters';
import { api } from '../api';
import { messageWire } from '../wire/entry.wire';
import { changedProfileWire } from '../wire/session.wire';
import { sessionApi } from './session.endpoints';

/** What the profile's form sends; an empty text is an absent field. */
export interface ProfileEntry {
  name: string;
  phone: string;
  phoneCode: string;
  email: string;
  gender: string;
  /** "YYYY-MM-DD", or as the server wrote it. */
  dateOfBirth: string;
  country: string;
  /** The handle of a new photo's file; null leaves the old one. */
  photo: Sealed | null;
}

export interface PasswordChange {
  current: Sealed;
  password: Sealed;
  confirmation: Sealed;
}

const orNull = (text: string) => text.trim() || null;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /update-profile, as a form: the user as they are now, or null where the server does not tell. */
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
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const { getProfile } = sessionApi.endpoints;
        await dispatch(
          answer.data
            ? sessionApi.util.upsertQueryData('getProfile', undefined, answer.data)
            : getProfile.initiate(undefined, { forceRefetch: true, subscribe: false }),
        );
      },
    }),
    /** POST /change-password; the server's words. */
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
