import { createMigrate } from 'redux-persist';
import type { PersistedState } from 'redux-persist';
import { storage } from '@/shared/adapters';

/** redux-persist asks for promises; the storage behind it answers at once. */
const persistStorage = {
  getItem: (key: string) => Promise.resolve(storage.read(key)),
  setItem: (key: string, text: string) => Promise.resolve(storage.write(key, text)),
  removeItem: (key: string) => Promise.resolve(storage.remove(key)),
};

/** Raise with every change of what is stored, and add a migration; what has none starts afresh. */
export const VERSION = 1;
const migrations: Record<number, (state: PersistedState) => PersistedState> = { [VERSION]: (state) => state };

export const persistenceConfig = {
  key: 'storefront',
  keyPrefix: 'persist:',
  version: VERSION,
  storage: persistStorage,
};

/** Brings what an older version stored to today's shape. */
export const migrate = createMigrate(migrations, { debug: false });

/** The mark that redux-persist reads the version from; one object, for it compares by identity. */
export const PERSIST_MARK = { version: VERSION, rehydrated: true };
