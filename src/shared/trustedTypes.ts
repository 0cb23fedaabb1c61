interface Policy {
  createHTML: (html: string) => string;
  createScript: (script: string) => string;
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asIs = (text: string) => text;

function scriptAddress(): never {
  throw new TypeError('The storefront adds scripts through webpack only');
}

const rules: Policy = { createHTML: asIs, createScript: asIs, createScriptURL: scriptAddress };

/** Undefined in browsers without Trusted Types, which accept plain strings. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * The storefront's only Trusted Types policy, named in the Content-Security-Policy. It does not sanitize:
 * import it only where HTML is sanitized or parsed without being rendered, and for data blocks.
 */
export const trusted: Policy = factory?.createPolicy('storefront', rules) ?? rules;
