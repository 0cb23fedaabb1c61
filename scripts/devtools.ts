import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { closeOnExit } from '../demo/launch';
import { freePort } from '../demo/ports';
import { StartProblem } from '../demo/problems';
import { panelFiles } from './devtools/panelFiles';
import { createCode, startRelay } from './devtools/relay';

const usage = `npm run devtools -- [options]
  --host ADDRESS    the address to listen on (127.0.0.1); 0.0.0.0 for a tablet in the same network
  --port N          the port (8097); if it is taken, the next free one`;

/** Addresses of this computer in its network, for the link of the tablet. */
function ownAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}

/** Shows the timeline of a tablet in the Redux DevTools' panel on this computer (docs/qa.md). */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8097' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const code = createCode();
  const relay = await startRelay({
    host: values.host,
    port: await freePort(Number(values.port), values.host),
    code,
    files: await panelFiles(),
  });
  closeOnExit(relay.close);
  const hosts = values.host === '0.0.0.0' ? ownAddresses() : [values.host];
  console.log(`\nPanel:  http://127.0.0.1:${relay.port}/ (on this computer only)\nCode:   ${code}`);
  for (const host of hosts)
    console.log(`Tablet: add ?qa=remote:${host}:${relay.port}:${code} to the shop’s address`);
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
