import type { ShopId } from '@/domain/ids';
import type { QaAbility, QaClockChange, QaCouponVerdict, QaServerClock, QaStock } from '@/domain/qaServer';
import { api } from './api';
import type { ApiRequest } from './request';
import type { QaCode } from './wire/qaServer.wire';
import {
  abilitiesWire,
  couponVerdictWire,
  latestCodeWire,
  readyCartWire,
  serverClockWire,
  stockWire,
} from './wire/qaServer.wire';

/** A URL beside /api. Without retries: a backend without a QA interface may respond with its page. */
const below = (url: string, request: Omit<ApiRequest, 'url'> = {}): ApiRequest => ({
  ...{ url: `/qa${url}`, isAnnouncedUrl: true, isRead: false, onUnauthorized: 'ignore' },
  ...request,
});

const post = (url: string, body: unknown, reads?: ApiRequest['reads']): ApiRequest =>
  below(url, { method: 'POST', body, ...(reads && { reads }) });

/**
 * The QA interface of a backend, which is not part of the shop's API (docs/qa.md). Reads are mutations as
 * well: untracked, they leave nothing in the shop's state.
 */
export const qaServerApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /qa: what the interface can do. */
    getQaAbilities: build.mutation<QaAbility[], void>({
      query: () => below('', { reads: abilitiesWire }),
    }),
    /** GET /qa/clock: the backend's time. */
    getQaClock: build.mutation<QaServerClock, void>({
      query: () => below('/clock', { reads: serverClockWire }),
    }),
    /** POST /qa/clock: moves, stops or runs the backend's clock. */
    setQaClock: build.mutation<QaServerClock, QaClockChange>({
      query: (change) => post('/clock', change, serverClockWire),
    }),
    /** GET /qa/otp: the latest one-time code, as a vault reference. */
    getQaCode: build.mutation<QaCode, void>({
      query: () => below('/otp', { reads: latestCodeWire }),
    }),
    /** GET /qa/stock: the stock of a product. */
    getQaStock: build.mutation<QaStock, number>({
      query: (productId) => below(`/stock?product_id=${productId}`, { reads: stockWire }),
    }),
    /** POST /qa/stock: sets the stock of a product. */
    setQaStock: build.mutation<null, { productId: number; quantity: number }>({
      query: ({ productId, quantity }) => post('/stock', { product_id: productId, quantity }),
    }),
    /** POST /qa/reset: restores the seed; all sessions end. */
    resetQaDatabase: build.mutation<null, void>({ query: () => post('/reset', {}) }),
    /** POST /qa/cart: returns the account of a shopper whose cart was filled. */
    fillQaCart: build.mutation<string, void>({ query: () => post('/cart', {}, readyCartWire) }),
    /** POST /qa/coupon: what a refused coupon lacks. */
    explainQaCoupon: build.mutation<
      QaCouponVerdict,
      { code: string; shopIds: readonly ShopId[]; isBuyNow: boolean }
    >({
      query: ({ code, shopIds, isBuyNow }) =>
        post('/coupon', { code, shop_ids: shopIds, is_buy_now: isBuyNow }, couponVerdictWire),
    }),
  }),
});
