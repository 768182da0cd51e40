import type { OperationNeeds, Permission } from '@svc/access';
import type { AuditAction, ErrorCode } from '@svc/kernel';
import { z } from 'zod';
import type { OperatorCall, RawCall, StoreCall, WorkspaceCall } from './caller';
import type { LargeBody } from './body/large-body';

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
  /** Request headers of its own, which the method reads. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The use case judges the body by itself: it is given as it was sent, and the schema is documentation; or its `lines` of text alone do (D-119). */
  judgesBody?: true | 'lines';
  /** About a whole document, or a thing that may be large: what others at most send is 256 KiB (D-39, D-116). */
  large?: LargeBody;
  /** Takes a file, as a form or as the body itself, which the method reads from the request. */
  upload?: true;
  /** Answers a `Table`. */
  csv?: true;
  /** Answers an `EventAnswer`. */
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
  /** Keeps the answer ready for the next caller; see `pipeline/`. */
  prepared?: Prepared;
  /** Which prepared answers a write makes stale; without it those that show what its answer says it moved, or all of the workspace. */
  outdates?: 'nothing' | 'orders';
}

/** An operation of the storefront API, admitted by a workspace's key. */
export interface StoreOperation extends OperationContract, OperationNeeds, Handling {
  audience: 'store';
}

/** Reads a parameter of the path. @throws NotFound where nothing can be called so */
export type ParamReader<Value = unknown> = (text: string) => Value;

/** Settings by which the request handler calls an operation of the management API. */
interface ManagementHandling {
  /** Readers of the parameters of the path, by their names in it. */
  params?: Readonly<Record<string, ParamReader>>;
  /** Beside the limit of all, that of documents (D-116). */
  rate?: 'document';
  /** The entries that a write leaves in the audit log. */
  audit?: AuditAction | readonly AuditAction[];
}

/** An operation of the management API on the workspace whose admin token is sent. */
export interface WorkspaceOperation extends OperationContract, ManagementHandling {
  audience: 'workspace';
  permission: Permission;
}

/** An operation of the management API that takes the operator's token. */
export interface OperatorOperation extends OperationContract, ManagementHandling {
  audience: 'operator';
  permission?: undefined;
}

export type ApiOperation = StoreOperation | WorkspaceOperation | OperatorOperation;

export const OPERATION = 'svc:operation';

/** An operation of the storefront API as it is declared: reads accept publishable keys by default (D-25). */
type StoreDeclaration = OperationContract & Handling & Pick<OperationNeeds, 'scope'> & Partial<OperationNeeds> & { audience?: 'store' };
/** The declaration of an operation, its route apart. */
type Declaration = Unrouted<StoreDeclaration> | Unrouted<WorkspaceOperation> | Unrouted<OperatorOperation>;
type Unrouted<Of> = Omit<Of, 'method' | 'path'>;
/** Method and path below `/v1`: `GET /store/products/:slug`. */
type Route = `${Method} ${string}`;

/** The call that is made of a declaration. */
type CallOf<D> = D extends { audience: 'workspace' }
  ? WorkspaceCall<SaidBy<D>> & RequestOf<D>
  : D extends { audience: 'operator' }
    ? OperatorCall<SaidBy<D>> & RequestOf<D>
    : StoreCall<Input<D, 'query'>, BodyOf<D>>;

interface SaidBy<D> {
  params: D extends { params: infer Readers extends Readonly<Record<string, ParamReader>> }
    ? { [Name in keyof Readers]: ReturnType<Readers[Name]> }
    : object;
  query: Input<D, 'query'>;
  body: BodyOf<D>;
}

type BodyOf<D> = D extends { judgesBody: true } ? unknown : Input<D, 'body'>;
type Input<D, Part extends 'query' | 'body'> = D extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type RequestOf<D> = D extends { upload: true } | { eventStream: true } ? RawCall : object;

/**
 * Declares an operation once: the route, what it demands of who calls, how its input is read, and its contract, from which the OpenAPI
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

/** @throws Error for parameters of the path that nothing reads, or that it has not */
function complete(route: Route, declaration: Declaration): ApiOperation {
  const [method, path] = route.split(' ') as [Method, string];
  if (declaration.audience === 'workspace' || declaration.audience === 'operator') {
    const names = namesIn(path);
    if (names.join() !== Object.keys(declaration.params ?? {}).join())
      throw new Error(`${declaration.id}: "params" has a reader for each of ${names.join(', ') || 'no parameters'}, in their order.`);
    return { caching: 'no-store', ...declaration, method, path };
  }
  const { publishable = method === 'GET', rate = 'read' } = declaration;
  return { ...declaration, audience: 'store', method, path, publishable, rate };
}

/** Names of the parameters of a path. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
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
