import type { Author, Clock, IdGenerator } from '@svc/kernel';
import { Conflict } from '../domain/access.errors';
import { auditedKey, auditedWorkspace } from '../domain/audited';
import type { KeyMint } from '../domain/key-mint';
import type { Workspace } from '../domain/workspace';
import { workspaceSettings } from '../domain/workspace-settings';
import type { AccessUnitOfWork } from '../ports/access-tx';

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
