import { render, screen } from '@testing-library/react';
import { AboutText } from '@/shared/ui';

it('lays out the texts about a product or shop in the direction of their own script', async () => {
  render(<AboutText lead="Made by hand." description="<p>مصنوع يدويا.</p>" ownPicture={null} />);
  expect(screen.getByText('Made by hand.')).toHaveAttribute('dir', 'auto');
  expect((await screen.findByText('مصنوع يدويا.')).closest('[dir]')).toHaveAttribute('dir', 'auto');
});
