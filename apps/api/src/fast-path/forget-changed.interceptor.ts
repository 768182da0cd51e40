import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { administratorOf } from '../edge/caller';
import { OPERATION, type ApiOperation } from '../edge/operation';
import { Freshness } from './freshness';

/** Forgets what was made of a workspace after every management request that may have changed it, before it is answered (D-30). */
@Injectable()
export class ForgetChangedInterceptor implements NestInterceptor {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(Freshness) private readonly freshness: Freshness,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<ApiOperation | undefined>(OPERATION, context.getHandler());
    const workspace = administratorOf(context.switchToHttp().getRequest<Request>())?.workspace;
    if (!operation || operation.method === 'GET' || !workspace) return next.handle();
    return next.handle().pipe(finalize(() => this.freshness.forget(workspace.id)));
  }
}
