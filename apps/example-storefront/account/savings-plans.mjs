/** Most plans of one account; the oldest go first. */
const MOST = 20;

/** `[{ ref, label }]` by the id of an account: the service lists no plans, so the shop notes whose it has opened. In memory; a real shop has them in its database. */
const opened = new Map();

/** Notes a checkout that somebody who is signed in has opened to save up for. */
export function notePlan(accountId, { ref, label }) {
  const others = (opened.get(accountId) ?? []).filter((plan) => plan.ref !== ref);
  opened.set(accountId, [...others, { ref, label }].slice(-MOST));
}

/**
 * Returns the savings plans of an account, `[{ label, currency, totalMinor, until, url }]`. The amounts saved and left are on the
 * page at `url`. Plans that are paid by now are orders; ended ones, and those that cannot be read just now, are left out.
 */
export async function plansOf(accountId, store) {
  const plans = opened.get(accountId) ?? [];
  const checkouts = await Promise.all(plans.map(({ ref }) => store.checkouts.get(ref).catch(() => ({}))));
  return plans.flatMap(({ label }, at) => {
    const { status, currency, totalMinor, expiresAt: until, hostedUrl: url } = checkouts[at];
    return status === 'open' ? [{ label, currency, totalMinor, until, url }] : [];
  });
}
