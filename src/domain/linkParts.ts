import { safeHref } from './safeHref';

/** A piece of a text, with its address where it is a link. */
export interface TextPart {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"\u2066-\u2069\u202a-\u202e]+/gi;
/** What belongs to the sentence and not to the address. */
const TRAILING = ".,;:!?'’”»)]}؟،؛";

/** A text cut where its web addresses begin and end; nothing but http and https becomes a link. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    const href = safeHref(address);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A closing bracket stays where its opening one is in the address. */
function withoutTail(found: string): string {
  let end = found.length;
  while (end > 0 && TRAILING.includes(found.charAt(end - 1))) end -= 1;
  const bare = found.slice(0, end);
  return bare.includes('(') && found[bare.length] === ')' ? `${bare})` : bare;
}
