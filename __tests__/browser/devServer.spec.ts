import { expect as playwrightExpect, test, type Page } from '@playwright/test';
import { devToolsScript } from './devToolsScript';
import { START_TIMEOUT, startDevServer, type DevServer } from './devServer';
import { restOnToasts } from './restOnToasts';

// The first use of a chunk compiles it.
const expect = playwrightExpect.configure({ timeout: 90_000 });

// One start of the server for both URLs.
test.describe.configure({ mode: 'default' });

let server: DevServer | undefined;

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT + 60_000);
  server = await startDevServer();
});

test.afterAll(() => server?.stop());

/** Collects the socket frames that the page received, by path of the socket. */
function watchFrames(page: Page): Map<string, string> {
  const frames = new Map<string, string>();
  page.on('websocket', (socket) => {
    const { pathname } = new URL(socket.url());
    socket.on('framereceived', ({ payload }) =>
      frames.set(pathname, `${frames.get(pathname) ?? ''}${payload.toString()}`),
    );
  });
  return frames;
}

for (const host of ['127.0.0.1', 'localhost'])
  test(`signs in with the development build on ${host}, with hot reload and live messages`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const frames = watchFrames(page);
    await restOnToasts(page);
    await page.goto(`http://${host}:${server?.port}/`);
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const login = page.getByRole('dialog', { name: 'Welcome' });
    await login.getByLabel('Email or phone').fill('demo@marsa.example');
    await login.getByLabel('Password', { exact: true }).fill('demo1234');
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByText('Login Successful').first()).toBeVisible();
    await expect.poll(() => frames.get('/ws')).toContain('"type":"ok"');
    await expect
      .poll(() => [...frames].find(([path]) => path.startsWith('/app/'))?.[1])
      .toContain('subscription_succeeded');
    expect(errors).toEqual([]);
  });

test('orders with the development build while a component and a slice are edited under it', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(devToolsScript());
  await restOnToasts(page);
  await page.goto(`http://127.0.0.1:${server?.port}/`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const login = page.getByRole('dialog', { name: 'Welcome' });
  await login.getByLabel('Email or phone').fill('demo@marsa.example');
  await login.getByLabel('Password', { exact: true }).fill('demo1234');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'View In Cart' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByRole('checkbox').check();

  const bar = page.getByRole('status').filter({ hasText: 'Looking back' });
  await page.evaluate(() => window.devTools.dispatch({ type: 'JUMP_TO_STATE', index: 8, actionId: 8 }));
  await expect(bar).toContainText('Looking back at row 8');
  // Hot reload replaces the component in the page that looks back.
  server?.edit('src/features/timeline/LookingBackBar.tsx', (text) =>
    text.replace('<Bar role="status"', '<Bar role="status" data-edited'),
  );
  await expect(page.locator('[data-edited]')).toContainText('Looking back at row 8');
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(cart.getByRole('checkbox')).toBeChecked();
  await page.evaluate(() => window.devTools.dispatch({ type: 'JUMP_TO_STATE', index: 8, actionId: 8 }));
  await expect(bar).toContainText('Looking back at row 8');
  // A slice is part of the store: the page is loaded again.
  server?.edit('src/features/checkout/checkout.slice.ts', (text) => `${text}\n// Edited.\n`);
  await expect(bar).toContainText('Looking back has ended');
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toBeHidden();

  await page.goto(`http://127.0.0.1:${server?.port}/checkout`);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  // A press before the amount is shown asks for it to be checked.
  await expect(page.getByText('Delivery charge')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText('Your order has been placed')).toBeVisible();
});
