import { waitFor } from '@testing-library/dom';
import { paint } from '@/firstPaint/painter/paint';
import { PAINT_ID } from '@/shared/adapters/paintedPage';

/** Responses that the contract allows, and that the demo does not send; the app reads them as shown here. */
const master = { app_name: 'Marsa', currency: { symbol: 'AED', position: 'prefix' } };
const lamp = { id: 5, name: 'Lamp', price: '1250.00', quantity: 3 };

/** Paints a page; a response of `null` is a failed one. Returns the text of what is painted. */
async function painted(page: string, responses: readonly unknown[], settings: unknown = master, texts = {}) {
  const answer = (body: unknown) =>
    Promise.resolve(body === null ? new Response('', { status: 503 }) : Response.json(body));
  const bodies = [texts, { data: settings }, ...responses.map((data) => data && { data })];
  const calls = bodies.map((body) => ({ headers: {}, response: answer(body), abort: () => undefined }));
  await paint({ page, locale: 'en', isSignedIn: false, calls });
  return document.querySelector(`#${PAINT_ID} main`)!;
}

afterEach(() => {
  document.getElementById(PAINT_ID)?.remove();
});

it('leaves a page whose list has failed to the app, and paints no number of products', async () => {
  expect(await painted('Products', [null])).toBeEmptyDOMElement();
  document.getElementById(PAINT_ID)?.remove();
  const shop = { id: 1, name: 'Nour', total_products: 3 };
  expect(await painted('Shop', [{ shop }, null, null])).toBeEmptyDOMElement();
});

it('paints the first banner that has a picture', async () => {
  const banners = [
    { id: 1, title: 'Without', thumbnail: null },
    { id: 2, title: 'With', thumbnail: '/with.webp' },
  ];
  const main = await painted('Home', [{ banners, ads: [{ id: 3, title: 'Bare', thumbnail: '' }] }]);
  expect(main).toHaveTextContent('With');
  expect(main).not.toHaveTextContent(/Without|Bare/);
});

it.each([[[]], [{}]])('paints no flash sale for %j', async (sale) => {
  const categories = [{ id: 1, name: 'Bags' }];
  const home = { categories, running_flash_sale: sale, incoming_flash_sale: null };
  expect(await painted('Home', [home])).not.toHaveTextContent('Flash sale');
});

it('paints amounts with the name of a currency without a symbol', async () => {
  const named = { ...master, currency: { name: 'AED', symbol: null, position: 'suffix' } };
  expect(await painted('Products', [{ total: 1, products: [lamp] }], named)).toHaveTextContent('1,250.00AED');
});

it('paints amounts in the built-in currency when the settings have an empty one', async () => {
  const main = await painted('Products', [{ total: 1, products: [lamp] }], { ...master, currency: [] });
  expect(main).toHaveTextContent('$1,250.00');
});

it('paints no boxes and buttons for the letters of a text in place of a list', async () => {
  const shop = { id: 1, name: 'Nour' };
  const main = await painted('Shop', [{ shop }, { total: 1, products: [lamp] }, { categories: 'none' }]);
  expect(main.querySelector('.chips')).toBeNull();
  document.getElementById(PAINT_ID)?.remove();
  const details = await painted('ProductDetails', [{ product: { ...lamp, thumbnails: 'none' } }]);
  expect(details.querySelectorAll('button')).toHaveLength(0);
});

it('paints no button for a broken picture of a product', async () => {
  const pictures = [{ id: 1, thumbnail: '/a.webp' }, null, { thumbnail: '/b.webp' }];
  const product = { ...lamp, thumbnails: [...pictures, { id: 2, thumbnail: '/c.webp' }] };
  const main = await painted('ProductDetails', [{ product }]);
  expect(main.querySelectorAll('.thumbs button')).toHaveLength(2);
});

it('paints the reduced price of amounts with commas between thousands', async () => {
  const reduced = { ...lamp, price: '1,250.00', discount_price: '1,100.00' };
  const main = await painted('Products', [{ total: 1, products: [reduced] }]);
  expect(main).toHaveTextContent('AED1,100.00');
});

it('paints a list that is an object with numbers as keys', async () => {
  expect(await painted('Products', [{ total: 1, products: { 3: lamp } }])).toHaveTextContent('Lamp');
});

it('paints English texts where the language has none', async () => {
  const texts = { 'Stock Out': '', Products: null, '{count} products': 7 };
  const list = { total: 1, products: [{ ...lamp, quantity: 0 }] };
  expect(await painted('Products', [list], master, texts)).toHaveTextContent(/Products1 product.*Stock Out/);
});

it.each([
  ['Home', [{ banners: [] }], 'Marsa'],
  ['Products', [{ total: 1, products: [lamp] }], 'Products | Marsa'],
  ['ProductDetails', [{ product: lamp }], 'Lamp | Marsa'],
  ['Shop', [{ shop: { id: 1, name: 'Nour' } }, { total: 1, products: [lamp] }, null], 'Nour | Marsa'],
])('titles the painted page "%s" as the app will', async (page, responses, title) => {
  document.title = 'Online shop';
  await painted(page, responses);
  await waitFor(() => expect(document.title).toBe(title));
});

it('titles a page that is painted without content with the name of the app', async () => {
  document.title = 'Online shop';
  await painted('Checkout', []);
  await waitFor(() => expect(document.title).toBe('Marsa'));
});

it('keeps the title that the app has set meanwhile', async () => {
  const isPainted = painted('Products', [{ total: 1, products: [lamp] }]);
  while (!document.getElementById(PAINT_ID)) await Promise.resolve();
  document.title = 'Of the app';
  await isPainted;
  expect(document.title).toBe('Of the app');
});
