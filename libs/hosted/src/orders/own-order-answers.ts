import { HttpStatus, Injectable } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { WalletPasses } from '@svc/ticketing';
import type { Request, Response } from 'express';
import type { Arrival } from '../checkout/arrival';
import { redirectTo, sendPage } from '../page';
import { type FormValues, readPostedForm } from '../posted-form';
import { OrderAddresses, type OrderUrls } from './order-addresses';
import { orderPage } from './order-page';
import { OrderPageLoader, type OrderPageRequest } from './order-page-loader';
import { orderViewOf } from './order-view';
import type { Doing, OwnOrderNews } from './own-order';

/** Form that a buyer has sent from the page of their order. */
export interface SentForm {
  page: OrderPageRequest;
  urls: OrderUrls;
  values: FormValues;
}

/** Reads the forms of an order's page, and responds with that page. */
@Injectable()
export class OwnOrderAnswers {
  constructor(
    private readonly loader: OrderPageLoader,
    private readonly addresses: OrderAddresses,
    private readonly tickets: TicketLinks,
    private readonly passes: WalletPasses,
    private readonly config: ServiceConfig,
  ) {}

  /** @throws CrossSiteForm, NotFound, RateLimited */
  async open(arrival: Arrival, request: Request, response: Response): Promise<SentForm> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const page = await this.loader.load(arrival, 'register');
    return { page, values, urls: this.urlsOf(page) };
  }

  /** Redirects to the order, which reports the outcome. */
  back(response: Response, { order }: OrderUrls, news?: OwnOrderNews): void {
    redirectTo(response, news ? `${order}&news=${news}` : order);
  }

  /** Redirects to the order from the address of a form that was opened without its fields. */
  async backToOrder(arrival: Arrival, response: Response): Promise<void> {
    this.back(response, this.urlsOf(await this.loader.load(arrival)));
  }

  /** Shows the order again, with the entered values and their problems. */
  showAgain(response: Response, { page, urls }: SentForm, entered: Doing): void {
    sendPage(response, orderPage(orderViewOf(page, urls, entered), this.tickets, this.passes.wallets()), HttpStatus.UNPROCESSABLE_ENTITY);
  }

  private urlsOf({ workspace, order }: OrderPageRequest): OrderUrls {
    return this.addresses.of({ workspaceSlug: workspace.slug, orderId: order.id, linkSerial: order.linkSerial });
  }
}
