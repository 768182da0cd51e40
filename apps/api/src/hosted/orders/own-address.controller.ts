import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { type DeliveryAddress, TicketLinks } from '@svc/contracts';
import type { OwnAddressOutcome } from '@svc/orders';
import type { Request, Response } from 'express';
import { contextOf } from '../../edge/request-context';
import { addressIn, problemsOfAddress } from '../checkout/address-form';
import { Arriving, type Arrival } from '../checkout/arrival';
import { ADDRESS_FIELDS, addressField } from '../checkout/field-names';
import { PageErrorFilter, redirectTo, sendPage } from '../page';
import { type FormValues, type Problem, readPostedForm } from '../posted-form';
import { CODE_FIELD, codePage, type ToConfirm } from './code-page';
import { addressLines } from './delivery-section';
import { OrderAddresses, type OrderUrls } from './order-addresses';
import { orderPage } from './order-page';
import { OrderPageLoader, type OrderPageRequest } from './order-page-loader';
import { orderViewOf } from './order-view';
import type { OwnOrderNews } from './own-order';
import { OwnOrders } from './own-orders';

/** A form with an address, by which a buyer has the order sent elsewhere. */
interface SentAddress {
  page: OrderPageRequest;
  urls: OrderUrls;
  values: FormValues;
  address: DeliveryAddress;
}

/** Another delivery address, which the buyer of an order asks for on its page and confirms by a code (ADR 0068). */
@Controller(':workspace/o/:ref')
@UseFilters(PageErrorFilter)
export class OwnAddressController {
  constructor(
    private readonly loader: OrderPageLoader,
    private readonly addresses: OrderAddresses,
    private readonly own: OwnOrders,
    private readonly tickets: TicketLinks,
    private readonly config: ServiceConfig,
  ) {}

  @Post('address')
  async ask(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const outcome = await this.own.askFor(sent.page, sent.address);
    if (outcome === 'sent') sendPage(response, this.codePage(sent));
    else this.tell(outcome, sent, response);
  }

  @Post('address/confirm')
  async confirm(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const { requestId } = contextOf(request);
    const outcome = await this.own.change(sent.page, { address: sent.address, code: sent.values.text(CODE_FIELD), author: { requestId } });
    if (outcome === 'wrong' || outcome === 'over') sendPage(response, this.codePage(sent, sent.page.words.ownOrder.code[outcome]), HttpStatus.UNPROCESSABLE_ENTITY);
    else this.tell(outcome, sent, response);
  }

  /** Redirects from the address of a form, opened or reloaded without its fields, to the order. */
  @Get(['address', 'address/confirm'])
  async backToOrder(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    this.back(response, this.urlsOf(await this.loader.load(arrival)));
  }

  /** The form, once it is answered by nothing else: by the order where no address may be changed, and by what is in the way of an address. */
  private async open(arrival: Arrival, request: Request, response: Response): Promise<SentAddress | undefined> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const page = await this.loader.load(arrival, 'register');
    const urls = this.urlsOf(page);
    if (!page.workspace.settings.selfService.orders.changeAddress) return void this.back(response, urls, 'refused');
    const asked = { isMasked: false, words: page.words };
    const problems = problemsOfAddress(values, asked);
    const sent = { page, urls, values, address: addressIn(values, asked)! };
    if (problems.length === 0) return sent;
    return void this.showAgain(response, sent, problems);
  }

  /** Says on the order's page what came of it. */
  private tell(outcome: OwnAddressOutcome | 'too_many', sent: SentAddress, response: Response): void {
    const { ownOrder: { address, code } } = sent.page.words;
    if (outcome === 'done') this.back(response, sent.urls, 'address');
    else if (outcome === 'too_many') this.showAgain(response, sent, [{ message: code.tooMany }]);
    else if (outcome === 'nowhere') this.showAgain(response, sent, [{ name: addressField('country'), message: address.nowhere }]);
    else if (outcome === 'costs_more') this.showAgain(response, sent, [{ name: addressField('country'), message: address.costsMore }]);
    else this.back(response, sent.urls, 'refused');
  }

  private codePage({ page, urls, values, address }: SentAddress, error?: string) {
    const { words: { ownOrder: { address: words } }, order: { contact }, locale } = page;
    const asked: ToConfirm = {
      title: words.title, error, email: contact.email ?? '',
      what: { heading: words.goesTo, lines: [contact.name, ...addressLines(address, locale)] },
      fields: ADDRESS_FIELDS.map((field) => [addressField(field), values.text(addressField(field))]),
      urls: { confirm: urls.doing['address/confirm'], ask: urls.doing.address, order: urls.order },
    };
    return codePage(page, asked);
  }

  private showAgain(response: Response, { page, urls, values }: Omit<SentAddress, 'address'>, problems: readonly Problem[]): void {
    sendPage(response, orderPage(orderViewOf(page, urls, { address: { values, problems } }), this.tickets), HttpStatus.UNPROCESSABLE_ENTITY);
  }

  private back(response: Response, { order }: OrderUrls, news?: OwnOrderNews): void {
    redirectTo(response, news ? `${order}&news=${news}` : order, this.config.http.publicUrl);
  }

  private urlsOf({ workspace, order }: OrderPageRequest): OrderUrls {
    return this.addresses.of({ workspaceSlug: workspace.slug, orderId: order.id });
  }
}
