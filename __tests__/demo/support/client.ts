import type { Body } from './shapes';

export interface ApiResponse {
  status: number;
  headers: Headers;
  body: Body;
}

interface Options {
  token?: string | undefined;
  locale?: string;
  headers?: Record<string, string>;
}

type FormField = string | Blob | readonly Blob[];

function formOf(fields: Readonly<Record<string, FormField>>): FormData {
  const form = new FormData();
  for (const [name, field] of Object.entries(fields)) {
    if (typeof field === 'string') form.append(name, field);
    else if (field instanceof Blob) form.append(name, field, 'file');
    else for (const file of field) form.append(`${name}[]`, file, 'file');
  }
  return form;
}

/** API client for a demo, with the storefront's headers. */
export function clientOf(demo: { readonly origin: string }, options: Options = {}) {
  const headers = (): Record<string, string> => ({
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    'Accept-Language': options.locale ?? 'en',
    ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
    ...options.headers,
  });
  const urlOf = (path: string) => `${demo.origin}${path.startsWith('/qa') ? '' : '/api'}${path}`;
  async function call(method: string, path: string, body?: unknown): Promise<ApiResponse> {
    // The content type of forms contains the boundary, which fetch generates.
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(urlOf(path), {
      method,
      headers: { ...headers(), ...(isJson ? { 'Content-Type': 'application/json' } : {}) },
      ...(body === undefined
        ? {}
        : { body: isJson && typeof body !== 'string' ? JSON.stringify(body) : (body as BodyInit) }),
    });
    const text = await response.text();
    const json = text === '' ? {} : (JSON.parse(text) as unknown);
    return { status: response.status, headers: response.headers, body: json as Body };
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    delete: (path: string) => call('DELETE', path),
    /** Posts a form with texts and files; arrays are sent as `name[]`. */
    form: (path: string, fields: Readonly<Record<string, FormField>>) => call('POST', path, formOf(fields)),
    /** Requests other content than JSON: a page, a picture. */
    open: (path: string) =>
      fetch(path.startsWith('/media') ? `${demo.origin}${path}` : urlOf(path), { headers: headers() }),
    with: (more: Options) => clientOf(demo, { ...options, ...more }),
  };
}

export type Client = ReturnType<typeof clientOf>;

export const password = 'demo1234';

/** Signs in and returns a client with the token. */
export async function signIn(
  demo: { readonly origin: string },
  phone = 'demo@marsa.example',
): Promise<Client> {
  const { body } = await clientOf(demo).post('/login', { phone, password });
  return clientOf(demo, { token: body.data.access.token });
}

interface Shopper {
  client: Client;
  token: string;
  addressId: number;
}

/** Creates shoppers with an address each. */
export async function shoppers(demo: { readonly origin: string }, count: number): Promise<Shopper[]> {
  const response = await clientOf(demo).post('/qa/people', {
    count,
  });
  return response.body.data.people.map((person) => ({
    client: clientOf(demo, { token: person.token }),
    token: person.token,
    addressId: person.address_id,
  }));
}
