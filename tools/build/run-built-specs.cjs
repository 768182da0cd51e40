'use strict';
/**
 * Runs a bundle of unit tests, `run-built-specs.cjs <program>`, in this process and in no sandbox: Jest's own would load the bundle by Jest.
 * Prints how many passed, and what failed.
 */
require('reflect-metadata');
const { expect } = require('expect');
const { run, ...words } = require('jest-circus');

Object.assign(globalThis, words, { expect });

async function main(program) {
  require(program);
  const { testResults, unhandledErrors } = await run();
  const failed = testResults.filter(({ errors }) => errors.length > 0);
  const failures = [...unhandledErrors, ...failed.map(({ testPath, errors }) => `${testPath.slice(1).join(' ')}: ${errors.join(' ')}`)];
  process.stdout.write(JSON.stringify({ passed: testResults.length - failed.length, failures }));
}

void main(process.argv[2]);
