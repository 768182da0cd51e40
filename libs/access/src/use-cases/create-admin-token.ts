import type { Author, Clock } from '@svc/kernel';
import { auditedKey } from '../domain/audited';
import type { KeyMint, NewKey } from '../domain/key-mint';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { WorkspaceList } from '../ports/workspace-list';
import { findWorkspace } from './find-workspace';

/** Makes another admin token of a workspace, for the operator. Throws NotFound. */
export class CreateAdminToken {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly workspaces: WorkspaceList,
    private readonly mint: KeyMint,
    private readonly clock: Clock,
  ) {}

  /** @param command.workspace ref or slug. */
  async execute({ workspace, by }: { workspace: string; by: Author }): Promise<NewKey> {
    const { id } = await findWorkspace(this.workspaces, workspace);
    const { key, text, hash } = this.mint.mintAdminToken(id, this.clock.now());
    await this.unitOfWork.run(async (tx) => {
      await tx.keys.insert(key, hash);
      await tx.audit.record(id, by, [auditedKey(key, 'create')]);
    });
    return { key, text };
  }
}
