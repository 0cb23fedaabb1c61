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

/** Stores average rating and review count with the rows, so that lists need not compute them. */
function withRatings<T extends { id: number }>(
  entities: readonly T[],
  rows: readonly ReviewRow[],
  idOf: (row: ReviewRow) => number,
) {
  const byId = new Map<number, ReviewRow[]>();
  for (const row of rows) {
    const own = byId.get(idOf(row));
    if (own) own.push(row);
    else byId.set(idOf(row), [row]);
  }
  return entities.map((entity) => {
    const own = byId.get(entity.id) ?? [];
    return { ...entity, rating: average(own), reviewCount: own.length };
  });
}

/** Parameters of the catalogue. `bulk` is the number of products of the largest shop. */
export interface Recipe {
  seed: number;
  bulk: number;
}

interface TableRows {
  table: PgTable;
  rows: readonly object[];
}

/** Checks the types of rows against their table. */
const tableRows = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): TableRows => ({
  table,
  rows,
});

/** Returns all rows, table by table in the order of references. Deterministic for a recipe and a day. */
export async function shopRowsOf({ seed, bulk }: Recipe, now: Date): Promise<TableRows[]> {
  const products = makeProducts(seed, now, bulk);
  const reviews = makeReviews(products, seed, now);
  const { orders, lines } = makeOrders(products, seed, now);
  const { conversations, messages } = makeConversations(products, seed, now);
  const { tickets, ticketMessages } = makeTickets(now);
  const favorites = products.filter((product) => product.id <= 126 && product.id % 37 === 2);
  return [
    tableRows(
      schema.shops,
      withRatings(shopRows(now), reviews, (row) => row.shopId),
    ),
    tableRows(schema.categories, categoryRows()),
    tableRows(schema.subCategories, subCategoryRows()),
    tableRows(schema.brands, brandRows()),
    tableRows(schema.colors, colorRows()),
    tableRows(schema.sizes, sizeRows()),
    tableRows(schema.flashSales, makeFlashSales(now)),
    tableRows(
      schema.products,
      withRatings(products, reviews, (row) => row.productId),
    ),
    tableRows(schema.banners, bannerSeeds),
    tableRows(schema.pages, pageSeeds),
    tableRows(schema.articleCategories, articleCategorySeeds),
    tableRows(schema.tags, tagSeeds),
    tableRows(schema.articles, makeArticles(products, now)),
    tableRows(schema.coupons, makeCoupons(now)),
    tableRows(schema.users, await makeUsers(now)),
    tableRows(schema.addresses, addressSeeds),
    tableRows(schema.conversations, conversations),
    tableRows(schema.messages, messages),
    tableRows(schema.ticketIssueTypes, issueTypeSeeds),
    tableRows(schema.tickets, tickets),
    tableRows(schema.ticketMessages, ticketMessages),
    tableRows(
      schema.favorites,
      favorites.map(({ id }) => ({ userId: userIds.demo, productId: id, createdAt: now })),
    ),
    tableRows(schema.orders, orders),
    tableRows(schema.orderLines, lines),
    tableRows(schema.reviews, reviews),
  ];
}

/** Seeds an empty database. Dates are relative to `now`. */
export async function seedShop(database: Database, recipe: Recipe, now: Date): Promise<void> {
  const tables = await shopRowsOf(recipe, now);
  await database.transaction(async () => {
    for (const { table, rows } of tables) await fill(database, table, rows);
  });
}
