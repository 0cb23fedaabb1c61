import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { holdRequests } from './holdRequests';
import { overlap } from './overlaps';
import { everythingIdle, expect, expectAccessible, test } from './shop';
import { languages } from './variants';

interface Conversation {
  shop: { id: number; name: string };
}

/** Persists a token of the demo account, as an earlier visit would; returns its conversations. */
async function signedIn(page: Page) {
  const credentials = { phone: 'demo@marsa.example', password: 'demo1234' };
  const login = await page.request.post('/api/login', { data: credentials });
  const { data } = (await login.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
  const headers = { Authorization: `Bearer ${data.access.token}` };
  const load = async <T>(path: string) =>
    ((await (await page.request.get(`/api${path}`, { headers })).json()) as { data: T }).data;
  const { data: conversations } = await load<{ data: Conversation[] }>('/get-shops');
  return { conversations, load };
}

/** Returns the conversation with 500 messages. */
async function longestConversation(page: Page): Promise<Conversation> {
  const { conversations, load } = await signedIn(page);
  for (const conversation of conversations) {
    const { data } = await load<{ data: unknown[] }>(`/get-message?shop_id=${conversation.shop.id}&page=10`);
    if (data.length === 20) return conversation;
  }
  throw new Error('No conversation is long');
}

const linesOf = (page: Page) => page.getByRole('log').locator('li[data-key]');
const positionOf = async (line: Locator) => (await line.boundingBox())?.y ?? Number.NaN;
/** Advances the demo's clock, so that shops reply to messages. */
const responsesOf = (page: Page) => page.request.post('/qa/clock', { data: { offsetMs: 30 * 60_000 } });

/** Scrolls to the top first, so that only the requested messages remain to be loaded. */
async function scrollToTop(page: Page) {
  await page.getByRole('log').evaluate((log) => {
    log.scrollTop = 0;
  });
}

test('keeps the scroll position when older messages load above and new ones arrive below', async ({
  page,
}) => {
  const conversation = await longestConversation(page);
  await page.goto(`/messages?shop=${conversation.shop.id}`);
  await expect(linesOf(page)).toHaveCount(20);
  const log = page.getByRole('log');
  const atEnd = () =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await expect.poll(atEnd).toBeLessThan(2);
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Your message' }).fill('Is anybody there?');
  await page.keyboard.press('Enter');
  await expect(linesOf(page).last()).toContainText('Sent');
  await expect.poll(atEnd).toBeLessThan(2);

  for (const count of [40, 60, 80]) {
    await page.emulateMedia({ reducedMotion: count === 60 ? 'reduce' : 'no-preference' });
    const release = await holdRequests(page, /\/api\/get-message/);
    await scrollToTop(page);
    const key = (await linesOf(page).first().getAttribute('data-key')) ?? '';
    const line = log.locator(`[data-key="${key}"]`);
    const bubble = line.locator('.bubble, .shown').first();
    const before = await positionOf(bubble);
    release();
    await expect(linesOf(page)).toHaveCount(count);
    expect(Math.abs((await positionOf(bubble)) - before)).toBeLessThan(2);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }

  await log.evaluate((box) => {
    box.scrollTop = 600;
  });
  const read = linesOf(page).nth(12);
  const position = await positionOf(read);
  await responsesOf(page);
  const pill = page.getByRole('button', { name: /^New messages/ });
  await expect(pill).toBeVisible();
  expect(Math.abs((await positionOf(read)) - position)).toBeLessThan(2);
  await expectAccessible(page);
  await pill.click();
  await expect(pill).toBeHidden();
  await expect(log).toBeFocused();
  await expect.poll(atEnd).toBeLessThan(2);
});

/** Sends a message and expects exactly one reply over the socket. */
async function expectResponses(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await page.keyboard.press('Enter');
  await expect(linesOf(page).last()).toContainText('Sent');
  const before = await linesOf(page).count();
  await responsesOf(page);
  await expect(linesOf(page)).toHaveCount(before + 1);
}

test('has one connection, one subscription and one refetch after 100 drops of the socket', async ({
  page,
}) => {
  const [conversation] = (await signedIn(page)).conversations;
  let open = 0;
  /** Subscriptions by socket. A socket that is slow to open is replaced before it has subscribed. */
  const subscribed: string[][] = [];
  let current: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/app\//, (socket) => {
    const server = socket.connectToServer();
    open += 1;
    const own: string[] = [];
    socket.onMessage((frame) => {
      const text = String(frame);
      if (text.includes('pusher:subscribe') && own.push(text) === 1) {
        current = socket;
        subscribed.push(own);
      }
      server.send(frame);
    });
    socket.onClose(() => {
      open -= 1;
    });
  });
  await page.goto(`/messages?shop=${conversation?.shop.id}`);
  await expect(page.getByRole('log')).toBeVisible();
  const live = () => [subscribed.length, subscribed.at(-1)?.length];
  await expect.poll(live).toEqual([1, 2]);
  // The first subscription has already requested the earlier messages.
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/get-message')) calls.push(request.url());
  });
  for (let drop = 1; drop <= 100; drop += 1) {
    const refetched = page.waitForResponse(/\/api\/get-message/);
    // "Come back at once", a close code of the protocol.
    await current?.close({ code: 4200 });
    await expect.poll(live, { intervals: [10] }).toEqual([drop + 1, 2]);
    await refetched;
  }
  await expect.poll(() => open).toBe(1);
  expect(calls).toHaveLength(100);
  calls.length = 0;
  await expectResponses(page);
  expect(calls).toHaveLength(1);
});

