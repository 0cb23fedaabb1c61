import { brandsOf } from './brands';
import { oddities } from '../media/oddities';
import { descriptionOf, measured, perLocale } from './descriptions';
import { assurances } from './phrases';
import type { Draft } from './draft';
import { groundFor, styleFor } from './looks';
import { diceFor, type Dice } from './random';
import { ranges, type Range } from './ranges';
import { bookshelf } from './ranges/bookshelf';
import { lines } from './ranges/lines';
import { shopSeeds, type ShopKey } from './shops';
import { categorySeeds } from './templates';

const categoryOf = (place: string) => {
  const found = categorySeeds.find(({ subCategories }) =>
    subCategories.some(({ name }) => name.en === place),
  );
  if (!found) throw new Error(`No sub-category is called ${place}`);
  return found;
};

/** Prices end as prices do; the odd ones give sums and taxes something to round. */
const endings = [0, 0, 0, 50, 75, 90, 95, 99, 99, 33] as const;

/** More cheap ones than dear ones. */
function priceIn([least, most]: Range['prices'], dice: Dice): number {
  const units = Math.floor((least + (most - least) * dice.next() ** 1.8) / 500) * 5;
  return (units - 1) * 100 + dice.pick(endings);
}

const cut = (price: number, dice: Dice) =>
  dice.chance(0.3) ? Math.floor((price * (100 - dice.pick([10, 15, 20, 25, 33, 40]))) / 100) : 0;

/** Some colours of the range, beginning with another one each time; now and then the last is a special finish. */
function coloursFrom(range: Range, turn: number, price: number, dice: Dice): Draft['colours'] {
  const count = Math.min(range.colours.length, dice.pick([1, 2, 2, 3, 3, 4]));
  const special = count > 2 && dice.chance(0.3) ? Math.floor(price / 2_000) * 100 + dice.pick(endings) : 0;
  return Array.from({ length: count }, (_, index) => ({
    key: range.colours[(turn + index) % range.colours.length] ?? 'white',
    surcharge: index === count - 1 ? special : 0,
  }));
}

/** Things that carry the name of their line rather than that of their maker. */
const namedAfterLine = new Set(['perfume', 'candle', 'serum', 'book']);

function draftOf(range: Range, shop: ShopKey, line: string, turn: number, seed: number): Draft {
  const dice = diceFor(seed, `range ${range.place} ${range.silhouette} ${line}`);
  const [kind, feature, about] = [dice.pick(range.kinds), dice.pick(range.features), dice.pick(range.abouts)];
  // The page says `about` above the description, which goes on with another thought.
  const more = dice.pick(range.abouts.filter((other) => other !== about));
  const brand = dice.pick(brandsOf(shop, range.place));
  const price = priceIn(range.prices, dice);
  const facts = [...range.specs.map((spec) => measured(spec, dice)), dice.pick(assurances)];
  return {
    name: perLocale((locale) =>
      locale === 'en' ? `${line} ${kind.en} ${feature.en}` : `${kind[locale]} ${line} ${feature[locale]}`,
    ),
    place: range.place,
    shop,
    brand,
    about,
    describe: (own) => descriptionOf({ shop, about: more, facts }, own),
    price,
    discountPrice: cut(price, dice),
    stock: dice.chance(0.04) ? 0 : undefined,
    colours: coloursFrom(range, turn, price, dice),
    sizes: range.sizes,
    silhouette: range.silhouette,
    style: range.styles ? dice.pick(range.styles) : styleFor(`${line} ${range.silhouette} ${seed}`),
    ground: shop === 'souq' ? groundFor(line) : groundFor(`${shop} ${range.place} ${turn % 3}`),
    label: namedAfterLine.has(range.silhouette) ? line : brand,
  };
}

/** What the shops carry of each range, and `bulk` more that the largest shop has of all of them in turn. */
export function rangeDrafts(seed: number, bulk: number): Draft[] {
  const shelves = ranges.map((range) => {
    const names = diceFor(seed, `lines ${range.place} ${range.silhouette}`).some(lines, lines.length);
    const shops = Object.entries(range.shops).flatMap(([shop, count]) =>
      Array.from({ length: count }, () => shop as ShopKey),
    );
    const nameAt = (turn: number) =>
      names[turn] ?? `${lines[turn % lines.length] ?? ''} ${1 + Math.floor(turn / lines.length)}`;
    return { range, shops, nameAt };
  });
  const carried = shelves.flatMap(({ range, shops, nameAt }) =>
    shops.map((shop, turn) => draftOf(range, shop, nameAt(turn), turn, seed)),
  );
  const more = Array.from({ length: bulk }, (_, index) => {
    const shelf = shelves[index % shelves.length];
    if (!shelf) throw new RangeError('There are no ranges.');
    const turn = shelf.shops.length + Math.floor(index / shelves.length);
    const oddity = index % 11 === 7 ? oddities[(index - 7) / 11] : undefined;
    return { ...draftOf(shelf.range, 'souq', shelf.nameAt(turn), turn, seed), oddity };
  });
  return [...carried, ...more];
}

export const bookDrafts = (): Draft[] =>
  bookshelf.map(({ place, title, about, colour, price }) => ({
    name: title,
    place,
    shop: 'lantern',
    brand: shopSeeds.lantern.name,
    about,
    describe: (dice) =>
      descriptionOf(
        { shop: 'lantern', about: shopSeeds.lantern.promise, facts: categoryOf(place).facts },
        dice,
      ),
    price,
    discountPrice: 0,
    colours: [{ key: colour, surcharge: 0 }],
    sizes: 'none',
    silhouette: 'book',
    style: styleFor(title.en),
    ground: groundFor(title.en),
    label: title.en,
  }));
