import { faultsOfLines, invalidBecause, readWithLines } from '@svc/contracts';
import { NEW_MERCHANT_NOTICES } from '@svc/notifications';
import { type Author, type Clock, type IdGenerator, idOf, NotFound, type RealClock } from '@svc/kernel';
import { faultsOfFees } from '../domain/currency-warnings';
import { itemOf, patched, type Workspace } from '../domain/workspace';
import type { WorkspaceList } from '../ports/access-lists';
import { auditedKey, auditedWorkspace, differingFields } from '../domain/audited';
import { Conflict, type KeyMint } from '../domain/access-key';
import { setByOperator, SetByOperator } from '../domain/set-by-operator';
import { suspensionAfter } from '../domain/suspension';
import { type OperatorPatch, workspaceItem, type WorkspacePatch, workspaceSettings } from '../domain/workspace-settings';
import type { AccessTx, AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

/** Returns the workspace of a ref (`wks_…`) or a slug, which never look alike; undefined when it is removed or never was. */
export function findPresent(workspaces: WorkspaceList, refOrSlug: string): Promise<Workspace | undefined> {
  const id = idOf('wks', refOrSlug);
  return id ? workspaces.byId(id) : workspaces.bySlug(refOrSlug);
}

/** Returns the workspace of a ref or a slug. Throws NotFound. */
export async function findWorkspace(workspaces: WorkspaceList, refOrSlug: string): Promise<Workspace> {
  const workspace = await findPresent(workspaces, refOrSlug);
  if (!workspace) throw new NotFound('workspace');
  return workspace;
}

/** Reads one workspace by ref or slug, for the operator. Throws NotFound. */
export class ReadWorkspace {
  constructor(private readonly workspaces: WorkspaceList) {}

  execute(command: { workspace: string }): Promise<Workspace> {
    return findWorkspace(this.workspaces, command.workspace);
  }
}

export type CreateWorkspaceCommand = Pick<Workspace, 'slug' | 'displayName' | 'timezone' | 'currencies'> & { by: Author };

export interface CreatedWorkspace {
  workspace: Workspace;
  /** Its first admin token, shown once. */
  adminToken: string;
}

/** Makes an empty workspace, switched on, with its first admin token. Throws Conflict when the slug is taken. */
export class CreateWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly mint: KeyMint,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async execute({ by, ...command }: CreateWorkspaceCommand): Promise<CreatedWorkspace> {
    const createdAt = this.clock.now();
    const workspace: Workspace = {
      ...command,
      id: this.ids.next(),
      apiEnabled: true,
      secretKeysEnabled: true,
      headlessEnabled: false,
      settings: workspaceSettings.parse({ merchantNotices: NEW_MERCHANT_NOTICES }),
      createdAt,
    };
    const { key, text, hash } = this.mint.mintAdminToken(workspace.id, createdAt);
    await this.unitOfWork.run(async (tx) => {
      const isNew = await tx.workspaces.insert(workspace);
      if (!isNew) throw new Conflict(`There is a workspace ${workspace.slug} already: choose another slug.`);
      await tx.keys.insert(key, hash);
      await tx.audit.record(workspace.id, by, [auditedWorkspace(workspace, 'create'), auditedKey(key, 'create')]);
    });
    return { workspace, adminToken: text };
  }
}

export interface ChangeWorkspaceCommand {
  workspaceId: string;
  by: Author;
  patch: WorkspacePatch;
}

/** Change within the unit of work. */
interface ChangeWithin extends ChangeWorkspaceCommand {
  /** Present for the operator, who may change every setting (D-130) and suspends (D-159); absent for a token of the workspace's own. */
  operator?: { suspended: OperatorPatch['suspended']; now: Date };
}

/** Settings that rules for things of the workspace depend on. */
const RULING = ['currencies', 'timezone'];

