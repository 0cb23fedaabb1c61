import type { Texts } from '../../languages';
import type { Subject } from '../../media/pictures';
import { parseTexts } from '../ranges/range';

export interface ArticleSeed {
  slug: string;
  /** Ids of category and tags. */
  category: number;
  tags: readonly number[];
  author: string;
  daysAgo: number;
  views: number;
  title: Texts;
  summary: Texts;
  opening: Texts;
  /** Heading and paragraph of each section. */
  sections: readonly (readonly [Texts, Texts])[];
  background: string;
  products: readonly Subject[];
}

type TextRows = [
  title: string,
  summary: string,
  opening: string,
  ...sections: [heading: string, paragraph: string][],
];

/** Creates an article from rows of `English | Arabic | Persian`. */
export function article(
  details: Omit<ArticleSeed, 'title' | 'summary' | 'opening' | 'sections'>,
  ...[title, summary, opening, ...sections]: TextRows
): ArticleSeed {
  return {
    ...details,
    title: parseTexts(title),
    summary: parseTexts(summary),
    opening: parseTexts(opening),
    sections: sections.map(([heading, paragraph]) => [parseTexts(heading), parseTexts(paragraph)]),
  };
}
