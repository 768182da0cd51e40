import type { AccessTx } from '@svc/access';
import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresAccessKeyStore } from './access-key-store';
import { PostgresWorkspaceStore } from './workspace-store';

export function bindAccessTx(manager: EntityManager, ids: IdGenerator): AccessTx {
  return { workspaces: new PostgresWorkspaceStore(manager), keys: new PostgresAccessKeyStore(manager), audit: new PostgresAuditTrail(manager, ids) };
}
