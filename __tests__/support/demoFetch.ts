import { demoOrigin } from './demo';
import { learnProviderCode, learnSecret, learnSecrets } from './secrets';

/** Redirects the shop's relative requests to the worker's demo backend. */
const originalFetch = globalThis.fetch;

declare global {
  /** Requested URLs of the shop in this file, in order. */
  var shopCalls: string[];
  /** Requested URLs that received a response. */
  var shopAnswers: string[];
}

globalThis.shopCalls = [];
globalThis.shopAnswers = [];

globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return originalFetch(input, init);
  globalThis.shopCalls.push(input);
  collectSecrets(input, init);
  const response = await originalFetch(`${demoOrigin}${input}`, init);
  if (init?.method === 'POST') learnSecrets(await bodyOf(response.clone()));
  globalThis.shopAnswers.push(input);
  return response;
};

function collectSecrets(url: string, init: RequestInit | undefined): void {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  learnSecrets(body);
  if (url.startsWith('/api/auth/')) learnProviderCode(body);
  const idempotencyKey = new Headers(init?.headers).get('Idempotency-Key');
  if (idempotencyKey) learnSecret(idempotencyKey);
  const [, token] = /^Bearer (.+)$/.exec(new Headers(init?.headers).get('Authorization') ?? '') ?? [];
  if (token) learnSecret(token);
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}
