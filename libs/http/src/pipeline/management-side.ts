import { Injectable } from '@nestjs/common';
import { permissionsOf, refuseWithout } from '@svc/access';
import type { HeldTurn, Turns } from '@svc/kernel';
import { DocumentTurns } from '@svc/workspace-document';
import { ManagementAdmission } from '../edge/admission';
import { authorOf, type OperatorCall, type RawCall, type WorkspaceCall } from '../edge/caller';
import { furtherPermissions, type OperatorOperation, type WorkspaceOperation } from '../edge/operation';
import { TableTurns } from '../edge/table-turns';
import type { OperationExchange } from './operation-exchange';
import { Freshness } from './freshness';
import type { OperationInput } from './read-input';

type Operation = WorkspaceOperation | OperatorOperation;

/** Management API’s side of handling: tokens, turns of large work, arguments of its methods, and the caches that a write invalidates. */
@Injectable()
export class ManagementSide {
  constructor(
    private readonly admissions: ManagementAdmission,
    private readonly documents: DocumentTurns,
    private readonly tables: TableTurns,
    private readonly freshness: Freshness,
  ) {}

  /** Notes the admission in the context. @throws as ManagementAdmission */
  admit({ request }: OperationExchange, operation: Operation): Promise<void> {
    return this.admissions.admit(request, operation);
  }

  /** Returns the turn of a request that is, or may prove to be, a large one (D-116); it is not taken yet. */
  turnOf({ context }: OperationExchange, { csv, xlsx }: Operation): RequestTurn {
    return new RequestTurn(csv || xlsx ? this.tables : this.documents, context.administrator?.workspace?.id ?? '');
  }

  /** Refuses a body for which the operation needs further permissions that the token lacks. @throws MissingPermissions */
  judge({ context }: OperationExchange, operation: Operation, { body }: OperationInput): void {
    const { administrator } = context;
    if (operation.audience === 'operator' || !operation.permissionWith || !administrator?.workspace) return;
    refuseWithout(permissionsOf(administrator.key), furtherPermissions(operation, body));
  }

  callOf({ request, context }: OperationExchange, { params, query, body }: OperationInput): (WorkspaceCall | OperatorCall) & RawCall {
    const administrator = context.administrator!;
    const { requestId } = context;
    return {
      params,
      query,
      body,
      ...(administrator.workspace && { workspace: administrator.workspace }),
      administrator,
      author: authorOf(administrator, requestId),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      ifMatch: request.headers['if-match'],
      requestId,
      request,
    };
  }

  /** Invalidates everything cached of a workspace, including its settings, after a write, whatever its outcome (D-30). */
  invalidate({ context: { administrator } }: OperationExchange, { method }: Operation): void {
    if (method !== 'GET' && administrator?.workspace) this.freshness.invalidate(administrator.workspace.id);
  }
}

/** The turn of a request, from the moment it is taken to its end. */
export class RequestTurn {
  private held?: HeldTurn;

  constructor(
    private readonly turns: Turns,
    private readonly workspaceId: string,
  ) {}

  /** Takes the turn at once where the operation is known to be large. @throws Throttled */
  begin({ csv, xlsx, large }: Operation): void {
    if (csv || xlsx) this.grow();
    else if (large === 'document') this.take();
  }

  /** @throws Throttled */
  grow(): void {
    this.take();
    this.held!.grow();
  }

  end(): void {
    this.held?.end();
  }

  private take(): void {
    this.held ??= this.turns.take(this.workspaceId);
  }
}
