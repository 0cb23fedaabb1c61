/** Deterministic random numbers (mulberry32), so that a failing run can be repeated. */
export function seededNumbers(seed: number) {
  let state = seed >>> 0;
  const below = (most: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  };
  return {
    below,
    oneOf: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0],
    bytes: (size: number) => Buffer.from(Array.from({ length: size }, () => below(256))),
  };
}

export type Numbers = ReturnType<typeof seededNumbers>;

/** Bytes to send to the demo, and how the connection ends after them. */
export interface HostileRequest {
  chunks: readonly Buffer[];
  /** `reset` aborts the connection, `end` closes it, `read` waits for the first byte of the response. */
  then: 'reset' | 'end' | 'read';
}

const paths = ['/app/%', '/app/%E0%A4%A', '/app/', '/app', '/app/marsa-demo', '/app/x'] as const;
const otherPaths = [
  '/',
  '*',
  '//',
  '/api/%',
  '/media/%',
  '/apps/marsa/events',
  '/..%2f',
  '/app/\u0001',
] as const;
const methods = ['GET', 'POST', 'OPTIONS', 'CONNECT', 'PUT', 'G\u0000T', 'get', ''] as const;
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTX'] as const;
const keys = ['dGhlIHNhbXBsZSBub25jZQ==', 'short', ''] as const;
const origins = ['null', 'http://', 'http://hostile.example', '%', '\u00ff'] as const;

/** A path from the lists above, or one of random bytes. */
const pathOf = (numbers: Numbers) =>
  numbers.oneOf([
    numbers.oneOf(paths),
    numbers.oneOf(otherPaths),
    `/app/${numbers.bytes(numbers.below(40)).toString('latin1').replace(/\s/g, '_')}`,
  ]);

function upgradeOf(numbers: Numbers): string {
  const lines = [
    `${numbers.oneOf(['GET', numbers.oneOf(methods)])} ${pathOf(numbers)} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Connection: ${numbers.oneOf(['Upgrade', 'upgrade, keep-alive', 'close'])}`,
    `Upgrade: ${numbers.oneOf(['websocket', 'h2c', 'websocket, h2c'])}`,
    `Sec-WebSocket-Version: ${numbers.oneOf(['13', '8', 'x'])}`,
    `Sec-WebSocket-Key: ${numbers.oneOf(keys)}`,
  ];
  if (numbers.below(4) === 0) lines.push(`Origin: ${numbers.oneOf(origins)}`);
  if (numbers.below(8) === 0)
    lines.push('Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99');
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** A handshake that succeeds, followed by frames that no client sends. */
const acceptedHandshake = (key: string) =>
  `GET /app/${key}?protocol=7 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A masked text frame (RFC 6455 §5.2) with the mask 0, so that the text stays readable here. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(payload.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), size, Buffer.alloc(4), payload]);
}

const frames = [
  '{"event":"pusher:subscribe"}',
  '{"event":"pusher:subscribe","data":null}',
  '{"event":"pusher:subscribe","data":{"channel":7}}',
  '{"event":"pusher:subscribe","data":{"channel":"private-chat_user_1","auth":"marsa-demo:ÿÿ"}}',
  '{"event":"pusher:subscribe","data":{"channel":"private-chat_user_1","auth":{"a":1}}}',
  '{"event":"pusher:unsubscribe","data":[]}',
  '{"event":{"toString":1}}',
  '[]',
  'null',
  '\u0000',
] as const;

const requestLine = (numbers: Numbers) =>
  `${numbers.oneOf(methods)} ${pathOf(numbers)} ${numbers.oneOf(versions)}\r\n`;

const forms: readonly [(numbers: Numbers) => Buffer[], ...((numbers: Numbers) => Buffer[])[]] = [
  (numbers) => [numbers.bytes(numbers.below(200))],
  (numbers) => [Buffer.from(`${requestLine(numbers)}Host: 127.0.0.1\r\n\r\n`, 'latin1')],
  (numbers) => [Buffer.from(`${requestLine(numbers)}Host: ${pathOf(numbers)}\r\n\r\n`, 'latin1')],
  (numbers) => [Buffer.from(upgradeOf(numbers), 'latin1')],
  (numbers) => [Buffer.from(upgradeOf(numbers), 'latin1'), numbers.bytes(numbers.below(100))],
  // Half a request: the connection ends within the headers.
  (numbers) => {
    const whole = Buffer.from(upgradeOf(numbers), 'latin1');
    return [whole.subarray(0, numbers.below(whole.length))];
  },
  (numbers) => [
    Buffer.from(acceptedHandshake(numbers.oneOf(['marsa-demo', 'another']))),
    numbers.oneOf([numbers.bytes(numbers.below(64)), frameOf(numbers.oneOf(frames))]),
  ],
  (numbers) => [
    Buffer.from(
      `POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\n${numbers.oneOf([
        'Content-Length: 99999999',
        'Content-Length: -1',
        'Transfer-Encoding: chunked',
        'Transfer-Encoding: chunked\r\nContent-Length: 5',
      ])}\r\n\r\n`,
    ),
    numbers.bytes(numbers.below(50)),
  ],
];

/** The next request of a seeded run. */
export const hostileRequest = (numbers: Numbers): HostileRequest => ({
  chunks: numbers.oneOf(forms)(numbers),
  then: numbers.oneOf(['reset', 'reset', 'end', 'read']),
});
