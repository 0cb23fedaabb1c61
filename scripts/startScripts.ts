import type { Compilation } from 'webpack';

/** Files of the chunks that the entry imports as `./start`: the libraries and the app's start. */
export function startScripts({ chunkGroups }: Compilation): string[] {
  const start = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === './start'));
  if (!start) throw new Error('The entry does not import `./start`.');
  return start.getFiles().filter((file) => file.endsWith('.js'));
}
