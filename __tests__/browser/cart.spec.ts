import type { Locator, Page } from '@playwright/test';
import { pressEnterTwice, pressTwice } from './quickPresses';
import { restOnToasts } from './restOnToasts';
import type { Speech } from './shop';
import { become, everythingIdle, expect, expectAccessible, test } from './shop';
import { inLanguages, languages } from './variants';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

interface Variant {
  id: number;
}

interface Product {
  id: number;
  name: string;
  quantity: number;
  sizes: Variant[];
  colors: Variant[];
  shop: { id: number };
}

/** Returns a product of each of so many shops, with enough pieces in stock. */
async function productsOfShops(page: Page, count: number, locale = 'en'): Promise<Product[]> {
  const products = await productsInStock(page, locale);
  const byShop = new Map(products.map((product) => [product.shop.id, product]));
  return [...byShop.values()].slice(0, count);
}

async function productsOfShop(page: Page, id: number, count: number): Promise<Product[]> {
  return (await productsInStock(page, 'en')).filter(({ shop }) => shop.id === id).slice(0, count);
}

async function productsInStock(page: Page, locale: string): Promise<Product[]> {
  const headers = { 'Accept-Language': locale };
  const response = await page.request.get('/api/products?per_page=100', { headers });
  const { data } = (await response.json()) as { data: { products: Product[] } };
  return data.products.filter(({ quantity }) => quantity > 5);
}

type Add = (product: Product, quantity?: number) => Promise<void>;

/** Signs in and returns a function that adds to the cart outside the page. */
async function signIn(page: Page): Promise<Add> {
  await restOnToasts(page);
  const token = await become(page, 'new');
  return async ({ id, sizes, colors }, quantity = 1) => {
    // The last size and color: the first ones are preset.
    const [size, color] = [sizes, colors].map((options) => options.at(-1)?.id ?? null);
    await page.request.post('/api/cart/store', {
      data: { product_id: id, quantity, color, size, unit: null, is_buy_now: 0 },
      headers: { Authorization: `Bearer ${token}` },
    });
  };
}

async function openCart(page: Page, { translate }: Speech): Promise<Locator> {
  await page.goto('/news');
  const name = new RegExp(translate('My Cart'));
  await page.getByRole('button', { name }).first().click();
  const cart = page.getByRole('dialog', { name });
  await expect(cart.getByRole('listitem').first()).toBeVisible();
  return cart;
}

for (const [[screen, viewport], language] of inLanguages(Object.entries(screens)))
  test.describe(`${language}, ${screen}`, () => {
    test.use({ language, viewport });

    test('shows no total while no shop is selected, and leads from the button to the boxes', async ({
      page,
      speech,
    }) => {
      const { translate } = speech;
      const add = await signIn(page);
      for (const product of await productsOfShops(page, 2)) await add(product);
      const cart = await openCart(page, speech);
      const proceed = cart.getByRole('button', { name: translate('Proceed to Checkout') });
      const foot = proceed.locator('..');
      await expect(foot).toContainText(translate('Select the shops to buy from'));
      for (const name of await cart.getByRole('heading', { level: 3 }).allTextContents())
        await expect(foot).toContainText(name);
      await expect(foot.locator('output')).toHaveCount(0);
      const background = () => proceed.evaluate((button) => getComputedStyle(button).backgroundColor);
      const resting = await background();

      await proceed.click();
      const message = page.getByText(translate('Please select at least one shop')).first();
      await expect(message).toBeVisible();
      const boxes = cart.getByRole('checkbox');
      await expect(boxes.first()).toBeFocused();
      await expect(boxes.first()).toBeInViewport();
      const outlined = cart.locator('.MuiCheckbox-root').first();
      await expect(outlined).toHaveCSS('outline-style', 'solid');
      await expectAccessible(page);

      await boxes.first().check();
      await expect(foot.getByText(translate('Payable'))).toBeVisible();
      await expect(foot.locator('output')).toHaveCount(1);
      await expect(message).toBeHidden();
      await expect.poll(background).not.toBe(resting);
    });
  });

