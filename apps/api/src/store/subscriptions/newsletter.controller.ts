import { Controller } from '@nestjs/common';
import { newsletterRequest, storeSignUpView, SubscribeToNewsletter, type NewsletterRequest, type StoreSignUpView } from '@svc/subscriptions';
import { Operation, type StoreCall } from '../../edge';

/** `/store/newsletter`: sign-up for the newsletter by the merchant's own server. */
@Controller()
export class NewsletterController {
  constructor(private readonly subscribe: SubscribeToNewsletter) {}

  @Operation({
    id: 'subscribeToNewsletter', method: 'POST', path: '/store/newsletter', tag: 'Newsletter and restock alerts', summary: 'Sign somebody up for the newsletter',
    description:
      'Sends a mail with a link; the address counts once that is followed. The answer is the same whether or not the address was known, and an address gets one such mail in ten ' +
      'minutes at most. Slow down who sends your form too often: to the service all of them are your server. A test key checks everything, keeps nothing and sends nothing.',
    scope: 'subscriptions:create', publishable: false, rate: 'identity', status: 202, body: newsletterRequest, returns: storeSignUpView, errors: ['VALIDATION_ERROR'], caching: 'no-store',
  })
  execute({ caller: { store: { workspaceId }, mode }, body: request }: StoreCall<unknown, NewsletterRequest>): Promise<StoreSignUpView> {
    return this.subscribe.execute({ workspaceId, mode, request, source: 'storefront_api' });
  }
}
