import { Injectable } from '@nestjs/common';
import { AdmitVisitor, closingInForce } from '@svc/access';
import { OpenEventCheckout } from '@svc/checkout';
import { CheckoutLinks } from '@svc/contracts';
import { refusalOfForm } from '../form-refusal';
import { ownAddress } from '../page';
import type { FormValues } from '../posted-form';
import type { EventPageRequest, FormOutcome } from './event-page-request';
import { explainRefusal } from './explain-refusal';
import type { Chosen, StrayTicket } from './choice/offer';
import { purchaseOf } from './purchase';

/** Opens checkouts for visitors of an event's page, by the same rules as the API (§4.3). */
@Injectable()
export class SellTickets {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly openCheckout: OpenEventCheckout,
    private readonly links: CheckoutLinks,
  ) {}

  /** Returns the address of the checkout that holds the tickets; a client may open only a few at a time for one event. */
  async execute(
    { workspace, url, page: { event }, clientIp, now, words }: EventPageRequest,
    { chosen, strays }: { chosen: readonly Chosen[]; strays: readonly StrayTicket[] },
    values: FormValues,
  ): Promise<FormOutcome> {
    const { body, idempotencyKey, fieldOf } = purchaseOf(chosen, event, values, { returnUrl: url, strays });
    try {
      await this.visitors.execute({ workspaceSlug: workspace.slug, rate: 'event_page_checkout', clientIp, subject: event.ref });
      const { checkout } = await this.openCheckout.execute({
        workspaceId: workspace.id,
        mode: 'live',
        slug: event.slug,
        path: 'saleForm',
        body,
        idempotencyKey,
        now,
        closed: closingInForce(workspace),
        comesBackHere: true,
      });
      return { checkoutUrl: ownAddress(this.links.hostedUrl({ workspaceSlug: workspace.slug, checkoutId: checkout.id }, 'full')) };
    } catch (error) {
      return refusalOfForm(error, {
        problems: (refusal) => explainRefusal(refusal, { fieldOf, chosen, event, values }, words),
        tooMany: (seconds) => words.registration.tooManyHolds(Math.ceil(seconds / 60)),
      });
    }
  }
}
