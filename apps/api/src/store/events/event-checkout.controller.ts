import { Controller, Inject } from '@nestjs/common';
import { eventCheckoutRequest, OpenEventCheckout, storeCheckoutSessionView, type StoreCheckoutSessionView } from '@svc/checkout';
import { LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { z } from 'zod';
import { Operation, type Answer, type StoreCall } from '../../edge';
import { noteIgnoredFields, openedFor } from '../checkouts/session-answer';
import { idempotencyKeyHeader } from '../idempotency-headers';

/** `/store/events/{slug}/checkout` (§4.3). */
@Controller()
export class EventCheckoutController {
  constructor(
    private readonly opening: OpenEventCheckout,
    private readonly links: CheckoutLinks,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly config: ServiceConfig,
  ) {}

  @Operation({
    id: 'openEventCheckout', method: 'POST', path: '/store/events/:slug/checkout', names: 'event', tag: 'Checkouts', summary: 'Open a checkout of tickets',
    description:
      'Answers a session: send the buyer to its hostedUrl. Seats are held from now until expiresAt. A retry with the same Idempotency-Key and body gets the same ' +
      'session, with the header Idempotent-Replayed; without that header each call opens another one. Tickets that cost nothing are paid at once. A buyer has three ' +
      'open sessions of an event at most: another lets the oldest expire.',
    scope: 'checkout:create', rate: 'checkout_create', status: 201, body: eventCheckoutRequest, judgesBody: true, returns: storeCheckoutSessionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'], caching: 'no-store',
  })
  async open({ caller, name: slug, body, idempotencyKey, requestId }: StoreCall): Promise<Answer<StoreCheckoutSessionView>> {
    noteIgnoredFields(body, eventCheckoutRequest, requestId, this.logger);
    const { store, mode, now, admission } = caller;
    const opened = await this.opening.execute({ workspaceId: store.workspaceId, mode, keyId: admission.key.id, slug, body, idempotencyKey, now: now.date, takesLocalReturns: !this.config.production });
    return openedFor(caller, opened, this.links);
  }
}
