import { HttpStatus, Injectable } from '@nestjs/common';
import {
  changesZone,
  CheckoutAlreadyPaid,
  CheckoutEnded,
  phaseOf,
  PriceChanged,
  StartPayment,
  type Checkout,
  type OfferedLine,
} from '@svc/checkout';
import { SandboxLinks, ServiceConfig } from '@svc/composition';
import { DomainError } from '@svc/kernel';
import type { PaymentAttempt } from '@svc/payments';
import { ERROR_CATALOGUE } from '../../edge/refusal';
import { OrderAddresses } from '../orders/order-addresses';
import { ownAddress } from '../page';
import type { FormValues } from '../posted-form';
import { CheckoutKeeping, checkoutNameOf } from './checkout-keeping';
import { CheckoutOffers } from './checkout-offers';
import { viewOf, type CheckoutPageView, type Seen } from './checkout-view';
import type { CheckoutPageRequest } from './checkout-page-loader';
import { explainRefusal, type PayRefusal, type SlotFields } from './explain-refusal';
import { ACT, CODE, lineField, OTHER_WAY, SAVE, SEEN_TOTAL } from './field-names';
import { addressOf, stateOf } from './page-state';
import { type GivenPayment, goesOn, inOrder, readForm, type SentForm } from './payment-form';
import { problemsOfSeats } from './seats';

/**
 * What came of a form: the provider's page, where the buyer goes on; `begun`: the page shows how to pay; `done`: nothing was
 * due; `saves`: it is to be paid in parts; `saving`: parts of it were paid, so nothing of the form was kept; `closed`: no
 * account is open any more; `ended`: nothing can be paid any more; or the page again, with what is in the way, or at the price of what was chosen.
 */
export type PayOutcome = ProviderPlace | 'begun' | 'done' | 'saves' | 'saving' | 'closed' | 'ended' | ShownAgain;

/** Where a provider takes the money. */
export interface ProviderPlace {
  goTo: string;
  /** What the provider's own window over our page is opened with, when it has one. */
  accessCode?: string;
}

export interface ShownAgain extends PayRefusal {
  status: number;
  values: FormValues;
  wasSent: true;
  /** The checkout as it is by now, when what was chosen changed it. */
  checkout?: Checkout;
  formerTotalMinor?: number;
}

/** A form as it is taken: `act` is what it asks for, `current` the checkout as it is by now. */
interface SentPayment extends SentForm {
  act: string;
  current: Checkout;
}

type More = Pick<Seen, 'wantsOtherWay' | 'hasAsked' | 'problems' | 'repriced' | 'wasSent' | 'formerTotalMinor'> & { checkout?: Checkout };

/** Shows buyers their checkout and takes what they fill in; what it costs, and whether it is paid, is decided elsewhere. */
@Injectable()
export class CheckoutPageService {
  constructor(
    private readonly startPayment: StartPayment,
    private readonly keeping: CheckoutKeeping,
    private readonly offers: CheckoutOffers,
    private readonly sandbox: SandboxLinks,
    private readonly addresses: OrderAddresses,
    private readonly config: ServiceConfig,
  ) {}

  async view(
    { workspace, ...page }: CheckoutPageRequest,
    values: FormValues,
    { checkout = page.found.checkout, ...more }: More = {},
  ): Promise<CheckoutPageView> {
    const [rails, offers, looks] = await Promise.all([
      this.offers.rails(checkout, workspace),
      this.offers.choices(checkout, workspace),
      this.offers.looks(checkout),
    ]);
    return viewOf({
      ...page,
      ...page.found,
      ...more,
      checkout,
      mayCancel: workspace.settings.selfService.orders.cancelCheckout,
      timezone: workspace.timezone,
      rails,
      offers,
      looks,
      values,
      playUrlOf: (reference) => this.sandbox.page(reference),
      balanceUrlOf: (orderId) => this.addresses.of({ workspaceSlug: workspace.slug, orderId }).balance,
      orderUrlOf: (orderId) => this.addresses.of({ workspaceSlug: workspace.slug, orderId }).order,
    });
  }

  /** Where a buyer goes on who came from a page of this service: to the order, as far as the link shows it. */
  afterPaying(page: CheckoutPageRequest): string {
    const {
      found: {
        checkout: { orderId },
      },
      access,
      workspace,
    } = page;
    return orderId && access === 'full' ? ownAddress(this.addresses.of({ workspaceSlug: workspace.slug, orderId }).order) : addressOf(page);
  }

