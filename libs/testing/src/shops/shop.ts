import type { TestService } from '../processes/service';
import { stampsSettled } from '../processes/stamps-settled';

/** Origin registered on the publishable keys of a test shop. */
export const SHOP_ORIGIN = 'http://shop.localhost:4444';

export interface Shop {
  ref: string;
  slug: string;
  adminToken: string;
  keys: { publishableTest: string; secretTest: string; publishableLive: string; secretLive: string };
  /** Applies a workspace document, its fees as the operator, and waits for the sync stamps. Throws unless it is accepted. */
  apply(document: object): Promise<void>;
}

/** Changes settings of a shop as the operator (D-130). Returns its settings. Throws unless it is accepted. */
export async function setForShop(
  { client, operatorToken }: Pick<TestService, 'client' | 'operatorToken'>,
  { ref }: Pick<Shop, 'ref'>,
  patch: object,
): Promise<object> {
  const answer = await client.patch<object>(`/v1/admin/workspaces/${ref}`, patch, { key: operatorToken });
  if (answer.status !== 200) throw new Error(`It was not set: ${answer.text}`);
  return answer.body;
}

/** Creates a workspace of this name with one key of each kind and mode by the management API; `slugFor` chooses its slug. */
export async function openShop(service: TestService, name: string, document?: object): Promise<Shop> {
  const { client, operatorToken } = service;
  const slug = service.slugFor(name);
  const made = await client.post<{ ref: string; adminToken: string }>(
    '/v1/admin/workspaces',
    { slug, displayName: name, timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] },
    { key: operatorToken },
  );
  if (made.status !== 201) throw new Error(`The shop was not made: ${made.text}`);
  const { ref, adminToken } = made.body;

  const makeKey = async (kind: string, mode: string): Promise<string> => {
    const origins = kind === 'publishable' ? [SHOP_ORIGIN] : undefined;
    const answer = await client.post<{ key: string }>('/v1/admin/keys', { kind, mode, origins }, { key: adminToken });
    if (answer.status !== 201) throw new Error(`The key was not made: ${answer.text}`);
    return answer.body.key;
  };
  const apply = async (wanted: { workspace?: { fees?: object } }): Promise<void> => {
    if (wanted.workspace?.fees) await setForShop(service, { ref }, { fees: wanted.workspace.fees });
    const put = (query: string) => client.put(`/v1/admin/document${query}`, wanted, { key: adminToken });
    const first = await put('');
    // Parts may be in use by earlier tests of the file. The previous release does not support `force`.
    const answer = first.status === 409 ? await put('?force=true') : first;
    if (answer.status !== 200) throw new Error(`The document was refused: ${answer.text}`);
    await stampsSettled(service.databaseUrl);
  };

  if (document) await apply(document);
  return {
    ref,
    slug,
    adminToken,
    apply,
    keys: {
      publishableTest: await makeKey('publishable', 'test'),
      secretTest: await makeKey('secret', 'test'),
      publishableLive: await makeKey('publishable', 'live'),
      secretLive: await makeKey('secret', 'live'),
    },
  };
}
