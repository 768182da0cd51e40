import { keepProfile } from '../profiles.mjs';

/** Keeps the address of the service and the token. */
export const login = {
  name: 'login',
  summary: 'Keep the address and token for the commands to come, as a profile',
  about:
    'Set STORE_TOKEN to the admin token and STORE_URL (or --url) to the address; both are tried before they are kept.\nThe file is below $XDG_CONFIG_HOME (~/.config) and readable by you alone. Other commands take it by --profile or STORE_PROFILE.',
  needs: 'workspace',
  keepsProfile: true,
  async run({ client, values: { profile = 'default' }, env }) {
    const { slug, displayName } = await client.call('GET', '/workspace');
    const file = await keepProfile(profile, { url: client.base, token: client.token }, env);
    return {
      data: { profile, url: client.base, workspace: slug, file },
      text: `Kept ${displayName} (${slug}) at ${client.base} as the profile "${profile}" in ${file}.`,
    };
  },
};
