import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { isSavingOver, isSavingUp, returnUrlWith, type Checkout } from '@svc/checkout';
import { ServiceConfig } from '@svc/composition';
import { contextOf } from '@svc/http';
import type { Request, Response } from 'express';
import { FormValues, readPostedForm, refuseCrossSite } from '../posted-form';
import { PaidOrders } from '../orders/paid-orders';
import { CheckoutErrorFilter, redirectTo, sendPage } from '../page';
import { Arriving, type Arrival } from './arrival';
import { CancelByBuyer } from './cancel-by-buyer';
import { CheckoutPageService, type PayOutcome } from './checkout-page-service';
import { checkoutPage } from './checkout-page';
import { CheckoutPageLoader, type CheckoutPageRequest } from './checkout-page-loader';
import { sendPaymentStatus, paymentStatusOf } from './live/payment-status';
import { addressOf } from './page-state';
import { sendOnward } from './send-onward';

/** Serves the hosted checkout: the page to pay, its forms, and the return from the provider (§3, §4.2, D-82). */
@Controller(':workspace/c/:ref')
@UseFilters(CheckoutErrorFilter)
export class HostedCheckoutController {
  constructor(
    private readonly loader: CheckoutPageLoader,
    private readonly service: CheckoutPageService,
    private readonly cancelling: CancelByBuyer,
    private readonly paidOrders: PaidOrders,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const page = await this.loader.load(arrival);
    if (isOfSavings(page.buyersCheckout.checkout)) {
      redirectTo(response, addressOf(page, 'save'));
      return;
    }
    const { wantsOtherWay, hasAsked } = arrival;
    const view = await this.service.view(page, new FormValues(new URLSearchParams()), { wantsOtherWay, hasAsked });
    // A form may not be redirected to the shop's own host (form-action), so the page itself forwards a buyer who has just ordered.
    if (view.returnUrl && arrival.isDone) response.setHeader('Refresh', `0;url=${view.returnUrl}`);
    sendPage(response, checkoutPage(view, await this.paidOrders.find(page)));
  }

  @Post('pay')
  async pay(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const page = await this.loader.load(arrival);
    const outcome = await this.service.pay(page, values);
    if (outcome === 'ended') {
      await this.showEnd(await this.loader.load(arrival), values, response);
    } else if (typeof outcome === 'string') {
      redirectTo(response, addressAfter(outcome, page));
    } else if ('goTo' in outcome) {
      sendOnward(response, outcome, page, this.config.http.publicUrl);
    } else {
      sendPage(response, checkoutPage(await this.service.view(page, outcome.values, outcome)), outcome.status);
    }
  }

  @Post('cancel')
  async cancel(@Arriving() arrival: Arrival, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const page = await this.loader.load(arrival);
    await this.cancelling.execute(page, { requestId: contextOf(request).requestId });
    redirectTo(response, addressOf(page));
  }

  /** Redirects a GET of a form's address to the page. */
  @Get(['pay', 'cancel'])
  async backToPage(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    redirectTo(response, addressOf(await this.loader.load(arrival)));
  }

  /** Returns the state of the checkout to an open page, with the return address once it is paid. */
  @Get('status')
  async status(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const { buyersCheckout, now, returnsHere } = await this.loader.load(arrival);
    sendPaymentStatus(response, paymentStatusOf(buyersCheckout, now, returnsHere));
  }

  /**
   * Settles the checkout of a buyer who returns from the provider or checks a payment. Redirects to the shop only once it is
   * paid (§3), or when the shop renders the payment step itself (§4.5 r4).
   */
  @Get('return')
  async comeBack(@Arriving() arrival: Arrival, @Res() response: Response): Promise<void> {
    const page = await this.loader.load(arrival, { fresh: true });
    const { checkout } = page.buyersCheckout;
    if (page.returnsHere && checkout.status === 'paid') {
      redirectTo(response, this.service.afterPaying(page));
      return;
    }
    const returnsToShop = checkout.status === 'paid' || checkout.channel === 'headless';
    redirectTo(
      response,
      returnsToShop
        ? returnUrlWith(checkout.returnUrl, arrival.ref)
        : addressOf(page, '', checkout.status === 'open' ? { asked: '1' } : {}),
    );
  }

  /** Responds to a late form with the ended checkout and the values of the form; redirects a buyer who has paid. */
  private async showEnd(page: CheckoutPageRequest, values: FormValues, response: Response): Promise<void> {
    const view = await this.service.view(page, values);
    if (view.state === 'paid') redirectTo(response, addressOf(page));
    else sendPage(response, checkoutPage(view), HttpStatus.CONFLICT);
  }
}

function addressAfter(outcome: Extract<PayOutcome, string>, page: CheckoutPageRequest): string {
  if (outcome === 'saves') return addressOf(page, 'save');
  if (outcome === 'saving') return addressOf(page, 'save', { late: '1' });
  return addressOf(page, '', outcome === 'done' ? { done: '1' } : {});
}

/** Returns true for savings plans, running or over: they have a page of their own until they are paid. */
function isOfSavings(checkout: Checkout): boolean {
  return isSavingUp(checkout) || isSavingOver(checkout);
}
