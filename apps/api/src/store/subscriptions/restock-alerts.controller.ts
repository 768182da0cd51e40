import { Controller } from '@nestjs/common';
import { AskForRestockAlert, restockAlertRequest, storeSignUpView, type RestockAlertRequest, type StoreSignUpView } from '@svc/subscriptions';
import { Operation, type StoreCall } from '../../edge';

/** `/store/products/{slug}/restock-alerts`: sign-up for word of a product by the merchant's own server. */
@Controller()
export class RestockAlertsController {
  constructor(private readonly ask: AskForRestockAlert) {}

  @Operation({
    id: 'askForRestockAlert', method: 'POST', path: '/store/products/:slug/restock-alerts', names: 'product', tag: 'Newsletter and restock alerts', summary: 'Tell somebody when a variant is back',
    description:
      'For a variant that is sold out, of a product whose restockAlertsEnabled is true; anything else is answered 409. Sends a mail with a link; once that is followed, one mail goes ' +
      'out when the variant can be bought again. The answer is the same whether or not the address was known. A test key checks everything, keeps nothing and sends nothing.',
    scope: 'subscriptions:create', publishable: false, rate: 'identity', status: 202, body: restockAlertRequest, returns: storeSignUpView, errors: ['VALIDATION_ERROR', 'CONFLICT'],
    caching: 'no-store',
  })
  execute({ caller: { store: { workspaceId }, mode }, name: slug, body: request }: StoreCall<unknown, RestockAlertRequest>): Promise<StoreSignUpView> {
    return this.ask.execute({ workspaceId, mode, slug, request, source: 'storefront_api' });
  }
}
