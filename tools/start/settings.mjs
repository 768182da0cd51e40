import { join, resolve } from 'node:path';
import { Explained } from '../explained.mjs';
import { isOperatorToken, isSecretKey, makeOperatorToken, makeSecretKey, wholeSecret } from './secrets.mjs';

const EXIT_CONFIG = 78;

/**
 * Node lets the heap of a machine with much memory grow to gigabytes before it cleans up; with an end in sight it cleans
 * up early. The largest document needs a third of this.
 */
const HEAP = '--max-old-space-size=1024';

/**
 * Reads the part of the configuration that starting needs; the apps validate all of it. Any value of NODE_ENV other than
 * `development` is production (D-108).
 * Relative folders count from the root of the repository.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root of the repository
 * @throws {Explained} naming the variable and what it takes
 */
export function readSettings(env, root) {
  const port = portOf(env, 'PORT', 3000);
  const host = env.HOST || '127.0.0.1';
  const storefrontPort = portOf(env, 'STOREFRONT_PORT', port + 1);
  if (port === storefrontPort) throw new Explained('STOREFRONT_PORT is not valid: it takes another port than PORT.', EXIT_CONFIG);
  const production = env.NODE_ENV !== 'development';
  const settings = {
    host,
    requested: { port: Boolean(env.PORT), storefrontPort: Boolean(env.STOREFRONT_PORT) },
    production,
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.DEMO !== 'off',
  };
  return onPorts(settings, { port, storefrontPort });
}

/** Returns the settings with these ports, and the addresses that follow from them. */
export function onPorts(settings, { port, storefrontPort }) {
  const host = reachable(settings.host);
  return { ...settings, port, storefrontPort, address: `http://${host}:${port}`, storefrontAddress: `http://${host}:${storefrontPort}` };
}

function portOf(env, name, fallback) {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Explained(`${name} is not valid: it takes a port number from 1 to 65535.`, EXIT_CONFIG);
}

/** The address of a listening host as a client on this machine may write it. */
function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * The environment of the apps: what was given, and what development makes up (production makes up nothing).
 * @param {NodeJS.ProcessEnv} env
 * @param {ReturnType<typeof readSettings>} settings
 */
export function environmentOf(env, settings) {
  const { dataDir, production } = settings;
  const madeUp = production
    ? {}
    : {
        SECRET_KEY: env.SECRET_KEY || wholeSecret(join(dataDir, 'secret-key'), secretKey),
        OPERATOR_TOKEN: env.OPERATOR_TOKEN || wholeSecret(join(dataDir, 'operator-token'), operatorToken),
        PUBLIC_URL: env.PUBLIC_URL || settings.address,
      };
  return {
    ...env,
    ...madeUp,
    NODE_ENV: env.NODE_ENV || 'production',
    NODE_OPTIONS: env.NODE_OPTIONS || HEAP,
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: dataDir,
  };
}

/** Another one in its place would open nothing that the first has encrypted. */
const secretKey = {
  make: makeSecretKey,
  isWhole: isSecretKey,
  form: 'a secret key (32 bytes in base64)',
  remedy: 'restore the file, or delete the folder it is in to start over.',
};
const operatorToken = {
  make: makeOperatorToken,
  isWhole: isOperatorToken,
  form: 'an operator’s token (svc_ad_…)',
  remedy: 'restore the file, or delete it to have a new one made.',
};
const cookieSecret = {
  make: makeSecretKey,
  isWhole: isSecretKey,
  form: 'a secret for cookies (32 bytes in base64)',
  remedy: 'delete it to have a new one made.',
};

/** Returns the secret by which the example storefront signs its cookies. @throws {Explained} when its file is damaged */
export const storefrontCookieSecret = (dataDir) => wholeSecret(join(dataDir, 'storefront-cookie-secret'), cookieSecret);
