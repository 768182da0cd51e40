import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import type { Request, Response } from 'express';
import { Arriving, type Arrival } from '../checkout/arrival';
import { CheckoutPageService, type PayOutcome } from '../checkout/checkout-page-service';
import { addressOf } from '../checkout/page-state';
import { sendOnward } from '../checkout/send-onward';
import { sendPaymentStatus } from '../checkout/live/payment-status';
import { FormValues, readPostedForm } from '../posted-form';
import { CheckoutErrorFilter, redirectTo, sendPage } from '../page';
import { balancePage } from './balance-page';
import { balanceStatusOf, balanceViewOf } from './balance-view';
import { BalancePageLoader, type BalancePageRequest } from './balance-page-loader';

const NOTHING = new FormValues(new URLSearchParams());

/** Pages of the outstanding amount of an order, where buyers see it and pay it like a checkout (D-1a, D-11). */
@Controller(':workspace/b/:ref')
@UseFilters(CheckoutErrorFilter)
export class HostedBalanceController {
  constructor(
    private readonly loader: BalancePageLoader,
    private readonly service: CheckoutPageService,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const page = await this.loader.load(arrival);
    await this.send(page, response, { wantsOtherWay: arrival.wantsOtherWay });
  }

  @Post('pay')
  async pay(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const seen = await this.loader.load(arrival);
    const refused = seen.paying && (await this.service.refusalOf(seen.paying, values));
    if (refused) {
      await this.send(seen, response, refused, values, refused.status);
      return;
    }
    const page = await this.loader.load(arrival, { begins: true });
    const outcome: PayOutcome = page.paying ? await this.service.pay(page.paying, values) : 'ended';
    if (typeof outcome === 'string') redirectTo(response, addressOf(page.common));
    else if ('goTo' in outcome) sendOnward(response, outcome, page.common, this.config.http.publicUrl);
    else await this.send(page, response, outcome, outcome.values, outcome.status);
  }

  /** Redirects from the address of the form, opened or reloaded without its fields, to the page. */
  @Get('pay')
  async backToPage(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    redirectTo(response, addressOf((await this.loader.load(arrival)).common));
  }

  /** Reports to an open page, or to the provider's window over it, if there is still something to pay. */
  @Get('status')
  async status(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    sendPaymentStatus(response, balanceStatusOf(await this.loader.load(arrival)));
  }

  /** Receives buyers from the provider, and those who ask for news of their money. */
  @Get('return')
  async comeBack(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    redirectTo(response, addressOf((await this.loader.load(arrival, { fresh: true })).common));
  }

  private async send(
    page: BalancePageRequest,
    response: Response,
    more: Parameters<CheckoutPageService['view']>[2] = {},
    values = NOTHING,
    status = 200,
  ): Promise<void> {
    const paying = page.paying && (await this.service.view(page.paying, values, more));
    sendPage(response, balancePage(balanceViewOf(page, paying)), status);
  }
}
