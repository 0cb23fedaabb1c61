/** Names of the drawings in `silhouettes/`. */
export type Silhouette =
  | 'backpack'
  | 'ball'
  | 'blender'
  | 'book'
  | 'boots'
  | 'bottle'
  | 'camera'
  | 'candle'
  | 'cap'
  | 'chair'
  | 'cushion'
  | 'dress'
  | 'drill'
  | 'dumbbell'
  | 'guitar'
  | 'handbag'
  | 'headphones'
  | 'helmet'
  | 'jacket'
  | 'kettle'
  | 'keyboard'
  | 'knives'
  | 'lamp'
  | 'laptop'
  | 'lipstick'
  | 'mug'
  | 'perfume'
  | 'phone'
  | 'plant'
  | 'pot'
  | 'serum'
  | 'skateboard'
  | 'sneaker'
  | 'sofa'
  | 'speaker'
  | 'suitcase'
  | 'sunglasses'
  | 'tablet'
  | 'teddy'
  | 'tee'
  | 'tent'
  | 'toy'
  | 'vase'
  | 'watch'
  | 'yogamat';

/** Background of the studio, named after its tint. */
export type Background = 'sand' | 'mist' | 'sage' | 'rose' | 'stone' | 'sky' | 'butter' | 'lilac';

/** What is behind a product in its own pictures. */
export type Setting = 'plain' | 'disc' | 'arch' | 'sun' | 'table';

/** How a product is shown in its own pictures; `pose` counts from 0. */
export interface Look {
  background: Background;
  setting: Setting;
  pose: number;
}

/** The two colors of a variant, each for planes facing the light and facing away from it. */
export interface Tones {
  color: string;
  light: string;
  shade: string;
  /** Insides and undersides. */
  deep: string;
  accent: string;
  accentLight: string;
  accentShade: string;
  /** Color of prints: white on dark colors, near black on light ones. */
  ink: string;
  /** Variant of the drawing, from 0. */
  style: number;
  /** Lettering on the product; undefined for the drawing's default. */
  label: string | undefined;
}

/**
 * The two colors of a variant, as `#rrggbb`. Materials (steel, wood, glass) are independent of them. Stored
 * as JSON in the database, hence the spelling of `colour`.
 */
export interface Paint {
  color: string;
  accent: string;
}

export interface Subject extends Paint {
  silhouette: Silhouette;
  /** Variant of the drawing: a print, a cover, a shape. */
  style?: number | undefined;
  /** Lettering on the product. */
  label?: string | undefined;
}

/** Contact area with the floor: center, half width and half depth, in units of the 400 × 400 box. */
export interface Shadow {
  x: number;
  y: number;
  rx: number;
  ry: number;
  opacity?: number;
}

/** A square section of a drawing: its corner and its side length. */
type Crop = readonly [x: number, y: number, side: number];

/** A product in a 400 × 400 box with light from the top left; the floor is at y ≈ 330. */
export interface Drawing {
  shadows: readonly Shadow[];
  /** Set if the product is as deep as wide, so that it keeps its width when mirrored. */
  round?: true;
  close: Crop;
  detail: Crop;
  /** `turned`: the result will be mirrored, so text must be mirrored back with `upright`. */
  draw: (tones: Tones, turned: boolean) => readonly string[];
}
