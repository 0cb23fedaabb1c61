import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stampedBuild } from './stampedBuild';

const root = join(__dirname, '..');
export const distFolder = join(root, 'dist');
const stampFile = join(root, '.cache', 'storefront-build.txt');

/** All inputs of the build. */
const inputs = [
  'src',
  'public',
  'webpack.config.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/BundleReportPlugin.ts',
  'scripts/CopyPublicPlugin.ts',
  'scripts/FirstScriptPlugin.ts',
  'scripts/ModuleIdsPlugin.ts',
  'scripts/ServiceWorkerPlugin.ts',
  'scripts/startScripts.ts',
  'scripts/unusedComponentsLoader.ts',
  'demo/http/headers.ts',
  'demo/http/policy.ts',
];

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile());
}

/** Hashes the content of all inputs, not their dates, so that a fresh checkout has the same fingerprint. */
function fingerprint(): string {
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env.REPORT_URL ?? '');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input)))) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

function runWebpack(): Promise<void> {
  const cli = join(root, 'node_modules', 'webpack-cli', 'bin', 'cli.js');
  // On a terminal webpack updates one line; in a log, progress would print hundreds of lines.
  const progress = process.stdout.isTTY ? ['--progress'] : [];
  const child = spawn(process.execPath, [cli, '--mode', 'production', ...progress], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build failed (webpack: ${code}).`)),
    );
  });
}

async function build(): Promise<void> {
  const started = Date.now();
  console.log('Storefront: building for production …');
  await runWebpack();
  console.log(`Storefront: built in ${((Date.now() - started) / 1_000).toFixed(1)} s.`);
}

/** Builds the storefront into `dist/`, unless the current build has the same inputs. Returns the folder. */
export async function buildStorefront(): Promise<string> {
  if (!existsSync(join(distFolder, 'index.html'))) rmSync(stampFile, { force: true });
  const isNew = await stampedBuild(stampFile, fingerprint(), build);
  if (!isNew) console.log('Storefront: built already, nothing has changed.');
  return distFolder;
}
