import type { Product } from './catalogue';
import type { FocalPoint } from './focalPoint';
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
  focus: FocalPoint | null;
  /** Number, or a preformatted text of the server such as "1.2K". */
  totalViews: string;
  /** Plain text. */
  summary: string | null;
  /** Date as display text of the server. */
  createdAt: string;
  isNew: boolean;
  /** Number of words of the whole text; null if the server does not count them. */
  wordCount: number | null;
}

const WORDS_PER_MINUTE = 200;

/** How long a text takes to read, in whole minutes; null if there is none. */
export const readingMinutes = (wordCount: number | null): number | null =>
  wordCount ? Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE)) : null;

export interface ArticleDetail extends Omit<Article, 'summary'> {
  /** HTML from the server; must be rendered through the sanitizer. */
  html: string | null;
  tags: ArticleTag[];
}

export interface ArticleTag {
  id: Id;
  name: string;
}

export interface ArticlePage {
  /** Number of articles in the category, across all pages. */
  total: number;
  articles: Article[];
  categories: ArticleCategory[];
}

export interface ArticleDetails {
  article: ArticleDetail;
  related: Article[];
  popular: Article[];
  /** Products mentioned in the article. */
  products: Product[];
}

/** Legal or policy page. Without both title and text the page does not exist (api §8). */
export interface Policy {
  title: string | null;
  /** HTML from the server; must be rendered through the sanitizer. */
  html: string | null;
}
