import type { OperationNeeds, Permission } from '@svc/access';
import type { AuditAction, ErrorCode } from '@svc/kernel';
import { z } from 'zod';
import type { OperatorCall, RawCall, StoreCall, WorkspaceCall } from './caller';
import type { LargeBody } from './body/large-body';
import { takesKey } from './idempotency';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface OperationContract {
  /** Name in the OpenAPI document, unique. */
  id: string;
  method: Method;
  /** Below `/v1`, with parameters: `/store/products/:slug`. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  query?: z.ZodObject;
  /** Parameters of the query that have no effect without another one, by whose name they are marked here. */
  onlyWith?: Readonly<Record<string, string>>;
  /** Request headers of its own, which the method reads. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /**
   * The use case validates the whole body (`true`), which it receives as sent, or only its `lines` of text (D-119). The schema is
   * documentation then.
   */
  judgesBody?: true | 'lines';
  /** The body is a whole document, or an item that may be large. Other bodies have at most 256 KiB (D-39, D-116). */
  large?: LargeBody;
  /** Takes a file, as a form or as the body itself, which the method reads from the request. */
  upload?: true;
  /** Returns a `Table` as CSV. */
  csv?: true;
  /** Returns a `Table` as XLSX. */
  xlsx?: true;
  /** Returns an `EventAnswer`. */
  eventStream?: true;
  /** Success status, 200 by default. */
  status?: number;
  /** Another status that clients accept as success; it is documented and never sent. */
  documentedStatus?: number;
  returns?: z.ZodType;
  /** Response that is neither a success nor in the envelope of errors; the method sets its status. */
  otherwise?: { status: number; description: string; returns: z.ZodType };
  /** Errors beyond those that every operation may return. */
  errors?: readonly ErrorCode[];
  /** `revalidate`: strong ETag, stored privately and revalidated; `no-store`: never stored (D-30). */
  caching?: 'revalidate' | 'no-store';
}

/** Cached response that is the same for every caller of a workspace until something changes (D-30). */
interface Prepared {
  /** True when test keys get another response than live keys. */
  perMode: boolean;
}

/** Settings by which the request handler calls an operation of the storefront API. */
interface Handling {
  /** Thing that the one parameter of the path names, as the 404 calls it. */
  names?: string;
  /** The response is cached for the next caller; see `pipeline/`. */
  prepared?: Prepared;
  /**
   * Cached responses that a write invalidates. By default these depend on what the result reports as changed stock; without such a report all of
   * the workspace are invalidated.
   */
  invalidates?: 'nothing' | 'orders';
}

/** An operation of the storefront API, admitted by a workspace's key. */
export interface StoreOperation extends OperationContract, OperationNeeds, Handling {
  audience: 'store';
}

/** Reads a parameter of the path. @throws NotFound for a text that cannot name anything */
export interface ParamReader<Value = unknown> {
  (text: string): Value;
  /** Description of the parameter in the OpenAPI document. */
  about?: string;
}

/** Settings by which the request handler calls an operation of the management API. */
interface ManagementHandling {
  /** Readers of the parameters of the path, by their names in it. */
  params?: Readonly<Record<string, ParamReader>>;
  /** Limit of documents in addition to the general one (D-116). */
  rate?: 'document';
  /** True for a POST that writes nothing: it is done again each time, also with an `Idempotency-Key` (D-150). */
  writesNothing?: true;
  /** Set for a write that goes on while the operator has suspended the workspace; others are refused then (D-159). */
  whileSuspended?: 'allowed';
  /** Entries that a write leaves in the audit log. */
  audit?: AuditAction | readonly AuditAction[];
}

/** An operation of the management API on the workspace whose admin token is sent. */
export interface WorkspaceOperation extends OperationContract, ManagementHandling {
  audience: 'workspace';
  permission: Permission;
  /** Permissions that it needs besides where its body has a field, or a field with a value: by `field` or `field: value`. */
  permissionWith?: Readonly<Record<string, Permission>>;
}

/** An operation of the management API that takes the operator's token. */
export interface OperatorOperation extends OperationContract, ManagementHandling {
  audience: 'operator';
  permission?: undefined;
}

