import type { EndpointCall } from './endpointCalls';

const idempotencyKey = '6d1f0b5e-7c1d-4a53-9c7f-0a7f5a3c2b11';

const cart: Record<string, EndpointCall[]> = {
  getCart: [
    { args: { isBuyNow: false }, line: 'GET /carts' },
    { args: { isBuyNow: true }, line: 'GET /carts?is_buy_now=1' },
  ],
  addToCart: [
    {
      args: { productId: 7, quantity: 2, color: 4, size: null, unit: 'Piece', isBuyNow: false },
      line: 'POST /cart/store',
      body: { product_id: 7, quantity: 2, color: 4, size: null, unit: 'Piece', is_buy_now: false },
    },
  ],
  changeCart: ['increment', 'decrement', 'delete', 'save', 'restore'].flatMap((change) => [
    {
      args: { productId: 7, change, isBuyNow: false },
      line: `POST /cart/${change}`,
      body: { product_id: 7 },
    },
    {
      args: { productId: 7, change, isBuyNow: true },
      line: `POST /cart/${change}`,
      body: { product_id: 7, is_buy_now: true },
    },
  ]),
  getCheckout: [
    {
      args: { shopIds: [3, 5], shield: true, couponCode: null, isBuyNow: false, basis: 'never sent' },
      line: 'POST /cart/checkout',
      body: { shop_ids: [3, 5], shield_shipping: true },
    },
    {
      args: { shopIds: [3], shield: false, couponCode: 'TEN', isBuyNow: true, basis: '' },
      line: 'POST /cart/checkout',
      body: { shop_ids: [3], shield_shipping: false, coupon_code: 'TEN', is_buy_now: true },
    },
  ],
  placeOrder: [
    {
      args: {
        shopIds: [3],
        addressId: 9,
        paymentMethod: 'cash',
        note: 'Ring twice',
        couponCode: 'TEN',
        shield: true,
        isBuyNow: true,
        idempotencyKey,
      },
      line: 'POST /place-order',
      body: {
        shop_ids: [3],
        address_id: 9,
        payment_method: 'cash',
        note: 'Ring twice',
        coupon_code: 'TEN',
        shield_shipping: true,
        is_buy_now: true,
      },
      headers: { 'Idempotency-Key': idempotencyKey },
    },
  ],
};

const tickets: Record<string, EndpointCall[]> = {
  getConversations: [
    { args: 'kiln', line: 'GET /get-shops?search=kiln&page=1&per_page=20' },
    { args: '', line: 'GET /get-shops?page=1&per_page=20' },
  ],
  getMessages: [{ args: 3, line: 'GET /get-message?shop_id=3&page=1&per_page=20' }],
  getOlderMessages: [{ args: { shopId: 3, page: 4 }, line: 'GET /get-message?shop_id=3&page=4&per_page=20' }],
  sendMessage: [
    {
      args: { shopId: 3, text: 'Hello' },
      line: 'POST /send-message',
      body: { shop_id: 3, message: 'Hello', type: 'user' },
    },
    {
      args: { shopId: 3, text: '', photos: ['one', 'two'] },
      line: 'POST /send-message',
      body: { shop_id: '3', message: '', type: 'user', 'photos[]': 'two' },
    },
  ],
  openConversation: [
    {
      args: { shopId: 3, userId: 1, productId: null },
      line: 'POST /store-message',
      body: { shop_id: 3, user_id: 1, type: 'user' },
    },
    {
      args: { shopId: 3, userId: 1, productId: 7 },
      line: 'POST /store-message',
      body: { shop_id: 3, user_id: 1, type: 'user', product_id: 7 },
    },
  ],
  getUnreadMessages: [{ args: 1, line: 'GET /unread-messages?user_id=1' }],
  getTickets: [
    { args: { tab: 'all', page: 1 }, line: 'GET /support-tickets?page=1&per_page=10' },
    { args: { tab: 'completed', page: 2 }, line: 'GET /support-tickets?status=completed&page=2&per_page=10' },
  ],
  getIssueTypes: [{ line: 'GET /ticket-issue-types' }],
  getTicket: [{ args: 'TK-2053', line: 'GET /support-ticket/show?ticket_number=TK-2053' }],
  openTicket: [
    {
      args: {
        issueType: 'Delivery',
        subject: 'Late',
        message: ' Where is it? ',
        email: 'demo@marsa.example',
        phone: '',
        orderNumber: 'MR-13',
        attachments: [],
      },
      line: 'POST /support-ticket',
      body: {
        issue_type: 'Delivery',
        subject: 'Late',
        message: 'Where is it?',
        email: 'demo@marsa.example',
        order_number: 'MR-13',
      },
    },
  ],
  replyToTicket: [
    {
      args: { number: 'TK-2053', message: ' Thanks ' },
      line: 'POST /support-ticket-message',
      body: { ticket_number: 'TK-2053', message: 'Thanks' },
    },
  ],
};

const orders: Record<string, EndpointCall[]> = {
  getOrders: [
    { args: { status: 'all', page: 1 }, line: 'GET /orders?page=1&per_page=10' },
    {
      args: { status: 'on_the_way', page: 2 },
      line: 'GET /orders?order_status=on_the_way&page=2&per_page=10',
    },
  ],
  getOrderDetails: [{ args: 13, line: 'GET /order-details?order_id=13' }],
  cancelOrder: [{ args: 13, line: 'POST /orders/cancel', body: { order_id: 13 } }],
  orderAgain: [
    {
      args: { orderId: 13, paymentMethod: 'cash', idempotencyKey },
      line: 'POST /place-order/again',
      body: { order_id: 13, payment_method: 'cash' },
      headers: { 'Idempotency-Key': idempotencyKey },
    },
  ],
  reviewProduct: [
    {
      args: { orderId: 13, productId: 7, rating: 4, description: 'Good' },
      line: 'POST /product-review',
      body: { order_id: 13, product_id: 7, rating: 4, description: 'Good' },
    },
    {
      args: { orderId: 13, productId: 7, rating: 4, description: 'Good', photos: ['one', 'two'] },
      line: 'POST /product-review',
      body: { order_id: '13', product_id: '7', rating: '4', description: 'Good', 'photos[]': 'two' },
    },
  ],
  getOrderDocument: [{ args: '/api/orders/13/invoice', line: 'GET /orders/13/invoice' }],
  openPayment: [{ args: { orderId: 13, gateway: 'pay pal' }, line: 'GET /order-payment/13/pay%20pal' }],
};

export const endpointCallsOfTrade = { ...cart, ...orders, ...tickets };
