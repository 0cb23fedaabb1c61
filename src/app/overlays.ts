import type { OverlayDefinitions } from '@/core/overlays';
import { noticesOverlays } from '@/core/notices';
import { addressesOverlays } from '@/features/addresses';
import { categoryMenuOverlays } from '@/features/categoryMenu';
import { chatOverlays } from '@/features/chat';
import { checkoutOverlays } from '@/features/checkout';
import { deleteAccountOverlays } from '@/features/deleteAccount';
import { listingOverlays } from '@/features/listing';
import { localeOverlays } from '@/features/locale';
import { loginOverlays } from '@/features/login';
import { logoutOverlays } from '@/features/logout';
import { ordersOverlays } from '@/features/orders';
import { otpOverlays } from '@/features/otp';
import { passwordOverlays } from '@/features/password';
import { paymentOverlays } from '@/features/payment';
import { productOverlays } from '@/features/product';
import { registrationOverlays } from '@/features/registration';
import { searchOverlays } from '@/features/search';
import { vouchersOverlays } from '@/features/vouchers';
import { wishlistOverlays } from '@/features/wishlist';
import { layoutOverlays } from '@/layouts';

/** The definitions of all overlays. The type requires one for every name. */
export const overlays: OverlayDefinitions = {
  ...noticesOverlays,
  ...layoutOverlays,
  ...addressesOverlays,
  ...categoryMenuOverlays,
  ...chatOverlays,
  ...checkoutOverlays,
  ...deleteAccountOverlays,
  ...listingOverlays,
  ...localeOverlays,
  ...loginOverlays,
  ...logoutOverlays,
  ...ordersOverlays,
  ...otpOverlays,
  ...passwordOverlays,
  ...paymentOverlays,
  ...productOverlays,
  ...registrationOverlays,
  ...searchOverlays,
  ...vouchersOverlays,
  ...wishlistOverlays,
};
