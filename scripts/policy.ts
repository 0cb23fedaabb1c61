import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPolicy } from '../demo/http/policy';
import { StartProblem } from '../demo/problems';
import { backendSettings } from './backendSettings';
import { checkedOrigin } from './proxiedStorefront';

/**
 * Prints the Content-Security-Policy of the built page for deployments of `dist/`: with the hashes of its
 * inline scripts and the socket and sign-in providers of the backend at `API_ORIGIN`.
 */
async function main(): Promise<void> {
  const page = readFileSync(join(__dirname, '../dist/index.html'), 'utf8');
  const origin = process.env.API_ORIGIN;
  if (!origin) {
    console.error('No socket and no sign-in provider is allowed: name the backend with API_ORIGIN.');
    return console.log(contentPolicy(page, {}));
  }
  const settings = await backendSettings(checkedOrigin(origin));
  if (!settings) throw new StartProblem(`The backend at ${origin} does not answer with its settings.`);
  console.log(contentPolicy(page, settings));
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
