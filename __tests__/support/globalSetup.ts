import type { Config } from 'jest';
import type { DemoServer } from './demoServers';
import { startDemoServer } from './demoServers';

declare global {
  var demoServers: DemoServer[] | undefined;
}

/** Starts one demo backend per worker; tests select theirs by the worker's number. */
export default async function startDemoServers({ maxWorkers = 1 }: { maxWorkers?: Config['maxWorkers'] }) {
  const count = Math.max(1, Number(maxWorkers) || 1);
  // Started first, because it creates the template database that the others copy.
  const first = await startDemoServer();
  const others = await Promise.all(Array.from({ length: count - 1 }, startDemoServer));
  globalThis.demoServers = [first, ...others];
  process.env.DEMO_ORIGINS = globalThis.demoServers.map(({ origin }) => origin).join(' ');
}
