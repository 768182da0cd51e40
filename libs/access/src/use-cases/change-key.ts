import { NotFound, type Clock } from '@svc/kernel';
import type { AccessKey } from '../domain/access-key';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

export interface ChangeKeyCommand {
  workspaceId: string;
  keyId: string;
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

  async execute({ workspaceId, keyId, change }: ChangeKeyCommand): Promise<AccessKey> {
    const now = this.clock.now();
    const changed = await this.unitOfWork.run(async (tx) => {
      const key = await tx.keys.lock(workspaceId, keyId);
      if (!key) throw new NotFound('key');
      const next = change(key, now);
      await tx.keys.update(next);
      return next;
    });
    this.directory.forget(workspaceId);
    return changed;
  }
}
