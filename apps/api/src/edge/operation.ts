import { applyDecorators, Delete, Get, HttpCode, Patch, Post, Put, SetMetadata } from '@nestjs/common';
import type { OperationNeeds } from '@svc/access';
import type { ErrorCode } from '@svc/kernel';
import type { z } from 'zod';

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
  /** Largest body in bytes; 256 KiB unless told (D-39). */
  bodyLimit?: number;
  /** Takes a file, as a form or as the body itself, which the method reads. */
  upload?: true;
  /** Answers a table as CSV, which the method sends. */
  csv?: true;
  /** Success status, 200 unless told. */
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
  /** Whether test keys are told something else than live keys. */
  perMode: boolean;
}

/** An operation of the storefront API, admitted by a workspace's key. */
export interface StoreOperation extends OperationContract, OperationNeeds {
  audience: 'store';
  /** Keeps the answer ready for the next caller; see `fast-path/`. */
  prepared?: Prepared;
}

/** An operation of the management API, admitted by an operator's or a workspace's admin token. */
export interface ManagementOperation extends OperationContract {
  audience: 'operator' | 'workspace';
}

export type ApiOperation = StoreOperation | ManagementOperation;

export const OPERATION = 'svc:operation';

const ROUTES: Record<Method, (path: string) => MethodDecorator> = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/**
 * Declares an operation of the storefront API once: the route, what it demands of the key, and its contract,
 * from which the OpenAPI document is made. Reads accept publishable keys unless told (D-25).
 */
export function Operation(
  operation: OperationContract & Pick<OperationNeeds, 'scope'> & Partial<OperationNeeds> & Pick<StoreOperation, 'prepared'>,
): MethodDecorator {
  return declare({
    ...operation,
    audience: 'store',
    publishable: operation.publishable ?? operation.method === 'GET',
    rate: operation.rate ?? 'read',
  });
}

/** Declares an operation of the management API; `audience` says whose token it takes. */
export function ManagementOperation(operation: OperationContract & { audience: 'operator' | 'workspace' }): MethodDecorator {
  return declare({ caching: 'no-store', ...operation });
}

function declare(operation: ApiOperation): MethodDecorator {
  return applyDecorators(
    SetMetadata(OPERATION, operation),
    ROUTES[operation.method](`/v1${operation.path}`),
    HttpCode(operation.status ?? 200),
  );
}

