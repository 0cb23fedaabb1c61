import { join } from 'node:path';
import { readFlags, usage } from './flags';
import { freePort } from './ports';
import { StartProblem } from './problems';
import { demoAccount } from './seed/people';
import { createDemo } from './server';

const root = join(__dirname, '..');

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(usage);
  const port = await freePort(flags.port, flags.host);
  if (port !== flags.port)
    console.log(`Port ${flags.port} is taken, using ${port} with a database of its own.`);
  const demo = await createDemo({
    folder: flags.folder ?? join(root, '.demo', `${port}${flags.qa ? '-qa' : ''}`),
    databaseUrl: process.env['DATABASE_URL'],
    seed: flags.seed,
    reset: flags.reset,
    qa: flags.qa,
  });
  const { origin } = await demo.listen({ port, host: flags.host });

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void demo.close().then(() => process.exit(0));
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  for (const remark of demo.remarks) console.log(remark);
  console.log(`Demo backend: ${origin}/api`);
  console.log(`Demo account: ${demoAccount.email} or ${demoAccount.phone}, password ${demoAccount.password}`);
  // A parent that forked us is told where we listen, and takes us along when it ends.
  if (process.send) {
    process.on('disconnect', end);
    process.send({ origin });
  }
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
