import { makeProducts } from '../../demo/seed/products';
import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';
import type { Product } from './support/shapes';

const demo = demoForThisFile('once');
const client = clientOf(demo);

/** Returns the SVG source of a thumbnail. */
async function drawingOf({ thumbnail }: { thumbnail: string }): Promise<string> {
  const source = thumbnail.replace(/\/\d+\?.*$/, '/source.svg');
  return (await fetch(`${demo.origin}${source}`)).text();
}

async function cardsOf(path: string): Promise<Product[]> {
  const { data } = (await client.get(path)).body;
  return path.startsWith('/home') ? [...data.popular_products, ...data.just_for_you.products] : data.products;
}

it.each([
  '/products?per_page=24',
  '/products?per_page=24&sort_type=popular_product',
  '/products?per_page=24&sort_type=top_selling',
  '/products?per_page=24&sort_type=newest',
  '/home?per_page=14',
])('shows no two similar pictures among the first 24 cards of %s', async (path) => {
  const cards = new Map((await cardsOf(path)).slice(0, 24).map((card) => [card.id, card]));
  const drawings = await Promise.all([...cards.values()].map(drawingOf));
  expect(cards.size).toBeGreaterThan(11);
  expect(new Set(drawings).size).toBe(cards.size);
});

/** What products show, by id; as the demo of the tests seeds them. */
const shown = new Map(
  makeProducts(1, new Date(), 60).map(({ id, silhouette, pose, background, setting, colorIds }) => [
    id,
    { silhouette, drawing: `${silhouette} ${pose}`, ground: `${background} ${setting}`, color: colorIds[0] },
  ]),
);

it.each([
  '/products?per_page=24',
  '/products?per_page=24&page=2',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((category) => `/products?per_page=24&category_id=${category}`),
  ...['jacket', 'lamp', 'mug', 'watch'].map((search) => `/products?per_page=24&search=${search}`),
])('shows no card of %s beside or above one of the same drawing and ground', async (path) => {
  const cards = (await cardsOf(path)).map(({ id }) => shown.get(id));
  expect(cards.length).toBeGreaterThan(5);
  for (const columns of [1, 2, 3, 4, 5, 6]) {
    const alike = cards.filter((card, index) => {
      const neighbor = cards[index + columns];
      return card?.drawing === neighbor?.drawing && card?.ground === neighbor?.ground;
    });
    expect(alike).toEqual([]);
  }
});

it.each([
  // Category 8 has books only, whose covers differ instead.
  ...[1, 2, 3, 4, 5, 6, 7].map((category) => `/products?per_page=100&category_id=${category}`),
  ...[1, 8, 18, 31].map((subCategory) => `/products?per_page=24&sub_category_id=${subCategory}`),
  '/products?per_page=24&search=headphones',
])('shows no product of %s beside one of its kind and color', async (path) => {
  const cards = (await cardsOf(path)).map(({ id }) => shown.get(id));
  expect(cards.length).toBeGreaterThan(9);
  const alike = cards.filter((card, index) => {
    const next = cards[index + 1];
    return card?.silhouette === next?.silhouette && card?.color === next?.color;
  });
  expect(alike).toEqual([]);
});

describe('defective pictures', () => {
  /** Returns the five products with defective pictures, by oddity. */
  const wrong = async () => {
    const found = new Map<string, Product>();
    for (let page = 1; page < 3; page += 1) {
      const { products } = (await client.get(`/products?shop_id=14&per_page=100&page=${page}`)).body.data;
      for (const product of products) {
        const svg = await drawingOf(product);
        const [, oddity] = /data-oddity="(\w+)"/.exec(svg) ?? [];
        if (oddity) found.set(oddity, product);
        if (!svg.startsWith('<svg')) found.set('missing', product);
      }
    }
    return found;
  };

  it('are missing, broken, huge, wide or tall', async () => {
    const found = await wrong();
    expect([...found.keys()].sort()).toEqual(['broken', 'huge', 'missing', 'tall', 'wide']);
    const load = (oddity: string) =>
      fetch(`${demo.origin}${found.get(oddity)?.thumbnail ?? ''}`, { headers: { Accept: 'image/webp' } });
    expect((await load('missing')).status).toBe(404);
    const sizes = await Promise.all(
      ['broken', 'wide', 'huge'].map(async (oddity) => (await (await load(oddity)).arrayBuffer()).byteLength),
    );
    expect(sizes[2]).toBeGreaterThan(5 * (sizes[1] ?? 0));
    // Rendering the huge picture takes half a minute on a busy machine.
  }, 120_000);
});
