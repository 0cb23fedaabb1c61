import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { StartProblem } from '../../demo/problems';

const run = promisify(execFile);
const root = join(__dirname, '../..');

/** The published panel, whose archive holds a bundle of it; its dependencies are not installed. */
const PANEL = '@redux-devtools/app@8.0.0';
const ARCHIVE = 'redux-devtools-app-8.0.0.tgz';
const INTEGRITY =
  'sha512-iWyUuD5WiaFJcIZ4HJ0dQEfnb3QnSHRVr/PQl/0wuNKw3A6BCYmr/dVCNkVtDTthtnRYN6eDw6sS0T58oew7fQ==';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Timeline of a tablet</title>
<link rel="stylesheet" href="/panel.css">
<style>html, body, #root { height: 100%; margin: 0; overflow: hidden }</style>
<div id="root"></div>
<script src="/react.js"></script>
<script src="/panel.js"></script>
<script src="/open.js"></script>
</html>`;

/** The bundle expects React as globals. */
const react = `
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
Object.assign(window, { React: { ...React }, ReactDOM: { ...ReactDOM, createRoot } });`;

/** Opens the panel, and connects it once its settings are restored; with the same ones it connects itself. */
const open = `
const { Root, saveSocketSettings } = ReduxDevToolsApp;
const options = { type: 'custom', hostname: location.hostname, port: Number(location.port), secure: false };
const isOpen = ({ type, options: { hostname, port } }) =>
  type === options.type && hostname === options.hostname && Number(port) === options.port;
const connect = ({ store, persistor }) => {
  if (!persistor.getState().bootstrapped) return setTimeout(connect, 20, { store, persistor });
  if (!isOpen(store.getState().connection)) store.dispatch(saveSocketSettings(options));
};
const follow = (root) => {
  if (root) setTimeout(connect, 0, root);
};
ReactDOM.createRoot(document.querySelector('#root')).render(React.createElement(Root, { ref: follow }));`;

async function download(folder: string): Promise<void> {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  console.log(`Panel: downloading ${PANEL} once …`);
  const isWindows = process.platform === 'win32';
  await run('npm', ['pack', PANEL, '--silent'], { cwd: partial, shell: isWindows });
  const archive = readFileSync(join(partial, ARCHIVE));
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== INTEGRITY) throw new StartProblem(`The downloaded ${PANEL} is not the checked one.`);
  const files = ['package/umd/redux-devtools-app.min.js', 'package/umd/redux-devtools-app.min.css'];
  await run('tar', ['-xzf', ARCHIVE, ...files], { cwd: partial });
  await build({
    stdin: { contents: react, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    outfile: join(partial, 'react.js'),
  });
  renameSync(partial, folder);
}

export type Files = ReadonlyMap<string, { type: string; content: string }>;

/** Files of the panel by their path, bundled when the command runs for the first time. */
export async function panelFiles(): Promise<Files> {
  const folder = join(root, '.cache/devtools-panel-8.0.0');
  if (!existsSync(folder)) await download(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const script = (content: string) => ({ type: 'text/javascript; charset=utf-8', content });
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', content: page }],
    ['/react.js', script(read('react.js'))],
    ['/panel.js', script(read('package/umd/redux-devtools-app.min.js'))],
    ['/panel.css', { type: 'text/css', content: read('package/umd/redux-devtools-app.min.css') }],
    ['/open.js', script(open)],
  ]);
}
