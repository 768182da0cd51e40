import { AdminClient, AdminRefusal } from './admin-client.mjs';
import { connectCodes } from './demo-codes.mjs';

const workspace = { slug: 'adire-house', displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };
const label = 'demo';

/**
 * Makes the demo workspace when the service has no workspace at all, and new keys for it at each start: keys cannot be
 * read back. All of it through the management API, as any merchant's tool would.
 * @param {object} service
 * @param {string} service.base address of the api, ending with `/v1`
 * @param {string} service.operatorToken
 * @param {string} service.origin of the example storefront, which the publishable keys allow
 * @param {{ adminToken?: string, origin?: string }} previous what the last start wrote to demo.json
 * @returns {Promise<{ workspace: string, adminToken: string, keys: Record<string, string> } | undefined>}
 *   undefined = there are other workspaces and no demo; they are left alone
 */
export async function provisionDemo({ base, operatorToken, origin }, previous) {
  const operator = new AdminClient(base, operatorToken);
  const workspaces = await operator.list('/workspaces');
  const existing = workspaces.find(({ slug }) => slug === workspace.slug);
  if (!existing && workspaces.length > 0) return undefined;

  const adminToken = existing
    ? await workingToken(base, operator, existing, previous.adminToken)
    : (await operator.call('POST', '/workspaces', workspace)).adminToken;
  const merchant = new AdminClient(base, adminToken);
  await fill({ operator, merchant }, { origin, previousOrigin: previous.origin });
  await connectCodes({ operator, merchant, slug: workspace.slug });
  return { workspace: workspace.slug, adminToken, keys: await renewKeys(merchant, origin) };
}

/** The token of the last start while it works, otherwise a new one. */
async function workingToken(base, operator, { ref }, previous) {
  const works = previous && (await new AdminClient(base, previous).call('GET', '/workspace').catch(unlessRefused));
  return works?.ref === ref ? previous : (await operator.call('POST', `/workspaces/${ref}/admin-token`)).adminToken;
}

function unlessRefused(error) {
  if (!(error instanceof AdminRefusal) || error.status >= 500) throw error;
}

/** Applies the demo's document to an empty workspace, in which the operator sets the fees; in a filled one only the address of its pictures follows the storefront. */
async function fill({ operator, merchant }, { origin, previousOrigin }) {
  const current = await merchant.call('GET', '/document');
  if (!current.products?.length) {
    const { demoDocument } = await import('../demo/demo-document.mjs');
    const document = demoDocument({ storefrontUrl: origin, today: new Date() });
    await operator.call('PATCH', `/workspaces/${workspace.slug}`, { fees: document.workspace.fees });
    await merchant.call('PUT', '/document', document);
  } else if (previousOrigin && previousOrigin !== origin) {
    await merchant.call('PUT', '/document', JSON.parse(JSON.stringify(current).replaceAll(previousOrigin, origin)));
  }
}

async function renewKeys(merchant, origin) {
  const stale = (await merchant.list('/keys')).filter((key) => key.label === label && key.status !== 'revoked');
  await Promise.all(stale.map(({ ref }) => merchant.call('POST', `/keys/${ref}/revoke`)));

  const make = async (kind, mode) =>
    (await merchant.call('POST', '/keys', { kind, mode, label, ...(kind === 'publishable' && { origins: [origin] }) })).key;
  const [publishableTest, secretTest, publishableLive, secretLive] = await Promise.all([
    make('publishable', 'test'),
    make('secret', 'test'),
    make('publishable', 'live'),
    make('secret', 'live'),
  ]);
  return { publishableTest, secretTest, publishableLive, secretLive };
}
