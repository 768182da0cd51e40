// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export type components = {
    schemas: {
        ProductCheckoutRequest: {
            items: components["schemas"]["ProductLine"][];
            /** @description One that the store accepts; its primary one when absent. It stays. */
            currency?: string;
            /** @description Needed when an item needs delivery. */
            deliveryZoneRef?: string;
            discountCode?: string;
            /** @description The buyer means to save up for it: the page offers to pay in parts. What can be saved up for may then be sold out. Refused when something of it cannot be saved up for. */
            saveForIt?: boolean;
            /**
             * Format: uri
             * @description An https address, or, with a test key, http on localhost, 127.0.0.1 or [::1]; at most 2,048 characters, without credentials and fragment.
             * @example https://shop.example/thanks
             */
            returnUrl: string;
            contact?: components["schemas"]["CheckoutPrefill"];
        };
        ProductLine: {
            /** @description A variant (var_…), or an option of a package (pko_…). */
            variantRef: string;
            quantity: number;
            /**
             * Format: date-time
             * @description A start that the slots of the product offer; without it the buyer chooses on the hosted page.
             */
            slotStartUtc?: string;
            /** @description Without it the buyer chooses on the hosted page. */
            addons?: components["schemas"]["ChosenAddon"][];
            /** @description Without it the buyer answers on the hosted page. */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        };
        ChosenAddon: {
            optionRef: string;
            /**
             * @description For each piece of the item.
             * @default 1
             */
            quantity?: number;
        };
        FormAnswer: string | number | boolean | string[] | null;
        /** @description Filled in on the hosted page; the buyer may correct it. */
        CheckoutPrefill: {
            name?: string;
            /** Format: email */
            email?: string;
            /** @example +2348031234567 */
            phone?: string;
        };
        LinkCustomerRequest: {
            /**
             * Format: email
             * @description An e-mail that your own sign-in has verified.
             */
            email: string;
            /**
             * @description Your own id of the user: the same one answers the same link, whatever else is sent with it.
             * @example user_42
             */
            externalRef: string;
            /** @description Fills an empty name of the contact, and never replaces one. */
            name?: string;
            /**
             * @description With its country code. Fills an empty phone of the contact, and never replaces one.
             * @example +2348031234567
             */
            phone?: string;
        };
        HeadlessCheckoutRequest: {
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Required when a chosen tier has a minimum age and the event asks once per order; where it asks each attendee, it stands in for none.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers by the keys of the form fields of the chosen tiers.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only tiers.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Ignored when unknown. */
            promoterCode?: string;
            /** @description Not supported. */
            products?: unknown[];
            contact: components["schemas"]["CheckoutContact"];
            /** @description Refused when it is unknown or does not hold. */
            discountCode?: string;
            /** @description One that the event sells in; its primary one when absent. It stays. */
            currency?: string;
            /**
             * Format: uri
             * @description An https address, or, with a test key, http on localhost, 127.0.0.1 or [::1]; at most 2,048 characters, without credentials and fragment.
             * @example https://shop.example/thanks
             */
            returnUrl: string;
            /** @description The one rail to use, of `GET /v1/store/payment-methods`. */
            provider: string;
            /** @description What the client has computed: refused with PRICE_MISMATCH when the total is another. */
            pricing?: {
                totalMinor?: number;
            };
        };
        TicketLine: {
            ticketTypeRef: string;
            quantity: number;
            /** @description For each ticket of a donation tier, and only there; a multiple of the step of the currency (10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others). */
            amountMinor?: number;
            /** @description One entry for each seat, quantity × groupSize of them. */
            attendees?: components["schemas"]["SeatHolder"][];
        };
        /** @description Who sits there; null or an empty object keeps the seat with the buyer. Of a tier with a minimum age, where the event asks each attendee, the date of birth has to be told. */
        SeatHolder: {
            name?: string;
            /** Format: email */
            email?: string;
            /** @example +2348031234567 */
            phone?: string;
            /**
             * Format: date
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /** @description Answers by the key of their question. */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        } | null;
        CheckoutContact: {
            name: string;
            /**
             * Format: email
             * @description Gets the tickets.
             */
            email: string;
            /** @example +2348031234567 */
            phone?: string;
        };
        EventCheckoutRequest: {
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Required when a chosen tier has a minimum age and the event asks once per order; where it asks each attendee, it stands in for none.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers by the keys of the form fields of the chosen tiers.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only tiers.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Ignored when unknown. */
            promoterCode?: string;
            /** @description Not supported. */
            products?: unknown[];
            contact: components["schemas"]["CheckoutContact"];
            /** @description Refused when it is unknown or does not hold. */
            discountCode?: string;
            /** @description One that the event sells in; its primary one when absent. It stays. */
            currency?: string;
            /** @description The buyer means to save up for it: the page offers to pay in parts. What can be saved up for may then be sold out. Refused when something of it cannot be saved up for. */
            saveForIt?: boolean;
            /**
             * Format: uri
             * @description An https address, or, with a test key, http on localhost, 127.0.0.1 or [::1]; at most 2,048 characters, without credentials and fragment.
             * @example https://shop.example/thanks
             */
            returnUrl: string;
        };
        RegistrationRequest: {
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Required when a chosen tier has a minimum age and the event asks once per order; where it asks each attendee, it stands in for none.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers by the keys of the form fields of the chosen tiers.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only tiers.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Ignored when unknown. */
            promoterCode?: string;
            contact: components["schemas"]["Registrant"];
        };
        Registrant: {
            name: string;
            /**
             * Format: email
             * @description Gets the confirmation, the calendar invite and the tickets.
             */
            email?: string;
            /**
             * @description With its country code. A guest without an e-mail gets a message here.
             * @example +2348031234567
             */
            phone?: string;
        };
        StoreFormSubmissionRequest: {
            /** @description Answers by the `key` of their question. What its `showIf` leaves out is ignored, and blank is no answer. */
            answers: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        };
        NewsletterRequest: {
            /**
             * Format: email
             * @description Gets a mail with a link; nothing is confirmed before it is followed.
             */
            email: string;
            /** @description For your list; no mail says it. */
            name?: string;
        };
        OtpSendRequest: {
            /** @description A mobile number in full international format, such as +2348031234567. */
            to: string;
            /** @description Your own code, which you check yourself; without one the service makes six digits. */
            code?: string;
            /** @description Your label for the log of what was sent; shown to nobody else. */
            purpose?: string;
            /** @default 10 */
            expiresInMinutes?: number;
            /** @description An approved authentication template of your own number; without one it is that of its channel. */
            templateRef?: string;
            /**
             * @description `own`: the merchant’s connected number. `frontdesk`: the service’s, which needs no set-up. Without it the setting of the workspace holds.
             * @enum {string}
             */
            sender?: "own" | "frontdesk";
        };
        OtpVerifyRequest: {
            /** @description As sending answered it. */
            challengeRef: string;
            /** @description What the customer typed, as it is: blanks, hyphens and marks that cannot be seen are dropped, and digits of all scripts are read. A code of which nothing is left is `invalid` and costs no guess; everything else is a guess. */
            code: string;
        };
        RestockAlertRequest: {
            /** @description A variant of the product that is sold out. */
            variantRef: string;
            /**
             * Format: email
             * @description Gets a mail with a link, and once that is followed one mail when the variant is back.
             */
            email: string;
        };
        /** @description A checkout was paid: hosted, of an event, or headless. */
        CheckoutCompletedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "checkout.completed";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                checkoutRef: string;
                orderRef: string;
            };
        };
        /** @description A checkout link lapsed unpaid. */
        CheckoutExpiredEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "checkout.expired";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                checkoutRef: string;
            };
        };
        /** @description The status or the fulfilment status of a paid order changed; or its buyer had it sent to another address, or asked for a refund, or that was answered. */
        OrderUpdatedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "order.updated";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                orderRef: string;
                /** @enum {string} */
                status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                /** @enum {string} */
                fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
            };
        };
        /** @description A form submission was recorded. */
        FormSubmittedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "form.submitted";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                submissionRef: string;
                formSlug: string;
                formRef: string;
            };
        };
        /** @description A guest registered for a free event: one per registration, never for a test key. */
        AttendeeRegisteredEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "attendee.registered";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                attendeeRef: string;
                eventRef: string;
                eventSlug: string;
                ticketTypeRef: string;
                /** @enum {string} */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** @description Seats of the registration. */
                attendeeCount: number;
                /** @description Null for one seat. */
                groupRef: string | null;
                /** @enum {string} */
                source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
            };
        };
        /** @description A guest changed something about their seat by the link of their ticket, such as the name on it. */
        AttendeeUpdatedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "attendee.updated";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                attendeeRef: string;
                eventRef: string;
                ticketTypeRef: string;
                /** @enum {string} */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            };
        };
        /** @description Free seats were given back, by their guest or by the merchant: they are on sale again. */
        AttendeeCancelledEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "attendee.cancelled";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                /** @description Those that were given back by it. */
                attendeeRefs: string[];
                /** @description The registration that they are of; groupRef of attendee.registered, where there were several seats. */
                registrationRef: string;
            };
        };
        /** @description A buyer account was linked to a contact; once per link. */
        CustomerLinkedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "customer.linked";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                customerRef: string;
                contactRef: string;
            };
        };
        /** @description A product was deleted; remove it from any local copy. */
        ProductDeletedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "product.deleted";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                productRef: string;
                slug: string;
            };
        };
        /** @description An order was removed: today test orders, 90 days after they were made. */
        OrderDeletedEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "order.deleted";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                orderRef: string;
                test: boolean;
                /** @enum {string} */
                reason: "test_retention" | "gdpr_erasure" | "admin";
            };
        };
        /** @description The merchant tests the destination; acknowledge with any 2xx. */
        PingEvent: {
            /** @description The same for all destinations and attempts of one event: store it under a unique constraint. */
            id: string;
            /** @constant */
            type: "ping";
            /** Format: date-time */
            createdAt: string;
            /** @example 1.0.0 */
            apiVersion: string;
            /**
             * @description `live` for events of the catalogue, which has no mode.
             * @enum {string}
             */
            mode: "live" | "test";
            workspaceRef: string;
            data: {
                /** @constant */
                message: "ping";
            };
        };
        PublicStoreAvailability: {
            /** @description Variant ref → units left, null when untracked. A ref that is missing can no longer be bought. */
            variants: {
                [key: string]: number | null;
            };
            /** @description Refs that can be bought at zero stock. */
            preorderable: string[];
            /** @description Ref → how many may still be pre-ordered; variants of one product share this number. Missing when there is no cap. */
            preorderRemaining: {
                [key: string]: number;
            };
        };
        Error: {
            error: {
                /**
                 * @description Stable; safe to branch on. New codes may be added: fall back on the status.
                 * @enum {string}
                 */
                code: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** @description For people; may change. */
                message: string;
                retryable: boolean;
                /** @description Also in X-Request-Id; name it to support. */
                requestId: string;
                details?: {
                    /** @description Path of a field → what is wrong with it. */
                    fields?: {
                        [key: string]: string;
                    };
                    /** @description How many entries the longest list here leaves out: a list names at most 50, the faults of a document 500. `accepted` is always whole. */
                    more?: number;
                    invalid?: string[];
                    unpriced?: string[];
                    accepted?: string[];
                    soldOut?: string[];
                    quantity?: string[];
                    age?: string[];
                    tickets?: string[];
                    required?: string[];
                    /**
                     * @description The kind of key that this takes.
                     * @enum {string}
                     */
                    requiredKind?: "secret";
                    /** @description Of `PROVIDER_UNAVAILABLE`: the payment provider will not open this charge, and what that concerns. */
                    refusal?: {
                        /** @enum {string} */
                        cause: "card" | "buyer" | "attempt" | "configuration";
                        /** @description The provider’s own, which it may change. */
                        code?: string;
                    };
                    /**
                     * @description Of `RATE_LIMITED`: whose limit it is. `visitor`: of the visitor whom `X-Visitor` names. `destination`: of the number that codes go to. `key_day`: of the codes of your key in 24 hours, so that nobody gets one. `client`: of the address that the request comes from. Without it: of the key, or another one.
                     * @enum {string}
                     */
                    limit?: "visitor" | "destination" | "key_day" | "client" | "workspace_day";
                    expectedTotalMinor?: number;
                    currency?: string;
                    pricing?: {
                        [key: string]: unknown;
                    };
                    remaining?: number | {
                        [key: string]: number;
                    };
                    reason?: string;
                    /** @description The setting of the workspace that the merchant may change. */
                    setting?: string;
                    /**
                     * @description Whose number cannot send.
                     * @enum {string}
                     */
                    sender?: "own";
                    checkedInAt?: string;
                    /** @description The day that is entered, where a ticket does not admit to it, or has already. */
                    day?: {
                        key: string;
                        label?: string;
                        dayDate: string;
                    };
                    /** @description Keys of the days that a ticket admits to. */
                    validDays?: string[];
                    /** @description The slug that a thing has now which was called so before. Ask for that one. */
                    movedTo?: string;
                    /** @description What the change would drop although it is in use; `force=true` drops it all the same. */
                    inUse?: components["schemas"]["PartInUse"][];
                };
            };
        };
        PartInUse: {
            /** @enum {string} */
            kind: "ticket_type" | "day" | "variant" | "package_option" | "question" | "form";
            /** @description Such as `events[gala].ticketTypes[vip]`. */
            path: string;
            /** @description Seats that are neither cancelled nor declined. */
            guests?: number;
            /** @description Orders that are paid, or whose deposit is, and have not given it back. */
            orders?: number;
            /** @description Checkouts that are open. */
            checkouts?: number;
            /** @description Savings plans that are being paid. */
            savingsPlans?: number;
            /** @description Guests, orders or submissions with an answer. */
            answers?: number;
        };
        /** @description A media catalog. */
        PublicCatalog: {
            ref: string;
            slug: string;
            name: string;
            description?: string;
            coverUrl?: string;
            /** @enum {string} */
            layout: "grid" | "masonry" | "carousel" | "list";
            items: components["schemas"]["PublicCatalogItem"][];
            itemCount: number;
            seoTitle?: string;
            seoDescription?: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicCatalogItem: {
            ref: string;
            /** @enum {string} */
            type: "image" | "video" | "audio" | "document";
            title?: string;
            caption?: string;
            alt?: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            thumbnailUrl?: string;
            width?: number;
            height?: number;
            durationSeconds?: number;
            mimeType: string;
            sizeBytes: number;
            link?: components["schemas"]["Link"];
            /** @default [] */
            tags: string[];
            sort: number;
        };
        Link: {
            /** @enum {string} */
            type: "none" | "section" | "page" | "url" | "package" | "product" | "collection" | "catalog" | "event";
            sectionId?: string;
            pageSlug?: string;
            url?: string;
            packageSlug?: string;
            packageOptionRef?: string;
            productSlug?: string;
            collectionSlug?: string;
            catalogSlug?: string;
            eventSlug?: string;
        };
        /** @description A checkout session. Whether it is paid is told by `status` alone, never by the buyer’s return. */
        StoreCheckoutSessionView: {
            /** @description `chk_…` */
            ref: string;
            /** @enum {string} */
            status: "open" | "paid" | "expired" | "cancelled";
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Where to send the buyer. Read with a publishable key, its page shows contact data masked. */
            hostedUrl: string;
            /** @description Where a buyer who has paid comes back to, with `checkout=<ref>` appended. */
            returnUrl: string;
            /** @description Of the whole session; it never changes. */
            currency: string;
            /** @description What the cart costs; of products as of now, since they are priced when the buyer pays. */
            totalMinor: number;
            /** @description Of the total, what is paid by this checkout: told where that is a deposit. */
            dueNowMinor?: number;
            /** @description What is left to pay later, beside `dueNowMinor`. */
            balanceMinor?: number;
            /**
             * Format: date-time
             * @description By when, where there is a day.
             */
            balanceDueAt?: string;
            /** @description `ord_…`, once it is paid. */
            orderRef?: string;
            /** @description As people say it, once it is paid. */
            orderNumber?: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            cancelledAt?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Of headless checkouts, read with a secret key: by what the buyer pays. */
            payment?: components["schemas"]["CheckoutPayment"];
        };
        CheckoutPayment: {
            /**
             * @description The rail that was asked for.
             * @enum {string}
             */
            provider: "card" | "bank_transfer" | "international_card";
            /** @enum {string} */
            flow: "inline" | "redirect" | "transfer";
            /** @description Of `inline`: what the provider’s popup is opened with. */
            accessCode: string | null;
            /** @description The provider’s key for browsers. */
            publicKey: string | null;
            /** @description Of `inline` and `redirect`: where the buyer can be sent instead. */
            checkoutUrl: string | null;
            /** @description Of `transfer`: null until the provider confirms it; poll the checkout. */
            bankAccount: components["schemas"]["TransferAccount"] | null;
            /** @description Why the provider refused it, or the last card that the buyer gave. The management API tells the provider’s words. */
            refusal?: components["schemas"]["PaymentRefusal"];
        };
        TransferAccount: {
            bankName: string;
            bankCode: string | null;
            accountNumber: string;
            accountName: string;
            amountMinor: number;
            currency: string;
            reference: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PaymentRefusal: {
            /**
             * @description `card`: the card; tell the buyer so only then. Otherwise this way to pay did not work: `buyer`: what was told of the buyer; `attempt`: this try alone; `configuration`: how the account at the provider is set up.
             * @enum {string}
             */
            cause: "card" | "buyer" | "attempt" | "configuration";
            /**
             * @description Of a card, where it helps the buyer; absent for all other reasons.
             * @enum {string}
             */
            reason?: "insufficient_funds" | "expired_card" | "wrong_details";
        };
        PublicCollectionDetail: {
            collection: components["schemas"]["PublicCollectionSummary"];
            products: components["schemas"]["PublicProductSummary"][];
        };
        PublicCollectionSummary: {
            ref: string;
            name: string;
            slug: string;
            description?: string;
            coverUrl?: string;
            /** @enum {string} */
            coverKind: "image" | "video" | "gallery" | "color";
            gallery: string[];
            /** @description Published products, in the order shown. */
            productRefs: string[];
            itemCount: number;
            seoTitle?: string;
            seoDescription?: string;
        };
        /** @description A product in a list. */
        PublicProductSummary: {
            ref: string;
            name: string;
            slug: string;
            isPackage: boolean;
            coverUrl?: string;
            /** @description Currency of priceMinorFrom: the store’s primary one wherever the product is priced in it. */
            currency: string;
            /** @description Lowest price; absent when every variant is priced on request. */
            priceMinorFrom?: number;
            /** @description Lowest price in each currency. */
            pricesFrom: components["schemas"]["AmountsByCurrency"];
            compareAtMinorFrom?: number;
            /** @description Compare-at price of the lowest price, in each currency that has one. */
            compareAtFrom?: components["schemas"]["AmountsByCurrency"];
            showSaleBadge: boolean;
            variantCount: number;
            soldOut: boolean;
            saveForItSaveable: boolean;
            preorderable: boolean;
            ratingAvg?: number;
            ratingCount?: number;
            /**
             * Format: date-time
             * @description The delta cursor, microseconds.
             */
            updatedAt: string;
        };
        /** @description ISO 4217 code → integer in that currency’s minor unit. */
        AmountsByCurrency: {
            [key: string]: number;
        };
        StoreCustomerLinkView: {
            linkRef: string;
            /** @description The customer: one for each contact. Begins with `test_` for a test key, and is known nowhere else. */
            customerRef: string;
            /** @description The contact: one for each e-mail, whether it bought, registered or was linked first. Begins with `test_` for a test key. */
            contactRef: string;
            externalRef: string;
            /** @description Whether this user was linked before; then nothing of the link has changed. */
            alreadyLinked: boolean;
            /** Format: date-time */
            linkedAt: string;
            test: boolean;
        };
        DeliveryZone: {
            ref: string;
            name: string;
            description?: string;
            /** @enum {string} */
            kind: "delivery" | "pickup";
            /** @description ISO 3166 two-letter codes; empty when the zone is not bound to a country. */
            countries: string[];
            states: string[];
            cities: string[];
            postalPrefixes: string[];
            currency: string;
            feeMinor: number;
            prices: components["schemas"]["PriceEntry"][];
            freeOver?: components["schemas"]["AmountsByCurrency"];
            minOrder?: components["schemas"]["AmountsByCurrency"];
            etaText?: string;
            etaMinDays?: number;
            etaMaxDays?: number;
            pickupLocation?: components["schemas"]["Location"];
            sort: number;
        };
        /** @description A price in one currency, in its minor unit. */
        PriceEntry: {
            /** @example NGN */
            currency: string;
            priceMinor: number;
            compareAtMinor?: number;
        };
        Location: {
            venueName?: string;
            address?: string;
            city?: string;
            state?: string;
            country?: string;
            lat?: number;
            lng?: number;
            /** Format: uri */
            onlineUrl?: string;
            onlineProvider?: string;
        };
        /** @description Branch on `provider`. Whether it is paid is told by reading the checkout, never by the buyer’s return. */
        StoreHeadlessCheckoutView: {
            /** @description `chk_…` */
            ref: string;
            /** @enum {string} */
            status: "open" | "paid" | "expired" | "cancelled";
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Where to send the buyer. Read with a publishable key, its page shows contact data masked. */
            hostedUrl: string;
            /** @description Where a buyer who has paid comes back to, with `checkout=<ref>` appended. */
            returnUrl: string;
            /** @description Of the whole session; it never changes. */
            currency: string;
            /** @description What the cart costs; of products as of now, since they are priced when the buyer pays. */
            totalMinor: number;
            /** @description Of the total, what is paid by this checkout: told where that is a deposit. */
            dueNowMinor?: number;
            /** @description What is left to pay later, beside `dueNowMinor`. */
            balanceMinor?: number;
            /**
             * Format: date-time
             * @description By when, where there is a day.
             */
            balanceDueAt?: string;
            /** @description `ord_…` of the order that this becomes once it is paid: it is not listed before. `test_ord_…` resolves to nothing. */
            orderRef: string;
            /** @description As people say it, once it is paid. */
            orderNumber: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            cancelledAt?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description The rail that was asked for.
             * @enum {string}
             */
            provider: "card" | "bank_transfer" | "international_card";
            /** @enum {string} */
            flow: "inline" | "redirect" | "transfer";
            /** @description Of `inline`: what the provider’s popup is opened with. */
            accessCode: string | null;
            /** @description The provider’s key for browsers. */
            publicKey: string | null;
            /** @description Of `inline` and `redirect`: where the buyer can be sent instead. */
            checkoutUrl: string | null;
            /** @description Of `transfer`: null until the provider confirms it; poll the checkout. */
            bankAccount: components["schemas"]["TransferAccount"] | null;
            /** @description Why the provider refused it, or the last card that the buyer gave. The management API tells the provider’s words. */
            refusal?: components["schemas"]["PaymentRefusal"];
            pricing: components["schemas"]["CheckoutPricing"];
            test: boolean;
        };
        CheckoutPricing: {
            currency: string;
            subtotalMinor: number;
            discountMinor: number;
            /** @description Fees that the buyer pays. */
            feeMinor: number;
            taxMinor: number;
            totalMinor: number;
            /** @description What is charged now: all of it, unless there are deposits. */
            dueNowMinor: number;
            balanceMinor: number;
            balanceDueAt: string | null;
            lines: {
                ticketTypeRef: string;
                name: string;
                quantity: number;
                unitPriceMinor: number;
                /** @description After the line’s share of the discount. */
                totalMinor: number;
            }[];
        };
        /** @description A guest’s registration; alike for the first request and for every repeat. */
        StoreEventRegistrationView: {
            /** @description `att_…` of the lead attendee, the same for every repeat; `test_att_…` with a test key. */
            ref: string;
            /** @enum {string} */
            status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            test: boolean;
            eventRef: string;
            eventSlug: string;
            confirmation: {
                /** @enum {string} */
                channel: "email" | "sms";
                /** @description Masked. */
                to: string;
            };
        };
        PublicEvent: {
            ref: string;
            title: string;
            slug: string;
            tagline?: string;
            coverUrl?: string;
            /** @enum {string} */
            format: "physical" | "online" | "hybrid";
            /** @enum {string} */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            timezone: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt: string;
            category?: string;
            description?: string;
            /** @description Shown where venueVisibility is public; its onlineUrl where the merchant shows it to everyone, and not to guests alone. */
            location?: components["schemas"]["Location"];
            /** @enum {string} */
            venueVisibility: "public" | "registered_only" | "hidden";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            capacity?: number;
            media?: components["schemas"]["EventMedia"][];
            minAge?: number;
            /** @enum {string} */
            dobMode: "order" | "attendee";
            attendeeEmailRequired: boolean;
            frontdeskFee: components["schemas"]["Fee"];
            customerFee: components["schemas"]["Fee"];
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            days?: components["schemas"]["PublicEventDay"][];
            saveForItEnabled: boolean;
            saveForItCrowdLabel?: string;
            ticketTypes: components["schemas"]["PublicTicketType"][];
            attachedPackages?: components["schemas"]["PublicAttachedPackage"][];
            attachedProducts?: components["schemas"]["PublicProduct"][];
            brand: components["schemas"]["EventBrand"];
            storefrontPublished: boolean;
            sponsorship?: components["schemas"]["Sponsorship"];
        };
        EventMedia: {
            /** @enum {string} */
            type: "image" | "video" | "audio" | "document";
            /** Format: uri */
            url: string;
            /** Format: uri */
            thumbnail?: string;
        };
        /** @description A fee per ticket: percent of the price with up to four decimals (2.5 = 2.5 %), plus a flat part in the primary currency. */
        Fee: {
            pct: number;
            flatMinor: number;
        };
        PublicEventDay: {
            ref: string;
            label?: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            dayDate: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt?: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt?: string;
            timezone: string;
            location?: components["schemas"]["Location"];
            capacity?: number;
            remaining?: number;
            soldOut: boolean;
        };
        PublicTicketType: {
            ref: string;
            name: string;
            description?: string;
            imageUrl?: string;
            /** @enum {string} */
            kind: "free" | "paid" | "donation" | "deposit";
            /** @enum {string} */
            frontdeskFeeMode: "pass_on" | "absorb";
            priceMinor?: number;
            currency: string;
            /** @description For a donation: minimum amounts in currencies beside the primary one. */
            prices: components["schemas"]["PriceEntry"][];
            compareAtMinor?: number;
            /** @description Minimum donation in the primary currency. */
            minPriceMinor?: number;
            donationPresets?: number[];
            /** @enum {string} */
            depositType?: "percent" | "fixed";
            /** @description percent: 1 to 100; fixed: minor units. */
            depositValue?: number;
            /** @description Deposit of one ticket, without fees (D-94). */
            depositDueNowMinor?: number;
            /** @enum {string} */
            depositBalanceMode?: "online" | "at_door" | "manual";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            depositBalanceDueAt?: string;
            /**
             * Format: date-time
             * @description End of this price, after which the next one applies.
             * @example 2026-03-01T09:00:00.000Z
             */
            priceEndsAt?: string;
            /** @description Tickets left at this price. */
            priceRemaining?: number;
            capacity?: number;
            soldCount: number;
            /** @description Tickets left, limited by the remaining seats of the event and its days. */
            remaining?: number;
            soldOut: boolean;
            lowStockThreshold?: number;
            minPerOrder: number;
            maxPerOrder?: number;
            minAge?: number;
            approvalRequired: boolean;
            /** @description People that one ticket admits. */
            groupSize: number;
            /**
             * @description Attendance, if the merchant has set one.
             * @enum {string}
             */
            attendance?: "in_person" | "online";
            /** @description Refs of the days it admits to; absent means every day. */
            validDays?: string[];
            requiresAttendeeDetails: boolean;
            formFields?: components["schemas"]["FormField"][];
            saveForIt?: components["schemas"]["SaveForItPolicy"];
            saveForItSaveable: boolean;
        };
        FormField: {
            key: string;
            type: components["schemas"]["FormFieldType"];
            label: string;
            /** @default false */
            required: boolean;
            /** @default false */
            hidden: boolean;
            placeholder?: string;
            helpText?: string;
            options?: string[];
            showIf?: components["schemas"]["ShowIf"];
        };
        /** @enum {string} */
        FormFieldType: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
        /** @description The field is asked only when the named field has this answer. */
        ShowIf: {
            field: string;
            equals: string;
        };
        /** @description Rules of savings plans for a ticket type. */
        SaveForItPolicy: {
            enabled: boolean;
            /** @enum {string} */
            holdPolicy?: "none" | "on_start" | "at_threshold";
            holdThresholdPct?: number;
            /** @enum {string} */
            priceMode?: "freeze" | "current";
            cutoffHours?: number;
        };
        PublicAttachedPackage: {
            ref: string;
            /** @enum {string} */
            type: "service" | "product" | "event";
            name: string;
            slug: string;
            description?: string;
            coverUrl?: string;
            currency: string;
            options: components["schemas"]["PublicPackageOption"][];
        };
        PublicPackageOption: {
            ref: string;
            name: string;
            /** @enum {string} */
            pricingMode: "full_payment" | "deposit" | "free" | "quote";
            priceMinor?: number;
            compareAtMinor?: number;
            currency: string;
            badge?: string;
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them. */
            images?: components["schemas"]["PublicImage"][];
            features: string[];
            fineprint?: string;
            /** @enum {string} */
            occupancyMode: "per_person" | "per_unit" | "none";
            /** @enum {string} */
            schedulingType: "slots" | "date" | "date_range" | "none";
            availability?: components["schemas"]["Availability"];
            addonGroups?: components["schemas"]["PublicAddonGroup"][];
            formFields?: components["schemas"]["FormField"][];
            takenDates?: string[];
        };
        PublicImage: {
            url: string;
            alt?: string;
        };
        Availability: {
            /** @description Days that can be booked; every day that has hours when absent. */
            weekdays?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /** @description Opening hours; the store’s business hours when absent. */
            hours?: components["schemas"]["OpenHours"][];
            blocks?: components["schemas"]["AvailabilityBlock"][];
            /** @description Dates that are open although their weekday is not. */
            overrideDates?: string[];
            /** @description Number of local days ahead that can be booked; 60 when absent. */
            windowDays?: number;
            /** @description Minimum time between booking and start of a slot, elapsed minutes. */
            leadTimeMinutes?: number;
        };
        OpenHours: {
            /** @enum {string} */
            weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @example 09:00 */
            start: string;
            /** @example 09:00 */
            end: string;
        };
        AvailabilityBlock: {
            /** @enum {string} */
            type: "date" | "date_range" | "time_range";
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            endDate?: string;
            /** @example 09:00 */
            start?: string;
            /** @example 09:00 */
            end?: string;
        };
        PublicAddonGroup: {
            ref: string;
            name: string;
            /** @enum {string} */
            selectionType: "single" | "multiple";
            required: boolean;
            minSelect: number;
            maxSelect?: number;
            sort: number;
            /** @description The one variant that the group is for. */
            variantRef?: string;
            options: components["schemas"]["PublicAddonOption"][];
        };
        PublicAddonOption: {
            ref: string;
            /**
             * @default inline
             * @enum {string}
             */
            kind: "inline" | "product";
            label: string;
            description?: string;
            /** Format: uri */
            imageUrl?: string;
            /** @default false */
            allowQuantity: boolean;
            maxQty?: number;
            priceMinor: number;
            prices: components["schemas"]["PriceEntry"][];
            linkedProductRef?: string;
            linkedVariantRef?: string;
        };
        /** @description One product. */
        PublicProduct: {
            ref: string;
            name: string;
            slug: string;
            description?: string;
            coverUrl?: string;
            needsDelivery: boolean;
            currency: string;
            /** @enum {string} */
            feeMode: "pass_on" | "absorb";
            priceMinorFrom?: number;
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them. */
            images?: components["schemas"]["PublicImage"][];
            variants: components["schemas"]["PublicVariant"][];
            isPackage: boolean;
            /** @enum {string} */
            selectionMode: "choose_one" | "choose_many";
            /** @enum {string} */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            options?: components["schemas"]["PublicOptionGroup"][];
            schedulingEnabled: boolean;
            addonGroups?: components["schemas"]["PublicAddonGroup"][];
            formFields?: components["schemas"]["FormField"][];
            saveForItEnabled: boolean;
            saveForItMaxDays?: number;
            saveForItFixedDates?: string[];
            saveForItFreezePrice: boolean;
            saveForItCrowdLabel?: string;
            saveForItSaveable: boolean;
            preorderable: boolean;
            preorderEtaText?: string;
            /** @description Remaining pre-orders; absent when there is no cap. */
            preorderRemaining?: number;
            /** @enum {string} */
            preorderDepositType?: "percent" | "fixed";
            preorderDepositValue?: number;
            soldOut: boolean;
            reviews?: components["schemas"]["PublicProductReviews"];
            reviewsEnabled: boolean;
            restockAlertsEnabled: boolean;
            info?: components["schemas"]["ProductInfo"];
            seoTitle?: string;
            seoDescription?: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicVariant: {
            ref: string;
            name: string;
            /** @description Shown with the items of orders; that of `info` when absent. */
            sku?: string;
            barcode?: string;
            weightValue?: number;
            /**
             * @description Given with `weightValue`.
             * @enum {string}
             */
            weightUnit?: "g" | "kg" | "oz" | "lb";
            priceMinor?: number;
            compareAtMinor?: number;
            currency: string;
            prices: components["schemas"]["PriceEntry"][];
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them. */
            images?: components["schemas"]["PublicImage"][];
            soldOut: boolean;
            /** @description Units left; null means no cap. */
            availableQty: number | null;
            swatchHex: string | null;
            optionValueRefs: string[];
            description?: string;
            badge?: string;
            features?: components["schemas"]["VariantFeature"][];
            fineprint?: string;
            durationMinutes?: number;
            /** @enum {string} */
            pricingMode: "full_payment" | "deposit" | "free" | "quote";
            /** @enum {string} */
            depositType?: "percent" | "fixed";
            depositValue?: number;
            /** @enum {string} */
            schedulingType: "slots" | "date" | "date_range" | "none";
            availability?: components["schemas"]["Availability"];
            /** @description Days from today on that are fully booked; present for date and date_range. */
            takenDates?: string[];
            formFields?: components["schemas"]["FormField"][];
        };
        VariantFeature: {
            text: string;
            /** @default true */
            included: boolean;
        };
        PublicOptionGroup: {
            ref: string;
            name: string;
            /** @enum {string} */
            display: "text" | "dropdown" | "image" | "color";
            values: components["schemas"]["PublicOptionValue"][];
        };
        PublicOptionValue: {
            ref: string;
            label: string;
            swatchHex?: string;
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them. */
            images?: components["schemas"]["PublicImage"][];
        };
        PublicProductReviews: {
            count: number;
            average: number;
            counts: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
            aiSummary?: string;
        };
        ProductInfo: {
            brand?: string;
            infoCategory?: string;
            longDescription?: string;
            descriptionBlocks?: components["schemas"]["DescriptionBlock"][];
            highlights?: string[];
            sku?: string;
            barcode?: string;
            mpn?: string;
            manufacturer?: string;
            modelName?: string;
            weightValue?: number;
            weightUnit?: string;
            dimLength?: number;
            dimWidth?: number;
            dimHeight?: number;
            dimUnit?: string;
            countryOfOrigin?: string;
            warrantyText?: string;
            warrantyMonths?: number;
            careInstructions?: string;
            sustainabilityText?: string;
            specs?: components["schemas"]["ProductSpec"][];
        };
        DescriptionBlock: {
            id: string;
            /** @enum {string} */
            kind: "text" | "heading" | "image" | "video" | "embed" | "list" | "divider";
            text?: string;
            /** Format: uri */
            url?: string;
            platform?: string;
            alt?: string | null;
            caption?: string;
            width?: number;
            /** @default 0 */
            sort: number;
        };
        ProductSpec: {
            id: string;
            key: string;
            label: string;
            value: string;
            /**
             * @default text
             * @enum {string}
             */
            kind: "text" | "number" | "boolean" | "list";
            unit?: string;
            /** @default 0 */
            sort: number;
        };
        /** @description Organiser of the event; the handle is the slug of the store. */
        EventBrand: {
            ref: string;
            displayName: string;
            avatarUrl?: string;
            handle: string;
        };
        Sponsorship: {
            slotType?: string;
            brandName: string;
            /** Format: uri */
            logoUrl?: string;
            tagline?: string;
            /** Format: uri */
            clickUrl?: string;
            sponsorshipRef?: string;
            qrColor?: string;
            /** Format: uri */
            bannerUrl?: string;
        };
        /** @description An event in short; the place is shown where it is public. */
        PublicEventSummary: {
            ref: string;
            title: string;
            slug: string;
            tagline?: string;
            coverUrl?: string;
            /** @enum {string} */
            format: "physical" | "online" | "hybrid";
            /** @enum {string} */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /** @description IANA zone of its wall time. */
            timezone: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt: string;
            venueName?: string;
            city?: string;
            category?: string;
        };
        /** @description A folder and its files. */
        PublicFolder: {
            ref: string;
            slug: string;
            name: string;
            description?: string;
            coverUrl?: string;
            /** @description The folder it lies in, when that is public. */
            parentSlug?: string;
            /** @description Public folders that lie in this one. */
            folders: components["schemas"]["PublicFolderChild"][];
            files: components["schemas"]["PublicFile"][];
            fileCount: number;
            totalSizeBytes: number;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicFolderChild: {
            ref: string;
            slug: string;
            name: string;
            fileCount: number;
        };
        PublicFile: {
            ref: string;
            name: string;
            /** Format: uri */
            url: string;
            mimeType: string;
            sizeBytes: number;
            checksumSha256: string;
            /** Format: uri */
            thumbnailUrl?: string;
            width?: number;
            height?: number;
            /** @description Signed; good for an hour. */
            downloadUrl: string;
            sort: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        StoreFormSubmissionView: {
            /** @description As `form.submitted` and the merchant are told it. Begins with `test_` for a test key, and is known nowhere else. */
            ref: string;
            formRef: string;
            formSlug: string;
            /** Format: date-time */
            submittedAt: string;
            test: boolean;
        };
        /** @description A form. */
        PublicForm: {
            ref: string;
            slug: string;
            name: string;
            description?: string;
            coverUrl?: string;
            submitLabel: string;
            thankYouMessage: string;
            redirectUrl?: string;
            /** @enum {string} */
            status: "open" | "closed";
            /** Format: date-time */
            opensAt?: string;
            /** Format: date-time */
            closesAt?: string;
            /** @description Address of the page on which visitors submit the form. */
            hostedUrl: string;
            fields: components["schemas"]["PublicFormField"][];
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A question of a form. */
        PublicFormField: {
            id: string;
            key: string;
            label: string;
            type: components["schemas"]["FormFieldType"];
            /** @default false */
            required: boolean;
            /** @default false */
            hidden: boolean;
            helpText?: string;
            placeholder?: string;
            /** @default {} */
            options: components["schemas"]["FormFieldOptions"];
            /**
             * @description Part of the respondent’s identity that the question asks for.
             * @default none
             * @enum {string}
             */
            identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
            showIf?: components["schemas"]["ShowIf"];
            validation?: components["schemas"]["FormFieldValidation"];
            defaultValue?: string | number | boolean | string[];
            sort: number;
        };
        FormFieldOptions: {
            choices?: string[];
            file?: {
                /**
                 * @description MIME types or extensions; empty accepts every kind.
                 * @default []
                 */
                accept: string[];
                /** @default 10000000 */
                maxSizeBytes: number;
                /** @default 1 */
                maxFiles: number;
            };
        };
        FormFieldValidation: {
            min?: number;
            max?: number;
            minLength?: number;
            maxLength?: number;
            /** @description A short regular expression that the whole answer matches, without look-around and references back. */
            pattern?: string;
        };
        StoreSignUpView: {
            /** @constant */
            received: true;
            /** @description Judged with a test key: nothing is kept and nothing is sent. */
            test: boolean;
        };
        /** @description A note. */
        PublicNote: {
            ref: string;
            slug: string;
            title: string;
            excerpt?: string;
            coverUrl?: string;
            blocks: components["schemas"]["DescriptionBlock"][];
            /** @description Markup made and cleaned by the service. */
            bodyHtml: string;
            authorName?: string;
            tags: string[];
            readingMinutes: number;
            /** Format: date-time */
            publishedAt: string;
            /** Format: date-time */
            updatedAt: string;
            seoTitle?: string;
            seoDescription?: string;
        };
        /** @description An order. Names and prices are those it was sold for. */
        StoreOrderRecord: {
            ref: string;
            /** @description For people; counted per workspace and mode. */
            number: string;
            test: boolean;
            /** @enum {string} */
            status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
            /** @enum {string} */
            fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
            /** @example NGN */
            currency: string;
            /** @description Minor units. */
            subtotalMinor: number;
            /** @description Minor units. */
            discountMinor: number;
            /** @description Minor units. */
            deliveryMinor: number;
            /** @description Minor units. */
            feeMinor: number;
            /** @description Minor units. */
            taxMinor: number;
            /** @description Minor units. */
            totalMinor: number;
            /** @description What was received, refunds included. */
            paidMinor: number;
            /** @description Minor units. */
            refundedMinor: number;
            /** @description Minor units. */
            balanceDueMinor: number;
            /** Format: date-time */
            balanceDueAt?: string;
            checkoutRef?: string;
            /** @enum {string} */
            source: "storefront_api" | "hosted" | "pos" | "admin" | "import";
            contact: {
                ref: string;
                name: string;
                email?: string;
                phone?: string;
            };
            /** @description Once a user of your own was linked with the contact. */
            customerRef?: string;
            /** @description Your own id of that user: of several, the one who was linked last. */
            externalRef?: string;
            items: components["schemas"]["StoreOrderItem"][];
            /** @description Answers, by the keys of the questions. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            discountCode?: string;
            promoterCode?: string;
            deliveryZoneRef?: string;
            deliveryAddress?: {
                line1: string;
                line2?: string;
                city: string;
                state?: string;
                postalCode?: string;
                country: string;
            };
            payments: {
                ref: string;
                rail: string;
                /** @description Minor units. */
                amountMinor: number;
                /** @example NGN */
                currency: string;
                /** @enum {string} */
                status: "succeeded" | "refunded" | "partially_refunded";
                /** Format: date-time */
                paidAt: string;
            }[];
            /** @description What was handed over and how it travels, oldest first. */
            fulfillments: components["schemas"]["StoreOrderFulfillment"][];
            refundRequest?: components["schemas"]["OrderRefundRequest"];
            refunds: {
                ref: string;
                /** @description Minor units. */
                amountMinor: number;
                reason?: string;
                /**
                 * @description `service`: here, by the merchant, the buyer or by itself; `provider`: in the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /** Format: date-time */
                createdAt: string;
            }[];
            /** Format: date-time */
            placedAt: string;
            /** Format: date-time */
            paidAt?: string;
            /** Format: date-time */
            cancelledAt?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Six fractional digits; the cursor of the next read.
             */
            updatedAt: string;
        };
        StoreOrderItem: {
            ref: string;
            /** @enum {string} */
            kind: "product" | "ticket" | "package" | "addon" | "donation";
            name: string;
            variantName?: string;
            sku?: string;
            productRef?: string;
            productSlug?: string;
            variantRef?: string;
            eventRef?: string;
            eventSlug?: string;
            ticketTypeRef?: string;
            packageOptionRef?: string;
            addonOptionRef?: string;
            /** @description The item that an add-on belongs to. */
            parentItemRef?: string;
            quantity: number;
            /** @description Minor units. */
            unitPriceMinor: number;
            /** @description Minor units. */
            discountMinor: number;
            /** @description Unit price × quantity − discount, without fees. */
            totalMinor: number;
            preorder: boolean;
            slot?: {
                startUtc: string;
                startLocal: string;
                timezone: string;
                durationMinutes: number;
            };
            fulfilledQuantity: number;
            refundedQuantity: number;
            /** @description Of tickets; none in test mode. */
            attendees?: {
                ref: string;
                name?: string;
                email?: string;
                /** @enum {string} */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            }[];
            /** @description Answers, by the keys of the questions. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /** @description Pieces that were handed over together. `ref` of `items` is that of the item. */
        StoreOrderFulfillment: {
            ref: string;
            /** Format: date-time */
            createdAt: string;
            items: {
                ref: string;
                quantity: number;
            }[];
            /** @description Who carries it, as the buyer is to read it. */
            carrier?: string;
            /** @description Number by which the carrier knows it. */
            trackingNumber?: string;
            /**
             * Format: uri
             * @description Page on which the buyer follows it; https only.
             */
            trackingUrl?: string;
        };
        /** @description The last refund that the buyer has asked for. */
        OrderRefundRequest: {
            /** @enum {string} */
            state: "open" | "accepted" | "declined";
            /** Format: date-time */
            askedAt: string;
            /** @description Of the buyer. */
            reason?: string;
            /** Format: date-time */
            answeredAt?: string;
            /** @description Of the merchant to the buyer, where it is declined. */
            message?: string;
        };
        StoreOtpSendView: {
            /** @description `otp_…`: what verifying asks for. */
            challengeRef: string;
            /** @description Masked: country code and last three digits. */
            to: string;
            /** @enum {string} */
            channel: "whatsapp" | "sms";
            /** @enum {string} */
            sender: "own" | "frontdesk";
            /**
             * @description Who made the code. Your own is yours to check.
             * @enum {string}
             */
            codeSource: "service" | "client";
            /** Format: date-time */
            expiresAt: string;
            /**
             * Format: date-time
             * @description From when on another code may be sent to the number.
             */
            resendAvailableAt: string;
            /** @description Nothing with a test key. */
            charge: {
                amountMinor: number;
                currency: string;
            };
            /** @description True with a test key: nothing was sent, and the code is 000000 unless you gave your own. */
            test: boolean;
        };
        StoreOtpVerifyView: {
            /** @constant */
            verified: true;
            challengeRef: string;
            /** Format: date-time */
            verifiedAt: string;
        };
        StoreOtpVerifyFailure: {
            /** @constant */
            verified: false;
            /** @enum {string} */
            reason: "invalid" | "expired" | "too_many_attempts";
        };
        /** @description Free slots of one day. */
        PublicProductSlots: {
            /**
             * Format: date
             * @description The day in the store’s time zone.
             * @example 2026-03-01
             */
            date: string;
            slots: {
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:00:00Z
                 */
                startUtc: string;
                /**
                 * @description Wall time in `timezone`, without offset.
                 * @example 2026-03-01T10:00:00
                 */
                startLocal: string;
            }[];
            /** @description Zone of startLocal. */
            timezone: string;
            durationMinutes?: number;
            /**
             * Format: date
             * @description The next day after `date` that has a free slot.
             * @example 2026-03-01
             */
            nextDate?: string;
        };
        /** @description Brand, theme, sections, pages, content and all lists of the store. */
        Storefront: {
            ref: string;
            displayName: string;
            timezone: string;
            /**
             * @description Kind of business.
             * @default store
             */
            type: string;
            description?: string;
            categorySlug?: string;
            categorySlugs?: string[];
            /** Format: uri */
            website?: string;
            socials?: components["schemas"]["SocialProfile"][];
            city?: string;
            state?: string;
            country?: string;
            /** Format: uri */
            avatarUrl?: string;
            /** Format: uri */
            coverUrl?: string;
            badges?: components["schemas"]["Badge"][];
            memberCount?: number;
            renderConfig?: components["schemas"]["StorefrontRenderConfig"];
            assets?: components["schemas"]["StorefrontAssets"];
            /** Format: hostname */
            primaryDomain?: string;
            verifiedDomains?: string[];
            mediaPolicy?: components["schemas"]["MediaPolicy"];
            businessHours?: components["schemas"]["BusinessHours"][];
            widgetBubble?: {
                key: string;
            };
            content?: components["schemas"]["StorefrontContent"];
            catalogs: components["schemas"]["PublicCatalogSummary"][];
            packages: components["schemas"]["PublicPackageSummary"][];
            /** @description Package slug → the package with its options. */
            packageDetails: {
                [key: string]: components["schemas"]["PublicAttachedPackage"];
            };
            products: components["schemas"]["PublicProductSummary"][];
            collections: components["schemas"]["PublicCollectionSummary"][];
            events: components["schemas"]["PublicEventSummary"][];
            /** @description Rails that can be charged in the primary currency. */
            paymentMethods: string[];
            reviews?: components["schemas"]["StorefrontReviews"];
            forms: components["schemas"]["EmbeddedForm"][];
        };
        /**
         * @example {
         *       "network": "instagram",
         *       "url": "https://instagram.com/adire",
         *       "handle": "@adire"
         *     }
         */
        SocialProfile: {
            network: string;
            /** Format: uri */
            url: string;
            handle?: string;
        };
        Badge: {
            /** @enum {string} */
            type: "verified" | "top_rated" | "new" | "partner";
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            grantedAt: string;
        };
        StorefrontRenderConfig: {
            templateId: string;
            /** @default {} */
            theme: components["schemas"]["StorefrontTheme"];
            /** @default [] */
            sections: components["schemas"]["StorefrontSection"][];
            /** @default [] */
            pages: components["schemas"]["StorefrontPage"][];
        };
        StorefrontTheme: {
            fontPairing?: string;
            palette?: string;
            /** @example #1f6f4a */
            brandColor?: string;
            accentSource?: string;
            spacing?: string;
            contentWidth?: string;
            customPalettes?: {
                [key: string]: unknown;
            }[];
            customFontPacks?: {
                [key: string]: unknown;
            }[];
        };
        /** @description A section of a page; its content is found by its id in the section maps of `content`. */
        StorefrontSection: {
            id: string;
            type: string;
            /** @default true */
            visible: boolean;
            /** @default false */
            hasBeenEdited: boolean;
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
        };
        StorefrontPage: {
            id: string;
            type: string;
            title: string;
            slug: string;
            /** @default true */
            visible: boolean;
            metaTitle?: string;
            /** @default [] */
            sections: components["schemas"]["StorefrontSection"][];
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
        };
        StorefrontAssets: {
            /** Format: uri */
            logoUrl?: string;
            /** Format: uri */
            faviconUrl?: string;
            /** Format: uri */
            socialImageUrl?: string;
        };
        MediaPolicy: {
            /** @description Longest side, pixels. */
            maxDim: number;
            quality: number;
            /** @enum {string} */
            format: "webp" | "avif" | "jpeg" | "png";
        };
        BusinessHours: {
            /** @enum {string} */
            day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /** @example 09:00 */
            start: string;
            /** @example 09:00 */
            end: string;
        };
        StorefrontContent: {
            header?: components["schemas"]["StorefrontHeader"];
            hero?: components["schemas"]["StorefrontHero"];
            footer?: components["schemas"]["StorefrontFooter"];
            contact?: components["schemas"]["StorefrontContact"];
            tracking?: components["schemas"]["StorefrontTracking"];
            promo?: {
                /** @default [] */
                campaigns: components["schemas"]["StorefrontCampaign"][];
            };
            heroSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    eyebrow?: string;
                    title?: string;
                    subtitle?: string;
                    buttons?: components["schemas"]["Button"][];
                    backgroundMedia?: components["schemas"]["PageMedia"][];
                    backgroundMode?: string;
                    /** Format: uri */
                    backgroundUrl?: string;
                    /** @enum {string} */
                    backgroundType?: "image" | "video" | "audio" | "document";
                    overlay?: components["schemas"]["SectionOverlay"];
                    slideDuration?: number;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Section id → field name → style. */
            fieldStyles?: {
                [key: string]: {
                    [key: string]: {
                        fontFamily?: string;
                        fontSize?: string | number;
                        /** @example #1f6f4a */
                        color?: string;
                        weight?: string | number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            logoStrips?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    logos: ({
                        /** Format: uri */
                        url: string;
                        alt: string;
                        link?: components["schemas"]["Link"];
                    } & {
                        [key: string]: unknown;
                    })[];
                    speed?: string | number;
                    /** @default false */
                    grayscale: boolean;
                } & {
                    [key: string]: unknown;
                };
            };
            faqSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    items: ({
                        id: string;
                        question: string;
                        answer: string;
                        /** @default 0 */
                        sort: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /**
                     * @default accordion
                     * @enum {string}
                     */
                    layout: "accordion" | "columns";
                } & {
                    [key: string]: unknown;
                };
            };
            imageTextSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /** Format: uri */
                    imageUrl: string;
                    alt?: string;
                    /**
                     * @default left
                     * @enum {string}
                     */
                    imageSide: "left" | "right";
                    body: string;
                    /** @default [] */
                    buttons: components["schemas"]["Button"][];
                } & {
                    [key: string]: unknown;
                };
            };
            richTextSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /** @description Cleaned by the service of everything that could run. */
                    html?: string;
                    blocks?: components["schemas"]["DescriptionBlock"][];
                } & {
                    [key: string]: unknown;
                };
            };
            blockSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /** @default 3 */
                    columns: number;
                    blocks: ({
                        id: string;
                        icon?: string;
                        /** Format: uri */
                        imageUrl?: string;
                        title: string;
                        text: string;
                        link?: components["schemas"]["Link"];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            mediaGallerySections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    items: ({
                        /** @enum {string} */
                        type: "image" | "video" | "audio" | "document";
                        /** Format: uri */
                        url: string;
                        /** Format: uri */
                        thumbnail?: string;
                        caption?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /** @default grid */
                    layout: string;
                } & {
                    [key: string]: unknown;
                };
            };
            socialSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    profiles: components["schemas"]["SocialProfile"][];
                    feed?: boolean | {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                };
            };
            reviewsSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /**
                     * @default store
                     * @enum {string}
                     */
                    source: "store" | "product" | "manual";
                    /** @default 6 */
                    limit: number;
                    /** @default 1 */
                    minRating: number;
                    items?: ({
                        author: string;
                        rating: number;
                        text?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            profilesSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    people: ({
                        id: string;
                        name: string;
                        role?: string;
                        bio?: string;
                        /** Format: uri */
                        photoUrl?: string;
                        /** @default [] */
                        links: components["schemas"]["SocialProfile"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            contentShowcaseSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /** @enum {string} */
                    kind: "products" | "collections" | "events" | "packages" | "notes" | "catalogs";
                    /**
                     * @description In the workspace document slugs; in a response refs.
                     * @default []
                     */
                    refs: string[];
                    /**
                     * @default latest
                     * @enum {string}
                     */
                    mode: "manual" | "latest" | "featured";
                    /** @default 8 */
                    limit: number;
                } & {
                    [key: string]: unknown;
                };
            };
            newsletterSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    formSlug?: string;
                    placeholder?: string;
                    /** @default Subscribe */
                    buttonLabel: string;
                    /** @default Thank you for subscribing. */
                    successMessage: string;
                } & {
                    [key: string]: unknown;
                };
            };
            customHtmlSections?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    /** @description The merchant’s own, given as it is: show it in a sandboxed frame. */
                    html: string;
                    height?: number;
                } & {
                    [key: string]: unknown;
                };
            };
            sectionButtons?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    buttons: components["schemas"]["Button"][];
                } & {
                    [key: string]: unknown;
                };
            };
            sectionButtonGroups?: {
                [key: string]: {
                    heading?: string;
                    subheading?: string;
                    align?: components["schemas"]["SectionAlign"];
                    background?: components["schemas"]["SectionBackground"];
                    spacing?: string;
                    anchor?: string;
                    groups: ({
                        id: string;
                        buttons: components["schemas"]["Button"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        StorefrontHeader: {
            /** @enum {string} */
            branding?: "logo" | "text" | "both";
            brandText?: string;
            /** Format: uri */
            logoUrl?: string;
            logoAlt?: string;
            logoHeight?: number;
            /** Format: uri */
            faviconUrl?: string;
            socialTitle?: string;
            socialDescription?: string;
            /** Format: uri */
            socialImageUrl?: string;
            layout?: string;
            pillStyle?: string;
            navPosition?: string;
            ctas?: components["schemas"]["Button"][];
            linkStyle?: string;
            links?: components["schemas"]["NavigationLink"][];
            maxWidth?: string | number;
            overlay?: boolean;
            sticky?: boolean;
            showMenu?: boolean;
            showSearch?: boolean;
            showCart?: boolean;
        };
        Button: {
            label: string;
            /**
             * @default primary
             * @enum {string}
             */
            style: "primary" | "secondary" | "link";
            link: components["schemas"]["Link"];
        };
        NavigationLink: {
            label: string;
            link: components["schemas"]["Link"];
            /** @default false */
            openInNewTab: boolean;
        };
        StorefrontHero: {
            eyebrow?: string;
            title?: string;
            subtitle?: string;
            buttons?: components["schemas"]["Button"][];
            backgroundMedia?: components["schemas"]["PageMedia"][];
            backgroundMode?: string;
            /** Format: uri */
            backgroundUrl?: string;
            /** @enum {string} */
            backgroundType?: "image" | "video" | "audio" | "document";
            overlay?: components["schemas"]["SectionOverlay"];
            slideDuration?: number;
        };
        PageMedia: {
            /** @enum {string} */
            type: "image" | "video" | "audio" | "document";
            /** Format: uri */
            url: string;
            /** Format: uri */
            thumbnail?: string;
        };
        SectionOverlay: boolean | number | string;
        StorefrontFooter: {
            layout?: string;
            /** @example #1f6f4a */
            backgroundColor?: string;
            /** @example #1f6f4a */
            textColor?: string;
            copyright?: string;
            socialLinks?: components["schemas"]["SocialProfile"][];
            linkGroups?: {
                title: string;
                links: components["schemas"]["NavigationLink"][];
            }[];
            newsletter?: {
                enabled: boolean;
                heading?: string;
                placeholder?: string;
                buttonLabel?: string;
                formSlug?: string;
            };
            payments?: {
                enabled: boolean;
                heading?: string;
            };
            address?: {
                enabled: boolean;
                text?: string;
            };
            hours?: {
                enabled: boolean;
                text?: string;
            };
            trust?: {
                enabled: boolean;
                items?: {
                    label: string;
                    /** Format: uri */
                    iconUrl?: string;
                }[];
            };
        };
        StorefrontContact: {
            addressLine1?: string;
            addressLine2?: string;
            city?: string;
            state?: string;
            country?: string;
            /** Format: uri */
            googleMapsUrl?: string;
            /** Format: email */
            email?: string;
            phoneNumbers?: string[];
            socials?: components["schemas"]["SocialProfile"][];
            showMap?: boolean;
        };
        StorefrontTracking: {
            googleAnalyticsId?: string;
            googleTagManagerId?: string;
            googleAdsId?: string;
            metaPixelId?: string;
            tiktokPixelId?: string;
            snapchatPixelId?: string;
            pinterestTagId?: string;
            linkedinPartnerId?: string;
            xPixelId?: string;
            clarityProjectId?: string;
            hotjarSiteId?: string;
            shareHashedEmail?: boolean;
            /** @description The merchant’s own markup for his own pages, given as it is. */
            customHead?: string;
            /** @description The merchant’s own markup for his own pages, given as it is. */
            customBodyEnd?: string;
        };
        StorefrontCampaign: {
            id: string;
            name: string;
            /** @default true */
            enabled: boolean;
            /** @enum {string} */
            trigger: "delay" | "exit_intent" | "scroll" | "on_load";
            delayMs?: number;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt?: string;
            media?: components["schemas"]["PageMedia"];
            heading?: string;
            body?: string;
            buttons?: components["schemas"]["Button"][];
            /** @default false */
            captureEmail: boolean;
            emailPlaceholder?: string;
            submitLabel?: string;
            successMessage?: string;
            formSlug?: string;
            /** @default 1 */
            version: number;
        };
        /** @enum {string} */
        SectionAlign: "left" | "center" | "right";
        SectionBackground: {
            /** @enum {string} */
            mode: "none" | "color" | "image" | "video";
            /** @example #1f6f4a */
            color?: string;
            /** Format: uri */
            url?: string;
            overlay?: components["schemas"]["SectionOverlay"];
        } & {
            [key: string]: unknown;
        };
        PublicCatalogSummary: {
            ref: string;
            slug: string;
            name: string;
            coverUrl?: string;
            itemCount: number;
        };
        PublicPackageSummary: {
            ref: string;
            /** @enum {string} */
            type: "service" | "product" | "event";
            name: string;
            slug: string;
            coverUrl?: string;
            priceMinorFrom?: number;
            currency: string;
            optionCount: number;
        };
        StorefrontReviews: {
            average: number;
            count: number;
            items: components["schemas"]["StorefrontReview"][];
        };
        StorefrontReview: {
            author: string;
            rating: number;
            text?: string;
            /** Format: date */
            date: string;
            productName: string;
            productSlug: string;
        };
        EmbeddedForm: {
            slug: string;
            name: string;
            description?: string;
            submitLabel: string;
            thankYouMessage: string;
            fields: components["schemas"]["EmbeddedFormField"][];
        };
        EmbeddedFormField: {
            id: string;
            label: string;
            type: components["schemas"]["FormFieldType"];
            /** @default false */
            required: boolean;
            helpText?: string;
            placeholder?: string;
            /** @default {} */
            options: components["schemas"]["FormFieldOptions"];
            /**
             * @description Part of the respondent’s identity that the question asks for.
             * @default none
             * @enum {string}
             */
            identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
        };
        /** @description A table: columns and rows. */
        PublicTable: {
            ref: string;
            slug: string;
            name: string;
            description?: string;
            columns: components["schemas"]["PublicTableColumn"][];
            rows: components["schemas"]["PublicTableRow"][];
            rowCount: number;
            /** Format: date-time */
            updatedAt: string;
        };
        PublicTableColumn: {
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
            options?: string[];
            /** @example NGN */
            currency?: string;
            sort: number;
        };
        PublicTableRow: {
            ref: string;
            /** @description Column key → value; empty cells are missing. */
            cells: {
                [key: string]: components["schemas"]["TableCell"];
            };
            sort: number;
            /** Format: date-time */
            updatedAt: string;
        };
        TableCell: string | number | boolean | string[] | components["schemas"]["MoneyCell"] | components["schemas"]["FileCell"];
        MoneyCell: {
            /** @example NGN */
            currency: string;
            amountMinor: number;
        };
        FileCell: {
            /** Format: uri */
            url: string;
            alt?: string;
            name?: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export interface operations {
    readAvailability: {
        parameters: {
            query: {
                variantRefs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicStoreAvailability"];
                };
            };
        };
    };
    readCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCatalog"];
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCheckoutSessionView"];
                };
            };
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCheckoutSessionView"];
                };
            };
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header: {
                /** @description Another for each new request, the same for a retry: 1 to 255 printable ASCII characters. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCheckoutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCheckoutSessionView"];
                };
            };
        };
    };
    readCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCollectionDetail"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicCollectionSummary"][];
                };
            };
        };
    };
    linkCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCustomerRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCustomerLinkView"];
                };
            };
        };
    };
    listDeliveryZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryZone"][];
                };
            };
        };
    };
    openHeadlessCheckout: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeadlessCheckoutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreHeadlessCheckoutView"];
                };
            };
        };
    };
    openEventCheckout: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventCheckoutRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCheckoutSessionView"];
                };
            };
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: {
                "X-Visitor"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreEventRegistrationView"];
                };
            };
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreEventRegistrationView"];
                };
            };
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEvent"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicEventSummary"][];
                };
            };
        };
    };
    readFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFolder"];
                };
            };
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: string;
                "X-Visitor"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreFormSubmissionRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreFormSubmissionView"];
                };
            };
        };
    };
    readForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicForm"];
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                "X-Visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterRequest"];
            };
        };
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSignUpView"];
                };
            };
        };
    };
    readNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicNote"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders changed at or after this moment. A bare date is its midnight in UTC. */
                updatedSince?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"][];
                };
            };
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                "X-Visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpSendRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOtpSendView"];
                };
            };
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerifyRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOtpVerifyView"];
                };
            };
            /** @description The code does not verify. Without the envelope of errors. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOtpVerifyFailure"];
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description ISO 4217 code; default the store's primary currency. */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    askForRestockAlert: {
        parameters: {
            query?: never;
            header?: {
                "X-Visitor"?: string;
            };
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestockAlertRequest"];
            };
        };
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSignUpView"];
                };
            };
        };
    };
    readProductSlots: {
        parameters: {
            query?: {
                date?: string;
                variantRef?: string;
                timezone?: string;
            };
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductSlots"];
                };
            };
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProduct"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                updatedSince?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicProductSummary"][];
                };
            };
        };
    };
    readStorefront: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Storefront"];
                };
            };
        };
    };
    readTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicTable"];
                };
            };
        };
    };
}

