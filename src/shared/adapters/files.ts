let current: string | null = null;

/** Creates an object URL to open or save a file; revokes the previous one. */
export function storeFile(file: Blob): string {
  if (current !== null) URL.revokeObjectURL(current);
  current = URL.createObjectURL(file);
  return current;
}

/** Opens the browser's print dialog. */
export function printPage(): void {
  window.print();
}
