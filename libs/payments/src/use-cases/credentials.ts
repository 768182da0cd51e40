import { type AuditAction, type AuditedChange, type Author, type Clock, NotFound, type SecretBox } from '@svc/kernel';
import { checkCredentials, type CredentialsName, contextOfCredentials, type StoredCredentials } from '../domain/provider-credentials';
import { nextReading } from '../domain/provider-money';
import type { MoneyUnitOfWork } from '../ports/payment-tx';

export interface SetCredentialsCommand extends CredentialsName {
  by: Author;
  /** Credentials as they were sent: each provider has its own. */
  input: unknown;
}

/** Sets the credentials of a workspace's account at a provider, in one mode: all of them, sealed, from the next charge on. */
export class SetCredentials {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput */
  async execute({ workspaceId, mode, provider, by, input }: SetCredentialsCommand): Promise<StoredCredentials> {
    const values: Readonly<Record<string, string>> = checkCredentials(provider, mode, input);
    const name = { workspaceId, mode, provider };
    const setAt = this.clock.now();
    await this.work.run(async ({ credentials, accounts, audit }) => {
      const wasSet = await credentials.put({ ...name, sealed: this.box.seal(JSON.stringify(values), contextOfCredentials(name)), setAt });
      await accounts.watch(name, nextReading(setAt, false));
      await audit.record(workspaceId, by, [auditedCredentials(name, wasSet ? 'change' : 'create', Object.keys(values))]);
    });
    return { ...name, values, setAt };
  }
}

/** Returns an entry of the audit log, with the names of the fields alone. */
export function auditedCredentials({ provider, mode }: CredentialsName, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'payment_provider', ref: `${provider}/${mode}` }, fields };
}

export interface RemoveCredentialsCommand extends CredentialsName {
  by: Author;
}

/** Removes the credentials of a workspace's account: its rails are offered no more, and its open refunds wait. */
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
