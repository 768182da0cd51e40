import type { FactOf } from '@svc/contracts';
import { type AuditTrail, type Outbox, UnitOfWork } from '@svc/kernel';
import type { Workspace } from '../domain/workspace';
import type { AccessKey } from '../domain/access-key';
import type { WorkspaceItem } from '../domain/workspace-settings';
import type { TestClockStore } from './test-clocks';

/** What a workspace has besides its settings: things whose rules go by them. */
export interface ThingsOfWorkspaces {
  /** Throws InvalidInput naming each field that could not be as it is under these settings. */
  refuseUnfit(workspace: Workspace): Promise<void>;
  /** ISO 3166 two-letter code of the country of the number that the workspace has connected, where that is known. */
  countryOfOwnNumber(workspaceId: string): Promise<string | undefined>;
}

/** What changes together: a workspace and its first token, a key and the one it is rolled into. */
export interface AccessTx {
  workspaces: WorkspaceStore;
  keys: AccessKeyStore;
  things: ThingsOfWorkspaces;
  testClocks: TestClockStore;
  audit: AuditTrail;
  outbox: Outbox<FactOf<'workspace.admin_token_made.v1'>>;
}

export abstract class AccessUnitOfWork extends UnitOfWork<AccessTx> {}

/** Keys, written within one transaction. */
export interface AccessKeyStore {
  /** @param hash of KeyHasher.hash, base64. */
  insert(key: AccessKey, hash: string): Promise<void>;
  /** The key, locked until the transaction ends; undefined when the workspace has none of that id. */
  lock(workspaceId: string, id: string): Promise<AccessKey | undefined>;
  /** Writes everything but kind, mode, display and last use, which never change here. */
  update(key: AccessKey): Promise<void>;
}

/** Workspaces, written within one transaction. */
export interface WorkspaceStore {
  /** Answers false, and writes nothing, when the slug is taken. */
  insert(workspace: Workspace): Promise<boolean>;
  /** The workspace, locked until the transaction ends. */
  lock(id: string): Promise<Workspace | undefined>;
  /** Writes everything but id and slug. */
  update(workspace: Workspace): Promise<void>;
}

/** The `workspace` section of the workspace document, bound to one transaction and one workspace. */
export interface WorkspaceSettingsStore {
  load(): Promise<WorkspaceItem>;
  save(item: WorkspaceItem): Promise<void>;
}
