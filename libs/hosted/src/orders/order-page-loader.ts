import { Injectable } from '@nestjs/common';
import { AdmitVisitor, type Workspace } from '@svc/access';
import { enterTenant } from '@svc/composition';
import { OrderLinks } from '@svc/contracts';
import { Clock, idOf, NotFound } from '@svc/kernel';
import type { OrderName } from '@svc/orders';
import { BrandingReader } from '@svc/storefront';
import { type OrderTickets, presentOrderTickets } from '@svc/ticketing';
import type { Entry } from '../checkout/checkout-page-loader';
import { type Brand, brandOf } from '../page';
import { type PageLocale, pageLocaleFor } from '../page-locale';
import { type OrderOnPage, OrderReads } from './order-reads';

/** Request by a valid link to an order, with the data of its page. */
export interface OrderPageRequest extends PageLocale, Omit<OrderOnPage, 'tickets'> {
  workspace: Workspace;
  brand: Brand;
  tickets?: OrderTickets;
  now: Date;
}

/** Admits buyers to their order. Each view counts as one read of its visitor (decisions 3.9). */
@Injectable()
export class OrderPageLoader {
  constructor(
    private readonly visitors: AdmitVisitor,
    private readonly reads: OrderReads,
    private readonly brandings: BrandingReader,
    private readonly links: OrderLinks,
    private readonly clock: Clock,
  ) {}

  /**
   * Loads the page of an order. The rate limit comes first, so that tokens cannot be guessed; a form counts as a registration does.
   * Buyers see their orders even where the shop has switched the API off.
   * @throws NotFound for unknown orders, unpaid ones, and wrong tokens, all alike (D-1a); RateLimited
   */
  async load(
    { workspace: workspaceSlug, ref, token, clientIp, acceptLanguage }: Entry,
    rate: 'read' | 'register' = 'read',
  ): Promise<OrderPageRequest> {
    const workspace = await this.visitors.execute({ workspaceSlug, rate, clientIp, alsoSwitchedOff: true });
    const name = await this.nameParam(workspace, ref, token);
    enterTenant(workspace.id, name.mode);
    const [content, branding] = await Promise.all([this.reads.read(name, workspace), this.brandings.read(workspace.id)]);
    if (content?.order.number === undefined) throw new NotFound('order');
    const now = this.clock.now();
    return {
      ...pageLocaleFor(acceptLanguage, branding.country),
      ...content,
      workspace,
      brand: brandOf(workspace, branding),
      now,
      tickets: content.tickets && presentOrderTickets(content.tickets, now),
    };
  }

  private async nameParam({ id: workspaceId, slug: workspaceSlug }: Workspace, ref: string, token: string): Promise<OrderName> {
    const orderId = idOf('ord', ref);
    const link = orderId && (await this.reads.linkOf(workspaceId, orderId));
    if (!link || !this.links.opens(token, { workspaceSlug, orderId, linkSerial: link.linkSerial })) throw new NotFound('order');
    return { workspaceId, mode: link.mode, orderId };
  }
}
