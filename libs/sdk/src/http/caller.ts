import { RateLimited } from '../errors/by-code';
import { type AnswerCache, memoryCache } from './answer-cache';
import { type Answer, attemptOnce, pause } from './attempt';
import { addressOf, type OperationTable, type Sent } from './operation';
import { bodyOf, headersOf } from './outgoing';
import { readAnswer } from './read-answer';
import { nextPause, type Repeatable } from './retries';
import { type CallOptions, checkedBaseUrl, type ClientSettings, type Fetch, type LimitPatience } from './settings';

const DEFAULTS = { timeoutMs: 30_000, maxRetries: 2, maxRetryWaitMs: 10_000, maxLimitWaitMs: 0 };

/** What has to be known of a request beside what is sent. */
export interface Request extends Sent {
  operationId: string;
  method: string;
  /** Below the base address, with `{names}` of its parameters. */
  pattern: string;
  repeatable: Repeatable;
  /** Whether it takes an `Idempotency-Key`. */
  keyed?: boolean;
  as?: 'json' | 'text';
  /** A status that is read, although it is one of an error. */
  readStatus?: number;
}

/** Sends a request, as often as it may and must, and answers the resource. @throws {StorefrontError} */
export type Send = (request: Request, options?: CallOptions) => Promise<unknown>;

/** What sends requests with this key or token. @throws {TypeError} when the base address is none, or there is no `fetch` */
export function createSender(settings: ClientSettings & LimitPatience, token: string): Send {
  const baseUrl = checkedBaseUrl(settings.baseUrl);
  const fetch = settings.fetch ?? platformFetch();
  const cache = settings.cache ?? (isBrowser() ? false : memoryCache());
  const mark = markOf(token);

  return async (request, options = {}) => {
    const chosen = { ...DEFAULTS, ...defined(settings), ...defined(options), headers: { ...settings.headers, ...options.headers } };
    const path = addressOf(request.pattern, request);
    const address = baseUrl + path;
    const headers = headersOf({ ...request, token }, chosen);
    const kept = keptIn(request.method === 'GET' && cache, `${mark} ${headers['accept-language'] ?? ''} ${address}`);
    const known = await kept.read();
    if (known) headers['if-none-match'] = known.etag;
    const sent = { method: request.method, headers, body: bodyOf(request.body) };

    let limitWaitedMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await attemptOnce({ fetch, address, request: sent, timeoutMs: chosen.timeoutMs, signal: options.signal });
        settings.onAnswer?.({ ...seenOf(request, path, answer), attempt });
        if (known && answer.status === 304) return JSON.parse(known.text);
        const value = readAnswer(answer, { address, as: request.as ?? 'json', readStatus: request.readStatus });
        await kept.write(answer);
        return value;
      } catch (error) {
        const wait = nextPause({ ...chosen, error, attempt, limitWaitedMs, repeatable: request.repeatable, chance: Math.random() });
        if (wait === undefined) throw error;
        if (error instanceof RateLimited) limitWaitedMs += wait;
        await pause(wait, options.signal);
      }
    }
  };
}

/** What a client says of an operation beside its table: how often it may be sent, and a status that is read although it is an error's. */
export type Judge = (operationId: string, method: string, isKeyed: boolean) => Pick<Request, 'repeatable' | 'readStatus'>;

/** Sends an operation by its id. */
export type Call<Id extends string = string> = (operationId: Id, sent?: Sent, options?: CallOptions) => Promise<unknown>;

/** What sends the operations of a table by their ids. */
export function callerOf<Table extends OperationTable>(table: Table, send: Send, judge: Judge): Call<keyof Table & string> {
  return async (operationId, sent = {}, options = {}) => {
    const [method, pattern, ...traits] = table[operationId]!;
    const keyed = traits.includes('keyed');
    return send(
      { ...sent, ...judge(operationId, method, keyed), operationId, method, pattern, keyed, as: traits.includes('text') ? 'text' : 'json' },
      options,
    );
  };
}

function keptIn(cache: AnswerCache | false, name: string) {
  return {
    read: async () => (cache ? cache.get(name) : undefined),
    write: async ({ status, header, text }: Answer) => {
      const etag = header('etag');
      if (cache && etag && status === 200) await cache.set(name, { etag, text });
    },
  };
}

function seenOf({ operationId, method }: Request, path: string, { status, header }: Answer) {
  return {
    operationId,
    method,
    path,
    status,
    requestId: header('x-request-id') ?? undefined,
    ignored: header('x-svc-ignored') ?? undefined,
  };
}

function platformFetch(): Fetch {
  const { fetch } = globalThis as { fetch?: Fetch };
  if (!fetch) throw new TypeError('There is no fetch on this platform: give one in the settings.');
  return (address, request) => fetch(address, request);
}

/** A browser asks by itself whether what it keeps is current, and lets no page of another origin ask for it by hand. */
const isBrowser = () => 'document' in globalThis;

/** Tells keys apart in a cache that others may read, without the key. */
function markOf(token: string): string {
  let mark = 0;
  for (let at = 0; at < token.length; at += 1) mark = (Math.imul(mark, 31) + token.charCodeAt(at)) | 0;
  return (mark >>> 0).toString(36);
}

function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
