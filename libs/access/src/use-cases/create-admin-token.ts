import { factOf } from '@svc/contracts';
import type { Author, Clock, IdGenerator } from '@svc/kernel';
import { auditedKey } from '../domain/audited';
import type { KeyMint, NewKey } from '../domain/key-mint';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { WorkspaceList } from '../ports/workspace-list';
import { findWorkspace } from './find-workspace';

/** Makes another admin token of a workspace, for the operator; its merchant is told (D-109). Throws NotFound. */
export class CreateAdminToken {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly workspaces: WorkspaceList,
    private readonly mint: KeyMint,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param command.workspace ref or slug. */
  async execute({ workspace, by }: { workspace: string; by: Author }): Promise<NewKey> {
    const { id: workspaceId } = await findWorkspace(this.workspaces, workspace);
    const { key, text, hash } = this.mint.mintAdminToken(workspaceId, this.clock.now());
    await this.unitOfWork.run(async (tx) => {
      await tx.keys.insert(key, hash);
      await tx.audit.record(workspaceId, by, [auditedKey(key, 'create')]);
      await tx.outbox.append([factOf('workspace.admin_token_made.v1', { id: this.ids.next(), workspaceId, mode: null }, { keyId: key.id })]);
    });
    return { key, text };
  }
}
