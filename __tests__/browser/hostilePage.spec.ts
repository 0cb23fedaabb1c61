import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { expect, test, watchPolicy } from './shop';

const socketOf = (baseURL: string | undefined) => (baseURL ?? '').replace('http', 'ws');

let body = '';
// Another origin on this machine, because browsers treat cross-site requests to a loopback address specially.
const site = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end(body);
});
test.beforeAll(() => new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => site.close(resolve)));

/** Opens a page of another site with this body, in its own browser. */
async function openHostilePage(browser: Browser, html = ''): Promise<Page> {
  body = html;
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://hostile.localhost:${(site.address() as AddressInfo).port}/`);
  return page;
}

test.describe('a page of another site', () => {
  test('cannot open the socket of the shop', async ({ browser, baseURL }) => {
    const page = await openHostilePage(browser);
    const outcome = await page.evaluate(
      (address) =>
        new Promise((resolve) => {
          const socket = new WebSocket(address);
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('refused');
        }),
      `${socketOf(baseURL)}/app/marsa-demo?protocol=7`,
    );
    expect(outcome).toBe('refused');
    await page.context().close();
  });

  for (const path of ['/', '/checkout', '/auth.html'])
    test(`cannot show ${path} in a frame`, async ({ browser, baseURL }) => {
      const page = await openHostilePage(browser, `<iframe src="${baseURL ?? ''}${path}"></iframe>`);
      await page.waitForLoadState('networkidle');
      const [, framed] = page.frames();
      expect(framed?.url()).not.toContain(String(baseURL));
      await page.context().close();
    });

  test('cannot have a private channel signed, read one-time codes or change the demo', async ({
    browser,
    page: shop,
    baseURL,
  }) => {
    const page = await openHostilePage(browser);
    const reads = await page.evaluate(async (origin) => {
      const read = (path: string, init?: RequestInit) =>
        fetch(`${origin}${path}`, init).then(
          (response) => response.text(),
          () => 'blocked',
        );
      const json = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ socket_id: '1.2', channel_name: 'private-chat_user_1' });
      return [
        await read('/api/broadcasting/auth', { method: 'POST', headers: json, body }),
        await read('/qa/otp?phone=503334455'),
        await read('/qa/faults', { method: 'POST', headers: json, body: '{"path":"/api/master"}' }),
        // The only kind of write without a preflight request; its response is not readable.
        await read('/qa/faults', {
          method: 'POST',
          mode: 'no-cors',
          body: '{"path":"/api/master","status":500}',
        }),
      ];
    }, baseURL ?? '');
    expect(reads.slice(0, 3)).toEqual(['blocked', 'blocked', 'blocked']);
    expect((await shop.request.get('/api/master')).status()).toBe(200);
    await page.context().close();
  });
});

test('blocks injected markup and scripts by the policy, and reports the violation', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const violations = await watchPolicy(context);
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(violations).toEqual([]);
  const attempts = await page.evaluate(() => {
    const outcomeOf = (attempt: () => void) => {
      try {
        attempt();
        return 'done';
      } catch (problem) {
        return (problem as Error).name;
      }
    };
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    return [
      outcomeOf(() => (document.body.innerHTML = '<b>x</b>')),
      outcomeOf(() => (document.createElement('script').src = 'https://hostile.example/x.js')),
      outcomeOf(() => trustedTypes.createPolicy('other', {})),
      outcomeOf(() => trustedTypes.createPolicy('storefront', {})),
    ];
  });
  expect(attempts).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  await context.close();
});

test('lets the page connect to its own socket only', async ({ page, baseURL }) => {
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`connect-src 'self' ${socketOf(baseURL)};`);
});

test('shows a drawing that is opened on its own, without the rights of a page of the shop', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/media/product/1/front/1/source.svg`);
  expect(await page.evaluate(() => document.documentElement.tagName)).toBe('svg');
  expect(await page.evaluate(() => window.origin)).toBe('null');
  await context.close();
});
