import { SOCKET } from '@/domain/qaFaults';
import { clock, fromSource } from '@/shared/adapters';
import type { QaPanelState, SetFault } from './qaPanel.slice';

interface FaultySocketPanel {
  detailsOf: () => Pick<QaPanelState, 'faults' | 'isOffline'>;
  /** Called before a fault is applied to a message or a connection. */
  strike: (fault: SetFault, endpoint: string) => void;
  /** Returns a random number in [0, 1). */
  draw: () => number;
}

/** The shop's socket speaks the Pusher protocol; other sockets, such as those of DevTools, are left alone. */
const isOfShop = (url: unknown) => /\/app\/[^/?]+\?(?:.*&)?protocol=/.test(String(url));

/** Frames of the protocol itself, such as pings, keep the connection alive. */
const isMessage = (data: unknown) => typeof data === 'string' && !/"event":\s*"pusher[:_]/.test(data);

/** The browser's own class, of which a later visit in the same page makes a class of its own. */
let native: typeof WebSocket | undefined;

/**
 * Applies faults to the messages that the shop's sockets receive, and closes the sockets while the page is
 * offline or their connection is cut. Returns a function to call after each change of the panel's state.
 */
export function installFaultySocket(panel: FaultySocketPanel): () => void {
  const open = new Set<WebSocket>();
  const faultsOf = () => panel.detailsOf().faults.filter(({ endpoint }) => endpoint === SOCKET);
  const isHit = ({ percent }: SetFault) => percent === undefined || panel.draw() * 100 < percent;

  /** Closes a socket, if it has to be; a cut counts as one occurrence. */
  const closeIfCut = (socket: WebSocket) => {
    const cut = faultsOf().find((fault) => fault.failure.kind === 'cut' && isHit(fault));
    if (!cut && !panel.detailsOf().isOffline) return;
    open.delete(socket);
    socket.close();
    if (cut) fromSource('socket', () => panel.strike(cut, SOCKET));
  };

  const passed = new WeakSet<Event>();
  /** Runs before the listeners of the Pusher client, which are added later. */
  const receive = (socket: WebSocket, event: MessageEvent<unknown>) => {
    if (passed.has(event) || !isMessage(event.data)) return;
    const hits = faultsOf().filter((fault) => fault.failure.kind !== 'cut' && isHit(fault));
    if (hits.length === 0) return;
    event.stopImmediatePropagation();
    for (const fault of hits) fromSource('socket', () => panel.strike(fault, SOCKET));
    if (hits.some(({ failure }) => failure.kind === 'drop')) return;
    const deliver = () => {
      const copy = new MessageEvent('message', { data: event.data });
      passed.add(copy);
      socket.dispatchEvent(copy);
    };
    const wait = hits.reduce(
      (sum, { failure }) => sum + (failure.kind === 'delay' ? failure.milliseconds : 0),
      0,
    );
    const deliverAll = () => {
      deliver();
      if (hits.some(({ failure }) => failure.kind === 'doubled')) deliver();
    };
    if (wait > 0) clock.after(wait, deliverAll);
    else deliverAll();
  };

  native ??= window.WebSocket;
  window.WebSocket = new Proxy(native, {
    construct(Socket, parameters: ConstructorParameters<typeof WebSocket>) {
      const socket = new Socket(...parameters);
      if (!isOfShop(parameters[0])) return socket;
      open.add(socket);
      socket.addEventListener('message', (event: MessageEvent<unknown>) => receive(socket, event));
      socket.addEventListener('close', () => open.delete(socket));
      closeIfCut(socket);
      return socket;
    },
  });
  return () => {
    for (const socket of [...open]) closeIfCut(socket);
  };
}
