import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runCommand } from '../explained.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { changedFiles } from './changed-files.mjs';
import { relatedTests, sourcesOf } from './related-tests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = 'node_modules/.cache';
const MOST_SHOWN = 12;
/** Scripts that run in pages, which have types of their own. */
const PAGE_SCRIPTS = 'apps/api/src/hosted/checkout/live/browser';

/**
 * `npm run check -- [--base=<commit>]`: types, the lint of the changed files, and the unit and integration tests that a change can affect.
 * Prints a line for each check, and the whole output of one that fails.
 */
await runCommand(async () => {
  ensureInstalled(root);
  const { base, files } = changedFiles(root, parseArgs({ options: { base: { type: 'string' } } }).values.base);
  if (files.length === 0) return console.log(`Nothing has changed since ${base}.`);
  const tests = relatedTests(sourcesOf(root), files);
  console.log(
    `${files.length} changed files since ${base}: ${tests.unit.length} unit and ${tests.integration.length} integration test files are related.`,
  );

  const lint = [
    'eslint',
    '--cache',
    '--cache-strategy=content',
    `--cache-location=${CACHE}/eslint/`,
    '--max-warnings=0',
    '--no-warn-ignored',
    ...files.filter(isLinted),
  ];
  const types = ['tsc', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', `${CACHE}/tsc.tsbuildinfo`];
  const checks = [
    [
      { name: 'types', args: types },
      files.some(isOfPages) && { name: 'types of page scripts', args: ['tsc', '-p', PAGE_SCRIPTS] },
      files.some(isLinted) && { name: 'lint', args: lint },
      testsOf('unit', tests.unit),
    ],
    [testsOf('integration', tests.integration)],
  ];
  const results = [];
  for (const together of checks) results.push(...(await Promise.all(together.filter(Boolean).map(run))));

  if (tests.unknown.length > 0) console.log(`Not known what uses ${shortened(tests.unknown)}: npm test tells.`);
  const failed = results.filter(({ code }) => code !== 0);
  console.log(
    failed.length > 0
      ? `Not well: ${failed.map(({ name }) => name).join(', ')}.`
      : 'All is well. End-to-end and browser tests are left to npm test.',
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
});

function testsOf(suite, files) {
  return files.length > 0 && { name: suite, args: ['jest', '--config', `jest.${suite}.cjs`, '--runTestsByPath', ...files] };
}

function shortened(files) {
  return [...files.slice(0, MOST_SHOWN), ...(files.length > MOST_SHOWN ? [`${files.length - MOST_SHOWN} more`] : [])].join(', ');
}

function isOfPages(file) {
  return file.startsWith(PAGE_SCRIPTS);
}

function isLinted(file) {
  return /^(apps|libs|tools)\/.*\.(ts|tsx|mjs|cjs|js)$/.test(file) && existsSync(join(root, file));
}

/** Runs a program of the project's packages, and shows what it prints once it has failed. @returns {Promise<{ name: string, code: number }>} */
async function run({ name, args: [program, ...args] }) {
  const begun = performance.now();
  const child = spawn(join(root, 'node_modules/.bin', program), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const [code] = await once(child, 'close');
  const text = Buffer.concat(printed).toString();
  if (code !== 0) console.log(text);
  console.log(`${name.padEnd(12)} ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return { name, code };
}
