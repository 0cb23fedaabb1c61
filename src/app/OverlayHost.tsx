import type { ComponentType } from 'react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Overlay, OverlayName } from '@/core/overlays';
import { selectOverlays } from '@/core/overlays';
import { timeTravel } from '@/shared/adapters';
import { lazyComponent } from '@/shared/lazyComponent';
import { ShownOverlay } from './ShownOverlay';

type OverlayComponents = {
  [Name in OverlayName]?: ComponentType<{ overlay: Extract<Overlay, { name: Name }> }>;
};

const part = <Props extends object>(load: () => Promise<ComponentType<Props>>) => lazyComponent(load).Part;

/** Every dialog and drawer is a separate chunk and receives the overlay's payload as a prop. */
const overlays: OverlayComponents = {
  chooser: part(() => import('@/features/product/ChooserDialog').then((module) => module.ChooserDialog)),
  login: part(() => import('@/features/login/LoginDialog').then((module) => module.LoginDialog)),
  cart: part(() => import('@/features/checkout/summary/CartPanel').then((module) => module.CartPanel)),
  chat: part(() => import('@/features/chat/ChatPanel').then((module) => module.ChatPanel)),
  address: part(() => import('@/features/addresses/AddressDialog').then((module) => module.AddressDialog)),
  changeAddress: part(() =>
    import('@/features/checkout/steps/ChangeAddressDialog').then((module) => module.ChangeAddressDialog),
  ),
  orderConfirm: part(() =>
    import('@/features/checkout/placing/OrderConfirmDialog').then((module) => module.OrderConfirmDialog),
  ),
  paying: part(() => import('@/features/payment/PayingDialog').then((module) => module.PayingDialog)),
  orderPaymentCancel: part(() =>
    import('@/features/payment/PaymentCancelDialog').then((module) => module.PaymentCancelDialog),
  ),
  orderCancel: part(() =>
    import('@/features/orders/details/OrderCancelDialog').then((module) => module.OrderCancelDialog),
  ),
  order: part(() => import('@/features/orders/OrderDialog').then((module) => module.OrderDialog)),
  addressDelete: part(() =>
    import('@/features/addresses/AddressDeleteDialog').then((module) => module.AddressDeleteDialog),
  ),
  favoriteRemove: part(() =>
    import('@/features/wishlist/FavoriteRemoveDialog').then((module) => module.FavoriteRemoveDialog),
  ),
  gallery: part(() =>
    import('@/features/product/gallery/GalleryDialog').then((module) => module.GalleryDialog),
  ),
  vouchers: part(() => import('@/features/vouchers/VoucherDialog').then((module) => module.VoucherDialog)),
  deleteAccount: part(() =>
    import('@/features/deleteAccount/DeleteAccountDialog').then((module) => module.DeleteAccountDialog),
  ),
  filters: part(() => import('@/features/listing/filters/FilterSheet').then((module) => module.FilterSheet)),
  registration: part(() =>
    import('@/features/registration/RegistrationDialog').then((module) => module.RegistrationDialog),
  ),
  otp: part(() => import('@/features/otp/OtpDialog').then((module) => module.OtpDialog)),
  forgotPassword: part(() =>
    import('@/features/password/ForgotPasswordDialog').then((module) => module.ForgotPasswordDialog),
  ),
  resetPassword: part(() =>
    import('@/features/password/ResetPasswordDialog').then((module) => module.ResetPasswordDialog),
  ),
  logout: part(() => import('@/features/logout/LogoutDialog').then((module) => module.LogoutDialog)),
  notices: part(() => import('@/core/notices/NoticeLogDialog').then((module) => module.NoticeLogDialog)),
  sideMenu: part(() => import('@/layouts/sideMenu/SideMenu').then((module) => module.SideMenu)),
  search: part(() => import('@/features/search/SearchSheet').then((module) => module.SearchSheet)),
};

const none: readonly Overlay[] = [];

/**
 * Renders the open overlays of the store, bottom to top, so time travel reopens them. Closed overlays stay
 * mounted until their exit animation ends; during time travel there is none.
 */
export function OverlayHost() {
  const open = useSelector(selectOverlays);
  const [{ before, leaving }, setIsVisible] = useState({ before: open, leaving: none });
  if (before !== open) {
    const closed = timeTravel.isActive() ? none : [...leaving, ...before];
    setIsVisible({
      before: open,
      leaving: closed.filter(({ name }) => !open.some((one) => one.name === name)),
    });
  }
  const drop = (name: OverlayName) =>
    setIsVisible((state) => ({
      ...state,
      leaving: state.leaving.filter((overlay) => overlay.name !== name),
    }));
  // Open overlays first: if one opens and one closes in the same commit, MUI's ModalManager must register the
  // new one first, or it marks it as `aria-hidden` together with the page.
  return [...open, ...leaving].map((overlay) => (
    <ShownOverlay
      key={overlay.name}
      overlay={overlay}
      // Safe: the `overlays` table maps each name to the component of its union member.
      Component={overlays[overlay.name] as ComponentType<{ overlay: Overlay }> | undefined}
      isOpen={open.includes(overlay)}
      onGone={drop}
    />
  ));
}
