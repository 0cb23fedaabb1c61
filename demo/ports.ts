import { createServer } from 'node:net';
import { StartProblem } from './problems';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'EADDRINUSE') resolve(false);
      else reject(new StartProblem(`Cannot listen on ${host}:${port}: ${problem.message}`));
    });
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** Returns the given port, or the next free one. 0 stays 0: the system picks one. */
export async function freePort(preferred: number, host: string): Promise<number> {
  if (preferred === 0) return 0;
  for (let port = preferred; port < Math.min(preferred + 100, 65_536); port += 1) {
    if (await isFree(port, host)) return port;
  }
  throw new StartProblem(`No free port from ${preferred} on.`);
}
