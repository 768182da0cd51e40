import type { Type } from '@nestjs/common';
import {
  EXCEPTION_FILTERS_METADATA,
  GUARDS_METADATA,
  INTERCEPTORS_METADATA,
  MODULE_METADATA,
  PATH_METADATA,
  PIPES_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants';
import { OPERATION, type ApiOperation } from './operation';

/** An operation and the controller's method that executes it. */
export interface OperationMethod {
  operation: ApiOperation;
  controller: Type;
  method: string;
}

/** Returns every operation declared on the controllers of these modules and of the modules that they import. */
export function collectOperations(modules: readonly Type[]): ApiOperation[] {
  return collectMethods(modules).map(({ operation }) => operation);
}

/** Returns these operations with the methods that execute them. */
export function collectMethods(modules: readonly Type[]): OperationMethod[] {
  return modules.flatMap((module) => [
    ...metadataList(MODULE_METADATA.CONTROLLERS, module).flatMap(methodsOf),
    ...collectMethods(metadataList(MODULE_METADATA.IMPORTS, module)),
  ]);
}

function metadataList(key: string, module: Type): Type[] {
  return (Reflect.getMetadata(key, module) as Type[] | undefined) ?? [];
}

function methodsOf(controller: Type): OperationMethod[] {
  return Object.entries(Object.getOwnPropertyDescriptors(controller.prototype)).flatMap(([method, { value }]) => {
    const operation = typeof value === 'function' && (Reflect.getMetadata(OPERATION, value as object) as ApiOperation | undefined);
    if (!operation) return [];
    refuseIgnoredDecorators(controller, method, value as object, operation);
    return [{ operation, controller, method }];
  });
}

const IGNORED_DECORATORS = [GUARDS_METADATA, INTERCEPTORS_METADATA, PIPES_METADATA, EXCEPTION_FILTERS_METADATA];

/**
 * Refuses decorators for Nest on methods of operations. The request handler calls operations without Nest, so they would silently have no
 * effect.
 */
function refuseIgnoredDecorators(controller: Type, method: string, value: object, { id }: ApiOperation): void {
  const hasIgnored =
    IGNORED_DECORATORS.some((key) => Reflect.hasMetadata(key, value) || Reflect.hasMetadata(key, controller)) ||
    Reflect.hasMetadata(PATH_METADATA, value) ||
    Reflect.hasMetadata(ROUTE_ARGS_METADATA, controller, method);
  if (hasIgnored)
    throw new Error(
      `${id}: an operation takes no route, guard, pipe, interceptor, filter or parameter decorator of Nest; declare it or put it into the request handler.`,
    );
}

/** Every operation that this process serves. */
export class RouteTable {
  readonly operations: readonly ApiOperation[];

  constructor(readonly methods: readonly OperationMethod[]) {
    this.operations = methods.map(({ operation }) => operation);
  }

  /**
   * Returns the methods of the operations at this path, `HEAD` among them where there is `GET`; empty when there are none. Only the
   * storefront API ignores a trailing slash (D-117).
   */
  methodsOf(path: string): string[] {
    const withSlash = path.endsWith('/');
    const methods = this.operations
      .filter(({ audience, path: pattern }) => (audience === 'store' || !withSlash) && fitsRoute(`/v1${pattern}`, path))
      .map(({ method }) => method);
    const unique = new Set<string>(methods);
    if (unique.has('GET')) unique.add('HEAD');
    return [...unique].sort();
  }
}

/** Returns true when a request path matches a route such as `/v1/store/products/:slug`. */
export function fitsRoute(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const segments = path.replace(/\/$/, '').split('/');
  return wanted.length === segments.length && wanted.every((part, index) => part.startsWith(':') || part === segments[index]);
}
