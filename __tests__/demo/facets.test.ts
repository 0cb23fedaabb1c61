import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';

const client = clientOf(demoForThisFile());

const productsOf = async (query: string) => (await client.get(`/products?${query}`)).body.data;

describe('lists of products', () => {
  it('offer letter sizes from the smallest one, before all others', async () => {
    const { sizes } = (await productsOf('category_id=2')).filters;
    expect(sizes.map(({ name }) => name).slice(0, 6)).toEqual(['XS', 'S', 'M', 'L', 'XL', '38']);
  });

  it('have any of several brands, colors and sizes, in the color that was asked for', async () => {
    const [one, other] = [await productsOf('brand_id=2'), await productsOf('brand_id=3')];
    expect((await productsOf('brand_id=2,3')).total).toBe(one.total + other.total);
    const { products } = await productsOf('color_id=2,5&per_page=100');
    for (const product of products) expect([2, 5]).toContain(product.color_id);
    expect(new Set(products.map(({ color_id: id }) => id)).size).toBe(2);
    expect((await productsOf('size_id=2,abc')).total).toBe((await productsOf('size_id=2')).total);
    const rated = await productsOf('min_rating=4.5&per_page=100');
    expect(rated.products.every((product) => product.rating >= 4.5)).toBe(true);
  });

  it.each(['', 'category_id=1', 'brand_id=2&min_rating=4', 'color_id=2&in_stock=1&max_price=300'])(
    'count what each value would leave beside the others: %s',
    async (query) => {
      const { counts } = (await productsOf(query)).filters;
      const totalWith = async (name: string, value: string) => {
        const parameters = new URLSearchParams(query);
        parameters.set(name, value);
        return (await productsOf(parameters.toString())).total;
      };
      for (const name of [
        'brand_id',
        'category_id',
        'color_id',
        'size_id',
        'min_rating',
        'in_stock',
        'on_sale',
      ]) {
        const [value, count] = Object.entries(counts[name] ?? {})[0] ?? ['', -1];
        expect([name, count]).toEqual([name, await totalWith(name, value)]);
      }
    },
  );
});
