import { clientOf } from './support/client';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const news = async (query = '') => (await client.get(`/blogs${query}`)).body.data;

describe('articles', () => {
  it('are listed by page and category', async () => {
    const all = await news();
    expect(all.blogs.length).toBe(Math.min(all.total, 12));
    const counts = await Promise.all(
      all.categories.map(async ({ id }) => (await news(`?category_id=${id}`)).total),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.total);
    const [second] = (await news('?per_page=1&page=2')).blogs;
    expect(second.id).toBe(all.blogs[1]?.id);
    expect(await news('?category_id=999')).toMatchObject({ total: 0, blogs: [] });
  });

  it('have the API’s format, in the shopper’s language', async () => {
    const [first] = (await news()).blogs;
    expect(first).toMatchObject({
      title: matching(/\S/),
      slug: matching(/^[\w-]+$/),
      category: { name: matching(/\S/) },
      post_by: { name: matching(/\S/), profile_photo: matching(/^\/media\/avatar/) },
      thumbnail: matching(/^\/media\/article/),
    });
    const persian = await client.with({ locale: 'ir' }).get('/blogs');
    expect(persian.body.data.blogs[0].title).toMatch(/[\u0600-\u06FF]/);
    const picture = await client.open(first.thumbnail);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, matching(/^image/)]);
  });

  it('include related articles and products, and count views', async () => {
    const [first] = (await news()).blogs;
    const details = async () => (await client.get(`/blog/${first.slug}/details`)).body.data;
    const opened = await details();
    expect(opened.blog).toMatchObject({
      id: first.id,
      description: matching(/^</),
      total_views: first.total_views + 1,
    });
    expect(opened.blog.word_count).toBe(first.word_count);
    const spaces = opened.blog.description.replace(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(first.word_count / spaces).toBeCloseTo(1, 0);
    expect((await details()).blog.total_views).toBe(first.total_views + 2);
    expect(opened.blog.tags.length).toBeGreaterThan(0);
    for (const near of [...opened.related_blogs, ...opened.popular_blogs]) expect(near.id).not.toBe(first.id);
    expect(opened.popular_blogs.length).toBeGreaterThan(0);
    expect(opened.related_products.every((product) => product.price > 0)).toBe(true);
  });

  it('are not found by an unknown slug', async () => {
    for (const slug of ['no-such-article', '%00', "';--", '%F0%9F%98%80']) {
      expect((await client.get(`/blog/${slug}/details`)).status).toBe(400);
    }
  });
});

it.each(['about-us', 'privacy-policy', 'terms-and-conditions', 'cookie-policy', 'buyer-seller-policy'])(
  'has the page %s in every language',
  async (slug) => {
    const titles = [];
    for (const locale of ['en', 'ar', 'ir']) {
      const { content } = (await client.with({ locale }).get(`/legal-pages/${slug}`)).body.data;
      expect(content.description).toMatch(/<p>/);
      titles.push(content.title);
    }
    expect(new Set(titles).size).toBe(3);
  },
);
