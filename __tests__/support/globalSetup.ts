import type { Config } from 'jest';
import type { DemoServer } from './demoServers';
import { startDemoServer } from './demoServers';

declare global {
  var demoServers: DemoServer[] | undefined;
}

/** One demo backend per worker; a test file finds its own by the number of their worker. */
export default async function startDemoServers({ maxWorkers = 1 }: { maxWorkers?: Config['maxWorkers'] }) {
  const count = Math.max(1, Number(maxWorkers) || 1);
  // It leaves a seeded database that the others begin with.
  const first = await startDemoServer();
  const others = await Promise.all(Array.from({ length: count - 1 }, startDemoServer));
  globalThis.demoServers = [first, ...others];
  process.env.DEMO_ORIGINS = globalThis.demoServers.map(({ origin }) => origin).join(' ');
}
