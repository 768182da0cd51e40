// Written by `npm run docs:generate` from the OpenAPI document. Change that.
import type {
  DeliveryZone,
  EventCheckoutRequest,
  HeadlessCheckoutRequest,
  LinkCustomerRequest,
  NewsletterRequest,
  OtpSendRequest,
  OtpVerifyRequest,
  ProductCheckoutRequest,
  PublicCatalog,
  PublicCollectionDetail,
  PublicCollectionSummary,
  PublicEvent,
  PublicEventSummary,
  PublicFolder,
  PublicForm,
  PublicNote,
  PublicProduct,
  PublicProductSlots,
  PublicProductSummary,
  PublicStoreAvailability,
  PublicTable,
  RegistrationRequest,
  RestockAlertRequest,
  StoreCheckoutSessionView,
  StoreCustomerLinkView,
  StoreEventRegistrationView,
  StoreFormSubmissionRequest,
  StoreFormSubmissionView,
  StoreHeadlessCheckoutView,
  StoreOrderRecord,
  StoreOtpSendView,
  StoreOtpVerifyFailure,
  StoreOtpVerifyView,
  StoreSignUpView,
  Storefront,
} from './storefront';
import type {
  CallOptions,
} from '../http/settings';

/** Operations of publishable and secret keys: they read, and register guests for free events. */
export interface PublicOperations {
    storefront: {
        /**
         * Read the storefront.
         *
         * Brand, theme, sections, pages and content, with every list that a home page shows.
         *
         * Scope `storefront:read`; publishable and secret keys.
         */
        get(options?: CallOptions): Promise<Storefront>;
    };
    products: {
        /**
         * List products.
         *
         * Without `updatedSince` all published products in display order. With it those changed since, oldest change first; take the largest `updatedAt` as the next cursor and upsert by `ref`.
         *
         * Scope `products:read`; publishable and secret keys.
         *
         * `sync.products` reads all changes, page by page.
         * @throws {ValidationError}
         */
        list(query?: {
            /** Only products changed at or after this moment, oldest change first. A bare date is its midnight in UTC. */
            updatedSince?: string;
            /** Most products of an answer with updatedSince; the full list is unpaged. */
            limit?: number;
        }, options?: CallOptions): Promise<PublicProductSummary[]>;
        /**
         * Read a product or a package.
         *
         * Scope `products:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicProduct>;
        /**
         * Read the free slots of a day.
         *
         * Scope `availability:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        slots(slug: string, query?: {
            /** A day of the store; the first one with a free slot when absent. */
            date?: string;
            /** Needed when more than one variant is booked by slots. */
            variantRef?: string;
            /** Zone of startLocal; the store’s when absent. */
            timezone?: string;
        }, options?: CallOptions): Promise<PublicProductSlots>;
    };
    collections: {
        /**
         * List collections.
         *
         * Scope `products:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<PublicCollectionSummary[]>;
        /**
         * Read a collection with its products.
         *
         * Scope `products:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicCollectionDetail>;
    };
    availability: {
        /**
         * Read what is left of variants.
         *
         * Scope `availability:read`; publishable and secret keys.
         *
         * Takes at most 100 refs. `null` is unlimited, and a missing ref is not for sale.
         * @throws {ValidationError}
         */
        get(variantRefs: readonly string[], options?: CallOptions): Promise<PublicStoreAvailability>;
    };
    deliveryZones: {
        /**
         * List delivery zones.
         *
         * Scope `availability:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<DeliveryZone[]>;
    };
    paymentMethods: {
        /**
         * List payment methods.
         *
         * Names of the rails that can charge the currency in the mode of the key; any of them may be named as the provider of a headless checkout.
         *
         * Scope `availability:read`; publishable and secret keys.
         * @throws {ValidationError}
         */
        list(query?: {
            /** ISO 4217 code; default the store's primary currency. */
            currency?: string;
        }, options?: CallOptions): Promise<string[]>;
    };
    events: {
        /**
         * List events.
         *
         * Events that are published and did not end more than 24 hours ago, by the time they start; unpaged.
         *
         * Scope `products:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<PublicEventSummary[]>;
        /**
         * Read an event.
         *
         * One event with its days and the ticket types on sale; hidden and invite-only ones are left out.
         *
         * Scope `products:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicEvent>;
        /**
         * Register for a free event.
         *
         * Takes seats for a guest who then gets a confirmation with calendar invite and tickets by e-mail, or a message by phone. A guest whose e-mail holds seats of the event already gets the same answer again and no further seat, whatever tickets are asked for; so a repeat is safe. A test key checks everything, writes nothing and sends nothing. The guest is written to in the language of `Accept-Language`, English or French; a server passes on the header of its visitor.
         *
         * Scope `events:register`; publishable and secret keys.
         * @throws {ValidationError | TierRequiresPayment | NotFound | TierSoldOut | Conflict}
         */
        register(slug: string, body: RegistrationRequest, options?: CallOptions): Promise<StoreEventRegistrationView>;
    };
    checkouts: {
        /**
         * Read a checkout.
         *
         * Safe to poll while the buyer is paying: an open checkout is checked with the payment provider first. Only `status` shows that it is paid. A headless checkout carries its `payment` for secret keys.
         *
         * Scope `checkout:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(ref: string, options?: CallOptions): Promise<StoreCheckoutSessionView>;
    };
    notes: {
        /**
         * Read a note.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicNote>;
    };
    tables: {
        /**
         * Read a table: its columns and rows.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicTable>;
    };
    catalogs: {
        /**
         * Read a media catalog.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicCatalog>;
    };
    folders: {
        /**
         * Read a folder and its files.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicFolder>;
    };
    forms: {
        /**
         * Read a form.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicForm>;
    };
}
/** Operations that require a secret key, in the same groups. */
export interface SecretOperations {
    checkouts: {
        /**
         * Open a checkout of products.
         *
         * Answers a session: send the buyer to its hostedUrl. The header Idempotency-Key is required: a retry with the same key and body gets the same session, with the header Idempotent-Replayed. Prices are final when the buyer pays, and stock is held from then on.
         *
         * Scope `checkout:create`; secret keys only.
         * @throws {ValidationError | IdempotencyKeyReused | Conflict}
         */
        create(body: ProductCheckoutRequest, options?: CallOptions): Promise<StoreCheckoutSessionView>;
        /**
         * Open a checkout of tickets.
         *
         * Answers a session: send the buyer to its hostedUrl. Seats are held from now until expiresAt. A retry with the same Idempotency-Key and body gets the same session, with the header Idempotent-Replayed; without that header each call opens another one. Tickets that cost nothing are paid at once. A buyer has three open sessions of an event at most: another lets the oldest expire.
         *
         * Scope `checkout:create`; secret keys only.
         * @throws {ValidationError | NotFound | IdempotencyKeyReused | Conflict}
         */
        createForEvent(slug: string, body: EventCheckoutRequest, options?: CallOptions): Promise<StoreCheckoutSessionView>;
        /**
         * Open a checkout of tickets whose payment step you render.
         *
         * Takes a workspace with headlessEnabled. Seats are held until expiresAt. `provider` names the one rail to use: branch on it. `card` opens the provider’s popup with one options object that holds `accessCode`; `international_card` sends the buyer to `checkoutUrl`; `bank_transfer` shows `bankAccount`: while that is null, poll GET /v1/store/checkouts/{ref}, whose `payment` has it. Every rail brings the buyer back to returnUrl with `checkout=<ref>`, which proves nothing. A retry with the same Idempotency-Key and body gets the same checkout. Where test mode has no sandbox, all is judged and nothing kept: payment fields are null and `orderRef` begins with test_ord_. The buyer is written to in the language of `Accept-Language`, English or French: pass on the header of your buyer.
         *
         * Scope `checkout:create`; secret keys only.
         * @throws {ValidationError | HeadlessDisabled | NotFound | PriceMismatch | IdempotencyKeyReused | Conflict | ProviderUnavailable}
         */
        createHeadless(slug: string, body: HeadlessCheckoutRequest, options?: CallOptions): Promise<StoreHeadlessCheckoutView>;
        /**
         * Cancel an open checkout.
         *
         * What it holds is on sale again at once. One that is cancelled or expired already is answered unchanged; one that is paid is refused.
         *
         * Scope `checkout:cancel`; secret keys only.
         * @throws {ValidationError | NotFound | CheckoutAlreadyPaid}
         */
        cancel(ref: string, options?: CallOptions): Promise<StoreCheckoutSessionView>;
    };
    orders: {
        /**
         * List orders, oldest change first.
         *
         * Orders of the key’s mode that were paid, by the time of their last change; take the largest `updatedAt` as the next cursor and upsert by `ref`. The boundary row is sent again. Removals arrive as `order.deleted`.
         *
         * Scope `orders:read`; secret keys only.
         *
         * `sync.orders` reads all of them, page by page.
         * @throws {ValidationError}
         */
        list(query?: {
            /** Only orders changed at or after this moment. A bare date is its midnight in UTC. */
            updatedSince?: string;
            /** Most orders of an answer; a shorter one means that you are caught up. */
            limit?: number;
        }, options?: CallOptions): Promise<StoreOrderRecord[]>;
    };
    forms: {
        /**
         * Send what somebody answered to a form.
         *
         * For your server, of a form on a page of your own; a form that asks for files is filled in at its `hostedUrl`. Answers are judged as they are there: every fault is reported at once, in `details.fields` as `answers.<key>`. A retry with the same Idempotency-Key and body gets the same submission, with the header Idempotent-Replayed; without that header each call is a submission of its own. Send `X-Visitor`: without it all visitors are one to the service, which is your server. A test key checks everything and keeps nothing.
         *
         * Scope `forms:submit`; secret keys only.
         * @throws {ValidationError | NotFound | IdempotencyKeyReused | Conflict}
         */
        submit(slug: string, body: StoreFormSubmissionRequest, options?: CallOptions): Promise<StoreFormSubmissionView>;
    };
    newsletter: {
        /**
         * Sign somebody up for the newsletter.
         *
         * Sends a mail with a link; the address counts once that is followed. The answer is the same whether or not the address was known, and an address gets one such mail in ten minutes at most. Send `X-Visitor`: without it all visitors are one to the service, which is your server. A test key checks everything, keeps nothing and sends nothing.
         *
         * Scope `subscriptions:create`; secret keys only.
         * @throws {ValidationError}
         */
        subscribe(body: NewsletterRequest, options?: CallOptions): Promise<StoreSignUpView>;
    };
    products: {
        /**
         * Tell somebody when a variant is back.
         *
         * For a variant that is sold out, of a product whose restockAlertsEnabled is true; anything else is answered 409. Sends a mail with a link; once that is followed, one mail goes out when the variant can be bought again. The answer is the same whether or not the address was known. A test key checks everything, keeps nothing and sends nothing.
         *
         * Scope `subscriptions:create`; secret keys only.
         * @throws {ValidationError | NotFound | Conflict}
         */
        askForRestockAlert(slug: string, body: RestockAlertRequest, options?: CallOptions): Promise<StoreSignUpView>;
    };
    otp: {
        /**
         * Send a code to a phone number.
         *
         * Keep challengeRef, and verify what the customer types with it; the code is in no answer. Each code that is sent is charged, one that is refused is not. A number gets one code a minute, five an hour and ten a day, whatever key asks for them; a key sends 100 in 24 hours unless its limits say otherwise. With `X-Visitor` a visitor gets five an hour, so that one alone does not use up those of the key. 429 states in Retry-After after how many seconds the same may be sent again, and in `details.limit` whose limit it is. With a test key all is judged and counted, nothing sent, and the code is 000000. A text message is in the language of `Accept-Language`, English or French: pass on the header of your customer. A template is in its own.
         *
         * Scope `otp:send`; secret keys only.
         *
         * This call is never retried.
         * @throws {ValidationError | OtpInsufficientBalance | OtpCountryNotAllowed | OtpNotConfigured | OtpSenderUnavailable | ProviderUnavailable}
         */
        send(body: OtpSendRequest, options?: CallOptions): Promise<StoreOtpSendView>;
        /**
         * Check what a customer typed against the code that was sent.
         *
         * A code verifies once. `invalid` is a wrong code, one that was used, or a challenge that is unknown; `expired` the right code that comes too late; `too_many_attempts` the fifth wrong code and whatever follows it: send another code then. A code of your own that you gave on sending is yours to check.
         *
         * Scope `otp:verify`; secret keys only.
         *
         * A wrong code is a result, `{ verified: false, reason }`, not an error. This call is never retried.
         * @throws {ValidationError | OtpCodeNotManaged}
         */
        verify(body: OtpVerifyRequest, options?: CallOptions): Promise<StoreOtpVerifyView | StoreOtpVerifyFailure>;
    };
    customers: {
        /**
         * Link your own signed-in user with a contact.
         *
         * For your server, once your own sign-in has verified the e-mail. A user is linked once: a repeat with the same `externalRef` answers the same link, with another e-mail as well. The answer is the same whether or not the contact was there before. A test key checks everything and makes no contact: the refs of its answer begin with `test_`.
         *
         * Scope `customers:link`; secret keys only.
         * @throws {ValidationError}
         */
        link(body: LinkCustomerRequest, options?: CallOptions): Promise<StoreCustomerLinkView>;
    };
}
