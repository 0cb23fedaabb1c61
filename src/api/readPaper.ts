import type { OrderPaper } from '@/domain/order';
import { keepFile } from '@/shared/adapters';

/** A page is read as text, to be shown where none of it can run; any other file is kept beside the store. */
export async function readPaper(response: Response): Promise<OrderPaper> {
  const type = response.headers.get('Content-Type') ?? '';
  if (/^text\/html\b/i.test(type)) return { kind: 'page', html: await response.text() };
  return { kind: 'file', address: keepFile(await response.blob()) };
}
