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
import { ERROR_CATALOGUE } from '@svc/http';
import { DomainError } from '@svc/kernel';
import { type PaymentAttempt, ProviderUnavailable } from '@svc/payments';
import { OrderAddresses } from '../orders/order-addresses';
import { closingOf, ownAddress } from '../page';
import type { FormValues } from '../posted-form';
import { CheckoutKeeping, checkoutNameOf } from './checkout-keeping';
import { CheckoutOffers } from './checkout-offers';
import { viewOf, type CheckoutPageView, type ViewInput } from './checkout-view';
import type { CheckoutPageRequest } from './checkout-page-loader';
import { explainRefusal, type PayRefusal, type SlotFields } from './explain-refusal';
import { ACT, CODE, lineField, OTHER_WAY, SAVE, SEEN_TOTAL } from './field-names';
import { popupOf, type ProviderPopup } from './live/provider-popups';
import { addressOf, stateOf } from './page-state';
import { orderProblems, type PaymentInput, proceeds, readForm, type SentForm } from './payment-form';
import { problemsOfSeats } from './seats';

/**
 * Outcome of a form: the provider's page; `begun`: the page shows the payment; `done`: nothing was due; `saves`: a savings plan
 * was requested; `saving`: a savings plan has begun, so the form was not stored; `closed`: the transfer accounts are closed;
 * `ended`: the checkout has ended; or the form again, with its problems or at a new price.
 */
export type PayOutcome = ProviderPage | 'begun' | 'done' | 'saves' | 'saving' | 'closed' | 'ended' | RedisplayedForm;

/** Page of a provider on which a payment continues. */
export interface ProviderPage {
  goTo: string;
  /** The provider's popup for the same payment, where it has one. */
  popup?: ProviderPopup & { accessCode: string };
}

export interface RedisplayedForm extends PayRefusal {
  status: number;
  values: FormValues;
  wasSent: true;
  /** Checkout with the changes of the form, if it has changed anything. */
  checkout?: Checkout;
  /** Cart with the choices of the form, not stored. */
  tried?: PricedCart;
}

/** Form with its action, the value of `ACT`; empty when it pays. */
interface SentPayment extends SentForm {
  act: string;
}

type ViewChanges = Pick<ViewInput, 'wantsOtherWay' | 'hasAsked' | 'problems' | 'repriced' | 'tried' | 'wasSent'> & { checkout?: Checkout };

