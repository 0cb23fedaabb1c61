import { fireEvent } from '@testing-library/react';
import { leave, screen, visit, waitFor } from '../support/visit';

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
