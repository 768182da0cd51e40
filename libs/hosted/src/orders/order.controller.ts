import { Controller, Get, Res, UseFilters } from '@nestjs/common';
import { TicketLinks } from '@svc/contracts';
import { ReceiptDocuments } from '@svc/orders';
import { WalletPasses } from '@svc/ticketing';
import type { Response } from 'express';
import { Arriving, type Arrival } from '../checkout/arrival';
import { PageErrorFilter, sendPage } from '../page';
import { sendFile } from '../send-file';
import { OrderAddresses } from './order-addresses';
import { orderPage } from './order-page';
import { OrderPageLoader } from './order-page-loader';
import { type OrderPageView, orderViewOf } from './order-view';
import { newsOf } from './own-order';
import { receiptOf } from './receipt';

/** Page of a paid order, for the holder of its link, who is its buyer (D-1a). */
@Controller(':workspace/o/:ref')
@UseFilters(PageErrorFilter)
export class HostedOrderController {
  constructor(
    private readonly loader: OrderPageLoader,
    private readonly addresses: OrderAddresses,
    private readonly tickets: TicketLinks,
    private readonly passes: WalletPasses,
    private readonly receipts: ReceiptDocuments,
  ) {}

  @Get()
  async show(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    sendPage(response, orderPage(await this.view(arrival), this.tickets, this.passes.wallets()));
  }

  @Get('receipt.pdf')
  async print(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const view = await this.view(arrival);
    sendFile(response, 'application/pdf', `receipt-${view.number}.pdf`, await this.receipts.receipt(receiptOf(view)));
  }

  private async view(arrival: Arrival): Promise<OrderPageView> {
    const page = await this.loader.load(arrival);
    return orderViewOf(
      page,
      this.addresses.of({ workspaceSlug: page.workspace.slug, orderId: page.order.id, linkSerial: page.order.linkSerial }),
      {
        done: newsOf(arrival.news),
      },
    );
  }
}
