import { FinalConflict, InvalidInput, NotFound, type Clock, type IdGenerator, type JobQueue } from '@svc/kernel';
import { type CheckoutName, moneyJob } from '@svc/payments';
import type { SandboxBooks, SandboxCallback } from './sandbox-books';
import { SANDBOX_CALLBACK_QUEUE } from './sandbox-callbacks';
import {
  cardOf,
  chargeAt,
  type ChargeRow,
  SANDBOX_CARDS,
  type SandboxCharge,
  type SandboxFault,
  type SandboxOutcome,
  sumsOf,
} from './sandbox-charge';
import type { SandboxLinks } from './sandbox-payment-gateway';

const SLOW_MS = 10_000;
const OUT_OF_ORDER_MS = 5_000;

const ANY_STATE: readonly SandboxCharge['state'][] = ['open', 'confirming', 'processing', 'paid', 'failed', 'closed', 'expired'];

/** Thrown when the charge takes no payment now. */
export class ChargeNotPayable extends FinalConflict {
  constructor(state: SandboxCharge['state']) {
    super(`Nothing can be paid here now: the charge is ${state}.`);
  }
}

interface Booking {
  sums: readonly number[];
  state?: ChargeRow['state'];
  /** The bank's code for refusing the card. */
  decline?: string;
  /** Delay of the money, ms; none when absent. */
  afterMs?: number;
  event: 'charge.success' | 'charge.failed' | 'charge.pending';
}

