import type { Direction } from '@/domain/settings';
import { storage } from '@/shared/adapters';

/** What the page's first paint needs, before any script of ours has come (public/index.html). */
export interface Look {
  dir: Direction;
  lang: string;
  scheme: string;
  /** Ground of utility bar and footer, by scheme. */
  deep: { light: string; dark: string };
}

/** Kept beside the rest, so that the next visit's first paint has the colours and the direction already. */
export function keepLook(look: Look): void {
  storage.write('look', JSON.stringify(look));
}
