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

/** Absent in browsers without Trusted Types, which take plain texts. */
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;

/**
 * The one Trusted Types policy of the storefront, which the Content-Security-Policy names. Import it only where HTML is
 * sanitized or parsed without being shown, and for data blocks: it signs whatever it is given.
 */
export const trusted: Policy = factory?.createPolicy('storefront', rules) ?? rules;
