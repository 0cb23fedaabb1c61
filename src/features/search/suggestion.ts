/** An option of the suggestion list. */
export interface Suggestion {
  /** Unique among all options shown. */
  key: string;
  to: string;
  text: string;
  /** Muted text beside the label. */
  note?: string | null;
  /** Undefined for options with an icon; null if the server has no picture. */
  picture?: string | null;
  price?: { price: number; discountPrice: number };
  /** Set on searches, which are recorded; other suggestions are plain links. */
  term?: string;
}

export interface SuggestionGroup {
  name: string;
  kind: 'recent' | 'popular' | 'categories' | 'products' | 'shops' | 'all';
  suggestions: Suggestion[];
}
