import { type AuditAction, type AuditedChange, type Author, type Clock, NotFound, type SecretBox } from '@svc/kernel';
import { checkCredentials, type CredentialsName, placeOfCredentials, type StoredCredentials } from '../domain/provider-credentials';
import { nextReading } from '../domain/moved-money';
import type { MoneyUnitOfWork } from '../ports/payment-tx';

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
    await this.work.run(async ({ credentials, accounts, audit }) => {
      const wasSet = await credentials.put({ ...name, sealed: this.box.seal(JSON.stringify(values), placeOfCredentials(name)), setAt });
      await accounts.watch(name, nextReading(setAt, false));
      await audit.record(workspaceId, by, [auditedCredentials(name, wasSet ? 'change' : 'create', Object.keys(values))]);
    });
    return { ...name, values, setAt };
  }
}

/** An entry of the audit log, with the names of the fields alone. */
export function auditedCredentials({ provider, mode }: CredentialsName, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'payment_provider', ref: `${provider}/${mode}` }, fields };
}

export interface RemoveCredentialsCommand extends CredentialsName {
  by: Author;
}

/** Forgets what a workspace's account was used with: its rails are offered no more, and what it still owes waits. */
export class RemoveCredentials {
  constructor(private readonly work: MoneyUnitOfWork) {}

  /** @throws NotFound */
  execute({ by, ...name }: RemoveCredentialsCommand): Promise<void> {
    return this.work.run(async ({ credentials, audit }) => {
      if (!(await credentials.remove(name))) throw new NotFound('credentials of this provider in this mode');
      await audit.record(name.workspaceId, by, [auditedCredentials(name, 'delete')]);
    });
  }
}
