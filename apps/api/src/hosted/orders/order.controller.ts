import { Controller, Get, Res, UseFilters } from '@nestjs/common';
import { TicketLinks } from '@svc/contracts';
import type { Response } from 'express';
import { Arriving, type Arrival } from '../checkout/arrival';
import { PageErrorFilter, sendPage } from '../page';
import { OrderAddresses } from './order-addresses';
import { orderPage } from './order-page';
import { OrderPageLoader } from './order-page-loader';
import { orderViewOf } from './order-view';

/** An order after it was paid, for the holder of its link: who has bought it (D-1a). */
@Controller(':workspace/o/:ref')
@UseFilters(PageErrorFilter)
export class HostedOrderController {
  constructor(
    private readonly loader: OrderPageLoader,
    private readonly addresses: OrderAddresses,
    private readonly tickets: TicketLinks,
  ) {}

  @Get()
  async show(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const page = await this.loader.load(arrival);
    const balanceUrl = this.addresses.balance({ workspaceSlug: page.workspace.slug, orderId: page.order.id });
    sendPage(response, orderPage(orderViewOf(page, balanceUrl), this.tickets));
  }
}
