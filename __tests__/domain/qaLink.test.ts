import type { QaLink } from '@/domain/qaLink';
import { readQaLink, readQaRemote, withoutQaRemote, withQaLink, writeQaLink } from '@/domain/qaLink';

const empty: QaLink = {
  seed: null,
  persona: null,
  faults: [],
  isOffline: false,
  clock: { ahead: 0, isFrozen: false },
  settings: {},
  problems: [],
};

describe('a link that opens a state', () => {
  it('is ignored without ?qa, and changes nothing with ?qa alone', () => {
    expect(readQaLink('')).toBeNull();
    expect(readQaLink('?q=qa')).toBeNull();
    expect(readQaLink('?qa')).toEqual(empty);
    expect(readQaLink('?sort=new&qa=')).toEqual(empty);
  });

  it('contains seed, persona, faults, clock and settings', () => {
    const requested =
      '?qa=seed:7,persona:new,fault:login:429,fault:getCart:delay:2000:3,clock:+1h,clock:frozen,setting:multiVendor:off';
    expect(readQaLink(requested)).toEqual({
      seed: 7,
      persona: 'new',
      faults: [
        { endpoint: 'login', failure: { kind: 'status', status: 429 }, times: null },
        { endpoint: 'getCart', failure: { kind: 'delay', milliseconds: 2000 }, times: 3 },
      ],
      isOffline: false,
      clock: { ahead: 3_600_000, isFrozen: true },
      settings: { multiVendor: 'off' },
      problems: [],
    });
  });

  it('contains faults of all endpoints, of the socket, lost responses, shares, and an outage', () => {
    const requested =
      '?qa=fault:*:drop:30%,fault:placeOrder:lost:1,fault:getCart:500:2:5%,fault:socket:late:2000,' +
      'fault:socket:doubled,fault:socket:cut:1,offline';
    expect(readQaLink(requested)).toMatchObject({
      faults: [
        { endpoint: '*', failure: { kind: 'drop' }, times: null, percent: 30 },
        { endpoint: 'placeOrder', failure: { kind: 'lost' }, times: 1 },
        { endpoint: 'getCart', failure: { kind: 'status', status: 500 }, times: 2, percent: 5 },
        { endpoint: 'socket', failure: { kind: 'delay', milliseconds: 2000 }, times: null },
        { endpoint: 'socket', failure: { kind: 'doubled' }, times: null },
        { endpoint: 'socket', failure: { kind: 'cut' }, times: 1 },
      ],
      isOffline: true,
      problems: [],
    });
  });

  it.each([
    ['clock:-30m', -1_800_000],
    ['clock:2d', 172_800_000],
    ['clock:90s', 90_000],
    ['clock:%2B5ms', 5],
  ])('%s moves the clock by %d ms', (part, ahead) =>
    expect(readQaLink(`?qa=${part}`)?.clock).toEqual({ ahead, isFrozen: false }),
  );

  it.each([
    'qa',
    'qa=seed:0',
    'qa=seed:4294967295,persona:seller',
    'qa=fault:login:503:1,fault:home:drop,fault:getCart:cut:2,fault:getLang:notJson,fault:a:delay:0:9',
    'qa=fault:*:drop:30%,fault:getCart:lost:2:1%,fault:socket:late:2000,fault:socket:drop:100%,offline',
    'qa=persona:cart,clock:+90s,clock:frozen',
    'qa=clock:-1500ms',
    'qa=clock:+1036796544ms',
    'qa=setting:multiVendor:off,setting:direction:rtl,setting:language:ar,setting:theme:saffron',
  ])('%s is formatted as it was parsed', (requested) => {
    const link = readQaLink(`?${requested}`);
    expect(link?.problems).toEqual([]);
    expect(link && writeQaLink(link)).toBe(requested);
  });

  it.each([
    ['seed:1,seed:2', { seed: 1 }],
    ['clock:%2B1s,clock:frozen,clock:%2B2s', { clock: { ahead: 1000, isFrozen: true } }],
    [
      'setting:theme:saffron,setting:direction:rtl,setting:theme:x',
      {
        settings: { theme: 'saffron', direction: 'rtl' },
      },
    ],
    ['persona:new&qa=persona:orders', { persona: 'new' }],
  ])('reports a duplicate in %s, and uses the first', (requested, link) => {
    const problems = [expect.stringContaining('before it') as string];
    expect(readQaLink(`?qa=${requested}`)).toEqual({ ...empty, ...link, problems });
  });

  it.each([
    ['sed:7', 'known are seed, persona'],
    ['constructor', 'known are'],
    ['seed', 'whole number'],
    ['seed:-1', 'whole number'],
    ['seed:1:2', 'whole number'],
    ['seed:4294967296', 'whole number'],
    ['persona:admin', 'personas are visitor'],
    ['fault:login', 'a fault is'],
    ['fault::500', 'a fault is'],
    ['fault:login:200', 'a fault is'],
    ['fault:login:600', 'a fault is'],
    ['fault:login:delay', 'a fault is'],
    ['fault:login:delay:fast', 'a fault is'],
    ['fault:login:drop:0', 'a fault is'],
    ['fault:login:drop:often', 'how often'],
    ['fault:login:drop:1:1', 'a fault is'],
    ['fault:*', 'a fault is'],
    ['fault:get*:drop', 'a fault is'],
    ['fault:socket:500', 'a fault is'],
    ['fault:socket:lost', 'a fault is'],
    ['fault:login:doubled', 'a fault is'],
    ['fault:login:drop:0%', 'the share of a fault'],
    ['fault:login:drop:101%', 'the share of a fault'],
    ['fault:login:drop:30%:2', 'how often'],
    ['offline:yes', 'offline has no value'],
    ['clock:soon', 'the clock is moved by'],
    ['clock:1y', 'the clock is moved by'],
    ['clock:9999d', 'the clock is moved by'],
    ['setting:colour:red', 'settings are multiVendor'],
    ['setting:multiVendor:maybe', 'cannot be "maybe"'],
    ['setting:multiVendor', 'cannot be ""'],
  ])('reports an unknown part of %s, and uses the rest', (part, problem) => {
    const link = readQaLink(`?qa=${part},persona:orders`);
    expect(link).toEqual({ ...empty, persona: 'orders', problems: [expect.stringContaining(problem)] });
    expect(link?.problems[0]).toContain(`"${part}"`);
  });
});

