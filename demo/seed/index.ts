import * as schema from '../db/schema';
import type { Database } from '../db/database';
import { fill } from '../db/seeding';
import { makeCoupons } from './coupons';
import { makeOrders } from './orders';
import { colourKeys, palette } from './palette';
import { makeConversations } from './conversations';
import { addressSeeds, makeUsers, userIds } from './people';
import { pageSeeds } from './policies';
import { makeProducts, type ProductRow } from './products';
import { makeReviews, type ReviewRow } from './reviews';
import { bannerSeeds, makeFlashSales } from './scenes';
import { shopSeeds, type ShopSeed } from './shops';
import { allSizes } from './sizes';
import { categorySeeds } from './templates';

const average = (rows: readonly ReviewRow[]) =>
  rows.length === 0
    ? 0
    : Math.round((rows.reduce((sum, row) => sum + row.rating, 0) / rows.length) * 10) / 10;

/** Average and count are kept with the thing that is reviewed, so that lists need not count. */
function withRatings<T extends { id: number }>(
  things: readonly T[],
  rows: readonly ReviewRow[],
  idOf: (row: ReviewRow) => number,
) {
  const byId = new Map<number, ReviewRow[]>();
  for (const row of rows) {
    const own = byId.get(idOf(row));
    if (own) own.push(row);
    else byId.set(idOf(row), [row]);
  }
  return things.map((thing) => {
    const own = byId.get(thing.id) ?? [];
    return { ...thing, rating: average(own), reviewCount: own.length };
  });
}

const shopRows = (now: Date) =>
  (Object.values(shopSeeds) as ShopSeed[]).map((shop, index) => ({
    id: index + 1,
    name: shop.name,
    mark: shop.mark,
    colour: shop.colour,
    ground: shop.ground,
    shortDescription: shop.promise,
    description: {
      en: `<p>${shop.promise.en}</p>`,
      ar: `<p>${shop.promise.ar}</p>`,
      ir: `<p>${shop.promise.ir}</p>`,
    },
    deliveryCharge: shop.deliveryCharge,
    deliveryDays: shop.deliveryDays,
    isOnHoliday: shop.onHoliday ?? false,
    seenMinutesAgo: shop.seenMinutesAgo,
    createdAt: new Date(now.getTime() - (index + 1) * 90 * 86_400_000),
  }));

const subCategoryRows = () =>
  categorySeeds
    .flatMap((category, index) =>
      category.subCategories.map((subCategory, place) => {
        const [template] = subCategory.templates;
        const [colour] = template?.colours ?? [];
        return {
          categoryId: index + 1,
          name: subCategory.name,
          picture: {
            silhouette: template?.silhouette ?? category.picture.silhouette,
            colour: colour ? palette[colour].code : category.picture.colour,
            accent: colour ? palette[colour].accent : category.picture.accent,
            ground: category.picture.ground,
          },
          position: place + 1,
        };
      }),
    )
    .map((row, index) => ({ id: index + 1, ...row }));

async function seedCatalogue(database: Database, products: ProductRow[], reviews: ReviewRow[], now: Date) {
  await fill(
    database,
    schema.shops,
    withRatings(shopRows(now), reviews, (row) => row.shopId),
  );
  await fill(
    database,
    schema.categories,
    categorySeeds.map(({ name, picture }, index) => ({ id: index + 1, name, picture, position: index + 1 })),
  );
  await fill(database, schema.subCategories, subCategoryRows());
  await fill(
    database,
    schema.brands,
    (Object.values(shopSeeds) as ShopSeed[]).map(({ name }, index) => ({ id: index + 1, name })),
  );
  await fill(
    database,
    schema.colors,
    colourKeys.map((key, index) => ({
      id: index + 1,
      name: palette[key].name,
      colorCode: palette[key].code,
      accent: palette[key].accent,
    })),
  );
  await fill(
    database,
    schema.sizes,
    allSizes.map((name, index) => ({ id: index + 1, name })),
  );
  await fill(database, schema.flashSales, makeFlashSales(now));
  await fill(
    database,
    schema.products,
    withRatings(products, reviews, (row) => row.productId),
  );
  await fill(database, schema.banners, bannerSeeds);
  await fill(database, schema.pages, pageSeeds);
}

async function seedPeople(database: Database, products: ProductRow[], seed: number, now: Date) {
  await fill(database, schema.users, await makeUsers(now));
  await fill(database, schema.addresses, addressSeeds);
  const { conversations, messages } = makeConversations(seed, now);
  await fill(database, schema.conversations, conversations);
  await fill(database, schema.messages, messages);
  const loved = products.filter((product) => product.id % 37 === 2);
  await fill(
    database,
    schema.favorites,
    loved.map(({ id }) => ({ userId: userIds.demo, productId: id, createdAt: now })),
  );
  const { orders, lines } = makeOrders(products, seed, now);
  await fill(database, schema.orders, orders);
  await fill(database, schema.orderLines, lines);
}

/** Fills an empty database with the shop: the same for the same seed. Dates count back from `now`. */
export async function seedShop(database: Database, seed: number, now: Date): Promise<void> {
  const products = makeProducts(seed, now);
  const reviews = makeReviews(products, seed, now);
  await database.transaction(async () => {
    await seedCatalogue(database, products, reviews, now);
    await fill(database, schema.coupons, makeCoupons(now));
    await seedPeople(database, products, seed, now);
    await fill(database, schema.reviews, reviews);
  });
}
