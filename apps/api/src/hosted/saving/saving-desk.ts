import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { backMinorOf, CheckoutAlreadyPaid, CheckoutEnded, PaySavingPart, StopSaving } from '@svc/checkout';
import { ServiceConfig } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { DomainError, NotFound } from '@svc/kernel';
import { ERROR_CATALOGUE } from '../../edge/error-catalogue';
import { CheckoutDesk, providerPlaceOf, type PayOutcome } from '../checkout/checkout-desk';
import { nameOf } from '../checkout/checkout-keeping';
import { explainRefusal } from '../checkout/explain-refusal';
import { addressOf } from '../checkout/page-address';
import type { FormValues } from '../form-values';
import { readPartForm, type GivenPart } from './part-form';
import { savingViewOf, type SavingPageView } from './saving-view';
import type { SavingVisit } from './saving-visits';

type More = Parameters<CheckoutDesk['view']>[2];

/** Shows people a savings plan, takes parts of it, and ends it for its buyer; what it costs and takes is decided elsewhere. */
@Injectable()
export class SavingDesk {
  constructor(
    @Inject(CheckoutDesk) private readonly desk: CheckoutDesk,
    @Inject(PaySavingPart) private readonly paySavingPart: PaySavingPart,
    @Inject(StopSaving) private readonly stopSaving: StopSaving,
    @Inject(CheckoutLinks) private readonly links: CheckoutLinks,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  async view(visit: SavingVisit, values: FormValues, more: More = {}): Promise<SavingPageView> {
    const { workspace, found: { checkout, payments } } = visit;
    const paying = await this.desk.view(visit, values, more);
    const shareUrl = this.links.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: checkout.id }, 'masked');
    return savingViewOf(visit, paying, shareUrl, backMinorOf(checkout, payments, 'buyer'));
  }

  /** Starts to pay the part that the form names, or says all that is in the way. */
  async pay(visit: SavingVisit, values: FormValues): Promise<PayOutcome> {
    const { paying, leastMinor, missingMinor, offer, state } = await this.view(visit, values);
    if (state === 'over' || state === 'ending') return 'ended';
    const { currency } = paying.cart;
    const { problems, given } = readPartForm(values, { currency, rails: paying.rails, leastMinor, mostMinor: missingMinor, offer, locale: visit.locale, words: visit.words });
    const again = { values, wasSent: true as const, checkout: visit.found.checkout };
    if (problems.length > 0) return { ...again, problems, status: HttpStatus.BAD_REQUEST };
    try {
      return await this.start(visit, given);
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return { ...again, ...explainRefusal(error, paying.cart, visit), status: ERROR_CATALOGUE[error.code].status };
    }
  }

  /** Throws NotFound for who holds a link that lets others pay. */
  async stop({ sight, found: { checkout } }: SavingVisit): Promise<void> {
    if (sight !== 'full') throw new NotFound('page');
    await this.stopSaving.execute({ name: nameOf(checkout), by: 'buyer' });
  }

  private async start(visit: SavingVisit, given: GivenPart): Promise<PayOutcome> {
    const returnUrl = this.config.http.publicUrl + addressOf(visit, 'return');
    const { checkout, attempt } = await this.paySavingPart.execute({ ...given, name: nameOf(visit.found.checkout), returnUrl });
    if (checkout.status === 'paid') return 'done';
    return (attempt && providerPlaceOf(attempt)) ?? 'begun';
  }
}
