import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';

/**
 * Installs what the lock file says, unless it is there: a first start in a fresh clone, or one after a pull that moved the lock.
 * @param {string} root of the repository
 * @throws {Explained} when npm does not manage
 */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing the packages (npm ci); this takes a minute.');
  const [program, ...npm] = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status, error } = spawnSync(program, [...npm, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (status !== 0) throw new Explained(`npm ci did not succeed${error ? ` (${error.message})` : ''}: see above, mend it and start again.`);
}

/** Compares npm's own record of installed packages with the lock; only optional packages may be missing. */
function isInstalled(root) {
  const locked = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  return (
    Object.entries(locked).every(([path, { optional }]) => path === '' || optional || path in installed) &&
    Object.entries(installed).every(([path, { version }]) => locked[path]?.version === version)
  );
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}
