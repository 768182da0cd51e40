import { connect } from '../connect.mjs';
import { NotConnected } from '../errors.mjs';
import { listenSecret } from '../listen/listen-secret.mjs';
import { originOf } from './site-texts.mjs';

const DEFAULT_BASE = 'http://127.0.0.1:3000/v1';

/**
 * Returns the service of a new site: its client and workspace, or a note where no service is known or it does not answer.
 * @param {Record<string, any>} values of the command line
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ base: string, client?: import('../connect.mjs').StoreClient, workspace?: { ref: string, slug: string }, note?: string }>}
 * @throws {UsageError | Refused} when the service refuses
 */
export async function siteService(values, env) {
  let client;
  try {
    client = await connect(values, env, { needs: 'workspace' });
    return { base: client.base, client, workspace: await client.call('GET', '/workspace') };
  } catch (error) {
    if (!(error instanceof NotConnected) && error.code !== 'UNREACHABLE') throw error;
    const note = `${error.message}\nThe keys in .env.local are yours to fill in: the file says how.`;
    return { base: client?.base ?? error.base ?? DEFAULT_BASE, note };
  }
}

/**
 * Makes the keys of a new site, a secret test key and a publishable one that works from the site's address, and hands them to `use`.
 * They are revoked when that fails.
 * @param {{ base: string, client?: object, workspace?: object }} service without a client there are no keys
 * @param {{ name: string, port: number }} site
 * @param {NodeJS.ProcessEnv} env
 * @param {(settings: { secretKey?: string, publishableKey?: string, webhookSecret?: string }) => Promise<void>} use
 * @returns {Promise<{ ref: string, kind: string, mode: string }[]>}
 */
export async function withSiteKeys({ base, client, workspace }, { name, port }, env, use) {
  if (!client) return use({}).then(() => []);
  const webhookSecret = await listenSecret({ url: base, workspace: workspace.ref }, env);
  const label = `${name} on localhost`;
  const made = [];
  const make = async (body) => {
    const key = await client.call('POST', '/keys', { mode: 'test', label, ...body });
    made.push(key);
    return key.key;
  };
  try {
    const secretKey = await make({ kind: 'secret' });
    const publishableKey = await make({ kind: 'publishable', origins: [originOf(port)] });
    await use({ secretKey, publishableKey, webhookSecret });
  } catch (error) {
    const revoke = ({ ref }) => client.call('POST', '/keys/{ref}/revoke', undefined, { path: { ref } });
    await Promise.allSettled(made.map(revoke));
    throw error;
  }
  return made.map(({ ref, kind, mode }) => ({ ref, kind, mode }));
}
