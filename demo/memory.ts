/** A cache of values that do not change until the shop is reset. */
export interface Memory {
  /** Returns the cached value. Concurrent callers share one call of `load`. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Clears the entry of a key, or all entries. */
  forget(key?: string): void;
}

export function memoryOf(limit: number): Memory {
  const entries = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, load: () => Promise<T>) {
      const cached = entries.get(key) as Promise<T> | undefined;
      const response = cached ?? load();
      // Moves the entry to the end: the first entry is the least recently used.
      entries.delete(key);
      entries.set(key, response);
      if (cached) return cached;
      response.catch(() => entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
      return response;
    },
    forget: (key) => (key === undefined ? entries.clear() : void entries.delete(key)),
  };
}
