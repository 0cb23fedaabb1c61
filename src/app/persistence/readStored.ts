import type { PersistedState } from 'redux-persist';
import { getStoredState } from 'redux-persist';
import * as v from 'valibot';
import type { Restored } from '@/api';
import { PRIVATE_ENDPOINTS } from '@/api';
import { storage, storedSessionMark } from '@/shared/adapters';
import { report } from '@/shared/report';
import { migrate, persistenceConfig, VERSION } from './persistence.config';

const STORAGE_KEY = `${persistenceConfig.keyPrefix}${persistenceConfig.key}`;

const persistedState = v.record(v.string(), v.unknown());

/** Only fulfilled cache entries are rehydrated. */
const entries = v.record(
  v.string(),
  v.looseObject({ status: v.literal('fulfilled'), endpointName: v.string() }),
);

type Entries = v.InferOutput<typeof entries>;

/** Tabs of one browser share the storage: private entries of another session must not be rehydrated. */
function publicOf(queries: Entries): Entries {
  return Object.fromEntries(
    Object.entries(queries).filter(([, { endpointName }]) => !PRIVATE_ENDPOINTS.has(endpointName)),
  );
}

/** Persisted state of an earlier visit. Unreadable state is moved to another key; never throws. */
export async function readStored(): Promise<Restored> {
  try {
    const found = (await getStoredState(persistenceConfig)) as PersistedState | undefined;
    const state = v.safeParse(persistedState, await migrate(found, VERSION));
    if (!state.success) return {};
    const { cache, owner, ...slices } = state.output;
    const queries = v.safeParse(entries, cache ?? {});
    if (!queries.success) throw new Error('The stored cache cannot be read');
    const isOwn = (owner ?? null) === storedSessionMark();
    return {
      ...(isOwn ? slices : { locale: slices.locale }),
      api: {
        queries: isOwn ? queries.output : publicOf(queries.output),
        mutations: {},
        provided: { tags: {}, keys: {} },
      },
    };
  } catch (problem) {
    report('persistence', problem);
    quarantine();
    return {};
  }
}

function quarantine(): void {
  const broken = storage.read(STORAGE_KEY);
  if (broken !== null) storage.write(`${STORAGE_KEY}:broken`, broken);
  storage.remove(STORAGE_KEY);
}
