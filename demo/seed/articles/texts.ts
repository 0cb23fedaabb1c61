import type { Texts } from '../../languages';
import type { Subject } from '../../media/pictures';
import { said } from '../ranges/range';

export interface ArticleSeed {
  slug: string;
  /** Places in the lists of categories and tags, from 1. */
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
  ground: string;
  products: readonly Subject[];
}

type Words = [
  title: string,
  summary: string,
  opening: string,
  ...sections: [heading: string, paragraph: string][],
];

/** An article from rows of `English | Arabic | Persian`. */
export function article(
  facts: Omit<ArticleSeed, 'title' | 'summary' | 'opening' | 'sections'>,
  ...[title, summary, opening, ...sections]: Words
): ArticleSeed {
  return {
    ...facts,
    title: said(title),
    summary: said(summary),
    opening: said(opening),
    sections: sections.map(([heading, paragraph]) => [said(heading), said(paragraph)]),
  };
}
