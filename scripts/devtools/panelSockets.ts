import type { WebSocket } from 'ws';

/** Interval of pings in milliseconds; the panel reconnects if none arrives for twice as long. */
const PING = 10_000;
/** Channel of the panel, to which tablets' messages are published. */
const CHANNEL = 'log';

type Message = Record<string, unknown>;

function parse(data: unknown): Message | null {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null ? (message as Message) : null;
  } catch {
    return null;
  }
}

/**
 * Connects tablets, which send plain JSON, with panels, which speak the part of SocketCluster's protocol
 * that the published panel uses: handshake, login, subscribe, transmit and publish.
 */
export function createPanelSockets() {
  const tablets = new Map<string, WebSocket>();
  const panels = new Set<WebSocket>();
  let count = 0;

  const publish = (data: Message) => {
    const text = JSON.stringify({ event: '#publish', data: { channel: CHANNEL, data } });
    for (const panel of panels) panel.send(text);
  };

  /** `sc-<id>` is for one tablet, `respond` for all. */
  const forward = (event: string, data: unknown) => {
    const text = JSON.stringify(data ?? {});
    if (event === 'respond') for (const tablet of tablets.values()) tablet.send(text);
    else tablets.get(event.replace(/^sc-/, ''))?.send(text);
  };

  const responses: Record<string, (id: string) => unknown> = {
    '#handshake': (id) => ({ id, pingTimeout: 2 * PING, isAuthenticated: false }),
    login: () => CHANNEL,
  };

  return {
    addTablet(this: void, socket: WebSocket): void {
      count += 1;
      const id = `tablet-${count}`;
      tablets.set(id, socket);
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        const message = parse(data);
        if (message) publish({ ...message, id, instanceId: id });
      });
      socket.on('close', () => {
        tablets.delete(id);
        publish({ type: 'DISCONNECTED', id });
      });
    },
    addPanel(this: void, socket: WebSocket): void {
      count += 1;
      const id = `panel-${count}`;
      const ping = setInterval(() => socket.send(''), PING);
      socket.on('error', () => socket.terminate());
      socket.on('close', () => {
        clearInterval(ping);
        panels.delete(socket);
        if (panels.size === 0) forward('respond', { type: 'STOP' });
      });
      socket.on('message', (data) => {
        const message = parse(data);
        if (typeof message?.event !== 'string') return;
        const { event, cid, data: content } = message;
        if (cid === undefined) return forward(event, content);
        socket.send(JSON.stringify({ rid: cid, data: responses[event]?.(id) }));
        if (event === '#subscribe' && (content as Message | undefined)?.channel === CHANNEL)
          panels.add(socket);
      });
    },
    close(): void {
      for (const socket of [...tablets.values(), ...panels]) socket.terminate();
    },
  };
}
