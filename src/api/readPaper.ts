import type { OrderPaper } from '@/domain/order';
import { keepFile } from '@/shared/adapters';

/** Reads an HTML page as text, to be rendered in a sandbox, and any other file as an object URL. */
export async function readPaper(response: Response): Promise<OrderPaper> {
  const type = response.headers.get('Content-Type') ?? '';
  if (/^text\/html\b/i.test(type)) return { kind: 'page', html: await response.text() };
  return { kind: 'file', address: keepFile(await response.blob()) };
}
