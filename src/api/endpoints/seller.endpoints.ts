import type { SecretRef } from '@/shared/adapters';
import { api } from '../api';
import { messageWire } from '../wire/entry.wire';

/** Seller application form values; an empty text is omitted. */
export interface SellerEntry {
  shopName: string;
  logo: SecretRef;
  banner: SecretRef;
  address: string;
  description: string;
}

export const sellerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /become-a-seller, as a form; the caller refetches the roles afterward. */
    becomeASeller: build.mutation<{ message: string | null }, SellerEntry>({
      query: ({ shopName, logo, banner, address, description }) => ({
        url: '/become-a-seller',
        method: 'POST',
        form: {
          shop_name: shopName.trim(),
          shop_logo: logo,
          shop_banner: banner,
          address: address.trim() || null,
          description: description.trim() || null,
        },
        reads: messageWire,
      }),
    }),
  }),
});

export const { useBecomeASellerMutation } = sellerApi;
