import { shopSeeds, type ShopKey, type ShopSeed } from './shops';

/** Brands that several shops sell, by the English name of the sub-category. */
const makers: Record<string, readonly string[]> = {
  Headphones: ['Corvus Audio', 'Lindqvist', 'Octave'],
  Speakers: ['Corvus Audio', 'Ferro', 'Lindqvist'],
  Phones: ['Tessel', 'Lindqvist', 'Kumo'],
  'Laptops & tablets': ['Tessel', 'Kumo', 'Ferro'],
  Cameras: ['Optika Nord', 'Kumo', 'Tessel'],
  'Smart watches': ['Meridian', 'Kumo', 'Strida'],
  'Shoes & boots': ['Ahmar & Sons', 'Mare Nostra', 'Strida'],
  Jackets: ['Tafeta', 'Loom 27', 'Gale Force'],
  'T-shirts': ['Loom 27', 'Mare Nostra', 'Tafeta'],
  Dresses: ['Tafeta', 'Loom 27', 'Mare Nostra'],
  Handbags: ['Ahmar & Sons', 'Tafeta'],
  Accessories: ['Mare Nostra', 'Optika Nord', 'Loom 27'],
  'Chairs & sofas': ['Holt & Hale', 'Hygge Lab', 'Casa Tamr'],
  Lighting: ['Hygge Lab', 'Zelij', 'Casa Tamr'],
  Cushions: ['Zelij', 'Casa Tamr', 'Loom 27'],
  'Plants & vases': ['Zelij', 'Casa Tamr', 'Ustad'],
  Candles: ['Attar Road', 'Hygge Lab', 'Noor Botanica'],
  Tools: ['Ferro', 'Holt & Hale', 'Bravo Werk'],
  'Pots & pans': ['Fonte', 'Ustad', 'Brava Cucina'],
  Kettles: ['Kaldi', 'Fonte', 'Ustad'],
  Mugs: ['Kaldi', 'Zelij', 'Brava Cucina'],
  Bottles: ['Ibex', 'Kaldi', 'Gale Force'],
  Knives: ['Ustad', 'Ferro', 'Fonte'],
  'Small appliances': ['Brava Cucina', 'Kaldi', 'Bravo Werk'],
  Perfume: ['Attar Road', 'Sel & Miel', 'Noor Botanica'],
  Serums: ['Noor Botanica', 'Sel & Miel'],
  'Lip colour': ['Sel & Miel', 'Noor Botanica'],
  'Body care': ['Noor Botanica', 'Attar Road'],
  'Scents for the room': ['Attar Road', 'Sel & Miel'],
  Running: ['Strida', 'Ibex', 'Gale Force'],
  Cycling: ['Strida', 'Gale Force'],
  Strength: ['Ferro', 'Bravo Werk'],
  'Balls & boards': ['Gale Force', 'Strida'],
  'Travel & outdoor': ['Ibex', 'Gale Force', 'Karst & Co'],
  'Yoga & balance': ['Karst & Co', 'Strida'],
  'Wooden toys': ['Bosco Piccolo', 'Pip & Pine'],
  'Soft toys': ['Pip & Pine', 'Bosco Piccolo'],
  'Outdoor play': ['Pip & Pine', 'Gale Force'],
  'School bags': ['Pip & Pine', 'Ibex'],
  "Children's clothes": ['Pip & Pine', 'Loom 27'],
  Notebooks: ['Quarto', 'Loom 27'],
  Guitars: ['Octave', 'Sarangi House'],
};

/** Shops that sell their own brand only. */
const ownOnly = new Set<ShopKey>(['rosewater', 'sahra', 'kiln', 'oak', 'balcony']);

const shopNames = (Object.values(shopSeeds) as ShopSeed[]).map(({ name }) => name);

/** All brands: the shops, then the makers. The order determines the ids. */
export const brandNames: readonly string[] = [...new Set([...shopNames, ...Object.values(makers).flat()])];

export function brandId(name: string): number {
  const index = brandNames.indexOf(name);
  if (index < 0) throw new Error(`No brand is called ${name}`);
  return index + 1;
}

/** Returns the brands of a shop in a sub-category; its own twice, to pick it more often. */
export function brandsOf(shop: ShopKey, subCategory: string): readonly string[] {
  const own = shopSeeds[shop].name;
  const others = makers[subCategory] ?? [];
  if (ownOnly.has(shop)) return [own];
  return shop === 'souq' ? others : [own, own, ...others];
}
