import type { TextKey } from './textKey';

/** What an address is to the shopper (contract §6); the server may send others, shown as their text. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;

/** "Home" itself is the first page, which other languages call otherwise. */
const names: Readonly<Record<string, TextKey>> = {
  home: 'At home',
  office: 'At the office',
  other: 'Elsewhere',
};

/** The text key of an address type. */
export function addressTypeName(type: string): TextKey {
  return names[type.toLowerCase()] ?? type;
}
