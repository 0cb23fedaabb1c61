/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked with a delay, because the browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
