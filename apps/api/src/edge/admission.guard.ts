import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AdmitAdministrator, NotForOperator } from '@svc/access';
import { EVERY_WORKSPACE, see } from '@svc/composition';
import { Clock, DomainError } from '@svc/kernel';
import type { Request, Response } from 'express';
import { admittedCaller, rememberAdministrator, rememberCaller } from './caller';
import { setHeaders } from './header-list';
import { OPERATION, type ApiOperation, type ManagementOperation, type StoreOperation } from './operation';
import { rateLimitHeaders } from './rate-limit-headers';
import { contextOf } from './request-context';
import { StoreAdmission } from './store-admission';
import { SEES_EVERY_WORKSPACE, VisitorSight } from './visitor-sight';

/** Lets a request through to its operation when its key or token allows (decisions 3.7, "Order of checks"). */
@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(StoreAdmission) private readonly admission: StoreAdmission,
    @Inject(AdmitAdministrator) private readonly admitAdministrator: AdmitAdministrator,
    @Inject(VisitorSight) private readonly visitors: VisitorSight,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<ApiOperation | undefined>(OPERATION, context.getHandler());
    const http = context.switchToHttp();
    if (!operation) await this.letIn(http.getRequest<Request>(), this.reflector.get<true | undefined>(SEES_EVERY_WORKSPACE, context.getClass()));
    else if (operation.audience === 'store') await this.admitStore(operation, http.getRequest(), http.getResponse());
    else await this.admitManagement(operation, http.getRequest());
    return true;
  }

  /** A request without a key or token is of the workspace, and of the mode, that its address names. */
  private async letIn(request: Request, seesEvery?: true): Promise<void> {
    see(await this.visitors.of(request, seesEvery), request.params['mode'] === 'test' ? 'test' : 'live');
  }

  private async admitStore(operation: StoreOperation, request: Request, response: Response): Promise<void> {
    const subject = request.params['ref']?.toString();
    const admission = await (this.admission.takeOver(request, operation) ?? this.admission.ask(request, operation, contextOf(request), subject));
    if (admission.rateLimit) setHeaders(response, rateLimitHeaders(admission.rateLimit));
    rememberCaller(request, admittedCaller(admission, this.clock.now()));
  }

  private async admitManagement(operation: ManagementOperation, request: Request): Promise<void> {
    const administrator = await this.admitAdministrator.execute({
      authorization: request.get('authorization'),
      clientIp: contextOf(request).clientIp,
      workspaceSlug: request.get('x-workspace'),
    });
    if (operation.audience === 'operator' && !administrator.operator) {
      throw new DomainError('INSUFFICIENT_SCOPE', 'Only the operator’s token may do this; a workspace’s admin token manages its workspace.');
    }
    if (operation.audience === 'workspace' && administrator.operator) throw new NotForOperator();
    see(administrator.operator ? EVERY_WORKSPACE : administrator.workspace.id);
    rememberAdministrator(request, administrator);
  }
}
