import { NotFound, type Author, type Clock } from '@svc/kernel';
import { ownerOf, type AccessKey } from '../domain/access-key';
import { auditedKey, differingFields } from '../domain/audited';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

export interface ChangeKeyCommand {
  workspaceId: string;
  keyId: string;
  by: Author;
  /** `pause`, `resume`, `revoke`, or an amendment (domain/key-changes.ts). */
  change: (key: AccessKey, now: Date) => AccessKey;
}

/** Changes a key of a workspace, felt everywhere within a second (D-67). Throws NotFound, InvalidInput, Conflict. */
export class ChangeKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ workspaceId, keyId, by, change }: ChangeKeyCommand): Promise<AccessKey> {
    const changed = await this.unitOfWork.run(async (tx) => {
      const key = await tx.keys.lock(workspaceId, keyId);
      if (!key) throw new NotFound('key');
      const next = change(key, this.clock.now(ownerOf(key)));
      const fields = differingFields(key, next);
      if (fields.length === 0) return key;
      await tx.keys.update(next);
      await tx.audit.record(workspaceId, by, [auditedKey(next, 'change', fields)]);
      return next;
    });
    this.directory.invalidate(workspaceId);
    return changed;
  }
}
