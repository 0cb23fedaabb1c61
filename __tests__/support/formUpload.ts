import { Blob, File } from 'node:buffer';

/**
 * jsdom's XMLHttpRequest neither knows Node's FormData nor the demo's address: in its place stands one that sends by the
 * `fetch` of the tests, and tells the progress of an upload as a browser does, in two steps.
 */
class UploadingRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  private headers: Record<string, string> = {};
  private answered = new Headers();
  private abortion = new AbortController();
  private method = 'GET';
  private address = '';

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  abort(): void {
    this.abortion.abort();
    this.onabort?.();
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const init = { method: this.method, headers: this.headers, body, signal: this.abortion.signal };
    fetch(this.address, init)
      .then(async (response) => {
        this.upload.onprogress?.({ loaded: 2, total: 2 });
        this.status = response.status;
        this.answered = response.headers;
        this.responseText = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

// Files are Node's, as FormData and fetch are: jsdom's can neither be read nor sent.
Object.assign(globalThis, { XMLHttpRequest: UploadingRequest, Blob, File });

/** jsdom shows no files: an address is made for each, and never read. */
let previews = 0;
Object.assign(URL, {
  createObjectURL: () => `blob:preview-${(previews += 1)}`,
  revokeObjectURL: () => undefined,
});
