/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} target of Nx
 * @property {boolean} [counted]
 * @property {boolean} [needsDatabase]
 * @property {boolean} [takesHours] it runs in the full tier alone
 */

/**
 * Every suite by its Nx target, in stages that run one after the other: the suites of the later stages start many
 * processes themselves and would slow down or starve what runs beside them.
 * Lint and types run over everything at once: reading all the types costs more than judging them.
 * `counted`: its tests leave their counts (see results-reporter.cjs); else each of its tasks is one check.
 * @type {{ parallel: number, suites: Suite[] }[]}
 */
export const stages = [
  {
    parallel: 2,
    suites: [
      { name: 'lint', target: 'lint-all' },
      { name: 'types', target: 'typecheck' },
      { name: 'unit', target: 'test', counted: true },
      { name: 'integration', target: 'integration', counted: true, needsDatabase: true },
    ],
  },
  {
    parallel: 1,
    suites: [
      { name: 'e2e', target: 'e2e', counted: true, needsDatabase: true },
      { name: 'browser', target: 'browser', counted: true, needsDatabase: true },
    ],
  },
  {
    parallel: 2, // One test file each.
    suites: [
      { name: 'conformance', target: 'conformance', counted: true, needsDatabase: true },
      { name: 'start', target: 'start', counted: true, needsDatabase: true },
    ],
  },
  {
    parallel: 1, // Nothing runs beside what it measures.
    suites: [{ name: 'soak', target: 'soak', counted: true, needsDatabase: true, takesHours: true }],
  },
];
