import { readFlags, usage, type Flags } from '../demo/flags';
import { serve } from '../demo/http/serve';
import { accountText, closeOnExit, launchDemo } from '../demo/launch';
import { freePort } from '../demo/ports';
import { StartProblem } from '../demo/problems';
import { buildStorefront } from './buildStorefront';
import { checkedOrigin, proxiedStorefront } from './proxiedStorefront';

/** Starts the storefront with a backend that runs elsewhere. */
async function startBefore(apiOrigin: string, { port, host }: Flags): Promise<void> {
  const free = await freePort(port, host);
  const folder = await buildStorefront();
  const server = await serve(proxiedStorefront(folder, apiOrigin).fetch, { port: free, host });
  closeOnExit(server.end);
  console.log(`\nShop:    ${server.origin}\nBackend: ${apiOrigin}`);
}

/** Starts storefront and demo backend on one port. The database starts while the storefront is built. */
async function startWithDemo(flags: Flags): Promise<void> {
  const [{ demo, port }, folder] = await Promise.all([launchDemo(flags), buildStorefront()]);
  closeOnExit(demo.close);
  const { origin } = await demo.listen({ port, host: flags.host, storefront: folder });
  console.log(`\nShop:         ${origin}\nDemo account: ${accountText}`);
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(usage);
  const apiOrigin = process.env.API_ORIGIN;
  await (apiOrigin ? startBefore(checkedOrigin(apiOrigin), flags) : startWithDemo(flags));
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