export type AmountsByCurrency = components['schemas']['AmountsByCurrency'];
export type AttendeeCancelledEvent = components['schemas']['AttendeeCancelledEvent'];
export type AttendeeRegisteredEvent = components['schemas']['AttendeeRegisteredEvent'];
export type AttendeeUpdatedEvent = components['schemas']['AttendeeUpdatedEvent'];
export type Availability = components['schemas']['Availability'];
export type AvailabilityBlock = components['schemas']['AvailabilityBlock'];
export type Badge = components['schemas']['Badge'];
export type BusinessHours = components['schemas']['BusinessHours'];
export type Button = components['schemas']['Button'];
export type CheckoutCompletedEvent = components['schemas']['CheckoutCompletedEvent'];
export type CheckoutContact = components['schemas']['CheckoutContact'];
export type CheckoutExpiredEvent = components['schemas']['CheckoutExpiredEvent'];
export type CheckoutPayment = components['schemas']['CheckoutPayment'];
export type CheckoutPrefill = components['schemas']['CheckoutPrefill'];
export type CheckoutPricing = components['schemas']['CheckoutPricing'];
export type ChosenAddon = components['schemas']['ChosenAddon'];
export type CustomerLinkedEvent = components['schemas']['CustomerLinkedEvent'];
export type DeliveryZone = components['schemas']['DeliveryZone'];
export type DescriptionBlock = components['schemas']['DescriptionBlock'];
export type EmbeddedForm = components['schemas']['EmbeddedForm'];
export type EmbeddedFormField = components['schemas']['EmbeddedFormField'];
export type EventBrand = components['schemas']['EventBrand'];
export type EventCheckoutRequest = components['schemas']['EventCheckoutRequest'];
export type EventMedia = components['schemas']['EventMedia'];
export type Fee = components['schemas']['Fee'];
export type FileCell = components['schemas']['FileCell'];
export type FormAnswer = components['schemas']['FormAnswer'];
export type FormField = components['schemas']['FormField'];
export type FormFieldOptions = components['schemas']['FormFieldOptions'];
export type FormFieldType = components['schemas']['FormFieldType'];
export type FormFieldValidation = components['schemas']['FormFieldValidation'];
export type FormSubmittedEvent = components['schemas']['FormSubmittedEvent'];
export type HeadlessCheckoutRequest = components['schemas']['HeadlessCheckoutRequest'];
export type Link = components['schemas']['Link'];
export type LinkCustomerRequest = components['schemas']['LinkCustomerRequest'];
export type Location = components['schemas']['Location'];
export type MediaPolicy = components['schemas']['MediaPolicy'];
export type MoneyCell = components['schemas']['MoneyCell'];
export type NavigationLink = components['schemas']['NavigationLink'];
export type NewsletterRequest = components['schemas']['NewsletterRequest'];
export type OpenHours = components['schemas']['OpenHours'];
export type OrderDeletedEvent = components['schemas']['OrderDeletedEvent'];
export type OrderRefundRequest = components['schemas']['OrderRefundRequest'];
export type OrderUpdatedEvent = components['schemas']['OrderUpdatedEvent'];
export type OtpSendRequest = components['schemas']['OtpSendRequest'];
export type OtpVerifyRequest = components['schemas']['OtpVerifyRequest'];
export type PageMedia = components['schemas']['PageMedia'];
export type PartInUse = components['schemas']['PartInUse'];
export type PaymentRefusal = components['schemas']['PaymentRefusal'];
export type PingEvent = components['schemas']['PingEvent'];
export type PriceEntry = components['schemas']['PriceEntry'];
export type ProductCheckoutRequest = components['schemas']['ProductCheckoutRequest'];
export type ProductDeletedEvent = components['schemas']['ProductDeletedEvent'];
export type ProductInfo = components['schemas']['ProductInfo'];
export type ProductLine = components['schemas']['ProductLine'];
export type ProductSpec = components['schemas']['ProductSpec'];
export type PublicAddonGroup = components['schemas']['PublicAddonGroup'];
export type PublicAddonOption = components['schemas']['PublicAddonOption'];
export type PublicAttachedPackage = components['schemas']['PublicAttachedPackage'];
export type PublicCatalog = components['schemas']['PublicCatalog'];
export type PublicCatalogItem = components['schemas']['PublicCatalogItem'];
export type PublicCatalogSummary = components['schemas']['PublicCatalogSummary'];
export type PublicCollectionDetail = components['schemas']['PublicCollectionDetail'];
export type PublicCollectionSummary = components['schemas']['PublicCollectionSummary'];
export type PublicEvent = components['schemas']['PublicEvent'];
export type PublicEventDay = components['schemas']['PublicEventDay'];
export type PublicEventSummary = components['schemas']['PublicEventSummary'];
export type PublicFile = components['schemas']['PublicFile'];
export type PublicFolder = components['schemas']['PublicFolder'];
export type PublicFolderChild = components['schemas']['PublicFolderChild'];
export type PublicForm = components['schemas']['PublicForm'];
export type PublicFormField = components['schemas']['PublicFormField'];
export type PublicImage = components['schemas']['PublicImage'];
export type PublicNote = components['schemas']['PublicNote'];
export type PublicOptionGroup = components['schemas']['PublicOptionGroup'];
export type PublicOptionValue = components['schemas']['PublicOptionValue'];
export type PublicPackageOption = components['schemas']['PublicPackageOption'];
export type PublicPackageSummary = components['schemas']['PublicPackageSummary'];
export type PublicProduct = components['schemas']['PublicProduct'];
export type PublicProductReviews = components['schemas']['PublicProductReviews'];
export type PublicProductSlots = components['schemas']['PublicProductSlots'];
export type PublicProductSummary = components['schemas']['PublicProductSummary'];
export type PublicStoreAvailability = components['schemas']['PublicStoreAvailability'];
export type PublicTable = components['schemas']['PublicTable'];
export type PublicTableColumn = components['schemas']['PublicTableColumn'];
export type PublicTableRow = components['schemas']['PublicTableRow'];
export type PublicTicketType = components['schemas']['PublicTicketType'];
export type PublicVariant = components['schemas']['PublicVariant'];
export type Registrant = components['schemas']['Registrant'];
export type RegistrationRequest = components['schemas']['RegistrationRequest'];
export type RestockAlertRequest = components['schemas']['RestockAlertRequest'];
export type SaveForItPolicy = components['schemas']['SaveForItPolicy'];
export type SeatHolder = components['schemas']['SeatHolder'];
export type SectionAlign = components['schemas']['SectionAlign'];
export type SectionBackground = components['schemas']['SectionBackground'];
export type SectionOverlay = components['schemas']['SectionOverlay'];
export type ShowIf = components['schemas']['ShowIf'];
export type SocialProfile = components['schemas']['SocialProfile'];
export type Sponsorship = components['schemas']['Sponsorship'];
export type StoreCheckoutSessionView = components['schemas']['StoreCheckoutSessionView'];
export type StoreCustomerLinkView = components['schemas']['StoreCustomerLinkView'];
export type StoreEventRegistrationView = components['schemas']['StoreEventRegistrationView'];
export type StoreFormSubmissionRequest = components['schemas']['StoreFormSubmissionRequest'];
export type StoreFormSubmissionView = components['schemas']['StoreFormSubmissionView'];
export type StoreHeadlessCheckoutView = components['schemas']['StoreHeadlessCheckoutView'];
export type StoreOrderFulfillment = components['schemas']['StoreOrderFulfillment'];
export type StoreOrderItem = components['schemas']['StoreOrderItem'];
export type StoreOrderRecord = components['schemas']['StoreOrderRecord'];
export type StoreOtpSendView = components['schemas']['StoreOtpSendView'];
export type StoreOtpVerifyFailure = components['schemas']['StoreOtpVerifyFailure'];
export type StoreOtpVerifyView = components['schemas']['StoreOtpVerifyView'];
export type StoreSignUpView = components['schemas']['StoreSignUpView'];
export type Storefront = components['schemas']['Storefront'];
export type StorefrontAssets = components['schemas']['StorefrontAssets'];
export type StorefrontCampaign = components['schemas']['StorefrontCampaign'];
export type StorefrontContact = components['schemas']['StorefrontContact'];
export type StorefrontContent = components['schemas']['StorefrontContent'];
export type StorefrontFooter = components['schemas']['StorefrontFooter'];
export type StorefrontHeader = components['schemas']['StorefrontHeader'];
export type StorefrontHero = components['schemas']['StorefrontHero'];
export type StorefrontPage = components['schemas']['StorefrontPage'];
export type StorefrontRenderConfig = components['schemas']['StorefrontRenderConfig'];
export type StorefrontReview = components['schemas']['StorefrontReview'];
export type StorefrontReviews = components['schemas']['StorefrontReviews'];
export type StorefrontSection = components['schemas']['StorefrontSection'];
export type StorefrontTheme = components['schemas']['StorefrontTheme'];
export type StorefrontTracking = components['schemas']['StorefrontTracking'];
export type TableCell = components['schemas']['TableCell'];
export type TicketLine = components['schemas']['TicketLine'];
export type TransferAccount = components['schemas']['TransferAccount'];
export type VariantFeature = components['schemas']['VariantFeature'];
