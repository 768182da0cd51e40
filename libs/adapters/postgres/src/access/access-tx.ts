import type { AccessTx } from '@svc/access';
import type { EntityManager } from 'typeorm';
import { PostgresAccessKeyStore } from './access-key-store';
import { PostgresWorkspaceStore } from './workspace-store';

export function bindAccessTx(manager: EntityManager): AccessTx {
  return { workspaces: new PostgresWorkspaceStore(manager), keys: new PostgresAccessKeyStore(manager) };
}
