import type { Clock, DomainError, IdGenerator } from '@svc/kernel';
import {
  type CheckoutName,
  type OfferRails,
  type PaymentAttempt,
  ProviderUnavailable,
  RailUnavailable,
  type RailChoice,
  type RailQuestion,
} from '@svc/payments';
import { type CheckoutLinks, isChargeable, type PaymentRail, primaryFirst, RequestInFlight } from '@svc/contracts';
import type { Checkout } from '../domain/checkout';
import { type BeingPaid, isBeingOpened, isToOpen, RESTS_MS, wasGivenUp } from '../domain/settlement/decide-start';
import type { ReadAttempt } from './read-checkout';
import { decideCancel } from '../domain/settlement/decide-settlement';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { checkoutNameOf, lockWithMoney, writeSettlement } from './settle-within';
import { headlessCheckoutRequest, type HeadlessCheckoutRequest } from '../domain/opening/checkout-request';
import type { EventPricingContext } from '../domain/pricing/pricing-context';
import { type HeadlessCheckout, HeadlessDisabled, judgeRail, PriceMismatch } from '../domain/opening/headless-checkout';
import { planTickets } from '../domain/opening/plan-tickets';
import { SoldOut } from '../domain/pricing/pricing.errors';
import type { CheckoutOpening, OpeningPlan } from '../ports/checkout-opening';
import type { CheckoutReader, OpeningContext } from '../ports/checkout-reader';
import { freeLapsed } from './lapsed-holds';
import { openByKey, type OpenCommand, type Opened, type OpeningOperation } from './open-by-key';
import type { StartPayment } from './start-payment';

/** Waits for a number of milliseconds. */
export type Pause = (ms: number) => Promise<void>;

/** Waits, for five seconds at most, until the request that has opened a checkout has its payment opened as well (D-43). */
export class AwaitOpening {
  constructor(
    private readonly reading: Pick<ReadAttempt, 'execute'>,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {}

  /**
   * Returns the checkout after the wait; an opening that never ended, as it was left.
   * @throws RequestInFlight
   */
  async execute(checkout: Checkout): Promise<BeingPaid> {
    let beingPaid = await this.reading.execute(checkout);
    for (const restMs of RESTS_MS) {
      if (!isBeingOpened(beingPaid, this.clock.now())) return beingPaid;
      await this.pause(restMs);
      beingPaid = await this.reading.execute(checkout);
    }
    if (isBeingOpened(beingPaid, this.clock.now())) throw new RequestInFlight();
    return beingPaid;
  }
}

/** Ends a checkout that nobody can pay: its holds are on sale again at once, and the same request may open another (decisions 3.7). */
export class GiveUpOpening {
  constructor(
    private readonly work: CheckoutUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  execute(name: CheckoutName): Promise<void> {
    return this.work.run(async (tx) => {
      const money = await lockWithMoney(tx, name);
      if (money?.checkout.status !== 'open') return;
      const now = this.clock.now();
      await writeSettlement(tx, money, decideCancel(money, now), { ids: this.ids, now, news: new Set() });
      await tx.checkouts.freeKey(name);
    });
  }
}

export interface OpenHeadlessCommand extends OpenCommand {
  /** Slug of the event. */
  slug: string;
  workspaceSlug: string;
  /** Current switch of the workspace (D-58). */
  headlessEnabled: boolean;
  railSettings: RailQuestion['railSettings'];
  /** Language in which the buyer is served, BCP 47. */
  language?: string;
}

export interface OpenedHeadless extends HeadlessCheckout {
  /** True when it was opened by an earlier request with the same key (D-37). */
  isReplay: boolean;
}

/** Data by which a request is judged. */
interface HeadlessPricingContext {
  event: EventPricingContext;
  rails: RailChoice;
}

/** Pays a headless checkout at once, on the rail that its request names. */
export class PayHeadlessCheckout {
  constructor(
    private readonly starting: Pick<StartPayment, 'execute'>,
    private readonly awaiting: Pick<AwaitOpening, 'execute'>,
    private readonly givingUp: Pick<GiveUpOpening, 'execute'>,
    private readonly links: Pick<CheckoutLinks, 'comeBackUrl'>,
  ) {}

  /**
   * Pays the checkout; a replay waits for the request that has opened it. Returns undefined when that has given it up.
   * @throws RequestInFlight, RailUnavailable, ProviderUnavailable and all errors of `StartPayment`
   */
  async execute({ checkout, isReplay }: Opened, rail: PaymentRail, workspaceSlug: string): Promise<BeingPaid | undefined> {
    const beingPaid = isReplay ? await this.awaiting.execute(checkout) : { checkout };
    return wasGivenUp(checkout, beingPaid) ? undefined : this.begin(beingPaid, rail, workspaceSlug);
  }

