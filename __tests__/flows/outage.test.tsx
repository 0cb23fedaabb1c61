import { demo } from '../support/demo';
import { untilFailed } from '../support/untilFailed';
import type { Visit } from '../support/visit';
import { asTimePasses, goTo, leave, screen, untilResponses, visit } from '../support/visit';

afterEach(leave);

/** Attempts at a call of a page. */
const ATTEMPTS = 3;

const calls = () => globalThis.shopCalls.filter((call) => call.startsWith('/api/shops?')).length;

/** Opens the list of shops, whose response is lost. */
async function openLostShops(): Promise<Visit> {
  const visitor = await visit('/about-us');
  await untilResponses(visitor);
  goTo(visitor, '/shops');
  await untilFailed(visitor, 'getShops');
  await screen.findByRole('button', { name: 'Try again' });
  expect(calls()).toBe(ATTEMPTS);
  return visitor;
}

async function pass({ clock }: Visit, milliseconds: number): Promise<void> {
  const end = clock.now() + milliseconds;
  await asTimePasses(clock, 3000, () => expect(clock.now()).toBeGreaterThanOrEqual(end));
}

it('loads a page by itself after a short outage of the connection', async () => {
  await demo.fault({ path: '/api/shops', body: 'drop', times: ATTEMPTS });
  const visitor = await openLostShops();
  expect(
    await asTimePasses(visitor.clock, 500, () => screen.getByRole('link', { name: 'Nordlys Home' })),
  ).toBeVisible();
  expect(calls()).toBe(ATTEMPTS + 1);
});

it('keeps the offer of a page while the server is out of reach', async () => {
  await demo.fault({ path: '/api/shops', body: 'drop' });
  const visitor = await openLostShops();
  await demo.fault({ path: '/*', body: 'drop' });
  const offer = screen.getByRole('button', { name: 'Try again' });
  await pass(visitor, 60_000);
  expect(offer).toBeVisible();
  expect(calls()).toBe(ATTEMPTS);
});

it('leaves a call that something blocks to the shopper after a while', async () => {
  await demo.fault({ path: '/api/shops', body: 'drop' });
  const visitor = await openLostShops();
  await pass(visitor, 120_000);
  expect(calls()).toBe(4 * ATTEMPTS);
  await pass(visitor, 120_000);
  expect(calls()).toBe(4 * ATTEMPTS);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('does not repeat a call that the server has failed', async () => {
  await demo.fault({ path: '/api/shops', status: 500 });
  const visitor = await openLostShops();
  await pass(visitor, 60_000);
  expect(calls()).toBe(ATTEMPTS);
});
