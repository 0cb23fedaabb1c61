import type { FileKind } from '@/domain/fileKind';
import { decodePart, parseUrl } from '@/domain/parseUrl';

const MAX_LENGTH = 100;
/** RFC 6266: the first form has percent escapes, the second one is quoted or a single word. */
const EXTENDED = /filename\*\s*=\s*UTF-8''([^;\s]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

function nameIn(disposition: string): string | null {
  const [, extended] = EXTENDED.exec(disposition) ?? [];
  if (extended) return decodePart(extended);
  const [, quoted, word] = PLAIN.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? word ?? null;
}

/**
 * Without folders, and without characters that are invisible, turn the direction of the extension or are
 * forbidden.
 */
const cleaned = (name: string) =>
  name
    .replace(/.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');

function splitName(name: string): [stem: string, extension: string] {
  const [, stem, extension] = /^(.+)(\.[^.]{1,8})$/s.exec(name) ?? [];
  return stem === undefined ? [name, ''] : [stem, extension ?? ''];
}

/**
 * Name to save a response under: that of its Content-Disposition header, else the last segment of its URL. A
 * known type of file decides the extension.
 */
export function fileNameOf(disposition: string | null, url: string, type: FileKind | null): string {
  const path = decodePart(parseUrl(url)?.pathname ?? '') ?? '';
  const name = cleaned(nameIn(disposition ?? '') ?? '') || cleaned(path) || 'document';
  const [stem, extension] = splitName(name);
  return `${stem.slice(0, MAX_LENGTH)}${type ? `.${type}` : extension}`;
}
