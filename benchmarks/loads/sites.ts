import { fillCart } from '../session';
import { buildFloor } from './buildFloor';
import { floorProducts } from './floor/products';
import type { MeasuredPage } from './measureLoad';
import { floorPage, plainPage } from './pages';
import { drawPictures } from './pictures';
import { startServer, storedResponse } from './server';
import { recordedShop } from './shop';

/** Also matches a card painted before React: only products' cards link to a product. */
const PRODUCT_CARD = 'article:has(a[href*="/products/"])';

interface ListResponse {
  data: { products: { id: number; shop: { id: number } }[] };
}

/** Serves the floor, the plain page and the shop at `shop`; returns the measured pages by name. */
export async function startSites(
  shop: string,
): Promise<{ pages: Record<string, MeasuredPage>; stop: () => void }> {
  const { vendor, main } = await buildFloor();
  const pictures = (await drawPictures()).map((picture) => storedResponse(picture, 'image/webp'));
  const files: ReadonlyMap<string, ReturnType<typeof storedResponse>> = new Map([
    ['/', storedResponse(floorPage, 'text/html')],
    ['/plain', storedResponse(plainPage, 'text/html')],
    ['/vendor.js', storedResponse(vendor, 'text/javascript')],
    ['/main.js', storedResponse(main, 'text/javascript')],
    ['/api/home', storedResponse(JSON.stringify({ products: floorProducts }), 'application/json')],
    ...pictures.map((picture, index) => [`/pictures/${index}.webp`, picture] as const),
  ]);
  const missing = storedResponse('', 'text/plain', {}, 404);
  const floor = await startServer(({ url = '' }) => files.get(url) ?? missing);
  const storefront = await startServer(recordedShop(shop, pictures));
  const list = (await (await fetch(`${shop}/api/products`)).json()) as ListResponse;
  const [product] = list.data.products;
  const token = await fillCart(shop, 2, 1);
  const pages: Record<string, MeasuredPage> = {
    floor: { url: `${floor.origin}/`, card: PRODUCT_CARD },
    plain: { url: `${floor.origin}/plain`, card: PRODUCT_CARD },
    home: { url: `${storefront.origin}/`, card: PRODUCT_CARD },
    'plain again': { url: `${floor.origin}/plain`, card: PRODUCT_CARD, isSecondVisit: true },
    'home again': { url: `${storefront.origin}/`, card: PRODUCT_CARD, isSecondVisit: true },
    listing: { url: `${storefront.origin}/products`, card: PRODUCT_CARD },
    product: { url: `${storefront.origin}/products/${product?.id}/details`, card: 'main h1' },
    shop: { url: `${storefront.origin}/shops/${product?.shop.id}`, card: PRODUCT_CARD },
    checkout: { url: `${storefront.origin}/checkout`, card: 'main h1', token },
    messages: { url: `${storefront.origin}/messages`, card: 'main h1', token },
  };
  const stop = () => {
    floor.stop();
    storefront.stop();
  };
  return { pages, stop };
}
