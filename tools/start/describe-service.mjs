import { provisionDemo } from './demo.mjs';

/**
 * The content of demo.json for a running service, whose demo is made where it is wanted and possible.
 * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings
 * @param {string | undefined} operatorToken
 * @param {ReturnType<typeof lastStart>} previous
 * @returns {Promise<{ demo: object, note?: string }>} the note says why there is no demo
 */
export async function describeService({ address, storefrontAddress, production, demo: wanted }, operatorToken, previous) {
  const base = `${address}/v1`;
  const service = { baseUrl: base, docsUrl: `${address}/docs`, ...(!production && { inboxUrl: `${address}/dev/inbox` }), operatorToken };
  const without = (note) => ({ demo: { ...service, pausedDemo: pausedDemoOf(previous, storefrontAddress) }, note });
  if (!wanted) return without('No demo workspace: DEMO=off.');
  if (!operatorToken) return without('No demo workspace: it takes an OPERATOR_TOKEN.');

  const provisioned = await provisionDemo({ base, operatorToken, origin: storefrontAddress }, previous);
  if (!provisioned)
    return without('The database has workspaces of its own, so the demo workspace is left out, and the example storefront with it.');
  return { demo: { ...service, ...provisioned, origin: storefrontAddress, storefrontUrl: storefrontAddress } };
}

/**
 * Returns what the last start has written of its service and its demo. A start without the demo keeps the one before under a name of its
 * own, so that nobody who reads demo.json takes it for one that runs.
 * @param {Record<string, any>} content of demo.json
 * @returns {{ baseUrl?: string, storefrontUrl?: string, origin?: string, workspace?: string, adminToken?: string, keys?: Record<string, string> }}
 */
export const lastStart = ({ pausedDemo, ...content }) => ({ ...pausedDemo, ...content });

/** Returns what a later start with the demo takes up: its tokens and keys, and the ports of this start. */
const pausedDemoOf = ({ workspace, adminToken, keys, origin }, storefrontUrl) => ({ workspace, adminToken, keys, origin, storefrontUrl });
