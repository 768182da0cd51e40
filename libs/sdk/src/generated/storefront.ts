// Written by `npm run docs:generate` from the OpenAPI document. Change that.
/** Request to open a checkout of products and packages. */
export type ProductCheckoutRequest = {
    /** Products and packages to buy, 1 to 50 lines. */
    items: ProductLine[];
    /** ISO 4217 code of an accepted currency in which every item has a price; the store’s primary one when absent. It is fixed for the whole checkout. */
    currency?: string;
    /** Ref of the delivery zone (`dlz_…`), whose fee is added. Required when an item needs delivery; otherwise ignored. */
    deliveryZoneRef?: string;
    /** Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
    discountCode?: string;
    /** True when the buyer wants to pay in parts: the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts; false when absent. */
    saveForIt?: boolean;
    /**
     * Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
    /** Details of the buyer that you have, so that they need not be typed again; absent when you have none. */
    contact?: CheckoutPrefill;
};
/** A product or package to buy. */
export type ProductLine = {
    /** Ref of a published variant (`var_…`) or of an option of a package (`pko_…`). */
    variantRef: string;
    /** Number of pieces, 1 to 1,000. */
    quantity: number;
    /**
     * Start of a free slot, ISO 8601 with its zone, as `GET /v1/store/products/{slug}/slots` lists it in UTC. For variants booked by slots; when absent, the buyer chooses on the hosted page.
     * Format: date-time.
     */
    slotStartUtc?: string;
    /** Extras for each piece; when absent, the buyer chooses on the hosted page. */
    addons?: ChosenAddon[];
    /** Answers to the questions of the product and variant, by `key`; when absent, the buyer answers on the hosted page. */
    responses?: {
        [key: string]: FormAnswer;
    };
};
/** An extra chosen for an item. */
export type ChosenAddon = {
    /** Ref of the extra (`ado_…`), from `addonGroups` of the product. */
    optionRef: string;
    /**
     * Number for each piece of the item. More than 1 needs `allowQuantity`; 1 when absent.
     * @default 1
     */
    quantity?: number;
};
/** Answer to one question: text for most types, true or false for a checkbox, a number, or a list of texts where several may be chosen. Blank text and null are no answer. */
export type FormAnswer = string | number | boolean | string[] | null;
/** Details to fill in on the hosted page. The buyer may correct them. */
export type CheckoutPrefill = {
    /** Full name, at most 120 characters; blank is absent. */
    name?: string;
    /**
     * E-mail address; blank is absent.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number with its country code, such as `+2348031234567`; blank is absent.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to link a user of yours. */
export type LinkCustomerRequest = {
    /**
     * E-mail that your own sign-in has verified. Never send one that is not verified: the orders of that e-mail then count as the user’s.
     * Format: email.
     */
    email: string;
    /**
     * Your own id of the user, at most 255 characters. The same id returns the same link, whatever else is sent with it.
     * @example user_42
     */
    externalRef: string;
    /** Name of the user, where you know it. It fills an empty name of the contact and never replaces one. */
    name?: string;
    /**
     * Phone number with its country code, where you know it. It fills an empty phone of the contact and never replaces one.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to open a checkout of tickets whose payment step you show yourself. */
export type HeadlessCheckoutRequest = {
    /** Tickets wanted, 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of a promoter who is credited with the order; ignored when unknown. */
    promoterCode?: string;
    /** Not supported: send none, or an empty list. Sell products by `POST /v1/store/checkouts`. */
    products?: unknown[];
    /** Person who buys the tickets and gets them. */
    contact: CheckoutContact;
    /** Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
    discountCode?: string;
    /** ISO 4217 code of a currency that the event sells in; its primary one when absent. It is fixed for the whole checkout. */
    currency?: string;
    /**
     * Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
    /** The one way to pay, from `GET /v1/store/payment-methods`: `card`, `bank_transfer` or `international_card`. */
    provider: string;
    /** Price that you have shown to the buyer; not compared when absent. */
    pricing?: {
        /** Total that you have shown, integer in the currency’s minor unit; not compared when absent. When the service’s total differs, the answer is 409 `PRICE_MISMATCH` with the right figures. */
        totalMinor?: number;
    };
};
/** Tickets of one type. */
export type TicketLine = {
    /** Ref of the ticket type (`tkt_…`), as the event lists it. */
    ticketTypeRef: string;
    /** Number of tickets, from the type’s `minPerOrder` to its `maxPerOrder`; a group ticket is one. */
    quantity: number;
    /** Donation for each ticket of a donation type, integer in the currency’s minor unit; required there and refused elsewhere. A multiple of the currency’s step: 10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others. */
    amountMinor?: number;
    /** People on the seats: one entry for each, `quantity` × the type’s `groupSize` in all, in order. Do not drop blank entries: they keep a seat with the buyer. When absent, all seats are the buyer’s. */
    attendees?: SeatHolder[];
};
/** Person on one seat. Null or an empty object keeps the seat with the buyer. */
export type SeatHolder = {
    /** Full name, at most 120 characters. Required where the ticket type has `requiresAttendeeDetails`; blank is absent. */
    name?: string;
    /**
     * E-mail address of this person. Required where a name is required and the event has `attendeeEmailRequired`; blank is absent.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number with its country code, such as `+2348031234567`; blank is absent.
     * @example +2348031234567
     */
    phone?: string;
    /**
     * Date of birth, `YYYY-MM-DD`. Required where the ticket type has a `minAge` and the event’s `dobMode` is `attendee`; blank is absent.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /** Answers of this person to the questions of the ticket type, by `key`; those of the request hold when absent. */
    responses?: {
        [key: string]: FormAnswer;
    };
} | null;
/** Buyer of the tickets. */
export type CheckoutContact = {
    /** Full name of the buyer, at most 120 characters. */
    name: string;
    /**
     * Gets the tickets, and mails about the order.
     * Format: email.
     */
    email: string;
    /**
     * Phone number with its country code, such as `+2348031234567`; blank is absent.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to open a checkout of tickets on the hosted page. */
export type EventCheckoutRequest = {
    /** Tickets wanted, 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of a promoter who is credited with the order; ignored when unknown. */
    promoterCode?: string;
    /** Not supported: send none, or an empty list. Sell products by `POST /v1/store/checkouts`. */
    products?: unknown[];
    /** Person who buys the tickets and gets them. */
    contact: CheckoutContact;
    /** Discount code that the buyer entered, in upper or lower case; refused when it is unknown or does not apply. */
    discountCode?: string;
    /** ISO 4217 code of a currency that the event sells in; its primary one when absent. It is fixed for the whole checkout. */
    currency?: string;
    /** True when the buyer wants to pay in parts: the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts; false when absent. */
    saveForIt?: boolean;
    /**
     * Where the buyer goes after paying, with `checkout=<ref>` added to its query. An https address without credentials and fragment, at most 2,048 characters; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
};
/** Request to register for an event. All tickets have to be free. */
export type RegistrationRequest = {
    /** Tickets wanted, 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs its own instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions of the chosen ticket types, by `key`; none when absent. They hold for every seat without answers of its own. A required question without an answer is refused.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Codes that reveal hidden and invite-only ticket types; without its code such a type is refused as unknown.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of a promoter who is credited with the order; ignored when unknown. */
    promoterCode?: string;
    /** Person who registers. */
    contact: Registrant;
};
/** Person who registers. An e-mail or a phone number is required. */
export type Registrant = {
    /** Full name, at most 120 characters. */
    name: string;
    /**
     * Gets the confirmation, the calendar invite and the tickets. A further registration with the same e-mail returns the first one. Required without `phone`.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number with its country code. A guest without an e-mail gets an SMS here. Required without `email`.
     * @example +2348031234567
     */
    phone?: string;
};
/** Answers to a form. */
export type StoreFormSubmissionRequest = {
    /** Answers by the `key` of their question. Those that `showIf` leaves out are ignored, and blank is no answer. */
    answers: {
        [key: string]: FormAnswer;
    };
};
/** Somebody who wants to get the newsletter. */
export type NewsletterRequest = {
    /**
     * Address that gets a mail with a link. It is on the list once that link was followed.
     * Format: email.
     */
    email: string;
    /** Name for the merchant’s list, where you know it; mails do not use it. */
    name?: string;
};
/** Request to send a code to a phone. */
export type OtpSendRequest = {
    /** Mobile number with its country code, such as `+2348031234567`. */
    to: string;
    /** Your own code, 1 to 15 digits, which you check yourself: `otp/verify` refuses it. When absent, the service makes a code of 6 digits. */
    code?: string;
    /** Your label for the log of what was sent, at most 100 characters; no label when absent. Customers never see it. */
    purpose?: string;
    /**
     * Minutes for which the code is valid, 1 to 60; 10 when absent.
     * @default 10
     */
    expiresInMinutes?: number;
    /** Approved authentication template of the merchant’s own number (`tpl_…`); the one of its channel when absent. It cannot be combined with `sender`. */
    templateRef?: string;
    /**
     * Number that the code comes from; the workspace’s setting holds when absent. It cannot be combined with `templateRef`.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The service’s number, which needs no set-up. The code then names the service and not the merchant.
     */
    sender?: "own" | "frontdesk";
};
/** Check of a code that a customer typed. */
export type OtpVerifyRequest = {
    /** `challengeRef` of the response to sending. */
    challengeRef: string;
    /** Text that the customer typed, unchanged. Blanks, hyphens and invisible marks are dropped, and digits of all scripts are read. Where nothing is left it is `invalid` and costs no guess; everything else is a guess. */
    code: string;
};
/** Request to be notified once a variant can be bought again. */
export type RestockAlertRequest = {
    /** Ref of a variant of this product that is sold out (`var_…`, `pko_…`). */
    variantRef: string;
    /**
     * Address that gets a mail with a link and, once that was followed, one mail when the variant is back.
     * Format: email.
     */
    email: string;
};
/** A checkout was paid: hosted, of an event, or headless. */
export type CheckoutCompletedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `checkout.completed`: decide by it what to do. */
    type: "checkout.completed";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the checkout: read it by `GET /v1/store/checkouts/{ref}`. */
        checkoutRef: string;
        /** Ref of the order: find the order in `GET /v1/store/orders`. */
        orderRef: string;
    };
};
/** A checkout link lapsed unpaid. */
export type CheckoutExpiredEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `checkout.expired`: decide by it what to do. */
    type: "checkout.expired";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the checkout: read it by `GET /v1/store/checkouts/{ref}`. */
        checkoutRef: string;
    };
};
/** The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request. */
export type OrderUpdatedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `order.updated`: decide by it what to do. */
    type: "order.updated";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the order: find the order in `GET /v1/store/orders`. */
        orderRef: string;
        /**
         * Payment state of the order.
         * - `pending`: Nothing is paid yet.
         * - `saving`: A savings plan is being paid in parts.
         * - `deposit_paid`: The deposit is paid and a balance is due.
         * - `paid`: All is paid; an order that costs nothing is paid at once.
         * - `partially_refunded`: Part of what was paid went back.
         * - `refunded`: All that was paid went back.
         * - `cancelled`: It was called off.
         */
        status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * State of the handover of the order.
         * - `not_required`: Nothing has to be handed over: tickets or digital goods only.
         * - `unfulfilled`: Nothing is handed over yet.
         * - `scheduled`: It is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces are handed over.
         * - `fulfilled`: All pieces are handed over.
         * - `returned`: The pieces came back.
         * - `cancelled`: The order was called off.
         */
        fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
    };
};
/** A form submission was recorded. */
export type FormSubmittedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `form.submitted`: decide by it what to do. */
    type: "form.submitted";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the submission: read it by `GET /v1/admin/submissions/{ref}`. */
        submissionRef: string;
        /** `slug` of the form when it was submitted. */
        formSlug: string;
        /** Ref of the form that was filled in. */
        formRef: string;
    };
};
/** A guest registered for a free event: one per registration, never for a test key. */
export type AttendeeRegisteredEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `attendee.registered`: decide by it what to do. */
    type: "attendee.registered";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the first seat, the same as `ref` of the registration. */
        attendeeRef: string;
        /** Ref of the event that the guest goes to. */
        eventRef: string;
        /** `slug` of that event when the guest registered. */
        eventSlug: string;
        /** Ref of the ticket type of the first seat. */
        ticketTypeRef: string;
        /**
         * State of the seat.
         * - `confirmed`: The guest has the seat and gets the ticket.
         * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined it; the seat is on sale again.
         * - `cancelled`: It was given back or called off; the seat is on sale again.
         * - `checked_in`: The guest has come in.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
        /** Number of seats of the registration. */
        attendeeCount: number;
        /** Ref of the registration, which all its seats share; null where it has one seat. */
        groupRef: string | null;
        /**
         * Where the registration was made.
         * - `storefront_api`: By `POST /v1/store/events/{slug}/register`.
         * - `hosted_storefront`: On the event’s page of the service.
         * - `rsvp_link`: By the public RSVP link.
         * - `admin`: By the merchant.
         * - `import`: By an import of guests.
         */
        source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
    };
};
/** A guest changed something about their seat by the link of their ticket, such as the name on it. */
export type AttendeeUpdatedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `attendee.updated`: decide by it what to do. */
    type: "attendee.updated";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the seat. */
        attendeeRef: string;
        /** Ref of the event that the guest goes to. */
        eventRef: string;
        /** Ref of the ticket type of the seat. */
        ticketTypeRef: string;
        /**
         * State of the seat.
         * - `confirmed`: The guest has the seat and gets the ticket.
         * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined it; the seat is on sale again.
         * - `cancelled`: It was given back or called off; the seat is on sale again.
         * - `checked_in`: The guest has come in.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    };
};
/** Free seats were given back, by their guest or by the merchant: they are on sale again. */
export type AttendeeCancelledEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `attendee.cancelled`: decide by it what to do. */
    type: "attendee.cancelled";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Refs of the seats that are on sale again. */
        attendeeRefs: string[];
        /** Ref of the registration of these seats: `groupRef` of `attendee.registered`, where it had several. */
        registrationRef: string;
    };
};
/** A buyer account was linked to a contact; once per link. */
export type CustomerLinkedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `customer.linked`: decide by it what to do. */
    type: "customer.linked";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the customer, one for each contact. */
        customerRef: string;
        /** Ref of the contact that the user was linked with. */
        contactRef: string;
    };
};
/** A product was deleted; remove it from any local copy. */
export type ProductDeletedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `product.deleted`: decide by it what to do. */
    type: "product.deleted";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the product or package: delete your copy of it. */
        productRef: string;
        /** Last `slug` of the product, for pages to take down. */
        slug: string;
    };
};
/** An order was removed: today test orders, 90 days after they were made. */
export type OrderDeletedEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `order.deleted`: decide by it what to do. */
    type: "order.deleted";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Ref of the order: delete your copy of it. */
        orderRef: string;
        /** True for an order of test mode; today only these are deleted. */
        test: boolean;
        /**
         * Why it was deleted.
         * - `test_retention`: It is a test order, and 90 days old.
         * - `gdpr_erasure`: A person’s data were erased. Reserved: not sent yet.
         * - `admin`: The merchant deleted it. Reserved: not sent yet.
         */
        reason: "test_retention" | "gdpr_erasure" | "admin";
    };
};
/** The merchant tests the destination; acknowledge with any 2xx. */
export type PingEvent = {
    /** Id of the event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the event, `ping`: decide by it what to do. */
    type: "ping";
    /**
     * When the event happened, UTC. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body, such as `1.0.0`.
     * @example 1.0.0
     */
    apiVersion: string;
    /**
     * Environment in which it happened.
     * - `live`: Real money, stock and tickets; also for events of products and forms, which have no mode.
     * - `test`: A trial with a test key: no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`), for receivers that serve several. */
    workspaceRef: string;
    /** Present, and `true`, on a sample that a developer asked for: nothing has happened, and its refs name nothing. Absent from every other event. */
    sample?: true;
    /** Things that the event is about, as refs only: read the rest from the API. */
    data: {
        /** Always `ping`: nothing has to be done. */
        message: "ping";
    };
};
/** Stock of variants and package options at this moment. */
export type PublicStoreAvailability = {
    /** Ref → units left; null means untracked, without a cap. A requested ref that is missing can no longer be bought. */
    variants: {
        [key: string]: number | null;
    };
    /** Refs that can be bought at zero stock, as pre-orders. */
    preorderable: string[];
    /** Ref → how many may still be pre-ordered. Variants of one product share this number. A ref of `preorderable` that is missing here has no cap. */
    preorderRemaining: {
        [key: string]: number;
    };
};
/** Body of every refusal. */
export type Error = {
    /** The refusal and its reason. */
    error: {
        /**
         * Cause of the refusal; stable and safe to branch on. New codes may be added: fall back on the status.
         * - `UNAUTHORIZED`: The key is missing, unknown, revoked, or of another environment.
         * - `ORIGIN_NOT_ALLOWED`: A publishable key was used from an origin that is not registered on it, or without one.
         * - `INSUFFICIENT_SCOPE`: The key lacks a scope or is of the wrong kind: see `details.required` and `details.requiredKind`.
         * - `STORE_API_SECRET_DISABLED`: The merchant has switched secret keys off.
         * - `STORE_API_DISABLED`: The merchant has switched the API off.
         * - `KEY_PAUSED`: The merchant has paused this key; it works again once it is resumed.
         * - `NOT_FOUND`: There is no such thing in this workspace and mode, or it is not published.
         * - `METHOD_NOT_ALLOWED`: The address exists, but not with this method: see the header `Allow`.
         * - `VALIDATION_ERROR`: Something in the request is wrong: `details` names it.
         * - `TIER_REQUIRES_PAYMENT`: A ticket costs money: open a checkout on your server instead.
         * - `TIER_SOLD_OUT`: Too few tickets are left: see `details.remaining`.
         * - `CONFLICT`: Another change is under way, or the state does not allow this one.
         * - `TICKET_REFUSED`: The ticket does not admit: see `details.reason`.
         * - `CHECKOUT_ALREADY_PAID`: The checkout is paid and cannot be cancelled.
         * - `PRICE_MISMATCH`: Your total differs from the service’s: show the buyer `details.pricing`.
         * - `HEADLESS_DISABLED`: The workspace does not allow headless checkouts: open a hosted one.
         * - `IDEMPOTENCY_KEY_REUSED`: The `Idempotency-Key` was used with another body: take a new one.
         * - `PROVIDER_UNAVAILABLE`: The payment provider, or the merchant’s own sender of codes, cannot do it now.
         * - `OTP_NOT_CONFIGURED`: The merchant has not connected a number or approved a template for codes.
         * - `OTP_COUNTRY_NOT_ALLOWED`: The merchant does not send codes to this country.
         * - `OTP_INSUFFICIENT_BALANCE`: The workspace has no credit left for codes.
         * - `OTP_SENDER_UNAVAILABLE`: The service’s own number cannot send now; nothing was charged.
         * - `OTP_CODE_NOT_MANAGED`: The code is your own: check it yourself.
         * - `RATE_LIMITED`: There were too many requests: wait as long as `Retry-After` says.
         * - `SERVICE_UNAVAILABLE`: The service cannot work at this moment: wait as long as `Retry-After` says.
         * - `INTERNAL`: Something went wrong on the service’s side; repeating the request is safe.
         */
        code: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
        /** Sentence that says what is wrong and how to fix it, in English. It may change: do not branch on it. */
        message: string;
        /** True when the same request, unchanged, may succeed later: wait as long as `Retry-After` says. */
        retryable: boolean;
        /** Id of the request (`req_…`), also in the header `X-Request-Id`: name it to support. */
        requestId: string;
        /** Facts for your program, each in a field of its own; absent when there are none. */
        details?: {
            /** Path of a field → what is wrong with it: show it beside the input. */
            fields?: {
                [key: string]: string;
            };
            /** Number of entries that the longest list here leaves out: lists name at most 50, the faults of a document 500. `accepted` is always complete. */
            more?: number;
            /** Refs or codes that do not exist, are not published, or are not on sale. */
            invalid?: string[];
            /** Refs without a price in the currency. */
            unpriced?: string[];
            /** All values that are accepted here, such as currencies or refs. */
            accepted?: string[];
            /** Refs of which too few are left. */
            soldOut?: string[];
            /** Refs whose quantity, or whose number of `attendees`, is not allowed. */
            quantity?: string[];
            /** Refs of ticket types for which somebody is too young or has no date of birth. */
            age?: string[];
            /** Refs of ticket types that cost money. Present with `TIER_REQUIRES_PAYMENT`. */
            tickets?: string[];
            /** Scopes or permissions that the key or token lacks. Present with `INSUFFICIENT_SCOPE`. */
            required?: string[];
            /** Kind of key that the operation takes, `secret`: no scope makes a publishable key enough. */
            requiredKind?: "secret";
            /** Why the payment provider did not open the charge. Present with `PROVIDER_UNAVAILABLE`. */
            refusal?: {
                /**
                 * Subject of the provider’s refusal.
                 * - `card`: The card.
                 * - `buyer`: A detail of the buyer, such as the e-mail.
                 * - `attempt`: This attempt alone: another one may succeed.
                 * - `configuration`: The merchant’s account at the provider: the merchant has to act.
                 */
                cause: "card" | "buyer" | "attempt" | "configuration";
                /** The provider’s own code, for logs; the provider may change it. */
                code?: string;
            };
            /**
             * Owner of the limit that was reached; absent when it is the key’s or another one. Present with `RATE_LIMITED`.
             * - `visitor`: That of the visitor whom `X-Visitor` names.
             * - `destination`: That of the number that codes go to.
             * - `key_day`: The codes of the key in 24 hours: nobody gets one now.
             * - `client`: That of the address that the request comes from.
             * - `workspace_day`: The messages of the workspace to guests in 24 hours.
             */
            limit?: "visitor" | "destination" | "key_day" | "client" | "workspace_day";
            /** The service’s total, integer in the minor unit of `currency`. Present with `PRICE_MISMATCH`. */
            expectedTotalMinor?: number;
            /** ISO 4217 code of `expectedTotalMinor`. */
            currency?: string;
            /** The service’s price in parts, as `pricing` of a headless checkout has it: show it, and send its `totalMinor`. */
            pricing?: {
                [key: string]: unknown;
            };
            /** Number that is left, or ref → number where several are asked for. */
            remaining?: number | {
                [key: string]: number;
            };
            /** Word for why a ticket does not admit, or sentence about a setting that the merchant has to change. */
            reason?: string;
            /** Setting of the workspace by which the merchant can allow the request, such as `texts.countries`. */
            setting?: string;
            /** Number that cannot send codes: `own`, the merchant’s connected one. */
            sender?: "own";
            /** When the ticket was admitted before, UTC. */
            checkedInAt?: string;
            /** Day of the event that was to be entered. */
            day?: {
                /** The merchant’s key of the day. */
                key: string;
                /** Name of the day; absent when it has none. */
                label?: string;
                /** Date of the day, `YYYY-MM-DD` in its time zone. */
                dayDate: string;
            };
            /** Keys of the days that the ticket admits to. */
            validDays?: string[];
            /** Present `slug` of a thing that was renamed: ask for that one. */
            movedTo?: string;
            /** Parts that the change would remove although they are in use. `force=true` removes them all the same. */
            inUse?: PartInUse[];
        };
    };
};
/** A part of the workspace that a change would remove, and what uses it. */
export type PartInUse = {
    /**
     * Kind of part.
     * - `ticket_type`: A ticket type of an event.
     * - `day`: A day of an event.
     * - `variant`: A variant of a product.
     * - `package_option`: An option of a package.
     * - `question`: A question of a ticket type, variant, option or form.
     * - `form`: A form.
     */
    kind: "ticket_type" | "day" | "variant" | "package_option" | "question" | "form";
    /** Where the part is in the workspace document, such as `events[gala].ticketTypes[vip]`. */
    path: string;
    /** Seats that are neither cancelled nor declined; absent when there are none. */
    guests?: number;
    /** Orders with money received that was not given back; absent when there are none. */
    orders?: number;
    /** Open checkouts; absent when there are none. */
    checkouts?: number;
    /** Savings plans that are being paid; absent when there are none. */
    savingsPlans?: number;
    /** Guests, orders or submissions with an answer to the question; absent when there are none. */
    answers?: number;
};
/** A media catalog: pictures, videos and other files to browse, such as a lookbook. */
export type PublicCatalog = {
    /** Ref of the catalog (`cat_…`). */
    ref: string;
    /** Name for URLs, by which the catalog is read. */
    slug: string;
    /** Heading to show for the catalog. */
    name: string;
    /** Text about the catalog; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the picture at the top; absent when there is none. */
    coverUrl?: string;
    /**
     * Layout of the files.
     * - `grid`: Squares of one size.
     * - `masonry`: Columns of files in their own proportions.
     * - `carousel`: One at a time, to swipe.
     * - `list`: One below the other, with their texts.
     */
    layout: "grid" | "masonry" | "carousel" | "list";
    /** Files in the order to show. */
    items: PublicCatalogItem[];
    /** Number of entries of `items`. */
    itemCount: number;
    /** Title for search engines and link previews; use `name` when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Last change, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A file of a media catalog. */
export type PublicCatalogItem = {
    /** Ref of the piece (`itm_…`); use it as the key of a list. */
    ref: string;
    /**
     * Kind of file, which decides how to show it.
     * - `image`: A picture.
     * - `video`: A video.
     * - `audio`: A sound.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /** Title to show; absent when the merchant wrote none. */
    title?: string;
    /** Text to show below the file; absent when there is none. */
    caption?: string;
    /** Alternative text for people who cannot see the picture; absent when there is none. */
    alt?: string;
    /**
     * Absolute http or https address of the file itself.
     * Format: uri.
     */
    url: string;
    /**
     * Address of a small still picture for lists; absent when there is none.
     * Format: uri.
     */
    thumbnailUrl?: string;
    /** Width of the picture or video, pixels; absent for files without one. */
    width?: number;
    /** Height of the picture or video, pixels; absent for files without one. */
    height?: number;
    /** Playing time of a video or sound, seconds; absent for other files. */
    durationSeconds?: number;
    /** MIME type of the file, such as `image/webp`. */
    mimeType: string;
    /** Number of bytes to download: show it beside the link. */
    sizeBytes: number;
    /** Where a click on the piece leads; absent when it leads nowhere. */
    link?: Link;
    /**
     * Words by which to group or filter the pieces; empty when there are none.
     * @default []
     */
    tags: string[];
    /** Position of the piece, from 0; the pieces come in this order. */
    sort: number;
};
/** Target of a button or navigation entry. Read the one field that belongs to `type`. */
export type Link = {
    /**
     * Kind of target, which decides the field to read.
     * - `none`: No target: show plain text.
     * - `section`: A section of the current page, `sectionId`.
     * - `page`: A page of the storefront, `pageSlug`.
     * - `url`: Any address, `url`.
     * - `package`: A package, `packageSlug`, and where present one of its options, `packageOptionRef`.
     * - `product`: A product, `productSlug`.
     * - `collection`: A collection, `collectionSlug`.
     * - `catalog`: A media catalog, `catalogSlug`.
     * - `event`: An event, `eventSlug`.
     */
    type: "none" | "section" | "page" | "url" | "package" | "product" | "collection" | "catalog" | "event";
    /** `id` of a section in `renderConfig`. Set for type `section`. */
    sectionId?: string;
    /** `slug` of a page in `renderConfig.pages`. Set for type `page`. */
    pageSlug?: string;
    /** An http or https address, a path that begins with `/`, `mailto:…`, `tel:…` or `#…`. Set for type `url`. */
    url?: string;
    /** `slug` of a package. Set for type `package`. */
    packageSlug?: string;
    /** Option of the package to preselect. In responses a ref (`pko_…`), in the workspace document its path, such as `gift-box/large`. Left out when the option is not published. */
    packageOptionRef?: string;
    /** `slug` of a product. Set for type `product`. */
    productSlug?: string;
    /** `slug` of a collection. Set for type `collection`. */
    collectionSlug?: string;
    /** `slug` of a media catalog. Set for type `catalog`. */
    catalogSlug?: string;
    /** `slug` of an event. Set for type `event`. */
    eventSlug?: string;
};
/** A checkout. Only `status` says whether it is paid, never the buyer’s return. */
export type StoreCheckoutSessionView = {
    /** Ref of the checkout (`chk_…`): keep it with the buyer’s session, and read the checkout by it. */
    ref: string;
    /**
     * State of the checkout.
     * - `open`: It can be paid.
     * - `paid`: It is paid: `orderRef` is set. This is final.
     * - `expired`: It was not paid in time; what it held is on sale again. Only money that was sent in time, or comes soon after, can still make it paid.
     * - `cancelled`: It was called off; what it held is on sale again. This is final.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Page to send the buyer to. It resumes the checkout whenever it is opened. Read with a publishable key, it shows contact data masked. */
    hostedUrl: string;
    /** Where the buyer goes after paying, with `checkout=<ref>` added to its query. A return proves nothing: read the checkout. */
    returnUrl: string;
    /** ISO 4217 code of all amounts, fixed for the whole checkout. */
    currency: string;
    /** Cost of everything, integer in the currency’s minor unit. The prices of products are final once the buyer starts to pay. */
    totalMinor: number;
    /** Part of the total that this checkout charges, integer in the minor unit. Present when that is a deposit; all of it is due when absent. */
    dueNowMinor?: number;
    /** Part of the total that is paid later, integer in the minor unit. Present beside `dueNowMinor`. */
    balanceMinor?: number;
    /**
     * When the balance has to be paid, UTC; absent when there is none, or no fixed day.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the order (`ord_…`); absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order for people; absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout ends unpaid and what it holds is on sale again, UTC. A started bank transfer moves it.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When it was paid, UTC; absent until then.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When it was called off, UTC; absent for all others.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Payment step of a headless checkout, for secret keys only; absent for hosted checkouts and for publishable keys. */
    payment?: CheckoutPayment;
};
/** Payment step of a checkout. Fields of other ways to pay are null, and so are all of them once nothing can be paid here. */
export type CheckoutPayment = {
    /**
     * Way to pay that you asked for: branch on it.
     * - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
     * - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
     * - `international_card`: A card in any other currency, on the provider’s page: `checkoutUrl`.
     */
    provider: "card" | "bank_transfer" | "international_card";
    /**
     * Action of your page.
     * - `inline`: Opens the provider’s popup with `accessCode`.
     * - `redirect`: Sends the buyer to `checkoutUrl`.
     * - `transfer`: Shows `bankAccount`.
     */
    flow: "inline" | "redirect" | "transfer";
    /** Opens the provider’s popup: pass one options object with it and the callbacks for success and cancel. Null for other flows. */
    accessCode: string | null;
    /** The provider’s key for browsers, for its script. Null where it needs none. */
    publicKey: string | null;
    /** Page of the provider to send the buyer to; for `inline` the alternative to its popup. Null for `transfer`. */
    checkoutUrl: string | null;
    /** Account to transfer to. Null for other flows, and for `transfer` until the provider confirms it: poll the checkout. */
    bankAccount: TransferAccount | null;
    /** Why the provider refused to open the payment, or refused the buyer’s last card; absent when it did not. The management API has the provider’s own words. */
    refusal?: PaymentRefusal;
};
/** Bank account for one transfer. Show all of it to the buyer, with the amount and the time until which it is open. */
export type TransferAccount = {
    /** Bank to which the buyer transfers. */
    bankName: string;
    /** Code of the bank in its country; null when the provider gives none. */
    bankCode: string | null;
    /** Account number, made for this payment alone. */
    accountNumber: string;
    /** Name on the account, which the buyer’s bank shows. */
    accountName: string;
    /** Amount to transfer, integer in the currency’s minor unit. A smaller amount leaves the checkout open with the rest to pay. */
    amountMinor: number;
    /** ISO 4217 code of `amountMinor`. */
    currency: string;
    /** Reference for the transfer, where the buyer’s bank asks for one. */
    reference: string;
    /**
     * When the account closes, UTC: ask for another one after that.
     * Format: date-time.
     */
    expiresAt: string;
};
/** Why a payment was refused, as far as the buyer may know it. */
export type PaymentRefusal = {
    /**
     * Subject of the refusal. Say that a card was refused for `card` only; else say that this way to pay does not work now.
     * - `card`: The card.
     * - `buyer`: A detail of the buyer, such as the e-mail.
     * - `attempt`: This attempt alone: another one may succeed.
     * - `configuration`: The merchant’s account at the provider: the merchant has to act.
     */
    cause: "card" | "buyer" | "attempt" | "configuration";
    /**
     * Why the card was refused, where it helps the buyer; absent for all other reasons.
     * - `insufficient_funds`: There is not enough money on it.
     * - `expired_card`: The card has expired.
     * - `wrong_details`: Number, date or security code are wrong.
     */
    reason?: "insufficient_funds" | "expired_card" | "wrong_details";
};
/** A collection with its products. */
export type PublicCollectionDetail = {
    /** The collection itself. */
    collection: PublicCollectionSummary;
    /** Its published products and packages, in the order to show. */
    products: PublicProductSummary[];
};
/** A collection of products, without the products themselves. */
export type PublicCollectionSummary = {
    /** Ref of the collection (`col_…`). */
    ref: string;
    /** Heading to show for the collection. */
    name: string;
    /** Name for URLs: read the products by `GET /v1/store/collections/{slug}`. */
    slug: string;
    /** Text about the collection; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the picture or video at the top; absent when there is none. */
    coverUrl?: string;
    /**
     * Kind of cover at the top.
     * - `image`: The picture at `coverUrl`.
     * - `video`: The video at `coverUrl`.
     * - `gallery`: The pictures in `gallery`.
     * - `color`: A plain colour of your theme.
     */
    coverKind: "image" | "video" | "gallery" | "color";
    /** Addresses of further pictures, in the order to show; empty when there are none. */
    gallery: string[];
    /** Refs of the published products and packages, in the order to show. */
    productRefs: string[];
    /** Number of entries of `productRefs`. */
    itemCount: number;
    /** Title for search engines and link previews; use `name` when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
};
/** A product or package in a list. */
export type PublicProductSummary = {
    /** Ref of the product (`prd_…`) or package (`pkg_…`): upsert a local copy by it. */
    ref: string;
    /** Name as buyers read it. */
    name: string;
    /** Name for URLs: read the variants by `GET /v1/store/products/{slug}`. */
    slug: string;
    /** True for a package, whose variants are its options. */
    isPackage: boolean;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /** ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it. */
    currency: string;
    /** Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request. */
    priceMinorFrom?: number;
    /** Lowest price in each currency that the store accepts. */
    pricesFrom: AmountsByCurrency;
    /** Earlier price of the variant with the lowest price, to strike out, in the same minor unit; absent when it has none. */
    compareAtMinorFrom?: number;
    /** Earlier prices to strike out: that of the variant with the lowest price, in each currency that has one. Absent when none has. */
    compareAtFrom?: AmountsByCurrency;
    /** True when `priceMinorFrom` is below `compareAtMinorFrom`: mark the product as reduced. */
    showSaleBadge: boolean;
    /** Number of its variants or options. */
    variantCount: number;
    /** True when no variant is in stock. It may still be pre-ordered or saved up for. */
    soldOut: boolean;
    /** True when it can be paid in parts now. Offer it where it is neither in stock nor `preorderable`. */
    saveForItSaveable: boolean;
    /** True when it can be ordered now although stock has run out. */
    preorderable: boolean;
    /** Average of the ratings, 1 to 5 with two decimals; absent when there are none or reviews are off. */
    ratingAvg?: number;
    /** Number of ratings; absent when reviews are off. */
    ratingCount?: number;
    /**
     * Last change of anything in the summary or the product itself, UTC with microseconds. The largest one that you have received is the next `updatedSince`.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Amounts by currency: ISO 4217 code → integer in that currency’s minor unit, such as `{ "NGN": 150000, "USD": 1200 }`. */
export type AmountsByCurrency = {
    [key: string]: number;
};
/** Link between a user of yours and a contact of the merchant. */
export type StoreCustomerLinkView = {
    /** Ref of the link (`lnk_…`). */
    linkRef: string;
    /** Ref of the customer (`cus_…`), one for each contact. With a test key it begins with `test_` and exists nowhere else. */
    customerRef: string;
    /** Ref of the contact (`con_…`), one for each e-mail: orders and registrations with that e-mail belong to it. With a test key it begins with `test_` and exists nowhere else. */
    contactRef: string;
    /** Your own id of the user, as you sent it. */
    externalRef: string;
    /** True when this user was linked before: the link is unchanged. */
    alreadyLinked: boolean;
    /**
     * When the user was first linked, UTC.
     * Format: date-time.
     */
    linkedAt: string;
    /** True with a test key: everything was checked, and no contact was made. */
    test: boolean;
};
/** A way to deliver goods or to hand them over, with its fee. Send its `ref` as `deliveryZoneRef` when an item needs delivery. */
export type DeliveryZone = {
    /** Ref of the zone (`dlz_…`): send it as `deliveryZoneRef` in a checkout. */
    ref: string;
    /** Choice as the buyer reads it, such as `Lagos mainland`. */
    name: string;
    /** Longer text about the choice; absent when the merchant wrote none. */
    description?: string;
    /**
     * Way in which the goods get to the buyer.
     * - `delivery`: They are brought to the buyer’s address.
     * - `pickup`: The buyer collects them at `pickupLocation`.
     */
    kind: "delivery" | "pickup";
    /** ISO 3166 two-letter codes of the countries covered; empty when the zone is not bound to a country. Addresses elsewhere are refused. */
    countries: string[];
    /** States or regions covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them. */
    states: string[];
    /** Cities covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them. */
    cities: string[];
    /** Beginnings of the postal codes covered; empty for all. Addresses with another code are refused. */
    postalPrefixes: string[];
    /** ISO 4217 code of `feeMinor`: the store’s primary currency wherever the zone is priced in it. */
    currency: string;
    /** Fee for the whole order, integer in the minor unit of `currency`; 0 is free. */
    feeMinor: number;
    /** Fee in each currency that the store accepts, as `priceMinor`. In a currency that is missing here the zone cannot be chosen. */
    prices: PriceEntry[];
    /** Subtotal before discounts from which delivery is free, by currency; absent when it never is. */
    freeOver?: AmountsByCurrency;
    /** Subtotal before discounts below which the zone is refused, by currency; absent when there is no minimum. */
    minOrder?: AmountsByCurrency;
    /** Time until the goods arrive, in the merchant’s words. Show it where the days are absent. */
    etaText?: string;
    /** Fewest working days until the goods arrive; absent when the merchant gave none. */
    etaMinDays?: number;
    /** Most working days until the goods arrive; absent when the merchant gave none. */
    etaMaxDays?: number;
    /** Where the buyer collects the goods. Present for `pickup` only. */
    pickupLocation?: Location;
    /** Position of the zone, from 0; the zones come in this order. */
    sort: number;
};
/** A price in one currency. */
export type PriceEntry = {
    /**
     * ISO 4217 code in capitals, such as `NGN`.
     * @example NGN
     */
    currency: string;
    /** Price, or fee in a list of fees: integer in the currency’s minor unit (kobo, cents). */
    priceMinor: number;
    /** Earlier price to strike out beside `priceMinor`, in the same minor unit; absent when there is none. */
    compareAtMinor?: number;
};
/** A physical or online place. All fields are optional; show those that are present. */
export type Location = {
    /** Name of the building or room, such as `Eko Hall`. */
    venueName?: string;
    /** Street and number, one line. */
    address?: string;
    /** City or town. */
    city?: string;
    /** State, province or region, as people write it. */
    state?: string;
    /** Country as the merchant writes it: usually the ISO 3166 two-letter code, else a name. */
    country?: string;
    /** Latitude in degrees, -90 to 90 (WGS 84), for a map. */
    lat?: number;
    /** Longitude in degrees, -180 to 180 (WGS 84), for a map. */
    lng?: number;
    /**
     * Address at which to join online. Left out where only confirmed guests may see it.
     * Format: uri.
     */
    onlineUrl?: string;
    /** Service that the online part runs on, such as `Zoom`. */
    onlineProvider?: string;
};
/** A checkout whose payment step you show yourself: do what belongs to `provider`. Confirm it by reading the checkout or by `checkout.completed`, never by the buyer’s return. */
export type StoreHeadlessCheckoutView = {
    /** Ref of the checkout (`chk_…`): keep it with the buyer’s session, and read the checkout by it. */
    ref: string;
    /**
     * State of the checkout.
     * - `open`: It can be paid.
     * - `paid`: It is paid: `orderRef` is set. This is final.
     * - `expired`: It was not paid in time; what it held is on sale again. Only money that was sent in time, or comes soon after, can still make it paid.
     * - `cancelled`: It was called off; what it held is on sale again. This is final.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Page to send the buyer to. It resumes the checkout whenever it is opened. Read with a publishable key, it shows contact data masked. */
    hostedUrl: string;
    /** Where the buyer goes after paying, with `checkout=<ref>` added to its query. A return proves nothing: read the checkout. */
    returnUrl: string;
    /** ISO 4217 code of all amounts, fixed for the whole checkout. */
    currency: string;
    /** Cost of everything, integer in the currency’s minor unit. The prices of products are final once the buyer starts to pay. */
    totalMinor: number;
    /** Part of the total that this checkout charges, integer in the minor unit. Present when that is a deposit; all of it is due when absent. */
    dueNowMinor?: number;
    /** Part of the total that is paid later, integer in the minor unit. Present beside `dueNowMinor`. */
    balanceMinor?: number;
    /**
     * When the balance has to be paid, UTC; absent when there is none, or no fixed day.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the order (`ord_…`) that this becomes once it is paid; it is not listed before. One that begins with `test_ord_` exists nowhere: only validation and pricing were run. */
    orderRef: string;
    /** Number of the order for people; null until it is paid. */
    orderNumber: string | null;
    /**
     * When the checkout ends unpaid and what it holds is on sale again, UTC. A started bank transfer moves it.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When it was paid, UTC; absent until then.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When it was called off, UTC; absent for all others.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Way to pay that you asked for: branch on it.
     * - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
     * - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
     * - `international_card`: A card in any other currency, on the provider’s page: `checkoutUrl`.
     */
    provider: "card" | "bank_transfer" | "international_card";
    /**
     * Action of your page.
     * - `inline`: Opens the provider’s popup with `accessCode`.
     * - `redirect`: Sends the buyer to `checkoutUrl`.
     * - `transfer`: Shows `bankAccount`.
     */
    flow: "inline" | "redirect" | "transfer";
    /** Opens the provider’s popup: pass one options object with it and the callbacks for success and cancel. Null for other flows. */
    accessCode: string | null;
    /** The provider’s key for browsers, for its script. Null where it needs none. */
    publicKey: string | null;
    /** Page of the provider to send the buyer to; for `inline` the alternative to its popup. Null for `transfer`. */
    checkoutUrl: string | null;
    /** Account to transfer to. Null for other flows, and for `transfer` until the provider confirms it: poll the checkout. */
    bankAccount: TransferAccount | null;
    /** Why the provider refused to open the payment, or refused the buyer’s last card; absent when it did not. The management API has the provider’s own words. */
    refusal?: PaymentRefusal;
    /** Price of the tickets, in parts: show these figures. */
    pricing: CheckoutPricing;
    /** True with a test key: no money moves and no tickets are issued. */
    test: boolean;
};
/** Price of the tickets, in parts. `subtotalMinor` − `discountMinor` + `feeMinor` + `taxMinor` is `totalMinor`. All amounts are integers in the minor unit of `currency`. */
export type CheckoutPricing = {
    /** ISO 4217 code of all amounts. */
    currency: string;
    /** Unit price × quantity of all lines, before the discount, in minor units. */
    subtotalMinor: number;
    /** Discount by the code that was used, in minor units; 0 without one. */
    discountMinor: number;
    /** Fees that the buyer pays on top of the prices, in minor units. */
    feeMinor: number;
    /** Taxes on top of the prices, in minor units; 0 for now. */
    taxMinor: number;
    /** Cost of all tickets, with fees and after the discount, in minor units. */
    totalMinor: number;
    /** Part of the total that this checkout charges, in minor units: all of it, unless there are deposits. */
    dueNowMinor: number;
    /** Part of the total that is paid later, after deposits, in minor units; else 0. */
    balanceMinor: number;
    /** When the balance has to be paid, UTC; null when there is none, or no fixed day. */
    balanceDueAt: string | null;
    /** Tickets with their prices. Those of one type at one price are one line. */
    lines: {
        /** Ref of the ticket type (`tkt_…`). */
        ticketTypeRef: string;
        /** Name of the ticket as buyers read it. */
        name: string;
        /** Number of tickets; a group ticket is one. */
        quantity: number;
        /** Price of one ticket without fees, in minor units. */
        unitPriceMinor: number;
        /** Unit price × quantity − the line’s share of the discount, without fees, in minor units. */
        totalMinor: number;
    }[];
};
/** A guest’s registration. It is the same for the first request and for every repeat. */
export type StoreEventRegistrationView = {
    /** Ref of the first seat (`att_…`), the same for every repeat. With a test key it begins with `test_` and exists nowhere else. */
    ref: string;
    /**
     * State of the seat.
     * - `confirmed`: The guest has the seat and gets the ticket.
     * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
     * - `declined`: The merchant declined it; the seat is on sale again.
     * - `cancelled`: It was given back or called off; the seat is on sale again.
     * - `checked_in`: The guest has come in.
     */
    status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    /** True with a test key: everything was checked, nothing was booked and nothing was sent. */
    test: boolean;
    /** Ref of the event (`evt_…`). */
    eventRef: string;
    /** `slug` of the event, for links to its page. */
    eventSlug: string;
    /** Where the confirmation goes: tell the guest. */
    confirmation: {
        /**
         * Channel by which the confirmation is sent.
         * - `email`: By e-mail, with calendar invite and tickets.
         * - `sms`: By SMS, for guests without an e-mail.
         */
        channel: "email" | "sms";
        /** Address or number, masked, such as `a***@example.com`. */
        to: string;
    };
};
/** One event, with its days and the ticket types on sale. */
export type PublicEvent = {
    /** Ref of the event (`evt_…`). */
    ref: string;
    /** Name of the event, to show as its heading. */
    title: string;
    /** Name for URLs: read the tickets by `GET /v1/store/events/{slug}`. */
    slug: string;
    /** One line to show below the title; absent when the merchant wrote none. */
    tagline?: string;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /**
     * Where the event takes place.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: Both at a venue and online.
     */
    format: "physical" | "online" | "hybrid";
    /**
     * Way in which people get a place.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets here.
     * - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * When the event begins, UTC. Show it in `timezone`.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends, UTC, exclusive. Events stay listed until 24 hours later.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /** IANA time zone of the event, such as `Africa/Lagos`: show its times in it. */
    timezone: string;
    /**
     * When the event was published, UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt: string;
    /** Kind of event in the merchant’s words, such as `Concert`; absent when there is none. */
    category?: string;
    /** Text about the event; absent when the merchant wrote none. */
    description?: string;
    /** Place of the event. Present where `venueVisibility` is `public`; its `onlineUrl` is left out where only confirmed guests may join online. */
    location?: Location;
    /**
     * Audience of the place.
     * - `public`: Everybody: `location` has it.
     * - `registered_only`: Registered guests, on their ticket; `location` is absent.
     * - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
     */
    venueVisibility: "public" | "registered_only" | "hidden";
    /**
     * When the doors open, UTC; absent when the merchant gave no time.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /** Seats in all, over every ticket type; no cap when absent. */
    capacity?: number;
    /** Further pictures and videos, in the order to show; absent when there are none. */
    media?: EventMedia[];
    /** Age in years from which people are admitted, to show as a note; absent when there is no limit. The limits of the ticket types are those that are checked. */
    minAge?: number;
    /**
     * Person whose date of birth an age limit asks for.
     * - `order`: The buyer’s, once: send `dateOfBirth` with the request.
     * - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
     */
    dobMode: "order" | "attendee";
    /** True when every seat that is given by name needs an e-mail as well, for ticket types with `requiresAttendeeDetails`. */
    attendeeEmailRequired: boolean;
    /** The service’s fee for each ticket. Each ticket type says by `frontdeskFeeMode` who pays it. */
    frontdeskFee: Fee;
    /** The merchant’s surcharge for each ticket that costs money; the buyer always pays it. */
    customerFee: Fee;
    /** Fixed part of `customerFee` in currencies other than the event’s primary one; 0 in those that are missing. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /** Days of the event, for one that takes place on several; absent for all others. */
    days?: PublicEventDay[];
    /** True when tickets of the event may be paid in parts, if their type allows it. */
    saveForItEnabled: boolean;
    /** Text that invites others to chip in, in the merchant’s words; absent when there is none. */
    saveForItCrowdLabel?: string;
    /** Ticket types on sale now, in the order to show. Hidden and invite-only ones are left out, and so are those outside of their time of sale. */
    ticketTypes: PublicTicketType[];
    /** Packages that the merchant offers with the event; absent when there are none. Sell them by a checkout of products. */
    attachedPackages?: PublicAttachedPackage[];
    /** Products that the merchant offers with the event; absent when there are none. Sell them by a checkout of products. */
    attachedProducts?: PublicProduct[];
    /** Store to show as the organiser. */
    brand: EventBrand;
    /** True when the store’s own storefront is published, so that you can link to it. */
    storefrontPublished: boolean;
    /** Sponsor to show with the event; absent when there is none. */
    sponsorship?: Sponsorship;
};
/** A picture, video or other file about the event. */
export type EventMedia = {
    /**
     * Kind of file, which decides how to show it.
     * - `image`: A picture.
     * - `video`: A video.
     * - `audio`: A sound.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Absolute http or https address of the file.
     * Format: uri.
     */
    url: string;
    /**
     * Address of a small still picture for lists, or of a video’s poster; absent when there is none.
     * Format: uri.
     */
    thumbnail?: string;
};
/** A fee for each ticket: a percentage of its price, plus a fixed part. */
export type Fee = {
    /** Percentage of the price, with up to four decimals: 2.5 is 2.5 %. */
    pct: number;
    /** Fixed part for each ticket, integer in the minor unit of the event’s primary currency. */
    flatMinor: number;
};
/** One day of an event that takes place on several. */
export type PublicEventDay = {
    /** Ref of the day (`day_…`), which `validDays` of ticket types names. */
    ref: string;
    /** Name of the day, such as `Opening night`; show the date when absent. */
    label?: string;
    /**
     * Date of the day, `YYYY-MM-DD` in `timezone`.
     * Format: date.
     * @example 2026-03-01
     */
    dayDate: string;
    /**
     * When the day’s programme begins, UTC; absent when only the date is fixed.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt?: string;
    /**
     * When the day’s programme ends, UTC, exclusive; absent when only the date is fixed.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt?: string;
    /** IANA time zone of the day: show its times in it. */
    timezone: string;
    /** Place of this day, where it has one of its own; that of the event when absent. Left out where the place is not public. */
    location?: Location;
    /** Seats on this day; no cap when absent. */
    capacity?: number;
    /** Seats left on this day; no cap when absent. */
    remaining?: number;
    /** True when no seat is left on this day. */
    soldOut: boolean;
};
/** A ticket type on sale. A donation has no price. */
export type PublicTicketType = {
    /** Ref of the ticket type (`tkt_…`): send it as `ticketTypeRef`. */
    ref: string;
    /** Name of the ticket as buyers read it. Refusals quote it. */
    name: string;
    /** Text about the ticket; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of a picture; absent when there is none. */
    imageUrl?: string;
    /**
     * Pricing of the ticket.
     * - `free`: It costs nothing: register for it, or take it in a checkout.
     * - `paid`: It has a fixed price.
     * - `donation`: The buyer names the price, `amountMinor`, from `minPriceMinor` on.
     * - `deposit`: It has a fixed price, of which only a deposit is paid at checkout.
     */
    kind: "free" | "paid" | "donation" | "deposit";
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    frontdeskFeeMode: "pass_on" | "absorb";
    /** Price of one ticket now, integer in the minor unit of `currency`, without fees; 0 when it is free, absent for a donation. */
    priceMinor?: number;
    /** ISO 4217 code of `priceMinor`: the event’s primary currency wherever the ticket is priced in it. */
    currency: string;
    /** Price in each currency. For a donation: its minimum amount in currencies other than the primary one. */
    prices: PriceEntry[];
    /** Earlier price to strike out, in the same minor unit; absent when there is none. */
    compareAtMinor?: number;
    /** Least donation for one ticket, integer in the minor unit of the event’s primary currency. Present for donations only; at least 1 when absent. */
    minPriceMinor?: number;
    /** Amounts to offer as buttons for a donation, integers in the minor unit of the event’s primary currency; absent when there are none. */
    donationPresets?: number[];
    /**
     * Kind of the deposit; absent when all is paid at once, also once the balance would be due.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units for `fixed`. Present beside `depositType`. */
    depositValue?: number;
    /** Deposit of one ticket without fees, integer in the minor unit of `currency`. Present beside `depositType`. What a checkout charges can differ by discounts and rounding. */
    depositDueNowMinor?: number;
    /**
     * Way in which the balance is paid after a deposit; absent when there is no deposit.
     * - `online`: Online, on a page that the service links to in its mails.
     * - `at_door`: At the door of the event.
     * - `manual`: To the merchant, who asks for it.
     */
    depositBalanceMode?: "online" | "at_door" | "manual";
    /**
     * When the balance has to be paid, UTC, exclusive; absent when there is no fixed day.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    depositBalanceDueAt?: string;
    /**
     * End of the present price, UTC, exclusive, after which the next one applies; absent when time does not end it.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    priceEndsAt?: string;
    /** Tickets left at the present price; absent when their number does not end it. */
    priceRemaining?: number;
    /** Tickets of this type in all; a group ticket counts as one. No cap when absent. */
    capacity?: number;
    /** Tickets of this type that are sold or registered. */
    soldCount: number;
    /** Tickets left, limited by the seats left of the event and its days; no cap when absent. */
    remaining?: number;
    /** True when no ticket is left. */
    soldOut: boolean;
    /** Say that few are left when `remaining` is at most this number; your site decides when absent. */
    lowStockThreshold?: number;
    /** Fewest tickets of this type in one request; fewer are refused. */
    minPerOrder: number;
    /** Most tickets of this type in one request; more are refused. When absent, only the limits of the whole request apply. */
    maxPerOrder?: number;
    /** Age in years at the start of the event from which the ticket may be taken; absent when there is no limit. `dobMode` of the event says whose date of birth to send. */
    minAge?: number;
    /** True when the merchant approves each guest: the registration is `pending` until then. */
    approvalRequired: boolean;
    /** People that one ticket admits. `attendees` has this many entries for each ticket. */
    groupSize: number;
    /**
     * Way in which people attend with this ticket; the event’s `format` holds when absent.
     * - `in_person`: At the venue.
     * - `online`: Online.
     */
    attendance?: "in_person" | "online";
    /** Refs of the days that the ticket admits to; it admits to all days when absent. */
    validDays?: string[];
    /** True when every seat needs a name in `attendees`. */
    requiresAttendeeDetails: boolean;
    /** Questions to ask for each order, or each seat in `attendees`; absent when there are none. */
    formFields?: FormField[];
    /** Terms of payment in parts; absent when the merchant set none. */
    saveForIt?: SaveForItPolicy;
    /** True when the ticket can be paid in parts now: open the checkout with `saveForIt`. */
    saveForItSaveable: boolean;
};
/** A question to ask for each order, variant or seat. Send the answers in `responses`, by `key`. */
export type FormField = {
    /** Name under which the answer is sent in `responses`; unique within the list. */
    key: string;
    /** Kind of answer, and with it the input to show. */
    type: FormFieldType;
    /** Question as the buyer reads it. Refusals name it: `Please answer: <label>`. */
    label: string;
    /**
     * True when the request is refused without an answer, unless `showIf` leaves the question out.
     * @default false
     */
    required: boolean;
    /**
     * True when the question is not shown to people: your own code fills it in.
     * @default false
     */
    hidden: boolean;
    /** Example to show in the empty input; absent when there is none. */
    placeholder?: string;
    /** Explanation to show beside the input; absent when there is none. */
    helpText?: string;
    /** Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type. */
    options?: string[];
    /** Condition under which to ask; absent when the question is always asked. */
    showIf?: ShowIf;
};
/**
 * Kind of answer to a question.
 * - `text`: One line of text.
 * - `textarea`: Text of several lines.
 * - `email`: An e-mail address.
 * - `phone`: A phone number with its country code.
 * - `number`: A number in digits, such as `12.5`.
 * - `date`: A date, `YYYY-MM-DD`.
 * - `time`: A time of day, `HH:MM` on the 24-hour clock.
 * - `url`: An http or https address.
 * - `select`: One of `options`, in a list to open.
 * - `multi_select`: Any number of `options`: send a list of texts.
 * - `radio`: One of `options`, all of them in sight.
 * - `checkbox`: True or false; a required one has to be true.
 * - `rating`: A whole number from 1 to 5.
 * - `file`: A file on the hosted page of a form; for products and tickets the http or https address of one.
 * - `country`: A country by its ISO 3166 two-letter code, such as `NG`.
 * - `heading`: Not a question: show `label` as a heading.
 */
export type FormFieldType = "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
/** Condition of a question: ask it only when an earlier question of the same list has this answer. */
export type ShowIf = {
    /** `key` of the earlier question. */
    field: string;
    /** Answer that shows the question. For a question with several choices it is enough that this one is among them; a checkbox answers `true` or `false`. */
    equals: string;
};
/** Terms on which a ticket can be paid in parts (a savings plan). */
export type SaveForItPolicy = {
    /** True when this ticket type can be saved up for, if the event allows it as well. */
    enabled: boolean;
    /**
     * When the seat is kept for the buyer; `none` when absent.
     * - `none`: Only once the last part is paid.
     * - `on_start`: From the first part on.
     * - `at_threshold`: Once `holdThresholdPct` of the total is paid.
     */
    holdPolicy?: "none" | "on_start" | "at_threshold";
    /** Percentage of the total, 1 to 100, that has to be paid before the seat is kept. Present for `at_threshold`; 100 when absent. */
    holdThresholdPct?: number;
    /**
     * Price that the buyer pays; `current` when absent.
     * - `freeze`: The price at the first part stays.
     * - `current`: The price of the day on which a part is paid.
     */
    priceMode?: "freeze" | "current";
    /** Hours before the start of the event by which all has to be paid; 0 when absent. */
    cutoffHours?: number;
};
/** A package with its options. */
export type PublicAttachedPackage = {
    /** Ref of the package (`pkg_…`). */
    ref: string;
    /**
     * Kind of offer.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: Something for an event.
     */
    type: "service" | "product" | "event";
    /** Name of the package as buyers read it. */
    name: string;
    /** Name for URLs: read more by `GET /v1/store/products/{slug}`. */
    slug: string;
    /** Text about the package; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /** ISO 4217 code of the lowest price: the store’s primary currency wherever the package is priced in it. */
    currency: string;
    /** Choices of the package, in the order to show. */
    options: PublicPackageOption[];
};
/** One choice of a package, to be bought by its `ref`. */
export type PublicPackageOption = {
    /** Ref of the option (`pko_…`): send it as `variantRef` in a checkout. */
    ref: string;
    /** Name of the option as buyers read it. */
    name: string;
    /**
     * Way in which the price is paid.
     * - `full_payment`: All of it at checkout.
     * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
     * - `free`: It costs nothing.
     * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     */
    pricingMode: "full_payment" | "deposit" | "free" | "quote";
    /** Price of one, integer in the minor unit of `currency`; absent when it is priced on request. */
    priceMinor?: number;
    /** Earlier price to strike out, in the same minor unit; absent when there is none. */
    compareAtMinor?: number;
    /** ISO 4217 code of `priceMinor`: the store’s primary currency wherever the option is priced in it. */
    currency: string;
    /** Short mark to show on the option, such as `Popular`; absent when there is none. */
    badge?: string;
    /** Absolute addresses of its pictures, in the order to show; empty when there are none. */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
    images?: PublicImage[];
    /** Parts of the option, one line each; empty when the merchant listed nothing. */
    features: string[];
    /** Terms to show in small print; absent when there are none. */
    fineprint?: string;
    /**
     * Unit that the price and the quantity count.
     * - `per_person`: People.
     * - `per_unit`: Units, such as rooms or tables.
     * - `none`: Neither: the option is bought as it is.
     */
    occupancyMode: "per_person" | "per_unit" | "none";
    /**
     * Kind of booking.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
     * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
     * - `none`: No time is booked.
     */
    schedulingType: "slots" | "date" | "date_range" | "none";
    /** When it can be booked; absent when it can be booked in the store’s business hours, or needs no time. */
    availability?: Availability;
    /** Extras that can or must be chosen with it; absent when there are none. */
    addonGroups?: PublicAddonGroup[];
    /** Questions to ask for each item of it; absent when there are none. */
    formFields?: FormField[];
    /** Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`. */
    takenDates?: string[];
};
/** A picture with its alternative text. */
export type PublicImage = {
    /** Absolute address of the picture, one of `media`. */
    url: string;
    /** Alternative text for people who cannot see the picture; absent when the merchant wrote none. */
    alt?: string;
};
/** When something can be booked, in the store’s time zone. To offer times to a buyer, read the free slots instead, which take all of this into account. */
export type Availability = {
    /** Days of the week that can be booked; every day that has opening hours when absent. */
    weekdays?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
    /** Opening hours of this offer; the store’s `businessHours` when absent. */
    hours?: OpenHours[];
    /** Times that cannot be booked although the store is open; none when absent. */
    blocks?: AvailabilityBlock[];
    /** Dates (`YYYY-MM-DD`) that can be booked although their weekday cannot; none when absent. */
    overrideDates?: string[];
    /** Number of local days ahead that can be booked; 60 when absent. */
    windowDays?: number;
    /** Minutes that must lie between booking and start, as elapsed time; none when absent. */
    leadTimeMinutes?: number;
};
/** Opening hours on one weekday, in the store’s local time. Two entries of one weekday are two spans. */
export type OpenHours = {
    /**
     * Day of the week.
     * - `mon`: Monday.
     * - `tue`: Tuesday.
     * - `wed`: Wednesday.
     * - `thu`: Thursday.
     * - `fri`: Friday.
     * - `sat`: Saturday.
     * - `sun`: Sunday.
     */
    weekday: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
    /**
     * Opening time, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    start: string;
    /**
     * Closing time, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    end: string;
};
/** Time that cannot be booked. */
export type AvailabilityBlock = {
    /**
     * Extent of the blocked time.
     * - `date`: The whole day `date`.
     * - `date_range`: All days from `date` to `endDate`, both included.
     * - `time_range`: Part of the day `date`, from `start` to `end`.
     */
    type: "date" | "date_range" | "time_range";
    /**
     * Blocked day, or the first one, `YYYY-MM-DD` in the store’s time zone.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
    /**
     * Last blocked day, `YYYY-MM-DD`, included. Present for `date_range` only.
     * Format: date.
     * @example 2026-03-01
     */
    endDate?: string;
    /**
     * Beginning of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.
     * @example 09:00
     */
    start?: string;
    /**
     * End of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.
     * @example 09:00
     */
    end?: string;
};
/** Extras of one kind, from which a buyer may or must choose. Options that cannot be sold now are left out, and so are groups without options. */
export type PublicAddonGroup = {
    /** Ref of the group (`adg_…`); use it as the key of a list. */
    ref: string;
    /** Heading above the options. */
    name: string;
    /**
     * Number of options of the group that may be chosen.
     * - `single`: One; show radio buttons.
     * - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
     */
    selectionType: "single" | "multiple";
    /** True when the buyer has to choose at least one option, or `minSelect` if that is more. */
    required: boolean;
    /** Fewest options to choose for each piece; 0 is none. */
    minSelect: number;
    /** Most options to choose for each piece; no cap when absent. */
    maxSelect?: number;
    /** Position of the group, from 0; the groups come in this order. */
    sort: number;
    /** The one variant or package option that the group is for; it is for all of them when absent. */
    variantRef?: string;
    /** Extras in the order to show. */
    options: PublicAddonOption[];
};
/** An extra that can be added to a product or package. */
export type PublicAddonOption = {
    /** Ref of the extra (`ado_…`): send it as `optionRef` of `addons` in a checkout. */
    ref: string;
    /**
     * Kind of extra.
     * - `inline`: A service or thing that exists only here, such as gift wrap.
     * - `product`: Another product of the store, with its own stock: `linkedProductRef`.
     * @default inline
     */
    kind: "inline" | "product";
    /** Name of the extra as the buyer reads it. */
    label: string;
    /** Longer text about the extra, plain text; absent when there is none. */
    description?: string;
    /**
     * Absolute address of a picture of the extra; absent when there is none.
     * Format: uri.
     */
    imageUrl?: string;
    /**
     * True when the buyer may take more than one for each piece; show a number input then.
     * @default false
     */
    allowQuantity: boolean;
    /** Most that the buyer may take for each piece. Used with `allowQuantity`; no cap when absent. */
    maxQty?: number;
    /** Price of one, integer in the minor unit of the first entry of `prices`; 0 is free. */
    priceMinor: number;
    /** Price in each currency that the store accepts, the primary one first. */
    prices: PriceEntry[];
    /** Product that the extra is (`prd_…`). Present for kind `product`. */
    linkedProductRef?: string;
    /** The one variant of that product (`var_…`); any of its variants when absent. */
    linkedVariantRef?: string;
};
/** One product or package with everything for its page. Every block is optional: render it only when its field is present. */
export type PublicProduct = {
    /** Ref of the product (`prd_…`) or package (`pkg_…`). */
    ref: string;
    /** Name as buyers read it. */
    name: string;
    /** Name for URLs, by which the product is read. */
    slug: string;
    /** Text about the product; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /** True when it has to be sent or collected: a checkout with it needs a `deliveryZoneRef`. */
    needsDelivery: boolean;
    /** ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it. */
    currency: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    feeMode: "pass_on" | "absorb";
    /** Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request. */
    priceMinorFrom?: number;
    /** Absolute addresses of its pictures, in the order to show; empty when there are none. */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
    images?: PublicImage[];
    /** Variants that can be bought, in the order to show. Sold-out ones stay visible and can be selected, but not added to a cart. */
    variants: PublicVariant[];
    /** True for a package: its variants are its options, with refs that begin with `pko_`. */
    isPackage: boolean;
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker of variants. Used when `options` is absent.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where that is null.
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** Properties by which the variants differ: show one picker each, and find the variant by its `optionValueRefs`. Absent when there is a flat list of variants: show one picker as `variantDisplay` says. */
    options?: PublicOptionGroup[];
    /** True when at least one variant is booked for a time: see its `schedulingType`. */
    schedulingEnabled: boolean;
    /** Extras that can or must be chosen with it; absent when there are none. */
    addonGroups?: PublicAddonGroup[];
    /** Questions to ask for each item, for every variant; absent when there are none. */
    formFields?: FormField[];
    /** True when the merchant allows payment in parts for this product. Offer it by `saveForItSaveable`. */
    saveForItEnabled: boolean;
    /** Most days that a buyer may take to pay; 90 when absent. */
    saveForItMaxDays?: number;
    /** Days (`YYYY-MM-DD`) to choose from as the last day to pay; any day within the limit when absent. */
    saveForItFixedDates?: string[];
    /** True when the price at the first part stays; false when each part pays the price of its day. */
    saveForItFreezePrice: boolean;
    /** Text that invites others to chip in, in the merchant’s words; absent when there is none. */
    saveForItCrowdLabel?: string;
    /** True when it can be paid in parts now. It is the third offer: after buying from stock and pre-ordering, before sold out. Open the checkout with `saveForIt`. */
    saveForItSaveable: boolean;
    /** True when it can be ordered now although stock has run out. Offer it where the variant is sold out, at most `preorderRemaining`. */
    preorderable: boolean;
    /** When a pre-order is expected, in the merchant’s words. Show it only when present. */
    preorderEtaText?: string;
    /** Number of pieces that may still be pre-ordered, over all variants; no cap when absent. */
    preorderRemaining?: number;
    /**
     * Kind of the deposit that a pre-order pays now; all is paid now when absent. The service computes the charge at checkout.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of that deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present beside `preorderDepositType`. */
    preorderDepositValue?: number;
    /** True when no variant is in stock. Offer a pre-order or savings plan where they are open, else a restock alert where `restockAlertsEnabled`. */
    soldOut: boolean;
    /** Ratings; absent when there are none or reviews are off. Render them only when `reviewsEnabled` is true as well. */
    reviews?: PublicProductReviews;
    /** True when the merchant shows reviews of this product. */
    reviewsEnabled: boolean;
    /** True when visitors may ask to be notified: offer it for sold-out variants, by `POST /v1/store/products/{slug}/restock-alerts`. */
    restockAlertsEnabled: boolean;
    /** Further details for the product’s page; absent when there are none. */
    info?: ProductInfo;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Last change of anything in the product, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** One form of a product that can be bought: check it out by its `ref`. */
export type PublicVariant = {
    /** Ref of the variant (`var_…`), or of the option of a package (`pko_…`): send it as `variantRef` in a checkout. */
    ref: string;
    /** Name of the variant as buyers read it, such as `Large`. */
    name: string;
    /** The merchant’s article number of the variant. It is shown with the items of orders; that of `info` holds when absent. */
    sku?: string;
    /** GTIN, EAN, UPC or ISBN of the variant, as printed; absent when there is none. */
    barcode?: string;
    /** Weight of one piece, in `weightUnit`; above 0. Absent when it is not known. */
    weightValue?: number;
    /**
     * Unit of `weightValue`; both are present or both are absent.
     * - `g`: Gram.
     * - `kg`: Kilogram.
     * - `oz`: Ounce.
     * - `lb`: Pound.
     */
    weightUnit?: "g" | "kg" | "oz" | "lb";
    /** Price of one, integer in the minor unit of `currency`; absent when it is priced on request. */
    priceMinor?: number;
    /** Earlier price to strike out, in the same minor unit; absent when there is none. */
    compareAtMinor?: number;
    /** ISO 4217 code of `priceMinor`: the store’s primary currency wherever the variant is priced in it. */
    currency: string;
    /** Price in each currency that the store accepts, the primary one first; empty when it is priced on request. */
    prices: PriceEntry[];
    /** Absolute addresses of its pictures, in the order to show; empty when there are none. */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
    images?: PublicImage[];
    /** True when it cannot be bought from stock. It stays visible and can be selected, but not added; it may be pre-ordered where the product is `preorderable`. */
    soldOut: boolean;
    /** Units left, the most that a buyer may take; null means no cap. */
    availableQty: number | null;
    /** Colour of the swatch, `#rrggbb`; null when it has none: show `name` as text instead. */
    swatchHex: string | null;
    /** One value (`ovl_…`) of each of the product’s `options`. The variant whose list holds exactly the chosen values is the one to check out. */
    optionValueRefs: string[];
    /** Text about the variant; absent when the merchant wrote none. */
    description?: string;
    /** Short mark to show on the variant, such as `Popular`; absent when there is none. */
    badge?: string;
    /** Parts that the variant includes or does not include; absent when the merchant listed nothing. */
    features?: VariantFeature[];
    /** Terms to show in small print; absent when there are none. */
    fineprint?: string;
    /** Minutes that a booking lasts. Present when it is booked by slots. */
    durationMinutes?: number;
    /**
     * Way in which the price is paid.
     * - `full_payment`: All of it at checkout.
     * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
     * - `free`: It costs nothing.
     * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     */
    pricingMode: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Computation of the deposit. Present where `pricingMode` is `deposit`.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. Present where `pricingMode` is `deposit`. */
    depositValue?: number;
    /**
     * Kind of booking.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
     * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
     * - `none`: No time is booked.
     */
    schedulingType: "slots" | "date" | "date_range" | "none";
    /** When it can be booked; absent when it can be booked in the store’s business hours, or needs no time. */
    availability?: Availability;
    /** Days from today on (`YYYY-MM-DD`, in the store’s time zone) that are fully booked. Present where `schedulingType` is `date` or `date_range`. */
    takenDates?: string[];
    /** Questions to ask for each item of this variant; absent when there are none. */
    formFields?: FormField[];
};
/** A line in the list of what a variant includes. */
export type VariantFeature = {
    /** Part that the offer includes or does not include, one line. */
    text: string;
    /**
     * True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
     * @default true
     */
    included: boolean;
};
/** One property by which variants differ, such as size. The buyer picks one value of each group: the variant whose `optionValueRefs` holds exactly these values is the one to check out. */
export type PublicOptionGroup = {
    /** Ref of the group (`opt_…`); use it as the key of a list. */
    ref: string;
    /** Label of the picker, such as `Size`. */
    name: string;
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     */
    display: "text" | "dropdown" | "image" | "color";
    /** Values to pick from, in the order to show. */
    values: PublicOptionValue[];
};
/** A value of an option group, such as `Large`. */
export type PublicOptionValue = {
    /** Ref of the value (`ovl_…`), which `optionValueRefs` of variants names. */
    ref: string;
    /** Text of the value. */
    label: string;
    /** Colour of the swatch, `#rrggbb`; absent when it has none: show `label` instead. */
    swatchHex?: string;
    /** Absolute addresses of its pictures, in the order to show; empty when there are none. */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts where the merchant has written them; absent when there are none. */
    images?: PublicImage[];
};
/** Ratings of the product by buyers. */
export type PublicProductReviews = {
    /** Number of people who rated it. */
    count: number;
    /** Average of the ratings, 1 to 5 with two decimals. */
    average: number;
    /** Number of people who gave each number of stars. */
    counts: {
        /** People who gave one star. */
        1: number;
        /** People who gave two stars. */
        2: number;
        /** People who gave three stars. */
        3: number;
        /** People who gave four stars. */
        4: number;
        /** People who gave five stars. */
        5: number;
    };
    /** Summary of the reviews, which the merchant provides; absent when there is none. */
    aiSummary?: string;
};
/** Details of a product for its page. Every field is optional; show only those that are present. */
export type ProductInfo = {
    /** Brand under which the product is sold. */
    brand?: string;
    /** Kind of product in the merchant’s words, such as `Bags`. */
    infoCategory?: string;
    /** Long plain text about the product, beside the short `description`. */
    longDescription?: string;
    /** Long text with pictures and headings, in blocks sorted by `sort`. */
    descriptionBlocks?: DescriptionBlock[];
    /** Short selling points, one line each, in the order to show. */
    highlights?: string[];
    /** The merchant’s article number, for variants without one of their own. */
    sku?: string;
    /** GTIN, EAN, UPC or ISBN, for variants without one of their own. */
    barcode?: string;
    /** Manufacturer’s part number. */
    mpn?: string;
    /** Company that makes the product. */
    manufacturer?: string;
    /** Model as the manufacturer calls it. */
    modelName?: string;
    /** Weight of the product, in `weightUnit`; above 0. */
    weightValue?: number;
    /** Unit of `weightValue` as the merchant wrote it, such as `kg`. */
    weightUnit?: string;
    /** Length of the product, in `dimUnit`; above 0. */
    dimLength?: number;
    /** Width of the product, in `dimUnit`; above 0. */
    dimWidth?: number;
    /** Height of the product, in `dimUnit`; above 0. */
    dimHeight?: number;
    /** Unit of the three `dim…` fields as the merchant wrote it, such as `cm`. */
    dimUnit?: string;
    /** Country in which the product was made, as the merchant wrote it. */
    countryOfOrigin?: string;
    /** Terms of the warranty, plain text. */
    warrantyText?: string;
    /** Months for which the warranty holds; 0 is none. */
    warrantyMonths?: number;
    /** Advice for cleaning and keeping the product, plain text. */
    careInstructions?: string;
    /** Statement about materials and the environment, plain text. */
    sustainabilityText?: string;
    /** Technical data, sorted by `sort`. */
    specs?: ProductSpec[];
};
/** One block of a long text. Sort the blocks by `sort`, and show each by its `kind`. */
export type DescriptionBlock = {
    /** Unique among the blocks of one text; use it as the key of a list. */
    id: string;
    /**
     * Form of the block.
     * - `text`: Paragraphs, separated by blank lines, in `text`.
     * - `heading`: A heading in `text`.
     * - `image`: A picture at `url`, with `alt` and `caption`.
     * - `video`: A video at `url`.
     * - `embed`: Content of another site at `url`; `platform` names the site.
     * - `list`: Entries in `text`, one each line.
     * - `divider`: A line between blocks, without content.
     */
    kind: "text" | "heading" | "image" | "video" | "embed" | "list" | "divider";
    /** Plain text without markup. Present for `text`, `heading` and `list`; for `video` and `embed` it may be a title. */
    text?: string;
    /**
     * Absolute http or https address of the picture, video or embedded page.
     * Format: uri.
     */
    url?: string;
    /** Site that the embedded content comes from, such as `youtube`. */
    platform?: string;
    /** Alternative text of the picture. Null when the picture is only decoration. */
    alt?: string | null;
    /** Text to show below the picture or video. */
    caption?: string;
    /** Width at which to show the picture or video, CSS pixels; absent for the full width of the text. */
    width?: number;
    /**
     * Order among the blocks, lowest first.
     * @default 0
     */
    sort: number;
};
/** A line of the technical data of a product. */
export type ProductSpec = {
    /** Unique among the lines of one product; use it as the key of a list. */
    id: string;
    /** Heading under which lines belong together, or a technical name; as the merchant wrote it. */
    key: string;
    /** Property as people read it, such as `Capacity`. */
    label: string;
    /** Value as text, such as `14`; show `unit` after it. */
    value: string;
    /**
     * Kind of value, for its layout.
     * - `text`: Any text.
     * - `number`: A number, written as text.
     * - `boolean`: Yes or no, written as text.
     * - `list`: Several values, written as one text.
     * @default text
     */
    kind: "text" | "number" | "boolean" | "list";
    /** Unit to show after `value`, such as `litres`; absent when there is none. */
    unit?: string;
    /**
     * Order among the lines, lowest first.
     * @default 0
     */
    sort: number;
};
/** Organiser of the event. */
export type EventBrand = {
    /** Ref of the workspace (`wks_…`). */
    ref: string;
    /** Name of the store to show as organiser. */
    displayName: string;
    /** Absolute address of a small square picture that stands for the store; absent when there is none. */
    avatarUrl?: string;
    /** Slug of the store, the first part of its hosted addresses. */
    handle: string;
};
/** Sponsor of the event, to be shown with its logo. All texts and addresses come from the merchant. */
export type Sponsorship = {
    /** Place for which the sponsor paid, such as `headline`; a word that your theme knows. */
    slotType?: string;
    /** Name to show for the sponsor. */
    brandName: string;
    /**
     * Absolute address of the sponsor’s logo.
     * Format: uri.
     */
    logoUrl?: string;
    /** One line to show below the sponsor’s name. */
    tagline?: string;
    /**
     * Address that the logo leads to.
     * Format: uri.
     */
    clickUrl?: string;
    /** The merchant’s own number or name of the agreement. The service does not interpret it. */
    sponsorshipRef?: string;
    /** Colour of the QR code on material for this sponsor, as the merchant wrote it. The service does not interpret it. */
    qrColor?: string;
    /**
     * Absolute address of a wide picture of the sponsor.
     * Format: uri.
     */
    bannerUrl?: string;
};
/** An event in a list. Its place is present where it is public. */
export type PublicEventSummary = {
    /** Ref of the event (`evt_…`). */
    ref: string;
    /** Name of the event, to show as its heading. */
    title: string;
    /** Name for URLs: read the tickets by `GET /v1/store/events/{slug}`. */
    slug: string;
    /** One line to show below the title; absent when the merchant wrote none. */
    tagline?: string;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /**
     * Where the event takes place.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: Both at a venue and online.
     */
    format: "physical" | "online" | "hybrid";
    /**
     * Way in which people get a place.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets here.
     * - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * When the event begins, UTC. Show it in `timezone`.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends, UTC, exclusive. Events stay listed until 24 hours later.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /** IANA time zone of the event, such as `Africa/Lagos`: show its times in it. */
    timezone: string;
    /**
     * When the event was published, UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt: string;
    /** Name of the building or room; absent when the place is not public or has no name. */
    venueName?: string;
    /** City or town; absent when the place is not public or has none. */
    city?: string;
    /** Kind of event in the merchant’s words, such as `Concert`; absent when there is none. */
    category?: string;
};
/** A folder of files to download, with the public folders in it. */
export type PublicFolder = {
    /** Ref of the folder (`fld_…`). */
    ref: string;
    /** Name for URLs, by which the folder is read. */
    slug: string;
    /** Heading to show for the folder. */
    name: string;
    /** Text about the folder; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the picture at the top; absent when there is none. */
    coverUrl?: string;
    /** `slug` of the folder that this one is in; absent at the top, and when that one is not public. */
    parentSlug?: string;
    /** Public folders in this one, in the order to show. */
    folders: PublicFolderChild[];
    /** Files in the order to show. */
    files: PublicFile[];
    /** Number of entries of `files`. */
    fileCount: number;
    /** Size of all files of this folder together, bytes; those of folders in it do not count. */
    totalSizeBytes: number;
    /**
     * Last change, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A folder within another. */
export type PublicFolderChild = {
    /** Ref of the folder (`fld_…`). */
    ref: string;
    /** Name for URLs: read the files by `GET /v1/store/files/{slug}`. */
    slug: string;
    /** Entry to show for the folder. */
    name: string;
    /** Number of files directly in the folder. */
    fileCount: number;
};
/** A file to download. */
export type PublicFile = {
    /** Ref of the file (`fil_…`); use it as the key of a list. */
    ref: string;
    /** File name to show, with its extension. */
    name: string;
    /**
     * Address of the file as the merchant gave it. Offer `downloadUrl` to visitors: this one may not be readable by everybody.
     * Format: uri.
     */
    url: string;
    /** MIME type of the file, such as `application/pdf`. */
    mimeType: string;
    /** Number of bytes to download: show it beside the link. */
    sizeBytes: number;
    /** SHA-256 of the file as 64 lower-case hexadecimal digits, to verify a download. */
    checksumSha256: string;
    /**
     * Address of a small still picture for lists; absent when there is none.
     * Format: uri.
     */
    thumbnailUrl?: string;
    /** Width of a picture or video, pixels; absent for other files. */
    width?: number;
    /** Height of a picture or video, pixels; absent for other files. */
    height?: number;
    /** Signed address of the file, valid for an hour: link to it, and read the folder again for a new one. */
    downloadUrl: string;
    /** Position of the file, from 0; the files come in this order. */
    sort: number;
    /**
     * When the file was added, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Last change of the entry, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A submission that was recorded. */
export type StoreFormSubmissionView = {
    /** Ref of the submission (`sub_…`), also in `form.submitted`. With a test key it begins with `test_` and exists nowhere else. */
    ref: string;
    /** Ref of the form (`frm_…`). */
    formRef: string;
    /** `slug` of the form that was filled in. */
    formSlug: string;
    /**
     * When the answers were recorded, UTC.
     * Format: date-time.
     */
    submittedAt: string;
    /** True with a test key: everything was checked, and nothing was kept. */
    test: boolean;
};
/** A form with its questions. */
export type PublicForm = {
    /** Ref of the form (`frm_…`). */
    ref: string;
    /** Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`. */
    slug: string;
    /** Heading to show for the form. */
    name: string;
    /** Text above the questions; absent when the merchant wrote none. */
    description?: string;
    /** Absolute address of the picture at the top; absent when there is none. */
    coverUrl?: string;
    /** Text on the button that sends the form. */
    submitLabel: string;
    /** Text to show once the answers are accepted. */
    thankYouMessage: string;
    /** Where to send people after that, in place of the message; absent when they stay. */
    redirectUrl?: string;
    /**
     * State of the form at this moment.
     * - `open`: It accepts answers.
     * - `closed`: It is before `opensAt` or after `closesAt`: answers are refused.
     */
    status: "open" | "closed";
    /**
     * From when answers are accepted, UTC; at once when absent.
     * Format: date-time.
     */
    opensAt?: string;
    /**
     * Until when answers are accepted, UTC, exclusive; without end when absent.
     * Format: date-time.
     */
    closesAt?: string;
    /** Page of the service on which visitors can fill in the form, files included: link to it instead of showing the form yourself. */
    hostedUrl: string;
    /** Questions in the order to show. */
    fields: PublicFormField[];
    /**
     * Last change, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A question of a form. */
export type PublicFormField = {
    /** Ref of the question (`ffd_…`); use it as the key of a list. Answers go by `key`. */
    id: string;
    /** Name under which the answer is sent in `answers`; unique within the form. */
    key: string;
    /** Question as people read it. */
    label: string;
    /** Kind of answer, and with it the input to show. */
    type: FormFieldType;
    /**
     * True when a submission is refused without an answer, unless `showIf` leaves the question out.
     * @default false
     */
    required: boolean;
    /**
     * True when the question is not shown to people: your own code fills it in.
     * @default false
     */
    hidden: boolean;
    /** Explanation to show beside the input; absent when there is none. */
    helpText?: string;
    /** Example to show in the empty input; absent when there is none. */
    placeholder?: string;
    /**
     * Choices, or rules for files; empty for all other types.
     * @default {}
     */
    options: FormFieldOptions;
    /**
     * Part of the sender’s identity that the answer gives, so that the merchant’s contact is filled in.
     * - `none`: Nothing about the sender.
     * - `name`: Full name.
     * - `first_name`: Given name.
     * - `last_name`: Family name.
     * - `email`: E-mail address.
     * - `phone`: Phone number.
     * @default none
     */
    identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
    /** Condition under which to ask; absent when the question is always asked. */
    showIf?: ShowIf;
    /** Limits of the answer beyond its type; absent when there are none. */
    validation?: FormFieldValidation;
    /** Answer to fill in before people begin; absent for an empty input. */
    defaultValue?: string | number | boolean | string[];
    /** Position of the question, from 0; the questions come in this order. */
    sort: number;
};
/** Choices of the question, or rules for its files, by its type. Empty for all other types. */
export type FormFieldOptions = {
    /** Choices of `select`, `multi_select` and `radio`, in the order to show; absent for every other type. */
    choices?: string[];
    /** Rules for the files of a question of type `file`; absent for every other type. */
    file?: {
        /**
         * MIME types or file extensions that are accepted; empty accepts every kind.
         * @default []
         */
        accept: string[];
        /**
         * Largest size of one file, bytes.
         * @default 10000000
         */
        maxSizeBytes: number;
        /**
         * Largest number of files for one answer.
         * @default 1
         */
        maxFiles: number;
    };
};
/** Limits of the answer beyond its type. Check them while people type; the service checks them again. */
export type FormFieldValidation = {
    /** Smallest number that is accepted; no limit when absent. */
    min?: number;
    /** Largest number that is accepted; no limit when absent. */
    max?: number;
    /** Fewest characters of a text answer; no limit when absent. */
    minLength?: number;
    /** Most characters of a text answer; 5,000 when absent. */
    maxLength?: number;
    /** Regular expression that the whole answer has to match, up to 500 characters, without look-around and backreferences; any text fits when absent. */
    pattern?: string;
};
/** Confirmation that the request was accepted. It is the same whether or not the address was known. */
export type StoreSignUpView = {
    /** Always true. It does not say whether a mail was sent. */
    received: true;
    /** True with a test key: everything was checked, nothing was kept and nothing was sent. */
    test: boolean;
};
/** An article or other text of the merchant. */
export type PublicNote = {
    /** Ref of the note (`not_…`). */
    ref: string;
    /** Name for URLs, by which the note is read. */
    slug: string;
    /** Headline of the note. */
    title: string;
    /** Summary for lists; absent when the merchant wrote none. */
    excerpt?: string;
    /** Absolute address of the picture at the top; absent when there is none. */
    coverUrl?: string;
    /** The text in blocks, sorted by `sort`; it may be empty when the merchant wrote markup. Show either these or `bodyHtml`. */
    blocks: DescriptionBlock[];
    /** The whole text as HTML, made from the blocks or written by the merchant. The service has removed everything that could run. */
    bodyHtml: string;
    /** Author to show; absent for none. */
    authorName?: string;
    /** Words by which to group or filter notes; empty when there are none. */
    tags: string[];
    /** Minutes that reading takes, at 200 words a minute; at least 1. */
    readingMinutes: number;
    /**
     * When the note was published, UTC.
     * Format: date-time.
     */
    publishedAt: string;
    /**
     * Last change, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
    /** Title for search engines and link previews; use `title` when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `excerpt` when absent. */
    seoDescription?: string;
};
/** An order. Names and prices are those it was sold for. All amounts are integers in the minor unit of `currency`, and `subtotalMinor` − `discountMinor` + `deliveryMinor` + `feeMinor` + `taxMinor` is `totalMinor`. */
export type StoreOrderRecord = {
    /** Ref of the order (`ord_…`): upsert a local copy by it. */
    ref: string;
    /** Number of the order for people, counted for each workspace and mode; empty until it was first paid. */
    number: string;
    /** True for an order of test mode: no money moved. Such orders are deleted after 90 days. */
    test: boolean;
    /**
     * Payment state of the order.
     * - `pending`: Nothing is paid yet.
     * - `saving`: A savings plan is being paid in parts.
     * - `deposit_paid`: The deposit is paid and a balance is due.
     * - `paid`: All is paid; an order that costs nothing is paid at once.
     * - `partially_refunded`: Part of what was paid went back.
     * - `refunded`: All that was paid went back.
     * - `cancelled`: It was called off.
     */
    status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
    /**
     * State of the handover of the order.
     * - `not_required`: Nothing has to be handed over: tickets or digital goods only.
     * - `unfulfilled`: Nothing is handed over yet.
     * - `scheduled`: It is for later: a booked slot or a pre-order.
     * - `partially_fulfilled`: Some pieces are handed over.
     * - `fulfilled`: All pieces are handed over.
     * - `returned`: The pieces came back.
     * - `cancelled`: The order was called off.
     */
    fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
    /**
     * ISO 4217 code of all amounts.
     * @example NGN
     */
    currency: string;
    /** Unit price × quantity of all items, before the discount and without delivery, in minor units. */
    subtotalMinor: number;
    /** Discount by the code that was used, in minor units; 0 without one. */
    discountMinor: number;
    /** Fee of the delivery zone, in minor units; 0 when nothing is delivered or delivery is free. */
    deliveryMinor: number;
    /** Fees that the buyer paid on top of the prices, in minor units. */
    feeMinor: number;
    /** Taxes on top of the prices, in minor units; 0 for now. */
    taxMinor: number;
    /** Cost of the whole order, with delivery and fees and after the discount, in minor units. */
    totalMinor: number;
    /** Money received in all, in minor units; refunds are not deducted from it. */
    paidMinor: number;
    /** Money that went back to the buyer, in minor units. */
    refundedMinor: number;
    /** Money still to be paid, in minor units; 0 when all is paid or the order was called off. */
    balanceDueMinor: number;
    /**
     * When the balance has to be paid, UTC; absent when nothing is due, or no day is fixed.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the checkout that placed the order (`chk_…`); absent for orders made in another way. */
    checkoutRef?: string;
    /**
     * Way in which the order was placed.
     * - `storefront_api`: By a headless checkout, whose payment step is on the merchant’s site.
     * - `hosted`: By a hosted checkout, whether your server or a page of the service opened it.
     * - `pos`: At a till.
     * - `admin`: By the merchant.
     * - `import`: By an import.
     */
    source: "storefront_api" | "hosted" | "pos" | "admin" | "import";
    /** Buyer of the order. */
    contact: {
        /** Ref of the contact (`con_…`): the same for all orders of one e-mail, or of one phone without an e-mail. */
        ref: string;
        /** Buyer’s full name. */
        name: string;
        /** Buyer’s e-mail; absent when none was given. */
        email?: string;
        /** Buyer’s phone number in E.164 form; absent when none was given. */
        phone?: string;
    };
    /** Ref of the customer (`cus_…`), once a user of yours was linked with the contact; absent before. */
    customerRef?: string;
    /** Your own id of that user; of several, the one linked last. Absent before a user was linked. */
    externalRef?: string;
    /** Lines of the order. Delivery is not an item: see `deliveryMinor`. */
    items: StoreOrderItem[];
    /** Answers that hold for the whole order, by `key` of the question; absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Discount code that was used; absent for none. */
    discountCode?: string;
    /** Code of the promoter who is credited with the order; absent for none. */
    promoterCode?: string;
    /** Ref of the delivery zone (`dlz_…`); absent when nothing is delivered. */
    deliveryZoneRef?: string;
    /** Where the goods go; absent when nothing is delivered. */
    deliveryAddress?: {
        /** Street and number. */
        line1: string;
        /** Second line, such as floor or building; absent when there is none. */
        line2?: string;
        /** City or town. */
        city: string;
        /** State, province or region; absent when none was given. */
        state?: string;
        /** Postal code; absent when none was given. */
        postalCode?: string;
        /** ISO 3166 two-letter code. */
        country: string;
    };
    /** Money received, oldest first; empty when the order cost nothing. */
    payments: {
        /** Ref of the payment (`pay_…`). */
        ref: string;
        /** Way to pay that was used: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Money received, integer in the minor unit of `currency`. */
        amountMinor: number;
        /**
         * ISO 4217 code of `amountMinor`.
         * @example NGN
         */
        currency: string;
        /**
         * State of the money.
         * - `succeeded`: The merchant has it.
         * - `refunded`: All of it went back.
         * - `partially_refunded`: Part of it went back.
         */
        status: "succeeded" | "refunded" | "partially_refunded";
        /**
         * When the money was received, UTC.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Handovers with carrier and tracking, oldest first; empty while nothing was handed over. */
    fulfillments: StoreOrderFulfillment[];
    /** The last refund that the buyer asked for; absent when there was none. */
    refundRequest?: OrderRefundRequest;
    /** Money that went back or is on its way back, oldest first; without refunds that the provider refused. */
    refunds: {
        /** Ref of the refund (`rfd_…`). */
        ref: string;
        /** Money that goes back, integer in the minor unit of the order’s currency. */
        amountMinor: number;
        /** Reason in the merchant’s words; absent when there is none. */
        reason?: string;
        /**
         * Where the refund was made.
         * - `service`: Here: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * When it was made, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /**
     * When the order was placed, UTC.
     * Format: date-time.
     */
    placedAt: string;
    /**
     * When it was first paid, with a deposit or in full, UTC; absent until then.
     * Format: date-time.
     */
    paidAt?: string;
    /**
     * When it was called off, UTC; absent for all others.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * When the record was made, UTC; the same as `placedAt`.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Last change of the order, its items, payments, refunds or attendees, UTC with microseconds. The largest one that you have received is the next `updatedSince`.
     * Format: date-time.
     */
    updatedAt: string;
};
/** One line of an order, at the name and price it was sold for. */
export type StoreOrderItem = {
    /** Ref of the item (`oit_…`). */
    ref: string;
    /**
     * Kind of thing sold.
     * - `product`: A variant of a product.
     * - `ticket`: Tickets of an event.
     * - `package`: An option of a package.
     * - `addon`: An extra; `parentItemRef` is what it belongs to.
     * - `donation`: A donation ticket, at the price that the buyer named.
     */
    kind: "product" | "ticket" | "package" | "addon" | "donation";
    /** Name of the product, ticket or extra when it was sold. */
    name: string;
    /** Name of the variant or option when it was sold; absent for tickets, donations and extras. */
    variantName?: string;
    /** The merchant’s article number when it was sold; absent when there was none. */
    sku?: string;
    /** Ref of the product (`prd_…`) or package (`pkg_…`); absent for tickets and donations. */
    productRef?: string;
    /** `slug` of the product when it was sold; absent for tickets and donations. */
    productSlug?: string;
    /** Ref of the variant (`var_…`); absent for tickets, donations and packages. */
    variantRef?: string;
    /** Ref of the event (`evt_…`); present for tickets and donations. */
    eventRef?: string;
    /** `slug` of the event when it was sold; present for tickets and donations. */
    eventSlug?: string;
    /** Ref of the ticket type (`tkt_…`); present for tickets and donations. */
    ticketTypeRef?: string;
    /** Ref of the option (`pko_…`); present for packages. */
    packageOptionRef?: string;
    /** Ref of the extra (`ado_…`); present for extras. */
    addonOptionRef?: string;
    /** `ref` of the item that an extra belongs to; absent for all others. */
    parentItemRef?: string;
    /** Pieces sold; a group ticket is one. */
    quantity: number;
    /** Price of one piece, integer in the minor unit of the order’s currency, without fees. */
    unitPriceMinor: number;
    /** The line’s share of the discount, integer in the minor unit; 0 without one. */
    discountMinor: number;
    /** Unit price × quantity − discount, integer in the minor unit, without fees. */
    totalMinor: number;
    /** True when it was sold beyond the stock and has to be made or bought in first. */
    preorder: boolean;
    /** Booked time; absent when none was booked. */
    slot?: {
        /** Start of the booking, UTC. */
        startUtc: string;
        /** The same moment as wall time in `timezone`, without offset. */
        startLocal: string;
        /** IANA time zone of `startLocal`. */
        timezone: string;
        /** Minutes that the booking lasts. */
        durationMinutes: number;
    };
    /** Pieces handed over so far. */
    fulfilledQuantity: number;
    /** Pieces given back or called off so far. */
    refundedQuantity: number;
    /** Seats of a ticket, in order; absent for all other items and in test mode. */
    attendees?: {
        /** Ref of the attendee (`att_…`). */
        ref: string;
        /** Name of the person; absent when the seat is with the buyer. */
        name?: string;
        /** E-mail of the person; absent when none was given. */
        email?: string;
        /**
         * State of the seat.
         * - `confirmed`: The guest has the seat and gets the ticket.
         * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined it; the seat is on sale again.
         * - `cancelled`: It was given back or called off; the seat is on sale again.
         * - `checked_in`: The guest has come in.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }[];
    /** Answers to questions, by `key`; absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
};
/** Pieces that were handed over together. */
export type StoreOrderFulfillment = {
    /** Ref of the handover (`ful_…`). */
    ref: string;
    /**
     * When it was recorded, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Pieces that were handed over. */
    items: {
        /** `ref` of the item of the order (`oit_…`). */
        ref: string;
        /** Pieces of that item. */
        quantity: number;
    }[];
    /** Company that carries the pieces, as the buyer reads it; absent when the merchant gave none. */
    carrier?: string;
    /** Number by which the carrier knows the parcel; absent when the merchant gave none. */
    trackingNumber?: string;
    /**
     * https address of the page on which the buyer follows the parcel; absent when the merchant gave none.
     * Format: uri.
     */
    trackingUrl?: string;
};
/** A refund that the buyer asked for on the page of the order. */
export type OrderRefundRequest = {
    /**
     * State of the request.
     * - `open`: The merchant has not answered yet.
     * - `accepted`: Money went back.
     * - `declined`: The merchant declined it.
     */
    state: "open" | "accepted" | "declined";
    /**
     * When the buyer asked, UTC.
     * Format: date-time.
     */
    askedAt: string;
    /** The buyer’s words, up to 500 characters; absent when there are none. */
    reason?: string;
    /**
     * When the merchant answered, UTC; absent while the request is open.
     * Format: date-time.
     */
    answeredAt?: string;
    /** The merchant’s words to the buyer for declining it; absent when there are none. */
    message?: string;
};
/** A code that was sent. The code itself is never returned. */
export type StoreOtpSendView = {
    /** Ref of the challenge (`otp_…`): keep it, and send it with what the customer types. */
    challengeRef: string;
    /** Number that the code went to, masked: country code and last three digits. */
    to: string;
    /**
     * Channel by which the code was sent.
     * - `whatsapp`: By WhatsApp.
     * - `sms`: By SMS.
     */
    channel: "whatsapp" | "sms";
    /**
     * Number that the code came from.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The service’s number.
     */
    sender: "own" | "frontdesk";
    /**
     * Maker of the code.
     * - `service`: The service, which checks it.
     * - `client`: You, by `code`: check it yourself.
     */
    codeSource: "service" | "client";
    /**
     * When the code stops being valid, UTC.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When another code can be sent to the number, UTC: keep your “send again” button off until then.
     * Format: date-time.
     */
    resendAvailableAt: string;
    /** Price of this code for the merchant, taken from the credit of the workspace; 0 with a test key. */
    charge: {
        /** Integer in the currency’s minor unit. */
        amountMinor: number;
        /** ISO 4217 code in capitals. */
        currency: string;
    };
    /** True with a test key: nothing was sent, and the code is `000000` unless you sent your own. */
    test: boolean;
};
/** A code that was right. It cannot be used again. */
export type StoreOtpVerifyView = {
    /** Always true in this response. Anything else is a 422. */
    verified: true;
    /** Ref of the challenge (`otp_…`), as you sent it. */
    challengeRef: string;
    /**
     * When the code was verified, UTC.
     * Format: date-time.
     */
    verifiedAt: string;
};
/** A code that does not verify. It has no error envelope. */
export type StoreOtpVerifyFailure = {
    /** Always false in this response. */
    verified: false;
    /**
     * Why the code does not verify.
     * - `invalid`: A wrong code, one that was used, or an unknown challenge: let the customer try again.
     * - `expired`: The right code, too late: send another one.
     * - `too_many_attempts`: The fifth wrong code, or any code after it: send another one.
     */
    reason: "invalid" | "expired" | "too_many_attempts";
};
/** Free start times of one day. */
export type PublicProductSlots = {
    /**
     * The day, `YYYY-MM-DD` in the store’s time zone.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
    /** Free starts of the day, earliest first; empty when there are none, on a past day, or beyond what can be booked. */
    slots: {
        /**
         * Start of the slot, UTC. Send it as `slotStartUtc` in a checkout.
         * Format: date-time.
         * @example 2026-03-01T09:00:00Z
         */
        startUtc: string;
        /**
         * The same moment as wall time in `timezone`, without offset: show this one.
         * @example 2026-03-01T10:00:00
         */
        startLocal: string;
    }[];
    /** IANA time zone of `startLocal`: the one asked for, else the store’s. */
    timezone: string;
    /** Minutes that each slot lasts; absent when nothing is booked by slots. */
    durationMinutes?: number;
    /**
     * The next day after `date` with a free slot, `YYYY-MM-DD`; absent when there is none.
     * Format: date.
     * @example 2026-03-01
     */
    nextDate?: string;
};
/** Everything for a home page in one call: brand, theme, sections, pages and content, with all lists of the store. Parts of the storefront’s document are absent until the merchant has published it. */
export type Storefront = {
    /** Ref of the workspace (`wks_…`). */
    ref: string;
    /** Name of the store to show. */
    displayName: string;
    /** IANA time zone of the store, such as `Africa/Lagos`. */
    timezone: string;
    /**
     * Kind of business, such as `store`; as the merchant wrote it.
     * @default store
     */
    type: string;
    /** Text about the store and its goods, plain text. */
    description?: string;
    /** Main category of the store, as the merchant named it. */
    categorySlug?: string;
    /** All categories of the store, the main one among them. */
    categorySlugs?: string[];
    /**
     * Address of the store’s own site.
     * Format: uri.
     */
    website?: string;
    /** Profiles in social networks, in the order to show. */
    socials?: SocialProfile[];
    /** City or town of the store. */
    city?: string;
    /** State, province or region of the store. */
    state?: string;
    /** Country of the store, as the merchant wrote it. */
    country?: string;
    /**
     * Absolute address of a small square picture that stands for the store.
     * Format: uri.
     */
    avatarUrl?: string;
    /**
     * Absolute address of a wide picture of the store.
     * Format: uri.
     */
    coverUrl?: string;
    /** Distinctions of the store, in the order to show. */
    badges?: Badge[];
    /** Number of members, as the merchant states it. */
    memberCount?: number;
    /** Build of the site: template, theme, sections of the home page, and further pages. */
    renderConfig?: StorefrontRenderConfig;
    /** Logo, icon and preview picture of the brand; absent when the merchant set none. */
    assets?: StorefrontAssets;
    /**
     * Host name of the store’s main site, such as `shop.example`.
     * Format: hostname.
     */
    primaryDomain?: string;
    /** Host names that belong to the store. Where the workspace restricts `returnUrl`, these are allowed. */
    verifiedDomains?: string[];
    /** Form in which uploaded pictures are kept; WebP of at most 2,048 pixels when absent. */
    mediaPolicy?: MediaPolicy;
    /** Opening hours in the store’s time zone; two entries of one day are two spans. */
    businessHours?: BusinessHours[];
    /** Chat bubble of a widget; not shown when absent. */
    widgetBubble?: {
        /** Key that the widget needs to load; the service does not interpret it. */
        key: string;
    };
    /** Texts, links and media of the storefront. */
    content?: StorefrontContent;
    /** Published media catalogs, in the order to show. */
    catalogs: PublicCatalogSummary[];
    /** Published packages, in the order to show. They are in `products` as well. */
    packages: PublicPackageSummary[];
    /** `slug` of a package → the package with its options. */
    packageDetails: {
        [key: string]: PublicAttachedPackage;
    };
    /** Published products and packages, in the order to show; the same as `GET /v1/store/products`. */
    products: PublicProductSummary[];
    /** Published collections, in the order to show; the same as `GET /v1/store/collections`. */
    collections: PublicCollectionSummary[];
    /** Published events that ended at most 24 hours ago, by their start; the same as `GET /v1/store/events`. */
    events: PublicEventSummary[];
    /** Ways to pay in the primary currency, such as `card`; the same as `GET /v1/store/payment-methods`. */
    paymentMethods: string[];
    /** Ratings of all products; absent when there are none. */
    reviews?: StorefrontReviews;
    /** Published forms, in the order to show. */
    forms: EmbeddedForm[];
};
/**
 * A profile in a social network.
 * @example {
 *   "network": "instagram",
 *   "url": "https://instagram.com/adire",
 *   "handle": "@adire"
 * }
 */
export type SocialProfile = {
    /** Network in lower case, such as `instagram`: choose the icon by it. */
    network: string;
    /**
     * Absolute address of the profile.
     * Format: uri.
     */
    url: string;
    /** Name in the network, such as `@adire`; absent when only the address is known. */
    handle?: string;
};
/** A distinction of the store. */
export type Badge = {
    /**
     * Kind of badge.
     * - `verified`: The store’s identity was checked.
     * - `top_rated`: The store is rated highly.
     * - `new`: The store is new.
     * - `partner`: The store is a partner.
     */
    type: "verified" | "top_rated" | "new" | "partner";
    /**
     * When it was granted, UTC. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    grantedAt: string;
};
/** Template, theme, and the sections of each page. */
export type StorefrontRenderConfig = {
    /** Template that the merchant has chosen; a word that your theme knows. */
    templateId: string;
    /**
     * Look of the storefront.
     * @default {}
     */
    theme: StorefrontTheme;
    /**
     * Sections of the home page, in the order to show.
     * @default []
     */
    sections: StorefrontSection[];
    /**
     * Pages beside the home page.
     * @default []
     */
    pages: StorefrontPage[];
};
/** Look of the storefront. Apart from colours, the values are words that your theme knows: the service does not interpret them. */
export type StorefrontTheme = {
    /** Name of a pair of fonts, such as `inter-lora`. */
    fontPairing?: string;
    /** Name of a set of colours, built in or one of `customPalettes`. */
    palette?: string;
    /**
     * Main colour of the brand as hexadecimal digits, such as `#1f6f4a`. Hosted pages use it, too.
     * @example #1f6f4a
     */
    brandColor?: string;
    /** Where your theme takes its accent colour from, such as `brand`. */
    accentSource?: string;
    /** Name of a scale of distances, such as `comfortable`. */
    spacing?: string;
    /** Name of a width of the content, such as `narrow`. */
    contentWidth?: string;
    /** Colour sets of the merchant’s own, in the form that your theme defines. */
    customPalettes?: {
        [key: string]: unknown;
    }[];
    /** Fonts of the merchant’s own, in the form that your theme defines. */
    customFontPacks?: {
        [key: string]: unknown;
    }[];
};
/** A section of a page. Its content is in `content`, in the map for its kind, under its `id`. */
export type StorefrontSection = {
    /** Key of the section’s content in the maps of `content`, and target of links of type `section`. */
    id: string;
    /** Kind of section, such as `hero` or `faq`; a word that your theme knows. */
    type: string;
    /**
     * False when the merchant has switched the section off: do not show it.
     * @default true
     */
    visible: boolean;
    /**
     * True once the merchant has changed the section from its template.
     * @default false
     */
    hasBeenEdited: boolean;
    /**
     * Settings of the section, in the form that your theme defines; empty when there are none.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** A page beside the home page. */
export type StorefrontPage = {
    /** Unique among the pages; use it as the key of a list. */
    id: string;
    /** Kind of page, such as `about`; a word that your theme knows. */
    type: string;
    /** Title of the page and its entry in menus. */
    title: string;
    /** Last part of the page’s address, which links name as `pageSlug`. */
    slug: string;
    /**
     * False when the merchant has switched the page off: do not serve it.
     * @default true
     */
    visible: boolean;
    /** Title for search engines and browser tabs; use `title` when absent. */
    metaTitle?: string;
    /**
     * Sections of the page, in the order to show.
     * @default []
     */
    sections: StorefrontSection[];
    /**
     * Settings of the page, in the form that your theme defines; empty when there are none.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** Pictures of the brand. */
export type StorefrontAssets = {
    /**
     * Absolute address of the logo.
     * Format: uri.
     */
    logoUrl?: string;
    /**
     * Absolute address of the icon for browser tabs.
     * Format: uri.
     */
    faviconUrl?: string;
    /**
     * Absolute address of the picture in link previews.
     * Format: uri.
     */
    socialImageUrl?: string;
};
/** Form in which the service keeps pictures that the merchant uploads. */
export type MediaPolicy = {
    /** Longest side, pixels; larger pictures are made smaller. */
    maxDim: number;
    /** Quality of the compression, 1 to 100; PNG, which is lossless, ignores it. */
    quality: number;
    /**
     * File format of pictures. Animated ones become WebP, and transparent ones PNG in place of JPEG.
     * - `webp`: WebP.
     * - `avif`: AVIF.
     * - `jpeg`: JPEG.
     * - `png`: PNG.
     */
    format: "webp" | "avif" | "jpeg" | "png";
};
/** Opening hours on one weekday, in the store’s time zone. Two entries of one day are two spans. */
export type BusinessHours = {
    /**
     * Day of the week.
     * - `mon`: Monday.
     * - `tue`: Tuesday.
     * - `wed`: Wednesday.
     * - `thu`: Thursday.
     * - `fri`: Friday.
     * - `sat`: Saturday.
     * - `sun`: Sunday.
     */
    day: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";
    /**
     * Opening time, `HH:MM` on the 24-hour clock.
     * @example 09:00
     */
    start: string;
    /**
     * Closing time, `HH:MM` on the 24-hour clock.
     * @example 09:00
     */
    end: string;
};
/** Texts, links and media of the storefront. Show only the parts that are present. */
export type StorefrontContent = {
    /** Logo, menu and buttons at the top of every page; your theme decides when absent. */
    header?: StorefrontHeader;
    /** Opening of the home page, above its sections; absent when there is none. */
    hero?: StorefrontHero;
    /** Links and notes at the bottom of every page; your theme decides when absent. */
    footer?: StorefrontFooter;
    /** Address, e-mail, phone numbers and profiles of the store; absent when the merchant gave none. */
    contact?: StorefrontContact;
    /** Identifiers of the merchant’s analytics and advertising services; absent when there are none. */
    tracking?: StorefrontTracking;
    /** Promotions that open over the page; absent when there are none. */
    promo?: {
        /**
         * Promotions, each with its own time and trigger.
         * @default []
         */
        campaigns: StorefrontCampaign[];
    };
    /** Opening sections: section id → content. */
    heroSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Short line above the title. */
            eyebrow?: string;
            /** Main line, in large letters. */
            title?: string;
            /** Line below the title. */
            subtitle?: string;
            /** Buttons below the text, in the order to show. */
            buttons?: Button[];
            /** Pictures or videos behind the text, shown in turn. */
            backgroundMedia?: PageMedia[];
            /** Way in which the background is shown, such as `slideshow`; a word that your theme knows. */
            backgroundMode?: string;
            /**
             * Absolute address of a single background; used where `backgroundMedia` is absent.
             * Format: uri.
             */
            backgroundUrl?: string;
            /**
             * Kind of file, which decides how to show it.
             * - `image`: A picture.
             * - `video`: A video.
             * - `audio`: A sound.
             * - `document`: Any other file, such as a PDF: show a link to it.
             */
            backgroundType?: "image" | "video" | "audio" | "document";
            /** Layer between background and text; absent for none. */
            overlay?: SectionOverlay;
            /** Milliseconds for which each background is shown. */
            slideDuration?: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Styles of single texts: section id → name of a field of the section → style. */
    fieldStyles?: {
        [key: string]: {
            [key: string]: {
                /** Font of the field’s text; a CSS family or a word that your theme knows. */
                fontFamily?: string;
                /** Size of the text: CSS pixels as a number, or a word that your theme knows. */
                fontSize?: string | number;
                /**
                 * Colour of the text as hexadecimal digits, such as `#1f6f4a`.
                 * @example #1f6f4a
                 */
                color?: string;
                /** Weight of the text: a CSS number such as 600, or a word that your theme knows. */
                weight?: string | number;
            } & {
                [key: string]: unknown;
            };
        };
    };
    /** Rows of logos, such as press or partners: section id → content. */
    logoStrips?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Logos in the order to show. */
            logos: ({
                /**
                 * Absolute address of the logo.
                 * Format: uri.
                 */
                url: string;
                /** Name of the company, as alternative text. */
                alt: string;
                /** Where a click on the logo leads; absent when it leads nowhere. */
                link?: Link;
            } & {
                [key: string]: unknown;
            })[];
            /** Speed of a moving row: a number or a word that your theme knows; it stands still when absent. */
            speed?: string | number;
            /**
             * True to show the logos without colour.
             * @default false
             */
            grayscale: boolean;
        } & {
            [key: string]: unknown;
        };
    };
    /** Questions and answers: section id → content. */
    faqSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Questions with their answers, sorted by `sort`. */
            items: ({
                /** Unique among the questions; use it as the key of a list. */
                id: string;
                /** Question, one line. */
                question: string;
                /** Answer, plain text of a few sentences. */
                answer: string;
                /**
                 * Order among the questions, lowest first.
                 * @default 0
                 */
                sort: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the questions.
             * - `accordion`: One below the other; each opens to its answer.
             * - `columns`: Side by side, with all answers in sight.
             * @default accordion
             */
            layout: "accordion" | "columns";
        } & {
            [key: string]: unknown;
        };
    };
    /** A picture beside a text: section id → content. */
    imageTextSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /**
             * Absolute address of the picture.
             * Format: uri.
             */
            imageUrl: string;
            /** Alternative text of the picture. */
            alt?: string;
            /**
             * Where the picture is on wide screens.
             * - `left`: Left of the text.
             * - `right`: Right of the text.
             * @default left
             */
            imageSide: "left" | "right";
            /** Text beside the picture, plain text of several paragraphs. */
            body: string;
            /**
             * Buttons below the text; empty for none.
             * @default []
             */
            buttons: Button[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Long texts: section id → content. */
    richTextSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Markup of the text. The service has removed everything that could run. */
            html?: string;
            /** The text in blocks, sorted by `sort`; used where `html` is absent. */
            blocks?: DescriptionBlock[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Grids of short texts, such as advantages: section id → content. */
    blockSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /**
             * Columns on wide screens, 1 to 6.
             * @default 3
             */
            columns: number;
            /** Fields of the grid, in the order to show. */
            blocks: ({
                /** Unique among the blocks; use it as the key of a list. */
                id: string;
                /** Name of an icon; a word that your theme knows. */
                icon?: string;
                /**
                 * Absolute address of a picture, in place of the icon.
                 * Format: uri.
                 */
                imageUrl?: string;
                /** Heading of the block, one line. */
                title: string;
                /** A few sentences, plain text. */
                text: string;
                /** Where a click on the block leads; absent when it leads nowhere. */
                link?: Link;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Galleries of pictures and videos: section id → content. */
    mediaGallerySections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Files in the order to show. */
            items: ({
                /**
                 * Kind of file, which decides how to show it.
                 * - `image`: A picture.
                 * - `video`: A video.
                 * - `audio`: A sound.
                 * - `document`: Any other file, such as a PDF: show a link to it.
                 */
                type: "image" | "video" | "audio" | "document";
                /**
                 * Absolute http or https address of the file.
                 * Format: uri.
                 */
                url: string;
                /**
                 * Address of a small still picture, or of a video’s poster; absent when there is none.
                 * Format: uri.
                 */
                thumbnail?: string;
                /** Text to show below the file. */
                caption?: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the files, such as `grid`; a word that your theme knows.
             * @default grid
             */
            layout: string;
        } & {
            [key: string]: unknown;
        };
    };
    /** Links to social networks: section id → content. */
    socialSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Profiles in the order to show. */
            profiles: SocialProfile[];
            /** True to show the latest posts as well, or settings for them in the form that your theme defines. */
            feed?: boolean | {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    };
    /** Reviews of buyers: section id → content. */
    reviewsSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /**
             * Where the reviews come from.
             * - `store`: All products, from `reviews` of the storefront.
             * - `product`: The product of the page.
             * - `manual`: Those in `items`.
             * @default store
             */
            source: "store" | "product" | "manual";
            /**
             * Most reviews to show.
             * @default 6
             */
            limit: number;
            /**
             * Fewest stars, 1 to 5, that a review to show has.
             * @default 1
             */
            minRating: number;
            /** Reviews that the merchant wrote into the section. Used with `manual`. */
            items?: ({
                /** Name to show below the review. */
                author: string;
                /** Stars, 1 to 5. */
                rating: number;
                /** Words of the review; absent for stars alone. */
                text?: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    /** People, such as a team or speakers: section id → content. */
    profilesSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** People in the order to show. */
            people: ({
                /** Unique among the people; use it as the key of a list. */
                id: string;
                /** Name of the person as it is shown. */
                name: string;
                /** Role of the person, such as `Speaker`. */
                role?: string;
                /** A few sentences about the person, plain text. */
                bio?: string;
                /**
                 * Absolute address of a portrait.
                 * Format: uri.
                 */
                photoUrl?: string;
                /**
                 * Profiles of the person in social networks; empty for none.
                 * @default []
                 */
                links: SocialProfile[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Selections of products, events and other things: section id → content. */
    contentShowcaseSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /**
             * Things that the section shows.
             * - `products`: Products and packages.
             * - `collections`: Collections.
             * - `events`: Events.
             * - `packages`: Packages only.
             * - `notes`: Notes.
             * - `catalogs`: Media catalogs.
             */
            kind: "products" | "collections" | "events" | "packages" | "notes" | "catalogs";
            /**
             * Things to show, in this order. In responses refs of what is published, in the workspace document slugs.
             * @default []
             */
            refs: string[];
            /**
             * Choice of the things.
             * - `manual`: Those in `refs`.
             * - `latest`: The newest first.
             * - `featured`: Those that your theme puts first.
             * @default latest
             */
            mode: "manual" | "latest" | "featured";
            /**
             * Most things to show.
             * @default 8
             */
            limit: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Sign-ups for the newsletter: section id → content. Send what people enter to `POST /v1/store/newsletter`. */
    newsletterSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Form to use in place of the newsletter; absent for the newsletter. */
            formSlug?: string;
            /** Example to show in the empty input. */
            placeholder?: string;
            /**
             * Text on the button.
             * @default Subscribe
             */
            buttonLabel: string;
            /**
             * Text to show once the request is accepted.
             * @default Thank you for subscribing.
             */
            successMessage: string;
        } & {
            [key: string]: unknown;
        };
    };
    /** Markup of the merchant’s own: section id → content. */
    customHtmlSections?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Markup as the merchant wrote it, not cleaned: show it in a sandboxed frame only. */
            html: string;
            /** Height of the frame, CSS pixels; your theme decides when absent. */
            height?: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Rows of buttons: section id → content. */
    sectionButtons?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Buttons in the order to show. */
            buttons: Button[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Groups of buttons: section id → content. */
    sectionButtonGroups?: {
        [key: string]: {
            /** Heading of the section, plain text. */
            heading?: string;
            /** Line below the heading, plain text. */
            subheading?: string;
            /** Alignment of the section’s text; your theme decides when absent. */
            align?: SectionAlign;
            /** Background of the section; that of the page when absent. */
            background?: SectionBackground;
            /** Name of a distance above and below the section; a word that your theme knows. */
            spacing?: string;
            /** Id for links to the section, without `#`. */
            anchor?: string;
            /** Groups in the order to show. */
            groups: ({
                /** Unique among the groups; use it as the key of a list. */
                id: string;
                /** Buttons of the group, in the order to show. */
                buttons: Button[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
};
/** Top of every page. Words for looks are those of your theme: the service does not interpret them. */
export type StorefrontHeader = {
    /**
     * Mark of the store in the header.
     * - `logo`: The picture at `logoUrl`.
     * - `text`: The text `brandText`.
     * - `both`: Picture and text.
     */
    branding?: "logo" | "text" | "both";
    /** Name to show as text; use the store’s `displayName` when absent. */
    brandText?: string;
    /**
     * Absolute address of the logo.
     * Format: uri.
     */
    logoUrl?: string;
    /** Alternative text of the logo; use the store’s `displayName` when absent. */
    logoAlt?: string;
    /** Height of the logo, CSS pixels. */
    logoHeight?: number;
    /**
     * Absolute address of the icon for browser tabs.
     * Format: uri.
     */
    faviconUrl?: string;
    /** Title in link previews. */
    socialTitle?: string;
    /** Text in link previews. */
    socialDescription?: string;
    /**
     * Absolute address of the picture in link previews.
     * Format: uri.
     */
    socialImageUrl?: string;
    /** Arrangement of logo and menu, such as `centered`. */
    layout?: string;
    /** Form of the header’s background, such as `rounded`. */
    pillStyle?: string;
    /** Where the menu is, such as `left`. */
    navPosition?: string;
    /** Buttons at the end of the header, in the order to show. */
    ctas?: Button[];
    /** Look of the menu’s links, such as `underline`. */
    linkStyle?: string;
    /** Entries of the menu, in the order to show. */
    links?: NavigationLink[];
    /** Widest that the header gets: CSS pixels as a number, or a word of your theme. */
    maxWidth?: string | number;
    /** True when the header lies over the top of the page. */
    overlay?: boolean;
    /** True when the header stays in sight while people scroll. */
    sticky?: boolean;
    /** True to show the menu. */
    showMenu?: boolean;
    /** True to show a search. */
    showSearch?: boolean;
    /** True to show the cart. */
    showCart?: boolean;
};
/** A button of a page or section. */
export type Button = {
    /** Text on the button. */
    label: string;
    /**
     * Look of the button.
     * - `primary`: The main action of its section.
     * - `secondary`: A less prominent action.
     * - `link`: Plain text with a link.
     * @default primary
     */
    style: "primary" | "secondary" | "link";
    /** Target of the button. */
    link: Link;
};
/** An entry of a menu or of a list of links. */
export type NavigationLink = {
    /** Text of the entry. */
    label: string;
    /** Target of the entry. */
    link: Link;
    /**
     * True when the target opens in a new tab.
     * @default false
     */
    openInNewTab: boolean;
};
/** Opening of the home page. */
export type StorefrontHero = {
    /** Short line above the title. */
    eyebrow?: string;
    /** Main line, in large letters. */
    title?: string;
    /** Line below the title. */
    subtitle?: string;
    /** Buttons below the text, in the order to show. */
    buttons?: Button[];
    /** Pictures or videos behind the text, shown in turn. */
    backgroundMedia?: PageMedia[];
    /** Way in which the background is shown, such as `slideshow`; a word that your theme knows. */
    backgroundMode?: string;
    /**
     * Absolute address of a single background; used where `backgroundMedia` is absent.
     * Format: uri.
     */
    backgroundUrl?: string;
    /**
     * Kind of file, which decides how to show it.
     * - `image`: A picture.
     * - `video`: A video.
     * - `audio`: A sound.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    backgroundType?: "image" | "video" | "audio" | "document";
    /** Layer between background and text; absent for none. */
    overlay?: SectionOverlay;
    /** Milliseconds for which each background is shown. */
    slideDuration?: number;
};
/** A picture, video, sound or document on a page. */
export type PageMedia = {
    /**
     * Kind of file, which decides how to show it.
     * - `image`: A picture.
     * - `video`: A video.
     * - `audio`: A sound.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Absolute http or https address of the file.
     * Format: uri.
     */
    url: string;
    /**
     * Address of a small still picture, or of a video’s poster; absent when there is none.
     * Format: uri.
     */
    thumbnail?: string;
};
/** Layer between background and text, so that the text can be read: true or false for your theme’s own, a number from 0 (clear) to 1 (opaque), or a word that your theme knows. */
export type SectionOverlay = boolean | number | string;
/** Bottom of every page. */
export type StorefrontFooter = {
    /** Arrangement of the footer, such as `columns`; a word that your theme knows. */
    layout?: string;
    /**
     * Colour of the background as hexadecimal digits, such as `#1f6f4a`.
     * @example #1f6f4a
     */
    backgroundColor?: string;
    /**
     * Colour of the text as hexadecimal digits, such as `#ffffff`.
     * @example #1f6f4a
     */
    textColor?: string;
    /** Copyright line, as the merchant wrote it. */
    copyright?: string;
    /** Profiles in social networks, in the order to show. */
    socialLinks?: SocialProfile[];
    /** Lists of links, in the order to show. */
    linkGroups?: {
        /** Heading of the list. */
        title: string;
        /** Entries of the list, in the order to show. */
        links: NavigationLink[];
    }[];
    /** Sign-up for the newsletter; not shown when absent. Send what people enter to `POST /v1/store/newsletter`. */
    newsletter?: {
        /** True to show this part. */
        enabled: boolean;
        /** Heading above the input. */
        heading?: string;
        /** Example to show in the empty input. */
        placeholder?: string;
        /** Text on the button. */
        buttonLabel?: string;
        /** Form to use in place of the newsletter; absent for the newsletter. */
        formSlug?: string;
    };
    /** Ways to pay, from `paymentMethods` of the storefront; not shown when absent. */
    payments?: {
        /** True to show this part. */
        enabled: boolean;
        /** Heading above the ways to pay. */
        heading?: string;
    };
    /** Address of the store; not shown when absent. */
    address?: {
        /** True to show this part. */
        enabled: boolean;
        /** Address as it is to be shown; take that of `contact` when absent. */
        text?: string;
    };
    /** Opening hours; not shown when absent. */
    hours?: {
        /** True to show this part. */
        enabled: boolean;
        /** Hours as they are to be shown; make them from `businessHours` of the storefront when absent. */
        text?: string;
    };
    /** Signs of trust, such as seals; not shown when absent. */
    trust?: {
        /** True to show this part. */
        enabled: boolean;
        /** Signs in the order to show. */
        items?: {
            /** Words of the sign. */
            label: string;
            /**
             * Absolute address of the sign’s picture.
             * Format: uri.
             */
            iconUrl?: string;
        }[];
    };
};
/** Ways to reach the store. */
export type StorefrontContact = {
    /** Street and number. */
    addressLine1?: string;
    /** Second line of the address, such as floor or building. */
    addressLine2?: string;
    /** City or town. */
    city?: string;
    /** State, province or region. */
    state?: string;
    /** Country as the merchant wrote it. */
    country?: string;
    /**
     * Address of the store’s place on Google Maps.
     * Format: uri.
     */
    googleMapsUrl?: string;
    /**
     * E-mail address to show to visitors.
     * Format: email.
     */
    email?: string;
    /** Phone numbers to show to visitors, as the merchant wrote them. */
    phoneNumbers?: string[];
    /** Profiles in social networks, in the order to show. */
    socials?: SocialProfile[];
    /** True to show a map of the address. */
    showMap?: boolean;
};
/** Identifiers for analytics and advertising. Load a service only where its identifier is present, and with the visitor’s consent where the law asks for it. */
export type StorefrontTracking = {
    /** Measurement id of Google Analytics, such as `G-XXXXXXXXXX`. */
    googleAnalyticsId?: string;
    /** Container id of Google Tag Manager, such as `GTM-XXXXXXX`. */
    googleTagManagerId?: string;
    /** Conversion id of Google Ads, such as `AW-123456789`. */
    googleAdsId?: string;
    /** Pixel number of Meta (Facebook and Instagram), to measure advertising. */
    metaPixelId?: string;
    /** Pixel code of TikTok, to measure advertising. */
    tiktokPixelId?: string;
    /** Pixel code of Snapchat, to measure advertising. */
    snapchatPixelId?: string;
    /** Tag number of Pinterest, to measure advertising. */
    pinterestTagId?: string;
    /** Partner number of the LinkedIn Insight Tag, to measure advertising. */
    linkedinPartnerId?: string;
    /** Pixel code of X, to measure advertising. */
    xPixelId?: string;
    /** Project code of Microsoft Clarity, which records how pages are used. */
    clarityProjectId?: string;
    /** Site number of Hotjar, which records how pages are used. */
    hotjarSiteId?: string;
    /** True when the merchant allows you to send the buyer’s e-mail as a hash to these services. */
    shareHashedEmail?: boolean;
    /** The merchant’s own markup for the end of `<head>`, not cleaned. Insert it only into pages of this merchant. */
    customHead?: string;
    /** The merchant’s own markup for the end of `<body>`, not cleaned. Insert it only into pages of this merchant. */
    customBodyEnd?: string;
};
/** A promotion that opens over the page. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
export type StorefrontCampaign = {
    /** Unique among the campaigns; remember it with `version` for visitors who closed it. */
    id: string;
    /** Name for the merchant; not shown to visitors. */
    name: string;
    /**
     * False when the merchant has switched the campaign off: do not show it.
     * @default true
     */
    enabled: boolean;
    /**
     * When the campaign opens.
     * - `delay`: `delayMs` after the page has loaded.
     * - `exit_intent`: When the pointer leaves the page.
     * - `scroll`: When the visitor scrolls down.
     * - `on_load`: As soon as the page has loaded.
     */
    trigger: "delay" | "exit_intent" | "scroll" | "on_load";
    /** Milliseconds to wait. Used with `delay`. */
    delayMs?: number;
    /**
     * When the campaign begins, UTC; at once when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt?: string;
    /**
     * When the campaign ends, UTC, exclusive; never when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date ends with its last hour.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt?: string;
    /** Picture or video beside the text; absent when there is none. */
    media?: PageMedia;
    /** Heading, one line. */
    heading?: string;
    /** A few sentences, plain text. */
    body?: string;
    /** Buttons below the text, in the order to show. */
    buttons?: Button[];
    /**
     * True to ask for an e-mail address. Send it to `POST /v1/store/newsletter`, or to the form `formSlug`.
     * @default false
     */
    captureEmail: boolean;
    /** Example to show in the empty input. */
    emailPlaceholder?: string;
    /** Text on the button that sends the address. */
    submitLabel?: string;
    /** Text to show once the request is accepted. */
    successMessage?: string;
    /** Form that takes the address; absent for the newsletter. */
    formSlug?: string;
    /**
     * Rises when the merchant wants the campaign shown again to visitors who closed it.
     * @default 1
     */
    version: number;
};
/**
 * Alignment of the text of a section.
 * - `left`: Left.
 * - `center`: Centred.
 * - `right`: Right.
 */
export type SectionAlign = "left" | "center" | "right";
/** Colour, picture or video behind the content of a section. */
export type SectionBackground = {
    /**
     * Kind of background.
     * - `none`: Nothing.
     * - `color`: The colour `color`.
     * - `image`: The picture at `url`.
     * - `video`: The video at `url`, without sound.
     */
    mode: "none" | "color" | "image" | "video";
    /**
     * Colour as hexadecimal digits, such as `#1f6f4a`. Used with `color`.
     * @example #1f6f4a
     */
    color?: string;
    /**
     * Absolute address of the picture or video. Used with `image` and `video`.
     * Format: uri.
     */
    url?: string;
    /** Layer over the picture or video; absent for none. */
    overlay?: SectionOverlay;
} & {
    [key: string]: unknown;
};
/** A media catalog without its files. */
export type PublicCatalogSummary = {
    /** Ref of the catalog (`cat_…`). */
    ref: string;
    /** Name for URLs: read the files by `GET /v1/store/catalogs/{slug}`. */
    slug: string;
    /** Heading to show for the catalog. */
    name: string;
    /** Absolute address of a picture for the entry; absent when there is none. */
    coverUrl?: string;
    /** Number of files in the catalog. */
    itemCount: number;
};
/** A package in a list. */
export type PublicPackageSummary = {
    /** Ref of the package (`pkg_…`). */
    ref: string;
    /**
     * Kind of offer.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: Something for an event.
     */
    type: "service" | "product" | "event";
    /** Name of the package as buyers read it. */
    name: string;
    /** Name for URLs: find its options in `packageDetails`, or read it by `GET /v1/store/products/{slug}`. */
    slug: string;
    /** Absolute address of the main picture; absent when there is none. */
    coverUrl?: string;
    /** Lowest price of its options, integer in the minor unit of `currency`; absent when all of them are priced on request. */
    priceMinorFrom?: number;
    /** ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the package is priced in it. */
    currency: string;
    /** Number of its options. */
    optionCount: number;
};
/** Ratings of all products of the store, with the newest reviews. */
export type StorefrontReviews = {
    /** Average of the ratings, 1 to 5 with two decimals. */
    average: number;
    /** Number of ratings of all products. */
    count: number;
    /** Newest reviews first, at most 20. */
    items: StorefrontReview[];
};
/** A review of a product. */
export type StorefrontReview = {
    /** Name to show below the review. */
    author: string;
    /** Stars, 1 to 5. */
    rating: number;
    /** Words of the review; absent for stars alone. */
    text?: string;
    /**
     * Day of the review, `YYYY-MM-DD`.
     * Format: date.
     */
    date: string;
    /** Product that the review is about, as buyers read it. */
    productName: string;
    /** `slug` of that product, to link to it. */
    productSlug: string;
};
/** A form within the storefront, without its hidden questions. Read the form itself for conditions and limits. */
export type EmbeddedForm = {
    /** Name for URLs: send answers to `POST /v1/store/forms/{slug}/submissions`. */
    slug: string;
    /** Heading to show for the form. */
    name: string;
    /** Text above the questions; absent when the merchant wrote none. */
    description?: string;
    /** Text on the button that sends the form. */
    submitLabel: string;
    /** Text to show once the answers are accepted. */
    thankYouMessage: string;
    /** Questions in the order to show. */
    fields: EmbeddedFormField[];
};
/** A question of a form within the storefront. */
export type EmbeddedFormField = {
    /** Ref of the question (`ffd_…`). Answers go by the `key` of the form’s own field with this `id`. */
    id: string;
    /** Question as people read it. */
    label: string;
    /** Kind of answer, and with it the input to show. */
    type: FormFieldType;
    /**
     * True when a submission is refused without an answer, unless `showIf` leaves the question out.
     * @default false
     */
    required: boolean;
    /** Explanation to show beside the input; absent when there is none. */
    helpText?: string;
    /** Example to show in the empty input; absent when there is none. */
    placeholder?: string;
    /**
     * Choices, or rules for files; empty for all other types.
     * @default {}
     */
    options: FormFieldOptions;
    /**
     * Part of the sender’s identity that the answer gives, so that the merchant’s contact is filled in.
     * - `none`: Nothing about the sender.
     * - `name`: Full name.
     * - `first_name`: Given name.
     * - `last_name`: Family name.
     * - `email`: E-mail address.
     * - `phone`: Phone number.
     * @default none
     */
    identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
};
/** A table of the merchant’s, such as opening hours or sizes. Private columns are left out. */
export type PublicTable = {
    /** Ref of the table (`tbl_…`). */
    ref: string;
    /** Name for URLs, by which the table is read. */
    slug: string;
    /** Heading to show for the table. */
    name: string;
    /** Text about the table; absent when the merchant wrote none. */
    description?: string;
    /** Columns in the order to show. */
    columns: PublicTableColumn[];
    /** Rows in the order to show, at most 5,000. */
    rows: PublicTableRow[];
    /** Number of rows; `rows` holds all of them. */
    rowCount: number;
    /**
     * Last change of the table or one of its rows, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A column with its heading and the type of its cells. */
export type PublicTableColumn = {
    /** Name of the column in the `cells` of each row; unique within the table. */
    key: string;
    /** Heading to show above the column. */
    label: string;
    /**
     * Kind of value that the cells of the column hold.
     * - `text`: One line or several of plain text.
     * - `rich_text`: Markup that the service has cleaned of everything that could run.
     * - `number`: A number.
     * - `money`: An object with `currency` and `amountMinor`.
     * - `date`: A date, `YYYY-MM-DD`.
     * - `datetime`: A moment in UTC, ISO 8601.
     * - `boolean`: True or false.
     * - `select`: One of `options`, as text.
     * - `multi_select`: A list of texts from `options`.
     * - `url`: An absolute http or https address.
     * - `email`: An e-mail address.
     * - `phone`: A phone number, in E.164 form where its country is known.
     * - `image`: An object with `url`, and `alt` to read aloud.
     * - `file`: An object with `url`, and `name` to show.
     * - `rating`: A number from 0 to 5.
     */
    type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
    /** Values that a cell may have. Present for `select` and `multi_select` only. */
    options?: string[];
    /**
     * ISO 4217 code that all cells of a `money` column share; absent when each cell may have its own.
     * @example NGN
     */
    currency?: string;
    /** Position of the column, from 0; the columns come in this order. */
    sort: number;
};
/** A row with the values of its cells. */
export type PublicTableRow = {
    /** Ref of the row (`row_…`); use it as the key of a list. */
    ref: string;
    /** `key` of the column → value. Empty cells are missing. */
    cells: {
        [key: string]: TableCell;
    };
    /** Position of the row, from 0; the rows come in this order. */
    sort: number;
    /**
     * Last change of the row, UTC with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Value of one cell. Its form follows from the `type` of its column. */
export type TableCell = string | number | boolean | string[] | MoneyCell | FileCell;
/** An amount of money in a table. */
export type MoneyCell = {
    /**
     * ISO 4217 code in capitals.
     * @example NGN
     */
    currency: string;
    /** Integer in the currency’s minor unit (kobo, cents); it may be negative. */
    amountMinor: number;
};
/** A picture or file in a table. */
export type FileCell = {
    /**
     * Absolute http or https address of the file.
     * Format: uri.
     */
    url: string;
    /** Alternative text of a picture; absent when the merchant wrote none. */
    alt?: string;
    /** File name to show; absent when the merchant gave none. */
    name?: string;
};
export type components = {
    schemas: {
        ProductCheckoutRequest: ProductCheckoutRequest;
        ProductLine: ProductLine;
        ChosenAddon: ChosenAddon;
        FormAnswer: FormAnswer;
        CheckoutPrefill: CheckoutPrefill;
        LinkCustomerRequest: LinkCustomerRequest;
        HeadlessCheckoutRequest: HeadlessCheckoutRequest;
        TicketLine: TicketLine;
        SeatHolder: SeatHolder;
        CheckoutContact: CheckoutContact;
        EventCheckoutRequest: EventCheckoutRequest;
        RegistrationRequest: RegistrationRequest;
        Registrant: Registrant;
        StoreFormSubmissionRequest: StoreFormSubmissionRequest;
        NewsletterRequest: NewsletterRequest;
        OtpSendRequest: OtpSendRequest;
        OtpVerifyRequest: OtpVerifyRequest;
        RestockAlertRequest: RestockAlertRequest;
        CheckoutCompletedEvent: CheckoutCompletedEvent;
        CheckoutExpiredEvent: CheckoutExpiredEvent;
        OrderUpdatedEvent: OrderUpdatedEvent;
        FormSubmittedEvent: FormSubmittedEvent;
        AttendeeRegisteredEvent: AttendeeRegisteredEvent;
        AttendeeUpdatedEvent: AttendeeUpdatedEvent;
        AttendeeCancelledEvent: AttendeeCancelledEvent;
        CustomerLinkedEvent: CustomerLinkedEvent;
        ProductDeletedEvent: ProductDeletedEvent;
        OrderDeletedEvent: OrderDeletedEvent;
        PingEvent: PingEvent;
        PublicStoreAvailability: PublicStoreAvailability;
        Error: Error;
        PartInUse: PartInUse;
        PublicCatalog: PublicCatalog;
        PublicCatalogItem: PublicCatalogItem;
        Link: Link;
        StoreCheckoutSessionView: StoreCheckoutSessionView;
        CheckoutPayment: CheckoutPayment;
        TransferAccount: TransferAccount;
        PaymentRefusal: PaymentRefusal;
        PublicCollectionDetail: PublicCollectionDetail;
        PublicCollectionSummary: PublicCollectionSummary;
        PublicProductSummary: PublicProductSummary;
        AmountsByCurrency: AmountsByCurrency;
        StoreCustomerLinkView: StoreCustomerLinkView;
        DeliveryZone: DeliveryZone;
        PriceEntry: PriceEntry;
        Location: Location;
        StoreHeadlessCheckoutView: StoreHeadlessCheckoutView;
        CheckoutPricing: CheckoutPricing;
        StoreEventRegistrationView: StoreEventRegistrationView;
        PublicEvent: PublicEvent;
        EventMedia: EventMedia;
        Fee: Fee;
        PublicEventDay: PublicEventDay;
        PublicTicketType: PublicTicketType;
        FormField: FormField;
        FormFieldType: FormFieldType;
        ShowIf: ShowIf;
        SaveForItPolicy: SaveForItPolicy;
        PublicAttachedPackage: PublicAttachedPackage;
        PublicPackageOption: PublicPackageOption;
        PublicImage: PublicImage;
        Availability: Availability;
        OpenHours: OpenHours;
        AvailabilityBlock: AvailabilityBlock;
        PublicAddonGroup: PublicAddonGroup;
        PublicAddonOption: PublicAddonOption;
        PublicProduct: PublicProduct;
        PublicVariant: PublicVariant;
        VariantFeature: VariantFeature;
        PublicOptionGroup: PublicOptionGroup;
        PublicOptionValue: PublicOptionValue;
        PublicProductReviews: PublicProductReviews;
        ProductInfo: ProductInfo;
        DescriptionBlock: DescriptionBlock;
        ProductSpec: ProductSpec;
        EventBrand: EventBrand;
        Sponsorship: Sponsorship;
        PublicEventSummary: PublicEventSummary;
        PublicFolder: PublicFolder;
        PublicFolderChild: PublicFolderChild;
        PublicFile: PublicFile;
        StoreFormSubmissionView: StoreFormSubmissionView;
        PublicForm: PublicForm;
        PublicFormField: PublicFormField;
        FormFieldOptions: FormFieldOptions;
        FormFieldValidation: FormFieldValidation;
        StoreSignUpView: StoreSignUpView;
        PublicNote: PublicNote;
        StoreOrderRecord: StoreOrderRecord;
        StoreOrderItem: StoreOrderItem;
        StoreOrderFulfillment: StoreOrderFulfillment;
        OrderRefundRequest: OrderRefundRequest;
        StoreOtpSendView: StoreOtpSendView;
        StoreOtpVerifyView: StoreOtpVerifyView;
        StoreOtpVerifyFailure: StoreOtpVerifyFailure;
        PublicProductSlots: PublicProductSlots;
        Storefront: Storefront;
        SocialProfile: SocialProfile;
        Badge: Badge;
        StorefrontRenderConfig: StorefrontRenderConfig;
        StorefrontTheme: StorefrontTheme;
        StorefrontSection: StorefrontSection;
        StorefrontPage: StorefrontPage;
        StorefrontAssets: StorefrontAssets;
        MediaPolicy: MediaPolicy;
        BusinessHours: BusinessHours;
        StorefrontContent: StorefrontContent;
        StorefrontHeader: StorefrontHeader;
        Button: Button;
        NavigationLink: NavigationLink;
        StorefrontHero: StorefrontHero;
        PageMedia: PageMedia;
        SectionOverlay: SectionOverlay;
        StorefrontFooter: StorefrontFooter;
        StorefrontContact: StorefrontContact;
        StorefrontTracking: StorefrontTracking;
        StorefrontCampaign: StorefrontCampaign;
        SectionAlign: SectionAlign;
        SectionBackground: SectionBackground;
        PublicCatalogSummary: PublicCatalogSummary;
        PublicPackageSummary: PublicPackageSummary;
        StorefrontReviews: StorefrontReviews;
        StorefrontReview: StorefrontReview;
        EmbeddedForm: EmbeddedForm;
        EmbeddedFormField: EmbeddedFormField;
        PublicTable: PublicTable;
        PublicTableColumn: PublicTableColumn;
        PublicTableRow: PublicTableRow;
        TableCell: TableCell;
        MoneyCell: MoneyCell;
        FileCell: FileCell;
    };
};
export type operations = {
    readAvailability: {
        parameters: {
            query: {
                /** Refs of variants or package options (`var_…`, `pko_…`), separated by commas: 1 to 100. */
                variantRefs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicStoreAvailability;
                };
            };
        };
    };
    readCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the catalog, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicCatalog;
                };
            };
        };
    };
    cancelCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `ref` of the checkout, as the request that made it returned it. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreCheckoutSessionView;
                };
            };
        };
    };
    readCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `ref` of the checkout, as the request that made it returned it. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreCheckoutSessionView;
                };
            };
        };
    };
    openCheckout: {
        parameters: {
            query?: never;
            header: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductCheckoutRequest;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreCheckoutSessionView;
                };
            };
        };
    };
    readCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the collection, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicCollectionDetail;
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
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicCollectionSummary[];
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
                "application/json": LinkCustomerRequest;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreCustomerLinkView;
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
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeliveryZone[];
                };
            };
        };
    };
    openHeadlessCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": HeadlessCheckoutRequest;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreHeadlessCheckoutView;
                };
            };
        };
    };
    openEventCheckout: {
        parameters: {
            query?: never;
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventCheckoutRequest;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreCheckoutSessionView;
                };
            };
        };
    };
    registerForEvent: {
        parameters: {
            query?: never;
            header?: {
                /** With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegistrationRequest;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreEventRegistrationView;
                };
            };
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreEventRegistrationView;
                };
            };
        };
    };
    readEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the event, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicEvent;
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
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicEventSummary[];
                };
            };
        };
    };
    readFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the folder, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicFolder;
                };
            };
        };
    };
    submitForm: {
        parameters: {
            query?: never;
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
                /** With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StoreFormSubmissionRequest;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreFormSubmissionView;
                };
            };
        };
    };
    readForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the form, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicForm;
                };
            };
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewsletterRequest;
            };
        };
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreSignUpView;
                };
            };
        };
    };
    readNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the note, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicNote;
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** Return only orders changed at or after this moment, ISO 8601 with its zone; a bare date is its midnight in UTC. Pass the largest `updatedAt` that you have received: its order is sent again. Without it the list begins with the oldest change. */
                updatedSince?: string;
                /** Most orders to return. A shorter list means that you have caught up. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord[];
                };
            };
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                /** With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OtpSendRequest;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOtpSendView;
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
                "application/json": OtpVerifyRequest;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOtpVerifyView;
                };
            };
            /** The code does not verify. The body is not an error envelope. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOtpVerifyFailure;
                };
            };
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** ISO 4217 code of the currency to pay in; the store’s primary one when absent. */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
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
                /** With a secret key: the visitor of your site for whom you send this, by an opaque name of 1 to 64 printable ASCII characters. Each visitor then has limits of their own; without it all of your visitors share those of your server. */
                "X-Visitor"?: string;
            };
            path: {
                /** `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RestockAlertRequest;
            };
        };
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreSignUpView;
                };
            };
        };
    };
    readProductSlots: {
        parameters: {
            query?: {
                /** Day to read, `YYYY-MM-DD` in the store’s time zone; the first one with a free slot when absent. */
                date?: string;
                /** Ref of the variant or option to book. Required when more than one is booked by slots. */
                variantRef?: string;
                /** IANA time zone for `startLocal`, such as `Africa/Lagos`; the store’s when absent. */
                timezone?: string;
            };
            header?: never;
            path: {
                /** `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProductSlots;
                };
            };
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the product, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProduct;
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** Return only products changed at or after this moment, ISO 8601 with its zone; a bare date is its midnight in UTC. Pass the largest `updatedAt` that you have received: its product is sent again. Without it the full list is returned. */
                updatedSince?: string;
                /** Most products to return with `updatedSince`. A shorter list means that you have caught up. The full list ignores it. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicProductSummary[];
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
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Storefront;
                };
            };
        };
    };
    readTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** `slug` of the table, in upper or lower case. A slug that was changed gets 404, with the new one in `details.movedTo`. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PublicTable;
                };
            };
        };
    };
};
