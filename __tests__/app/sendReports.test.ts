import { sendReports } from '@/app/sendReports';
import { report } from '@/shared/report';
import { contentPolicy } from '../../demo/http/policy';

const URL_OF_MONITOR = 'https://monitor.example.com/shop';

let sent: { url: string; init: RequestInit }[];
let stop: () => void;
const originalFetch = globalThis.fetch;

beforeEach(() => {
  sent = [];
  globalThis.fetch = (url, init = {}) => {
    sent.push({ url: url as string, init });
    return Promise.reject(new Error('The monitor is down'));
  };
});
afterEach(() => {
  stop();
  globalThis.fetch = originalFetch;
});

const bodies = () => sent.map(({ init }) => JSON.parse(init.body as string) as unknown);

it('posts an error as text, without cookies and without its URL', () => {
  stop = sendReports(URL_OF_MONITOR, true);
  report('api /orders', { kind: 'http', status: 502, message: 'Layla, 501234567' });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: URL_OF_MONITOR,
    init: { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
  });
  // A string is sent as text/plain, which needs no preflight request.
  expect(typeof sent[0]?.init.body).toBe('string');
  expect(new Headers(sent[0]?.init.headers).has('content-type')).toBe(false);
  expect(bodies()).toEqual([{ where: 'api /orders', kind: 'http', status: 502 }]);
});

it('sends no names, phones, addresses, tokens, messages or queries', () => {
  stop = sendReports(URL_OF_MONITOR, true);
  const problem = new TypeError('Layla Haddad <layla@marsa.example> 501234567 token=abc');
  problem.stack = `TypeError: Layla Haddad layla@marsa.example
    at load (https://shop.example.com/assets/main.1a2b3c4.js?token=abc:1:2345)
    at https://shop.example.com/order-history/77?token=abc:1:1
    at https://shop.example.com/assets/991.js:12:7`;
  report('api https://shop.example.com/orders/77/invoice?token=abc', problem);
  report('saga layla@marsa.example', 'Layla said 501234567');
  expect(bodies()).toEqual([
    {
      where: 'api /orders/…/invoice',
      kind: 'TypeError',
      stack: ['assets/main.1a2b3c4.js:1:2345', 'assets/991.js:12:7'],
    },
    { where: 'saga …', kind: 'string' },
  ]);
});

it('sends each failure once, ten of a visit at most, and none of a visit that is not sampled', () => {
  stop = sendReports(URL_OF_MONITOR, true);
  report('saga cart', new Error('one'));
  report('saga cart', { kind: 'network' });
  report('saga cart', { kind: 'network' });
  expect(sent).toHaveLength(2);
  for (const letter of 'abcdefghijklmnop') report(`saga ${letter}`, 'x');
  expect(sent).toHaveLength(10);
  stop();
  sent = [];
  stop = sendReports(URL_OF_MONITOR, false);
  report('saga cart', new Error('two'));
  expect(sent).toEqual([]);
});

it('prints a policy with the report address only when the build names one', () => {
  stop = () => undefined;
  const connect = (reportUrl?: string) =>
    contentPolicy('<html></html>', {}, reportUrl)
      .split('; ')
      .find((line) => line.startsWith('connect-src'));
  expect(connect()).not.toContain('monitor.example.com');
  expect(connect(URL_OF_MONITOR)).toMatch(/ https:\/\/monitor\.example\.com$/);
  expect(connect('/reports')).toBe(connect());
});