  /** Asks the provider to open the payment, unless that is done. */
  private async begin(beingPaid: BeingPaid, rail: PaymentRail, workspaceSlug: string): Promise<BeingPaid> {
    if (!isToOpen(beingPaid)) return beingPaid;
    const { checkout } = beingPaid;
    try {
      const returnUrl = this.links.comeBackUrl({ workspaceSlug, checkoutId: checkout.id });
      const started = await this.starting.execute({ name: checkoutNameOf(checkout), holder: 'secret', rail, returnUrl });
      if (started.attempt?.status === 'failed') throw refusalOf(started.attempt);
      return started;
    } catch (error) {
      await this.givingUp.execute(checkoutNameOf(checkout));
      throw error;
    }
  }
}

/**
 * Opens a checkout of tickets whose payment step the client renders (§4.5): seats are held, and the one named rail is opened at its
 * provider before the response; a retry waits for that. Where test mode has no provider to charge, all of it is judged and nothing
 * is kept (D-56).
 */
export class OpenHeadlessCheckout {
  constructor(
    private readonly reader: CheckoutReader,
    private readonly opening: CheckoutOpening,
    private readonly rails: Pick<OfferRails, 'choose'>,
    private readonly paying: Pick<PayHeadlessCheckout, 'execute'>,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * @throws NotFound('event'), HeadlessDisabled, StoreClosed, RailNotAccepted, PriceMismatch, ProviderUnavailable, RailUnavailable, and all
   * errors of `openByKey` and `priceTickets`
   */
  async execute(command: OpenHeadlessCommand): Promise<OpenedHeadless> {
    const trials = new Set<Checkout>();
    const opening = {
      open: async (plan: OpeningPlan) => (trials.has(plan.checkout) ? ({ outcome: 'opened' } as const) : this.opening.open(plan)),
    };
    const opened = await openByKey(this.operation(command, trials), command, { reader: this.reader, opening });
    const { checkout, isReplay } = opened;
    // The body has been judged, by this request or by the one that opened it.
    const rail = headlessCheckoutRequest.parse(command.body).provider as PaymentRail;
    if (trials.has(checkout)) return { checkout, rail, isReplay, isTrial: true };
    const paid = await this.paying.execute(opened, rail, command.workspaceSlug);
    return paid ? { rail, isReplay, ...paid } : this.execute(command);
  }

  private operation(
    { workspaceId, mode, slug, now, closed, headlessEnabled, railSettings, language }: OpenHeadlessCommand,
    trials: Set<Checkout>,
  ): OpeningOperation<HeadlessCheckoutRequest, HeadlessPricingContext> {
    return {
      operation: 'open_headless_checkout',
      path: `/store/events/${slug.toLowerCase()}/checkout/headless`,
      form: headlessCheckoutRequest,
      isKeyRequired: false,
      read: async (
        { unlockCodes, promoterCode, discountCode, contact, currency },
        key,
      ): Promise<OpeningContext<HeadlessPricingContext>> => {
        const { context: event, ...rest } = await this.reader.event({
          workspaceId,
          mode,
          now,
          key,
          slug,
          unlockCodes,
          promoterCode: promoterCode || undefined,
          discountCode: discountCode || undefined,
          email: contact.email,
        });
        if (!event || rest.earlier || !headlessEnabled) return { ...rest, context: event && { event, rails: NO_RAILS } };
        const charged = currency ?? primaryFirst(event.store.currencies, event.prices.currency)[0]!;
        return {
          ...rest,
          context: { event, rails: await this.rails.choose({ workspaceId, mode, currency: charged, railSettings }) },
        };
      },
      plan: (context, request, timeouts) => {
        if (context && !headlessEnabled) throw new HeadlessDisabled();
        let isServed = false;
        const checkCurrency = (currency: string) => {
          // A currency that no provider charges is refused later, once the amount due is known (D-128).
          if (mode === 'live' && !isChargeable(currency)) return;
          ({ isServed } = judgeRail(request.provider, context!.rails, { mode, currency }));
        };
        const plan = planTickets(
          context?.event,
          request,
          timeouts,
          { workspaceId, mode, channel: 'headless', path: 'headless', now, closed, checkCurrency },
          this.ids,
        );
        const { cart } = plan.checkout;
        const expected = request.pricing?.totalMinor;
        if (expected !== undefined && expected !== cart.totalMinor) throw new PriceMismatch(cart);
        const checkout = { ...plan.checkout, language, orderId: this.ids.next() };
        if (!isServed && cart.dueNowMinor > 0) trials.add(checkout);
        return { ...plan, checkout };
      },
      retry: async (refusal, context) =>
        refusal instanceof SoldOut &&
        context !== undefined &&
        mode === 'live' &&
        freeLapsed(this.opening, { workspaceId, mode, eventId: context.event.event.rules.id, now }),
    };
  }
}

/** Error for a payment that the provider did not open. Attempts of former releases have no refusal, so the cause is unknown. */
const refusalOf = ({ refusal }: PaymentAttempt): DomainError => (refusal ? new RailUnavailable(refusal) : new ProviderUnavailable());

const NO_RAILS: RailChoice = { switchedOn: [], offered: [] };
