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

/** How Meta asks whether an address is ours. */
export interface AddressQuestion {
  mode?: string;
  verifyToken?: string;
  challenge?: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers Meta's question with its challenge, when it knows the token that is set here. */
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

/** Records what a provider reports of codes that were sent. A report that comes twice counts once, and their order does not matter; money does not depend on it. */
export class ReceiveDelivery {
  constructor(
    private readonly find: FindCallbackConnection,
    private readonly reports: DeliveryReports,
    private readonly work: SenderUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Judges the address of a callback alone, before its body is read (D-143). @throws NotFound */
  async checkAddress(address: CallbackAddress): Promise<void> {
    await this.find.execute(address);
  }

  /** @throws NotFound; CallbackForged; InvalidInput */
  async execute(address: CallbackAddress, callback: DeliveryCallback): Promise<void> {
    const told = this.reports.read(await this.find.execute(address), callback);
    if (told.length === 0) return;
    const now = this.clock.now();
    await this.work.run(async ({ deliveries }) => {
      const codes = await deliveries.hold(address.owner, [...new Set(told.map(({ providerRef }) => providerRef))]);
      const changed = codes.map((code) => [code, knownAfter(code, told, now)] as const).filter(([before, after]) => before !== after);
      if (changed.length > 0) await deliveries.put(changed.map(([, after]) => after));
    });
  }
}

function knownAfter(code: SentMessage, told: readonly DeliveryReport[], now: Date): SentMessage {
  return told
    .filter(({ providerRef }) => providerRef === code.providerRef)
    .reduce((known, report) => {
      const delivery = decideDelivery(known.delivery, report, now);
      return delivery ? { ...known, delivery } : known;
    }, code);
}
