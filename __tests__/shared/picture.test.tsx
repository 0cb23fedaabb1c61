import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '@/shared/ui';

it('loads a picture that failed again when the network returns', () => {
  render(<Picture src="/media/lamp.jpg" alt="A lamp" />);
  const picture = () => screen.getByRole('img', { name: 'A lamp' });
  fireEvent.error(picture());
  expect(picture().tagName).not.toBe('IMG');
  fireEvent.online(window);
  expect(picture()).toHaveAttribute('src', '/media/lamp.jpg');
});