/** The buyer's and the bank's side of the sandbox: for its pages, for the endpoint that scripts it, and for tests. */
export class PaymentSandbox {
  constructor(
    private readonly books: SandboxBooks,
    private readonly links: SandboxLinks,
    private readonly queue: JobQueue,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Returns a charge by the attempt's reference. */
  async find(reference: string): Promise<SandboxCharge | undefined> {
    const row = await this.books.find(reference);
    return row && this.currentCharge(this.books, row);
  }

  /** Returns whether the token in a page's address opens a charge. */
  opens(token: string, reference: string): boolean {
    return this.links.opens(token, reference);
  }

  /**
   * Pays with a card of `SANDBOX_CARDS`.
   * @throws NotFound; InvalidInput for another number; ChargeNotPayable
   */
  async payByCard(reference: string, number: string): Promise<SandboxCharge> {
    const card = cardOf(number);
    if (!card) {
      const numbers = SANDBOX_CARDS.map((each) => each.number);
      throw new InvalidInput('The sandbox takes its own card numbers alone.', {
        fields: { number: `Use one of ${numbers.join(', ')}.` },
        accepted: numbers,
      });
    }
    switch (card.outcome) {
      case 'confirm':
        return this.book(reference, ['open'], () => ({ sums: [], state: 'confirming', event: 'charge.pending' }));
      case 'refused':
        return this.book(reference, ['open', 'confirming'], (charge) => ({ ...bookingOf('fail', charge), decline: card.decline }));
      case 'slow':
        return this.book(reference, ['open'], (charge) => ({ sums: sumsOf('succeed', charge), afterMs: SLOW_MS, event: 'charge.success' }));
      default:
        return this.play(reference, 'succeed');
    }
  }

  /**
   * Answers the bank's request for confirmation as the buyer.
   * @throws NotFound; ChargeNotPayable when nothing is to be confirmed
   */
  confirm(reference: string, agrees: boolean): Promise<SandboxCharge> {
    return this.book(reference, ['confirming'], (charge) => bookingOf(agrees ? 'succeed' : 'fail', charge));
  }

  /**
   * Plays a buyer's action. `pending` is paid or refused by playing again. With `late` money also comes to charges that are
   * closed, expired, failed or paid: banks do not know. A paid transfer takes money in any case.
   * @throws NotFound; ChargeNotPayable
   */
  play(reference: string, outcome: SandboxOutcome, { late = false }: { late?: boolean } = {}): Promise<SandboxCharge> {
    const brings = outcome !== 'fail' && outcome !== 'pending';
    return this.book(reference, late && brings ? ANY_STATE : ['open', 'confirming'], (charge) => bookingOf(outcome, charge));
  }

  /**
   * Transfers any sum as the buyer, minor units: it arrives, also at an account that is closed.
   * @throws NotFound
   */
  transfer(reference: string, amountMinor: number): Promise<SandboxCharge> {
    return this.book(reference, ANY_STATE, () => ({ sums: [amountMinor], event: 'charge.success' }));
  }

  /** Has the next calls, or payments, of this checkout fail, and of no other (D-131). */
  setFault(checkout: CheckoutName, fault: SandboxFault, times = 1): Promise<void> {
    return this.books.setFault(checkout, fault, times);
  }

  /**
   * Deletes up to `most` charges that were opened before a moment, in both modes, with their money and their callbacks.
   * Returns their number.
   */
  purge(before: Date, most: number): Promise<number> {
    return this.books.purge(before, most);
  }

  private async book(
    reference: string,
    payable: readonly SandboxCharge['state'][],
    decide: (charge: SandboxCharge) => Booking,
  ): Promise<SandboxCharge> {
    const row = await this.books.find(reference);
    if (!row) throw new NotFound('payment at the sandbox');
    const { charge, callbacks } = await this.books.atOnce(async (books) => {
      const before = await this.currentCharge(books, (await books.lock(row))!);
      const isSecondTransfer = before.state === 'paid' && before.rail === 'bank_transfer';
      if (!payable.includes(before.state) && !isSecondTransfer) throw new ChargeNotPayable(before.state);
      const made = await this.write(books, before, decide(before));
      return { charge: await this.currentCharge(books, (await books.lock(row))!), callbacks: made };
    });
    await this.queue.enqueue(callbacks.map((each) => moneyJob(SANDBOX_CALLBACK_QUEUE, each, each.dueAt))).catch(() => undefined);
    return charge;
  }

  private async write(
    books: SandboxBooks,
    charge: SandboxCharge,
    { sums, state, decline, afterMs = 0, event }: Booking,
  ): Promise<SandboxCallback[]> {
    const paidAt = new Date(this.clock.now(charge).getTime() + afterMs);
    for (const amountMinor of sums) await books.receive(charge, { providerReference: `sbx_${this.ids.next()}`, amountMinor, paidAt });
    if (state) await books.setState(charge, state, ['open', 'confirming'], decline);
    const callbacks = this.callbacksOf(charge, event, paidAt, await books.takeFault(charge, 'callbacks'));
    for (const each of callbacks) await books.announce(each);
    return callbacks;
  }

  private callbacksOf(
    { workspaceId, mode, reference, amountMinor, currency }: SandboxCharge,
    event: string,
    dueAt: Date,
    fault: string | undefined,
  ): SandboxCallback[] {
    const callback = (eventType: string, at: Date): SandboxCallback => {
      const body = JSON.stringify({ id: `evt_${this.ids.next()}`, event: eventType, data: { reference, amount: amountMinor, currency } });
      return { workspaceId, mode, id: this.ids.next(), reference, body, dueAt: at };
    };
    const outcome = callback(event, dueAt);
    switch (fault) {
      case 'lost':
        return [];
      case 'duplicate':
        return [outcome, { ...outcome, id: this.ids.next() }];
      case 'out_of_order':
        return [outcome, callback('charge.pending', new Date(dueAt.getTime() + OUT_OF_ORDER_MS))];
      default:
        return [outcome];
    }
  }

  private async currentCharge(books: SandboxBooks, row: ChargeRow): Promise<SandboxCharge> {
    const receipts = (await books.receipts(row)).map((receipt) => ({ ...receipt, currency: row.currency }));
    return chargeAt(row, receipts, this.clock.now(row));
  }
}

/** Returns the code of a refused card, where there is a card. */
const declineOf = ({ rail }: SandboxCharge): string | undefined => (rail === 'bank_transfer' ? undefined : 'generic_decline');

function bookingOf(outcome: SandboxOutcome, charge: SandboxCharge): Booking {
  if (outcome === 'fail') return { sums: [], state: 'failed', decline: declineOf(charge), event: 'charge.failed' };
  if (outcome === 'pending') return { sums: [], state: 'confirming', event: 'charge.pending' };
  return { sums: sumsOf(outcome, charge), state: 'open', event: 'charge.success' };
}
