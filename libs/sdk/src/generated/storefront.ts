// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export type components = {
    schemas: {
        /** @description Request to open a checkout of products and packages. */
        ProductCheckoutRequest: {
            /** @description Products and packages to buy, 1 to 50 lines. */
            items: components["schemas"]["ProductLine"][];
            /** @description ISO 4217 code of an accepted currency in which every item has a price; the store’s primary one when absent. It is fixed for the whole checkout. */
            currency?: string;
            /** @description Ref of the delivery zone (`dlz_…`), whose fee is added. Required when an item needs delivery; otherwise ignored. */
            deliveryZoneRef?: string;
            /** @description Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
            discountCode?: string;
            /** @description True when the buyer wants to pay in parts: the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts; false when absent. */
            saveForIt?: boolean;
            /**
             * Format: uri
             * @description Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
             * @example https://shop.example/thanks
             */
            returnUrl: string;
            /** @description Details of the buyer that you have, so that they need not be typed again; absent when you have none. */
            contact?: components["schemas"]["CheckoutPrefill"];
        };
        /** @description A product or package to buy. */
        ProductLine: {
            /** @description Ref of a published variant (`var_…`) or of an option of a package (`pko_…`). */
            variantRef: string;
            /** @description Number of pieces, 1 to 1,000. */
            quantity: number;
            /**
             * Format: date-time
             * @description Start of a free slot, ISO 8601 with its zone, as `GET /v1/store/products/{slug}/slots` lists it in UTC. For variants booked by slots; when absent, the buyer chooses on the hosted page.
             */
            slotStartUtc?: string;
            /** @description Extras for each piece; when absent, the buyer chooses on the hosted page. */
            addons?: components["schemas"]["ChosenAddon"][];
            /** @description Answers to the questions of the product and variant, by `key`; when absent, the buyer answers on the hosted page. */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        };
        /** @description An extra chosen for an item. */
        ChosenAddon: {
            /** @description Ref of the extra (`ado_…`), from `addonGroups` of the product. */
            optionRef: string;
            /**
             * @description Number for each piece of the item. More than 1 needs `allowQuantity`; 1 when absent.
             * @default 1
             */
            quantity?: number;
        };
        /** @description Answer to one question: text for most types, true or false for a checkbox, a number, or a list of texts where several may be chosen. Blank text and null are no answer. */
        FormAnswer: string | number | boolean | string[] | null;
        /** @description Details to fill in on the hosted page. The buyer may correct them. */
        CheckoutPrefill: {
            /** @description Full name, at most 120 characters; blank is absent. */
            name?: string;
            /**
             * Format: email
             * @description E-mail address; blank is absent.
             */
            email?: string;
            /**
             * @description Phone number with its country code, such as `+2348031234567`; blank is absent.
             * @example +2348031234567
             */
            phone?: string;
        };
        /** @description Request to link a user of yours. */
        LinkCustomerRequest: {
            /**
             * Format: email
             * @description E-mail that your own sign-in has verified. Never send one that is not verified: the orders of that e-mail then count as the user’s.
             */
            email: string;
            /**
             * @description Your own id of the user, at most 255 characters. The same id returns the same link, whatever else is sent with it.
             * @example user_42
             */
            externalRef: string;
            /** @description Name of the user, where you know it. It fills an empty name of the contact and never replaces one. */
            name?: string;
            /**
             * @description Phone number with its country code, where you know it. It fills an empty phone of the contact and never replaces one.
             * @example +2348031234567
             */
            phone?: string;
        };
        /** @description Request to open a checkout of tickets whose payment step you show yourself. */
        HeadlessCheckoutRequest: {
            /** @description Tickets wanted, 1 to 50 lines. */
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Code of a promoter who is credited with the order; ignored when unknown. */
            promoterCode?: string;
            /** @description Not supported: send none, or an empty list. Sell products by `POST /v1/store/checkouts`. */
            products?: unknown[];
            /** @description Person who buys the tickets and gets them. */
            contact: components["schemas"]["CheckoutContact"];
            /** @description Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
            discountCode?: string;
            /** @description ISO 4217 code of a currency that the event sells in; its primary one when absent. It is fixed for the whole checkout. */
            currency?: string;
            /**
             * Format: uri
             * @description Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
             * @example https://shop.example/thanks
             */
            returnUrl: string;
            /** @description The one way to pay, from `GET /v1/store/payment-methods`: `card`, `bank_transfer` or `international_card`. */
            provider: string;
            /** @description Price that you have shown to the buyer; not compared when absent. */
            pricing?: {
                /** @description Total that you have shown, integer in the currency’s minor unit; not compared when absent. When the service’s total differs, the answer is 409 `PRICE_MISMATCH` with the right figures. */
                totalMinor?: number;
            };
        };
        /** @description Tickets of one type. */
        TicketLine: {
            /** @description Ref of the ticket type (`tkt_…`), as the event lists it. */
            ticketTypeRef: string;
            /** @description Number of tickets, from the type’s `minPerOrder` to its `maxPerOrder`; a group ticket is one. */
            quantity: number;
            /** @description Donation for each ticket of a donation type, integer in the currency’s minor unit; required there and refused elsewhere. A multiple of the currency’s step: 10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others. */
            amountMinor?: number;
            /** @description People on the seats: one entry for each, `quantity` × the type’s `groupSize` in all, in order. Do not drop blank entries: they keep a seat with the buyer. When absent, all seats are the buyer’s. */
            attendees?: components["schemas"]["SeatHolder"][];
        };
        /** @description Person on one seat. Null or an empty object keeps the seat with the buyer. */
        SeatHolder: {
            /** @description Full name, at most 120 characters. Required where the ticket type has `requiresAttendeeDetails`; blank is absent. */
            name?: string;
            /**
             * Format: email
             * @description E-mail address of this person. Required where a name is required and the event has `attendeeEmailRequired`; blank is absent.
             */
            email?: string;
            /**
             * @description Phone number with its country code, such as `+2348031234567`; blank is absent.
             * @example +2348031234567
             */
            phone?: string;
            /**
             * Format: date
             * @description Date of birth, `YYYY-MM-DD`. Required where the ticket type has a `minAge` and the event’s `dobMode` is `attendee`; blank is absent.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /** @description Answers of this person to the questions of the ticket type, by `key`; those of the request hold when absent. */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        } | null;
        /** @description Buyer of the tickets. */
        CheckoutContact: {
            /** @description Full name of the buyer, at most 120 characters. */
            name: string;
            /**
             * Format: email
             * @description Gets the tickets, and mails about the order.
             */
            email: string;
            /**
             * @description Phone number with its country code, such as `+2348031234567`; blank is absent.
             * @example +2348031234567
             */
            phone?: string;
        };
        /** @description Request to open a checkout of tickets on the hosted page. */
        EventCheckoutRequest: {
            /** @description Tickets wanted, 1 to 50 lines. */
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Code of a promoter who is credited with the order; ignored when unknown. */
            promoterCode?: string;
            /** @description Not supported: send none, or an empty list. Sell products by `POST /v1/store/checkouts`. */
            products?: unknown[];
            /** @description Person who buys the tickets and gets them. */
            contact: components["schemas"]["CheckoutContact"];
            /** @description Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
            discountCode?: string;
            /** @description ISO 4217 code of a currency that the event sells in; its primary one when absent. It is fixed for the whole checkout. */
            currency?: string;
            /** @description True when the buyer wants to pay in parts: the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts; false when absent. */
            saveForIt?: boolean;
            /**
             * Format: uri
             * @description Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
             * @example https://shop.example/thanks
             */
            returnUrl: string;
        };
        /** @description Request to register for an event. All tickets have to be free. */
        RegistrationRequest: {
            /** @description Tickets wanted, 1 to 50 lines. */
            tickets: components["schemas"]["TicketLine"][];
            /**
             * Format: date
             * @description Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
             * @example 1990-05-17
             */
            dateOfBirth?: string;
            /**
             * @description Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
             * @default {}
             */
            responses?: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
            /**
             * @description Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
             * @default []
             */
            unlockCodes?: string[];
            /** @description Code of a promoter who is credited with the order; ignored when unknown. */
            promoterCode?: string;
            /** @description Person who registers. */
            contact: components["schemas"]["Registrant"];
        };
        /** @description Person who registers. An e-mail or a phone number is required. */
        Registrant: {
            /** @description Full name, at most 120 characters. */
            name: string;
            /**
             * Format: email
             * @description Gets the confirmation, the calendar invite and the tickets. A further registration with the same e-mail returns the first one. Required without `phone`.
             */
            email?: string;
            /**
             * @description Phone number with its country code. A guest without an e-mail gets an SMS here. Required without `email`.
             * @example +2348031234567
             */
            phone?: string;
        };
        /** @description Answers to a form. */
        StoreFormSubmissionRequest: {
            /** @description Answers by the `key` of their question. Those that `showIf` leaves out are ignored, and blank is no answer. */
            answers: {
                [key: string]: components["schemas"]["FormAnswer"];
            };
        };
        /** @description Somebody who wants to get the newsletter. */
        NewsletterRequest: {
            /**
             * Format: email
             * @description Address that gets a mail with a link. It is on the list once that link was followed.
             */
            email: string;
            /** @description Name for the merchant’s list, where you know it; mails do not use it. */
            name?: string;
        };
        /** @description Request to send a code to a phone. */
        OtpSendRequest: {
            /** @description Mobile number with its country code, such as `+2348031234567`. */
            to: string;
            /** @description Your own code, 1 to 15 digits, which you check yourself: `otp/verify` refuses it. When absent, the service makes a code of 6 digits. */
            code?: string;
            /** @description Your label for the log of what was sent, at most 100 characters; no label when absent. Customers never see it. */
            purpose?: string;
            /**
             * @description Minutes for which the code is valid, 1 to 60; 10 when absent.
             * @default 10
             */
            expiresInMinutes?: number;
            /** @description Approved authentication template of the merchant’s own number (`tpl_…`); the one of its channel when absent. It cannot be combined with `sender`. */
            templateRef?: string;
            /**
             * @description Number that the code comes from; the workspace’s setting holds when absent. It cannot be combined with `templateRef`.
             *     - `own`: The merchant’s connected number.
             *     - `frontdesk`: The service’s number, which needs no set-up. The code then names the service and not the merchant.
             * @enum {string}
             */
            sender?: "own" | "frontdesk";
        };
        /** @description Check of a code that a customer typed. */
        OtpVerifyRequest: {
            /** @description `challengeRef` of the response to sending. */
            challengeRef: string;
            /** @description Text that the customer typed, unchanged. Blanks, hyphens and invisible marks are dropped, and digits of all scripts are read. Where nothing is left it is `invalid` and costs no guess; everything else is a guess. */
            code: string;
        };
        /** @description Request to be notified once a variant can be bought again. */
        RestockAlertRequest: {
            /** @description Ref of a variant of this product that is sold out (`var_…`, `pko_…`). */
            variantRef: string;
            /**
             * Format: email
             * @description Address that gets a mail with a link and, once that was followed, one mail when the variant is back.
             */
            email: string;
        };
        /** @description A checkout was paid: hosted, of an event, or headless. */
        CheckoutCompletedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `checkout.completed`: decide by it what to do.
             * @constant
             */
            type: "checkout.completed";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the checkout: read it by `GET /v1/store/checkouts/{ref}`. */
                checkoutRef: string;
                /** @description Ref of the order: find the order in `GET /v1/store/orders`. */
                orderRef: string;
            };
        };
        /** @description A checkout link lapsed unpaid. */
        CheckoutExpiredEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `checkout.expired`: decide by it what to do.
             * @constant
             */
            type: "checkout.expired";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the checkout: read it by `GET /v1/store/checkouts/{ref}`. */
                checkoutRef: string;
            };
        };
        /** @description The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request. */
        OrderUpdatedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `order.updated`: decide by it what to do.
             * @constant
             */
            type: "order.updated";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the order: find the order in `GET /v1/store/orders`. */
                orderRef: string;
                /**
                 * @description Payment state of the order.
                 *     - `pending`: Nothing is paid yet.
                 *     - `saving`: A savings plan is being paid in parts.
                 *     - `deposit_paid`: The deposit is paid and a balance is due.
                 *     - `paid`: All is paid; an order that costs nothing is paid at once.
                 *     - `partially_refunded`: Part of what was paid went back.
                 *     - `refunded`: All that was paid went back.
                 *     - `cancelled`: It was called off.
                 * @enum {string}
                 */
                status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                /**
                 * @description State of the handover of the order.
                 *     - `not_required`: Nothing has to be handed over: tickets or digital goods only.
                 *     - `unfulfilled`: Nothing is handed over yet.
                 *     - `scheduled`: It is for later: a booked slot or a pre-order.
                 *     - `partially_fulfilled`: Some pieces are handed over.
                 *     - `fulfilled`: All pieces are handed over.
                 *     - `returned`: The pieces came back.
                 *     - `cancelled`: The order was called off.
                 * @enum {string}
                 */
                fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
            };
        };
        /** @description A form submission was recorded. */
        FormSubmittedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `form.submitted`: decide by it what to do.
             * @constant
             */
            type: "form.submitted";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the submission: read it by `GET /v1/admin/submissions/{ref}`. */
                submissionRef: string;
                /** @description `slug` of the form when it was submitted. */
                formSlug: string;
                /** @description Ref of the form that was filled in. */
                formRef: string;
            };
        };
        /** @description A guest registered for a free event: one per registration, never for a test key. */
        AttendeeRegisteredEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `attendee.registered`: decide by it what to do.
             * @constant
             */
            type: "attendee.registered";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the first seat, the same as `ref` of the registration. */
                attendeeRef: string;
                /** @description Ref of the event that the guest goes to. */
                eventRef: string;
                /** @description `slug` of that event when the guest registered. */
                eventSlug: string;
                /** @description Ref of the ticket type of the first seat. */
                ticketTypeRef: string;
                /**
                 * @description State of the seat.
                 *     - `confirmed`: The guest has the seat and gets the ticket.
                 *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 *     - `declined`: The merchant declined it; the seat is on sale again.
                 *     - `cancelled`: It was given back or called off; the seat is on sale again.
                 *     - `checked_in`: The guest has come in.
                 * @enum {string}
                 */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** @description Number of seats of the registration. */
                attendeeCount: number;
                /** @description Ref of the registration, which all its seats share; null where it has one seat. */
                groupRef: string | null;
                /**
                 * @description Where the registration was made.
                 *     - `storefront_api`: By `POST /v1/store/events/{slug}/register`.
                 *     - `hosted_storefront`: On the event’s page of the service.
                 *     - `rsvp_link`: By the public RSVP link.
                 *     - `admin`: By the merchant.
                 *     - `import`: By an import of guests.
                 * @enum {string}
                 */
                source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
            };
        };
        /** @description A guest changed something about their seat by the link of their ticket, such as the name on it. */
        AttendeeUpdatedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `attendee.updated`: decide by it what to do.
             * @constant
             */
            type: "attendee.updated";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the seat. */
                attendeeRef: string;
                /** @description Ref of the event that the guest goes to. */
                eventRef: string;
                /** @description Ref of the ticket type of the seat. */
                ticketTypeRef: string;
                /**
                 * @description State of the seat.
                 *     - `confirmed`: The guest has the seat and gets the ticket.
                 *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 *     - `declined`: The merchant declined it; the seat is on sale again.
                 *     - `cancelled`: It was given back or called off; the seat is on sale again.
                 *     - `checked_in`: The guest has come in.
                 * @enum {string}
                 */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            };
        };
        /** @description Free seats were given back, by their guest or by the merchant: they are on sale again. */
        AttendeeCancelledEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `attendee.cancelled`: decide by it what to do.
             * @constant
             */
            type: "attendee.cancelled";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Refs of the seats that are on sale again. */
                attendeeRefs: string[];
                /** @description Ref of the registration of these seats: `groupRef` of `attendee.registered`, where it had several. */
                registrationRef: string;
            };
        };
        /** @description A buyer account was linked to a contact; once per link. */
        CustomerLinkedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `customer.linked`: decide by it what to do.
             * @constant
             */
            type: "customer.linked";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the customer, one for each contact. */
                customerRef: string;
                /** @description Ref of the contact that the user was linked with. */
                contactRef: string;
            };
        };
        /** @description A product was deleted; remove it from any local copy. */
        ProductDeletedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `product.deleted`: decide by it what to do.
             * @constant
             */
            type: "product.deleted";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the product or package: delete your copy of it. */
                productRef: string;
                /** @description Last `slug` of the product, for pages to take down. */
                slug: string;
            };
        };
        /** @description An order was removed: today test orders, 90 days after they were made. */
        OrderDeletedEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `order.deleted`: decide by it what to do.
             * @constant
             */
            type: "order.deleted";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /** @description Ref of the order: delete your copy of it. */
                orderRef: string;
                /** @description True for an order of test mode; today only these are deleted. */
                test: boolean;
                /**
                 * @description Why it was deleted.
                 *     - `test_retention`: It is a test order, and 90 days old.
                 *     - `gdpr_erasure`: A person’s data were erased. Reserved: not sent yet.
                 *     - `admin`: The merchant deleted it. Reserved: not sent yet.
                 * @enum {string}
                 */
                reason: "test_retention" | "gdpr_erasure" | "admin";
            };
        };
        /** @description The merchant tests the destination; acknowledge with any 2xx. */
        PingEvent: {
            /** @description Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
            id: string;
            /**
             * @description Type of the event, `ping`: decide by it what to do.
             * @constant
             */
            type: "ping";
            /**
             * Format: date-time
             * @description When the event happened, UTC. Events may arrive in another order.
             */
            createdAt: string;
            /**
             * @description Version of the API that wrote the body, such as `1.0.0`.
             * @example 1.0.0
             */
            apiVersion: string;
            /**
             * @description Environment in which it happened.
             *     - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
             *     - `test`: A trial with a test key: no money moved.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the workspace (`wks_…`), for receivers that serve several. */
            workspaceRef: string;
            /** @description Things that the event is about, as refs only: read the rest from the API. */
            data: {
                /**
                 * @description Always `ping`: nothing has to be done.
                 * @constant
                 */
                message: "ping";
            };
        };
        /** @description Stock of variants and package options at this moment. */
        PublicStoreAvailability: {
            /** @description Ref → units left; null means untracked, without a cap. A requested ref that is missing can no longer be bought. */
            variants: {
                [key: string]: number | null;
            };
            /** @description Refs that can be bought at zero stock, as pre-orders. */
            preorderable: string[];
            /** @description Ref → how many may still be pre-ordered. Variants of one product share this number. A ref of `preorderable` that is missing here has no cap. */
            preorderRemaining: {
                [key: string]: number;
            };
        };
        /** @description Body of every refusal. */
        Error: {
            /** @description The refusal and its reason. */
            error: {
                /**
                 * @description Cause of the refusal; stable and safe to branch on. New codes may be added: fall back on the status.
                 *     - `UNAUTHORIZED`: The key is missing, unknown, revoked, or of another environment.
                 *     - `ORIGIN_NOT_ALLOWED`: A publishable key was used from an origin that is not registered on it, or without one.
                 *     - `INSUFFICIENT_SCOPE`: The key lacks a scope or is of the wrong kind: see `details.required` and `details.requiredKind`.
                 *     - `STORE_API_SECRET_DISABLED`: The merchant has switched secret keys off.
                 *     - `STORE_API_DISABLED`: The merchant has switched the API off.
                 *     - `KEY_PAUSED`: The merchant has paused this key; it works again once it is resumed.
                 *     - `NOT_FOUND`: There is no such thing in this workspace and mode, or it is not published.
                 *     - `METHOD_NOT_ALLOWED`: The address exists, but not with this method: see the header `Allow`.
                 *     - `VALIDATION_ERROR`: Something in the request is wrong: `details` names it.
                 *     - `TIER_REQUIRES_PAYMENT`: A ticket costs money: open a checkout on your server instead.
                 *     - `TIER_SOLD_OUT`: Too few tickets are left: see `details.remaining`.
                 *     - `CONFLICT`: Another change is under way, or the state does not allow this one.
                 *     - `TICKET_REFUSED`: The ticket does not admit: see `details.reason`.
                 *     - `CHECKOUT_ALREADY_PAID`: The checkout is paid and cannot be cancelled.
                 *     - `PRICE_MISMATCH`: Your total differs from the service’s: show the buyer `details.pricing`.
                 *     - `HEADLESS_DISABLED`: The workspace does not allow headless checkouts: open a hosted one.
                 *     - `IDEMPOTENCY_KEY_REUSED`: The `Idempotency-Key` was used with another body: take a new one.
                 *     - `PROVIDER_UNAVAILABLE`: The payment provider, or the merchant’s own sender of codes, cannot do it now.
                 *     - `OTP_NOT_CONFIGURED`: The merchant has not connected a number or approved a template for codes.
                 *     - `OTP_COUNTRY_NOT_ALLOWED`: The merchant does not send codes to this country.
                 *     - `OTP_INSUFFICIENT_BALANCE`: The workspace has no credit left for codes.
                 *     - `OTP_SENDER_UNAVAILABLE`: The service’s own number cannot send now; nothing was charged.
                 *     - `OTP_CODE_NOT_MANAGED`: The code is your own: check it yourself.
                 *     - `RATE_LIMITED`: There were too many requests: wait as long as `Retry-After` says.
                 *     - `SERVICE_UNAVAILABLE`: The service cannot work at this moment: wait as long as `Retry-After` says.
                 *     - `INTERNAL`: Something went wrong on the service’s side; repeating the request is safe.
                 * @enum {string}
                 */
                code: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** @description Sentence that says what is wrong and how to fix it, in English. It may change: do not branch on it. */
                message: string;
                /** @description True when the same request, unchanged, may succeed later: wait as long as `Retry-After` says. */
                retryable: boolean;
                /** @description Id of the request (`req_…`), also in the header `X-Request-Id`: name it to support. */
                requestId: string;
                /** @description Facts for your program, each in a field of its own; absent when there are none. */
                details?: {
                    /** @description Path of a field → what is wrong with it: show it beside the input. */
                    fields?: {
                        [key: string]: string;
                    };
                    /** @description Number of entries that the longest list here leaves out: lists name at most 50, the faults of a document 500. `accepted` is always complete. */
                    more?: number;
                    /** @description Refs or codes that do not exist, are not published, or are not on sale. */
                    invalid?: string[];
                    /** @description Refs without a price in the currency. */
                    unpriced?: string[];
                    /** @description All values that are accepted here, such as currencies or refs. */
                    accepted?: string[];
                    /** @description Refs of which too few are left. */
                    soldOut?: string[];
                    /** @description Refs whose quantity, or whose number of `attendees`, is not allowed. */
                    quantity?: string[];
                    /** @description Refs of ticket types for which somebody is too young or has no date of birth. */
                    age?: string[];
                    /** @description Refs of ticket types that cost money. Present with `TIER_REQUIRES_PAYMENT`. */
                    tickets?: string[];
                    /** @description Scopes or permissions that the key or token lacks. Present with `INSUFFICIENT_SCOPE`. */
                    required?: string[];
                    /**
                     * @description Kind of key that the operation takes, `secret`: no scope makes a publishable key enough.
                     * @enum {string}
                     */
                    requiredKind?: "secret";
                    /** @description Why the payment provider did not open the charge. Present with `PROVIDER_UNAVAILABLE`. */
                    refusal?: {
                        /**
                         * @description Subject of the provider’s refusal.
                         *     - `card`: The card.
                         *     - `buyer`: A detail of the buyer, such as the e-mail.
                         *     - `attempt`: This attempt alone: another one may succeed.
                         *     - `configuration`: The merchant’s account at the provider: the merchant has to act.
                         * @enum {string}
                         */
                        cause: "card" | "buyer" | "attempt" | "configuration";
                        /** @description The provider’s own code, for logs; the provider may change it. */
                        code?: string;
                    };
                    /**
                     * @description Owner of the limit that was reached; absent when it is the key’s or another one. Present with `RATE_LIMITED`.
                     *     - `visitor`: That of the visitor whom `X-Visitor` names.
                     *     - `destination`: That of the number that codes go to.
                     *     - `key_day`: The codes of the key in 24 hours: nobody gets one now.
                     *     - `client`: That of the address that the request comes from.
                     *     - `workspace_day`: The messages of the workspace to guests in 24 hours.
                     * @enum {string}
                     */
                    limit?: "visitor" | "destination" | "key_day" | "client" | "workspace_day";
                    /** @description The service’s total, integer in the minor unit of `currency`. Present with `PRICE_MISMATCH`. */
                    expectedTotalMinor?: number;
                    /** @description ISO 4217 code of `expectedTotalMinor`. */
                    currency?: string;
                    /** @description The service’s price in parts, as `pricing` of a headless checkout has it: show it, and send its `totalMinor`. */
                    pricing?: {
                        [key: string]: unknown;
                    };
                    /** @description Number that is left, or ref → number where several are asked for. */
                    remaining?: number | {
                        [key: string]: number;
                    };
                    /** @description Word for why a ticket does not admit, or sentence about a setting that the merchant has to change. */
                    reason?: string;
                    /** @description Setting of the workspace by which the merchant can allow the request, such as `texts.countries`. */
                    setting?: string;
                    /**
                     * @description Number that cannot send codes: `own`, the merchant’s connected one.
                     * @enum {string}
                     */
                    sender?: "own";
                    /** @description When the ticket was admitted before, UTC. */
                    checkedInAt?: string;
                    /** @description Day of the event that was to be entered. */
                    day?: {
                        /** @description The merchant’s key of the day. */
                        key: string;
                        /** @description Name of the day; absent when it has none. */
                        label?: string;
                        /** @description Date of the day, `YYYY-MM-DD` in its time zone. */
                        dayDate: string;
                    };
                    /** @description Keys of the days that the ticket admits to. */
                    validDays?: string[];
                    /** @description Present `slug` of a thing that was renamed: ask for that one. */
                    movedTo?: string;
                    /** @description Parts that the change would remove although they are in use. `force=true` removes them all the same. */
                    inUse?: components["schemas"]["PartInUse"][];
                };
            };
        };
        /** @description A part of the workspace that a change would remove, and what uses it. */
        PartInUse: {
            /**
             * @description Kind of part.
             *     - `ticket_type`: A ticket type of an event.
             *     - `day`: A day of an event.
             *     - `variant`: A variant of a product.
             *     - `package_option`: An option of a package.
             *     - `question`: A question of a ticket type, variant, option or form.
             *     - `form`: A form.
             * @enum {string}
             */
            kind: "ticket_type" | "day" | "variant" | "package_option" | "question" | "form";
            /** @description Where the part is in the workspace document, such as `events[gala].ticketTypes[vip]`. */
            path: string;
            /** @description Seats that are neither cancelled nor declined; absent when there are none. */
            guests?: number;
            /** @description Orders with money received that was not given back; absent when there are none. */
            orders?: number;
            /** @description Open checkouts; absent when there are none. */
            checkouts?: number;
            /** @description Savings plans that are being paid; absent when there are none. */
            savingsPlans?: number;
            /** @description Guests, orders or submissions with an answer to the question; absent when there are none. */
            answers?: number;
        };
        /** @description A media catalog: pictures, videos and other files to browse, such as a lookbook. */
        PublicCatalog: {
            /** @description Ref of the catalog (`cat_…`). */
            ref: string;
            /** @description Name for URLs, by which the catalog is read. */
            slug: string;
            /** @description Heading to show for the catalog. */
            name: string;
            /** @description Text about the catalog; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the picture at the top; absent when there is none. */
            coverUrl?: string;
            /**
             * @description Layout of the files.
             *     - `grid`: Squares of one size.
             *     - `masonry`: Columns of files in their own proportions.
             *     - `carousel`: One at a time, to swipe.
             *     - `list`: One below the other, with their texts.
             * @enum {string}
             */
            layout: "grid" | "masonry" | "carousel" | "list";
            /** @description Files in the order to show. */
            items: components["schemas"]["PublicCatalogItem"][];
            /** @description Number of entries of `items`. */
            itemCount: number;
            /** @description Title for search engines and link previews; use `name` when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * Format: date-time
             * @description Last change, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description A file of a media catalog. */
        PublicCatalogItem: {
            /** @description Ref of the piece (`itm_…`); use it as the key of a list. */
            ref: string;
            /**
             * @description Kind of file, which decides how to show it.
             *     - `image`: A picture.
             *     - `video`: A video.
             *     - `audio`: A sound.
             *     - `document`: Any other file, such as a PDF: show a link to it.
             * @enum {string}
             */
            type: "image" | "video" | "audio" | "document";
            /** @description Title to show; absent when the merchant wrote none. */
            title?: string;
            /** @description Text to show below the file; absent when there is none. */
            caption?: string;
            /** @description Alternative text for people who cannot see the picture; absent when there is none. */
            alt?: string;
            /**
             * Format: uri
             * @description Absolute http or https address of the file itself.
             */
            url: string;
            /**
             * Format: uri
             * @description Address of a small still picture for lists; absent when there is none.
             */
            thumbnailUrl?: string;
            /** @description Width of the picture or video, pixels; absent for files without one. */
            width?: number;
            /** @description Height of the picture or video, pixels; absent for files without one. */
            height?: number;
            /** @description Playing time of a video or sound, seconds; absent for other files. */
            durationSeconds?: number;
            /** @description MIME type of the file, such as `image/webp`. */
            mimeType: string;
            /** @description Number of bytes to download: show it beside the link. */
            sizeBytes: number;
            /** @description Where a click on the piece leads; absent when it leads nowhere. */
            link?: components["schemas"]["Link"];
            /**
             * @description Words by which to group or filter the pieces; empty when there are none.
             * @default []
             */
            tags: string[];
            /** @description Position of the piece, from 0; the pieces come in this order. */
            sort: number;
        };
        /** @description Target of a button or navigation entry. Read the one field that belongs to `type`. */
        Link: {
            /**
             * @description Kind of target, which decides the field to read.
             *     - `none`: No target: show plain text.
             *     - `section`: A section of the current page, `sectionId`.
             *     - `page`: A page of the storefront, `pageSlug`.
             *     - `url`: Any address, `url`.
             *     - `package`: A package, `packageSlug`, and where present one of its options, `packageOptionRef`.
             *     - `product`: A product, `productSlug`.
             *     - `collection`: A collection, `collectionSlug`.
             *     - `catalog`: A media catalog, `catalogSlug`.
             *     - `event`: An event, `eventSlug`.
             * @enum {string}
             */
            type: "none" | "section" | "page" | "url" | "package" | "product" | "collection" | "catalog" | "event";
            /** @description `id` of a section in `renderConfig`. Set for type `section`. */
            sectionId?: string;
            /** @description `slug` of a page in `renderConfig.pages`. Set for type `page`. */
            pageSlug?: string;
            /** @description An http or https address, a path that begins with `/`, `mailto:…`, `tel:…` or `#…`. Set for type `url`. */
            url?: string;
            /** @description `slug` of a package. Set for type `package`. */
            packageSlug?: string;
            /** @description Option of the package to preselect. In responses a ref (`pko_…`), in the workspace document its path, such as `gift-box/large`. Left out when the option is not published. */
            packageOptionRef?: string;
            /** @description `slug` of a product. Set for type `product`. */
            productSlug?: string;
            /** @description `slug` of a collection. Set for type `collection`. */
            collectionSlug?: string;
            /** @description `slug` of a media catalog. Set for type `catalog`. */
            catalogSlug?: string;
            /** @description `slug` of an event. Set for type `event`. */
            eventSlug?: string;
        };
        /** @description A checkout. Only `status` says whether it is paid, never the buyer’s return. */
        StoreCheckoutSessionView: {
            /** @description Ref of the checkout (`chk_…`): keep it with the buyer’s session, and read the checkout by it. */
            ref: string;
            /**
             * @description State of the checkout.
             *     - `open`: It can be paid.
             *     - `paid`: It is paid: `orderRef` is set. This is final.
             *     - `expired`: It was not paid in time; what it held is on sale again. Only money that was sent in time, or comes soon after, can still make it paid.
             *     - `cancelled`: It was called off; what it held is on sale again. This is final.
             * @enum {string}
             */
            status: "open" | "paid" | "expired" | "cancelled";
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Page to send the buyer to. It resumes the checkout whenever it is opened. Read with a publishable key, it shows contact data masked. */
            hostedUrl: string;
            /** @description Where the buyer goes after paying, with `checkout=<ref>` added to its query. A return proves nothing: read the checkout. */
            returnUrl: string;
            /** @description ISO 4217 code of all amounts, fixed for the whole checkout. */
            currency: string;
            /** @description Cost of everything, integer in the currency’s minor unit. The prices of products are final once the buyer starts to pay. */
            totalMinor: number;
            /** @description Part of the total that this checkout charges, integer in the minor unit. Present when that is a deposit; all of it is due when absent. */
            dueNowMinor?: number;
            /** @description Part of the total that is paid later, integer in the minor unit. Present beside `dueNowMinor`. */
            balanceMinor?: number;
            /**
             * Format: date-time
             * @description When the balance has to be paid, UTC; absent when there is none, or no fixed day.
             */
            balanceDueAt?: string;
            /** @description Ref of the order (`ord_…`); absent until the checkout is paid. */
            orderRef?: string;
            /** @description Number of the order for people; absent until the checkout is paid. */
            orderNumber?: string;
            /**
             * Format: date-time
             * @description When the checkout ends unpaid and what it holds is on sale again, UTC. A started bank transfer moves it.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was paid, UTC; absent until then.
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When it was called off, UTC; absent for all others.
             */
            cancelledAt?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /** @description Payment step of a headless checkout, for secret keys only; absent for hosted checkouts and for publishable keys. */
            payment?: components["schemas"]["CheckoutPayment"];
        };
        /** @description Payment step of a checkout. Fields of other ways to pay are null, and so are all of them once nothing can be paid here. */
        CheckoutPayment: {
            /**
             * @description Way to pay that you asked for: branch on it.
             *     - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
             *     - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
             *     - `international_card`: A card in any other currency, on the provider’s page: `checkoutUrl`.
             * @enum {string}
             */
            provider: "card" | "bank_transfer" | "international_card";
            /**
             * @description Action of your page.
             *     - `inline`: Opens the provider’s popup with `accessCode`.
             *     - `redirect`: Sends the buyer to `checkoutUrl`.
             *     - `transfer`: Shows `bankAccount`.
             * @enum {string}
             */
            flow: "inline" | "redirect" | "transfer";
            /** @description Opens the provider’s popup: pass one options object with it and the callbacks for success and cancel. Null for other flows. */
            accessCode: string | null;
            /** @description The provider’s key for browsers, for its script. Null where it needs none. */
            publicKey: string | null;
            /** @description Page of the provider to send the buyer to; for `inline` the alternative to its popup. Null for `transfer`. */
            checkoutUrl: string | null;
            /** @description Account to transfer to. Null for other flows, and for `transfer` until the provider confirms it: poll the checkout. */
            bankAccount: components["schemas"]["TransferAccount"] | null;
            /** @description Why the provider refused to open the payment, or refused the buyer’s last card; absent when it did not. The management API has the provider’s own words. */
            refusal?: components["schemas"]["PaymentRefusal"];
        };
        /** @description Bank account for one transfer. Show all of it to the buyer, with the amount and the time until which it is open. */
        TransferAccount: {
            /** @description Bank to which the buyer transfers. */
            bankName: string;
            /** @description Code of the bank in its country; null when the provider gives none. */
            bankCode: string | null;
            /** @description Account number, made for this payment alone. */
            accountNumber: string;
            /** @description Name on the account, which the buyer’s bank shows. */
            accountName: string;
            /** @description Amount to transfer, integer in the currency’s minor unit. A smaller amount leaves the checkout open with the rest to pay. */
            amountMinor: number;
            /** @description ISO 4217 code of `amountMinor`. */
            currency: string;
            /** @description Reference for the transfer, where the buyer’s bank asks for one. */
            reference: string;
            /**
             * Format: date-time
             * @description When the account closes, UTC: ask for another one after that.
             */
            expiresAt: string;
        };
        /** @description Why a payment was refused, as far as the buyer may know it. */
        PaymentRefusal: {
            /**
             * @description Subject of the refusal. Say that a card was refused for `card` only; else say that this way to pay does not work now.
             *     - `card`: The card.
             *     - `buyer`: A detail of the buyer, such as the e-mail.
             *     - `attempt`: This attempt alone: another one may succeed.
             *     - `configuration`: The merchant’s account at the provider: the merchant has to act.
             * @enum {string}
             */
            cause: "card" | "buyer" | "attempt" | "configuration";
            /**
             * @description Why the card was refused, where it helps the buyer; absent for all other reasons.
             *     - `insufficient_funds`: There is not enough money on it.
             *     - `expired_card`: The card has expired.
             *     - `wrong_details`: Number, date or security code are wrong.
             * @enum {string}
             */
            reason?: "insufficient_funds" | "expired_card" | "wrong_details";
        };
        /** @description A collection with its products. */
        PublicCollectionDetail: {
            /** @description The collection itself. */
            collection: components["schemas"]["PublicCollectionSummary"];
            /** @description Its published products and packages, in the order to show. */
            products: components["schemas"]["PublicProductSummary"][];
        };
        /** @description A collection of products, without the products themselves. */
        PublicCollectionSummary: {
            /** @description Ref of the collection (`col_…`). */
            ref: string;
            /** @description Heading to show for the collection. */
            name: string;
            /** @description Name for URLs: read the products by `GET /v1/store/collections/{slug}`. */
            slug: string;
            /** @description Text about the collection; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the picture or video at the top; absent when there is none. */
            coverUrl?: string;
            /**
             * @description Kind of cover at the top.
             *     - `image`: The picture at `coverUrl`.
             *     - `video`: The video at `coverUrl`.
             *     - `gallery`: The pictures in `gallery`.
             *     - `color`: A plain colour of your theme.
             * @enum {string}
             */
            coverKind: "image" | "video" | "gallery" | "color";
            /** @description Addresses of further pictures, in the order to show; empty when there are none. */
            gallery: string[];
            /** @description Refs of the published products and packages, in the order to show. */
            productRefs: string[];
            /** @description Number of entries of `productRefs`. */
            itemCount: number;
            /** @description Title for search engines and link previews; use `name` when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
        };
        /** @description A product or package in a list. */
        PublicProductSummary: {
            /** @description Ref of the product (`prd_…`) or package (`pkg_…`): upsert a local copy by it. */
            ref: string;
            /** @description Name as buyers read it. */
            name: string;
            /** @description Name for URLs: read the variants by `GET /v1/store/products/{slug}`. */
            slug: string;
            /** @description True for a package, whose variants are its options. */
            isPackage: boolean;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /** @description ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it. */
            currency: string;
            /** @description Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request. */
            priceMinorFrom?: number;
            /** @description Lowest price in each currency that the store accepts. */
            pricesFrom: components["schemas"]["AmountsByCurrency"];
            /** @description Earlier price of the variant with the lowest price, to strike out, in the same minor unit; absent when it has none. */
            compareAtMinorFrom?: number;
            /** @description Earlier prices to strike out: that of the variant with the lowest price, in each currency that has one. Absent when none has. */
            compareAtFrom?: components["schemas"]["AmountsByCurrency"];
            /** @description True when `priceMinorFrom` is below `compareAtMinorFrom`: mark the product as reduced. */
            showSaleBadge: boolean;
            /** @description Number of its variants or options. */
            variantCount: number;
            /** @description True when no variant is in stock. It may still be pre-ordered or saved up for. */
            soldOut: boolean;
            /** @description True when it can be paid in parts now. Offer it where it is neither in stock nor `preorderable`. */
            saveForItSaveable: boolean;
            /** @description True when it can be ordered now although stock has run out. */
            preorderable: boolean;
            /** @description Average of the ratings, 1 to 5 with two decimals; absent when there are none or reviews are off. */
            ratingAvg?: number;
            /** @description Number of ratings; absent when reviews are off. */
            ratingCount?: number;
            /**
             * Format: date-time
             * @description Last change of anything in the summary or the product itself, UTC with microseconds. The largest one that you have received is the next `updatedSince`.
             */
            updatedAt: string;
        };
        /** @description Amounts by currency: ISO 4217 code → integer in that currency’s minor unit, such as `{ "NGN": 150000, "USD": 1200 }`. */
        AmountsByCurrency: {
            [key: string]: number;
        };
        /** @description Link between a user of yours and a contact of the merchant. */
        StoreCustomerLinkView: {
            /** @description Ref of the link (`lnk_…`). */
            linkRef: string;
            /** @description Ref of the customer (`cus_…`), one for each contact. With a test key it begins with `test_` and exists nowhere else. */
            customerRef: string;
            /** @description Ref of the contact (`con_…`), one for each e-mail: orders and registrations with that e-mail belong to it. With a test key it begins with `test_` and exists nowhere else. */
            contactRef: string;
            /** @description Your own id of the user, as you sent it. */
            externalRef: string;
            /** @description True when this user was linked before: the link is unchanged. */
            alreadyLinked: boolean;
            /**
             * Format: date-time
             * @description When the user was first linked, UTC.
             */
            linkedAt: string;
            /** @description True with a test key: everything was checked, and no contact was made. */
            test: boolean;
        };
        /** @description A way to deliver goods or to hand them over, with its fee. Send its `ref` as `deliveryZoneRef` when an item needs delivery. */
        DeliveryZone: {
            /** @description Ref of the zone (`dlz_…`): send it as `deliveryZoneRef` in a checkout. */
            ref: string;
            /** @description Choice as the buyer reads it, such as `Lagos mainland`. */
            name: string;
            /** @description Longer text about the choice; absent when the merchant wrote none. */
            description?: string;
            /**
             * @description Way in which the goods get to the buyer.
             *     - `delivery`: They are brought to the buyer’s address.
             *     - `pickup`: The buyer collects them at `pickupLocation`.
             * @enum {string}
             */
            kind: "delivery" | "pickup";
            /** @description ISO 3166 two-letter codes of the countries covered; empty when the zone is not bound to a country. Addresses elsewhere are refused. */
            countries: string[];
            /** @description States or regions covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them. */
            states: string[];
            /** @description Cities covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them. */
            cities: string[];
            /** @description Beginnings of the postal codes covered; empty for all. Addresses with another code are refused. */
            postalPrefixes: string[];
            /** @description ISO 4217 code of `feeMinor`: the store’s primary currency wherever the zone is priced in it. */
            currency: string;
            /** @description Fee for the whole order, integer in the minor unit of `currency`; 0 is free. */
            feeMinor: number;
            /** @description Fee in each currency that the store accepts, as `priceMinor`. In a currency that is missing here the zone cannot be chosen. */
            prices: components["schemas"]["PriceEntry"][];
            /** @description Subtotal before discounts from which delivery is free, by currency; absent when it never is. */
            freeOver?: components["schemas"]["AmountsByCurrency"];
            /** @description Subtotal before discounts below which the zone is refused, by currency; absent when there is no minimum. */
            minOrder?: components["schemas"]["AmountsByCurrency"];
            /** @description Time until the goods arrive, in the merchant’s words. Show it where the days are absent. */
            etaText?: string;
            /** @description Fewest working days until the goods arrive; absent when the merchant gave none. */
            etaMinDays?: number;
            /** @description Most working days until the goods arrive; absent when the merchant gave none. */
            etaMaxDays?: number;
            /** @description Where the buyer collects the goods. Present for `pickup` only. */
            pickupLocation?: components["schemas"]["Location"];
            /** @description Position of the zone, from 0; the zones come in this order. */
            sort: number;
        };
        /** @description A price in one currency. */
        PriceEntry: {
            /**
             * @description ISO 4217 code in capitals, such as `NGN`.
             * @example NGN
             */
            currency: string;
            /** @description Price, or fee in a list of fees: integer in the currency’s minor unit (kobo, cents). */
            priceMinor: number;
            /** @description Earlier price to strike out beside `priceMinor`, in the same minor unit; absent when there is none. */
            compareAtMinor?: number;
        };
        /** @description A physical or online place. All fields are optional; show those that are present. */
        Location: {
            /** @description Name of the building or room, such as `Eko Hall`. */
            venueName?: string;
            /** @description Street and number, one line. */
            address?: string;
            /** @description City or town. */
            city?: string;
            /** @description State, province or region, as people write it. */
            state?: string;
            /** @description Country as the merchant writes it: usually the ISO 3166 two-letter code, else a name. */
            country?: string;
            /** @description Latitude in degrees, -90 to 90 (WGS 84), for a map. */
            lat?: number;
            /** @description Longitude in degrees, -180 to 180 (WGS 84), for a map. */
            lng?: number;
            /**
             * Format: uri
             * @description Address at which to join online. Left out where only confirmed guests may see it.
             */
            onlineUrl?: string;
            /** @description Service that the online part runs on, such as `Zoom`. */
            onlineProvider?: string;
        };
        /** @description A checkout whose payment step you show yourself: do what belongs to `provider`. Confirm it by reading the checkout or by `checkout.completed`, never by the buyer’s return. */
        StoreHeadlessCheckoutView: {
            /** @description Ref of the checkout (`chk_…`): keep it with the buyer’s session, and read the checkout by it. */
            ref: string;
            /**
             * @description State of the checkout.
             *     - `open`: It can be paid.
             *     - `paid`: It is paid: `orderRef` is set. This is final.
             *     - `expired`: It was not paid in time; what it held is on sale again. Only money that was sent in time, or comes soon after, can still make it paid.
             *     - `cancelled`: It was called off; what it held is on sale again. This is final.
             * @enum {string}
             */
            status: "open" | "paid" | "expired" | "cancelled";
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Page to send the buyer to. It resumes the checkout whenever it is opened. Read with a publishable key, it shows contact data masked. */
            hostedUrl: string;
            /** @description Where the buyer goes after paying, with `checkout=<ref>` added to its query. A return proves nothing: read the checkout. */
            returnUrl: string;
            /** @description ISO 4217 code of all amounts, fixed for the whole checkout. */
            currency: string;
            /** @description Cost of everything, integer in the currency’s minor unit. The prices of products are final once the buyer starts to pay. */
            totalMinor: number;
            /** @description Part of the total that this checkout charges, integer in the minor unit. Present when that is a deposit; all of it is due when absent. */
            dueNowMinor?: number;
            /** @description Part of the total that is paid later, integer in the minor unit. Present beside `dueNowMinor`. */
            balanceMinor?: number;
            /**
             * Format: date-time
             * @description When the balance has to be paid, UTC; absent when there is none, or no fixed day.
             */
            balanceDueAt?: string;
            /** @description Ref of the order (`ord_…`) that this becomes once it is paid; it is not listed before. One that begins with `test_ord_` exists nowhere: only validation and pricing were run. */
            orderRef: string;
            /** @description Number of the order for people; null until it is paid. */
            orderNumber: string | null;
            /**
             * Format: date-time
             * @description When the checkout ends unpaid and what it holds is on sale again, UTC. A started bank transfer moves it.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was paid, UTC; absent until then.
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When it was called off, UTC; absent for all others.
             */
            cancelledAt?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /**
             * @description Way to pay that you asked for: branch on it.
             *     - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
             *     - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
             *     - `international_card`: A card in any other currency, on the provider’s page: `checkoutUrl`.
             * @enum {string}
             */
            provider: "card" | "bank_transfer" | "international_card";
            /**
             * @description Action of your page.
             *     - `inline`: Opens the provider’s popup with `accessCode`.
             *     - `redirect`: Sends the buyer to `checkoutUrl`.
             *     - `transfer`: Shows `bankAccount`.
             * @enum {string}
             */
            flow: "inline" | "redirect" | "transfer";
            /** @description Opens the provider’s popup: pass one options object with it and the callbacks for success and cancel. Null for other flows. */
            accessCode: string | null;
            /** @description The provider’s key for browsers, for its script. Null where it needs none. */
            publicKey: string | null;
            /** @description Page of the provider to send the buyer to; for `inline` the alternative to its popup. Null for `transfer`. */
            checkoutUrl: string | null;
            /** @description Account to transfer to. Null for other flows, and for `transfer` until the provider confirms it: poll the checkout. */
            bankAccount: components["schemas"]["TransferAccount"] | null;
            /** @description Why the provider refused to open the payment, or refused the buyer’s last card; absent when it did not. The management API has the provider’s own words. */
            refusal?: components["schemas"]["PaymentRefusal"];
            /** @description Price of the tickets, in parts: show these figures. */
            pricing: components["schemas"]["CheckoutPricing"];
            /** @description True with a test key: no money moves and no tickets are issued. */
            test: boolean;
        };
        /** @description Price of the tickets, in parts. `subtotalMinor` − `discountMinor` + `feeMinor` + `taxMinor` is `totalMinor`. All amounts are integers in the minor unit of `currency`. */
        CheckoutPricing: {
            /** @description ISO 4217 code of all amounts. */
            currency: string;
            /** @description Unit price × quantity of all lines, before the discount, in minor units. */
            subtotalMinor: number;
            /** @description Discount by the code that was used, in minor units; 0 without one. */
            discountMinor: number;
            /** @description Fees that the buyer pays on top of the prices, in minor units. */
            feeMinor: number;
            /** @description Taxes on top of the prices, in minor units; 0 for now. */
            taxMinor: number;
            /** @description Cost of all tickets, with fees and after the discount, in minor units. */
            totalMinor: number;
            /** @description Part of the total that this checkout charges, in minor units: all of it, unless there are deposits. */
            dueNowMinor: number;
            /** @description Part of the total that is paid later, after deposits, in minor units; else 0. */
            balanceMinor: number;
            /** @description When the balance has to be paid, UTC; null when there is none, or no fixed day. */
            balanceDueAt: string | null;
            /** @description Tickets with their prices. Those of one type at one price are one line. */
            lines: {
                /** @description Ref of the ticket type (`tkt_…`). */
                ticketTypeRef: string;
                /** @description Name of the ticket as buyers read it. */
                name: string;
                /** @description Number of tickets; a group ticket is one. */
                quantity: number;
                /** @description Price of one ticket without fees, in minor units. */
                unitPriceMinor: number;
                /** @description Unit price × quantity − the line’s share of the discount, without fees, in minor units. */
                totalMinor: number;
            }[];
        };
        /** @description A guest’s registration. It is the same for the first request and for every repeat. */
        StoreEventRegistrationView: {
            /** @description Ref of the first seat (`att_…`), the same for every repeat. With a test key it begins with `test_` and exists nowhere else. */
            ref: string;
            /**
             * @description State of the seat.
             *     - `confirmed`: The guest has the seat and gets the ticket.
             *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
             *     - `declined`: The merchant declined it; the seat is on sale again.
             *     - `cancelled`: It was given back or called off; the seat is on sale again.
             *     - `checked_in`: The guest has come in.
             * @enum {string}
             */
            status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            /** @description True with a test key: everything was checked, nothing was booked and nothing was sent. */
            test: boolean;
            /** @description Ref of the event (`evt_…`). */
            eventRef: string;
            /** @description `slug` of the event, for links to its page. */
            eventSlug: string;
            /** @description Where the confirmation goes: tell the guest. */
            confirmation: {
                /**
                 * @description Channel by which the confirmation is sent.
                 *     - `email`: By e-mail, with calendar invite and tickets.
                 *     - `sms`: By SMS, for guests without an e-mail.
                 * @enum {string}
                 */
                channel: "email" | "sms";
                /** @description Address or number, masked, such as `a***@example.com`. */
                to: string;
            };
        };
        /** @description One event, with its days and the ticket types on sale. */
        PublicEvent: {
            /** @description Ref of the event (`evt_…`). */
            ref: string;
            /** @description Name of the event, to show as its heading. */
            title: string;
            /** @description Name for URLs: read the tickets by `GET /v1/store/events/{slug}`. */
            slug: string;
            /** @description One line to show below the title; absent when the merchant wrote none. */
            tagline?: string;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /**
             * @description Where the event takes place.
             *     - `physical`: At a venue.
             *     - `online`: Online.
             *     - `hybrid`: Both at a venue and online.
             * @enum {string}
             */
            format: "physical" | "online" | "hybrid";
            /**
             * @description Way in which people get a place.
             *     - `rsvp`: They register, usually for free.
             *     - `ticketed`: They buy or reserve tickets here.
             *     - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
             * @enum {string}
             */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * Format: date-time
             * @description When the event begins, UTC. Show it in `timezone`.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description When the event ends, UTC, exclusive. Events stay listed until 24 hours later.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /** @description IANA time zone of the event, such as `Africa/Lagos`: show its times in it. */
            timezone: string;
            /**
             * Format: date-time
             * @description When the event was published, UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt: string;
            /** @description Kind of event in the merchant’s words, such as `Concert`; absent when there is none. */
            category?: string;
            /** @description Text about the event; absent when the merchant wrote none. */
            description?: string;
            /** @description Place of the event. Present where `venueVisibility` is `public`; its `onlineUrl` is left out where only confirmed guests may join online. */
            location?: components["schemas"]["Location"];
            /**
             * @description Audience of the place.
             *     - `public`: Everybody: `location` has it.
             *     - `registered_only`: Registered guests, on their ticket; `location` is absent.
             *     - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
             * @enum {string}
             */
            venueVisibility: "public" | "registered_only" | "hidden";
            /**
             * Format: date-time
             * @description When the doors open, UTC; absent when the merchant gave no time.
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            /** @description Seats in all, over every ticket type; no cap when absent. */
            capacity?: number;
            /** @description Further pictures and videos, in the order to show; absent when there are none. */
            media?: components["schemas"]["EventMedia"][];
            /** @description Age in years from which people are admitted, to show as a note; absent when there is no limit. The limits of the ticket types are those that are checked. */
            minAge?: number;
            /**
             * @description Person whose date of birth an age limit asks for.
             *     - `order`: The buyer’s, once: send `dateOfBirth` with the request.
             *     - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
             * @enum {string}
             */
            dobMode: "order" | "attendee";
            /** @description True when every seat that is given by name needs an e-mail as well, for ticket types with `requiresAttendeeDetails`. */
            attendeeEmailRequired: boolean;
            /** @description The service’s fee for each ticket. Each ticket type says by `frontdeskFeeMode` who pays it. */
            frontdeskFee: components["schemas"]["Fee"];
            /** @description The merchant’s surcharge for each ticket that costs money; the buyer always pays it. */
            customerFee: components["schemas"]["Fee"];
            /** @description Fixed part of `customerFee` in currencies other than the event’s primary one; 0 in those that are missing. */
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            /** @description Days of the event, for one that takes place on several; absent for all others. */
            days?: components["schemas"]["PublicEventDay"][];
            /** @description True when tickets of the event may be paid in parts, if their type allows it. */
            saveForItEnabled: boolean;
            /** @description Text that invites others to chip in, in the merchant’s words; absent when there is none. */
            saveForItCrowdLabel?: string;
            /** @description Ticket types on sale now, in the order to show. Hidden and invite-only ones are left out, and so are those outside of their time of sale. */
            ticketTypes: components["schemas"]["PublicTicketType"][];
            /** @description Packages that the merchant offers with the event; absent when there are none. Sell them by a checkout of products. */
            attachedPackages?: components["schemas"]["PublicAttachedPackage"][];
            /** @description Products that the merchant offers with the event; absent when there are none. Sell them by a checkout of products. */
            attachedProducts?: components["schemas"]["PublicProduct"][];
            /** @description Store to show as the organiser. */
            brand: components["schemas"]["EventBrand"];
            /** @description True when the store’s own storefront is published, so that you can link to it. */
            storefrontPublished: boolean;
            /** @description Sponsor to show with the event; absent when there is none. */
            sponsorship?: components["schemas"]["Sponsorship"];
        };
        /** @description A picture, video or other file about the event. */
        EventMedia: {
            /**
             * @description Kind of file, which decides how to show it.
             *     - `image`: A picture.
             *     - `video`: A video.
             *     - `audio`: A sound.
             *     - `document`: Any other file, such as a PDF: show a link to it.
             * @enum {string}
             */
            type: "image" | "video" | "audio" | "document";
            /**
             * Format: uri
             * @description Absolute http or https address of the file.
             */
            url: string;
            /**
             * Format: uri
             * @description Address of a small still picture for lists, or of a video’s poster; absent when there is none.
             */
            thumbnail?: string;
        };
        /** @description A fee for each ticket: a percentage of its price, plus a fixed part. */
        Fee: {
            /** @description Percentage of the price, with up to four decimals: 2.5 is 2.5 %. */
            pct: number;
            /** @description Fixed part for each ticket, integer in the minor unit of the event’s primary currency. */
            flatMinor: number;
        };
        /** @description One day of an event that takes place on several. */
        PublicEventDay: {
            /** @description Ref of the day (`day_…`), which `validDays` of ticket types names. */
            ref: string;
            /** @description Name of the day, such as `Opening night`; show the date when absent. */
            label?: string;
            /**
             * Format: date
             * @description Date of the day, `YYYY-MM-DD` in `timezone`.
             * @example 2026-03-01
             */
            dayDate: string;
            /**
             * Format: date-time
             * @description When the day’s programme begins, UTC; absent when only the date is fixed.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt?: string;
            /**
             * Format: date-time
             * @description When the day’s programme ends, UTC, exclusive; absent when only the date is fixed.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt?: string;
            /** @description IANA time zone of the day: show its times in it. */
            timezone: string;
            /** @description Place of this day, where it has one of its own; that of the event when absent. Left out where the place is not public. */
            location?: components["schemas"]["Location"];
            /** @description Seats on this day; no cap when absent. */
            capacity?: number;
            /** @description Seats left on this day; no cap when absent. */
            remaining?: number;
            /** @description True when no seat is left on this day. */
            soldOut: boolean;
        };
        /** @description A ticket type on sale. A donation has no price. */
        PublicTicketType: {
            /** @description Ref of the ticket type (`tkt_…`): send it as `ticketTypeRef`. */
            ref: string;
            /** @description Name of the ticket as buyers read it. Refusals quote it. */
            name: string;
            /** @description Text about the ticket; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of a picture; absent when there is none. */
            imageUrl?: string;
            /**
             * @description Pricing of the ticket.
             *     - `free`: It costs nothing: register for it, or take it in a checkout.
             *     - `paid`: It has a fixed price.
             *     - `donation`: The buyer names the price, `amountMinor`, from `minPriceMinor` on.
             *     - `deposit`: It has a fixed price, of which only a deposit is paid at checkout.
             * @enum {string}
             */
            kind: "free" | "paid" | "donation" | "deposit";
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @enum {string}
             */
            frontdeskFeeMode: "pass_on" | "absorb";
            /** @description Price of one ticket now, integer in the minor unit of `currency`, without fees; 0 when it is free, absent for a donation. */
            priceMinor?: number;
            /** @description ISO 4217 code of `priceMinor`: the event’s primary currency wherever the ticket is priced in it. */
            currency: string;
            /** @description Price in each currency. For a donation: its minimum amount in currencies other than the primary one. */
            prices: components["schemas"]["PriceEntry"][];
            /** @description Earlier price to strike out, in the same minor unit; absent when there is none. */
            compareAtMinor?: number;
            /** @description Least donation for one ticket, integer in the minor unit of the event’s primary currency. Present for donations only; at least 1 when absent. */
            minPriceMinor?: number;
            /** @description Amounts to offer as buttons for a donation, integers in the minor unit of the event’s primary currency; absent when there are none. */
            donationPresets?: number[];
            /**
             * @description Kind of the deposit; absent when all is paid at once, also once the balance would be due.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            depositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units for `fixed`. Present beside `depositType`. */
            depositValue?: number;
            /** @description Deposit of one ticket without fees, integer in the minor unit of `currency`. Present beside `depositType`. What a checkout charges can differ by discounts and rounding. */
            depositDueNowMinor?: number;
            /**
             * @description Way in which the balance is paid after a deposit; absent when there is no deposit.
             *     - `online`: Online, on a page that the service links to in its mails.
             *     - `at_door`: At the door of the event.
             *     - `manual`: To the merchant, who asks for it.
             * @enum {string}
             */
            depositBalanceMode?: "online" | "at_door" | "manual";
            /**
             * Format: date-time
             * @description When the balance has to be paid, UTC, exclusive; absent when there is no fixed day.
             * @example 2026-03-01T09:00:00.000Z
             */
            depositBalanceDueAt?: string;
            /**
             * Format: date-time
             * @description End of the present price, UTC, exclusive, after which the next one applies; absent when time does not end it.
             * @example 2026-03-01T09:00:00.000Z
             */
            priceEndsAt?: string;
            /** @description Tickets left at the present price; absent when their number does not end it. */
            priceRemaining?: number;
            /** @description Tickets of this type in all; a group ticket counts as one. No cap when absent. */
            capacity?: number;
            /** @description Tickets of this type that are sold or registered. */
            soldCount: number;
            /** @description Tickets left, limited by the seats left of the event and its days; no cap when absent. */
            remaining?: number;
            /** @description True when no ticket is left. */
            soldOut: boolean;
            /** @description Say that few are left when `remaining` is at most this number; your site decides when absent. */
            lowStockThreshold?: number;
            /** @description Fewest tickets of this type in one request; fewer are refused. */
            minPerOrder: number;
            /** @description Most tickets of this type in one request; more are refused. When absent, only the limits of the whole request apply. */
            maxPerOrder?: number;
            /** @description Age in years at the start of the event from which the ticket may be taken; absent when there is no limit. `dobMode` of the event says whose date of birth to send. */
            minAge?: number;
            /** @description True when the merchant approves each guest: the registration is `pending` until then. */
            approvalRequired: boolean;
            /** @description People that one ticket admits. `attendees` has this many entries for each ticket. */
            groupSize: number;
            /**
             * @description Way in which people attend with this ticket; the event’s `format` holds when absent.
             *     - `in_person`: At the venue.
             *     - `online`: Online.
             * @enum {string}
             */
            attendance?: "in_person" | "online";
            /** @description Refs of the days that the ticket admits to; it admits to all days when absent. */
            validDays?: string[];
            /** @description True when every seat needs a name in `attendees`. */
            requiresAttendeeDetails: boolean;
            /** @description Questions to ask for each order, or each seat in `attendees`; absent when there are none. */
            formFields?: components["schemas"]["FormField"][];
            /** @description Terms of payment in parts; absent when the merchant set none. */
            saveForIt?: components["schemas"]["SaveForItPolicy"];
            /** @description True when the ticket can be paid in parts now: open the checkout with `saveForIt`. */
            saveForItSaveable: boolean;
        };
        /** @description A question to ask for each order, variant or seat. Send the answers in `responses`, by `key`. */
        FormField: {
            /** @description Name under which the answer is sent in `responses`; unique within the list. */
            key: string;
            /** @description Kind of answer, and with it the input to show. */
            type: components["schemas"]["FormFieldType"];
            /** @description Question as the buyer reads it. Refusals name it: `Please answer: <label>`. */
            label: string;
            /**
             * @description True when the request is refused without an answer, unless `showIf` leaves the question out.
             * @default false
             */
            required: boolean;
            /**
             * @description True when the question is not shown to people: your own code fills it in.
             * @default false
             */
            hidden: boolean;
            /** @description Example to show in the empty input; absent when there is none. */
            placeholder?: string;
            /** @description Explanation to show beside the input; absent when there is none. */
            helpText?: string;
            /** @description Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type. */
            options?: string[];
            /** @description Condition under which to ask; absent when the question is always asked. */
            showIf?: components["schemas"]["ShowIf"];
        };
        /**
         * @description Kind of answer to a question.
         *     - `text`: One line of text.
         *     - `textarea`: Text of several lines.
         *     - `email`: An e-mail address.
         *     - `phone`: A phone number with its country code.
         *     - `number`: A number in digits, such as `12.5`.
         *     - `date`: A date, `YYYY-MM-DD`.
         *     - `time`: A time of day, `HH:MM` on the 24-hour clock.
         *     - `url`: An http or https address.
         *     - `select`: One of `options`, in a list to open.
         *     - `multi_select`: Any number of `options`: send a list of texts.
         *     - `radio`: One of `options`, all of them in sight.
         *     - `checkbox`: True or false; a required one has to be true.
         *     - `rating`: A whole number from 1 to 5.
         *     - `file`: A file on the hosted page of a form; for products and tickets the http or https address of one.
         *     - `country`: A country by its ISO 3166 two-letter code, such as `NG`.
         *     - `heading`: Not a question: show `label` as a heading.
         * @enum {string}
         */
        FormFieldType: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
        /** @description Condition of a question: ask it only when an earlier question of the same list has this answer. */
        ShowIf: {
            /** @description `key` of the earlier question. */
            field: string;
            /** @description Answer that shows the question. For a question with several choices it is enough that this one is among them; a checkbox answers `true` or `false`. */
            equals: string;
        };
        /** @description Terms on which a ticket can be paid in parts (a savings plan). */
        SaveForItPolicy: {
            /** @description True when this ticket type can be saved up for, if the event allows it as well. */
            enabled: boolean;
            /**
             * @description When the seat is kept for the buyer; `none` when absent.
             *     - `none`: Only once the last part is paid.
             *     - `on_start`: From the first part on.
             *     - `at_threshold`: Once `holdThresholdPct` of the total is paid.
             * @enum {string}
             */
            holdPolicy?: "none" | "on_start" | "at_threshold";
            /** @description Percentage of the total, 1 to 100, that has to be paid before the seat is kept. Present for `at_threshold`; 100 when absent. */
            holdThresholdPct?: number;
            /**
             * @description Price that the buyer pays; `current` when absent.
             *     - `freeze`: The price at the first part stays.
             *     - `current`: The price of the day on which a part is paid.
             * @enum {string}
             */
            priceMode?: "freeze" | "current";
            /** @description Hours before the start of the event by which all has to be paid; 0 when absent. */
            cutoffHours?: number;
        };
        /** @description A package with its options. */
        PublicAttachedPackage: {
            /** @description Ref of the package (`pkg_…`). */
            ref: string;
            /**
             * @description Kind of offer.
             *     - `service`: A service.
             *     - `product`: Goods.
             *     - `event`: Something for an event.
             * @enum {string}
             */
            type: "service" | "product" | "event";
            /** @description Name of the package as buyers read it. */
            name: string;
            /** @description Name for URLs: read more by `GET /v1/store/products/{slug}`. */
            slug: string;
            /** @description Text about the package; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /** @description ISO 4217 code of the lowest price: the store’s primary currency wherever the package is priced in it. */
            currency: string;
            /** @description Choices of the package, in the order to show. */
            options: components["schemas"]["PublicPackageOption"][];
        };
        /** @description One choice of a package, to be bought by its `ref`. */
        PublicPackageOption: {
            /** @description Ref of the option (`pko_…`): send it as `variantRef` in a checkout. */
            ref: string;
            /** @description Name of the option as buyers read it. */
            name: string;
            /**
             * @description Way in which the price is paid.
             *     - `full_payment`: All of it at checkout.
             *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
             *     - `free`: It costs nothing.
             *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
             * @enum {string}
             */
            pricingMode: "full_payment" | "deposit" | "free" | "quote";
            /** @description Price of one, integer in the minor unit of `currency`; absent when it is priced on request. */
            priceMinor?: number;
            /** @description Earlier price to strike out, in the same minor unit; absent when there is none. */
            compareAtMinor?: number;
            /** @description ISO 4217 code of `priceMinor`: the store’s primary currency wherever the option is priced in it. */
            currency: string;
            /** @description Short mark to show on the option, such as `Popular`; absent when there is none. */
            badge?: string;
            /** @description Absolute addresses of its pictures, in the order to show; empty when there are none. */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
            images?: components["schemas"]["PublicImage"][];
            /** @description Parts of the option, one line each; empty when the merchant listed nothing. */
            features: string[];
            /** @description Terms to show in small print; absent when there are none. */
            fineprint?: string;
            /**
             * @description Unit that the price and the quantity count.
             *     - `per_person`: People.
             *     - `per_unit`: Units, such as rooms or tables.
             *     - `none`: Neither: the option is bought as it is.
             * @enum {string}
             */
            occupancyMode: "per_person" | "per_unit" | "none";
            /**
             * @description Kind of booking.
             *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
             *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
             *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
             *     - `none`: No time is booked.
             * @enum {string}
             */
            schedulingType: "slots" | "date" | "date_range" | "none";
            /** @description When it can be booked; absent when it can be booked in the store’s business hours, or needs no time. */
            availability?: components["schemas"]["Availability"];
            /** @description Extras that can or must be chosen with it; absent when there are none. */
            addonGroups?: components["schemas"]["PublicAddonGroup"][];
            /** @description Questions to ask for each item of it; absent when there are none. */
            formFields?: components["schemas"]["FormField"][];
            /** @description Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`. */
            takenDates?: string[];
        };
        /** @description A picture with its alternative text. */
        PublicImage: {
            /** @description Absolute address of the picture, one of `media`. */
            url: string;
            /** @description Alternative text for people who cannot see the picture; absent when the merchant wrote none. */
            alt?: string;
        };
        /** @description When something can be booked, in the store’s time zone. To offer times to a buyer, read the free slots instead, which take all of this into account. */
        Availability: {
            /** @description Days of the week that can be booked; every day that has opening hours when absent. */
            weekdays?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /** @description Opening hours of this offer; the store’s `businessHours` when absent. */
            hours?: components["schemas"]["OpenHours"][];
            /** @description Times that cannot be booked although the store is open; none when absent. */
            blocks?: components["schemas"]["AvailabilityBlock"][];
            /** @description Dates (`YYYY-MM-DD`) that can be booked although their weekday cannot; none when absent. */
            overrideDates?: string[];
            /** @description Number of local days ahead that can be booked; 60 when absent. */
            windowDays?: number;
            /** @description Minutes that must lie between booking and start, as elapsed time; none when absent. */
            leadTimeMinutes?: number;
        };
        /** @description Opening hours on one weekday, in the store’s local time. Two entries of one weekday are two spans. */
        OpenHours: {
            /**
             * @description Day of the week.
             *     - `mon`: Monday.
             *     - `tue`: Tuesday.
             *     - `wed`: Wednesday.
             *     - `thu`: Thursday.
             *     - `fri`: Friday.
             *     - `sat`: Saturday.
             *     - `sun`: Sunday.
             * @enum {string}
             */
            weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /**
             * @description Opening time, `HH:MM` on the 24-hour clock, in the store’s time zone.
             * @example 09:00
             */
            start: string;
            /**
             * @description Closing time, `HH:MM` on the 24-hour clock, in the store’s time zone.
             * @example 09:00
             */
            end: string;
        };
        /** @description Time that cannot be booked. */
        AvailabilityBlock: {
            /**
             * @description Extent of the blocked time.
             *     - `date`: The whole day `date`.
             *     - `date_range`: All days from `date` to `endDate`, both included.
             *     - `time_range`: Part of the day `date`, from `start` to `end`.
             * @enum {string}
             */
            type: "date" | "date_range" | "time_range";
            /**
             * Format: date
             * @description Blocked day, or the first one, `YYYY-MM-DD` in the store’s time zone.
             * @example 2026-03-01
             */
            date: string;
            /**
             * Format: date
             * @description Last blocked day, `YYYY-MM-DD`, included. Present for `date_range` only.
             * @example 2026-03-01
             */
            endDate?: string;
            /**
             * @description Beginning of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.
             * @example 09:00
             */
            start?: string;
            /**
             * @description End of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.
             * @example 09:00
             */
            end?: string;
        };
        /** @description Extras of one kind, from which a buyer may or must choose. Options that cannot be sold now are left out, and so are groups without options. */
        PublicAddonGroup: {
            /** @description Ref of the group (`adg_…`); use it as the key of a list. */
            ref: string;
            /** @description Heading above the options. */
            name: string;
            /**
             * @description Number of options of the group that may be chosen.
             *     - `single`: One; show radio buttons.
             *     - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
             * @enum {string}
             */
            selectionType: "single" | "multiple";
            /** @description True when the buyer has to choose at least one option, or `minSelect` if that is more. */
            required: boolean;
            /** @description Fewest options to choose for each piece; 0 is none. */
            minSelect: number;
            /** @description Most options to choose for each piece; no cap when absent. */
            maxSelect?: number;
            /** @description Position of the group, from 0; the groups come in this order. */
            sort: number;
            /** @description The one variant or package option that the group is for; it is for all of them when absent. */
            variantRef?: string;
            /** @description Extras in the order to show. */
            options: components["schemas"]["PublicAddonOption"][];
        };
        /** @description An extra that can be added to a product or package. */
        PublicAddonOption: {
            /** @description Ref of the extra (`ado_…`): send it as `optionRef` of `addons` in a checkout. */
            ref: string;
            /**
             * @description Kind of extra.
             *     - `inline`: A service or thing that exists only here, such as gift wrap.
             *     - `product`: Another product of the store, with its own stock: `linkedProductRef`.
             * @default inline
             * @enum {string}
             */
            kind: "inline" | "product";
            /** @description Name of the extra as the buyer reads it. */
            label: string;
            /** @description Longer text about the extra, plain text; absent when there is none. */
            description?: string;
            /**
             * Format: uri
             * @description Absolute address of a picture of the extra; absent when there is none.
             */
            imageUrl?: string;
            /**
             * @description True when the buyer may take more than one for each piece; show a number input then.
             * @default false
             */
            allowQuantity: boolean;
            /** @description Most that the buyer may take for each piece. Used with `allowQuantity`; no cap when absent. */
            maxQty?: number;
            /** @description Price of one, integer in the minor unit of the first entry of `prices`; 0 is free. */
            priceMinor: number;
            /** @description Price in each currency that the store accepts, the primary one first. */
            prices: components["schemas"]["PriceEntry"][];
            /** @description Product that the extra is (`prd_…`). Present for kind `product`. */
            linkedProductRef?: string;
            /** @description The one variant of that product (`var_…`); any of its variants when absent. */
            linkedVariantRef?: string;
        };
        /** @description One product or package with everything for its page. Every block is optional: render it only when its field is present. */
        PublicProduct: {
            /** @description Ref of the product (`prd_…`) or package (`pkg_…`). */
            ref: string;
            /** @description Name as buyers read it. */
            name: string;
            /** @description Name for URLs, by which the product is read. */
            slug: string;
            /** @description Text about the product; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /** @description True when it has to be sent or collected: a checkout with it needs a `deliveryZoneRef`. */
            needsDelivery: boolean;
            /** @description ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it. */
            currency: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @enum {string}
             */
            feeMode: "pass_on" | "absorb";
            /** @description Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request. */
            priceMinorFrom?: number;
            /** @description Absolute addresses of its pictures, in the order to show; empty when there are none. */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
            images?: components["schemas"]["PublicImage"][];
            /** @description Variants that can be bought, in the order to show. Sold-out ones stay visible and can be selected, but not added to a cart. */
            variants: components["schemas"]["PublicVariant"][];
            /** @description True for a package: its variants are its options, with refs that begin with `pko_`. */
            isPackage: boolean;
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             * @enum {string}
             */
            selectionMode: "choose_one" | "choose_many";
            /**
             * @description Form of the picker of variants. Used when `options` is absent.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where that is null.
             * @enum {string}
             */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            /** @description Properties by which the variants differ: show one picker each, and find the variant by its `optionValueRefs`. Absent when there is a flat list of variants: show one picker as `variantDisplay` says. */
            options?: components["schemas"]["PublicOptionGroup"][];
            /** @description True when at least one variant is booked for a time: see its `schedulingType`. */
            schedulingEnabled: boolean;
            /** @description Extras that can or must be chosen with it; absent when there are none. */
            addonGroups?: components["schemas"]["PublicAddonGroup"][];
            /** @description Questions to ask for each item, for every variant; absent when there are none. */
            formFields?: components["schemas"]["FormField"][];
            /** @description True when the merchant allows payment in parts for this product. Offer it by `saveForItSaveable`. */
            saveForItEnabled: boolean;
            /** @description Most days that a buyer may take to pay; 90 when absent. */
            saveForItMaxDays?: number;
            /** @description Days (`YYYY-MM-DD`) to choose from as the last day to pay; any day within the limit when absent. */
            saveForItFixedDates?: string[];
            /** @description True when the price at the first part stays; false when each part pays the price of its day. */
            saveForItFreezePrice: boolean;
            /** @description Text that invites others to chip in, in the merchant’s words; absent when there is none. */
            saveForItCrowdLabel?: string;
            /** @description True when it can be paid in parts now. It is the third offer: after buying from stock and pre-ordering, before sold out. Open the checkout with `saveForIt`. */
            saveForItSaveable: boolean;
            /** @description True when it can be ordered now although stock has run out. Offer it where the variant is sold out, at most `preorderRemaining`. */
            preorderable: boolean;
            /** @description When a pre-order is expected, in the merchant’s words. Show it only when present. */
            preorderEtaText?: string;
            /** @description Number of pieces that may still be pre-ordered, over all variants; no cap when absent. */
            preorderRemaining?: number;
            /**
             * @description Kind of the deposit that a pre-order pays now; all is paid now when absent. The service computes the charge at checkout.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            preorderDepositType?: "percent" | "fixed";
            /** @description Size of that deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present beside `preorderDepositType`. */
            preorderDepositValue?: number;
            /** @description True when no variant is in stock. Offer a pre-order or savings plan where they are open, else a restock alert where `restockAlertsEnabled`. */
            soldOut: boolean;
            /** @description Ratings; absent when there are none or reviews are off. Render them only when `reviewsEnabled` is true as well. */
            reviews?: components["schemas"]["PublicProductReviews"];
            /** @description True when the merchant shows reviews of this product. */
            reviewsEnabled: boolean;
            /** @description True when visitors may ask to be notified: offer it for sold-out variants, by `POST /v1/store/products/{slug}/restock-alerts`. */
            restockAlertsEnabled: boolean;
            /** @description Further details for the product’s page; absent when there are none. */
            info?: components["schemas"]["ProductInfo"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * Format: date-time
             * @description Last change of anything in the product, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description One form of a product that can be bought: check it out by its `ref`. */
        PublicVariant: {
            /** @description Ref of the variant (`var_…`), or of the option of a package (`pko_…`): send it as `variantRef` in a checkout. */
            ref: string;
            /** @description Name of the variant as buyers read it, such as `Large`. */
            name: string;
            /** @description The merchant’s article number of the variant. It is shown with the items of orders; that of `info` holds when absent. */
            sku?: string;
            /** @description GTIN, EAN, UPC or ISBN of the variant, as printed; absent when there is none. */
            barcode?: string;
            /** @description Weight of one piece, in `weightUnit`; above 0. Absent when it is not known. */
            weightValue?: number;
            /**
             * @description Unit of `weightValue`; both are present or both are absent.
             *     - `g`: Gram.
             *     - `kg`: Kilogram.
             *     - `oz`: Ounce.
             *     - `lb`: Pound.
             * @enum {string}
             */
            weightUnit?: "g" | "kg" | "oz" | "lb";
            /** @description Price of one, integer in the minor unit of `currency`; absent when it is priced on request. */
            priceMinor?: number;
            /** @description Earlier price to strike out, in the same minor unit; absent when there is none. */
            compareAtMinor?: number;
            /** @description ISO 4217 code of `priceMinor`: the store’s primary currency wherever the variant is priced in it. */
            currency: string;
            /** @description Price in each currency that the store accepts, the primary one first; empty when it is priced on request. */
            prices: components["schemas"]["PriceEntry"][];
            /** @description Absolute addresses of its pictures, in the order to show; empty when there are none. */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
            images?: components["schemas"]["PublicImage"][];
            /** @description True when it cannot be bought from stock. It stays visible and can be selected, but not added; it may be pre-ordered where the product is `preorderable`. */
            soldOut: boolean;
            /** @description Units left, the most that a buyer may take; null means no cap. */
            availableQty: number | null;
            /** @description Colour of the swatch, `#rrggbb`; null when it has none: show `name` as text instead. */
            swatchHex: string | null;
            /** @description One value (`ovl_…`) of each of the product’s `options`. The variant whose list holds exactly the chosen values is the one to check out. */
            optionValueRefs: string[];
            /** @description Text about the variant; absent when the merchant wrote none. */
            description?: string;
            /** @description Short mark to show on the variant, such as `Popular`; absent when there is none. */
            badge?: string;
            /** @description Parts that the variant includes or does not include; absent when the merchant listed nothing. */
            features?: components["schemas"]["VariantFeature"][];
            /** @description Terms to show in small print; absent when there are none. */
            fineprint?: string;
            /** @description Minutes that a booking lasts. Present when it is booked by slots. */
            durationMinutes?: number;
            /**
             * @description Way in which the price is paid.
             *     - `full_payment`: All of it at checkout.
             *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
             *     - `free`: It costs nothing.
             *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
             * @enum {string}
             */
            pricingMode: "full_payment" | "deposit" | "free" | "quote";
            /**
             * @description Computation of the deposit. Present where `pricingMode` is `deposit`.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            depositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present where `pricingMode` is `deposit`. */
            depositValue?: number;
            /**
             * @description Kind of booking.
             *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
             *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
             *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
             *     - `none`: No time is booked.
             * @enum {string}
             */
            schedulingType: "slots" | "date" | "date_range" | "none";
            /** @description When it can be booked; absent when it can be booked in the store’s business hours, or needs no time. */
            availability?: components["schemas"]["Availability"];
            /** @description Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`. */
            takenDates?: string[];
            /** @description Questions to ask for each item of this variant; absent when there are none. */
            formFields?: components["schemas"]["FormField"][];
        };
        /** @description A line in the list of what a variant includes. */
        VariantFeature: {
            /** @description Part that the offer includes or does not include, one line. */
            text: string;
            /**
             * @description True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
             * @default true
             */
            included: boolean;
        };
        /** @description One property by which variants differ, such as size. The buyer picks one value of each group: the variant whose `optionValueRefs` holds exactly these values is the one to check out. */
        PublicOptionGroup: {
            /** @description Ref of the group (`opt_…`); use it as the key of a list. */
            ref: string;
            /** @description Label of the picker, such as `Size`. */
            name: string;
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @enum {string}
             */
            display: "text" | "dropdown" | "image" | "color";
            /** @description Values to pick from, in the order to show. */
            values: components["schemas"]["PublicOptionValue"][];
        };
        /** @description A value of an option group, such as `Large`. */
        PublicOptionValue: {
            /** @description Ref of the value (`ovl_…`), which `optionValueRefs` of variants names. */
            ref: string;
            /** @description Text of the value. */
            label: string;
            /** @description Colour of the swatch, `#rrggbb`; absent when it has none: show `label` instead. */
            swatchHex?: string;
            /** @description Absolute addresses of its pictures, in the order to show; empty when there are none. */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
            images?: components["schemas"]["PublicImage"][];
        };
        /** @description Ratings of the product by buyers. */
        PublicProductReviews: {
            /** @description Number of people who rated it. */
            count: number;
            /** @description Average of the ratings, 1 to 5 with two decimals. */
            average: number;
            /** @description Number of people who gave each number of stars. */
            counts: {
                /** @description People who gave one star. */
                1: number;
                /** @description People who gave two stars. */
                2: number;
                /** @description People who gave three stars. */
                3: number;
                /** @description People who gave four stars. */
                4: number;
                /** @description People who gave five stars. */
                5: number;
            };
            /** @description Summary of the reviews, which the merchant provides; absent when there is none. */
            aiSummary?: string;
        };
        /** @description Details of a product for its page. Every field is optional; show only those that are present. */
        ProductInfo: {
            /** @description Brand under which the product is sold. */
            brand?: string;
            /** @description Kind of product in the merchant’s words, such as `Bags`. */
            infoCategory?: string;
            /** @description Long plain text about the product, beside the short `description`. */
            longDescription?: string;
            /** @description Long text with pictures and headings, in blocks sorted by `sort`. */
            descriptionBlocks?: components["schemas"]["DescriptionBlock"][];
            /** @description Short selling points, one line each, in the order to show. */
            highlights?: string[];
            /** @description The merchant’s article number, for variants without one of their own. */
            sku?: string;
            /** @description GTIN, EAN, UPC or ISBN, for variants without one of their own. */
            barcode?: string;
            /** @description Manufacturer’s part number. */
            mpn?: string;
            /** @description Company that makes the product. */
            manufacturer?: string;
            /** @description Model as the manufacturer calls it. */
            modelName?: string;
            /** @description Weight of the product, in `weightUnit`; above 0. */
            weightValue?: number;
            /** @description Unit of `weightValue` as the merchant wrote it, such as `kg`. */
            weightUnit?: string;
            /** @description Length of the product, in `dimUnit`; above 0. */
            dimLength?: number;
            /** @description Width of the product, in `dimUnit`; above 0. */
            dimWidth?: number;
            /** @description Height of the product, in `dimUnit`; above 0. */
            dimHeight?: number;
            /** @description Unit of the three `dim…` fields as the merchant wrote it, such as `cm`. */
            dimUnit?: string;
            /** @description Country in which the product was made, as the merchant wrote it. */
            countryOfOrigin?: string;
            /** @description Terms of the warranty, plain text. */
            warrantyText?: string;
            /** @description Months for which the warranty holds; 0 is none. */
            warrantyMonths?: number;
            /** @description Advice for cleaning and keeping the product, plain text. */
            careInstructions?: string;
            /** @description Statement about materials and the environment, plain text. */
            sustainabilityText?: string;
            /** @description Technical data, sorted by `sort`. */
            specs?: components["schemas"]["ProductSpec"][];
        };
        /** @description One block of a long text. Sort the blocks by `sort`, and show each by its `kind`. */
        DescriptionBlock: {
            /** @description Unique among the blocks of one text; use it as the key of a list. */
            id: string;
            /**
             * @description Form of the block.
             *     - `text`: Paragraphs, separated by blank lines, in `text`.
             *     - `heading`: A heading in `text`.
             *     - `image`: A picture at `url`, with `alt` and `caption`.
             *     - `video`: A video at `url`.
             *     - `embed`: Content of another site at `url`; `platform` names the site.
             *     - `list`: Entries in `text`, one each line.
             *     - `divider`: A line between blocks, without content.
             * @enum {string}
             */
            kind: "text" | "heading" | "image" | "video" | "embed" | "list" | "divider";
            /** @description Plain text without markup. Present for `text`, `heading` and `list`; for `video` and `embed` it may be a title. */
            text?: string;
            /**
             * Format: uri
             * @description Absolute http or https address of the picture, video or embedded page.
             */
            url?: string;
            /** @description Site that the embedded content comes from, such as `youtube`. */
            platform?: string;
            /** @description Alternative text of the picture. Null when the picture is only decoration. */
            alt?: string | null;
            /** @description Text to show below the picture or video. */
            caption?: string;
            /** @description Width at which to show the picture or video, CSS pixels; absent for the full width of the text. */
            width?: number;
            /**
             * @description Order among the blocks, lowest first.
             * @default 0
             */
            sort: number;
        };
        /** @description A line of the technical data of a product. */
        ProductSpec: {
            /** @description Unique among the lines of one product; use it as the key of a list. */
            id: string;
            /** @description Heading under which lines belong together, or a technical name; as the merchant wrote it. */
            key: string;
            /** @description Property as people read it, such as `Capacity`. */
            label: string;
            /** @description Value as text, such as `14`; show `unit` after it. */
            value: string;
            /**
             * @description Kind of value, for its layout.
             *     - `text`: Any text.
             *     - `number`: A number, written as text.
             *     - `boolean`: Yes or no, written as text.
             *     - `list`: Several values, written as one text.
             * @default text
             * @enum {string}
             */
            kind: "text" | "number" | "boolean" | "list";
            /** @description Unit to show after `value`, such as `litres`; absent when there is none. */
            unit?: string;
            /**
             * @description Order among the lines, lowest first.
             * @default 0
             */
            sort: number;
        };
        /** @description Organiser of the event. */
        EventBrand: {
            /** @description Ref of the workspace (`wks_…`). */
            ref: string;
            /** @description Name of the store to show as organiser. */
            displayName: string;
            /** @description Absolute address of a small square picture that stands for the store; absent when there is none. */
            avatarUrl?: string;
            /** @description Slug of the store, the first part of its hosted addresses. */
            handle: string;
        };
        /** @description Sponsor of the event, to be shown with its logo. All texts and addresses come from the merchant. */
        Sponsorship: {
            /** @description Place for which the sponsor paid, such as `headline`; a word that your theme knows. */
            slotType?: string;
            /** @description Name to show for the sponsor. */
            brandName: string;
            /**
             * Format: uri
             * @description Absolute address of the sponsor’s logo.
             */
            logoUrl?: string;
            /** @description One line to show below the sponsor’s name. */
            tagline?: string;
            /**
             * Format: uri
             * @description Address that the logo leads to.
             */
            clickUrl?: string;
            /** @description The merchant’s own number or name of the agreement. The service does not interpret it. */
            sponsorshipRef?: string;
            /** @description Colour of the QR code on material for this sponsor, as the merchant wrote it. The service does not interpret it. */
            qrColor?: string;
            /**
             * Format: uri
             * @description Absolute address of a wide picture of the sponsor.
             */
            bannerUrl?: string;
        };
        /** @description An event in a list. Its place is present where it is public. */
        PublicEventSummary: {
            /** @description Ref of the event (`evt_…`). */
            ref: string;
            /** @description Name of the event, to show as its heading. */
            title: string;
            /** @description Name for URLs: read the tickets by `GET /v1/store/events/{slug}`. */
            slug: string;
            /** @description One line to show below the title; absent when the merchant wrote none. */
            tagline?: string;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /**
             * @description Where the event takes place.
             *     - `physical`: At a venue.
             *     - `online`: Online.
             *     - `hybrid`: Both at a venue and online.
             * @enum {string}
             */
            format: "physical" | "online" | "hybrid";
            /**
             * @description Way in which people get a place.
             *     - `rsvp`: They register, usually for free.
             *     - `ticketed`: They buy or reserve tickets here.
             *     - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
             * @enum {string}
             */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * Format: date-time
             * @description When the event begins, UTC. Show it in `timezone`.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description When the event ends, UTC, exclusive. Events stay listed until 24 hours later.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /** @description IANA time zone of the event, such as `Africa/Lagos`: show its times in it. */
            timezone: string;
            /**
             * Format: date-time
             * @description When the event was published, UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt: string;
            /** @description Name of the building or room; absent when the place is not public or has no name. */
            venueName?: string;
            /** @description City or town; absent when the place is not public or has none. */
            city?: string;
            /** @description Kind of event in the merchant’s words, such as `Concert`; absent when there is none. */
            category?: string;
        };
        /** @description A folder of files to download, with the public folders in it. */
        PublicFolder: {
            /** @description Ref of the folder (`fld_…`). */
            ref: string;
            /** @description Name for URLs, by which the folder is read. */
            slug: string;
            /** @description Heading to show for the folder. */
            name: string;
            /** @description Text about the folder; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the picture at the top; absent when there is none. */
            coverUrl?: string;
            /** @description `slug` of the folder that this one is in; absent at the top, and when that one is not public. */
            parentSlug?: string;
            /** @description Public folders in this one, in the order to show. */
            folders: components["schemas"]["PublicFolderChild"][];
            /** @description Files in the order to show. */
            files: components["schemas"]["PublicFile"][];
            /** @description Number of entries of `files`. */
            fileCount: number;
            /** @description Size of all files of this folder together, bytes; those of folders in it do not count. */
            totalSizeBytes: number;
            /**
             * Format: date-time
             * @description Last change, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description A folder within another. */
        PublicFolderChild: {
            /** @description Ref of the folder (`fld_…`). */
            ref: string;
            /** @description Name for URLs: read the files by `GET /v1/store/files/{slug}`. */
            slug: string;
            /** @description Entry to show for the folder. */
            name: string;
            /** @description Number of files directly in the folder. */
            fileCount: number;
        };
        /** @description A file to download. */
        PublicFile: {
            /** @description Ref of the file (`fil_…`); use it as the key of a list. */
            ref: string;
            /** @description File name to show, with its extension. */
            name: string;
            /**
             * Format: uri
             * @description Address of the file as the merchant gave it. Offer `downloadUrl` to visitors: this one may not be readable by everybody.
             */
            url: string;
            /** @description MIME type of the file, such as `application/pdf`. */
            mimeType: string;
            /** @description Number of bytes to download: show it beside the link. */
            sizeBytes: number;
            /** @description SHA-256 of the file as 64 lower-case hexadecimal digits, to verify a download. */
            checksumSha256: string;
            /**
             * Format: uri
             * @description Address of a small still picture for lists; absent when there is none.
             */
            thumbnailUrl?: string;
            /** @description Width of a picture or video, pixels; absent for other files. */
            width?: number;
            /** @description Height of a picture or video, pixels; absent for other files. */
            height?: number;
            /** @description Signed address of the file, valid for an hour: link to it, and read the folder again for a new one. */
            downloadUrl: string;
            /** @description Position of the file, from 0; the files come in this order. */
            sort: number;
            /**
             * Format: date-time
             * @description When the file was added, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change of the entry, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description A submission that was recorded. */
        StoreFormSubmissionView: {
            /** @description Ref of the submission (`sub_…`), also in `form.submitted`. With a test key it begins with `test_` and exists nowhere else. */
            ref: string;
            /** @description Ref of the form (`frm_…`). */
            formRef: string;
            /** @description `slug` of the form that was filled in. */
            formSlug: string;
            /**
             * Format: date-time
             * @description When the answers were recorded, UTC.
             */
            submittedAt: string;
            /** @description True with a test key: everything was checked, and nothing was kept. */
            test: boolean;
        };
        /** @description A form with its questions. */
        PublicForm: {
            /** @description Ref of the form (`frm_…`). */
            ref: string;
            /** @description Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`. */
            slug: string;
            /** @description Heading to show for the form. */
            name: string;
            /** @description Text above the questions; absent when the merchant wrote none. */
            description?: string;
            /** @description Absolute address of the picture at the top; absent when there is none. */
            coverUrl?: string;
            /** @description Text on the button that sends the form. */
            submitLabel: string;
            /** @description Text to show once the answers are accepted. */
            thankYouMessage: string;
            /** @description Where to send people after that, in place of the message; absent when they stay. */
            redirectUrl?: string;
            /**
             * @description State of the form at this moment.
             *     - `open`: It accepts answers.
             *     - `closed`: It is before `opensAt` or after `closesAt`: answers are refused.
             * @enum {string}
             */
            status: "open" | "closed";
            /**
             * Format: date-time
             * @description From when answers are accepted, UTC; at once when absent.
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description Until when answers are accepted, UTC, exclusive; without end when absent.
             */
            closesAt?: string;
            /** @description Page of the service on which visitors can fill in the form, files included: link to it instead of showing the form yourself. */
            hostedUrl: string;
            /** @description Questions in the order to show. */
            fields: components["schemas"]["PublicFormField"][];
            /**
             * Format: date-time
             * @description Last change, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description A question of a form. */
        PublicFormField: {
            /** @description Ref of the question (`ffd_…`); use it as the key of a list. Answers go by `key`. */
            id: string;
            /** @description Name under which the answer is sent in `answers`; unique within the form. */
            key: string;
            /** @description Question as people read it. */
            label: string;
            /** @description Kind of answer, and with it the input to show. */
            type: components["schemas"]["FormFieldType"];
            /**
             * @description True when a submission is refused without an answer, unless `showIf` leaves the question out.
             * @default false
             */
            required: boolean;
            /**
             * @description True when the question is not shown to people: your own code fills it in.
             * @default false
             */
            hidden: boolean;
            /** @description Explanation to show beside the input; absent when there is none. */
            helpText?: string;
            /** @description Example to show in the empty input; absent when there is none. */
            placeholder?: string;
            /**
             * @description Choices, or rules for files; empty for all other types.
             * @default {}
             */
            options: components["schemas"]["FormFieldOptions"];
            /**
             * @description Part of the sender’s identity that the answer gives, so that the merchant’s contact is filled in.
             *     - `none`: Nothing about the sender.
             *     - `name`: Full name.
             *     - `first_name`: Given name.
             *     - `last_name`: Family name.
             *     - `email`: E-mail address.
             *     - `phone`: Phone number.
             * @default none
             * @enum {string}
             */
            identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
            /** @description Condition under which to ask; absent when the question is always asked. */
            showIf?: components["schemas"]["ShowIf"];
            /** @description Limits of the answer beyond its type; absent when there are none. */
            validation?: components["schemas"]["FormFieldValidation"];
            /** @description Answer to fill in before people begin; absent for an empty input. */
            defaultValue?: string | number | boolean | string[];
            /** @description Position of the question, from 0; the questions come in this order. */
            sort: number;
        };
        /** @description Choices of the question, or rules for its files, by its type. Empty for all other types. */
        FormFieldOptions: {
            /** @description Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type. */
            choices?: string[];
            /** @description Rules for the files of a question of type `file`; absent for every other type. */
            file?: {
                /**
                 * @description MIME types or file extensions that are accepted; empty accepts every kind.
                 * @default []
                 */
                accept: string[];
                /**
                 * @description Largest size of one file, bytes.
                 * @default 10000000
                 */
                maxSizeBytes: number;
                /**
                 * @description Largest number of files for one answer.
                 * @default 1
                 */
                maxFiles: number;
            };
        };
        /** @description Limits of the answer beyond its type. Check them while people type; the service checks them again. */
        FormFieldValidation: {
            /** @description Smallest number that is accepted; no limit when absent. */
            min?: number;
            /** @description Largest number that is accepted; no limit when absent. */
            max?: number;
            /** @description Fewest characters of a text answer; no limit when absent. */
            minLength?: number;
            /** @description Most characters of a text answer; 5,000 when absent. */
            maxLength?: number;
            /** @description Regular expression that the whole answer has to match, up to 500 characters, without look-around and backreferences; any text fits when absent. */
            pattern?: string;
        };
        /** @description Confirmation that the request was accepted. It is the same whether or not the address was known. */
        StoreSignUpView: {
            /**
             * @description Always true. It does not say whether a mail was sent.
             * @constant
             */
            received: true;
            /** @description True with a test key: everything was checked, nothing was kept and nothing was sent. */
            test: boolean;
        };
        /** @description An article or other text of the merchant. */
        PublicNote: {
            /** @description Ref of the note (`not_…`). */
            ref: string;
            /** @description Name for URLs, by which the note is read. */
            slug: string;
            /** @description Headline of the note. */
            title: string;
            /** @description Summary for lists; absent when the merchant wrote none. */
            excerpt?: string;
            /** @description Absolute address of the picture at the top; absent when there is none. */
            coverUrl?: string;
            /** @description The text in blocks, sorted by `sort`; it may be empty when the merchant wrote markup. Show either these or `bodyHtml`. */
            blocks: components["schemas"]["DescriptionBlock"][];
            /** @description The whole text as HTML, made from the blocks or written by the merchant. The service has removed everything that could run. */
            bodyHtml: string;
            /** @description Author to show; absent for none. */
            authorName?: string;
            /** @description Words by which to group or filter notes; empty when there are none. */
            tags: string[];
            /** @description Minutes that reading takes, at 200 words a minute; at least 1. */
            readingMinutes: number;
            /**
             * Format: date-time
             * @description When the note was published, UTC.
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description Last change, UTC with microseconds.
             */
            updatedAt: string;
            /** @description Title for search engines and link previews; use `title` when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `excerpt` when absent. */
            seoDescription?: string;
        };
        /** @description An order. Names and prices are those it was sold for. All amounts are integers in the minor unit of `currency`, and `subtotalMinor` − `discountMinor` + `deliveryMinor` + `feeMinor` + `taxMinor` is `totalMinor`. */
        StoreOrderRecord: {
            /** @description Ref of the order (`ord_…`): upsert a local copy by it. */
            ref: string;
            /** @description Number of the order for people, counted for each workspace and mode; empty until it was first paid. */
            number: string;
            /** @description True for an order of test mode: no money moved. Such orders are deleted after 90 days. */
            test: boolean;
            /**
             * @description Payment state of the order.
             *     - `pending`: Nothing is paid yet.
             *     - `saving`: A savings plan is being paid in parts.
             *     - `deposit_paid`: The deposit is paid and a balance is due.
             *     - `paid`: All is paid; an order that costs nothing is paid at once.
             *     - `partially_refunded`: Part of what was paid went back.
             *     - `refunded`: All that was paid went back.
             *     - `cancelled`: It was called off.
             * @enum {string}
             */
            status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
            /**
             * @description State of the handover of the order.
             *     - `not_required`: Nothing has to be handed over: tickets or digital goods only.
             *     - `unfulfilled`: Nothing is handed over yet.
             *     - `scheduled`: It is for later: a booked slot or a pre-order.
             *     - `partially_fulfilled`: Some pieces are handed over.
             *     - `fulfilled`: All pieces are handed over.
             *     - `returned`: The pieces came back.
             *     - `cancelled`: The order was called off.
             * @enum {string}
             */
            fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
            /**
             * @description ISO 4217 code of all amounts.
             * @example NGN
             */
            currency: string;
            /** @description Unit price × quantity of all items, before the discount and without delivery, in minor units. */
            subtotalMinor: number;
            /** @description Discount by the code that was used, in minor units; 0 without one. */
            discountMinor: number;
            /** @description Fee of the delivery zone, in minor units; 0 when nothing is delivered or delivery is free. */
            deliveryMinor: number;
            /** @description Fees that the buyer paid on top of the prices, in minor units. */
            feeMinor: number;
            /** @description Taxes on top of the prices, in minor units; 0 for now. */
            taxMinor: number;
            /** @description Cost of the whole order, with delivery and fees and after the discount, in minor units. */
            totalMinor: number;
            /** @description Money received in all, in minor units; refunds are not deducted from it. */
            paidMinor: number;
            /** @description Money that went back to the buyer, in minor units. */
            refundedMinor: number;
            /** @description Money still to be paid, in minor units; 0 when all is paid or the order was called off. */
            balanceDueMinor: number;
            /**
             * Format: date-time
             * @description When the balance has to be paid, UTC; absent when nothing is due, or no day is fixed.
             */
            balanceDueAt?: string;
            /** @description Ref of the checkout that placed the order (`chk_…`); absent for orders made in another way. */
            checkoutRef?: string;
            /**
             * @description Way in which the order was placed.
             *     - `storefront_api`: By a headless checkout, whose payment step is on the merchant’s site.
             *     - `hosted`: By a hosted checkout, whether your server or a page of the service opened it.
             *     - `pos`: At a till.
             *     - `admin`: By the merchant.
             *     - `import`: By an import.
             * @enum {string}
             */
            source: "storefront_api" | "hosted" | "pos" | "admin" | "import";
            /** @description Buyer of the order. */
            contact: {
                /** @description Ref of the contact (`con_…`): the same for all orders of one e-mail, or of one phone without an e-mail. */
                ref: string;
                /** @description Buyer’s full name. */
                name: string;
                /** @description Buyer’s e-mail; absent when none was given. */
                email?: string;
                /** @description Buyer’s phone number in E.164 form; absent when none was given. */
                phone?: string;
            };
            /** @description Ref of the customer (`cus_…`), once a user of yours was linked with the contact; absent before. */
            customerRef?: string;
            /** @description Your own id of that user; of several, the one linked last. Absent before a user was linked. */
            externalRef?: string;
            /** @description Lines of the order. Delivery is not an item: see `deliveryMinor`. */
            items: components["schemas"]["StoreOrderItem"][];
            /** @description Answers that hold for the whole order, by `key` of the question; absent when there are none. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description Discount code that was used; absent for none. */
            discountCode?: string;
            /** @description Code of the promoter who is credited with the order; absent for none. */
            promoterCode?: string;
            /** @description Ref of the delivery zone (`dlz_…`); absent when nothing is delivered. */
            deliveryZoneRef?: string;
            /** @description Where the goods go; absent when nothing is delivered. */
            deliveryAddress?: {
                /** @description Street and number. */
                line1: string;
                /** @description Second line, such as floor or building; absent when there is none. */
                line2?: string;
                /** @description City or town. */
                city: string;
                /** @description State, province or region; absent when none was given. */
                state?: string;
                /** @description Postal code; absent when none was given. */
                postalCode?: string;
                /** @description ISO 3166 two-letter code. */
                country: string;
            };
            /** @description Money received, oldest first; empty when the order cost nothing. */
            payments: {
                /** @description Ref of the payment (`pay_…`). */
                ref: string;
                /** @description Way to pay that was used: `card`, `bank_transfer` or `international_card`. */
                rail: string;
                /** @description Money received, integer in the minor unit of `currency`. */
                amountMinor: number;
                /**
                 * @description ISO 4217 code of `amountMinor`.
                 * @example NGN
                 */
                currency: string;
                /**
                 * @description State of the money.
                 *     - `succeeded`: The merchant has it.
                 *     - `refunded`: All of it went back.
                 *     - `partially_refunded`: Part of it went back.
                 * @enum {string}
                 */
                status: "succeeded" | "refunded" | "partially_refunded";
                /**
                 * Format: date-time
                 * @description When the money was received, UTC.
                 */
                paidAt: string;
            }[];
            /** @description Handovers with carrier and tracking, oldest first; empty while nothing was handed over. */
            fulfillments: components["schemas"]["StoreOrderFulfillment"][];
            /** @description The last refund that the buyer asked for; absent when there was none. */
            refundRequest?: components["schemas"]["OrderRefundRequest"];
            /** @description Money that went back or is on its way back, oldest first; without refunds that the provider refused. */
            refunds: {
                /** @description Ref of the refund (`rfd_…`). */
                ref: string;
                /** @description Money that goes back, integer in the minor unit of the order’s currency. */
                amountMinor: number;
                /** @description Reason in the merchant’s words; absent when there is none. */
                reason?: string;
                /**
                 * @description Where the refund was made.
                 *     - `service`: Here: by the merchant, the buyer, or the service itself.
                 *     - `provider`: In the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /**
                 * Format: date-time
                 * @description When it was made, UTC.
                 */
                createdAt: string;
            }[];
            /**
             * Format: date-time
             * @description When the order was placed, UTC.
             */
            placedAt: string;
            /**
             * Format: date-time
             * @description When it was first paid, with a deposit or in full, UTC; absent until then.
             */
            paidAt?: string;
            /**
             * Format: date-time
             * @description When it was called off, UTC; absent for all others.
             */
            cancelledAt?: string;
            /**
             * Format: date-time
             * @description When the record was made, UTC; the same as `placedAt`.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Last change of the order, its items, payments, refunds or attendees, UTC with microseconds. The largest one that you have received is the next `updatedSince`.
             */
            updatedAt: string;
        };
        /** @description One line of an order, at the name and price it was sold for. */
        StoreOrderItem: {
            /** @description Ref of the item (`oit_…`). */
            ref: string;
            /**
             * @description Kind of thing sold.
             *     - `product`: A variant of a product.
             *     - `ticket`: Tickets of an event.
             *     - `package`: An option of a package.
             *     - `addon`: An extra; `parentItemRef` is what it belongs to.
             *     - `donation`: A donation ticket, at the price that the buyer named.
             * @enum {string}
             */
            kind: "product" | "ticket" | "package" | "addon" | "donation";
            /** @description Name of the product, ticket or extra when it was sold. */
            name: string;
            /** @description Name of the variant or option when it was sold; absent for tickets, donations and extras. */
            variantName?: string;
            /** @description The merchant’s article number when it was sold; absent when there was none. */
            sku?: string;
            /** @description Ref of the product (`prd_…`) or package (`pkg_…`); absent for tickets and donations. */
            productRef?: string;
            /** @description `slug` of the product when it was sold; absent for tickets and donations. */
            productSlug?: string;
            /** @description Ref of the variant (`var_…`); absent for tickets, donations and packages. */
            variantRef?: string;
            /** @description Ref of the event (`evt_…`); present for tickets and donations. */
            eventRef?: string;
            /** @description `slug` of the event when it was sold; present for tickets and donations. */
            eventSlug?: string;
            /** @description Ref of the ticket type (`tkt_…`); present for tickets and donations. */
            ticketTypeRef?: string;
            /** @description Ref of the option (`pko_…`); present for packages. */
            packageOptionRef?: string;
            /** @description Ref of the extra (`ado_…`); present for extras. */
            addonOptionRef?: string;
            /** @description `ref` of the item that an extra belongs to; absent for all others. */
            parentItemRef?: string;
            /** @description Pieces sold; a group ticket is one. */
            quantity: number;
            /** @description Price of one piece, integer in the minor unit of the order’s currency, without fees. */
            unitPriceMinor: number;
            /** @description The line’s share of the discount, integer in the minor unit; 0 without one. */
            discountMinor: number;
            /** @description Unit price × quantity − discount, integer in the minor unit, without fees. */
            totalMinor: number;
            /** @description True when it was sold beyond the stock and has to be made or bought in first. */
            preorder: boolean;
            /** @description Booked time; absent when none was booked. */
            slot?: {
                /** @description Start of the booking, UTC. */
                startUtc: string;
                /** @description The same moment as wall time in `timezone`, without offset. */
                startLocal: string;
                /** @description IANA time zone of `startLocal`. */
                timezone: string;
                /** @description Minutes that the booking lasts. */
                durationMinutes: number;
            };
            /** @description Pieces handed over so far. */
            fulfilledQuantity: number;
            /** @description Pieces given back or called off so far. */
            refundedQuantity: number;
            /** @description Seats of a ticket, in order; absent for all other items and in test mode. */
            attendees?: {
                /** @description Ref of the attendee (`att_…`). */
                ref: string;
                /** @description Name of the person; absent when the seat is with the buyer. */
                name?: string;
                /** @description E-mail of the person; absent when none was given. */
                email?: string;
                /**
                 * @description State of the seat.
                 *     - `confirmed`: The guest has the seat and gets the ticket.
                 *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 *     - `declined`: The merchant declined it; the seat is on sale again.
                 *     - `cancelled`: It was given back or called off; the seat is on sale again.
                 *     - `checked_in`: The guest has come in.
                 * @enum {string}
                 */
                status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            }[];
            /** @description Answers to questions, by `key`; absent when there are none. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
        };
        /** @description Pieces that were handed over together. */
        StoreOrderFulfillment: {
            /** @description Ref of the handover (`ful_…`). */
            ref: string;
            /**
             * Format: date-time
             * @description When it was recorded, UTC.
             */
            createdAt: string;
            /** @description Pieces that were handed over. */
            items: {
                /** @description `ref` of the item of the order (`oit_…`). */
                ref: string;
                /** @description Pieces of that item. */
                quantity: number;
            }[];
            /** @description Company that carries the pieces, as the buyer reads it; absent when the merchant gave none. */
            carrier?: string;
            /** @description Number by which the carrier knows the parcel; absent when the merchant gave none. */
            trackingNumber?: string;
            /**
             * Format: uri
             * @description https address of the page on which the buyer follows the parcel; absent when the merchant gave none.
             */
            trackingUrl?: string;
        };
        /** @description A refund that the buyer asked for on the page of the order. */
        OrderRefundRequest: {
            /**
             * @description State of the request.
             *     - `open`: The merchant has not answered yet.
             *     - `accepted`: Money went back.
             *     - `declined`: The merchant declined it.
             * @enum {string}
             */
            state: "open" | "accepted" | "declined";
            /**
             * Format: date-time
             * @description When the buyer asked, UTC.
             */
            askedAt: string;
            /** @description The buyer’s words, up to 500 characters; absent when there are none. */
            reason?: string;
            /**
             * Format: date-time
             * @description When the merchant answered, UTC; absent while the request is open.
             */
            answeredAt?: string;
            /** @description The merchant’s words to the buyer for declining it; absent when there are none. */
            message?: string;
        };
        /** @description A code that was sent. The code itself is never returned. */
        StoreOtpSendView: {
            /** @description Ref of the challenge (`otp_…`): keep it, and send it with what the customer types. */
            challengeRef: string;
            /** @description Number that the code went to, masked: country code and last three digits. */
            to: string;
            /**
             * @description Channel by which the code was sent.
             *     - `whatsapp`: By WhatsApp.
             *     - `sms`: By SMS.
             * @enum {string}
             */
            channel: "whatsapp" | "sms";
            /**
             * @description Number that the code came from.
             *     - `own`: The merchant’s connected number.
             *     - `frontdesk`: The service’s number.
             * @enum {string}
             */
            sender: "own" | "frontdesk";
            /**
             * @description Maker of the code.
             *     - `service`: The service, which checks it.
             *     - `client`: You, by `code`: check it yourself.
             * @enum {string}
             */
            codeSource: "service" | "client";
            /**
             * Format: date-time
             * @description When the code stops being valid, UTC.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When another code can be sent to the number, UTC: keep your “send again” button off until then.
             */
            resendAvailableAt: string;
            /** @description Price of this code for the merchant, taken from the credit of the workspace; 0 with a test key. */
            charge: {
                /** @description Integer in the currency’s minor unit. */
                amountMinor: number;
                /** @description ISO 4217 code in capitals. */
                currency: string;
            };
            /** @description True with a test key: nothing was sent, and the code is `000000` unless you sent your own. */
            test: boolean;
        };
        /** @description A code that was right. It cannot be used again. */
        StoreOtpVerifyView: {
            /**
             * @description Always true in this response. Anything else is a 422.
             * @constant
             */
            verified: true;
            /** @description Ref of the challenge (`otp_…`), as you sent it. */
            challengeRef: string;
            /**
             * Format: date-time
             * @description When the code was verified, UTC.
             */
            verifiedAt: string;
        };
        /** @description A code that does not verify. It has no error envelope. */
        StoreOtpVerifyFailure: {
            /**
             * @description Always false in this response.
             * @constant
             */
            verified: false;
            /**
             * @description Why the code does not verify.
             *     - `invalid`: A wrong code, one that was used, or an unknown challenge: let the customer try again.
             *     - `expired`: The right code, too late: send another one.
             *     - `too_many_attempts`: The fifth wrong code, or any code after it: send another one.
             * @enum {string}
             */
            reason: "invalid" | "expired" | "too_many_attempts";
        };
        /** @description Free start times of one day. */
        PublicProductSlots: {
            /**
             * Format: date
             * @description The day, `YYYY-MM-DD` in the store’s time zone.
             * @example 2026-03-01
             */
            date: string;
            /** @description Free starts of the day, earliest first; empty when there are none, on a past day, or beyond what can be booked. */
            slots: {
                /**
                 * Format: date-time
                 * @description Start of the slot, UTC. Send it as `slotStartUtc` in a checkout.
                 * @example 2026-03-01T09:00:00Z
                 */
                startUtc: string;
                /**
                 * @description The same moment as wall time in `timezone`, without offset: show this one.
                 * @example 2026-03-01T10:00:00
                 */
                startLocal: string;
            }[];
            /** @description IANA time zone of `startLocal`: the one asked for, else the store’s. */
            timezone: string;
            /** @description Minutes that each slot lasts; absent when nothing is booked by slots. */
            durationMinutes?: number;
            /**
             * Format: date
             * @description The next day after `date` with a free slot, `YYYY-MM-DD`; absent when there is none.
             * @example 2026-03-01
             */
            nextDate?: string;
        };
        /** @description Everything for a home page in one call: brand, theme, sections, pages and content, with all lists of the store. Parts of the storefront’s document are absent until the merchant has published it. */
        Storefront: {
            /** @description Ref of the workspace (`wks_…`). */
            ref: string;
            /** @description Name of the store to show. */
            displayName: string;
            /** @description IANA time zone of the store, such as `Africa/Lagos`. */
            timezone: string;
            /**
             * @description Kind of business, such as `store`; as the merchant wrote it.
             * @default store
             */
            type: string;
            /** @description Text about the store and its goods, plain text. */
            description?: string;
            /** @description Main category of the store, as the merchant named it. */
            categorySlug?: string;
            /** @description All categories of the store, the main one among them. */
            categorySlugs?: string[];
            /**
             * Format: uri
             * @description Address of the store’s own site.
             */
            website?: string;
            /** @description Profiles in social networks, in the order to show. */
            socials?: components["schemas"]["SocialProfile"][];
            /** @description City or town of the store. */
            city?: string;
            /** @description State, province or region of the store. */
            state?: string;
            /** @description Country of the store, as the merchant wrote it. */
            country?: string;
            /**
             * Format: uri
             * @description Absolute address of a small square picture that stands for the store.
             */
            avatarUrl?: string;
            /**
             * Format: uri
             * @description Absolute address of a wide picture of the store.
             */
            coverUrl?: string;
            /** @description Distinctions of the store, in the order to show. */
            badges?: components["schemas"]["Badge"][];
            /** @description Number of members, as the merchant states it. */
            memberCount?: number;
            /** @description Build of the site: template, theme, sections of the home page, and further pages. */
            renderConfig?: components["schemas"]["StorefrontRenderConfig"];
            /** @description Logo, icon and preview picture of the brand; absent when the merchant set none. */
            assets?: components["schemas"]["StorefrontAssets"];
            /**
             * Format: hostname
             * @description Host name of the store’s main site, such as `shop.example`.
             */
            primaryDomain?: string;
            /** @description Host names that belong to the store. Where the workspace restricts `returnUrl`, these are allowed. */
            verifiedDomains?: string[];
            /** @description Form in which uploaded pictures are kept; WebP of at most 2,048 pixels when absent. */
            mediaPolicy?: components["schemas"]["MediaPolicy"];
            /** @description Opening hours in the store’s time zone; two entries of one day are two spans. */
            businessHours?: components["schemas"]["BusinessHours"][];
            /** @description Chat bubble of a widget; not shown when absent. */
            widgetBubble?: {
                /** @description Key that the widget needs to load; the service does not interpret it. */
                key: string;
            };
            /** @description Texts, links and media of the storefront. */
            content?: components["schemas"]["StorefrontContent"];
            /** @description Published media catalogs, in the order to show. */
            catalogs: components["schemas"]["PublicCatalogSummary"][];
            /** @description Published packages, in the order to show. They are in `products` as well. */
            packages: components["schemas"]["PublicPackageSummary"][];
            /** @description `slug` of a package → the package with its options. */
            packageDetails: {
                [key: string]: components["schemas"]["PublicAttachedPackage"];
            };
            /** @description Published products and packages, in the order to show; the same as `GET /v1/store/products`. */
            products: components["schemas"]["PublicProductSummary"][];
            /** @description Published collections, in the order to show; the same as `GET /v1/store/collections`. */
            collections: components["schemas"]["PublicCollectionSummary"][];
            /** @description Published events that ended at most 24 hours ago, by their start; the same as `GET /v1/store/events`. */
            events: components["schemas"]["PublicEventSummary"][];
            /** @description Ways to pay in the primary currency, such as `card`; the same as `GET /v1/store/payment-methods`. */
            paymentMethods: string[];
            /** @description Ratings of all products; absent when there are none. */
            reviews?: components["schemas"]["StorefrontReviews"];
            /** @description Published forms, in the order to show. */
            forms: components["schemas"]["EmbeddedForm"][];
        };
        /**
         * @description A profile in a social network.
         * @example {
         *       "network": "instagram",
         *       "url": "https://instagram.com/adire",
         *       "handle": "@adire"
         *     }
         */
        SocialProfile: {
            /** @description Network in lower case, such as `instagram`: choose the icon by it. */
            network: string;
            /**
             * Format: uri
             * @description Absolute address of the profile.
             */
            url: string;
            /** @description Name in the network, such as `@adire`; absent when only the address is known. */
            handle?: string;
        };
        /** @description A distinction of the store. */
        Badge: {
            /**
             * @description Kind of badge.
             *     - `verified`: The store’s identity was checked.
             *     - `top_rated`: The store is rated highly.
             *     - `new`: The store is new.
             *     - `partner`: The store is a partner.
             * @enum {string}
             */
            type: "verified" | "top_rated" | "new" | "partner";
            /**
             * Format: date-time
             * @description When it was granted, UTC. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            grantedAt: string;
        };
        /** @description Template, theme, and the sections of each page. */
        StorefrontRenderConfig: {
            /** @description Template that the merchant has chosen; a word that your theme knows. */
            templateId: string;
            /**
             * @description Look of the storefront.
             * @default {}
             */
            theme: components["schemas"]["StorefrontTheme"];
            /**
             * @description Sections of the home page, in the order to show.
             * @default []
             */
            sections: components["schemas"]["StorefrontSection"][];
            /**
             * @description Pages beside the home page.
             * @default []
             */
            pages: components["schemas"]["StorefrontPage"][];
        };
        /** @description Look of the storefront. Apart from colours, the values are words that your theme knows: the service does not interpret them. */
        StorefrontTheme: {
            /** @description Name of a pair of fonts, such as `inter-lora`. */
            fontPairing?: string;
            /** @description Name of a set of colours, built in or one of `customPalettes`. */
            palette?: string;
            /**
             * @description Main colour of the brand as hexadecimal digits, such as `#1f6f4a`. Hosted pages use it, too.
             * @example #1f6f4a
             */
            brandColor?: string;
            /** @description Where your theme takes its accent colour from, such as `brand`. */
            accentSource?: string;
            /** @description Name of a scale of distances, such as `comfortable`. */
            spacing?: string;
            /** @description Name of a width of the content, such as `narrow`. */
            contentWidth?: string;
            /** @description Colour sets of the merchant’s own, in the form that your theme defines. */
            customPalettes?: {
                [key: string]: unknown;
            }[];
            /** @description Fonts of the merchant’s own, in the form that your theme defines. */
            customFontPacks?: {
                [key: string]: unknown;
            }[];
        };
        /** @description A section of a page. Its content is in `content`, in the map for its kind, under its `id`. */
        StorefrontSection: {
            /** @description Key of the section’s content in the maps of `content`, and target of links of type `section`. */
            id: string;
            /** @description Kind of section, such as `hero` or `faq`; a word that your theme knows. */
            type: string;
            /**
             * @description False when the merchant has switched the section off: do not show it.
             * @default true
             */
            visible: boolean;
            /**
             * @description True once the merchant has changed the section from its template.
             * @default false
             */
            hasBeenEdited: boolean;
            /**
             * @description Settings of the section, in the form that your theme defines; empty when there are none.
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description A page beside the home page. */
        StorefrontPage: {
            /** @description Unique among the pages; use it as the key of a list. */
            id: string;
            /** @description Kind of page, such as `about`; a word that your theme knows. */
            type: string;
            /** @description Title of the page and its entry in menus. */
            title: string;
            /** @description Last part of the page’s address, which links name as `pageSlug`. */
            slug: string;
            /**
             * @description False when the merchant has switched the page off: do not serve it.
             * @default true
             */
            visible: boolean;
            /** @description Title for search engines and browser tabs; use `title` when absent. */
            metaTitle?: string;
            /**
             * @description Sections of the page, in the order to show.
             * @default []
             */
            sections: components["schemas"]["StorefrontSection"][];
            /**
             * @description Settings of the page, in the form that your theme defines; empty when there are none.
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Pictures of the brand. */
        StorefrontAssets: {
            /**
             * Format: uri
             * @description Absolute address of the logo.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description Absolute address of the icon for browser tabs.
             */
            faviconUrl?: string;
            /**
             * Format: uri
             * @description Absolute address of the picture in link previews.
             */
            socialImageUrl?: string;
        };
        /** @description Form in which the service keeps pictures that the merchant uploads. */
        MediaPolicy: {
            /** @description Longest side, pixels; larger pictures are made smaller. */
            maxDim: number;
            /** @description Quality of the compression, 1 to 100; PNG, which is lossless, ignores it. */
            quality: number;
            /**
             * @description File format of pictures. Animated ones become WebP, and transparent ones PNG in place of JPEG.
             *     - `webp`: WebP.
             *     - `avif`: AVIF.
             *     - `jpeg`: JPEG.
             *     - `png`: PNG.
             * @enum {string}
             */
            format: "webp" | "avif" | "jpeg" | "png";
        };
        /** @description Opening hours on one weekday, in the store’s time zone. Two entries of one day are two spans. */
        BusinessHours: {
            /**
             * @description Day of the week.
             *     - `mon`: Monday.
             *     - `tue`: Tuesday.
             *     - `wed`: Wednesday.
             *     - `thu`: Thursday.
             *     - `fri`: Friday.
             *     - `sat`: Saturday.
             *     - `sun`: Sunday.
             * @enum {string}
             */
            day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
            /**
             * @description Opening time, `HH:MM` on the 24-hour clock.
             * @example 09:00
             */
            start: string;
            /**
             * @description Closing time, `HH:MM` on the 24-hour clock.
             * @example 09:00
             */
            end: string;
        };
        /** @description Texts, links and media of the storefront. Show only the parts that are present. */
        StorefrontContent: {
            /** @description Logo, menu and buttons at the top of every page; your theme decides when absent. */
            header?: components["schemas"]["StorefrontHeader"];
            /** @description Opening of the home page, above its sections; absent when there is none. */
            hero?: components["schemas"]["StorefrontHero"];
            /** @description Links and notes at the bottom of every page; your theme decides when absent. */
            footer?: components["schemas"]["StorefrontFooter"];
            /** @description Address, e-mail, phone numbers and profiles of the store; absent when the merchant gave none. */
            contact?: components["schemas"]["StorefrontContact"];
            /** @description Identifiers of the merchant’s analytics and advertising services; absent when there are none. */
            tracking?: components["schemas"]["StorefrontTracking"];
            /** @description Promotions that open over the page; absent when there are none. */
            promo?: {
                /**
                 * @description Promotions, each with its own time and trigger.
                 * @default []
                 */
                campaigns: components["schemas"]["StorefrontCampaign"][];
            };
            /** @description Opening sections: section id → content. */
            heroSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Short line above the title. */
                    eyebrow?: string;
                    /** @description Main line, in large letters. */
                    title?: string;
                    /** @description Line below the title. */
                    subtitle?: string;
                    /** @description Buttons below the text, in the order to show. */
                    buttons?: components["schemas"]["Button"][];
                    /** @description Pictures or videos behind the text, shown in turn. */
                    backgroundMedia?: components["schemas"]["PageMedia"][];
                    /** @description Way in which the background is shown, such as `slideshow`; a word that your theme knows. */
                    backgroundMode?: string;
                    /**
                     * Format: uri
                     * @description Absolute address of a single background; used where `backgroundMedia` is absent.
                     */
                    backgroundUrl?: string;
                    /**
                     * @description Kind of file, which decides how to show it.
                     *     - `image`: A picture.
                     *     - `video`: A video.
                     *     - `audio`: A sound.
                     *     - `document`: Any other file, such as a PDF: show a link to it.
                     * @enum {string}
                     */
                    backgroundType?: "image" | "video" | "audio" | "document";
                    /** @description Layer between background and text; absent for none. */
                    overlay?: components["schemas"]["SectionOverlay"];
                    /** @description Milliseconds for which each background is shown. */
                    slideDuration?: number;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Styles of single texts: section id → name of a field of the section → style. */
            fieldStyles?: {
                [key: string]: {
                    [key: string]: {
                        /** @description Font of the field’s text; a CSS family or a word that your theme knows. */
                        fontFamily?: string;
                        /** @description Size of the text: CSS pixels as a number, or a word that your theme knows. */
                        fontSize?: string | number;
                        /**
                         * @description Colour of the text as hexadecimal digits, such as `#1f6f4a`.
                         * @example #1f6f4a
                         */
                        color?: string;
                        /** @description Weight of the text: a CSS number such as 600, or a word that your theme knows. */
                        weight?: string | number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Rows of logos, such as press or partners: section id → content. */
            logoStrips?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Logos in the order to show. */
                    logos: ({
                        /**
                         * Format: uri
                         * @description Absolute address of the logo.
                         */
                        url: string;
                        /** @description Name of the company, as alternative text. */
                        alt: string;
                        /** @description Where a click on the logo leads; absent when it leads nowhere. */
                        link?: components["schemas"]["Link"];
                    } & {
                        [key: string]: unknown;
                    })[];
                    /** @description Speed of a moving row: a number or a word that your theme knows; it stands still when absent. */
                    speed?: string | number;
                    /**
                     * @description True to show the logos without colour.
                     * @default false
                     */
                    grayscale: boolean;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Questions and answers: section id → content. */
            faqSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Questions with their answers, sorted by `sort`. */
                    items: ({
                        /** @description Unique among the questions; use it as the key of a list. */
                        id: string;
                        /** @description Question, one line. */
                        question: string;
                        /** @description Answer, plain text of a few sentences. */
                        answer: string;
                        /**
                         * @description Order among the questions, lowest first.
                         * @default 0
                         */
                        sort: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /**
                     * @description Layout of the questions.
                     *     - `accordion`: One below the other; each opens to its answer.
                     *     - `columns`: Side by side, with all answers in sight.
                     * @default accordion
                     * @enum {string}
                     */
                    layout: "accordion" | "columns";
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description A picture beside a text: section id → content. */
            imageTextSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /**
                     * Format: uri
                     * @description Absolute address of the picture.
                     */
                    imageUrl: string;
                    /** @description Alternative text of the picture. */
                    alt?: string;
                    /**
                     * @description Where the picture is on wide screens.
                     *     - `left`: Left of the text.
                     *     - `right`: Right of the text.
                     * @default left
                     * @enum {string}
                     */
                    imageSide: "left" | "right";
                    /** @description Text beside the picture, plain text of several paragraphs. */
                    body: string;
                    /**
                     * @description Buttons below the text; empty for none.
                     * @default []
                     */
                    buttons: components["schemas"]["Button"][];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Long texts: section id → content. */
            richTextSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Markup of the text. The service has removed everything that could run. */
                    html?: string;
                    /** @description The text in blocks, sorted by `sort`; used where `html` is absent. */
                    blocks?: components["schemas"]["DescriptionBlock"][];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Grids of short texts, such as advantages: section id → content. */
            blockSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /**
                     * @description Columns on wide screens, 1 to 6.
                     * @default 3
                     */
                    columns: number;
                    /** @description Fields of the grid, in the order to show. */
                    blocks: ({
                        /** @description Unique among the blocks; use it as the key of a list. */
                        id: string;
                        /** @description Name of an icon; a word that your theme knows. */
                        icon?: string;
                        /**
                         * Format: uri
                         * @description Absolute address of a picture, in place of the icon.
                         */
                        imageUrl?: string;
                        /** @description Heading of the block, one line. */
                        title: string;
                        /** @description A few sentences, plain text. */
                        text: string;
                        /** @description Where a click on the block leads; absent when it leads nowhere. */
                        link?: components["schemas"]["Link"];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Galleries of pictures and videos: section id → content. */
            mediaGallerySections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Files in the order to show. */
                    items: ({
                        /**
                         * @description Kind of file, which decides how to show it.
                         *     - `image`: A picture.
                         *     - `video`: A video.
                         *     - `audio`: A sound.
                         *     - `document`: Any other file, such as a PDF: show a link to it.
                         * @enum {string}
                         */
                        type: "image" | "video" | "audio" | "document";
                        /**
                         * Format: uri
                         * @description Absolute http or https address of the file.
                         */
                        url: string;
                        /**
                         * Format: uri
                         * @description Address of a small still picture, or of a video’s poster; absent when there is none.
                         */
                        thumbnail?: string;
                        /** @description Text to show below the file. */
                        caption?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /**
                     * @description Layout of the files, such as `grid`; a word that your theme knows.
                     * @default grid
                     */
                    layout: string;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Links to social networks: section id → content. */
            socialSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Profiles in the order to show. */
                    profiles: components["schemas"]["SocialProfile"][];
                    /** @description True to show the latest posts as well, or settings for them in the form that your theme defines. */
                    feed?: boolean | {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Reviews of buyers: section id → content. */
            reviewsSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /**
                     * @description Where the reviews come from.
                     *     - `store`: All products, from `reviews` of the storefront.
                     *     - `product`: The product of the page.
                     *     - `manual`: Those in `items`.
                     * @default store
                     * @enum {string}
                     */
                    source: "store" | "product" | "manual";
                    /**
                     * @description Most reviews to show.
                     * @default 6
                     */
                    limit: number;
                    /**
                     * @description Fewest stars, 1 to 5, that a review to show has.
                     * @default 1
                     */
                    minRating: number;
                    /** @description Reviews that the merchant wrote into the section. Used with `manual`. */
                    items?: ({
                        /** @description Name to show below the review. */
                        author: string;
                        /** @description Stars, 1 to 5. */
                        rating: number;
                        /** @description Words of the review; absent for stars alone. */
                        text?: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description People, such as a team or speakers: section id → content. */
            profilesSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description People in the order to show. */
                    people: ({
                        /** @description Unique among the people; use it as the key of a list. */
                        id: string;
                        /** @description Name of the person as it is shown. */
                        name: string;
                        /** @description Role of the person, such as `Speaker`. */
                        role?: string;
                        /** @description A few sentences about the person, plain text. */
                        bio?: string;
                        /**
                         * Format: uri
                         * @description Absolute address of a portrait.
                         */
                        photoUrl?: string;
                        /**
                         * @description Profiles of the person in social networks; empty for none.
                         * @default []
                         */
                        links: components["schemas"]["SocialProfile"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Selections of products, events and other things: section id → content. */
            contentShowcaseSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /**
                     * @description Things that the section shows.
                     *     - `products`: Products and packages.
                     *     - `collections`: Collections.
                     *     - `events`: Events.
                     *     - `packages`: Packages only.
                     *     - `notes`: Notes.
                     *     - `catalogs`: Media catalogs.
                     * @enum {string}
                     */
                    kind: "products" | "collections" | "events" | "packages" | "notes" | "catalogs";
                    /**
                     * @description Things to show, in this order. In responses refs of what is published, in the workspace document slugs.
                     * @default []
                     */
                    refs: string[];
                    /**
                     * @description Choice of the things.
                     *     - `manual`: Those in `refs`.
                     *     - `latest`: The newest first.
                     *     - `featured`: Those that your theme puts first.
                     * @default latest
                     * @enum {string}
                     */
                    mode: "manual" | "latest" | "featured";
                    /**
                     * @description Most things to show.
                     * @default 8
                     */
                    limit: number;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Sign-ups for the newsletter: section id → content. Send what people enter to `POST /v1/store/newsletter`. */
            newsletterSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Form to use in place of the newsletter; absent for the newsletter. */
                    formSlug?: string;
                    /** @description Example to show in the empty input. */
                    placeholder?: string;
                    /**
                     * @description Text on the button.
                     * @default Subscribe
                     */
                    buttonLabel: string;
                    /**
                     * @description Text to show once the request is accepted.
                     * @default Thank you for subscribing.
                     */
                    successMessage: string;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Markup of the merchant’s own: section id → content. */
            customHtmlSections?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Markup as the merchant wrote it, not cleaned: show it in a sandboxed frame only. */
                    html: string;
                    /** @description Height of the frame, CSS pixels; your theme decides when absent. */
                    height?: number;
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Rows of buttons: section id → content. */
            sectionButtons?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Buttons in the order to show. */
                    buttons: components["schemas"]["Button"][];
                } & {
                    [key: string]: unknown;
                };
            };
            /** @description Groups of buttons: section id → content. */
            sectionButtonGroups?: {
                [key: string]: {
                    /** @description Heading of the section, plain text. */
                    heading?: string;
                    /** @description Line below the heading, plain text. */
                    subheading?: string;
                    /** @description Alignment of the section’s text; your theme decides when absent. */
                    align?: components["schemas"]["SectionAlign"];
                    /** @description Background of the section; that of the page when absent. */
                    background?: components["schemas"]["SectionBackground"];
                    /** @description Name of a distance above and below the section; a word that your theme knows. */
                    spacing?: string;
                    /** @description Id for links to the section, without `#`. */
                    anchor?: string;
                    /** @description Groups in the order to show. */
                    groups: ({
                        /** @description Unique among the groups; use it as the key of a list. */
                        id: string;
                        /** @description Buttons of the group, in the order to show. */
                        buttons: components["schemas"]["Button"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Top of every page. Words for looks are those of your theme: the service does not interpret them. */
        StorefrontHeader: {
            /**
             * @description Mark of the store in the header.
             *     - `logo`: The picture at `logoUrl`.
             *     - `text`: The text `brandText`.
             *     - `both`: Picture and text.
             * @enum {string}
             */
            branding?: "logo" | "text" | "both";
            /** @description Name to show as text; use the store’s `displayName` when absent. */
            brandText?: string;
            /**
             * Format: uri
             * @description Absolute address of the logo.
             */
            logoUrl?: string;
            /** @description Alternative text of the logo; use the store’s `displayName` when absent. */
            logoAlt?: string;
            /** @description Height of the logo, CSS pixels. */
            logoHeight?: number;
            /**
             * Format: uri
             * @description Absolute address of the icon for browser tabs.
             */
            faviconUrl?: string;
            /** @description Title in link previews. */
            socialTitle?: string;
            /** @description Text in link previews. */
            socialDescription?: string;
            /**
             * Format: uri
             * @description Absolute address of the picture in link previews.
             */
            socialImageUrl?: string;
            /** @description Arrangement of logo and menu, such as `centered`. */
            layout?: string;
            /** @description Form of the header’s background, such as `rounded`. */
            pillStyle?: string;
            /** @description Where the menu is, such as `left`. */
            navPosition?: string;
            /** @description Buttons at the end of the header, in the order to show. */
            ctas?: components["schemas"]["Button"][];
            /** @description Look of the menu’s links, such as `underline`. */
            linkStyle?: string;
            /** @description Entries of the menu, in the order to show. */
            links?: components["schemas"]["NavigationLink"][];
            /** @description Widest that the header gets: CSS pixels as a number, or a word of your theme. */
            maxWidth?: string | number;
            /** @description True when the header lies over the top of the page. */
            overlay?: boolean;
            /** @description True when the header stays in sight while people scroll. */
            sticky?: boolean;
            /** @description True to show the menu. */
            showMenu?: boolean;
            /** @description True to show a search. */
            showSearch?: boolean;
            /** @description True to show the cart. */
            showCart?: boolean;
        };
        /** @description A button of a page or section. */
        Button: {
            /** @description Text on the button. */
            label: string;
            /**
             * @description Look of the button.
             *     - `primary`: The main action of its section.
             *     - `secondary`: A less prominent action.
             *     - `link`: Plain text with a link.
             * @default primary
             * @enum {string}
             */
            style: "primary" | "secondary" | "link";
            /** @description Target of the button. */
            link: components["schemas"]["Link"];
        };
        /** @description An entry of a menu or of a list of links. */
        NavigationLink: {
            /** @description Text of the entry. */
            label: string;
            /** @description Target of the entry. */
            link: components["schemas"]["Link"];
            /**
             * @description True when the target opens in a new tab.
             * @default false
             */
            openInNewTab: boolean;
        };
        /** @description Opening of the home page. */
        StorefrontHero: {
            /** @description Short line above the title. */
            eyebrow?: string;
            /** @description Main line, in large letters. */
            title?: string;
            /** @description Line below the title. */
            subtitle?: string;
            /** @description Buttons below the text, in the order to show. */
            buttons?: components["schemas"]["Button"][];
            /** @description Pictures or videos behind the text, shown in turn. */
            backgroundMedia?: components["schemas"]["PageMedia"][];
            /** @description Way in which the background is shown, such as `slideshow`; a word that your theme knows. */
            backgroundMode?: string;
            /**
             * Format: uri
             * @description Absolute address of a single background; used where `backgroundMedia` is absent.
             */
            backgroundUrl?: string;
            /**
             * @description Kind of file, which decides how to show it.
             *     - `image`: A picture.
             *     - `video`: A video.
             *     - `audio`: A sound.
             *     - `document`: Any other file, such as a PDF: show a link to it.
             * @enum {string}
             */
            backgroundType?: "image" | "video" | "audio" | "document";
            /** @description Layer between background and text; absent for none. */
            overlay?: components["schemas"]["SectionOverlay"];
            /** @description Milliseconds for which each background is shown. */
            slideDuration?: number;
        };
        /** @description A picture, video, sound or document on a page. */
        PageMedia: {
            /**
             * @description Kind of file, which decides how to show it.
             *     - `image`: A picture.
             *     - `video`: A video.
             *     - `audio`: A sound.
             *     - `document`: Any other file, such as a PDF: show a link to it.
             * @enum {string}
             */
            type: "image" | "video" | "audio" | "document";
            /**
             * Format: uri
             * @description Absolute http or https address of the file.
             */
            url: string;
            /**
             * Format: uri
             * @description Address of a small still picture, or of a video’s poster; absent when there is none.
             */
            thumbnail?: string;
        };
        /** @description Layer between background and text, so that the text can be read: true or false for your theme’s own, a number from 0 (clear) to 1 (opaque), or a word that your theme knows. */
        SectionOverlay: boolean | number | string;
        /** @description Bottom of every page. */
        StorefrontFooter: {
            /** @description Arrangement of the footer, such as `columns`; a word that your theme knows. */
            layout?: string;
            /**
             * @description Colour of the background as hexadecimal digits, such as `#1f6f4a`.
             * @example #1f6f4a
             */
            backgroundColor?: string;
            /**
             * @description Colour of the text as hexadecimal digits, such as `#ffffff`.
             * @example #1f6f4a
             */
            textColor?: string;
            /** @description Copyright line, as the merchant wrote it. */
            copyright?: string;
            /** @description Profiles in social networks, in the order to show. */
            socialLinks?: components["schemas"]["SocialProfile"][];
            /** @description Lists of links, in the order to show. */
            linkGroups?: {
                /** @description Heading of the list. */
                title: string;
                /** @description Entries of the list, in the order to show. */
                links: components["schemas"]["NavigationLink"][];
            }[];
            /** @description Sign-up for the newsletter; not shown when absent. Send what people enter to `POST /v1/store/newsletter`. */
            newsletter?: {
                /** @description True to show this part. */
                enabled: boolean;
                /** @description Heading above the input. */
                heading?: string;
                /** @description Example to show in the empty input. */
                placeholder?: string;
                /** @description Text on the button. */
                buttonLabel?: string;
                /** @description Form to use in place of the newsletter; absent for the newsletter. */
                formSlug?: string;
            };
            /** @description Ways to pay, from `paymentMethods` of the storefront; not shown when absent. */
            payments?: {
                /** @description True to show this part. */
                enabled: boolean;
                /** @description Heading above the ways to pay. */
                heading?: string;
            };
            /** @description Address of the store; not shown when absent. */
            address?: {
                /** @description True to show this part. */
                enabled: boolean;
                /** @description Address as it is to be shown; take that of `contact` when absent. */
                text?: string;
            };
            /** @description Opening hours; not shown when absent. */
            hours?: {
                /** @description True to show this part. */
                enabled: boolean;
                /** @description Hours as they are to be shown; make them from `businessHours` of the storefront when absent. */
                text?: string;
            };
            /** @description Signs of trust, such as seals; not shown when absent. */
            trust?: {
                /** @description True to show this part. */
                enabled: boolean;
                /** @description Signs in the order to show. */
                items?: {
                    /** @description Words of the sign. */
                    label: string;
                    /**
                     * Format: uri
                     * @description Absolute address of the sign’s picture.
                     */
                    iconUrl?: string;
                }[];
            };
        };
        /** @description Ways to reach the store. */
        StorefrontContact: {
            /** @description Street and number. */
            addressLine1?: string;
            /** @description Second line of the address, such as floor or building. */
            addressLine2?: string;
            /** @description City or town. */
            city?: string;
            /** @description State, province or region. */
            state?: string;
            /** @description Country as the merchant wrote it. */
            country?: string;
            /**
             * Format: uri
             * @description Address of the store’s place on Google Maps.
             */
            googleMapsUrl?: string;
            /**
             * Format: email
             * @description E-mail address to show to visitors.
             */
            email?: string;
            /** @description Phone numbers to show to visitors, as the merchant wrote them. */
            phoneNumbers?: string[];
            /** @description Profiles in social networks, in the order to show. */
            socials?: components["schemas"]["SocialProfile"][];
            /** @description True to show a map of the address. */
            showMap?: boolean;
        };
        /** @description Identifiers for analytics and advertising. Load a service only where its identifier is present, and with the visitor’s consent where the law asks for it. */
        StorefrontTracking: {
            /** @description Measurement id of Google Analytics, such as `G-XXXXXXXXXX`. */
            googleAnalyticsId?: string;
            /** @description Container id of Google Tag Manager, such as `GTM-XXXXXXX`. */
            googleTagManagerId?: string;
            /** @description Conversion id of Google Ads, such as `AW-123456789`. */
            googleAdsId?: string;
            /** @description Pixel number of Meta (Facebook and Instagram), to measure advertising. */
            metaPixelId?: string;
            /** @description Pixel code of TikTok, to measure advertising. */
            tiktokPixelId?: string;
            /** @description Pixel code of Snapchat, to measure advertising. */
            snapchatPixelId?: string;
            /** @description Tag number of Pinterest, to measure advertising. */
            pinterestTagId?: string;
            /** @description Partner number of the LinkedIn Insight Tag, to measure advertising. */
            linkedinPartnerId?: string;
            /** @description Pixel code of X, to measure advertising. */
            xPixelId?: string;
            /** @description Project code of Microsoft Clarity, which records how pages are used. */
            clarityProjectId?: string;
            /** @description Site number of Hotjar, which records how pages are used. */
            hotjarSiteId?: string;
            /** @description True when the merchant allows you to send the buyer’s e-mail as a hash to these services. */
            shareHashedEmail?: boolean;
            /** @description The merchant’s own markup for the end of `<head>`, not cleaned. Insert it only into pages of this merchant. */
            customHead?: string;
            /** @description The merchant’s own markup for the end of `<body>`, not cleaned. Insert it only into pages of this merchant. */
            customBodyEnd?: string;
        };
        /** @description A promotion that opens over the page. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
        StorefrontCampaign: {
            /** @description Unique among the campaigns; remember it with `version` for visitors who closed it. */
            id: string;
            /** @description Name for the merchant; not shown to visitors. */
            name: string;
            /**
             * @description False when the merchant has switched the campaign off: do not show it.
             * @default true
             */
            enabled: boolean;
            /**
             * @description When the campaign opens.
             *     - `delay`: `delayMs` after the page has loaded.
             *     - `exit_intent`: When the pointer leaves the page.
             *     - `scroll`: When the visitor scrolls down.
             *     - `on_load`: As soon as the page has loaded.
             * @enum {string}
             */
            trigger: "delay" | "exit_intent" | "scroll" | "on_load";
            /** @description Milliseconds to wait. Used with `delay`. */
            delayMs?: number;
            /**
             * Format: date-time
             * @description When the campaign begins, UTC; at once when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt?: string;
            /**
             * Format: date-time
             * @description When the campaign ends, UTC, exclusive; never when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date ends with its last hour.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt?: string;
            /** @description Picture or video beside the text; absent when there is none. */
            media?: components["schemas"]["PageMedia"];
            /** @description Heading, one line. */
            heading?: string;
            /** @description A few sentences, plain text. */
            body?: string;
            /** @description Buttons below the text, in the order to show. */
            buttons?: components["schemas"]["Button"][];
            /**
             * @description True to ask for an e-mail address. Send it to `POST /v1/store/newsletter`, or to the form `formSlug`.
             * @default false
             */
            captureEmail: boolean;
            /** @description Example to show in the empty input. */
            emailPlaceholder?: string;
            /** @description Text on the button that sends the address. */
            submitLabel?: string;
            /** @description Text to show once the request is accepted. */
            successMessage?: string;
            /** @description Form that takes the address; absent for the newsletter. */
            formSlug?: string;
            /**
             * @description Rises when the merchant wants the campaign shown again to visitors who closed it.
             * @default 1
             */
            version: number;
        };
        /**
         * @description Alignment of the text of a section.
         *     - `left`: Left.
         *     - `center`: Centred.
         *     - `right`: Right.
         * @enum {string}
         */
        SectionAlign: "left" | "center" | "right";
        /** @description Colour, picture or video behind the content of a section. */
        SectionBackground: {
            /**
             * @description Kind of background.
             *     - `none`: Nothing.
             *     - `color`: The colour `color`.
             *     - `image`: The picture at `url`.
             *     - `video`: The video at `url`, without sound.
             * @enum {string}
             */
            mode: "none" | "color" | "image" | "video";
            /**
             * @description Colour as hexadecimal digits, such as `#1f6f4a`. Used with `color`.
             * @example #1f6f4a
             */
            color?: string;
            /**
             * Format: uri
             * @description Absolute address of the picture or video. Used with `image` and `video`.
             */
            url?: string;
            /** @description Layer over the picture or video; absent for none. */
            overlay?: components["schemas"]["SectionOverlay"];
        } & {
            [key: string]: unknown;
        };
        /** @description A media catalog without its files. */
        PublicCatalogSummary: {
            /** @description Ref of the catalog (`cat_…`). */
            ref: string;
            /** @description Name for URLs: read the files by `GET /v1/store/catalogs/{slug}`. */
            slug: string;
            /** @description Heading to show for the catalog. */
            name: string;
            /** @description Absolute address of a picture for the entry; absent when there is none. */
            coverUrl?: string;
            /** @description Number of files in the catalog. */
            itemCount: number;
        };
        /** @description A package in a list. */
        PublicPackageSummary: {
            /** @description Ref of the package (`pkg_…`). */
            ref: string;
            /**
             * @description Kind of offer.
             *     - `service`: A service.
             *     - `product`: Goods.
             *     - `event`: Something for an event.
             * @enum {string}
             */
            type: "service" | "product" | "event";
            /** @description Name of the package as buyers read it. */
            name: string;
            /** @description Name for URLs: find its options in `packageDetails`, or read it by `GET /v1/store/products/{slug}`. */
            slug: string;
            /** @description Absolute address of the main picture; absent when there is none. */
            coverUrl?: string;
            /** @description Lowest price of its options, integer in the minor unit of `currency`; absent when all of them are priced on request. */
            priceMinorFrom?: number;
            /** @description ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the package is priced in it. */
            currency: string;
            /** @description Number of its options. */
            optionCount: number;
        };
        /** @description Ratings of all products of the store, with the newest reviews. */
        StorefrontReviews: {
            /** @description Average of the ratings, 1 to 5 with two decimals. */
            average: number;
            /** @description Number of ratings of all products. */
            count: number;
            /** @description Newest reviews first, at most 20. */
            items: components["schemas"]["StorefrontReview"][];
        };
        /** @description A review of a product. */
        StorefrontReview: {
            /** @description Name to show below the review. */
            author: string;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description Words of the review; absent for stars alone. */
            text?: string;
            /**
             * Format: date
             * @description Day of the review, `YYYY-MM-DD`.
             */
            date: string;
            /** @description Product that the review is about, as buyers read it. */
            productName: string;
            /** @description `slug` of that product, to link to it. */
            productSlug: string;
        };
        /** @description A form within the storefront, without its hidden questions. Read the form itself for conditions and limits. */
        EmbeddedForm: {
            /** @description Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`. */
            slug: string;
            /** @description Heading to show for the form. */
            name: string;
            /** @description Text above the questions; absent when the merchant wrote none. */
            description?: string;
            /** @description Text on the button that sends the form. */
            submitLabel: string;
            /** @description Text to show once the answers are accepted. */
            thankYouMessage: string;
            /** @description Questions in the order to show. */
            fields: components["schemas"]["EmbeddedFormField"][];
        };
        /** @description A question of a form within the storefront. */
        EmbeddedFormField: {
            /** @description Ref of the question (`ffd_…`). Answers go by the `key` of the form’s own field with this `id`. */
            id: string;
            /** @description Question as people read it. */
            label: string;
            /** @description Kind of answer, and with it the input to show. */
            type: components["schemas"]["FormFieldType"];
            /**
             * @description True when a submission is refused without an answer, unless `showIf` leaves the question out.
             * @default false
             */
            required: boolean;
            /** @description Explanation to show beside the input; absent when there is none. */
            helpText?: string;
            /** @description Example to show in the empty input; absent when there is none. */
            placeholder?: string;
            /**
             * @description Choices, or rules for files; empty for all other types.
             * @default {}
             */
            options: components["schemas"]["FormFieldOptions"];
            /**
             * @description Part of the sender’s identity that the answer gives, so that the merchant’s contact is filled in.
             *     - `none`: Nothing about the sender.
             *     - `name`: Full name.
             *     - `first_name`: Given name.
             *     - `last_name`: Family name.
             *     - `email`: E-mail address.
             *     - `phone`: Phone number.
             * @default none
             * @enum {string}
             */
            identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
        };
        /** @description A table of the merchant’s, such as opening hours or sizes. Private columns are left out. */
        PublicTable: {
            /** @description Ref of the table (`tbl_…`). */
            ref: string;
            /** @description Name for URLs, by which the table is read. */
            slug: string;
            /** @description Heading to show for the table. */
            name: string;
            /** @description Text about the table; absent when the merchant wrote none. */
            description?: string;
            /** @description Columns in the order to show. */
            columns: components["schemas"]["PublicTableColumn"][];
            /** @description Rows in the order to show, at most 5,000. */
            rows: components["schemas"]["PublicTableRow"][];
            /** @description Number of rows; `rows` holds all of them. */
            rowCount: number;
            /**
             * Format: date-time
             * @description Last change of the table or one of its rows, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description A column with its heading and the type of its cells. */
        PublicTableColumn: {
            /** @description Name of the column in the `cells` of each row; unique within the table. */
            key: string;
            /** @description Heading to show above the column. */
            label: string;
            /**
             * @description Kind of value that the cells of the column hold.
             *     - `text`: One line or several of plain text.
             *     - `rich_text`: Markup that the service has cleaned of everything that could run.
             *     - `number`: A number.
             *     - `money`: An object with `currency` and `amountMinor`.
             *     - `date`: A date, `YYYY-MM-DD`.
             *     - `datetime`: A moment in UTC, ISO 8601.
             *     - `boolean`: True or false.
             *     - `select`: One of `options`, as text.
             *     - `multi_select`: A list of texts from `options`.
             *     - `url`: An absolute http or https address.
             *     - `email`: An e-mail address.
             *     - `phone`: A phone number, in E.164 form where its country is known.
             *     - `image`: An object with `url`, and `alt` to read aloud.
             *     - `file`: An object with `url`, and `name` to show.
             *     - `rating`: A number from 0 to 5.
             * @enum {string}
             */
            type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
            /** @description Values that a cell may have. Present for `select` and `multi_select` only. */
            options?: string[];
            /**
             * @description ISO 4217 code that all cells of a `money` column share; absent when each cell may have its own.
             * @example NGN
             */
            currency?: string;
            /** @description Position of the column, from 0; the columns come in this order. */
            sort: number;
        };
        /** @description A row with the values of its cells. */
        PublicTableRow: {
            /** @description Ref of the row (`row_…`); use it as the key of a list. */
            ref: string;
            /** @description `key` of the column → value. Empty cells are missing. */
            cells: {
                [key: string]: components["schemas"]["TableCell"];
            };
            /** @description Position of the row, from 0; the rows come in this order. */
            sort: number;
            /**
             * Format: date-time
             * @description Last change of the row, UTC with microseconds.
             */
            updatedAt: string;
        };
        /** @description Value of one cell. Its form follows from the `type` of its column. */
        TableCell: string | number | boolean | string[] | components["schemas"]["MoneyCell"] | components["schemas"]["FileCell"];
        /** @description An amount of money in a table. */
        MoneyCell: {
            /**
             * @description ISO 4217 code in capitals.
             * @example NGN
             */
            currency: string;
            /** @description Integer in the currency’s minor unit (kobo, cents); it may be negative. */
            amountMinor: number;
        };
        /** @description A picture or file in a table. */
        FileCell: {
            /**
             * Format: uri
             * @description Absolute http or https address of the file.
             */
            url: string;
            /** @description Alternative text of a picture; absent when the merchant wrote none. */
            alt?: string;
            /** @description File name to show; absent when the merchant gave none. */
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
                /** @description Refs of variants or package options (`var_…`, `pko_…`), separated by commas: 1 to 100. */
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
                /** @description `slug` of the catalog, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description `ref` of the checkout, as the request that made it returned it. */
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
                /** @description `ref` of the checkout, as the request that made it returned it. */
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
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
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
                /** @description `slug` of the collection, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** @description `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description `slug` of the folder, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** @description With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** @description `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
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
                /** @description `slug` of the note, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Return only orders changed at or after this moment, ISO 8601 with its zone; a bare date is its midnight in UTC. Pass the largest `updatedAt` that you have received: its order is sent again. Without it the list begins with the oldest change. */
                updatedSince?: string;
                /** @description Most orders to return. A shorter list means that you have caught up. */
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
                /** @description With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
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
            /** @description The code does not verify. The body is not an error envelope. */
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
                /** @description ISO 4217 code of the currency to pay in; the store’s primary one when absent. */
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
                /** @description With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** @description `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Day to read, `YYYY-MM-DD` in the store’s time zone; the first one with a free slot when absent. */
                date?: string;
                /** @description Ref of the variant or option to book. Required when more than one is booked by slots. */
                variantRef?: string;
                /** @description IANA time zone for `startLocal`, such as `Africa/Lagos`; the store’s when absent. */
                timezone?: string;
            };
            header?: never;
            path: {
                /** @description `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
                /** @description Return only products changed at or after this moment, ISO 8601 with its zone; a bare date is its midnight in UTC. Pass the largest `updatedAt` that you have received: its product is sent again. Without it the full list is returned. */
                updatedSince?: string;
                /** @description Most products to return with `updatedSince`. A shorter list means that you have caught up. The full list ignores it. */
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
                /** @description `slug` of the table, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
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
