import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { CACHE_CONTROL } from './headers';
import { readJsonBody } from './json-body';
import { OPERATION, type ManagementOperation } from './operation';

/** Does what the contract of an operation of the management API says around its method: the body is read after admission, caching is told. */
@Injectable()
export class OperationInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    const operation = this.reflector.get<ManagementOperation | undefined>(OPERATION, context.getHandler());
    if (!operation) return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    // Node's fetch adds `Cache-Control: no-cache` to every conditional request, and Express then never answers 304.
    delete request.headers['cache-control'];
    if (operation.body) request.body = await readJsonBody(request, response, operation.bodyLimit);
    response.setHeader('Cache-Control', CACHE_CONTROL[operation.caching ?? 'revalidate']);
    return next.handle();
  }
}
