import type { TextKey } from './textKey';

/** What an address is to the shopper (contract §6); the server may send others, shown as their text. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;

const names: Readonly<Record<string, TextKey>> = { home: 'Home', office: 'Office', other: 'Other' };

/** The text key of an address type. */
export function addressTypeName(type: string): TextKey {
  return names[type.toLowerCase()] ?? type;
}
