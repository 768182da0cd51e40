import type { IdGenerator } from '@svc/kernel';
import type { Checkout } from '../domain/checkout';
import { eventCheckoutRequest, type EventCheckoutRequest } from '../domain/opening/checkout-request';
import type { EventPricingContext } from '../domain/pricing/pricing-context';
import { planTickets } from '../domain/opening/plan-tickets';
import { SoldOut } from '../domain/pricing/pricing.errors';
import { applySeatDetails } from '../domain/details/seat-details';
import type { CheckoutOpening } from '../ports/checkout-opening';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { freeLapsed } from './lapsed-holds';
import { openByKey, type OpenCommand, type Opened, type OpeningOperation } from './open-by-key';
import type { ReadSeatRules } from './read-choices';
import { lockWithMoney, checkoutNameOf, settleWithin } from './settle-within';

export interface OpenEventCommand extends OpenCommand {
  /** Slug of the event. */
  slug: string;
  /** Path of the request: the merchant's own call, or the form of the event's page. */
  path: 'eventCheckout' | 'saleForm';
}

/**
 * Opens a hosted checkout of tickets (§4.3): their seats are held from now on. One that costs nothing is paid at once (D-63), unless
 * an age has to be given first (D-96).
 */
export class OpenEventCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly opening: CheckoutOpening,
    private readonly work: CheckoutUnitOfWork,
    private readonly seatRules: Pick<ReadSeatRules, 'execute'>,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws NotFound('event'), StoreClosed, and all errors of `openByKey` and `priceTickets`. */
  async execute(command: OpenEventCommand): Promise<Opened> {
    const opened = await openByKey(this.operation(command), command, { reader: this.reader, opening: this.opening });
    const { checkout } = opened;
    if (checkout.status !== 'open' || checkout.cart.totalMinor > 0 || (await this.waitsForAges(checkout, command.now))) return opened;
    return { ...opened, checkout: await this.confirm(checkout, command.now) };
  }

  private operation({
    workspaceId,
    mode,
    slug,
    path,
    now,
    closed,
  }: OpenEventCommand): OpeningOperation<EventCheckoutRequest, EventPricingContext> {
    return {
      operation: 'open_event_checkout',
      path: `/store/events/${slug.toLowerCase()}/checkout`,
      form: eventCheckoutRequest,
      isKeyRequired: false,
      read: ({ unlockCodes, promoterCode, discountCode, contact }, key) =>
        this.reader.event({
          workspaceId,
          mode,
          now,
          key,
          slug,
          unlockCodes,
          promoterCode: promoterCode || undefined,
          discountCode: discountCode || undefined,
          email: contact.email,
        }),
      plan: (context, request, timeouts) =>
        planTickets(context, request, timeouts, { workspaceId, mode, channel: 'hosted', path, now, closed }, this.ids),
      retry: async (refusal, context) =>
        refusal instanceof SoldOut &&
        context !== undefined &&
        mode === 'live' &&
        freeLapsed(this.opening, { workspaceId, mode, eventId: context.event.rules.id, now }),
    };
  }

  private async waitsForAges(checkout: Checkout, now: Date): Promise<boolean> {
    const rules = await this.seatRules.execute(checkout);
    return rules !== undefined && applySeatDetails(checkout, {}, rules, now).faults.some(({ kind }) => kind === 'birth');
  }

  private confirm(checkout: Checkout, now: Date): Promise<Checkout> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, checkoutNameOf(checkout));
      return settleWithin(tx, money!, { answers: [], isConfirmed: true, ids: this.ids, now });
    });
  }
}
