import { NotFound, refOf } from '@svc/kernel';
import type { SenderConnection } from '../domain/sender-connection';
import type { DeliveryReports } from '../ports/delivery-reports';
import type { NumberOwner, SenderConnections } from '../ports/sender-connections';

/** Where a provider calls us back. */
export interface CallbackAddress {
  kind: string;
  owner: NumberOwner;
}

/** Finds with what callbacks to an address are to be checked. */
export class FindCallbackConnection {
  /** @param frontdesk the service's own number, where there is one */
  constructor(
    private readonly connections: SenderConnections,
    private readonly reports: DeliveryReports,
    private readonly frontdesk: SenderConnection | undefined,
  ) {}

  /** @throws NotFound where no such number is connected, or its secret for callbacks is not set */
  async execute({ kind, owner }: CallbackAddress): Promise<SenderConnection> {
    const connection = owner === 'frontdesk' ? this.frontdesk : (await this.connections.of(owner.workspaceId))?.connection;
    if (connection?.kind !== kind || !this.reports.canRead(connection)) throw new NotFound('address for callbacks');
    return connection;
  }
}

/** Where the provider of a number is to tell of its messages, without the host. */
export function callbackPath(kind: string, owner: NumberOwner): string {
  return `/v1/otp/callbacks/${kind}/${owner === 'frontdesk' ? owner : refOf('wks', owner.workspaceId)}`;
}
