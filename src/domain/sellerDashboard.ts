import type { UserId } from './ids';

/**
 * Path of the backend's seller login, with the user id as URL-safe base64 (R25).
 */
export function sellerDashboardPath(userId: UserId): string {
  const token = btoa(String(userId)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  return `/shop/login?token=${token}`;
}
