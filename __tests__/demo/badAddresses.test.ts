import { connect } from 'node:net';
import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile('once');

/** Sends a raw request; resolves to the first line of the response, or an empty string without one. */
function send(target: string, ...headers: string[]): Promise<string> {
  const { hostname, port } = new URL(demo.origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write([`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n')),
    );
    socket.once('data', (data: Buffer) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', () => resolve(''));
    socket.once('close', () => resolve(''));
  });
}

const HOST = 'Host: shop.example';
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==',
];

it.each([
  ['/app/%zz', HOST, ...UPGRADE],
  ['/app/%', HOST, ...UPGRADE],
  ['//', HOST, ...UPGRADE],
  ['/api/master', 'Host: [', 'Connection: close'],
  ['/robots.txt', 'Host: a b', 'Connection: close'],
  ['/sitemap.xml', 'Host: :99999', 'Connection: close'],
  ['//', HOST, 'Connection: close'],
  ['http://[/', HOST, 'Connection: close'],
  ['/api/lang/%zz', HOST, 'Connection: close'],
  ['/api/lang/..%2f..', HOST, 'Connection: close'],
  ['/api/identity/google?redirect_uri=http://%5B', HOST, 'Connection: close'],
  ['/media/avatar/%e0%a4%a', HOST, 'Connection: close'],
])('keeps running after a request for %s', async (target, ...headers) => {
  expect(await send(target, ...headers)).not.toMatch(/ 5\d\d /);
  expect((await clientOf(demo).get('/master')).status).toBe(200);
});
