import { expect, test, type Page } from '@playwright/test';
import { START_TIMEOUT, startDevServer, type DevServer } from './devServer';

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
