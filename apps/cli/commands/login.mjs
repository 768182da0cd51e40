import { keepProfile } from '../profiles.mjs';

/** Keeps the address of the service and the token. */
export const login = {
  name: 'login',
  summary: 'Save the address and token as a profile for later commands',
  about:
    'Set STORE_TOKEN to the admin token and STORE_URL (or --url) to the address; both are checked before they are saved.\nThe file is below $XDG_CONFIG_HOME (~/.config) and readable by you alone. Other commands use the profile by --profile or STORE_PROFILE.',
  needs: 'workspace',
  keepsProfile: true,
  async run({ client, values: { profile = 'default' }, env }) {
    const { slug, displayName } = await client.call('GET', '/workspace');
    const file = await keepProfile(profile, { url: client.base, token: client.token }, env);
    return {
      data: { profile, url: client.base, workspace: slug, file },
      text: `Saved ${displayName} (${slug}) at ${client.base} as the profile "${profile}" in ${file}.`,
    };
  },
};
