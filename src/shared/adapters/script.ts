const loading = new Map<string, Promise<void>>();

/** Loads an external script once; a failed one can be loaded again. */
export function loadScript(address: string): Promise<void> {
  const pending = loading.get(address);
  if (pending) return pending;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`${address} did not load`));
    };
  });
  loading.set(address, loaded);
  document.head.append(script);
  return loaded;
}
