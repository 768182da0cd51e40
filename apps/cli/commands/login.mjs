import { demoFile, readDemo } from '../connect.mjs';
import { Refused } from '../errors.mjs';
import { keepProfile, profilesFile, readProfile } from '../profiles.mjs';

/** Keeps the address of the service and the token. */
export const login = {
  name: 'login',
  summary: 'Save the address and token as a profile for later commands',
  about:
    'Set STORE_TOKEN to the admin token and STORE_URL (or --url) to the address; both are checked before they are saved.\n' +
    'The file is below $XDG_CONFIG_HOME (~/.config) and readable by you alone. Other commands use the profile by --profile or STORE_PROFILE.\n' +
    'The demo shop of npm start needs no login: its token is in demo.json. logout removes a profile.',
  needs: 'workspace',
  keepsProfile: true,
  async run({ client, values: { profile = 'default' }, env }) {
    const workspace = await client.call('GET', '/workspace').catch(nothingIfNarrow);
    const file = await keepProfile(profile, { url: client.base, token: client.token }, env);
    return {
      data: { profile, url: client.base, workspace: workspace?.slug ?? null, file },
      text: `Saved ${workspace ? `${workspace.displayName} (${workspace.slug})` : 'the token'} at ${client.base} as the profile "${profile}" in ${file}.`,
    };
  },
};

/** Returns nothing for a good token that may not read the workspace. @throws any other error */
function nothingIfNarrow(error) {
  if (error instanceof Refused && error.error.details?.required?.includes('workspace.read')) return undefined;
  throw error;
}

/** Removes what login has kept. */
export const logout = {
  name: 'logout',
  summary: 'Remove a profile saved by login',
  about: 'Prints which token commands use from then on. The removed token itself stays valid.',
  needs: 'nothing',
  async run({ values: { profile: name = 'default' }, env }) {
    const { url } = await readProfile(name === 'default' ? undefined : name, env);
    const file = profilesFile(env);
    if (url) await keepProfile(name, undefined, env);
    const removed = url ? `Removed the profile "${name}" (${url}) from ${file}.` : `There is no profile "${name}" in ${file}.`;
    const { baseUrl } = await readDemo(env);
    const next = await remainingSource(env, baseUrl);
    return { data: { profile: name, removed: Boolean(url), file, uses: next ?? null }, text: `${removed}\n${sentenceOf(next, env)}` };
  },
};

/** Returns what commands without options take their token from now. */
async function remainingSource(env, demoUrl) {
  if (env.STORE_TOKEN) return 'STORE_TOKEN';
  if (env.STORE_PROFILE || (await readProfile(undefined, env)).token) return 'profile';
  return demoUrl ? 'demo.json' : undefined;
}

function sentenceOf(source, env) {
  if (source === 'STORE_TOKEN') return 'Commands use STORE_TOKEN, which is set in your environment.';
  if (source === 'profile') return `Commands use the profile "${env.STORE_PROFILE || 'default'}".`;
  if (source === 'demo.json') return `Commands use the demo shop of ${demoFile(env)}.`;
  return 'Commands have no address and no token now: set STORE_URL and STORE_TOKEN, use login, or run npm start.';
}