  /**
   * Takes what the form holds: keeps details and choices, and starts to pay unless it asks for the price alone. It is
   * paid by the server's price, whatever the form says, or everything that is in the way is said.
   */
  async pay(page: CheckoutPageRequest, values: FormValues): Promise<PayOutcome> {
    const { checkout } = page.found;
    if (stateOf(checkout, undefined, page.now) !== 'form') return 'ended';
    if (phaseOf(checkout, page.now) === 'saving') return 'saving';
    const view = await this.view(page, values, { wasSent: true });
    const act = values.text(ACT);
    const sent: SentPayment = { ...readForm(values, view), act, current: checkout };
    const again = (more: Partial<ShownAgain>): ShownAgain => ({
      problems: [],
      status: HttpStatus.OK,
      values: act === 'drop' ? values.without(CODE) : values,
      wasSent: true,
      checkout: sent.current,
      ...more,
    });
    try {
      if (act === OTHER_WAY) {
        await this.keeping.closeAccounts(checkout, page.access);
        return values.has(SEEN_TOTAL) ? again({}) : 'closed';
      }
      const refused = await this.take(page, view, sent);
      if (refused) return again(refused);
      if (act === SAVE) return 'saves';
      return act === '' ? await this.start(page, sent.given) : again({});
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return again({
        ...explainRefusal(error, sent.current.cart, page, slotFields(view.offered?.lines)),
        status: ERROR_CATALOGUE[error.code].status,
      });
    }
  }

  /** Keeps details, then choices. Answers what is in the way of paying, all of it at once, if the buyer means to pay. */
  private async take(page: CheckoutPageRequest, { seats }: CheckoutPageView, sent: SentPayment): Promise<Partial<ShownAgain> | undefined> {
    const { act, details, told, problems, choices, fitting, given } = sent;
    const {
      found: { checkout },
      access: holder,
    } = page;
    const { deliveryAddress, contact } = details;
    const movesWithZone = changesZone(checkout.cart, choices);
    // What is kept by a link that masks can only be changed by the buyer's own: it is kept once its holder goes on.
    const isTrial = holder === 'masked' && (!goesOn(act) || problems.length > 0);
    const kept = await this.keeping.details(checkout, {
      holder,
      language: page.locale,
      isTrial,
      contact,
      deliveryAddress: movesWithZone ? undefined : deliveryAddress,
      seats: told,
    });
    sent.current = kept.checkout;
    const refused = kept.refusals.flatMap((refusal) => explainRefusal(refusal, checkout.cart, page).problems);
    const unfinished = seats ? inOrder(problems, problemsOfSeats(kept.faults, seats.asked, page.words)) : problems;
    const missing = [...refused, ...(goesOn(act) ? unfinished : [])];
    const chosen = { holder, email: given.contact?.email, deliveryAddress: movesWithZone ? deliveryAddress : undefined };
    if (missing.length > 0) {
      sent.current = await this.keeping.whatFits(sent.current, { ...chosen, choices: fitting });
      return { problems: missing, status: HttpStatus.BAD_REQUEST };
    }
    const seen = sent.current;
    sent.current = await this.keeping.choices(seen, { ...chosen, choices });
    if (!goesOn(act) || sent.current === seen || isAgreed(sent.current, given)) return undefined;
    const { problems: news } = explainRefusal(new PriceChanged(sent.current.cart), checkout.cart, page);
    return { problems: news, status: HttpStatus.CONFLICT, formerTotalMinor: checkout.cart.totalMinor };
  }

  private async start(page: CheckoutPageRequest, { rail, acceptedTotalMinor, acceptedDueNowMinor }: GivenPayment): Promise<PayOutcome> {
    const returnUrl = this.config.http.publicUrl + addressOf(page, 'return');
    const { checkout, attempt } = await this.startPayment.execute({
      name: checkoutNameOf(page.found.checkout),
      holder: page.access,
      rail,
      acceptedTotalMinor,
      acceptedDueNowMinor,
      returnUrl,
    });
    if (checkout.status === 'paid') return 'done';
    return (attempt && providerPlaceOf(attempt)) ?? 'begun';
  }
}

/** The sandbox answers access codes as Paystack does, and has no window to open by them. */
export function providerPlaceOf({ status, provider, flow, instructions }: PaymentAttempt): ProviderPlace | undefined {
  const { checkoutUrl, accessCode } = instructions ?? {};
  if (status !== 'pending' || !checkoutUrl) return undefined;
  return { goTo: checkoutUrl, accessCode: provider === 'paystack' && flow === 'inline' && accessCode ? accessCode : undefined };
}

function slotFields(lines: readonly OfferedLine[] = []): SlotFields {
  return Object.fromEntries(lines.flatMap(({ slots, variantId }, index) => (slots ? [[variantId, lineField(index, 'slot')]] : [])));
}

/** Whether this is what the buyer saw and agreed to (D-82). */
function isAgreed(
  { cart: { totalMinor, dueNowMinor } }: Checkout,
  { acceptedTotalMinor, acceptedDueNowMinor = dueNowMinor }: GivenPayment,
): boolean {
  return acceptedTotalMinor === totalMinor && acceptedDueNowMinor === dueNowMinor;
}
