import { brandsOf } from './brands';
import { oddities } from '../media/oddities';
import { descriptionOf, measured } from './descriptions';
import { perLocale } from './perLocale';
import { assurances } from './phrases';
import type { Draft } from './draft';
import { styleFor } from './palettes';
import { diceFor, type Dice } from './random';
import { ranges, type Range } from './ranges';
import { bookshelf } from './ranges/bookshelf';
import { lines } from './ranges/lines';
import { shopSeeds, type ShopKey } from './shops';
import { categorySeeds } from './templates';

const categoryOf = (subCategory: string) => {
  const found = categorySeeds.find(({ subCategories }) =>
    subCategories.some(({ name }) => name.en === subCategory),
  );
  if (!found) throw new Error(`No sub-category is called ${subCategory}`);
  return found;
};

/** Typical price endings; the odd ones require rounding of sums and taxes. */
const endings = [0, 0, 0, 50, 75, 90, 95, 99, 99, 33] as const;

/** Skewed towards low prices. */
function priceIn([least, most]: Range['prices'], dice: Dice): number {
  const units = Math.floor((least + (most - least) * dice.next() ** 1.8) / 500) * 5;
  return (units - 1) * 100 + dice.pick(endings);
}

const discount = (price: number, dice: Dice) =>
  dice.chance(0.3) ? Math.floor((price * (100 - dice.pick([10, 15, 20, 25, 33, 40]))) / 100) : 0;

/** Picks some colors of the range, rotated by `turn`; sometimes the last one has a surcharge. */
function colorsFrom(range: Range, rotation: number, price: number, dice: Dice): Draft['colors'] {
  const count = Math.min(range.colors.length, dice.pick([1, 2, 2, 3, 3, 4]));
  const special = count > 2 && dice.chance(0.3) ? Math.floor(price / 2_000) * 100 + dice.pick(endings) : 0;
  return Array.from({ length: count }, (_, index) => ({
    key: range.colors[(rotation + index) % range.colors.length] ?? 'white',
    surcharge: index === count - 1 ? special : 0,
  }));
}

/** Products labeled with their line instead of the brand. */
const namedAfterLine = new Set(['perfume', 'candle', 'serum', 'book']);

function draftOf(range: Range, shop: ShopKey, line: string, rotation: number, seed: number): Draft {
  const dice = diceFor(seed, `range ${range.subCategory} ${range.silhouette} ${line}`);
  const [kind, feature, about] = [dice.pick(range.kinds), dice.pick(range.features), dice.pick(range.abouts)];
  // The page shows `about` above the description, which therefore uses another text.
  const more = dice.pick(range.abouts.filter((other) => other !== about));
  const brand = dice.pick(brandsOf(shop, range.subCategory));
  const price = priceIn(range.prices, dice);
  const details = [...range.specs.map((spec) => measured(spec, dice)), dice.pick(assurances)];
  return {
    name: perLocale((locale) =>
      locale === 'en' ? `${line} ${kind.en} ${feature.en}` : `${kind[locale]} ${line} ${feature[locale]}`,
    ),
    subCategory: range.subCategory,
    shop,
    brand,
    about,
    describe: (ownDice) => descriptionOf({ shop, about: more, details }, ownDice),
    price,
    discountPrice: discount(price, dice),
    stock: dice.chance(0.04) ? 0 : undefined,
    colors: colorsFrom(range, rotation, price, dice),
    colorChoice: range.colors,
    sizes: range.sizes,
    silhouette: range.silhouette,
    style: range.styles ? dice.pick(range.styles) : styleFor(`${line} ${range.silhouette} ${seed}`),
    label: namedAfterLine.has(range.silhouette) ? line : brand,
  };
}

/**
 * Drafts of the shops' products per range, and `bulk` products of the largest shop from all ranges in turn.
 */
export function rangeDrafts(seed: number, bulk: number): Draft[] {
  const supplies = ranges.map((range) => {
    const names = diceFor(seed, `lines ${range.subCategory} ${range.silhouette}`).some(lines, lines.length);
    const shops = Object.entries(range.shops).flatMap(([shop, count]) =>
      Array.from({ length: count }, () => shop as ShopKey),
    );
    const nameAt = (rotation: number) =>
      names[rotation] ?? `${lines[rotation % lines.length] ?? ''} ${1 + Math.floor(rotation / lines.length)}`;
    return { range, shops, nameAt };
  });
  const carried = supplies.flatMap(({ range, shops, nameAt }) =>
    shops.map((shop, rotation) => draftOf(range, shop, nameAt(rotation), rotation, seed)),
  );
  const more = Array.from({ length: bulk }, (_, index) => {
    const supply = supplies[index % supplies.length];
    if (!supply) throw new RangeError('There are no ranges.');
    const rotation = supply.shops.length + Math.floor(index / supplies.length);
    const oddity = index % 11 === 7 ? oddities[(index - 7) / 11] : undefined;
    return { ...draftOf(supply.range, 'souq', supply.nameAt(rotation), rotation, seed), oddity };
  });
  return [...carried, ...more];
}

export const bookDrafts = (): Draft[] =>
  bookshelf.map(({ subCategory, title, about, color, price }) => ({
    name: title,
    subCategory,
    shop: 'lantern',
    brand: shopSeeds.lantern.name,
    about,
    describe: (dice) =>
      descriptionOf(
        { shop: 'lantern', about: shopSeeds.lantern.promise, details: categoryOf(subCategory).details },
        dice,
      ),
    price,
    discountPrice: 0,
    colors: [{ key: color, surcharge: 0 }],
    sizes: 'none',
    silhouette: 'book',
    style: styleFor(title.en),
    label: title.en,
  }));
