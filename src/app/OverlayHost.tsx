import type { LazyExoticComponent, ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { Overlay, OverlayName } from '@/features/overlays';
import { selectOverlays } from '@/features/overlays';
import { ErrorBoundary } from '@/shared/ui';

type OverlayComponents = {
  [Name in OverlayName]?: LazyExoticComponent<ComponentType<{ overlay: Extract<Overlay, { name: Name }> }>>;
};

/** Every dialog and drawer in a chunk of its own; each gets the facts it was opened with. */
const overlays: OverlayComponents = {
  chooser: lazy(() =>
    import('@/features/product/ChooserDialog').then((module) => ({ default: module.ChooserDialog })),
  ),
  gallery: lazy(() =>
    import('@/features/product/gallery/GalleryDialog').then((module) => ({
      default: module.GalleryDialog,
    })),
  ),
  login: lazy(() =>
    import('@/features/login/LoginDialog').then((module) => ({ default: module.LoginDialog })),
  ),
  registration: lazy(() =>
    import('@/features/registration/RegistrationDialog').then((module) => ({
      default: module.RegistrationDialog,
    })),
  ),
  otp: lazy(() => import('@/features/otp/OtpDialog').then((module) => ({ default: module.OtpDialog }))),
  forgotPassword: lazy(() =>
    import('@/features/password/ForgotPasswordDialog').then((module) => ({
      default: module.ForgotPasswordDialog,
    })),
  ),
  resetPassword: lazy(() =>
    import('@/features/password/ResetPasswordDialog').then((module) => ({
      default: module.ResetPasswordDialog,
    })),
  ),
  cart: lazy(() => import('@/features/cart/CartDrawer').then((module) => ({ default: module.CartDrawer }))),
  address: lazy(() =>
    import('@/features/addresses/AddressDialog').then((module) => ({ default: module.AddressDialog })),
  ),
  addressDelete: lazy(() =>
    import('@/features/addresses/AddressDeleteDialog').then((module) => ({
      default: module.AddressDeleteDialog,
    })),
  ),
  vouchers: lazy(() =>
    import('@/features/vouchers/VoucherDialog').then((module) => ({ default: module.VoucherDialog })),
  ),
  changeAddress: lazy(() =>
    import('@/features/checkout/ChangeAddressDialog').then((module) => ({
      default: module.ChangeAddressDialog,
    })),
  ),
  orderConfirm: lazy(() =>
    import('@/features/checkout/OrderConfirmDialog').then((module) => ({
      default: module.OrderConfirmDialog,
    })),
  ),
  orderCancel: lazy(() =>
    import('@/features/orders/OrderCancelDialog').then((module) => ({ default: module.OrderCancelDialog })),
  ),
  logout: lazy(() =>
    import('@/features/logout/LogoutDialog').then((module) => ({ default: module.LogoutDialog })),
  ),
  deleteAccount: lazy(() =>
    import('@/features/deleteAccount/DeleteAccountDialog').then((module) => ({
      default: module.DeleteAccountDialog,
    })),
  ),
  sideMenu: lazy(() =>
    import('@/layouts/sideMenu/SideMenu').then((module) => ({ default: module.SideMenu })),
  ),
  filters: lazy(() =>
    import('@/features/listing/FilterSheet').then((module) => ({ default: module.FilterSheet })),
  ),
  search: lazy(() =>
    import('@/features/search/SearchSheet').then((module) => ({ default: module.SearchSheet })),
  ),
};

/** Shows what the store says is open, from the bottom to the top: a jump in time shows it again. */
export function OverlayHost() {
  const open = useSelector(selectOverlays);
  return open.map((overlay) => <OpenOverlay key={overlay.name} overlay={overlay} />);
}

function OpenOverlay({ overlay }: { overlay: Overlay }) {
  // Each component takes its own member of the union; the table above pairs them.
  const Component = overlays[overlay.name] as
    LazyExoticComponent<ComponentType<{ overlay: Overlay }>> | undefined;
  if (!Component) return null;
  return (
    <ErrorBoundary where={`overlay ${overlay.name}`}>
      <Suspense fallback={null}>
        <Component overlay={overlay} />
      </Suspense>
    </ErrorBoundary>
  );
}
