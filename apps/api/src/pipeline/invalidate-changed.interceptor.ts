import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { OPERATION, type ManagementOperation } from '../edge/operation';
import { contextOf } from '../edge/request-context';
import { Freshness } from './freshness';

/** Forgets what was made of a workspace, its settings included, after every management request that may have changed it, before it is answered (D-30). */
@Injectable()
export class InvalidateChangedInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector, private readonly freshness: Freshness) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<ManagementOperation | undefined>(OPERATION, context.getHandler());
    const managed = contextOf(context.switchToHttp().getRequest<Request>()).administrator?.workspace;
    if (!operation || operation.method === 'GET' || !managed) return next.handle();
    return next.handle().pipe(finalize(() => this.freshness.invalidate(managed.id)));
  }
}
