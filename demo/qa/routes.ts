import { Hono } from 'hono';
import * as v from 'valibot';
import { findAccount } from '../auth/users.queries';
import type { Backend } from '../backend';
import { readMeta } from '../db/migrate';
import { restoreSnapshot } from '../db/snapshot';
import { respond, detectsLocale, signedIn, type Env } from '../http/environment';
import { flag, maybe, optionalText, text, wholeNumber } from '../http/fields';
import { bodyOf, queryOf } from '../http/input';
import { notFound } from '../http/refusal';
import type { Jobs } from '../jobs';
import { shopIdList } from '../routes/cart';
import { qaClockRoutes } from './clock';
import { explainCoupon } from './coupon';
import type { Faults } from './faults';
import { qaGuard } from './guard';
import { qaProductRoutes } from './products';
import { becomePersona, makeShoppers, personas } from './people';
import { addOrdersAndTickets } from './longLists';
import { fillReadyCart } from './readyCart';

const faultInput = v.object({
  method: maybe(v.pipe(text(10), v.toUpperCase())),
  path: text(300),
  status: maybe(wholeNumber(200, 599)),
  delayMs: v.pipe(
    maybe(wholeNumber(0, 600_000)),
    v.transform((delay) => delay ?? 0),
  ),
  body: maybe(v.picklist(['html', 'cut', 'drop'])),
  response: v.optional(v.unknown()),
  retryAfter: maybe(wholeNumber(0, 86_400)),
  times: maybe(wholeNumber(1, 1_000_000)),
});

/** What a storefront's QA panel can do here; it shows only these. */
const abilities = ['clock', 'code', 'stock', 'reset', 'cart', 'coupon'];

const couponInput = v.object({ code: text(60), shop_ids: shopIdList, is_buy_now: flag });

/** Routes under /qa, with which tests and testers control the demo. Mounted in QA mode only. */
export const qaRoutes = (backend: Backend, faults: Faults, jobs: Jobs) =>
  new Hono<Env>()
    .basePath('/qa')
    .use(qaGuard, detectsLocale)
    .get('/', (c) => respond(c, { abilities }))
    .post('/reset', async (c) => {
      await restoreSnapshot(backend.database);
      faults.clear();
      backend.clock.shift(0);
      backend.settings.clear();
      backend.memory.forget();
      backend.attempts.forget();
      backend.outbox.forget();
      return respond(c);
    })
    // The times of the seed's rows are relative to it; null in databases of earlier releases.
    .get('/seed', async (c) => {
      const seededAt = (await readMeta(backend.database)).get('seededAt') ?? null;
      return respond(c, { seeded_at: seededAt });
    })
    .post('/faults', async (c) => {
      faults.add(await bodyOf(c, faultInput));
      return respond(c);
    })
    .delete('/faults', (c) => {
      faults.clear();
      return respond(c);
    })
    .post('/master', async (c) => {
      backend.settings.override(await bodyOf(c, v.record(v.string(), v.unknown())));
      return respond(c);
    })
    .get('/otp', async (c) => {
      const { phone } = queryOf(c, v.object({ phone: optionalText() }));
      if (phone === null) {
        const last = backend.outbox.last();
        if (!last) throw notFound('No code was sent so far.');
        return respond(c, { otp: last.code, to: last.to });
      }
      const user = await findAccount(backend.database, phone);
      const otp = user && backend.outbox.lastFor(user.id);
      if (!otp) throw notFound('No code was sent there.');
      return respond(c, { otp });
    })
    .post('/people', async (c) => {
      const { count } = await bodyOf(c, v.object({ count: wholeNumber(1, 200) }));
      return respond(c, { people: await makeShoppers(backend, count) });
    })
    .post('/plenty', async (c) => {
      const count = wholeNumber(0, 1000);
      await addOrdersAndTickets(backend, await bodyOf(c, v.object({ orders: count, tickets: count })));
      return respond(c);
    })
    .post('/persona', async (c) => {
      const names = Object.keys(personas) as (keyof typeof personas)[];
      const { name } = await bodyOf(
        c,
        v.object({ name: v.picklist(names, 'The selected {field} is invalid.') }),
      );
      return respond(c, await becomePersona(backend, name));
    })
    .post('/cart', async (c) => respond(c, await fillReadyCart(backend)))
    .post('/coupon', signedIn(backend), async (c) => {
      const { code, shop_ids: shopIds, is_buy_now: isBuyNow } = await bodyOf(c, couponInput);
      const cart = { userId: c.get('user').id, isBuyNow };
      return respond(c, await explainCoupon(backend, { cart, shopIds, code }, c.get('locale')));
    })
    .route('/', qaClockRoutes(backend, jobs))
    .route('/', qaProductRoutes(backend));
