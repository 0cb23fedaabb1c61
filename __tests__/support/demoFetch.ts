import { demoOrigin } from './demo';
import { learnProviderCode, learnSecret, learnSecrets } from './secrets';

/** The address bar of jsdom is not the demo's: calls below the shop's own origin go to the worker's demo backend. */
const fetchOutside = globalThis.fetch;

declare global {
  /** Every address that the shop called in this file, in order. */
  var shopCalls: string[];
  /** Those that were answered. */
  var shopAnswers: string[];
}

globalThis.shopCalls = [];
globalThis.shopAnswers = [];

globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return fetchOutside(input, init);
  globalThis.shopCalls.push(input);
  learnFromRequest(input, init);
  const answer = await fetchOutside(`${demoOrigin}${input}`, init);
  if (init?.method === 'POST') learnSecrets(await bodyOf(answer.clone()));
  globalThis.shopAnswers.push(input);
  return answer;
};

function learnFromRequest(address: string, init: RequestInit | undefined): void {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  learnSecrets(body);
  if (address.startsWith('/api/auth/')) learnProviderCode(body);
  const idempotencyKey = new Headers(init?.headers).get('Idempotency-Key');
  if (idempotencyKey) learnSecret(idempotencyKey);
  const [, token] = /^Bearer (.+)$/.exec(new Headers(init?.headers).get('Authorization') ?? '') ?? [];
  if (token) learnSecret(token);
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer.json().catch(() => null);
}
