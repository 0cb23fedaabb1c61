import type { ArticleDetail } from './article';

interface PageContext {
  url: string;
  absolute: (address: string) => string;
  description: string;
  publisher: string;
}

/** JSON-LD (schema.org) of an article, from the available fields. Omits the date, which is display text. */
export function articleThing(article: ArticleDetail, { url, absolute, description, publisher }: PageContext) {
  const { title, thumbnail, author, category, tags } = article;
  return {
    '@type': 'Article',
    headline: title,
    url,
    image: thumbnail ? absolute(thumbnail) : undefined,
    description: description || undefined,
    articleSection: category?.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name).join(', ') : undefined,
    author: author ? { '@type': 'Person', name: author.name } : undefined,
    publisher: { '@type': 'Organization', name: publisher },
  };
}
