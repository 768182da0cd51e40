import { Controller, Inject } from '@nestjs/common';
import {
  eventCheckoutRequest,
  headlessCheckoutRequest,
  OpenEventCheckout,
  OpenHeadlessCheckout,
  presentHeadless,
  storeCheckoutSessionView,
  type StoreCheckoutSessionView,
  storeHeadlessCheckoutView,
  type StoreHeadlessCheckoutView,
} from '@svc/checkout';
import { LOGGER, type Logger, ServiceConfig } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { z } from 'zod';
import { type Answer, Operation, type StoreCall } from '../../edge';
import { noteIgnoredFields, onlookerOf, openedFor } from '../checkouts/session-answer';
import { answerTo, idempotencyKeyHeader } from '../../edge/operation';

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

/** `/store/events/{slug}/checkout/headless` (§4.5). */
@Controller()
export class HeadlessCheckoutController {
  constructor(
    private readonly opening: OpenHeadlessCheckout,
    private readonly links: CheckoutLinks,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly config: ServiceConfig,
  ) {}

  @Operation({
    id: 'openHeadlessCheckout', method: 'POST', path: '/store/events/:slug/checkout/headless', names: 'event', tag: 'Checkouts', summary: 'Open a checkout of tickets whose payment step you render',
    description:
      'Takes a workspace with headlessEnabled. Seats are held until expiresAt. `provider` names the one rail to use: branch on it. `card` opens the provider’s popup ' +
      'with one options object that holds `accessCode`; `international_card` sends the buyer to `checkoutUrl`; `bank_transfer` shows `bankAccount`: while that is null, ' +
      'poll GET /v1/store/checkouts/{ref}, whose `payment` tells it. Every rail brings the buyer back to returnUrl with `checkout=<ref>`, which proves nothing. A retry ' +
      'with the same Idempotency-Key and body gets the same checkout. Where test mode has no sandbox, all is judged and nothing kept: payment fields are null and ' +
      '`orderRef` begins with test_ord_.',
    scope: 'checkout:create', rate: 'checkout_create', status: 201, body: headlessCheckoutRequest, judgesBody: true, returns: storeHeadlessCheckoutView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: ['VALIDATION_ERROR', 'NOT_FOUND', 'HEADLESS_DISABLED', 'PRICE_MISMATCH', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT', 'PROVIDER_UNAVAILABLE'], caching: 'no-store',
  })
  async open({ caller, name: slug, body, idempotencyKey, requestId }: StoreCall): Promise<Answer<StoreHeadlessCheckoutView>> {
    noteIgnoredFields(body, headlessCheckoutRequest, requestId, this.logger);
    const { store, mode, now, admission } = caller;
    const opened = await this.opening.execute({
      workspaceId: store.workspaceId, workspaceSlug: store.slug, mode, keyId: admission.key.id, slug, body, idempotencyKey, now: now.date, takesLocalReturns: !this.config.production,
      headlessEnabled: admission.workspace.headlessEnabled, railSettings: store.rails,
    });
    return answerTo(presentHeadless(opened, onlookerOf(caller, this.links)), opened.isReplay);
  }
}
