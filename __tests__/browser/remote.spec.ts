import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createCode, startRelay, type Relay } from '../../scripts/devtools/relay';
import { expect, test } from './shop';

const code = createCode();
let relay: Relay;
test.beforeAll(async () => {
  relay = await startRelay({ host: '127.0.0.1', port: 0, code, files: new Map() });
});
test.afterAll(() => relay.close());

interface Published {
  data: {
    data: {
      id: string;
      type: string;
      action?: string;
      actionsById?: string;
      payload?: { stagedActionIds?: number[] };
    };
  };
}

/** Plays the DevTools' panel; keeps what it receives. */
async function openPanel() {
  const origin = `http://127.0.0.1:${relay.port}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socketcluster/`, { origin });
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ event: '#subscribe', data: { channel: 'log' }, cid: 1 }));
  await expect.poll(() => received.length).toBe(1);
  const messages = () =>
    received
      .filter((text) => text.includes('#publish'))
      .map((text) => (JSON.parse(text) as Published).data.data);
  const command = (data: object) => socket.send(JSON.stringify({ event: `sc-${messages()[0]?.id}`, data }));
  return { socket, received, messages, command };
}

test.use({ viewport: { width: 820, height: 1180 } });

test('shows a tablet’s timeline on another screen, and jumps there, without a secret', async ({ page }) => {
  const panel = await openPanel();
  await page.goto(`/?qa=remote:127.0.0.1:${relay.port}:${code}`);
  await expect(page).toHaveURL(/\?qa$/);
  await expect.poll(() => panel.messages()[0]?.type).toBe('START');
  await expect(page.getByRole('article').first()).toBeVisible();
  panel.command({ type: 'START' });
  await expect.poll(() => panel.messages()[1]?.type).toBe('STATE');
  // The names by which the panel's RTK Query tab finds requests.
  expect(panel.messages()[1]?.actionsById).toContain('"api/executeQuery/getMaster/pending"');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const login = page.getByRole('dialog', { name: 'Welcome' });
  await login.getByLabel('Email or phone').fill('demo@marsa.example');
  await login.getByLabel('Password', { exact: true }).fill('demo1234');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect
    .poll(() => panel.messages().some(({ action }) => action?.includes('sessionStarted')))
    .toBe(true);
  expect(panel.messages().some(({ action }) => action?.includes('"api/executeMutation/login/'))).toBe(true);

  panel.command({ type: 'DISPATCH', action: { type: 'JUMP_TO_STATE', index: 3, actionId: 3 } });
  await expect(page.getByText('Looking back at row 3')).toBeVisible();
  await expect(page).toHaveURL(/\/\?qa$/);
  panel.command({ type: 'IMPORT', state: '{"foo":1}' });
  await expect(page.getByText('These rows cannot be shown')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page).toHaveURL(/\/products\/\d+\/details/);
  panel.command({ type: 'EXPORT' });
  await expect.poll(() => panel.messages().some(({ type }) => type === 'EXPORT')).toBe(true);
  const token = await page.evaluate(() => localStorage.getItem('token')?.replaceAll('"', '') ?? '');
  expect(token.length).toBeGreaterThan(20);
  for (const secret of ['demo1234', code, token]) expect(panel.received.join()).not.toContain(secret);
  panel.socket.terminate();
});

test('stays a page without DevTools where the code is wrong', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => /WebSocket.*403/.test(message.text()));
  await page.goto(`/?qa=remote:127.0.0.1:${relay.port}:wrongcode`);
  await refused;
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();
});
