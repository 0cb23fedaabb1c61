import { destinationOf } from '@/shared/adapters/destination';
import { linkSegments } from '@/features/chat/messages/linkSegments';
import { decodePart, encodePart, parseUrl } from '@/domain/parseUrl';
import { paths } from '@/domain/paths';
import { safeHref } from '@/domain/safeHref';
import { absolute } from '@/features/sharing';
import { splitAddress } from '@/shared/adapters';
import { sanitizeHtml } from '@/shared/ui/sanitizeHtml';

const ORIGIN = 'https://shop.example';

/** URLs that no link may have, and for which nothing may throw. */
const REFUSED = [
  '',
  ' ',
  'http://',
  'http://:/a.jpg',
  'http://[',
  'http://[::1',
  'http://%zz',
  'http://a b/',
  'http://host:99999/',
  'http://host:port/',
  'https://',
  'https:',
  'https:evil.example',
  'https:/evil.example',
  '//',
  '///',
  '// /',
  '//[',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://shop@evil.example/',
  'https://shop.example@evil.example/',
  'https://shop:secret@shop.example/',
  'x:/\\evil.example',
  'x://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>x</script>',
  'data:image/svg+xml,<svg onload=x>',
  'blob:https://shop.example/1',
  'filesystem:https://shop.example/x',
  'file:///etc/passwd',
  'about:blank',
  'ftp://files.example/a',
  'nonsense',
  '\ud800',
  'https://shop.example/\ud800',
  '/\udc00',
  'a.b:99999/',
  '%zz',
  `https://evil.example/${'a'.repeat(100_000)}`,
  'a'.repeat(100_000),
  'a.'.repeat(50_000),
  '/'.repeat(100_000),
];

/** Safe in a link, but not a path of the shop: the page must not request them with its token. */
const FOREIGN_LOOKALIKES = [
  '//evil.example/a.pdf',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
];

const HOSTILE = [...REFUSED, ...FOREIGN_LOOKALIKES, '/%zz', '/%00'];

const short = (address: string) => JSON.stringify(address.slice(0, 40));

it('has enough hostile addresses', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));

describe.each(REFUSED.map((address) => [short(address), address] as const))('%s', (_name, address) => {
  it('is no link', () => expect(safeHref(address)).toBeNull());
  it('is no invoice, payment page or redirect', () => expect(destinationOf(address, ORIGIN)).toBeNull());
  it('is no link in a message', () => {
    for (const { href } of linkSegments(`see ${address} there`))
      if (href) expect(parseUrl(href)).not.toBeNull();
  });
});

describe.each(HOSTILE.map((address) => [short(address), address] as const))('%s', (_name, address) => {
  it('is read without an exception, and only web URLs are in the JSON-LD', () => {
    expect(absolute(address) ?? 'https:').toMatch(/^https?:/);
    expect(parseUrl(address)?.href ?? null).not.toBeUndefined();
    expect(decodePart(address)).not.toBe(undefined);
  });

  it('is shown in HTML of the server without a script or a request', () => {
    const shown = document.createElement('div');
    const escaped = address.replaceAll('"', '&quot;');
    shown.innerHTML = sanitizeHtml(
      `<p>Text</p><img src="${escaped}"><a href="${escaped}">go</a><iframe src="${escaped}"></iframe>`,
      address,
    );
    expect(shown).toHaveTextContent('Text');
    for (const link of shown.querySelectorAll('a[href]'))
      expect((link as HTMLAnchorElement).protocol).toMatch(/^https?:$/);
    expect(shown.querySelector('iframe, script')).toBeNull();
  });

  it('is encoded as one segment of a path', () => {
    for (const path of [paths.page(address), paths.blog(address), paths.supportTicket(address)]) {
      const url = parseUrl(path, ORIGIN);
      expect(url?.origin).toBe(ORIGIN);
      expect(url?.pathname).toBe(path);
    }
  });

  it('leads to a page of the shop from the address bar', () => {
    const { pathname } = splitAddress(address);
    expect(pathname).toMatch(/^\/(?!\/)/);
  });
});

it.each(FOREIGN_LOOKALIKES)('%s is no path of the shop', (address) =>
  expect(destinationOf(address, ORIGIN)).toBeNull(),
);

it.each([
  ['/api/orders/1/invoice?x=1', '/api/orders/1/invoice?x=1'],
  ['https://shop.example/storage/1.pdf', '/storage/1.pdf'],
  ['HTTPS://SHOP.EXAMPLE:443/storage/1.pdf', '/storage/1.pdf'],
  ['https://shop.example.evil.example/1.pdf', null],
  ['https://shop.example:8443/1.pdf', null],
  ['http://shop.example/1.pdf', null],
  ['https://pay.example/1', null],
  ['pay.example/1', null],
])('%s leads to the path %s', (address, path) => {
  const destination = destinationOf(address, ORIGIN);
  expect(destination?.path).toBe(path);
  expect(parseUrl(destination?.href ?? '')).not.toBeNull();
});

it.each(['..', '.', 'a/../b', 'ä', '\ud800', 'ar'])('the segment %j stays a segment', (text) => {
  expect(parseUrl(`/api/lang/${encodePart(text)}`, ORIGIN)?.pathname.split('/')).toHaveLength(4);
});
