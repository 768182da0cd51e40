import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { OPERATION, type ApiOperation } from './operation';

/** Every declared operation, found on the controllers. */
@Injectable()
export class RouteTable {
  private cached?: readonly ApiOperation[];

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(MetadataScanner) private readonly scanner: MetadataScanner,
  ) {}

  get operations(): readonly ApiOperation[] {
    this.cached ??= this.discovery.getControllers().flatMap(({ instance }) => operationsOf(instance as object, this.scanner));
    return this.cached;
  }

  /** Methods that some operation takes at this path; empty when there is none. */
  methodsOf(path: string): string[] {
    const methods = this.operations.filter((operation) => matches(`/v1${operation.path}`, path)).map(({ method }) => method);
    if (methods.length === 0) return [];
    const unique = new Set<string>(methods);
    if (unique.has('GET')) unique.add('HEAD');
    return [...unique].sort();
  }
}

function operationsOf(controller: object, scanner: MetadataScanner): ApiOperation[] {
  const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .map((name) => Reflect.getMetadata(OPERATION, prototype[name]!) as ApiOperation | undefined)
    .filter((operation) => operation !== undefined);
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
