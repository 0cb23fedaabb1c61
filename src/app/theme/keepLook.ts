import type { Direction } from '@/domain/settings';
import { present, storage } from '@/shared/adapters';

/** What the page's first paint needs, before any script of ours has come (public/index.html). */
export interface Look {
  dir: Direction;
  lang: string;
  scheme: string;
  /** Ground of utility bar and footer, by scheme. */
  deep: { light: string; dark: string };
}

/**
 * Kept beside the rest, so that the next visit's first paint has the colours and the direction already. What a past
 * state looks like is nothing to keep.
 */
export function keepLook(look: Look): void {
  if (!present.isLeft()) storage.write('look', JSON.stringify(look));
}
