const { mkdirSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

const results = join(__dirname, '../../dist/results');
const COLOURS = /\u001b\[[0-9;]*m/g;
const SHORT = 300;

/**
 * Leaves the counts of a suite in one project where `npm test` sums them: `dist/results/<suite>/<project>.json`.
 * Only below Nx, which keeps the file with the rest of the result and brings it back from its cache.
 */
module.exports = class ResultsReporter {
  constructor(_config, { suite }) {
    this.suite = suite;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
    const project = process.env.NX_TASK_TARGET_PROJECT;
    if (!project) return;
    const tests = testResults.flatMap((file) => file.testResults);
    const counts = {
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: testResults.flatMap(failuresOf),
      skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName),
    };
    const file = join(results, this.suite, `${project}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(counts));
  }
};

/** What failed in a file, with the beginning of why. */
function failuresOf({ testExecError, testFilePath, testResults }) {
  if (testExecError) return [`${testFilePath}: ${short(testExecError.message)}`];
  return testResults.filter(({ status }) => status === 'failed').map(({ fullName, failureMessages }) => `${fullName}: ${short(failureMessages.join(' '))}`);
}

const short = (message) => message.replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, SHORT);
