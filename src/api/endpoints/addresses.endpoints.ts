import type { AddressId } from '@/domain/ids';
import type { Address } from '@/domain/session';
import { api } from '../api';
import { addressesWire, storedAddressWire } from '../wire/addresses.wire';

/** Address form values; an empty text is sent as null. */
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

/** The list with the address replaced or appended; at most one address is the default. */
function withAddress(addresses: readonly Address[], saved: Address): Address[] {
  const others = addresses.map((other) => (saved.isDefault ? { ...other, isDefault: false } : other));
  const isKnown = others.some((other) => other.id === saved.id);
  return isKnown ? others.map((other) => (other.id === saved.id ? saved : other)) : [...others, saved];
}

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /addresses: the user's addresses, default first. */
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

/** Adds a saved address to the cached list, so that it can be selected before the list is refetched. */
async function listSaved(_entry: unknown, { dispatch, queryFulfilled }: SavedCall): Promise<void> {
  const response = await queryFulfilled.catch(() => null);
  const saved = response?.data;
  if (saved) dispatch(updateQueryData('getAddresses', undefined, (list) => withAddress(list, saved)));
}

export const addressesApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    // Invalidates after errors too: the displayed addresses may be outdated.
    /** POST /address/store: returns the new address, or null if the server does not send it. */
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
    /** POST /address/{id}/update: returns the changed address, or null if the server does not send it. */
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
    /** DELETE /address/{id}/delete: responds with 422 if an order uses the address. */
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
