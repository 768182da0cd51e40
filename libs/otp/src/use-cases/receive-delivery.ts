import { type Clock, NotFound, refOf } from '@svc/kernel';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { SenderConnection } from '../domain/sender-connection';
import type {
  DeliveryCallback,
  DeliveryReports,
  NumberOwner,
  SenderConnections,
  SenderUnitOfWork,
  SentMessage,
} from '../ports/sender-connections';
import { CallbackForged } from '../domain/otp.errors';
import { decideDelivery, type DeliveryReport } from '../domain/decide-delivery';

/** Address of a provider's callbacks. */
export interface CallbackAddress {
  kind: string;
  owner: NumberOwner;
}

/** Finds the connection that verifies the callbacks to an address. */
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

/** Returns the path for the provider's callbacks about a number, without the host. */
export function callbackPath(kind: string, owner: NumberOwner): string {
  return `/v1/otp/callbacks/${kind}/${owner === 'frontdesk' ? owner : refOf('wks', owner.workspaceId)}`;
}

/** Meta's request to confirm a callback address. */
export interface AddressQuestion {
  mode?: string;
  verifyToken?: string;
  challenge?: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers Meta's request with its challenge, when it holds the token that is set here. */
export class ConfirmCallbackAddress {
  constructor(private readonly find: FindCallbackConnection) {}

  /** @throws NotFound; CallbackForged */
  async execute(address: CallbackAddress, { mode, verifyToken = '', challenge = '' }: AddressQuestion): Promise<string> {
    const connection = await this.find.execute(address);
    const wanted = connection.kind === 'whatsapp' ? connection.verifyToken : undefined;
    if (mode !== 'subscribe' || wanted === undefined || !timingSafeEqual(digest(wanted), digest(verifyToken))) throw new CallbackForged();
    return challenge;
  }
}

/**
 * Records provider reports about codes that were sent. Duplicates count once and their order does not matter; money does not depend on
 * them.
 */
export class ReceiveDelivery {
  constructor(
    private readonly find: FindCallbackConnection,
    private readonly reports: DeliveryReports,
    private readonly work: SenderUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Checks the address of a callback alone, before its body is read (D-143). @throws NotFound */
  async checkAddress(address: CallbackAddress): Promise<void> {
    await this.find.execute(address);
  }

  /** @throws NotFound; CallbackForged; InvalidInput */
  async execute(address: CallbackAddress, callback: DeliveryCallback): Promise<void> {
    const reports = this.reports.read(await this.find.execute(address), callback);
    if (reports.length === 0) return;
    const now = this.clock.now();
    await this.work.run(async ({ deliveries }) => {
      const codes = await deliveries.hold(address.owner, [...new Set(reports.map(({ providerRef }) => providerRef))]);
      const changed = codes.map((code) => [code, codeAfter(code, reports, now)] as const).filter(([before, after]) => before !== after);
      if (changed.length > 0) await deliveries.put(changed.map(([, after]) => after));
    });
  }
}

function codeAfter(code: SentMessage, reports: readonly DeliveryReport[], now: Date): SentMessage {
  return reports
    .filter(({ providerRef }) => providerRef === code.providerRef)
    .reduce((message, report) => {
      const delivery = decideDelivery(message.delivery, report, now);
      return delivery ? { ...message, delivery } : message;
    }, code);
}
