import { resolve, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseUrl } from '../../tools/parse-url.mjs';
import { readKept } from '../../tools/start/kept-file.mjs';
import { Failed, NotConnected, Refused, UsageError } from './errors.mjs';
import { limitOf } from './limit-option.mjs';
import { profilesFile, readProfile } from './profiles.mjs';
import { program } from './program.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Applying the largest document takes its time. */
const timeoutMs = 280_000;
const LARGEST_PAGE = 100;

/**
 * The client of a command. A token of a profile or of demo.json is sent to the service that stands beside it and nowhere else.
 * @param {{ url?: string, token?: string, profile?: string }} values of the command line; its `profile` goes before the environment
 * @param {NodeJS.ProcessEnv} env
 * @param {{ needs: 'operator' | 'workspace', keepsProfile?: boolean }} command whose token it needs, and whether it makes the profile that is named
 * @throws {UsageError} when it is not known where or who
 */
export async function connect(values, env, { needs, keepsProfile = false }) {
  const demo = await readDemo(env);
  const named = values.profile ?? (env.STORE_PROFILE || undefined);
  const profile = keepsProfile ? {} : await readProfile(named, env);
  const chosen = values.profile === undefined ? {} : profile;
  const url = baseUrl(values.url ?? chosen.url ?? (env.STORE_URL || profile.url || demo.baseUrl));
  const demoLogin = { url: demo.baseUrl, token: needs === 'operator' ? demo.operatorToken : demo.adminToken, source: sourceOfDemo(env) };
  const logins = [
    { url, token: values.token, source: 'It is the token of --token.' },
    { ...chosen, source: sourceOfProfile(named, env) },
    { url, token: env.STORE_TOKEN, source: SOURCE_OF_VARIABLE },
    { ...profile, source: sourceOfProfile(named, env) },
    ...(keepsProfile ? [] : [demoLogin]),
  ];
  const login = logins.find((each) => each.token && each.url === url);
  if (!login) throw withoutToken(needs, { url, isLoginOfDemo: keepsProfile && url === demo.baseUrl }, env);
  if (/^svc_[ps]k_/.test(login.token))
    throw new UsageError(`The token is a key of a storefront: set STORE_TOKEN (or --token) to ${tokenOf[needs]} instead.`);
  return new StoreClient(url, login.token, await sdk(), login.source);
}

function withoutToken(needs, { url, isLoginOfDemo }, env) {
  if (!isLoginOfDemo) return new NotConnected(`No token is given: set STORE_TOKEN (or --token) to ${tokenOf[needs]}.`, url);
  return new UsageError(
    `Set STORE_TOKEN (or --token) to the token to save. The demo shop needs no login: without a profile, commands read ${demoFile(env)}.`,
  );
}

const SOURCE_OF_VARIABLE = 'It is the token of STORE_TOKEN in your environment. Set another, or remove it: unset STORE_TOKEN';
const sourceOfDemo = (env) => `It is the token of ${demoFile(env)}, which npm start writes. Start the service again to have it renewed.`;

function sourceOfProfile(name, env) {
  const removing = `${program} logout${name ? ` --profile ${name}` : ''}`;
  return `It is the token of the profile "${name ?? 'default'}" in ${profilesFile(env)}. Replace it by login, or remove it: ${removing}`;
}

/** Path of the file that npm start writes about the service beside this command. */
export const demoFile = (env) => join(resolve(root, env.DATA_DIR || '.data'), 'demo.json');

/** Returns the content of that file; nothing where none was started. */
export const readDemo = (env) => readKept(demoFile(env));

/** The SDK is built with everything else. */
async function sdk() {
  try {
    return { ...(await import('@storefront-service/sdk')), ...(await import('@storefront-service/sdk/admin')) };
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Failed('NOT_BUILT', 'The SDK is not built yet: run npm start, or npm run build.');
  }
}

const tokenOf = {
  operator: 'the operator’s token (OPERATOR_TOKEN of the service)',
  workspace: 'the admin token of the workspace (svc_ad_…)',
};

