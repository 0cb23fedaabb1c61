import { readFlags, usage } from './flags';
import { StartProblem } from './problems';

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(usage);
  // Imported after the flags are valid: loading the backend takes seconds, `--help` needs none of it.
  const { accountText, closeOnExit, launchDemo } = await import('./launch');
  const { demo, port } = await launchDemo(flags);
  closeOnExit(demo.close);
  const { origin } = await demo.listen({ port, host: flags.host });
  console.log(`Demo backend: ${origin}/api`);
  console.log(`Demo account: ${accountText}`);
  // Reports the origin to a parent process that forked this one.
  process.send?.({ origin });
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
