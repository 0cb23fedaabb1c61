import '../support/devTools';
import { demo } from '../support/demo';
import { playWidth } from '../support/phone';
import { devToolsOf, quiet } from '../support/rows';
import type { Visit } from '../support/visit';
import { leave, logIn, screen, visit, visitSignedIn, waitFor, within } from '../support/visit';

// Loading the panel's code for the first time takes long on a busy machine.
beforeAll(() => import('@/features/qaPanel/panel/QaPanel'));
afterEach(leave);

const flowOf = ({ shop }: Visit) => shop.timeline?.cases.visit().flow;
const pathOf = ({ shop }: Visit) => shop.store.getState().navigation.location.pathname;

async function openShops(visitor: Visit) {
  const [link] = await screen.findAllByRole('link', { name: 'Shops' });
  if (link) await visitor.user.click(link);
  await waitFor(() => expect(pathOf(visitor)).toBe('/shops'));
}

it('records Back and Forward between pages that links have opened', async () => {
  const visitor = await visit('/news?qa');
  await openShops(visitor);
  window.history.back();
  await waitFor(() => expect(pathOf(visitor)).toBe('/news'));
  window.history.forward();
  await waitFor(() => expect(pathOf(visitor)).toBe('/shops'));
  expect(flowOf(visitor)?.steps).toEqual([
    { do: 'click', role: 'link', name: 'Shops' },
    { do: 'history', steps: -1 },
    { do: 'history', steps: 1 },
  ]);
});

it('records one step back where the shop skips the entry of a closed overlay', async () => {
  const restore = playWidth(1440);
  const visitor = await visit('/news?qa');
  await openShops(visitor);
  restore();
  const { shop } = visitor;
  const narrow = playWidth(390);
  const { overlayClosed, overlayOpened } = await import('@/core/overlays');
  shop.store.dispatch(overlayOpened({ name: 'login', reason: 'button' }));
  shop.store.dispatch(overlayClosed('login'));
  window.history.back();
  await waitFor(() => expect(pathOf(visitor)).toBe('/news'));
  narrow();
  expect(flowOf(visitor)?.steps.slice(1)).toEqual([{ do: 'history', steps: -1 }]);
});

it('records what the panel changes on the server, and not what it reads', async () => {
  const visitor = await visit('/products/1/details?qa');
  const { user, shop } = visitor;
  const panel = within(await screen.findByRole('complementary', { name: 'QA panel' }));
  await user.click(panel.getByText('Server', { selector: 'summary' }));
  const stock = within(await panel.findByRole('group', { name: 'Stock' }));
  await user.click(stock.getByRole('button', { name: 'Read the stock' }));
  await user.type(stock.getByLabelText('New stock'), '0');
  await user.click(stock.getByRole('button', { name: 'Set the stock' }));
  expect(await stock.findByText(/: 0 in stock/)).toBeVisible();
  await user.click(panel.getByRole('button', { name: '+1 h' }));
  await quiet(devToolsOf(shop));
  expect(flowOf(visitor)?.steps).toEqual([
    { do: 'panel', action: { type: 'qaServer/stockSet', payload: { productId: 1, quantity: 0 } } },
    { do: 'panel', action: { type: 'qaServer/serverClockMoved', payload: 3_600_000 } },
  ]);
});

it('knows who was signed in by a persisted session when the visit began', async () => {
  const first = await visitSignedIn('/news?qa');
  expect(flowOf(first)?.signedIn).toBe('orders');
  await quiet(devToolsOf(first.shop));
  const again = await first.reload();
  await quiet(devToolsOf(again.shop));
  expect(again.shop.store.getState().session.user).not.toBeNull();
  expect(flowOf(again)?.signedIn).toBe('orders');
});

it('knows that nobody was signed in whose token the server refused before anything was pressed', async () => {
  const token = await demo.logIn({ phone: 'demo@marsa.example', password: 'demo1234' });
  await demo.reset();
  window.localStorage.setItem('token', token);
  const visitor = await visit('/news?qa');
  await waitFor(() => expect(devToolsOf(visitor.shop).types()).toContain('session/sessionEnded'));
  const [login] = await screen.findAllByRole('button', { name: /^Welcome/ });
  if (login) await visitor.user.click(login);
  await logIn(visitor);
  await waitFor(() => expect(visitor.shop.store.getState().session.user).not.toBeNull());
  expect(flowOf(visitor)?.signedIn).toBeNull();
});
