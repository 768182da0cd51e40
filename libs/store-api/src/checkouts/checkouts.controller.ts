import { Controller, Inject, Injectable } from '@nestjs/common';
import {
  CancelCheckout,
  type Checkout,
  eventCheckoutRequest,
  headlessCheckoutRequest,
  OpenEventCheckout,
  OpenHeadlessCheckout,
  OpenProductCheckout,
  presentCheckout,
  presentHeadless,
  presentPayment,
  productCheckoutRequest,
  ReadCheckout,
  storeCheckoutSessionView,
  storeHeadlessCheckoutView,
  type CheckoutOnlooker,
  type Opened,
  type StoreCheckoutSessionView,
  type StoreHeadlessCheckoutView,
} from '@svc/checkout';
import { LOGGER, ServiceConfig, type Logger } from '@svc/composition';
import { CheckoutLinks, LANGUAGE_TEXTS } from '@svc/contracts';
import { Answer, answerTo, idempotencyKeyHeader, idFrom, Operation, preferredLanguage, type StoreCall } from '@svc/http';
import { cutText } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { z } from 'zod';
import { type HeadlessOpening, KeptTrials } from './kept-trials';

const MOST_NAMES = 20;
const LONGEST_NAME = 50;

/** Returns the names of fields that a form does not have, limited in number and length. */
function unknownFields(body: unknown, form: z.ZodObject): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const names = Object.keys(body).filter((name) => !Object.hasOwn(form.shape, name));
  return names.slice(0, MOST_NAMES).map((name) => cutText(name, LONGEST_NAME));
}

/** Shared parts of the checkout operations: their input, and the view of a checkout. */
@Injectable()
export class CheckoutCalls {
  constructor(
    private readonly links: CheckoutLinks,
    private readonly config: ServiceConfig,
    readonly trials: KeptTrials,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the input of every opening. Unknown fields of the body are ignored and their names logged, since a typo costs the buyer. */
  openingOf(
    {
      caller: {
        store: { workspaceId, closed },
        mode,
        now,
        admission,
      },
      body,
      idempotencyKey,
      requestId,
    }: StoreCall,
    form: z.ZodObject,
  ) {
    const fields = unknownFields(body, form);
    if (fields.length > 0) this.logger.info({ requestId, fields }, 'Fields of a checkout request are not known and were ignored.');
    const takesLocalReturns = !this.config.production;
    return { workspaceId, mode, keyId: admission.key.id, body, idempotencyKey, now: now.date, closed, takesLocalReturns };
  }

  sessionOpened(call: StoreCall, { checkout, isReplay }: Opened): Answer<StoreCheckoutSessionView> {
    return answerTo(presentCheckout(checkout, this.onlooker(call)), isReplay, stockChangedBy(checkout));
  }

  /** Returns the viewer of a checkout; publishable keys get the link to the page that masks the buyer's contact (D-1a, D-25). */
  onlooker({ caller: { store, admission } }: StoreCall): CheckoutOnlooker {
    return { workspaceSlug: store.slug, links: this.links, access: admission.key.kind === 'publishable' ? 'masked' : 'full' };
  }
}

/**
 * `/store/checkouts`: opened, read and cancelled (§4.2, §4.1, §4.6), and `/store/events/{slug}/checkout`, by a hosted page or headless
 * (§4.3, §4.5).
 */
@Controller()
export class CheckoutsController {
  constructor(
    private readonly openProducts: OpenProductCheckout,
    private readonly openEvent: OpenEventCheckout,
    private readonly openHeadless: OpenHeadlessCheckout,
    private readonly reading: ReadCheckout,
    private readonly cancelling: CancelCheckout,
    private readonly calls: CheckoutCalls,
  ) {}

  @Operation('POST /store/checkouts', {
    id: 'openCheckout',
    tag: 'Checkouts',
    summary: 'Open a checkout of products',
    description:
      'Send the buyer to the `hostedUrl` of the response; the buyer chooses how to pay there. `Idempotency-Key` is required: a retry with the same key and body returns the same checkout, with the header `Idempotent-Replayed`. Prices are final and stock is held once the buyer starts to pay.',
    scope: 'checkout:create',
    rate: 'checkout_create',
    status: 201,
    body: productCheckoutRequest,
    judgesBody: true,
    returns: storeCheckoutSessionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader }),
    errors: ['STORE_CLOSED', 'VALIDATION_ERROR', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
    caching: 'no-store',
  })
  async openOfProducts(call: StoreCall): Promise<Answer<StoreCheckoutSessionView>> {
    return this.calls.sessionOpened(call, await this.openProducts.execute(this.calls.openingOf(call, productCheckoutRequest)));
  }

  @Operation('GET /store/checkouts/:ref', {
    id: 'readCheckout',
    names: 'checkout',
    tag: 'Checkouts',
    summary: 'Read a checkout',
    description:
      'Safe to poll while the buyer is paying: an open checkout is checked with the payment provider first. Only `status` says whether it is paid. For secret keys a headless checkout has its `payment`.',
    scope: 'checkout:read',
    rate: 'checkout_read',
    returns: storeCheckoutSessionView,
    errors: ['NOT_FOUND'],
    caching: 'no-store',
  })
  async read(call: StoreCall): Promise<StoreCheckoutSessionView> {
    const { checkout, attempt } = await this.reading.execute(checkoutName(call));
    const mayPay = attempt !== undefined && call.caller.admission.key.kind === 'secret';
    return { ...presentCheckout(checkout, this.calls.onlooker(call)), payment: mayPay ? presentPayment(attempt, checkout) : undefined };
  }