/** The base address, which ends with `/v1` whether or not that was written. */
function baseUrl(text) {
  if (!text)
    throw new NotConnected(
      'No address is given: set STORE_URL (or --url) to the address of the service, save it with login, or run npm start first.',
    );
  const address = text.replace(/\/+$/, '');
  if (!/^https?:\/\//.test(address) || !parseUrl(address))
    throw new UsageError(`"${text}" is not an address: write it as https://shop.example/v1.`);
  return address.endsWith('/v1') ? address : `${address}/v1`;
}

/** The management API by the SDK, whose refusals are explained to people. */
export class StoreClient {
  /** True when the last answer was that of an earlier request with the same key: nothing was done. */
  wasReplayed = false;
  #admin;
  #sdk;

  /** @param {string} [tokenSource] where the token comes from and how to get rid of it, for the refusal of a wrong one */
  constructor(base, token, sdk, tokenSource) {
    this.base = base;
    this.token = token;
    this.tokenSource = tokenSource;
    this.#sdk = sdk;
    this.#admin = sdk.createAdmin({ baseUrl: base, token, timeoutMs, onAnswer: ({ replayed }) => (this.wasReplayed = replayed === true) });
  }

  /**
   * @param {string} path with `{names}` of its parameters: what people type never becomes a path in another way
   * @param {{ path?: Record<string, string>, query?: Record<string, unknown>, idempotencyKey?: string }} [parameters]
   * @throws {UsageError} when a parameter would lead to another address
   * @throws {Refused | Failed}
   */
  call(method, path, body, { idempotencyKey, ...parameters } = {}) {
    return this.#request(method, path, { ...parameters, body }, { idempotencyKey });
  }

  /** Work with the storefront API by a secret key. @throws {UsageError | Refused | Failed} */
  withStorefront(secretKey, work) {
    return work(this.#sdk.createStorefrontServer({ baseUrl: this.base, secretKey })).catch((error) => this.#explained(error));
  }

  /**
   * Returns the items of a list that pass the filters: all of them, or the first `limit`.
   * @param {string} [limit] as written on the command line
   * @throws {UsageError | Refused | Failed}
   */
  async list(path, filters = {}, limit) {
    const most = limit === undefined ? Infinity : limitOf(limit);
    const all = [];
    let cursor;
    do {
      const { data, nextCursor } = await this.#request('GET', path, {
        query: { ...filters, limit: String(Math.min(LARGEST_PAGE, most - all.length)), cursor },
      });
      all.push(...data);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined && all.length < most);
    return all;
  }

  /** Returns the answer as bytes. @throws {Refused | Failed} */
  bytes(path, query) {
    return this.#request('GET', path, { query, as: 'bytes' }, { timeoutMs: 300_000 });
  }

  /** Returns the answer as text. @throws {Refused | Failed} */
  text(path, query) {
    return this.#request('GET', path, { query, as: 'text' });
  }

  #request(method, path, sent, options) {
    return this.#admin.request(method, `/admin${path}`, sent, options).catch((error) => this.#explained(error));
  }

  #explained(error) {
    const { code, message, status, requestId, retryable, details } = error;
    if (code === 'CONNECTION_FAILED' || code === 'TIMED_OUT') {
      throw new Failed(
        'UNREACHABLE',
        `${this.base} does not respond (${error.cause?.cause?.code ?? error.cause?.message ?? code}). Is the service running, and is the address right?`,
      );
    }
    if (code === 'INVALID_PARAMETER') throw new UsageError(message);
    if (code === 'UNEXPECTED_ANSWER')
      throw new Failed(
        'UNREACHABLE',
        `${this.base} responded with ${status}, and not as the Storefront Service does. Is the address right?`,
      );
    if (status === undefined) throw error;
    const envelope = { code, message, retryable, requestId, details };
    throw new Refused(envelope, refusalText(envelope, this.tokenSource));
  }
}

/** Returns the text of a refusal for people; of a wrong token, with its source. */
export function refusalText({ code, message, requestId, details }, tokenSource) {
  const fields = Object.entries(details?.fields ?? {});
  const left = details?.more ? [`  and ${details.more} more`] : [];
  if (fields.length > 0) return ['The request was refused:', ...fields.map(([path, fault]) => `  ${path}: ${fault}`), ...left].join('\n');
  const hint = code === 'UNAUTHORIZED' ? tokenSource : hints[code];
  return [message, hint, `(${[code, requestId && `request ${requestId}`].filter(Boolean).join(', ')})`].filter(Boolean).join('\n');
}

const hints = {
  INSUFFICIENT_SCOPE: 'workspace create requires the operator’s token; other commands require the admin token of the workspace.',
};
