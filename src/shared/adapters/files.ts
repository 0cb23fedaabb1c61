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
