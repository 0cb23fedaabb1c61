import type { PersistedState } from 'redux-persist';
import { getStoredState } from 'redux-persist';
import * as v from 'valibot';
import type { Rehydrated } from '@/api';
import { PRIVATE_ENDPOINTS } from '@/api';
import { browserHistory, storage, persistedSessionMark } from '@/shared/adapters';
import { report } from '@/shared/report';
import { migrate, persistenceConfig, VERSION } from './persistence.config';

const STORAGE_KEY = `${persistenceConfig.keyPrefix}${persistenceConfig.key}`;

/** The persisted state as it is stored; null without one. */
export const readPersistedText = () => storage.read(STORAGE_KEY);

const BROKEN_KEY = `${STORAGE_KEY}:broken`;

const restorable = v.record(v.string(), v.unknown());

/** Only fulfilled cache entries are rehydrated. */
const entries = v.record(
  v.string(),
  v.looseObject({ status: v.literal('fulfilled'), endpointName: v.string() }),
);

type Entries = v.InferOutput<typeof entries>;

/** Drops private entries: tabs share the storage, which may hold the data of another token's user. */
function publicOf(queries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(queries).filter(([, { endpointName }]) => !PRIVATE_ENDPOINTS.has(endpointName)),
  );
}

const chatOfPage = v.looseObject({ pathname: v.string() });

/** Rehydrates the open chat panel only on the page on which it was open. */
function chatHere(chat: unknown): unknown {
  const read = v.safeParse(chatOfPage, chat);
  return read.success && read.output.pathname === browserHistory.read().location.pathname ? chat : null;
}

/** Loads the persisted state. Invalid state is moved to another key and never fatal. */
export async function rehydrate(): Promise<Rehydrated> {
  try {
    const found = (await getStoredState(persistenceConfig)) as PersistedState | undefined;
    // The shape of a newer release is unknown here (R80).
    if ((found?._persist?.version ?? 0) > VERSION) return {};
    const state = v.safeParse(restorable, await migrate(found, VERSION));
    if (!state.success) return {};
    const { cache, owner, ...slices } = state.output;
    const queries = v.safeParse(entries, cache ?? {});
    if (!queries.success) throw new Error('The stored cache cannot be read');
    const isOwn = (owner ?? null) === persistedSessionMark();
    return {
      ...(isOwn
        ? { ...slices, chat: chatHere(slices.chat) }
        : { locale: slices.locale, appearance: slices.appearance }),
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

/** Keeps a copy for diagnosis only with a session, since it may contain user data. */
function putAside(): void {
  const broken = storage.read(STORAGE_KEY);
  if (broken !== null && persistedSessionMark() !== null) storage.write(BROKEN_KEY, broken);
  storage.remove(STORAGE_KEY);
}

/** Removes the copy of invalid state when the session ends to which it may belong. */
export function dropBroken(): void {
  storage.remove(BROKEN_KEY);
}
