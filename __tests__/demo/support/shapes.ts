/** The API's shapes (api §9), with the fields that the tests use. */

/** Typed as non-empty, so that tests can read the first entry; they fail if it is missing. */
type List<T> = [T, ...T[]];

interface Named {
  id: number;
  name: string;
}

interface Color extends Named {
  color_code: string;
  price: number;
}

interface Shop extends Named {
  logo: string;
  banner: string;
  is_on_holiday: boolean;
  shop_status: string;
  banners: List<Banner>;
}

interface Banner {
  id: number;
  title: string;
  thumbnail: string;
}

interface Category extends Named {
  thumbnail: string;
  sub_categories: List<Category>;
}

export interface Product extends Named {
  thumbnail: string;
  price: number;
  discount_price: number;
  discount_percentage: number;
  rating: number;
  total_reviews: string;
  total_sold: string;
  quantity: number;
  order_qty: number;
  is_favorite: boolean;
  sizes: List<Named & { price: number }>;
  colors: List<Color>;
  color_id?: number;
  shop: Shop;
  description: string;
  thumbnails: List<{ id: number; thumbnail: string; url: string; type: string }>;
}

interface FlashSale extends Named {
  thumbnail: string;
  start_date: string;
  end_date: string;
  products: List<Product>;
}

export interface CartGroup {
  shop_id: number;
  products: List<Product>;
}

interface Checkout {
  total_amount: number;
  delivery_charge: number;
  coupon_discount: number;
  order_tax_amount: number;
  insurance_amount: number;
  payable_amount: number;
  all_vat_taxes: { name: string; amount: number }[];
}

export interface Address {
  id: number;
  is_default: boolean;
  area: string | null;
}

interface Order {
  id: number;
  order_code: string;
  quantity: number;
  amount: number;
  payment_status: string;
  order_status: string;
  payable_amount: number;
  invoice_url: string | null;
  payment_receipt_url: string | null;
  products: List<Product & { rating: number | null }>;
}

interface Coupon {
  id: number;
  code: string;
  is_collected: boolean;
}

interface User {
  id: number;
  name: string;
  email: string;
  country: string | null;
  profile_photo: string | null;
}

interface Chat {
  id: number;
  type: 'user' | 'shop';
  message: string | null;
  photos: { url: string; thumbnail?: string; width: number; height: number }[];
  is_seen: boolean;
  created_at: string;
}

interface ChatShop {
  id: number;
  shop: Named;
  last_message: string | null;
  last_message_photos: number;
  last_message_time: string;
  unread_message_user: number;
}

interface Ticket {
  ticket_no: string;
  status: string;
  user_chat: boolean;
  attachments: { type: string; src: string }[];
}

interface Article {
  id: number;
  title: string;
  slug: string;
  thumbnail: string;
  total_views: number;
  word_count: number;
  description: string;
  tags: Named[];
}

/** All possible fields of `data`; each response has some of them. */
export interface Data {
  abilities: string[];
  account: string;
  is_stopped: boolean;
  name: string;
  now: string;
  offset_ms: number;
  otp: string;
  seeded_at: string;
  token: string;
  total: number;
  count: number;
  products: List<Product>;
  did_you_mean: string | null;
  filters: Record<'sizes' | 'colors' | 'brands', List<Named>> &
    Record<'min_price' | 'max_price', number> & { counts: Record<string, Record<string, number>> };
  product: Product;
  related_products: List<Product>;
  popular_products: List<Product>;
  just_for_you: { total: number; products: List<Product> };
  banners: List<Banner>;
  ads: List<Banner>;
  categories: List<Category>;
  sub_categories: List<Category>;
  shops: List<Shop>;
  shop: Shop;
  running_flash_sale: FlashSale | null;
  incoming_flash_sale: FlashSale | null;
  reviews: unknown[];
  average_rating_percentage: {
    rating: number;
    total_review: string;
    percentages: Record<string, number>;
  } | null;
  cart_items: List<CartGroup>;
  saved_items: List<Product>;
  checkout: Checkout;
  checkout_items: List<CartGroup>;
  apply_coupon: boolean;
  info: string | null;
  addresses: List<Address>;
  address: Address;
  orders: List<Order>;
  status_wise_orders: Record<string, number>;
  order: Order;
  order_payment_url: string | null;
  coupons: List<Coupon>;
  coupon: Coupon;
  review: unknown;
  total_products: number;
  flash_sale: FlashSale;
  user: User;
  access: { token: string };
  roles: string[];
  unread_messages: number;
  countries: { id: number; name: string; phone_code: string }[];
  content: { title: string | null; description: string | null };
  theme_colors: Record<string, string>;
  languages: { name: string; direction: string }[];
  payment_gateways: { is_active: boolean }[];
  /** Messages of a chat, or the list of chats. */
  data: (Chat & ChatShop)[];
  message_photos: number;
  issue_types: List<Named>;
  support_ticket: Ticket;
  support_tickets: List<Ticket>;
  messages: { sender_id: number | null; sender_name: string; message: string }[];
  blogs: List<Article>;
  blog: Article;
  related_blogs: Article[];
  popular_blogs: Article[];
  pusher_app_key: string;
  pusher_host: string;
  pusher_port: number;
  pusher_scheme: string;
  multi_vendor: boolean;
  mobile: string;
  email: string;
  people: { token: string; address_id: number }[];
}

export interface Body {
  message: string;
  data: Data;
  errors?: Record<string, string[]>;
}
