import * as v from 'valibot';
import { cartWire } from '@/api/wire/cart.wire';
import { product } from '@/api/wire/catalogue.wire';
import { ticketWire } from '@/api/wire/ticket.wire';

it('reads amounts with commas between thousands, but no others', () => {
  const priceOf = (price: string) => v.safeParse(product, { id: 7, name: 'Mug', price });
  expect(priceOf('1,250.00')).toMatchObject({ output: { price: 1250 } });
  expect(priceOf('12,345,678')).toMatchObject({ output: { price: 12_345_678 } });
  expect(priceOf('12,5').success).toBe(false);
});

it('recognizes a PDF without a type by the name of its file', () => {
  const attachments = [{ type: 'pdf', src: '/a' }, { type: '', src: '/b.pdf?v=2' }, { src: '/files/c.png' }];
  const read = v.parse(ticketWire, {
    data: { support_ticket: { id: 1, ticket_no: 'TK-1', attachments } },
  });
  expect(read.attachments.map(({ isPicture }) => isPicture)).toEqual([false, false, true]);
});

it('counts the lines of a cart without a total', () => {
  const products = [
    { id: 1, name: 'Mug', price: 4, quantity: 3 },
    { id: 2, name: 'Jug', price: 9, quantity: 1 },
  ];
  const data = { cart_items: [{ shop_id: 1, shop_name: 'Kiln', products }] };
  expect(v.parse(cartWire, { data }).total).toBe(2);
  expect(v.parse(cartWire, { data: { ...data, total: 'none' } }).total).toBe(2);
  expect(v.parse(cartWire, { data: { ...data, total: '4' } }).total).toBe(4);
});
