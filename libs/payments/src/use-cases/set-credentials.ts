import type { AuditAction, AuditedChange, Author, Clock, SecretBox } from '@svc/kernel';
import { checkCredentials, placeOfCredentials, type CredentialsName, type StoredCredentials } from '../domain/provider-credentials';
import type { MoneyUnitOfWork } from '../ports/money-tx';

export interface SetCredentialsCommand extends CredentialsName {
  by: Author;
  /** As they were sent: each provider takes its own. */
  given: unknown;
}

/** Sets what a workspace's account at a provider is used with, in one mode: all of it, sealed, from the next charge on. */
export class SetCredentials {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput */
  async execute({ workspaceId, mode, provider, by, given }: SetCredentialsCommand): Promise<StoredCredentials> {
    const values: Readonly<Record<string, string>> = checkCredentials(provider, mode, given);
    const name = { workspaceId, mode, provider };
    const setAt = this.clock.now();
    await this.work.run(async ({ credentials, audit }) => {
      const wasSet = await credentials.put({ ...name, sealed: this.box.seal(JSON.stringify(values), placeOfCredentials(name)), setAt });
      await audit.record(workspaceId, by, [auditedCredentials(name, wasSet ? 'change' : 'create', Object.keys(values))]);
    });
    return { ...name, values, setAt };
  }
}

/** As the audit log tells it: by the names of the fields alone. */
export function auditedCredentials({ provider, mode }: CredentialsName, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'payment_provider', ref: `${provider}/${mode}` }, fields };
}
