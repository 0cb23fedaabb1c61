/** Answers that do not change while the demo runs: asked once, kept until the shop is reset. */
export interface Memory {
  /** What `load` answered the first time. Callers that come while it is loading wait for the same answer. */
  remember<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** Everything, or what is kept under one key. */
  forget(key?: string): void;
}

export function memoryOf(limit: number): Memory {
  const kept = new Map<string, Promise<unknown>>();
  return {
    remember<T>(key: string, load: () => Promise<T>) {
      const known = kept.get(key) as Promise<T> | undefined;
      const answer = known ?? load();
      // What was asked for last stands last, and goes last.
      kept.delete(key);
      kept.set(key, answer);
      if (known) return known;
      answer.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    forget: (key) => (key === undefined ? kept.clear() : void kept.delete(key)),
  };
}
