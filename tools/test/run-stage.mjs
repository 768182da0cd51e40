import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentOf } from './other-node.mjs';

/**
 * @typedef {object} SuiteResult
 * @property {string} name
 * @property {string} [title] how it stands in the table, if not by its name
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped full names of the tests
 * @property {string[]} problems what went wrong, for the person at the terminal
 * @property {import('./once-more.mjs').FailedFile[]} failedFiles
 * @property {{ file: string, title: string }[]} [flaky] tests that failed, and passed when their file was run once more
 * @property {number} tasks how many projects it ran in, and…
 * @property {number} cached …how many of these were answered from the cache
 * @property {number} seconds of work, summed over its tasks
 */

/**
 * Runs the suites of a stage by Nx in all projects at once and reads their counts. Failures are shown in full by Nx.
 * @param {{ program: string, env: Record<string, string> }} by the path of a Node, and variables
 * @returns {Promise<SuiteResult[]>}
 */
export async function runStage(root, { suites, parallel }, { program, env }) {
  console.log(`\nRunning ${suites.map(({ name }) => name).join(', ')}`);
  const started = new Date();
  const exitCode = await nx(
    root,
    program,
    ['run-many', `--targets=${suites.map(({ target }) => target).join(',')}`, `--parallel=${parallel}`],
    env,
  );
  const tasks = await tasksSince(root, started);
  const results = await Promise.all(
    suites.map((suite) =>
      resultOf(
        root,
        suite,
        tasks.filter(({ target }) => target === suite.target),
      ),
    ),
  );

  if (exitCode !== 0 && results.every(({ failed }) => failed === 0)) addFailure(results[0], `Nx ended with ${exitCode}.`);
  return results;
}

/** The output goes through a pipe, since at a terminal Nx would overwrite what has been shown. */
function nx(root, program, args, env) {
  const child = spawn(program, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env: { ...environmentOf(program), ...env, NX_DAEMON: 'false', NX_TUI: 'false', NX_CACHE_DIRECTORY: join(root, '.nx/cache') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const leaveItToNx = () => {};
  process.on('SIGINT', leaveItToNx);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('SIGINT', leaveItToNx);
      resolve(code ?? signal);
    });
  });
}

/** Nx's record of its last run, unless that is of an earlier one. */
async function tasksSince(root, started) {
  const { run, tasks } = await readJson(join(root, '.nx/cache/run.json'), { run: {}, tasks: [] });
  return new Date(run.startTime) >= started ? tasks : [];
}

async function resultOf(root, { name, counted }, tasks) {
  const result = { name, passed: 0, failed: 0, skipped: [], problems: [], failedFiles: [], tasks: tasks.length, cached: 0, seconds: 0 };
  for (const task of tasks) {
    result.cached += task.cacheStatus.endsWith('-hit') ? 1 : 0;
    result.seconds += (new Date(task.endTime) - new Date(task.startTime)) / 1000;
    add(result, task, counted ? await readJson(join(root, 'dist/results', name, `${task.projectName}.json`), undefined) : check(task));
  }
  if (result.passed + result.failed + result.skipped.length === 0) addFailure(result, `The suite ${name} ran no test.`);
  return result;
}

const check = ({ status }) => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: [], failures: [] });

function add(result, { taskId, projectName, target, status }, counts = { passed: 0, failed: 0, skipped: [] }) {
  result.passed += counts.passed;
  result.failed += counts.failed;
  result.skipped.push(...counts.skipped);
  result.failedFiles.push(...(counts.failedFiles ?? []));
  if (counts.failed > 0)
    result.problems.push(
      `${taskId} failed. To see it alone: npx nx ${target} ${projectName}`,
      ...counts.failures.map((failure) => `  ${failure}`),
    );
  else if (status !== 0) addFailure(result, `${taskId} broke off. To see it alone: npx nx ${target} ${projectName}`);
}

function addFailure(result, problem) {
  result.failed += 1;
  result.problems.push(problem);
}

async function readJson(file, otherwise) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return otherwise;
  }
}
