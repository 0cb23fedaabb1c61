import type { FocalPoint } from './focalPoint';
import type { Id, ProductId, ShopId } from './ids';
import type { Money } from './money';
import type { Priced } from './price';

export interface SubCategory {
  id: Id;
  name: string;
  thumbnail: string | null;
}

export interface Category extends SubCategory {
  subCategories: SubCategory[];
}

export interface Banner {
  id: Id;
  title: string;
  thumbnail: string;
  focus: FocalPoint | null;
  /** Safe URL of what the banner shows; null when the server sent none. */
  link: string | null;
  /** Line above the title, sentence below it and label of its button; null when the server sent none. */
  eyebrow: string | null;
  text: string | null;
  button: string | null;
}

export interface Size {
  id: Id;
  name: string;
  /** Surcharge on the product's price. */
  price: Money;
}

export interface Color extends Size {
  /** CSS color, or null when the server sent none. */
  colorCode: string | null;
  /** Picture of the product in this color, or null when the server sent none. */
  thumbnail: string | null;
}

export interface ProductShop {
  id: ShopId;
  name: string;
  logo: string | null;
  rating: number;
  estimatedDeliveryTime: string | null;
  deliveryCharge: Money | null;
  lastOnline: string | null;
  isOnHoliday: boolean;
}

export interface Product extends Priced {
  id: ProductId;
  name: string;
  thumbnail: string | null;
  /** The color that the thumbnail shows, if the list has chosen one: by its filter, or for the wishlist. */
  colorId: Id | null;
  discountPercentage: number;
  rating: number;
  /** Preformatted texts of the server, such as "1.2K". */
  totalReviews: string;
  totalSold: string;
  /** Pieces in stock; 0 is "Stock Out". */
  quantity: number;
  isFavorite: boolean;
  sizes: Size[];
  colors: Color[];
  unit: string | null;
  brand: string | null;
  shop: ProductShop | null;
}

export interface ProductMedia {
  id: Id;
  /** Null for a video without a preview. */
  thumbnail: string | null;
  /** The picture beside the product's name; of a video, its file or page. */
  url: string | null;
  /** The largest version of a picture, if the server has one beyond `url`. */
  fullUrl: string | null;
  type: 'image' | 'file' | 'other';
}

export interface ProductDetail extends Product {
  shortDescription: string | null;
  /** HTML from the server; must be rendered through the sanitizer. */
  description: string | null;
  media: ProductMedia[];
  /** Description for search engines. */
  metaDescription: string | null;
  /** Whether the user is notified when the product is back in stock; null where the server cannot (R102). */
  stockAlert: boolean | null;
  flashSale: FlashSale | null;
  /** Display texts of the server, such as "14 days" (R116). */
  returnTime: string | null;
  warrantyTime: string | null;
}

export interface FlashSale {
  id: Id;
  name: string;
  thumbnail: string | null;
  /** Wall-clock times in the server's time zone, "YYYY-MM-DD HH:MM:SS"; parse with `readServerTime`. */
  startDate: string | null;
  endDate: string | null;
  products: Product[];
}

export interface Shop {
  id: ShopId;
  name: string;
  logo: string | null;
  banner: string | null;
  totalProducts: number;
  totalCategories: number;
  rating: number;
  isOnline: boolean;
  totalReviews: string;
  isOnHoliday: boolean;
}

export interface ShopDetail extends Shop {
  shortDescription: string | null;
  /** HTML from the server; must be rendered through the sanitizer. */
  description: string | null;
  banners: Banner[];
}

export interface ShopPage {
  /** Number of matching shops, across all pages. */
  total: number;
  shops: Shop[];
}

export interface Home {
  banners: Banner[];
  ads: Banner[];
  categories: Category[];
  shops: Shop[];
  popularProducts: Product[];
  justForYou: ProductPage;
  incomingFlashSale: FlashSale | null;
  runningFlashSale: FlashSale | null;
}

export interface ProductPage {
  /** Number of matching products, across all pages. */
  total: number;
  products: Product[];
}

export interface ProductDetails {
  product: ProductDetail;
  relatedProducts: Product[];
  /** Popular products of the same shop. */
  popularProducts: Product[];
}
