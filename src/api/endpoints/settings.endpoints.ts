import type { Messages } from '@/shared/texts';
import type { Settings } from '@/domain/settings';
import { encodePart } from '@/domain/parseUrl';
import { api } from '../api';
import { countriesWire, messagesWire, settingsWire } from '../wire/settings.wire';

export interface Country {
  id: number;
  name: string;
  phoneCode: string;
}

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /master: site settings. Has no tags: it has no subscribers, so invalidation would remove it. A saga
     * refetches it.
     */
    getMaster: build.query<Settings, void>({
      query: () => ({ url: '/master', reads: settingsWire, isPublic: true }),
    }),
    /** GET /lang/{locale}: translations by their English text. */
    getLang: build.query<Messages, string>({
      query: (locale) => ({
        url: `/lang/${encodePart(locale)}`,
        reads: messagesWire,
        isPublic: true,
      }),
    }),
    /** GET /countries: countries with phone codes. */
    getCountries: build.query<Country[], void>({
      query: () => ({ url: '/countries', reads: countriesWire, isPublic: true }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetMasterQuery, useGetLangQuery, useGetCountriesQuery } = settingsApi;
