import { trusted } from '@/shared/trustedTypes';

/** Enough of a text for a description; a long one is not read to its end. */
const READ = 4000;
const SAID = 200;

/** The first words of HTML of the server, without its structure; a document of its own runs and loads nothing. */
export function plainText(html: string | null): string {
  if (!html) return '';
  const beginning = trusted.createHTML(html.slice(0, READ).replaceAll('<', ' <'));
  const { body } = new DOMParser().parseFromString(beginning, 'text/html');
  for (const part of body.querySelectorAll('script, style')) part.remove();
  const words = (body.textContent ?? '').replace(/\s+/g, ' ').trim();
  return words.length > SAID ? `${words.slice(0, SAID).replace(/\s\S*$/, '')} …` : words;
}
