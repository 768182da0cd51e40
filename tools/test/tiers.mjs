/** The newest Node that the service is proven on; npm brings it. */
export const newestNode = '24';

/** Every suite (suites.mjs) but `soak`, which takes hours. */
const ALL = ['lint', 'types', 'unit', 'integration', 'e2e', 'browser', 'conformance', 'start'];

/** Extent of the suites that are part of each change. */
const SHORT = {
  crashSeeds: 1,
  nodeSeeds: 1,
  faultScenarios: 'postgres-restart',
  faultMatrix: 'values',
  largeShop: 'tenth',
  firstStart: 'installed',
  soakHours: 0.05,
  longFiles: false,
};
const WHOLE = {
  crashSeeds: 100,
  nodeSeeds: 10,
  faultScenarios: 'all',
  faultMatrix: 'whole',
  largeShop: 'whole',
  firstStart: 'whole',
  soakHours: 2,
  longFiles: true,
};

/**
 * Extent of a run of all suites. Everything that is not in this table runs in each tier.
 * TEST_TIER says which it is; `npm test -- --tier=<name>` sets it, and Nx keeps the results of the tiers apart.
 * `legs`: suites on a database and a Node, one leg after the other. `embedded` is the database that npm brings, `ordinary` the PostgreSQL
 * that is installed on the machine, as it comes, `distributed` two servers of it with Citus, where it has that; without `node`, the Node of
 * the machine.
 * `firstStart`: how far the first `npm start` in a clone goes: until everything is installed, or until it runs and the guides are pasted.
 * `soakHours`: duration of the soak, where it is run.
 * `longFiles`: whether the files of `long-files.cjs` are run, and all cases of the walks whose cases a file takes from `casesOf` of `@svc/testing`.
 */
export const tiers = {
  /** `npm test` */
  default: { ...SHORT, legs: [{ database: 'embedded', suites: ALL }] },
  /** `.ci/run`: each suite once, each database and each Node in some of them */
  ci: {
    ...SHORT,
    legs: [
      { database: 'embedded', suites: ['lint', 'types', 'unit', 'e2e', 'browser'] },
      { database: 'ordinary', node: newestNode, suites: ['integration', 'conformance', 'start'] },
    ],
  },
  /** `npm run test:full` */
  full: {
    ...WHOLE,
    legs: [
      { database: 'embedded', suites: ALL },
      { database: 'ordinary', node: newestNode, suites: ['integration', 'e2e', 'browser', 'conformance', 'start', 'soak'] },
      { database: 'distributed', suites: ['integration', 'conformance'] },
    ],
  },
};

/**
 * @typedef {object} Leg
 * @property {'embedded' | 'ordinary' | 'distributed'} database
 * @property {string} [node] version
 * @property {string[]} suites
 * @typedef {{ legs: Leg[], crashSeeds: number, nodeSeeds: number, faultScenarios: string, faultMatrix: 'values' | 'whole', largeShop: 'tenth' | 'whole', firstStart: 'installed' | 'whole', soakHours: number, longFiles: boolean }} Tier
 * @param {string} name
 * @returns {Tier}
 */
export function tierNamed(name) {
  if (!Object.hasOwn(tiers, name)) throw new Error(`There is no tier ${name}. The tiers are ${Object.keys(tiers).join(', ')}.`);
  return tiers[name];
}

/** The tier of this run. */
export const tier = tierNamed(process.env.TEST_TIER || 'default');
