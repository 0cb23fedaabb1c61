import { screen } from '@testing-library/react';

/** Name of the product whose page is open, once it has loaded: until then the heading is "Product". */
export async function productName(): Promise<string> {
  return (await screen.findByRole('heading', { level: 1, name: /^(?!Product$)/ })).textContent;
}
