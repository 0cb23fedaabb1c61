import * as v from 'valibot';
import type { Article, ArticleDetails, Policy } from '@/domain/article';
import { product } from './catalogue.wire';
import {
  count,
  dataOf,
  flag,
  focalPoint,
  id,
  optional,
  optionalNumber,
  optionalText,
  requiredText,
  rows,
  text,
} from './lenient';

const articleCategory = v.object({ id, name: requiredText });

const author = v.pipe(
  v.object({ name: requiredText, profile_photo: optionalText }),
  v.transform(({ name, profile_photo }) => ({ name, photo: profile_photo })),
);

const articleFields = {
  id,
  title: requiredText,
  slug: requiredText,
  category: optional(articleCategory),
  post_by: optional(author),
  thumbnail: optionalText,
  total_views: text,
  description: optionalText,
  created_at: text,
  is_new: flag,
  thumbnail_focus: focalPoint,
  word_count: optionalNumber,
};

function toArticle(wire: v.InferOutput<v.ObjectSchema<typeof articleFields, undefined>>): Article {
  return {
    id: wire.id,
    title: wire.title,
    slug: wire.slug,
    category: wire.category,
    author: wire.post_by,
    thumbnail: wire.thumbnail,
    focus: wire.thumbnail_focus,
    totalViews: wire.total_views,
    summary: wire.description,
    createdAt: wire.created_at,
    isNew: wire.is_new,
    wordCount: wire.word_count,
  };
}

const article = v.pipe(v.object(articleFields), v.transform(toArticle));

export const articlePageWire = dataOf(
  v.pipe(
    v.object({ total: count, blogs: rows(article), categories: rows(articleCategory) }),
    v.transform(({ blogs, ...rest }) => ({ ...rest, articles: blogs })),
  ),
);

export const articleDetailsWire = dataOf(
  v.pipe(
    v.object({
      blog: v.object({ ...articleFields, tags: rows(v.object({ id, name: requiredText })) }),
      related_blogs: rows(article),
      popular_blogs: rows(article),
      related_products: rows(product),
    }),
    v.transform(({ blog, related_blogs, popular_blogs, related_products }): ArticleDetails => {
      const { summary: html, ...rest } = toArticle(blog);
      return {
        article: { ...rest, html, tags: blog.tags },
        related: related_blogs,
        popular: popular_blogs,
        products: related_products,
      };
    }),
  ),
);

export const policyWire = dataOf(
  v.pipe(
    v.object({ content: optional(v.object({ title: optionalText, description: optionalText })) }),
    v.transform(({ content }): Policy => ({
      title: content?.title ?? null,
      html: content?.description ?? null,
    })),
  ),
);
