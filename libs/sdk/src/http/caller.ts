import { RateLimited } from '../errors/by-code';
import { type AnswerCache, memoryCache } from './answer-cache';
import { type Answer, attemptOnce, pause } from './attempt';
import { addressOf, type OperationTable, type Sent, type Trait } from './operation';
import { bodyOf, headersOf } from './outgoing';
import { readAnswer } from './read-answer';
import { nextPause, type Repeatable } from './retries';
import { type CallOptions, checkedBaseUrl, type ClientSettings, type Fetch, type RateLimitWait } from './settings';

const DEFAULTS = { timeoutMs: 30_000, maxRetries: 2, maxRetryWaitMs: 10_000, maxLimitWaitMs: 0 };

/** A request with its rules for retries and responses. */
export interface Request extends Sent {
  operationId: string;
  method: string;
  /** Path below the base address, with `{names}` of its parameters. */
  pattern: string;
  repeatable: Repeatable;
  /** True where it accepts an `Idempotency-Key`. */
  keyed?: boolean;
  as?: 'json' | 'text' | 'bytes';
  /** An error status whose body is read as a result. */
  readStatus?: number;
  /** True where every result has a body. */
  hasBody?: boolean;
}

/** Sends a request with its retries and returns the resource. @throws {StorefrontError} */
export type Send = (request: Request, options?: CallOptions) => Promise<unknown>;

/** Returns a sender of requests with a key or token. @throws {TypeError} for an invalid base address, or a platform without `fetch` */
export function createSender(settings: ClientSettings & RateLimitWait, token: string): Send {
  const baseUrl = checkedBaseUrl(settings.baseUrl);
  const fetch = settings.fetch ?? platformFetch();
  const cache = settings.cache ?? (isBrowser() ? false : memoryCache());
  const mark = markOf(token);

  return async (request, options = {}) => {
    const chosen = { ...DEFAULTS, ...defined(settings), ...defined(options), headers: { ...settings.headers, ...options.headers } };
    const path = addressOf(request.pattern, request);
    const address = baseUrl + path;
    const headers = headersOf({ ...request, token }, chosen);
    const entry = entryOf(request.method === 'GET' && cache, `${mark} ${headers['accept-language'] ?? ''} ${address}`);
    const cached = await entry.read();
    if (cached) headers['if-none-match'] = cached.etag;
    const sent = { method: request.method, headers, body: bodyOf(request.body) };

    let limitWaitedMs = 0;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await attemptOnce({
          fetch,
          address,
          request: sent,
          asBytes: request.as === 'bytes',
          timeoutMs: chosen.timeoutMs,
          signal: options.signal,
        });
        settings.onAnswer?.({ ...seenOf(request, path, answer), attempt });
        if (cached && answer.status === 304) return JSON.parse(cached.text);
        const value = answer.bytes ?? readAnswer(answer, { ...request, address, as: request.as ?? 'json' });
        await entry.write(answer);
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

/** Returns the rules of a client for an operation: its retries, and an error status whose body is read as a result. */
export type Judge = (operationId: string, method: string, isKeyed: boolean) => Pick<Request, 'repeatable' | 'readStatus'>;

/** Sends an operation by its id. */
export type Call<Id extends string = string> = (operationId: Id, sent?: Sent, options?: CallOptions) => Promise<unknown>;

/** Returns a caller of the operations of a table by their ids. */
export function callerOf<Table extends OperationTable>(table: Table, send: Send, judge: Judge): Call<keyof Table & string> {
  return async (operationId, sent = {}, options = {}) => {
    const [method, pattern, ...traits] = table[operationId]!;
    const keyed = traits.includes('keyed');
    const expected = { as: formOf(traits), hasBody: !traits.includes('empty') } as const;
    return send({ ...sent, ...judge(operationId, method, keyed), ...expected, operationId, method, pattern, keyed }, options);
  };
}

const formOf = (traits: readonly Trait[]) => traits.find((trait) => trait === 'text' || trait === 'bytes') ?? 'json';

function entryOf(cache: AnswerCache | false, name: string) {
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
    ...(header('idempotent-replayed') === 'true' && { replayed: true }),
  };
}

function platformFetch(): Fetch {
  const { fetch } = globalThis as { fetch?: Fetch };
  if (!fetch) throw new TypeError('There is no fetch on this platform: give one in the settings.');
  return (address, request) => fetch(address, request);
}

/** Returns true in browsers. They revalidate their own cache, and permit no page of another origin to do so by hand. */
const isBrowser = () => 'document' in globalThis;

/** Returns a short hash of a key, for cache names that do not reveal the key. */
function markOf(token: string): string {
  let mark = 0;
  for (let at = 0; at < token.length; at += 1) mark = (Math.imul(mark, 31) + token.charCodeAt(at)) | 0;
  return (mark >>> 0).toString(36);
}

function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}
