import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { returnUrlWith } from '@svc/checkout';
import { ServiceConfig } from '@svc/composition';
import type { Request, Response } from 'express';
import { Arriving, type Arrival } from '../checkout/arrival';
import { sendPaymentStatus, paymentStatusOf } from '../checkout/live/payment-status';
import { addressOf } from '../checkout/page-state';
import { sendOnward } from '../checkout/send-onward';
import { FormValues, readPostedForm, refuseCrossSite } from '../posted-form';
import { CheckoutErrorFilter, redirectTo, sendPage } from '../page';
import { SavingPageService } from './saving-page-service';
import { savingPage } from './saving-page';
import { SavingPageLoader } from './saving-page-loader';

/** Pages of a savings plan, where a checkout is paid part by part by its buyer and by holders of the shared link (§2.3 r4, ADR 0039). */
@Controller(':workspace/c/:ref/save')
@UseFilters(CheckoutErrorFilter)
export class HostedSavingController {
  constructor(
    private readonly loader: SavingPageLoader,
    private readonly service: SavingPageService,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const { plan, common } = await this.loader.load(arrival);
    if (!plan) {
      redirectTo(response, addressOf(common));
      return;
    }
    const view = await this.service.view(plan, new FormValues(new URLSearchParams()), { wantsOtherWay: arrival.wantsOtherWay });
    sendPage(response, savingPage({ ...view, isLate: arrival.isLate }));
  }

  @Post('pay')
  async pay(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const { plan, common } = await this.loader.load(arrival);
    const outcome = plan ? await this.service.pay(plan, values) : 'ended';
    if (!plan || typeof outcome === 'string') redirectTo(response, addressOf(common, outcome === 'done' ? '' : 'save'));
    else if ('goTo' in outcome) sendOnward(response, outcome, plan, this.config.http.publicUrl);
    else sendPage(response, savingPage(await this.service.view(plan, outcome.values, outcome)), outcome.status);
  }

  /** Redirects from the address of a form, opened or reloaded without its fields, to the page. */
  @Get(['pay', 'stop'])
  async backToPage(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    redirectTo(response, addressOf((await this.loader.load(arrival)).common, 'save'));
  }

  @Post('stop')
  async stop(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const { plan, common } = await this.loader.load(arrival);
    if (plan) await this.service.stop(plan);
    redirectTo(response, addressOf(common, 'save'));
  }

  /** Reports the state of the plan to an open page, and the address at which a buyer who has paid everything continues. */
  @Get('status')
  async status(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const { buyersCheckout, now, returnsHere } = (await this.loader.load(arrival)).common;
    sendPaymentStatus(response, paymentStatusOf(buyersCheckout, now, returnsHere));
  }

  /**
   * Receives payers from the provider, and those who ask for news of their money. Only a buyer who has paid everything continues to the
   * shop (§3).
   */
  @Get('return')
  async comeBack(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const { common } = await this.loader.load(arrival, { fresh: true });
    const { checkout } = common.buyersCheckout;
    redirectTo(
      response,
      checkout.status !== 'paid'
        ? addressOf(common, 'save')
        : common.returnsHere
          ? addressOf(common)
          : returnUrlWith(checkout.returnUrl, arrival.ref),
    );
  }
}
