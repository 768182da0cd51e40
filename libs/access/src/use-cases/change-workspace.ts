import { invalidBecause } from '@svc/contracts';
import { type Author, type Clock, type IdGenerator, idOf, NotFound } from '@svc/kernel';
import { faultsOfFees } from '../domain/charged-currencies';
import { itemOf, patched, type Workspace } from '../domain/workspace';
import type { WorkspaceList } from '../ports/access-lists';
import { auditedKey, auditedWorkspace, differingFields } from '../domain/audited';
import { Conflict, type KeyMint } from '../domain/access-key';
import { type WorkspacePatch, workspaceSettings } from '../domain/workspace-settings';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

/** The workspace of a ref (`wks_…`) or a slug, which never look alike. Throws NotFound. */
export async function findWorkspace(workspaces: WorkspaceList, refOrSlug: string): Promise<Workspace> {
  const id = idOf('wks', refOrSlug);
  const workspace = id ? await workspaces.byId(id) : await workspaces.bySlug(refOrSlug);
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
  /** Its first admin token, to be shown once. */
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
      settings: workspaceSettings.parse({}),
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

/** The settings by which things of the workspace are right or wrong. */
const RULING = ['currencies', 'timezone'];

/**
 * Changes switches and settings of a workspace, felt everywhere within a second (D-67). Throws NotFound, and InvalidInput
 * when something of the workspace could not be as it is any more (a price in a currency that would be gone), or fees would be amounts that
 * no payment provider charges.
 */
export class ChangeWorkspace {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
  ) {}

  async execute({ workspaceId, by, patch }: ChangeWorkspaceCommand): Promise<Workspace> {
    const changed = await this.unitOfWork.run(async (tx) => {
      const workspace = await tx.workspaces.lock(workspaceId);
      if (!workspace) throw new NotFound('workspace');
      const next = patched(workspace, patch);
      const faults = faultsOfFees(itemOf(next), itemOf(workspace));
      if (faults.length > 0) throw invalidBecause(faults);
      const fields = differingFields(flat(workspace), flat(next));
      if (fields.length === 0) return workspace;
      if (fields.some((field) => RULING.includes(field))) await tx.things.refuseUnfit(next);
      await tx.workspaces.update(next);
      await tx.audit.record(workspaceId, by, [auditedWorkspace(next, 'change', fields)]);
      return next;
    });
    this.directory.invalidate(workspaceId);
    return changed;
  }
}

/** Settings among the other facts, as callers name them. */
function flat({ settings, ...facts }: Workspace): object {
  return { ...facts, ...settings };
}
