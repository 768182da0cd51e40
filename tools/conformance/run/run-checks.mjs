/**
 * @typedef {object} Outcome
 * @property {string} part
 * @property {string} tag
 * @property {string} text
 * @property {'passed' | 'failed' | 'unchecked'} result unchecked: the rule has no check
 * @property {string} [why]
 */

/**
 * Looks at one rule after the other. A check that throws says why its rule is broken.
 * @param {readonly import('./rules-to-check.mjs').RuleToCheck[]} rules
 * @param {import('./shop.mjs').Shop} shop
 * @param {(outcome: Outcome) => void} tell each outcome, when it is there
 * @returns {Promise<Outcome[]>}
 */
export async function runChecks(rules, shop, tell) {
  const outcomes = [];
  for (const { part, tag, text, check } of rules) {
    const outcome = { part, tag, text, ...(await outcomeOf(check, shop)) };
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}

async function outcomeOf(check, shop) {
  if (!check) return { result: 'unchecked' };
  try {
    await check(shop);
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
