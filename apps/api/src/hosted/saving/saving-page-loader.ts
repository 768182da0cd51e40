import { Injectable } from '@nestjs/common';
import { isSavingUp, ReadBuyersCheckout, ReadSavingOffer, RefreshSaving, type SavingOffer, type SavingTerms } from '@svc/checkout';
import { CheckoutPageLoader, type Entry, type CheckoutPageRequest } from '../checkout/checkout-page-loader';
import { checkoutNameOf } from '../checkout/checkout-keeping';

/** Somebody who holds a link to a checkout that is, was, or can be saved up for; `path` is that of the plan. */
export interface SavingPageRequest extends CheckoutPageRequest {
  terms: SavingTerms;
  /** The offer as it stands now, whether or not the plan has begun; absent when there is none any more. */
  offer?: SavingOffer;
  /** Of the checkout's own page. */
  checkoutPath: string;
}

/** Lets people in to a savings plan, at the prices of now where these hold for it. */
@Injectable()
export class SavingPageLoader {
  constructor(
    private readonly loader: CheckoutPageLoader,
    private readonly refreshSaving: RefreshSaving,
    private readonly readCheckout: ReadBuyersCheckout,
    private readonly readOffer: ReadSavingOffer,
  ) {}

  /**
   * Answers the visit to the checkout itself when nothing is, was, or can be saved up, or all of it is paid.
   * @throws what CheckoutPageLoader throws
   */
  async load(entry: Entry, { fresh = false } = {}): Promise<{ plan?: SavingPageRequest; common: CheckoutPageRequest }> {
    const common = await this.current(await this.loader.load(entry, { fresh }));
    const { checkout } = common.found;
    if (checkout.status === 'paid') return { common };
    const offer = checkout.status === 'open' ? await this.readOffer.execute(checkout) : undefined;
    const terms = checkout.saving?.startedAt ? checkout.saving : offer;
    if (!terms) return { common };
    return { common, plan: { ...common, terms, offer, path: `${common.path}/save`, checkoutPath: common.path } };
  }

  private async current(page: CheckoutPageRequest): Promise<CheckoutPageRequest> {
    const { checkout } = page.found;
    if (!isSavingUp(checkout)) return page;
    await this.refreshSaving.execute(checkoutNameOf(checkout));
    return {
      ...page,
      found: (await this.readCheckout.execute({ workspaceId: checkout.workspaceId, checkoutId: checkout.id })) ?? page.found,
    };
  }
}
