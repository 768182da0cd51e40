import { Controller, Get, HttpStatus, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { Clock, NotFound } from '@svc/kernel';
import { Moment, ReadProducts } from '@svc/storefront';
import { AskForRestockAlert, restockAlertRequest } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { nameParam } from '../../edge';
import { storeProfileOf } from '../../edge/caller';
import { FormValues, readForm, refuseCrossSite } from '../posted-form';
import { PageErrorFilter, sendPage } from '../page';
import { restockOfferOf, restockPage, type RestockPageProps } from './restock-page';
import { sentPage } from './answer-page';
import { SubscriptionPageService, type SubscriptionPageRequest } from './subscription-page-service';

interface ProductPath {
  workspace: string;
  slug: string;
}

const name = nameParam('page');
/** Pipe for the parameters of the path; what can be no name is not found. */
const productPath = {
  transform: ({ workspace, slug }: ProductPath): ProductPath => ({ workspace: name.transform(workspace, { type: 'param' }), slug: name.transform(slug, { type: 'param' }) }),
};

/** `/<workspace>/restock/<product>`, where people ask to be told when it is back, without the merchant's site. */
@Controller(':workspace/restock/:slug')
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
  async show(@Param(productPath) path: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.service.load(path.workspace, request);
    const values = new FormValues(new URL(request.originalUrl, 'http://self').searchParams);
    sendPage(response, restockPage(page, await this.look(page, path.slug, values)));
  }

  @Post()
  async askFor(@Param(productPath) { workspace, slug }: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const values = new FormValues(await readForm(request, response));
    const page = await this.service.load(workspace, request);
    const shown = await this.look(page, slug, values);
    const refusal = await this.service.take(page, values, () => {
      const wish = parseOrRefuse(restockAlertRequest, { variantRef: values.text('variant'), email: values.text('email') });
      return this.ask.execute({ workspaceId: page.workspace.id, mode: 'live', slug, request: wish, source: 'hosted' });
    });
    if (!refusal) {
      response.redirect(HttpStatus.SEE_OTHER, `/${page.workspace.slug}/restock/${shown.product.slug}/sent`);
      return;
    }
    if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
    sendPage(response, restockPage(page, { ...shown, problems: refusal.problems }), refusal.status);
  }

  @Get('sent')
  async tell(@Param(productPath) { workspace, slug }: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.service.load(workspace, request);
    sendPage(response, sentPage(page, `/${page.workspace.slug}/restock/${slug}`));
  }

  /** @throws NotFound when it is not shown, or sold out without alerts */
  private async look({ workspace }: SubscriptionPageRequest, slug: string, values: FormValues): Promise<RestockPageProps> {
    const product = await this.products.find({ store: storeProfileOf(workspace), slug, now: new Moment(this.clock.now()) });
    const offer = restockOfferOf(product, values.text('variant'));
    if (!offer) throw new NotFound('page');
    return { product, offer, values };
  }
}
