import type { Tones } from './colour';

/** What a product can look like: one drawing each, under `silhouettes/`. */
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

/** The backdrop of the studio, named after its tint. */
export type Ground = 'sand' | 'mist' | 'sage' | 'rose' | 'stone' | 'sky' | 'butter' | 'lilac';

/** The two colours of a variant, as `#rrggbb`. Materials (steel, wood, glass) do not follow them. */
export interface Paint {
  colour: string;
  accent: string;
}

export interface Subject extends Paint {
  silhouette: Silhouette;
  /** One of the ways in which the thing comes: a print, a cover, a shape. */
  style?: number | undefined;
  /** What is written on it, where something is. */
  label?: string | undefined;
}

/** Where a drawing touches the floor: centre, half width and depth, in units of its 400 × 400 box. */
export interface Shadow {
  x: number;
  y: number;
  rx: number;
  ry: number;
  opacity?: number;
}

/** A square window into a drawing: its corner and its side. */
type Crop = readonly [x: number, y: number, side: number];

/** One product: drawn in a 400 × 400 box, light from the top left, standing on y ≈ 330. */
export interface Drawing {
  shadows: readonly Shadow[];
  /** Round, or as deep as it is wide: it keeps its width when it is turned. */
  round?: true;
  close: Crop;
  detail: Crop;
  /** `turned`: the whole will be mirrored; words have to be mirrored back (`upright`). */
  draw: (tones: Tones, turned: boolean) => readonly string[];
}
