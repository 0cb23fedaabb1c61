import { createMigrate } from 'redux-persist';
import type { PersistedState } from 'redux-persist';
import { storage } from '@/shared/adapters';
import { withChecksum, withoutChecksum } from './checksum';

/** redux-persist expects promises; the underlying storage is synchronous. */
export const persistStorage = {
  getItem: (key: string) =>
    new Promise<string | null>((resolve) => resolve(withoutChecksum(storage.read(key)))),
  setItem: (key: string, text: string) => Promise.resolve(storage.write(key, withChecksum(text))),
  removeItem: (key: string) => Promise.resolve(storage.remove(key)),
};

/**
 * Increment with every change of the persisted shape, and add a migration; otherwise stored state is
 * discarded.
 */
export const VERSION = 1;
const migrations: Record<number, (state: PersistedState) => PersistedState> = { [VERSION]: (state) => state };

export const persistenceConfig = {
  key: 'storefront',
  keyPrefix: 'persist:',
  version: VERSION,
  storage: persistStorage,
};

/** Migrates state of older versions to the current shape. */
export const migrate = createMigrate(migrations, { debug: false });

/** Version marker of redux-persist; a single object, because it is compared by identity. */
export const PERSIST_MARK = { version: VERSION, rehydrated: true };
