import { ADMIN_OPERATIONS } from '../generated/admin-operations';
import { callerOf, createSender, type Judge } from '../http/caller';
import type { OperationTable } from '../http/operation';
import type { CallOptions, ClientSettings, RateLimitWait } from '../http/settings';
import { WrongKey } from '../errors/own';
import { refuseAtVisitors } from '../storefront/keys';
import type { AdminInput, AdminItem, AdminListId, AdminOperationId, AdminOperations } from './operations';
import { itemsOf } from './pages';

/** Idempotent methods: they read, replace or delete. Requests with an `Idempotency-Key` are idempotent, too. */
const REPEATABLE = ['GET', 'PUT', 'DELETE'];
const judge: Judge = (_operationId, method, isKeyed) => ({ repeatable: isKeyed || REPEATABLE.includes(method) ? 'always' : 'refused' });

/** Longest wait for rate limits, which reset within a minute: programs with many writes wait instead of failing (D-116). */
const LIMIT_WAIT_MS = 60_000;

export interface AdminSettings extends ClientSettings, RateLimitWait {
  /** An admin token of a workspace (`svc_ad_…`), or the operator's. */
  token: string;
}

export interface AnyRequest {
  /** Values of the `{names}` in the path: `request('GET', '/admin/orders/{ref}', { path: { ref } })`. */
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  /** Body of the request. Bytes and `FormData` are sent unchanged, all else as JSON. */
  body?: unknown;
  /** Format of the response; JSON by default. */
  as?: 'json' | 'text' | 'bytes';
}

/** Methods of the management client beside its operations. */
export interface AdminTools {
  /** Yields the items of a list that match the filters; requests further pages as needed. */
  each<Id extends AdminListId>(
    operationId: Id,
    filters?: Omit<AdminInput<Id>, 'cursor'>,
    options?: CallOptions,
  ): AsyncGenerator<AdminItem<Id>, void, undefined>;
  /** Returns the items of a list that match the filters as an array, of at most `most`. */
  all<Id extends AdminListId>(
    operationId: Id,
    filters?: Omit<AdminInput<Id>, 'cursor' | 'limit'>,
    options?: CallOptions & { most?: number },
  ): Promise<AdminItem<Id>[]>;
  /**
   * Sends any request by method and path below the base address, such as `/admin/workspace`, without a query in it. Use it for operations
   * that are newer than this SDK.
   */
  request<Answer = unknown>(method: string, path: string, sent?: AnyRequest, options?: CallOptions): Promise<Answer>;
}

export type AdminClient = AdminOperations & AdminTools;

/**
 * Creates the client of the management API, for servers and command lines. Every operation is a method named by its id.
 * @throws {WrongKey} for a key of a storefront, and in browsers and apps, before any request
 */
export function createAdmin(settings: AdminSettings): AdminClient {
  checkToken(settings.token);
  const send = createSender({ cache: false, maxLimitWaitMs: LIMIT_WAIT_MS, ...settings }, settings.token);
  const call = callerOf(ADMIN_OPERATIONS, send, judge);
  const operation = (id: AdminOperationId, input: object = {}, options?: CallOptions) =>
    call(id, sentOf(ADMIN_OPERATIONS[id][1], input as OperationInput), options);
  const methods = Object.fromEntries(
    Object.keys(ADMIN_OPERATIONS).map((id) => [
      id,
      (input?: object, options?: CallOptions) => operation(id as AdminOperationId, input, options),
    ]),
  );
  const each: AdminTools['each'] = (id, filters, options) => itemsOf((page) => operation(id, { ...filters, ...page }, options));
  const tools: AdminTools = {
    each,
    async all(id, filters, { most = Infinity, ...options } = {}) {
      const items = [];
      const pages = itemsOf<AdminItem<typeof id>>((page) => operation(id, { ...filters, ...page }, options), most);
      for await (const item of pages) items.push(item);
      return items;
    },
    request: async <Answer>(method: string, pattern: string, { path, query, body, as }: AnyRequest = {}, options?: CallOptions) => {
      const request = { operationId: `${method} ${pattern}`, method, pattern, path, query, body, as };
      const keyed = options?.idempotencyKey !== undefined || takesKey(method, pattern);
      return (await send({ ...request, ...judge('', method, keyed), keyed }, options)) as Answer;
    },
  };
  return { ...methods, ...tools } as AdminClient;
}

/** Addresses of operations that take an `Idempotency-Key`, whatever the names of their parameters. */
const KEYED = new Set(
  Object.values(ADMIN_OPERATIONS as OperationTable).flatMap(([method, path, ...traits]) =>
    traits.includes('keyed') ? [`${method} ${shapeOf(path)}`] : [],
  ),
);

function shapeOf(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** Returns true for an operation that takes an `Idempotency-Key`; one that is newer than this SDK takes it when the caller gives one. */
const takesKey = (method: string, pattern: string): boolean => KEYED.has(`${method} ${shapeOf(pattern)}`);

interface OperationInput {
  body?: unknown;
  [name: string]: unknown;
}

/** Sorts the parameters of an operation into path and query. */
function sentOf(pattern: string, { body, ...parameters }: OperationInput) {
  const path: Record<string, unknown> = {};
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (pattern.includes(`{${name}}`)) path[name] = value;
    else query[name] = value;
  }
  return { path, query, body };
}

function checkToken(token: unknown): void {
  if (typeof token !== 'string' || token === '')
    throw new WrongKey('createAdmin takes an admin token (svc_ad_…), or the operator’s; it was given none (is the variable set?).');
  if (/^svc_(pk|sk)_/.test(token))
    throw new WrongKey(
      'createAdmin was given a key of a storefront. It takes an admin token, which begins with svc_ad_, or the operator’s.',
    );
  refuseAtVisitors('An admin token', 'createStorefront with a publishable key');
}
