import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts one of the built processes of a checkout and waits until it is ready.
 * @param {string} checkout folder
 * @param {string} bundle `api/main.cjs`, `worker/main.cjs`
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ stop(): Promise<void> }>}
 */
export async function startBundle(checkout, bundle, env) {
  const child = spawn(process.execPath, [join(checkout, 'dist', bundle)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child, 'message'), exited.then(([code]) => Promise.reject(new Error(`${bundle} ended with ${code}.`)))]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Runs one of the built processes of a checkout to its end. @throws Error when it fails */
export async function runBundle(checkout, bundle, env) {
  const child = spawn(process.execPath, [join(checkout, 'dist', bundle)], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${bundle} ended with ${code}.`);
}
