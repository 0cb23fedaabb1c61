import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

export interface ScriptProcess {
  /** Resolves with the first match in the output; rejects if the process exits before. */
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: () => Promise<void>;
}

/** Starts a program of `scripts/` directly, without the startup time of npm. */
export function startProgram(
  script: string,
  flags: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ScriptProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', script), ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', API_ORIGIN: '', ...env },
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  return {
    waitForOutput: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const match = pattern.exec(printed);
          if (!match) return;
          child.stdout.off('data', check);
          resolve(match);
        };
        child.stdout.on('data', check);
        void ended.then((code) => reject(new Error(`${script} ended with ${code}:\n${printed}`)));
        check();
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
