import { asc, eq } from 'drizzle-orm';
import {
  adScene,
  articleScene,
  bannerScene,
  categoryPicture,
  customerPhoto,
  customerPhotoCount,
  productPicture,
  productViews,
  shopBanner,
  shopHead,
  type Silhouette,
  type Subject,
} from '../art';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import { articles, banners, products } from '../db/schema';
import { accentFor } from './accents';
import { withOddity } from './oddities';
import type { Scene } from './pictures';

/** SVG source; null when the row does not exist. */
type Drawing = Promise<string | null>;

const drawingColumns = {
  silhouette: products.silhouette,
  style: products.style,
  label: products.label,
  colorIds: products.colorIds,
};

const plain = { colorCode: '#9c9c95', accent: '#ffffff' };

async function subjectOf(
  backend: Backend,
  row: { silhouette: string; style: number; label: string },
  colorId: number | undefined,
): Promise<Subject> {
  const { colors } = await lookupsOf(backend);
  const { colorCode, accent } = (colorId === undefined ? undefined : colors.get(colorId)) ?? plain;
  return {
    silhouette: row.silhouette as Silhouette,
    color: colorCode,
    accent: accentFor(colorCode, accent, row.style),
    style: row.style,
    label: row.label,
  };
}

/** Draws one view of a product, by default in its first color. */
export async function drawProduct(
  backend: Backend,
  id: number,
  view: string,
  colorId: number | undefined,
): Drawing {
  const drawnView = productViews.find((name) => name === view);
  const [row] = await backend.database.db
    .select({
      ...drawingColumns,
      background: products.background,
      setting: products.setting,
      pose: products.pose,
      oddity: products.oddity,
    })
    .from(products)
    .where(eq(products.id, id));
  if (
    !row ||
    !drawnView ||
    row.oddity === 'missing' ||
    (colorId !== undefined && !row.colorIds.includes(colorId))
  )
    return null;
  const subject = await subjectOf(backend, row, colorId ?? row.colorIds[0]);
  return withOddity(productPicture(subject, row, drawnView), row.oddity);
}

/** Draws a photo that a customer has taken of a product, in one of its colors. */
export async function drawCustomerPhoto(backend: Backend, productId: number, number: number): Drawing {
  const [row] = await backend.database.db
    .select(drawingColumns)
    .from(products)
    .where(eq(products.id, productId));
  if (!row || number >= customerPhotoCount) return null;
  const colorId = row.colorIds[number % Math.max(1, row.colorIds.length)];
  return customerPhoto(await subjectOf(backend, row, colorId), number);
}

export async function drawCategory(backend: Backend, id: number): Drawing {
  const picture = (await lookupsOf(backend)).categories.find((category) => category.id === id)?.picture;
  return picture ? categoryPicture(picture, picture.background) : null;
}

export async function drawSubCategory(backend: Backend, id: number): Drawing {
  const { categories } = await lookupsOf(backend);
  const picture = categories
    .flatMap((category) => category.subCategories)
    .find((row) => row.id === id)?.picture;
  return picture ? categoryPicture(picture, picture.background) : null;
}

const drawScene = (scene: Scene, mirrored: boolean) => bannerScene({ ...scene, mirrored });

/** `mirrored` is for right-to-left pages: it moves the free side for the text, but not the light. */
export async function drawBanner(backend: Backend, id: number, mirrored: boolean): Drawing {
  const [banner] = await backend.database.db.select().from(banners).where(eq(banners.id, id));
  const [product] = banner?.scene.products ?? [];
  if (!banner || !product) return null;
  return banner.kind === 'ad'
    ? adScene({ background: banner.scene.background, product, mirrored })
    : drawScene(banner.scene, mirrored);
}

export async function drawFlashSale(backend: Backend, id: number, mirrored: boolean): Drawing {
  const sale = (await lookupsOf(backend)).flashSales.find((row) => row.id === id);
  return sale ? drawScene(sale.picture, mirrored) : null;
}

export async function drawArticle(backend: Backend, id: number): Drawing {
  const [article] = await backend.database.db
    .select({ scene: articles.scene })
    .from(articles)
    .where(eq(articles.id, id));
  return article ? articleScene(article.scene.background, article.scene.products, id) : null;
}

/** Draws the shop's color with products of the shop, each of another kind. */
async function drawShop(
  backend: Backend,
  id: number,
  count: number,
  draw: (color: string, products: Subject[]) => string,
): Drawing {
  const shop = (await lookupsOf(backend)).shops.get(id);
  if (!shop) return null;
  const rows = await backend.database.db
    .select(drawingColumns)
    .from(products)
    .where(eq(products.shopId, id))
    .orderBy(asc(products.id))
    .limit(40);
  const kinds = new Map(rows.toReversed().map((row) => [row.silhouette, row]));
  const shown = rows.filter((row) => kinds.get(row.silhouette) === row).slice(0, count);
  return draw(shop.color, await Promise.all(shown.map((row) => subjectOf(backend, row, row.colorIds[0]))));
}

export const drawShopBanner = (backend: Backend, id: number): Drawing => drawShop(backend, id, 2, shopBanner);
export const drawShopHead = (backend: Backend, id: number): Drawing => drawShop(backend, id, 3, shopHead);
