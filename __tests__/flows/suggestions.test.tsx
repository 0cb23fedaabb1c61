import { fireEvent } from '@testing-library/react';
import { demo, requestDemo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

const box = () => screen.findByRole('combobox', { name: /Search for/ });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const products = async () => within(await list()).queryByRole('group', { name: 'Products' });

/** Replaces the term and waits for the debounce. */
async function type({ clock }: Visit, term: string): Promise<void> {
  fireEvent.change(await box(), { target: { value: term } });
  await screen.findByRole('option', { name: `See all results for “${term}”` });
  await clock.advance(250);
}

it('shows earlier products while those of a longer term load, but none of another term', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await box());
  await type(visitor, 'mug');
  const [mug] = (await requestDemo<{ products: { name: string }[] }>('/products?search=mug')).products;
  await within(await list()).findByText(mug?.name ?? '');
  const release = holdResponses('/api/products');
  await type(visitor, 'mugs');
  expect(within((await products()) as HTMLElement).getByText(mug?.name ?? '')).toBeVisible();
  await type(visitor, 'lamp');
  await waitFor(async () => expect(await products()).toBeNull());
  expect(await list()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(async () => expect(await list()).toHaveAttribute('aria-busy', 'false'));
  await waitFor(async () => expect(await products()).toBeVisible());
});

it('stays closed after Esc until an arrow up or down, or another letter', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await box());
  await list();
  const options = () => screen.queryByRole('listbox', { name: 'Suggestions' });
  for (const opening of ['{ArrowDown}', '{ArrowUp}', 'a']) {
    await visitor.user.keyboard('{Escape}');
    expect(options()).not.toBeInTheDocument();
    await visitor.user.keyboard('{Escape}{Shift}{Control}{ArrowLeft}');
    expect(options()).not.toBeInTheDocument();
    await visitor.user.keyboard(opening);
    expect(await list()).toBeVisible();
  }
});

it('suggests shops also when the search for products fails', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await box());
  await type(visitor, 'mug');
  await waitFor(async () => expect(await products()).toBeVisible());
  await demo.fault({ path: '/api/products', status: 422 });
  await type(visitor, 'volt');
  const shops = async () => within(await list()).getByRole('group', { name: 'Shops' });
  await waitFor(async () => expect(await shops()).toHaveTextContent('Volt & Wave'));
  expect(await products()).toBeNull();
});

it('says that nothing was found for a term, and shows popular products instead', async () => {
  const visitor = await visit('/news');
  await visitor.user.click(await box());
  await type(visitor, 'zzqqxx');
  expect(await screen.findByRole('option', { name: 'Nothing found for “zzqqxx”' })).toBeVisible();
  const popular = await within(await list()).findByRole('group', { name: 'Most Popular' });
  expect(within(popular).getAllByRole('option')).toHaveLength(5);
  expect(await list()).not.toHaveTextContent('0 products');
});
