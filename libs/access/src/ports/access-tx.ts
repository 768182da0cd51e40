import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, UnitOfWork } from '@svc/kernel';
import type { Workspace } from '../domain/workspace';
import type { AccessKey } from '../domain/access-key';
import type { WorkspaceItem } from '../domain/workspace-settings';
import type { RemovalStore } from './removals';
import type { TestClockStore } from './test-clocks';

/** Things of a workspace whose rules depend on its settings. */
export interface ThingsOfWorkspaces {
  /** Throws InvalidInput naming each field that would be invalid under these settings. */
  refuseUnfit(workspace: Workspace): Promise<void>;
  /** Returns the ISO 3166 two-letter code of the country of the workspace's connected number, where that is known. */
  countryOfOwnNumber(workspaceId: string): Promise<string | undefined>;
}

/** Stores that change together: a workspace and its first token, a key and the one it is rolled into. */
export interface AccessTx {
  workspaces: WorkspaceStore;
  keys: AccessKeyStore;
  things: ThingsOfWorkspaces;
  testClocks: TestClockStore;
  removals: RemovalStore;
  audit: AuditTrail;
  outbox: Outbox<FactOf<'workspace.admin_token_made.v1'>>;
}

export abstract class AccessUnitOfWork extends UnitOfWork<AccessTx> {}

/** Keys, written within one transaction. */
export interface AccessKeyStore {
  /** @param hash of KeyHasher.hash, base64. */
  insert(key: AccessKey, hash: string): Promise<void>;
  /** Returns the key, locked until the transaction ends; undefined when the workspace has none of that id. */
  lock(workspaceId: string, id: string): Promise<AccessKey | undefined>;
  /** Returns the admin tokens of a workspace that are not revoked, locked until the transaction ends. */
  lockAdminTokens(workspaceId: string): Promise<AccessKey[]>;
  /** Writes everything except kind, mode, maker, display and last use, which never change here. */
  update(key: AccessKey): Promise<void>;
}

/** Workspaces, written within one transaction. */
export interface WorkspaceStore {
  /** Returns false, and writes nothing, when the slug is taken, or was that of a workspace that is removed. */
  insert(workspace: Workspace): Promise<boolean>;
  /** Returns the workspace, locked until the transaction ends. */
  lock(id: string): Promise<Workspace | undefined>;
  /** Writes everything except id and slug. */
  update(workspace: Workspace): Promise<void>;
  /** Writes another slug. Returns false, and writes nothing, when that is taken, or was that of a workspace that is removed. */
  rename(id: string, slug: string): Promise<boolean>;
}

/** The `workspace` section of the workspace document, bound to one transaction and one workspace. */
export interface WorkspaceSettingsStore {
  load(): Promise<WorkspaceItem>;
  save(item: WorkspaceItem): Promise<void>;
}
