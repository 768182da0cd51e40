/**
 * What the suites with a choice of how much take, from `npm test` up. Everything that is not in this table runs in each tier.
 * TEST_TIER says which it is; `npm test -- --tier=<name>` sets it, and Nx keeps the results of the tiers apart.
 * `databases`: `embedded` is the one that npm brings, `ordinary` the PostgreSQL that is installed on the machine, as it comes.
 * `ticketsByBrowser`: the ticket types that Chromium buys, those of the demo alone or one of each kind as well.
 * `newestNode`: whether the smoke run goes on the newest Node.
 */
export const tiers = {
  /** `npm test` */
  default: { databases: ['embedded'], newestNode: false, crashSeeds: 3, faultScenarios: 'postgres-restart,dropped-connections,swallowed-bytes', faultMatrix: 'pairwise', largeShop: 'tenth', ticketsByBrowser: 'demo' },
  /** `.ci/run` */
  ci: { databases: ['embedded', 'ordinary'], newestNode: true, crashSeeds: 10, faultScenarios: 'all', faultMatrix: 'whole', largeShop: 'whole', ticketsByBrowser: 'demo' },
  /** `npm run test:full` */
  full: { databases: ['embedded', 'ordinary'], newestNode: true, crashSeeds: 100, faultScenarios: 'all', faultMatrix: 'whole', largeShop: 'whole', ticketsByBrowser: 'kinds' },
};

/** @param {string} name @returns {{ databases: string[], newestNode: boolean, crashSeeds: number, faultScenarios: string, faultMatrix: 'pairwise' | 'whole', largeShop: 'tenth' | 'whole', ticketsByBrowser: 'demo' | 'kinds' }} */
export function tierNamed(name) {
  if (!Object.hasOwn(tiers, name)) throw new Error(`There is no tier ${name}. The tiers are ${Object.keys(tiers).join(', ')}.`);
  return tiers[name];
}

/** The tier of this run. */
export const tier = tierNamed(process.env.TEST_TIER || 'default');
