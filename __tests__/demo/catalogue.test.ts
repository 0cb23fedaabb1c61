import { clientOf, signIn } from './support/client';
import { anyNumber, matching } from './support/matchers';
import type { Product } from './support/shapes';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const productsOf = async (query: string) => (await client.get(`/products?${query}`)).body.data;
const shown = (product: Product): number =>
  product.discount_price > 0 ? product.discount_price : product.price;

const cardKeys = [
  'brand', 'colors', 'discount_percentage', 'discount_price', 'id', 'is_favorite', 'name', 'price', 'quantity',
  'rating', 'shop', 'sizes', 'thumbnail', 'total_reviews', 'total_sold', 'unit',
]; // prettier-ignore

describe('lists of products', () => {
  it('are pages of cards in the API’s format', async () => {
    const { total, products, filters } = await productsOf('per_page=5');
    expect(total).toBeGreaterThan(100);
    expect(products).toHaveLength(5);
    for (const product of products) {
      expect(Object.keys(product).sort()).toEqual(cardKeys);
      expect(typeof product.total_reviews).toBe('string');
      expect(typeof product.total_sold).toBe('string');
      expect(typeof product.price).toBe('number');
    }
    expect(Object.keys(filters).sort()).toEqual([
      'brands',
      'colors',
      'counts',
      'max_price',
      'min_price',
      'min_ratings',
      'page_sizes',
      'several',
      'sizes',
      'switches',
    ]);
  });

  it('show each product once, page after page', async () => {
    const { total } = await productsOf('per_page=100');
    const ids: number[] = [];
    for (let page = 1; ids.length < total && page < 50; page += 1) {
      ids.push(...(await productsOf(`per_page=100&page=${page}`)).products.map((product) => product.id));
    }
    expect(new Set(ids).size).toBe(total);
    expect((await productsOf('page=9999')).products).toEqual([]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'per_page=x',
    'per_page=1000000',
    'sort_type=nonsense',
    'rating=x',
  ])('correct %s', async (query) => {
    const { products } = await productsOf(query);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(100);
  });

  it.each([
    'category_id=abc',
    'shop_id=-1',
    'brand_id=99999999999',
    'color_id=1.5',
    'size_id=0',
    'search=zzzz',
  ])('are empty for %s', async (query) => {
    expect(await productsOf(query)).toMatchObject({ total: 0, products: [] });
  });

  it('are narrowed by every filter', async () => {
    const byShop = await productsOf('shop_id=2&per_page=100');
    expect(byShop.products.every((product) => product.shop.id === 2)).toBe(true);
    const byColor = await productsOf('color_id=2&per_page=100');
    expect(byColor.products.every((product) => product.colors.some((color) => color.id === 2))).toBe(true);
    const bySize = await productsOf('size_id=2&per_page=100');
    expect(bySize.products.every((product) => product.sizes.some((size) => size.id === 2))).toBe(true);
    const byRating = await productsOf('rating=3&per_page=100');
    expect(byRating.total).toBeGreaterThan(0);
    expect(byRating.products.every((product) => product.rating >= 3 && product.rating < 4)).toBe(true);
    const byPrice = await productsOf('min_price=100&max_price=110&per_page=100');
    expect(byPrice.total).toBe(byPrice.products.length);
    expect(byPrice.products.every((product) => shown(product) >= 100 && shown(product) <= 110)).toBe(true);
  });

  it('return the facets of the scope, not of the filtered products', async () => {
    const all = await productsOf('category_id=1');
    const narrowed = await productsOf('category_id=1&color_id=2&min_price=300');
    expect(narrowed.total).toBeLessThan(all.total);
    expect({ ...narrowed.filters, counts: null }).toEqual({ ...all.filters, counts: null });
    expect(all.filters.brands).toContainEqual({ id: 2, name: 'Volt & Wave' });
    expect(all.filters.brands).not.toContainEqual(expect.objectContaining({ name: 'Rosewater' }));
  });

  it('sort by the displayed price', async () => {
    const down = (await productsOf('sort_type=high_to_low&per_page=100')).products.map(shown);
    expect(down).toEqual([...down].sort((one, other) => other - one));
    const up = (await productsOf('sort_type=low_to_high&per_page=100')).products.map(shown);
    expect(up).toEqual([...up].sort((one, other) => one - other));
  });

  it('find names and codes in any language and keyboard', async () => {
    for (const search of ['HEADPHONES aura', 'سماعات Aura', 'هدفون aura', 'هدفون روگوشي Aura', 'VW-0001']) {
      const { products } = await productsOf(`search=${encodeURIComponent(search)}`);
      expect(products.map((product) => product.id)).toContain(1);
    }
    expect(await productsOf(`search=${encodeURIComponent('100%')}`)).toMatchObject({ total: 0 });
  });

  it('find similar words when no product matches exactly', async () => {
    const written = await productsOf('search=leather');
    const misspelt = await productsOf('search=lether');
    expect(written.total).toBeGreaterThan(0);
    expect(misspelt.total).toBeGreaterThan(0);
    expect(misspelt.filters.max_price).toBeGreaterThan(0);
  });

  it('offer the search in the spelling of the products', async () => {
    const offered = async (search: string) =>
      (await productsOf(`search=${encodeURIComponent(search)}`)).did_you_mean;
    expect(await offered('lether')).toBe('leather');
    expect(await offered('Aura hedphones')).toBe('Aura headphones');
    expect(await offered('سماعت')).toBe('سماعات');
    for (const search of ['', 'leather', 'zzzzzz', '<b>']) expect(await offered(search)).toBeNull();
  });

  it('are in the shopper’s language', async () => {
    const names = await Promise.all(
      ['en', 'ar', 'ir', 'fa-IR,fa;q=0.9', 'de'].map(
        async (locale) =>
          (await client.with({ locale }).get('/product-details?product_id=1')).body.data.product.name,
      ),
    );
    expect(names[0]).toMatch(/^Aura over-ear/);
    expect(names[1]).toMatch(/^سماعات Aura/);
    expect(names[2]).toMatch(/^هدفون/);
    expect(names[3]).toBe(names[2]);
    expect(names[4]).toBe(names[0]);
  });
});

describe('the home page', () => {
  it('has all its sections', async () => {
    const { data } = (await client.get('/home')).body;
    expect(data.banners).toHaveLength(3);
    expect(data.ads).toHaveLength(2);
    expect(data.categories).toHaveLength(8);
    expect(data.shops).toHaveLength(8);
    expect(data.popular_products).toHaveLength(10);
    expect(data.just_for_you.products).toHaveLength(12);
    expect(data.running_flash_sale?.products.length).toBeGreaterThan(3);
    expect(data.incoming_flash_sale?.start_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const keys = ['id', 'title', 'thumbnail', 'thumbnail_focus', 'link', 'eyebrow', 'text', 'button'];
    expect(Object.keys(data.banners[0])).toEqual(keys);
  });

  it('has further "Just for you" products on the next page', async () => {
    const ids = async (page: number) =>
      (await client.get(`/home?page=${page}`)).body.data.just_for_you.products.map((product) => product.id);
    const [first, second] = [await ids(1), await ids(2)];
    expect(second).toHaveLength(12);
    expect(first.filter((id: number) => second.includes(id))).toEqual([]);
  });

  it('has no shops when multi-vendor is off', async () => {
    await client.post('/qa/master', { multi_vendor: false });
    expect((await client.get('/home')).body.data.shops).toEqual([]);
  });

  it('switches sale prices on and off by the clock', async () => {
    const price = async () => (await client.get('/product-details?product_id=4')).body.data.product;
    expect(await price()).toMatchObject({
      discount_price: 349,
      discount_percentage: 30,
      flash_sale: { id: 1 },
    });
    await client.post('/qa/clock', { offsetMs: 60 * 3_600_000 });
    expect(await price()).toMatchObject({ discount_price: 0, discount_percentage: 0, flash_sale: null });
    expect((await client.get('/flash-sales')).body.data.running_flash_sale).toBeNull();
  });
});

describe('a product', () => {
  it('has pictures of every color, texts and related products', async () => {
    const { data } = (await client.get('/product-details?product_id=1')).body;
    expect(data.product.thumbnails).toHaveLength(5 + 3);
    expect(data.product.thumbnails[0]).toEqual({
      id: anyNumber(),
      thumbnail: matching(/^\/media\/product\/1\/front\/1\/400\?v=/),
      url: matching(/\/800\?v=/),
      full_url: matching(/\/1600\?v=/),
      type: 'image',
    });
    expect(data.product.description).toMatch(/^<h3>/);
    expect(data.related_products.map((product) => product.id)).not.toContain(1);
    expect(data.popular_products.every((product) => product.shop.id === 2)).toBe(true);
  });

  it('has reviews with a histogram', async () => {
    const { data } = (await client.get('/reviews?product_id=1&page=2')).body;
    expect(data.total).toBe(1218);
    expect(data.reviews).toHaveLength(6);
    expect(data.average_rating_percentage).toMatchObject({ total_review: '1.2K' });
    expect(Object.keys(data.average_rating_percentage?.percentages ?? {})).toEqual(['1', '2', '3', '4', '5']);
    const { total } = (await client.get('/reviews?product_id=1&with_photos=1')).body.data;
    expect(data.filters).toMatchObject({ rating: true, with_photos: total });
    expect(data.filters).toHaveProperty('sort_types', ['newest', 'highest', 'lowest']);
    const low = (await client.get('/reviews?product_id=1&rating=1&sort_type=lowest')).body.data;
    expect((low.reviews as { rating: number }[]).every(({ rating }) => rating === 1)).toBe(true);
    expect(low.total).toBeLessThan(data.total);
    const none = (await client.get('/reviews?product_id=9')).body.data;
    expect(none).toEqual({ total: 0, reviews: [], average_rating_percentage: null });
    expect((await client.get('/reviews?shop_id=2')).body.data.reviews).toHaveLength(5);
  });

  it('is listed in the recently viewed products of its user, latest first', async () => {
    const user = await signIn(demo);
    for (const id of [1, 2, 1]) await user.get(`/product-details?product_id=${id}`);
    const { products } = (await user.get('/recently-views')).body.data;
    expect(products.map((product) => product.id)).toEqual([1, 2]);
  });
});

describe('shops and categories', () => {
  it('have the API’s format', async () => {
    const { shops, total } = (await client.get('/shops?per_page=3')).body.data;
    expect(total).toBe(14);
    expect(shops).toHaveLength(3);
    expect((await client.get('/shops?search=VOLT')).body.data.total).toBe(1);
    const { shop } = (await client.get('/shops/3')).body.data;
    expect(shop).toMatchObject({ name: 'Atlas Trail', is_on_holiday: true, shop_status: 'Offline' });
    expect(shop.banners).toHaveLength(1);
    const { categories } = (await client.get('/categories')).body.data;
    expect(categories[0].sub_categories[0]).toEqual({
      id: 1,
      name: 'Headphones',
      thumbnail: matching(/^\/media\/sub-category\/1\/400/),
    });
    const sub = (await client.get('/sub-categories?category_id=8')).body.data.sub_categories;
    expect(sub).toHaveLength(6);
  });
});
