import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changed-files.mjs';
import { checksFor } from './checks.mjs';
import { relatedTests, sourcesOf } from './related-tests.mjs';

const MOST_SHOWN = 12;

/**
 * Checks what differs from a commit, see `checksFor`. Prints a line for each check, and the whole output of one that fails.
 * @param {object} options
 * @param {string} options.root of the checkout
 * @param {string} [options.base] a commit, see `changedFiles`
 * @param {(line: string) => void} options.print
 * @returns {Promise<boolean>} true when every check has passed
 */
export async function checkChanges({ root, base: wanted, print }) {
  const { base, files } = changedFiles(root, wanted);
  if (files.length === 0) {
    print(`Nothing has changed since ${base}.`);
    return true;
  }
  const tests = relatedTests(sourcesOf(root), files);
  print(
    `${files.length} changed files since ${base}: ${tests.unit.length} unit and ${tests.integration.length} integration test files are related.`,
  );

  const present = files.filter((file) => existsSync(join(root, file)));
  const failed = [];
  for (const group of checksFor({ files, present, tests })) {
    const passed = await Promise.all(group.map((check) => run(root, check, print)));
    failed.push(...group.filter((_, index) => !passed[index]));
  }

  if (tests.unknown.length > 0) print(`Not known what uses ${shortened(tests.unknown)}: npm test tells.`);
  print(
    failed.length > 0
      ? `Failed: ${failed.map(({ name }) => name).join(', ')}.`
      : 'All is well. End-to-end and browser tests are left to npm test.',
  );
  return failed.length === 0;
}

/** Runs a check, and shows what it prints once it has failed. @returns {Promise<boolean>} true when it has passed */
async function run(root, { name, script, args }, print) {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) print(Buffer.concat(printed).toString());
  print(`${name.padEnd(12)} ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return code === 0;
}

function shortened(files) {
  return [...files.slice(0, MOST_SHOWN), ...(files.length > MOST_SHOWN ? [`${files.length - MOST_SHOWN} more`] : [])].join(', ');
}
