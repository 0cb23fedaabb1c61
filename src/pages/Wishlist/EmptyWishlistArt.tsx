import { Drawing } from '@/shared/ui';

/** Illustration of an open box with a heart over it. */
export function EmptyWishlistArt() {
  return (
    <Drawing width={160} height={132}>
      <ellipse className="ground" cx="80" cy="122" rx="56" ry="7" />
      <path className="muted outline" d="M36 72h88v44a4 4 0 0 1-4 4H40a4 4 0 0 1-4-4z" />
      <path className="line" d="m36 72-14 14 8 6M124 72l14 14-8 6M80 82v22M70 94l10 10 10-10" />
      <path
        className="soft accent-outline"
        d="M80 62C60 48 54 38 54 28a13 13 0 0 1 26-4 13 13 0 0 1 26 4c0 10-6 20-26 34z"
      />
    </Drawing>
  );
}
