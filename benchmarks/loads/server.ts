import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** Time until the server responds to a request of the API, in milliseconds. */
const API_DELAY = 40;

export interface StoredResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const isText = (type: string) => /^text\/|json|javascript|svg|xml/.test(type);

/** Returns a response that keeps texts compressed with brotli (quality 11, the default). */
export function storedResponse(
  body: Buffer | string,
  type: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): StoredResponse {
  const bytes = Buffer.from(body);
  return isText(type)
    ? {
        status,
        headers: { ...headers, 'content-type': type, 'content-encoding': 'br' },
        body: brotliCompressSync(bytes),
      }
    : { status, headers: { ...headers, 'content-type': type }, body: bytes };
}

type Find = (request: IncomingMessage) => StoredResponse | Promise<StoredResponse>;

export interface Server {
  origin: string;
  stop: () => void;
}

/** Serves stored responses over HTTP/1.1 on a free port of 127.0.0.1. */
export async function startServer(find: Find): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const [{ status, headers, body }] = await Promise.all([
        find(request),
        request.url?.startsWith('/api') && new Promise((resolve) => setTimeout(resolve, API_DELAY)),
      ]);
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
