import { provisionDemo } from './demo.mjs';

/**
 * The content of demo.json for a running service, whose demo is made where it is wanted and possible.
 * @param {ReturnType<typeof import('./settings.mjs').readSettings>} settings
 * @param {string | undefined} operatorToken
 * @param {object} previous what the last start wrote
 * @returns {Promise<{ demo: object, note?: string }>} the note says why there is no demo
 */
export async function describeService({ address, storefrontAddress, production, demo: wanted }, operatorToken, previous) {
  const base = `${address}/v1`;
  const service = { baseUrl: base, docsUrl: `${address}/docs`, ...(!production && { inboxUrl: `${address}/dev/inbox` }), operatorToken };
  if (!wanted) return { demo: service, note: 'No demo workspace: DEMO=off.' };
  if (!operatorToken) return { demo: service, note: 'No demo workspace: it takes an OPERATOR_TOKEN.' };

  const provisioned = await provisionDemo({ base, operatorToken, origin: storefrontAddress }, previous);
  if (!provisioned)
    return {
      demo: service,
      note: 'The database has workspaces of its own, so the demo workspace is left out, and the example storefront with it.',
    };
  return { demo: { ...service, ...provisioned, origin: storefrontAddress, storefrontUrl: storefrontAddress } };
}
