import '../support/devTools';
import type { UserEvent } from '@testing-library/user-event';
import { settingsApi } from '@/api';
import { resetPressed, sectionOpened } from '@/features/qaPanel/server/server.slice';
import { demo, requestDemo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { devToolsOf, quiet } from '../support/rows';
import { selectFirstShop } from '../support/shopper';
import type { Visit } from '../support/visit';
import {
  leave,
  logIn,
  screen,
  untilResponses,
  visit,
  visitSignedIn,
  waitFor,
  within,
} from '../support/visit';

// Loading the panel's code for the first time takes long on a busy machine.
beforeAll(() => import('@/features/qaPanel/panel/QaPanel'));
afterEach(leave);

async function openSection(user: UserEvent, title: string) {
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  await user.click(within(panel).getByText(title, { selector: 'summary' }));
  return within(panel);
}

const stockOf = async (id: number) =>
  (await requestDemo<{ product: { quantity: number } }>(`/product-details?product_id=${id}`)).product
    .quantity;

const rowsOf = ({ shop }: Visit, type: string) =>
  devToolsOf(shop)
    .rows()
    .filter((row) => row.type === type);

const callsOf = (path: string) => globalThis.shopCalls.filter((call) => call.startsWith(path)).length;

it('controls the backend’s clock, stock and codes; rows name the calls and contain no code', async () => {
  const visitor = await visit('/products/1/details?qa');
  const { user } = visitor;
  const panel = await openSection(user, 'Server');
  const clock = within(await panel.findByRole('group', { name: "The server's clock" }));
  await user.click(clock.getByRole('button', { name: '+1 h' }));
  expect(await clock.findByText('+1 h', { selector: 'dd' })).toBeVisible();
  await user.click(clock.getByRole('button', { name: 'Stop the clock' }));
  expect(await clock.findByText(/The clock is stopped/)).toBeVisible();
  await user.click(clock.getByRole('button', { name: 'Let it run on' }));
  await waitFor(() => expect(clock.queryByText(/The clock is stopped/)).not.toBeInTheDocument());
  const [moved] = rowsOf(visitor, 'api/setQaClock/pending');
  expect(moved?.meta?.cause).toMatchObject({ by: 'saga', type: 'qaServer/serverClockMoved' });

  // The displayed product.
  const stock = within(panel.getByRole('group', { name: 'Stock' }));
  await user.click(stock.getByRole('button', { name: 'Read the stock' }));
  expect(await stock.findByText(`: ${await stockOf(1)} in stock`, { exact: false })).toBeVisible();
  await user.type(stock.getByLabelText('New stock'), '3');
  await user.click(stock.getByRole('button', { name: 'Set the stock' }));
  expect(await stock.findByText(/: 3 in stock/)).toBeVisible();
  expect(await stockOf(1)).toBe(3);

  const code = within(panel.getByRole('group', { name: 'One-time code' }));
  await user.click(code.getByRole('button', { name: 'Read the latest code' }));
  expect(await code.findByRole('alert')).toHaveTextContent('No code was sent so far.');
  await demo.sendCode('503334455');
  await user.click(code.getByRole('button', { name: 'Read the latest code' }));
  const shown = await code.findByText(/^\d{4}, sent to 503334455$/);
  await waitFor(() => expect(code.queryByRole('alert')).not.toBeInTheDocument());
  const recorded = JSON.stringify(rowsOf(visitor, 'api/getQaCode/fulfilled').map(({ payload }) => payload));
  expect(recorded).toContain('503334455');
  expect(recorded).not.toContain(`"${shown.textContent.slice(0, 4)}"`);
});

it('signs in a shopper at the checkout; a reset signs out and restores the seed', async () => {
  const visitor = await visit('/news?qa=persona:checkout');
  const { user, shop } = visitor;
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await waitFor(() => expect(shop.store.getState().cart.selectedShopIds).toHaveLength(2));
  expect(shop.store.getState().session.user?.email).toBe('cart@marsa.example');
  await demo.setStock(1, 0);

  const panel = await openSection(user, 'Server');
  await user.click(await panel.findByRole('button', { name: 'Reset to the seed' }));
  expect(await panel.findByText(/Everything is as at the start/)).toBeVisible();
  // Logged out in time, not by a call whose token the reset has removed.
  expect(rowsOf(visitor, 'session/sessionEnded').map(({ payload }) => payload)).toEqual(['loggedOut']);
  expect(await stockOf(1)).toBeGreaterThan(0);

  // The reset removes the account, and it is filled again.
  await user.click(panel.getByRole('button', { name: 'Shopper with a full cart' }));
  await waitFor(() => expect(shop.store.getState().session.user?.email).toBe('cart@marsa.example'));
  expect(await screen.findByText(/^My Cart: [23] items$/)).toBeInTheDocument();
});

it('leads nobody to the checkout later whose login as the ready shopper was refused', async () => {
  await fillCart(1);
  const visitor = await visit('/news?qa=persona:checkout,fault:login:503:1');
  const { user, shop } = visitor;
  const panel = await openSection(user, 'Persona');
  expect(await panel.findByText('The server refused cart@marsa.example (503).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  await logIn(visitor);
  expect(await screen.findByText(/^My Cart: 1 item/)).toBeInTheDocument();
  await untilResponses(visitor);
  await quiet(devToolsOf(shop));
  expect(shop.store.getState().cart.selectedShopIds).toEqual([]);
  expect(screen.queryByRole('heading', { level: 1, name: 'Checkout' })).not.toBeInTheDocument();
});

it('says that a backend has no QA interface, and asks again', async () => {
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    input === '/qa' ? Promise.resolve(new Response('<!doctype html>')) : originalFetch(input, init);
  try {
    const { user } = await visit('/news?qa');
    const panel = await openSection(user, 'Server');
    expect(await panel.findByText('This backend has no QA interface.')).toBeVisible();
    expect(panel.queryByRole('button', { name: 'Reset to the seed' })).not.toBeInTheDocument();
    globalThis.fetch = originalFetch;
    await user.click(panel.getByRole('button', { name: 'Ask again' }));
    expect(await panel.findByRole('group', { name: 'Stock' })).toBeVisible();
  } finally {
    globalThis.fetch = originalFetch;
  }
});

it('calls no QA interface where the environment has become production', async () => {
  const visitor = await visit('/news?qa');
  const { shop } = visitor;
  await screen.findByRole('complementary', { name: 'QA panel' });
  await untilResponses(visitor);
  await demo.settings({ app_environment: 'production' });
  await shop.store.dispatch(settingsApi.endpoints.getMaster.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(shop.timeline?.panel.isOpen()).toBe(false));
  shop.timeline?.panel.act(sectionOpened());
  // As from the DevTools' dispatcher.
  shop.store.dispatch(sectionOpened());
  shop.store.dispatch(resetPressed());
  await quiet(devToolsOf(shop));
  expect(callsOf('/qa')).toBe(0);
});

it('explains a refused coupon by what it lacked', async () => {
  await fillCart(1);
  const visitor = await visitSignedIn('/checkout?qa');
  const { user } = visitor;
  await selectFirstShop(visitor);
  await user.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'summer');
  await user.click(screen.getByRole('button', { name: /^Apply/ }));
  await waitFor(() => expect(rowsOf(visitor, 'qaServer/couponExplained')).toHaveLength(1));
  const [refused] = rowsOf(visitor, 'checkout/couponRefused');
  expect(refused?.payload).toMatchObject({ code: 'summer', message: 'This voucher has expired.' });
  const [explained] = rowsOf(visitor, 'qaServer/couponExplained');
  expect(explained?.meta?.cause).toMatchObject({ by: 'saga', type: 'checkout/couponRefused' });

  const panel = await openSection(user, 'Explain this');
  await user.click(panel.getByRole('checkbox', { name: 'Hide api/*' }));
  const row = explained?.id ?? -1;
  await user.selectOptions(panel.getByRole('listbox'), String(row));
  const says = panel.getByRole('list', { name: `What row ${row} says` });
  expect(within(says).getByText('reason: "expired"')).toBeVisible();
  expect(panel.getByRole('list', { name: `How row ${row} came about` })).toHaveTextContent(
    'checkout/couponEntered',
  );
});
