import { Hono } from 'hono';
import type { Backend } from '../backend';
import { cardsJson } from '../catalogue/productJson';
import { respond, visitors, type VisitorEnv } from '../http/environment';
import { keyIn, pageOf, textInPath } from '../http/input';
import { Refusal } from '../http/refusal';
import { articleCategoryJson, articleDetailJson, articleJson } from '../articles/articleJson';
import {
  countArticles,
  findArticleCategories,
  findArticles,
  openArticle,
  popularBeside,
  productsIn,
  relatedTo,
  tagsOf,
} from '../articles/articles.queries';

/** Articles (api §8). */
export const articleRoutes = (backend: Backend) =>
  new Hono<VisitorEnv>()
    .get('/blogs', async (c) => {
      const locale = c.get('locale');
      const categoryId = keyIn(c, 'category_id');
      const categories = await findArticleCategories(backend);
      const telling = { categories, locale, now: backend.clock.now() };
      const rows = await findArticles(backend, categoryId, pageOf(c, 12));
      return respond(c, {
        total: await countArticles(backend, categoryId),
        blogs: rows.map((row) => articleJson(row, telling)),
        categories: categories.map((category) => articleCategoryJson(category, locale)),
      });
    })
    .get('/blog/:slug/details', visitors(backend), async (c) => {
      const locale = c.get('locale');
      const article = await openArticle(backend, textInPath(c, 'slug'));
      if (!article) throw new Refusal(400, { text: 'Article not found' });
      const telling = { categories: await findArticleCategories(backend), locale, now: backend.clock.now() };
      const related = await relatedTo(backend, article);
      const popular = await popularBeside(backend, article);
      const products = await productsIn(backend, article, locale);
      return respond(c, {
        blog: articleDetailJson(article, await tagsOf(backend, article), telling),
        related_blogs: related.map((row) => articleJson(row, telling)),
        popular_blogs: popular.map((row) => articleJson(row, telling)),
        related_products: await cardsJson(backend, products, locale, c.get('user')?.id),
      });
    });
