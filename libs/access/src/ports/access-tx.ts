import type { FactOf } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { Workspace } from '../domain/workspace';
import type { AccessKeyStore } from './access-key-store';
import type { WorkspaceStore } from './workspace-store';

/** What a workspace has besides its settings: things whose rules go by them. */
export interface ThingsOfWorkspaces {
  /** Throws InvalidInput naming each field that could not be as it is under these settings. */
  refuseUnfit(workspace: Workspace): Promise<void>;
}

/** What changes together: a workspace and its first token, a key and the one it is rolled into. */
export interface AccessTx {
  workspaces: WorkspaceStore;
  keys: AccessKeyStore;
  things: ThingsOfWorkspaces;
  audit: AuditTrail;
  outbox: Outbox<FactOf<'workspace.admin_token_made.v1'>>;
}

export abstract class AccessUnitOfWork extends UnitOfWork<AccessTx> {}
