import type { ServerResponse } from 'node:http';
import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import type { OperationNeeds } from '@svc/access';
import type { ErrorCode } from '@svc/kernel';
import { z } from 'zod';
import type { Caller } from './caller';
import type { HeaderList } from './headers';
import type { LargeBody } from './large-body';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface OperationContract {
  /** Name in the OpenAPI document, unique. */
  id: string;
  method: Method;
  /** Below `/v1`, parameters in Nest's form: `/store/products/:slug`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** Request headers of its own, which the method reads. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Takes a file, as a form or as the body itself, which the method reads. */
  upload?: true;
  /** Answers a table as CSV, which the method sends. */
  csv?: true;
  /** Answers server-sent events, which the method sends for as long as the connection is open. */
  eventStream?: true;
  /** Success status, 200 by default. */
  status?: number;
  /** Another one that clients take for success as well; it is documented and never answered. */
  documentedStatus?: number;
  returns?: z.ZodType;
  /** An answer that is no success and has not the envelope of errors; the method sets its status. */
  otherwise?: { status: number; description: string; returns: z.ZodType };
  /** Errors beyond those every operation may answer. */
  errors?: readonly ErrorCode[];
  /** `revalidate`: strong ETag, kept privately and asked again; `no-store`: never kept (D-30). */
  caching?: 'revalidate' | 'no-store';
}

/** Of an answer that is the same for every caller of a workspace until something changes (D-30). */
interface Prepared {
  /** Whether test keys get another answer than live keys. */
  perMode: boolean;
}

/** How the request handler calls an operation of the storefront API. */
interface Handling {
  /** What the one parameter of the path names, as the 404 calls it. */
  names?: string;
  /** The use case judges the body by itself: it is given as it was sent, and the schema is documentation. */
  judgesBody?: true;
  /** Keeps the answer ready for the next caller; see `pipeline/`. */
  prepared?: Prepared;
  /** Which prepared answers a write makes stale; without it those that show what its answer says it moved, or all of the workspace. */
  outdates?: 'nothing' | 'orders';
}

/** An operation of the storefront API, admitted by a workspace's key. */
export interface StoreOperation extends OperationContract, OperationNeeds, Handling {
  audience: 'store';
}

/** What an operation of the storefront API is called with: read and judged by its declaration. */
export interface StoreCall<Query = unknown, Body = unknown> {
  caller: Caller;
  /** What stands in the path for its one parameter; empty when it has none. */
  name: string;
  query: Query;
  body: Body;
  idempotencyKey?: string;
  /** `Accept-Language`: of the person, where a browser sends the request or a server passes it on. */
  acceptLanguage?: string;
  requestId: string;
}

/**
 * The view that an operation returns, with a status or headers that its declaration does not have. `moved` are the ids of all whose
 * counters a write has moved in live mode, where that is all it has changed of what storefronts show.
 */
export class Answer<View = unknown> {
  constructor(
    readonly view: View,
    readonly head: { status?: number; headers?: HeaderList; moved?: readonly string[] } = {},
  ) {}
}

/** An operation of the management API, admitted by an operator's or a workspace's admin token. */
export interface ManagementOperation extends OperationContract {
  audience: 'operator' | 'workspace';
  /** About a whole document, or a thing that may be large: what others at most send is 256 KiB (D-39, D-116). */
  large?: LargeBody;
}

export type ApiOperation = StoreOperation | ManagementOperation;

export const OPERATION = 'svc:operation';

const ROUTES: Record<Method, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

type Input<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * Declares an operation of the storefront API once: the route, what it demands of the key, how its input is read, and
 * its contract, from which the OpenAPI document is made. The request handler calls the method (docs/adr/0046). Reads
 * accept publishable keys by default (D-25).
 */
export function Operation<
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Raw extends true | undefined = undefined,
>(
  operation: Omit<OperationContract, 'query' | 'body'> & { query?: Query; body?: Body; judgesBody?: Raw } & Omit<Handling, 'judgesBody'> &
    Pick<OperationNeeds, 'scope'> &
    Partial<OperationNeeds>,
): <Method extends (call: StoreCall<Input<Query>, Raw extends true ? unknown : Input<Body>>) => Promise<unknown>>(
  target: object,
  property: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void {
  const declared: StoreOperation = {
    ...operation,
    audience: 'store',
    publishable: operation.publishable ?? operation.method === 'GET',
    rate: operation.rate ?? 'read',
  };
  return (_target, _property, { value }) => Reflect.defineMetadata(OPERATION, declared, value!);
}

/** Declares an operation of the management API, a route of Nest; `audience` says whose token it takes. */
export function ManagementOperation(operation: ManagementOperation): MethodDecorator {
  const declared: ManagementOperation = { caching: 'no-store', ...operation };
  return applyDecorators(
    SetMetadata(OPERATION, declared),
    ROUTES[operation.method](`/v1${operation.path}`),
    HttpCode(operation.status ?? 200),
  );
}

/** As the documentation tells it; the use cases judge it. */
export const idempotencyKeyHeader = z
  .string()
  .describe('Another for each new request, the same for a retry: 1 to 255 printable ASCII characters.');

/** As the documentation tells it; the admission judges it (D-139). */
export const visitorHeader = z
  .string()
  .describe(
    'With a secret key: the visitor of your site for whom you ask, by a name of 1 to 64 printable ASCII characters that is the same for all that they send and says nothing else. ' +
      'They then have a limit of their own, as the client of a browser has; without it all of your visitors count as your server.',
  );

/** The answer; when an earlier request with the same key has brought about what it shows, it tells so (D-37), and has moved nothing. */
export function answerTo<View>(view: View, isReplay: boolean, moved?: readonly string[]): Answer<View> {
  return new Answer(view, isReplay ? { headers: ['Idempotent-Replayed', 'true'], moved: [] } : { moved });
}

/** Tells the same of an answer that Nest sends. */
export function noteReplay(isReplay: boolean, response: ServerResponse): void {
  if (isReplay) response.setHeader('Idempotent-Replayed', 'true');
}
