const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const root = join(__dirname, '../..');
const COLOURS = /\u001b\[[0-9;]*m/g;
const SHORT = 300;

/**
 * Leaves the counts of a suite in each project where `npm test` sums them: `dist/results/<suite>/<project>.json`, with
 * the milliseconds of each file. Only below Nx (TEST_PROJECTS names the projects, and the folders of each), which keeps the
 * files with the rest of the results and brings them back from its cache.
 */
module.exports = class ResultsReporter {
  constructor(_config, { suite }) {
    this.suite = suite;
  }

  onRunComplete(_contexts, { testResults }) {
    const projects = JSON.parse(process.env.TEST_PROJECTS ?? '{}');
    for (const [project, folders] of Object.entries(projects)) {
      const file = join(root, 'dist/results', this.suite, `${project}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(countsOf(testResults.filter(({ testFilePath }) => isIn(folders, relative(root, testFilePath))))));
    }
  }
};

const isIn = (folders, file) => folders.some((folder) => file.startsWith(`${folder}/`));

function countsOf(files) {
  const tests = files.flatMap((file) => file.testResults);
  const times = files.map(({ testFilePath, perfStats }) => [relative(root, testFilePath), perfStats.end - perfStats.start]);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + files.filter(({ testExecError }) => testExecError).length,
    failures: files.flatMap(failuresOf),
    failedFiles: files.map(failedTitles).filter(Boolean),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    milliseconds: times.reduce((sum, [, time]) => sum + time, 0),
    files: Object.fromEntries(times),
  };
}

/** Returns the failed tests of a file, with the beginning of each message. */
function failuresOf({ testExecError, testFilePath, testResults }) {
  if (testExecError) return [`${testFilePath}: ${short(testExecError.message)}`];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${short(failureMessages.join(' '))}`);
}

/** A file of which something failed, with the titles; without any when the file itself could not be run. */
function failedTitles({ testExecError, testFilePath, testResults }) {
  const titles = testExecError ? [] : testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return testExecError || titles.length > 0 ? { file: relative(root, testFilePath), titles } : undefined;
}

const short = (message) => message.replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, SHORT);
