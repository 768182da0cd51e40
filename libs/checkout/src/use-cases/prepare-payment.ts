import { type PaymentRail, StoreClosed, SUSPENDED } from '@svc/contracts';
import type { Clock } from '@svc/kernel';
import type { OfferRails, PaymentGateway, PaymentGateways, RailSettings } from '@svc/payments';
import type { EventRules } from '@svc/ticketing';
import type { Checkout } from '../domain/checkout';
import type { ZoneOnSale } from '../domain/pricing/pricing-context';
import { isSavingUp } from '../domain/savings/saving';
import { hasBegun } from '../domain/settlement/decide-start';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { ReadDeliveryZone, ReadSeatRules } from './read-choices';
import type { RepriceProducts } from './reprice-products';
import type { StartPaymentCommand } from './start-payment';

type Priced = Pick<Checkout, 'cart' | 'responses' | 'holdChanges'>;

/** Facts of a payment that are read before its checkout is locked. */
export interface KnownBefore {
  offered: readonly PaymentRail[];
  priced?: Priced;
  rules?: EventRules;
  /** Checkout as it was then. */
  seen: Checkout;
  zone?: ZoneOnSale;
  gateway?: PaymentGateway;
}

/** Prices the payment that a buyer starts. */
export class PriceToPay {
  constructor(
    private readonly reader: Pick<CheckoutReader, 'withMoney'>,
    private readonly pricing: Pick<RepriceProducts, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns undefined when the price stays: of events always, of products once the buyer has begun to pay on this rail, or has paid
   * some of it.
   */
  async execute({ name, ...command }: StartPaymentCommand): Promise<Priced | undefined> {
    const money = await this.reader.withMoney(name);
    if (money?.checkout.kind !== 'products' || money.payments.some(({ appliedMinor }) => appliedMinor > 0)) return undefined;
    const checkout = toPay(command.input?.checkout ?? money.checkout, command);
    if (hasBegun({ ...money, checkout }, command.rail, this.clock.now())) return undefined;
    return this.pricing.execute(checkout);
  }
}

/** Reads all facts by which a payment is judged and begun, at the same time and before the checkout is locked. */
export class PreparePayment {
  constructor(
    private readonly rails: Pick<OfferRails, 'execute'>,
    private readonly gateways: Pick<PaymentGateways, 'serving'>,
    private readonly pricing: Pick<PriceToPay, 'execute'>,
    private readonly seatRules: Pick<ReadSeatRules, 'execute'>,
    private readonly zones: Pick<ReadDeliveryZone, 'execute'>,
    private readonly settings: Pick<RailSettings, 'isSuspended'>,
  ) {}

  /** @throws StoreClosed while the workspace is suspended (D-159), and all errors of pricing */
  async execute(command: StartPaymentCommand, settled: Checkout): Promise<KnownBefore> {
    const { name, rail, input } = command;
    if (await this.settings.isSuspended(name.workspaceId)) throw new StoreClosed(SUSPENDED);
    const { currency } = settled.cart;
    const seen = input?.checkout ?? settled;
    const [offered, serving, priced, rules, zone] = await Promise.all([
      this.rails.execute({ workspaceId: name.workspaceId, mode: name.mode, currency }),
      this.gateways.serving(name, currency),
      this.pricing.execute(command),
      this.seatRules.execute(settled),
      this.zones.execute(seen),
    ]);
    return { offered, priced, rules, seen, zone, gateway: rail && serving.get(rail) };
  }
}

/** Returns the checkout to pay: without a savings plan, unless one has begun or the buyer begins one. */
export function toPay(checkout: Checkout, { part }: Pick<StartPaymentCommand, 'part'>): Checkout {
  return { ...checkout, saving: isSavingUp(checkout) ? checkout.saving : part?.saving };
}
