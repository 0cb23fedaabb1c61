/** A cache of values that do not change until the shop is reset. */
export interface Memory {
  /** Returns the cached value. Concurrent callers share one call of `load`. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Clears the entry of a key, or all entries. */
  forget(key?: string): void;
}

export function memoryOf(limit: number): Memory {
  const saved = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, load: () => Promise<T>) {
      const known = saved.get(key) as Promise<T> | undefined;
      const response = known ?? load();
      // Moves the entry to the end: the first entry is the least recently used.
      saved.delete(key);
      saved.set(key, response);
      if (known) return known;
      response.catch(() => saved.delete(key));
      const [oldest] = saved.keys();
      if (saved.size > limit && oldest !== undefined) saved.delete(oldest);
      return response;
    },
    forget: (key) => (key === undefined ? saved.clear() : void saved.delete(key)),
  };
}
