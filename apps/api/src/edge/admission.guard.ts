import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AdmitAdministrator, NotForOperator } from '@svc/access';
import { EVERY_WORKSPACE, enterTenant } from '@svc/composition';
import { DomainError } from '@svc/kernel';
import type { Request } from 'express';
import { OPERATION, type ManagementOperation } from './operation';
import { contextOf } from './request-context';
import { SERVES_EVERY_WORKSPACE, VisitorTenant } from './visitor-tenant';

/** Admits the requests of Nest's own routes: the management API by its tokens, pages and callbacks by their address. */
@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly admitAdministrator: AdmitAdministrator,
    private readonly visitors: VisitorTenant,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<ManagementOperation | undefined>(OPERATION, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    if (operation) await this.admitManagement(operation, request);
    else await this.letIn(request, this.reflector.get<true | undefined>(SERVES_EVERY_WORKSPACE, context.getClass()));
    return true;
  }

  /** A request without a key or token is of the workspace, and of the mode, that its address names. */
  private async letIn(request: Request, isEveryWorkspace?: true): Promise<void> {
    enterTenant(await this.visitors.of(request, isEveryWorkspace), request.params['mode'] === 'test' ? 'test' : 'live');
  }

  private async admitManagement(operation: ManagementOperation, request: Request): Promise<void> {
    const requestContext = contextOf(request);
    const administrator = await this.admitAdministrator.execute({
      authorization: request.get('authorization'),
      clientIp: requestContext.clientIp,
      workspaceSlug: request.get('x-workspace'),
    });
    if (operation.audience === 'operator' && !administrator.operator) {
      throw new DomainError('INSUFFICIENT_SCOPE', 'Only the operator’s token may do this; a workspace’s admin token manages its workspace.');
    }
    if (operation.audience === 'workspace' && administrator.operator) throw new NotForOperator();
    enterTenant(administrator.operator ? EVERY_WORKSPACE : administrator.workspace.id);
    requestContext.administrator = administrator;
  }
}
