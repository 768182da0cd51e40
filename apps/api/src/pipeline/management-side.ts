import { Injectable } from '@nestjs/common';
import type { HeldTurn, Turns } from '@svc/kernel';
import { DocumentTurns } from '@svc/workspace-document';
import { ManagementAdmission } from '../edge/admission';
import { authorOf, type OperatorCall, type RawCall, type WorkspaceCall } from '../edge/caller';
import type { OperatorOperation, WorkspaceOperation } from '../edge/operation';
import { TableTurns } from '../edge/table-turns';
import type { Asked } from './asked';
import { Freshness } from './freshness';
import type { Said } from './read-input';

type Operation = WorkspaceOperation | OperatorOperation;

/** The management API’s side of handling: tokens, turns at what is large, what its methods are called with, and what a write makes stale. */
@Injectable()
export class ManagementSide {
  constructor(
    private readonly admissions: ManagementAdmission,
    private readonly documents: DocumentTurns,
    private readonly tables: TableTurns,
    private readonly freshness: Freshness,
  ) {}

  /** Notes in the context who is let in. @throws as ManagementAdmission */
  admit({ request }: Asked, operation: Operation): Promise<void> {
    return this.admissions.admit(request, operation);
  }

  /** The turn of a request that is, or may turn out to be, a large one (D-116); it is not taken yet. */
  turnOf({ context }: Asked, { csv }: Operation): RequestTurn {
    return new RequestTurn(csv ? this.tables : this.documents, context.administrator?.workspace?.id ?? '');
  }

  callOf({ request, context }: Asked, said: Said): (WorkspaceCall | OperatorCall) & RawCall {
    const administrator = context.administrator!;
    const { requestId } = context;
    return {
      ...said,
      ...(administrator.workspace && { workspace: administrator.workspace }),
      administrator,
      author: authorOf(administrator, requestId),
      idempotencyKey: request.headers['idempotency-key']?.toString(),
      ifMatch: request.headers['if-match'],
      requestId,
      request,
    };
  }

  /** Forgets what was made of a workspace, its settings included, once a write has ended, whatever came of it (D-30). */
  invalidate({ context: { administrator } }: Asked, { method }: Operation): void {
    if (method !== 'GET' && administrator?.workspace) this.freshness.invalidate(administrator.workspace.id);
  }
}

/** The turn of a request, from when it is taken until it is ended. */
export class RequestTurn {
  private held?: HeldTurn;

  constructor(
    private readonly turns: Turns,
    private readonly workspaceId: string,
  ) {}

  /** Takes it at once where the operation is known to be large. @throws Throttled */
  begin({ csv, large }: Operation): void {
    if (csv) this.grow();
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
