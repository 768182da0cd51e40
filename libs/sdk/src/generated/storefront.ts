// Written by `npm run docs:generate` from the OpenAPI document. Change that.
/** Request to open a checkout of products and packages. */
export type ProductCheckoutRequest = {
    /** Products and packages to buy, one line for each variant: 1 to 50 lines. */
    items: ProductLine[];
    /** ISO 4217 code of the currency of the checkout, such as `NGN`: accepted by the store, and one in which every item has a price. Default: the store’s primary currency. Fixed for the whole checkout. */
    currency?: string;
    /** Ref of the delivery zone (`dlz_…`) that the buyer chose; the zone’s fee is added to the total. Required when an item needs delivery (`needsDelivery`), ignored otherwise. */
    deliveryZoneRef?: string;
    /** Discount code that the buyer entered, at most 100 characters, in upper or lower case; blanks, kinds of dashes, full-width forms and invisible characters make no difference. An unknown code, or one that does not apply, is refused. Leave it out for none. */
    discountCode?: string;
    /** True when the buyer wants to pay in parts (savings plan): the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts. Default: false. */
    saveForIt?: boolean;
    /**
     * Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. At most 2,048 characters, https, without user name, password and `#`; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
    /** Name, e-mail address and phone number of the buyer, to be filled in on the hosted page, where the buyer can correct them. Leave it out when you know none. */
    contact?: CheckoutPrefill;
};
/** A product or package to buy. */
export type ProductLine = {
    /** Ref of the variant (`var_…`) or package option (`pko_…`) to buy; it has to be published. */
    variantRef: string;
    /** Number of pieces of the variant or package option to buy, 1 to 1,000. */
    quantity: number;
    /**
     * Start of the slot to book, as `startUtc` of `GET /v1/store/products/{slug}/slots`: ISO 8601 timestamp with zone. Only for variants booked by slots. Leave it out to let the buyer choose on the hosted page.
     * Format: date-time.
     */
    slotStartUtc?: string;
    /** Extras that the buyer chose for each piece of the item, at most 50. Leave it out to let the buyer choose on the hosted page. */
    addons?: ChosenAddon[];
    /** Answers to the questions (`formFields`) of the product and the variant: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. Leave it out to let the buyer answer on the hosted page. */
    responses?: {
        [key: string]: FormAnswer;
    };
};
/** An extra chosen for an item. */
export type ChosenAddon = {
    /** Ref of the chosen extra (`ado_…`), from `addonGroups` of the product. */
    optionRef: string;
    /**
     * Number of pieces of the extra for each piece of the item. More than 1 needs `allowQuantity` of the extra. Default: 1.
     * @default 1
     */
    quantity?: number;
};
/** Answer of a buyer, guest or visitor to one question: a text for most types, true or false for a checkbox, a number, or a list of texts where several choices are possible. Blank text and `null` count as no answer. */
export type FormAnswer = string | number | boolean | string[] | null;
/** Details to fill in on the hosted page. The buyer may correct them. */
export type CheckoutPrefill = {
    /** Full name of the person (buyer, registrant or attendee), at most 120 characters. Blank counts as left out. */
    name?: string;
    /**
     * E-mail address of the person (buyer, registrant or attendee). Blank counts as left out.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number of the person (buyer, registrant or attendee) in international form, such as `+2348031234567`. Blank counts as left out.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to link a user of yours. */
export type LinkCustomerRequest = {
    /**
     * E-mail address of the user, verified by your own sign-in. Never send an unverified one: orders with that e-mail address then count as the user’s.
     * Format: email.
     */
    email: string;
    /**
     * Id of the user in your own system, at most 255 characters. A repeat with the same id returns the same link, whatever else it sends.
     * @example user_42
     */
    externalRef: string;
    /** Full name of the user. Fills an empty name of the merchant’s contact and never replaces one. Leave it out when you do not know it. */
    name?: string;
    /**
     * Phone number of the user in international form, such as `+2348031234567`. Fills an empty phone number of the merchant’s contact and never replaces one. Leave it out when you do not know it.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to open a checkout of tickets whose payment step you show yourself. */
export type HeadlessCheckoutRequest = {
    /** Tickets to take, one line for each ticket type: 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs a date of birth instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions (`formFields`) of the chosen ticket types: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. They hold for every seat without answers of its own. A required question without an answer is refused. Default: none.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Unlock codes that the buyer entered, which reveal hidden and invite-only ticket types of the event; without one such a ticket type is refused as unknown. Case, blanks, kinds of dashes, full-width forms and invisible characters make no difference. Default: none.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of the promoter to credit with the order or registration, read as `unlockCodes` are. An unknown code is ignored, and so is a value that cannot be a code: more than 100 characters, or no text. Leave it out for none. */
    promoterCode?: string;
    /** Always empty or left out in a checkout of tickets. Sell products by `POST /v1/store/checkouts`. */
    products?: unknown[];
    /** Buyer of the tickets, who also gets them: name, e-mail address and perhaps phone number. */
    contact: CheckoutContact;
    /** Discount code that the buyer entered, at most 100 characters, in upper or lower case; blanks, kinds of dashes, full-width forms and invisible characters make no difference. An unknown code, or one that does not apply, is refused. Leave it out for none. */
    discountCode?: string;
    /** ISO 4217 code of the currency of the checkout, such as `NGN`: accepted by the store, and one in which each of the tickets has a price. Default: the event’s primary currency. Fixed for the whole checkout. */
    currency?: string;
    /**
     * Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. At most 2,048 characters, https, without user name, password and `#`; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
    /** Way to pay that the buyer chose, one of `GET /v1/store/payment-methods`: `card`, `bank_transfer` or `international_card`. */
    provider: string;
    /** Price that your page has shown to the buyer (`totalMinor`), to be compared with the service’s. Leave it out to skip the comparison. */
    pricing?: {
        /** Total that your page has shown to the buyer, integer in the minor unit of the checkout’s currency. When the service’s total differs, the answer is 409 `PRICE_MISMATCH` with the right figures. Leave it out to skip the comparison. */
        totalMinor?: number;
    };
};
/** Tickets of one type. */
export type TicketLine = {
    /** Ref of the ticket type (`tkt_…`) to take, from `ticketTypes` of the event. */
    ticketTypeRef: string;
    /** Number of tickets of the type to take, from the type’s `minPerOrder` to its `maxPerOrder`; a group ticket counts as one. */
    quantity: number;
    /** Donation that the buyer gives for each ticket, integer in the currency’s minor unit. Required for ticket types of kind `donation`, refused for all others. A multiple of the currency’s step: 10 in BHD, JOD, KWD, OMR and TND, 100 in MGA, 1 in all others. */
    amountMinor?: number;
    /** People on the seats of the tickets, in order: one entry for each seat, `quantity` × the type’s `groupSize` in all. Send `null` for a seat that stays with the buyer. Leave the list out to keep all seats with the buyer. */
    attendees?: SeatHolder[];
};
/** Person on one seat. Null or an empty object keeps the seat with the buyer. */
export type SeatHolder = {
    /** Full name of the person on the seat, at most 120 characters. Required where the ticket type has `requiresAttendeeDetails`; blank counts as left out. */
    name?: string;
    /**
     * E-mail address of the person on the seat. Required where a name is required and the event has `attendeeEmailRequired`; blank counts as left out.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number of the person (buyer, registrant or attendee) in international form, such as `+2348031234567`. Blank counts as left out.
     * @example +2348031234567
     */
    phone?: string;
    /**
     * Date of birth of the person on the seat, `YYYY-MM-DD`. Required where the ticket type has a `minAge` and the event’s `dobMode` is `attendee`; blank counts as left out.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /** Answers of the person on the seat to the questions (`formFields`) of the ticket type: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. Leave it out to use the answers of the whole request. */
    responses?: {
        [key: string]: FormAnswer;
    };
} | null;
/** Buyer of the tickets. */
export type CheckoutContact = {
    /** Full name of the buyer of the tickets, at most 120 characters. */
    name: string;
    /**
     * E-mail address of the buyer, to which tickets and mails about the order are sent.
     * Format: email.
     */
    email: string;
    /**
     * Phone number of the person (buyer, registrant or attendee) in international form, such as `+2348031234567`. Blank counts as left out.
     * @example +2348031234567
     */
    phone?: string;
};
/** Request to open a checkout of tickets on the hosted page. */
export type EventCheckoutRequest = {
    /** Tickets to take, one line for each ticket type: 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs a date of birth instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions (`formFields`) of the chosen ticket types: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. They hold for every seat without answers of its own. A required question without an answer is refused. Default: none.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Unlock codes that the buyer entered, which reveal hidden and invite-only ticket types of the event; without one such a ticket type is refused as unknown. Case, blanks, kinds of dashes, full-width forms and invisible characters make no difference. Default: none.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of the promoter to credit with the order or registration, read as `unlockCodes` are. An unknown code is ignored, and so is a value that cannot be a code: more than 100 characters, or no text. Leave it out for none. */
    promoterCode?: string;
    /** Always empty or left out in a checkout of tickets. Sell products by `POST /v1/store/checkouts`. */
    products?: unknown[];
    /** Buyer of the tickets, who also gets them: name, e-mail address and perhaps phone number. */
    contact: CheckoutContact;
    /** Discount code that the buyer entered, at most 100 characters, in upper or lower case; blanks, kinds of dashes, full-width forms and invisible characters make no difference. An unknown code, or one that does not apply, is refused. Leave it out for none. */
    discountCode?: string;
    /** ISO 4217 code of the currency of the checkout, such as `NGN`: accepted by the store, and one in which each of the tickets has a price. Default: the event’s primary currency. Fixed for the whole checkout. */
    currency?: string;
    /** True when the buyer wants to pay in parts (savings plan): the hosted page opens with that choice, and sold-out items are accepted. Refused when an item cannot be paid in parts. Default: false. */
    saveForIt?: boolean;
    /**
     * Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. At most 2,048 characters, https, without user name, password and `#`; with a test key also http on localhost, 127.0.0.1 or [::1].
     * Format: uri.
     * @example https://shop.example/thanks
     */
    returnUrl: string;
};
/** Request to register for an event. All tickets have to be free. */
export type RegistrationRequest = {
    /** Tickets to take, one line for each ticket type: 1 to 50 lines. */
    tickets: TicketLine[];
    /**
     * Date of birth of the buyer or registrant, `YYYY-MM-DD`. Required when a chosen ticket type has a `minAge` and the event’s `dobMode` is `order`; with `attendee` each seat needs a date of birth instead.
     * Format: date.
     * @example 1990-05-17
     */
    dateOfBirth?: string;
    /**
     * Answers to the questions (`formFields`) of the chosen ticket types: `key` of the question → answer, a text, number, true/false or list of texts as the question’s `type` says. They hold for every seat without answers of its own. A required question without an answer is refused. Default: none.
     * @default {}
     */
    responses?: {
        [key: string]: FormAnswer;
    };
    /**
     * Unlock codes that the buyer entered, which reveal hidden and invite-only ticket types of the event; without one such a ticket type is refused as unknown. Case, blanks, kinds of dashes, full-width forms and invisible characters make no difference. Default: none.
     * @default []
     */
    unlockCodes?: string[];
    /** Code of the promoter to credit with the order or registration, read as `unlockCodes` are. An unknown code is ignored, and so is a value that cannot be a code: more than 100 characters, or no text. Leave it out for none. */
    promoterCode?: string;
    /** Guest who registers for the event: name, and e-mail address or phone number. */
    contact: Registrant;
};
/** Person who registers. An e-mail or a phone number is required. */
export type Registrant = {
    /** Full name of the guest who registers, at most 120 characters. */
    name: string;
    /**
     * E-mail address of the guest who registers, to which confirmation, calendar invite and tickets are sent. Registering again for the event with the same address returns the first registration. Required without `phone`.
     * Format: email.
     */
    email?: string;
    /**
     * Phone number of the guest who registers, in international form such as `+2348031234567`. Guests without an e-mail address get the confirmation by SMS to that number. Required without `email`.
     * @example +2348031234567
     */
    phone?: string;
};
/** Submission of a form by your server: the answers to its questions. */
export type StoreFormSubmissionRequest = {
    /** Answers to the questions of the form: map from the `key` of a question to a text, number, boolean or list of texts, by the type of the question. Blank text and `null` count as no answer; answers to questions that `showIf` leaves out are ignored. */
    answers: {
        [key: string]: FormAnswer;
    };
};
/** Somebody who wants to get the newsletter. */
export type NewsletterRequest = {
    /**
     * E-mail address to sign up for the newsletter. A mail with a link goes to it; the address is on the list once somebody has followed the link.
     * Format: email.
     */
    email: string;
    /** Name of the person for the merchant’s list of subscribers; mails do not use it. Leave it out when you do not know it. */
    name?: string;
};
/** Request to send a code to a phone. */
export type OtpSendRequest = {
    /** Mobile phone number to send the one-time code to, in international form, such as `+2348031234567`. */
    to: string;
    /** One-time code of your own, 1 to 15 digits, which you check yourself: `POST /v1/store/otp/verify` refuses it. Leave it out to let the service create and check a code of 6 digits. */
    code?: string;
    /** Label of the send for the merchant’s log, such as `sign-in`; at most 100 characters. Customers never see it. Leave it out for none. */
    purpose?: string;
    /**
     * Time in minutes for which the one-time code is valid, 1 to 60. Default: 10.
     * @default 10
     */
    expiresInMinutes?: number;
    /** Ref of an approved authentication template of the merchant’s own number (`tpl_…`), which words the message. Default: the default template of the channel. Not together with `sender`. */
    templateRef?: string;
    /**
     * Phone number that the one-time code is sent from. Default: the setting of the workspace. Not together with `templateRef`.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The service’s number, which needs no set-up. The message then names the service and not the merchant.
     */
    sender?: "own" | "frontdesk";
};
/** Check of a code that a customer typed. */
export type OtpVerifyRequest = {
    /** Ref of the challenge (`otp_…`) that sending the code returned as `challengeRef`. */
    challengeRef: string;
    /** One-time code as the customer typed it, at most 100 characters. Blanks, hyphens and invisible characters are ignored, and digits of all scripts are read. Each check counts as a guess, unless nothing is left of the text. */
    code: string;
};
/** Request to be notified once a variant can be bought again. */
export type RestockAlertRequest = {
    /** Ref of the sold-out variant (`var_…`) or package option (`pko_…`) to wait for; it has to belong to the product in the path. */
    variantRef: string;
    /**
     * E-mail address to notify. A mail with a link goes to it; once somebody has followed the link, one mail is sent when the variant is back in stock.
     * Format: email.
     */
    email: string;
};
/** A checkout was paid: hosted, of an event, or headless. */
export type CheckoutCompletedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `checkout.completed`: choose the handler by it. */
    type: "checkout.completed";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the checkout (`chk_…`) that the event is about: read the checkout by `GET /v1/store/checkouts/{ref}`. */
        checkoutRef: string;
        /** Ref of the order (`ord_…`) that the event is about: find the order in `GET /v1/store/orders`. */
        orderRef: string;
    };
};
/** A checkout link lapsed unpaid. */
export type CheckoutExpiredEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `checkout.expired`: choose the handler by it. */
    type: "checkout.expired";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the checkout (`chk_…`) that the event is about: read the checkout by `GET /v1/store/checkouts/{ref}`. */
        checkoutRef: string;
    };
};
/** The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, the merchant answered that request, or corrected or took back a fulfilment, or a refund of it failed, or succeeded after it had failed. */
export type OrderUpdatedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `order.updated`: choose the handler by it. */
    type: "order.updated";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the order (`ord_…`) that the event is about: find the order in `GET /v1/store/orders`. */
        orderRef: string;
        /**
         * Payment status of an order.
         * - `pending`: Nothing has been paid yet.
         * - `saving`: A savings plan: the order is being paid in parts and is not complete.
         * - `deposit_paid`: The deposit is paid; the balance is due later.
         * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
         * - `partially_refunded`: Part of the money was refunded.
         * - `refunded`: All of the money was refunded.
         * - `cancelled`: The order was cancelled.
         */
        status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
        /**
         * Fulfilment status of an order: how far its goods have been handed over.
         * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
         * - `unfulfilled`: Nothing has been handed over yet.
         * - `scheduled`: The handover is for later: a booked slot or a pre-order.
         * - `partially_fulfilled`: Some pieces have been handed over.
         * - `fulfilled`: All pieces have been handed over.
         * - `returned`: The pieces were returned.
         * - `cancelled`: The order was cancelled.
         */
        fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
    };
};
/** A form submission was recorded. */
export type FormSubmittedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `form.submitted`: choose the handler by it. */
    type: "form.submitted";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the form submission (`sub_…`): read the answers by `GET /v1/admin/submissions/{ref}`. */
        submissionRef: string;
        /** `slug` of the form that was filled in, at the time of the submission. */
        formSlug: string;
        /** Ref of the form (`frm_…`) that was filled in. */
        formRef: string;
    };
};
/** A guest registered for a free event: one per registration, never for a test key. */
export type AttendeeRegisteredEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `attendee.registered`: choose the handler by it. */
    type: "attendee.registered";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the registration’s first seat (`att_…`), the same as `ref` in the response to the registration. */
        attendeeRef: string;
        /** Ref of the shop’s event (`evt_…`) that the guest’s seat is for. */
        eventRef: string;
        /** `slug` of the shop’s event at the time of the registration. */
        eventSlug: string;
        /** Ref of the ticket type (`tkt_…`) of the registration’s first seat. */
        ticketTypeRef: string;
        /**
         * Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
        /** Number of seats that the guest registered. */
        attendeeCount: number;
        /** Ref of the registration (`grp_…`), shared by all seats that were registered together. `null` for a registration of one seat: identify it by `attendeeRef`. */
        groupRef: string | null;
        /**
         * Channel by which the registration for an event was made.
         * - `storefront_api`: A request to `POST /v1/store/events/{slug}/register`.
         * - `hosted_storefront`: The event’s page that the service hosts.
         * - `rsvp_link`: The public RSVP link of the event.
         * - `admin`: The merchant, by the management API.
         * - `import`: An import of guests by the merchant.
         */
        source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
    };
};
/** A guest changed something about their seat by the link of their ticket, such as the name on it; or the merchant reopened a declined registration. */
export type AttendeeUpdatedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `attendee.updated`: choose the handler by it. */
    type: "attendee.updated";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the guest’s seat (`att_…`) that the event is about. */
        attendeeRef: string;
        /** Ref of the shop’s event (`evt_…`) that the guest’s seat is for. */
        eventRef: string;
        /** Ref of the ticket type (`tkt_…`) of the guest’s seat. */
        ticketTypeRef: string;
        /**
         * Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    };
};
/** Free seats were given back, by their guest or by the merchant: they are on sale again. */
export type AttendeeCancelledEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `attendee.cancelled`: choose the handler by it. */
    type: "attendee.cancelled";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Refs of the guest’s seats (`att_…`) that were given back and are on sale again. */
        attendeeRefs: string[];
        /** Ref of the registration (`grp_…`) that the guest’s seats belong to: the `groupRef` of `attendee.registered`. */
        registrationRef: string;
    };
};
/** The merchant cancelled an event, or one of its days (`dayRef`). A cancelled event leaves the lists, and nobody can register for it or buy its tickets any more; of a cancelled day this is so for ticket types that are valid on no other day. */
export type EventCancelledEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `event.cancelled`: choose the handler by it. */
    type: "event.cancelled";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the cancelled event (`evt_…`). */
        eventRef: string;
        /** `slug` of the event when it was cancelled, for the pages to update. */
        eventSlug: string;
        /** Ref of the day (`day_…`) that alone was cancelled; absent when the whole event was. */
        dayRef?: string;
    };
};
/** A buyer account was linked to a contact; once per link. */
export type CustomerLinkedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `customer.linked`: choose the handler by it. */
    type: "customer.linked";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the customer (`cus_…`) that the user was linked with; each contact of the merchant is one customer. */
        customerRef: string;
        /** Ref of the merchant’s contact (`con_…`) that the user was linked with. */
        contactRef: string;
    };
};
/** A product was deleted; remove it from any local copy. */
export type ProductDeletedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `product.deleted`: choose the handler by it. */
    type: "product.deleted";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the deleted product (`prd_…`) or package (`pkg_…`): delete your copy. */
        productRef: string;
        /** Last `slug` of the deleted product, for the pages to take down. */
        slug: string;
    };
};
/** An order was removed: today test orders, 90 days after they were made. */
export type OrderDeletedEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `order.deleted`: choose the handler by it. */
    type: "order.deleted";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Ref of the deleted order (`ord_…`): delete your copy. */
        orderRef: string;
        /** True when the deleted order was one of test mode; in this version of the API always true. */
        test: boolean;
        /**
         * Reason why the order was deleted.
         * - `test_retention`: The order was a test order and 90 days old.
         * - `gdpr_erasure`: The personal data of the buyer were erased. Reserved: not sent yet.
         * - `admin`: The merchant deleted the order. Reserved: not sent yet.
         */
        reason: "test_retention" | "gdpr_erasure" | "admin";
    };
};
/** The merchant tests the destination; acknowledge with any 2xx. */
export type PingEvent = {
    /** Id of the webhook event (`wev_…`), the same for all destinations and attempts: store it under a unique constraint, and ignore an event whose id you have. */
    id: string;
    /** Type of the webhook event, in this body always `ping`: choose the handler by it. */
    type: "ping";
    /**
     * When the event happened, UTC timestamp. Events may arrive in another order.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Version of the API that wrote the body of the webhook event, such as `1.6.0`.
     * @example 1.6.0
     */
    apiVersion: string;
    /**
     * Environment in which the event happened.
     * - `live`: Live mode: real money, stock and tickets. Also for events of products and forms, which have no mode.
     * - `test`: Test mode: a trial with a test key, in which no money moved.
     */
    mode: "live" | "test";
    /** Ref of the workspace (`wks_…`) in which the event happened, for endpoints that serve several shops. */
    workspaceRef: string;
    /** Always `true`: the event is a sample that a developer asked for, nothing has happened, and the refs in it name nothing. Absent from all real events. */
    sample?: true;
    /** Content of the webhook event: refs of the things that it is about. Read the rest from the API. */
    data: {
        /** Always `ping`: the event only tests your endpoint, and nothing has to be done. */
        message: "ping";
    };
};
/** Stock of variants and package options at this moment. */
export type PublicStoreAvailability = {
    /** Stock of variants: ref of a variant (`var_…`) or package option (`pko_…`) → pieces left, or `null` when stock is not tracked (no cap). A requested ref that is missing can no longer be bought. */
    variants: {
        [key: string]: number | null;
    };
    /** Refs of the variants (`var_…`) and package options (`pko_…`) that can be pre-ordered at zero stock; empty when there are none. */
    preorderable: string[];
    /** Pieces that may still be pre-ordered: ref of a variant or package option → number, which all variants of one product share. A ref of `preorderable` that is missing has no cap. */
    preorderRemaining: {
        [key: string]: number;
    };
};
/** Body of every refusal. */
export type Error = {
    /** Error that refused the request: code, message, whether to retry, and the id of the request. */
    error: {
        /**
         * Code of the error; stable and safe to branch on. New codes may be added: fall back on the HTTP status.
         * - `UNAUTHORIZED`: The request has no key or token, or one that is unknown, revoked, expired, made for the other API, or of a mode that this address does not serve.
         * - `ORIGIN_NOT_ALLOWED`: The publishable key was sent from an origin that is not registered on it, or without an `Origin` header. Requests from servers and command lines have no such header.
         * - `INSUFFICIENT_SCOPE`: The key lacks a scope of the operation, or the admin token a permission. Or an admin token was to be given more than yours has. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.
         * - `STORE_API_SECRET_DISABLED`: The merchant has switched off secret keys for the workspace. Publishable keys still work.
         * - `STORE_API_DISABLED`: The merchant has switched off the storefront API for the workspace.
         * - `STORE_CLOSED`: The merchant has closed the shop for a while (`closed` of its settings): no checkout opens in live mode, and nobody registers. What is open can still be paid. Or the operator has suspended the workspace: then the same goes for test mode, and no payment begins either.
         * - `WORKSPACE_SUSPENDED`: The operator has suspended the workspace. Its admin tokens read, refund and erase meanwhile; other changes are refused. `details.reason` is the operator’s reason.
         * - `KEY_PAUSED`: The merchant has paused this key, or the operator has paused this admin token.
         * - `NOT_FOUND`: Nothing with this slug or ref is published in the workspace and mode of the key, or no operation has this path.
         * - `METHOD_NOT_ALLOWED`: The path exists, but no operation of it has this method.
         * - `VALIDATION_ERROR`: A parameter, header or field is missing or breaks a rule (400). Or the body is not valid JSON (400), too large (413) or of another media type (415).
         * - `TIER_REQUIRES_PAYMENT`: The free registration contains a ticket type (a tier) that costs money.
         * - `TIER_SOLD_OUT`: The ticket type (a tier) has fewer seats left than the registration asks for. A checkout of something sold out gets `VALIDATION_ERROR` instead.
         * - `CONFLICT`: The object is not in a state that allows this change, or somebody else has changed it meanwhile. Or another request with the same `Idempotency-Key` is still being processed.
         * - `TICKET_REFUSED`: The ticket is not valid for this entry: it was used, cancelled, replaced or refunded, or belongs to another event or day.
         * - `CHECKOUT_ALREADY_PAID`: The checkout cannot be cancelled, because it is already paid.
         * - `PRICE_MISMATCH`: `pricing.totalMinor` of a headless checkout differs from the total that the service computes: a price, fee or discount code has changed since you read it.
         * - `HEADLESS_DISABLED`: Headless checkouts, whose payment step is on your own page, are switched off for the workspace (`headlessEnabled`).
         * - `IDEMPOTENCY_KEY_REUSED`: The same `Idempotency-Key` was used for this operation with another body or path within the last 24 hours.
         * - `PROVIDER_UNAVAILABLE`: A payment provider, or the SMS or WhatsApp provider of the merchant's own number, cannot be reached or has refused the request.
         * - `OTP_NOT_CONFIGURED`: The workspace has no number of its own that can send this code, or no approved template for it.
         * - `OTP_COUNTRY_NOT_ALLOWED`: The workspace does not send codes to the country of this number.
         * - `OTP_INSUFFICIENT_BALANCE`: The balance of the wallet of the workspace is lower than the price of this code.
         * - `OTP_SENDER_UNAVAILABLE`: The service's own number (`sender: "frontdesk"`) cannot send right now.
         * - `OTP_CODE_NOT_MANAGED`: Your server generated this code and sent it with the request (`code`), so the service cannot check it.
         * - `RATE_LIMITED`: The rate limit of the key, token, visitor, client or phone number is exceeded.
         * - `SERVICE_UNAVAILABLE`: The service is restarting, or its database is temporarily unavailable.
         * - `INTERNAL`: An unexpected error occurred in the service.
         */
        code: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "STORE_CLOSED" | "WORKSPACE_SUSPENDED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
        /** Message for developers that says what is wrong with the request and how to fix it, in English. The wording may change: do not branch on it. */
        message: string;
        /** True when the same request, unchanged, may succeed later: retry after the seconds that `Retry-After` says. False when the request has to change first. */
        retryable: boolean;
        /** Id of the refused request (`req_…`), also in the header `X-Request-Id`: name it to support. */
        requestId: string;
        /** Facts about the error for your program, each in a field of its own, such as the faulty `fields` or the `soldOut` refs; absent when there are none. */
        details?: {
            /** Faults of the request by field: path of the field, such as `contact.email` → what is wrong, to be shown beside the input. Absent when no field is at fault. */
            fields?: {
                [key: string]: string;
            };
            /** Number of entries that the longest list in `details` leaves out: lists name at most 50, faults of a document 500. Absent when nothing is left out. */
            more?: number;
            /** Refs or codes in the request that do not exist, are not published, or are not on sale; absent when there are none. */
            invalid?: string[];
            /** Refs of the ticket types in the request (`tkt_…`) that the merchant approves: take them by registration. They are in `invalid` as well; absent when there are none. */
            approval?: string[];
            /** Ref of the event of the request (`evt_…`), which its merchant has cancelled; absent when it is on. */
            cancelled?: string[];
            /** End of the closing of the shop, UTC timestamp; `null` until further notice. Present only for the code `STORE_CLOSED`. */
            until?: string | null;
            /** Note of the merchant on the closing of the shop, plain text, to be shown to visitors. Absent when there is none. */
            note?: string;
            /** Refs in the request that have no price in the currency of the request; absent when there are none. */
            unpriced?: string[];
            /** All values that the refused field accepts, such as currency codes or refs; absent when they cannot be listed. */
            accepted?: string[];
            /** Refs in the request of which too few are left; absent when there are none. */
            soldOut?: string[];
            /** Refs in the request whose quantity, or whose number of `attendees`, is not allowed; absent when there are none. */
            quantity?: string[];
            /** Refs of the ticket types in the request (`tkt_…`) for which somebody is too young or has no date of birth; absent when there are none. */
            age?: string[];
            /** Refs of the ticket types in the request (`tkt_…`) that cost money. Present only for the code `TIER_REQUIRES_PAYMENT`. */
            tickets?: string[];
            /** Scopes that the API key lacks, or permissions that the admin token lacks. Present for the code `INSUFFICIENT_SCOPE`. */
            required?: string[];
            /** Kind of API key that the operation needs: `secret`. Present where a publishable key was used, for which no scope is enough. */
            requiredKind?: "secret";
            /** Refusal by the payment provider, which did not open the charge: `cause`, and the `code` of the provider. Present only for the code `PROVIDER_UNAVAILABLE`. */
            refusal?: {
                /**
                 * Objection of the payment provider.
                 * - `card`: The buyer’s card.
                 * - `buyer`: A detail of the buyer, such as the e-mail.
                 * - `attempt`: This attempt alone: another one may succeed.
                 * - `configuration`: The merchant’s account at the provider: the merchant has to act.
                 */
                cause: "card" | "buyer" | "attempt" | "configuration";
                /** Error code of the payment provider, for logs; the provider may change it. Absent when the provider gave none. */
                code?: string;
            };
            /**
             * Limit that the request has reached: of the visitor, the destination, the key, the client address, the workspace or the recipient. Present only for the code `RATE_LIMITED`; absent for other limits, such as requests per key.
             * - `visitor`: The limit of the visitor whom `X-Visitor` names.
             * - `destination`: The limit of the phone number that codes are sent to.
             * - `key_day`: The codes that the key may send in 24 hours: no further code is sent now.
             * - `client`: The limit of the IP address that the request comes from.
             * - `workspace_day`: The messages to guests that the workspace may send in 24 hours.
             * - `recipient`: The messages that may be sent once more to the recipient in 24 hours.
             */
            limit?: "visitor" | "destination" | "key_day" | "client" | "workspace_day" | "recipient";
            /** Total by the service’s computation, integer in the minor unit of `currency`. Present only for the code `PRICE_MISMATCH`. */
            expectedTotalMinor?: number;
            /** ISO 4217 code of the error’s `expectedTotalMinor`. Present only for the code `PRICE_MISMATCH`. */
            currency?: string;
            /** Price of the tickets by the service’s computation, in parts: show it to the buyer, and send its `totalMinor` with the next request. Present only for the code `PRICE_MISMATCH`. */
            pricing?: {
                [key: string]: unknown;
            };
            /** Number of tickets or seats left, or where the request names several things: ref → number left. Present for the codes `TIER_SOLD_OUT` and `VALIDATION_ERROR` when too few are left. */
            remaining?: number | {
                [key: string]: number;
            };
            /** Reason for the refusal: a word, such as why a ticket does not admit, or a sentence about a setting that the merchant has to change. Absent for most codes. */
            reason?: string;
            /** Setting of the workspace with which the merchant can allow the request, such as `texts.countries`. Absent where no setting helps. */
            setting?: string;
            /** Sender that cannot send one-time codes: `own`, the merchant’s connected number. Absent for all other errors. */
            sender?: "own";
            /** When the ticket was admitted before, UTC timestamp. Present when a ticket is presented again at the door. */
            checkedInAt?: string;
            /** Day of the event that the guest wanted to enter with the ticket: key, name and date. Present for the code `TICKET_REFUSED` when the reason concerns the day. */
            day?: {
                /** Key of the event’s day, the merchant’s own name for it. */
                key: string;
                /** Name of the event’s day, such as `Opening night`; absent when it has none. */
                label?: string;
                /** Date of the event’s day, `YYYY-MM-DD` in the day’s time zone. */
                dayDate: string;
            };
            /** Keys of the event’s days to which the presented ticket admits. Present when the ticket is for other days. */
            validDays?: string[];
            /** Present `slug` of the thing whose former slug the request used, after the merchant renamed it: repeat the request with this one. Absent for all other errors. */
            movedTo?: string;
        };
    };
};
/** A media catalog: pictures, videos and other files to browse, such as a lookbook. */
export type PublicCatalog = {
    /** Ref of the media catalog (`cat_…`), given by the service. */
    ref: string;
    /** Name of the media catalog in URLs, such as `lookbook`: `GET /v1/store/catalogs/{slug}` reads the catalog by it. */
    slug: string;
    /** Name of the media catalog, to show as a heading; plain text. */
    name: string;
    /** Text about the media catalog, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the picture at the top of the media catalog; absent when there is none. */
    coverUrl?: string;
    /**
     * Layout in which to show the files of the media catalog.
     * - `grid`: Squares of one size.
     * - `masonry`: Columns of files in their own proportions.
     * - `carousel`: One file at a time, to swipe.
     * - `list`: One file below the other, with their texts.
     */
    layout: "grid" | "masonry" | "carousel" | "list";
    /** Files of the media catalog (pictures, videos, sounds, documents) in display order. */
    items: PublicCatalogItem[];
    /** Number of files in the media catalog. */
    itemCount: number;
    /** Title of the media catalog’s page for search engines and link previews; use `name` when absent. */
    seoTitle?: string;
    /** Summary of the media catalog’s page for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * When the media catalog last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A file of a media catalog. */
export type PublicCatalogItem = {
    /** Ref of the file in the media catalog (`itm_…`), given by the service; use it as the key of a list. */
    ref: string;
    /**
     * Kind of media file, which decides how to show the file at `url`.
     * - `image`: A picture: show it.
     * - `video`: A video: show a player.
     * - `audio`: A sound: show a player.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /** Title of the piece (file) of a media catalog, one line to show. Absent when the merchant wrote none. */
    title?: string;
    /** Caption to show below the piece (file) of a media catalog, plain text of at most 1,000 characters. Absent when there is none. */
    caption?: string;
    /** Alternative text of the picture in a media catalog, for people who cannot see it; plain text of at most 1,000 characters. Absent when there is none. */
    alt?: string;
    /**
     * Absolute http or https URL of the piece (file) of a media catalog itself, in full size.
     * Format: uri.
     */
    url: string;
    /**
     * Absolute http or https URL of a small still picture of the piece (file) of a media catalog, for lists. Absent when there is none.
     * Format: uri.
     */
    thumbnailUrl?: string;
    /** Width of the picture or video in a media catalog, in pixels. Absent for sounds and documents, and when it is not known. */
    width?: number;
    /** Height of the picture or video in a media catalog, in pixels. Absent for sounds and documents, and when it is not known. */
    height?: number;
    /** Playing time of the video or sound in a media catalog, in seconds. Absent for other files, and when it is not known. */
    durationSeconds?: number;
    /** MIME type of the piece (file) of a media catalog, such as `image/webp`. */
    mimeType: string;
    /** Size of the piece (file) of a media catalog in bytes; show it beside a download link. */
    sizeBytes: number;
    /** Target that a click on the piece of a media catalog opens: an object whose `type` says which of its fields to read. Absent: the piece has no link. */
    link?: Link;
    /**
     * Tags of the piece (file) of a media catalog, one word or line each, by which to group or filter pieces. Empty when there are none. Default: empty.
     * @default []
     */
    tags: string[];
    /** Position of the file in the media catalog, from 0; the files are already sorted by it. */
    sort: number;
};
/** Target of a button, menu entry or picture. Its `type` says which one of the other fields holds the target. */
export type Link = {
    /**
     * Kind of target of a link (button, menu entry or picture). It decides which other field of the link to read.
     * - `none`: No target: show the text or picture without a link.
     * - `section`: A section of the current page: `sectionId`.
     * - `page`: A page of the storefront: `pageSlug`.
     * - `url`: Any address: `url`.
     * - `package`: A package: `packageSlug`, and where present one of its options: `packageOptionRef`.
     * - `product`: A product: `productSlug`.
     * - `collection`: A collection: `collectionSlug`.
     * - `catalog`: A media catalog: `catalogSlug`.
     * - `event`: An event: `eventSlug`.
     */
    type: "none" | "section" | "page" | "url" | "package" | "product" | "collection" | "catalog" | "event";
    /** `id` of the section of the current page that the link scrolls to, as in `renderConfig`. Present when the `type` of the link is `section`. */
    sectionId?: string;
    /** `slug` of the storefront page that the link leads to, one of `renderConfig.pages`. Present when the `type` of the link is `page`. */
    pageSlug?: string;
    /** Address that the link leads to: an absolute http or https URL, a path of the site that begins with `/`, `mailto:…`, `tel:…` or `#…`. Present when the `type` of the link is `url`. */
    url?: string;
    /** `slug` of the package that the link leads to. Present when the `type` of the link is `package`. */
    packageSlug?: string;
    /** Option to preselect in the package that the link leads to. In responses the option’s ref (`pko_…`); in a workspace document its path, such as `gift-box/large`. Absent when no option is preselected, or when the option is not published. */
    packageOptionRef?: string;
    /** `slug` of the product that the link leads to. Present when the `type` of the link is `product`. */
    productSlug?: string;
    /** `slug` of the collection that the link leads to. Present when the `type` of the link is `collection`. */
    collectionSlug?: string;
    /** `slug` of the media catalog that the link leads to. Present when the `type` of the link is `catalog`. */
    catalogSlug?: string;
    /** `slug` of the event that the link leads to. Present when the `type` of the link is `event`. */
    eventSlug?: string;
};
/** A checkout. Only `status` says whether it is paid, never the buyer’s return. */
export type StoreCheckoutSessionView = {
    /** Ref of the checkout (`chk_…`), given by the service. Keep it with the buyer’s session, and read the state of the checkout by `GET /v1/store/checkouts/{ref}`. */
    ref: string;
    /**
     * State of the checkout. Only `paid` proves a payment.
     * - `open`: The checkout can be paid.
     * - `paid`: The checkout is paid and `orderRef` is set. Final.
     * - `expired`: The checkout was not paid in time, and what it held is on sale again. Money that was sent in time or comes shortly after can still make it `paid`.
     * - `cancelled`: The checkout was cancelled, and what it held is on sale again. Final.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Absolute URL of the checkout’s page, hosted by the service: send the buyer to it to pay. The page resumes the checkout whenever it is opened. Where a publishable key reads the checkout, the page shows contact data masked. */
    hostedUrl: string;
    /** Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. A return proves nothing: read the checkout. */
    returnUrl: string;
    /** ISO 4217 code of all amounts of the checkout, such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Total of the checkout with fees, delivery and discount, integer in the minor unit of `currency`. Prices of products are final once the buyer starts to pay. */
    totalMinor: number;
    /** Deposit that the checkout charges now, integer in the minor unit of `currency`. Absent when the whole `totalMinor` is charged now. */
    dueNowMinor?: number;
    /** Balance of the checkout that is paid later, after a deposit: integer in the minor unit of `currency`. Present only beside `dueNowMinor`. */
    balanceMinor?: number;
    /**
     * Deadline for the balance of the checkout, UTC timestamp; absent when there is no balance, or no fixed deadline.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the order (`ord_…`) that the checkout placed; absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order that the checkout placed, as buyer and merchant read it, such as `1042`; absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout expires unless it is paid, UTC timestamp: held seats and stock are then on sale again. A bank transfer that the buyer has started moves it.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When the checkout was paid, UTC timestamp; absent while it is not paid.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When the checkout was cancelled, UTC timestamp; absent when it was not cancelled.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * Cause for which the service itself cancelled the checkout; absent in all other cases.
     * - `event_cancelled`: The merchant cancelled the event: money that was paid, or is paid later, goes back.
     */
    cancelReason?: "event_cancelled";
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Payment step that your page shows for a headless checkout: way to pay, and the popup, page or bank account to pay with. Absent for hosted checkouts and for publishable keys. */
    payment?: CheckoutPayment;
};
/** Payment step of a checkout. Fields of other ways to pay are null, and so are all of them once nothing can be paid here. */
export type CheckoutPayment = {
    /**
     * Way to pay that the request to open the checkout named (`provider`): it decides which other fields of the payment step to use.
     * - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
     * - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
     * - `international_card`: A card in currencies other than NGN, on the provider’s page: `checkoutUrl`.
     */
    provider: "card" | "bank_transfer" | "international_card";
    /**
     * Next step of your page, so that the buyer can pay.
     * - `inline`: Open the payment provider’s popup with `accessCode`.
     * - `redirect`: Send the buyer to `checkoutUrl`.
     * - `transfer`: Show `bankAccount`.
     */
    flow: "inline" | "redirect" | "transfer";
    /** Code that opens the payment provider’s popup: pass one options object with `accessCode` and the callbacks for success and cancel to the provider’s script. `null` where `flow` is not `inline`. */
    accessCode: string | null;
    /** Publishable key of the payment provider, which the provider’s script needs in the browser. `null` where the script needs none. */
    publicKey: string | null;
    /** Absolute URL of the payment provider’s page to which to send the buyer; where `flow` is `inline`, an alternative to the popup. `null` where `flow` is `transfer`. */
    checkoutUrl: string | null;
    /** Bank account to which the buyer transfers: bank, account number, amount and end. `null` where `flow` is not `transfer`, and until the provider has confirmed an account: poll the checkout until then. */
    bankAccount: TransferAccount | null;
    /** Refusal by the payment provider, of opening the payment or of the buyer’s last card: `cause`, and for a card perhaps the `reason`. Absent when nothing was refused. The provider’s own words are in the management API. */
    refusal?: PaymentRefusal;
};
/** Bank account for one transfer. Show all of it to the buyer, with the amount and the time until which it is open. */
export type TransferAccount = {
    /** Name of the bank to which the buyer transfers the money of the checkout. */
    bankName: string;
    /** Code of the bank in the bank’s country, such as `058`; `null` when the payment provider gives none. */
    bankCode: string | null;
    /** Number of the bank account to transfer to, opened for this one payment only: do not store it for later. */
    accountNumber: string;
    /** Name of the account holder, as the buyer’s bank shows it when the buyer enters the account number. */
    accountName: string;
    /** Amount that the buyer has to transfer, integer in the minor unit of `currency`. After a smaller transfer the checkout stays open for the rest. */
    amountMinor: number;
    /** ISO 4217 code of the currency to transfer (`amountMinor`), such as `NGN`. */
    currency: string;
    /** Payment reference for the bank transfer, to be entered where the buyer’s bank asks for one. */
    reference: string;
    /**
     * When the bank account stops accepting the transfer, UTC timestamp, exclusive: show the time to the buyer, who must not transfer afterwards.
     * Format: date-time.
     */
    expiresAt: string;
};
/** Why a payment was refused, as far as the buyer may know it. */
export type PaymentRefusal = {
    /**
     * Objection of the payment provider. For `card`, tell the buyer that the card was refused; for all others, that this way to pay does not work now.
     * - `card`: The buyer’s card.
     * - `buyer`: A detail of the buyer, such as the e-mail address.
     * - `attempt`: This attempt alone: another one may succeed.
     * - `configuration`: The merchant’s account at the provider: the merchant has to act.
     */
    cause: "card" | "buyer" | "attempt" | "configuration";
    /**
     * Reason why the buyer’s card was refused, where telling it helps the buyer. Absent for all other reasons, and where `cause` is not `card`.
     * - `insufficient_funds`: There is not enough money on the card.
     * - `expired_card`: The card has expired.
     * - `wrong_details`: The number, expiry date or security code of the card is wrong.
     */
    reason?: "insufficient_funds" | "expired_card" | "wrong_details";
};
/** A collection with its products. */
export type PublicCollectionDetail = {
    /** The collection itself: name, text, pictures and refs of the products. */
    collection: PublicCollectionSummary;
    /** Published products and packages of the collection, in display order. */
    products: PublicProductSummary[];
};
/** A collection of products, without the products themselves. */
export type PublicCollectionSummary = {
    /** Ref of the collection (`col_…`), given by the service. */
    ref: string;
    /** Name of the collection, to show as a heading; plain text. */
    name: string;
    /** Name of the collection in URLs, such as `summer`: read the collection’s products by `GET /v1/store/collections/{slug}`. */
    slug: string;
    /** Text about the collection, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the picture or video at the top of the collection (`coverKind` says which); absent when there is none. */
    coverUrl?: string;
    /**
     * Kind of cover to show at the top of a collection’s page.
     * - `image`: The picture at the collection’s `coverUrl`.
     * - `video`: The video at the collection’s `coverUrl`.
     * - `gallery`: The pictures in the collection’s `gallery`.
     * - `color`: No file: a plain colour of your theme.
     */
    coverKind: "image" | "video" | "gallery" | "color";
    /** Absolute URLs of further pictures of the collection, in display order; empty when there are none. */
    gallery: string[];
    /** Refs of the published products (`prd_…`) and packages (`pkg_…`) in the collection, in display order. */
    productRefs: string[];
    /** Number of published products and packages in the collection. */
    itemCount: number;
    /** Title of the collection’s page for search engines and link previews; use `name` when absent. */
    seoTitle?: string;
    /** Summary of the collection’s page for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
};
/** A product or package in a list. */
export type PublicProductSummary = {
    /** Ref of the product (`prd_…`) or package (`pkg_…`), given by the service. Stable: use it as the key of a local copy. */
    ref: string;
    /** Name of the product or package as buyers read it, plain text. */
    name: string;
    /** Name of the product or package in URLs, such as `tote-bag`: read all details by `GET /v1/store/products/{slug}`. The merchant can change it; `ref` stays. */
    slug: string;
    /** True for a package, whose variants are the options of the package; false for a product. */
    isPackage: boolean;
    /** Absolute URL of the product’s main picture; absent when the product has none. */
    coverUrl?: string;
    /** ISO 4217 code of the product’s `priceMinorFrom`, such as `NGN`: the store’s primary currency where the product has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Lowest price among the product’s variants (“from”), integer in the minor unit of `currency`; absent when all variants are priced on request. */
    priceMinorFrom?: number;
    /** Lowest price among the product’s variants in each currency that the store accepts: ISO 4217 code → integer in that currency’s minor unit. Empty when all variants are priced on request. */
    pricesFrom: AmountsByCurrency;
    /** Earlier price of the product’s cheapest variant, to strike out beside `priceMinorFrom`: integer in the minor unit of `currency`. Absent when the cheapest variant has none. */
    compareAtMinorFrom?: number;
    /** Earlier price of the product’s cheapest variant in each currency, to strike out beside `pricesFrom`: ISO 4217 code → integer in that currency’s minor unit. Absent when no cheapest variant has one. */
    compareAtFrom?: AmountsByCurrency;
    /** True when the product’s `priceMinorFrom` is below `compareAtMinorFrom`: mark the product as on sale. */
    showSaleBadge: boolean;
    /** Number of variants of the product, or of options of the package. */
    variantCount: number;
    /** True when no variant of the product is in stock. The product may still be open for pre-orders (`preorderable`) or savings plans (`saveForItSaveable`). */
    soldOut: boolean;
    /** True when a buyer can pay for the product in parts now (savings plan). Offer the plan only where the product is neither in stock nor `preorderable`. */
    saveForItSaveable: boolean;
    /** True when the product can be pre-ordered now although stock has run out: show a pre-order mark. */
    preorderable: boolean;
    /** Average rating of the product by buyers, 1 to 5 with two decimals; absent when nobody has rated the product or the merchant has reviews switched off. */
    ratingAvg?: number;
    /** Number of ratings of the product by buyers; absent when the merchant has reviews of the product switched off. */
    ratingCount?: number;
    /**
     * When the product, or anything in this summary, last changed: UTC timestamp with microseconds. Send the latest one that you have received as `updatedSince` to read only later changes.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Amounts of money by currency: ISO 4217 code → integer in that currency’s minor unit (kobo, cents), such as `{ "NGN": 150000, "USD": 1200 }`. */
export type AmountsByCurrency = {
    [key: string]: number;
};
/** Link between a user of yours and a contact of the merchant. */
export type StoreCustomerLinkView = {
    /** Ref of the link between your user and the merchant’s contact (`lnk_…`), given by the service. */
    linkRef: string;
    /** Ref of the customer (`cus_…`), given by the service; each contact is one customer. With a test key it begins with `test_` and names nothing. */
    customerRef: string;
    /** Ref of the merchant’s contact (`con_…`), given by the service; orders and registrations with the same e-mail address belong to it. With a test key it begins with `test_` and names nothing. */
    contactRef: string;
    /** Id of the user in your own system, as the request sent it. */
    externalRef: string;
    /** True when the user was linked by an earlier request, whose link is returned unchanged; false for a new link. */
    alreadyLinked: boolean;
    /**
     * When the user was first linked with the contact, UTC timestamp.
     * Format: date-time.
     */
    linkedAt: string;
    /** True when a test key linked the user: everything was checked, and no contact was created. */
    test: boolean;
};
/** A way to deliver goods or to hand them over, with its fee. Send its `ref` as `deliveryZoneRef` when an item needs delivery. */
export type DeliveryZone = {
    /** Ref of the delivery zone (`dlz_…`), given by the service: send it as `deliveryZoneRef` in a checkout. */
    ref: string;
    /** Name of the delivery zone as the buyer reads it in the list of choices, such as `Lagos mainland`. */
    name: string;
    /** Longer text about the delivery zone for buyers, plain text; absent when the merchant wrote none. */
    description?: string;
    /**
     * Way in which a delivery zone gets the goods to the buyer.
     * - `delivery`: The goods are brought to the buyer’s address.
     * - `pickup`: The buyer collects the goods at `pickupLocation`.
     */
    kind: "delivery" | "pickup";
    /** Countries that the delivery zone covers, as ISO 3166-1 alpha-2 codes such as `NG`; empty when every country is covered. Delivery addresses in other countries are refused. */
    countries: string[];
    /** States or regions that the delivery zone covers, in the merchant’s words; empty for all. They help the buyer to choose: the service does not check them. */
    states: string[];
    /** Cities that the delivery zone covers, in the merchant’s words; empty for all. They help the buyer to choose: the service does not check them. */
    cities: string[];
    /** Beginnings of the postal codes that the delivery zone covers, such as `101`; empty for all. Delivery addresses with other postal codes are refused. */
    postalPrefixes: string[];
    /** ISO 4217 code of the delivery zone’s `feeMinor`: the store’s primary currency where the zone has a fee in it, else the first accepted currency with one. */
    currency: string;
    /** Delivery fee of the zone for the whole order, integer in the minor unit of `currency`; 0 when delivery is free. */
    feeMinor: number;
    /** Delivery fee of the zone for the whole order in each accepted currency, as `priceMinor`. A checkout in a currency that is missing cannot choose the zone. */
    prices: PriceEntry[];
    /** Subtotal before discounts from which delivery by the zone is free: ISO 4217 code → integer in that currency’s minor unit. Absent when delivery never becomes free. */
    freeOver?: AmountsByCurrency;
    /** Smallest subtotal before discounts that the delivery zone accepts: ISO 4217 code → integer in that currency’s minor unit. Absent when there is no minimum. */
    minOrder?: AmountsByCurrency;
    /** Delivery time of the zone in the merchant’s words, such as `Next day`; absent when there is none. Show it where `etaMinDays` and `etaMaxDays` are absent. */
    etaText?: string;
    /** Shortest delivery time of the zone in working days; absent when the merchant gave none. */
    etaMinDays?: number;
    /** Longest delivery time of the zone in working days; absent when the merchant gave none. */
    etaMaxDays?: number;
    /** Place where the buyer collects the goods, with address and coordinates. Present only for `kind` `pickup`. */
    pickupLocation?: Location;
    /** Position of the delivery zone in the list, from 0; the zones are already sorted by it. */
    sort: number;
};
/** Price of an item (variant, package option, add-on or ticket type) or delivery fee in one currency: `currency` and `priceMinor`. */
export type PriceEntry = {
    /**
     * Currency of the price: ISO 4217 code in capitals, such as `NGN`.
     * @example NGN
     */
    currency: string;
    /** Price in `currency`, or the fee in a list of delivery fees: integer in the currency’s minor unit (kobo, cents). */
    priceMinor: number;
    /** Former, higher price to show struck through beside `priceMinor`: integer in the minor unit of the same currency. Absent when nothing is reduced. */
    compareAtMinor?: number;
};
/** Place of an event, of one of its days, or of a pick-up point: venue, address and coordinates, or an address to join online. All fields are optional; show those that are present. */
export type Location = {
    /** Name of the venue (building or room) at the place, such as `Eko Hall`. Absent when the place has no name or is online only. */
    venueName?: string;
    /** Street and number of the place, one line of plain text. Absent when it is not given or the place is online only. */
    address?: string;
    /** City or town of the place, such as `Lagos`. Absent when it is not given. */
    city?: string;
    /** State, province or region of the place, as the merchant wrote it. Absent when it is not given. */
    state?: string;
    /** Country of the place as the merchant wrote it: usually the ISO 3166 two-letter code such as `NG`, else a name. Absent when it is not given. */
    country?: string;
    /** Latitude of the place in degrees, -90 to 90 (WGS 84), to show it on a map. Absent when it is not known. */
    lat?: number;
    /** Longitude of the place in degrees, -180 to 180 (WGS 84), to show it on a map. Absent when it is not known. */
    lng?: number;
    /**
     * Absolute http or https URL at which guests join the event online. Absent when the event is not online, or when only confirmed guests may see the address.
     * Format: uri.
     */
    onlineUrl?: string;
    /** Name of the service on which the online part of the event runs, such as `Zoom`. Absent when it is not given. */
    onlineProvider?: string;
};
/** A checkout whose payment step you show yourself: do what belongs to `provider`. Confirm it by reading the checkout or by `checkout.completed`, never by the buyer’s return. */
export type StoreHeadlessCheckoutView = {
    /** Ref of the checkout (`chk_…`), given by the service. Keep it with the buyer’s session, and read the state of the checkout by `GET /v1/store/checkouts/{ref}`. */
    ref: string;
    /**
     * State of the checkout. Only `paid` proves a payment.
     * - `open`: The checkout can be paid.
     * - `paid`: The checkout is paid and `orderRef` is set. Final.
     * - `expired`: The checkout was not paid in time, and what it held is on sale again. Money that was sent in time or comes shortly after can still make it `paid`.
     * - `cancelled`: The checkout was cancelled, and what it held is on sale again. Final.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Absolute URL of the checkout’s page, hosted by the service: send the buyer to it to pay. The page resumes the checkout whenever it is opened. Where a publishable key reads the checkout, the page shows contact data masked. */
    hostedUrl: string;
    /** Absolute URL of your page to which the buyer returns after paying, with `checkout=<ref>` added to the query. A return proves nothing: read the checkout. */
    returnUrl: string;
    /** ISO 4217 code of all amounts of the checkout, such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Total of the checkout with fees, delivery and discount, integer in the minor unit of `currency`. Prices of products are final once the buyer starts to pay. */
    totalMinor: number;
    /** Deposit that the checkout charges now, integer in the minor unit of `currency`. Absent when the whole `totalMinor` is charged now. */
    dueNowMinor?: number;
    /** Balance of the checkout that is paid later, after a deposit: integer in the minor unit of `currency`. Present only beside `dueNowMinor`. */
    balanceMinor?: number;
    /**
     * Deadline for the balance of the checkout, UTC timestamp; absent when there is no balance, or no fixed deadline.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the order (`ord_…`) that the checkout becomes once it is paid; orders do not list it before. A ref that begins with `test_ord_` names no order: the request was only validated and priced. */
    orderRef: string;
    /** Number of the order that the checkout placed, as buyer and merchant read it, such as `1042`; `null` until the checkout is paid. */
    orderNumber: string | null;
    /**
     * When the checkout expires unless it is paid, UTC timestamp: held seats and stock are then on sale again. A bank transfer that the buyer has started moves it.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When the checkout was paid, UTC timestamp; absent while it is not paid.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When the checkout was cancelled, UTC timestamp; absent when it was not cancelled.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * Cause for which the service itself cancelled the checkout; absent in all other cases.
     * - `event_cancelled`: The merchant cancelled the event: money that was paid, or is paid later, goes back.
     */
    cancelReason?: "event_cancelled";
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Way to pay that the request to open the checkout named (`provider`): it decides which other fields of the payment step to use.
     * - `card`: A card in NGN, in the provider’s popup: `accessCode`, or `checkoutUrl` instead.
     * - `bank_transfer`: A bank transfer in NGN: `bankAccount`.
     * - `international_card`: A card in currencies other than NGN, on the provider’s page: `checkoutUrl`.
     */
    provider: "card" | "bank_transfer" | "international_card";
    /**
     * Next step of your page, so that the buyer can pay.
     * - `inline`: Open the payment provider’s popup with `accessCode`.
     * - `redirect`: Send the buyer to `checkoutUrl`.
     * - `transfer`: Show `bankAccount`.
     */
    flow: "inline" | "redirect" | "transfer";
    /** Code that opens the payment provider’s popup: pass one options object with `accessCode` and the callbacks for success and cancel to the provider’s script. `null` where `flow` is not `inline`. */
    accessCode: string | null;
    /** Publishable key of the payment provider, which the provider’s script needs in the browser. `null` where the script needs none. */
    publicKey: string | null;
    /** Absolute URL of the payment provider’s page to which to send the buyer; where `flow` is `inline`, an alternative to the popup. `null` where `flow` is `transfer`. */
    checkoutUrl: string | null;
    /** Bank account to which the buyer transfers: bank, account number, amount and end. `null` where `flow` is not `transfer`, and until the provider has confirmed an account: poll the checkout until then. */
    bankAccount: TransferAccount | null;
    /** Refusal by the payment provider, of opening the payment or of the buyer’s last card: `cause`, and for a card perhaps the `reason`. Absent when nothing was refused. The provider’s own words are in the management API. */
    refusal?: PaymentRefusal;
    /** Price of the tickets in parts: subtotal, discount, fees, total and what is due now. Show these figures to the buyer. */
    pricing: CheckoutPricing;
    /** True when a test key opened the checkout: no money moves and no tickets are issued. */
    test: boolean;
};
/** Price of the tickets, in parts. `subtotalMinor` − `discountMinor` + `feeMinor` + `taxMinor` is `totalMinor`. All amounts are integers in the minor unit of `currency`. */
export type CheckoutPricing = {
    /** ISO 4217 code of all amounts in this price of tickets, such as `NGN`. */
    currency: string;
    /** Sum of unit price × quantity over all tickets of the checkout, before fees and discount: integer in the minor unit of `currency`. */
    subtotalMinor: number;
    /** Discount by the discount code of the checkout, integer in the minor unit of `currency`; 0 without a code. */
    discountMinor: number;
    /** Fees that the buyer pays on top of the ticket prices, integer in the minor unit of `currency`. */
    feeMinor: number;
    /** Taxes on top of the ticket prices, integer in the minor unit of `currency`. Always 0 in this version of the API: add it all the same. */
    taxMinor: number;
    /** Total of the tickets, with fees and after the discount: integer in the minor unit of `currency`. */
    totalMinor: number;
    /** Amount that the checkout charges now, integer in the minor unit of `currency`: the deposits where ticket types have them, else `totalMinor`. */
    dueNowMinor: number;
    /** Balance that is paid later, after deposits for tickets: integer in the minor unit of `currency`. 0 without deposits. */
    balanceMinor: number;
    /** Deadline for the balance of the tickets, UTC timestamp; `null` when there is no balance, or no fixed deadline. */
    balanceDueAt: string | null;
    /** Tickets of the checkout with their prices, one line for each ticket type and price. */
    lines: {
        /** Ref of the ticket type (`tkt_…`) in the line of the checkout. */
        ticketTypeRef: string;
        /** Name of the ticket type in the line of the checkout, as buyers read it. */
        name: string;
        /** Number of tickets in the line of the checkout; a group ticket counts as one. */
        quantity: number;
        /** Price of one ticket in the line of the checkout without fees, integer in the minor unit of the checkout’s currency. */
        unitPriceMinor: number;
        /** Price of all tickets in the line of the checkout after the line’s share of the discount, without fees: integer in the minor unit of the checkout’s currency. */
        totalMinor: number;
    }[];
};
/** A guest’s registration. It is the same for the first request and for every repeat. */
export type StoreEventRegistrationView = {
    /** Ref of the registration’s first seat (`att_…`), given by the service; the same when the guest registers again. With a test key it begins with `test_` and names nothing. */
    ref: string;
    /**
     * Status of a guest’s seat at an event.
     * - `confirmed`: The guest has the seat and gets a ticket.
     * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
     * - `declined`: The merchant declined the registration; the seat is on sale again.
     * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
     * - `checked_in`: The guest has been checked in at the event.
     */
    status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    /** True when a test key registered the guest: everything was checked, nothing was stored and nothing was sent. */
    test: boolean;
    /** Ref of the event (`evt_…`) that the guest is registered for. */
    eventRef: string;
    /** `slug` of the event that the guest is registered for, with which to link to the event’s page. */
    eventSlug: string;
    /** Confirmation that the guest gets: channel and masked address. Tell the guest where to look for it. */
    confirmation: {
        /**
         * Channel by which the confirmation is sent to the guest.
         * - `email`: By e-mail, with calendar invite and tickets.
         * - `sms`: By SMS, for guests without an e-mail address.
         */
        channel: "email" | "sms";
        /** E-mail address or phone number to which the confirmation is sent, masked, such as `a***@example.com` or `+234*******678`. */
        to: string;
    };
};
/** One event, with its days and the ticket types on sale. */
export type PublicEvent = {
    /** Ref of the event (`evt_…`), given by the service. */
    ref: string;
    /** Title of the event, to show as a heading; plain text. */
    title: string;
    /** Name of the event in URLs, such as `dye-night`: read all details and the tickets by `GET /v1/store/events/{slug}`. The merchant can change it; `ref` stays. */
    slug: string;
    /** One line about the event to show below the title, plain text; absent when the merchant wrote none. */
    tagline?: string;
    /** Absolute URL of the event’s main picture; absent when there is none. */
    coverUrl?: string;
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     */
    format: "physical" | "online" | "hybrid";
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * When the event begins, UTC timestamp: show it in `timezone`.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends, UTC timestamp, exclusive: show it in `timezone`. Lists keep the event until 24 hours later.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /** IANA time zone of the event, such as `Africa/Lagos`: show all times of the event in it. */
    timezone: string;
    /**
     * When the event was published, UTC timestamp.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt: string;
    /** Category of the event in the merchant’s words, such as `Concert`, for lists and filters; absent when there is none. */
    category?: string;
    /** True when the merchant has cancelled the event: show that in the place of the tickets, all of which are sold out. Cancelled events leave the lists. */
    cancelled: boolean;
    /** Reason for which the event was cancelled, in the merchant’s words; plain text. Absent when the event is on, or no reason was given. */
    cancelReason?: string;
    /** Text about the event: plain text, or HTML where the merchant wrote it. Remove scripts before you show HTML. Absent when the merchant wrote none. */
    description?: string;
    /** Place of the event: venue with address and coordinates, online address, or both. Present only where `venueVisibility` is `public` and the merchant announced a place; without `onlineUrl` where only confirmed guests may join online. */
    location?: Location;
    /**
     * Audience to whom the place of an event (address and online URL) is shown.
     * - `public`: Everybody: `location` of the event has it.
     * - `registered_only`: Registered guests only, on their ticket; `location` of the event is absent.
     * - `hidden`: Nobody, neither in responses nor on tickets: the merchant announces the place in another way.
     */
    venueVisibility: "public" | "registered_only" | "hidden";
    /**
     * When the doors of the event open, UTC timestamp: show it in `timezone`. Absent when the merchant gave no time.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /** Total number of seats of the event over all ticket types, taken ones included; absent when there is no cap. */
    capacity?: number;
    /** Further pictures, videos and documents about the event, in display order; absent when there are none. */
    media?: EventMedia[];
    /** Minimum age in years for the whole event, to show as a note; absent when there is none. The service checks only `minAge` of each ticket type. */
    minAge?: number;
    /**
     * Person of whom a date of birth is asked when a ticket of an event has a minimum age.
     * - `order`: The buyer, once: send `dateOfBirth` with the registration or checkout.
     * - `attendee`: Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.
     */
    dobMode: "order" | "attendee";
    /** True when everybody who is named for a seat of the event needs an e-mail address as well. Applies to ticket types with `requiresAttendeeDetails`. */
    attendeeEmailRequired: boolean;
    /** Fee of the service for each ticket of the event: a percentage of the price (`pct`) plus a fixed part (`flatMinor`). Each ticket type says by `frontdeskFeeMode` whether the buyer pays it on top of the price. */
    frontdeskFee: Fee;
    /** Surcharge of the merchant for each ticket of the event that costs money, paid by the buyer on top of the price: a percentage of the price (`pct`) plus a fixed part (`flatMinor`). */
    customerFee: Fee;
    /** Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0; absent when there are none. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /** Days of the event in order, for an event that takes place on several; absent for all others. */
    days?: PublicEventDay[];
    /** True when buyers may pay tickets of the event in parts (savings plan), as far as the ticket type allows it: see `saveForItSaveable` of each ticket type. */
    saveForItEnabled: boolean;
    /** Line that invites others to contribute to a savings plan for tickets of the event, in the merchant’s words; absent when there is none. */
    saveForItCrowdLabel?: string;
    /** Ticket types of the event that are on sale now, in display order; empty when none is. Hidden and invite-only ticket types are left out. */
    ticketTypes: PublicTicketType[];
    /** Packages that the merchant offers beside the tickets of the event, in display order; absent when there are none. Sell them in a checkout of their own, by `POST /v1/store/checkouts`. */
    attachedPackages?: PublicAttachedPackage[];
    /** Products that the merchant offers beside the tickets of the event, in display order; absent when there are none. Sell them in a checkout of their own, by `POST /v1/store/checkouts`. */
    attachedProducts?: PublicProduct[];
    /** Store that organises the event: name, avatar and slug, to show as the organiser. */
    brand: EventBrand;
    /** True when the merchant has published the storefront document of the store, so that you can link from the event to a home page of the store. */
    storefrontPublished: boolean;
    /** Sponsor to show with the event: brand, logo and link. Absent when there is none. */
    sponsorship?: Sponsorship;
};
/** A picture, video or other file about an event: `type`, `url` and an optional preview `thumbnail`. */
export type EventMedia = {
    /**
     * Kind of media file, which decides how to show the file at `url`.
     * - `image`: A picture: show it.
     * - `video`: A video: show a player.
     * - `audio`: A sound: show a player.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Absolute http or https URL of a picture, video or other file about the event.
     * Format: uri.
     */
    url: string;
    /**
     * Absolute http or https URL of a small still picture of the event’s media file: a preview for lists, or the poster of a video. Absent when there is none.
     * Format: uri.
     */
    thumbnail?: string;
};
/** Fee on each ticket of an event: `pct` percent of the ticket’s price, plus the fixed amount `flatMinor`. */
export type Fee = {
    /** Percentage part of a fee on each ticket: percent of the ticket’s price, 0 to 100 with up to four decimals; 2.5 means 2.5 %. */
    pct: number;
    /** Fixed part of a fee on each ticket: integer in the minor unit (kobo, cents) of the event’s primary currency. */
    flatMinor: number;
};
/** One day of an event that takes place on several. */
export type PublicEventDay = {
    /** Ref of the event’s day (`day_…`), given by the service: `validDays` of ticket types names days by it. */
    ref: string;
    /** Name of the event’s day, such as `Opening night`; plain text. Absent when the merchant gave none: show the date. */
    label?: string;
    /**
     * Date of the event’s day, `YYYY-MM-DD` in `timezone`.
     * Format: date.
     * @example 2026-03-01
     */
    dayDate: string;
    /**
     * When the programme of the event’s day begins, UTC timestamp: show it in `timezone`. Absent when only the date is fixed.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt?: string;
    /**
     * When the programme of the event’s day ends, UTC timestamp, exclusive: show it in `timezone`. Absent when only the date is fixed.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt?: string;
    /** IANA time zone of the event’s day, such as `Africa/Lagos`: show the times of the day in it. */
    timezone: string;
    /** Place of the event’s day, with address and coordinates. Absent when the day takes place where the event does, or when the place is not public. */
    location?: Location;
    /** Total number of seats on the event’s day, taken ones included; absent when there is no cap. */
    capacity?: number;
    /** Number of seats left on the event’s day; absent when there is no cap. */
    remaining?: number;
    /** True when no seat is left on the event’s day. */
    soldOut: boolean;
    /** True when the merchant has cancelled the event’s day, or the whole event: show that beside the day. Ticket types that are valid on no other day are sold out. */
    cancelled: boolean;
    /** Reason for which the event’s day was cancelled, in the merchant’s words; plain text. Absent when the day is on, or no reason was given. */
    cancelReason?: string;
};
/** A ticket type on sale. A donation has no price. */
export type PublicTicketType = {
    /** Ref of the event’s ticket type (`tkt_…`), given by the service: send it as `ticketTypeRef` in a checkout or registration. */
    ref: string;
    /** Name of the ticket type as buyers read it, such as `Early bird`; plain text. Error messages quote it. */
    name: string;
    /** Text about the ticket type, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of a picture of the ticket type; absent when there is none. */
    imageUrl?: string;
    /**
     * Pricing of a ticket type.
     * - `free`: The ticket costs nothing: register for it, or add it to a checkout.
     * - `paid`: The ticket has a fixed price, paid at checkout.
     * - `donation`: The buyer names the price: send it as `amountMinor`, at least `minPriceMinor`.
     * - `deposit`: The ticket has a fixed price, of which only a deposit is paid at checkout.
     */
    kind: "free" | "paid" | "donation" | "deposit";
    /**
     * Payer of the service’s fee on a product, package or ticket.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    frontdeskFeeMode: "pass_on" | "absorb";
    /** Present price of one ticket without fees, integer in the minor unit of `currency`; 0 when the ticket is free. Absent for a donation, whose amount the buyer chooses. */
    priceMinor?: number;
    /** ISO 4217 code of the ticket’s `priceMinor`: the event’s primary currency where the ticket type has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Present price of one ticket without fees in each accepted currency, the event’s primary currency first. For a donation: the minimum amounts in the other currencies. */
    prices: PriceEntry[];
    /** Earlier price of the ticket, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the ticket has none. */
    compareAtMinor?: number;
    /** Minimum donation for one ticket, integer in the minor unit of the event’s primary currency. Present only for donations; without it any amount from 1 is accepted. */
    minPriceMinor?: number;
    /** Amounts to offer as buttons for a donation, in display order: integers in the minor unit of the event’s primary currency. Absent when the merchant set none. */
    donationPresets?: number[];
    /**
     * Kind of deposit that a buyer of the ticket pays at checkout. Absent when the full price is paid at once, which is also so once the balance would be due.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit for one ticket: 1 to 100 percent for `depositType` `percent`, an integer in minor units of the event’s primary currency for `fixed`. Present only beside `depositType`. */
    depositValue?: number;
    /** Deposit due at checkout for one ticket without fees, integer in the minor unit of `currency`, for display. Discounts and rounding can change the amount that the checkout charges. Present only beside `depositType`. */
    depositDueNowMinor?: number;
    /**
     * Way in which the buyer of a ticket pays the balance after a deposit. Absent when the ticket type has no deposit.
     * - `online`: Online, on a page that the service links to in its e-mails.
     * - `at_door`: At the door of the event.
     * - `manual`: Directly to the merchant, who asks for the balance.
     */
    depositBalanceMode?: "online" | "at_door" | "manual";
    /**
     * Deadline for the balance of a ticket bought with a deposit, UTC timestamp, exclusive; absent when there is no fixed deadline.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    depositBalanceDueAt?: string;
    /**
     * When the present price of the ticket ends and the next one applies: UTC timestamp, exclusive. Absent when the price does not end by time.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    priceEndsAt?: string;
    /** Number of tickets left at the present price, after which the next price applies; absent when the price does not end by number. */
    priceRemaining?: number;
    /** Total number of tickets of this type, sold ones included; a group ticket counts as one. Absent when there is no cap. */
    capacity?: number;
    /** Number of tickets of this type that are sold or registered; a group ticket counts as one. */
    soldCount: number;
    /** Number of tickets of this type that can still be bought, as the seats left in the event and on the days of the ticket allow. Absent when there is no cap. */
    remaining?: number;
    /** True when no ticket of this type is left: show it as sold out. */
    soldOut: boolean;
    /** Number of tickets at or below which to show “few left”: compare it with `remaining`. Absent when the merchant set none and your site decides. */
    lowStockThreshold?: number;
    /** Fewest tickets of this type that one checkout or registration may contain, if it contains any. */
    minPerOrder: number;
    /** Most tickets of this type that one checkout or registration may contain. Absent when only the limit of the whole request applies. */
    maxPerOrder?: number;
    /** Minimum age in years at the start of the event for the ticket; absent when there is none. When present, send a date of birth: of the buyer or of each attendee, as the event’s `dobMode` says. */
    minAge?: number;
    /** True when the merchant approves each guest with this ticket type by hand: a registration has the status `pending` until then. Such a type is free, and taken by registration only: a checkout refuses it. */
    approvalRequired: boolean;
    /** Number of people that one ticket of this type admits: 1, or more for a group ticket. Wherever you send `attendees`, a ticket takes this many entries; they are required only where `requiresAttendeeDetails` is true. */
    groupSize: number;
    /**
     * Way in which people with a ticket of this type attend the event. Absent: as the event’s `format` says.
     * - `in_person`: At the venue.
     * - `online`: Online.
     */
    attendance?: "in_person" | "online";
    /** Refs of the event’s days (`day_…`) to which the ticket admits; absent when it admits to all days. */
    validDays?: string[];
    /** True when each seat with this ticket type needs the name of a person: send one entry of `attendees` per seat. */
    requiresAttendeeDetails: boolean;
    /** Questions to ask for the ticket type, once for each order or for each seat in `attendees`, in display order; absent when there are none. Send the answers as `responses`, by `key`. */
    formFields?: FormField[];
    /** Terms for paying a ticket of this type in parts (savings plan): whether it is `enabled`, when the seat is held and which price applies. Absent when the merchant set none. */
    saveForIt?: SaveForItPolicy;
    /** True when a ticket of this type can be paid in parts now (savings plan): open the checkout with `saveForIt`. */
    saveForItSaveable: boolean;
};
/** A question that the buyer answers when buying a product, package or ticket. Send the answer in `responses`, under the `key` of the question. */
export type FormField = {
    /** The merchant’s own name of the question, unique within the list of questions (of a product, variant, package option or ticket type). Send the buyer’s answer in `responses` under this key. */
    key: string;
    /** Kind of answer that the question to the buyer asks for, such as `text`, `select` or `date`. It decides the input to show and the form of the answer. */
    type: FormFieldType;
    /** Text of the question to the buyer, as shown, one line. A request without a required answer is refused with `Please answer: <label>`. */
    label: string;
    /**
     * True when the buyer has to answer the question: a request without the answer gets 400, unless `showIf` leaves the question out. Default: false.
     * @default false
     */
    required: boolean;
    /**
     * True when the question about the order is not shown to buyers: your own code sends the answer. False: show it. Default: false.
     * @default false
     */
    hidden: boolean;
    /** Example answer to show in the empty input of the question to the buyer, plain text. Absent when there is none. */
    placeholder?: string;
    /** Explanation of the question to the buyer, to show beside its input, plain text of at most 1,000 characters. Absent when there is none. */
    helpText?: string;
    /** Choices of a question to the buyer of type `select`, `multi_select` or `radio`, as texts in the order to show. The answer is one of these texts (several with `multi_select`). Absent for every other type. */
    options?: string[];
    /** Condition on an earlier answer under which to ask the buyer the question: `field` and `equals`. Absent when the question is always asked. */
    showIf?: ShowIf;
};
/**
 * Kind of answer that a question asks for, which decides the input to show.
 * - `text`: One line of plain text.
 * - `textarea`: Plain text of several lines.
 * - `email`: An e-mail address.
 * - `phone`: A phone number with its country code, such as `+2348031234567`.
 * - `number`: A number in digits, such as `12.5`.
 * - `date`: A date, `YYYY-MM-DD`.
 * - `time`: A time of day, `HH:MM` on the 24-hour clock.
 * - `url`: An http or https address.
 * - `select`: One text from the question’s `options`; show a drop-down list.
 * - `multi_select`: Any number of texts from the question’s `options`, sent as an array; show checkboxes.
 * - `radio`: One text from the question’s `options`; show radio buttons.
 * - `checkbox`: `true` or `false`; a required checkbox has to be `true`.
 * - `rating`: A whole number from 1 to 5.
 * - `file`: A file: uploaded on the hosted page of a form; for products and tickets send the http or https address of the file as text.
 * - `country`: A country by its ISO 3166 two-letter code, such as `NG`.
 * - `heading`: Not a question: show `label` as a heading between questions, and send no answer.
 */
export type FormFieldType = "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
/** Condition of a question in a form or list of questions: show the question only when the earlier question `field` has the answer `equals`. */
export type ShowIf = {
    /** `key` of an earlier question of the same form or list, whose answer decides if the present question is asked. */
    field: string;
    /** Answer to the earlier question `field` that makes the present question appear; compare as text. Where the earlier question has several choices, one of them has to be this text; a checkbox answers `true` or `false`. */
    equals: string;
};
/** Terms on which tickets of a type can be paid in parts over time (savings plan): hold of the seat, price and deadline. */
export type SaveForItPolicy = {
    /** True: tickets of the type may be paid in parts over time (savings plan), if `saveForItEnabled` of the event is true as well. False: they may not. */
    enabled: boolean;
    /**
     * Time from which a seat is kept for a buyer who pays a ticket in parts. Absent: `none`.
     * - `none`: The seat is kept only once the last part is paid.
     * - `on_start`: The seat is kept from the first part on.
     * - `at_threshold`: The seat is kept once `holdThresholdPct` percent of the total is paid.
     */
    holdPolicy?: "none" | "on_start" | "at_threshold";
    /** Percentage of the total, 1 to 100, that a buyer who pays a ticket in parts has to have paid before the seat is kept. Used with the `holdPolicy` `at_threshold`; absent: 100. */
    holdThresholdPct?: number;
    /**
     * Price that a buyer who pays a ticket in parts pays in the end. Absent: `current`.
     * - `freeze`: The price at the time of the first part.
     * - `current`: The current price: the total follows price changes until the last part is paid.
     */
    priceMode?: "freeze" | "current";
    /** Deadline of tickets paid in parts: hours before the start of the event by which everything has to be paid, 0 to 8,760. Absent: 0. */
    cutoffHours?: number;
};
/** A package with its options. */
export type PublicAttachedPackage = {
    /** Ref of the package (`pkg_…`), given by the service. */
    ref: string;
    /**
     * Kind of offer that a package is.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: An offer for an event.
     */
    type: "service" | "product" | "event";
    /** Name of the package as buyers read it, plain text. */
    name: string;
    /** Name of the package in URLs, such as `gift-box`: read all details by `GET /v1/store/products/{slug}`. */
    slug: string;
    /** Text about the package, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the package’s main picture; absent when the package has none. */
    coverUrl?: string;
    /** ISO 4217 code of the package’s lowest price: the store’s primary currency where the package has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Options of the package to choose from, in display order: each is bought by `ref`. */
    options: PublicPackageOption[];
};
/** One choice of a package, to be bought by its `ref`. */
export type PublicPackageOption = {
    /** Ref of the package’s option (`pko_…`), given by the service: send it as `variantRef` of an item in a checkout. */
    ref: string;
    /** Name of the package’s option as buyers read it, such as `Large box`; plain text. */
    name: string;
    /**
     * Way in which the price of a variant or package option is paid.
     * - `full_payment`: In full at checkout.
     * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
     * - `free`: The choice costs nothing.
     * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     */
    pricingMode: "full_payment" | "deposit" | "free" | "quote";
    /** Price of the package in this option, integer in the minor unit of `currency`; absent when the option is priced on request. */
    priceMinor?: number;
    /** Earlier price of the package’s option, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the option has none. */
    compareAtMinor?: number;
    /** ISO 4217 code of the option’s `priceMinor`: the store’s primary currency where the option has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Short label to show on the package’s option, such as `Popular`; plain text, absent when there is none. */
    badge?: string;
    /** Absolute URLs of the pictures of the package’s option, in display order; empty when the option has none of its own. */
    media: string[];
    /** Pictures of `media` in the same order, each with the alternative text that the merchant wrote (`alt`); absent when there are no pictures. */
    images?: PublicImage[];
    /** Contents of the package’s option to list, one line of plain text each, in display order; empty when the merchant listed none. */
    features: string[];
    /** Terms of the package’s option to show in small print, plain text; absent when there are none. */
    fineprint?: string;
    /**
     * Unit that the price and the quantity of a package option count.
     * - `per_person`: People.
     * - `per_unit`: Units, such as rooms or tables.
     * - `none`: Neither people nor units: the option is bought as a whole.
     */
    occupancyMode: "per_person" | "per_unit" | "none";
    /**
     * Kind of booking that a variant or package option needs.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
     * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
     * - `none`: No booking: nothing is scheduled.
     */
    schedulingType: "slots" | "date" | "date_range" | "none";
    /** Times at which the package’s option can be booked. Absent when it follows the store’s business hours, or when the option is not booked for a time. */
    availability?: Availability;
    /** Groups of extras that the buyer can or must add to the package’s option, in display order; absent when there are none. */
    addonGroups?: PublicAddonGroup[];
    /** Questions to ask the buyer for each item of the package’s option, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`. */
    formFields?: FormField[];
    /** Fully booked days of the package’s option from today on, `YYYY-MM-DD` in the store’s time zone, earliest first: disable them in the date picker. Present only where `schedulingType` is `date` or `date_range`. */
    takenDates?: string[];
};
/** A picture with its alternative text. */
export type PublicImage = {
    /** Absolute URL of a picture of the product, variant or option value: one of those in `media`. */
    url: string;
    /** Alternative text of the picture for people who cannot see it; absent when the merchant wrote none. */
    alt?: string;
};
/** Rules by which a bookable variant or package option can be booked: weekdays, hours, blocked times and notice, in the store’s time zone. To offer times to a buyer, read the free slots from `GET /v1/store/products/{slug}/slots`, which follow all of these rules. */
export type Availability = {
    /** Days of the week on which a bookable variant or package option can be booked, such as `mon`. Absent: every day that has opening hours. */
    weekdays?: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
    /** Hours in which a bookable variant or package option can be booked, one entry for each span on a weekday. Absent: the store’s `businessHours`. */
    hours?: OpenHours[];
    /** Times in which a bookable variant or package option cannot be booked although the store is open; each entry is a day, several days or part of a day. Absent: none. */
    blocks?: AvailabilityBlock[];
    /** Dates (`YYYY-MM-DD`, in the store’s time zone) on which a bookable variant or package option can be booked although their weekday is not among `weekdays`. Absent: none. */
    overrideDates?: string[];
    /** Number of days ahead, in the store’s time zone, for which a bookable variant or package option can be booked, 0 to 366. Absent: 60. */
    windowDays?: number;
    /** Minutes of notice: least time between the booking and the start of a slot of a bookable variant or package option. Absent: none. */
    leadTimeMinutes?: number;
};
/** Hours on one weekday in which a bookable variant or package option can be booked, in the store’s time zone. Two entries of one weekday are two spans. */
export type OpenHours = {
    /**
     * Day of the week to which the opening or booking hours apply.
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
     * Time at which booking hours begin on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    start: string;
    /**
     * Time at which booking hours end on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    end: string;
};
/** A time in which a bookable variant or package option cannot be booked: days or part of a day, by `type`. */
export type AvailabilityBlock = {
    /**
     * Extent of a time in which a bookable variant or package option cannot be booked.
     * - `date`: The whole day `date`.
     * - `date_range`: All days from `date` to `endDate`, both included.
     * - `time_range`: Part of the day `date`, from `start` to `end`.
     */
    type: "date" | "date_range" | "time_range";
    /**
     * Day on which a bookable variant or package option cannot be booked, or the first of several such days; `YYYY-MM-DD` in the store’s time zone.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
    /**
     * Last day, included, on which a bookable variant or package option cannot be booked; `YYYY-MM-DD` in the store’s time zone. Present only for blocks of type `date_range`.
     * Format: date.
     * @example 2026-03-01
     */
    endDate?: string;
    /**
     * Time of day from which a bookable variant or package option cannot be booked, `HH:MM` on the 24-hour clock in the store’s time zone. Present only for blocks of type `time_range`.
     * @example 09:00
     */
    start?: string;
    /**
     * Time of day until which a bookable variant or package option cannot be booked, `HH:MM` on the 24-hour clock in the store’s time zone. Present only for blocks of type `time_range`.
     * @example 09:00
     */
    end?: string;
};
/** Extras of one kind, from which a buyer may or must choose. Options that cannot be sold now are left out, and so are groups without options. */
export type PublicAddonGroup = {
    /** Ref of the group of extras (`adg_…`); use it as the key of a list. */
    ref: string;
    /** Name of the group of extras, to show as a heading above the options, such as `Gift wrap`. */
    name: string;
    /**
     * Number of extras that a buyer may choose from an add-on group (per `minSelect` and `maxSelect`).
     * - `single`: At most one extra; show radio buttons.
     * - `multiple`: Several extras, from `minSelect` to `maxSelect`; show checkboxes.
     */
    selectionType: "single" | "multiple";
    /** True when the buyer has to choose at least one extra of the group, or `minSelect` where that is more. */
    required: boolean;
    /** Fewest extras of the group that the buyer has to choose for each piece; 0 when none has to be chosen. */
    minSelect: number;
    /** Most extras of the group that the buyer may choose for each piece; absent when there is no cap. */
    maxSelect?: number;
    /** Position of the group of extras in the list, from 0; the groups are already sorted by it. */
    sort: number;
    /** Ref of the only variant (`var_…`) or package option (`pko_…`) that the group of extras is for; absent when the group is for all of them. */
    variantRef?: string;
    /** Extras of the group to choose from, in display order, each with price and `ref`. */
    options: PublicAddonOption[];
};
/** An extra that can be added to a product or package. */
export type PublicAddonOption = {
    /** Ref of the extra (`ado_…`), given by the service: send it as `optionRef` in `addons` of an item in a checkout. */
    ref: string;
    /**
     * Kind of extra in an add-on group. Default: `inline`.
     * - `inline`: A service or thing that is sold only as an extra, such as gift wrap; it has no stock.
     * - `product`: Another product of the store with its own stock: `linkedProductRef`.
     * @default inline
     */
    kind: "inline" | "product";
    /** Name of the extra (option of an add-on group) as the buyer reads it, one line, such as `Gift wrap`. */
    label: string;
    /** Longer text about the extra (option of an add-on group), plain text. Absent when there is none. */
    description?: string;
    /**
     * Absolute http or https URL of a picture of the extra (option of an add-on group). Absent when there is none.
     * Format: uri.
     */
    imageUrl?: string;
    /**
     * True: the buyer may take several of the extra for each piece of the product; show a number input. False: one at most. Default: false.
     * @default false
     */
    allowQuantity: boolean;
    /** Largest number of the extra that the buyer may take for each piece of the product, 1 to 1,000. Used where `allowQuantity` is true; absent: no cap. */
    maxQty?: number;
    /** Price of one piece of the extra, integer in the minor unit of the currency of the first entry of `prices`; 0 when the extra is free. */
    priceMinor: number;
    /** Price of one piece of the extra in each currency that the store accepts, the primary currency first. */
    prices: PriceEntry[];
    /** Ref of the product that is sold as the extra (`prd_…`). Present only for `kind` `product`. */
    linkedProductRef?: string;
    /** Ref of the only variant (`var_…`) of `linkedProductRef` that is sold as the extra. Absent when the extra is not a product, or may be any of the product’s variants. */
    linkedVariantRef?: string;
};
/** One product or package with everything for its page. Every block is optional: render it only when its field is present. */
export type PublicProduct = {
    /** Ref of the product (`prd_…`) or package (`pkg_…`), given by the service. */
    ref: string;
    /** Name of the product or package as buyers read it, plain text. */
    name: string;
    /** Name of the product or package in URLs, such as `tote-bag`: `GET /v1/store/products/{slug}` reads by it. The merchant can change it; `ref` stays. */
    slug: string;
    /** Short text about the product, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the product’s main picture; absent when the product has none. */
    coverUrl?: string;
    /** True when the product has to be sent to the buyer or collected: a checkout that contains the product needs a `deliveryZoneRef`. */
    needsDelivery: boolean;
    /**
     * Payer of the service’s fee on a product, package or ticket.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    feeMode: "pass_on" | "absorb";
    /** Absolute URLs of the product’s pictures, in display order; empty when the product has none. */
    media: string[];
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker of the product’s variants. Used only when `options` is absent.
     * - `text`: A chip with the name of the variant.
     * - `dropdown`: A drop-down list of the variants’ names.
     * - `image`: A picture from `media` of the variant.
     * - `color`: A swatch in the colour `swatchHex` of the variant; a chip with the name where `swatchHex` is `null`.
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** True when the merchant shows buyers’ reviews of the product. */
    reviewsEnabled: boolean;
    /** True when visitors may ask to be notified once the product is back in stock. Offer so for sold-out variants, by `POST /v1/store/products/{slug}/restock-alerts`. */
    restockAlertsEnabled: boolean;
    /** Further details for the product’s page, such as brand, long description, highlights, measures and specifications; absent when there are none. */
    info?: ProductInfo;
    /** Title of the page of the product or package for search engines and link previews, plain text. Absent: use `name`. */
    seoTitle?: string;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: use `description`. */
    seoDescription?: string;
    /** ISO 4217 code of the product’s `priceMinorFrom`, such as `NGN`: the store’s primary currency where the product has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Lowest price among the product’s variants (“from”), integer in the minor unit of `currency`; absent when all variants are priced on request. */
    priceMinorFrom?: number;
    /** Pictures of `media` in the same order, each with the alternative text that the merchant wrote (`alt`); absent when there are no pictures. */
    images?: PublicImage[];
    /** Variants of the product that can be bought, in display order, each with price and stock. Sold-out variants stay in the list: keep them visible and selectable, but do not let buyers add them to a cart. */
    variants: PublicVariant[];
    /** True for a package: `variants` are then the options of the package, with refs that begin with `pko_`. False for a product. */
    isPackage: boolean;
    /** Option groups by which the product’s variants differ, such as size and colour, in display order: show one picker for each, and find the chosen variant by `optionValueRefs`. Absent when the variants are a flat list: show one picker as `variantDisplay` says. */
    options?: PublicOptionGroup[];
    /** True when at least one variant of the product is booked for a time: see `schedulingType` of the variants. */
    schedulingEnabled: boolean;
    /** Groups of extras that the buyer can or must add to the product, in display order; absent when there are none. */
    addonGroups?: PublicAddonGroup[];
    /** Questions to ask the buyer for each item of the product, whatever the variant, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`. */
    formFields?: FormField[];
    /** True when the merchant allows payment in parts (savings plans) for the product. Decide by `saveForItSaveable` when to offer a plan now. */
    saveForItEnabled: boolean;
    /** Longest time in days that a savings plan for the product may run; 90 when absent. */
    saveForItMaxDays?: number;
    /** Days that a buyer may choose as the end of a savings plan for the product, `YYYY-MM-DD`. Absent when any day within `saveForItMaxDays` can be chosen. */
    saveForItFixedDates?: string[];
    /** True when a savings plan keeps the product’s price of the first part; false when each part pays the price of its day. */
    saveForItFreezePrice: boolean;
    /** Line that invites others to contribute to a savings plan for the product, in the merchant’s words; absent when there is none. */
    saveForItCrowdLabel?: string;
    /** True when the product can be paid in parts now (savings plan). Offer a plan third: after buying from stock and pre-ordering, before sold out. Open the checkout with `saveForIt`. */
    saveForItSaveable: boolean;
    /** True when the product can be pre-ordered now although stock has run out. Offer a pre-order where the variant is sold out, for at most `preorderRemaining` pieces. */
    preorderable: boolean;
    /** Text by the merchant on when pre-ordered pieces of the product are expected, such as `Ships in May`. Absent when there is none: show it only when present. */
    preorderEtaText?: string;
    /** Number of pieces of the product that may still be pre-ordered, over all variants; absent when there is no cap. */
    preorderRemaining?: number;
    /**
     * Kind of deposit that a pre-order of the product pays at checkout, where the service computes the charge. Absent when a pre-order pays the full price.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit for a pre-order of the product: 1 to 100 percent for `preorderDepositType` `percent`, an integer in minor units of the store’s primary currency for `fixed`. Present only beside `preorderDepositType`. */
    preorderDepositValue?: number;
    /** True when no variant of the product is in stock. Offer a pre-order (`preorderable`) or a savings plan (`saveForItSaveable`) where open, else a restock alert (`restockAlertsEnabled`). */
    soldOut: boolean;
    /** Ratings of the product by buyers: number, average and distribution. Absent when there are none or reviews are switched off. Show them only when `reviewsEnabled` is true as well. */
    reviews?: PublicProductReviews;
    /**
     * When the product or anything in it last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Details of a product for its page, such as brand, long description, dimensions and technical data. Every field is optional; show those that are present. */
export type ProductInfo = {
    /** Brand under which the product is sold, plain text. Absent when it is not given. */
    brand?: string;
    /** Kind of product in the merchant’s own words, such as `Bags`. Absent when it is not given. */
    infoCategory?: string;
    /** Long description of the product for its page, plain text of several paragraphs. Show it in addition to `description`; absent when there is none. */
    longDescription?: string;
    /** Long description of the product as an array of blocks, such as paragraphs, headings and pictures; sort the blocks by `sort`. Absent when there is none. */
    descriptionBlocks?: DescriptionBlock[];
    /** Selling points of the product, each one line of plain text, in the order to show. Absent when there are none. */
    highlights?: string[];
    /** The merchant’s article number (SKU) of the product, for variants without an `sku` of their own. Absent when it is not given. */
    sku?: string;
    /** Barcode number (GTIN, EAN, UPC or ISBN) of the product, for variants without a `barcode` of their own. Absent when it is not given. */
    barcode?: string;
    /** Part number (MPN) that the manufacturer gave to the product. Absent when it is not given. */
    mpn?: string;
    /** Name of the company that makes the product. Absent when it is not given. */
    manufacturer?: string;
    /** Model name that the manufacturer gave to the product. Absent when it is not given. */
    modelName?: string;
    /** Weight of the product, in `weightUnit`; above 0. Absent when it is not given. */
    weightValue?: number;
    /** Unit of `weightValue` of the product, as the merchant wrote it, such as `kg`. Absent when it is not given. */
    weightUnit?: string;
    /** Length of the product, in `dimUnit`; above 0. Absent when it is not given. */
    dimLength?: number;
    /** Width of the product, in `dimUnit`; above 0. Absent when it is not given. */
    dimWidth?: number;
    /** Height of the product, in `dimUnit`; above 0. Absent when it is not given. */
    dimHeight?: number;
    /** Unit of the product’s `dimLength`, `dimWidth` and `dimHeight` as the merchant wrote it, such as `cm`. Absent when it is not given. */
    dimUnit?: string;
    /** Country in which the product was made, as the merchant wrote it. Absent when it is not given. */
    countryOfOrigin?: string;
    /** Terms of the product’s warranty, plain text. Absent when they are not given. */
    warrantyText?: string;
    /** Length of the product’s warranty in months; 0 means no warranty. Absent when it is not given. */
    warrantyMonths?: number;
    /** Advice for cleaning and keeping the product, plain text. Absent when there is none. */
    careInstructions?: string;
    /** Statement about the materials of the product and the environment, plain text. Absent when there is none. */
    sustainabilityText?: string;
    /** Technical data of the product, one entry for each property (`label`, `value`, `unit`); sort the entries by `sort`. Absent when there are none. */
    specs?: ProductSpec[];
};
/** One block of a long text (product description, article or text section), such as a paragraph, heading or picture. Sort the blocks by `sort`, and show each by its `kind`. */
export type DescriptionBlock = {
    /** Identifier of the block, unique among the blocks of one long text and chosen by the merchant; use it as the key of a list. */
    id: string;
    /**
     * Form of one block of a long text (product description, article or text section), which decides how to show the block.
     * - `text`: Paragraphs, separated by blank lines, in `text`.
     * - `heading`: A heading in `text`.
     * - `image`: A picture at `url`, with `alt` and `caption`.
     * - `video`: A video at `url`.
     * - `embed`: Content of another site at `url`; `platform` names the site.
     * - `list`: Entries in `text`, one each line.
     * - `divider`: A line between blocks, without content.
     */
    kind: "text" | "heading" | "image" | "video" | "embed" | "list" | "divider";
    /** Content of a block of a long text: plain text without markup. Present for the block kinds `text`, `heading` and `list`; for `video` and `embed` it may be a title. */
    text?: string;
    /**
     * Absolute http or https URL of the picture, video or embedded page of the block. Present for the block kinds `image`, `video` and `embed`.
     * Format: uri.
     */
    url?: string;
    /** Site from which the embedded content of an `embed` block comes, such as `youtube`. Absent for other blocks. */
    platform?: string;
    /** Alternative text of the picture of the block, plain text. `null` when the picture is only decoration (use an empty `alt`); absent for blocks without a picture. */
    alt?: string | null;
    /** Caption to show below the picture or video of the block, plain text of at most 1,000 characters. Absent when there is none. */
    caption?: string;
    /** Width in CSS pixels at which to show the picture or video of the block. Absent: show it as wide as the text. */
    width?: number;
    /**
     * Position of the block in its long text: sort the blocks by this number, lowest first. Default: 0.
     * @default 0
     */
    sort: number;
};
/** Line of the technical data of a product, such as `Capacity`: `14` `litres`. */
export type ProductSpec = {
    /** Identifier of the line of technical data, unique within the product and chosen by the merchant; use it as the key of a list. */
    id: string;
    /** Group heading or technical name of the line of technical data, such as `battery`, as the merchant wrote it. Lines with the same `key` belong together. */
    key: string;
    /** Name of the technical property as people read it, such as `Capacity`. */
    label: string;
    /** Value of the technical property as text, such as `14`; show `unit` after the value. */
    value: string;
    /**
     * Kind of value of a line of technical data, for its layout; the value is text in any case. Default: `text`.
     * - `text`: Any text.
     * - `number`: A number.
     * - `boolean`: Yes or no.
     * - `list`: Several values in one text.
     * @default text
     */
    kind: "text" | "number" | "boolean" | "list";
    /** Unit of the technical property’s value, to show after the value, such as `litres`. Absent when there is none. */
    unit?: string;
    /**
     * Position of the line among the product’s technical data: sort by this number, lowest first. Default: 0.
     * @default 0
     */
    sort: number;
};
/** One form of a product that can be bought: check it out by its `ref`. */
export type PublicVariant = {
    /** Ref of the variant (`var_…`) or of the package’s option (`pko_…`), given by the service: send it as `variantRef` of an item in a checkout. */
    ref: string;
    /** Name of the product’s variant as buyers read it, such as `Large`; plain text. */
    name: string;
    /** The merchant’s article number (SKU) of the variant, shown with the items of orders. Absent: the `sku` in `info` of the product holds. */
    sku?: string;
    /** Barcode number (GTIN, EAN, UPC or ISBN) of the variant, as printed. Absent: the `barcode` in `info` of the product, where there is one. */
    barcode?: string;
    /** Weight of one piece of the variant, in `weightUnit`; above 0. Absent when it is not known. */
    weightValue?: number;
    /**
     * Unit of `weightValue` of the variant. Both are present, or both are absent.
     * - `g`: Gram.
     * - `kg`: Kilogram.
     * - `oz`: Ounce.
     * - `lb`: Pound.
     */
    weightUnit?: "g" | "kg" | "oz" | "lb";
    /** Price of one piece of the variant, integer in the minor unit of `currency`; absent when the variant is priced on request. */
    priceMinor?: number;
    /** Earlier price of the variant, to strike out beside `priceMinor`: integer in the minor unit of `currency`. Absent when the variant has none. */
    compareAtMinor?: number;
    /** ISO 4217 code of the variant’s `priceMinor`: the store’s primary currency where the variant has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Price of one piece of the variant in each currency that the store accepts, the primary currency first; empty when the variant is priced on request. */
    prices: PriceEntry[];
    /** Absolute URLs of the variant’s pictures, in display order; empty when the variant has none of its own. */
    media: string[];
    /** Pictures of `media` in the same order, each with the alternative text that the merchant wrote (`alt`); absent when there are no pictures. */
    images?: PublicImage[];
    /** True when the variant is out of stock. Keep it visible and selectable, but not addable to a cart, unless the product is `preorderable`. */
    soldOut: boolean;
    /** Number of pieces of the variant in stock, the most that a buyer may add. `null` when stock is not tracked: no cap. */
    availableQty: number | null;
    /** Colour of the variant’s swatch in a colour picker, `#rrggbb`. `null` when the variant has none: show `name` as text instead. */
    swatchHex: string | null;
    /** Refs of the option values (`ovl_…`) that make up the variant, one from each of the product’s `options`. Check out the variant whose list holds exactly the values that the buyer chose. Empty when the product has no `options`. */
    optionValueRefs: string[];
    /** Text about the variant, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Short label to show on the variant, such as `Popular`; plain text, absent when there is none. */
    badge?: string;
    /** Features that the variant includes or does not include, in display order, for a comparison of variants: each with `text` and `included`. Absent when the merchant listed none. */
    features?: VariantFeature[];
    /** Terms of the variant to show in small print, plain text; absent when there are none. */
    fineprint?: string;
    /** Length of a booking of the variant in minutes. Present only when the variant is booked by slots. */
    durationMinutes?: number;
    /**
     * Way in which the price of a variant or package option is paid.
     * - `full_payment`: In full at checkout.
     * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
     * - `free`: The choice costs nothing.
     * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     */
    pricingMode: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Kind of deposit that a buyer of the variant pays at checkout. Present only where `pricingMode` is `deposit`.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit for the variant: 1 to 100 percent for `depositType` `percent`, an integer in minor units of the store’s primary currency for `fixed`. Present only where `pricingMode` is `deposit`. */
    depositValue?: number;
    /**
     * Kind of booking that a variant or package option needs.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
     * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
     * - `none`: No booking: nothing is scheduled.
     */
    schedulingType: "slots" | "date" | "date_range" | "none";
    /** Times at which the variant can be booked. Absent when it follows the store’s business hours, or when the variant is not booked for a time. */
    availability?: Availability;
    /** Fully booked days of the variant from today on, `YYYY-MM-DD` in the store’s time zone, earliest first: disable them in the date picker. Present only where `schedulingType` is `date` or `date_range`. */
    takenDates?: string[];
    /** Questions to ask the buyer for each item of the variant, in display order; absent when there are none. Send the answers as `responses` of the item, by `key`. */
    formFields?: FormField[];
};
/** Line in the feature list of a variant: a part, and if the variant includes it. */
export type VariantFeature = {
    /** Name of a part that the variant includes or does not include, one line of plain text such as `Free refills`. */
    text: string;
    /**
     * True: the variant includes the part (show a tick). False: the variant does not include the part (show it crossed out). Default: true.
     * @default true
     */
    included: boolean;
};
/** One property by which variants differ, such as size. The buyer picks one value of each group: the variant whose `optionValueRefs` holds exactly these values is the one to check out. */
export type PublicOptionGroup = {
    /** Ref of the option group (`opt_…`), such as that of all sizes; use it as the key of a list. */
    ref: string;
    /** Name of the option group, to label the picker of a product’s variants, such as `Size`. */
    name: string;
    /**
     * Form of the picker with which buyers choose a variant, package option or option value.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     */
    display: "text" | "dropdown" | "image" | "color";
    /** Values of the option group to pick from, such as `Small` and `Large`, in display order: each with `ref`, `label`, and perhaps a swatch or pictures. */
    values: PublicOptionValue[];
};
/** A value of an option group, such as `Large`. */
export type PublicOptionValue = {
    /** Ref of the option value (`ovl_…`), such as that of `Large`: a variant lists it in `optionValueRefs`. */
    ref: string;
    /** Text of the option value as buyers read it, such as `Large`. */
    label: string;
    /** Colour of the option value’s swatch, `#rrggbb`; absent when the value has none: show `label` instead. */
    swatchHex?: string;
    /** Absolute URLs of the pictures that show the option value, in display order; empty when there are none. */
    media: string[];
    /** Pictures of `media` in the same order, each with the alternative text that the merchant wrote (`alt`); absent when there are no pictures. */
    images?: PublicImage[];
};
/** Ratings of the product by buyers. */
export type PublicProductReviews = {
    /** Number of buyers who rated the product. */
    count: number;
    /** Average rating of the product, 1 to 5 with two decimals. */
    average: number;
    /** Distribution of the product’s ratings: number of stars, `1` to `5` → number of buyers who gave so many. */
    counts: {
        /** Number of buyers who rated the product with one star. */
        1: number;
        /** Number of buyers who rated the product with two stars. */
        2: number;
        /** Number of buyers who rated the product with three stars. */
        3: number;
        /** Number of buyers who rated the product with four stars. */
        4: number;
        /** Number of buyers who rated the product with five stars. */
        5: number;
    };
    /** Summary of the product’s reviews, plain text that the merchant provides; absent when there is none. */
    aiSummary?: string;
};
/** Organiser of the event. */
export type EventBrand = {
    /** Ref of the workspace (`wks_…`) of the store that organises the event. */
    ref: string;
    /** Name of the store, to show as the organiser of the event. */
    displayName: string;
    /** Absolute URL of the store’s avatar, a small square picture or logo; absent when the store has none. */
    avatarUrl?: string;
    /** Slug of the store, the first part of the path of all pages that the service hosts for the store. */
    handle: string;
};
/** Sponsor of an event: name, logo, slogan and link, as the merchant wrote them. Show the sponsor on the event’s page. */
export type Sponsorship = {
    /** Place on the event’s page for which the sponsor paid, such as `headline`. A word of the merchant that your theme has to know; ignore unknown ones. Absent when it is not given. */
    slotType?: string;
    /** Name of the event’s sponsor to show, one line. */
    brandName: string;
    /**
     * Absolute http or https URL of the logo of the event’s sponsor. Absent when there is none.
     * Format: uri.
     */
    logoUrl?: string;
    /** Slogan of the event’s sponsor, one line to show below the sponsor’s name. Absent when there is none. */
    tagline?: string;
    /**
     * Absolute http or https URL to which the logo of the event’s sponsor links. Absent: show the logo without a link.
     * Format: uri.
     */
    clickUrl?: string;
    /** The merchant’s own reference of the sponsorship agreement, such as a contract number. The service does not interpret it; absent when it is not given. */
    sponsorshipRef?: string;
    /** Colour of a QR code on material for the event’s sponsor, as the merchant wrote it, unchecked. Use it as a CSS colour if it is one; absent when it is not given. */
    qrColor?: string;
    /**
     * Absolute http or https URL of a wide banner picture of the event’s sponsor. Absent when there is none.
     * Format: uri.
     */
    bannerUrl?: string;
};
/** An event in a list. Its place is present where it is public. */
export type PublicEventSummary = {
    /** Ref of the event (`evt_…`), given by the service. */
    ref: string;
    /** Title of the event, to show as a heading; plain text. */
    title: string;
    /** Name of the event in URLs, such as `dye-night`: read all details and the tickets by `GET /v1/store/events/{slug}`. The merchant can change it; `ref` stays. */
    slug: string;
    /** One line about the event to show below the title, plain text; absent when the merchant wrote none. */
    tagline?: string;
    /** Absolute URL of the event’s main picture; absent when there is none. */
    coverUrl?: string;
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     */
    format: "physical" | "online" | "hybrid";
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * When the event begins, UTC timestamp: show it in `timezone`.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends, UTC timestamp, exclusive: show it in `timezone`. Lists keep the event until 24 hours later.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /** IANA time zone of the event, such as `Africa/Lagos`: show all times of the event in it. */
    timezone: string;
    /**
     * When the event was published, UTC timestamp.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt: string;
    /** Name of the building or room where the event takes place; absent when the place is not public or has no name. */
    venueName?: string;
    /** City or town where the event takes place; absent when the place is not public or names none. */
    city?: string;
    /** Category of the event in the merchant’s words, such as `Concert`, for lists and filters; absent when there is none. */
    category?: string;
};
/** A folder of files to download, with the public folders in it. */
export type PublicFolder = {
    /** Ref of the folder (`fld_…`), given by the service. */
    ref: string;
    /** Name of the folder in URLs, such as `press-kit`: `GET /v1/store/files/{slug}` reads the folder by it. */
    slug: string;
    /** Name of the folder, to show as a heading; plain text. */
    name: string;
    /** Text about the folder, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the picture at the top of the folder; absent when there is none. */
    coverUrl?: string;
    /** `slug` of the parent folder, for a link back. Absent when the folder is at the top, or the parent folder is not public. */
    parentSlug?: string;
    /** Public subfolders of the folder, in display order; empty when there are none. */
    folders: PublicFolderChild[];
    /** Files of the folder to download, in display order; empty when there are none. */
    files: PublicFile[];
    /** Number of files directly in the folder. */
    fileCount: number;
    /** Total size of the files directly in the folder, in bytes; files in subfolders do not count. */
    totalSizeBytes: number;
    /**
     * When the folder last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A folder within another. */
export type PublicFolderChild = {
    /** Ref of the subfolder (`fld_…`), given by the service. */
    ref: string;
    /** Name of the subfolder in URLs, such as `logos`: read the files by `GET /v1/store/files/{slug}`. */
    slug: string;
    /** Name of the subfolder, to show as a link; plain text. */
    name: string;
    /** Number of files directly in the subfolder. */
    fileCount: number;
};
/** A file to download. */
export type PublicFile = {
    /** Ref of the file in the folder (`fil_…`), given by the service; use it as the key of a list. */
    ref: string;
    /** File name of the file in a folder, with its extension, to show to visitors, such as `menu.pdf`. */
    name: string;
    /**
     * Absolute http or https URL of the file in a folder, as the merchant gave it. Link visitors to `downloadUrl` instead: not everybody may be able to read `url`.
     * Format: uri.
     */
    url: string;
    /** MIME type of the file in a folder, such as `application/pdf`. */
    mimeType: string;
    /** Size of the file in a folder in bytes; show it beside a download link. */
    sizeBytes: number;
    /** SHA-256 checksum of the file in a folder, as 64 lower-case hexadecimal digits. Use it to verify a download. */
    checksumSha256: string;
    /**
     * Absolute http or https URL of a small still picture of the file in a folder, for lists. Absent when there is none.
     * Format: uri.
     */
    thumbnailUrl?: string;
    /** Width of the picture or video in a folder, in pixels. Absent for other files. */
    width?: number;
    /** Height of the picture or video in a folder, in pixels. Absent for other files. */
    height?: number;
    /** Signed absolute URL from which to download the file, valid for an hour. Read the folder again for a new one. */
    downloadUrl: string;
    /** Position of the file in the folder, from 0; the files are already sorted by it. */
    sort: number;
    /**
     * When the file was added to the folder, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the file, or what the folder says about it, last changed: UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Receipt for a form submission: its ref, the form and the time. */
export type StoreFormSubmissionView = {
    /** Identifier (ref) of the form submission, `sub_…`, the same as in the webhook event `form.submitted`. With a test key it begins with `test_`, and no such submission is stored. */
    ref: string;
    /** Identifier (ref) of the form that was filled in, `frm_…`. */
    formRef: string;
    /** Slug of the form that was filled in, as in its URL. */
    formSlug: string;
    /**
     * Time at which the service recorded the form submission: UTC timestamp, ISO 8601.
     * Format: date-time.
     */
    submittedAt: string;
    /** True for a submission with a test key: its answers were checked, and nothing was stored or sent. False: the submission was stored. */
    test: boolean;
};
/** A form with its questions. */
export type PublicForm = {
    /** Ref of the form (`frm_…`), given by the service. */
    ref: string;
    /** Name of the form in URLs, such as `contact`: send answers to `POST /v1/store/forms/{slug}/submissions`. */
    slug: string;
    /** Name of the form, to show as a heading; plain text. */
    name: string;
    /** Text about the form to show above the questions, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Absolute URL of the picture at the top of the form; absent when there is none. */
    coverUrl?: string;
    /** Text on the button that sends the form, such as `Send`. */
    submitLabel: string;
    /** Text to show once a submission of the form is accepted, plain text; where `redirectUrl` is present, go there instead. */
    thankYouMessage: string;
    /** Absolute URL to send people to once a submission of the form is accepted, in place of showing `thankYouMessage`. Absent when they stay on the page. */
    redirectUrl?: string;
    /**
     * State of the form at this moment.
     * - `open`: The form accepts answers.
     * - `closed`: The form is before `opensAt` or after `closesAt`: answers are refused.
     */
    status: "open" | "closed";
    /**
     * When the form begins to accept answers, UTC timestamp; absent when it does so from its publication.
     * Format: date-time.
     */
    opensAt?: string;
    /**
     * When the form stops accepting answers, UTC timestamp, exclusive; absent when there is no end.
     * Format: date-time.
     */
    closesAt?: string;
    /** Absolute URL of the page, hosted by the service, on which visitors can fill in the form, file uploads included. Link to it instead of showing the form yourself. */
    hostedUrl: string;
    /** Questions of the form, in display order, each with `key`, label and type of answer. */
    fields: PublicFormField[];
    /**
     * When the form last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A question of a form. */
export type PublicFormField = {
    /** Ref of the form’s question (`ffd_…`), given by the service; use it as the key of a list. Answers are sent by `key`, not by this ref. */
    id: string;
    /** The merchant’s own name (key) of the question, unique within the form: lower-case letters, digits and hyphens. Answers to the question are sent in `answers` under this key. */
    key: string;
    /** Text of the form’s question as people read it, one line. */
    label: string;
    /** Kind of answer that the form’s question asks for, such as `text`, `select` or `file`. It decides the input to show and the form of the answer. */
    type: FormFieldType;
    /**
     * True: a submission of the form without an answer to the question is refused, unless `showIf` leaves the question out. False: the question may be left blank. Default: false.
     * @default false
     */
    required: boolean;
    /**
     * True when the form’s question is not shown to people: your own code sends the answer. False: show it. Default: false.
     * @default false
     */
    hidden: boolean;
    /** Explanation of the form’s question to show beside its input, plain text of at most 1,000 characters. Absent when there is none. */
    helpText?: string;
    /** Example answer to show in the empty input of the form’s question, plain text. Absent when there is none. */
    placeholder?: string;
    /**
     * Settings of the form’s question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types.
     * @default {}
     */
    options: FormFieldOptions;
    /**
     * Part of the sender’s identity that the answer to the form’s question gives. The service uses the answer to fill in the merchant’s contact of the sender. Default: `none`.
     * - `none`: Nothing about the sender.
     * - `name`: Full name.
     * - `first_name`: Given name.
     * - `last_name`: Family name.
     * - `email`: E-mail address.
     * - `phone`: Phone number.
     * @default none
     */
    identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
    /** Condition on an earlier answer under which to ask the form’s question: `field` and `equals`. Absent when the question is always asked. */
    showIf?: ShowIf;
    /** Limits of the answer to the form’s question beyond its type, such as a range of numbers or a length. Absent when there are none. */
    validation?: FormFieldValidation;
    /** Answer with which the input of the form’s question is filled in at first; text, number, true or false, or a list of texts, by the type of the question. Absent: the input is empty. */
    defaultValue?: string | number | boolean | string[];
    /** Position of the question in the form, from 0; the questions are already sorted by it. */
    sort: number;
};
/** Settings of a form question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types. */
export type FormFieldOptions = {
    /** Choices of a form question of type `select`, `multi_select` or `radio`, as texts in the order to show. The answer is one of these texts (several with `multi_select`). Absent for every other type. */
    choices?: string[];
    /** Rules for the files that answer a form question of type `file`: accepted kinds, size and number. Absent for every other type. */
    file?: {
        /**
         * Kinds of file that a file question of a form accepts, as MIME types such as `image/png` or file extensions such as `.pdf`. Empty: every kind. Default: empty.
         * @default []
         */
        accept: string[];
        /**
         * Largest size of one file that answers a file question of a form, in bytes; at most 100,000,000. Default: 10,000,000.
         * @default 10000000
         */
        maxSizeBytes: number;
        /**
         * Largest number of files that may answer a file question of a form, 1 to 20. Default: 1.
         * @default 1
         */
        maxFiles: number;
    };
};
/** Limits of the answer to a form question beyond its type, such as a range or a length. Check answers while people type; the service checks them again. */
export type FormFieldValidation = {
    /** Smallest number that a form question accepts as its answer. Absent: no limit. */
    min?: number;
    /** Largest number that a form question accepts as its answer. Absent: no limit. */
    max?: number;
    /** Smallest number of characters that a text answer to a form question must have. Absent: no limit. */
    minLength?: number;
    /** Largest number of characters that a text answer to a form question may have. Absent: 5,000. */
    maxLength?: number;
    /** Regular expression that the whole text answer to a form question has to match; at most 500 characters, without look-around and backreferences. Absent: any text is accepted. */
    pattern?: string;
};
/** Confirmation that the request was accepted. It is the same whether or not the address was known. */
export type StoreSignUpView = {
    /** Always true: the sign-up was accepted. The response does not say whether a mail was sent. */
    received: true;
    /** True when a test key signed the person up: everything was checked, nothing was stored and nothing was sent. */
    test: boolean;
};
/** An article or other text of the merchant. */
export type PublicNote = {
    /** Ref of the note (`not_…`), given by the service. */
    ref: string;
    /** Name of the note in URLs, such as `our-dye-house`: `GET /v1/store/notes/{slug}` reads the note by it. */
    slug: string;
    /** Headline of the note (an article of the shop’s blog or news), plain text. */
    title: string;
    /** Summary of the note for lists, plain text; absent when the merchant wrote none. */
    excerpt?: string;
    /** Absolute URL of the picture at the top of the note; absent when there is none. */
    coverUrl?: string;
    /** Text of the note as blocks (headings, paragraphs, pictures), sorted by `sort`. Show either the blocks or `bodyHtml`; empty when the merchant wrote HTML instead of blocks. */
    blocks: DescriptionBlock[];
    /** Whole text of the note as HTML, made from `blocks` or written by the merchant. Safe to insert into a page: the service has removed scripts, frames and styles. */
    bodyHtml: string;
    /** Name of the note’s author to show; absent when there is none. */
    authorName?: string;
    /** Tags of the note in the merchant’s words, by which to group or filter notes; empty when there are none. */
    tags: string[];
    /** Time that reading the note takes in minutes, at 200 words a minute; at least 1. */
    readingMinutes: number;
    /**
     * When the note was published, UTC timestamp.
     * Format: date-time.
     */
    publishedAt: string;
    /**
     * When the note last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
    /** Title of the note’s page for search engines and link previews; use `title` when absent. */
    seoTitle?: string;
    /** Summary of the note’s page for search engines and link previews; use `excerpt` when absent. */
    seoDescription?: string;
};
/** An order. Names and prices are those it was sold for. All amounts are integers in the minor unit of `currency`, and `subtotalMinor` − `discountMinor` + `deliveryMinor` + `feeMinor` + `taxMinor` is `totalMinor`. */
export type StoreOrderRecord = {
    /** Ref of the order (`ord_…`), given by the service. Stable: use it as the key of a local copy. */
    ref: string;
    /** Number of the order as buyer and merchant read it, such as `1042`; counted per workspace and mode. Empty until the order is first paid. */
    number: string;
    /** True for an order of test mode: no money moved. Test orders are deleted after 90 days. */
    test: boolean;
    /**
     * Payment status of an order.
     * - `pending`: Nothing has been paid yet.
     * - `saving`: A savings plan: the order is being paid in parts and is not complete.
     * - `deposit_paid`: The deposit is paid; the balance is due later.
     * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
     * - `partially_refunded`: Part of the money was refunded.
     * - `refunded`: All of the money was refunded.
     * - `cancelled`: The order was cancelled.
     */
    status: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
    /**
     * Fulfilment status of an order: how far its goods have been handed over.
     * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
     * - `unfulfilled`: Nothing has been handed over yet.
     * - `scheduled`: The handover is for later: a booked slot or a pre-order.
     * - `partially_fulfilled`: Some pieces have been handed over.
     * - `fulfilled`: All pieces have been handed over.
     * - `returned`: The pieces were returned.
     * - `cancelled`: The order was cancelled.
     */
    fulfillmentStatus: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
    /**
     * ISO 4217 code of all amounts of the order, such as `NGN`.
     * @example NGN
     */
    currency: string;
    /** Sum of unit price × quantity over all items of the order, before discount, delivery and fees: integer in the minor unit of `currency`. */
    subtotalMinor: number;
    /** Discount on the order by a discount code, integer in the minor unit of `currency`; 0 without one. */
    discountMinor: number;
    /** Delivery fee of the order, integer in the minor unit of `currency`; 0 when nothing is delivered or delivery is free. */
    deliveryMinor: number;
    /** Fees that the buyer of the order paid on top of the prices, integer in the minor unit of `currency`. */
    feeMinor: number;
    /** Taxes on top of the prices of the order, integer in the minor unit of `currency`. Always 0 in this version of the API: add it all the same. */
    taxMinor: number;
    /** Total of the order, with delivery and fees and after the discount: integer in the minor unit of `currency`. */
    totalMinor: number;
    /** Money received for the order in all, integer in the minor unit of `currency`; refunds are not deducted. */
    paidMinor: number;
    /** Money refunded to the buyer of the order in all, integer in the minor unit of `currency`; 0 when there is none. */
    refundedMinor: number;
    /** Money still to be paid for the order, integer in the minor unit of `currency`; 0 when everything is paid or the order is cancelled. */
    balanceDueMinor: number;
    /**
     * Deadline for the balance of the order, UTC timestamp; absent when nothing is due, or there is no fixed deadline.
     * Format: date-time.
     */
    balanceDueAt?: string;
    /** Ref of the checkout (`chk_…`) that placed the order; absent for orders placed in another way. */
    checkoutRef?: string;
    /**
     * Way in which the order was placed.
     * - `storefront_api`: By a headless checkout, whose payment step is on the merchant’s site.
     * - `hosted`: By a hosted checkout, opened by your server or by a page of the service.
     * - `pos`: At a point of sale.
     * - `admin`: By the merchant, in the management of the shop.
     * - `import`: By an import.
     */
    source: "storefront_api" | "hosted" | "pos" | "admin" | "import";
    /** Buyer of the order: ref of the contact, name, e-mail address and phone number. */
    contact: {
        /** Ref of the buyer’s contact (`con_…`): the same for all orders with one e-mail address, or with one phone number and no e-mail address. */
        ref: string;
        /** Full name of the buyer. */
        name: string;
        /** E-mail address of the buyer; absent when none was given. */
        email?: string;
        /** Phone number of the buyer in E.164 form, such as `+2348031234567`; absent when none was given. */
        phone?: string;
    };
    /** Ref of the customer (`cus_…`) who placed the order. Absent until one of your users is linked with the buyer’s contact. */
    customerRef?: string;
    /** Id in your own system of the user who is linked with the buyer’s contact; of several, the one linked last. Absent until a user is linked. */
    externalRef?: string;
    /** Items of the order: products, packages, tickets, donations and extras. Delivery is not an item: see `deliveryMinor`. */
    items: StoreOrderItem[];
    /** Answers of the buyer that hold for the whole order: `key` of the question → text, number, true/false, or list of texts. Absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Discount code that the buyer of the order used; absent for none. */
    discountCode?: string;
    /** Code of the promoter who is credited with the order; absent for none. */
    promoterCode?: string;
    /** Ref of the delivery zone (`dlz_…`) that the buyer of the order chose; absent when nothing is delivered. */
    deliveryZoneRef?: string;
    /** Address to which the goods of the order are delivered: street, city, country. Absent when nothing is delivered. */
    deliveryAddress?: {
        /** Street and number of the delivery address. */
        line1: string;
        /** Second line of the delivery address, such as floor or building; absent when there is none. */
        line2?: string;
        /** City or town of the delivery address. */
        city: string;
        /** State, province or region of the delivery address; absent when none was given. */
        state?: string;
        /** Postal code of the delivery address; absent when none was given. */
        postalCode?: string;
        /** Country of the delivery address, as ISO 3166-1 alpha-2 code such as `NG`. */
        country: string;
    };
    /** Payments received for the order, oldest first; empty when the order cost nothing. */
    payments: {
        /** Ref of the payment for the order (`pay_…`), given by the service. */
        ref: string;
        /** Way to pay that the payment for the order used: `card`, `bank_transfer` or `international_card`; `cash`, `transfer` or `other` for money that the merchant took without the service. */
        rail: string;
        /** Amount of the payment for the order, integer in the minor unit of `currency`. */
        amountMinor: number;
        /**
         * ISO 4217 code of the `amountMinor` of the payment for the order.
         * @example NGN
         */
        currency: string;
        /**
         * State of the payment for the order.
         * - `succeeded`: The merchant has the money.
         * - `refunded`: All of the money was refunded.
         * - `partially_refunded`: Part of the money was refunded.
         */
        status: "succeeded" | "refunded" | "partially_refunded";
        /**
         * When the payment for the order was received, UTC timestamp.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Fulfilments of the order (what was sent or handed over) with carrier and tracking, oldest first; empty while there are none. */
    fulfillments: StoreOrderFulfillment[];
    /** Last request of the buyer for a refund of the order, with its state; absent when there was none. */
    refundRequest?: OrderRefundRequest;
    /** Refunds of the order that are made or on their way to the buyer, oldest first; without refunds that the payment provider refused. */
    refunds: {
        /** Ref of the order’s refund (`rfd_…`), given by the service. */
        ref: string;
        /** Amount of the order’s refund, integer in the minor unit of the order’s currency. */
        amountMinor: number;
        /** Reason for the order’s refund in the merchant’s words; absent when there is none. */
        reason?: string;
        /**
         * Place where the refund was made.
         * - `service`: In the service: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * When the order’s refund was made, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /**
     * When the order was placed, UTC timestamp.
     * Format: date-time.
     */
    placedAt: string;
    /**
     * When the order was first paid, with a deposit or in full: UTC timestamp. Absent while nothing is paid.
     * Format: date-time.
     */
    paidAt?: string;
    /**
     * When the order was cancelled, UTC timestamp; absent when it was not cancelled.
     * Format: date-time.
     */
    cancelledAt?: string;
    /**
     * When the order was created, UTC timestamp; the same as `placedAt`.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the order, or an item, payment, refund or attendee of it, last changed: UTC timestamp with microseconds. Send the latest one that you have received as `updatedSince` to read only later changes.
     * Format: date-time.
     */
    updatedAt: string;
};
/** One line of an order, at the name and price it was sold for. */
export type StoreOrderItem = {
    /** Ref of the order’s item (`oit_…`), given by the service. */
    ref: string;
    /**
     * Kind of thing that the order’s item sold.
     * - `product`: A variant of a product.
     * - `ticket`: Tickets of an event.
     * - `package`: An option of a package.
     * - `addon`: An extra of another item, which `parentItemRef` names.
     * - `donation`: A donation ticket, at the amount that the buyer chose.
     */
    kind: "product" | "ticket" | "package" | "addon" | "donation";
    /** Name of the product, package, ticket type or extra at the time of the sale. */
    name: string;
    /** Name of the product’s variant or of the package’s option at the time of the sale; absent for tickets, donations and extras. */
    variantName?: string;
    /** Stock keeping unit (the merchant’s article number) of the sold variant at the time of the sale; absent when it had none. */
    sku?: string;
    /** Ref of the sold product (`prd_…`) or package (`pkg_…`); absent for tickets and donations. */
    productRef?: string;
    /** `slug` of the sold product or package at the time of the sale; absent for tickets and donations. */
    productSlug?: string;
    /** Ref of the sold variant of a product (`var_…`); absent for tickets, donations and packages. */
    variantRef?: string;
    /** Ref of the event (`evt_…`) that the sold tickets admit to. Present only for tickets and donations. */
    eventRef?: string;
    /** `slug` of the event at the time of the sale. Present only for tickets and donations. */
    eventSlug?: string;
    /** Ref of the ticket type (`tkt_…`) that the order’s item is valid for: the one that was sold, or the one that the merchant has given its seat since. Present only for tickets and donations. */
    ticketTypeRef?: string;
    /** Ref of the sold option of a package (`pko_…`). Present only for packages. */
    packageOptionRef?: string;
    /** Ref of the sold extra (`ado_…`). Present only for extras. */
    addonOptionRef?: string;
    /** `ref` of the order’s item (`oit_…`) that an extra was bought for. Present only for extras. */
    parentItemRef?: string;
    /** Number of pieces or tickets that the order’s item sold; a group ticket counts as one. */
    quantity: number;
    /** Price of one piece or ticket of the order’s item without fees, integer in the minor unit of the order’s currency. */
    unitPriceMinor: number;
    /** Share of the order’s item in the order’s discount, integer in the minor unit of the order’s currency; 0 when there is none. */
    discountMinor: number;
    /** Price of the whole item of the order after the discount, without fees: `unitPriceMinor` × `quantity` − `discountMinor`, integer in the minor unit of the order’s currency. */
    totalMinor: number;
    /** True when the order’s item was sold beyond the stock, as a pre-order: it has to be made or bought in before it can be delivered. */
    preorder: boolean;
    /** Time for which the order’s item is booked, with start, time zone and length; absent when the order’s item is not booked for a time. */
    slot?: {
        /** Start of the booking that the order’s item sold, UTC timestamp. */
        startUtc: string;
        /** Start of the booking that the order’s item sold as local time in `timezone`, ISO 8601 without offset: show this one. */
        startLocal: string;
        /** IANA time zone of the booking’s `startLocal`, such as `Africa/Lagos`. */
        timezone: string;
        /** Length of the booking that the order’s item sold, in minutes. */
        durationMinutes: number;
    };
    /** Number of pieces of the order’s item that were delivered or handed over so far. */
    fulfilledQuantity: number;
    /** Number of pieces of the order’s item that were refunded or cancelled so far. */
    refundedQuantity: number;
    /** Seats that the tickets of the order’s item admit, in order, with the people on them; absent for all other items and in test mode. */
    attendees?: {
        /** Ref of the seat’s attendee (`att_…`), given by the service. */
        ref: string;
        /** Name of the person on the seat; absent when the seat is with the buyer. */
        name?: string;
        /** E-mail address of the person on the seat; absent when none was given. */
        email?: string;
        /**
         * Status of a guest’s seat at an event.
         * - `confirmed`: The guest has the seat and gets a ticket.
         * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
         * - `declined`: The merchant declined the registration; the seat is on sale again.
         * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
         * - `checked_in`: The guest has been checked in at the event.
         */
        status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    }[];
    /** Answers of the buyer to the questions of the order or item: `key` of the question → text, number, true/false, or list of texts. Absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
};
/** Pieces that were handed over together. */
export type StoreOrderFulfillment = {
    /** Ref of the order’s fulfilment (`ful_…`), given by the service. */
    ref: string;
    /**
     * When the merchant recorded the fulfilment of items of the order, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Items of the order, with numbers of pieces, that were sent or handed over in the fulfilment. */
    items: {
        /** `ref` of the order’s item (`oit_…`) of which pieces were fulfilled. */
        ref: string;
        /** Number of pieces of the order’s item that the fulfilment sent or handed over. */
        quantity: number;
    }[];
    /** Name of the company that carries the order’s shipment, as the buyer reads it, such as `DHL`; at most 100 characters. Absent when the merchant gave none. */
    carrier?: string;
    /** Tracking number of the order’s shipment at the carrier; absent when the merchant gave none. */
    trackingNumber?: string;
    /**
     * Absolute https URL of the page on which the buyer follows the order’s shipment, at most 2,048 characters; absent when the merchant gave none.
     * Format: uri.
     */
    trackingUrl?: string;
};
/** A refund that the buyer asked for on the page of the order. */
export type OrderRefundRequest = {
    /**
     * State of the buyer’s request for a refund.
     * - `open`: The merchant has not answered the request yet.
     * - `accepted`: The merchant, or the service for the merchant, refunded money.
     * - `declined`: The merchant declined the request.
     */
    state: "open" | "accepted" | "declined";
    /**
     * When the buyer asked for the refund of the order, UTC timestamp.
     * Format: date-time.
     */
    askedAt: string;
    /** Reason for the refund of the order in the buyer’s words, up to 500 characters; absent when the buyer gave none. */
    reason?: string;
    /**
     * When the merchant answered the request for a refund, UTC timestamp; absent while it is open.
     * Format: date-time.
     */
    answeredAt?: string;
    /** Message of the merchant to the buyer on declining the refund; absent when there is none. */
    message?: string;
};
/** A code that was sent. The code itself is never returned. */
export type StoreOtpSendView = {
    /** Ref of the challenge (`otp_…`), given by the service: keep it, and send it to `POST /v1/store/otp/verify` with the code that the customer typed. */
    challengeRef: string;
    /** Phone number that the one-time code was sent to, masked: country code and last three digits, such as `+234*******678`. */
    to: string;
    /**
     * Channel by which the one-time code was sent.
     * - `whatsapp`: By WhatsApp.
     * - `sms`: By SMS.
     */
    channel: "whatsapp" | "sms";
    /**
     * Phone number that the one-time code was sent from.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The service’s number.
     */
    sender: "own" | "frontdesk";
    /**
     * Creator of the one-time code, who also checks it.
     * - `service`: The service: check the code by `POST /v1/store/otp/verify`.
     * - `client`: You, by `code` of the request: check the code yourself.
     */
    codeSource: "service" | "client";
    /**
     * When the one-time code stops being valid, UTC timestamp.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When a further code can be sent to the same number, UTC timestamp: keep the “send again” button disabled until then.
     * Format: date-time.
     */
    resendAvailableAt: string;
    /** Price of sending the one-time code, deducted from the merchant’s prepaid credit: amount and currency. The amount is 0 with a test key. */
    charge: {
        /** Price of sending the one-time code, integer in the minor unit of `currency`; 0 with a test key. */
        amountMinor: number;
        /** ISO 4217 code of the price of sending the one-time code, such as `NGN`. */
        currency: string;
    };
    /** True when a test key sent the one-time code: no message went out, and the code is `000000` unless the request brought one. */
    test: boolean;
};
/** A code that was right. It cannot be used again. */
export type StoreOtpVerifyView = {
    /** Always true in the response with status 200: the one-time code that the customer typed was right. A code that does not verify gets status 422. */
    verified: true;
    /** Ref of the challenge (`otp_…`) whose one-time code was verified, as the request sent it. */
    challengeRef: string;
    /**
     * When the one-time code that the customer typed was verified, UTC timestamp.
     * Format: date-time.
     */
    verifiedAt: string;
};
/** A code that does not verify. It has no error envelope. */
export type StoreOtpVerifyFailure = {
    /** Always false in the response with status 422: the one-time code that the customer typed does not verify. */
    verified: false;
    /**
     * Reason why the one-time code that the customer typed does not verify.
     * - `invalid`: A wrong code, one that was used before, or an unknown challenge: let the customer try again.
     * - `expired`: The right code, too late: send a new one.
     * - `too_many_attempts`: The fifth wrong code, or any code after it: send a new one.
     */
    reason: "invalid" | "expired" | "too_many_attempts";
};
/** Way to pay, by name: `card`, `bank_transfer` or `international_card`. More names may be added. */
export type PaymentMethod = string;
/** Free start times of a product’s bookings on one day. */
export type PublicProductSlots = {
    /**
     * Day that the free start times belong to, `YYYY-MM-DD` in the store’s time zone.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
    /** Free start times of the product’s bookings on `date`, earliest first. Empty when every slot is taken, the day is past, or bookings are not open so far ahead. */
    slots: {
        /**
         * Start of a slot that can be booked, UTC timestamp. Send it as `slotStartUtc` of the item in a checkout.
         * Format: date-time.
         * @example 2026-03-01T09:00:00Z
         */
        startUtc: string;
        /**
         * Start of a slot as local time in `timezone`, ISO 8601 without offset, such as `2026-03-01T09:00:00`. Show buyers this one; send `startUtc`.
         * @example 2026-03-01T10:00:00
         */
        startLocal: string;
    }[];
    /** IANA time zone of each slot’s `startLocal`: the one that the request named, else the store’s. */
    timezone: string;
    /** Length of each slot in minutes; absent when no variant of the product is booked by slots. */
    durationMinutes?: number;
    /**
     * Next day after `date` on which the product has a free slot, `YYYY-MM-DD`; absent when there is none. Offer it when `slots` is empty.
     * Format: date.
     * @example 2026-03-01
     */
    nextDate?: string;
};
/** Everything for a home page in one call: brand, theme, sections, pages and content, with all lists of the store. Parts of the storefront’s document are absent until the merchant has published it. */
export type Storefront = {
    /** Ref of the workspace (`wks_…`) that the store belongs to, given by the service. */
    ref: string;
    /** Name of the store to show to visitors, plain text. */
    displayName: string;
    /** IANA time zone of the store, such as `Africa/Lagos`, in which business hours and days of booking are meant. */
    timezone: string;
    /**
     * Kind of business of the store, such as `store` or `restaurant`, as the merchant wrote it. Default: `store`.
     * @default store
     */
    type: string;
    /** Text about the store and its goods, plain text of at most 50,000 characters. Absent when there is none. */
    description?: string;
    /** Main category of the store, a slug that the merchant chose, such as `fashion`. Absent when it is not given. */
    categorySlug?: string;
    /** All categories of the store, slugs that the merchant chose; the main category is among them. Absent when they are not given. */
    categorySlugs?: string[];
    /**
     * Absolute http or https URL of the store’s own website. Absent when it is not given.
     * Format: uri.
     */
    website?: string;
    /** Profiles of the store in social networks, in the order to show. Absent when there are none. */
    socials?: SocialProfile[];
    /** City or town of the store. Absent when it is not given. */
    city?: string;
    /** State, province or region of the store, as the merchant wrote it. Absent when it is not given. */
    state?: string;
    /** Country of the store as the merchant wrote it, code or name. Absent when it is not given. */
    country?: string;
    /**
     * Absolute http or https URL of a small square picture (avatar) of the store. Absent when there is none.
     * Format: uri.
     */
    avatarUrl?: string;
    /**
     * Absolute http or https URL of a wide cover picture of the store. Absent when there is none.
     * Format: uri.
     */
    coverUrl?: string;
    /** Badges of the store, such as `verified`, in the order to show; each has its kind and the time since when the store has it. Absent when there are none. */
    badges?: Badge[];
    /** Number of members of the store’s community, as the merchant states it; the service does not count them. Absent when it is not given. */
    memberCount?: number;
    /** Structure of the storefront: template, theme, sections of the home page, and further pages. Absent: your theme decides. */
    renderConfig?: StorefrontRenderConfig;
    /** Pictures of the store’s brand: logo, favicon and link preview. Absent when the merchant set none. */
    assets?: StorefrontAssets;
    /**
     * Host name of the store’s main website, such as `shop.example`. Absent when it is not given.
     * Format: hostname.
     */
    primaryDomain?: string;
    /** Host names that belong to the store, such as `shop.example`. Where the workspace restricts the `returnUrl` of checkouts to known hosts, they are allowed. Absent when there are none. */
    verifiedDomains?: string[];
    /** Form to which the service converts pictures that the merchant uploads: size, quality and file format. Absent: WebP with sides of at most 2,048 pixels. */
    mediaPolicy?: MediaPolicy;
    /** Opening hours of the store in its time zone, one entry for each span on a weekday. Absent when they are not given. */
    businessHours?: BusinessHours[];
    /** Chat widget (bubble in the corner of the page) of the store, with the `key` that loads it. Absent: do not show one. */
    widgetBubble?: {
        /** Public key with which your page loads the script of the store’s chat widget; the merchant has it from the provider of the widget, and the service does not interpret it. */
        key: string;
    };
    /** Texts, links and media for the parts of the site, such as `header`, `hero`, `footer` and each section of `renderConfig`. Absent until the merchant has written them and published the storefront document. */
    content?: StorefrontContent;
    /** Published media catalogs of the store in short (galleries of pictures, videos and files), in display order; empty when there are none. */
    catalogs: PublicCatalogSummary[];
    /** Published packages of the store in short, in display order; empty when there are none. `products` lists them, too. */
    packages: PublicPackageSummary[];
    /** All published packages of the store with their options: `slug` of the package → package. */
    packageDetails: {
        [key: string]: PublicAttachedPackage;
    };
    /** Published products and packages of the store in short, in display order; the same list as `GET /v1/store/products`. */
    products: PublicProductSummary[];
    /** Published collections of the store in short, in display order; the same list as `GET /v1/store/collections`. */
    collections: PublicCollectionSummary[];
    /** Published events of the store in short that have not ended more than 24 hours ago, earliest start first; the same list as `GET /v1/store/events`. */
    events: PublicEventSummary[];
    /** Ways to pay that buyers have in the store’s primary currency: `card`, `bank_transfer` or `international_card`. Empty when there are none; the same list as `GET /v1/store/payment-methods`. */
    paymentMethods: string[];
    /** Ratings over all products of the store: average, number and newest reviews. Absent when there are none. */
    reviews?: StorefrontReviews;
    /** Closing of the shop, while it is closed: in live mode no checkout opens, and nobody registers. Show `note`, and when the shop opens. With a test key, too, so that a site can be tried. Absent while the shop is open. */
    closed?: ShopClosing;
    /** Published forms of the store, such as a contact form, in display order; empty when there are none. */
    forms: EmbeddedForm[];
};
/**
 * Profile of the store or of a person in a social network: network, URL and user name.
 * @example {
 *   "network": "instagram",
 *   "url": "https://instagram.com/adire",
 *   "handle": "@adire"
 * }
 */
export type SocialProfile = {
    /** Name of the social network of the profile in lower case, such as `instagram`: choose the icon by it. */
    network: string;
    /**
     * Absolute http or https URL of the profile in a social network.
     * Format: uri.
     */
    url: string;
    /** User name of the profile in the social network, such as `@adire`. Absent when only the URL is known. */
    handle?: string;
};
/** Badge of the store, such as `verified`: its kind, and since when the store has it. */
export type Badge = {
    /**
     * Kind of badge (distinction) of the store.
     * - `verified`: The identity of the store was checked.
     * - `top_rated`: The store is rated highly.
     * - `new`: The store is new.
     * - `partner`: The store is a partner.
     */
    type: "verified" | "top_rated" | "new" | "partner";
    /**
     * Time at which the store was granted the badge: ISO 8601, UTC in responses. In a workspace document a date, or a date and time without a zone, is local to the store; a date means its 00:00.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    grantedAt: string;
};
/** Structure of the storefront: template, theme, sections of the home page, and further pages. */
export type StorefrontRenderConfig = {
    /** Template of the storefront that the merchant has chosen: a name that your theme defines. */
    templateId: string;
    /**
     * Look of the storefront: fonts, colours and distances. Default: empty, your theme decides.
     * @default {}
     */
    theme: StorefrontTheme;
    /**
     * Sections of the storefront’s home page, in the order to show. Default: empty.
     * @default []
     */
    sections: StorefrontSection[];
    /**
     * Pages of the storefront besides the home page, each with its slug and sections. Default: empty.
     * @default []
     */
    pages: StorefrontPage[];
};
/** Look of the storefront: fonts, colours and distances. Apart from `brandColor`, the values are names that your theme defines; the service does not interpret them. */
export type StorefrontTheme = {
    /** Pair of fonts of the storefront, such as `inter-lora`: a name that your theme defines. Absent: your theme decides. */
    fontPairing?: string;
    /** Colour set of the storefront: a name that your theme defines, or the name of one of `customPalettes`. Absent: your theme decides. */
    palette?: string;
    /**
     * Main colour of the store’s brand: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. The pages that the service hosts use it, too. Absent when none is set.
     * @example #1f6f4a
     */
    brandColor?: string;
    /** Source of the accent colour of the storefront, such as `brand`: a name that your theme defines. Absent: your theme decides. */
    accentSource?: string;
    /** Scale of distances on the pages of the storefront, such as `comfortable`: a name that your theme defines. Absent: your theme decides. */
    spacing?: string;
    /** Width of the content on the pages of the storefront, such as `narrow`: a name that your theme defines. Absent: your theme decides. */
    contentWidth?: string;
    /** Colour sets of the merchant’s own for the storefront: JSON objects in the form that your theme defines. Absent when there are none. */
    customPalettes?: {
        [key: string]: unknown;
    }[];
    /** Fonts of the merchant’s own for the storefront: JSON objects in the form that your theme defines. Absent when there are none. */
    customFontPacks?: {
        [key: string]: unknown;
    }[];
};
/** Section of a storefront page: kind, visibility and settings. Its content is in `content`, in the map for its kind, under its `id`. */
export type StorefrontSection = {
    /** Identifier of the section of a page, chosen by the merchant. It is the key of the section’s content in the maps of `content`, and the target of links of type `section`. */
    id: string;
    /** Kind of the section of a page, such as `hero` or `faq`, which decides how to show it: a name that your theme defines. */
    type: string;
    /**
     * True: show the section of the page. False: the merchant has switched the section off; do not show it. Default: true.
     * @default true
     */
    visible: boolean;
    /**
     * True once the merchant has changed the section of the page; false while the section is as its template made it. For editors; a storefront can ignore it. Default: false.
     * @default false
     */
    hasBeenEdited: boolean;
    /**
     * Settings of the section of the page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** Page of the storefront besides the home page: title, slug and sections. */
export type StorefrontPage = {
    /** Identifier of the storefront page, unique among the pages and chosen by the merchant; use it as the key of a list. */
    id: string;
    /** Kind of the storefront page, such as `about`: a name that your theme defines. */
    type: string;
    /** Title of the storefront page, one line; it is also the text of the page’s entry in menus. */
    title: string;
    /** Slug of the storefront page: the last part of its URL, by which links name the page as `pageSlug`. */
    slug: string;
    /**
     * True: serve the storefront page. False: the merchant has switched the page off; do not serve it. Default: true.
     * @default true
     */
    visible: boolean;
    /** Title of the storefront page for search engines and browser tabs, plain text. Absent: use the `title` of the page. */
    metaTitle?: string;
    /**
     * Sections of the storefront page, in the order to show. Empty when there are none. Default: empty.
     * @default []
     */
    sections: StorefrontSection[];
    /**
     * Settings of the storefront page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** Pictures of the store’s brand: logo, favicon and link preview. */
export type StorefrontAssets = {
    /**
     * Absolute http or https URL of the store’s logo. Absent when there is none.
     * Format: uri.
     */
    logoUrl?: string;
    /**
     * Absolute http or https URL of the storefront’s favicon, the icon in browser tabs. Absent when there is none.
     * Format: uri.
     */
    faviconUrl?: string;
    /**
     * Absolute http or https URL of the store’s picture in link previews (`og:image`). Absent when there is none.
     * Format: uri.
     */
    socialImageUrl?: string;
};
/** Form to which the service converts pictures that the merchant uploads: size, quality and file format. */
export type MediaPolicy = {
    /** Largest length in pixels of the longer side of a picture; the service makes larger uploads smaller. */
    maxDim: number;
    /** Compression quality of uploaded pictures, 1 to 100; PNG, which is lossless, ignores it. */
    quality: number;
    /**
     * File format to which the service converts uploaded pictures. Animated pictures become WebP in any case, and transparent ones PNG where the format is JPEG.
     * - `webp`: WebP.
     * - `avif`: AVIF.
     * - `jpeg`: JPEG.
     * - `png`: PNG.
     */
    format: "webp" | "avif" | "jpeg" | "png";
};
/** Opening hours of the store on one weekday, in the store’s time zone. Two entries of one day are two spans. */
export type BusinessHours = {
    /**
     * Day of the week to which the opening or booking hours apply.
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
     * Opening time of the store on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    start: string;
    /**
     * Closing time of the store on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.
     * @example 09:00
     */
    end: string;
};
/** Texts, links and media of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Show only the parts that are present. */
export type StorefrontContent = {
    /** Header at the top of every page of the storefront: logo, menu and buttons. Absent: your theme decides. */
    header?: StorefrontHeader;
    /** Opening (hero) of the storefront’s home page, above its sections: title, buttons and background. Absent when there is none. */
    hero?: StorefrontHero;
    /** Footer at the bottom of every page of the storefront: links, newsletter sign-up and notes. Absent: your theme decides. */
    footer?: StorefrontFooter;
    /** Contact of the store to show to visitors: address, e-mail, phone numbers and social networks. Absent when the merchant gave none. */
    contact?: StorefrontContact;
    /** Identifiers of the merchant’s analytics and advertising services, and markup of the merchant’s own. Absent when there are none. */
    tracking?: StorefrontTracking;
    /** Promotions that open over the pages of the storefront, in `campaigns`. Absent when there are none. */
    promo?: {
        /**
         * Campaigns (promotions) that open over the pages of the storefront, each with its own time and trigger. Empty when there are none. Default: empty.
         * @default []
         */
        campaigns: StorefrontCampaign[];
    };
    /** Content of the opening sections (heroes) of the storefront’s pages: map from section id (`id` in `renderConfig`) to title, buttons and background. Absent when there are none. */
    heroSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Short line of plain text above the title of the opening section (hero). Absent when there is none. */
            eyebrow?: string;
            /** Title of the opening section (hero), plain text to show in large letters. Absent when there is none. */
            title?: string;
            /** Line of plain text below the title of the opening section (hero). Absent when there is none. */
            subtitle?: string;
            /** Buttons below the text of the opening section (hero), in the order to show. Absent when there are none. */
            buttons?: Button[];
            /** Pictures or videos behind the text of the opening section (hero), to show one after the other. Absent: use `backgroundUrl`. */
            backgroundMedia?: PageMedia[];
            /** Way in which to show the background of the opening section (hero), such as `slideshow`: a name that your theme defines. Absent: your theme decides. */
            backgroundMode?: string;
            /**
             * Absolute http or https URL of the single picture or video behind the opening section (hero). Used where `backgroundMedia` is absent; its kind is `backgroundType`.
             * Format: uri.
             */
            backgroundUrl?: string;
            /**
             * Kind of the file at `backgroundUrl` behind the opening section (hero), which decides how to show the file. Absent: a picture.
             * - `image`: A picture: show it.
             * - `video`: A video: show a player.
             * - `audio`: A sound: show a player.
             * - `document`: Any other file, such as a PDF: show a link to it.
             */
            backgroundType?: "image" | "video" | "audio" | "document";
            /** Layer between the background and the text of the opening section (hero), so that the text can be read: true, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. Absent: no layer. */
            overlay?: SectionOverlay;
            /** Milliseconds for which to show each background of the opening section (hero). Absent: your theme decides. */
            slideDuration?: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Styles of single texts in the sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a map from the name of a text field, such as `heading`, to its font, size, colour and weight. Absent when there are none. */
    fieldStyles?: {
        [key: string]: {
            [key: string]: {
                /** Font of one text of a section: a CSS font family, or a name that your theme defines. Absent: the font of the theme. */
                fontFamily?: string;
                /** Font size of one text of a section: CSS pixels as a number, or a name that your theme defines. Absent: the size of the theme. */
                fontSize?: string | number;
                /**
                 * Colour of one text of a section: CSS hexadecimal such as `#1f6f4a`. Absent: the colour of the theme.
                 * @example #1f6f4a
                 */
                color?: string;
                /** Font weight of one text of a section: a CSS number such as 600, or a name that your theme defines. Absent: the weight of the theme. */
                weight?: string | number;
            } & {
                [key: string]: unknown;
            };
        };
    };
    /** Content of the logo strips of the storefront’s pages, such as press or partners: map from section id (`id` in `renderConfig`) to logos. Absent when there are none. */
    logoStrips?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Logos of the logo strip, in the order to show. */
            logos: ({
                /**
                 * Absolute http or https URL of a logo in a logo strip.
                 * Format: uri.
                 */
                url: string;
                /** Alternative text of a logo in a logo strip: the name of the company, plain text. */
                alt: string;
                /** Target that a click on a logo in a logo strip opens: an object whose `type` says which of its fields to read. Absent: the logo has no link. */
                link?: Link;
            } & {
                [key: string]: unknown;
            })[];
            /** Speed of a moving logo strip, whose unit or names your theme defines: the service does not interpret it. Absent: the logos stand still. */
            speed?: string | number;
            /**
             * True: show the logos of the logo strip in grey. False: in their own colours. Default: false.
             * @default false
             */
            grayscale: boolean;
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the FAQ sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to questions and answers. Absent when there are none. */
    faqSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Questions with their answers in an FAQ section; sort them by `sort`. */
            items: ({
                /** Identifier of the question in an FAQ section, unique within the section and chosen by the merchant; use it as the key of a list. */
                id: string;
                /** Question in an FAQ section, one line of plain text. */
                question: string;
                /** Answer to the question in an FAQ section, plain text of a few sentences. */
                answer: string;
                /**
                 * Position of the question in its FAQ section: sort by this number, lowest first. Default: 0.
                 * @default 0
                 */
                sort: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the questions in an FAQ section. Default: `accordion`.
             * - `accordion`: One below the other; each question opens to show its answer.
             * - `columns`: Side by side, with all answers visible.
             * @default accordion
             */
            layout: "accordion" | "columns";
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the image-and-text sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to picture, text and buttons. Absent when there are none. */
    imageTextSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /**
             * Absolute http or https URL of the picture in an image-and-text section.
             * Format: uri.
             */
            imageUrl: string;
            /** Alternative text of the picture in an image-and-text section, plain text. Absent when the merchant wrote none. */
            alt?: string;
            /**
             * Side of an image-and-text section on which the picture is on wide screens. Default: `left`.
             * - `left`: Left of the text.
             * - `right`: Right of the text.
             * @default left
             */
            imageSide: "left" | "right";
            /** Text beside the picture in an image-and-text section, plain text of one or several paragraphs. */
            body: string;
            /**
             * Buttons below the text of an image-and-text section, in the order to show. Empty when there are none. Default: empty.
             * @default []
             */
            buttons: Button[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the rich-text sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a long text, as HTML or blocks. Absent when there are none. */
    richTextSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Text of the rich-text section as HTML. The service has removed scripts and everything else that could run, so that you can insert it into the page. Absent: use `blocks`. */
            html?: string;
            /** Text of the rich-text section as blocks, such as paragraphs and headings; sort the blocks by `sort`. Used where `html` is absent. */
            blocks?: DescriptionBlock[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the grid sections of the storefront’s pages, such as advantages: map from section id (`id` in `renderConfig`) to blocks of short texts. Absent when there are none. */
    blockSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /**
             * Number of columns of a grid section on wide screens, 1 to 6. Default: 3.
             * @default 3
             */
            columns: number;
            /** Blocks of a grid section (each with heading, text and icon), in the order to show. */
            blocks: ({
                /** Identifier of the block in a grid section, unique within the section and chosen by the merchant; use it as the key of a list. */
                id: string;
                /** Icon of the block in a grid section: a name that your theme defines. Absent when there is none. */
                icon?: string;
                /**
                 * Absolute http or https URL of a picture of the block in a grid section; show it in place of the icon. Absent when there is none.
                 * Format: uri.
                 */
                imageUrl?: string;
                /** Heading of the block in a grid section, one line of plain text. */
                title: string;
                /** Text of the block in a grid section, plain text of a few sentences. */
                text: string;
                /** Target that a click on the block of a grid section opens: an object whose `type` says which of its fields to read. Absent: the block has no link. */
                link?: Link;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the gallery sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to pictures and videos. Absent when there are none. */
    mediaGallerySections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Pictures, videos and other files of a gallery section, in the order to show. */
            items: ({
                /**
                 * Kind of media file, which decides how to show the file at `url`.
                 * - `image`: A picture: show it.
                 * - `video`: A video: show a player.
                 * - `audio`: A sound: show a player.
                 * - `document`: Any other file, such as a PDF: show a link to it.
                 */
                type: "image" | "video" | "audio" | "document";
                /**
                 * Absolute http or https URL of the picture, video or other file in a gallery section.
                 * Format: uri.
                 */
                url: string;
                /**
                 * Absolute http or https URL of a small still picture of the file in a gallery section: a preview, or the poster of a video. Absent when there is none.
                 * Format: uri.
                 */
                thumbnail?: string;
                /** Caption to show below the file in a gallery section, plain text. Absent when there is none. */
                caption?: string;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the files in a gallery section, such as `grid`: a name that your theme defines. Default: `grid`.
             * @default grid
             */
            layout: string;
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the social sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to profiles in social networks. Absent when there are none. */
    socialSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Profiles in social networks that a social section links to, in the order to show. */
            profiles: SocialProfile[];
            /** Latest posts in a social section: true to show them beside the profiles, or an object of settings in the form that your theme defines. False or absent: do not show them. */
            feed?: boolean | {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the reviews sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to source and number of reviews. Absent when there are none. */
    reviewsSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /**
             * Source of the reviews that a reviews section shows. Default: `store`.
             * - `store`: Reviews of all products: `reviews` of the storefront.
             * - `product`: Reviews of the product of the page.
             * - `manual`: Reviews in `items` of the section.
             * @default store
             */
            source: "store" | "product" | "manual";
            /**
             * Largest number of reviews that a reviews section shows, 1 to 100. Default: 6.
             * @default 6
             */
            limit: number;
            /**
             * Lowest rating in stars, 1 to 5, of the reviews that a reviews section shows: leave out those below. Default: 1.
             * @default 1
             */
            minRating: number;
            /** Reviews that the merchant wrote for a reviews section, in the order to show. Used with source `manual`; absent for other sources. */
            items?: ({
                /** Name of the person who wrote the review in a reviews section, to show below the review. */
                author: string;
                /** Rating of the review in a reviews section: stars from 1, the worst, to 5. */
                rating: number;
                /** Text of the review in a reviews section, plain text. Absent for a rating without words. */
                text?: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the people sections of the storefront’s pages, such as a team or speakers: map from section id (`id` in `renderConfig`) to people. Absent when there are none. */
    profilesSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** People of a people section, such as a team or speakers, in the order to show. */
            people: ({
                /** Identifier of the person in a people section, unique within the section and chosen by the merchant; use it as the key of a list. */
                id: string;
                /** Name of the person in a people section as it is shown, one line. */
                name: string;
                /** Role of the person in a people section, such as `Speaker`. Absent when it is not given. */
                role?: string;
                /** Text about the person in a people section, plain text of a few sentences. Absent when there is none. */
                bio?: string;
                /**
                 * Absolute http or https URL of a portrait of the person in a people section. Absent when there is none.
                 * Format: uri.
                 */
                photoUrl?: string;
                /**
                 * Profiles of the person in social networks, in the order to show. Empty when there are none. Default: empty.
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
    /** Content of the showcase sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a choice of products, events or other things. Absent when there are none. */
    contentShowcaseSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /**
             * Kind of things that a showcase section of a storefront page shows.
             * - `products`: Products and packages.
             * - `collections`: Collections.
             * - `events`: Events.
             * - `packages`: Packages only.
             * - `notes`: Notes.
             * - `catalogs`: Media catalogs.
             */
            kind: "products" | "collections" | "events" | "packages" | "notes" | "catalogs";
            /**
             * Things that a showcase section shows, in this order; used with mode `manual`. In responses the refs of those that are published (such as `prd_…`); in a workspace document their slugs. Default: empty.
             * @default []
             */
            refs: string[];
            /**
             * Choice of the things that a showcase section shows. Default: `latest`.
             * - `manual`: The things in `refs`.
             * - `latest`: The newest first.
             * - `featured`: Those that your theme chooses to put first.
             * @default latest
             */
            mode: "manual" | "latest" | "featured";
            /**
             * Largest number of things that a showcase section shows, 1 to 100. Default: 8.
             * @default 8
             */
            limit: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the newsletter sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to texts of the sign-up. Send what people enter to `POST /v1/store/newsletter`. Absent when there are none. */
    newsletterSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Slug of the form to which a newsletter section sends the e-mail address in place of the newsletter. Absent: send it to `POST /v1/store/newsletter`. */
            formSlug?: string;
            /** Example to show in the empty e-mail input of a newsletter section, plain text. Absent when there is none. */
            placeholder?: string;
            /**
             * Text on the button of a newsletter section. Default: "Subscribe".
             * @default Subscribe
             */
            buttonLabel: string;
            /**
             * Text to show in a newsletter section once the sign-up is accepted, plain text. Default: "Thank you for subscribing."
             * @default Thank you for subscribing.
             */
            successMessage: string;
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the custom HTML sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to the merchant’s own HTML. Absent when there are none. */
    customHtmlSections?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** HTML of a custom section exactly as the merchant wrote it, scripts included: show it only in a sandboxed frame. */
            html: string;
            /** Height in CSS pixels of the frame that shows the HTML of a custom section. Absent: your theme decides. */
            height?: number;
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the button rows of the storefront’s pages: map from section id (`id` in `renderConfig`) to buttons. Absent when there are none. */
    sectionButtons?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Buttons of a button row (section of a storefront page), in the order to show. */
            buttons: Button[];
        } & {
            [key: string]: unknown;
        };
    };
    /** Content of the sections with groups of buttons on the storefront’s pages: map from section id (`id` in `renderConfig`) to groups. Absent when there are none. */
    sectionButtonGroups?: {
        [key: string]: {
            /** Heading of the section, plain text. Absent: the section has no heading. */
            heading?: string;
            /** Line of plain text below the heading of the section. Absent when there is none. */
            subheading?: string;
            /** Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides. */
            align?: SectionAlign;
            /** Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page. */
            background?: SectionBackground;
            /** Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides. */
            spacing?: string;
            /** HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none. */
            anchor?: string;
            /** Groups of buttons in a section of a storefront page, in the order to show. */
            groups: ({
                /** Identifier of the group of buttons, unique within its section and chosen by the merchant; use it as the key of a list. */
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
/** Header at the top of every page of the storefront: logo, menu, buttons and link previews. Names of layouts and looks are those of your theme; the service does not interpret them. */
export type StorefrontHeader = {
    /**
     * Mark of the store in the header of the storefront. Absent: your theme decides; the pages that the service hosts show both.
     * - `logo`: The picture at `logoUrl`.
     * - `text`: The text `brandText`.
     * - `both`: The picture and the text.
     */
    branding?: "logo" | "text" | "both";
    /** Name of the store to show as text in the header, one line. Absent: use the store’s `displayName`. */
    brandText?: string;
    /**
     * Absolute http or https URL of the store’s logo in the header. Absent when there is none.
     * Format: uri.
     */
    logoUrl?: string;
    /** Alternative text of the logo in the header, plain text. Absent: use the store’s `displayName`. */
    logoAlt?: string;
    /** Height in CSS pixels at which to show the logo in the header. Absent: your theme decides. The pages that the service hosts accept 16 to 96, and have 40 without it. */
    logoHeight?: number;
    /**
     * Absolute http or https URL of the storefront’s favicon, the icon in browser tabs. Absent when there is none.
     * Format: uri.
     */
    faviconUrl?: string;
    /** Title of the storefront in link previews (`og:title`), plain text. Absent: use the store’s `displayName`. */
    socialTitle?: string;
    /** Text about the storefront in link previews (`og:description`), plain text. Absent when there is none. */
    socialDescription?: string;
    /**
     * Absolute http or https URL of the storefront’s picture in link previews (`og:image`). Absent when there is none.
     * Format: uri.
     */
    socialImageUrl?: string;
    /** Arrangement of logo and menu in the header of the storefront, such as `centered`: a name that your theme defines. Absent: your theme decides. */
    layout?: string;
    /** Shape of the background of the storefront’s header, such as `rounded`: a name that your theme defines. Absent: your theme decides. */
    pillStyle?: string;
    /** Position of the menu in the header of the storefront, such as `left`: a name that your theme defines. Absent: your theme decides. */
    navPosition?: string;
    /** Buttons at the end of the storefront’s header, in the order to show. Absent when there are none. */
    ctas?: Button[];
    /** Look of the menu’s links in the header of the storefront, such as `underline`: a name that your theme defines. Absent: your theme decides. */
    linkStyle?: string;
    /** Entries of the menu in the header of the storefront, in the order to show. Absent when there are none. */
    links?: NavigationLink[];
    /** Largest width of the storefront’s header: CSS pixels as a number, or a name that your theme defines. Absent: your theme decides. */
    maxWidth?: string | number;
    /** True: the header lies over the top of the page’s content. False: the content begins below the header. Absent: your theme decides. */
    overlay?: boolean;
    /** True: the header stays visible while people scroll. False: it scrolls away. Absent: your theme decides. */
    sticky?: boolean;
    /** True: show the menu in the header of the storefront. False: hide it. Absent: your theme decides. */
    showMenu?: boolean;
    /** True: show a search in the header of the storefront. False: hide it. Absent: your theme decides. */
    showSearch?: boolean;
    /** True: show the cart in the header of the storefront. False: hide it. Absent: your theme decides. */
    showCart?: boolean;
};
/** Button of a storefront page, section or campaign: label, look and target. */
export type Button = {
    /** Text on a button of the storefront, one line. */
    label: string;
    /**
     * Look of a button of the storefront. Default: `primary`.
     * - `primary`: The main action of its page or section.
     * - `secondary`: A less prominent action.
     * - `link`: Plain text with a link.
     * @default primary
     */
    style: "primary" | "secondary" | "link";
    /** Target that a button of the storefront opens: an object whose `type` says which of its fields to read. */
    link: Link;
};
/** Entry of the storefront’s menu or of a list of links in its footer: label and target. */
export type NavigationLink = {
    /** Text of an entry in a menu or list of links of the storefront, one line. */
    label: string;
    /** Target that the menu entry or link opens: an object whose `type` says which of its fields to read. */
    link: Link;
    /**
     * True: open the target of the menu entry in a new browser tab. False: in the same tab. Default: false.
     * @default false
     */
    openInNewTab: boolean;
};
/** Opening (hero) of the storefront’s home page: title, buttons and background. */
export type StorefrontHero = {
    /** Short line of plain text above the title of the opening section (hero). Absent when there is none. */
    eyebrow?: string;
    /** Title of the opening section (hero), plain text to show in large letters. Absent when there is none. */
    title?: string;
    /** Line of plain text below the title of the opening section (hero). Absent when there is none. */
    subtitle?: string;
    /** Buttons below the text of the opening section (hero), in the order to show. Absent when there are none. */
    buttons?: Button[];
    /** Pictures or videos behind the text of the opening section (hero), to show one after the other. Absent: use `backgroundUrl`. */
    backgroundMedia?: PageMedia[];
    /** Way in which to show the background of the opening section (hero), such as `slideshow`: a name that your theme defines. Absent: your theme decides. */
    backgroundMode?: string;
    /**
     * Absolute http or https URL of the single picture or video behind the opening section (hero). Used where `backgroundMedia` is absent; its kind is `backgroundType`.
     * Format: uri.
     */
    backgroundUrl?: string;
    /**
     * Kind of the file at `backgroundUrl` behind the opening section (hero), which decides how to show the file. Absent: a picture.
     * - `image`: A picture: show it.
     * - `video`: A video: show a player.
     * - `audio`: A sound: show a player.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    backgroundType?: "image" | "video" | "audio" | "document";
    /** Layer between the background and the text of the opening section (hero), so that the text can be read: true, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. Absent: no layer. */
    overlay?: SectionOverlay;
    /** Milliseconds for which to show each background of the opening section (hero). Absent: your theme decides. */
    slideDuration?: number;
};
/** Picture, video, sound or document on a storefront page: `type`, `url` and an optional preview `thumbnail`. */
export type PageMedia = {
    /**
     * Kind of media file, which decides how to show the file at `url`.
     * - `image`: A picture: show it.
     * - `video`: A video: show a player.
     * - `audio`: A sound: show a player.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Absolute http or https URL of a picture, video, sound or document on a storefront page.
     * Format: uri.
     */
    url: string;
    /**
     * Absolute http or https URL of a small still picture of the media file on a storefront page: a preview, or the poster of a video. Absent when there is none.
     * Format: uri.
     */
    thumbnail?: string;
};
/** Layer between the background of a section and its text, so that the text can be read: true or false for your theme’s own layer or none, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. */
export type SectionOverlay = boolean | number | string;
/** Footer at the bottom of every page of the storefront: links, newsletter sign-up, ways to pay, address and opening hours. */
export type StorefrontFooter = {
    /** Arrangement of the storefront’s footer, such as `columns`: a name that your theme defines. Absent: your theme decides. */
    layout?: string;
    /**
     * Background colour of the storefront’s footer: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. Absent: your theme decides.
     * @example #1f6f4a
     */
    backgroundColor?: string;
    /**
     * Text colour of the storefront’s footer: CSS hexadecimal such as `#ffffff`, with 3, 4, 6 or 8 digits. Absent: your theme decides.
     * @example #1f6f4a
     */
    textColor?: string;
    /** Copyright line in the footer of the storefront, as the merchant wrote it. Absent when there is none. */
    copyright?: string;
    /** Profiles of the store in social networks, to show in the footer in this order. Absent when there are none. */
    socialLinks?: SocialProfile[];
    /** Lists of links in the footer of the storefront, each with a heading, in the order to show. Absent when there are none. */
    linkGroups?: {
        /** Heading of a list of links in the footer of the storefront, one line. */
        title: string;
        /** Links of a list in the footer of the storefront, in the order to show. */
        links: NavigationLink[];
    }[];
    /** Newsletter sign-up in the footer of the storefront: texts and target. Send what people enter to `POST /v1/store/newsletter`, or to the form `formSlug`. Absent: do not show it. */
    newsletter?: {
        /** True: show the newsletter sign-up in the footer of the storefront. False: hide it. */
        enabled: boolean;
        /** Heading above the newsletter sign-up in the footer, one line. Absent when there is none. */
        heading?: string;
        /** Example to show in the empty e-mail input of the newsletter sign-up in the footer. Absent when there is none. */
        placeholder?: string;
        /** Text on the button of the newsletter sign-up in the footer. Absent: your theme decides. */
        buttonLabel?: string;
        /** Slug of the form to which the sign-up in the footer sends the e-mail address in place of the newsletter. Absent: send it to `POST /v1/store/newsletter`. */
        formSlug?: string;
    };
    /** Accepted ways to pay in the footer of the storefront: list those in `paymentMethods` of the storefront. Absent: do not show them. */
    payments?: {
        /** True: show the accepted ways to pay in the footer of the storefront. False: hide them. */
        enabled: boolean;
        /** Heading above the ways to pay in the footer of the storefront, one line. Absent when there is none. */
        heading?: string;
    };
    /** Address of the store in the footer of the storefront. Absent: do not show it. */
    address?: {
        /** True: show the address of the store in the footer of the storefront. False: hide it. */
        enabled: boolean;
        /** Address of the store as the footer shows it, plain text. Absent: use the address in `contact`. */
        text?: string;
    };
    /** Opening hours of the store in the footer of the storefront. Absent: do not show them. */
    hours?: {
        /** True: show the opening hours of the store in the footer of the storefront. False: hide them. */
        enabled: boolean;
        /** Opening hours of the store as the footer shows them, plain text. Absent: make the text from `businessHours` of the storefront. */
        text?: string;
    };
    /** Trust signs in the footer of the storefront, such as seals: texts and pictures. Absent: do not show them. */
    trust?: {
        /** True: show the trust signs in the footer of the storefront. False: hide them. */
        enabled: boolean;
        /** Trust signs in the footer of the storefront, in the order to show. Absent when there are none. */
        items?: {
            /** Text of a trust sign in the footer of the storefront, such as `Secure payment`. */
            label: string;
            /**
             * Absolute http or https URL of the picture of a trust sign in the footer of the storefront. Absent: show the text alone.
             * Format: uri.
             */
            iconUrl?: string;
        }[];
    };
};
/** Ways to contact the store, to show to visitors: postal address, e-mail address, phone numbers and social networks. */
export type StorefrontContact = {
    /** First line of the store’s postal address: street and number. Absent when it is not given. */
    addressLine1?: string;
    /** Second line of the store’s postal address, such as floor or building. Absent when there is none. */
    addressLine2?: string;
    /** City or town of the store’s postal address. Absent when it is not given. */
    city?: string;
    /** State, province or region of the store’s postal address, as the merchant wrote it. Absent when it is not given. */
    state?: string;
    /** Country of the store’s postal address, as the merchant wrote it: code or name. Absent when it is not given. */
    country?: string;
    /**
     * Absolute http or https URL of the store’s location on Google Maps. Absent when it is not given.
     * Format: uri.
     */
    googleMapsUrl?: string;
    /**
     * E-mail address of the store, to show to visitors. Absent when it is not given.
     * Format: email.
     */
    email?: string;
    /** Phone numbers of the store, to show to visitors in this order; as the merchant wrote them, in any format. Absent when there are none. */
    phoneNumbers?: string[];
    /** Profiles of the store in social networks, in the order to show. Absent when there are none. */
    socials?: SocialProfile[];
    /** True: show a map of the store’s address. False or absent: show none. */
    showMap?: boolean;
};
/** Identifiers of the merchant’s analytics and advertising services. Load a service only where its identifier is present, and with the visitor’s consent where the law asks for it. */
export type StorefrontTracking = {
    /** Measurement id of the merchant’s Google Analytics, such as `G-XXXXXXXXXX`. Load Google Analytics with it, with the visitor’s consent. Absent: do not load it. */
    googleAnalyticsId?: string;
    /** Container id of the merchant’s Google Tag Manager, such as `GTM-XXXXXXX`. Load Tag Manager with it, with the visitor’s consent. Absent: do not load it. */
    googleTagManagerId?: string;
    /** Conversion id of the merchant’s Google Ads, such as `AW-123456789`. Load the Google Ads tag with it, with the visitor’s consent. Absent: do not load it. */
    googleAdsId?: string;
    /** Id of the merchant’s Meta pixel (Facebook and Instagram), digits. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    metaPixelId?: string;
    /** Id of the merchant’s TikTok pixel. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    tiktokPixelId?: string;
    /** Id of the merchant’s Snapchat pixel. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    snapchatPixelId?: string;
    /** Id of the merchant’s Pinterest tag. Load the tag with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    pinterestTagId?: string;
    /** Partner id of the merchant’s LinkedIn Insight Tag. Load the tag with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    linkedinPartnerId?: string;
    /** Id of the merchant’s pixel of X (Twitter). Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it. */
    xPixelId?: string;
    /** Project id of the merchant’s Microsoft Clarity, which records how pages are used. Load Clarity with it, with the visitor’s consent. Absent: do not load it. */
    clarityProjectId?: string;
    /** Site id of the merchant’s Hotjar, which records how pages are used. Load Hotjar with it, with the visitor’s consent. Absent: do not load it. */
    hotjarSiteId?: string;
    /** True: the merchant allows you to pass the buyer’s e-mail address as a hash to the analytics and advertising services. False or absent: do not pass it. */
    shareHashedEmail?: boolean;
    /** HTML of the merchant’s own, not cleaned, to insert at the end of `<head>`; it may hold scripts. Insert it only into pages of this merchant. Absent when there is none. */
    customHead?: string;
    /** HTML of the merchant’s own, not cleaned, to insert at the end of `<body>`; it may hold scripts. Insert it only into pages of this merchant. Absent when there is none. */
    customBodyEnd?: string;
};
/** Promotion that opens over the page: text, buttons and optional sign-up. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
export type StorefrontCampaign = {
    /** Identifier of the campaign (promotion), unique within the storefront and chosen by the merchant. Remember it with `version` for visitors who closed the campaign. */
    id: string;
    /** Internal name of the campaign (promotion) for the merchant; do not show it to visitors. */
    name: string;
    /**
     * True: the campaign (promotion) may be shown. False: the merchant has switched it off; do not show it. Default: true.
     * @default true
     */
    enabled: boolean;
    /**
     * Moment at which the campaign (promotion) opens over the page.
     * - `delay`: `delayMs` milliseconds after the page has loaded.
     * - `exit_intent`: When the pointer leaves the page, as to close the tab.
     * - `scroll`: When the visitor scrolls down.
     * - `on_load`: As soon as the page has loaded.
     */
    trigger: "delay" | "exit_intent" | "scroll" | "on_load";
    /** Milliseconds to wait after the page has loaded before the campaign (promotion) opens. Used with the trigger `delay`. */
    delayMs?: number;
    /**
     * Time from which to show the campaign (promotion): ISO 8601, UTC in responses. Absent: from now on. In a workspace document a date, or a date and time without a zone, is local to the store; a date means its 00:00.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt?: string;
    /**
     * Time from which to show the campaign (promotion) no longer: ISO 8601, UTC in responses. Absent: without end. In a workspace document a date, or a date and time without a zone, is local to the store; a date includes the whole day.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt?: string;
    /** Picture or video beside the text of the campaign (promotion). Absent when there is none. */
    media?: PageMedia;
    /** Heading of the campaign (promotion), one line of plain text. Absent when there is none. */
    heading?: string;
    /** Text of the campaign (promotion), plain text of a few sentences. Absent when there is none. */
    body?: string;
    /** Buttons below the text of the campaign (promotion), in the order to show. Absent when there are none. */
    buttons?: Button[];
    /**
     * True: the campaign (promotion) asks for an e-mail address; send it to `POST /v1/store/newsletter`, or to the form `formSlug`. False: it asks for none. Default: false.
     * @default false
     */
    captureEmail: boolean;
    /** Example to show in the empty e-mail input of the campaign (promotion). Absent when there is none. */
    emailPlaceholder?: string;
    /** Text on the button of the campaign (promotion) that sends the e-mail address. Absent: your theme decides. */
    submitLabel?: string;
    /** Text to show in the campaign (promotion) once the e-mail address is accepted. Absent: your theme decides. */
    successMessage?: string;
    /** Slug of the form to which the campaign (promotion) sends the e-mail address. Absent: send it to `POST /v1/store/newsletter`. */
    formSlug?: string;
    /**
     * Version of the campaign (promotion), from 1: the merchant raises it to show the campaign again to visitors who closed it. Default: 1.
     * @default 1
     */
    version: number;
};
/**
 * Horizontal alignment of the text of a section.
 * - `left`: Left.
 * - `center`: Centred.
 * - `right`: Right.
 */
export type SectionAlign = "left" | "center" | "right";
/** Background of a section: a colour, picture or video behind its content, by `mode`. */
export type SectionBackground = {
    /**
     * Kind of background behind the content of a section.
     * - `none`: No background.
     * - `color`: The colour `color`.
     * - `image`: The picture at `url`.
     * - `video`: The video at `url`, without sound.
     */
    mode: "none" | "color" | "image" | "video";
    /**
     * Colour of the section’s background: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. Used with the background mode `color`.
     * @example #1f6f4a
     */
    color?: string;
    /**
     * Absolute http or https URL of the picture or video behind the section. Used with the background modes `image` and `video`.
     * Format: uri.
     */
    url?: string;
    /** Layer over the background picture or video of the section, so that the text can be read: true, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. Absent: no layer. */
    overlay?: SectionOverlay;
} & {
    [key: string]: unknown;
};
/** A media catalog without its files. */
export type PublicCatalogSummary = {
    /** Ref of the media catalog (`cat_…`), given by the service. */
    ref: string;
    /** Name of the media catalog in URLs, such as `lookbook`: read the files by `GET /v1/store/catalogs/{slug}`. */
    slug: string;
    /** Name of the media catalog, to show as a heading or link; plain text. */
    name: string;
    /** Absolute URL of a picture for the media catalog in a list; absent when there is none. */
    coverUrl?: string;
    /** Number of files in the media catalog. */
    itemCount: number;
};
/** A package in a list. */
export type PublicPackageSummary = {
    /** Ref of the package (`pkg_…`), given by the service. */
    ref: string;
    /**
     * Kind of offer that a package is.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: An offer for an event.
     */
    type: "service" | "product" | "event";
    /** Name of the package as buyers read it, plain text. */
    name: string;
    /** Name of the package in URLs, such as `gift-box`: find the package’s options in `packageDetails`, or read them by `GET /v1/store/products/{slug}`. */
    slug: string;
    /** Absolute URL of the package’s main picture; absent when the package has none. */
    coverUrl?: string;
    /** Lowest price among the package’s options (“from”), integer in the minor unit of `currency`; absent when all options are priced on request. */
    priceMinorFrom?: number;
    /** ISO 4217 code of the package’s `priceMinorFrom`: the store’s primary currency where the package has a price in it, else the first accepted currency with one. */
    currency: string;
    /** Number of options of the package that a buyer can choose from. */
    optionCount: number;
};
/** Ratings of all products of the store, with the newest reviews. */
export type StorefrontReviews = {
    /** Average rating over all products of the store, 1 to 5 with two decimals. */
    average: number;
    /** Number of ratings over all products of the store. */
    count: number;
    /** Newest reviews of products of the store, the newest first, at most 20. */
    items: StorefrontReview[];
};
/** A review of a product. */
export type StorefrontReview = {
    /** Name of the reviewer, to show below the review. */
    author: string;
    /** Rating that the review gives the product, 1 to 5 stars. */
    rating: number;
    /** Text of the review, plain text; absent when the reviewer gave stars alone. */
    text?: string;
    /**
     * Date of the review, `YYYY-MM-DD`.
     * Format: date.
     */
    date: string;
    /** Name of the reviewed product as buyers read it. */
    productName: string;
    /** `slug` of the reviewed product, with which to link to the product’s page. */
    productSlug: string;
};
/** Closing of a shop: no checkout opens meanwhile, and nobody registers. */
export type ShopClosing = {
    /** End of the closing, at which the shop opens by itself. `null`: closed until further notice. In a change, a date, or a date and time without a zone, is local to the shop, and a date alone includes that whole day; responses give UTC. */
    until: string | null;
    /** Reason or advice for visitors, such as "We are on holiday": one line of plain text, at most 300 characters. Absent: none is shown. */
    note?: string;
};
/** A form within the storefront, without its hidden questions. Read the form itself for conditions and limits. */
export type EmbeddedForm = {
    /** Name of the form in URLs, such as `contact`: send answers to `POST /v1/store/forms/{slug}/submissions`. */
    slug: string;
    /** Name of the form, to show as a heading; plain text. */
    name: string;
    /** Text about the form to show above the questions, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Text on the button that sends the form, such as `Send`. */
    submitLabel: string;
    /** Text to show once a submission of the form is accepted, plain text. */
    thankYouMessage: string;
    /** Questions of the form that people see, in display order; hidden ones are left out. */
    fields: EmbeddedFormField[];
};
/** A question of a form within the storefront. */
export type EmbeddedFormField = {
    /** Ref of the form’s question (`ffd_…`). Answers are sent by the question’s `key`, which only `GET /v1/store/forms/{slug}` returns, as the `key` of the field with the same `id`. */
    id: string;
    /** Text of the form’s question as people read it, one line. */
    label: string;
    /** Kind of answer that the form’s question asks for, such as `text`, `select` or `file`. It decides the input to show and the form of the answer. */
    type: FormFieldType;
    /**
     * True: a submission of the form without an answer to the question is refused, unless `showIf` leaves the question out. False: the question may be left blank. Default: false.
     * @default false
     */
    required: boolean;
    /** Explanation of the form’s question to show beside its input, plain text of at most 1,000 characters. Absent when there is none. */
    helpText?: string;
    /** Example answer to show in the empty input of the form’s question, plain text. Absent when there is none. */
    placeholder?: string;
    /**
     * Settings of the form’s question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types.
     * @default {}
     */
    options: FormFieldOptions;
    /**
     * Part of the sender’s identity that the answer to the form’s question gives. The service uses the answer to fill in the merchant’s contact of the sender. Default: `none`.
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
    /** Ref of the table (`tbl_…`), given by the service. */
    ref: string;
    /** Name of the table in URLs, such as `opening-hours`: `GET /v1/store/tables/{slug}` reads the table by it. */
    slug: string;
    /** Name of the table, to show as a heading; plain text. */
    name: string;
    /** Text about the table, plain text; absent when the merchant wrote none. */
    description?: string;
    /** Columns of the table in display order, each with `key`, heading and type; private columns are left out. */
    columns: PublicTableColumn[];
    /** All rows of the table in display order, each with its values in `cells`; at most 5,000. */
    rows: PublicTableRow[];
    /** Number of rows of the table; `rows` holds all of them. */
    rowCount: number;
    /**
     * When the table or one of the rows last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** A column with its heading and the type of its cells. */
export type PublicTableColumn = {
    /** The merchant’s own name (key) of the column, unique within the table: lower-case letters, digits and hyphens. It names the column’s value in the `cells` of each row. */
    key: string;
    /** Heading to show above the column of the table, one line. */
    label: string;
    /**
     * Kind of value that all cells of a table column hold, which decides how to show them.
     * - `text`: Plain text, of one or several lines.
     * - `rich_text`: HTML from which the service has removed scripts and everything else that could run.
     * - `number`: A number.
     * - `money`: An object with `currency` (ISO 4217) and `amountMinor` (integer in its minor unit).
     * - `date`: A date, `YYYY-MM-DD`.
     * - `datetime`: A moment, ISO 8601 in UTC.
     * - `boolean`: True or false.
     * - `select`: One text from the column’s `options`.
     * - `multi_select`: A list of texts from the column’s `options`.
     * - `url`: An absolute http or https URL.
     * - `email`: An e-mail address.
     * - `phone`: A phone number, in E.164 form where its country is known.
     * - `image`: An object with the `url` of a picture, and `alt` as its alternative text.
     * - `file`: An object with the `url` of a file, and `name` to show.
     * - `rating`: A number from 0 to 5.
     */
    type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
    /** Texts that the cells of a table column of type `select` or `multi_select` may hold, in the order shown. Absent for every other type. */
    options?: string[];
    /**
     * Currency that all cells of a table column of type `money` share, as ISO 4217 code. Absent when each cell may have a different one, and for other types.
     * @example NGN
     */
    currency?: string;
    /** Position of the column in the table, from 0; the columns are already sorted by it. */
    sort: number;
};
/** A row with the values of its cells. */
export type PublicTableRow = {
    /** Ref of the table’s row (`row_…`), given by the service; use it as the key of a list. */
    ref: string;
    /** Values of the table’s row: `key` of the column → value, in the form that the column’s `type` says. Empty cells are missing. */
    cells: {
        [key: string]: TableCell;
    };
    /** Position of the row in the table, from 0; the rows are already sorted by it. */
    sort: number;
    /**
     * When the row of the table last changed, UTC timestamp with microseconds.
     * Format: date-time.
     */
    updatedAt: string;
};
/** Value of one table cell. The `type` of its column decides the form: text, number, boolean, list of texts, amount of money or file. */
export type TableCell = string | number | boolean | string[] | MoneyCell | FileCell;
/** An amount of money in a table cell: `amountMinor` and its `currency`. */
export type MoneyCell = {
    /**
     * Currency of the amount in a table cell: ISO 4217 code in capitals, such as `NGN`.
     * @example NGN
     */
    currency: string;
    /** Amount of money in a table cell: integer in the minor unit (kobo, cents) of `currency`; may be negative. */
    amountMinor: number;
};
/** A picture or file in a table cell: `url`, with `alt` for a picture or `name` for a file. */
export type FileCell = {
    /**
     * Absolute http or https URL of the picture or file in a table cell.
     * Format: uri.
     */
    url: string;
    /** Alternative text of the picture in a table cell, plain text. Absent when the merchant wrote none, and for other files. */
    alt?: string;
    /** Name to show for the file in a table cell, such as `menu.pdf`. Absent when the merchant gave none. */
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
        EventCancelledEvent: EventCancelledEvent;
        CustomerLinkedEvent: CustomerLinkedEvent;
        ProductDeletedEvent: ProductDeletedEvent;
        OrderDeletedEvent: OrderDeletedEvent;
        PingEvent: PingEvent;
        PublicStoreAvailability: PublicStoreAvailability;
        Error: Error;
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
        ProductInfo: ProductInfo;
        DescriptionBlock: DescriptionBlock;
        ProductSpec: ProductSpec;
        PublicVariant: PublicVariant;
        VariantFeature: VariantFeature;
        PublicOptionGroup: PublicOptionGroup;
        PublicOptionValue: PublicOptionValue;
        PublicProductReviews: PublicProductReviews;
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
        PaymentMethod: PaymentMethod;
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
        ShopClosing: ShopClosing;
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
                /** Refs of the variants (`var_…`) and package options (`pko_…`) whose stock to return, separated by commas: 1 to 100 different ones. */
                variantRefs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Stock of variants and package options at this moment. */
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
            /** A media catalog: pictures, videos and other files to browse, such as a lookbook. */
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
            /** A checkout. Only `status` says whether it is paid, never the buyer’s return. */
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
            /** A checkout. Only `status` says whether it is paid, never the buyer’s return. */
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
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Created. A checkout. Only `status` says whether it is paid, never the buyer’s return. */
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
            /** A collection with its products. */
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
            /** A list. Each entry: a collection of products, without the products themselves. */
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
            /** Link between a user of yours and a contact of the merchant. */
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
            /** A list. Each entry: a way to deliver goods or to hand them over, with its fee. */
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
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Created. A checkout whose payment step you show yourself: do what belongs to `provider`. */
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
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Created. A checkout. Only `status` says whether it is paid, never the buyer’s return. */
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
                /** Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server. */
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
            /** A guest’s registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreEventRegistrationView;
                };
            };
            /** Created. A guest’s registration. */
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
            /** One event, with its days and the ticket types on sale. */
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
            /** A list. Each entry: an event in a list. Its place is present where it is public. */
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
            /** A folder of files to download, with the public folders in it. */
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
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
                /** Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server. */
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
            /** Created. Receipt for a form submission: its ref, the form and the time. */
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
            /** A form with its questions. */
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
                /** Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server. */
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
            /** Accepted; the work goes on after this response. Confirmation that the request was accepted. */
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
            /** An article or other text of the merchant. */
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
                /** Return only orders that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose order is sent again. Leave it out to begin with the oldest change. */
                updatedSince?: string;
                /** Highest number of orders to return. A shorter list means that you have caught up. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A list. Each entry: an order. Names and prices are those it was sold for. */
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
                /** Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server. */
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
            /** Created. A code that was sent. */
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
            /** A code that was right. */
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
                /** ISO 4217 code of the currency that the buyer pays in, such as `NGN`. Default: the store’s primary currency. */
                currency?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ways to pay that are possible now, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentMethod[];
                };
            };
        };
    };
    askForRestockAlert: {
        parameters: {
            query?: never;
            header?: {
                /** Visitor of your site for whom your server sends the request: an opaque name of 1 to 64 printable ASCII characters, used with a secret key. Each visitor then has limits of their own; without the header all of your visitors share the limits of your server. */
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
            /** Accepted; the work goes on after this response. Confirmation that the request was accepted. */
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
                /** Day whose free times to return, `YYYY-MM-DD` in the store’s time zone. Default: the first day with a free slot. */
                date?: string;
                /** Ref of the variant (`var_…`) or package option (`pko_…`) to book. Required when more than one of the product is booked by slots. */
                variantRef?: string;
                /** IANA time zone in which to return `startLocal` of the slots, such as `Africa/Lagos`. Default: the store’s. */
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
            /** Free start times of a product’s bookings on one day. */
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
            /** One product or package with everything for its page. */
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
                /** Return only products that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose product is sent again. Leave it out for the full list. */
                updatedSince?: string;
                /** Highest number of products to return with `updatedSince`; the full list ignores it. A shorter list means that you have caught up. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A list. Each entry: a product or package in a list. */
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
            /** Everything for a home page in one call: brand, theme, sections, pages and content, with all lists of the store. */
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
            /** A table of the merchant’s, such as opening hours or sizes. */
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
