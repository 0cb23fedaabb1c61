#!/usr/bin/env -S node --import tsx
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { RawData } from 'ws';
import { WebSocket, WebSocketServer } from 'ws';
import { respondFor } from './respondFor';

/**
 * Starts the installed Firefox for Playwright, which takes this file for the browser. Playwright sends a few
 * WebDriver BiDi commands that the ESR does not implement; `respondFor` responds to them in its place.
 */
const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', (problem) => {
  console.error(problem.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => firefox.kill());

/** Both sides send each message as one buffer. */
const textOf = (data: RawData) => (data as Buffer).toString();

/** Relays between Playwright and Firefox, one connection each; resolves with the address for Playwright. */
function relayTo(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (playwright, { url = '' }) => {
    const browser = new WebSocket(`${address}${url}`, { perMessageDeflate: false });
    const queued: string[] = [];
    const send = (text: string) => {
      if (browser.readyState === WebSocket.CONNECTING) queued.push(text);
      else browser.send(text);
    };
    browser.on('open', () => queued.splice(0).forEach((text) => browser.send(text)));
    playwright.on('message', (data: RawData) => {
      const text = textOf(data);
      const response = respondFor(text);
      if (response === null) send(text);
      else playwright.send(response);
    });
    browser.on('message', (data: RawData) => playwright.send(textOf(data)));
    browser.on('close', () => playwright.close());
    browser.on('error', (problem) => console.error(problem.message));
    playwright.on('close', () => browser.close());
  });
  return new Promise((resolve) => {
    server.once('listening', () => {
      resolve(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [before, address] = /^(.*WebDriver BiDi listening on )(ws:\S+)$/.exec(line)?.slice(1) ?? [];
  if (address) void relayTo(address).then((relay) => console.error(`${before}${relay}`));
  else console.error(line);
});
