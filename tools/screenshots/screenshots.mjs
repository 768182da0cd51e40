import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { picturedSpecs } from './pictured-specs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `npm run screenshots [-- <part of a path>]`: runs the browser tests that keep pictures, so that `dist/screenshots/` has each page, mail
 * and print as `<page>[-<language>]-<width>[-dark].png`.
 */
async function main() {
  const specs = picturedSpecs(root, process.argv[2]);
  if (specs.length === 0) throw new Explained(`No browser test that keeps pictures has ${process.argv[2]} in its path.`);
  const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'));
  const args = [jest, '--config', 'jest.browser.cjs', '--rootDir', '.', '--runTestsByPath', ...specs];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, KEEP_PICTURES: '1' } });
  process.exitCode = status ?? 1;
}

if (isMain(import.meta)) await runCommand(main);
