import { report } from '../report';
import { present } from './present';

/** Text by key that outlives the page. A full, forbidden or absent storage is reported, never fatal; looking back, nothing is stored. */
export interface TextStorage {
  read(key: string): string | null;
  write(key: string, text: string): void;
  remove(key: string): void;
}

function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(window.localStorage);
  } catch (problem) {
    report('storage', problem);
    return otherwise;
  }
}

export const storage: TextStorage = {
  read: (key) => attempt((local) => local.getItem(key), null),
  write(key, text) {
    if (!present.isLeft()) attempt((local) => local.setItem(key, text), undefined);
  },
  remove(key) {
    if (!present.isLeft()) attempt((local) => local.removeItem(key), undefined);
  },
};
