import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { storefrontRoutes } from '../../demo/http/storefront';
import { StartProblem } from '../../demo/problems';
import { checkedOrigin, proxiedStorefront } from '../../scripts/proxiedStorefront';
import { temporaryFolder } from './support/shop';

const folder = temporaryFolder();
const script = "document.title = 'early';";
const page = `<!doctype html><script>${script}</script><script src="/assets/main.0123abc.js"></script>`;

beforeAll(() => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), page);
  writeFileSync(join(folder.path, 'index.html.gz'), gzipSync(page));
  writeFileSync(join(folder.path, 'assets', 'main.0123abc.js'), 'console.log(1)');
  writeFileSync(join(folder.path, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder.path, 'auth.js'), '1');
  writeFileSync(join(folder.path, 'sw.js'), '1');
});
afterAll(() => folder.remove());

const request = (path: string, headers: Record<string, string> = {}) =>
  storefrontRoutes(folder.path).request(path, { headers });

describe('the built storefront', () => {
  it.each(['/', '/index.html', '/products', '/products/7/details', '/shop', '/apiary'])(
    'serves index.html at %s, revalidated on every request',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toBe(page);
    },
  );

  it('allows its own scripts only', async () => {
    const policy = (await request('/')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is compressed', async () => {
    const response = await request('/products', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('caches files with a hash in their name forever', async () => {
    const main = await request('/assets/main.0123abc.js');
    expect(main.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await request('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has a service worker with the policy of the page, revalidated on every request', async () => {
    const worker = await request('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect((await request('/auth.js')).headers.get('content-security-policy')).toBeNull();
  });

  it.each([
    '/assets/old.123.js',
    '/favicon.ico',
    '/api/x',
    '/media/x',
    '/api',
    '/../package.json',
    '/%2e%2e/x.json',
  ])('has no page at %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });
});

describe('the storefront before another backend', () => {
  let backend: Server;
  let origin: string;
  beforeAll(async () => {
    backend = createServer((request, response) => {
      const { method, url, headers } = request;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ method, url, authorization: headers.authorization, host: headers.host }));
    });
    await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => backend.close(resolve)));

  it('forwards API calls', async () => {
    const app = proxiedStorefront(folder.path, origin);
    const response = await app.request('/api/products?page=2', { headers: { Authorization: 'Bearer t' } });
    expect(await response.json()).toEqual({
      method: 'GET',
      url: '/api/products?page=2',
      authorization: 'Bearer t',
      host: new URL(origin).host,
    });
    const posted = await app.request('/api/login', { method: 'POST', body: '{}' });
    expect(await posted.json()).toMatchObject({ method: 'POST', url: '/api/login' });
    expect(await (await app.request('/products')).text()).toBe(page);
  });

  it.each(['/storage/avatars/1.html', '/media/1.svg'])(
    'forbids scripts in files of the backend: %s',
    async (path) => {
      const { headers } = await proxiedStorefront(folder.path, origin).request(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('allows the socket in the backend’s settings, and none while the backend does not respond', async () => {
    const settings = { pusher_host: 'talk.example', pusher_port: 6001, pusher_scheme: 'https' };
    const policyOf = async (app: ReturnType<typeof proxiedStorefront>) =>
      (await app.request('/')).headers.get('content-security-policy');
    const shop = createServer((_request, response) => response.end(JSON.stringify({ data: settings })));
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const { port } = shop.address() as AddressInfo;
    expect(await policyOf(proxiedStorefront(folder.path, `http://127.0.0.1:${port}`))).toContain(
      "connect-src 'self' wss://talk.example:6001;",
    );
    await new Promise((resolve) => shop.close(resolve));
    expect(await policyOf(proxiedStorefront(folder.path, 'http://127.0.0.1:9'))).toContain(
      "connect-src 'self';",
    );
  });

  it('reports a backend that does not respond', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await proxiedStorefront(folder.path, 'http://127.0.0.1:9').request('/api/home');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: 'The backend does not answer.' });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('accepts URLs only', () => {
    expect(checkedOrigin('https://shop.example.com/')).toBe('https://shop.example.com');
    for (const wrong of ['shop.example.com', 'ftp://x', ''])
      expect(() => checkedOrigin(wrong)).toThrow(StartProblem);
  });
});

it('allows the connection to a remote panel to the page that names it, in QA mode only', async () => {
  const policyOf = async (path: string, isQa: boolean) =>
    (await storefrontRoutes(folder.path, undefined, isQa).request(path)).headers.get(
      'content-security-policy',
    );
  const path = '/?qa=remote:192.168.1.5:9000:abcdefgh';
  expect(await policyOf(path, true)).toContain("connect-src 'self' ws://192.168.1.5:9000;");
  expect(await policyOf(path, false)).toContain("connect-src 'self';");
  for (const other of ['/', '/?qa', '/?qa=remote:x%20*:abcdefgh', '/?qa=remote:x;script-src:abcdefgh'])
    expect(await policyOf(other, true)).toContain("connect-src 'self';");
});
