import { itemOf, type AccessTx } from '@svc/access';
import type { IdGenerator } from '@svc/kernel';
import { refuseUnfitSettings } from '@svc/workspace-document';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresOutbox } from '../outbox';
import { sectionStores } from '../workspace-document/document-tx';
import { PostgresAccessKeyStore } from './access-key-store';
import { PostgresWorkspaceStore } from './workspace-store';

export function bindAccessTx(manager: EntityManager, ids: IdGenerator): AccessTx {
  return {
    workspaces: new PostgresWorkspaceStore(manager),
    keys: new PostgresAccessKeyStore(manager),
    things: { refuseUnfit: (workspace) => refuseUnfitSettings(sectionStores(manager, workspace.id, ids), itemOf(workspace)) },
    audit: new PostgresAuditTrail(manager, ids),
    outbox: new PostgresOutbox(manager),
  };
}
