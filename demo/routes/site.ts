import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Backend } from '../backend';
import { countriesIn } from '../catalogue/countries';
import { pages } from '../db/schema';
import { respond, type Env } from '../http/environment';
import { textInPath } from '../http/input';
import { knownLocale } from '../languages';
import { masterFor } from '../settings/masterFor';
import { translate, textTable } from '../texts';

/** Settings, texts and policies (api §2, §8). */
export const siteRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/master', (c) => respond(c, masterFor(backend, c, c.get('locale'))))
    .get('/lang/:locale', (c) => {
      const locale = knownLocale(c.req.param('locale'));
      if (!locale) return c.json({ error: translate(c.get('locale'), { text: 'Language not found' }) }, 404);
      return c.json(textTable(locale));
    })
    .get('/countries', (c) => respond(c, { countries: countriesIn(c.get('locale')) }))
    .get('/legal-pages/:slug', async (c) => {
      const [page] = await backend.database.db
        .select()
        .from(pages)
        .where(eq(pages.slug, textInPath(c, 'slug')));
      const locale = c.get('locale');
      // An unknown policy is an empty one (api §8).
      const content = { title: page?.title[locale] ?? null, description: page?.description[locale] ?? null };
      return respond(c, { content });
    });
