import { findOnPath, isExecutable } from '../onPath';

/** Returns the path of Firefox: `FIREFOX` of the environment, or found on the PATH; `null` without one. */
export function findFirefox(): string | null {
  if (process.env.FIREFOX) return isExecutable(process.env.FIREFOX) ? process.env.FIREFOX : null;
  return findOnPath('firefox-esr', 'firefox') ?? null;
}
