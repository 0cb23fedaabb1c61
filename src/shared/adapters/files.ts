let current: string | null = null;

/** Creates an object URL to open or save a file; revokes the previous one. */
export function keepFile(file: Blob): string {
  if (current !== null) URL.revokeObjectURL(current);
  current = URL.createObjectURL(file);
  return current;
}

/** Opens the browser's print dialog. */
export function printPage(): void {
  window.print();
}

/** Path and query of a same-origin URL; null for another origin. */
export function pathHere(address: string): string | null {
  const { origin, pathname, search } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname + search : null;
}
