import { Injectable } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { ReadBuyersCheckout } from '@svc/checkout';
import { storeProfileOf } from '@svc/http';
import { refOf } from '@svc/kernel';
import { type OrderLinkState, type OrderName, OrderReader, type ReadOrder } from '@svc/orders';
import { type DeliveryZone, type LineLook, LineLooks, ListDeliveryZones, type ShopContact, ShopContacts } from '@svc/storefront';
import { type OrderTicketsSource, OrderTicketsReader } from '@svc/ticketing';
import { subjectsOf } from '../checkout/checkout-offers';

/** Order with the further data of its page. */
export interface OrderOnPage {
  order: ReadOrder;
  contact: ShopContact;
  looks: ReadonlyMap<string, LineLook>;
  /** Tickets of the event that it is about. */
  tickets?: OrderTicketsSource;
  /** Zone of its delivery or pick-up, while the shop offers it. */
  zone?: DeliveryZone;
  /** Address to which the buyer returned after paying. */
  returnUrl?: string;
}

/** Collects the data of an order's page. */
@Injectable()
export class OrderReads {
  constructor(
    private readonly orders: OrderReader,
    private readonly tickets: OrderTicketsReader,
    private readonly checkouts: ReadBuyersCheckout,
    private readonly zones: ListDeliveryZones,
    private readonly lineLooks: LineLooks,
    private readonly contacts: ShopContacts,
  ) {}

  linkOf(workspaceId: string, orderId: string): Promise<OrderLinkState | undefined> {
    return this.orders.linkOf(workspaceId, orderId);
  }

  /** Returns undefined for an unknown order. */
  async read(name: OrderName, workspace: Workspace): Promise<OrderOnPage | undefined> {
    const [order, tickets, contact] = await Promise.all([
      this.orders.find(name),
      this.tickets.find(name),
      this.contacts.read(workspace.id),
    ]);
    if (!order) return undefined;
    const lines = order.items.map(({ id, line }) => ({ ...line, id }));
    const [looks, zone, returnUrl] = await Promise.all([
      this.lineLooks.read(workspace.id, subjectsOf(lines)),
      this.zoneOf(order, workspace),
      this.returnUrlOf(order),
    ]);
    return { order, contact, looks, tickets, zone, returnUrl };
  }

  private async zoneOf({ totals: { delivery } }: ReadOrder, workspace: Workspace): Promise<DeliveryZone | undefined> {
    if (!delivery) return undefined;
    const zones = await this.zones.execute({ store: storeProfileOf(workspace) });
    return zones.find(({ ref }) => ref === refOf('dlz', delivery.zoneId));
  }

  private async returnUrlOf({ workspaceId, checkoutId }: ReadOrder): Promise<string | undefined> {
    const buyersCheckout = checkoutId && (await this.checkouts.execute({ workspaceId, checkoutId }));
    return buyersCheckout ? buyersCheckout.checkout.returnUrl : undefined;
  }
}
