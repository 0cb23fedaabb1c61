interface QueuedRequest {
  grant: () => void;
}

/** Installs a stub of the Web Locks API, which jsdom lacks. Returns its uninstaller. */
export function installFakeLocks(): () => void {
  const queues = new Map<string, QueuedRequest[]>();
  const request = (name: string, options: { signal?: AbortSignal }, held: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const next = () => {
        queue.shift();
        queue[0]?.grant();
      };
      const queued: QueuedRequest = {
        grant: () => {
          void held().then(() => {
            next();
            resolve();
          });
        },
      };
      options.signal?.addEventListener('abort', () => {
        const index = queue.indexOf(queued);
        if (index <= 0) return;
        queue.splice(index, 1);
        reject(new DOMException('Left the queue', 'AbortError'));
      });
      queue.push(queued);
      if (queue.length === 1) queued.grant();
    });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}

/** Installs locks that the browser denies, as in a sandboxed frame. Returns the uninstaller. */
export function installDeniedLocks(): () => void {
  const request = () => Promise.reject(new DOMException('Forbidden here', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
