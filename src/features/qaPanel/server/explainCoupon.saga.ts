import type { SagaGenerator } from 'typed-redux-saga';
import { getContext, put } from 'typed-redux-saga';
import { callEndpoint, qaServerApi } from '@/api';
import type { couponRefused } from '@/features/checkout';
import type { ServerState } from './server.slice';
import { couponExplained } from './server.slice';

const { explainQaCoupon, getQaAbilities } = qaServerApi.endpoints;

/** The abilities; requested now if the Server section has not been opened. */
function* knownAbilities(): SagaGenerator<readonly string[]> {
  const serverOf = yield* getContext<() => ServerState>('serverOf');
  const { abilities } = serverOf();
  if (abilities) return abilities;
  const { data } = yield* callEndpoint(getQaAbilities.initiate(undefined, { track: false }));
  return data ?? [];
}

/** Asks a backend with a QA interface for the exact reason, of which the shop's API only sends a message. */
export function* explainCoupon({
  payload: { code, shopIds, isBuyNow },
}: ReturnType<typeof couponRefused>): SagaGenerator<void> {
  if (!(yield* knownAbilities()).includes('coupon')) return;
  const { data } = yield* callEndpoint(
    explainQaCoupon.initiate({ code, shopIds, isBuyNow }, { track: false }),
  );
  if (data?.reason) yield* put(couponExplained({ code, ...data, reason: data.reason }));
}
