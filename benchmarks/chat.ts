import type { Page, WebSocketRoute } from '@playwright/test';
import { withQaShop } from '../scripts/qaShop';
import { withPage } from './browser';
import type { Figures } from './figures';
import { heapOf } from './heap';
import { watchKeys } from './presses';
import { median } from './times';

/** CPU throttling rate that simulates an older tablet. */
const SLOWER = 4;
const REPLIES = 10;
const EVENTS = 1000;
const OPENINGS = 50;
/** Until this many openings, the heap still grows by the browser's compiled code. */
const WARM_UP = 150;
const LINES = 5;

interface Conversation {
  shop: { id: number };
}

async function signIn(page: Page, origin: string) {
  const data = { phone: 'demo@marsa.example', password: 'demo1234' };
  const login = await page.request.post(`${origin}/api/login`, { data });
  const { token } = ((await login.json()) as { data: { access: { token: string } } }).data.access;
  await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
  const headers = { Authorization: `Bearer ${token}` };
  return async <T>(path: string) =>
    ((await (await page.request.get(`${origin}/api${path}`, { headers })).json()) as { data: T }).data;
}

/** Returns the times from the shop's reply, including the backend's work, until its message is rendered. */
async function arrivals(page: Page, origin: string): Promise<number[]> {
  const lines = page.getByRole('log').getByRole('listitem');
  const measured: number[] = [];
  for (let index = 1; index <= REPLIES; index += 1) {
    await page.getByRole('textbox', { name: 'Your message', exact: true }).fill(`Question ${index}`);
    await page.keyboard.press('Enter');
    await lines.last().filter({ hasText: 'Sent' }).waitFor();
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const log = document.querySelector('[role=log] ol');
          if (!log) return;
          const arrived = new MutationObserver(() => {
            if (log.lastElementChild?.getAttribute('data-side') !== 'shop') return;
            arrived.disconnect();
            requestAnimationFrame(() => resolve(Date.now()));
          });
          arrived.observe(log, { childList: true, subtree: true });
        }),
    );
    const written = Date.now();
    await page.request.post(`${origin}/qa/clock`, { data: { offsetMs: index * 30 * 60_000 } });
    measured.push((await shown) - written);
  }
  return measured;
}

/** Loads all messages of the conversation and returns their number. */
async function loadAll(page: Page): Promise<number> {
  const log = page.getByRole('log');
  const older = page.getByRole('button', { name: 'Older messages' });
  for (let index = 0; index < 40; index += 1) {
    await log.evaluate((box) => {
      box.scrollTop = 0;
    });
    await page.waitForTimeout(300);
    await page.getByRole('progressbar').waitFor({ state: 'hidden' });
    if ((await older.count()) === 0) break;
  }
  return log.getByRole('listitem').count();
}

/** Types and sends messages; returns the times of letters and of Enter. */
async function typeLines(page: Page): Promise<{ letterTimes: number[]; enterTimes: number[] }> {
  const takeDurations = await watchKeys(page);
  const letterTimes: number[] = [];
  const enterTimes: number[] = [];
  await page.getByRole('textbox', { name: 'Your message', exact: true }).click();
  for (let line = 1; line <= LINES; line += 1) {
    await page.keyboard.type('How long does it take', { delay: 120 });
    await page.waitForTimeout(300);
    letterTimes.push(...(await takeDurations()));
    await page.keyboard.press('Enter');
    // Waits until the message is sent and the conversations are refetched.
    await page.waitForTimeout(1500);
    enterTimes.push(...(await takeDurations()));
  }
  return { letterTimes, enterTimes };
}

async function openAndClose(page: Page, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await page.getByRole('button', { name: 'Chat' }).click();
    await page.getByRole('log').getByRole('listitem').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  // The cache drops the messages a second after the last unsubscribe.
  await page.waitForTimeout(1500);
}

/** Measures the latency of messages, typing below a long conversation, and heap growth over a long visit. */
export const measureChat = (): Promise<Figures> =>
  withQaShop((origin) =>
    withPage(async (page) => {
      const request = await signIn(page, origin);
      let socket: WebSocketRoute | undefined;
      await page.routeWebSocket(/\/app\//, (opened) => {
        opened.connectToServer();
        socket = opened;
      });
      const session = await page.context().newCDPSession(page);
      const { data: conversations } = await request<{ data: Conversation[] }>('/get-shops');
      const sizes = await Promise.all(
        conversations.map(async ({ shop }) => ({
          id: shop.id,
          isLong:
            (await request<{ data: unknown[] }>(`/get-message?shop_id=${shop.id}&page=25`)).data.length > 0,
        })),
      );
      const longest = sizes.find(({ isLong }) => isLong)?.id ?? 0;

      await page.goto(`${origin}/messages?shop=${conversations[0]?.shop.id}`, { waitUntil: 'networkidle' });
      const replies = await arrivals(page, origin);

      await page.goto(`${origin}/messages?shop=${longest}`, { waitUntil: 'networkidle' });
      const shown = await loadAll(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const { letterTimes, enterTimes } = await typeLines(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });

      const { user } = await request<{ user: { id: number } }>('/profile');
      await page.goto(`${origin}/messages?shop=${conversations[0]?.shop.id}`, { waitUntil: 'networkidle' });
      const before = await heapOf(session);
      for (let id = 1; id <= EVENTS; id += 1) {
        const message = {
          id: 1e6 + id,
          type: 'shop',
          message: 'Hi',
          shop: { id: longest },
          user: { id: user.id },
        };
        const event = 'send-message-to-user';
        socket?.send(
          JSON.stringify({
            event,
            channel: `private-chat_user_${user.id}`,
            data: JSON.stringify({ message }),
          }),
        );
        if (id % 50 === 0) await page.waitForTimeout(50);
      }
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
      const after = await heapOf(session);

      await page.goto(`${origin}/products/1/details`, { waitUntil: 'networkidle' });
      await openAndClose(page, WARM_UP);
      const opened = await heapOf(session);
      await openAndClose(page, OPENINGS);
      const closed = await heapOf(session);
      const kB = (bytes: number) => Math.round(bytes / 1024);
      return {
        'message from the shop’s pen to the screen, median of 10 (ms)': Math.round(median(replies)),
        'the slowest of them (ms)': Math.round(Math.max(...replies)),
        'messages shown while typing': shown,
        'key to frame below them, 4× slower, median (ms)': Math.round(median(letterTimes)),
        'the slowest key (ms)': Math.round(Math.max(...letterTimes)),
        'Enter, which sends, to frame, median of 5 (ms)': Math.round(median(enterTimes)),
        'the slowest Enter (ms)': Math.round(Math.max(...enterTimes)),
        'heap before 1,000 messages (kB)': kB(before),
        'heap after them (kB)': kB(after),
        'heap after 150 openings of the panel (kB)': kB(opened),
        'heap after 50 more (kB)': kB(closed),
      };
    }),
  );
