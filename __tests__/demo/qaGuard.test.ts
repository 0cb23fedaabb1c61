import { request } from 'node:http';
import { Hono } from 'hono';
import type { Env } from '../../demo/http/environment';
import { failureResponse } from '../../demo/http/failures';
import { qaGuard, qaWarning } from '../../demo/qa/guard';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile('once');

/** A call with a Host header of its own, which fetch does not allow. */
const statusOf = (method: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const { port } = new URL(demo.origin);
    const call = request({ host: '127.0.0.1', port, path: '/qa/faults', method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject);
    call.end(method === 'POST' ? '{"path":"/nothing"}' : undefined);
  });

const json = { 'Content-Type': 'application/json' };

it.each([
  ['no type', {}],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['plain text', { 'Content-Type': 'text/plain;application/json' }],
])('refuses a write that any page could send: %s', async (_what, headers) => {
  expect(await statusOf('POST', headers)).toBe(415);
});

it.each(['hostile.example', 'localhost.hostile.example', '127.0.0.1.nip.io', '192.168.1.20:4000', '0.0.0.0'])(
  'refuses a request with the host name of another site: %s',
  async (host) => {
    expect(await statusOf('POST', { ...json, Host: host })).toBe(403);
    expect(await statusOf('DELETE', { Host: host })).toBe(403);
  },
);

it.each(['localhost', '127.0.0.1:4000', '[::1]:4000'])('accepts the host %s', async (host) => {
  expect(await statusOf('POST', { ...json, Host: host })).toBe(200);
  expect(await statusOf('DELETE', { Host: host })).toBe(200);
});

describe('a demo that listens to the network', () => {
  const app = new Hono<Env>();
  app.use(qaGuard).get('/qa', (c) => c.text('open'));
  app.onError(failureResponse);
  const from = async (localAddress: string, host: string) =>
    (await app.request(`http://${host}/qa`, {}, { incoming: { socket: { localAddress } } })).status;

  it('accepts QA calls from the network at an IP address, never at a host name', async () => {
    expect(await from('192.168.1.20', '192.168.1.20:4000')).toBe(200);
    expect(await from('192.168.1.20', 'localhost:4000')).toBe(200);
    expect(await from('192.168.1.20', 'hostile.example')).toBe(403);
    expect(await from('::ffff:127.0.0.1', '192.168.1.20')).toBe(403);
  });

  it('prints a warning, and only then', () => {
    expect(qaWarning({ qa: true, host: '0.0.0.0' })).toMatch(/everybody in this network can reset/);
    expect(qaWarning({ qa: false, host: '0.0.0.0' })).toBeNull();
    for (const host of ['127.0.0.1', 'localhost', '::1']) expect(qaWarning({ qa: true, host })).toBeNull();
  });
});
