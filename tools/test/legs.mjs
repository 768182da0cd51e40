import { Explained } from '../explained.mjs';
import { stages } from './suites.mjs';
import { tiers } from './tiers.mjs';

const KNOWN = stages.flatMap(({ suites }) => suites).map(({ name }) => name);
const DATABASES = ['embedded', 'ordinary', 'distributed'];

/**
 * Legs of a run: those of the tier, as far as suites, database and Node are asked for; a leg without any suite is left out.
 * A database that is asked for is the only one, and its leg takes every suite that is asked for, or that the tier has anywhere.
 * @param {{ tier: string, suite?: string, database?: string }} choice `suite`: names, separated by commas
 * @returns {import('./tiers.mjs').Leg[]}
 * @throws {Explained} when there is nothing of such a name
 */
export function legsOf({ tier, suite, database }) {
  if (!Object.hasOwn(tiers, tier)) throw new Explained(`There is no tier ${tier}. The tiers are ${Object.keys(tiers).join(', ')}.`);
  if (database && !DATABASES.includes(database))
    throw new Explained(`There is no database ${database}. The databases are ${DATABASES.join(', ')}.`);
  const names = suite?.split(',');
  const unknown = names?.filter((name) => !KNOWN.includes(name)) ?? [];
  if (unknown.length > 0) throw new Explained(`There is no suite ${unknown.join(', ')}. The suites are ${KNOWN.join(', ')}.`);

  const all = database ? [{ database, suites: [...new Set(tiers[tier].legs.flatMap(({ suites }) => suites))] }] : tiers[tier].legs;
  return all
    .map((leg) => ({ ...leg, suites: leg.suites.filter((name) => !names || names.includes(name)) }))
    .filter(({ suites }) => suites.length > 0);
}

/**
 * Separates the legs that the machine can run from those that it cannot, with a sentence about these.
 * @param {import('./tiers.mjs').Leg[]} legs
 * @param {boolean} hasCitus whether the installed PostgreSQL has Citus
 * @returns {{ legs: import('./tiers.mjs').Leg[], leftOut?: string }}
 */
export function runnableLegs(legs, hasCitus) {
  const missing = hasCitus ? [] : legs.filter(({ database }) => database === 'distributed');
  if (missing.length === 0) return { legs };
  const suites = missing.flatMap((leg) => leg.suites).join(', ');
  return {
    legs: legs.filter((leg) => !missing.includes(leg)),
    leftOut: `Left out on a distributed PostgreSQL, since the PostgreSQL that is installed here has no Citus: ${suites}.`,
  };
}

/** Stages of a leg: those that have a suite of it, with these suites alone. */
export function stagesOf({ suites: names }) {
  return stages
    .map((stage) => ({ ...stage, suites: stage.suites.filter(({ name }) => names.includes(name)) }))
    .filter(({ suites }) => suites.length > 0);
}
