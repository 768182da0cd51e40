import { checksumOf } from './secrets.mjs';

const label = 'demo';
const names = {
  publishableTest: { kind: 'publishable', mode: 'test' },
  secretTest: { kind: 'secret', mode: 'test' },
  publishableLive: { kind: 'publishable', mode: 'live' },
  secretLive: { kind: 'secret', mode: 'live' },
};

/**
 * Keeps the keys of the last start that the workspace still takes, and makes new ones in place of the others. The
 * publishable ones follow the example storefront to another origin; further origins that somebody has given them stay.
 * @param {import('./admin-client.mjs').AdminClient} merchant
 * @param {string} origin of the example storefront
 * @param {{ origin?: string, keys?: Record<string, string> }} previous content of demo.json
 * @returns {Promise<Record<keyof typeof names, string>>}
 */
export async function keepKeys(merchant, origin, previous) {
  const active = (await merchant.list('/keys')).filter(({ status }) => status !== 'revoked');
  const current = Object.entries(names).flatMap(([name, form]) => {
    const text = previous.keys?.[name];
    const key = active.find((each) => isOf(each, form, text));
    return key ? [{ name, text, key }] : [];
  });

  const stale = active.filter((key) => key.label === label && !current.some((one) => one.key === key));
  await Promise.all(stale.map(({ ref }) => merchant.call('POST', `/keys/${ref}/revoke`)));
  await Promise.all(current.map(({ key }) => follow(merchant, key, { origin, previousOrigin: previous.origin })));

  const make = async (form) =>
    (await merchant.call('POST', '/keys', { ...form, label, ...(form.kind === 'publishable' && { origins: [origin] }) })).key;
  const keys = await Promise.all(
    Object.entries(names).map(async ([name, form]) => [name, current.find((one) => one.name === name)?.text ?? (await make(form))]),
  );
  return Object.fromEntries(keys);
}

/** Tells whether a text is this key: the service shows its last four characters, which are the checksum of all others. */
function isOf({ status, kind, mode, ending }, form, text) {
  if (status !== 'active' || kind !== form.kind || mode !== form.mode || typeof text !== 'string') return false;
  return text.endsWith(ending) && checksumOf(text.slice(0, -ending.length)) === ending;
}

async function follow(merchant, { ref, kind, origins }, { origin, previousOrigin }) {
  if (kind !== 'publishable' || origins.includes(origin)) return;
  await merchant.call('PATCH', `/keys/${ref}`, { origins: [...origins.filter((each) => each !== previousOrigin), origin] });
}
