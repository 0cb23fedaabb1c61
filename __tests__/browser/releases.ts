import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Env } from '../../demo/http/environment';
import { serve } from '../../demo/http/serve';
import { distFolder } from '../../scripts/buildStorefront';
import { proxiedStorefront } from '../../scripts/proxiedStorefront';

type Answer = (path: string) => Response | Promise<Response> | undefined;

/** The build behind a server of its own, whose files can be changed while pages are open. */
export interface ReleaseServer {
  origin: string;
  /** Paths that were requested, in order. */
  requests: string[];
  /** Replaces the files by those of a new release, whose page has `data-release="2"`. */
  publish: () => void;
  /** Replaces the files by those of a release that has no script of the old one. */
  publishRenamed: () => void;
  /** Serves the build again. */
  restore: () => void;
  /** Answers these paths instead of the files; undefined leaves a path to the files. */
  replace: (answer: Answer) => void;
  /** Closes the connection of each request without a response, until `plug`. */
  unplug: () => void;
  plug: () => void;
  stop: () => Promise<void>;
}

/** Size in bytes of a file of the build as it is sent. */
export const compressedSize = (path: string) => statSync(join(distFolder, `${path}.br`)).size;

const isApi = (path: string) => path.startsWith('/api/');

/** Server of a deployment that is broken for everything but the API. */
export const withoutFiles = (path: string) =>
  isApi(path) ? undefined : new Response('Service Unavailable', { status: 503 });

/** Writes a release with another main script into a folder. */
function writeRelease(folder: string): void {
  cpSync(distFolder, folder, { recursive: true });
  const [, main = ''] =
    /\/(assets\/main\.\w+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const renamed = 'assets/main.release2.js';
  renameSync(join(folder, main), join(folder, renamed));
  for (const name of ['index.html', 'sw.js', renamed]) {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(main, renamed);
    const isMain = name === renamed;
    writeFileSync(
      join(folder, name),
      isMain ? `document.documentElement.dataset.release = '2';${text}` : text,
    );
    for (const extension of ['br', 'gz']) rmSync(join(folder, `${name}.${extension}`), { force: true });
  }
}

/** Writes a release whose scripts have other names, as if all had changed. */
function writeRenamedRelease(folder: string): void {
  cpSync(distFolder, folder, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const assets = join(folder, 'assets');
  const hashes = readdirSync(assets).flatMap((name) => /\.(\w{7})\.js$/.exec(name)?.[1] ?? []);
  const renamed = (text: string) =>
    text.replace(new RegExp(`(?<=[."])(?:${hashes.join('|')})(?=[".])`, 'g'), (hash) => `${hash}2`);
  for (const path of ['index.html', 'sw.js', ...readdirSync(assets).map((name) => join('assets', name))]) {
    if (!/\.(?:html|js)$/.test(path)) continue;
    const text = readFileSync(join(folder, path), 'utf8');
    rmSync(join(folder, path));
    writeFileSync(join(folder, renamed(path)), renamed(text));
  }
}

/** Serves the build and forwards API calls to a demo backend. */
export async function serveReleases(backend: string): Promise<ReleaseServer> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-release-'));
  const requests: string[] = [];
  let files = proxiedStorefront(distFolder, backend);
  let answer: Answer = () => undefined;
  let isUnplugged = false;
  const app = new Hono<Env>().all('*', (c) => {
    requests.push(c.req.path);
    if (isUnplugged) {
      c.env.outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    return answer(c.req.path) ?? files.fetch(c.req.raw, c.env);
  });
  const { origin, end } = await serve(app.fetch, { port: 0 });
  return {
    origin,
    requests,
    publish() {
      writeRelease(folder);
      files = proxiedStorefront(folder, backend);
    },
    publishRenamed() {
      writeRenamedRelease(folder);
      files = proxiedStorefront(folder, backend);
    },
    restore() {
      files = proxiedStorefront(distFolder, backend);
      rmSync(folder, { recursive: true, force: true });
    },
    replace(newAnswer) {
      answer = newAnswer;
    },
    unplug() {
      isUnplugged = true;
    },
    plug() {
      isUnplugged = false;
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