it.each([
  ['/products', '?sort=new&page=2', 'qa=seed:7', '/products?sort=new&page=2&qa=seed:7'],
  ['/', '', 'qa', '/?qa'],
  ['/news', '?qa=persona:new&qa', 'qa=seed:7', '/news?qa=seed:7'],
  ['/products', '?search=qa&qa=seed:1', 'qa', '/products?search=qa&qa'],
])('keeps path %s and query "%s" in the link of a state', (pathname, search, qa, address) =>
  expect(withQaLink({ pathname, search, hash: '' }, qa)).toBe(address),
);

it('keeps the part of the page in the link of a state', () =>
  expect(withQaLink({ pathname: '/privacy-policy', search: '?qa', hash: '#cookies' }, 'qa=seed:7')).toBe(
    '/privacy-policy?qa=seed:7#cookies',
  ));

describe('the remote panel of a link', () => {
  it.each([
    ['?qa=remote:192.168.1.5:9000:abcdefgh', { host: '192.168.1.5:9000', code: 'abcdefgh' }],
    ['?qa=seed:7,remote:desk.local:abcdefgh', { host: 'desk.local:8097', code: 'abcdefgh' }],
    ['?qa=remote:desk', null],
    ['?qa=remote:desk/x:abcdefgh', null],
    ['?qa=remote:desk:9000:abc', null],
    ['?q=remote:desk:abcdefgh', null],
  ])('is read from %s', (search, remote) => {
    expect(readQaRemote(search)).toEqual(remote);
    const isQa = search.startsWith('?qa');
    expect(readQaLink(search)?.problems).toEqual(
      isQa ? (remote ? [] : [expect.stringContaining('remote:HOST:CODE')]) : undefined,
    );
  });

  it('is removed from the address, whose rows anybody may save', () => {
    expect(withoutQaRemote('?qa=remote:desk:abcdefgh')).toBe('?qa');
    expect(withoutQaRemote('?page=2&qa=seed:7,remote:desk:9000:abcdefgh,persona:new')).toBe(
      '?qa=seed:7,persona:new&page=2',
    );
  });
});
