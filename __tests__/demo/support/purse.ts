import { shoppers, type Client } from './client';

type Status = 'open' | 'paid' | 'declined' | 'void';

/** A payment as the model expects it. */
interface Payment {
  path: string;
  status: Status;
}

/** An order as the model expects it. */
interface Order {
  id: number;
  isPaid: boolean;
  isCanceled: boolean;
  payment: Payment;
}

type Decision = 'pay' | 'decline';

const SHOPS = [1, 2] as const;
/** More than a campaign buys. */
const STOCK = 1_000_000;

const GATEWAY = 'marsa_pay';
/** Text of a payment's page, by status. */
const SAID: Readonly<Record<Status, RegExp>> = {
  open: /name="decision"/,
  paid: /This payment is done/,
  declined: /This payment was declined/,
  void: /no longer valid/,
};

/**
 * A shopper who orders and pays online, beside a model of what has to come of it. Each step compares the
 * demo's response with the model. Steps choose an order or payment by number, modulo how many there are.
 */
export async function openPurse(demo: { readonly origin: string }) {
  const [shopper] = await shoppers(demo, 1);
  if (!shopper) throw new Error('There is no shopper.');
  const { client, addressId } = shopper;
  const products = await Promise.all(
    SHOPS.map(async (shopId) => {
      const { products: listed } = (await client.get(`/products?shop_id=${shopId}&in_stock=1`)).body.data;
      await client.post('/qa/stock', { product_id: listed[0].id, quantity: STOCK });
      return { id: listed[0].id, shopId };
    }),
  );
  const orders: Order[] = [];
  const payments: Payment[] = [];
  const at = <T>(items: readonly T[], index: number) => items[index % Math.max(1, items.length)];

  const opened = (path: string | null): Payment => {
    if (!path) throw new Error('No payment was opened.');
    const payment: Payment = { path, status: 'open' };
    payments.push(payment);
    return payment;
  };

  /** Presses the buttons of a payment's page, all at the same moment, as its form does. */
  const press = ({ path }: Payment, decisions: readonly Decision[]) =>
    Promise.all(
      decisions.map(async (decision) => {
        const body = new URLSearchParams({ decision });
        const response = await fetch(demo.origin + path, { method: 'POST', body, redirect: 'manual' });
        return response.headers.get('Location') ?? String(response.status);
      }),
    );

  const payable = (payment: Payment) =>
    orders.filter((order) => order.payment === payment && !order.isPaid && !order.isCanceled);

  /** The status that an open payment gets by the decision. */
  function decided(payment: Payment, decision: Decision): Status {
    if (decision === 'decline') return 'declined';
    return payable(payment).length > 0 ? 'paid' : 'void';
  }

  function settle(payment: Payment, status: Status) {
    if (status === 'paid') for (const order of payable(payment)) order.isPaid = true;
    payment.status = status;
  }

  const outcome = (status: Status) =>
    status === 'void' ? '410' : expect.stringMatching(status === 'paid' ? /\/success$/ : /\/cancel$/);

  async function look(index: number): Promise<void> {
    const payment = at(payments, index);
    if (!payment) return;
    const page = await fetch(demo.origin + payment.path);
    expect(page.status).toBe(payment.status === 'void' ? 410 : 200);
    expect(await page.text()).toMatch(SAID[payment.status]);
  }

  return {
    look,

    async order(shops: number): Promise<void> {
      const chosen = products.slice(0, shops);
      for (const { id } of chosen) await client.post('/cart/store', { product_id: id });
      const placed = await client.post('/place-order', {
        shop_ids: chosen.map(({ shopId }) => shopId),
        address_id: addressId,
        payment_method: GATEWAY,
      });
      expect(placed.status).toBe(200);
      const payment = opened(placed.body.data.order_payment_url);
      const listed = (await client.get('/orders?per_page=100')).body.data.orders;
      const known = new Set(orders.map(({ id }) => id));
      const added = listed.filter(({ id }) => !known.has(id));
      expect(added).toHaveLength(shops);
      for (const { id } of added) orders.push({ id, isPaid: false, isCanceled: false, payment });
    },

    /** Decides a payment, by several pages at the same time if there are several decisions. */
    async decide(index: number, decisions: readonly Decision[]): Promise<void> {
      const payment = at(payments, index);
      if (!payment) return;
      const answers = await press(payment, decisions);
      if (payment.status === 'open') {
        // One of them was first.
        const possible = decisions.map((decision) => decided(payment, decision));
        settle(payment, possible.find((status) => isAnswer(answers[0] ?? '', status)) ?? 'open');
      }
      for (const answer of answers) expect(answer).toEqual(outcome(payment.status));
    },

    async payAgain(index: number): Promise<void> {
      const order = at(orders, index);
      if (!order) return;
      const { status, body } = await client.get(`/order-payment/${order.id}/${GATEWAY}`);
      expect(status === 200).toBe(!order.isPaid && !order.isCanceled);
      if (status !== 200) return;
      if (order.payment.status === 'open') order.payment.status = 'void';
      order.payment = opened(body.data.order_payment_url);
    },

    async cancel(index: number): Promise<void> {
      const order = at(orders, index);
      if (!order) return;
      const { status } = await client.post('/orders/cancel', { order_id: order.id });
      expect(status === 200).toBe(!order.isCanceled);
      order.isCanceled = true;
      if (order.payment.status === 'open') order.payment.status = 'void';
    },

    /** Cancels an order while its payment is decided. */
    async cancelWhile(index: number, decision: Decision): Promise<void> {
      const order = at(orders, index);
      if (!order || order.isCanceled || order.payment.status !== 'open') return;
      const { payment } = order;
      const [[answer], canceled] = await Promise.all([
        press(payment, [decision]),
        client.post('/orders/cancel', { order_id: order.id }),
      ]);
      expect(canceled.status).toBe(200);
      const status = decided(payment, decision);
      settle(payment, isAnswer(answer ?? '', status) ? status : 'void');
      order.isCanceled = true;
      expect(answer).toEqual(outcome(payment.status));
    },

    /** Compares every order and payment with the model. */
    async check(): Promise<void> {
      await Promise.all(payments.map((_payment, index) => look(index)));
      expect(await statesOf(client, orders)).toEqual(
        orders.map(({ id, isPaid, isCanceled }) => ({ id, isPaid, isCanceled })),
      );
    },
  };
}

const isAnswer = (answer: string, status: Status) =>
  status === 'void' ? answer === '410' : answer.endsWith(status === 'paid' ? '/success' : '/cancel');

/** The orders in the demo's response. */
const statesOf = (client: Client, orders: readonly Order[]) =>
  Promise.all(
    orders.map(async ({ id }) => {
      const { order } = (await client.get(`/order-details?order_id=${id}`)).body.data;
      return {
        id,
        isPaid: order.payment_status === 'Paid',
        isCanceled: order.order_status === 'Cancelled',
      };
    }),
  );

export type Purse = Awaited<ReturnType<typeof openPurse>>;
