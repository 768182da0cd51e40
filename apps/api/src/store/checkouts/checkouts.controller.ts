import { Controller, Inject } from '@nestjs/common';
import {
  CancelCheckout, OpenProductCheckout, presentPayment, productCheckoutRequest, ReadCheckout, storeCheckoutSessionView, type StoreCheckoutSessionView,
} from '@svc/checkout';
import { LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { CheckoutLinks } from '@svc/contracts';
import { idOf, NotFound } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { z } from 'zod';
import { Operation, type Answer, type Caller, type StoreCall } from '../../edge';
import { idempotencyKeyHeader } from '../../edge/operation';
import { noteIgnoredFields, openedFor, sessionFor } from './session-answer';

/** `/store/checkouts`: opened, read and cancelled (§4.2, §4.1, §4.6). */
@Controller()
export class CheckoutsController {
  constructor(
    private readonly opening: OpenProductCheckout,
    private readonly reading: ReadCheckout,
    private readonly cancelling: CancelCheckout,
    private readonly links: CheckoutLinks,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly config: ServiceConfig,
  ) {}

  @Operation({
    id: 'openCheckout', method: 'POST', path: '/store/checkouts', tag: 'Checkouts', summary: 'Open a checkout of products',
    description:
      'Answers a session: send the buyer to its hostedUrl. The header Idempotency-Key is required: a retry with the same key and body gets the same session, ' +
      'with the header Idempotent-Replayed. Prices are final when the buyer pays, and stock is held from then on.',
    scope: 'checkout:create', rate: 'checkout_create', status: 201, body: productCheckoutRequest, judgesBody: true, returns: storeCheckoutSessionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader }),
    errors: ['VALIDATION_ERROR', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'], caching: 'no-store',
  })
  async open({ caller, body, idempotencyKey, requestId }: StoreCall): Promise<Answer<StoreCheckoutSessionView>> {
    noteIgnoredFields(body, productCheckoutRequest, requestId, this.logger);
    const { store, mode, now, admission } = caller;
    const opened = await this.opening.execute({ workspaceId: store.workspaceId, mode, keyId: admission.key.id, body, idempotencyKey, now: now.date, takesLocalReturns: !this.config.production });
    return openedFor(caller, opened, this.links);
  }

  @Operation({
    id: 'readCheckout', method: 'GET', path: '/store/checkouts/:ref', names: 'checkout', tag: 'Checkouts', summary: 'Read a checkout',
    description: 'Safe to poll while the buyer is paying: an open checkout is checked with the payment provider first. Only `status` tells that it is paid. A headless checkout carries its `payment` for secret keys.',
    scope: 'checkout:read', rate: 'checkout_read', returns: storeCheckoutSessionView, errors: ['NOT_FOUND'], caching: 'no-store',
  })
  async read({ caller, name: ref }: StoreCall): Promise<StoreCheckoutSessionView> {
    const { checkout, attempt } = await this.reading.execute(checkoutName(caller, ref));
    const mayPay = attempt !== undefined && caller.admission.key.kind === 'secret';
    return { ...sessionFor(caller, checkout, this.links), payment: mayPay ? presentPayment(attempt, checkout) : undefined };
  }

  @Operation({
    id: 'cancelCheckout', method: 'POST', path: '/store/checkouts/:ref/cancel', names: 'checkout', tag: 'Checkouts', summary: 'Cancel an open checkout',
    description: 'What it holds is on sale again at once. One that is cancelled or expired already is answered unchanged; one that is paid is refused.',
    scope: 'checkout:cancel', rate: 'checkout_create', returns: storeCheckoutSessionView, errors: ['NOT_FOUND', 'CHECKOUT_ALREADY_PAID'], caching: 'no-store',
  })
  async cancel({ caller, name: ref }: StoreCall): Promise<StoreCheckoutSessionView> {
    return sessionFor(caller, await this.cancelling.execute({ ...checkoutName(caller, ref), holder: 'secret' }), this.links);
  }
}

function checkoutName({ store: { workspaceId }, mode }: Caller, ref: string): CheckoutName {
  const checkoutId = idOf('chk', ref);
  if (!checkoutId) throw new NotFound('checkout');
  return { workspaceId, mode, checkoutId };
}
