const { spawn } = require('node:child_process');
const { readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');

const jest = require.resolve('jest/bin/jest');

/**
 * @typedef {object} Options
 * @property {string} config
 * @property {string[]} [folders] whose tests are the project's, from the root; by default, the project's own
 */

/**
 * The batch of Nx: one suite of several projects in one Jest process. What is asked for behind the name of the target
 * (`npx nx test catalogue slots`) goes to Jest.
 * @param {import('nx/src/devkit-exports').TaskGraph} taskGraph
 * @param {Record<string, Options>} options by task
 * @param {{ __overrides_unparsed__?: string[] }} overrides
 * @param {import('nx/src/devkit-exports').ExecutorContext} context
 * @returns {Promise<Record<string, { success: boolean, terminalOutput: string, startTime: number, endTime: number }>>} by task
 */
async function runTogether(taskGraph, options, overrides, { root, projectGraph }) {
  const tasks = Object.values(taskGraph.tasks);
  const projects = Object.fromEntries(tasks.map(({ id, target: { project } }) => [project, foldersOf(projectGraph, project, options[id])]));
  const { config } = Object.values(options)[0];
  const results = await runJest({ root, config, projects, args: overrides.__overrides_unparsed__ ?? [] });
  return Object.fromEntries(tasks.map(({ id, target: { project } }) => [id, results[project]]));
}

/** The same for one project, where batches are switched off (`--batch=false`). */
async function runAlone(options, { root, projectName, projectGraph }) {
  const { config, __unparsed__: args = [] } = options;
  const results = await runJest({ root, config, projects: { [projectName]: foldersOf(projectGraph, projectName, options) }, args });
  return { success: results[projectName].success };
}

const foldersOf = (projectGraph, project, { folders }) => folders ?? [projectGraph.nodes[project].data.root];

/** Runs the suite of these projects, by their folders, and returns for each whether all its tests passed, from the files of results-reporter.cjs. */
async function runJest({ root, config, projects, args }) {
  const suite = /jest\.([\w-]+)\.cjs/.exec(config)[1];
  const fileOf = (project) => join(root, 'dist/results', suite, `${project}.json`);
  for (const project of Object.keys(projects)) rmSync(fileOf(project), { force: true });
  const startTime = Date.now();
  const roots = Object.values(projects)
    .flat()
    .map((folder) => `--roots=<rootDir>/${folder}`);
  const exitCode = await ended(
    spawn(process.execPath, [jest, ...args, '--config', config, ...roots], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TEST_PROJECTS: JSON.stringify(projects) },
    }),
  );

  const counts = Object.fromEntries(Object.keys(projects).map((project) => [project, readCounts(fileOf(project))]));
  const isExplained = exitCode === 0 || Object.values(counts).some((of) => of?.failed > 0);
  return Object.fromEntries(
    Object.entries(counts).map(([project, of]) => [
      project,
      {
        success: isExplained && of?.failed === 0,
        terminalOutput: sentence(project, suite, of),
        startTime,
        endTime: startTime + (of?.milliseconds ?? 0),
      },
    ]),
  );
}

const ended = (child) =>
  new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const sentence = (project, suite, counts) =>
  counts
    ? `${project}, ${suite}: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped.length} skipped\n`
    : `${project}, ${suite}: broke off\n`;

module.exports = { runAlone, runTogether };
