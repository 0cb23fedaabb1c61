import { fireEvent } from '@testing-library/react';
import { requestDemo, demo } from '../support/demo';
import { playWidth } from '../support/phone';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, screen, untilResponses, visit, visitSignedIn, waitFor, within } from '../support/visit';

let restoreWidth = (): void => undefined;
afterEach(async () => {
  restoreWidth();
  restoreWidth = () => undefined;
  await leave();
});

const box = () => screen.findByRole('combobox', { name: /Search for/ });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
/** Searches among products; without a term the field requests the popular ones. */
const searchesIn = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('/api/products') && call.includes('search='));
const productCalls = () => searchesIn(globalThis.shopCalls);
const address = () => window.location.pathname + window.location.search;

/** Types into the search box and waits for the debounce. */
async function search({ user, clock }: Visit, term: string): Promise<HTMLElement> {
  const input = await box();
  await user.click(input);
  await user.type(input, term);
  const shown = await list();
  await clock.advance(250);
  await within(shown).findByRole('group', { name: 'Products' });
  await waitFor(() => expect(shown).toHaveAttribute('aria-busy', 'false'));
  return shown;
}

it('suggests products, categories and shops from two characters, 250 ms after the last key', async () => {
  const visitor = await visit('/news');
  const input = await box();
  await visitor.user.click(input);
  await visitor.user.type(input, 'l');
  await visitor.clock.advance(1000);
  expect(productCalls()).toHaveLength(0);
  await visitor.user.type(input, 'a');
  await list();
  await visitor.clock.advance(249);
  expect(productCalls()).toHaveLength(0);
  await visitor.user.type(input, 'mp');
  await visitor.clock.advance(250);
  const { products } = await requestDemo<{ products: { name: string }[] }>('/products?search=lamp');
  const group = await within(await list()).findByRole('group', { name: 'Products' });
  expect(within(group).getAllByRole('option')).toHaveLength(Math.min(5, products.length));
  expect(within(group).getByText(products[0]?.name ?? '')).toBeVisible();
  expect(productCalls()).toEqual([expect.stringContaining('search=lamp')]);
});

it('omits shops with multi-vendor off', async () => {
  await demo.settings({ multi_vendor: false });
  const visitor = await visit('/news');
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/master'));
  await search(visitor, 'lamp');
  expect(globalThis.shopCalls.filter((call) => call.startsWith('/api/shops'))).toHaveLength(0);
});

it('is a combobox: arrows choose, Enter follows, Esc closes and keeps the text', async () => {
  const visitor = await visit('/news');
  const shown = await search(visitor, 'lamp');
  const input = await box();
  expect(input).toHaveAttribute('aria-expanded', 'true');
  // Up selects the last item; Down from there goes to the field, then to the first item, all results.
  await visitor.user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  const all = within(shown).getByRole('option', { name: /See all results for “lamp”/ });
  expect(input).toHaveAttribute('aria-activedescendant', all.id);
  expect(all).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveFocus();
  await visitor.user.keyboard('{Escape}');
  expect(shown).not.toBeInTheDocument();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('lamp');
  await visitor.user.keyboard('{ArrowDown}');
  const again = await list();
  const product = within(within(again).getByRole('group', { name: 'Products' })).getAllByRole('option')[0];
  const steps =
    within(again)
      .getAllByRole('option')
      .indexOf(product as HTMLElement) + 1;
  const isOn = input.hasAttribute('aria-activedescendant') ? 1 : 0;
  await visitor.user.keyboard('{ArrowDown}'.repeat(steps - isOn) + '{Enter}');
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/products\/\d+\/details$/));
});

it('reuses the suggestion’s response for the page: Enter repeats no request', async () => {
  const visitor = await visit('/news');
  await search(visitor, 'lamp');
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/products?search=lamp'));
  expect(await screen.findByRole('heading', { name: 'Results for “lamp”' })).toBeVisible();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(productCalls()).toHaveLength(1);
});

it('ignores late responses', async () => {
  const visitor = await visit('/news');
  const input = await box();
  await visitor.user.click(input);
  await within(await list()).findByRole('group', { name: 'Most Popular' });
  const release = holdResponses('/api/products', 1);
  await visitor.user.type(input, 'lamp');
  await list();
  await visitor.clock.advance(250);
  await waitFor(() => expect(productCalls()).toHaveLength(1));
  await visitor.user.clear(input);
  const shown = await search(visitor, 'mug');
  const texts = () =>
    within(shown)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const before = texts();
  release();
  await untilResponses(visitor);
  expect(texts()).toEqual(before);
});

