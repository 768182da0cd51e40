import { HttpStatus, Inject, Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import { CheckoutAlreadyPaid, CheckoutEnded, ReadBuyersCheckout, SettleCheckout, StartPayment, type BuyersCheckout, type Checkout } from '@svc/checkout';
import { SandboxLinks, ServiceConfig } from '@svc/composition';
import { CheckoutLinks, type CheckoutSight } from '@svc/contracts';
import { Clock, DomainError, idOf, NotFound } from '@svc/kernel';
import { OfferRails, type CheckoutName } from '@svc/payments';
import { ShopFaceReader } from '@svc/storefront';
import { ERROR_CATALOGUE } from '../../edge/error-catalogue';
import type { FormValues } from '../form-values';
import type { Brand } from '../page';
import { viewOf, type CheckoutPageView, type Seen } from './checkout-view';
import { explainRefusal, type PayRefusal } from './explain-refusal';
import { addressOf } from './page-address';
import { readPaymentForm } from './payment-form';

/** By which a buyer comes to a checkout: its address and the token in it. */
export interface Entry {
  workspace: string;
  ref: string;
  token: string;
  clientIp: string;
}

/** A buyer who holds a link that is good, and the checkout as it stands. */
export interface Visit {
  workspace: Workspace;
  brand: Brand;
  found: BuyersCheckout;
  sight: CheckoutSight;
  /** Of the page, without its query. */
  path: string;
  token: string;
  now: Date;
}

/** What came of a form that pays: an address to go on at, `ended` when nothing can be paid any more, or what is in the way. */
export type PayOutcome = { goTo: string } | 'begun' | 'done' | 'ended' | (PayRefusal & { status: number });

/** Shows buyers their checkout and takes what they fill in; what it costs, and whether it is paid, is decided elsewhere. */
@Injectable()
export class CheckoutDesk {
  constructor(
    @Inject(AdmitVisitor) private readonly visitors: AdmitVisitor,
    @Inject(ReadBuyersCheckout) private readonly readCheckout: ReadBuyersCheckout,
    @Inject(SettleCheckout) private readonly settleCheckout: SettleCheckout,
    @Inject(StartPayment) private readonly startPayment: StartPayment,
    @Inject(OfferRails) private readonly offerRails: OfferRails,
    @Inject(ShopFaceReader) private readonly faces: ShopFaceReader,
    @Inject(CheckoutLinks) private readonly links: CheckoutLinks,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
    @Inject(SandboxLinks) private readonly sandbox: SandboxLinks,
  ) {}

  /**
   * @param fresh asks the provider at once, for a buyer who has just been there
   * @throws NotFound for what does not exist and for a token that does not open it, alike (D-1a); RateLimited
   */
  async visit({ workspace: workspaceSlug, ref, token, clientIp }: Entry, { fresh = false } = {}): Promise<Visit> {
    const now = this.clock.now();
    const workspace = await this.visitors.execute({ workspaceSlug, rate: 'read', clientIp, now });
    const checkoutId = idOf('chk', ref);
    const sight = checkoutId && this.links.sightOf(token, { workspaceSlug: workspace.slug, checkoutId });
    if (!sight) throw new NotFound('checkout');
    const name = { workspaceId: workspace.id, checkoutId };
    const [found, { logoUrl, colour }] = await Promise.all([this.readCheckout.execute(name), this.faces.read(workspace.id)]);
    if (!found) throw new NotFound('checkout');
    return { workspace, brand: { name: workspace.displayName, logoUrl, colour }, found: await this.settled(found, fresh, now), sight, path: `/${workspace.slug}/c/${ref}`, token, now };
  }

  async view({ workspace, ...visit }: Visit, values: FormValues, more: Pick<Seen, 'wantsOtherWay' | 'problems' | 'repriced'> = {}): Promise<CheckoutPageView> {
    const { mode, cart } = visit.found.checkout;
    const rails = await this.offerRails.execute({ workspaceId: workspace.id, mode, currency: cart.currency, railSettings: workspace.settings.rails });
    return viewOf({ ...visit, ...visit.found, ...more, timezone: workspace.timezone, rails, values, playUrlOf: (reference) => this.sandbox.page(reference) });
  }

  /** Starts to pay, by the server's price whatever the form says, or says everything that is in the way. */
  async pay(visit: Visit, values: FormValues): Promise<PayOutcome> {
    const { checkout } = visit.found;
    const { problems, given } = readPaymentForm(values, await this.view(visit, values));
    if (checkout.status !== 'open') return 'ended';
    if (problems.length > 0) return { problems, status: HttpStatus.BAD_REQUEST };
    try {
      const { checkout: after, attempt } = await this.startPayment.execute({ ...given, name: nameOf(checkout), returnUrl: this.config.http.publicUrl + addressOf(visit, 'return') });
      if (after.status === 'paid') return 'done';
      const url = attempt?.status === 'pending' ? attempt.instructions?.checkoutUrl : undefined;
      return url ? { goTo: url } : 'begun';
    } catch (error) {
      if (error instanceof CheckoutEnded || error instanceof CheckoutAlreadyPaid) return 'ended';
      if (!(error instanceof DomainError)) throw error;
      return { ...explainRefusal(error, checkout.cart), status: ERROR_CATALOGUE[error.code].status };
    }
  }

  /** The provider is asked while there is something to hear of; then the checkout is read again, with its money. */
  private async settled(found: BuyersCheckout, fresh: boolean, now: Date): Promise<BuyersCheckout> {
    const { status, expiresAt, workspaceId, id: checkoutId } = found.checkout;
    const mayHaveChanged = status === 'open' && (found.attempts.length > 0 || expiresAt <= now);
    if (!mayHaveChanged) return found;
    await this.settleCheckout.execute({ ...nameOf(found.checkout), fresh });
    return (await this.readCheckout.execute({ workspaceId, checkoutId })) ?? found;
  }
}

function nameOf({ workspaceId, mode, id: checkoutId }: Checkout): CheckoutName {
  return { workspaceId, mode, checkoutId };
}
