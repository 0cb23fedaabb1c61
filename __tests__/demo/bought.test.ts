import { clientOf, signIn, type Client } from './support/client';
import { matching } from './support/matchers';
import { drawnArabic, rowsOfPdf } from './support/pdfText';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();

let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

const orderWith = async (status: string) => {
  const { orders } = (await client.get(`/orders?order_status=${encodeURIComponent(status)}`)).body.data;
  return (await client.get(`/order-details?order_id=${orders[0].id}`)).body.data.order;
};

const product = async (id: number) =>
  (await client.get(`/product-details?product_id=${id}`)).body.data.product;

describe('ordering again', () => {
  it('places a delivered order again at current prices', async () => {
    const delivered = await orderWith('Delivered');
    const [line] = delivered.products;
    const before = await product(line.id);
    const { status, body } = await client.post('/place-order/again', {
      order_id: delivered.id,
      payment_method: 'cash',
    });
    expect(status).toBe(200);
    expect(body.data.order_payment_url).toBeNull();
    expect(body.data.order).toMatchObject({ order_status: 'Pending', payment_status: 'Pending' });
    expect(body.data.order.id).toBeGreaterThan(delivered.id);
    expect(body.data.order.products.map(({ id, order_qty }) => [id, order_qty])).toEqual(
      delivered.products.map(({ id, order_qty }) => [id, order_qty]),
    );
    expect(body.data.order.products[0]).toMatchObject({ price: before.price });
    expect((await product(line.id)).quantity).toBe(before.quantity - line.order_qty);
  });

  it('redirects to the gateway for an online payment, and places one order per key', async () => {
    const { id } = await orderWith('Delivered');
    const pressed = client.with({ headers: { 'Idempotency-Key': 'again-1' } });
    const press = () => pressed.post('/place-order/again', { order_id: id, payment_method: 'marsa_pay' });
    const first = await press();
    expect(first.body.data.order_payment_url).toMatch(/^\/api\/gateway\//);
    expect((await press()).body.data.order.id).toBe(first.body.data.order.id);
  });

  it('refuses undelivered orders, unknown payment methods and orders of other users', async () => {
    const pending = await orderWith('Pending');
    const again = (order_id: number, payment_method = 'cash', by = client) =>
      by.post('/place-order/again', { order_id, payment_method });
    expect((await again(pending.id)).body.message).toBe(
      'Only an order that is Delivered can be placed again.',
    );
    const delivered = await orderWith('Delivered');
    expect((await again(delivered.id, 'pebbles')).body.errors).toHaveProperty('payment_method');
    const other = await signIn(demo, 'new@marsa.example');
    expect((await again(delivered.id, 'cash', other)).body.message).toBe('Order not found');
  });

  it('changes nothing when a product is sold out', async () => {
    const { id, products } = await orderWith('Delivered');
    await client.post('/qa/stock', { product_id: products[0].id, quantity: 0 });
    const before = (await client.get('/orders')).body.data.total;
    expect((await client.post('/place-order/again', { order_id: id, payment_method: 'cash' })).status).toBe(
      422,
    );
    expect((await client.get('/orders')).body.data.total).toBe(before);
  });
});

describe('a review', () => {
  it('updates the product’s rating and is listed with the order', async () => {
    const { id, products } = await orderWith('Delivered');
    const productId = products[0].id;
    const reviews = async () => (await client.get(`/reviews?product_id=${productId}`)).body.data;
    const before = (await reviews()).total;
    const review = { order_id: id, product_id: productId, rating: 2, description: 'Came with a dent.' };
    const { status, body } = await client.post('/product-review', review);
    expect(status).toBe(200);
    expect(body.data.review).toMatchObject({ rating: 2, description: 'Came with a dent.' });
    const after = await reviews();
    expect(after.total).toBe(before + 1);
    expect(after.reviews[0]).toMatchObject({ customer_name: 'Layla Haddad', rating: 2 });
    expect((await product(productId)).rating).toBe(after.average_rating_percentage?.rating);
    const detail = (await client.get(`/order-details?order_id=${id}`)).body.data.order;
    expect(detail.products.find((line) => line.id === productId)).toMatchObject({ rating: 2 });
    expect((await client.post('/product-review', review)).body.message).toBe(
      'You have reviewed this product already.',
    );
  });

  it('requires a delivered product and one to five stars', async () => {
    const delivered = await orderWith('Delivered');
    const pending = await orderWith('Pending');
    const review = {
      order_id: delivered.id,
      product_id: delivered.products[0].id,
      rating: 5,
      description: 'x',
    };
    const responseTo = async (wrong: object) =>
      (await client.post('/product-review', { ...review, ...wrong })).body;
    expect((await responseTo({ rating: 6 })).errors).toHaveProperty('rating');
    expect((await responseTo({ description: ' ' })).errors).toHaveProperty('description');
    expect((await responseTo({ product_id: 99_999 })).errors).toHaveProperty('product_id');
    expect((await responseTo({ order_id: pending.id, product_id: pending.products[0].id })).message).toBe(
      'Only products of an order that is Delivered can be reviewed.',
    );
  });
});

const open = (reader: Client, url: string | null) => reader.open((url ?? '').replace('/api', ''));

/** Rows of a document's text, each as it is drawn from left to right. */
async function rowsAt(reader: Client, url: string | null): Promise<string[]> {
  const pdf = Buffer.from(await (await open(reader, url)).arrayBuffer());
  return rowsOfPdf(pdf).map(({ text }) => text);
}

describe('the documents of an order', () => {
  it('exist once the order is confirmed (invoice) and paid (payment slip)', async () => {
    const pending = await orderWith('Pending');
    expect(pending).toMatchObject({ invoice_url: null, payment_receipt_url: null });
    const delivered = await orderWith('Delivered');
    expect(delivered).toMatchObject({
      invoice_url: matching(/^\/api\/orders\/\d+\/invoice$/),
      payment_receipt_url: matching(/^\/api\/orders\/\d+\/payment-slip$/),
    });
    const invoice = await open(client, delivered.invoice_url);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(invoice.headers.get('content-disposition')).toBe(
      `inline; filename="invoice-${delivered.order_code}.pdf"`,
    );
    expect(invoice.headers.get('x-content-type-options')).toBe('nosniff');
    expect(invoice.headers.get('content-security-policy')).toContain("default-src 'none'");
    const slip = await open(client, delivered.payment_receipt_url);
    expect(slip.headers.get('content-type')).toBe('application/pdf');
    expect(slip.headers.get('content-disposition')).toBe(
      `inline; filename="payment-${delivered.order_code}.pdf"`,
    );
  });

  it.each([
    ['en', 'Invoice', 'Payment slip', 'AED'],
    ['ar', 'فاتورة', 'إيصال الدفع', 'د.إ'],
    ['ir', 'فاکتور', 'رسید پرداخت', 'درهم'],
  ])('are PDFs in the language "%s" with the amounts of the order', async (locale, invoice, slip, symbol) => {
    const reader = client.with({ locale });
    const { id } = await orderWith('Delivered');
    const order = (await reader.get(`/order-details?order_id=${id}`)).body.data.order;
    // The sign is left of the number, as on the storefront's pages.
    const sign = locale === 'en' ? symbol : drawnArabic(symbol);
    const money = (value: number) => `${sign} ${value.toFixed(2)}`;
    const amount = money(order.payable_amount);
    const title = (text: string) => (locale === 'en' ? `${text}Marsa` : `Marsa${drawnArabic(text)}`);

    const rows = await rowsAt(reader, order.invoice_url);
    expect(rows[0]).toBe(title(invoice));
    expect(rows.find((row) => row.includes(order.order_code))).toBeDefined();
    expect(rows.find((row) => row.includes(amount))).toBeDefined();
    for (const { price, discount_price: discounted, order_qty: quantity } of order.products) {
      const unit = discounted || price;
      const figures = [money(unit), money(unit * quantity)];
      expect(rows.find((row) => figures.every((figure) => row.includes(figure)))).toBeDefined();
    }
    const slipRows = await rowsAt(reader, order.payment_receipt_url);
    expect(slipRows[0]).toBe(title(slip));
    expect(slipRows.at(-1)).toContain(amount);
  });

  it('are private to their user', async () => {
    const { invoice_url: url } = await orderWith('Delivered');
    const path = (url ?? '').replace('/api', '');
    expect((await clientOf(demo).open(path)).status).toBe(401);
    const other = await signIn(demo, 'new@marsa.example');
    expect((await other.open(path)).status).toBe(422);
    const pending = await orderWith('Pending');
    for (const document of ['invoice', 'payment-slip']) {
      expect((await client.open(`/orders/${pending.id}/${document}`)).status).toBe(422);
    }
  });
});
