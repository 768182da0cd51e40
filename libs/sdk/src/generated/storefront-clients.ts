// Written by `npm run docs:generate` from the OpenAPI document. Change that.
import type {
  DeliveryZone,
  EventCheckoutRequest,
  HeadlessCheckoutRequest,
  LinkCustomerRequest,
  NewsletterRequest,
  OtpSendRequest,
  OtpVerifyRequest,
  PaymentMethod,
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
         * Brand, theme, sections, pages and content, with every list that a home page shows, in one call. Each list is the same as that of its own operation.
         *
         * Scope `storefront:read`; publishable and secret keys.
         */
        get(options?: CallOptions): Promise<Storefront>;
    };
    products: {
        /**
         * List products.
         *
         * Without `updatedSince`: all published products and packages in display order, unpaged. With it: those changed since, oldest change first, for a local copy: take the largest `updatedAt` as the next cursor and upsert by `ref`. Deleted ones arrive as `product.deleted`; unpublished ones just stop appearing, so compare with the full list now and then.
         *
         * Scope `products:read`; publishable and secret keys.
         *
         * `sync.products` reads all changes, page by page.
         * @throws {ValidationError}
         */
        list(query?: {
            /** Return only products that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose product is sent again. Leave it out for the full list. */
            updatedSince?: string;
            /** Highest number of products to return with `updatedSince`; the full list ignores it. A shorter list means that you have caught up. */
            limit?: number;
        }, options?: CallOptions): Promise<PublicProductSummary[]>;
        /**
         * Read a product or a package.
         *
         * One product or package with its variants, options, extras, questions and reviews. Resolve the buyer’s choice to one variant and check that out.
         *
         * Scope `products:read`; publishable and secret keys.
         * @param slug `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicProduct>;
        /**
         * Read the free times of a day.
         *
         * Free start times of a product that is booked by slots, and the next day that has any. Send the chosen `startUtc` as `slotStartUtc` when you open the checkout. Read them again shortly before: another buyer may have taken the time.
         *
         * Scope `availability:read`; publishable and secret keys.
         * @param slug `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        slots(slug: string, query?: {
            /** Day whose free times to return, `YYYY-MM-DD` in the store’s time zone. Default: the first day with a free slot. */
            date?: string;
            /** Ref of the variant (`var_…`) or package option (`pko_…`) to book. Required when more than one of the product is booked by slots. */
            variantRef?: string;
            /** IANA time zone in which to return `startLocal` of the slots, such as `Africa/Lagos`. Default: the store’s. */
            timezone?: string;
        }, options?: CallOptions): Promise<PublicProductSlots>;
    };
    collections: {
        /**
         * List collections.
         *
         * Published collections in display order, unpaged, with the refs of their products.
         *
         * Scope `products:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<PublicCollectionSummary[]>;
        /**
         * Read a collection with its products.
         *
         * One collection with its published products and packages, in the order to show.
         *
         * Scope `products:read`; publishable and secret keys.
         * @param slug `slug` of the collection, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicCollectionDetail>;
    };
    availability: {
        /**
         * Read what is left.
         *
         * Stock at this moment, for up to 100 variants and package options; never cached. A ref that is missing from `variants` can no longer be bought.
         *
         * Scope `availability:read`; publishable and secret keys.
         *
         * Takes at most 100 refs. `null` is unlimited, and a missing ref is not for sale.
         * @param variantRefs Refs of the variants (`var_…`) and package options (`pko_…`) whose stock to return, separated by commas: 1 to 100 different ones.
         * @throws {ValidationError}
         */
        get(variantRefs: readonly string[], options?: CallOptions): Promise<PublicStoreAvailability>;
    };
    deliveryZones: {
        /**
         * List delivery zones.
         *
         * Ways to deliver goods or to collect them, in display order, with their fees. Send the chosen `ref` as `deliveryZoneRef`. Zones without a fee in an accepted currency are left out.
         *
         * Scope `availability:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<DeliveryZone[]>;
    };
    paymentMethods: {
        /**
         * List payment methods.
         *
         * Ways to pay that the workspace can charge in this currency and in the mode of the key: `card` for NGN, `bank_transfer` for NGN, `international_card` for currencies other than NGN. Each may be the `provider` of a headless checkout.
         *
         * Scope `availability:read`; publishable and secret keys.
         * @throws {ValidationError}
         */
        list(query?: {
            /** ISO 4217 code of the currency that the buyer pays in, such as `NGN`. Default: the store’s primary currency. */
            currency?: string;
        }, options?: CallOptions): Promise<PaymentMethod[]>;
    };
    events: {
        /**
         * List events.
         *
         * Published events that ended at most 24 hours ago, by their start, unpaged.
         *
         * Scope `products:read`; publishable and secret keys.
         */
        list(options?: CallOptions): Promise<PublicEventSummary[]>;
        /**
         * Read an event.
         *
         * One event with its days and the ticket types on sale. Hidden and invite-only ones are left out; a request with their code in `unlockCodes` can take them all the same.
         *
         * Scope `products:read`; publishable and secret keys.
         * @param slug `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicEvent>;
        /**
         * Register for a free event.
         *
         * Takes seats for a guest, who gets a confirmation with calendar invite and tickets by e-mail, or an SMS. A guest whose e-mail already holds seats of the event gets the same response again and no further seat, so a retry is safe. The guest is written to in the language of `Accept-Language`, English or French: a server passes on the header of its visitor. A test key checks everything, writes nothing and sends nothing.
         *
         * Scope `events:register`; publishable and secret keys.
         * @param slug `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | TierRequiresPayment | StoreClosed | NotFound | TierSoldOut | Conflict}
         */
        register(slug: string, body: RegistrationRequest, options?: CallOptions): Promise<StoreEventRegistrationView>;
    };
    checkouts: {
        /**
         * Read a checkout.
         *
         * Safe to poll while the buyer is paying: an open checkout is checked with the payment provider first. Only `status` says whether it is paid. For secret keys a headless checkout has its `payment`.
         *
         * Scope `checkout:read`; publishable and secret keys.
         * @param ref `ref` of the checkout, as the request that made it returned it.
         * @throws {ValidationError | NotFound}
         */
        get(ref: string, options?: CallOptions): Promise<StoreCheckoutSessionView>;
    };
    notes: {
        /**
         * Read a note.
         *
         * One published note, both as blocks and as HTML. A note with a later `publishedAt` is not found before that moment.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @param slug `slug` of the note, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicNote>;
    };
    tables: {
        /**
         * Read a table: its columns and rows.
         *
         * One published table with all its rows. Private columns are left out.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @param slug `slug` of the table, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicTable>;
    };
    catalogs: {
        /**
         * Read a media catalog.
         *
         * One published media catalog with its pictures, videos and other files.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @param slug `slug` of the catalog, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicCatalog>;
    };
    folders: {
        /**
         * Read a folder and its files.
         *
         * One public folder with its files, and the public folders in it. Each file has a signed `downloadUrl`, valid for an hour.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @param slug `slug` of the folder, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound}
         */
        get(slug: string, options?: CallOptions): Promise<PublicFolder>;
    };
    forms: {
        /**
         * Read a form.
         *
         * One published form with its questions, conditions and limits. A closed form is returned, too: see `status`.
         *
         * Scope `storefront:read`; publishable and secret keys.
         * @param slug `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
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
         * Send the buyer to the `hostedUrl` of the response; the buyer chooses how to pay there. `Idempotency-Key` is required: a retry with the same key and body returns the same checkout, with the header `Idempotent-Replayed`. Prices are final and stock is held once the buyer starts to pay.
         *
         * Scope `checkout:create`; secret keys only.
         * @throws {ValidationError | StoreClosed | IdempotencyKeyReused | Conflict}
         */
        create(body: ProductCheckoutRequest, options?: CallOptions): Promise<StoreCheckoutSessionView>;
        /**
         * Open a checkout of tickets.
         *
         * Send the buyer to the `hostedUrl` of the response. Seats are held until `expiresAt`. A retry with the same `Idempotency-Key` and body returns the same checkout, with the header `Idempotent-Replayed`; without that header each call opens another one. A checkout that costs nothing is paid at once. A buyer has at most three open checkouts for an event: the next one ends the oldest.
         *
         * Scope `checkout:create`; secret keys only.
         * @param slug `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | StoreClosed | NotFound | IdempotencyKeyReused | Conflict}
         */
        createForEvent(slug: string, body: EventCheckoutRequest, options?: CallOptions): Promise<StoreCheckoutSessionView>;
        /**
         * Open a checkout of tickets whose payment step you show.
         *
         * Needs `headlessEnabled` in the settings of the workspace, and holds the seats until `expiresAt`. Branch on the `provider` that you sent: `card` opens the provider’s popup with `accessCode`, `international_card` sends the buyer to `checkoutUrl`, and `bank_transfer` shows `bankAccount`, for which you poll `payment` of `GET /v1/store/checkouts/{ref}` while it is null. The buyer comes back to `returnUrl` with `checkout=<ref>`, which proves nothing. Where test mode has no sandbox, everything is checked and nothing is kept: the payment fields are null and `orderRef` begins with `test_ord_`. Pass on the `Accept-Language` of your buyer, who is written to in English or French.
         *
         * Scope `checkout:create`; secret keys only.
         * @param slug `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | StoreClosed | HeadlessDisabled | NotFound | PriceMismatch | IdempotencyKeyReused | Conflict | ProviderUnavailable}
         */
        createHeadless(slug: string, body: HeadlessCheckoutRequest, options?: CallOptions): Promise<StoreHeadlessCheckoutView>;
        /**
         * Cancel an open checkout.
         *
         * Ends the checkout; everything that it holds is on sale again at once. One that is cancelled or expired is returned unchanged; one that is paid is refused with 409.
         *
         * Scope `checkout:cancel`; secret keys only.
         * @param ref `ref` of the checkout, as the request that made it returned it.
         * @throws {ValidationError | NotFound | CheckoutAlreadyPaid}
         */
        cancel(ref: string, options?: CallOptions): Promise<StoreCheckoutSessionView>;
    };
    orders: {
        /**
         * List orders, oldest change first.
         *
         * Paid orders of the key’s mode, oldest change first, for a local copy: take the largest `updatedAt` as the next cursor and upsert by `ref`. The boundary row is sent again. Deleted orders arrive as `order.deleted`. Savings plans appear once they are paid.
         *
         * Scope `orders:read`; secret keys only.
         *
         * `sync.orders` reads all of them, page by page.
         * @throws {ValidationError}
         */
        list(query?: {
            /** Return only orders that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose order is sent again. Leave it out to begin with the oldest change. */
            updatedSince?: string;
            /** Highest number of orders to return. A shorter list means that you have caught up. */
            limit?: number;
        }, options?: CallOptions): Promise<StoreOrderRecord[]>;
    };
    forms: {
        /**
         * Send the answers to a form.
         *
         * Submits a form of your own page from your server; forms that ask for files are filled in at their `hostedUrl`. All faults are reported at once, in `details.fields` as `answers.<key>`. A retry with the same `Idempotency-Key` and body returns the same submission; without that header each call is a submission of its own. Send `X-Visitor`, so that limits count for each visitor and not for your server. A test key checks everything and keeps nothing.
         *
         * Scope `forms:submit`; secret keys only.
         * @param slug `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound | IdempotencyKeyReused | Conflict}
         */
        submit(slug: string, body: StoreFormSubmissionRequest, options?: CallOptions): Promise<StoreFormSubmissionView>;
    };
    newsletter: {
        /**
         * Sign somebody up for the newsletter.
         *
         * Sends a mail with a link; the address is on the list once that is followed. An address gets at most one such mail in ten minutes. The response is the same whether or not the address was known. Send `X-Visitor`, so that limits count for each visitor and not for your server. A test key checks everything, keeps nothing and sends nothing.
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
         * For a sold-out variant of a product whose `restockAlertsEnabled` is true; anything else is refused with 409. Sends a mail with a link; once that is followed, one mail goes out when the variant can be bought again. The response is the same whether or not the address was known. A test key checks everything, keeps nothing and sends nothing.
         *
         * Scope `subscriptions:create`; secret keys only.
         * @param slug `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`.
         * @throws {ValidationError | NotFound | Conflict}
         */
        askForRestockAlert(slug: string, body: RestockAlertRequest, options?: CallOptions): Promise<StoreSignUpView>;
    };
    otp: {
        /**
         * Send a code to a phone number.
         *
         * The response never has the code: send its `challengeRef` to `POST /v1/store/otp/verify` with what the customer types. Each code that is sent is charged; a refused request is not. A number gets one code a minute, five an hour and ten a day, whichever key asks; a key sends 100 in 24 hours unless its limits differ, and five an hour to one visitor, whom `X-Visitor` names. A test key checks and counts everything but sends nothing: the code is `000000`. An SMS is in the language of `Accept-Language`, English or French, so pass on the header of your customer; a template has its own language.
         *
         * Scope `otp:send`; secret keys only.
         *
         * This call is never retried.
         * @throws {ValidationError | OtpInsufficientBalance | OtpCountryNotAllowed | OtpNotConfigured | OtpSenderUnavailable | ProviderUnavailable}
         */
        send(body: OtpSendRequest, options?: CallOptions): Promise<StoreOtpSendView>;
        /**
         * Check the code that a customer typed.
         *
         * A code verifies once; five wrong codes end the challenge. A code that does not verify is a 422 with a `reason`, not an error. A code of your own is refused with 409: check it yourself.
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
         * Link a user of yours with a contact.
         *
         * For your server, once your own sign-in has verified the e-mail. Each user is linked once: a repeat with the same `externalRef` returns the same link, also with another e-mail. The response is the same whether or not the contact existed. A test key checks everything and makes no contact: its refs begin with `test_`.
         *
         * Scope `customers:link`; secret keys only.
         * @throws {ValidationError}
         */
        link(body: LinkCustomerRequest, options?: CallOptions): Promise<StoreCustomerLinkView>;
    };
}
