import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { ApiError, QaCode } from '@/api';
import { isApiError, qaServerApi } from '@/api';
import type { QaAbility, QaServerClock, QaStock } from '@/domain/qaServer';
import { isQaEndpoint } from '@/domain/qaServer';
import { serverLabels } from './serverLabels';

export interface ServerState {
  /** What the backend's QA interface can do; empty without one, null before the first response. */
  abilities: QaAbility[] | null;
  /** `readAt` is the device's Unix time of the response in milliseconds. */
  clock: (QaServerClock & { readAt: number }) | null;
  code: QaCode | null;
  stock: QaStock | null;
  /** Whether the last press was a reset that succeeded. */
  isReset: boolean;
  /** Why the last call failed, and which controls it belongs to; null for the request of the abilities. */
  problem: { part: QaAbility | null; message: string } | null;
}

export const initialServerState: ServerState = {
  abilities: null,
  clock: null,
  code: null,
  stock: null,
  isReset: false,
  problem: null,
};

const { endpoints } = qaServerApi;

/** Controls of each call. The others are made by the panel itself, or their failure is shown elsewhere. */
const PARTS: Readonly<Record<string, QaAbility | null>> = {
  getQaAbilities: null,
  getQaClock: 'clock',
  setQaClock: 'clock',
  getQaCode: 'code',
  getQaStock: 'stock',
  setQaStock: 'stock',
  resetQaDatabase: 'reset',
};

interface QaCall {
  type: string;
  payload?: unknown;
  meta: { arg: { endpointName: string } };
}

/** Whether the row belongs to a call of the QA interface. */
export const isQaServerCall = (action: object): action is QaCall =>
  isQaEndpoint((action as Partial<QaCall>).meta?.arg?.endpointName ?? '');

const isRejected = (action: object): action is QaCall =>
  isQaServerCall(action) && action.type.endsWith('/rejected') && action.meta.arg.endpointName in PARTS;

function problemOf(error: unknown): string {
  const { kind, message, status }: Partial<ApiError> = isApiError(error) ? error : {};
  if (kind === 'network' || kind === 'timeout') return serverLabels.silent;
  return message ?? serverLabels.refused(status ?? 0);
}

/** A JSON error of the backend is shown; its page or a 404 means only that it has no QA interface. */
function isAbsent(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'unreadable' || error.status === 404);
}

/** Requests of the Server section, and what the backend has responded (docs/qa.md). */
export const serverSlice = createSlice({
  name: 'qaServer',
  initialState: initialServerState,
  reducers: {
    /** The Server section was opened: the abilities of the backend are requested once. */
    sectionOpened: () => undefined,
    /** The backend's clock is moved by milliseconds. */
    serverClockMoved: (_server, _by: PayloadAction<number>) => undefined,
    /** The backend's clock is stopped where it is. */
    serverClockStopped: () => undefined,
    /** The backend's clock runs on from where it was stopped. */
    serverClockStarted: () => undefined,
    /** The backend's clock is set back to the time of its device. */
    serverClockReset: () => undefined,
    /** The latest one-time code is requested. */
    codeRequested: () => undefined,
    /** The stock of a product is requested; the payload is its id. */
    stockRequested: (_server, _productId: PayloadAction<number>) => undefined,
    /** The stock of a product is set. */
    stockSet: (_server, _stock: PayloadAction<Pick<QaStock, 'productId' | 'quantity'>>) => undefined,
    /** The backend's database is reset to its seed; the session ends with it. */
    resetPressed: () => undefined,
    /** A coupon did not apply, and the backend's QA interface has explained why. */
    couponExplained: (
      _server,
      _verdict: PayloadAction<{ code: string; reason: string } & Record<string, unknown>>,
    ) => undefined,
  },
  extraReducers: (on) =>
    on
      .addMatcher(endpoints.getQaAbilities.matchFulfilled, (server, { payload }) => {
        server.abilities = payload;
      })
      .addMatcher(endpoints.getQaAbilities.matchRejected, (server, { payload }) => {
        if (isAbsent(payload)) server.abilities = [];
      })
      .addMatcher(
        (action) =>
          endpoints.getQaClock.matchFulfilled(action) || endpoints.setQaClock.matchFulfilled(action),
        (server, { payload, meta }: { payload: QaServerClock; meta: { fulfilledTimeStamp: number } }) => {
          server.clock = { ...payload, readAt: meta.fulfilledTimeStamp };
        },
      )
      .addMatcher(endpoints.getQaCode.matchFulfilled, (server, { payload }) => {
        server.code = payload;
      })
      .addMatcher(endpoints.getQaStock.matchFulfilled, (server, { payload }) => {
        server.stock = payload;
      })
      .addMatcher(endpoints.resetQaDatabase.matchFulfilled, (server) => {
        server.isReset = true;
        server.code = null;
        server.stock = null;
      })
      .addMatcher(isQaServerPress, (server) => {
        server.problem = null;
        server.isReset = false;
      })
      .addMatcher(isRejected, (server, { payload, meta }) => {
        const part = PARTS[meta.arg.endpointName] ?? null;
        if (part || !isAbsent(payload)) server.problem = { part, message: problemOf(payload) };
      }),
});

function isQaServerPress({ type }: { type: string }): boolean {
  return type.startsWith('qaServer/') && !type.endsWith('/couponExplained');
}

export const {
  sectionOpened,
  serverClockMoved,
  serverClockStopped,
  serverClockStarted,
  serverClockReset,
  codeRequested,
  stockRequested,
  stockSet,
  resetPressed,
  couponExplained,
} = serverSlice.actions;
