import { kindOfBytes, TELLING_BYTES, typeOf } from '@/domain/fileKind';
import type { OrderDocument } from '@/domain/order';
import { storeFile } from '@/shared/adapters';

/**
 * A PDF or picture, detected by its magic number, can be opened; HTML is shown in a sandbox. Any other file,
 * such as an SVG, can only be downloaded: opened, it would run as a page of this origin.
 */
export async function readDocument(response: Response): Promise<OrderDocument> {
  const declared = response.headers.get('Content-Type') ?? '';
  const file = await response.blob();
  const kind = kindOfBytes(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer()));
  if (!kind && /^text\/html\b/i.test(declared)) return { kind: 'page', html: await file.text() };
  const typed = new Blob([file], { type: kind ? typeOf(kind) : 'application/octet-stream' });
  return { kind: 'file', address: storeFile(typed), isViewable: kind !== null };
}
