import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from } from 'rxjs';
import { readJsonBody } from './json-body';
import { OPERATION, type ApiOperation } from './operation';
import { StoreAdmission } from './store-admission';

/** `Cache-Control` by an operation's `caching` (D-30). */
export const CACHE_CONTROL = { revalidate: 'private, max-age=0, must-revalidate', 'no-store': 'no-store' };

/** Does what an operation's contract says around its method: the body is read after admission, caching is told. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(StoreAdmission) private readonly admissions: StoreAdmission,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const operation = this.reflector.get<ApiOperation | undefined>(OPERATION, context.getHandler());
    if (!operation) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const outcome = this.admissions.outcomeOf(request, operation);
    if (outcome) return from(outcome);
    const response = context.switchToHttp().getResponse<Response>();
    // Node's fetch adds `Cache-Control: no-cache` to every conditional request, and Express then never answers 304.
    delete request.headers['cache-control'];
    if (operation.body) request.body = await readJsonBody(request, response, operation.bodyLimit);
    response.setHeader('Cache-Control', CACHE_CONTROL[operation.caching ?? 'revalidate']);
    return next.handle();
  }
}
