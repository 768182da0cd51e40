/** Scripts of hosted pages: each folder has a `tsconfig.json` of its own. */
const PAGE_SCRIPTS = /^libs\/hosted\/src\/.*\/browser(?=\/)/;
const CACHE = 'node_modules/.cache';
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';

/**
 * @typedef {object} Check
 * @property {string} name to be shown
 * @property {string} script path from the root of a script for Node
 * @property {string[]} args
 */

/**
 * Chooses the checks of a change.
 * @param {object} change
 * @param {readonly string[]} change.files changed files, deleted ones among them
 * @param {readonly string[]} change.present those that exist
 * @param {import('./related-tests.mjs').RelatedTests} change.tests
 * @returns {Check[][]} groups, to be run one after another; the checks of a group run at once
 */
export function checksFor({ files, present, tests }) {
  const linted = present.filter(isLinted);
  const folders = new Set(files.flatMap((file) => file.match(PAGE_SCRIPTS) ?? []));
  const groups = [
    [
      {
        name: 'types',
        script: NATIVE_COMPILER,
        args: ['-p', 'tsconfig.json', '--checkers', '2', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`],
      },
      ...[...folders].map((folder) => ({ name: `types of ${folder}`, script: NATIVE_COMPILER, args: ['-p', folder] })),
      ...(linted.length > 0 ? lintOf(linted) : []),
      ...(present.length > 0 ? [formatOf(present)] : []),
      ...testsOf('unit', tests.unit),
    ],
    testsOf('integration', tests.integration),
  ];
  return groups.filter((group) => group.length > 0);
}

/** oxlint has the rules that need types. */
function lintOf(files) {
  return [
    { name: 'lint', script: 'tools/check/lint.mjs', args: files },
    { name: 'promises', script: 'node_modules/oxlint/bin/oxlint', args: ['--no-error-on-unmatched-pattern', ...files] },
  ];
}

function formatOf(files) {
  return {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level=warn', '--ignore-unknown', '--no-error-on-unmatched-pattern', ...files],
  };
}

function testsOf(suite, files) {
  if (files.length === 0) return [];
  return [{ name: suite, script: 'node_modules/jest/bin/jest.js', args: ['--config', `jest.${suite}.cjs`, '--runTestsByPath', ...files] }];
}

function isLinted(file) {
  return /^(apps|libs|tools|examples)\/.*\.(ts|tsx|mjs|cjs|js)$/.test(file);
}
