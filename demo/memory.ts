/** Answers that do not change while the demo runs: asked once, kept until the shop is reset. */
export interface Memory {
  /** What `load` answered the first time. Callers that come while it is loading wait for the same answer. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Everything, or what is kept under one key. */
  forget(key?: string): void;
}

export function memoryOf(limit: number): Memory {
  const saved = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, load: () => Promise<T>) {
      const known = saved.get(key) as Promise<T> | undefined;
      const response = known ?? load();
      // What was asked for last stands last, and goes last.
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
