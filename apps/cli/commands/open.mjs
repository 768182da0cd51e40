import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Failed } from '../errors.mjs';
import { withSecretKey } from '../temporary-key.mjs';

const openers = { darwin: 'open', win32: 'explorer', linux: 'xdg-open' };

/** The page on which a checkout is paid. */
export const openCheckout = {
  name: 'open',
  takes: ['<checkout>'],
  summary: 'Print the URL of a hosted checkout page; --browser opens it',
  about: 'Anyone who has the URL can change and pay the checkout.',
  needs: 'workspace',
  options: { browser: { type: 'boolean', text: 'open it in the browser of this machine' } },
  async run({ client, values, positionals: [ref] }) {
    const { mode } = await client.call('GET', '/checkouts/{checkout}', undefined, { path: { checkout: ref } });
    const { hostedUrl, status } = await withSecretKey(client, mode, (store) => store.checkouts.get(ref));
    if (values.browser) await browse(hostedUrl);
    return { data: { ref, mode, status, hostedUrl }, text: hostedUrl };
  },
};

async function browse(url) {
  const child = spawn(openers[process.platform] ?? openers.linux, [url], { stdio: 'ignore', detached: true });
  await once(child, 'spawn').catch(() => {
    throw new Failed('NO_BROWSER', `The browser cannot be opened. Open the URL yourself: ${url}`);
  });
  child.unref();
}
