import { AdminClient, AdminRefusal } from './admin-client.mjs';
import { readKept, writeKept } from './kept-file.mjs';

const description = 'Example storefront';

/**
 * Sees to it that the demo shop sends its webhooks to the example storefront: by one destination, made at the first
 * start through the management API, which shows its secret once; so that is kept in a file.
 * @param {{ baseUrl: string, adminToken: string, storefrontUrl: string }} demo the content of demo.json
 * @param {string} secretFile
 * @returns {Promise<{ url?: string, secret?: string, note?: string }>} where they can be seen and what they are signed
 *   with, or a note that says why there are none
 */
export async function connectStorefront({ baseUrl, adminToken, storefrontUrl }, secretFile) {
  const url = `${storefrontUrl}/webhooks`;
  try {
    return { url, secret: await ownDestination(new AdminClient(baseUrl, adminToken), url, secretFile) };
  } catch (error) {
    if (!(error instanceof AdminRefusal) || error.status >= 500) throw error;
    return { note: `The example storefront receives no webhooks: ${error.envelope?.message ?? error.message}` };
  }
}

/** The secret of the destination of an earlier start, which follows when the address changes, or of a new one. */
async function ownDestination(merchant, url, secretFile) {
  const saved = await readKept(secretFile);
  const ours = (await merchant.list('/webhooks/destinations')).filter((destination) => destination.description === description);
  const stale = ours.filter(({ ref }) => ref !== saved.ref);
  await Promise.all(stale.map(({ ref }) => merchant.call('DELETE', `/webhooks/destinations/${ref}`)));

  const current = ours.find(({ ref }) => ref === saved.ref);
  if (!current) {
    const { ref, secret } = await merchant.call('POST', '/webhooks/destinations', { url, description });
    await writeKept(secretFile, { ref, secret });
    return secret;
  }
  if (current.url !== url) await merchant.call('PATCH', `/webhooks/destinations/${current.ref}`, { url });
  if (current.status === 'disabled') await merchant.call('POST', `/webhooks/destinations/${current.ref}/enable`);
  return saved.secret;
}
