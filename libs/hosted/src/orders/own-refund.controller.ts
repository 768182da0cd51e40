import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { contextOf } from '@svc/http';
import { type OwnRefundOutcome, refundReason } from '@svc/orders';
import type { Request, Response } from 'express';
import { Arriving, type Arrival } from '../checkout/arrival';
import { faultOf, read } from '../checkout/read-text';
import { type HostedPage, PageErrorFilter, sendPage } from '../page';
import { amountText } from '../page-locale';
import type { Problem } from '../posted-form';
import { CODE_FIELD, codePage } from './code-page';
import { OwnOrderAnswers, type SentForm } from './own-order-answers';
import { OwnOrders } from './own-orders';
import { atOnceOf, REASON_FIELD } from './own-order';

/** Form by which a buyer requests a refund, with a reason if they gave one. */
type SentRequest = SentForm & { reason?: string };

/** Refund that the buyer of an order requests on its page and confirms by a code (ADR 0068). */
@Controller(':workspace/o/:ref')
@UseFilters(PageErrorFilter)
export class OwnRefundController {
  constructor(
    private readonly answers: OwnOrderAnswers,
    private readonly own: OwnOrders,
  ) {}

  @Post('refund')
  async ask(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const outcome = await this.own.askForRefund(sent.page, sent.reason);
    if (outcome === 'sent') sendPage(response, refundCodePage(sent));
    else this.showOutcome(outcome, sent, response);
  }

  @Post('refund/confirm')
  async confirm(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sent = await this.open(arrival, request, response);
    if (!sent) return;
    const { requestId } = contextOf(request);
    const code = sent.values.text(CODE_FIELD);
    const outcome = code === '' ? 'missing' : await this.own.requestRefund(sent.page, { reason: sent.reason, code, author: { requestId } });
    if (outcome === 'missing' || outcome === 'wrong' || outcome === 'over')
      sendPage(response, refundCodePage(sent, sent.page.words.ownOrder.code[outcome]), HttpStatus.UNPROCESSABLE_ENTITY);
    else this.showOutcome(outcome, sent, response);
  }

  /** Redirects from the address of a form, opened or reloaded without its fields, to the order. */
  @Get(['refund', 'refund/confirm'])
  backToOrder(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    return this.answers.backToOrder(arrival, response);
  }

  /** Returns the form, unless the page has already responded: no refund may be requested, or the reason cannot be accepted. */
  private async open(arrival: Arrival, request: Request, response: Response): Promise<SentRequest | undefined> {
    const form = await this.answers.open(arrival, request, response);
    const { page, urls, values } = form;
    if (!page.workspace.settings.selfService.orders.requestRefund) return void this.answers.back(response, urls, 'refused');
    const problems = faultOf(REASON_FIELD, refundReason, values, page.words);
    return problems.length === 0
      ? { ...form, reason: read(refundReason, values.text(REASON_FIELD)) }
      : void this.showAgain(response, form, problems);
  }

  /** Shows the outcome on the order's page. */
  private showOutcome(outcome: OwnRefundOutcome | 'too_many', sent: SentRequest, response: Response): void {
    if (outcome === 'done') this.answers.back(response, sent.urls, 'refundAsked');
    else if (outcome === 'refunded') this.answers.back(response, sent.urls, 'refunded');
    else if (outcome === 'too_many') this.showAgain(response, sent, [{ message: sent.page.words.ownOrder.code.tooMany }]);
    else this.answers.back(response, sent.urls, 'refused');
  }

  private showAgain(response: Response, form: SentForm, problems: readonly Problem[]): void {
    this.answers.showAgain(response, form, { refund: { values: form.values, problems } });
  }
}

function refundCodePage({ page, urls, reason = '' }: SentRequest, error?: string): HostedPage {
  const {
    brand,
    locale,
    words: {
      ownOrder: { refund },
    },
    order,
  } = page;
  const atOnce = atOnceOf(page);
  const amount = atOnce && amountText(atOnce.refundMinor, order.totals.currency, locale);
  return codePage(page, {
    error,
    email: order.contact.email ?? '',
    title: amount === undefined ? refund.confirmTitle : refund.atOnce.confirmTitle,
    what: {
      heading: amount === undefined ? refund.confirmText(brand.name, order.number ?? 0) : refund.atOnce.text(amount),
      lines: reason === '' ? [] : reason.split('\n'),
    },
    fields: [[REASON_FIELD, reason]],
    urls: { confirm: urls.doing['refund/confirm'], ask: urls.doing.refund, order: urls.order },
  });
}
