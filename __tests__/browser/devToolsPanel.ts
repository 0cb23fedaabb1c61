import { once } from 'node:events';
import { expect } from '@playwright/test';
import { WebSocket } from 'ws';
import type { Relay } from '../../scripts/devtools/relay';

interface Published {
  data: {
    data: {
      id: string;
      type: string;
      action?: string;
      actionsById?: string;
      payload?: { stagedActionIds?: number[] };
    };
  };
}

/** Plays the DevTools' panel at a relay; keeps what it receives. */
export async function openPanel(relay: Relay) {
  const origin = `http://127.0.0.1:${relay.port}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socketcluster/`, { origin });
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  await once(socket, 'open');
  socket.send(JSON.stringify({ event: '#subscribe', data: { channel: 'log' }, cid: 1 }));
  await expect.poll(() => received.length).toBe(1);
  const messages = () =>
    received
      .filter((text) => text.includes('#publish'))
      .map((text) => (JSON.parse(text) as Published).data.data);
  const command = (data: object) => socket.send(JSON.stringify({ event: `sc-${messages()[0]?.id}`, data }));
  return { socket, received, messages, command };
}
