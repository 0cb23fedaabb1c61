import { basisOf, itemCount, withoutShops } from '@/domain/cart';
import { missingForOrder } from '@/domain/checkout';
import type { Order, OrderDetail, OrderPress } from '@/domain/order';
import { outcomeOf, ordersSince, stepsGone, tabName } from '@/domain/order';
import { ordersAddress, readOrdersUrlState } from '@/domain/ordersUrlState';
import { isCash, paymentMethods } from '@/domain/payment';
import { sampleCart as cartOf, sampleLine } from './sampleCart';

const line = (productId: number, quantity: number) => sampleLine({ productId, quantity });

it('recognizes cash by the names of other servers, but not a gateway with a similar one', () => {
  const cash = ['cash', 'Cash', 'Cash Payment', 'Cash On Delivery', 'cash_on_delivery', 'COD'];
  expect(cash.filter((name) => !isCash(name))).toEqual([]);
  expect(['cashfree', 'Cash App', 'card', ''].filter(isCash)).toEqual([]);
});

describe('only the bought shops leave the cart', () => {
  it('with their items, counted like the server does', () => {
    const lines = [[line(1, 2)], [line(2, 3), line(3, 1)]];
    expect(withoutShops(cartOf(3, ...lines), [2])).toMatchObject({ total: 1, shops: [{ shopId: 1 }] });
    expect(withoutShops(cartOf(6, ...lines), [2])).toMatchObject({ total: 2 });
    expect(withoutShops(cartOf(6, ...lines), [1, 2])).toMatchObject({ total: 0, shops: [] });
  });

  it('counts pieces only when the total has no other meaning', () => {
    const cart = cartOf(1, [line(1, 1)]);
    expect(itemCount(cart, cart.shops)).toBe(1);
    const pieces = cartOf(5, [line(1, 5)]);
    expect(itemCount(pieces, pieces.shops)).toBe(5);
  });
});

it('requests new figures for another quantity', () => {
  const before = cartOf(1, [line(1, 1)]).shops;
  expect(basisOf(before)).toBe(basisOf(cartOf(9, [line(1, 1)]).shops));
  expect(basisOf(before)).not.toBe(basisOf(cartOf(1, [line(1, 2)]).shops));
});

it('requests no new figures for another order of the lines', () => {
  const lines = [[line(1, 2)], [line(2, 3), line(3, 1)]];
  const [first, second] = cartOf(3, ...lines).shops;
  if (!first || !second) throw new Error('The sample has no shops');
  const turned = [{ ...second, lines: second.lines.toReversed() }, first];
  expect(basisOf(turned)).toBe(basisOf([first, second]));
});

it("names the first missing choice, in the contract's words", () => {
  const whole = { shopIds: [1], addressId: 1, paymentMethod: 'cash' };
  expect(missingForOrder({ ...whole, shopIds: [], addressId: null })).toBe('Please select at least one shop');
  expect(missingForOrder({ ...whole, addressId: null })).toBe('Please select shipping address');
  expect(missingForOrder({ ...whole, paymentMethod: null })).toBe('Please select payment method');
  expect(missingForOrder(whole)).toBeNull();
});

it('offers cash unless switched off, and active gateways unless paying online is', () => {
  const gateway = { id: 1, title: 'Pay', name: 'pay', logo: null, isActive: true };
  const paymentGateways = [gateway, { ...gateway, name: 'old', isActive: false }];
  const names = (cashOnDelivery: boolean, onlinePayment: boolean) =>
    paymentMethods({ cashOnDelivery, onlinePayment, paymentGateways }).map(({ name }) => name);
  expect(names(true, true)).toEqual(['cash', 'pay']);
  expect(names(false, true)).toEqual(['pay']);
  expect(names(true, false)).toEqual(['cash']);
});

describe('an order whose response was lost', () => {
  const press: OrderPress = {
    kind: 'cart',
    key: 'k',
    shopIds: [1, 2],
    paymentMethod: 'cash',
    amount: 30.1,
    lastOrderId: 7,
    isDenied: false,
  };
  const order = (shopId: number, payableAmount: number) =>
    ({ shop: { id: shopId, name: '', logo: null }, payableAmount }) as OrderDetail;

  it('is searched among the orders placed after the press', () => {
    const orders = [{ id: 9 }, { id: 8 }, { id: 7 }] as Order[];
    expect(ordersSince(orders, press).map(({ id }) => id)).toEqual([9, 8]);
    expect(ordersSince(orders, { ...press, lastOrderId: null })).toEqual([]);
  });

  it('is found as one order of each shop with the same amount in sum', () => {
    expect(outcomeOf(press, [order(1, 10), order(2, 20.1)])).toHaveLength(2);
    expect(outcomeOf(press, [order(1, 10), order(2, 20.09)])).toHaveLength(2);
    expect(outcomeOf(press, [order(1, 10)])).toBeNull();
    expect(outcomeOf(press, [order(1, 10), order(3, 20.1)])).toBeNull();
    expect(outcomeOf(press, [order(1, 10), order(2, 25)])).toBeNull();
    expect(outcomeOf(press, [])).toBeNull();
  });
});

describe('the order history in the address', () => {
  const read = (search: string) => readOrdersUrlState(new URLSearchParams(search));

  it('reads status and page, with defaults for invalid values', () => {
    expect(read('order_status=on_the_way&page=3')).toEqual({ status: 'on_the_way', page: 3 });
    expect(read('order_status=lost&page=-1')).toEqual({ status: 'all', page: 1 });
  });

  it('leaves defaults out', () => {
    expect(ordersAddress({ status: 'all', page: 1 })).toBe('/order-history');
    expect(ordersAddress({ status: 'pending', page: 2 })).toBe('/order-history?order_status=pending&page=2');
  });

  it('names its tabs after the statuses', () => {
    expect(tabName('all')).toBe('All');
    expect(tabName('on_the_way')).toBe('On The Way');
    expect(stepsGone('Delivered')).toBe(6);
    expect(stepsGone('Cancelled')).toBeNull();
    expect(stepsGone('Lost at sea')).toBeNull();
  });
});
