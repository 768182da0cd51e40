import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../testing/command';

const SDK = join(root, 'libs/sdk');
const TIMEOUT_MS = 300_000;
const run = promisify(execFile);

/** Installs what the lock of an example names, with the SDK as it is now. What was installed of the same stays. Throws with what npm says. */
export async function installExample(folder: string): Promise<void> {
  await run(process.execPath, ['tools/build/sdk.mjs'], { cwd: root, timeout: TIMEOUT_MS });
  const mark = join(folder, 'node_modules/.installed');
  const wanted = hashOf([join(folder, 'package-lock.json'), join(SDK, 'package.json'), ...filesBelow(join(SDK, 'dist'))]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  await run('npm', ['ci', '--prefer-offline'], { cwd: folder, timeout: TIMEOUT_MS, shell: process.platform === 'win32' });
  writeFileSync(mark, wanted);
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
