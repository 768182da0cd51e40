import type { ErrorCode, ErrorDetails } from '../errors/storefront-error';
import { ADMIN_OPERATIONS } from '../generated/admin-operations';
import { STOREFRONT_OPERATIONS } from '../generated/storefront-operations';
import type { FetchedResponse, FetchRequest } from '../http/settings';
import type { Operation } from '../http/operation';

/** A recorded request. */
export interface FakeRequest {
  /** Id of the operation; undefined when none has this address. */
  operationId?: string;
  method: string;
  /** Path below the base address, without its query. */
  path: string;
  /** The parameters of the path, by name. */
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Parsed body of a JSON request. */
  body?: unknown;
}

/** A response with its own status. */
export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  /** Body of the response; a string is sent unchanged, all else as JSON. */
  body?: unknown;
}

const ANSWER = Symbol('answer');

/** Returns a response with its own status, headers or text, for `fakeFetch`. */
export function answer(response: FakeAnswer): FakeAnswer {
  return Object.defineProperty(response, ANSWER, { value: true });
}

/** Returns an error response in the envelope of the API, for `fakeFetch`. By default its status is 400, and it is not retryable. */
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

/**
 * Responses by operation id: a resource, `answer(…)`, `problem(…)`, or a function of the request that returns one of these. An error that
 * it throws is a lost connection.
 */
export type FakeAnswers = Readonly<Record<string, unknown>>;

export interface FakeFetch {
  (address: string, request: FetchRequest): Promise<FetchedResponse>;
  /** Requests so far. */
  requests: FakeRequest[];
}

/**
 * Creates a `fetch` for the settings of a client, which returns the configured responses and records the requests. Other operations
 * respond with 404.
 */
export function fakeFetch(answers: FakeAnswers): FakeFetch {
  const requests: FakeRequest[] = [];
  const fetch = async (address: string, request: FetchRequest) => {
    const sent = requestOf(address, request);
    requests.push(sent);
    const entry = sent.operationId === undefined || !(sent.operationId in answers) ? unknown(sent) : answers[sent.operationId];
    const result = typeof entry === 'function' ? await (entry as (request: FakeRequest) => unknown)(sent) : entry;
    return responseOf(isAnswer(result) ? result : { status: result === undefined ? 204 : 200, body: result });
  };
  return Object.assign(fetch, { requests });
}

const unknown = ({ method, path, operationId }: FakeRequest) =>
  problem('NOT_FOUND', { status: 404, message: `The fake has no answer for ${operationId ?? `${method} ${path}`}.` });

const isAnswer = (value: unknown): value is FakeAnswer => typeof value === 'object' && value !== null && ANSWER in value;

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

/** Returns the parameters of a path that matches a pattern; undefined for another path. */
function matched(pattern: string, path: string): Record<string, string> | undefined {
  const [parts, segments] = [pattern.split('/'), path.split('/')];
  if (parts.length !== segments.length || !parts.every((part, at) => part.startsWith('{') || part === segments[at])) return undefined;
  const named = parts.flatMap((part, at) =>
    part.startsWith('{') ? [[part.slice(1, -1), decodeURIComponent(segments[at]!)] as const] : [],
  );
  return Object.fromEntries(named);
}
