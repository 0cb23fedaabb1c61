import { fireEvent } from '@testing-library/react';
import { leave, screen, visit, waitFor, within } from '../support/visit';

afterEach(leave);

const openMenu = () => screen.findByRole('navigation', { name: 'All categories' });
const point = (target: HTMLElement, type: string, pointerType: 'mouse' | 'touch') =>
  fireEvent(target, Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));

it('closes the menu below a mouse by Escape, also while nothing of it has the focus', async () => {
  const { user, clock } = await visit('/news');
  const button = await screen.findByRole('button', { name: 'All categories' });
  point(button, 'pointermove', 'mouse');
  await clock.advance(120);
  await openMenu();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(document.body).toHaveFocus();
});

it('shows the flyout of a tapped category that has the focus while a mouse points at another', async () => {
  const { user, clock } = await visit('/news');
  (await screen.findByRole('button', { name: 'All categories' })).focus();
  await user.keyboard('{ArrowDown}');
  const menu = within(await openMenu());
  await menu.findByRole('link', { name: 'Electronics' });
  const [focused, other] = ['Electronics', 'Fashion'].map((name) => menu.getByRole('link', { name }));
  if (!focused || !other) throw new Error('There are no two categories');
  await waitFor(() => expect(focused).toHaveFocus());
  point(other, 'pointerover', 'mouse');
  await clock.advance(300);
  await waitFor(() => expect(other).toHaveAttribute('aria-expanded', 'true'));
  point(focused, 'pointerdown', 'touch');
  fireEvent.click(focused);
  await waitFor(() => expect(focused).toHaveAttribute('aria-expanded', 'true'));
  expect(window.location.pathname).toBe('/news');
});
