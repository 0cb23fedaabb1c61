import { clientOf } from './support/client';
import { containing } from './support/matchers';
import { startEmbedded, stopDemo, temporaryFolder, type Child } from './support/shop';

/** A demo without QA mode, instead of the worker's demo. */
const folder = temporaryFolder();
let shop: Child;

beforeAll(async () => {
  shop = await startEmbedded('--folder', folder.path, '--bulk', '0');
}, 120_000);
afterAll(() => folder.remove());

it('does not serve the QA routes', async () => {
  expect((await fetch(`${shop.origin}/qa/reset`, { method: 'POST' })).status).toBe(404);
});

it('limits wrong passwords', async () => {
  const guess = () => clientOf(shop).post('/login', { phone: 'demo@marsa.example', password: 'wrong' });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
  const limited = await guess();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('prints a code, and sends one per minute', async () => {
  const unverified = { phone: '503334455', phone_code: '971', forgot_password: null };
  const shopper = clientOf(shop);
  expect((await shopper.post('/send-otp', unverified)).status).toBe(200);
  expect(shop.output()).toMatch(/One-time code for 503334455: \d{4}\n/);
  const refused = await shopper.post('/send-otp', unverified);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50);
});

it('limits codes by address, for any phone', async () => {
  const request = (index: number) =>
    clientOf(shop).post('/send-otp', {
      phone: `57${1_000_000 + index}`,
      phone_code: '971',
      forgot_password: 1,
    });
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) statuses.push((await request(count)).status);
  expect(statuses.filter((status) => status === 422).length).toBeGreaterThanOrEqual(50);
  expect(statuses.at(-1)).toBe(429);
});

it('refuses QA mode for its database, because QA mode resets it', async () => {
  await stopDemo(shop);
  await expect(startEmbedded('--qa', '--folder', folder.path)).rejects.toMatchObject({
    code: 1,
    output: containing('not made for QA mode'),
  });
}, 120_000);
