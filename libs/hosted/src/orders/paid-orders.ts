import { Injectable } from '@nestjs/common';
import { type Arrival, TicketLinks } from '@svc/contracts';
import type { OrderTotals } from '@svc/orders';
import type { ShopContact } from '@svc/storefront';
import { type OrderTickets, presentOrderTickets } from '@svc/ticketing';
import type { CheckoutPageRequest } from '../checkout/checkout-page-loader';
import { arrivalOf } from './order-progress';
import { OrderReads } from './order-reads';

/** Order of a checkout that was paid, as its page shows it. */
export interface PaidOrder {
  workspaceSlug: string;
  delivery?: NonNullable<OrderTotals['delivery']>;
  arrival?: Arrival;
  tickets?: OrderTickets;
  links: TicketLinks;
  /** Contact by the storefront document, where the settings name none. */
  contact: Pick<ShopContact, 'email' | 'phone'>;
}

/** Reads the order that a checkout has placed. */
@Injectable()
export class PaidOrders {
  constructor(
    private readonly reads: OrderReads,
    private readonly links: TicketLinks,
  ) {}

  /** Returns undefined while there is no order, and for a link that masks its buyer. */
  async find({ buyersCheckout: { checkout }, access, workspace, now, locale }: CheckoutPageRequest): Promise<PaidOrder | undefined> {
    const { workspaceId, mode, orderId, status } = checkout;
    if (status !== 'paid' || !orderId || access !== 'full') return undefined;
    const page = await this.reads.read({ workspaceId, mode, orderId }, workspace);
    if (!page || page.order.status === 'cancelled' || page.order.status === 'refunded') return undefined;
    const { order, zone, contact, tickets } = page;
    const shop = { timezone: workspace.timezone, businessHours: contact.businessHours };
    return {
      workspaceSlug: workspace.slug,
      delivery: order.totals.delivery,
      arrival: arrivalOf(order, zone, { shop, now, locale }),
      tickets: tickets && presentOrderTickets(tickets, now),
      links: this.links,
      contact,
    };
  }
}
