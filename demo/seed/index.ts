import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';
import type { Database } from '../db/database';
import { fill } from '../db/seeding';
import { articleCategorySeeds, makeArticles, tagSeeds } from './articles';
import { makeConversations } from './conversations';
import { makeCoupons } from './coupons';
import { makeOrders } from './orders';
import { addressSeeds, makeUsers, userIds } from './people';
import { pageSeeds } from './policies';
import { makeProducts } from './products';
import { makeReviews, type ReviewRow } from './reviews';
import { bannerSeeds, makeFlashSales } from './scenes';
import { issueTypeSeeds, makeTickets } from './tickets';
import { brandRows, categoryRows, colorRows, shopRows, sizeRows, subCategoryRows } from './tree';

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

/** What a catalogue is made from. `bulk` is how many products the largest shop carries. */
export interface Recipe {
  seed: number;
  bulk: number;
}

interface Filling {
  table: PgTable;
  rows: readonly object[];
}

/** Rows of one table, checked against it. */
const filling = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): Filling => ({
  table,
  rows,
});

/** All rows of the shop, table by table in the order of their references: the same for the same recipe and day. */
export async function shopFilling({ seed, bulk }: Recipe, now: Date): Promise<Filling[]> {
  const products = makeProducts(seed, now, bulk);
  const reviews = makeReviews(products, seed, now);
  const { orders, lines } = makeOrders(products, seed, now);
  const { conversations, messages } = makeConversations(products, seed, now);
  const { tickets, ticketMessages } = makeTickets(now);
  const loved = products.filter((product) => product.id <= 126 && product.id % 37 === 2);
  return [
    filling(
      schema.shops,
      withRatings(shopRows(now), reviews, (row) => row.shopId),
    ),
    filling(schema.categories, categoryRows()),
    filling(schema.subCategories, subCategoryRows()),
    filling(schema.brands, brandRows()),
    filling(schema.colors, colorRows()),
    filling(schema.sizes, sizeRows()),
    filling(schema.flashSales, makeFlashSales(now)),
    filling(
      schema.products,
      withRatings(products, reviews, (row) => row.productId),
    ),
    filling(schema.banners, bannerSeeds),
    filling(schema.pages, pageSeeds),
    filling(schema.articleCategories, articleCategorySeeds),
    filling(schema.tags, tagSeeds),
    filling(schema.articles, makeArticles(products, now)),
    filling(schema.coupons, makeCoupons(now)),
    filling(schema.users, await makeUsers(now)),
    filling(schema.addresses, addressSeeds),
    filling(schema.conversations, conversations),
    filling(schema.messages, messages),
    filling(schema.ticketIssueTypes, issueTypeSeeds),
    filling(schema.tickets, tickets),
    filling(schema.ticketMessages, ticketMessages),
    filling(
      schema.favorites,
      loved.map(({ id }) => ({ userId: userIds.demo, productId: id, createdAt: now })),
    ),
    filling(schema.orders, orders),
    filling(schema.orderLines, lines),
    filling(schema.reviews, reviews),
  ];
}

/** Fills an empty database with the shop. Dates count back from `now`. */
export async function seedShop(database: Database, recipe: Recipe, now: Date): Promise<void> {
  const fillings = await shopFilling(recipe, now);
  await database.transaction(async () => {
    for (const { table, rows } of fillings) await fill(database, table, rows);
  });
}
