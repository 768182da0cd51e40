import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { storeProfileOf } from '@svc/http';
import { Clock, NotFound } from '@svc/kernel';
import { Moment, ReadProducts } from '@svc/storefront';
import { AskForRestockAlert, restockAlertRequest } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { FormValues, readPostedForm } from '../posted-form';
import { PageErrorFilter, redirectTo, sendPage } from '../page';
import { restockOfferOf, restockPage, type RestockPageProps } from './restock-page';
import { FollowRenamed } from '../follow-renamed';
import { addressQuery, Entering, type PageEntry } from '../page-visitor';
import { sentPage } from './answer-page';
import { SubscriptionPageService, type SubscriptionPageRequest } from './subscription-page-service';

/** Sign-up page of restock alerts at `/<workspace>/restock/<product>`, without the merchant's site. */
@Controller(':workspace/restock/:slug')
@FollowRenamed('product')
@UseFilters(PageErrorFilter)
export class HostedRestockController {
  constructor(
    private readonly service: SubscriptionPageService,
    private readonly products: ReadProducts,
    private readonly ask: AskForRestockAlert,
    private readonly clock: Clock,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.service.load(entry);
    const values = new FormValues(addressQuery(request));
    sendPage(response, restockPage(page, await this.look(page, entry.slug, values)));
  }

  @Post()
  async askFor(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const page = await this.service.load(entry);
    const shown = await this.look(page, entry.slug, values);
    const refusal = await this.service.take(page, values, () => {
      const wish = parseOrRefuse(restockAlertRequest, { variantRef: values.text('variant'), email: values.text('email') });
      return this.ask.execute({
        workspaceId: page.workspace.id,
        mode: 'live',
        slug: entry.slug,
        request: wish,
        source: 'hosted',
        language: page.locale,
      });
    });
    if (!refusal) {
      redirectTo(response, `/${page.workspace.slug}/restock/${shown.product.slug}/sent`);
      return;
    }
    if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
    sendPage(response, restockPage(page, { ...shown, problems: refusal.problems }), refusal.status);
  }

  @Get('sent')
  async showSent(@Entering() entry: PageEntry, @Res() response: Response): Promise<void> {
    const page = await this.service.load(entry);
    sendPage(response, sentPage(page, `/${page.workspace.slug}/restock/${entry.slug}`));
  }

  /** @throws NotFound for a product that is not published, or is sold out without alerts */
  private async look({ workspace }: SubscriptionPageRequest, slug: string, values: FormValues): Promise<RestockPageProps> {
    const product = await this.products.find({ store: storeProfileOf(workspace), slug, now: new Moment(this.clock.now()) });
    const offer = restockOfferOf(product, values.text('variant'));
    if (!offer) throw new NotFound('page');
    return { product, offer, values };
  }
}
