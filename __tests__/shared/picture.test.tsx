import { act, fireEvent, render, screen } from '@testing-library/react';
import { reconnected } from '@/shared/adapters';
import { Picture } from '@/shared/ui';

it.each([
  ['the network of the device returns', () => fireEvent.online(window)],
  ['a response shows that the network is back', () => act(reconnected)],
])('loads a picture that failed again when %s', (_, happen) => {
  render(<Picture src="/media/lamp.jpg" alt="A lamp" />);
  const picture = () => screen.getByRole('img', { name: 'A lamp' });
  fireEvent.error(picture());
  expect(picture().tagName).not.toBe('IMG');
  happen();
  expect(picture()).toHaveAttribute('src', '/media/lamp.jpg');
});
