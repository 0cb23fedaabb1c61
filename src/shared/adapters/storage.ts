import { report } from '../report';
import { onceLive } from './timeTravel';

/**
 * Web storage that never throws: errors of a full, denied or missing storage are reported. Writes are queued
 * during time travel.
 */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

function createTextStorage(getStorage: () => Storage): TextStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(getStorage());
    } catch (problem) {
      report('storage', problem);
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((area) => area.getItem(key), null),
    write(key, text) {
      onceLive(() => attempt((area) => area.setItem(key, text), undefined));
    },
    remove(key) {
      onceLive(() => attempt((area) => area.removeItem(key), undefined));
    },
  };
}

export const storage = createTextStorage(() => window.localStorage);
/** Storage of this tab only; survives a reload. */
export const tabStorage = createTextStorage(() => window.sessionStorage);
