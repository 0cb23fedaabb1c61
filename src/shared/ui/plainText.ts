import { trusted } from '@/shared/trustedTypes';

/** Longest HTML that is parsed for a summary and longest one that is returned, in characters. */
const MAX_PARSED = 4000;
const MAX_LENGTH = 300;

/** A tag or an entity: the signs of HTML in a field that may also be plain text ("for sizes < 38"). */
const HTML = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Tags that end a word. */
const BREAK =
  /<(?=\/?(?:p|div|br|hr|li|[dou]l|d[dt]|h[1-6]|t[dhr]|table|pre|section|article|blockquote|figure|figcaption)\b)/gi;

/**
 * Returns server HTML, or text without any, as plain text. Parsed in a detached document, which neither runs
 * scripts nor loads resources.
 */
export function wholePlainText(html: string): string {
  if (!HTML.test(html)) return html.replace(/\s+/g, ' ').trim();
  const parsed = trusted.createHTML(html.replace(BREAK, ' <'));
  const { body } = new DOMParser().parseFromString(parsed, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the beginning of server HTML, or of text, as plain text; "" for null. */
export function plainText(html: string | null): string {
  if (!html) return '';
  const text = wholePlainText(html.slice(0, MAX_PARSED));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : text;
}
