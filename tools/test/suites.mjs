/** The newest Node that the service is proven on; `.ci/run` has npm bring it. */
export const newestNode = '24';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} [title] how it stands in the table of results, if not by its name
 * @property {string} target of Nx
 * @property {boolean} [counted]
 * @property {boolean} [needsDatabase]
 * @property {string} [on]
 */

/**
 * Every suite by its Nx target, in stages that run one after the other: the suites of the later stages start many
 * processes themselves and would slow down or starve what runs beside them.
 * Lint and types run over everything at once: reading all the types costs more than judging them.
 * `on`: it runs where the tier takes that database (tiers.mjs) or `--suite` names it, on a cluster that it starts itself.
 * `node`: the stage is run by that Node, where the tier takes it or `--suite` names one of its suites.
 * `counted`: its tests leave their counts (see results-reporter.cjs); else each of its tasks is one check.
 * @type {{ parallel: number, node?: string, suites: Suite[] }[]}
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
    parallel: 1,
    suites: [
      { name: 'integration-ordinary', title: 'integration (ordinary PostgreSQL)', target: 'integration-ordinary', counted: true, on: 'ordinary' },
      { name: 'conformance-ordinary', title: 'conformance (ordinary PostgreSQL)', target: 'conformance-ordinary', counted: true, on: 'ordinary' },
    ],
  },
  {
    parallel: 1,
    node: newestNode,
    suites: [{ name: 'smoke', title: `smoke (Node ${newestNode})`, target: 'smoke', counted: true, needsDatabase: true }],
  },
];