/**
 * Changes switches and settings of a workspace, effective everywhere within a second (D-67). Throws NotFound; SetByOperator when a token of
 * the workspace's own changes an operator setting; InvalidInput when something of the workspace would become invalid (a price in a removed
 * currency), fees would be amounts that no payment provider charges, or a line of text does not read as it was written (D-119).
 */
export class ChangeWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
  ) {}

  async execute(command: ChangeWorkspaceCommand): Promise<Workspace> {
    const changed = await this.unitOfWork.run((tx) => changeWithin(tx, command));
    this.directory.invalidate(command.workspaceId);
    return changed;
  }
}

async function changeWithin(tx: AccessTx, { workspaceId, by, patch, operator }: ChangeWithin): Promise<Workspace> {
  const workspace = await tx.workspaces.lock(workspaceId);
  if (!workspace) throw new NotFound('workspace');
  const suspended = operator ? suspensionAfter(workspace.suspended, operator.suspended, operator.now) : workspace.suspended;
  const next = { ...patched(workspace, patch), suspended };
  const [item, before] = [itemOf(next), itemOf(workspace)];
  const faults = [...faultsOfFees(item, before), ...faultsOfLines(readWithLines(workspaceItem, item).lines, before)];
  if (faults.length > 0) throw invalidBecause(faults);
  const fields = differingFields(flat(workspace), flat(next));
  if (fields.length === 0) return workspace;
  if (!operator) await refuseSetByOperator(tx, workspace, next);
  if (fields.some((field) => RULING.includes(field))) await tx.things.refuseUnfit(next);
  await tx.workspaces.update(next);
  const details = fields.includes('suspended') && suspended ? { reason: suspended.reason } : undefined;
  await tx.audit.record(workspaceId, by, [{ ...auditedWorkspace(next, 'change', fields), ...(details && { details }) }]);
  return next;
}

async function refuseSetByOperator({ things }: AccessTx, before: Workspace, after: Workspace): Promise<void> {
  const faults = setByOperator(before, after, await things.countryOfOwnNumber(before.id));
  if (faults.length > 0) throw new SetByOperator(faults);
}

export interface SetForWorkspaceCommand {
  /** Ref or slug. */
  workspace: string;
  by: Author;
  patch: OperatorPatch;
}

/**
 * Changes the operator's settings of a workspace and its keys (D-130), and suspends it or lifts that (D-159), effective everywhere within a
 * second. Throws NotFound, and InvalidInput when a key is not the workspace's.
 */
export class SetForWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
    private readonly workspaces: WorkspaceList,
    private readonly clock: RealClock,
  ) {}

  async execute({ workspace, by, patch: { keys = {}, suspended, ...patch } }: SetForWorkspaceCommand): Promise<Workspace> {
    const { id: workspaceId } = await findWorkspace(this.workspaces, workspace);
    const changed = await this.unitOfWork.run(async (tx) => {
      await setKeyLimits(tx, { workspaceId, by, keys });
      return changeWithin(tx, { workspaceId, by, patch, operator: { suspended, now: this.clock.now() } });
    });
    this.directory.invalidate(workspaceId);
    return changed;
  }
}

async function setKeyLimits(
  tx: AccessTx,
  { workspaceId, by, keys }: { workspaceId: string; by: Author; keys: NonNullable<OperatorPatch['keys']> },
): Promise<void> {
  for (const [ref, { limits }] of Object.entries(keys)) {
    const keyId = idOf('key', ref);
    const key = keyId && (await tx.keys.lock(workspaceId, keyId));
    if (!key) throw invalidBecause([{ path: `keys.${ref}`, message: 'The workspace has no such key: give the ref of one of its keys.' }]);
    const next = { ...key, limits };
    const fields = differingFields(key, next);
    if (fields.length === 0) continue;
    await tx.keys.update(next);
    await tx.audit.record(workspaceId, by, [auditedKey(next, 'change', fields)]);
  }
}

/** Returns settings among the other facts, by their public names. */
function flat({ settings, ...facts }: Workspace): object {
  return { ...facts, ...settings };
}
