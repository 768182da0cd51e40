import { UnitOfWork, type AuditTrail } from '@svc/kernel';
import type { AccessKeyStore } from './access-key-store';
import type { WorkspaceStore } from './workspace-store';

/** What changes together: a workspace and its first token, a key and the one it is rolled into. */
export interface AccessTx {
  workspaces: WorkspaceStore;
  keys: AccessKeyStore;
  audit: AuditTrail;
}

export abstract class AccessUnitOfWork extends UnitOfWork<AccessTx> {}
