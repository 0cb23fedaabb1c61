import type { UserId } from './ids';

/** The shop login page of the backend, with the user id as URL-safe base64 (contract §10, "Seller Dashboard link"). */
export function sellerDashboardPath(userId: UserId): string {
  const token = btoa(String(userId)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `/shop/login?token=${token}`;
}
