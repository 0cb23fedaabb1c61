import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Backend } from './backend';
import { compactAnswers } from './http/compact';
import { speaksLanguages, type Env } from './http/environment';
import { failureAnswer } from './http/failures';
import { notFound, Refusal } from './http/refusal';
import { accountRoutes } from './routes/account';
import { cartRoutes } from './routes/cart';
import { catalogueRoutes } from './routes/catalogue';
import { gatewayRoutes } from './routes/gateway';
import { homeRoutes } from './routes/home';
import { orderRoutes } from './routes/orders';
import { productRoutes } from './routes/product';
import { sessionRoutes } from './routes/session';
import { siteRoutes } from './routes/site';

const largestBody = 256 * 1024;

/** Everything under /api: the calls of contract.md. */
export function apiOf(backend: Backend) {
  const api = new Hono<Env>().basePath('/api');
  api.use(compactAnswers, speaksLanguages);
  api.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () => {
        // What is still on its way is not read, so the connection cannot be used again.
        throw new Refusal(413, { text: 'The request is too large.' }, { headers: { Connection: 'close' } });
      },
    }),
  );
  api.route('/', siteRoutes(backend));
  api.route('/', sessionRoutes(backend));
  api.route('/', homeRoutes(backend));
  api.route('/', catalogueRoutes(backend));
  api.route('/', productRoutes(backend));
  api.route('/', cartRoutes(backend));
  api.route('/', orderRoutes(backend));
  api.route('/', accountRoutes(backend));
  api.route('/', gatewayRoutes(backend));
  api.all('*', () => {
    throw notFound('Not found');
  });
  api.onError(failureAnswer);
  return api;
}
