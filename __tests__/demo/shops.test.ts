import { clientOf, signIn } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

describe('the categories of a shop', () => {
  it('are those of its products', async () => {
    const shops = (await client.get('/shops')).body.data.shops;
    for (const shop of shops.slice(0, 3)) {
      const { total, categories } = (await client.get(`/shop-categories?shop_id=${shop.id}`)).body.data;
      expect(categories.length).toBe(Math.min(total, 12));
      for (const category of categories) {
        const query = `shop_id=${shop.id}&category_id=${category.id}&per_page=1`;
        expect((await client.get(`/products?${query}`)).body.data.total).toBeGreaterThan(0);
        expect(category.sub_categories.length).toBeGreaterThan(0);
      }
    }
  });

  it('are paginated, and require a shop', async () => {
    const [shop] = (await client.get('/shops')).body.data.shops;
    const page = (await client.get(`/shop-categories?shop_id=${shop.id}&per_page=1&page=9999`)).body.data;
    expect(page.categories).toEqual([]);
    expect((await client.get('/shop-categories?shop_id=999')).status).toBe(422);
    expect((await client.get('/shop-categories')).status).toBe(422);
  });
});

describe('a flash sale', () => {
  it('lists its products with the price of the sale while it runs, and by category', async () => {
    const { running_flash_sale: sale } = (await client.get('/flash-sales')).body.data;
    const details = async (query = '') =>
      (await client.get(`/flash-sale/${sale?.id}/details${query}`)).body.data;
    const all = await details('?per_page=100');
    expect(all.flash_sale).toMatchObject({ id: sale?.id, end_date: sale?.end_date });
    expect(all.total_products).toBe(all.products.length);
    expect(all.products.every((product) => product.discount_price > 0)).toBe(true);
    const { categories } = (await client.get('/categories')).body.data;
    const counts = await Promise.all(
      categories.map(async ({ id }) => (await details(`?category_id=${id}`)).total_products),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.total_products);
    expect((await details('?page=999')).products).toEqual([]);
  });

  it('has regular prices before it begins, and marks favorites', async () => {
    const { incoming_flash_sale: sale } = (await client.get('/flash-sales')).body.data;
    const user = await signIn(demo);
    const path = `/flash-sale/${sale?.id}/details`;
    const [first] = (await user.get(path)).body.data.products;
    const list = (await user.get(`/products?search=${encodeURIComponent(first.name)}`)).body.data.products;
    expect(list.find((product) => product.id === first.id)?.discount_price).toBe(first.discount_price);
    await user.post('/favorite-add-or-remove', { product_id: first.id });
    expect((await user.get(path)).body.data.products[0].is_favorite).toBe(!first.is_favorite);
  });

  it('is not found by an unknown id', async () => {
    for (const id of ['999', 'x', '0'])
      expect((await client.get(`/flash-sale/${id}/details`)).status).toBe(404);
  });
});

describe('search engines', () => {
  it('find the sitemap and every public address', async () => {
    const robots = await (await fetch(`${demo.origin}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /checkout');
    const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(address).toBe(`${demo.origin}/sitemap.xml`);
    const response = await fetch(address);
    expect(response.headers.get('Content-Type')).toContain('application/xml');
    const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(new Set(found).size).toBe(found.length);
    const { total } = (await client.get('/products')).body.data;
    expect(found.filter((url) => url.endsWith('/details'))).toHaveLength(total);
    expect(found).toContain(`${demo.origin}/shops/1`);
    expect(found).toContain(`${demo.origin}/privacy-policy`);
    expect(found.some((url) => /checkout|wishlist|api/.test(new URL(url).pathname))).toBe(false);
    const behindProxy = await fetch(`${demo.origin}/robots.txt`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    });
    expect(await behindProxy.text()).toContain('Sitemap: https://');
  });
});
