interface Waiting {
  grant: () => void;
}

/** What jsdom lacks of the Web Locks: one holder per name, the others in a queue. Answers the function that ends it. */
export function installFakeLocks(): () => void {
  const queues = new Map<string, Waiting[]>();
  const request = (name: string, options: { signal?: AbortSignal }, held: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const next = () => {
        queue.shift();
        queue[0]?.grant();
      };
      const turn: Waiting = {
        grant: () => {
          void held().then(() => {
            next();
            resolve();
          });
        },
      };
      options.signal?.addEventListener('abort', () => {
        const place = queue.indexOf(turn);
        if (place <= 0) return;
        queue.splice(place, 1);
        reject(new DOMException('Left the queue', 'AbortError'));
      });
      queue.push(turn);
      if (queue.length === 1) turn.grant();
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