  @Operation('POST /store/checkouts/:ref/cancel', {
    id: 'cancelCheckout',
    names: 'checkout',
    tag: 'Checkouts',
    summary: 'Cancel an open checkout',
    description:
      'Ends the checkout; everything that it holds is on sale again at once. One that is cancelled or expired is returned unchanged; one that is paid is refused with 409.',
    scope: 'checkout:cancel',
    rate: 'checkout_create',
    returns: storeCheckoutSessionView,
    errors: ['NOT_FOUND', 'CHECKOUT_ALREADY_PAID'],
    caching: 'no-store',
  })
  async cancel(call: StoreCall): Promise<Answer<StoreCheckoutSessionView>> {
    const cancelled = await this.cancelling.execute({ ...checkoutName(call), holder: 'secret' });
    return new Answer(presentCheckout(cancelled, this.calls.onlooker(call)), { stockChanged: stockChangedBy(cancelled) });
  }

  @Operation('POST /store/events/:slug/checkout', {
    id: 'openEventCheckout',
    names: 'event',
    tag: 'Checkouts',
    summary: 'Open a checkout of tickets',
    description:
      'Send the buyer to the `hostedUrl` of the response. Seats are held until `expiresAt`. A retry with the same `Idempotency-Key` and body returns the same checkout, with the header `Idempotent-Replayed`; without that header each call opens another one. A checkout that costs nothing is paid at once. A buyer has at most three open checkouts for an event: the next one ends the oldest.',
    scope: 'checkout:create',
    rate: 'checkout_create',
    status: 201,
    body: eventCheckoutRequest,
    judgesBody: true,
    returns: storeCheckoutSessionView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: ['STORE_CLOSED', 'VALIDATION_ERROR', 'NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
    caching: 'no-store',
  })
  async openOfEvent(call: StoreCall): Promise<Answer<StoreCheckoutSessionView>> {
    return this.calls.sessionOpened(
      call,
      await this.openEvent.execute({ ...this.calls.openingOf(call, eventCheckoutRequest), slug: call.name, path: 'eventCheckout' }),
    );
  }

  @Operation('POST /store/events/:slug/checkout/headless', {
    id: 'openHeadlessCheckout',
    names: 'event',
    tag: 'Checkouts',
    summary: 'Open a checkout of tickets whose payment step you show',
    description:
      'Needs `headlessEnabled` in the settings of the workspace, and holds the seats until `expiresAt`. ' +
      'Branch on the `provider` that you sent: `card` opens the provider’s popup with `accessCode`, `international_card` sends the buyer to `checkoutUrl`, and `bank_transfer` shows `bankAccount`, for which you poll `payment` of `GET /v1/store/checkouts/{ref}` while it is null. ' +
      'The buyer comes back to `returnUrl` with `checkout=<ref>`, which proves nothing. ' +
      'Where test mode has no sandbox, everything is checked and nothing is kept: the payment fields are null and `orderRef` begins with `test_ord_`. ' +
      `Pass on the \`Accept-Language\` of your buyer, who is written to in ${LANGUAGE_TEXTS.either}.`,
    scope: 'checkout:create',
    rate: 'checkout_create',
    status: 201,
    body: headlessCheckoutRequest,
    judgesBody: true,
    returns: storeHeadlessCheckoutView,
    headers: z.object({ 'Idempotency-Key': idempotencyKeyHeader.optional() }),
    errors: [
      'STORE_CLOSED',
      'VALIDATION_ERROR',
      'NOT_FOUND',
      'HEADLESS_DISABLED',
      'PRICE_MISMATCH',
      'IDEMPOTENCY_KEY_REUSED',
      'CONFLICT',
      'PROVIDER_UNAVAILABLE',
    ],
    caching: 'no-store',
  })
  async openHeadlessOfEvent(call: StoreCall): Promise<Answer<StoreHeadlessCheckoutView>> {
    const { view, isReplay, stockChanged } = await this.calls.trials.answer(call, () => this.headlessOf(call));
    return answerTo(view, isReplay, stockChanged);
  }

  private async headlessOf(call: StoreCall): Promise<HeadlessOpening> {
    const {
      caller: {
        store,
        admission: {
          workspace: { headlessEnabled },
        },
      },
      name: slug,
    } = call;
    const opening = this.calls.openingOf(call, headlessCheckoutRequest);
    const opened = await this.openHeadless.execute({
      ...opening,
      workspaceSlug: store.slug,
      slug,
      headlessEnabled,
      railSettings: store.rails,
      language: preferredLanguage(call.acceptLanguage),
    });
    const { isReplay, isTrial = false, checkout } = opened;
    return { view: presentHeadless(opened, this.calls.onlooker(call)), isReplay, isTrial, stockChanged: stockChangedBy(checkout) };
  }
}

/**
 * Returns the ids of everything whose counters the checkout changed, and of its event. Only the event itself shows its held seats, also where another
 * session of the buyer was released (D-61).
 */
function stockChangedBy({ holdChanges, eventId }: Checkout): string[] {
  return [...holdChanges.map(({ subjectId }) => subjectId), ...(eventId === undefined ? [] : [eventId])];
}

/** @throws NotFound */
function checkoutName({
  caller: {
    store: { workspaceId },
    mode,
  },
  name,
}: StoreCall): CheckoutName {
  return { workspaceId, mode, checkoutId: idFrom('checkout', 'chk', name) };
}