test('ignores frames that are no events, without an exception or a reconnect', async ({ page }) => {
  const { conversations } = await signedIn(page);
  const incoming: string[] = [];
  page.on('pageerror', (problem) => incoming.push(problem.message));
  page.on('console', (message) => {
    // Playwright's own message, seconds after the page.
    if (!message.text().startsWith('Service Worker registration blocked')) incoming.push(message.text());
  });
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.goto(`/messages?shop=${conversations[0]?.shop.id}`);
  await expect(page.getByRole('log')).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const frame of ['null', '[]', '"x"', '{"event":5}', 'no JSON', '', Buffer.from([1, 2, 3])])
    sockets[0]?.send(frame);
  await expectResponses(page);
  expect(sockets).toHaveLength(1);
  expect(incoming).toEqual([]);
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('shows one pane on a phone: list, conversation and back, with the field visible', async ({
      page,
      speech,
    }) => {
      const { conversations } = await signedIn(page);
      const name = conversations[0]?.shop.name ?? '';
      await page.goto('/messages');
      const list = page.getByRole('list', { name: speech.translate('Conversations') });
      await expectAccessible(page);
      await list.getByRole('link', { name }).click();
      await expect(list).toBeHidden();
      await expect(page.getByRole('log')).toBeVisible();
      const field = page.getByRole('textbox', { name: speech.translate('Your message'), exact: true });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      // The phone's virtual keyboard opens.
      await field.focus();
      await page.setViewportSize({ width: 390, height: 420 });
      await expect(field).toBeInViewport({ ratio: 1 });
      const bar = page.locator('[data-bottom-bar]');
      await expect
        .poll(async () => {
          const [above, below] = [await field.boundingBox(), await bar.boundingBox()];
          return above && below && above.y + above.height < below.y;
        })
        .toBe(true);
      await page.getByRole('link', { name: speech.translate('Back to all conversations') }).click();
      await expect(list).toBeVisible();
    });
  });

test('opens the panel at 70 % of the height, and returns the focus', async ({ page }) => {
  await signedIn(page);
  await page.goto('/products/1/details');
  const chat = page.getByRole('button', { name: 'Chat' });
  await chat.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('log')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => Math.round((await panel.boundingBox())?.height ?? 0)).toBe(630);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(chat).toBeFocused();
});

for (const width of [390, 820, 1100])
  test(`has no line of a lost network over the open panel, ${width} px wide`, async ({ page, context }) => {
    await signedIn(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/shops/1');
    await page.getByRole('button', { name: 'Chat' }).first().click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('log')).toBeVisible();
    await context.setOffline(true);
    const line = page.getByText('You are offline.', { exact: false });
    await expect(line).toBeVisible();
    await everythingIdle(page);
    await expect.poll(() => overlap(line, panel)).toBe(0);
  });

for (const width of [390, 820, 1440])
  test(`has no line of a lost network over the field, ${width} px wide`, async ({ page, context }) => {
    await signedIn(page);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/messages?shop=1');
    const field = page.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeVisible();
    await context.setOffline(true);
    const line = page.getByText('You are offline.', { exact: false });
    await expect(line).toBeVisible();
    await everythingIdle(page);
    await expect.poll(() => overlap(line, field)).toBe(0);
  });
