import { askForCode, type CodeOutcome, type ConfirmationCodes, factOf, takeCode } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound } from '@svc/kernel';
import type { OrderDetails, OrderName } from '../domain/order';
import { decideOwnRefund, type OwnRefund, type OwnRefundTerms } from '../domain/own-refund';
import type { OrderTx, OrderUnitOfWork } from '../ports/order-tx';
import type { OrderChanges, OrderCommand } from './change-orders';

/** Refund that the buyer of an order requests, by its link. */
export interface OwnRefundCommand extends OrderName, OwnRefundTerms {}

/**
 * Outcome: `done` also where a request is open already, `refunded` where the money goes back. `unreachable`: there is no e-mail on
 * record, or the order is of test mode.
 */
export type OwnRefundOutcome = 'done' | 'refunded' | 'refused' | 'unreachable';

const PURPOSE = 'order_refund';
const OUTCOMES = { open: 'done', refunded: 'refunded', refused: 'refused' } as const;

/** Returns the subject of a code, with the amount of an immediate refund, since a request is something else. */
function askedOf({ workspaceId, mode, id }: OrderDetails, { refundMinor, isAtOnce }: OwnRefund, reason: string | undefined) {
  return {
    workspaceId,
    mode,
    purpose: PURPOSE,
    subjectId: id,
    asked: { reason: reason ?? null, refundMinor: isAtOnce ? refundMinor : null },
  } as const;
}

/** Mails the buyer of an order a code by which they confirm a refund request (ADR 0068). */
export class AskForOwnRefund {
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
  execute({ reason, until, language, ...name }: OwnRefundCommand & { language?: string }): Promise<OwnRefundOutcome | 'sent' | 'too_many'> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const now = this.clock.now();
      const refund = decideOwnRefund(before, { reason, until }, now);
      if (typeof refund === 'string') return OUTCOMES[refund];
      const { email } = before.contact;
      if (!email || before.mode === 'test') return 'unreachable';
      return askForCode(tx, { ...askedOf(before, refund, reason), email, language }, { codes: this.codes, ids: this.ids, now });
    });
  }
}

/**
 * Files a request that the buyer confirms by a code, for the merchant to answer; or makes the refund at once, where the event allows
 * it (ADR 0068).
 */
export class RequestOwnRefund {
  constructor(
    private readonly changes: OrderChanges,
    private readonly work: OrderUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * Files it once, also when it is sent twice. The code is taken in the transaction that books the refund; every outcome is
   * committed.
   * @throws NotFound
   */
  execute({
    reason,
    until,
    author,
    code,
    ...name
  }: OwnRefundCommand & Pick<OrderCommand, 'author'> & { code: string }): Promise<OwnRefundOutcome | Exclude<CodeOutcome, 'confirmed'>> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const now = this.clock.now();
      const refund = decideOwnRefund(before, { reason, until }, now);
      if (typeof refund === 'string') return OUTCOMES[refund];
      const taken = await takeCode(tx, { ...askedOf(before, refund, reason), code }, { codes: this.codes, now });
      if (taken !== 'confirmed') return taken;
      const { workspaceId, mode, id: orderId } = before;
      if (!refund.isAtOnce)
        await tx.outbox.append([factOf('order.refund_asked.v1', { id: this.ids.next(), workspaceId, mode }, { orderId })]);
      await this.changes.write(tx, { ...refund, before, now }, { author, by: 'buyer' });
      return refund.isAtOnce ? 'refunded' : 'done';
    });
  }
}

async function lock({ orders }: OrderTx, name: OrderName): Promise<OrderDetails> {
  const order = await orders.lock(name);
  if (!order) throw new NotFound('order');
  return order;
}
