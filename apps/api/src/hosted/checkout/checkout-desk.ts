import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { CheckoutAlreadyPaid, CheckoutEnded, StartPayment } from '@svc/checkout';
import { SandboxLinks, ServiceConfig } from '@svc/composition';
import { DomainError } from '@svc/kernel';
import { OfferRails } from '@svc/payments';
import { ERROR_CATALOGUE } from '../../edge/error-catalogue';
import type { FormValues } from '../form-values';
import { viewOf, type CheckoutPageView, type Seen } from './checkout-view';
import type { Visit } from './checkout-visits';
import { explainRefusal, type PayRefusal } from './explain-refusal';
import { addressOf } from './page-address';
import { readPaymentForm } from './payment-form';

/**
 * What came of a form that pays: the provider's page, where the buyer goes on; `begun`: the page tells how to pay; `done`:
 * nothing was due; `ended`: nothing can be paid any more; or what is in the way.
 */
export type PayOutcome = { goTo: string } | 'begun' | 'done' | 'ended' | (PayRefusal & { status: number });

/** Shows buyers their checkout and takes what they fill in; what it costs, and whether it is paid, is decided elsewhere. */
@Injectable()
export class CheckoutDesk {
  constructor(
    @Inject(StartPayment) private readonly startPayment: StartPayment,
    @Inject(OfferRails) private readonly offerRails: OfferRails,
    @Inject(SandboxLinks) private readonly sandbox: SandboxLinks,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  async view({ workspace, ...visit }: Visit, values: FormValues, more: Pick<Seen, 'wantsOtherWay' | 'problems' | 'repriced'> = {}): Promise<CheckoutPageView> {
    const { mode, cart } = visit.found.checkout;
    const rails = await this.offerRails.execute({ workspaceId: workspace.id, mode, currency: cart.currency, railSettings: workspace.settings.rails });
    return viewOf({ ...visit, ...visit.found, ...more, timezone: workspace.timezone, rails, values, playUrlOf: (reference) => this.sandbox.page(reference) });
  }

  /** Starts to pay, by the server's price whatever the form says, or says everything that is in the way. */
  async pay(visit: Visit, values: FormValues): Promise<PayOutcome> {
    const { workspaceId, mode, id: checkoutId, status, cart } = visit.found.checkout;
    if (status !== 'open') return 'ended';
    const { problems, given } = readPaymentForm(values, await this.view(visit, values));
    if (problems.length > 0) return { problems, status: HttpStatus.BAD_REQUEST };
    const returnUrl = this.config.http.publicUrl + addressOf(visit, 'return');
    try {
      const { checkout, attempt } = await this.startPayment.execute({ ...given, name: { workspaceId, mode, checkoutId }, returnUrl });
      if (checkout.status === 'paid') return 'done';
      const url = attempt?.status === 'pending' ? attempt.instructions?.checkoutUrl : undefined;
      return url ? { goTo: url } : 'begun';
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return { ...explainRefusal(error, cart), status: ERROR_CATALOGUE[error.code].status };
    }
  }
}
