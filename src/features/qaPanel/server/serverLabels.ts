import type { QaStock } from '@/domain/qaServer';

/** Texts of the Server section. */
export const serverLabels = {
  section: 'Server',
  probing: 'Asking the backend …',
  absent: 'This backend has no QA interface.',
  silent: 'The backend did not respond.',
  refused: (status: number) => `The backend refused (${status}).`,
  again: 'Ask again',

  clock: "The server's clock",
  time: 'Time on the server',
  aheadOf: 'Ahead of the device',
  stopped: 'The clock is stopped: it moves by the buttons only.',
  stop: 'Stop the clock',
  run: 'Let it run on',
  deviceTime: "The device's time",

  code: 'One-time code',
  readCode: 'Read the latest code',
  latestCode: (code: string, to: string) => (to ? `${code}, sent to ${to}` : code),

  stock: 'Stock',
  product: 'Product (number)',
  readStock: 'Read the stock',
  inStock: ({ name, quantity, productId }: QaStock) =>
    `${name || `Product ${productId}`}: ${quantity} in stock`,
  quantity: 'New stock',
  setStock: 'Set the stock',
  badProduct: 'A product is a number, as in the address of its page.',
  badQuantity: 'A stock is a number from 0 to 1000000.',
  stockNote: 'The page shows it when it asks for the product or the cart again.',

  cart: 'Ready to buy',
  readyCart: 'Shopper with a full cart',
  readyCheckout: 'Shopper at the checkout',

  database: 'Database',
  reset: 'Reset to the seed',
  isReset: 'Everything is as at the start; nobody is signed in.',
} as const;
