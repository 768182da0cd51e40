import { type AuditAction, type AuditedChange, type Author, type Clock, NotFound, type SecretBox } from '@svc/kernel';
import { checkConnection, type ConnectionKind, countryOf, contextOfConnection, type StoredConnection } from '../domain/sender-connection';
import type { SenderUnitOfWork } from '../ports/sender-connections';

export interface SetConnectionCommand {
  workspaceId: string;
  by: Author;
  /** Connection as it was sent; its fields depend on its kind. */
  fields: unknown;
}

/** Connects a workspace's own number, in place of the one before: sealed, and used from the next code on. */
export class SetConnection {
  constructor(
    private readonly work: SenderUnitOfWork,
    private readonly box: SecretBox,
    private readonly clock: Clock,
    private readonly environment: { production: boolean },
  ) {}

  /** @throws InvalidInput */
  async execute({ workspaceId, by, fields: input }: SetConnectionCommand): Promise<StoredConnection> {
    const connection = checkConnection(input, this.environment);
    const { kind, ...fields } = connection;
    const setAt = this.clock.now();
    await this.work.run(async ({ connections, audit }) => {
      const wasSet = await connections.put({
        workspaceId,
        kind,
        sealed: this.box.seal(JSON.stringify(connection), contextOfConnection(workspaceId)),
        setAt,
        country: countryOf(connection),
      });
      await audit.record(workspaceId, by, [auditedConnection(kind, wasSet ? 'change' : 'create', Object.keys(fields))]);
    });
    return { workspaceId, kind, setAt, connection };
  }
}

/** Returns the change for the audit log, which holds only the names of the fields. */
export function auditedConnection(kind: ConnectionKind, action: AuditAction, fields?: readonly string[]): AuditedChange {
  return { action, subject: { kind: 'otp_connection', ref: kind }, fields };
}

export interface RemoveConnectionCommand {
  workspaceId: string;
  by: Author;
}

/** Deletes a workspace's own number. Codes that it has sent stay valid; their delivery is no longer reported. */
export class RemoveConnection {
  constructor(private readonly work: SenderUnitOfWork) {}

  /** @throws NotFound */
  execute({ workspaceId, by }: RemoveConnectionCommand): Promise<void> {
    return this.work.run(async ({ connections, audit }) => {
      const kind = await connections.remove(workspaceId);
      if (!kind) throw new NotFound('connected number');
      await audit.record(workspaceId, by, [auditedConnection(kind, 'delete')]);
    });
  }
}
