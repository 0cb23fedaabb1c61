interface Command {
  id: number;
  method: string;
  params: { features?: { 'prefers-color-scheme'?: string | null } };
}

/**
 * Response to a BiDi command in place of Firefox, or `null` if Firefox is to respond. The ESR cannot emulate
 * color schemes, but is light without being told.
 */
export function respondFor(text: string): string | null {
  const { id, method, params } = JSON.parse(text) as Command;
  if (method !== 'emulation.setMediaFeaturesOverride') return null;
  const isDefault = (params.features?.['prefers-color-scheme'] ?? 'light') === 'light';
  return isDefault ? JSON.stringify({ type: 'success', id, result: {} }) : null;
}
