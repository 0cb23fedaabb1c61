import type { PersistedState } from 'redux-persist';
import { getStoredState } from 'redux-persist';
import * as v from 'valibot';
import type { Rehydrated } from '@/api';
import { PRIVATE_ENDPOINTS } from '@/api';
import { browserHistory, storage, persistedSessionMark } from '@/shared/adapters';
import { report } from '@/shared/report';
import { migrate, persistenceConfig, VERSION } from './persistence.config';

const STORAGE_KEY = `${persistenceConfig.keyPrefix}${persistenceConfig.key}`;

const BROKEN_KEY = `${STORAGE_KEY}:broken`;

const restorable = v.record(v.string(), v.unknown());

/** A cache entry that may come back: one that was answered. */
const entries = v.record(
  v.string(),
  v.looseObject({ status: v.literal('fulfilled'), endpointName: v.string() }),
);

type Entries = v.InferOutput<typeof entries>;

/** What tabs of one browser store lies over each other: of a user whose token is not the one here, nothing comes back. */
function publicOf(queries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(queries).filter(([, { endpointName }]) => !PRIVATE_ENDPOINTS.has(endpointName)),
  );
}

const chatOfPage = v.looseObject({ pathname: v.string() });

/** The open chat panel is rehydrated on the page that it was open on, and on no other one. */
function chatHere(chat: unknown): unknown {
  const read = v.safeParse(chatOfPage, chat);
  return read.success && read.output.pathname === browserHistory.read().location.pathname ? chat : null;
}

/** What an earlier visit left. A broken storage is put aside under another key, never fatal. */
export async function rehydrate(): Promise<Rehydrated> {
  try {
    const found = (await getStoredState(persistenceConfig)) as PersistedState | undefined;
    const state = v.safeParse(restorable, await migrate(found, VERSION));
    if (!state.success) return {};
    const { cache, owner, ...slices } = state.output;
    const queries = v.safeParse(entries, cache ?? {});
    if (!queries.success) throw new Error('The stored cache cannot be read');
    const isOwn = (owner ?? null) === persistedSessionMark();
    return {
      ...(isOwn ? { ...slices, chat: chatHere(slices.chat) } : { locale: slices.locale }),
      api: {
        queries: isOwn ? queries.output : publicOf(queries.output),
        mutations: {},
        provided: { tags: {}, keys: {} },
      },
    };
  } catch (problem) {
    report('persistence', problem);
    putAside();
    return {};
  }
}

/** A copy may hold something of a user: without a session there is nobody to keep it for. */
function putAside(): void {
  const broken = storage.read(STORAGE_KEY);
  if (broken !== null && persistedSessionMark() !== null) storage.write(BROKEN_KEY, broken);
  storage.remove(STORAGE_KEY);
}

/** Forgets the copy of a broken storage, when the session ends that it may belong to. */
export function dropBroken(): void {
  storage.remove(BROKEN_KEY);
}
