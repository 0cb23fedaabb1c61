import { trusted } from '@/shared/trustedTypes';

/** Longest HTML that is parsed for a description and longest one that is returned, in characters. */
const MAX_PARSED = 4000;
const MAX_LENGTH = 200;

/**
 * Returns server HTML as plain text. Parsed in a detached document, which neither runs scripts nor loads
 * resources.
 */
export function wholePlainText(html: string): string {
  const parsed = trusted.createHTML(html.replaceAll('<', ' <'));
  const { body } = new DOMParser().parseFromString(parsed, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns the beginning of server HTML as plain text, for descriptions. */
export function plainText(html: string | null): string {
  if (!html) return '';
  const text = wholePlainText(html.slice(0, MAX_PARSED));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : text;
}