/** Builds the view of a checkout and handles its form; prices and payments are decided in the use cases. */
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
    { checkout = page.buyersCheckout.checkout, ...changes }: ViewChanges = {},
  ): Promise<CheckoutPageView> {
    const [rails, offers, looks] = await Promise.all([
      this.offers.rails(checkout, workspace),
      this.offers.choices(checkout, workspace),
      this.offers.looks(checkout),
    ]);
    return viewOf({
      ...page,
      ...page.buyersCheckout,
      ...changes,
      checkout,
      mayCancel: workspace.settings.selfService.orders.cancelCheckout,
      timezone: workspace.timezone,
      closed: closingOf(workspace, checkout.mode, page.now),
      rails,
      offers,
      looks,
      values,
      playUrlOf: (reference) => this.sandbox.page(reference),
      balanceUrlOf: (orderId) => this.addresses.of({ workspaceSlug: workspace.slug, orderId, linkSerial: checkout.linkSerial }).balance,
      orderUrlOf: (orderId) => this.addresses.of({ workspaceSlug: workspace.slug, orderId, linkSerial: checkout.linkSerial }).order,
    });
  }

  /** Returns the address for a paid checkout that was opened on a page of this service: the order for a full link, else the checkout. */
  afterPaying(page: CheckoutPageRequest): string {
    const {
      buyersCheckout: {
        checkout: { orderId, linkSerial },
      },
      access,
      workspace,
    } = page;
    return orderId && access === 'full'
      ? ownAddress(this.addresses.of({ workspaceSlug: workspace.slug, orderId, linkSerial }).order)
      : addressOf(page);
  }

  /**
   * Stores details and choices of the form, and starts the payment unless the form only updates the price. The server's
   * price counts. A form with problems is shown again with all of them, and nothing is stored (D-131).
   */
  async pay(page: CheckoutPageRequest, values: FormValues): Promise<PayOutcome> {
    const { checkout } = page.buyersCheckout;
    if (stateOf(checkout, undefined, page.now) !== 'form') return 'ended';
    if (phaseOf(checkout, page.now) === 'saving') return 'saving';
    const view = await this.view(page, values, { wasSent: true });
    const act = values.text(ACT);
    const sent: SentPayment = { ...readForm(values, view), act };
    const redisplay = (changes: Partial<RedisplayedForm>): RedisplayedForm => ({
      problems: [],
      status: HttpStatus.OK,
      values: act === 'drop' ? values.without(CODE) : values,
      wasSent: true,
      ...changes,
    });
    let form: FilledForm | undefined;
    try {
      if (act === OTHER_WAY) {
        await this.keeping.closeAccounts(checkout, page.access);
        return values.has(SEEN_TOTAL) ? redisplay({}) : 'closed';
      }
      const judged = await this.judge(page, sent);
      const refused = await this.findProblems(page, view, { ...sent, judged });
      if (refused) return redisplay(refused);
      form = await this.price(page, { ...sent, judged });
      return await this.proceed(page, sent, form, redisplay);
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return redisplay({
        ...(error instanceof ProviderUnavailable && { checkout: form?.checkout }),
        ...explainRefusal(error, checkout.cart, page, slotFields(view.offered?.lines)),
        status: ERROR_CATALOGUE[error.code].status,
      });
    }
  }

  /** Stores the form, or starts the payment. @throws PriceChanged when its price differs from the one that the buyer saw */
  private async proceed(
    page: CheckoutPageRequest,
    { act, payment }: SentPayment,
    form: FilledForm,
    redisplay: (changes: Partial<RedisplayedForm>) => RedisplayedForm,
  ): Promise<PayOutcome> {
    if (proceeds(act) && form.changesCart && !isAgreed(form.checkout, payment)) throw new PriceChanged(form.checkout.cart);
    if (act === '') return this.start(page, payment, form);
    const checkout = await this.keeping.keep(form);
    return act === SAVE ? 'saves' : redisplay({ checkout });
  }

  /** Returns the form with its problems or a changed price, before a checkout is opened for it; undefined when it has neither (D-131). */
  async refusalOf(page: CheckoutPageRequest, values: FormValues): Promise<RedisplayedForm | undefined> {
    const { checkout } = page.buyersCheckout;
    const { problems, payment } = readForm(values, await this.view(page, values, { wasSent: true }));
    const base = { values, wasSent: true as const };
    if (!proceeds(values.text(ACT))) return undefined;
    if (problems.length > 0) return { ...base, problems: orderProblems(problems), status: HttpStatus.BAD_REQUEST };
    const refusal = isAgreed(checkout, payment) ? undefined : new PriceChanged(checkout.cart);
    return refusal && { ...base, ...explainRefusal(refusal, checkout.cart, page), status: ERROR_CATALOGUE[refusal.code].status };
  }

  private judge(page: CheckoutPageRequest, { details: { contact, deliveryAddress }, seats, choices }: SentPayment): Promise<JudgedDetails> {
    const { checkout } = page.buyersCheckout;
    return this.keeping.judge(checkout, {
      holder: page.access,
      language: page.locale,
      contact,
      deliveryAddress: changesZone(checkout.cart, choices) ? undefined : deliveryAddress,
      seats,
    });
  }

  /** Returns all problems of a form, with the cart of its valid choices; undefined when it has none. */
  private async findProblems(
    page: CheckoutPageRequest,
    { seats }: CheckoutPageView,
    sent: SentPayment & { judged: JudgedDetails },
  ): Promise<Partial<RedisplayedForm> | undefined> {
    const { act, problems, judged, fitting } = sent;
    const { cart } = page.buyersCheckout.checkout;
    const refused = judged.refusals.flatMap((refusal) => explainRefusal(refusal, cart, page).problems);
    const ofSeats = seats ? problemsOfSeats(judged.faults, seats.form, page.words) : [];
    const missing = orderProblems([...refused, ...(proceeds(act) ? [...problems, ...ofSeats] : [])]);
    if (missing.length === 0) return undefined;
    const form = await this.keeping.tryPrice(judged, { ...choiceContext(page, sent), choices: fitting });
    return { problems: missing, status: HttpStatus.BAD_REQUEST, tried: form?.checkout.cart };
  }

  private price(page: CheckoutPageRequest, sent: SentPayment & { judged: JudgedDetails }): Promise<FilledForm> {
    return this.keeping.price(sent.judged, { ...choiceContext(page, sent), choices: sent.choices });
  }

  private async start(
    page: CheckoutPageRequest,
    { rail, acceptedTotalMinor, acceptedDueNowMinor }: PaymentInput,
    form: FilledForm,
  ): Promise<PayOutcome> {
    const returnUrl = this.config.http.publicUrl + addressOf(page, 'return');
    const { checkout, attempt } = await this.startPayment.execute({
      name: checkoutNameOf(page.buyersCheckout.checkout),
      holder: page.access,
      rail,
      acceptedTotalMinor,
      acceptedDueNowMinor,
      input: form,
      returnUrl,
    });
    if (checkout.status === 'paid') return 'done';
    return (attempt && providerPageOf(attempt)) ?? 'begun';
  }
}

/** Returns the provider's page of a pending attempt, with its popup where the attempt is paid in one. */
export function providerPageOf({ status, provider, flow, instructions }: PaymentAttempt): ProviderPage | undefined {
  const { checkoutUrl, accessCode } = instructions ?? {};
  if (status !== 'pending' || !checkoutUrl) return undefined;
  const popup = flow === 'inline' && accessCode ? popupOf(provider) : undefined;
  return { goTo: checkoutUrl, ...(popup && accessCode && { popup: { ...popup, accessCode } }) };
}

function slotFields(lines: readonly OfferedLine[] = []): SlotFields {
  return Object.fromEntries(lines.flatMap(({ slots, variantId }, index) => (slots ? [[variantId, lineField(index, 'slot')]] : [])));
}

/**
 * Returns the holder, email and address with which choices are priced. An address entered with another zone is checked together
 * with it (D-105). Details that the holder of a masked link could not correct are left out (D-104).
 */
function choiceContext(
  { access: holder, buyersCheckout: { checkout } }: CheckoutPageRequest,
  { act, payment, details: { deliveryAddress }, choices }: SentPayment,
): Omit<ChosenWithDetails, 'choices'> {
  return {
    holder,
    email: payment.contact?.email,
    deliveryAddress: changesZone(checkout.cart, choices) ? deliveryAddress : undefined,
    keepsDetails: holder !== 'masked' || proceeds(act),
  };
}

/** Returns true when the cart has the total and the amount due now that the buyer accepted (D-82). */
function isAgreed(
  { cart: { totalMinor, dueNowMinor } }: Checkout,
  { acceptedTotalMinor, acceptedDueNowMinor = dueNowMinor }: PaymentInput,
): boolean {
  return acceptedTotalMinor === totalMinor && acceptedDueNowMinor === dueNowMinor;
}
