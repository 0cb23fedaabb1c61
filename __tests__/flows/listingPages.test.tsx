import { fireEvent } from '@testing-library/react';
import { leave, screen, visit, waitFor } from '../support/visit';

afterEach(leave);

const address = () => window.location.pathname + window.location.search;

it('keeps a filter whose list is still rendered when a page is pressed', async () => {
  await visit('/products');
  const second = await screen.findByRole('link', { name: 'Page 2' });
  fireEvent.click(await screen.findByRole('button', { name: 'In stock' }));
  fireEvent.click(second);
  await waitFor(() => expect(address()).toBe('/products?in_stock=1&page=2'));
});

it('keeps a filter whose list is still rendered when another number of products per page is pressed', async () => {
  await visit('/products?page=2');
  const more = await screen.findByRole('link', { name: '24 per page' });
  fireEvent.click(await screen.findByRole('button', { name: 'In stock' }));
  fireEvent.click(more);
  await waitFor(() => expect(address()).toBe('/products?in_stock=1&per_page=24'));
});

it('keeps a filter whose list is still rendered when another spelling of the search is pressed', async () => {
  await visit('/products?search=lether');
  const spelling = await screen.findByRole('link', { name: 'Did you mean “leather”?' });
  fireEvent.click(await screen.findByRole('button', { name: 'In stock' }));
  fireEvent.click(spelling);
  await waitFor(() => expect(address()).toBe('/products?search=leather&in_stock=1'));
});

it('does not bring back a search that was removed right before all filters are cleared', async () => {
  await visit('/products?search=lamp&min_price=999999');
  const clear = await screen.findByRole('link', { name: 'Clear all filters' });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove “lamp”' }));
  fireEvent.click(clear);
  await waitFor(() => expect(address()).toBe('/products'));
});

it('opens a page in a new tab with the keys for that', async () => {
  await visit('/products');
  const second = await screen.findByRole('link', { name: 'Page 2' });
  expect(second).toHaveAttribute('href', '/products?page=2');
  let isLeftToBrowser = false;
  const browser = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(second, { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  expect(address()).toBe('/products');
});

it.each([
  ['/products', 'There are no products here yet.'],
  ['/shops', 'There are no shops here yet.'],
  ['/news', 'There is nothing to read here yet.'],
])('%s never looks empty while a page past its end is corrected', async (path, empty) => {
  const seen: string[] = [];
  new MutationObserver(() => seen.push(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  await visit(`${path}?page=99`);
  await screen.findAllByRole('article');
  expect(address()).not.toContain('page=99');
  expect(seen.filter((text) => text.includes(empty))).toEqual([]);
});