test('selects all shops by one press, and a shop that joins later', async ({ page, speech }) => {
  const add = await signIn(page);
  const [one, two, three] = await productsOfShops(page, 3);
  if (!one || !two || !three) throw new Error('There are too few shops');
  await add(one);
  await add(two);
  const cart = await openCart(page, speech);
  await cart.getByRole('button', { name: 'Select all' }).click();
  await expect(cart.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(cart.getByText('2 shops selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await add(three);
  await page.reload();
  await page.getByRole('button', { name: /My Cart/ }).click();
  await expect(cart.getByRole('checkbox', { checked: true })).toHaveCount(3);
  await expect(page.getByRole('dialog', { name: 'My Cart, 3 items', exact: true })).toBeVisible();
  await cart.getByRole('button', { name: 'Select none' }).click();
  await expect(cart.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('shows a line’s total beside the price of one piece, and counts lines as items everywhere', async ({
  page,
  speech,
}) => {
  const add = await signIn(page);
  const [product] = await productsOfShops(page, 1);
  if (!product) throw new Error('There is no product');
  await add(product, 3);
  const cart = await openCart(page, speech);
  await expect(page.getByRole('dialog', { name: 'My Cart, 1 item', exact: true })).toBeVisible();
  const text = await cart.getByRole('listitem').textContent();
  const total = Number(/Total\D*([\d,]+\.\d\d)/.exec(text ?? '')?.[1]?.replace(',', ''));
  await cart.getByRole('checkbox').check();
  const sum = await cart.locator('output').filter({ hasText: 'AED' }).textContent();
  expect(Number(/[\d,]+\.\d\d/.exec(sum ?? '')?.[0].replace(',', ''))).toBe(total);
  await expect(cart.getByText('1 item', { exact: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^My Cart.*1 item/ }).first()).toBeVisible();
});

test('two quick presses of minus remove one line only, and its undo selects the shop again', async ({
  page,
  speech,
}) => {
  const add = await signIn(page);
  for (const product of await productsOfShops(page, 3)) await add(product);
  const cart = await openCart(page, speech);
  await cart.getByRole('checkbox').first().check();
  const removed = await cart.getByRole('heading', { level: 3 }).first().textContent();
  await everythingIdle(page);
  const minus = await cart.getByRole('button', { name: 'Decrease quantity' }).first().boundingBox();
  if (!minus) throw new Error('There is no minus');
  await pressTwice(page, minus.x + minus.width / 2, minus.y + minus.height / 2);
  const again = page.getByRole('button', { name: 'Again Add to Cart' });
  await expect(again).toHaveCount(1);
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expect(cart.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await again.click();
  await expect(cart.getByRole('listitem')).toHaveCount(3);
  await expect(cart.getByRole('checkbox', { name: `Select ${removed}` })).toBeChecked();
});

test('two quick presses of minus by keyboard remove one line only', async ({ page, speech }) => {
  const add = await signIn(page);
  for (const product of await productsOfShop(page, 1, 3)) await add(product);
  const cart = await openCart(page, speech);
  await cart.getByRole('button', { name: 'Decrease quantity' }).first().focus();
  // The focus passes to the bin of the next line.
  await pressEnterTwice(page, () =>
    expect(cart.getByRole('button', { name: /^Remove / }).first()).toBeFocused(),
  );
  await expect(page.getByRole('button', { name: 'Again Add to Cart' })).toHaveCount(1);
  await expect(cart.getByRole('listitem')).toHaveCount(2);
});

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    test('undo gives back quantity, variant, place and selection of a removed line', async ({
      page,
      speech,
    }) => {
      const { translate } = speech;
      const add = await signIn(page);
      const [one, two, three] = await productsOfShops(page, 3, speech.locale);
      if (!one || !two || !three) throw new Error('There are too few shops');
      await add(one);
      await add(two, 3);
      await add(three);
      const cart = await openCart(page, speech);
      await cart.getByRole('checkbox').nth(1).check();
      const lines = cart.getByRole('listitem');
      const before = await lines.allTextContents();
      const remove = async () => {
        await cart.getByRole('button', { name: translate('Remove {name}', { name: two.name }) }).click();
        await expect(lines).toHaveCount(2);
      };

      await remove();
      await page.getByRole('button', { name: translate('Undo'), exact: true }).click();
      await expect(lines).toHaveText(before);
      await expect(cart.getByRole('checkbox').nth(1)).toBeChecked();
      await expect(cart.getByRole('checkbox', { checked: true })).toHaveCount(1);

      await remove();
      await page.getByRole('button', { name: translate('Again Add to Cart') }).click();
      await expect(lines).toHaveCount(3);
      await expect(lines.nth(1)).toContainText(two.name);
      await expect(lines.nth(1).getByRole('status')).toHaveText(speech.locale === 'ar' ? '١' : '1');
    });
  });

test('undo leaves a shop unselected that was, although all others are selected', async ({ page, speech }) => {
  const add = await signIn(page);
  for (const product of await productsOfShops(page, 2)) await add(product);
  const cart = await openCart(page, speech);
  await cart.getByRole('checkbox').first().check();
  await cart
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Again Add to Cart' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expect(cart.getByRole('checkbox').nth(1)).not.toBeChecked();
  await expect(cart.getByRole('checkbox').first()).toBeChecked();
});
