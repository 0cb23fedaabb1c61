import type { Address } from '@/domain/session';
import { api } from '../api';
import { addressesWire, storedAddressWire } from '../wire/session.wire';

/** What the address form sends; an empty text is an absent field. */
export interface AddressEntry {
  name: string;
  phone: string;
  addressType: string;
  addressLine: string;
  addressLine2: string;
  area: string;
  flatNo: string;
  postCode: string;
  isDefault: boolean;
}

const orNull = (text: string) => text.trim() || null;

export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /addresses, the default one first. */
    getAddresses: build.query<Address[], void>({
      query: () => ({ url: '/addresses', reads: addressesWire }),
      providesTags: ['Addresses'],
    }),
    /** POST /address/store: the new address, or null where the server does not tell it. */
    addAddress: build.mutation<Address | null, AddressEntry>({
      query: (entry) => ({
        url: '/address/store',
        method: 'POST',
        body: {
          name: entry.name.trim(),
          phone: entry.phone.trim(),
          address_type: entry.addressType,
          address_line: entry.addressLine.trim(),
          address_line2: orNull(entry.addressLine2),
          area: orNull(entry.area),
          flat_no: orNull(entry.flatNo),
          post_code: orNull(entry.postCode),
          is_default: entry.isDefault,
          latitude: null,
          longitude: null,
        },
        reads: storedAddressWire,
      }),
      // The list holds the new address at once, so that it can be picked before the list has been asked again.
      async onQueryStarted(_entry, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        const added = answer?.data;
        if (!added) return;
        dispatch(
          addressesApi.util.updateQueryData('getAddresses', undefined, (addresses) => {
            const others = addresses.filter((address) => address.id !== added.id);
            return [
              ...others.map((other) => (added.isDefault ? { ...other, isDefault: false } : other)),
              added,
            ];
          }),
        );
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Addresses']),
    }),
  }),
});

export const { useGetAddressesQuery, useAddAddressMutation } = addressesApi;
