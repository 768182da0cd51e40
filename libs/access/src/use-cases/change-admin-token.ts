import { NotFound, type Author } from '@svc/kernel';
import type { AccessKey } from '../domain/access-key';
import type { WorkspaceList } from '../ports/workspace-list';
import type { ChangeKey, ChangeKeyCommand } from './change-key';
import { findWorkspace } from './find-workspace';

/** Switches an admin token of a workspace off, and on again, for the operator, who may change no other key of it (D-109). Throws NotFound, Conflict. */
export class ChangeAdminToken {
  constructor(
    private readonly workspaces: WorkspaceList,
    private readonly changeKey: ChangeKey,
  ) {}

  /** @param command.workspace ref or slug; `change`: `pause` or `resume` (domain/key-changes.ts). */
  async execute({ workspace, keyId, by, change }: { workspace: string; keyId: string; by: Author; change: ChangeKeyCommand['change'] }): Promise<AccessKey> {
    const { id: workspaceId } = await findWorkspace(this.workspaces, workspace);
    return this.changeKey.execute({ workspaceId, keyId, by, change: (key, now) => change(adminToken(key), now) });
  }
}

function adminToken(key: AccessKey): AccessKey {
  if (key.kind !== 'admin') throw new NotFound('admin token');
  return key;
}
