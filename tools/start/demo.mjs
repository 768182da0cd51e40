import { AdminClient, AdminRefusal } from './admin-client.mjs';
import { connectCodes } from './demo-codes.mjs';
import { keepKeys } from './demo-keys.mjs';

const workspace = { slug: 'adire-house', displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };

/**
 * Makes the demo workspace when the service has no workspace at all, and keys for it where those of the last start do not
 * work any more. All of it through the management API, as any merchant's tool would.
 * @param {object} service
 * @param {string} service.base address of the api, ending with `/v1`
 * @param {string} service.operatorToken
 * @param {string} service.origin of the example storefront, which the publishable keys allow
 * @param {{ adminToken?: string, origin?: string, keys?: Record<string, string> }} previous what the last start wrote to demo.json
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
  return { workspace: workspace.slug, adminToken, keys: await keepKeys(merchant, origin, previous) };
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
