const loading = new Map<string, Promise<void>>();

/** Loads a script of another site once; one that did not load can be asked for again. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
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
