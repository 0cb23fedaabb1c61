/** One line that can be chosen. */
export interface Suggestion {
  /** Unique among all that are shown. */
  key: string;
  to: string;
  text: string;
  /** Beside the text, quieter. */
  note?: string | null;
  /** Undefined where an icon stands in its place; null where the server has no picture. */
  picture?: string | null;
  price?: { price: number; discountPrice: number };
  /** A search, which is remembered; other suggestions lead to a place. */
  term?: string;
}

export interface SuggestionGroup {
  name: string;
  kind: 'recent' | 'categories' | 'products' | 'shops' | 'all';
  suggestions: Suggestion[];
}
