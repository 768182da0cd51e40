import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { addressLines, type DeliveryAddress } from '@svc/contracts';
import { contextOf } from '@svc/http';
import type { OwnAddressOutcome } from '@svc/orders';
import type { Request, Response } from 'express';
import { addressIn, problemsOfAddress } from '../checkout/address-form';
import { Arriving, type Arrival } from '../checkout/arrival';
import { ADDRESS_FIELDS, addressField } from '../checkout/field-names';
import { type HostedPage, PageErrorFilter, sendPage } from '../page';
import type { Problem } from '../posted-form';
import { CODE_FIELD, codePage } from './code-page';
import { OwnOrderAnswers, type SentForm } from './own-order-answers';
import { OwnOrders } from './own-orders';

/** Form by which a buyer changes the delivery address of the order. */
type SentAddress = SentForm & { address: DeliveryAddress };

/** Change of the delivery address by the buyer of an order, made on its page and confirmed by a code (ADR 0068). */
@Controller(':workspace/o/:ref')
@UseFilters(PageErrorFilter)
export class OwnAddressController {
  constructor(
    private readonly answers: OwnOrderAnswers,
    private readonly own: OwnOrders,
  ) {}

  @Post('address')
  async ask(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const outcome = await this.own.askForAddress(sent.page, sent.address);
    if (outcome === 'sent') sendPage(response, addressCodePage(sent));
    else this.showOutcome(outcome, sent, response);
  }

  @Post('address/confirm')
  async confirm(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const { requestId } = contextOf(request);
    const code = sent.values.text(CODE_FIELD);
    const outcome =
      code === '' ? 'missing' : await this.own.changeAddress(sent.page, { address: sent.address, code, author: { requestId } });
    if (outcome === 'missing' || outcome === 'wrong' || outcome === 'over')
      sendPage(response, addressCodePage(sent, sent.page.words.ownOrder.code[outcome]), HttpStatus.UNPROCESSABLE_ENTITY);
    else this.showOutcome(outcome, sent, response);
  }

  /** Redirects from the address of a form, opened or reloaded without its fields, to the order. */
  @Get(['address', 'address/confirm'])
  backToOrder(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    return this.answers.backToOrder(arrival, response);
  }

  /** Returns the form, unless the page has already responded: no address may be changed, or this one has a problem. */
  private async open(arrival: Arrival, request: Request, response: Response): Promise<SentAddress | undefined> {
    const form = await this.answers.open(arrival, request, response);
    const { page, urls, values } = form;
    if (!page.workspace.settings.selfService.orders.changeAddress) return void this.answers.back(response, urls, 'refused');
    const problems = problemsOfAddress(values, { isMasked: false, words: page.words });
    const address = addressIn(values, { isMasked: false });
    return problems.length === 0 && address ? { ...form, address } : void this.showAgain(response, form, problems);
  }

  /** Shows the outcome on the order's page. */
  private showOutcome(outcome: OwnAddressOutcome | 'too_many', sent: SentAddress, response: Response): void {
    const {
      ownOrder: { address, code },
    } = sent.page.words;
    if (outcome === 'done') this.answers.back(response, sent.urls, 'address');
    else if (outcome === 'too_many') this.showAgain(response, sent, [{ message: code.tooMany }]);
    else if (outcome === 'nowhere') this.showAgain(response, sent, [{ name: addressField('country'), message: address.nowhere }]);
    else if (outcome === 'costs_more') this.showAgain(response, sent, [{ name: addressField('country'), message: address.costsMore }]);
    else this.answers.back(response, sent.urls, 'refused');
  }

  private showAgain(response: Response, form: SentForm, problems: readonly Problem[]): void {
    this.answers.showAgain(response, form, { address: { values: form.values, problems } });
  }
}

function addressCodePage({ page, urls, values, address }: SentAddress, error?: string): HostedPage {
  const {
    words: {
      ownOrder: { address: words },
    },
    order: { contact },
    locale,
  } = page;
  return codePage(page, {
    title: words.title,
    error,
    email: contact.email ?? '',
    what: { heading: words.goesTo, lines: [contact.name, ...addressLines(address, locale)] },
    fields: ADDRESS_FIELDS.map((field) => [addressField(field), values.text(addressField(field))]),
    urls: { confirm: urls.doing['address/confirm'], ask: urls.doing.address, order: urls.order },
  });
}
