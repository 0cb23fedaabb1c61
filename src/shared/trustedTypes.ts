import { WORKER_URL } from '@/serviceWorker/messages';

interface Policy {
  createHTML: (html: string) => string;
  createScript: (script: string) => string;
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asIs = (text: string) => text;

/** The only script that webpack does not add. */
function scriptAddress(address: string): string {
  if (address !== WORKER_URL) throw new TypeError('The storefront adds scripts through webpack only');
  return address;
}

const rules: Policy = { createHTML: asIs, createScript: asIs, createScriptURL: scriptAddress };

/** Undefined in browsers without Trusted Types, which accept plain strings. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * The storefront's only Trusted Types policy, named in the Content-Security-Policy. It does not sanitize:
 * import it only where HTML is sanitized or parsed without being rendered, for data blocks, and for
 * the service worker.
 */
export const trusted: Policy = factory?.createPolicy('storefront', rules) ?? rules;
