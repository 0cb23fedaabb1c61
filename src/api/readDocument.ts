import { kindOfBytes, SIGNATURE_BYTES, typeOf } from '@/domain/fileKind';
import type { OrderDocument } from '@/domain/order';
import { storeFile } from '@/shared/adapters';
import { fileNameOf } from './fileName';

/**
 * Reads a document of an order. A PDF or a picture, recognized by its first bytes, can be opened. Any other
 * file, such as HTML or SVG, can only be saved: opened, it would run as a page of this origin.
 */
export async function readDocument(response: Response): Promise<OrderDocument> {
  const file = await response.blob();
  const type = kindOfBytes(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  const typed = new Blob([file], { type: type ? typeOf(type) : 'application/octet-stream' });
  return {
    kind: type === 'pdf' ? 'pdf' : type ? 'picture' : 'file',
    address: storeFile(typed),
    fileName: fileNameOf(response.headers.get('Content-Disposition'), response.url, type),
  };
}
