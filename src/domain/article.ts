import type { Product } from './catalogue';
import type { Id } from './ids';

export interface ArticleCategory {
  id: Id;
  name: string;
}

export interface Article {
  id: Id;
  title: string;
  slug: string;
  category: ArticleCategory | null;
  author: { name: string; photo: string | null } | null;
  thumbnail: string | null;
  /** A number or a ready-made text of the server, such as "1.2K". */
  totalViews: string;
  /** Plain text. */
  summary: string | null;
  /** The date as the server writes it for shoppers. */
  createdAt: string;
  isNew: boolean;
}

export interface ArticleDetail extends Omit<Article, 'summary'> {
  /** HTML of the server; to be shown only through the sanitiser. */
  html: string | null;
  tags: ArticleTag[];
}

export interface ArticleTag {
  id: Id;
  name: string;
}

export interface ArticlePage {
  /** Number of all articles of the category, not of this page. */
  total: number;
  articles: Article[];
  categories: ArticleCategory[];
}

export interface ArticleDetails {
  article: ArticleDetail;
  related: Article[];
  popular: Article[];
  /** The products that it speaks of. */
  products: Product[];
}

/** A page of the shop's rules; without a title and a text there is no such page (contract §8). */
export interface Policy {
  title: string | null;
  /** HTML of the server; to be shown only through the sanitiser. */
  html: string | null;
}
