import { connect } from 'node:net';
import { WebSocket } from 'ws';
import type { HostileRequest } from './support/hostileBytes';
import { hostileRequest, seededNumbers } from './support/hostileBytes';
import type { Child } from './support/shop';
import { startDemo, stopDemo, temporaryFolder } from './support/shop';

const folder = temporaryFolder();
let child: Child;
let port = 0;

beforeAll(async () => {
  child = await startDemo('--qa', '--folder', folder.path);
  port = Number(new URL(child.origin).port);
});

afterAll(async () => {
  await stopDemo(child);
  folder.remove();
});

/** Resolves when the connection has closed, whichever side closed it. */
function send({ chunks, then }: HostileRequest): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
    socket.on('error', () => undefined).once('close', () => resolve());
    // The exchange ends with a response, or after 100 ms, because half a request gets none.
    socket.once('data', () => socket.destroy());
    socket.setTimeout(100, () => socket.destroy());
    for (const chunk of chunks) socket.write(chunk);
    socket.once('connect', () => {
      if (then === 'end') socket.end();
      if (then === 'reset') socket.write('', () => socket.resetAndDestroy());
    });
  });
}

async function expectAlive(): Promise<void> {
  expect(child.process.exitCode).toBeNull();
  const response = await fetch(`${child.origin}/api/master`, { headers: { Connection: 'close' } });
  expect(response.status).toBe(200);
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

it.each<[string, HostileRequest]>([
  ['a key that cannot be decoded', { chunks: [Buffer.from(upgrade('/app/%'))], then: 'read' }],
  ['an unknown path', { chunks: [Buffer.from(upgrade('/nowhere'))], then: 'read' }],
  ['a reset right after the request', { chunks: [Buffer.from(upgrade('/nowhere'))], then: 'reset' }],
  ['half a request', { chunks: [Buffer.from(upgrade('/app/marsa-demo').slice(0, 60))], then: 'end' }],
  [
    'a broken frame after a wrong key',
    { chunks: [Buffer.from(upgrade('/app/another')), Buffer.from([0xff, 0xff, 0xff])], then: 'read' },
  ],
])('an upgrade request with %s does not end the demo', async (_what, request) => {
  for (let count = 0; count < 20; count += 1) await send(request);
  await expectAlive();
});

it('ten thousand random requests do not end the demo', async () => {
  const numbers = seededNumbers(20_260_731);
  let remaining = 10_000;
  const sendNext = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      await send(hostileRequest(numbers));
    }
  };
  await Promise.all(Array.from({ length: 64 }, sendNext));
  await expectAlive();
  expect(child.output()).not.toMatch(/Unhandled|Uncaught|TypeError|RangeError|URIError/);
});

describe('the Origin of a websocket upgrade', () => {
  const statusFor = (origin: string | undefined, host = `127.0.0.1:${port}`) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/app/marsa-demo?protocol=7`, {
        headers: { Host: host, ...(origin === undefined ? {} : { Origin: origin }) },
      });
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('open', () => {
        socket.close();
        resolve(101);
      });
      socket.once('error', reject);
    });

  it.each([
    ['the shop itself', () => `http://127.0.0.1:${port}`],
    ['the dev server', () => 'http://127.0.0.1:3000'],
    ['another name of this machine', () => 'http://localhost:3000'],
    ['no browser at all', () => undefined],
  ])('is accepted from %s', async (_who, origin) => {
    expect(await statusFor(origin())).toBe(101);
  });

  it('is accepted from a tablet that opened the shop by the address of the network', async () => {
    expect(await statusFor('http://192.168.1.20:3000', '192.168.1.20:4000')).toBe(101);
  });

  it.each([
    'http://hostile.example',
    `http://hostile.example:4000`,
    'null',
    'file://',
    '%',
    'http://127.0.0.1.nip.io',
  ])('is refused from %s', async (origin) => {
    expect(await statusFor(origin)).toBe(403);
  });
});
