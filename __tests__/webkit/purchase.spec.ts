import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './shop';

const textsOf = (locale: string) =>
  JSON.parse(readFileSync(join(__dirname, '..', '..', 'demo', 'lang', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

const INPUT = '[role=dialog] input';

for (const [locale, direction] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
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
      await driver.manage().window().setRect({ width, height: 1180 });
      await open('/');
      await driver.executeScript(`localStorage.setItem('locale', '${locale}')`);
      await open('/');
      expect(await driver.executeScript('return document.documentElement.dir')).toBe(direction);
      await sees(t('Most Popular'));
      expect(await excess()).toBe(0);

      await press('main article a');
      await press('button', t('Add to Cart'));
      await type(INPUT, t('Email or phone'), 'demo@marsa.example');
      await type(INPUT, t('Password'), 'demo1234');
      await press('[role=dialog] button', t('Log in'));
      await press('button', t('View In Cart'));
      await (await find('[role=dialog] input[type=checkbox]')).click();
      expect(await excess()).toBe(0);
      await press('[role=dialog] button', t('Proceed to Checkout'));
      await expect.poll(path).toBe('/checkout');
      await (await find('input[type=radio]', t('Cash on delivery'))).click();
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
    await press('button', /^(Language|اللغة): /);
    await press('[role=menuitemradio]', title);
    await expect.poll(() => driver.executeScript('return document.documentElement.dir')).toBe(direction);
    await expect.poll(async () => (await heading()) === english).toBe(direction === 'ltr');
  }
  expect(await path()).toBe('/products/1/details');
});
