import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createMiddleware } from 'hono/factory';
import { memoryOf } from '../memory';

const smallestBody = 1_000;
const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
} as const;

/**
 * Caches compressed bodies by their hash, because most responses repeat and compressing costs most of the
 * time.
 */
const recent = memoryOf(200);

function encodingFor(accepted: string | undefined): keyof typeof compressors | undefined {
  const names = (accepted ?? '').split(',').map((entry) => entry.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

/**
 * Compresses responses of the API and adds an ETag to reads. Caches must revalidate every response, because
 * it depends on the user and the language.
 */
export const compactResponses = createMiddleware(async (c, next) => {
  await next();
  if (!c.res.headers.get('Content-Type')?.startsWith('application/json')) return;
  const headers = new Headers(c.res.headers);
  headers.set('Cache-Control', 'private, no-cache');
  headers.append('Vary', 'Accept-Language, Accept-Encoding, Authorization');
  const body = Buffer.from(await c.res.arrayBuffer());
  const hash = createHash('sha1').update(body).digest('base64url');
  const { status } = c.res;
  const respondWith = (content: Uint8Array<ArrayBuffer> | null, as: number) => {
    c.res = undefined;
    c.res = new Response(content, { status: as, headers });
  };
  if (c.req.method === 'GET' && status === 200) {
    const tag = `W/"${hash}"`;
    headers.set('ETag', tag);
    const knownTags = c.req
      .header('If-None-Match')
      ?.split(',')
      .map((entry) => entry.trim());
    if (knownTags?.includes(tag)) return respondWith(null, 304);
  }
  const encoding = body.length < smallestBody ? undefined : encodingFor(c.req.header('Accept-Encoding'));
  if (!encoding) return respondWith(body, status);
  headers.set('Content-Encoding', encoding);
  const work = () => compressors[encoding](body);
  const isRead = c.req.method === 'GET';
  const compressed = await (isRead ? recent.remember(`${encoding} ${hash}`, work) : work());
  return respondWith(new Uint8Array(compressed), status);
});