/** Returns the permissions that an operation needs besides its own for this body. @param body an object, or something without fields */
export function furtherPermissions({ permissionWith = {} }: Pick<WorkspaceOperation, 'permissionWith'>, body: unknown): Permission[] {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  return Object.entries(permissionWith).flatMap(([condition, permission]) => {
    const [, field, value] = /^(\w+)(?:: (.*))?$/.exec(condition)!;
    const sent = fields[field!];
    const isNeeded = value === undefined ? sent !== undefined : sent === JSON.parse(value);
    return isNeeded ? [permission] : [];
  });
}

export type ApiOperation = StoreOperation | WorkspaceOperation | OperatorOperation;

export const OPERATION = 'svc:operation';

/** An operation of the storefront API as it is declared: reads accept publishable keys by default (D-25). */
type StoreDeclaration = OperationContract & Handling & Pick<OperationNeeds, 'scope'> & Partial<OperationNeeds> & { audience?: 'store' };
/** Declaration of an operation without its route. */
type Declaration = Unrouted<StoreDeclaration> | Unrouted<WorkspaceOperation> | Unrouted<OperatorOperation>;
type Unrouted<Of> = Omit<Of, 'method' | 'path'>;
/** Method and path below `/v1`: `GET /store/products/:slug`. */
type Route = `${Method} ${string}`;

/** Call that follows from a declaration. */
type CallOf<D> = D extends { audience: 'workspace' }
  ? WorkspaceCall<InputTypesOf<D>> & RequestOf<D>
  : D extends { audience: 'operator' }
    ? OperatorCall<InputTypesOf<D>> & RequestOf<D>
    : StoreCall<Input<D, 'query'>, BodyOf<D>>;

interface InputTypesOf<D> {
  params: D extends { params: infer Readers extends Readonly<Record<string, ParamReader>> }
    ? { [Name in keyof Readers]: ReturnType<Readers[Name]> }
    : object;
  query: Input<D, 'query'>;
  body: BodyOf<D>;
}

type BodyOf<D> = D extends { judgesBody: true } ? undefined : Input<D, 'body'>;
type Input<D, Part extends 'query' | 'body'> = D extends Record<Part, infer Schema extends z.ZodType> ? Schema : undefined;
type RequestOf<D> = D extends { upload: true } | { eventStream: true } ? RawCall : object;

/**
 * Declares an operation once: its route, the credentials it requires, the form of its input, and its contract, from which the OpenAPI
 * document is made. The request handler calls the method (docs/adr/0046, docs/adr/0107).
 */
export function Operation<const D extends Declaration>(
  route: Route,
  declaration: D,
): <Method extends (call: CallOf<D>) => unknown>(
  target: object,
  property: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void {
  const declared = complete(route, declaration);
  return (_target, _property, { value }) => Reflect.defineMetadata(OPERATION, declared, value!);
}

/** @throws Error for parameters of the path without a reader, and for readers without a parameter */
function complete(route: Route, declaration: Declaration): ApiOperation {
  const [method, path] = route.split(' ') as [Method, string];
  if (declaration.audience === 'workspace' || declaration.audience === 'operator') {
    const names = namesIn(path);
    if (names.join() !== Object.keys(declaration.params ?? {}).join())
      throw new Error(`${declaration.id}: "params" has a reader for each of ${names.join(', ') || 'no parameters'}, in their order.`);
    return withKey({ caching: 'no-store', ...declaration, method, path });
  }
  const { publishable = method === 'GET', rate = 'read' } = declaration;
  return { ...declaration, audience: 'store', method, path, publishable, rate };
}

/** Adds the `Idempotency-Key` and its refusals to an operation that takes one (D-150). */
function withKey(operation: WorkspaceOperation | OperatorOperation): ApiOperation {
  if (!takesKey(operation)) return operation;
  const { headers = z.object({}), errors = [] } = operation;
  return {
    ...operation,
    headers: headers.extend({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: [...new Set<ErrorCode>([...errors, 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'])],
  };
}

/** Names of the parameters of a path. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
}

/** Documentation of the header; use cases validate it. */
export const idempotencyKeyHeader = z
  .string()
  .describe(
    'Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours.',
  );

/** Documentation of the header; the admission validates it (D-139). */
export const visitorHeader = z
  .string()
  .describe(
    'Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server.',
  );
