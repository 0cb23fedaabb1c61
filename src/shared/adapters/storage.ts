import { report } from '../report';
import { whenPresent } from './present';

/**
 * Text by key that outlives the page. A full, forbidden or absent storage is reported, never fatal; while QA looks
 * back nothing is stored: what was on its way waits for the return. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

function over(where: () => Storage): TextStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(where());
    } catch (problem) {
      report('storage', problem);
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((found) => found.getItem(key), null),
    write(key, text) {
      whenPresent(() => attempt((found) => found.setItem(key, text), undefined));
    },
    remove(key) {
      whenPresent(() => attempt((found) => found.removeItem(key), undefined));
    },
  };
}

export const storage = over(() => window.localStorage);
/** The same for this tab alone: it outlives a reload, not the tab. */
export const tabStorage = over(() => window.sessionStorage);
