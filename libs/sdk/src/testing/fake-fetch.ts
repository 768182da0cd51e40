import type { ErrorCode, ErrorDetails } from '../errors/storefront-error';
import { ADMIN_OPERATIONS } from '../generated/admin-operations';
import { STOREFRONT_OPERATIONS } from '../generated/storefront-operations';
import type { FetchedResponse, FetchRequest } from '../http/settings';
import type { Operation } from '../http/operation';

/** A request as it would have gone out. */
export interface FakeRequest {
  /** Undefined when no operation has this address. */
  operationId?: string;
  method: string;
  /** Below the base address, without its query. */
  path: string;
  /** The parameters of the path, by name. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Read as JSON, where it is. */
  body?: unknown;
}

/** An answer with a status of its own. */
export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a text as it is. */
  body?: unknown;
}

const ANSWER = Symbol('answer');

/** An answer that is more than a resource: another status, headers, a text. */
export function answer(given: FakeAnswer): FakeAnswer {
  return Object.defineProperty(given, ANSWER, { value: true });
}

/** A refusal in the envelope of the API. `retryable` and `headers` as there: none unless told. */
export function problem(
  code: ErrorCode,
  {
    status = 400,
    message = code,
    retryable = false,
    details,
    headers,
  }: { status?: number; message?: string; retryable?: boolean; details?: ErrorDetails; headers?: Record<string, string> } = {},
): FakeAnswer {
  return answer({
    status,
    headers,
    body: { error: { code, message, retryable, requestId: 'req_01h455vb4pex5vsknk084sn02q', ...(details && { details }) } },
  });
}

/** By the id of an operation what it answers: a resource, `answer(…)`, `problem(…)`, or a function of the request that gives one of these. An error that it throws is a lost connection. */
export type FakeAnswers = Readonly<Record<string, unknown>>;

export interface FakeFetch {
  (address: string, request: FetchRequest): Promise<FetchedResponse>;
  /** What was asked so far. */
  requests: FakeRequest[];
}

/** A `fetch` for the settings of a client that answers what it was told to, and remembers what it was asked. What it was not told is 404. */
export function fakeFetch(answers: FakeAnswers): FakeFetch {
  const requests: FakeRequest[] = [];
  const fetch = async (address: string, request: FetchRequest) => {
    const asked = requestOf(address, request);
    requests.push(asked);
    const known = asked.operationId === undefined || !(asked.operationId in answers) ? unknown(asked) : answers[asked.operationId];
    const given = typeof known === 'function' ? await (known as (request: FakeRequest) => unknown)(asked) : known;
    return responseOf(isAnswer(given) ? given : { status: given === undefined ? 204 : 200, body: given });
  };
  return Object.assign(fetch, { requests });
}

const unknown = ({ method, path, operationId }: FakeRequest) =>
  problem('NOT_FOUND', { status: 404, message: `The fake has no answer for ${operationId ?? `${method} ${path}`}.` });

const isAnswer = (given: unknown): given is FakeAnswer => typeof given === 'object' && given !== null && ANSWER in given;

function responseOf({ status, headers = {}, body }: FakeAnswer): FetchedResponse {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  const all = Object.fromEntries(Object.entries({ 'content-type': type, ...headers }).map(([name, value]) => [name.toLowerCase(), value]));
  return { status, headers: { get: (name) => all[name.toLowerCase()] ?? null }, text: async () => text };
}

function requestOf(address: string, { method, headers, body }: FetchRequest): FakeRequest {
  const [, path = '', search = ''] = /^(?:https?:\/\/[^/]+)?.*?\/v\d+(\/[^?]*)\??(.*)$/.exec(address) ?? [];
  const query = Object.fromEntries(
    search
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  const read = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
  return { ...operationAt(method, path), method, path, query, headers, ...(read !== undefined && { body: read }) };
}

function operationAt(method: string, path: string): Pick<FakeRequest, 'operationId' | 'params'> {
  const table: Record<string, Operation> = { ...STOREFRONT_OPERATIONS, ...ADMIN_OPERATIONS };
  const candidates = Object.entries(table).map(([operationId, [own, pattern]]) => ({
    operationId,
    params: own === method ? matched(pattern, path) : undefined,
  }));
  const fits = candidates.filter(
    (candidate): candidate is { operationId: string; params: Record<string, string> } => candidate.params !== undefined,
  );
  return fits.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0] ?? { params: {} };
}

/** The parameters of a path, when it is one of this pattern. */
function matched(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length || !wanted.every((part, at) => part.startsWith('{') || part === given[at])) return undefined;
  const named = wanted.flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(given[at]!)] as const] : []));
  return Object.fromEntries(named);
}
