import { Controller } from '@nestjs/common';
import { Operation, preferredLanguage, type StoreCall } from '@svc/http';
import {
  AskForRestockAlert,
  newsletterRequest,
  restockAlertRequest,
  storeSignUpView,
  SubscribeToNewsletter,
  type StoreSignUpView,
} from '@svc/subscriptions';

/** `/store/newsletter` and `/store/products/{slug}/restock-alerts`: sign-up by the merchant’s own server. */
@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscribe: SubscribeToNewsletter,
    private readonly ask: AskForRestockAlert,
  ) {}

  @Operation('POST /store/newsletter', {
    id: 'subscribeToNewsletter',
    invalidates: 'nothing',
    tag: 'Newsletter and restock alerts',
    summary: 'Sign somebody up for the newsletter',
    description:
      'Sends a mail with a link; the address is on the list once that is followed. An address gets at most one such mail in ten minutes. The response is the same whether or not the address was known. Send `X-Visitor`, so that limits count for each visitor and not for your server. A test key checks everything, keeps nothing and sends nothing.',
    scope: 'subscriptions:create',
    publishable: false,
    rate: 'identity',
    perVisitor: true,
    status: 202,
    body: newsletterRequest,
    returns: storeSignUpView,
    errors: ['VALIDATION_ERROR'],
    caching: 'no-store',
  })
  newsletter({
    caller: {
      store: { workspaceId },
      mode,
    },
    body: request,
    acceptLanguage,
  }: StoreCall<unknown, typeof newsletterRequest>): Promise<StoreSignUpView> {
    return this.subscribe.execute({ workspaceId, mode, request, source: 'storefront_api', language: preferredLanguage(acceptLanguage) });
  }

  @Operation('POST /store/products/:slug/restock-alerts', {
    id: 'askForRestockAlert',
    invalidates: 'nothing',
    names: 'product',
    tag: 'Newsletter and restock alerts',
    summary: 'Tell somebody when a variant is back',
    description:
      'For a sold-out variant of a product whose `restockAlertsEnabled` is true; anything else is refused with 409. Sends a mail with a link; once that is followed, one mail goes out when the variant can be bought again. The response is the same whether or not the address was known. A test key checks everything, keeps nothing and sends nothing.',
    scope: 'subscriptions:create',
    publishable: false,
    rate: 'identity',
    perVisitor: true,
    status: 202,
    body: restockAlertRequest,
    returns: storeSignUpView,
    errors: ['VALIDATION_ERROR', 'CONFLICT'],
    caching: 'no-store',
  })
  restockAlert({
    caller: {
      store: { workspaceId },
      mode,
    },
    name: slug,
    body: request,
    acceptLanguage,
  }: StoreCall<unknown, typeof restockAlertRequest>): Promise<StoreSignUpView> {
    return this.ask.execute({ workspaceId, mode, slug, request, source: 'storefront_api', language: preferredLanguage(acceptLanguage) });
  }
}
