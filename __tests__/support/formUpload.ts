import { Blob, File } from 'node:buffer';

/**
 * Replaces jsdom's XMLHttpRequest, which supports neither Node's FormData nor the demo's URL. Sends by the
 * tests' `fetch` and reports the upload's progress in two steps.
 */
class UploadingRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  status = 0;
  responseText = '';
  private headers: Record<string, string> = {};
  private responseHeaders = new Headers();
  private abortion = new AbortController();
  private method = 'GET';
  private url = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.responseHeaders.get(name);
  }

  abort(): void {
    this.abortion.abort();
    this.onabort?.();
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    const init = { method: this.method, headers: this.headers, body, signal: this.abortion.signal };
    fetch(this.url, init)
      .then(async (response) => {
        this.upload.onprogress?.({ loaded: 2, total: 2 });
        this.status = response.status;
        this.responseHeaders = response.headers;
        this.responseText = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

// Uses Node's files, like FormData and fetch: those of jsdom can neither be read nor sent.
Object.assign(globalThis, { XMLHttpRequest: UploadingRequest, Blob, File });

/** jsdom lacks object URLs; these are unique, but never loaded. */
let previews = 0;
Object.assign(URL, {
  createObjectURL: () => `blob:preview-${(previews += 1)}`,
  revokeObjectURL: () => undefined,
});
