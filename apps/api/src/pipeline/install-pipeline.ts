import type { RequestListener } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { asNoTenant, ServiceConfig } from '@svc/composition';
import { FindMoved } from '@svc/storefront';
import type { Express, Request, Response } from 'express';
import { collectMethods } from '../edge/collect-operations';
import { closeAfterEarlyAnswer } from '../edge/early-answer';
import type { StoreOperation } from '../edge/operation';
import { contextOf, RequestContexts } from '../edge/request-context';
import { StoreModule } from '../store/store.module';
import { PlainRoutes } from './plain-routes';
import { RequestHandler, type BoundOperation } from './request-handler';
import { RequestRecord } from './request-record';

/**
 * Has the request handler answer the operations of the storefront API: plain requests from the raw server, before the
 * framework does work, and whatever else Express routes to them. Without memory for prepared answers Express routes all.
 * Every request gets its context and its record here, and is in no workspace's tenant scope until it is known whose it is
 * (ADR 0040).
 */
export function installPipeline(app: NestExpressApplication): void {
  const bound = boundOperations(app);
  routeByExpress(app, bound);
  const [contexts, record, handler] = [app.get(RequestContexts), app.get(RequestRecord), app.get(RequestHandler)];
  const routes = app.get(ServiceConfig).preparedBytes === 0 ? undefined : new PlainRoutes(bound);
  const server = app.getHttpServer();
  const [framework] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) =>
    asNoTenant(() => {
      closeAfterEarlyAnswer(request, response);
      const context = contexts.open(request);
      const routed = routes?.find(request);
      if (routed) {
        context.isFast = true;
        return handler.handle({ request, response, context, bound: routed.bound, name: routed.name, keptAs: request.url });
      }
      record.follow(request, response);
      framework!(request, response);
    }),
  );
}

function boundOperations(app: NestExpressApplication): BoundOperation[] {
  const moved = app.get(FindMoved, { strict: false });
  return collectMethods([StoreModule]).flatMap(({ operation, controller, method }) => {
    if (operation.audience !== 'store') return [];
    const instance = app.get<Record<string, BoundOperation['execute']>>(controller, { strict: false });
    return [{ operation, execute: tellingMoves(operation, (call) => instance[method]!(call), moved) }];
  });
}

/** The same method, whose 404 says where a renamed thing is now. */
function tellingMoves({ names }: StoreOperation, execute: BoundOperation['execute'], moved: FindMoved): BoundOperation['execute'] {
  return async (call) => {
    try {
      return await execute(call);
    } catch (error) {
      const { name: slug, caller } = call;
      throw await moved.explain(error, { workspaceId: caller.store.workspaceId, kind: names, slug, now: caller.now.date });
    }
  };
}

function routeByExpress(app: NestExpressApplication, all: readonly BoundOperation[]): void {
  const handler = app.get(RequestHandler);
  const express = app.getHttpAdapter().getInstance() as Express;
  for (const bound of all) {
    const method = bound.operation.method.toLowerCase() as Lowercase<BoundOperation['operation']['method']>;
    express[method](`/v1${bound.operation.path}`, (request: Request, response: Response) => {
      const [name = ''] = Object.values(request.params).flat();
      handler.handle({ request, response, context: contextOf(request), bound, name });
    });
  }
}
