import * as v from 'valibot';
import { cartWire, changedCartWire, checkoutWire } from '@/api/wire/cart.wire';
import { homeWire, product } from '@/api/wire/catalogue.wire';
import { productDetailsWire } from '@/api/wire/productDetails.wire';
import { reviewPageWire } from '@/api/wire/reviews.wire';
import { loginWire, messageWire, verificationWire } from '@/api/wire/entry.wire';
import { changedProfileWire } from '@/api/wire/profile.wire';
import { profileWire, rolesWire } from '@/api/wire/session.wire';
import { ticketsWire, ticketWire } from '@/api/wire/ticket.wire';
import { favoritesWire } from '@/api/wire/wishlist.wire';
import { sessionToken } from '@/shared/adapters';
import { addReporter } from '@/shared/report';

const mug = { id: 7, name: 'Mug', price: '12.00', discount_price: 12.0, quantity: '3' };

describe('lenient parsing (api §1)', () => {
  it('reads decimals, flags and ids in every documented format', () => {
    const read = v.parse(product, {
      ...mug,
      id: '7',
      is_favorite: '1',
      discount_price: '10.50',
      total_reviews: 12,
      sizes: null,
      shop: [],
      brand: { id: 1, name: 'Kiln' },
    });
    expect(read).toMatchObject({
      id: 7,
      price: 12,
      discountPrice: 10.5,
      quantity: 3,
      isFavorite: true,
      totalReviews: '12',
      sizes: [],
      shop: null,
      brand: 'Kiln',
      thumbnail: null,
    });
  });

  it('drops an invalid item, reports it, and keeps the others', () => {
    const reports: unknown[] = [];
    const stop = addReporter((report) => reports.push(report.problem));
    const home = v.parse(homeWire, {
      data: { popular_products: [mug, { id: 8, name: 'No price' }, 'nonsense', null] },
    });
    stop();
    expect(home.popularProducts.map(({ id }) => id)).toEqual([7]);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toContain('price');
  });

  it('drops items with a repeated id', () => {
    const other = { ...mug, id: 8 };
    const home = v.parse(homeWire, { data: { popular_products: [mug, other, { ...mug, id: '7' }, other] } });
    expect(home.popularProducts.map(({ id }) => id)).toEqual([7, 8]);
  });

  it('clamps ratings between 0 and 5, and drops products with a negative price', () => {
    expect(v.parse(product, { ...mug, rating: '7.3' }).rating).toBe(5);
    expect(v.parse(product, { ...mug, rating: -1 }).rating).toBe(0);
    expect(v.safeParse(product, { ...mug, price: '-1.00' }).success).toBe(false);
  });

  it('reads reviews whose histogram may be missing or beyond a hundred', () => {
    const review = {
      id: 1,
      customer_name: 'Mariam',
      rating: '9',
      description: null,
      created_at: 'yesterday',
      photos: [{ url: 'javascript:alert(1)' }, { url: '/a.webp', thumbnail: 'javascript:alert(1)' }, {}],
    };
    const percentages = { 1: 0, 2: 0, 3: 0, 4: '20', 5: 180 };
    const read = v.parse(reviewPageWire, {
      data: { total: '2', reviews: [review, { rating: 3 }], average_rating_percentage: { percentages } },
    });
    expect(read.reviews).toEqual([
      {
        id: 1,
        customerName: 'Mariam',
        customerPhoto: null,
        rating: 5,
        isVerified: false,
        description: '',
        photos: [{ url: '/a.webp', thumbnail: '/a.webp' }],
        createdAt: 'yesterday',
      },
    ]);
    expect(read.summary?.percentages).toEqual({ 1: 0, 2: 0, 3: 0, 4: 20, 5: 100 });
    expect(v.parse(reviewPageWire, { message: 'ok' })).toEqual({
      total: 0,
      reviews: [],
      summary: null,
      options: { hasStars: false, sorts: [], withPhotos: null },
    });
  });

  it('reads a response without data as empty', () => {
    expect(v.parse(homeWire, { message: 'ok' })).toMatchObject({ banners: [], runningFlashSale: null });
    expect(v.parse(cartWire, { message: 'ok' })).toEqual({ total: 0, shops: [], info: null });
  });

  it('reads a cart and figures without what other servers do not send', () => {
    const shop = { shop_id: 1, shop_name: 'Kiln', products: [] };
    const unsaid = { estimatedDeliveryTime: null, deliveryCharge: null };
    expect(v.parse(cartWire, { data: { total: 1, cart_items: [shop] } }).shops).toMatchObject([unsaid]);
    const data = { checkout: { total_amount: 1 }, checkout_items: [{ ...shop, delivery_charge: 0 }] };
    expect(v.parse(checkoutWire, { data })).toMatchObject({
      shieldCharge: null,
      shops: [{ ...unsaid, deliveryCharge: 0 }],
    });
  });

  it('does not read a product page without its product', () => {
    expect(v.safeParse(productDetailsWire, { message: 'ok' }).success).toBe(false);
  });
});

