import { NotFound, type Author, type Clock } from '@svc/kernel';
import { hasExpired, ownerOf } from '../domain/access-key';
import { Conflict } from '../domain/access.errors';
import { auditedKey, differingFields } from '../domain/audited';
import { retire } from '../domain/key-changes';
import type { KeyMint, NewKey } from '../domain/key-mint';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';

export interface RollKeyCommand {
  workspaceId: string;
  keyId: string;
  by: Author;
  /** How long the old key goes on working. */
  overlapSeconds: number;
}

/**
 * Replaces a key by a new one that may do the same; the old one works on for a while (D-64).
 * Throws NotFound, and Conflict when the key was revoked, has expired or was rolled before.
 */
export class RollKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly mint: KeyMint,
    private readonly directory: CachedKeyDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ workspaceId, keyId, by, overlapSeconds }: RollKeyCommand): Promise<NewKey> {
    const rolled = await this.unitOfWork.run(async (tx) => {
      const old = await tx.keys.lock(workspaceId, keyId);
      if (!old) throw new NotFound('key');
      const now = this.clock.now(ownerOf(old));
      if (hasExpired(old, now)) throw new Conflict('This key has expired: make a new one.');
      const { kind, mode, scopes, origins, label, limits, expiresAt } = old;
      const { key, text, hash } = this.mint.mint({ workspaceId, kind, mode, scopes, origins, label, limits, expiresAt }, now);
      const retired = retire(old, key.id, new Date(now.getTime() + overlapSeconds * 1_000));
      await tx.keys.insert(key, hash);
      await tx.keys.update(retired);
      await tx.audit.record(workspaceId, by, [auditedKey(key, 'create'), auditedKey(retired, 'change', differingFields(old, retired))]);
      return { key, text };
    });
    this.directory.invalidate(workspaceId);
    return rolled;
  }
}
