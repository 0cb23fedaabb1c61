import { safeHref } from '@/domain/safeHref';

/** Segment of a text; `href` is set when it is a link. */
export interface TextSegment {
  text: string;
  href: string | null;
}

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"\u2066-\u2069\u202a-\u202e]+/gi;
/** Trailing punctuation that belongs to the sentence, not to the URL. */
const TRAILING = ".,;:!?'’”»)]}؟،؛";

/** Splits a text at its URLs; only http and https become links. */
export function linkSegments(text: string): TextSegment[] {
  const segments: TextSegment[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    const href = safeHref(address);
    if (href === null) continue;
    if (index > end) segments.push({ text: text.slice(end, index), href: null });
    segments.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), href: null });
  return segments;
}

/** Keeps a closing bracket whose opening one is part of the URL. */
function withoutTail(found: string): string {
  let end = found.length;
  while (end > 0 && TRAILING.includes(found.charAt(end - 1))) end -= 1;
  const bare = found.slice(0, end);
  return bare.includes('(') && found[bare.length] === ')' ? `${bare})` : bare;
}
