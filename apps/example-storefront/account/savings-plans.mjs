/** Of one account, at most; the oldest go first. */
const MOST = 20;

/** `[{ ref, label }]` by the id of an account: the service lists no plans, so the shop notes whose it has opened. In memory; a real shop has them in its database. */
const opened = new Map();

/** Notes a checkout that somebody who is signed in has opened to save up for. */
export function notePlan(accountId, { ref, label }) {
  const others = (opened.get(accountId) ?? []).filter((plan) => plan.ref !== ref);
  opened.set(accountId, [...others, { ref, label }].slice(-MOST));
}

/**
 * What an account is saving up for, `[{ label, currency, totalMinor, until, url }]`. How much is saved and left stands on the
 * page at `url`. What is paid by now is an order, and what has ended is nothing; what cannot be read just now is left out.
 */
export async function plansOf(accountId, store) {
  const plans = opened.get(accountId) ?? [];
  const checkouts = await Promise.all(plans.map(({ ref }) => store.checkouts.get(ref).catch(() => ({}))));
  return plans.flatMap(({ label }, at) => {
    const { status, currency, totalMinor, expiresAt: until, hostedUrl: url } = checkouts[at];
    return status === 'open' ? [{ label, currency, totalMinor, until, url }] : [];
  });
}
