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
    /** GET /master: the site settings. Read without a subscription, so a tag would drop them: a story asks again. */
    getMaster: build.query<Settings, void>({
      query: () => ({ url: '/master', reads: settingsWire, isPublic: true }),
    }),
    /** GET /lang/{locale}: texts by their English. */
    getLang: build.query<Messages, string>({
      query: (locale) => ({
        url: `/lang/${encodePart(locale)}`,
        reads: messagesWire,
        isPublic: true,
      }),
    }),
    /** GET /countries, with their phone codes. */
    getCountries: build.query<Country[], void>({
      query: () => ({ url: '/countries', reads: countriesWire, isPublic: true }),
      providesTags: ['Localised'],
    }),
  }),
});

export const { useGetMasterQuery, useGetLangQuery, useGetCountriesQuery } = settingsApi;
