import type { AddressId } from '@/domain/ids';
import type { Address } from '@/domain/session';
import { api } from '../api';
import { addressesWire, storedAddressWire } from '../wire/addresses.wire';

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
  latitude: number | null;
  longitude: number | null;
}

const orNull = (text: string) => text.trim() || null;

const bodyOf = (entry: AddressEntry) => ({
  name: entry.name.trim(),
  phone: entry.phone.trim(),
  address_type: entry.addressType,
  address_line: entry.addressLine.trim(),
  address_line2: orNull(entry.addressLine2),
  area: orNull(entry.area),
  flat_no: orNull(entry.flatNo),
  post_code: orNull(entry.postCode),
  is_default: entry.isDefault,
  latitude: entry.latitude,
  longitude: entry.longitude,
});

/** The list with this address in it, in its old place or at the end; there is one default at most. */
function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.map((other) => (saved.isDefault ? { ...other, isDefault: false } : other));
  const isKnown = others.some((other) => other.id === saved.id);
  return isKnown ? others.map((other) => (other.id === saved.id ? saved : other)) : [...others, saved];
}

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /addresses, the default one first. */
    getAddresses: build.query<Address[], void>({
      query: () => ({ url: '/addresses', reads: addressesWire }),
      providesTags: ['Addresses'],
    }),
  }),
});
const { updateQueryData } = listApi.util;

interface SavedCall {
  dispatch: (patch: ReturnType<typeof updateQueryData<'getAddresses'>>) => unknown;
  queryFulfilled: Promise<{ data: Address | null }>;
}

/** The list holds a saved address at once, so that it can be picked before the list has been asked again. */
async function listSaved(_entry: unknown, { dispatch, queryFulfilled }: SavedCall): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  const saved = answer?.data;
  if (saved) dispatch(updateQueryData('getAddresses', undefined, (list) => withAddress(list, saved)));
}

export const addressesApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    // After a refusal as well: what the page shows of the addresses may be old.
    /** POST /address/store: the new address, or null where the server does not tell it. */
    addAddress: build.mutation<Address | null, AddressEntry>({
      query: (entry) => ({
        url: '/address/store',
        method: 'POST',
        body: bodyOf(entry),
        reads: storedAddressWire,
      }),
      onQueryStarted: listSaved,
      invalidatesTags: ['Addresses'],
    }),
    /** POST /address/{id}/update: the address as it is now, or null where the server does not tell it. */
    updateAddress: build.mutation<Address | null, { id: AddressId; entry: AddressEntry }>({
      query: ({ id, entry }) => ({
        url: `/address/${id}/update`,
        method: 'POST',
        body: bodyOf(entry),
        reads: storedAddressWire,
      }),
      onQueryStarted: listSaved,
      invalidatesTags: ['Addresses'],
    }),
    /** DELETE /address/{id}/delete; a 422 when orders use it. */
    deleteAddress: build.mutation<null, AddressId>({
      query: (id) => ({ url: `/address/${id}/delete`, method: 'DELETE' }),
      invalidatesTags: ['Addresses'],
    }),
  }),
});

export const {
  useGetAddressesQuery,
  useAddAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
} = addressesApi;
