import { askForCode, type CodeOutcome, type ConfirmationCodes, factOf, takeCode } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound } from '@svc/kernel';
import type { OrderDetails, OrderName } from '../domain/order';
import { askForRefund } from '../domain/refund-request';
import type { OrderTx, OrderUnitOfWork } from '../ports/order-tx';
import type { OrderChanges, OrderCommand } from './change-orders';

/** A refund that the buyer of an order asks for, by its link. */
export interface OwnRefundCommand extends OrderName {
  /** Their words, if they say any. */
  reason?: string;
}

/** What came of it: `done` also where a request is open already. `unreachable`: there is no e-mail on record, or the order is of test mode. */
export type OwnRefundOutcome = 'done' | 'refused' | 'unreachable';

const PURPOSE = 'order_refund';

/** What a code of the purpose is for. */
function askedOf({ workspaceId, mode, id }: OrderDetails, reason: string | undefined) {
  return { workspaceId, mode, purpose: PURPOSE, subjectId: id, asked: { reason: reason ?? null } } as const;
}

/** Has a code mailed to the buyer of an order by which they confirm that they ask for a refund (ADR 0068). */
export class AskForOwnRefund {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param language BCP 47, of the mail. @throws NotFound */
  execute({ reason, language, ...name }: OwnRefundCommand & { language?: string }): Promise<OwnRefundOutcome | 'sent' | 'too_many'> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const now = this.clock.now();
      const after = askForRefund(before, now, reason);
      if (after === 'refused') return 'refused';
      if (after === before) return 'done';
      const { email } = before.contact;
      if (!email || before.mode === 'test') return 'unreachable';
      return askForCode(tx, { ...askedOf(before, reason), email, language }, { codes: this.codes, ids: this.ids, now });
    });
  }
}

/** Files the request of a buyer who confirms it by a code, for the merchant to answer (ADR 0068). */
export class RequestOwnRefund {
  constructor(
    private readonly changes: OrderChanges,
    private readonly work: OrderUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Sent twice it is done once. Whatever comes of the code is committed. @throws NotFound */
  execute({ reason, author, code, ...name }: OwnRefundCommand & Pick<OrderCommand, 'author'> & { code: string }): Promise<OwnRefundOutcome | Exclude<CodeOutcome, 'confirmed'>> {
    return this.work.run(async (tx) => {
      const before = await lock(tx, name);
      const now = this.clock.now();
      const after = askForRefund(before, now, reason);
      if (after === 'refused') return 'refused';
      if (after === before) return 'done';
      const taken = await takeCode(tx, { ...askedOf(before, reason), code }, { codes: this.codes, now });
      if (taken !== 'confirmed') return taken;
      await this.changes.write(tx, { before, after, refundMinor: 0, now }, { author, by: 'buyer' });
      const { workspaceId, mode, id: orderId } = before;
      await tx.outbox.append([factOf('order.refund_asked.v1', { id: this.ids.next(), workspaceId, mode }, { orderId })]);
      return 'done';
    });
  }
}

async function lock({ orders }: OrderTx, name: OrderName): Promise<OrderDetails> {
  const order = await orders.lock(name);
  if (!order) throw new NotFound('order');
  return order;
}
