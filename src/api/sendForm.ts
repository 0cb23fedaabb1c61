import { NULL_BODY_STATUSES } from '@/domain/nullBodyStatuses';
import { resolveSecrets } from '@/shared/adapters';
import { reportUploadProgress } from './uploadProgress';

interface FormInit {
  method?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Sends a multipart form; resolves like `fetch`. Uses XMLHttpRequest, because `fetch` does not report upload
 * progress. `onProgress` is called on every progress event.
 */
export async function sendForm(
  address: string,
  init: FormInit,
  form: Readonly<Record<string, unknown>>,
  onProgress: () => void,
): Promise<Response> {
  const url = address.replace(/^\/api|\?.*$/g, '');
  reportUploadProgress(url, 0);
  try {
    return await send(address, init, formData(form), (share) => {
      onProgress();
      reportUploadProgress(url, share);
    });
  } finally {
    reportUploadProgress(url, null);
  }
}

function formData(form: Readonly<Record<string, unknown>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(resolveSecrets(form) as typeof form)) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item instanceof Blob) data.append(name, item);
      else if (typeof item === 'string' || typeof item === 'number') data.append(name, String(item));
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

/** Response like that of `fetch`, with the headers that the base query uses. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, responseText } = request;
  const headers = ['Date', 'Retry-After'].flatMap((name): [string, string][] => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value]];
  });
  return new Response(NULL_BODY_STATUSES.includes(status) ? null : responseText, { status, headers });
}
