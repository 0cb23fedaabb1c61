import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Backend } from './backend';
import { compactResponses } from './http/compact';
import { detectsLocale, type Env } from './http/environment';
import { failureResponse } from './http/failures';
import { notFound, Refusal } from './http/refusal';
import { accessRoutes } from './routes/access';
import { accountRoutes } from './routes/account';
import { boughtRoutes } from './routes/bought';
import { broadcastingRoutes } from './routes/broadcasting';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes } from './routes/catalogue';
import { chatRoutes } from './routes/chat';
import { contactRoutes } from './routes/contact';
import { flashSaleRoutes } from './routes/flashSale';
import { gatewayRoutes } from './routes/gateway';
import { homeRoutes } from './routes/home';
import { orderRoutes } from './routes/orders';
import { productRoutes } from './routes/product';
import { profileRoutes } from './routes/profile';
import { articleRoutes } from './routes/articles';
import { sessionRoutes } from './routes/session';
import { shopRoutes } from './routes/shops';
import { siteRoutes } from './routes/site';
import { socialRoutes } from './routes/social';
import { supportRoutes } from './routes/support';

const largestBody = 256 * 1024;
/** Five files of 2 MB plus the form's other fields. */
const largestForm = 11 * 1024 * 1024;
const formPaths = [
  '/update-profile',
  '/become-a-seller',
  '/support-ticket',
  '/product-review',
  '/send-message',
];

const tooLarge = () => {
  // The rest of the request body is not read, so the connection cannot be reused.
  throw new Refusal(413, { text: 'The request is too large.' }, { headers: { Connection: 'close' } });
};
const bodies = bodyLimit({ maxSize: largestBody, onError: tooLarge });
const forms = bodyLimit({ maxSize: largestForm, onError: tooLarge });

/** The routes under /api (docs/api.md). */
export function apiOf(backend: Backend) {
  const api = new Hono<Env>().basePath('/api');
  api.use(compactResponses, detectsLocale);
  api.use((c, next) => {
    if (c.req.method === 'GET') return next();
    return (formPaths.includes(c.req.path.replace(/^\/api/, '')) ? forms : bodies)(c, next);
  });
  api.route('/', siteRoutes(backend));
  api.route('/', sessionRoutes(backend));
  api.route('/', accessRoutes(backend));
  api.route('/', socialRoutes(backend));
  api.route('/', homeRoutes(backend));
  api.route('/', catalogueRoutes(backend));
  api.route('/', flashSaleRoutes(backend));
  api.route('/', shopRoutes(backend));
  api.route('/', productRoutes(backend));
  api.route('/', cartRoutes(backend));
  api.route('/', orderRoutes(backend));
  api.route('/', boughtRoutes(backend));
  api.route('/', accountRoutes(backend));
  api.route('/', profileRoutes(backend));
  api.route('/', chatRoutes(backend));
  api.route('/', broadcastingRoutes(backend));
  api.route('/', supportRoutes(backend));
  api.route('/', articleRoutes(backend));
  api.route('/', contactRoutes(backend));
  api.route('/', gatewayRoutes(backend));
  api.all('*', () => {
    throw notFound('Not found');
  });
  api.onError(failureResponse);
  return api;
}
