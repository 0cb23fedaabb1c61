import type { Direction } from '@/domain/settings';
import { timeTravel, storage } from '@/shared/adapters';

/** Appearance for the first paint, read before the bundle is loaded (public/index.html). */
export interface Look {
  dir: Direction;
  lang: string;
  scheme: string;
  /** Background of utility bar and footer, by color scheme. */
  deep: { light: string; dark: string };
}

/**
 * Persists the appearance under its own key, so that the first paint of the next visit has the right colors
 * and direction. Skipped during time travel.
 */
export function persistAppearance(look: Look): void {
  if (!timeTravel.isActive()) storage.write('look', JSON.stringify(look));
}
