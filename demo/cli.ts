import { readFlags, usage } from './flags';
import { StartProblem } from './problems';

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(usage);
  // All the rest is only worth its while once the flags are understood.
  const { accountText, endsWith, launchDemo } = await import('./launch');
  const { demo, port } = await launchDemo(flags);
  endsWith(demo.close);
  const { origin } = await demo.listen({ port, host: flags.host });
  console.log(`Demo backend: ${origin}/api`);
  console.log(`Demo account: ${accountText}`);
  // A parent that forked this process waits to hear where it listens.
  process.send?.({ origin });
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
