import { unseal } from '@/shared/adapters';
import { tellUploadShare } from './uploadShare';

interface FormInit {
  method?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Answers without a body: a Response of them may not be given one. */
const BODILESS = [204, 205, 304];

/**
 * Sends a multipart form and answers as `fetch` does. By XMLHttpRequest, for `fetch` does not tell how much of a file has
 * been sent; `onProgress` is called whenever something was.
 */
export async function sendForm(
  address: string,
  init: FormInit,
  form: Readonly<Record<string, unknown>>,
  onProgress: () => void,
): Promise<Response> {
  const url = address.replace(/^\/api|\?.*$/g, '');
  tellUploadShare(url, 0);
  try {
    return await send(address, init, formData(form), (share) => {
      onProgress();
      tellUploadShare(url, share);
    });
  } finally {
    tellUploadShare(url, null);
  }
}

function formData(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(unseal(form) as typeof form)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (part instanceof Blob) data.append(name, part);
      else if (typeof part === 'string' || typeof part === 'number') data.append(name, String(part));
    }
  }
  return data;
}

const send = (
  address: string,
  { method = 'POST', headers, signal }: FormInit,
  data: FormData,
  onShare: (share: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error('not sent'));
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort());
    request.send(data);
  });

/** What `fetch` would have answered, as far as the base query reads it. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const told = ['Date', 'Retry-After'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(BODILESS.includes(status) ? null : responseText, { status, headers: told });
}
