import type { Backend } from '../backend';
import type { Slice } from '../http/input';
import type { Locale } from '../languages';
import { memoryOf, type Memory } from '../memory';
import type { Filters } from './filters';
import { lookupsOf, runningSale, type Lookups } from './lookups';
import { units } from './money';
import { cardsJson } from './productJson';
import { cardsOf, facetsOf, forgiving, listOf } from './products.queries';
import { catalogueVersion } from './version';

interface Asked {
  filters: Filters;
  sortType: string | undefined;
  slice: Slice;
  locale: Locale;
}

/** A page of products with what it can be narrowed down by (contract §4, GET /products), without anybody's hearts. */
async function makeListing(backend: Backend, { filters: wanted, sortType, slice, locale }: Asked) {
  const filters = await forgiving(backend, wanted);
  const ids = await listOf(backend, filters, sortType);
  const rows = await cardsOf(backend, locale, ids.slice(slice.offset, slice.offset + slice.limit));
  const facets = await facetsOf(backend, filters);
  const { brands, colors, sizes } = await lookupsOf(backend);
  return {
    total: ids.length,
    products: await cardsJson(backend, rows, locale),
    filters: {
      sizes: facets.sizeIds.map((key) => ({ id: key, name: sizes.get(key)?.name[locale] ?? '' })),
      colors: facets.colorIds.map((key) => ({
        id: key,
        name: colors.get(key)?.name[locale] ?? '',
        color_code: colors.get(key)?.colorCode ?? null,
      })),
      brands: facets.brandIds.map((key) => ({ id: key, name: brands.get(key) ?? '' })),
      min_price: units(facets.minPrice),
      max_price: units(facets.maxPrice),
    },
  };
}

/** Pages go with the names that stand in them: those of a shop that has changed since are never looked at again. */
const pages = new WeakMap<Lookups, Memory>();

/** The same, made anew once anything that shows in it has changed: the catalogue, the sale, when a shop was last seen. */
export async function listing(backend: Backend, asked: Asked) {
  const lookups = await lookupsOf(backend);
  const known = pages.get(lookups) ?? memoryOf(300);
  pages.set(lookups, known);
  const { clock } = backend;
  const minute = Math.floor(clock.ms() / 60_000);
  const sale = runningSale(lookups, clock.now())?.id;
  const key = JSON.stringify([await catalogueVersion(backend), minute, sale, asked]);
  return known.remember(key, () => makeListing(backend, asked));
}
