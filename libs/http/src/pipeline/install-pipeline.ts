import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { asNoTenant, ServiceConfig } from '@svc/composition';
import { FindRenamed } from '@svc/storefront';
import type { Express, NextFunction, Request, Response } from 'express';
import { RouteTable } from '../edge/collect-operations';
import { closeAfterEarlyAnswer } from '../edge/body/early-answer';
import type { ApiOperation, StoreOperation } from '../edge/operation';
import { contextOf, RequestContexts } from '../edge/request-context';
import { originForm } from '../edge/request-target';
import type { StoreCall } from '../edge/caller';
import type { BoundOperation } from './operation-exchange';
import { PlainRoutes } from './plain-routes';
import { RequestHandler } from './request-handler';
import { RequestRecord } from './request-record';
import { inRequestTrace } from './request-trace';

/**
 * Connects the request handler. Plain requests to the storefront API come from the raw server, before the framework does any work;
 * Express routes all others. Without memory for cached responses Express routes everything. Every request gets its context and its record
 * here. It is in no tenant scope until its workspace is known (ADR 0040).
 */
export function installPipeline(app: NestExpressApplication): void {
  const bound = boundOperations(app);
  routeByExpress(app, bound);
  const [contexts, record, handler] = [app.get(RequestContexts), app.get(RequestRecord), app.get(RequestHandler)];
  const routes = app.get(ServiceConfig).preparedBytes === 0 ? undefined : new PlainRoutes(bound.filter(isOfStore));
  const server = app.getHttpServer();
  const [framework] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    asNoTenant(() => {
      closeAfterEarlyAnswer(request, response);
      request.url = originForm(request.url!);
      const context = contexts.open(request);
      inRequestTrace(context, request, response, () => {
        const routed = routes?.find(request);
        if (routed) {
          context.isFast = true;
          return handler.handle({ request, response, context, bound: routed.bound, name: routed.name, cachedAs: request.url });
        }
        record.follow(request, response);
        framework!(request, response);
      });
    }),
  );
}

function boundOperations(app: NestExpressApplication): BoundOperation[] {
  return app.get(RouteTable, { strict: false }).methods.map(({ operation, controller, method }) => {
    const instance = app.get<Record<string, BoundOperation['execute']>>(controller, { strict: false });
    const execute = (call: object) => instance[method]!(call);
    return {
      operation,
      execute: operation.audience === 'store' ? reportRenamed(operation, execute, app.get(FindRenamed, { strict: false })) : execute,
    };
  });
}

function isOfStore(bound: BoundOperation): bound is BoundOperation<StoreOperation> {
  return bound.operation.audience === 'store';
}

/** Returns the method with a 404 that reports the new address of a renamed thing. */
function reportRenamed({ names }: StoreOperation, execute: BoundOperation['execute'], renamed: FindRenamed): BoundOperation['execute'] {
  return async (call) => {
    try {
      return await execute(call);
    } catch (error) {
      const { name: slug, caller } = call as StoreCall;
      throw await renamed.explain(error, { workspaceId: caller.store.workspaceId, kind: names, slug, now: caller.now.date });
    }
  };
}

/**
 * Routes operations by Express. In the management API a trailing slash makes another address, which does not exist: a request that omits
 * a ref must not get a list (D-117).
 */
function routeByExpress(app: NestExpressApplication, all: readonly BoundOperation[]): void {
  const handler = app.get(RequestHandler);
  const express = app.getHttpAdapter().getInstance() as Express;
  for (const bound of all) {
    const method = bound.operation.method.toLowerCase() as Lowercase<ApiOperation['method']>;
    express[method](`/v1${bound.operation.path}`, (request: Request, response: Response, next: NextFunction) => {
      if (!isOfStore(bound) && request.path.endsWith('/')) return next();
      const params = request.params as Record<string, string>;
      const [name = ''] = Object.values(params).flat();
      handler.handle({ request, response, context: contextOf(request), bound, name, params });
    });
  }
}
