import type { Body } from './shapes';

export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

interface Options {
  token?: string | undefined;
  locale?: string;
  headers?: Record<string, string>;
}

/** Calls the API of a demo as the storefront would. */
export function clientOf(demo: { readonly origin: string }, options: Options = {}) {
  const headers = (): Record<string, string> => ({
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
    'Accept-Language': options.locale ?? 'en',
    ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
    ...options.headers,
  });
  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${demo.origin}${path.startsWith('/qa') ? '' : '/api'}${path}`, {
      method,
      headers: { ...headers(), ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const read = text === '' ? {} : (JSON.parse(text) as unknown);
    return { status: response.status, headers: response.headers, body: read as Body };
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body: unknown = {}) => call('POST', path, body),
    delete: (path: string) => call('DELETE', path),
    with: (more: Options) => clientOf(demo, { ...options, ...more }),
  };
}

export type Client = ReturnType<typeof clientOf>;

export const password = 'demo1234';

/** Signs in and answers a client that carries the token. */
export async function signIn(
  demo: { readonly origin: string },
  phone = 'demo@marsa.example',
): Promise<Client> {
  const { body } = await clientOf(demo).post('/login', { phone, password });
  return clientOf(demo, { token: body.data.access.token });
}

interface Shopper {
  client: Client;
  addressId: number;
}

/** Shoppers with an address each, made for this test. */
export async function shoppers(demo: { readonly origin: string }, count: number): Promise<Shopper[]> {
  const made = await clientOf(demo).post('/qa/people', {
    count,
  });
  return made.body.data.people.map((person) => ({
    client: clientOf(demo, { token: person.token }),
    addressId: person.address_id,
  }));
}
