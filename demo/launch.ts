import { join } from 'node:path';
import type { Flags } from './flags';
import { freePort } from './ports';
import { qaWarning } from './qa/guard';
import { realtimeConfig } from './realtime/config';
import { demoAccount } from './seed/people';
import { createDemo, type Demo } from './server';

const root = join(__dirname, '..');

export interface Launched {
  demo: Demo;
  port: number;
}

/**
 * Creates the demo of these flags. If the port is taken, the next free one is used and printed, with a
 * database of its own.
 */
export async function launchDemo(flags: Flags): Promise<Launched> {
  const port = await freePort(flags.port, flags.host);
  if (port !== flags.port)
    console.log(`Port ${flags.port} is taken, using ${port} with a database of its own.`);
  const demo = await createDemo({
    folder: flags.folder ?? join(root, '.demo', `${port}${flags.qa ? '-qa' : ''}`),
    databaseUrl: process.env.DATABASE_URL || undefined,
    seed: flags.seed,
    bulk: flags.bulk,
    variant: flags.variant,
    reset: flags.reset,
    qa: flags.qa,
    realtime: realtimeConfig(process.env),
  });
  const warning = qaWarning(flags);
  for (const remark of [...demo.remarks, ...(warning ? [warning] : [])]) console.log(remark);
  return { demo, port };
}

export const accountText = `${demoAccount.email} or ${demoAccount.phone}, password ${demoAccount.password}`;

/** Calls `close` on SIGINT and SIGTERM, and when the parent that forked this process exits. */
export function closeOnExit(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  if (process.send) process.on('disconnect', end);
}
