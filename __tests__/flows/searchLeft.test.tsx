import { fireEvent } from '@testing-library/react';
import { requestDemo } from '../support/demo';
import { goTo, leave, screen, visit, visitSignedIn, waitFor } from '../support/visit';

afterEach(leave);

it('opens the page that is pressed right after a search of conversations was typed', async () => {
  const visitor = await visitSignedIn('/messages');
  const field = await screen.findByRole('searchbox', { name: 'Search conversations' });
  fireEvent.change(field, { target: { value: 'cop' } });
  goTo(visitor, '/about-us');
  await visitor.clock.advance(250);
  await waitFor(() => expect(document.title).toMatch(/^About/));
  expect(window.location.pathname).toBe('/about-us');
});

it('keeps a letter that is typed while a search of shops is rendered', async () => {
  const { shops } = await requestDemo<{ shops: { name: string }[] }>('/shops?search=co');
  await visit('/shops');
  const field = await screen.findByRole('textbox', { name: 'Search for shops' });
  fireEvent.change(field, { target: { value: 'co' } });
  fireEvent.submit(field);
  fireEvent.change(field, { target: { value: 'cop' } });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(shops.length));
  expect(field).toHaveValue('cop');
  expect(window.location.search).toBe('?search=co');
});
