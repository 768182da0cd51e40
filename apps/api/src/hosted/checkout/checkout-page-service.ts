import { HttpStatus, Injectable } from '@nestjs/common';
import {
  changesZone,
  CheckoutAlreadyPaid,
  CheckoutEnded,
  phaseOf,
  PriceChanged,
  StartPayment,
  type Checkout,
  type ChosenWithDetails,
  type FilledForm,
  type JudgedDetails,
  type OfferedLine,
} from '@svc/checkout';
import { SandboxLinks, ServiceConfig } from '@svc/composition';
import type { PricedCart } from '@svc/contracts';
import { DomainError } from '@svc/kernel';
import { type PaymentAttempt, ProviderUnavailable } from '@svc/payments';
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
  /** The cart with what was chosen, of which nothing is kept. */
  tried?: PricedCart;
}

/** A form as it is taken; `act` is what it asks for. */
interface SentPayment extends SentForm {
  act: string;
}

type More = Pick<Seen, 'wantsOtherWay' | 'hasAsked' | 'problems' | 'repriced' | 'tried' | 'wasSent'> & { checkout?: Checkout };

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
   * paid by the server's price, whatever the form says, or everything that is in the way is said, and nothing kept (D-131).
   */
  async pay(page: CheckoutPageRequest, values: FormValues): Promise<PayOutcome> {
    const { checkout } = page.found;
    if (stateOf(checkout, undefined, page.now) !== 'form') return 'ended';
    if (phaseOf(checkout, page.now) === 'saving') return 'saving';
    const view = await this.view(page, values, { wasSent: true });
    const act = values.text(ACT);
    const sent: SentPayment = { ...readForm(values, view), act };
    const again = (more: Partial<ShownAgain>): ShownAgain => ({
      problems: [],
      status: HttpStatus.OK,
      values: act === 'drop' ? values.without(CODE) : values,
      wasSent: true,
      ...more,
    });
    let form: FilledForm | undefined;
    try {
      if (act === OTHER_WAY) {
        await this.keeping.closeAccounts(checkout, page.access);
        return values.has(SEEN_TOTAL) ? again({}) : 'closed';
      }
      const judged = await this.judge(page, sent);
      const refused = await this.inTheWay(page, view, { ...sent, judged });
      if (refused) return again(refused);
      form = await this.price(page, { ...sent, judged });
      return await this.goOn(page, sent, form, again);
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return again({
        ...(error instanceof ProviderUnavailable && { checkout: form?.checkout }),
        ...explainRefusal(error, checkout.cart, page, slotFields(view.offered?.lines)),
        status: ERROR_CATALOGUE[error.code].status,
      });
    }
  }

  /** Keeps the form, or starts to pay with it. @throws PriceChanged when it comes to another price than the buyer saw */
  private async goOn(
    page: CheckoutPageRequest,
    { act, given }: SentPayment,
    form: FilledForm,
    again: (more: Partial<ShownAgain>) => ShownAgain,
  ): Promise<PayOutcome> {
    if (goesOn(act) && form.changesCart && !isAgreed(form.checkout, given)) throw new PriceChanged(form.checkout.cart);
    if (act === '') return this.start(page, given, form);
    const kept = await this.keeping.keep(form);
    return act === SAVE ? 'saves' : again({ checkout: kept });
  }

  /** The page again when a form says by itself that it cannot be paid so: asked before a checkout is opened for it (D-131). */
  async refusalOf(page: CheckoutPageRequest, values: FormValues): Promise<ShownAgain | undefined> {
    const { checkout } = page.found;
    const { problems, given } = readForm(values, await this.view(page, values, { wasSent: true }));
    const again = { values, wasSent: true as const };
    if (!goesOn(values.text(ACT))) return undefined;
    if (problems.length > 0) return { ...again, problems, status: HttpStatus.BAD_REQUEST };
    const refusal = isAgreed(checkout, given) ? undefined : new PriceChanged(checkout.cart);
    return refusal && { ...again, ...explainRefusal(refusal, checkout.cart, page), status: ERROR_CATALOGUE[refusal.code].status };
  }

  private judge(page: CheckoutPageRequest, { details: { contact, deliveryAddress }, told, choices }: SentPayment): Promise<JudgedDetails> {
    const { checkout } = page.found;
    return this.keeping.judge(checkout, {
      holder: page.access,
      language: page.locale,
      contact,
      deliveryAddress: changesZone(checkout.cart, choices) ? undefined : deliveryAddress,
      seats: told,
    });
  }

  /** All that is in the way of what the form asks for, beside the price of what fits; undefined when nothing is. */
  private async inTheWay(
    page: CheckoutPageRequest,
    { seats }: CheckoutPageView,
    sent: SentPayment & { judged: JudgedDetails },
  ): Promise<Partial<ShownAgain> | undefined> {
    const { act, problems, judged, fitting } = sent;
    const { cart } = page.found.checkout;
    const refused = judged.refusals.flatMap((refusal) => explainRefusal(refusal, cart, page).problems);
    const unfinished = seats ? inOrder(problems, problemsOfSeats(judged.faults, seats.asked, page.words)) : problems;
    const missing = [...refused, ...(goesOn(act) ? unfinished : [])];
    if (missing.length === 0) return undefined;
    const form = await this.keeping.whatFits(judged, { ...chosenBy(page, sent), choices: fitting });
    return { problems: missing, status: HttpStatus.BAD_REQUEST, tried: form?.checkout.cart };
  }

  private price(page: CheckoutPageRequest, sent: SentPayment & { judged: JudgedDetails }): Promise<FilledForm> {
    return this.keeping.price(sent.judged, { ...chosenBy(page, sent), choices: sent.choices });
  }

  private async start(
    page: CheckoutPageRequest,
    { rail, acceptedTotalMinor, acceptedDueNowMinor }: GivenPayment,
    given: FilledForm,
  ): Promise<PayOutcome> {
    const returnUrl = this.config.http.publicUrl + addressOf(page, 'return');
    const { checkout, attempt } = await this.startPayment.execute({
      name: checkoutNameOf(page.found.checkout),
      holder: page.access,
      rail,
      acceptedTotalMinor,
      acceptedDueNowMinor,
      given,
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

/** The chooser; an address that is told with another zone is judged with it (D-105), and details that a masked link could not correct are left out (D-104). */
function chosenBy(
  { access: holder, found: { checkout } }: CheckoutPageRequest,
  { act, given, details: { deliveryAddress }, choices }: SentPayment,
): Omit<ChosenWithDetails, 'choices'> {
  return {
    holder,
    email: given.contact?.email,
    deliveryAddress: changesZone(checkout.cart, choices) ? deliveryAddress : undefined,
    keepsDetails: holder !== 'masked' || goesOn(act),
  };
}

/** Whether this is what the buyer saw and agreed to (D-82). */
function isAgreed(
  { cart: { totalMinor, dueNowMinor } }: Checkout,
  { acceptedTotalMinor, acceptedDueNowMinor = dueNowMinor }: GivenPayment,
): boolean {
  return acceptedTotalMinor === totalMinor && acceptedDueNowMinor === dueNowMinor;
}
