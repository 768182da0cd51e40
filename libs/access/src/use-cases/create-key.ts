import type { Author, Clock } from '@svc/kernel';
import { auditedKey } from '../domain/audited';
import { checkKey } from '../domain/check-key';
import type { KeyMint, KeyOrder, NewKey } from '../domain/key-mint';
import { defaultScopes } from '../domain/scopes';
import type { AccessUnitOfWork } from '../ports/access-tx';

/** A key to make; scopes by D-26 when none are named. */
export type CreateKeyCommand = Omit<KeyOrder, 'scopes'> & Partial<Pick<KeyOrder, 'scopes'>> & { by: Author };

/** Makes a key of a workspace. Throws InvalidInput. */
export class CreateKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly mint: KeyMint,
    private readonly clock: Clock,
  ) {}

  async execute({ by, ...command }: CreateKeyCommand): Promise<NewKey> {
    const now = this.clock.now();
    const order = { ...command, scopes: command.scopes ?? defaultScopes(command.kind) };
    checkKey(order, now);
    const { key, text, hash } = this.mint.mint(order, now);
    await this.unitOfWork.run(async (tx) => {
      await tx.keys.insert(key, hash);
      await tx.audit.record(key.workspaceId, by, [auditedKey(key, 'create')]);
    });
    return { key, text };
  }
}
