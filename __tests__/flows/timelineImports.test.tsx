import '../support/devTools';
import { navigated } from '@/core/navigation';
import { timeTravel } from '@/shared/adapters';
import { collectReports, nextTask } from '../support/externalServer';
import { devToolsOf, quiet } from '../support/rows';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

async function visitWithTools(address: string) {
  const visitor = await visit(address);
  const tools = devToolsOf(visitor.shop);
  await quiet(tools);
  const imported = (nextLiftedState: unknown, more: object = {}) =>
    tools.lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState, ...more });
  return { ...visitor, tools, imported };
}

const refusal = () => screen.findByText(/^These rows cannot be shown: /);

it('refuses what is no timeline of this shop, says why, and stays live', async () => {
  const { user, shop, tools, imported } = await visitWithTools('/news');
  const now = shop.store.getState();
  const exported = tools.exported();
  const wrong: [unknown, object, RegExp][] = [
    [{ foo: 1 }, {}, /has no rows/],
    [[{ kind: 'row' }], {}, /has no rows/],
    [{ ...exported, currentStateIndex: 99 }, {}, /has no rows/],
    [{ format: 'storefront-case', version: 1 }, {}, /Open it in the QA panel/],
    [[{ type: 'api/getTheMoon/pending' }], {}, /contain api\/getTheMoon\/pending/],
    [[], { preloadedState: { notices: { shown: 5 } } }, /at “notices.shown”/],
    [[{ type: 'navigation/navigated', payload: 5 }], {}, /at “navigation”/],
  ];
  for (const [file, more, reason] of wrong) {
    imported(file, more);
    expect(await refusal()).toHaveTextContent(reason);
    expect(timeTravel.isActive()).toBe(false);
    expect(shop.store.getState()).toBe(now);
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    expect(screen.queryByText(/cannot be shown/)).not.toBeInTheDocument();
  }
});

it('refuses rows that begin with a state shortened for the panel', async () => {
  const { shop, imported } = await visitWithTools('/news');
  const { devTools } = shop.timeline?.storeOptions ?? {};
  const shortened = devTools?.stateSanitizer?.(shop.store.getState(), 1);
  imported([{ type: 'overlays/overlayClosed', payload: 'logout' }], { preloadedState: shortened });
  expect(await refusal()).toHaveTextContent(/shortened/);
});

it('leaves a state in which even the texts of the page fail', async () => {
  const { user, tools, imported } = await visitWithTools('/news');
  const { stop } = collectReports();
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const exported = tools.exported();
  const withoutTexts = ({ state }: { state: unknown }) => ({
    state: { ...(state as object), locale: undefined },
  });
  const broken = { ...exported, computedStates: exported.computedStates.map(withoutTexts) };
  imported(broken, { noRecompute: true });
  await user.click(await screen.findByRole('button', { name: 'Back to now' }));
  expect(await screen.findByRole('banner')).toBeVisible();
  silence.mockRestore();
  stop();
});

// The first visit of a file loads the code of a page, the second one has it.
it.each(['loading', 'loaded'])(
  'fetches what a page needs that mounted during time travel, code %s',
  async () => {
    const { shop, tools } = await visitWithTools('/news');
    shop.store.dispatch(
      navigated({ location: { pathname: '/', search: '', hash: '', key: 'home' }, index: 1, move: 'PUSH' }),
    );
    tools.lifted.dispatch({ type: 'LOCK_CHANGES', status: true });
    await screen.findByText(/^Looking back/);
    // The page's code is loaded, and its components have requested their data.
    for (let task = 0; task < 60; task += 1) await nextTask();
    expect(tools.types()).not.toContain('api/getHome/pending');
    shop.timeline?.backToNow();
    expect(await screen.findByRole('heading', { name: 'Most Popular' })).toBeVisible();
    await waitFor(() =>
      expect(tools.types().filter((type) => type === 'api/getHome/pending')).toHaveLength(1),
    );
  },
);

it('shows rows of another page on any page, with the address at which they began', async () => {
  const news = await visitWithTools('/news');
  const { actionsById, stagedActionIds, committedState } = news.tools.exported();
  const rows = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
  await leave();
  const { shop, imported } = await visitWithTools('/contact-us');
  imported(rows, { preloadedState: committedState });
  expect(await screen.findByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/news');
  shop.timeline?.backToNow();
  await waitFor(() => expect(window.location.pathname).toBe('/contact-us'));
});

it('shows the app instead of its painted page, which shows no row', async () => {
  const painted = document.createElement('div');
  painted.id = 'first-paint';
  painted.innerHTML = '<main>Painted</main>';
  document.body.append(painted);
  const { tools } = await visitWithTools('/news');
  expect(painted).toBeInTheDocument();
  tools.jump(1);
  await screen.findByText(/^Looking back/);
  expect(painted).not.toBeInTheDocument();
});
