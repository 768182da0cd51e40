import { Injectable } from '@nestjs/common';
import { isSavingUp, ReadBuyersCheckout, ReadSavingOffer, RefreshSaving, type SavingOffer, type SavingTerms } from '@svc/checkout';
import { CheckoutPageLoader, type Entry, type CheckoutPageRequest } from '../checkout/checkout-page-loader';
import { checkoutNameOf } from '../checkout/checkout-keeping';

/** Request by a link to a checkout that is, was, or can become a savings plan; `path` is that of the plan. */
export interface SavingPageRequest extends CheckoutPageRequest {
  terms: SavingTerms;
  /** Current offer, whether or not the plan has begun; absent when there is none any more. */
  offer?: SavingOffer;
  /** Path of the checkout's own page. */
  checkoutPath: string;
}

/** Admits visitors to a savings plan, at current prices where these apply to it. */
@Injectable()
export class SavingPageLoader {
  constructor(
    private readonly loader: CheckoutPageLoader,
    private readonly refreshSaving: RefreshSaving,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly readOffer: ReadSavingOffer,
  ) {}

  /**
   * Returns no plan when the checkout has none and can have none, or when everything is paid.
   * @throws errors of CheckoutPageLoader
   */
  async load(entry: Entry, { fresh = false } = {}): Promise<{ plan?: SavingPageRequest; common: CheckoutPageRequest }> {
    const common = await this.current(await this.loader.load(entry, { fresh }));
    const { checkout } = common.buyersCheckout;
    if (checkout.status === 'paid') return { common };
    const offer = checkout.status === 'open' ? await this.readOffer.execute(checkout) : undefined;
    const terms = checkout.saving?.startedAt ? checkout.saving : offer;
    if (!terms) return { common };
    return { common, plan: { ...common, terms, offer, path: `${common.path}/save`, checkoutPath: common.path } };
  }

  private async current(page: CheckoutPageRequest): Promise<CheckoutPageRequest> {
    const { checkout } = page.buyersCheckout;
    if (!isSavingUp(checkout)) return page;
    await this.refreshSaving.execute(checkoutNameOf(checkout));
    return {
      ...page,
      buyersCheckout:
        (await this.readCheckout.execute({ workspaceId: checkout.workspaceId, checkoutId: checkout.id })) ?? page.buyersCheckout,
    };
  }
}
