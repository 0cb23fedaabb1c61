import type { IncomingMessage } from 'node:http';
import { storedResponse, type StoredResponse } from './server';

/** Headers of the connection, and of the encoding that this bench replaces. */
const replaced =
  /^(?:host|connection|keep-alive|transfer-encoding|accept-encoding|content-(?:encoding|length|type)|date|etag|vary|if-.*)$/;

const kept = (headers: Iterable<[string, string]>) =>
  Object.fromEntries([...headers].filter(([name]) => !replaced.test(name)));

async function record(shop: string, { method = 'GET', url = '/', headers }: IncomingMessage) {
  const sent = Object.entries(headers).filter(
    (each): each is [string, string] => typeof each[1] === 'string',
  );
  const response = await fetch(`${shop}${url}`, {
    method,
    headers: { ...kept(sent), 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return storedResponse(body, type, kept(response.headers), response.status);
}

/**
 * Returns the responses of the shop at `shop`, each recorded at its first request and then served from
 * memory. All pictures of products are replaced by `pictures`.
 */
export function recordedShop(shop: string, pictures: readonly StoredResponse[]) {
  const recorded = new Map<string, Promise<StoredResponse>>();
  return (request: IncomingMessage): StoredResponse | Promise<StoredResponse> => {
    const [, id] = /^\/media\/product\/(\d+)/.exec(request.url ?? '') ?? [];
    const picture = pictures[Number(id) % pictures.length];
    if (picture) return picture;
    const key = `${request.method} ${request.url}`;
    const known = recorded.get(key) ?? record(shop, request);
    recorded.set(key, known);
    return known;
  };
}
