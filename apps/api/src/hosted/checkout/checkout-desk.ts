import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import {
  changesCart, CheckoutAlreadyPaid, CheckoutEnded, CompleteCheckout, PriceChanged, ReadChoices, StartPayment, type CartChoices, type Checkout, type OfferedLine,
} from '@svc/checkout';
import { SandboxLinks, ServiceConfig } from '@svc/composition';
import { BalanceLinks } from '@svc/contracts';
import { DomainError } from '@svc/kernel';
import { OfferRails } from '@svc/payments';
import { ERROR_CATALOGUE } from '../../edge/error-catalogue';
import type { FormValues } from '../form-values';
import { viewOf, type CheckoutPageView, type Seen } from './checkout-view';
import type { Visit } from './checkout-visits';
import { explainRefusal, type PayRefusal, type SlotFields } from './explain-refusal';
import { ACT, CODE, lineField } from './field-names';
import { addressOf } from './page-address';
import { stateOf } from './page-state';
import { readPaymentForm, type GivenPayment } from './payment-form';
import { readChoices, type Choices } from './read-choices';

/**
 * What came of a form: the provider's page, where the buyer goes on; `begun`: the page tells how to pay; `done`: nothing was
 * due; `ended`: nothing can be paid any more; or the page again, with what is in the way, or at the price of what was chosen.
 */
export type PayOutcome = { goTo: string } | 'begun' | 'done' | 'ended' | ShownAgain;

export interface ShownAgain extends PayRefusal {
  status: number;
  values: FormValues;
  wasSent: true;
  /** The checkout as it is by now, when what was chosen changed it. */
  checkout?: Checkout;
  formerTotalMinor?: number;
}

type More = Pick<Seen, 'wantsOtherWay' | 'problems' | 'repriced' | 'wasSent' | 'formerTotalMinor'> & { checkout?: Checkout };

/** Shows buyers their checkout and takes what they fill in; what it costs, and whether it is paid, is decided elsewhere. */
@Injectable()
export class CheckoutDesk {
  constructor(
    @Inject(StartPayment) private readonly startPayment: StartPayment,
    @Inject(CompleteCheckout) private readonly completeCheckout: CompleteCheckout,
    @Inject(ReadChoices) private readonly readChoices: ReadChoices,
    @Inject(OfferRails) private readonly offerRails: OfferRails,
    @Inject(SandboxLinks) private readonly sandbox: SandboxLinks,
    @Inject(BalanceLinks) private readonly balances: BalanceLinks,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  async view({ workspace, ...visit }: Visit, values: FormValues, { checkout = visit.found.checkout, ...more }: More = {}): Promise<CheckoutPageView> {
    const { mode, cart, status } = checkout;
    const [rails, lines] = await Promise.all([
      this.offerRails.execute({ workspaceId: workspace.id, mode, currency: cart.currency, railSettings: workspace.settings.rails }),
      status === 'open' ? this.readChoices.execute(checkout) : [],
    ]);
    return viewOf({
      ...visit, ...visit.found, ...more, checkout, timezone: workspace.timezone, rails, lines, values,
      playUrlOf: (reference) => this.sandbox.page(reference),
      balanceUrlOf: (orderId) => this.balances.page({ workspaceSlug: workspace.slug, orderId }),
    });
  }

  /**
   * Takes what the form holds: keeps what was chosen, and starts to pay unless it asks for the price alone. It is paid by
   * the server's price, whatever the form says, or everything that is in the way is said.
   */
  async pay(visit: Visit, values: FormValues): Promise<PayOutcome> {
    const { checkout } = visit.found;
    if (stateOf(checkout, false, visit.now) !== 'form') return 'ended';
    const view = await this.view(visit, values, { wasSent: true });
    const read = view.offered ? readChoices(values, view.offered, visit.words) : NOTHING_CHOSEN;
    const act = values.text(ACT);
    const shown = act === 'drop' ? values.without(CODE) : values;
    let current = checkout;
    const again = (more: Partial<ShownAgain>): ShownAgain => ({ problems: [], status: HttpStatus.OK, values: shown, wasSent: true, checkout: current, ...more });
    try {
      const { problems, given } = readPaymentForm(values, view);
      const missing = [...read.problems, ...problems];
      if (act === '' && missing.length > 0) return again({ problems: missing, status: HttpStatus.BAD_REQUEST });
      current = await this.keep(checkout, choicesFor(act, read), given.contact?.email);
      if (act !== '') return again({});
      if (current !== checkout && !isAgreed(current, given)) {
        const { problems: news } = explainRefusal(new PriceChanged(current.cart), checkout.cart, visit);
        return again({ problems: news, status: HttpStatus.CONFLICT, formerTotalMinor: checkout.cart.totalMinor });
      }
      return await this.start(visit, given);
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return again({ ...explainRefusal(error, current.cart, visit, slotFields(view.offered?.lines)), status: ERROR_CATALOGUE[error.code].status });
    }
  }

  private async keep(checkout: Checkout, choices: CartChoices, email: string | undefined): Promise<Checkout> {
    if (!changesCart(checkout, choices)) return checkout;
    const { workspaceId, mode, id: checkoutId } = checkout;
    return this.completeCheckout.execute({ name: { workspaceId, mode, checkoutId }, choices, email });
  }

  private async start(visit: Visit, given: GivenPayment): Promise<PayOutcome> {
    const { workspaceId, mode, id: checkoutId } = visit.found.checkout;
    const returnUrl = this.config.http.publicUrl + addressOf(visit, 'return');
    const { checkout, attempt } = await this.startPayment.execute({ ...given, name: { workspaceId, mode, checkoutId }, returnUrl });
    if (checkout.status === 'paid') return 'done';
    const url = attempt?.status === 'pending' ? attempt.instructions?.checkoutUrl : undefined;
    return url ? { goTo: url } : 'begun';
  }
}

const NOTHING_CHOSEN: Choices = { problems: [], choices: {}, lenient: {} };

/** What is kept when the buyer pays, and when they only ask for the price, or take the code off. */
function choicesFor(act: string, { choices, lenient }: Choices): CartChoices {
  if (act === '') return choices;
  return act === 'drop' ? { ...lenient, discountCode: '' } : lenient;
}

function slotFields(lines: readonly OfferedLine[] = []): SlotFields {
  return Object.fromEntries(lines.flatMap(({ slots, variantId }, index) => (slots ? [[variantId, lineField(index, 'slot')]] : [])));
}

/** Whether this is what the buyer saw and agreed to (D-82). */
function isAgreed({ cart: { totalMinor, dueNowMinor } }: Checkout, { acceptedTotalMinor, acceptedDueNowMinor = dueNowMinor }: GivenPayment): boolean {
  return acceptedTotalMinor === totalMinor && acceptedDueNowMinor === dueNowMinor;
}
