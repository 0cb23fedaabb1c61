import { ownEntry } from '@/domain/ownEntry';
import type { TextKey } from '@/domain/textKey';

/** Known address types (api §6). The server may send others; those are shown as their own text. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;

/** Avoids the key "Home" of the home page, which many languages translate differently. */
const names: Readonly<Record<string, TextKey>> = {
  home: 'At home',
  office: 'At the office',
  other: 'Elsewhere',
};

/** The text key of an address type. */
export function addressTypeName(type: string): TextKey {
  return ownEntry(names, type.toLowerCase()) ?? type;
}
