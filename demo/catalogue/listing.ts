import type { Backend } from '../backend';
import type { Slice } from '../http/input';
import type { Locale } from '../languages';
import { memoryOf, type Memory } from '../memory';
import { correctedSearch } from './correction.queries';
import type { Filters } from './filters';
import { lookupsOf, runningSale, type Lookups } from './lookups';
import { units } from './money';
import { cardsJson } from './productJson';
import { countsOf, facetsOf, MIN_RATINGS } from './facets.queries';
import { cardsOf, forgiving, listOf } from './products.queries';
import { catalogueVersion } from './version';

interface ListingQuery {
  filters: Filters;
  sortType: string | undefined;
  slice: Slice;
  locale: Locale;
}

const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const rankOf = ({ name }: { name: string }) =>
  LETTER_SIZES.includes(name) ? LETTER_SIZES.indexOf(name) : LETTER_SIZES.length;

/** One page of products with its facets (api §4, GET /products), without the user's favorites. */
async function makeListing(backend: Backend, { filters: requested, sortType, slice, locale }: ListingQuery) {
  const filters = await forgiving(backend, requested);
  const ids = await listOf(backend, filters, sortType);
  const rows = await cardsOf(backend, locale, ids.slice(slice.offset, slice.offset + slice.limit));
  const facets = await facetsOf(backend, filters);
  const { brands, colors, sizes } = await lookupsOf(backend);
  return {
    total: ids.length,
    did_you_mean: await correctedSearch(backend, filters),
    products: await cardsJson(backend, rows, locale, undefined, ({ colorIds }) =>
      colorIds.find((id) => filters.colorIds?.includes(id)),
    ),
    filters: {
      // Letters from the smallest one, then the others in the order of their ids.
      sizes: facets.sizeIds
        .map((key) => ({ id: key, name: sizes.get(key)?.name[locale] ?? '' }))
        .toSorted((one, other) => rankOf(one) - rankOf(other)),
      colors: facets.colorIds.map((key) => ({
        id: key,
        name: colors.get(key)?.name[locale] ?? '',
        color_code: colors.get(key)?.colorCode ?? null,
      })),
      brands: facets.brandIds.map((key) => ({ id: key, name: brands.get(key) ?? '' })),
      min_price: units(facets.minPrice),
      max_price: units(facets.maxPrice),
      switches: ['on_sale', 'in_stock'],
      several: ['brand_id', 'color_id', 'size_id'],
      min_ratings: MIN_RATINGS,
      page_sizes: [12, 24],
      counts: await countsOf(backend, filters),
    },
  };
}

/** Pages are cached per `Lookups` object, so that they are dropped together with outdated shop data. */
const pages = new WeakMap<Lookups, Memory>();

/** Cached `makeListing`. The cache key changes with the catalogue, the running sale and every minute. */
export async function listing(backend: Backend, query: ListingQuery) {
  const lookups = await lookupsOf(backend);
  const cached = pages.get(lookups) ?? memoryOf(300);
  pages.set(lookups, cached);
  const { clock } = backend;
  const minute = Math.floor(clock.ms() / 60_000);
  const sale = runningSale(lookups, clock.now())?.id;
  const key = JSON.stringify([await catalogueVersion(backend), minute, sale, query]);
  return cached.remember(key, () => makeListing(backend, query));
}
