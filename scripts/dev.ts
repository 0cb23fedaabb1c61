import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readFlags, usage } from '../demo/flags';
import { accountText, closeOnExit, launchDemo } from '../demo/launch';
import { StartProblem } from '../demo/problems';
import { checkedOrigin } from './proxiedStorefront';

const root = join(__dirname, '..');

/** Starts the dev server with hot reload, which proxies API requests to `origin`. */
function startDevServer(origin: string) {
  const cli = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
  return spawn(process.execPath, [cli, 'serve', '--mode', 'development'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEMO_ORIGIN: origin },
  });
}

async function main(): Promise<void> {
  const flags = readFlags(process.argv.slice(2));
  if (flags.help) return console.log(usage);
  const apiOrigin = process.env.API_ORIGIN;
  const launched = apiOrigin ? null : await launchDemo(flags);
  const origin = apiOrigin
    ? checkedOrigin(apiOrigin)
    : ((await launched?.demo.listen({ port: launched.port, host: flags.host }))?.origin ?? '');
  console.log(`Backend: ${origin}${launched ? `, demo account: ${accountText}` : ''}`);
  const devServer = startDevServer(origin);
  closeOnExit(async () => {
    devServer.kill();
    // The dev server still writes its cache after the signal.
    if (devServer.exitCode === null) await once(devServer, 'exit');
    await launched?.demo.close();
  });
  devServer.once('exit', (code) => {
    void Promise.resolve(launched?.demo.close()).finally(() => process.exit(code ?? 0));
  });
}

main().catch((problem: unknown) => {
  console.error(problem instanceof StartProblem ? problem.message : problem);
  process.exit(1);
});
