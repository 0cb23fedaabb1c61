import { SOCKET } from '@/domain/qaFaults';
import { clock, fromSource, onceLive } from '@/shared/adapters';
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
  const messageFaults = () => faultsOf().filter(({ failure }) => failure.kind !== 'cut');
  const isHit = ({ percent }: SetFault) => percent === undefined || panel.draw() * 100 < percent;

  /** Closes a socket while the page is offline, or if it is to be cut, which counts as one occurrence. */
  const closeIfCut = (socket: WebSocket) => {
    const close = () => {
      open.delete(socket);
      socket.close();
    };
    if (panel.detailsOf().isOffline) return close();
    onceLive(() => {
      const cut = faultsOf().find((fault) => fault.failure.kind === 'cut' && isHit(fault));
      if (!cut) return;
      close();
      fromSource('socket', () => panel.strike(cut, SOCKET));
    });
  };

  const passed = new WeakSet<Event>();
  const deliver = (socket: WebSocket, data: unknown) => {
    const copy = new MessageEvent('message', { data });
    passed.add(copy);
    socket.dispatchEvent(copy);
  };
  const applyFaults = (socket: WebSocket, data: unknown) => {
    const hits = messageFaults().filter(isHit);
    for (const fault of hits) fromSource('socket', () => panel.strike(fault, SOCKET));
    if (hits.some(({ failure }) => failure.kind === 'drop')) return;
    const wait = hits.reduce(
      (sum, { failure }) => sum + (failure.kind === 'delay' ? failure.milliseconds : 0),
      0,
    );
    const deliverAll = () => {
      deliver(socket, data);
      if (hits.some(({ failure }) => failure.kind === 'doubled')) deliver(socket, data);
    };
    if (wait > 0) clock.after(wait, deliverAll);
    else deliverAll();
  };
  /**
   * Runs before the listeners of the Pusher client, which are added later. During time travel the messages
   * wait here, because a limited fault is used up by its rows, and none is added meanwhile.
   */
  const receive = (socket: WebSocket, event: MessageEvent<unknown>) => {
    if (passed.has(event) || !isMessage(event.data) || messageFaults().length === 0) return;
    event.stopImmediatePropagation();
    onceLive(() => applyFaults(socket, event.data));
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
