import type { Ground, Silhouette, Subject } from '../art';

/** A drawing on its ground, as the database keeps it. */
export interface Picture extends Subject {
  ground: Ground;
}

/** A stage with one or more products; `ground` is its colour. */
export interface Scene {
  ground: string;
  products: Subject[];
  mirrored: boolean;
}

export type { Ground, Silhouette, Subject };
