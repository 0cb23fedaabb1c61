import type { Texts } from '../languages';
import type { Background, Setting, Silhouette, Subject } from '../art';

/** A drawing and its background, as stored in the database. */
export interface Picture extends Subject {
  background: Background;
}

/** A stage with one or more products, as stored in the database; `ground` is the background color. */
export interface Scene {
  background: string;
  products: Subject[];
  mirrored: boolean;
}

/** Texts of a banner besides its title, as stored in the database. */
export interface BannerWords {
  eyebrow: Texts;
  text: Texts;
  button: Texts;
}

export type { Background, Setting, Silhouette, Subject };
