import { Controller, Get, HttpStatus, Inject, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { Clock, NotFound } from '@svc/kernel';
import { Moment, ReadProduct } from '@svc/storefront';
import { AskForRestockAlert, restockAlertRequest } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { nameOf } from '../../edge';
import { storeProfileOf } from '../../edge/store-profile';
import { readForm, refuseCrossSite } from '../form-body';
import { FormValues } from '../form-values';
import { PageErrorFilter, sendPage } from '../page';
import { restockOfferOf } from './restock-offer';
import { restockPage, type RestockPageProps } from './restock-page';
import { sentPage } from './sent-page';
import { SubscriptionDesk, type SubscriptionVisit } from './subscription-desk';

interface ProductPath {
  workspace: string;
  slug: string;
}

const name = nameOf('page');
/** Pipe for the parameters of the path; what can be no name is not found. */
const productPath = {
  transform: ({ workspace, slug }: ProductPath): ProductPath => ({ workspace: name.transform(workspace, { type: 'param' }), slug: name.transform(slug, { type: 'param' }) }),
};

/** `/<workspace>/restock/<product>`, where people ask to be told when it is back, without the merchant's site. */
@Controller(':workspace/restock/:slug')
@UseFilters(PageErrorFilter)
export class HostedRestockController {
  constructor(
    @Inject(SubscriptionDesk) private readonly desk: SubscriptionDesk,
    @Inject(ReadProduct) private readonly readProduct: ReadProduct,
    @Inject(AskForRestockAlert) private readonly ask: AskForRestockAlert,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param(productPath) path: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.desk.visit(path.workspace, request);
    const values = new FormValues(new URL(request.originalUrl, 'http://self').searchParams);
    sendPage(response, restockPage(visit, await this.look(visit, path.slug, values)));
  }

  @Post()
  async askFor(@Param(productPath) { workspace, slug }: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const values = new FormValues(await readForm(request, response));
    const visit = await this.desk.visit(workspace, request);
    const shown = await this.look(visit, slug, values);
    const refusal = await this.desk.take(visit, values, () => {
      const wish = parseOrRefuse(restockAlertRequest, { variantRef: values.text('variant'), email: values.text('email') });
      return this.ask.execute({ workspaceId: visit.workspace.id, mode: 'live', slug, request: wish, source: 'hosted' });
    });
    if (!refusal) {
      response.redirect(HttpStatus.SEE_OTHER, `/${visit.workspace.slug}/restock/${shown.product.slug}/sent`);
      return;
    }
    if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
    sendPage(response, restockPage(visit, { ...shown, problems: refusal.problems }), refusal.status);
  }

  @Get('sent')
  async tell(@Param(productPath) { workspace, slug }: ProductPath, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.desk.visit(workspace, request);
    sendPage(response, sentPage(visit, `/${visit.workspace.slug}/restock/${slug}`));
  }

  /** @throws NotFound when it is not shown, or sold out without alerts */
  private async look({ workspace }: SubscriptionVisit, slug: string, values: FormValues): Promise<RestockPageProps> {
    const product = await this.readProduct.execute({ store: storeProfileOf(workspace), slug, now: new Moment(this.clock.now()) });
    const offer = restockOfferOf(product, values.text('variant'));
    if (!offer) throw new NotFound('page');
    return { product, offer, values };
  }
}
