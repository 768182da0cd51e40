import { HttpStatus, Injectable } from '@nestjs/common';
import { backMinorOf, CheckoutAlreadyPaid, CheckoutEnded, PaySavingPart, StopSaving } from '@svc/checkout';
import { ServiceConfig } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { ERROR_CATALOGUE } from '@svc/http';
import { DomainError } from '@svc/kernel';
import { CheckoutPageService, providerPageOf, type PayOutcome } from '../checkout/checkout-page-service';
import { CheckoutKeeping, checkoutNameOf } from '../checkout/checkout-keeping';
import { explainRefusal } from '../checkout/explain-refusal';
import { ACT, DETAILS, OTHER_WAY, RAIL } from '../checkout/field-names';
import { addressOf } from '../checkout/page-state';
import { readDetails, readPaymentForm } from '../checkout/payment-form';
import type { CheckoutPageView } from '../checkout/checkout-view';
import type { FormValues, Problem } from '../posted-form';
import { readPartForm, type PartSettings, type PartInput } from './part-form';
import { savingViewOf, type SavingPageView } from './saving-view';
import type { SavingPageRequest } from './saving-page-loader';

type More = Parameters<CheckoutPageService['view']>[2];

/** Shows savings plans, accepts parts, and ends a plan for its buyer; prices and amounts are decided by the use cases. */
@Injectable()
export class SavingPageService {
  constructor(
    private readonly service: CheckoutPageService,
    private readonly keeping: CheckoutKeeping,
    private readonly paySavingPart: PaySavingPart,
    private readonly stopSaving: StopSaving,
    private readonly links: CheckoutLinks,
    private readonly config: ServiceConfig,
  ) {}

  async view(page: SavingPageRequest, values: FormValues, more: More = {}): Promise<SavingPageView> {
    const {
      workspace,
      buyersCheckout: { checkout, payments },
    } = page;
    const paying = await this.service.view(page, values, more);
    const shareUrl = this.links.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: checkout.id }, 'masked');
    return savingViewOf(page, paying, shareUrl, backMinorOf(checkout, payments, 'buyer'));
  }

  /** Starts to pay the part that the form names, stores the buyer's details, or returns every problem of the form. */
  async pay(page: SavingPageRequest, values: FormValues): Promise<PayOutcome> {
    const view = await this.view(page, values);
    const { paying, state } = view;
    if (state === 'over' || state === 'ending') return 'ended';
    const {
      buyersCheckout: { checkout },
      access,
    } = page;
    const act = values.text(ACT);
    const again = { values, wasSent: true as const, checkout };
    try {
      if (act === OTHER_WAY) {
        await this.keeping.closeAccounts(checkout, access);
        return 'closed';
      }
      const { problems, part } =
        act === DETAILS ? await this.keepDetails(page, values, paying) : readPartForm(values, settingsOf(view, page));
      if (problems.length > 0) return { ...again, problems, status: HttpStatus.BAD_REQUEST };
      return part ? await this.start(page, part) : 'begun';
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return { ...again, ...explainRefusal(error, paying.cart, page), status: ERROR_CATALOGUE[error.code].status };
    }
  }

  /** @throws NotFound for the holder of a link that lets others pay */
  async stop({ access, buyersCheckout: { checkout } }: SavingPageRequest): Promise<void> {
    await this.stopSaving.execute({ name: checkoutNameOf(checkout), holder: access });
  }

  /** Stores the buyer's details and the delivery address, the only changes to a plan that has begun (D-104). */
  private async keepDetails(
    { buyersCheckout: { checkout }, access: holder, ...pageLocale }: SavingPageRequest,
    values: FormValues,
    paying: CheckoutPageView,
  ): Promise<{ problems: Problem[]; part?: undefined }> {
    const problems = readPaymentForm(values, paying).problems.filter(({ name }) => name !== RAIL);
    if (problems.length > 0) return { problems };
    const { refusals } = await this.keeping.details(checkout, { holder, language: pageLocale.locale, ...readDetails(values, paying) });
    return { problems: refusals.flatMap((refusal) => explainRefusal(refusal, checkout.cart, pageLocale).problems) };
  }

  private async start(page: SavingPageRequest, part: PartInput): Promise<PayOutcome> {
    const returnUrl = this.config.http.publicUrl + addressOf(page, 'return');
    const { checkout, attempt } = await this.paySavingPart.execute({
      ...part,
      name: checkoutNameOf(page.buyersCheckout.checkout),
      holder: page.access,
      returnUrl,
    });
    if (checkout.status === 'paid') return 'done';
    return (attempt && providerPageOf(attempt)) ?? 'begun';
  }
}

function settingsOf(
  { paying, leastMinor, missingMinor, offer, asksPayer }: SavingPageView,
  { locale, words }: SavingPageRequest,
): PartSettings {
  return { currency: paying.cart.currency, rails: paying.rails, leastMinor, mostMinor: missingMinor, offer, asksPayer, locale, words };
}
