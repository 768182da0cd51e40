import { askForCode, type CodeOutcome, type ConfirmationCodes, type DeliveryAddress, factOf, takeCode } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { type AddressRefusal, type DeliveryOffer, changeOrderAddress } from '../domain/change-address';
import type { OrderDetails } from '../domain/order';
import type { OrderTx, OrderUnitOfWork } from '../ports/order-tx';
import type { OrderCommand } from './change-orders';

/** Order with another address, which its buyer gives by its link. */
export interface OwnAddressCommand extends OrderCommand {
  address: DeliveryAddress;
  /** Ways of delivery of the shop. */
  offers: readonly DeliveryOffer[];
}

/** Outcome: `done` also where the order goes there already. `unreachable`: there is no e-mail on record, or the order is of test mode. */
export type OwnAddressOutcome = 'done' | AddressRefusal | 'unreachable';

const PURPOSE = 'order_address';

/** Returns the subject of the purpose's codes. */
function subjectOf({ workspaceId, mode, id }: OrderDetails) {
  return { workspaceId, mode, purpose: PURPOSE, subjectId: id } as const;
}

/** Mails the buyer of an order a code by which they confirm another address (ADR 0068). */
export class AskForOwnAddress {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @param language of the mail, BCP 47
   * @throws NotFound
   */
  execute({
    address,
    offers,
    language,
    ...name
  }: Omit<OwnAddressCommand, 'author'> & { language?: string }): Promise<OwnAddressOutcome | 'sent' | 'too_many'> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const after = changeOrderAddress(before, address, offers);
      if (typeof after === 'string') return after;
      if (after === before) return 'done';
      const { email } = before.contact;
      if (!email || before.mode === 'test') return 'unreachable';
      return askForCode(
        tx,
        { ...subjectOf(before), asked: address, email, language },
        { codes: this.codes, ids: this.ids, now: this.clock.now() },
      );
    });
  }
}

/** Sends an order elsewhere for its buyer, who confirms exactly this address by a code (ADR 0068). */
export class ChangeOwnAddress {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes it once, also when it is sent twice. Every outcome of the code is committed.
   * @throws NotFound
   */
  execute({
    address,
    offers,
    author,
    code,
    ...name
  }: OwnAddressCommand & { code: string }): Promise<OwnAddressOutcome | Exclude<CodeOutcome, 'confirmed'>> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const after = changeOrderAddress(before, address, offers);
      if (typeof after === 'string') return after;
      if (after === before) return 'done';
      const taken = await takeCode(tx, { ...subjectOf(before), asked: address, code }, { codes: this.codes, now: this.clock.now() });
      if (taken !== 'confirmed') return taken;
      await this.write(tx, { before, after }, author);
      return 'done';
    });
  }

  private async write(
    { orders, outbox, audit }: OrderTx,
    { before, after }: { before: OrderDetails; after: OrderDetails },
    author: OrderCommand['author'],
  ): Promise<void> {
    const { workspaceId, mode, id: orderId, number, status, fulfillmentStatus } = after;
    const zone = before.totals.delivery?.zoneId === after.totals.delivery?.zoneId ? [] : ['deliveryZone'];
    await orders.changeAddress(after);
    await outbox.append([factOf('order.updated.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, status, fulfillmentStatus })]);
    await audit.record(workspaceId, author, [
      {
        action: 'change',
        subject: { kind: 'order', ref: refOf('ord', orderId), name: number?.toString() },
        fields: ['deliveryAddress', ...zone],
        details: { by: 'buyer' },
      },
    ]);
  }
}

async function lock({ orders }: OrderTx, name: Omit<OrderCommand, 'author'>): Promise<OrderDetails> {
  const order = await orders.lock(name);
  if (!order) throw new NotFound('order');
  return order;
}
