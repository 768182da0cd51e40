import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, tap, type Observable } from 'rxjs';
import { administratorOf, callerOf } from '../edge/caller';
import { OPERATION, type ApiOperation } from '../edge/operation';
import { Freshness } from './freshness';

/**
 * Forgets what was made of a workspace after every request that may have changed it, before it is answered (D-30):
 * after management requests its settings as well, after requests to the storefront API only when they succeed.
 */
@Injectable()
export class ForgetChangedInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Freshness) private readonly freshness: Freshness,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<ApiOperation | undefined>(OPERATION, context.getHandler());
    if (!operation || operation.method === 'GET') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const managed = administratorOf(request)?.workspace;
    const caller = callerOf(request);
    if (managed) return next.handle().pipe(finalize(() => this.freshness.forget(managed.id)));
    if (caller?.mode === 'live') return next.handle().pipe(tap(() => this.freshness.outdate(caller.store.workspaceId)));
    return next.handle();
  }
}
