import type { SagaGenerator } from 'typed-redux-saga';
import { call, put, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { callEndpoint, qaServerApi } from '@/api';
import type { QaClockChange } from '@/domain/qaServer';
import { couponRefused } from '@/features/checkout';
import { logoutConfirmed } from '@/features/logout';
import { returnedAfterAbsence } from '@/core/connection';
import { selectUser, sessionEnded } from '@/core/session';
import { explainCoupon } from './explainCoupon.saga';
import {
  codeRequested,
  resetPressed,
  sectionOpened,
  serverClockMoved,
  serverClockReset,
  serverClockStarted,
  serverClockStopped,
  stockRequested,
  stockSet,
} from './server.slice';

/** Calls leave nothing in the shop's state, so that it is the same with the panel and without. */
const UNTRACKED = { track: false } as const;

const { endpoints } = qaServerApi;

function* readClock(): SagaGenerator<void> {
  yield* callEndpoint(endpoints.getQaClock.initiate(undefined, UNTRACKED));
}

function* probe(): SagaGenerator<void> {
  const { data } = yield* callEndpoint(endpoints.getQaAbilities.initiate(undefined, UNTRACKED));
  if (data?.includes('clock')) yield* call(readClock);
}

function* setClock(change: QaClockChange): SagaGenerator<void> {
  yield* callEndpoint(endpoints.setQaClock.initiate(change, UNTRACKED));
}

function* readCode(): SagaGenerator<void> {
  yield* callEndpoint(endpoints.getQaCode.initiate(undefined, UNTRACKED));
}

function* readStock({ payload: productId }: ReturnType<typeof stockRequested>): SagaGenerator<void> {
  yield* callEndpoint(endpoints.getQaStock.initiate(productId, UNTRACKED));
}

function* setStock({ payload }: ReturnType<typeof stockSet>): SagaGenerator<void> {
  const { error } = yield* callEndpoint(endpoints.setQaStock.initiate(payload, UNTRACKED));
  if (!error) yield* callEndpoint(endpoints.getQaStock.initiate(payload.productId, UNTRACKED));
}

/** The reset removes the session, so the shopper is logged out first; then the page shows the seed's data. */
function* resetDatabase(): SagaGenerator<void> {
  if (yield* select(selectUser)) {
    yield* put(logoutConfirmed());
    yield* take(sessionEnded);
  }
  const { error } = yield* callEndpoint(endpoints.resetQaDatabase.initiate(undefined, UNTRACKED));
  if (error) return;
  yield* put(returnedAfterAbsence());
  yield* call(readClock);
}

export function* serverSaga(): SagaGenerator<void> {
  yield* takeLeading(sectionOpened, probe);
  yield* takeEvery(serverClockMoved, ({ payload: moveMs }) => setClock({ moveMs }));
  yield* takeEvery(serverClockStopped, () => setClock({ isStopped: true }));
  yield* takeEvery(serverClockStarted, () => setClock({ isStopped: false }));
  yield* takeEvery(serverClockReset, () => setClock({ offsetMs: 0 }));
  yield* takeLeading(codeRequested, readCode);
  yield* takeEvery(stockRequested, readStock);
  yield* takeEvery(stockSet, setStock);
  yield* takeLeading(resetPressed, resetDatabase);
  yield* takeEvery(couponRefused, explainCoupon);
}
