import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { appIcon, appLogo, avatar, qrPicture, shopLogo } from '../art';
import type { Backend } from '../backend';
import { lookupsOf } from '../catalogue/lookups';
import type { Env } from '../http/environment';
import { keyInPath } from '../http/input';
import { notFound } from '../http/refusal';
import {
  drawArticle,
  drawBanner,
  drawCategory,
  drawCustomerPhoto,
  drawFlashSale,
  drawProduct,
  drawShopBanner,
  drawShopHead,
  drawSubCategory,
} from '../media/drawings';
import { serviceMark } from '../media/marks';
import { sent, widthOf } from '../media/oddities';
import { formatFor, isRendered, renditionsIn } from '../media/renditions';
import { memoryOf } from '../memory';
import { findUpload } from '../uploads/uploads.queries';

/** Addresses include the version of the drawings, so their content never changes. */
const forEver = 'public, max-age=31536000, immutable';

const noPicture = () => notFound('There is no such picture.');

function svgResponse(c: Context<Env>, svg: string | null) {
  if (svg === null) throw noPicture();
  c.header('Cache-Control', forEver);
  c.header('Content-Type', 'image/svg+xml; charset=utf-8');
  return c.body(svg);
}

/**
 * Pictures under /media: drawn in code, rendered in the best format for the browser. `source.svg` is the
 * drawing.
 */
export function mediaRoutes(backend: Backend) {
  const drawings = memoryOf(300);
  const renditions = renditionsIn(join(backend.folder, 'pictures'), backend.qa);

  async function picture(c: Context<Env>, name: string, draw: () => Promise<string | null>) {
    const requested = c.req.param('width') ?? '';
    const width = /^\d{1,4}$/.test(requested) ? Number(requested) : 0;
    if (requested !== 'source.svg' && !isRendered(width)) throw noPicture();
    const svg = await drawings.remember(name, draw);
    if (svg === null || width === 0) return svgResponse(c, svg);
    const format = formatFor(c.req.header('Accept'));
    const content = sent(svg, await renditions.of(svg, widthOf(svg, width), format));
    c.header('Cache-Control', forEver);
    c.header('Vary', 'Accept');
    c.header('Content-Type', `image/${format}`);
    return c.body(new Uint8Array(content));
  }

  const product = (c: Context<Env>, colorId: number | undefined) => {
    const id = keyInPath(c, 'id');
    const view = c.req.param('view') ?? '';
    return picture(c, `product ${id} ${view} ${colorId ?? ''}`, () =>
      drawProduct(backend, id, view, colorId),
    );
  };

  const byId =
    (kind: string, draw: (backend: Backend, id: number) => Promise<string | null>) => (c: Context<Env>) => {
      const id = keyInPath(c, 'id');
      return picture(c, `${kind} ${id}`, () => draw(backend, id));
    };

  const bySide =
    (kind: string, draw: (backend: Backend, id: number, mirrored: boolean) => Promise<string | null>) =>
    (c: Context<Env>) => {
      const id = keyInPath(c, 'id');
      const side = c.req.param('side');
      if (side !== 'ltr' && side !== 'rtl') throw noPicture();
      return picture(c, `${kind} ${id} ${side}`, () => draw(backend, id, side === 'rtl'));
    };

  return new Hono<Env>()
    .basePath('/media')
    .get('/product/:id/:view/:width', (c) => product(c, undefined))
    .get('/product/:id/:view/:color/:width', (c) => product(c, keyInPath(c, 'color')))
    .get('/customer-photo/:id/:number{\\d{1,4}}/:width', (c) => {
      const id = keyInPath(c, 'id');
      const number = Number(c.req.param('number'));
      return picture(c, `customer photo ${id} ${number}`, () => drawCustomerPhoto(backend, id, number));
    })
    .get('/category/:id/:width', byId('category', drawCategory))
    .get('/sub-category/:id/:width', byId('sub-category', drawSubCategory))
    .get('/shop-banner/:id/:width', byId('shop-banner', drawShopBanner))
    .get('/shop-head/:id/:width', byId('shop-head', drawShopHead))
    .get('/article/:id/:width', byId('article', drawArticle))
    .get('/banner/:id/:side/:width', bySide('banner', drawBanner))
    .get('/flash-sale/:id/:side/:width', bySide('flash-sale', drawFlashSale))
    .get('/shop-logo/:file{\\d+\\.svg}', async (c) => {
      const shop = (await lookupsOf(backend)).shops.get(Number.parseInt(c.req.param('file'), 10));
      return svgResponse(c, shop ? shopLogo(shop.mark, shop.color) : null);
    })
    .get('/avatar/:name', (c) => svgResponse(c, avatar(c.req.param('name').slice(0, 80))))
    .get('/mark/:file{[a-z_]+\\.svg}', (c) =>
      svgResponse(c, serviceMark(c.req.param('file').replace('.svg', ''))),
    )
    .get('/logo.svg', (c) => svgResponse(c, appLogo()))
    .get('/icon/:file{(?:any|maskable)-(?:192|512)\\.png}', async (c) => {
      const [purpose = '', size] = c.req.param('file').replace('.png', '').split('-');
      const content = await renditions.of(appIcon(purpose === 'maskable'), Number(size), 'png');
      c.header('Cache-Control', forEver);
      c.header('Content-Type', 'image/png');
      return c.body(new Uint8Array(content));
    })
    .get('/qr.svg', (c) => svgResponse(c, qrPicture('https://marsa.example/app')))
    .get('/upload/:token', async (c) => {
      const upload = await findUpload(backend, c.req.param('token').slice(0, 60));
      if (!upload) throw noPicture();
      c.header('Cache-Control', forEver);
      c.header('Content-Type', upload.contentType);
      // PDF viewers of browsers do not open in a sandbox.
      if (upload.contentType === 'application/pdf') c.header('Content-Disposition', 'attachment');
      return c.body(new Uint8Array(upload.bytes));
    })
    .all('*', () => {
      throw noPicture();
    });
}
