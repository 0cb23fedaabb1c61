import { sellerDashboardPath } from '@/domain/sellerDashboard';

it('encodes the user id in the token parameter, safe for an address', () => {
  expect(sellerDashboardPath(7)).toBe('/shop/login?token=Nw');
  expect(sellerDashboardPath(1024)).toBe('/shop/login?token=MTAyNA');
});
