import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './shop';

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(join(__dirname, '..', '..', 'demo', 'lang', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

const INPUT = '[role=dialog] input';

for (const [locale, title, direction] of [
  ['en', 'English', 'ltr'],
  ['ar', 'العربية', 'rtl'],
] as const)
  for (const [device, width] of [
    ['desktop', 1440],
    ['tablet', 820],
  ] as const)
    test(`an order leads from the home page to the order history, ${locale}, ${device}`, async ({
      shopper,
    }) => {
      const texts = textsOf(locale);
      const t = (text: string) => texts[text] ?? text;
      const { driver, open, find, press, type, sees, path, excess } = shopper;
      await open('/');
      await press('button', 'Language: ');
      await press('[role=menuitemradio]', title);
      await expect.poll(() => driver.executeScript('return document.documentElement.dir')).toBe(direction);
      await driver.manage().window().setRect({ width, height: 1180 });
      await sees(t('Most Popular'));
      expect(await excess()).toBe(0);

      await press('main article a');
      await press('button', t('Add to Cart'));
      await type(INPUT, t('Email or phone'), 'demo@marsa.example');
      await type(INPUT, t('Password'), 'demo1234');
      await press('[role=dialog] button', t('Log in'));
      await sees(t('has been added to cart'));
      await press('header button', t('My Cart'));
      await press('[role=dialog] input[type=checkbox]');
      expect(await excess()).toBe(0);
      await press('[role=dialog] button', t('Proceed to Checkout'));
      await expect.poll(path).toBe('/checkout');
      await press('input[type=radio]', t('Cash on delivery'));
      expect(await excess()).toBe(0);
      await press('button', t('Place Order'));
      await sees(t('Your order has been placed'));
      await press('[role=dialog] a', t('View orders'));
      await expect.poll(path).toMatch(/^\/order-history/);
      await find('main article');
      expect(await excess()).toBe(0);
    });

test('changes language and direction of an open page, and back', async ({ shopper }) => {
  const { driver, open, find, press, path } = shopper;
  await open('/products/1/details');
  const heading = async () => (await find('h1')).getText();
  const english = await heading();
  for (const [title, direction] of [
    ['العربية', 'rtl'],
    ['English', 'ltr'],
  ] as const) {
    await press('header button', direction === 'rtl' ? 'Language: ' : 'اللغة: ');
    await press('[role=menuitemradio]', title);
    await expect.poll(() => driver.executeScript('return document.documentElement.dir')).toBe(direction);
    await expect.poll(async () => (await heading()) === english).toBe(direction === 'ltr');
  }
  expect(await path()).toBe('/products/1/details');
});