it('suggests popular products in the empty field', async () => {
  const { products } = await requestDemo<{ products: { name: string }[] }>(
    '/products?sort_type=popular_product&page=1&per_page=12',
  );
  const { user } = await visit('/news');
  await user.click(await box());
  const group = await within(await list()).findByRole('group', { name: 'Most Popular' });
  const options = within(group).getAllByRole('option');
  expect(options).toHaveLength(5);
  for (const [index, option] of options.entries())
    expect(option).toHaveTextContent(products[index]?.name ?? 'a name');
  expect(globalThis.shopCalls.filter((call) => call.startsWith('/api/products'))).toHaveLength(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: products[0]?.name ?? '' })).toBeVisible();
});

it('leaves the empty field without popular products that do not load', async () => {
  await demo.fault({ path: '/api/products', status: 422 });
  const { user } = await visit('/news');
  await user.click(await box());
  await waitFor(() =>
    expect(globalThis.shopReplies.some((call) => call.startsWith('/api/products'))).toBe(true),
  );
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument());
});

it('keeps recent searches until they are cleared', async () => {
  const first = await visit('/news');
  await first.user.type(await box(), 'lamp{Enter}');
  await waitFor(() => expect(address()).toBe('/products?search=lamp'));
  const visitor = await first.reload();
  await visitor.user.clear(await box());
  const recent = await within(await list()).findByRole('option', { name: 'lamp' });
  await visitor.user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(recent).not.toBeInTheDocument();
});

it('marks one of two recent searches that differ in a space only', async () => {
  const first = await visit('/news');
  for (const term of ['t-shirt', 't shirt']) {
    await first.user.clear(await box());
    await first.user.type(await box(), `${term}{Enter}`);
  }
  await waitFor(() => expect(address()).toBe('/products?search=t+shirt'));
  const visitor = await first.reload();
  await visitor.user.clear(await box());
  const recent = await within(await list()).findAllByRole('option', { name: /^t.shirt$/ });
  await visitor.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(recent.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/products?search=t-shirt'));
});

it('"everything of the user leaves memory": recent searches end with the session', async () => {
  const shopper = await visitSignedIn('/news');
  await shopper.user.type(await box(), 'lamp{Enter}');
  await waitFor(() => expect(shopper.shop.store.getState().search.recent).toEqual(['lamp']));
  await shopper.user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await shopper.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  await shopper.user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(shopper.shop.store.getState().search.recent).toEqual([]));
});

it('keeps a letter that is typed while the submitted search is rendered', async () => {
  await visit('/products?search=lamp');
  const input = await box();
  fireEvent.change(input, { target: { value: 'mug' } });
  fireEvent.submit(input);
  expect(address()).toBe('/products?search=mug');
  fireEvent.change(input, { target: { value: 'mugs' } });
  expect(await screen.findByRole('heading', { name: 'Results for “mug”' })).toBeVisible();
  expect(input).toHaveValue('mugs');
  window.history.back();
  await waitFor(() => expect(input).toHaveValue('lamp'));
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens the search', async (keys) => {
  const { user } = await visit('/news');
  const input = await box();
  await user.keyboard(keys);
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
});

it('ignores the keys in fields and dialogs', async () => {
  const visitor = await visit('/news');
  const input = await box();
  await visitor.user.type(input, 'a/b');
  expect(input).toHaveValue('a/b');
  await visitor.user.click(screen.getByRole('button', { name: /Login$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Welcome' });
  await visitor.user.keyboard('{Control>}k{/Control}');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it('closes the suggestions with Esc from its buttons, too', async () => {
  const visitor = await visit('/news');
  await search(visitor, 'lamp');
  screen.getByRole('button', { name: 'Search' }).focus();
  await visitor.user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument();
  expect(await box()).toHaveFocus();
});

it('shows the page below the search sheet when its own suggestion is tapped', async () => {
  restoreWidth = playWidth(390);
  const { shops } = await requestDemo<{ shops: { id: number; name: string }[] }>('/shops');
  const [shop] = shops;
  const { user, clock } = await visit(`/shops/${shop!.id}`);
  await user.click(await screen.findByRole('button', { name: /^Search for/ }));
  const sheet = await screen.findByRole('dialog', { name: /Search/ });
  await user.type(within(sheet).getByRole('combobox'), shop!.name);
  await clock.advance(250);
  const group = await within(sheet).findByRole('group', { name: 'Shops' });
  await user.click(within(group).getByRole('option', { name: new RegExp(shop!.name) }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(address()).toBe(`/shops/${shop!.id}`);
});
