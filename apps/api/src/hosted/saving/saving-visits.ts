import { Inject, Injectable } from '@nestjs/common';
import { isSavingUp, ReadBuyersCheckout, ReadSavingOffer, RefreshSaving, type SavingOffer, type SavingTerms } from '@svc/checkout';
import { CheckoutVisits, type Entry, type Visit } from '../checkout/checkout-visits';
import { nameOf } from '../checkout/checkout-keeping';

/** Somebody who holds a link to a checkout that is, was, or can be saved up for; `path` is that of the plan. */
export interface SavingVisit extends Visit {
  terms: SavingTerms;
  /** What can be begun, or as it is offered now to who has begun; absent when it is not offered any more. */
  offer?: SavingOffer;
  /** Of the checkout's own page. */
  checkoutPath: string;
}

/** Lets people in to a savings plan, at the prices of now where these hold for it. */
@Injectable()
export class SavingVisits {
  constructor(
    @Inject(CheckoutVisits) private readonly visits: CheckoutVisits,
    @Inject(RefreshSaving) private readonly refreshSaving: RefreshSaving,
    @Inject(ReadBuyersCheckout) private readonly readCheckout: ReadBuyersCheckout,
    @Inject(ReadSavingOffer) private readonly readOffer: ReadSavingOffer,
  ) {}

  /**
   * Answers the visit to the checkout itself when nothing is, was, or can be saved up, or all of it is paid.
   * @throws what CheckoutVisits throws
   */
  async visit(entry: Entry, { fresh = false } = {}): Promise<{ plan?: SavingVisit; common: Visit }> {
    const common = await this.current(await this.visits.visit(entry, { fresh }));
    const { checkout } = common.found;
    if (checkout.status === 'paid') return { common };
    const offer = checkout.status === 'open' ? await this.readOffer.execute(checkout) : undefined;
    const terms = checkout.saving?.startedAt ? checkout.saving : offer;
    if (!terms) return { common };
    return { common, plan: { ...common, terms, offer, path: `${common.path}/save`, checkoutPath: common.path } };
  }

  private async current(visit: Visit): Promise<Visit> {
    const { checkout } = visit.found;
    if (!isSavingUp(checkout)) return visit;
    await this.refreshSaving.execute(nameOf(checkout));
    return { ...visit, found: (await this.readCheckout.execute({ workspaceId: checkout.workspaceId, checkoutId: checkout.id })) ?? visit.found };
  }
}
