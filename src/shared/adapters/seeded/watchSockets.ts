/**
 * Longest wait in milliseconds for the first message of a socket, which some servers never send. As long as a
 * request's, because scripts speed up shorter timers.
 */
const LONGEST = 15_000;
const ENDS = ['message', 'close', 'error'] as const;

/**
 * Calls `onStart` for each new socket, and its result when the socket has received its first message or was
 * closed: the requests that follow from the connection come before the next response in each run.
 */
export function watchSockets(onStart: () => () => void): void {
  const setTimer = window.setTimeout.bind(window);
  window.WebSocket = new Proxy(window.WebSocket, {
    construct(Socket, parameters: ConstructorParameters<typeof WebSocket>) {
      const socket = new Socket(...parameters);
      const end = onStart();
      for (const event of ENDS) socket.addEventListener(event, end, { once: true });
      setTimer(end, LONGEST);
      return socket;
    },
  });
}
