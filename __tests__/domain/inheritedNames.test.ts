import { screen, render } from '@testing-library/react';
import { createElement } from 'react';
import { ownEntry } from '@/domain/ownEntry';
import { ticketStatusName } from '@/domain/ticket';
import { addressTypeName } from '@/features/addresses/addressType';
import { OrderStatusBadge } from '@/features/orders/details/OrderStatusBadge';
import { TicketStatusBadge } from '@/features/support/TicketStatusBadge';
import { serverFields } from '@/shared/forms/serverFields';

/** What every object inherits is in no table of ours, whatever the server sends. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

it.each(INHERITED)('shows an address type, a status and a field "%s" as their own text', (name) => {
  expect(ownEntry({ home: 'At home' }, name)).toBeUndefined();
  expect(addressTypeName(name)).toBe(name);
  expect(ticketStatusName(name)).toBe(name);
  expect(Object.values(serverFields({ fieldErrors: { [`${name}.0`]: 'Wrong.' } }) ?? {})).toEqual(['Wrong.']);
  render(createElement(OrderStatusBadge, { status: name }));
  render(createElement(TicketStatusBadge, { status: name }));
  expect(screen.getAllByText(name)).toHaveLength(2);
});
