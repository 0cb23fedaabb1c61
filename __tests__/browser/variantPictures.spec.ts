import type { Locator, Page } from '@playwright/test';
import { restOnToasts } from './restOnToasts';
import { become, expect, test } from './shop';
import { languages } from './variants';

interface Color {
  id: number;
  name: string;
}

interface Product {
  id: number;
  name: string;
  quantity: number;
  sizes: unknown[];
  colors: Color[];
}

/** A product in at least two colors, found by the second one's filter. */
async function coloredProduct(page: Page, locale: string) {
  const find = async (query: string) => {
    const headers = { 'Accept-Language': locale };
    const response = await page.request.get(`/api/products?${query}`, { headers });
    return ((await response.json()) as { data: { products: Product[] } }).data.products;
  };
  const isFit = ({ quantity, colors }: Product) => quantity > 5 && colors.length > 1;
  const second = (await find('per_page=100')).find(isFit)?.colors[1];
  const product = (await find(`color_id=${second?.id}`)).find(isFit);
  const other = product?.colors.find(({ id }) => id !== second?.id);
  if (!product || !second || !other) throw new Error('There is no product in two colors');
  return { product, filtered: second, other };
}

/** Matches the demo's pictures of a product in a color. */
const inColor = ({ id }: Color) => new RegExp(`/front/${id}/`);

const showsColor = (picture: Locator, color: Color) =>
  expect(picture.first()).toHaveAttribute('src', inColor(color));

/** The radio itself is hidden behind its label, which has the color's picture. */
async function choose(within: Page | Locator, color: Color): Promise<void> {
  const { name } = color;
  const label = within.locator('label').filter({ hasText: name }).first();
  await showsColor(label.locator('img'), color);
  await label.click();
  await expect(within.getByRole('radio', { name })).toBeChecked();
}

/** The innermost box with this button and a picture. */
const toastWith = (page: Page, button: Locator) =>
  page
    .locator('div')
    .filter({ has: button })
    .filter({ has: page.locator('img') })
    .last();

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    test('shows the chosen color from the filtered list to cart and wishlist', async ({ page, speech }) => {
      const { translate } = speech;
      await restOnToasts(page);
      await become(page, 'new');
      const { product, filtered, other } = await coloredProduct(page, speech.locale);
      await page.goto(`/products?color_id=${filtered.id}`);
      const card = page.getByRole('article').filter({ hasText: product.name }).first();
      await showsColor(card.locator('img'), filtered);
      await card.getByRole('link').first().click();

      await expect(page).toHaveURL(new RegExp(`/products/${product.id}/details\\?.*color=${filtered.id}`));
      const gallery = page.getByRole('group', { name: translate('Pictures') });
      const pictureOf = (color: Color) => gallery.locator(`img[src*="/front/${color.id}/"]`).first();
      await expect(pictureOf(filtered)).toBeInViewport({ ratio: 0.3 });

      await choose(page, other);
      await expect(pictureOf(other)).toBeInViewport({ ratio: 0.3 });
      await expect(pictureOf(filtered)).not.toBeInViewport();
      await choose(page, filtered);
      await expect(pictureOf(filtered)).toBeInViewport({ ratio: 0.3 });

      await page
        .getByRole('button', { name: translate('Add {name} to wishlist', { name: product.name }) })
        .first()
        .click();
      await page.getByRole('tablist').evaluate((tabs) => tabs.scrollIntoView());
      const bar = page.getByRole('region', { name: translate('Buy'), exact: true });
      await showsColor(bar.locator('img'), filtered);
      await bar.getByRole('button', { name: translate('Add to Cart') }).click();
      const view = page.getByRole('button', { name: translate('View In Cart') });
      await showsColor(toastWith(page, view).locator('img'), filtered);
      await view.click();
      await showsColor(page.getByRole('dialog').getByRole('listitem').locator('img'), filtered);

      await page.goto('/wishlist');
      const favorite = page.getByRole('article').filter({ hasText: product.name });
      await showsColor(favorite.locator('img'), filtered);
      await favorite.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('radio', { name: filtered.name })).toBeChecked();
    });
  });

test('presets the color of a filtered list in the chooser, and shows each chosen one', async ({ page }) => {
  await restOnToasts(page);
  await become(page, 'new');
  const { product, filtered, other } = await coloredProduct(page, 'en');
  await page.goto(`/products?color_id=${filtered.id}`);
  await page.getByRole('button', { name: `Add to Cart: ${product.name}` }).click();
  const chooser = page.getByRole('dialog', { name: product.name });
  await expect(chooser.getByRole('radio', { name: filtered.name })).toBeChecked();
  await showsColor(chooser.locator('img'), filtered);
  await choose(chooser, other);
  await showsColor(chooser.locator('img'), other);
  await chooser.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = toastWith(page, page.getByRole('button', { name: 'View In Cart' }));
  await showsColor(toast.locator('img'), other);
});

test('undo gives a removed favorite its color and its place in the wishlist back', async ({ page }) => {
  await restOnToasts(page);
  const token = await become(page, 'new');
  const { product, filtered } = await coloredProduct(page, 'en');
  const headers = { Authorization: `Bearer ${token}` };
  for (const data of [{ product_id: 1 }, { product_id: product.id, color: filtered.id }, { product_id: 2 }])
    await page.request.post('/api/favorite-add-or-remove', { data, headers });
  await page.goto('/wishlist');
  const favorites = page.getByRole('main').getByRole('article');
  const restored = favorites.nth(1);
  await showsColor(restored.locator('img'), filtered);
  await restored.getByRole('heading').getByRole('link').click();

  const favorite = page.getByRole('button', { name: `Add ${product.name} to wishlist` }).first();
  await favorite.click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Wishlist/ })
    .click();
  await expect(restored).toContainText(product.name);
  await showsColor(restored.locator('img'), filtered);
});