describe('cart responses', () => {
  const shop = {
    shop_id: 1,
    shop_name: 'Kiln',
    products: [{ ...mug, thumbnails: [{ thumbnail: '/mug.webp' }], size: { name: 'L' } }],
  };

  it('reads the cart under data or at the root', () => {
    const inData = v.parse(changedCartWire, {
      message: 'product quantity decreased',
      data: { total: 1, cart_items: [shop] },
    });
    const atRoot = v.parse(changedCartWire, {
      message: 'product removed from cart',
      total: 1,
      cart_items: [shop],
    });
    expect(inData.cart).toEqual(atRoot.cart);
    expect(inData.cart?.shops[0]?.lines[0]).toMatchObject({
      productId: 7,
      thumbnail: '/mug.webp',
      size: 'L',
      quantity: 3,
    });
  });

  it('distinguishes a response without a cart from an empty cart', () => {
    expect(v.parse(changedCartWire, { message: 'product quantity increased' }).cart).toBeNull();
  });
});

describe('login responses', () => {
  const user = { id: 3, name: 'New Shopper' };

  it('stores the token in the vault, without "Bearer", and never returns it', () => {
    const read = v.parse(loginWire, {
      data: { user, access: { token: 'Bearer tok_1', expires_at: '2030-01-01T00:00:00Z' } },
    });
    expect(JSON.stringify(read)).not.toContain('tok_1');
    expect(sessionToken()).toBe('tok_1');
  });

  it.each([
    { needs_verification: true, phone: '5', phone_code: '971' },
    { data: { needs_verification: 1, phone: '5', phone_code: 971 } },
    { message: 'Please verify phone number.', phone: 5, data: { phone_code: '971' } },
  ])('detects that the phone has to be verified in %p', (body) => {
    expect(v.parse(verificationWire, body)).toEqual({
      needsVerification: true,
      phone: '5',
      phoneCode: '971',
    });
  });

  it('does not detect it in an ordinary refusal', () => {
    expect(v.safeParse(verificationWire, { message: 'Wrong password' }).success).toBe(false);
  });

  it.each([[['shop']], [{ roles: ['shop'] }], [{ data: ['shop'] }], [{ data: { roles: ['shop', 'root'] } }]])(
    'finds the roles in %j',
    (body) => {
      expect(v.parse(rolesWire, body)).toEqual(['shop']);
    },
  );
});

it.each([null, 'done', [], {}, { message: { text: 7 } }, { message: '' }])(
  'finds no server message in %j',
  (body) => {
    expect(v.parse(messageWire, body)).toEqual({ message: null });
  },
);

describe('the user’s data (§6)', () => {
  it('reads a profile with missing fields', () => {
    const read = v.parse(profileWire, { data: { user: { id: '5', email: ' ', gender: 7, phone: 501 } } });
    expect(read).toEqual({
      id: 5,
      name: '',
      phone: '501',
      email: null,
      phoneCode: null,
      country: null,
      gender: '7',
      dateOfBirth: null,
      profilePhoto: null,
    });
    expect(v.parse(changedProfileWire, { message: 'Saved' })).toBeNull();
    expect(v.safeParse(profileWire, { data: { user: { name: 'Nobody' } } }).success).toBe(false);
  });

  it('reads tickets with missing fields, and derives from the status whether replies are allowed', () => {
    const ticket = { id: 1, ticket_no: 'TK-1', issue_type: 'Delivery' };
    const read = v.parse(ticketsWire, { data: { running: '2', support_tickets: [ticket, { id: 2 }] } });
    expect(read).toMatchObject({
      total: 0,
      counts: { all: 2, running: 2, completed: 0, cancel: 0 },
      tickets: [{ number: 'TK-1', subject: 'Delivery', status: '' }],
    });
    const detail = (more: object) =>
      v.parse(ticketWire, { data: { support_ticket: { ...ticket, ...more } } });
    expect(detail({ status: 'pending' })).toMatchObject({ isOpen: true, messages: [], attachments: [] });
    expect(detail({ status: 'completed' }).isOpen).toBe(false);
    expect(detail({ status: 'pending', user_chat: '0' }).isOpen).toBe(false);
    expect(detail({ attachments: [{ type: 'pdf', src: '/a' }, { src: null }] }).attachments).toEqual([
      { isPicture: false, src: '/a' },
    ]);
  });
});

describe('GET /favorite-products: "data.products, count" (specification §7)', () => {
  const products = [mug, { ...mug, id: 8 }];

  it.each([
    ['in data', { data: { products, count: 9 } }, 9],
    ['at the root of the body', { count: '9', data: { products } }, 9],
    ['in data before the root', { count: 7, data: { products, count: 9 } }, 9],
    ['nowhere: the number of products', { data: { products } }, 2],
    ['unreadable: the number of products', { count: 'many', data: { products, count: {} } }, 2],
    ['below nothing', { count: -3, data: { products } }, 0],
    ['at the root of a body without data', { count: 4 }, 4],
  ])('reads the count %s', (_where, body, count) => {
    expect(v.parse(favoritesWire, body).count).toBe(count);
  });

  it.each([[null], [[]], ['no'], [7]])('%j has no favorites', (body) => {
    expect(v.parse(favoritesWire, body)).toEqual({ products: [], count: 0 });
  });
});
