import type { ArticleDetail } from '@/domain/article';

interface AppLocation {
  url: string | undefined;
  absolute: (address: string) => string | undefined;
  description: string;
  publisher: string;
}

/** schema.org data of an article. Without the date, which the server sends as display text only. */
export function articleJsonLd(
  article: ArticleDetail,
  { url, absolute, description, publisher }: AppLocation,
) {
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
