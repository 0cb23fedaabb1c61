import { trusted } from '@/shared/trustedTypes';

/** Longest HTML that is parsed and longest text that is returned, in characters. */
const MAX_PARSED = 4000;
const MAX_LENGTH = 200;

/**
 * Returns the beginning of server HTML as plain text, for descriptions. Parsed in a detached document, which
 * neither runs scripts nor loads resources.
 */
export function plainText(html: string | null): string {
  if (!html) return '';
  const beginning = trusted.createHTML(html.slice(0, MAX_PARSED).replaceAll('<', ' <'));
  const { body } = new DOMParser().parseFromString(beginning, 'text/html');
  for (const element of body.querySelectorAll('script, style')) element.remove();
  const text = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : text;
}
