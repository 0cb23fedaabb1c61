import { createCode, startRelay, type Relay } from '../../scripts/devtools/relay';
import { openPanel } from './devToolsPanel';
import { expect, test } from './shop';

const code = createCode();
let relay: Relay;
test.beforeAll(async () => {
  relay = await startRelay({ host: '127.0.0.1', port: 0, code, files: new Map() });
});
test.afterAll(() => relay.close());

test.use({ viewport: { width: 820, height: 1180 } });

test('shows a tablet’s timeline on another screen, and jumps there, without a secret', async ({ page }) => {
  const panel = await openPanel(relay);
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
