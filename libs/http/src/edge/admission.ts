import type { IncomingMessage } from 'node:http';
import { Inject, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  AdmitAdministrator,
  AdmitRequest,
  CachedWorkspaces,
  LimitAdministrators,
  NotForOperator,
  permissionsOf,
  refuseWhileSuspended,
  refuseWithout,
  type Admission,
} from '@svc/access';
import { enterTenant, EVERY_WORKSPACE, LOGGER, NO_WORKSPACE, type Logger } from '@svc/composition';
import { DomainError, idOf, refOf } from '@svc/kernel';
import type { Request } from 'express';
import type { OperatorOperation, StoreOperation, WorkspaceOperation } from './operation';
import { NAME } from './read';
import { contextOf } from './request-context';

/** Admits requests to the storefront API, and enters their tenant scope. */
@Injectable()
export class StoreAdmission {
  constructor(
    private readonly admitRequest: AdmitRequest,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns synchronously when the key is cached and tokens are leased.
   * @param name of the thing in the address, the subject of rate class `checkout_read`
   * @throws as AdmitRequest, synchronously or by rejection
   */
  admit(request: IncomingMessage, operation: StoreOperation, name: string): Admission | Promise<Admission> {
    const { authorization, origin, 'x-visitor': visitor } = request.headers;
    const subject = operation.rate === 'checkout_read' ? name : undefined;
    const asker = contextOf(request);
    const admission = this.admitRequest.execute({
      authorization,
      origin,
      clientIp: asker.clientIp,
      visitor: visitor?.toString(),
      operation,
      subject,
      asker,
    });
    return admission instanceof Promise ? admission.then((late) => this.enterScope(request, late)) : this.enterScope(request, admission);
  }

  /** Enters the tenant scope of the workspace, with the clock of the key's mode. A secret key sent by a browser is compromised (D-66). */
  private enterScope(request: IncomingMessage, admission: Admission): Admission {
    const { key, workspace, mode } = admission;
    enterTenant(workspace.id, mode);
    if (request.headers.origin !== undefined && key.kind === 'secret') {
      this.logger.warn(
        { requestId: contextOf(request).requestId, keyRef: refOf('key', key.id), workspace: workspace.slug },
        'A secret key was sent from a browser page: revoke it and use a publishable key there.',
      );
    }
    return admission;
  }
}

const SERVES_EVERY_WORKSPACE = Symbol('serves every workspace');

/** Marks a controller without keys that serves the operator, or resolves the owner of a thing itself (ADR 0040). */
export const ServesEveryWorkspace = (): ClassDecorator => SetMetadata(SERVES_EVERY_WORKSPACE, true);

/** Resolves the tenant scope of a request without a key or token. */
@Injectable()
export class VisitorTenant {
  constructor(@Inject(CachedWorkspaces) private readonly workspaces: Pick<CachedWorkspaces, 'bySlug'>) {}

  /**
   * Returns the tenant of a request: the workspace named in its path, by slug on hosted pages and by ref in callbacks. Without one it is
   * every workspace, where the controller serves that, or none.
   */
  async of({ params }: Pick<Request, 'params'>, isEveryWorkspace = false): Promise<string> {
    const named = (params['workspace'] ?? params['owner'])?.toString() ?? '';
    const id = idOf('wks', named) ?? (await this.idOfSlug(named));
    return id ?? (isEveryWorkspace ? EVERY_WORKSPACE : NO_WORKSPACE);
  }

  private async idOfSlug(slug: string): Promise<string | undefined> {
    return NAME.test(slug) ? (await this.workspaces.bySlug(slug))?.id : undefined;
  }
}

/** Admits requests to the management API, and enters their tenant scope. */
@Injectable()
export class ManagementAdmission {
  constructor(
    private readonly admitAdministrator: AdmitAdministrator,
    private readonly limits: LimitAdministrators,
  ) {}

  /**
   * Notes the administrator in the context.
   * @throws as AdmitAdministrator; RateLimited; INSUFFICIENT_SCOPE for a token of the other audience, or without the operation's
   * permission; WorkspaceSuspended
   */
  async admit(request: IncomingMessage, operation: WorkspaceOperation | OperatorOperation): Promise<void> {
    const { audience, rate, permission } = operation;
    const context = contextOf(request);
    const administrator = await this.admitAdministrator.execute({
      authorization: request.headers.authorization,
      clientIp: context.clientIp,
      workspaceSlug: request.headers['x-workspace']?.toString(),
    });
    if (audience === 'operator' && !administrator.operator) {
      throw new DomainError(
        'INSUFFICIENT_SCOPE',
        'Only the operator’s token may do this; a workspace’s admin token manages its workspace.',
      );
    }
    if (audience === 'workspace' && administrator.operator) throw new NotForOperator();
    context.rateLimit = await this.limits.take(administrator, { isDocument: rate === 'document' });
    enterTenant(administrator.operator ? EVERY_WORKSPACE : administrator.workspace.id);
    context.administrator = administrator;
    if (!administrator.workspace) return;
    if (permission) refuseWithout(permissionsOf(administrator.key), [permission]);
    refuseWhileSuspended(administrator.workspace, operation);
  }
}

/** Enters the tenant scope of requests to Nest's own routes: pages and callbacks belong to the workspace and mode in their address. */
@Injectable()
export class VisitorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly visitors: VisitorTenant,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const isEveryWorkspace = this.reflector.get<true | undefined>(SERVES_EVERY_WORKSPACE, context.getClass());
    enterTenant(await this.visitors.of(request, isEveryWorkspace), request.params['mode'] === 'test' ? 'test' : 'live');
    return true;
  }
}
