/**
 * @typedef {object} Outcome
 * @property {string} part
 * @property {string} tag
 * @property {string} text
 * @property {'passed' | 'failed' | 'unchecked'} result unchecked: the rule has no check
 * @property {string} [why]
 */

/** Workspaces in which rules are looked at at a time; more than the processor needs, since some checks wait for minutes to pass. */
const LANES = 6;

/**
 * Looks at the rules, in several workspaces at a time, beginning with those that wait for minutes; a check that advances the clock has one
 * to itself. A check that throws says why its rule is broken.
 * @param {readonly import('./rules-to-check.mjs').RuleToCheck[]} rules
 * @param {() => Promise<import('./shop.mjs').Shop>} openShop makes a workspace
 * @param {(outcome: Outcome) => void} report each outcome, in the order of the rules
 * @returns {Promise<Outcome[]>}
 */
export async function runChecks(rules, openShop, report) {
  const outcomes = [];
  const waiting = [...rules.keys()].sort((one, other) => Number(rules[other].waitsLong) - Number(rules[one].waitsLong));
  let reported = 0;
  const lane = async () => {
    const shop = await openShop();
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const { part, tag, text, check, advancesClock } = rules[at];
      outcomes[at] = { part, tag, text, ...(await outcomeOf(check, advancesClock ? openShop : () => shop)) };
      while (outcomes[reported]) report(outcomes[reported++]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, rules.length) }, lane));
  return outcomes;
}

async function outcomeOf(check, shopOf) {
  if (!check) return { result: 'unchecked' };
  try {
    await check(await shopOf());
    return { result: 'passed' };
  } catch (error) {
    return { result: 'failed', why: whyOf(error) };
  }
}

/** The message, and the line of the check that found it. */
function whyOf(error) {
  const line = /checks\/[^)\s]+/.exec(error?.stack ?? '')?.[0];
  return `${error?.message ?? error}${line ? ` (${line})` : ''}`;
}
