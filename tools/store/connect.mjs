import { resolve, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AdminClient, AdminRefusal } from '../start/admin-client.mjs';
import { readKept } from '../start/kept-file.mjs';
import { Failed, Refused, UsageError } from './errors.mjs';
import { readProfile } from './profiles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Applying the largest document takes its time. */
const patienceMs = 280_000;

/**
 * The client of a command. A token of a profile or of demo.json is sent to the service that stands beside it and nowhere else.
 * @param {{ url?: string, token?: string, profile?: string }} values of the command line; its `profile` goes before the environment
 * @param {NodeJS.ProcessEnv} env
 * @param {{ needs: 'operator' | 'workspace', keepsProfile?: boolean }} command whose token it needs, and whether it makes the profile that is named
 * @throws {UsageError} when it is not known where or who
 */
export async function connect(values, env, { needs, keepsProfile = false }) {
  const demo = await readKept(join(resolve(root, env.DATA_DIR || '.data'), 'demo.json'));
  const named = values.profile ?? (env.STORE_PROFILE || undefined);
  const profile = keepsProfile ? {} : await readProfile(named, env);
  const chosen = values.profile === undefined ? {} : profile;
  const url = baseUrl(values.url ?? chosen.url ?? (env.STORE_URL || profile.url || demo.baseUrl));
  const kept = [chosen, { token: env.STORE_TOKEN, url }, profile, { url: demo.baseUrl, token: needs === 'operator' ? demo.operatorToken : demo.adminToken }];
  const token = values.token ?? kept.find((place) => place.token && place.url === url)?.token;
  if (!token) throw new UsageError(`Say who you are: set STORE_TOKEN (or --token) to ${tokenOf[needs]}.`);
  return new StoreClient(url, token);
}

const tokenOf = { operator: 'the operator’s token (OPERATOR_TOKEN of the service)', workspace: 'the admin token of the workspace (svc_ad_…)' };

/** The base address, which ends with `/v1` whether or not that was written. */
function baseUrl(text) {
  if (!text) throw new UsageError('Say where the service is: set STORE_URL (or --url) to its address, keep it with login, or run npm start first.');
  const address = text.replace(/\/+$/, '');
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) throw new UsageError(`"${text}" is no address: write it as https://shop.example/v1.`);
  return address.endsWith('/v1') ? address : `${address}/v1`;
}

/** The management API, whose refusals are explained to people. */
class StoreClient {
  #client;

  constructor(base, token) {
    this.base = base;
    this.token = token;
    this.#client = new AdminClient(base, token, { patienceMs });
  }

  /** @throws {Refused | Failed} */
  call(method, path, body) {
    return this.#client.call(method, path, body).catch((error) => this.#explained(error));
  }

  /**
   * What of a list passes the filters: all of it, or the first `limit`.
   * @param {string} [limit] as written on the command line
   * @throws {UsageError | Refused | Failed}
   */
  async list(path, filters, limit) {
    if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) throw new UsageError(`Give --limit as a whole number from 1, not ${limit}.`);
    return this.#client.list(path, filters, limit === undefined ? Infinity : Number(limit)).catch((error) => this.#explained(error));
  }

  /** What is answered as text. @throws {Refused | Failed} */
  text(path, query) {
    return this.#client.text(path, query).catch((error) => this.#explained(error));
  }

  #explained(error) {
    if (error instanceof SyntaxError) throw new Failed('UNREACHABLE', `${this.base} answered with something else than this service does. Is the address right?`);
    if (!(error instanceof AdminRefusal)) {
      throw new Failed('UNREACHABLE', `${this.base} does not answer (${error.cause?.code ?? error.message}). Is the service running, and is the address right?`);
    }
    if (!error.envelope) throw new Failed('UNREACHABLE', `${this.base} answered ${error.status} with something else than this service does. Is the address right?`);
    throw new Refused(error.envelope, refusalText(error.envelope));
  }
}

/** What a refusal says to people. */
export function refusalText({ code, message, requestId, details }) {
  const fields = Object.entries(details?.fields ?? {});
  if (fields.length > 0) return ['This was refused:', ...fields.map(([path, fault]) => `  ${path}: ${fault}`)].join('\n');
  const hint = hints[code] ? `\n${hints[code]}` : '';
  return `${message}${hint}\n(${[code, requestId && `request ${requestId}`].filter(Boolean).join(', ')})`;
}

const hints = {
  UNAUTHORIZED: 'Check STORE_TOKEN (or --token): tokens of demo.json may be made anew at each start.',
  INSUFFICIENT_SCOPE: 'Making a workspace takes the operator’s token; everything else takes the admin token of the workspace.',
};
