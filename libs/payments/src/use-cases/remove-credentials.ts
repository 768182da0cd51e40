import { NotFound, type Author } from '@svc/kernel';
import type { CredentialsName } from '../domain/provider-credentials';
import type { MoneyUnitOfWork } from '../ports/money-tx';
import { auditedCredentials } from './set-credentials';

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
