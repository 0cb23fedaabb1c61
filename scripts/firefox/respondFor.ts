interface Command {
  id: number;
  method: string;
  params: { features?: { 'prefers-color-scheme'?: string | null } };
}

/**
 * Returns the response to a BiDi command in place of Firefox, or `null` if Firefox responds. The ESR cannot
 * emulate color schemes; light, Playwright's default, is its own.
 */
export function respondFor(text: string): string | null {
  const { id, method, params } = JSON.parse(text) as Command;
  if (method !== 'emulation.setMediaFeaturesOverride') return null;
  const isDefault = (params.features?.['prefers-color-scheme'] ?? 'light') === 'light';
  return isDefault ? JSON.stringify({ type: 'success', id, result: {} }) : null;
}
