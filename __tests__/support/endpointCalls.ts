export interface EndpointCall {
  /** Argument of the endpoint; an infinite query requests the first page. */
  args?: unknown;
  /** Method and URL below /api. */
  line: string;
  /** JSON, or the fields of a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

type StoreSecret = (secret: string | File) => unknown;

const entry = {
  name: ' Layla ',
  phone: '501234567',
  addressType: 'home',
  addressLine: 'Corniche 1 ',
  addressLine2: '',
  area: 'Old Town',
  flatNo: '',
  postCode: '',
  isDefault: true,
  latitude: null,
  longitude: null,
};
const address = {
  name: 'Layla',
  phone: '501234567',
  address_type: 'home',
  address_line: 'Corniche 1',
  address_line2: null,
  area: 'Old Town',
  flat_no: null,
  post_code: null,
  is_default: true,
  latitude: null,
  longitude: null,
};
const contactMessage = { name: 'Layla', phone: '501234567', subject: 'Hours', message: 'When do you open?' };

const publicReads: Record<string, EndpointCall[]> = {
  getMaster: [{ line: 'GET /master' }],
  getLang: [{ args: 'ar', line: 'GET /lang/ar' }],
  getCountries: [{ line: 'GET /countries' }],
  getHome: [{ line: 'GET /home?page=1&per_page=12' }],
  getMoreForYou: [{ line: 'GET /home?page=2&per_page=12' }],
  getCategories: [{ line: 'GET /categories?per_page=100' }],
  getProducts: [
    { args: {}, line: 'GET /products?page=1&per_page=12' },
    {
      args: { page: 3, search: 'desk lamp', sort_type: 'newest' },
      line: 'GET /products?page=3&per_page=12&search=desk+lamp&sort_type=newest',
    },
  ],
  getProductDetails: [{ args: 7, line: 'GET /product-details?product_id=7' }],
  getReviews: [
    { args: { subject: { productId: 7 }, page: 2 }, line: 'GET /reviews?product_id=7&page=2&per_page=6' },
    {
      args: { subject: { shopId: 3 }, page: 1, withPhotos: true },
      line: 'GET /reviews?shop_id=3&page=1&per_page=5&with_photos=1',
    },
  ],
  getFlashSales: [{ line: 'GET /flash-sales' }],
  getFlashSale: [
    {
      args: { id: 1, categoryId: 4, page: 2 },
      line: 'GET /flash-sale/1/details?category_id=4&page=2&per_page=12',
    },
  ],
  getShops: [
    { args: { search: 'kiln', page: 1 }, line: 'GET /shops?search=kiln&page=1&per_page=12' },
    { args: { page: 2 }, line: 'GET /shops?page=2&per_page=12' },
  ],
  getShop: [{ args: 3, line: 'GET /shops/3' }],
  getShopCategories: [{ args: 3, line: 'GET /shop-categories?shop_id=3&per_page=100' }],
  getArticles: [
    { args: { categoryId: 2, page: 1 }, line: 'GET /blogs?category_id=2&page=1&per_page=12' },
    { args: { categoryId: null, page: 1 }, line: 'GET /blogs?page=1&per_page=12' },
  ],
  getArticle: [{ args: 'the third/kiln', line: 'GET /blog/the%20third%2Fkiln/details' }],
  getPolicy: [{ args: 'about-us', line: 'GET /legal-pages/about-us' }],
  getContact: [{ line: 'GET /contact-us' }],
  sendContactMessage: [{ args: contactMessage, line: 'POST /support', body: contactMessage }],
};

const access = (storeSecret: StoreSecret): Record<string, EndpointCall[]> => ({
  login: [
    {
      args: { phone: '501234567', password: storeSecret('demo1234') },
      line: 'POST /login',
      body: { phone: '501234567', password: 'demo1234' },
    },
  ],
  register: [
    {
      args: {
        name: 'Noor',
        phone: '507771122',
        email: 'noor@example.com',
        password: storeSecret('demo1234'),
        country: 'United Arab Emirates',
        phoneCode: '971',
      },
      line: 'POST /registration',
      body: {
        name: 'Noor',
        phone: '507771122',
        email: 'noor@example.com',
        password: 'demo1234',
        country: 'United Arab Emirates',
        phone_code: '971',
        shop_name: 'Noor',
      },
    },
  ],
  sendOtp: [true, false].map((isForPassword) => ({
    args: { phone: '501234567', phoneCode: '971', isForPassword },
    line: 'POST /send-otp',
    body: { phone: '501234567', phone_code: '971', forgot_password: isForPassword ? 1 : null },
  })),
  verifyOtp: [
    {
      args: { phone: '501234567', otp: storeSecret('1234') },
      line: 'POST /verify-otp',
      body: { phone: '501234567', otp: '1234' },
    },
  ],
  resetPassword: [
    {
      args: {
        token: storeSecret('a token'),
        password: storeSecret('brand-new'),
        confirmation: storeSecret('brand new'),
      },
      line: 'POST /reset-password',
      body: { token: 'a token', password: 'brand-new', password_confirmation: 'brand new' },
    },
  ],
  signInWith: ['google', 'facebook', 'apple'].map((provider) => ({
    args: { provider, code: storeSecret('a code'), data: null },
    line: `POST /auth/${provider}/token`,
    body: { code: 'a code', data: null },
  })),
  logout: [{ line: 'GET /logout' }],
  getRoles: [{ line: 'GET /user/roles' }],
  updateLastSeen: [{ line: 'POST /update-last-seen', body: {} }],
  deleteAccount: [{ line: 'DELETE /delete-account' }],
  checkAccount: [{ line: 'GET /profile' }],
});

const account = (storeSecret: StoreSecret): Record<string, EndpointCall[]> => ({
  authorizeChannel: [
    {
      args: { socketId: storeSecret('12.34'), channelName: 'private-chat_user_1' },
      line: 'POST /broadcasting/auth',
      body: { socket_id: '12.34', channel_name: 'private-chat_user_1' },
    },
  ],
  getProfile: [{ line: 'GET /profile' }],
  updateProfile: [
    {
      args: {
        name: 'Layla ',
        phone: '501234567',
        phoneCode: '971',
        email: 'demo@marsa.example',
        gender: 'female',
        dateOfBirth: '1990-05-01',
        country: '',
        photo: storeSecret(new File(['x'], 'me.png')),
      },
      line: 'POST /update-profile',
      body: {
        name: 'Layla',
        phone: '501234567',
        phone_code: '971',
        email: 'demo@marsa.example',
        gender: 'female',
        date_of_birth: '1990-05-01',
        profile_photo: 'me.png',
      },
    },
  ],
  changePassword: [
    {
      args: {
        current: storeSecret('demo1234'),
        password: storeSecret('brand-new'),
        confirmation: storeSecret('brand new'),
      },
      line: 'POST /change-password',
      body: { current_password: 'demo1234', password: 'brand-new', password_confirmation: 'brand new' },
    },
  ],
  becomeASeller: [
    {
      args: {
        shopName: 'Kiln ',
        logo: storeSecret(new File(['x'], 'logo.png')),
        banner: storeSecret(new File(['x'], 'banner.png')),
        address: 'Corniche 1',
        description: '',
      },
      line: 'POST /become-a-seller',
      body: {
        shop_name: 'Kiln',
        shop_logo: 'logo.png',
        shop_banner: 'banner.png',
        address: 'Corniche 1',
      },
    },
  ],
  getAddresses: [{ line: 'GET /addresses' }],
  addAddress: [{ args: entry, line: 'POST /address/store', body: address }],
  updateAddress: [{ args: { id: 9, entry }, line: 'POST /address/9/update', body: address }],
  deleteAddress: [{ args: 9, line: 'DELETE /address/9/delete' }],
  getRecentViews: [{ line: 'GET /recently-views' }],
  getFavorites: [{ line: 'GET /favorite-products' }],
  toggleFavorite: [
    {
      args: { productId: 7, colorId: null },
      line: 'POST /favorite-add-or-remove',
      body: { product_id: 7 },
    },
    {
      args: { productId: 7, colorId: 3 },
      line: 'POST /favorite-add-or-remove',
      body: { product_id: 7, color: 3 },
    },
  ],
  setStockAlert: [
    {
      args: { productId: 7, isWanted: true },
      line: 'POST /stock-alert',
      body: { product_id: 7, is_wanted: true },
    },
  ],
  getVouchers: [{ args: 3, line: 'GET /get-vouchers?shop_id=3' }],
  collectVoucher: [
    { args: { voucherId: 5, shopId: 3 }, line: 'POST /vouchers-collect', body: { coupon_id: 5 } },
  ],
});

export const endpointCallsBesidesTrade = (storeSecret: StoreSecret) => ({
  ...publicReads,
  ...access(storeSecret),
  ...account(storeSecret),
});
