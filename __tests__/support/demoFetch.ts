import { demoOrigin } from './demo';
import { collectProviderCode, collectSecret, collectSecrets } from './secrets';

/** Redirects the shop's relative requests to the worker's demo backend. */
const originalFetch = globalThis.fetch;

declare global {
  /** Requested URLs of the shop in this file, in order. */
  var shopCalls: string[];
  /** Requested URLs that received a response. */
  var shopReplies: string[];
  /** Number of requests under way. */
  var pendingCalls: number;
}

globalThis.shopCalls = [];
globalThis.shopReplies = [];
globalThis.pendingCalls = 0;

globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return originalFetch(input, init);
  globalThis.shopCalls.push(input);
  collectFromRequest(input, init);
  // A later test has an array of its own.
  const replies = globalThis.shopReplies;
  globalThis.pendingCalls += 1;
  try {
    const response = await originalFetch(`${demoOrigin}${input}`, init);
    if (init?.method === 'POST') collectSecrets(await bodyOf(response.clone()));
    replies.push(input);
    return response;
  } finally {
    globalThis.pendingCalls -= 1;
  }
};

function collectFromRequest(url: string, init: RequestInit | undefined): void {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  collectSecrets(body);
  if (url.startsWith('/api/auth/')) collectProviderCode(body);
  const idempotencyKey = new Headers(init?.headers).get('Idempotency-Key');
  if (idempotencyKey) collectSecret(idempotencyKey);
  const [, token] = /^Bearer (.+)$/.exec(new Headers(init?.headers).get('Authorization') ?? '') ?? [];
  if (token) collectSecret(token);
}

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}
