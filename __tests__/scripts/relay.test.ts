/** @jest-environment node */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createCode, startRelay, type Relay } from '../../scripts/devtools/relay';

const code = createCode();
let relay: Relay;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  const files = new Map([['/', { type: 'text/html', content: 'panel' }]]);
  relay = await startRelay({ host: '127.0.0.1', port: 0, code, files });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await relay.close();
});

const connect = (path: string, origin?: string) => {
  const socket = new WebSocket(`ws://127.0.0.1:${relay.port}${path}`, origin === undefined ? {} : { origin });
  sockets.push(socket);
  return socket;
};
const isRefused = async (socket: WebSocket) => {
  const [problem] = (await once(socket, 'error')) as [Error];
  return problem.message.includes('403');
};
const next = async (socket: WebSocket) => {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return JSON.parse(data.toString()) as unknown;
};

async function openPanel() {
  const panel = connect('/socketcluster/', `http://127.0.0.1:${relay.port}`);
  await once(panel, 'open');
  const invoke = async (event: string, data: object, cid: number) => {
    panel.send(JSON.stringify({ event, data, cid }));
    return next(panel);
  };
  expect(await invoke('#handshake', {}, 1)).toMatchObject({ rid: 1, data: { isAuthenticated: false } });
  expect(await invoke('login', {}, 2)).toEqual({ rid: 2, data: 'log' });
  await invoke('#subscribe', { channel: 'log' }, 3);
  return panel;
}

it('refuses wrong codes, and after 20 of them every code', async () => {
  for (const wrong of ['', 'x', `${code}x`, code.toUpperCase()])
    expect(await isRefused(connect(`/tablet?code=${wrong}`))).toBe(true);
  await once(connect(`/tablet?code=${code}`), 'open');
  for (let attempt = 0; attempt < 16; attempt += 1) await isRefused(connect('/tablet?code=guess'));
  expect(await isRefused(connect(`/tablet?code=${code}`))).toBe(true);
});

it('opens the panel to its own page on this computer only', async () => {
  const address = `http://127.0.0.1:${relay.port}/`;
  expect(await (await fetch(address)).text()).toBe('panel');
  expect((await fetch(`${address}other`)).status).toBe(404);
  expect(await isRefused(connect('/socketcluster/'))).toBe(true);
  expect(await isRefused(connect('/socketcluster/', 'http://elsewhere.example'))).toBe(true);
  // A page whose name resolves to this computer.
  const renamed = new WebSocket(`ws://127.0.0.1:${relay.port}/socketcluster/`, {
    origin: 'http://elsewhere.example',
    headers: { host: 'elsewhere.example' },
  });
  sockets.push(renamed);
  expect(await isRefused(renamed)).toBe(true);
});

it('hands rows to the panel, its commands to the tablet, and says when the tablet is gone', async () => {
  const panel = await openPanel();
  const tablet = connect(`/tablet?code=${code}`);
  await once(tablet, 'open');
  tablet.send(JSON.stringify({ type: 'START', instanceId: 'shop' }));
  const published = (await next(panel)) as { event: string; data: { channel: string; data: { id: string } } };
  expect(published).toMatchObject({ event: '#publish', data: { channel: 'log', data: { type: 'START' } } });
  const { id } = published.data.data;
  panel.send(JSON.stringify({ event: `sc-${id}`, data: { type: 'DISPATCH', action: { type: 'RESET' } } }));
  expect(await next(tablet)).toEqual({ type: 'DISPATCH', action: { type: 'RESET' } });
  panel.send('not JSON');
  tablet.close();
  expect(await next(panel)).toMatchObject({ data: { data: { type: 'DISCONNECTED', id } } });
});
