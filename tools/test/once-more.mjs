import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { neverAgain } from './never-again.mjs';
import { environmentOf } from './other-node.mjs';

const SUITES = ['e2e', 'browser'];

/**
 * @typedef {object} FailedFile
 * @property {string} file its path from the root
 * @property {string[]} titles of the tests that failed; none when the file itself could not be run
 */

/**
 * The file that may be run once more: the only one of the run that failed, in an end-to-end or browser suite, whose failures nobody has
 * noted before and which is not about money, holds or one-time passwords.
 * @param {import('./run-stage.mjs').SuiteResult[]} results
 * @param {string} noted text of `docs/flaky.md`
 * @returns {{ suite: string } & FailedFile | undefined}
 */
export function fileToRunOnceMore(results, noted) {
  const wrong = results.filter(({ failed }) => failed > 0);
  const [result] = wrong;
  if (wrong.length !== 1 || !SUITES.includes(result.name) || result.failedFiles.length !== 1) return undefined;
  const [{ file, titles }] = result.failedFiles;
  const isWholly = titles.length > 0 && titles.length === result.failed;
  if (!isWholly || neverAgain.some((part) => file.includes(part))) return undefined;
  return titles.some((title) => noted.includes(lineOf({ file, title }))) ? undefined : { suite: result.name, file, titles };
}

/** Returns the line of a flaky test in `docs/flaky.md`, and in the output of a run. */
export const lineOf = ({ file, title }) => `${file}: ${title}`;

/** The results once a file has passed when it was run once more: its failures count as passed, and are listed apart. */
export function withFlaky(results, { suite, file, titles }) {
  return results.map((result) =>
    result.name === suite
      ? { ...result, passed: result.passed + titles.length, failed: 0, problems: [], flaky: titles.map((title) => ({ file, title })) }
      : result,
  );
}

/**
 * Runs the file that may be run once more, if there is one, by itself.
 * @param {import('./run-stage.mjs').SuiteResult[]} results
 * @param {{ program: string, env: Record<string, string> }} by
 * @returns {Promise<import('./run-stage.mjs').SuiteResult[]>} the results, as they are to be counted
 */
export async function onceMore(root, results, { program, env }) {
  const again = fileToRunOnceMore(results, await readFile(join(root, 'docs/flaky.md'), 'utf8'));
  if (!again) return results;
  console.log(`\nRunning ${again.file} once more, by itself`);
  const args = [join(root, 'node_modules/jest/bin/jest.js'), '--config', `jest.${again.suite}.cjs`, '--runTestsByPath', again.file];
  const [code] = await once(spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...environmentOf(program), ...env } }), 'close');
  return code === 0 ? withFlaky(results, again) : results;
}

/** Writes `dist/results/flaky.json`, for the entries of flaky tests in `docs/flaky.md`. */
export async function keepFlaky(root, results) {
  const flaky = results.flatMap((result) => result.flaky ?? []);
  if (flaky.length === 0) return;
  await mkdir(join(root, 'dist/results'), { recursive: true });
  await writeFile(join(root, 'dist/results/flaky.json'), JSON.stringify(flaky, undefined, 2));
}
