import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

export interface Program {
  /** Resolves with the first match in what it prints; rejects when it ends before. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: () => Promise<void>;
}

/** Starts a program of `scripts/` as npm would, without npm's own start. */
export function startProgram(script: string, flags: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', script), ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', API_ORIGIN: '', ...env },
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part));
  return {
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(printed);
          if (!match) return;
          child.stdout.off('data', look);
          resolve(match);
        };
        child.stdout.on('data', look);
        void ended.then((code) => reject(new Error(`${script} ended with ${code}:\n${printed}`)));
        look();
      }),
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
