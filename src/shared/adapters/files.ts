let kept: string | null = null;

/** Keeps a file in memory and answers an address to open or save it by; there is one at a time. */
export function keepFile(file: Blob): string {
  if (kept !== null) URL.revokeObjectURL(kept);
  kept = URL.createObjectURL(file);
  return kept;
}

/** The browser's own print dialog, for the page as it stands. */
export function printPage(): void {
  window.print();
}

/** The path of an address within this server, null for one of another server. */
export function pathHere(address: string): string | null {
  const { origin, pathname, search } = new URL(address, window.location.href);
  return origin === window.location.origin ? pathname + search : null;
}
