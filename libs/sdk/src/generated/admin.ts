// Written by `npm run docs:generate` from the OpenAPI document. Change that.
/** A field that is given is replaced as a whole; null removes its value. */
export type CatalogPatch = {
    /** Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to visitors; one line of at most 300 characters. */
    name?: string | null;
    /** Text about the catalog; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /**
     * Arrangement of the pieces on your page.
     * - `grid`: In a grid of equal cells. Default.
     * - `masonry`: In columns of pieces of different heights.
     * - `carousel`: One after the other, to swipe through.
     * - `list`: Below each other.
     */
    layout?: ("grid" | "masonry" | "carousel" | "list") | null;
    /** Pictures, videos and other files in the order shown; at most 1,000. */
    items?: CatalogItemPiece[] | null;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string | null;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string | null;
    /** Storefronts see the catalog only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
};
/** A picture, video or other file of a media catalog. */
export type CatalogItemPiece = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
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
    tags?: string[];
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
/** A media catalog; its pieces keep their refs as long as they keep their keys. */
export type CatalogItem = {
    /** Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the catalog; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Arrangement of the pieces on your page.
     * - `grid`: In a grid of equal cells. Default.
     * - `masonry`: In columns of pieces of different heights.
     * - `carousel`: One after the other, to swipe through.
     * - `list`: Below each other.
     * @default grid
     */
    layout?: "grid" | "masonry" | "carousel" | "list";
    /**
     * Pictures, videos and other files in the order shown; at most 1,000.
     * @default []
     */
    items?: CatalogItemPiece[];
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Storefronts see the catalog only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
};
/** Ticket or attendee to let in, and where: give `code` or `attendeeRef`. */
export type CheckInBody = {
    /** Text of the QR code of a ticket, or its short code (`K7QM-3XPD`) as it was typed: in any case, with or without blanks and hyphens. Give it, or `attendeeRef`. */
    code?: string;
    /** Ref of an attendee picked from the guest list, `att_…`. Give it, or `code`. */
    attendeeRef?: string;
    /** Ref or slug of the event at this door: tickets of other events are refused. Absent: any event of the workspace. */
    event?: string;
    /** Key or ref of the day at this door, for an event with days. Default: the day that is on now, from 6 hours before its beginning to 6 hours after its end. */
    day?: string;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type CollectionPatch = {
    /** Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to visitors; one line of at most 300 characters. */
    name?: string | null;
    /** Storefronts see the collection only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /** Text about the collection; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /**
     * Kind of cover at the top.
     * - `image`: The picture at `coverUrl`.
     * - `video`: The video at `coverUrl`.
     * - `gallery`: The pictures in `gallery`.
     * - `color`: A plain colour of your theme.
     */
    coverKind?: ("image" | "video" | "gallery" | "color") | null;
    /** Addresses of further pictures, in the order shown; at most 100. */
    gallery?: string[] | null;
    /** Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list. */
    productRefs?: string[] | null;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string | null;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string | null;
};
/** A collection: an ordered group of products and packages. */
export type CollectionItem = {
    /** Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the collection only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about the collection; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Kind of cover at the top.
     * - `image`: The picture at `coverUrl`.
     * - `video`: The video at `coverUrl`.
     * - `gallery`: The pictures in `gallery`.
     * - `color`: A plain colour of your theme.
     * @default image
     */
    coverKind?: "image" | "video" | "gallery" | "color";
    /**
     * Addresses of further pictures, in the order shown; at most 100.
     * @default []
     */
    gallery?: string[];
    /**
     * Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list.
     * @default []
     */
    productRefs?: string[];
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type DeliveryZonePatch = {
    /** Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
    key?: string | null;
    /** Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
    name?: string | null;
    /** Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /** Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /**
     * Way in which buyers get the goods.
     * - `delivery`: They are sent to the address of the buyer. Default.
     * - `pickup`: The buyer picks them up at `pickupLocation`.
     */
    kind?: ("delivery" | "pickup") | null;
    /** Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country. */
    countries?: string[] | null;
    /** Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them. */
    states?: string[] | null;
    /** Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them. */
    cities?: string[] | null;
    /** Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all. */
    postalPrefixes?: string[] | null;
    /** Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
    feeMinor?: number | null;
    /** Currency of `feeMinor`. Default: the primary currency of the workspace. */
    currency?: string | null;
    /** Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone. */
    prices?: PriceEntry[] | null;
    /** Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
    freeOver?: AmountsByCurrency | null;
    /** Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
    minOrder?: AmountsByCurrency | null;
    /** When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
    etaText?: string | null;
    /** Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
    etaMinDays?: number | null;
    /** Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
    etaMaxDays?: number | null;
    /** Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
    pickupLocation?: Location | null;
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
/** Amounts by currency: ISO 4217 code → integer in that currency’s minor unit, such as `{ "NGN": 150000, "USD": 1200 }`. */
export type AmountsByCurrency = {
    [key: string]: number;
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
/** A delivery zone: where orders are delivered or picked up, for which fee. */
export type DeliveryZoneItem = {
    /** Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
    key: string;
    /** Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
    name: string;
    /** Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Way in which buyers get the goods.
     * - `delivery`: They are sent to the address of the buyer. Default.
     * - `pickup`: The buyer picks them up at `pickupLocation`.
     * @default delivery
     */
    kind?: "delivery" | "pickup";
    /**
     * Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country.
     * @default []
     */
    countries?: string[];
    /**
     * Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
     * @default []
     */
    states?: string[];
    /**
     * Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
     * @default []
     */
    cities?: string[];
    /**
     * Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all.
     * @default []
     */
    postalPrefixes?: string[];
    /** Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
    feeMinor?: number;
    /**
     * Currency of `feeMinor`. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone.
     * @default []
     */
    prices?: PriceEntry[];
    /** Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
    freeOver?: AmountsByCurrency;
    /** Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
    minOrder?: AmountsByCurrency;
    /** When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
    etaText?: string;
    /** Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
    etaMinDays?: number;
    /** Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
    etaMaxDays?: number;
    /** Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
    pickupLocation?: Location;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type DiscountCodePatch = {
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
    code?: string | null;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /**
     * Kind of discount.
     * - `percent`: A percentage of the lines that it is for.
     * - `fixed`: An amount, once for each checkout and never more than those lines cost.
     */
    kind?: ("percent" | "fixed") | null;
    /** With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
    value?: (number | AmountsByCurrency) | null;
    /** Things that the code is for. Everything, when all its lists are empty. Default: everything. */
    appliesTo?: {
        /**
         * Events for whose tickets the code is, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs?: string[];
        /**
         * Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs?: string[];
        /**
         * Products and packages that the code is for, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs?: string[];
    } | null;
    /** First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    startsAt?: string | null;
    /** Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
    endsAt?: string | null;
    /** Most checkouts that may use the code in all. Absent: no limit. */
    maxUses?: number | null;
    /** Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
    maxUsesPerContact?: number | null;
    /** Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
    minSubtotal?: AmountsByCurrency | null;
};
/** A code that lowers the price of a checkout. */
export type DiscountCodeItem = {
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
    code: string;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * Kind of discount.
     * - `percent`: A percentage of the lines that it is for.
     * - `fixed`: An amount, once for each checkout and never more than those lines cost.
     */
    kind: "percent" | "fixed";
    /** With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
    value: number | AmountsByCurrency;
    /**
     * Things that the code is for. Everything, when all its lists are empty. Default: everything.
     * @default {}
     */
    appliesTo?: {
        /**
         * Events for whose tickets the code is, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs?: string[];
        /**
         * Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs?: string[];
        /**
         * Products and packages that the code is for, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs?: string[];
    };
    /**
     * First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Most checkouts that may use the code in all. Absent: no limit. */
    maxUses?: number;
    /** Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
    maxUsesPerContact?: number;
    /** Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
    minSubtotal?: AmountsByCurrency;
};
/** Fee of the service on each line of a sale whose net is above 0. */
export type ServiceFee = {
    /**
     * Percentage of the net price, with up to four decimals: 2.5 means 2.5 %. Default: 0.
     * @default 0
     */
    pct?: number;
    /**
     * Flat part for each piece, in minor units of the primary currency. Default: 0.
     * @default 0
     */
    flatMinor?: number;
    /**
     * Flat part for each piece in other currencies, in minor units. A currency that is not named has 0.
     * @default {}
     */
    flatByCurrency?: AmountsByCurrency;
};
/** Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
export type PaymentRails = {
    /**
     * Cards in NGN, through Paystack. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    card?: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
    /**
     * Bank transfers in NGN, through Paystack. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    bank_transfer?: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
    /**
     * Cards in other currencies, through Stripe. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    international_card?: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
};
/** What guests and buyers may do themselves, by the link of their ticket or order. Everything but `tickets.resend` is off by default. */
export type SelfServiceSettings = {
    /**
     * Actions that guests may take by the link of their ticket.
     * @default {
     *   "rename": false,
     *   "giveAway": false,
     *   "giveBack": false,
     *   "resend": true
     * }
     */
    tickets?: {
        /**
         * True: guests may change the name on their ticket. Default: false.
         * @default false
         */
        rename?: boolean;
        /**
         * True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false.
         * @default false
         */
        giveAway?: boolean;
        /**
         * True: guests may give a free ticket back, whose seat is then on sale again. Default: false.
         * @default false
         */
        giveBack?: boolean;
        /**
         * True: guests may have their ticket mailed again. Default: true.
         * @default true
         */
        resend?: boolean;
    };
    /**
     * Actions that buyers may take by the link of their order.
     * @default {
     *   "changeAddress": false,
     *   "cancelCheckout": false,
     *   "requestRefund": false
     * }
     */
    orders?: {
        /**
         * True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false.
         * @default false
         */
        changeAddress?: boolean;
        /**
         * True: buyers may cancel a checkout that is not paid. Default: false.
         * @default false
         */
        cancelCheckout?: boolean;
        /**
         * True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false.
         * @default false
         */
        requestRefund?: boolean;
    };
};
/** Contact of the shop for guests and buyers. Every field is optional. */
export type SupportSettings = {
    /**
     * E-mail address shown on checkout, order page and in mails; replies of buyers and guests go there. Absent: none is shown.
     * Format: email.
     */
    email?: string;
    /** Phone number shown beside it, with country code: `+234 803 123 4567`. Absent: none is shown. */
    phone?: string;
    /** One line that the checkout shows, such as "Returns within 14 days". Absent: none is shown. */
    promise?: string;
};
/** Your own words in mails to guests and buyers: language (`en`, `fr`) → kind of mail → words. `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. */
export type MailWording = {
    [key: string]: {
        [key: string]: {
            /** Subject in place of the service’s own, which `{subject}` repeats; at most 150 characters. Absent: the service’s own. */
            subject?: string;
            /** First paragraph, before the text of the service; at most 1,000 characters. Absent: none. */
            opening?: string;
        };
    };
};
/** Name, time zone, currencies, fees and settings of a workspace. */
export type WorkspaceItem = {
    /** Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
    displayName: string;
    /**
     * IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
     * @example Africa/Lagos
     */
    timezone: string;
    /** Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
    currencies: string[];
    /**
     * True: headless checkouts may be opened. Default: false.
     * @default false
     */
    headlessEnabled?: boolean;
    /** Fees of the service, which the operator sets: leave them out, or repeat those in force. */
    fees?: {
        /** Fee on tickets. */
        frontdesk?: ServiceFee;
        /** Fee on products and packages. */
        product?: ServiceFee;
    };
    /**
     * Ways to pay that buyers are offered.
     * @default {
     *   "card": {
     *     "enabled": true
     *   },
     *   "bank_transfer": {
     *     "enabled": true
     *   },
     *   "international_card": {
     *     "enabled": true
     *   }
     * }
     */
    rails?: PaymentRails;
    /**
     * Actions that guests and buyers may take themselves, without asking you.
     * @default {
     *   "tickets": {
     *     "rename": false,
     *     "giveAway": false,
     *     "giveBack": false,
     *     "resend": true
     *   },
     *   "orders": {
     *     "changeAddress": false,
     *     "cancelCheckout": false,
     *     "requestRefund": false
     *   }
     * }
     */
    selfService?: SelfServiceSettings;
    /** Your contact for guests and buyers. Absent: pages and mails name no contact. */
    support?: SupportSettings;
    /** Your own words in mails, by language and kind. Absent: the service words them. */
    mailWording?: MailWording;
    /**
     * Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified.
     * Format: email.
     */
    alertEmail?: string;
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
    theme?: StorefrontTheme;
    /**
     * Sections of the home page, in the order to show.
     * @default []
     */
    sections?: StorefrontSection[];
    /**
     * Pages beside the home page.
     * @default []
     */
    pages?: StorefrontPage[];
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
    visible?: boolean;
    /**
     * True once the merchant has changed the section from its template.
     * @default false
     */
    hasBeenEdited?: boolean;
    /**
     * Settings of the section, in the form that your theme defines; empty when there are none.
     * @default {}
     */
    options?: {
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
    visible?: boolean;
    /** Title for search engines and browser tabs; use `title` when absent. */
    metaTitle?: string;
    /**
     * Sections of the page, in the order to show.
     * @default []
     */
    sections?: StorefrontSection[];
    /**
     * Settings of the page, in the form that your theme defines; empty when there are none.
     * @default {}
     */
    options?: {
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
/** Texts, pictures and settings of the site, by part and by section. */
export type StorefrontItemContent = {
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
        campaigns?: StorefrontCampaign[];
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
            grayscale?: boolean;
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
                sort?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the questions.
             * - `accordion`: One below the other; each opens to its answer.
             * - `columns`: Side by side, with all answers in sight.
             * @default accordion
             */
            layout?: "accordion" | "columns";
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
            imageSide?: "left" | "right";
            /** Text beside the picture, plain text of several paragraphs. */
            body: string;
            /**
             * Buttons below the text; empty for none.
             * @default []
             */
            buttons?: Button[];
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
            /** Cleaned by the service of everything that could run. */
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
            columns?: number;
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
            layout?: string;
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
            source?: "store" | "product" | "manual";
            /**
             * Most reviews to show.
             * @default 6
             */
            limit?: number;
            /**
             * Fewest stars, 1 to 5, that a review to show has.
             * @default 1
             */
            minRating?: number;
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
                links?: SocialProfile[];
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
            refs?: string[];
            /**
             * Choice of the things.
             * - `manual`: Those in `refs`.
             * - `latest`: The newest first.
             * - `featured`: Those that your theme puts first.
             * @default latest
             */
            mode?: "manual" | "latest" | "featured";
            /**
             * Most things to show.
             * @default 8
             */
            limit?: number;
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
            buttonLabel?: string;
            /**
             * Text to show once the request is accepted.
             * @default Thank you for subscribing.
             */
            successMessage?: string;
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
    style?: "primary" | "secondary" | "link";
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
    openInNewTab?: boolean;
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
    enabled?: boolean;
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
    captureEmail?: boolean;
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
    version?: number;
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
    sort?: number;
};
/** Brand, theme, sections, pages and content of the store. */
export type StorefrontItem = {
    /**
     * Kind of business, such as `store`; as the merchant wrote it.
     * @default store
     */
    type?: string;
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
    /** Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
    content?: StorefrontItemContent;
    /**
     * False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true.
     * @default true
     */
    published?: boolean;
};
/** A product as merchants write it, with its variants. */
export type ProductItem = {
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the item only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Addresses of its pictures and videos in the order shown; at most 100.
     * @default []
     */
    media?: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /**
     * True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
     * @default false
     */
    needsDelivery?: boolean;
    /**
     * Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode?: "pass_on" | "absorb";
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     * @default choose_one
     */
    selectionMode?: "choose_one" | "choose_many";
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     * @default text
     */
    variantDisplay?: "text" | "dropdown" | "image" | "color";
    /**
     * Groups of extras, such as gift wrap, in the order shown; at most 50.
     * @default []
     */
    addonGroups?: AddonGroupItem[];
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /**
     * True lets buyers pay for it in parts over time, as a savings plan. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
     * @default false
     */
    saveForItFreezePrice?: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True lets buyers order it when its stock has run out. Default: false.
     * @default false
     */
    preorderable?: boolean;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number;
    /**
     * True lets storefronts show its reviews and rating. Default: true.
     * @default true
     */
    reviewsEnabled?: boolean;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /**
     * Reviews by buyers; at most 5,000. The service collects none itself.
     * @default []
     */
    reviews?: ReviewItem[];
    /**
     * True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
     * @default false
     */
    restockAlertsEnabled?: boolean;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfo;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant.
     * @default []
     */
    options?: OptionGroupItem[];
    /** Choices that can be bought, one entry for each choice; 1 to 500. */
    variants: VariantItem[];
};
/** A picture with its alternative text. */
export type Image = {
    /**
     * Absolute address of the picture, one of `media`.
     * Format: uri.
     */
    url: string;
    /** Alternative text for people who cannot see the picture; absent when the merchant wrote none. */
    alt?: string;
};
/** A group of extras that buyers may or must choose from, such as gift wrap. */
export type AddonGroupItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Heading of the group, such as "Gift wrap". */
    name: string;
    /** Place among the groups. The order of the list counts; where it is given, it has to say the same. */
    sort?: number;
    /**
     * Number of options of the group that may be chosen.
     * - `single`: One; show radio buttons.
     * - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
     * @default single
     */
    selectionType?: "single" | "multiple";
    /**
     * True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
     * @default false
     */
    required?: boolean;
    /**
     * Least number of options for each piece, 0 to 100. Default: 0.
     * @default 0
     */
    minSelect?: number;
    /** Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
    maxSelect?: number;
    /** The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
    variantRef?: string;
    /** Extras to choose from, in the order shown; 1 to 100. */
    options: AddonOptionItem[];
};
/** An extra that buyers can choose, with its price. */
export type AddonOptionItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /**
     * Kind of extra.
     * - `inline`: A service or thing that exists only here, such as gift wrap.
     * - `product`: Another product of the store, with its own stock: `linkedProductRef`.
     * @default inline
     */
    kind?: "inline" | "product";
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
    allowQuantity?: boolean;
    /** Most that the buyer may take for each piece. Used with `allowQuantity`; no cap when absent. */
    maxQty?: number;
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
     * @default []
     */
    prices?: PriceEntry[];
    /** Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
    linkedProductRef?: string;
    /** Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
    linkedVariantRef?: string;
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
    required?: boolean;
    /**
     * True when the question is not shown to people: your own code fills it in.
     * @default false
     */
    hidden?: boolean;
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
/** A review of a product or package. */
export type ReviewItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Name of the reviewer, as shown. */
    author: string;
    /** Stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the reviewer; absent for a rating alone. */
    text?: string;
    /**
     * Day of the review, YYYY-MM-DD.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
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
    kind?: "text" | "number" | "boolean" | "list";
    /** Unit to show after `value`, such as `litres`; absent when there is none. */
    unit?: string;
    /**
     * Order among the lines, lowest first.
     * @default 0
     */
    sort?: number;
};
/** An option to choose a variant by, such as size. */
export type OptionGroupItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Name of the choice, such as "Size". */
    name: string;
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     * @default text
     */
    display?: "text" | "dropdown" | "image" | "color";
    /** The values to choose from, in the order shown; 1 to 200. */
    values: OptionValueItem[];
};
/** A value of an option, such as large. */
export type OptionValueItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Name that buyers read, such as "Large". */
    label: string;
    /** Colour of its swatch as `#rrggbb`, for an option that is shown as `color`. Absent: its name is shown. */
    swatchHex?: string;
    /**
     * Addresses of pictures of this value, in the order shown; at most 50.
     * @default []
     */
    media?: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
};
/** A variant of a product: what buyers put into the cart. */
export type VariantItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
    key?: string;
    /** Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
    name: string;
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Way in which the price is paid.
     * - `full_payment`: All of it at checkout.
     * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
     * - `free`: It costs nothing.
     * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     * @default full_payment
     */
    pricingMode?: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Computation of the deposit.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    depositValue?: number;
    /**
     * Addresses of pictures and videos of this choice, in the order shown; at most 50.
     * @default []
     */
    media?: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /** Text about this choice; at most 50,000 characters. Absent: none. */
    description?: string;
    /** Short label that makes it stand out, such as "Bestseller". Absent: none. */
    badge?: string;
    /** Small print, such as conditions; at most 50,000 characters. Absent: none. */
    fineprint?: string;
    /**
     * Kind of booking.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
     * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
     * - `none`: No time is booked.
     * @default none
     */
    schedulingType?: "slots" | "date" | "date_range" | "none";
    /** Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
    durationMinutes?: number;
    /** When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
    availability?: Availability;
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /**
     * Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
     * @default null
     */
    stock?: number | null;
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
    /**
     * Colour of its swatch as `#rrggbb`; null: it has none. Default: null.
     * @default null
     */
    swatchHex?: string | null;
    /**
     * For each of the product’s `options` the one value that this variant has, as option key and value key: `size/large`.
     * @default []
     */
    optionValueRefs?: string[];
    /**
     * Parts that are and are not included, in the order shown; at most 50.
     * @default []
     */
    features?: VariantFeature[];
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
/** A line in the list of what a variant includes. */
export type VariantFeature = {
    /** Part that the offer includes or does not include, one line. */
    text: string;
    /**
     * True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
     * @default true
     */
    included?: boolean;
};
/** A package as merchants write it, with its options. It shares its slugs with products. */
export type PackageItem = {
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the item only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Addresses of its pictures and videos in the order shown; at most 100.
     * @default []
     */
    media?: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /**
     * True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
     * @default false
     */
    needsDelivery?: boolean;
    /**
     * Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode?: "pass_on" | "absorb";
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     * @default choose_one
     */
    selectionMode?: "choose_one" | "choose_many";
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     * @default text
     */
    variantDisplay?: "text" | "dropdown" | "image" | "color";
    /**
     * Groups of extras, such as gift wrap, in the order shown; at most 50.
     * @default []
     */
    addonGroups?: AddonGroupItem[];
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /**
     * True lets buyers pay for it in parts over time, as a savings plan. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
     * @default false
     */
    saveForItFreezePrice?: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True lets buyers order it when its stock has run out. Default: false.
     * @default false
     */
    preorderable?: boolean;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number;
    /**
     * True lets storefronts show its reviews and rating. Default: true.
     * @default true
     */
    reviewsEnabled?: boolean;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /**
     * Reviews by buyers; at most 5,000. The service collects none itself.
     * @default []
     */
    reviews?: ReviewItem[];
    /**
     * True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
     * @default false
     */
    restockAlertsEnabled?: boolean;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfo;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Kind of offer.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: Something for an event.
     * @default service
     */
    type?: "service" | "product" | "event";
    /** Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
    options: PackageOptionItem[];
};
/** An option of a package: what buyers put into the cart. */
export type PackageOptionItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
    key?: string;
    /** Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
    name: string;
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Way in which the price is paid.
     * - `full_payment`: All of it at checkout.
     * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
     * - `free`: It costs nothing.
     * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     * @default full_payment
     */
    pricingMode?: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Computation of the deposit.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    depositValue?: number;
    /**
     * Addresses of pictures and videos of this choice, in the order shown; at most 50.
     * @default []
     */
    media?: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /** Text about this choice; at most 50,000 characters. Absent: none. */
    description?: string;
    /** Short label that makes it stand out, such as "Bestseller". Absent: none. */
    badge?: string;
    /** Small print, such as conditions; at most 50,000 characters. Absent: none. */
    fineprint?: string;
    /**
     * Kind of booking.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
     * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
     * - `none`: No time is booked.
     * @default none
     */
    schedulingType?: "slots" | "date" | "date_range" | "none";
    /** Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
    durationMinutes?: number;
    /** When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
    availability?: Availability;
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /**
     * Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
     * @default null
     */
    stock?: number | null;
    /**
     * Parts that are included, one line each in the order shown; at most 50.
     * @default []
     */
    features?: string[];
    /**
     * Unit that the price and the quantity count.
     * - `per_person`: People.
     * - `per_unit`: Units, such as rooms or tables.
     * - `none`: Neither: the option is bought as it is.
     * @default none
     */
    occupancyMode?: "per_person" | "per_unit" | "none";
};
/** An event in the workspace document. */
export type EventItem = {
    /** Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title: string;
    /** One line below the title. Absent: none. */
    tagline?: string;
    /** Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Storefronts see the event only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /**
     * Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * Way in which people get a place.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets here.
     * - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
     * @default ticketed
     */
    mode?: "rsvp" | "ticketed" | "external";
    /**
     * Where the event takes place.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: Both at a venue and online.
     * @default physical
     */
    format?: "physical" | "online" | "hybrid";
    /** Place of the event: a venue, an online address, or both. Absent: not announced. */
    location?: Location;
    /**
     * Audience of the place.
     * - `public`: Everybody: `location` has it.
     * - `registered_only`: Registered guests, on their ticket; `location` is absent.
     * - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
     * @default public
     */
    venueVisibility?: "public" | "registered_only" | "hidden";
    /**
     * Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: "everyone" | "guests";
    /**
     * IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace.
     * @example Africa/Lagos
     */
    timezone?: string;
    /**
     * When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /**
     * When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /**
     * Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    selfRefundUntil?: string;
    /** Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
    capacity?: number;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures, videos and documents about the event, in the order shown; at most 50.
     * @default []
     */
    media?: EventMedia[];
    /** Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
    category?: string;
    /** Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
    minAge?: number;
    /**
     * Person whose date of birth an age limit asks for.
     * - `order`: The buyer’s, once: send `dateOfBirth` with the request.
     * - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
     * @default order
     */
    dobMode?: "order" | "attendee";
    /**
     * True: everybody who is named for a seat needs an e-mail address as well. Default: false.
     * @default false
     */
    attendeeEmailRequired?: boolean;
    /**
     * Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace.
     * @example NGN
     */
    currency?: string;
    /** Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
    customerFee?: Fee;
    /** Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /**
     * True lets buyers pay tickets with `saveForIt` in parts over time. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`.
     * @default []
     */
    days?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the day, such as "Opening night". Absent: its date is shown. */
        label?: string;
        /**
         * Date of the day, YYYY-MM-DD in its own time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the day. Absent: that of the event. */
        location?: Location;
        /** Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
        capacity?: number;
    }[];
    /**
     * Tickets that are sold or given away, in the order shown; at most 200.
     * @default []
     */
    ticketTypes?: TicketTypeItem[];
    /**
     * Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them.
     * @default []
     */
    unlockCodes?: {
        /** Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Ticket types of this event that the code reveals, by key; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the code. Absent: no limit. */
        maxUses?: number;
    }[];
    /**
     * Packages that are sold beside the tickets, by slug, in the order shown; at most 50.
     * @default []
     */
    attachedPackageRefs?: string[];
    /**
     * Products that are sold beside the tickets, by slug, in the order shown; at most 50.
     * @default []
     */
    attachedProductRefs?: string[];
    /** Sponsor that your page may show. Absent: none. */
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
/** A ticket type of an event as merchants write it. */
export type TicketTypeItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Name of the ticket, such as "Early bird"; one line of at most 300 characters. */
    name: string;
    /** Description of what the ticket includes; at most 50,000 characters. Absent: nothing is shown. */
    description?: string;
    /**
     * Address of a picture of the ticket, http or https. Absent: no picture.
     * Format: uri.
     */
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
     * Audience of the ticket.
     * - `public`: Everybody. Default.
     * - `hidden`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
     * - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
     * @default public
     */
    visibility?: "public" | "hidden" | "invite_only";
    /**
     * When sales begin; before, the ticket is not shown. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    onSaleFrom?: string;
    /**
     * When sales end; from then on the ticket is not shown. Absent: until the event ends. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    onSaleUntil?: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    frontdeskFeeMode?: "pass_on" | "absorb";
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * ISO 4217 code of `priceMinor`; the primary currency when absent.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units; at most 50. A free ticket has none. For a donation these are the least amounts in currencies other than the event’s.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Other prices that apply first, one phase after the other, such as an early bird; at most 50. After the last one `prices` apply.
     * @default []
     */
    pricePhases?: PricePhaseItem[];
    /** Least donation, in minor units of the event’s primary currency. Absent: 1. For `kind` `donation` only. */
    minPriceMinor?: number;
    /**
     * Amounts that the page suggests, in minor units of the event’s primary currency; at most 20. For `kind` `donation` only.
     * @default []
     */
    donationPresets?: number[];
    /**
     * Computation of the deposit.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    depositValue?: number;
    /**
     * Way in which the balance is paid after a deposit; absent when there is no deposit.
     * - `online`: Online, on a page that the service links to in its mails.
     * - `at_door`: At the door of the event.
     * - `manual`: To the merchant, who asks for it.
     */
    depositBalanceMode?: "online" | "at_door" | "manual";
    /**
     * When the rest has to be paid; from then on the ticket costs its whole price at once. Absent: no date. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    depositBalanceDueAt?: string;
    /** Number of tickets for sale in all; a group ticket counts as one, and 0 closes the sale. Absent: no cap. */
    capacity?: number;
    /** From this number of tickets left on, your page may show that few are left. Absent: your page decides. */
    lowStockThreshold?: number;
    /**
     * Least number of these tickets in one order, 1 to 1,000. Default: 1.
     * @default 1
     */
    minPerOrder?: number;
    /** Most of these tickets in one order, 1 to 1,000. Absent: the limits of the workspace (`seats`). */
    maxPerOrder?: number;
    /** Least age in years at the start of the event. The date of birth is then required, as `dobMode` of the event says. */
    minAge?: number;
    /**
     * True: registrations wait as `pending` until you approve them; their seats are held meanwhile. Default: false.
     * @default false
     */
    approvalRequired?: boolean;
    /**
     * Number of people that one ticket admits, 1 to 1,000. Default: 1.
     * @default 1
     */
    groupSize?: number;
    /**
     * Way in which people attend with this ticket; the event’s `format` holds when absent.
     * - `in_person`: At the venue.
     * - `online`: Online.
     */
    attendance?: "in_person" | "online";
    /**
     * Keys of the event’s `days` that the ticket admits to. Default: empty, which means every day.
     * @default []
     */
    validDays?: string[];
    /**
     * True: a name is required for every seat. Default: false.
     * @default false
     */
    requiresAttendeeDetails?: boolean;
    /**
     * Questions for the buyer, or for each attendee where attendees are named; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /** Terms of savings plans for this ticket. Absent: it cannot be saved up for. The event has to allow it (`saveForItEnabled`). */
    saveForIt?: SaveForItPolicy;
};
/** Prices of a ticket type that apply until a time, or for a number of tickets. */
export type PricePhaseItem = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * ISO 4217 code of `priceMinor`; the primary currency when absent.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units; at most 50. They replace those of the ticket type while the phase lasts.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * When the phase ends. Absent: it ends when its `capacity` is sold. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Number of tickets that are sold at these prices. Absent: any number until `endsAt`. */
    capacity?: number;
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
/** A form; its fields keep their ids as long as they keep their keys. */
export type FormItem = {
    /** Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
    name: string;
    /** Text above the questions; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text on the button that sends the form. Default: "Send".
     * @default Send
     */
    submitLabel?: string;
    /**
     * Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers."
     * @default Thank you. We have received your answers.
     */
    thankYouMessage?: string;
    /**
     * Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page.
     * Format: uri.
     */
    redirectUrl?: string;
    /**
     * When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    opensAt?: string;
    /**
     * When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    closesAt?: string;
    /** Questions in the order shown; at most 200, with 5,000 choices in all. */
    fields: FormItemField[];
    /**
     * Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them.
     * @default []
     */
    notify?: string[];
    /**
     * Storefronts see the form only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
};
/** A question of a form. */
export type FormItemField = {
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
    required?: boolean;
    /**
     * True when the question is not shown to people: your own code fills it in.
     * @default false
     */
    hidden?: boolean;
    /** Explanation to show beside the input; absent when there is none. */
    helpText?: string;
    /** Example to show in the empty input; absent when there is none. */
    placeholder?: string;
    /**
     * Choices, or rules for files; empty for all other types.
     * @default {}
     */
    options?: FormFieldOptions;
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
    identity?: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
    /** Condition under which to ask; absent when the question is always asked. */
    showIf?: ShowIf;
    /** Limits of the answer beyond its type; absent when there are none. */
    validation?: FormFieldValidation;
    /** Answer to fill in before people begin; absent for an empty input. */
    defaultValue?: string | number | boolean | string[];
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
        accept?: string[];
        /**
         * Largest size of one file, bytes.
         * @default 10000000
         */
        maxSizeBytes?: number;
        /**
         * Largest number of files for one answer.
         * @default 1
         */
        maxFiles?: number;
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
/** A table of up to 5,000 rows. */
export type TableItem = {
    /** Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the table; at most 50,000 characters. Absent: none. */
    description?: string;
    /** Columns in the order shown; 1 to 100. */
    columns: TableItemColumn[];
    /**
     * Rows in the order shown; at most 5,000.
     * @default []
     */
    rows?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Value of each column, by the key of the column. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[];
    /**
     * Storefronts see the table only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
};
/** What the cells of a column hold, and who sees it. */
export type TableItemColumn = {
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
    /**
     * True: storefronts see neither the column nor its cells. Default: false.
     * @default false
     */
    private?: boolean;
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
/** A folder; its files keep their refs as long as they keep their keys. */
export type FolderItem = {
    /** Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the folder; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /** Slug of the folder that contains this one. Absent: it is at the top. */
    parentSlug?: string;
    /**
     * Storefronts see the folder only when this is true. Default: true.
     * @default true
     */
    public?: boolean;
    /**
     * Files in the order shown; at most 1,000.
     * @default []
     */
    files?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
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
    }[];
    /** Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
};
/** An article, as blocks or HTML. */
export type NoteItem = {
    /** Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Title of the article; one line of at most 300 characters. */
    title: string;
    /** Short summary for lists; at most 1,000 characters. Absent: none. */
    excerpt?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * The article in blocks, such as headings, texts and pictures; at most 500. Default: none.
     * @default []
     */
    blocks?: DescriptionBlock[];
    /** The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
    bodyHtml?: string;
    /** Name of the author, as shown. Absent: none is named. */
    authorName?: string;
    /**
     * Words to group and filter articles by; at most 50.
     * @default []
     */
    tags?: string[];
    /**
     * When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Storefronts see the note only when this is true. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
};
/** A code that credits a promoter with orders and registrations. */
export type PromoterCodeItem = {
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
    code: string;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Name of the promoter, for your reports. */
    name: string;
};
/** Mail or registration to preview, with the words to try. */
export type EmailPreviewBody = {
    /**
     * Mail to show with sample data. Leave it out with a `registration`.
     * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
     * - `registration_received`: To a guest: the registration waits for your approval.
     * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
     * - `registration_declined`: To a guest: you have declined the registration.
     * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
     * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
     * - `event_rescheduled`: To a guest: the event has another time or place.
     * - `event_cancelled`: To a guest: the event is cancelled.
     * - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
     * - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
     * - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
     * - `order_confirmed`: To a buyer: the order is placed, with its tickets.
     * - `order_fulfilled`: To a buyer: goods were handed over.
     * - `order_refunded`: To a buyer: money goes back.
     * - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
     * - `order_cancelled`: To a buyer: the order is cancelled.
     * - `tickets_voided`: To a buyer: tickets of the order are void.
     * - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
     * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
     * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
     * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
     * - `balance_reminder`: To a buyer: the balance of the order is due soon.
     * - `balance_received`: To a buyer: the balance of the order is paid.
     * - `savings_started`: To a buyer: the savings plan has begun.
     * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
     * - `savings_reminder`: To a buyer: the savings plan ends soon.
     * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `transfer_instructions`: To a buyer: how to make the bank transfer.
     * - `payment_returned`: To a buyer: a payment that could not be used goes back.
     */
    kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "transfer_instructions" | "payment_returned";
    /** Registration to show all messages of, as `POST /registrations` takes it. It is judged by the rules for guests, as if nobody had registered with its contact before. */
    registration?: RegistrationToPreview;
    /**
     * Language of the messages.
     * - `en`: English.
     * - `fr`: French.
     */
    language: "en" | "fr";
    /** Your own words to try. Default: those of the settings (`mailWording`). */
    wording?: {
        /** Subject in place of the service’s own, which `{subject}` repeats; at most 150 characters. Absent: the service’s own. */
        subject?: string;
        /** First paragraph, before the text of the service; at most 1,000 characters. Absent: none. */
        opening?: string;
    };
};
/** Registration of a guest whose messages are to be shown. */
export type RegistrationToPreview = {
    /** Ref or slug of the event, which has to be published. */
    event: string;
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
    /**
     * Rules to set aside for this guest. Capacity always holds. Default: none.
     * - `saleWindow`: When tickets are on sale; the event must not be over.
     * - `age`: Age limits.
     * - `questions`: Answers to required questions.
     * - `seatCeiling`: How many seats one registration may take.
     * @default []
     */
    override?: ("saleWindow" | "age" | "questions" | "seatCeiling")[];
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
/** Answer to one question: text for most types, true or false for a checkbox, a number, or a list of texts where several may be chosen. Blank text and null are no answer. */
export type FormAnswer = string | number | boolean | string[] | null;
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
/** Mail to guests of an event. */
export type EventMessageBody = {
    /** Subject of the mail; one line of at most 150 characters. */
    subject: string;
    /** Text of the mail, plain, at most 10,000 characters; an empty line begins a new paragraph. */
    body: string;
    /**
     * Subject and text for guests who were served in another language, by `en` or `fr`. The others get `subject` and `body`. Default: none.
     * @default {}
     */
    byLanguage?: {
        [key: string]: {
            /** Subject of the mail; one line of at most 150 characters. */
            subject: string;
            /** Text of the mail, plain, at most 10,000 characters; an empty line begins a new paragraph. */
            body: string;
        };
    };
    /**
     * Guests that it goes to.
     * - `confirmed`: Those with a ticket.
     * - `waiting`: Those who wait for approval.
     * - `all`: Both.
     */
    who: "confirmed" | "waiting" | "all";
    /**
     * Subject of the mail, which decides who may get it.
     * - `event`: The event.
     * - `other`: Anything else: it has a link to unsubscribe, and nobody who has unsubscribed gets it.
     */
    about: "event" | "other";
};
/** A field that is given is replaced as a whole; null removes its value. */
export type EventPatch = {
    /** Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title?: string | null;
    /** One line below the title. Absent: none. */
    tagline?: string | null;
    /** Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Storefronts see the event only when this is true. Default: true. */
    published?: boolean | null;
    /** Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    publishedAt?: string | null;
    /** Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /**
     * Way in which people get a place.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets here.
     * - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
     */
    mode?: ("rsvp" | "ticketed" | "external") | null;
    /**
     * Where the event takes place.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: Both at a venue and online.
     */
    format?: ("physical" | "online" | "hybrid") | null;
    /** Place of the event: a venue, an online address, or both. Absent: not announced. */
    location?: Location | null;
    /**
     * Audience of the place.
     * - `public`: Everybody: `location` has it.
     * - `registered_only`: Registered guests, on their ticket; `location` is absent.
     * - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
     */
    venueVisibility?: ("public" | "registered_only" | "hidden") | null;
    /**
     * Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: ("everyone" | "guests") | null;
    /** IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace. */
    timezone?: string | null;
    /** When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    startAt?: string | null;
    /** When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
    endAt?: string | null;
    /** When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    doorsAt?: string | null;
    /** Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
    selfRefundUntil?: string | null;
    /** Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
    capacity?: number | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** Pictures, videos and documents about the event, in the order shown; at most 50. */
    media?: EventMedia[] | null;
    /** Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
    category?: string | null;
    /** Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
    minAge?: number | null;
    /**
     * Person whose date of birth an age limit asks for.
     * - `order`: The buyer’s, once: send `dateOfBirth` with the request.
     * - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
     */
    dobMode?: ("order" | "attendee") | null;
    /** True: everybody who is named for a seat needs an e-mail address as well. Default: false. */
    attendeeEmailRequired?: boolean | null;
    /** Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace. */
    currency?: string | null;
    /** Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
    customerFee?: Fee | null;
    /** Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency | null;
    /** True lets buyers pay tickets with `saveForIt` in parts over time. Default: false. */
    saveForItEnabled?: boolean | null;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string | null;
    /** Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`. */
    days?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the day, such as "Opening night". Absent: its date is shown. */
        label?: string;
        /**
         * Date of the day, YYYY-MM-DD in its own time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the day. Absent: that of the event. */
        location?: Location;
        /** Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
        capacity?: number;
    }[] | null;
    /** Tickets that are sold or given away, in the order shown; at most 200. */
    ticketTypes?: TicketTypeItem[] | null;
    /** Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them. */
    unlockCodes?: {
        /** Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Ticket types of this event that the code reveals, by key; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the code. Absent: no limit. */
        maxUses?: number;
    }[] | null;
    /** Packages that are sold beside the tickets, by slug, in the order shown; at most 50. */
    attachedPackageRefs?: string[] | null;
    /** Products that are sold beside the tickets, by slug, in the order shown; at most 50. */
    attachedProductRefs?: string[] | null;
    /** Sponsor that your page may show. Absent: none. */
    sponsorship?: Sponsorship | null;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type FolderPatch = {
    /** Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to visitors; one line of at most 300 characters. */
    name?: string | null;
    /** Text about the folder; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** Slug of the folder that contains this one. Absent: it is at the top. */
    parentSlug?: string | null;
    /** Storefronts see the folder only when this is true. Default: true. */
    public?: boolean | null;
    /** Files in the order shown; at most 1,000. */
    files?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
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
    }[] | null;
    /** Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type FormPatch = {
    /** Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
    name?: string | null;
    /** Text above the questions; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** Text on the button that sends the form. Default: "Send". */
    submitLabel?: string | null;
    /** Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers." */
    thankYouMessage?: string | null;
    /** Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page. */
    redirectUrl?: string | null;
    /** When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    opensAt?: string | null;
    /** When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
    closesAt?: string | null;
    /** Questions in the order shown; at most 200, with 5,000 choices in all. */
    fields?: FormItemField[] | null;
    /** Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them. */
    notify?: string[] | null;
    /** Storefronts see the form only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
};
/** How long the former key still works. */
export type RollKeyBody = {
    /**
     * Seconds for which the old key still works beside the new one, at most 2,592,000 (30 days). Default: 86,400 (a day).
     * @default 86400
     */
    overlapSeconds?: number;
};
/** Changes of a key. A field that is absent keeps its value. */
export type ChangeKeyBody = {
    /** Your own name for the key, such as "Website". Null removes it. */
    label?: string | null;
    /** Rights of the key; replaced as a whole. */
    scopes?: Scope[];
    /** Origins from which a publishable key works, exactly as browsers send them: `https://shop.example`. At most 100; without one it works nowhere. */
    origins?: string[];
    /** Rate limits of this key alone; a limit that is left out is that of the workspace. */
    limits?: RateLimits;
    /** From then on the key is refused. Without a zone it is local to the shop; a date alone includes that whole day. Null: never. */
    expiresAt?: string | null;
};
/**
 * What a key may do.
 * - `read`: All that the scopes of reading allow.
 * - `transact`: All that any scope allows.
 * - `storefront:read`: Read the storefront document, forms, notes, tables, catalogs and files.
 * - `products:read`: Read products, collections and events.
 * - `availability:read`: Read stock, free slots, delivery zones and ways to pay.
 * - `checkout:read`: Read checkouts.
 * - `orders:read`: Read orders.
 * - `checkout:create`: Open checkouts.
 * - `checkout:cancel`: Cancel checkouts.
 * - `events:register`: Register guests for free events.
 * - `customers:link`: Link your users to contacts.
 * - `otp:send`: Send one-time passwords.
 * - `otp:verify`: Check one-time passwords.
 * - `forms:submit`: Submit forms.
 * - `subscriptions:create`: Sign visitors up for the newsletter and for restock alerts.
 */
export type Scope = "read" | "transact" | "storefront:read" | "products:read" | "availability:read" | "checkout:read" | "orders:read" | "checkout:create" | "checkout:cancel" | "events:register" | "customers:link" | "otp:send" | "otp:verify" | "forms:submit" | "subscriptions:create";
/** A token bucket: each request takes a token, and an empty bucket answers 429. */
export type RateLimit = {
    /** Requests a minute that may go on for any time. */
    perMinute: number;
    /** Most requests at once; this many are free again after a pause. */
    burst: number;
};
/** Rate limits by name. A limit that is left out keeps its default; the operator alone sets higher ones. */
export type RateLimits = {
    /** Reads with a publishable key, for each address of a client. Default: 600 a minute, 60 at once. */
    publishableReadPerClient?: RateLimit;
    /** Reads with a publishable key, of all clients together. Default: 60000 a minute, 2000 at once. */
    publishableRead?: RateLimit;
    /** Reads with a secret key in live mode. Default: 6000 a minute, 200 at once. */
    secretReadLive?: RateLimit;
    /** Reads with a secret key in test mode. Default: 1500 a minute, 50 at once. */
    secretReadTest?: RateLimit;
    /** Registrations for events with a publishable key, for each address of a client. Default: 10 a minute, 10 at once. */
    registerPerClient?: RateLimit;
    /** Registrations for events, of all clients together. Default: 6000 a minute, 500 at once. */
    register?: RateLimit;
    /** Checkouts that a visitor opens on an event’s page of the service, for each address and event. Default: 0.2 a minute, 5 at once. */
    eventPageCheckoutPerClient?: RateLimit;
    /** Unlock codes that a visitor tries on an event’s page of the service, for each address and event. Default: 3 a minute, 30 at once. */
    unlockCodePerClient?: RateLimit;
    /** Checkouts opened and cancelled in live mode. Default: 3000 a minute, 500 at once. */
    checkoutCreateLive?: RateLimit;
    /** Checkouts opened and cancelled in test mode. Default: 1500 a minute, 50 at once. */
    checkoutCreateTest?: RateLimit;
    /** Reads of one checkout, as when its state is polled. Default: 120 a minute, 10 at once. */
    checkoutReadPerRef?: RateLimit;
    /** Customer links, checks of one-time passwords, submitted forms, newsletter sign-ups and restock alerts. Default: 1500 a minute, 50 at once. */
    identity?: RateLimit;
    /** One-time passwords to be sent. Default: 6000 a minute, 500 at once. */
    otpSend?: RateLimit;
    /** Most one-time passwords that a key may send in any 24 hours. Default: 100. */
    otpSendsPerDay?: number;
};
/** Kind, mode and rights of a new key. */
export type CreateKeyBody = {
    /**
     * Kind of key, which says where it may be used.
     * - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
     * - `secret`: On a server alone: everything that its scopes allow.
     */
    kind: "publishable" | "secret";
    /**
     * Environment of the key.
     * - `test`: Nothing is real: no money moves and nobody is written to.
     * - `live`: Everything is real.
     */
    mode: "test" | "live";
    /** Your own name for the key, such as "Website". */
    label?: string;
    /** Rights of the key. Default: `read` and `events:register` for a publishable key, `transact` for a secret one. */
    scopes?: Scope[];
    /** Origins from which a publishable key works, exactly as browsers send them: `https://shop.example`. At most 100; without one it works nowhere. */
    origins?: string[];
    /**
     * Rate limits of this key alone; a limit that is left out is that of the workspace.
     * @default {}
     */
    limits?: RateLimits;
    /**
     * From then on the key is refused. Without a zone it is local to the shop; a date alone includes that whole day. Absent: never.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    expiresAt?: string;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type NotePatch = {
    /** Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Title of the article; one line of at most 300 characters. */
    title?: string | null;
    /** Short summary for lists; at most 1,000 characters. Absent: none. */
    excerpt?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** The article in blocks, such as headings, texts and pictures; at most 500. Default: none. */
    blocks?: DescriptionBlock[] | null;
    /** The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
    bodyHtml?: string | null;
    /** Name of the author, as shown. Absent: none is named. */
    authorName?: string | null;
    /** Words to group and filter articles by; at most 50. */
    tags?: string[] | null;
    /** When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
    publishedAt?: string | null;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string | null;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string | null;
    /** Storefronts see the note only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
};
/**
 * Deadline of the balance, if it changes.
 * @default {}
 */
export type AskForBalanceBody = {
    /**
     * New deadline of the balance. Without a zone it is local to the shop; a date alone includes that whole day. Default: it stays as it is.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    dueAt?: string;
};
/**
 * How the balance was paid, for the record.
 * @default {}
 */
export type BalancePaidBody = {
    /** Way in which it was paid, such as "cash at the door", for the record; at most 500 characters. Absent: nothing is noted. */
    reason?: string;
};
/**
 * What becomes of the money of a cancelled order.
 * @default {}
 */
export type CancelOrderBody = {
    /**
     * True: all money that is left goes back. False: none does. Default: true.
     * @default true
     */
    refund?: boolean;
    /** Reason in your own words, for the record; at most 500 characters. Absent: nothing is noted. */
    reason?: string;
};
/** Pieces that were handed over, and how the parcel is followed. */
export type FulfilOrderBody = {
    /** Pieces that were handed over. Default: all that are left. */
    items?: {
        /** Ref of an item of the order: `oit_…`. */
        ref: string;
        /** Number of its pieces. */
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
/** Items or amount to refund; neither for all that is left. */
export type RefundOrderBody = {
    /** Pieces to refund, each with its share of discount and fees; they are called off. Give `items` or `amountMinor`, or neither for all that is left. */
    items?: {
        /** Ref of an item of the order: `oit_…`. */
        ref: string;
        /** Number of its pieces. */
        quantity: number;
    }[];
    /** Amount to give back in minor units of the order’s currency, without calling anything off; a multiple of the step of the currency, or all that is left. */
    amountMinor?: number;
    /** Reason in your own words, for the record; at most 500 characters. Absent: nothing is noted. */
    reason?: string;
};
/** Answer to a buyer whose refund request is declined. */
export type DeclineRefundBody = {
    /** Your reason: the buyer reads it in a mail and on the page of the order. At most 500 characters. */
    message: string;
};
/** Credentials of the number that codes come from. Which fields are needed depends on `kind`. */
export type OtpConnectionSettings = {
    /**
     * Provider of the number.
     * - `whatsapp`: WhatsApp Business, through Meta.
     * - `twilio`: SMS through Twilio.
     * - `termii`: SMS through Termii.
     * - `mailbox`: The inbox of development; nothing leaves the machine.
     */
    kind: "whatsapp" | "twilio" | "termii" | "mailbox";
    /** For WhatsApp: id of the phone number at Meta, not the number itself. */
    phoneNumberId?: string;
    /** For WhatsApp: access token of a system user. */
    accessToken?: string;
    /** For WhatsApp: app secret, by which callbacks are verified. */
    appSecret?: string;
    /** For WhatsApp: any text that you also enter at Meta, for its check of the callback address. */
    verifyToken?: string;
    /** For Twilio: account SID, `AC…`. */
    accountSid?: string;
    /** For Twilio: auth token of the account. */
    authToken?: string;
    /** For Twilio: a number, a messaging service `MG…` or an alphanumeric sender. For Termii: the sender id. */
    from?: string;
    /** For Termii: API key of the account. */
    apiKey?: string;
    /** For Termii: secret key, by which callbacks are verified. */
    secretKey?: string;
    /** For Termii: host of the account, where it has one of its own. Absent: the common one. */
    host?: string;
    /** For the mailbox: channel that it stands for, `sms` (default) or `whatsapp`. */
    channel?: string;
} & {
    [key: string]: unknown;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type ReviewPatch = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key?: string | null;
    /** Name of the reviewer, as shown. */
    author?: string | null;
    /** Stars from 1, the worst, to 5. */
    rating?: number | null;
    /** Text of the reviewer; absent for a rating alone. */
    text?: string | null;
    /** Day of the review, YYYY-MM-DD. */
    date?: string | null;
};
/** A review to add. */
export type CreateReviewBody = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. Absent: the service makes one. */
    key?: string;
    /** Name of the reviewer, as shown. */
    author: string;
    /** Stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the reviewer; absent for a rating alone. */
    text?: string;
    /**
     * Day of the review, YYYY-MM-DD.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
};
/** Change of the stock of one variant: give `delta` or `stock`. */
export type AdjustStockBody = {
    /** Ref or key of the variant; in a package, of the option. */
    variantRef: string;
    /** Units to add (above 0) or take away (below 0). Give it, or `stock`. */
    delta?: number;
    /** Units at hand from now on; null: stock is no longer counted. Give it, or `delta`. */
    stock?: number | null;
    /** Reason of the change, for the audit log; one line of at most 300 characters. */
    reason: string;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type PackagePatch = {
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name?: string | null;
    /** Storefronts see the item only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** Addresses of its pictures and videos in the order shown; at most 100. */
    media?: string[] | null;
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[] | null;
    /** True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false. */
    needsDelivery?: boolean | null;
    /** Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace. */
    currency?: string | null;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    feeMode?: ("pass_on" | "absorb") | null;
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     */
    selectionMode?: ("choose_one" | "choose_many") | null;
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     */
    variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
    /** Groups of extras, such as gift wrap, in the order shown; at most 50. */
    addonGroups?: AddonGroupItem[] | null;
    /** Questions that the buyer answers when buying it, in the order shown; at most 100. */
    formFields?: FormField[] | null;
    /** True lets buyers pay for it in parts over time, as a savings plan. Default: false. */
    saveForItEnabled?: boolean | null;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number | null;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[] | null;
    /** True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false. */
    saveForItFreezePrice?: boolean | null;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string | null;
    /** True lets buyers order it when its stock has run out. Default: false. */
    preorderable?: boolean | null;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number | null;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string | null;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: ("percent" | "fixed") | null;
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number | null;
    /** True lets storefronts show its reviews and rating. Default: true. */
    reviewsEnabled?: boolean | null;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string | null;
    /** Reviews by buyers; at most 5,000. The service collects none itself. */
    reviews?: ReviewItem[] | null;
    /** True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false. */
    restockAlertsEnabled?: boolean | null;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfo | null;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string | null;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string | null;
    /**
     * Kind of offer.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: Something for an event.
     */
    type?: ("service" | "product" | "event") | null;
    /** Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
    options?: PackageOptionItem[] | null;
};
/** Credentials at a payment provider. Which fields are needed depends on the provider. */
export type PaymentProviderCredentials = {
    /** Secret key of Paystack or Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode. */
    secretKey?: string;
    /** Public key of Paystack: `pk_test_…` in test mode, `pk_live_…` in live mode. */
    publicKey?: string;
    /** Publishable key of Stripe: `pk_test_…` in test mode, `pk_live_…` in live mode. */
    publishableKey?: string;
    /** Signing secret of Stripe, `whsec_…`, of the endpoint that calls `callbackUrl`. */
    webhookSecret?: string;
} & {
    [key: string]: unknown;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type ProductPatch = {
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name?: string | null;
    /** Storefronts see the item only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
    coverUrl?: string | null;
    /** Addresses of its pictures and videos in the order shown; at most 100. */
    media?: string[] | null;
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[] | null;
    /** True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false. */
    needsDelivery?: boolean | null;
    /** Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace. */
    currency?: string | null;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     */
    feeMode?: ("pass_on" | "absorb") | null;
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     */
    selectionMode?: ("choose_one" | "choose_many") | null;
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     */
    variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
    /** Groups of extras, such as gift wrap, in the order shown; at most 50. */
    addonGroups?: AddonGroupItem[] | null;
    /** Questions that the buyer answers when buying it, in the order shown; at most 100. */
    formFields?: FormField[] | null;
    /** True lets buyers pay for it in parts over time, as a savings plan. Default: false. */
    saveForItEnabled?: boolean | null;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number | null;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[] | null;
    /** True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false. */
    saveForItFreezePrice?: boolean | null;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string | null;
    /** True lets buyers order it when its stock has run out. Default: false. */
    preorderable?: boolean | null;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number | null;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string | null;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: ("percent" | "fixed") | null;
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number | null;
    /** True lets storefronts show its reviews and rating. Default: true. */
    reviewsEnabled?: boolean | null;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string | null;
    /** Reviews by buyers; at most 5,000. The service collects none itself. */
    reviews?: ReviewItem[] | null;
    /** True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false. */
    restockAlertsEnabled?: boolean | null;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfo | null;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string | null;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string | null;
    /** Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant. */
    options?: OptionGroupItem[] | null;
    /** Choices that can be bought, one entry for each choice; 1 to 500. */
    variants?: VariantItem[] | null;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type PromoterCodePatch = {
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
    code?: string | null;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
    /** Name of the promoter, for your reports. */
    name?: string | null;
};
/** Seats to cancel, and what goes back for a seat that was bought. */
export type CancelRegistrationBody = {
    /** Refs of the attendees whose seats are given back. Default: all. A seat that was bought is cancelled by its own ref in the path. */
    attendeeRefs?: string[];
    /**
     * Money that goes back with a seat that was bought; required for one, and without effect on a free registration.
     * - `none`: Nothing.
     * - `share`: Its part of what was paid for its ticket.
     */
    refund?: "none" | "share";
};
/**
 * Ticket to replace, and whether the guest is notified.
 * @default {}
 */
export type ReissueTicketBody = {
    /** Serial of the ticket to replace, as the registration shows it: a repeated request then issues no further ticket. Absent: each request replaces the valid ticket. */
    ticketSerial?: number;
    /**
     * True: the new ticket is mailed to the guest, or sent by SMS where there is no e-mail address. Default: true.
     * @default true
     */
    notify?: boolean;
};
/** Guest to register for an event, by the rules for guests. */
export type RegisterGuestBody = {
    /** Ref or slug of the event, which has to be published. */
    event: string;
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
    /**
     * Language of mails and SMS to the guest. Default: `en`.
     * - `en`: English.
     * - `fr`: French.
     */
    language?: "en" | "fr";
    /**
     * Rules to set aside for this guest. Capacity always holds. Default: none.
     * - `saleWindow`: When tickets are on sale; the event must not be over.
     * - `age`: Age limits.
     * - `questions`: Answers to required questions.
     * - `seatCeiling`: How many seats one registration may take.
     * @default []
     */
    override?: ("saleWindow" | "age" | "questions" | "seatCeiling")[];
};
/** A field that is given is replaced as a whole; null removes its value. */
export type StorefrontPatch = {
    /** Kind of business, such as `store`; as the merchant wrote it. */
    type?: string | null;
    /** Text about the store and its goods, plain text. */
    description?: string | null;
    /** Main category of the store, as the merchant named it. */
    categorySlug?: string | null;
    /** All categories of the store, the main one among them. */
    categorySlugs?: string[] | null;
    /** Address of the store’s own site. */
    website?: string | null;
    /** Profiles in social networks, in the order to show. */
    socials?: SocialProfile[] | null;
    /** City or town of the store. */
    city?: string | null;
    /** State, province or region of the store. */
    state?: string | null;
    /** Country of the store, as the merchant wrote it. */
    country?: string | null;
    /** Absolute address of a small square picture that stands for the store. */
    avatarUrl?: string | null;
    /** Absolute address of a wide picture of the store. */
    coverUrl?: string | null;
    /** Distinctions of the store, in the order to show. */
    badges?: Badge[] | null;
    /** Number of members, as the merchant states it. */
    memberCount?: number | null;
    /** Build of the site: template, theme, sections of the home page, and further pages. */
    renderConfig?: StorefrontRenderConfig | null;
    /** Logo, icon and preview picture of the brand; absent when the merchant set none. */
    assets?: StorefrontAssets | null;
    /** Host name of the store’s main site, such as `shop.example`. */
    primaryDomain?: string | null;
    /** Host names that belong to the store. Where the workspace restricts `returnUrl`, these are allowed. */
    verifiedDomains?: string[] | null;
    /** Form in which uploaded pictures are kept; WebP of at most 2,048 pixels when absent. */
    mediaPolicy?: MediaPolicy | null;
    /** Opening hours in the store’s time zone; two entries of one day are two spans. */
    businessHours?: BusinessHours[] | null;
    /** Chat bubble of a widget; not shown when absent. */
    widgetBubble?: {
        /** Key that the widget needs to load; the service does not interpret it. */
        key: string;
    } | null;
    /** Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
    content?: StorefrontItemContent | null;
    /** False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true. */
    published?: boolean | null;
};
/** A field that is given is replaced as a whole; null removes its value. */
export type TablePatch = {
    /** Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug?: string | null;
    /** Name shown to visitors; one line of at most 300 characters. */
    name?: string | null;
    /** Text about the table; at most 50,000 characters. Absent: none. */
    description?: string | null;
    /** Columns in the order shown; 1 to 100. */
    columns?: TableItemColumn[] | null;
    /** Rows in the order shown; at most 5,000. */
    rows?: {
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Value of each column, by the key of the column. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[] | null;
    /** Storefronts see the table only when this is true. Default: true. */
    published?: boolean | null;
    /** Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number | null;
};
/** How far to advance the clock: give `seconds` or `to`. */
export type AdvanceTestClockBody = {
    /** Seconds to advance by, 1 to ten years. Give it, or `to`. */
    seconds?: number;
    /**
     * Time to advance to, at most ten years ahead of the real time. Without a zone it is local to the shop. Give it, or `seconds`.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    to?: string;
};
/**
 * When to freeze the clock.
 * @default {}
 */
export type FreezeTestClockBody = {
    /**
     * Time at which to freeze it, not before its present time; it advances to a later one. Without a zone it is local to the shop. Default: its present time.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    at?: string;
};
/** Events to send again. Without a filter: all that was held back or never delivered. */
export type ReplayWebhooksBody = {
    /** Refs of single events, `wev_…`; at most 1,000. Absent: all that the other filters leave. */
    events?: string[];
    /**
     * Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    since?: string;
    /**
     * Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    until?: string;
    /**
     * Only events of these types. Absent: all that the destination gets.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    types?: ("checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /**
     * Only deliveries in these states. Default: `held` and `exhausted`; with `events`, all. Events that were never sent there are included.
     * - `due`: It waits for its first or next attempt.
     * - `held`: The destination is disabled: replay it once that is enabled.
     * - `delivered`: Your server answered with 2xx.
     * - `exhausted`: Every attempt failed: resend it by hand.
     */
    states?: ("held" | "exhausted" | "delivered" | "due")[];
};
/** Sample of a webhook event to send. */
export type WebhookSampleBody = {
    /**
     * Type of the webhook event.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     * - `ping`: A test of the destination.
     */
    type: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
};
/** Changes of a webhook destination. A field that is absent keeps its value. */
export type WebhookDestinationPatch = {
    /**
     * Address that events are sent to: https, on a public host.
     * Format: uri.
     */
    url?: string;
    /** Your own name for the destination; one line of at most 300 characters. Absent: it has none. */
    description?: string | null;
    /**
     * Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
     * - `both`: Those of live and test mode.
     * - `live`: Those of live mode.
     * - `test`: Those of test mode.
     */
    mode?: "both" | "live" | "test";
    /**
     * Types of events that it gets. Default: all.
     * - `*`: All, also those of later versions.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /** Most attempts a second, 1 to 1,000. Absent: no limit. */
    maxPerSecond?: number | null;
};
/** A webhook destination, as merchants write it. */
export type WebhookDestinationInput = {
    /**
     * Address that events are sent to: https, on a public host.
     * Format: uri.
     */
    url: string;
    /** Your own name for the destination; one line of at most 300 characters. Absent: it has none. */
    description?: string;
    /**
     * Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
     * - `both`: Those of live and test mode.
     * - `live`: Those of live mode.
     * - `test`: Those of test mode.
     * @default both
     */
    mode?: "both" | "live" | "test";
    /**
     * Types of events that it gets. Default: all.
     * - `*`: All, also those of later versions.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /** Most attempts a second, 1 to 1,000. Absent: no limit. */
    maxPerSecond?: number;
};
/** Changes of settings. A field that is absent keeps its value; each given rail and fee is replaced as a whole, and so are `limits`, `support` and `mailWording`. */
export type WorkspacePatch = {
    /** Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
    displayName?: string;
    /**
     * IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
     * @example Africa/Lagos
     */
    timezone?: string;
    /** Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
    currencies?: string[];
    /** True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
    apiEnabled?: boolean;
    /** True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
    secretKeysEnabled?: boolean;
    /** True: headless checkouts may be opened. Default: false. */
    headlessEnabled?: boolean;
    /** Fees of the service on sales. The operator sets them. With a token of the workspace, another fee than the one in force is 403. */
    fees?: {
        /** Fee on tickets. */
        frontdesk?: ServiceFee;
        /** Fee on products and packages. */
        product?: ServiceFee;
    };
    /** Ways to pay that buyers are offered. */
    rails?: {
        /** Cards in NGN, through Paystack. On unless you switch it off. */
        card?: {
            /** True: buyers are offered this way to pay, where an account at a provider allows it. */
            enabled: boolean;
        };
        /** Bank transfers in NGN, through Paystack. On unless you switch it off. */
        bank_transfer?: {
            /** True: buyers are offered this way to pay, where an account at a provider allows it. */
            enabled: boolean;
        };
        /** Cards in other currencies, through Stripe. On unless you switch it off. */
        international_card?: {
            /** True: buyers are offered this way to pay, where an account at a provider allows it. */
            enabled: boolean;
        };
    };
    /** Time limits of checkouts, and the treatment of late money. */
    checkouts?: {
        /** Minutes for which a hosted checkout holds its tickets, 5 to 60. Default: 30. */
        eventMinutes?: number;
        /** Minutes for which a headless checkout holds its tickets, 5 to 60. Default: 15. */
        headlessMinutes?: number;
        /** Minutes for which products are held once their buyer starts to pay, 5 to 60. Default: 15. */
        stockMinutes?: number;
        /** Seconds for which an expired checkout stays open while its payment provider does not answer, 0 to 600. Default: 120. */
        graceSeconds?: number;
        /** Hours after its end in which late money still makes a checkout paid, if all of it can be bought at the same total; 0 to 168. Later money goes back. Default: 24. */
        lateMoneyHours?: number;
        /** True: the host of a `returnUrl` has to be an origin of a key of the mode, or one of the storefront’s `verifiedDomains`. Default: false. */
        registeredReturnUrls?: boolean;
        /** Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000. Those opened from now on count. Null: no limit. */
        mostHoldsPerKey?: number | null;
    };
    /** One-time passwords: whose number sends them, and to which countries. */
    otp?: {
        /**
         * Number that sends codes, unless a request names another. Default: `own`.
         * - `own`: The merchant’s connected number.
         * - `frontdesk`: The number of the service.
         */
        sender?: "own" | "frontdesk";
        /** Countries to whose numbers codes may be sent (ISO 3166). Absent: the merchant’s own number sends to the country of the shop’s time zone alone, that of the service to all. Null removes the list. */
        countries?: string[] | null;
        /** True: a key that sends to many consecutive numbers, or to a country where hardly any code is entered, gets 429 `RATE_LIMITED` for a while. Default: false. */
        fraudGuards?: boolean;
    };
    /** SMS to guests and buyers: to which countries, and how many a day. */
    texts?: {
        /** Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. Null removes the list. */
        countries?: string[] | null;
        /** Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it. */
        mostPerDay?: number;
    };
    /** Mails to attendees beside the person who registered or bought. */
    messages?: {
        /** True: an attendee with an e-mail address of their own is mailed their ticket and a calendar entry, once it is confirmed or paid. Default: false. */
        attendees?: boolean;
    };
    /** Terms of savings plans. */
    savings?: {
        /** Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes. When you end a plan, all of it does. Default: 100. */
        refundPct?: number;
        /** Smallest part of a savings plan in percent of its total, 1 to 100, unless less is missing. It applies to plans that begin from now on. Default: 5. */
        leastPartPct?: number;
    };
    /** Retention of submissions of forms, and room for their files. */
    forms?: {
        /** Days after which a submission is permanently deleted with its files, 1 to 3,650. Those that are older by now are deleted within the hour. Null: never. */
        keepDays?: number | null;
        /** Most MiB of all files of one submission together, 1 to 250. Default: 25. */
        fileMiBPerSubmission?: number;
        /** Most MiB of the files of all submissions together, 0 to 1,048,576; beyond it forms take no files until some are deleted. Default: 2,048. */
        fileMiBInAll?: number;
    };
    /** Room for uploaded pictures and files. The operator sets it. With a token of the workspace, other room than is in force is 403. */
    media?: {
        /** Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it. */
        fileMiBInAll?: number;
    };
    /** Limits of the seats that one registration or checkout may take. */
    seats?: {
        /** Most seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 20. */
        mostPerRegistration?: number;
        /** Most seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 100. */
        mostPerCheckout?: number;
    };
    /** Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
    limits?: RateLimits;
    /** Actions that guests and buyers may take themselves, without asking you. */
    selfService?: {
        /** Actions that guests may take by the link of their ticket. */
        tickets?: {
            /** True: guests may change the name on their ticket. Default: false. */
            rename?: boolean;
            /** True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false. */
            giveAway?: boolean;
            /** True: guests may give a free ticket back, whose seat is then on sale again. Default: false. */
            giveBack?: boolean;
            /** True: guests may have their ticket mailed again. Default: true. */
            resend?: boolean;
        };
        /** Actions that buyers may take by the link of their order. */
        orders?: {
            /** True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false. */
            changeAddress?: boolean;
            /** True: buyers may cancel a checkout that is not paid. Default: false. */
            cancelCheckout?: boolean;
            /** True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false. */
            requestRefund?: boolean;
        };
    };
    /** Your contact for guests and buyers. Absent: pages and mails name no contact. Null removes it. */
    support?: SupportSettings | null;
    /** Your own words in mails; replaced as a whole. What it does not name is worded by the service. Null removes it. */
    mailWording?: MailWording | null;
    /** Address that the service writes to when something needs you, such as webhooks that fail. Null removes it: nobody is notified. */
    alertEmail?: string | null;
};
/** Money to put into the wallet for codes. */
export type OtpCreditBody = {
    /** Amount to put into the wallet, in minor units of `currency`; 1 or more. */
    amountMinor: number;
    /** Currency that codes of the workspace are charged in (ISO 4217). */
    currency: string;
    /** Note that the merchant reads in the ledger, such as the number of an invoice; at most 200 characters. Absent: none. */
    note?: string;
};
/** What the operator sets for a workspace. A field that is absent keeps its value; each given fee and `limits` are replaced as a whole. */
export type OperatorPatch = {
    /** Fees of the service on sales; each given fee is replaced as a whole. */
    fees?: {
        /** Fee on tickets. */
        frontdesk?: ServiceFee;
        /** Fee on products and packages. */
        product?: ServiceFee;
    };
    /** Rate limits of the workspace; replaced as a whole. */
    limits?: RateLimits;
    /** SMS to guests and buyers: to which countries, and how many a day. */
    texts?: {
        /** Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. Null removes the list. */
        countries?: string[] | null;
        /** Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it. */
        mostPerDay?: number;
    };
    /** Room for uploaded pictures and files. */
    media?: {
        /** Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it. */
        fileMiBInAll?: number;
    };
    /** Limits of single keys, by their refs. A limit that is left out is that of the workspace. */
    keys?: {
        [key: string]: {
            /** Rate limits of the key; replaced as a whole. */
            limits: RateLimits;
        };
    };
};
/** Name, place and currencies of a new workspace. */
export type CreateWorkspaceBody = {
    /** Name of the workspace in addresses of hosted pages, unique in the installation; it cannot be changed later. */
    slug: string;
    /** Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
    displayName: string;
    /**
     * IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
     * @example Africa/Lagos
     */
    timezone: string;
    /** Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
    currencies: string[];
};
/** A write through the management API, and who made it. */
export type AuditEntry = {
    /** Ref of the entry: `aud_…`. */
    ref: string;
    /**
     * When it was done, UTC.
     * Format: date-time.
     */
    at: string;
    /** Token that did it. */
    by: {
        /**
         * Kind of token.
         * - `operator`: The operator’s.
         * - `admin_token`: An admin token of the workspace.
         */
        kind: "operator" | "admin_token";
        /** Ref of the admin token among the keys, `key_…`. Absent for the operator. */
        ref?: string;
    };
    /** Ref of the request, `req_…`, as its answer named it in `X-Request-Id`. */
    requestId: string;
    /**
     * Kind of write.
     * - `create`: It was created.
     * - `change`: It was changed.
     * - `delete`: It was deleted.
     */
    action: "create" | "change" | "delete";
    /** Thing that was written. */
    subject: {
        /** Kind of the thing, such as `product`, `delivery_zone`, `key`, `workspace` or `storefront`. */
        kind: string;
        /** Ref of the thing. */
        ref: string;
        /** Slug, key, code or label that it had then. Absent: it had none. */
        name?: string;
    };
    /** Paths of the changed fields, such as `variants[large].prices`. */
    fields: string[];
    /** Reason and figures, such as `{ "reason": "Broken", "from": 10, "to": 9 }`. Absent: there are none. */
    details?: {
        [key: string]: string | number | null;
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
/** An item as it is written, with the refs that the service gives. */
export type ManagedCatalog = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example cat_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the catalog; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Arrangement of the pieces on your page.
     * - `grid`: In a grid of equal cells. Default.
     * - `masonry`: In columns of pieces of different heights.
     * - `carousel`: One after the other, to swipe through.
     * - `list`: Below each other.
     * @default grid
     */
    layout: "grid" | "masonry" | "carousel" | "list";
    /** Pictures, videos and other files in the order shown; at most 1,000. */
    items: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example itm_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
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
    }[];
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Storefronts see the catalog only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** Accepted input that may be unintended. */
export type DocumentWarning = {
    /** Field that it is about, such as `products[2].variants[0].prices`. */
    path: string;
    /** Sentence for people that says what may be wrong and how to fix it. */
    message: string;
};
/** Public keys by which scanners verify the tickets of an event offline. */
export type TicketKeys = {
    /** Ref of the event: `evt_…`. */
    eventRef: string;
    /** Ed25519 keys, 32 bytes each in base64url: the current one first, then earlier ones. A ticket is genuine when one of them verifies it. */
    publicKeys: string[];
};
/** A guest who was let in, for the person at the door. */
export type CheckIn = {
    /** Ref of the attendee who was let in: `att_…`. */
    attendeeRef: string;
    /** Name of the person on the seat, else of the person who registered or bought. Absent: none is known. */
    name?: string;
    /** Ref of the ticket type: `tkt_…`. */
    ticketTypeRef: string;
    /** Name of the ticket type, as guests read it. */
    ticketTypeName: string;
    /** Ref of the event: `evt_…`. */
    eventRef: string;
    /** Slug of the event, by which storefronts read it. */
    eventSlug: string;
    /** Title of the event, as guests read it. */
    eventTitle: string;
    /** Day that they were let in for. Absent: the event has no days. */
    day?: {
        /** Identifier of the day, `day_…`, as the event lists it. */
        ref: string;
        /** Key of the day within the event. */
        key: string;
        /** Name of the day. Absent: it has none. */
        label?: string;
        /**
         * Date of the day, YYYY-MM-DD.
         * Format: date.
         */
        dayDate: string;
    };
    /**
     * When they were let in, UTC.
     * Format: date-time.
     */
    checkedInAt: string;
};
/** A checkout with each attempt to pay, each payment and each refund. */
export type ManagedCheckoutDetail = {
    /** Ref of the checkout: `chk_…`. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Subject of the checkout.
     * - `products`: Products and packages.
     * - `event`: Tickets of an event, and what is sold beside them.
     * - `balance`: The rest of an order that was paid by deposit; `orderRef` is that order.
     */
    kind: "products" | "event" | "balance";
    /**
     * Place of the payment.
     * - `hosted`: On a page of the service.
     * - `headless`: On the merchant’s own page.
     */
    channel: "hosted" | "headless";
    /**
     * State of the checkout.
     * - `open`: The buyer can pay; a payment may be under way.
     * - `paid`: All that was due is paid, and there is an order.
     * - `expired`: Its time was over before it was paid; what it held is for sale again.
     * - `cancelled`: It was called off before it was paid.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /** Currency of all its amounts (ISO 4217), fixed when it is opened. */
    currency: string;
    /** Sum of unit price × quantity over all lines, before discount, delivery, fees and tax. In minor units of the checkout’s currency. */
    subtotalMinor: number;
    /** Discount, taken off the subtotal. In minor units of the checkout’s currency. */
    discountMinor: number;
    /** Delivery fee. In minor units of the checkout’s currency. */
    deliveryMinor: number;
    /** Fees that the buyer pays. In minor units of the checkout’s currency. */
    feeMinor: number;
    /** Tax; 0 for now. In minor units of the checkout’s currency. */
    taxMinor: number;
    /** Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
    totalMinor: number;
    /** Part of the total that makes the checkout paid. In minor units of the checkout’s currency. */
    dueNowMinor: number;
    /** Part of the total that is due later, after a deposit. In minor units of the checkout’s currency. */
    balanceMinor: number;
    /** Lines of the checkout; delivery is not one. */
    lines: ManagedCheckoutLine[];
    /** The buyer. Absent until they, or your server, have given any of it. */
    contact?: {
        /** Name, as far as given. */
        name?: string;
        /** E-mail address, as far as given. */
        email?: string;
        /** Phone number in E.164 form, as far as given. */
        phone?: string;
    };
    /** Ref of the order, `ord_…`. Absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order, as buyers read it. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it expires unless it is paid, UTC.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When it was paid, UTC. Absent: it was not.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When it was called off, UTC. Absent: it was not.
     * Format: date-time.
     */
    cancelledAt?: string;
    /** Each try to pay, whether it led to money or not. */
    attempts: {
        /** Reference at the provider, by which its dashboard finds the payment. */
        reference: string;
        /** Way to pay: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Provider that was asked, such as `paystack` or `stripe`; `sandbox` is the built-in one. */
        provider: string;
        /**
         * State of the attempt.
         * - `created`: It is recorded; the provider was not asked yet, or has not answered.
         * - `pending`: The buyer can pay.
         * - `paid`: The provider reported it as paid.
         * - `failed`: The provider reported it as failed.
         * - `closing`: Nobody shall pay it any more; the provider does not know that yet.
         * - `closed`: The provider has closed it, and nothing was paid.
         */
        status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
        /** Amount to be charged. In minor units of the checkout’s currency. */
        amountMinor: number;
        /** Payer of a part of a savings plan, by the link for others. Absent: the buyer pays. */
        payer?: {
            /** Name that the payer gave. */
            name: string;
            /** E-mail address of the payer. */
            email: string;
        };
        /** Refusal of the attempt, or of the last card that the buyer gave. Absent: it refused nothing. */
        refusal?: PaymentRefusal;
        /**
         * When it began, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Money that was received. */
    payments: {
        /** Ref of the payment: `pay_…`. */
        ref: string;
        /** Way it was paid: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Amount that was received, in minor units of `currency` beside it. */
        amountMinor: number;
        /** Part of it that the checkout kept, in minor units; the rest is refunded. */
        appliedMinor: number;
        /** Currency that was received (ISO 4217). */
        currency: string;
        /**
         * Use of the money.
         * - `applied`: It pays the checkout.
         * - `excess`: It was more than was due: the rest is refunded.
         * - `duplicate`: The checkout was paid already: it is refunded.
         * - `late`: The checkout had expired and the goods were gone: it is refunded.
         * - `after_cancel`: The checkout was called off: it is refunded.
         * - `mismatch`: It came in another currency: it is refunded.
         * - `unfinished`: It was too little by the end of the checkout: it is refunded.
         */
        disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
        /**
         * When it was paid, UTC, as the provider says.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Money that went back, or is on its way. */
    refunds: {
        /** Ref of the refund: `rfd_…`. */
        ref: string;
        /** Ref of the payment that it gives back, `pay_…`. */
        paymentRef: string;
        /** Amount that goes back. In minor units of the checkout’s currency. */
        amountMinor: number;
        /** Reason: your own words, or a `disposition` when the service gave money back by itself. Absent: none was given. */
        reason?: string;
        /**
         * Where the refund was made.
         * - `service`: Here: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * State of the refund.
         * - `pending`: The provider has not confirmed it yet.
         * - `succeeded`: The provider has given it back.
         * - `failed`: The provider refused it: there is a payment exception.
         */
        status: "pending" | "succeeded" | "failed";
        /**
         * When it was asked for, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
};
/** What is bought at one price, with its quantity. */
export type ManagedCheckoutLine = {
    /** Name of the product, ticket or add-on when the checkout was opened. */
    name: string;
    /** Name of the chosen variant. Absent: the line has none. */
    variantName?: string;
    /** Pieces; a group ticket is one. */
    quantity: number;
    /** Price of one piece. In minor units of the checkout’s currency. */
    unitPriceMinor: number;
    /** Part of the discount that falls on the line. In minor units of the checkout’s currency. */
    discountMinor: number;
    /** Unit price × quantity less the discount, without fees. In minor units of the checkout’s currency. */
    totalMinor: number;
};
/** Refusal of a provider to charge. */
export type PaymentRefusal = {
    /**
     * Subject of the refusal.
     * - `card`: The card.
     * - `buyer`: A detail of the buyer, such as the e-mail address.
     * - `attempt`: This attempt alone: another one may succeed.
     * - `configuration`: The set-up of the account at the provider, or of the service: act on it.
     */
    cause: "card" | "buyer" | "attempt" | "configuration";
    /** Code of the refusal at the provider, such as `card_declined`. */
    code: string;
    /** Sentence of the provider in one line; keys, addresses and long numbers are removed. */
    message: string;
    /**
     * Reason why a card was refused, where the buyer is shown the reason. Absent for all else.
     * - `insufficient_funds`: There is not enough money on it.
     * - `expired_card`: The card has expired.
     * - `wrong_details`: Number, date or security code are wrong.
     */
    reason?: "insufficient_funds" | "expired_card" | "wrong_details";
};
/** A checkout as merchants see it. */
export type ManagedCheckout = {
    /** Ref of the checkout: `chk_…`. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Subject of the checkout.
     * - `products`: Products and packages.
     * - `event`: Tickets of an event, and what is sold beside them.
     * - `balance`: The rest of an order that was paid by deposit; `orderRef` is that order.
     */
    kind: "products" | "event" | "balance";
    /**
     * Place of the payment.
     * - `hosted`: On a page of the service.
     * - `headless`: On the merchant’s own page.
     */
    channel: "hosted" | "headless";
    /**
     * State of the checkout.
     * - `open`: The buyer can pay; a payment may be under way.
     * - `paid`: All that was due is paid, and there is an order.
     * - `expired`: Its time was over before it was paid; what it held is for sale again.
     * - `cancelled`: It was called off before it was paid.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /** Currency of all its amounts (ISO 4217), fixed when it is opened. */
    currency: string;
    /** Sum of unit price × quantity over all lines, before discount, delivery, fees and tax. In minor units of the checkout’s currency. */
    subtotalMinor: number;
    /** Discount, taken off the subtotal. In minor units of the checkout’s currency. */
    discountMinor: number;
    /** Delivery fee. In minor units of the checkout’s currency. */
    deliveryMinor: number;
    /** Fees that the buyer pays. In minor units of the checkout’s currency. */
    feeMinor: number;
    /** Tax; 0 for now. In minor units of the checkout’s currency. */
    taxMinor: number;
    /** Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
    totalMinor: number;
    /** Part of the total that makes the checkout paid. In minor units of the checkout’s currency. */
    dueNowMinor: number;
    /** Part of the total that is due later, after a deposit. In minor units of the checkout’s currency. */
    balanceMinor: number;
    /** Lines of the checkout; delivery is not one. */
    lines: ManagedCheckoutLine[];
    /** The buyer. Absent until they, or your server, have given any of it. */
    contact?: {
        /** Name, as far as given. */
        name?: string;
        /** E-mail address, as far as given. */
        email?: string;
        /** Phone number in E.164 form, as far as given. */
        phone?: string;
    };
    /** Ref of the order, `ord_…`. Absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order, as buyers read it. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it expires unless it is paid, UTC.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When it was paid, UTC. Absent: it was not.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When it was called off, UTC. Absent: it was not.
     * Format: date-time.
     */
    cancelledAt?: string;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedCollection = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example col_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the collection only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about the collection; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Kind of cover at the top.
     * - `image`: The picture at `coverUrl`.
     * - `video`: The video at `coverUrl`.
     * - `gallery`: The pictures in `gallery`.
     * - `color`: A plain colour of your theme.
     * @default image
     */
    coverKind: "image" | "video" | "gallery" | "color";
    /**
     * Addresses of further pictures, in the order shown; at most 100.
     * @default []
     */
    gallery: string[];
    /**
     * Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list.
     * @default []
     */
    productRefs: string[];
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** A person who bought, registered or was linked; one for each e-mail address, or phone number without one. */
export type Contact = {
    /** Ref of the contact: `con_…`. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Name of the person. Absent: none is known. */
    name?: string;
    /** E-mail address. Absent: none is known. */
    email?: string;
    /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
    phone?: string;
    /** Ref of the customer, `cus_…`. Absent until one of your users is linked with the contact. */
    customerRef?: string;
    /**
     * When the service first met the person, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When their personal data were erased, UTC. Absent: they are there.
     * Format: date-time.
     */
    erasedAt?: string;
};
/** Everything that is stored about a person, each list oldest first. */
export type PersonalFile = {
    /** The person. */
    contact: Contact;
    /** Your users that are linked with the person. */
    links: {
        /** Ref of the link (`lnk_…`). */
        ref: string;
        /** Your own id of the user, as you sent it. */
        externalRef: string;
        /**
         * When the user was first linked, UTC.
         * Format: date-time.
         */
        linkedAt: string;
    }[];
    /** Orders of the person. */
    orders: {
        /** Ref of the order: `ord_…`. */
        ref: string;
        /** Number of the order, as buyers read it. Absent until it is first paid. */
        number?: string;
        /** State of the order, such as `paid`. */
        status: string;
        /** Currency of the amounts beside it (ISO 4217). */
        currency: string;
        /** Price of the order in all. In minor units of `currency`. */
        totalMinor: number;
        /** Amount that was paid. In minor units of `currency`. */
        paidMinor: number;
        /**
         * When the order was placed, UTC.
         * Format: date-time.
         */
        placedAt: string;
        /** Name and addresses that the person gave there. */
        contact: {
            /** Name of the person. Absent: none is known. */
            name?: string;
            /** E-mail address. Absent: none is known. */
            email?: string;
            /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
            phone?: string;
        };
        /** Address of the delivery: `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent: nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Last refund that the person asked for, with your answer. Absent: none was asked for. */
        refundRequest?: {
            [key: string]: string;
        };
        /** Answers to questions, by the keys of the questions. */
        responses: {
            [key: string]: unknown;
        };
        /** Products, packages, tickets and add-ons that were bought. */
        items: {
            /** Ref of the item: `oit_…`. */
            ref: string;
            /** Name of what was bought. */
            name: string;
            /** Pieces; a group ticket is one. */
            quantity: number;
            /** Price of the item less its discount, without fees. In minor units of `currency`. */
            totalMinor: number;
            /** Answers to questions, by the keys of the questions. */
            responses: {
                [key: string]: unknown;
            };
            /** Seats of the item, with the people on them. */
            attendees: PersonalFileSeat[];
        }[];
    }[];
    /** Registrations of the person for events. */
    registrations: {
        /** Ref of the registration: `grp_…`. */
        ref: string;
        /** Ref of the event: `evt_…`. */
        eventRef: string;
        /** Name that the person registered by. */
        name: string;
        /** E-mail address. Absent: none is known. */
        email?: string;
        /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
        phone?: string;
        /** Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
        dateOfBirth?: string;
        /** Answers to questions, by the keys of the questions. */
        responses: {
            [key: string]: unknown;
        };
        /** Origin of the registration, such as `storefront_api` or `hosted_storefront`. */
        source: string;
        /** Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
        language?: string;
        /**
         * When they registered, UTC.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the last seat was given back or declined, UTC. Absent: a seat is left.
         * Format: date-time.
         */
        endedAt?: string;
        /** Seats of the registration, with the people on them. */
        attendees: PersonalFileSeat[];
    }[];
    /** Tickets that their holders gave to the person. */
    ticketsGiven: {
        /** Ref of the attendee: `att_…`. */
        ref: string;
        /** Name of the person. Absent: none is known. */
        name?: string;
        /** E-mail address. Absent: none is known. */
        email?: string;
        /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
        phone?: string;
        /** Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
        dateOfBirth?: string;
        /** State of the seat, such as `confirmed`. Absent for a seat in a checkout that was not paid. */
        status?: string;
        /** Answers to questions, by the keys of the questions. */
        responses: {
            [key: string]: unknown;
        };
        /** Ref of the event: `evt_…`. */
        eventRef: string;
        /** Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
        language?: string;
        /**
         * When the ticket was given to them, UTC.
         * Format: date-time.
         */
        givenAt: string;
    }[];
    /** Checkouts of the person that were not paid; paid ones are orders. */
    checkouts: {
        /** Ref of the checkout: `chk_…`. */
        ref: string;
        /** State of the checkout: `open`, `expired` or `cancelled`. */
        status: string;
        /** Currency of the amounts beside it (ISO 4217). */
        currency: string;
        /** Price of the checkout in all. In minor units of `currency`. */
        totalMinor: number;
        /**
         * When it was opened, UTC.
         * Format: date-time.
         */
        createdAt: string;
        /** Name and addresses that the person gave there. */
        contact: {
            /** Name of the person. Absent: none is known. */
            name?: string;
            /** E-mail address. Absent: none is known. */
            email?: string;
            /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
            phone?: string;
        };
        /** Address of the delivery: `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent: nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
        dateOfBirth?: string;
        /** Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
        language?: string;
        /** Answers to questions, by the keys of the questions. */
        responses: {
            [key: string]: unknown;
        };
        /** Seats of the checkout, with the people on them. */
        attendees: PersonalFileSeat[];
    }[];
    /** Parts of other people’s savings plans that the person paid, or tried to pay. */
    partsPaid: {
        /** Ref of the payment: `pay_…`. */
        ref: string;
        /** Ref of the checkout that is saved up for: `chk_…`. */
        checkoutRef: string;
        /** Name that the person paid by. */
        name: string;
        /** E-mail address that the person paid by. */
        email: string;
        /** Amount of the part. In minor units of `currency`. */
        amountMinor: number;
        /** Currency of the amounts beside it (ISO 4217). */
        currency: string;
        /** State of the attempt to pay, such as `paid` or `failed`. */
        status: string;
        /**
         * When the attempt began, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Newsletter and restock alerts that the e-mail address was signed up for. */
    subscriptions: {
        /** Ref of the newsletter subscription, `nls_…`, or restock alert, `rsa_…`. */
        ref: string;
        /**
         * Subject of the sign-up.
         * - `newsletter`: The newsletter.
         * - `restock`: A mail when a variant can be bought again.
         */
        kind: "newsletter" | "restock";
        /** State: `pending`, `confirmed`, `told` (a restock alert that was sent) or `ended`. */
        state: string;
        /** E-mail address that was signed up. */
        email: string;
        /** Name that was given. Absent: none was. */
        name?: string;
        /** Product that a restock alert is for. Absent for the newsletter. */
        product?: string;
        /** Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
        language?: string;
        /**
         * When the person signed up, UTC.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When they confirmed it by mail, UTC. Absent: they have not.
         * Format: date-time.
         */
        confirmedAt?: string;
        /**
         * When it ended: unsubscribed, or with the mail of a restock alert, UTC. Absent: it has not.
         * Format: date-time.
         */
        endedAt?: string;
    }[];
    /** Submissions of forms with this e-mail address in a question whose `identity` is `email`. */
    submissions: {
        /** Ref of the submission: `sub_…`. */
        ref: string;
        /** Ref of the form: `frm_…`. */
        formRef: string;
        /** Slug of the form, by which storefronts read it. */
        formSlug: string;
        /** Name of the form, as its senders read it. */
        formName: string;
        /** Answers in the order of the form. Questions that were not asked or left blank are absent. */
        answers: {
            /** Key of the question. */
            key: string;
            /** Question as it was read then. */
            label: string;
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
            type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
            /** Answer: a text, a number, true or false, or a list of the chosen texts. */
            value: string | number | boolean | string[];
        }[];
        /** Names of the files that came with it. The submission itself has links to them. */
        files: string[];
        /**
         * When the form was sent, UTC.
         * Format: date-time.
         */
        submittedAt: string;
    }[];
    /** Messages to the person. */
    messages: {
        /** Ref of the message: `msg_…`. */
        ref: string;
        /** Content of the message, such as `order_confirmed`. */
        kind: string;
        /** Channel: `email`, `sms` or `whatsapp`. */
        channel: string;
        /** E-mail address or phone number that it goes to. */
        recipient: string;
        /** State of the message, such as `sent`, `due` or `failed`. */
        state: string;
        /**
         * When it was planned, UTC.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When it was sent, UTC. Absent: it was not.
         * Format: date-time.
         */
        sentAt?: string;
    }[];
    /** One-time passwords that were sent to the phone of the person. */
    codes: {
        /** Ref of the code: `otp_…`. */
        ref: string;
        /** Phone number, masked: country code and last three digits. The number is not kept. */
        to: string;
        /** Country of the number (ISO 3166). */
        country: string;
        /** Channel: `sms` or `whatsapp`. */
        channel: string;
        /** Owner of the number that sent it: `own`, the merchant’s, or `frontdesk`, the service’s. */
        sender: string;
        /** Your own label of the code. Absent: none was given. */
        purpose?: string;
        /**
         * When it was sent, UTC.
         * Format: date-time.
         */
        createdAt: string;
        /** Last report of the provider, such as `delivered`. Absent: there was none. */
        delivery?: string;
    }[];
};
/** A seat with the person on it. */
export type PersonalFileSeat = {
    /** Ref of the attendee: `att_…`. */
    ref: string;
    /** Name of the person. Absent: none is known. */
    name?: string;
    /** E-mail address. Absent: none is known. */
    email?: string;
    /** Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
    phone?: string;
    /** Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
    dateOfBirth?: string;
    /** State of the seat, such as `confirmed`. Absent for a seat in a checkout that was not paid. */
    status?: string;
    /** Answers to questions, by the keys of the questions. */
    responses: {
        [key: string]: unknown;
    };
};
/** A link between a user of yours and a contact. */
export type CustomerLink = {
    /** Ref of the link (`lnk_…`). */
    ref: string;
    /** Your own id of the user, as you sent it. */
    externalRef: string;
    /** Ref of the customer (`cus_…`), one for each contact. With a test key it begins with `test_` and exists nowhere else. */
    customerRef: string;
    /** Ref of the contact (`con_…`), one for each e-mail: orders and registrations with that e-mail belong to it. With a test key it begins with `test_` and exists nowhere else. */
    contactRef: string;
    /** True for a link made with a test key, which has no contact: its refs begin with `test_`. */
    test: boolean;
    /**
     * When the user was first linked, UTC.
     * Format: date-time.
     */
    linkedAt: string;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedDeliveryZone = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example dlz_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
    key: string;
    /** Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
    name: string;
    /** Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Way in which buyers get the goods.
     * - `delivery`: They are sent to the address of the buyer. Default.
     * - `pickup`: The buyer picks them up at `pickupLocation`.
     * @default delivery
     */
    kind: "delivery" | "pickup";
    /**
     * Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country.
     * @default []
     */
    countries: string[];
    /**
     * Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
     * @default []
     */
    states: string[];
    /**
     * Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
     * @default []
     */
    cities: string[];
    /**
     * Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all.
     * @default []
     */
    postalPrefixes: string[];
    /** Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
    feeMinor?: number;
    /**
     * Currency of `feeMinor`. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone.
     * @default []
     */
    prices: PriceEntry[];
    /** Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
    freeOver?: AmountsByCurrency;
    /** Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
    minOrder?: AmountsByCurrency;
    /** When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
    etaText?: string;
    /** Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
    etaMinDays?: number;
    /** Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
    etaMaxDays?: number;
    /** Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
    pickupLocation?: Location;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedDiscountCode = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example dsc_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
    code: string;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * Kind of discount.
     * - `percent`: A percentage of the lines that it is for.
     * - `fixed`: An amount, once for each checkout and never more than those lines cost.
     */
    kind: "percent" | "fixed";
    /** With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
    value: number | AmountsByCurrency;
    /** Things that the code is for. Everything, when all its lists are empty. Default: everything. */
    appliesTo: {
        /**
         * Events for whose tickets the code is, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs: string[];
        /**
         * Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs: string[];
        /**
         * Products and packages that the code is for, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs: string[];
    };
    /**
     * First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Most checkouts that may use the code in all. Absent: no limit. */
    maxUses?: number;
    /** Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
    maxUsesPerContact?: number;
    /** Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
    minSubtotal?: AmountsByCurrency;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** A workspace document with every section, in the form of `/admin/document/schema.json`. */
export type ExportedDocument = {
    /** Version of the format of documents: 1. */
    version: 1;
    /** Name of this state of the workspace: send it back, and the document is refused when the workspace has changed since. */
    revision: string;
} & {
    [key: string]: unknown;
};
/** Changes that a document makes, or would make. */
export type AppliedDocument = {
    /** True when nothing was changed. */
    dryRun: boolean;
    /** Things that are new. */
    created: PlannedItem[];
    /** Things that change, with their fields. */
    changed: PlannedChange[];
    /** Things that are deleted. */
    deleted: PlannedItem[];
    /** Name of the present state of the workspace. */
    revision: string;
    /** Accepted input that may be unintended: moments that are read otherwise than before, ticket types that need more seats at a time than `seats` of the workspace allows, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
    /** Parts that are dropped although guests, orders or answers use them. Without `force=true` a document with any is refused. */
    inUse?: PartInUse[];
};
/** A thing that a document creates or deletes. */
export type PlannedItem = {
    /**
     * Section of the document that has the thing.
     * - `workspace`: Name and settings of the workspace.
     * - `storefront`: The storefront document.
     * - `products`: Products.
     * - `collections`: Collections.
     * - `packages`: Packages.
     * - `events`: Events.
     * - `forms`: Forms.
     * - `tables`: Tables.
     * - `catalogs`: Media catalogs.
     * - `folders`: Folders of files.
     * - `notes`: Notes.
     * - `deliveryZones`: Delivery zones.
     * - `discountCodes`: Discount codes.
     * - `promoterCodes`: Promoter codes.
     */
    section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
    /** Slug, key or code of the thing; the name of the section where that holds a single thing. */
    identity: string;
};
/** A thing that a document changes, with its fields. */
export type PlannedChange = {
    /**
     * Section of the document that has the thing.
     * - `workspace`: Name and settings of the workspace.
     * - `storefront`: The storefront document.
     * - `products`: Products.
     * - `collections`: Collections.
     * - `packages`: Packages.
     * - `events`: Events.
     * - `forms`: Forms.
     * - `tables`: Tables.
     * - `catalogs`: Media catalogs.
     * - `folders`: Folders of files.
     * - `notes`: Notes.
     * - `deliveryZones`: Delivery zones.
     * - `discountCodes`: Discount codes.
     * - `promoterCodes`: Promoter codes.
     */
    section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
    /** Slug, key or code of the thing; the name of the section where that holds a single thing. */
    identity: string;
    /** Paths of the changed fields, such as `variants[large].prices`. */
    fields: string[];
    /** The same fields with their values. */
    changes: FieldChange[];
};
/** A field before and after a change. */
export type FieldChange = {
    /** Path of the field, such as `variants[large].prices`. */
    path: string;
    /** Value before, as documents write it; absent where there was none. Long texts are cut to 120 characters around the difference. */
    before?: unknown;
    /** Value afterwards, in the same form; absent where there is none. */
    after?: unknown;
    /** Currency (ISO 4217) of amounts in the values that name none. Absent: there are none. */
    currency?: string;
    /** Currency of the amounts in `before`, where it was another one. Absent: it was the same. */
    currencyBefore?: string;
};
/** Messages as they would look, with sample data or for the registration given. Nothing was sent. */
export type EmailPreview = {
    /** Subject of the mail; empty for an SMS. */
    subject: string;
    /** Plain text of the mail, as mail programs without HTML show it, or the whole SMS. */
    text: string;
    /** HTML of the mail, as most mail programs show it; empty for an SMS. */
    html: string;
    /** All that the registration would send: first to the guest, whose message is also shown above (an SMS without subject and HTML); then to attendees. Absent with a `kind`. */
    messages?: PreviewedMessage[];
};
/** Mail or SMS that the previewed registration would send. */
export type PreviewedMessage = {
    /**
     * Kind of the message, as in `GET /v1/admin/messages`.
     * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
     * - `registration_received`: To a guest: the registration waits for your approval.
     * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
     * - `registration_declined`: To a guest: you have declined the registration.
     * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
     * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
     * - `event_rescheduled`: To a guest: the event has another time or place.
     * - `event_cancelled`: To a guest: the event is cancelled.
     * - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
     * - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
     * - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
     * - `order_confirmed`: To a buyer: the order is placed, with its tickets.
     * - `order_fulfilled`: To a buyer: goods were handed over.
     * - `order_refunded`: To a buyer: money goes back.
     * - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
     * - `order_cancelled`: To a buyer: the order is cancelled.
     * - `tickets_voided`: To a buyer: tickets of the order are void.
     * - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
     * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
     * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
     * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
     * - `balance_reminder`: To a buyer: the balance of the order is due soon.
     * - `balance_received`: To a buyer: the balance of the order is paid.
     * - `transfer_instructions`: To a buyer: how to make the bank transfer.
     * - `savings_started`: To a buyer: the savings plan has begun.
     * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
     * - `savings_reminder`: To a buyer: the savings plan ends soon.
     * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
     * - `payment_returned`: To a buyer: a payment that could not be used goes back.
     * - `money_returned`: To you: the service gave money back by itself.
     * - `refund_failed`: To you: the provider refused a refund.
     * - `webhook_failing`: To you: deliveries to a webhook destination fail.
     * - `webhook_disabled`: To you: a webhook destination was disabled.
     * - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
     * - `form_files_full`: To you: forms take no more files, since their room is full.
     * - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
     * - `admin_token_made`: To you: the operator has made an admin token.
     * - `refund_asked`: To you: a buyer asks for a refund.
     * - `rail_refused`: To you: a payment provider refuses one payment after the other.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
     * - `ticket_given_away`: To the former holder of a ticket: it was given away.
     * - `event_announcement`: To guests of an event: a message in your own words.
     */
    kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
    /**
     * Channel by which the message would be sent.
     * - `email`: By e-mail.
     * - `sms`: By SMS.
     * - `whatsapp`: By WhatsApp.
     */
    channel: "email" | "sms" | "whatsapp";
    /** E-mail address, or phone number in E.164, that it would go to. */
    to: string;
    /** Subject of the mail; absent from an SMS. */
    subject?: string;
    /** Plain-text part of the mail, or the whole SMS. */
    text: string;
    /** HTML part of the mail; absent from an SMS. */
    html?: string;
    /** Calendar files and tickets of the mail. Codes of these tickets admit nobody. */
    attachments: PreviewedAttachment[];
};
/** File that a previewed mail carries. */
export type PreviewedAttachment = {
    /** Name of the file in the mail, such as `invite.ics` or `ticket.pdf`. */
    filename: string;
    /** Media type of the file. */
    contentType: string;
    /** Bytes of the file in base64. */
    contentBase64: string;
};
/** How many guests a mail goes to, or would go to. */
export type EventMessage = {
    /** Ref of the event: `evt_…`. */
    event: string;
    /** True when nobody was written to. */
    dryRun: boolean;
    /** Number of addresses that it goes to, or would go to. */
    recipients: number;
    /** Number of addresses that are left out because they have unsubscribed. */
    unsubscribed: number;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedEvent = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example evt_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title: string;
    /** One line below the title. Absent: none. */
    tagline?: string;
    /** Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Storefronts see the event only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /**
     * Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * Way in which people get a place.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets here.
     * - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
     * @default ticketed
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * Where the event takes place.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: Both at a venue and online.
     * @default physical
     */
    format: "physical" | "online" | "hybrid";
    /** Place of the event: a venue, an online address, or both. Absent: not announced. */
    location?: Location;
    /**
     * Audience of the place.
     * - `public`: Everybody: `location` has it.
     * - `registered_only`: Registered guests, on their ticket; `location` is absent.
     * - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
     * @default public
     */
    venueVisibility: "public" | "registered_only" | "hidden";
    /**
     * Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: "everyone" | "guests";
    /**
     * IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace.
     * @example Africa/Lagos
     */
    timezone?: string;
    /**
     * When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /**
     * When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /**
     * Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    selfRefundUntil?: string;
    /** Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
    capacity?: number;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures, videos and documents about the event, in the order shown; at most 50.
     * @default []
     */
    media: EventMedia[];
    /** Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
    category?: string;
    /** Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
    minAge?: number;
    /**
     * Person whose date of birth an age limit asks for.
     * - `order`: The buyer’s, once: send `dateOfBirth` with the request.
     * - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
     * @default order
     */
    dobMode: "order" | "attendee";
    /**
     * True: everybody who is named for a seat needs an e-mail address as well. Default: false.
     * @default false
     */
    attendeeEmailRequired: boolean;
    /**
     * Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace.
     * @example NGN
     */
    currency?: string;
    /** Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
    customerFee?: Fee;
    /** Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /**
     * True lets buyers pay tickets with `saveForIt` in parts over time. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /** Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`. */
    days: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example day_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the day, such as "Opening night". Absent: its date is shown. */
        label?: string;
        /**
         * Date of the day, YYYY-MM-DD in its own time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the day. Absent: that of the event. */
        location?: Location;
        /** Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
        capacity?: number;
    }[];
    /** Tickets that are sold or given away, in the order shown; at most 200. */
    ticketTypes: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example tkt_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the ticket, such as "Early bird"; one line of at most 300 characters. */
        name: string;
        /** Description of what the ticket includes; at most 50,000 characters. Absent: nothing is shown. */
        description?: string;
        /**
         * Address of a picture of the ticket, http or https. Absent: no picture.
         * Format: uri.
         */
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
         * Audience of the ticket.
         * - `public`: Everybody. Default.
         * - `hidden`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
         * - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
         * @default public
         */
        visibility: "public" | "hidden" | "invite_only";
        /**
         * When sales begin; before, the ticket is not shown. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        onSaleFrom?: string;
        /**
         * When sales end; from then on the ticket is not shown. Absent: until the event ends. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        onSaleUntil?: string;
        /**
         * Payer of the service’s fee.
         * - `pass_on`: The buyer: it is added to the price at checkout.
         * - `absorb`: The merchant: the buyer pays the price as shown.
         * @default pass_on
         */
        frontdeskFeeMode: "pass_on" | "absorb";
        /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
        priceMinor?: number;
        /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
        compareAtMinor?: number;
        /**
         * ISO 4217 code of `priceMinor`; the primary currency when absent.
         * @example NGN
         */
        currency?: string;
        /**
         * One price for each currency that it is sold in, in minor units; at most 50. A free ticket has none. For a donation these are the least amounts in currencies other than the event’s.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Other prices that apply first, one phase after the other, such as an early bird; at most 50. After the last one `prices` apply.
         * @default []
         */
        pricePhases: PricePhaseItemOutput[];
        /** Least donation, in minor units of the event’s primary currency. Absent: 1. For `kind` `donation` only. */
        minPriceMinor?: number;
        /**
         * Amounts that the page suggests, in minor units of the event’s primary currency; at most 20. For `kind` `donation` only.
         * @default []
         */
        donationPresets: number[];
        /**
         * Computation of the deposit.
         * - `percent`: A percentage of the price, 1 to 100.
         * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
        depositValue?: number;
        /**
         * Way in which the balance is paid after a deposit; absent when there is no deposit.
         * - `online`: Online, on a page that the service links to in its mails.
         * - `at_door`: At the door of the event.
         * - `manual`: To the merchant, who asks for it.
         */
        depositBalanceMode?: "online" | "at_door" | "manual";
        /**
         * When the rest has to be paid; from then on the ticket costs its whole price at once. Absent: no date. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        depositBalanceDueAt?: string;
        /** Number of tickets for sale in all; a group ticket counts as one, and 0 closes the sale. Absent: no cap. */
        capacity?: number;
        /** From this number of tickets left on, your page may show that few are left. Absent: your page decides. */
        lowStockThreshold?: number;
        /**
         * Least number of these tickets in one order, 1 to 1,000. Default: 1.
         * @default 1
         */
        minPerOrder: number;
        /** Most of these tickets in one order, 1 to 1,000. Absent: the limits of the workspace (`seats`). */
        maxPerOrder?: number;
        /** Least age in years at the start of the event. The date of birth is then required, as `dobMode` of the event says. */
        minAge?: number;
        /**
         * True: registrations wait as `pending` until you approve them; their seats are held meanwhile. Default: false.
         * @default false
         */
        approvalRequired: boolean;
        /**
         * Number of people that one ticket admits, 1 to 1,000. Default: 1.
         * @default 1
         */
        groupSize: number;
        /**
         * Way in which people attend with this ticket; the event’s `format` holds when absent.
         * - `in_person`: At the venue.
         * - `online`: Online.
         */
        attendance?: "in_person" | "online";
        /**
         * Keys of the event’s `days` that the ticket admits to. Default: empty, which means every day.
         * @default []
         */
        validDays: string[];
        /**
         * True: a name is required for every seat. Default: false.
         * @default false
         */
        requiresAttendeeDetails: boolean;
        /**
         * Questions for the buyer, or for each attendee where attendees are named; at most 100.
         * @default []
         */
        formFields: FormFieldOutput[];
        /** Terms of savings plans for this ticket. Absent: it cannot be saved up for. The event has to allow it (`saveForItEnabled`). */
        saveForIt?: SaveForItPolicy;
    }[];
    /** Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them. */
    unlockCodes: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example ulc_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Ticket types of this event that the code reveals, by key; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the code. Absent: no limit. */
        maxUses?: number;
    }[];
    /**
     * Packages that are sold beside the tickets, by slug, in the order shown; at most 50.
     * @default []
     */
    attachedPackageRefs: string[];
    /**
     * Products that are sold beside the tickets, by slug, in the order shown; at most 50.
     * @default []
     */
    attachedProductRefs: string[];
    /** Sponsor that your page may show. Absent: none. */
    sponsorship?: Sponsorship;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedFolder = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example fld_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the folder; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /** Slug of the folder that contains this one. Absent: it is at the top. */
    parentSlug?: string;
    /**
     * Storefronts see the folder only when this is true. Default: true.
     * @default true
     */
    public: boolean;
    /** Files in the order shown; at most 1,000. */
    files: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example fil_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
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
    }[];
    /** Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedForm = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example frm_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
    name: string;
    /** Text above the questions; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text on the button that sends the form. Default: "Send".
     * @default Send
     */
    submitLabel: string;
    /**
     * Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers."
     * @default Thank you. We have received your answers.
     */
    thankYouMessage: string;
    /**
     * Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page.
     * Format: uri.
     */
    redirectUrl?: string;
    /**
     * When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    opensAt?: string;
    /**
     * When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    closesAt?: string;
    /** Questions in the order shown; at most 200, with 5,000 choices in all. */
    fields: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example ffd_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
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
        options: FormFieldOptionsOutput;
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
    }[];
    /**
     * Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them.
     * @default []
     */
    notify: string[];
    /**
     * Storefronts see the form only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** A key of a storefront, or an admin token, without its value. */
export type Key = {
    /** Ref of the key: `key_…`. It is not the key itself. */
    ref: string;
    /**
     * Kind of key, which says where it may be used.
     * - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
     * - `secret`: On a server alone: everything that its scopes allow.
     * - `admin`: In the management API: an admin token.
     */
    kind: "publishable" | "secret" | "admin";
    /**
     * Environment of the key. Absent on admin tokens.
     * - `test`: Nothing is real: no money moves and nobody is written to.
     * - `live`: Everything is real.
     */
    mode?: "test" | "live";
    /**
     * State of the key.
     * - `active`: It works.
     * - `paused`: It is refused until you resume it.
     * - `expired`: Its `expiresAt` is over.
     * - `revoked`: It was revoked, which cannot be undone.
     */
    status: "active" | "paused" | "expired" | "revoked";
    /** Your own name for the key. Absent: it has none. */
    label?: string;
    /** Rights of the key; empty on admin tokens, which may do everything. */
    scopes: Scope[];
    /** Origins of the websites from which a publishable key works, such as `https://shop.example`. Empty: none. */
    origins: string[];
    /** Rate limits of this key instead of the workspace’s. */
    limits: RateLimits;
    /** The first 12 characters of the key. */
    prefix: string;
    /** Its last 4 characters. */
    ending: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * From then on the key is refused, UTC. Absent: never.
     * Format: date-time.
     */
    expiresAt?: string;
    /**
     * When it was paused, UTC; present while it is.
     * Format: date-time.
     */
    pausedAt?: string;
    /**
     * When it was revoked, UTC. Absent: it was not.
     * Format: date-time.
     */
    revokedAt?: string;
    /** Ref of the key that replaced this one when it was rolled. Absent: it was not rolled. */
    replacedByRef?: string;
    /**
     * Last request with the key, UTC, to the minute. Absent: it was never used.
     * Format: date-time.
     */
    lastUsedAt?: string;
    /** Address from which that request came. Absent: the key was never used. */
    lastUsedIp?: string;
};
/** A new key with its value, which is shown only now. */
export type CreatedKey = {
    /** Ref of the key: `key_…`. It is not the key itself. */
    ref: string;
    /**
     * Kind of key, which says where it may be used.
     * - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
     * - `secret`: On a server alone: everything that its scopes allow.
     * - `admin`: In the management API: an admin token.
     */
    kind: "publishable" | "secret" | "admin";
    /**
     * Environment of the key. Absent on admin tokens.
     * - `test`: Nothing is real: no money moves and nobody is written to.
     * - `live`: Everything is real.
     */
    mode?: "test" | "live";
    /**
     * State of the key.
     * - `active`: It works.
     * - `paused`: It is refused until you resume it.
     * - `expired`: Its `expiresAt` is over.
     * - `revoked`: It was revoked, which cannot be undone.
     */
    status: "active" | "paused" | "expired" | "revoked";
    /** Your own name for the key. Absent: it has none. */
    label?: string;
    /** Rights of the key; empty on admin tokens, which may do everything. */
    scopes: Scope[];
    /** Origins of the websites from which a publishable key works, such as `https://shop.example`. Empty: none. */
    origins: string[];
    /** Rate limits of this key instead of the workspace’s. */
    limits: RateLimits;
    /** The first 12 characters of the key. */
    prefix: string;
    /** Its last 4 characters. */
    ending: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * From then on the key is refused, UTC. Absent: never.
     * Format: date-time.
     */
    expiresAt?: string;
    /**
     * When it was paused, UTC; present while it is.
     * Format: date-time.
     */
    pausedAt?: string;
    /**
     * When it was revoked, UTC. Absent: it was not.
     * Format: date-time.
     */
    revokedAt?: string;
    /** Ref of the key that replaced this one when it was rolled. Absent: it was not rolled. */
    replacedByRef?: string;
    /**
     * Last request with the key, UTC, to the minute. Absent: it was never used.
     * Format: date-time.
     */
    lastUsedAt?: string;
    /** Address from which that request came. Absent: the key was never used. */
    lastUsedIp?: string;
    /** The key, shown once: keep it. */
    key: string;
};
/** An uploaded picture or file. */
export type MediaFile = {
    /** Ref of the file: `med_…`. */
    ref: string;
    /** Name of the file when it was uploaded. */
    name: string;
    /**
     * Kind of file, which decides how to show it.
     * - `image`: A picture.
     * - `video`: A video.
     * - `audio`: A sound.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Audience of the file.
     * - `public`: Whoever has the address may open it.
     * - `private`: It opens by signed links alone.
     */
    visibility: "public" | "private";
    /** Address of the file, which never changes: use it in items. A private file opens there by signed links alone. */
    url: string;
    /** Signed address of a private file, valid for an hour. Absent for public files. */
    downloadUrl?: string;
    /** Address of a small version of a public picture. Absent for all else. */
    thumbnailUrl?: string;
    /** Type of the file, such as `image/webp`. */
    mimeType: string;
    /** Bytes that the file takes up. */
    sizeBytes: number;
    /** SHA-256 of the file, 64 lower-case hexadecimal digits. */
    checksumSha256: string;
    /** Width in pixels. Absent for all but pictures. */
    width?: number;
    /** Height in pixels. Absent for all but pictures. */
    height?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
};
/** A message to one person, by e-mail, SMS or WhatsApp. */
export type Message = {
    /** Ref of the message: `msg_…`. */
    ref: string;
    /**
     * Content of the message, and its recipient.
     * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
     * - `registration_received`: To a guest: the registration waits for your approval.
     * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
     * - `registration_declined`: To a guest: you have declined the registration.
     * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
     * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
     * - `event_rescheduled`: To a guest: the event has another time or place.
     * - `event_cancelled`: To a guest: the event is cancelled.
     * - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
     * - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
     * - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
     * - `order_confirmed`: To a buyer: the order is placed, with its tickets.
     * - `order_fulfilled`: To a buyer: goods were handed over.
     * - `order_refunded`: To a buyer: money goes back.
     * - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
     * - `order_cancelled`: To a buyer: the order is cancelled.
     * - `tickets_voided`: To a buyer: tickets of the order are void.
     * - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
     * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
     * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
     * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
     * - `balance_reminder`: To a buyer: the balance of the order is due soon.
     * - `balance_received`: To a buyer: the balance of the order is paid.
     * - `transfer_instructions`: To a buyer: how to make the bank transfer.
     * - `savings_started`: To a buyer: the savings plan has begun.
     * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
     * - `savings_reminder`: To a buyer: the savings plan ends soon.
     * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
     * - `payment_returned`: To a buyer: a payment that could not be used goes back.
     * - `money_returned`: To you: the service gave money back by itself.
     * - `refund_failed`: To you: the provider refused a refund.
     * - `webhook_failing`: To you: deliveries to a webhook destination fail.
     * - `webhook_disabled`: To you: a webhook destination was disabled.
     * - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
     * - `form_files_full`: To you: forms take no more files, since their room is full.
     * - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
     * - `admin_token_made`: To you: the operator has made an admin token.
     * - `refund_asked`: To you: a buyer asks for a refund.
     * - `rail_refused`: To you: a payment provider refuses one payment after the other.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
     * - `ticket_given_away`: To the former holder of a ticket: it was given away.
     * - `event_announcement`: To guests of an event: a message in your own words.
     */
    kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
    /**
     * Channel of the message.
     * - `email`: By e-mail.
     * - `sms`: By SMS.
     * - `whatsapp`: By WhatsApp.
     */
    channel: "email" | "sms" | "whatsapp";
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** E-mail address or phone number; a text that begins with `Deleted` once that is erased. */
    recipient: string;
    /** Thing that the message is about. */
    subject: {
        /**
         * Kind of that thing.
         * - `registration`: A registration.
         * - `order`: An order.
         * - `payment`: A payment.
         * - `refund`: A refund.
         * - `submission`: A submission of a form.
         * - `form`: A form.
         * - `subscription`: A newsletter subscription or restock alert.
         * - `webhook_destination`: A webhook destination.
         * - `workspace`: The workspace.
         * - `admin_token`: An admin token.
         * - `payment_exception`: A payment exception.
         * - `confirmation`: An action that a code confirms.
         * - `attendee`: The seat of an attendee.
         * - `event`: An event.
         */
        kind: "registration" | "order" | "payment" | "refund" | "submission" | "form" | "subscription" | "webhook_destination" | "workspace" | "admin_token" | "payment_exception" | "confirmation" | "attendee" | "event";
        /** Ref of that thing; its prefix says of which kind. */
        ref: string;
    };
    /**
     * State of the message.
     * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
     * - `sending`: An attempt is under way.
     * - `sent`: The mail server or provider has it.
     * - `failed`: Every attempt failed, or another one is of no use.
     * - `skipped`: It was no longer true when its turn came.
     * - `withheld`: An SMS that may not go to its number.
     */
    state: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
    /** Attempts so far. */
    attempts: number;
    /**
     * When the next attempt begins, UTC. Absent: none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When it was planned, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was handed to the mail server or provider, UTC. Absent: it was not.
     * Format: date-time.
     */
    sentAt?: string;
    /** Reason why the last attempt failed, why it was skipped or withheld, or what it waits for. Absent: nothing is wrong. */
    error?: string;
    /** Identifier of the message at the mail server or provider. Absent: none was given. */
    providerRef?: string;
    /** Segments of an SMS, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. Absent for everything else. */
    segments?: number;
};
/** A person who signed up for the newsletter. */
export type Subscriber = {
    /** Ref of the subscriber: `nls_…`. */
    ref: string;
    /**
     * State of the subscription.
     * - `pending`: The confirmation mail is not answered yet: do not write to them.
     * - `confirmed`: They want the newsletter.
     * - `unsubscribed`: They want it no longer: take them off your own lists.
     */
    state: "pending" | "confirmed" | "unsubscribed";
    /** Name that was given. Absent: none was. */
    name?: string;
    /** E-mail address of the person. */
    email: string;
    /**
     * Origin of the sign-up.
     * - `hosted`: On a page of the service.
     * - `storefront_api`: On your own site, through the storefront API.
     */
    source: "hosted" | "storefront_api";
    /**
     * When the person signed up, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When they followed the link in the confirmation mail, UTC. Absent: they have not.
     * Format: date-time.
     */
    confirmedAt?: string;
    /**
     * When they unsubscribed, UTC. Absent: they have not.
     * Format: date-time.
     */
    unsubscribedAt?: string;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedNote = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example not_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Title of the article; one line of at most 300 characters. */
    title: string;
    /** Short summary for lists; at most 1,000 characters. Absent: none. */
    excerpt?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * The article in blocks, such as headings, texts and pictures; at most 500. Default: none.
     * @default []
     */
    blocks: DescriptionBlockOutput[];
    /** The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
    bodyHtml?: string;
    /** Name of the author, as shown. Absent: none is named. */
    authorName?: string;
    /**
     * Words to group and filter articles by; at most 50.
     * @default []
     */
    tags: string[];
    /**
     * When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Storefronts see the note only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
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
/** A one-time password that was sent; neither code nor number is kept. */
export type SentCode = {
    /** Ref of the code, `otp_…`: the `challengeRef` of the request that sent it. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Ref of the key that asked for it: `key_…`. */
    keyRef: string;
    /** Phone number, masked: country code and last three digits. The number is not kept. */
    to: string;
    /** Country of the number (ISO 3166), such as `NG`. */
    country: string;
    /**
     * Channel of the code.
     * - `whatsapp`: By WhatsApp.
     * - `sms`: By SMS.
     */
    channel: "whatsapp" | "sms";
    /**
     * Owner of the number that it came from.
     * - `own`: The merchant’s.
     * - `frontdesk`: The service’s.
     */
    sender: "own" | "frontdesk";
    /** Ref of the WhatsApp template that was used, `tpl_…`. Absent: none was. */
    templateRef?: string;
    /** Your own label of the code; its recipient never sees it. Absent: none was given. */
    purpose?: string;
    /**
     * Maker of the code.
     * - `service`: The service, which also checks it.
     * - `client`: Your server, which checks it itself.
     */
    codeSource: "service" | "client";
    /** Price of the code. */
    charge: {
        /** Price in minor units of `currency`; 0 in test mode. */
        amountMinor: number;
        /** Currency of the price (ISO 4217). */
        currency: string;
    };
    /**
     * When it was sent, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it ceases to be valid, UTC.
     * Format: date-time.
     */
    expiresAt: string;
    /** Latest report of the provider. Absent: there was none. */
    delivery?: {
        /**
         * State of the delivery.
         * - `unknown`: It was handed over; nobody knows whether the provider accepted it.
         * - `sent`: The provider accepted it.
         * - `delivered`: It reached the phone.
         * - `read`: It was read.
         * - `failed`: It could not be delivered.
         */
        status: "unknown" | "sent" | "delivered" | "read" | "failed";
        /**
         * When the provider reported it, UTC.
         * Format: date-time.
         */
        at: string;
        /** Reason of the failure, in the provider’s words. Absent: it has not failed, or no reason is given. */
        reason?: string;
    };
    /** Identifier of the message at the provider. Absent: none was given. */
    providerRef?: string;
    /** Segments of an SMS, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. Absent for everything else. */
    segments?: number;
};
/** The number that the workspace’s own codes come from. */
export type OtpConnection = {
    /**
     * State of the connection.
     * - `set`: It is connected.
     * - `unset`: There is none.
     * - `unreadable`: It was sealed under a secret key that the service no longer has: connect it again.
     */
    status: "set" | "unset" | "unreadable";
    /**
     * Provider of the number.
     * - `whatsapp`: WhatsApp Business, through Meta.
     * - `twilio`: SMS through Twilio.
     * - `termii`: SMS through Termii.
     * - `mailbox`: The inbox of development; nothing leaves the machine.
     *
     * Absent: no number is connected.
     */
    kind?: "whatsapp" | "twilio" | "termii" | "mailbox";
    /**
     * Channel of codes. Absent: no number is connected.
     * - `whatsapp`: By WhatsApp; they need an approved template.
     * - `sms`: By SMS; they need no template.
     */
    channel?: "whatsapp" | "sms";
    /**
     * When it was connected, UTC. Absent: no number is connected.
     * Format: date-time.
     */
    setAt?: string;
    /** Last characters of each field, such as `{ "accessToken": "…4f2a" }`. The values are never shown. Absent: none are set. */
    fields?: {
        [key: string]: string;
    };
    /** Address to which the provider reports deliveries; enter it in its dashboard (Twilio gets it with each SMS). Absent: none is needed. */
    callbackUrl?: string;
};
/** A movement of the wallet that pays for codes. */
export type OtpLedgerEntry = {
    /** Ref of the entry: `led_…`. */
    ref: string;
    /**
     * Kind of event.
     * - `credit`: The operator put money in.
     * - `charge`: A code was charged.
     * - `refund`: The charge of a code came back.
     */
    kind: "credit" | "charge" | "refund";
    /** Currency of the wallet (ISO 4217). */
    currency: string;
    /** Amount that the wallet gained, in minor units of `currency`; below 0 for a charge. */
    amountMinor: number;
    /** Balance of the wallet after it, in minor units of `currency`. */
    balanceMinor: number;
    /** Ref of the code that was charged, or whose charge came back: `otp_…`. Absent for a credit. */
    challengeRef?: string;
    /** Note of the operator on a credit. Absent: there is none. */
    note?: string;
    /**
     * When it happened, UTC.
     * Format: date-time.
     */
    at: string;
};
/** A WhatsApp template that codes are sent by. */
export type OtpTemplate = {
    /** Ref of the template, `tpl_…`: the `templateRef` of a code. */
    ref: string;
    /** Name of the template at Meta. */
    name: string;
    /** Language of the template as Meta writes it, such as `en` or `pt_BR`. */
    language: string;
    /** True when Meta has approved it; codes can be sent by it only then. */
    approved: boolean;
    /** True for the template of codes that name none. */
    isDefault: boolean;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
};
/** A review of a product or package. */
export type ManagedReview = {
    /** Ref of the review: `rev_…`. */
    ref: string;
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Name of the reviewer, as shown. */
    author: string;
    /** Stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the reviewer; absent for a rating alone. */
    text?: string;
    /**
     * Day of the review, YYYY-MM-DD.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
};
/** Stock of one variant, or of one option of a package. */
export type VariantStock = {
    /** Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
    variantRef: string;
    /** Key of the variant or option. */
    key: string;
    /** Units at hand, those held for buyers included; null: stock is not counted. */
    stock: number | null;
    /** Units held in checkouts that are being paid. */
    held: number;
    /** Units sold so far. */
    sold: number;
    /** Units that can be bought now: `stock` less `held`; null: stock is not counted. */
    available: number | null;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedPackage = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example pkg_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the item only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Addresses of its pictures and videos in the order shown; at most 100.
     * @default []
     */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /**
     * True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
     * @default false
     */
    needsDelivery: boolean;
    /**
     * Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode: "pass_on" | "absorb";
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     * @default choose_one
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     * @default text
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** Groups of extras, such as gift wrap, in the order shown; at most 50. */
    addonGroups: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example adg_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Heading of the group, such as "Gift wrap". */
        name: string;
        /** Place among the groups. The order of the list counts; where it is given, it has to say the same. */
        sort?: number;
        /**
         * Number of options of the group that may be chosen.
         * - `single`: One; show radio buttons.
         * - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
         * @default single
         */
        selectionType: "single" | "multiple";
        /**
         * True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
         * @default false
         */
        required: boolean;
        /**
         * Least number of options for each piece, 0 to 100. Default: 0.
         * @default 0
         */
        minSelect: number;
        /** Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
        maxSelect?: number;
        /** The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
        variantRef?: string;
        /** Extras to choose from, in the order shown; 1 to 100. */
        options: {
            /**
             * Identifier that the service gives; it stays the same as long as the `key` beside it does.
             * @example ado_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
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
            /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
             * @default []
             */
            prices: PriceEntry[];
            /** Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
            linkedProductRef?: string;
            /** Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
            linkedVariantRef?: string;
        }[];
    }[];
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields: FormFieldOutput[];
    /**
     * True lets buyers pay for it in parts over time, as a savings plan. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
     * @default false
     */
    saveForItFreezePrice: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True lets buyers order it when its stock has run out. Default: false.
     * @default false
     */
    preorderable: boolean;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number;
    /**
     * True lets storefronts show its reviews and rating. Default: true.
     * @default true
     */
    reviewsEnabled: boolean;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /** Reviews by buyers; at most 5,000. The service collects none itself. */
    reviews: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example rev_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the reviewer, as shown. */
        author: string;
        /** Stars from 1, the worst, to 5. */
        rating: number;
        /** Text of the reviewer; absent for a rating alone. */
        text?: string;
        /**
         * Day of the review, YYYY-MM-DD.
         * Format: date.
         * @example 2026-03-01
         */
        date: string;
    }[];
    /**
     * True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
     * @default false
     */
    restockAlertsEnabled: boolean;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfoOutput;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /**
     * Kind of offer.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: Something for an event.
     * @default service
     */
    type: "service" | "product" | "event";
    /** Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
    options: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example pko_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
        key?: string;
        /** Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
        name: string;
        /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
        priceMinor?: number;
        /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
        compareAtMinor?: number;
        /**
         * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
         * @example NGN
         */
        currency?: string;
        /**
         * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Way in which the price is paid.
         * - `full_payment`: All of it at checkout.
         * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
         * - `free`: It costs nothing.
         * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
         * @default full_payment
         */
        pricingMode: "full_payment" | "deposit" | "free" | "quote";
        /**
         * Computation of the deposit.
         * - `percent`: A percentage of the price, 1 to 100.
         * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
        depositValue?: number;
        /**
         * Addresses of pictures and videos of this choice, in the order shown; at most 50.
         * @default []
         */
        media: string[];
        /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
        images?: Image[];
        /** Text about this choice; at most 50,000 characters. Absent: none. */
        description?: string;
        /** Short label that makes it stand out, such as "Bestseller". Absent: none. */
        badge?: string;
        /** Small print, such as conditions; at most 50,000 characters. Absent: none. */
        fineprint?: string;
        /**
         * Kind of booking.
         * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
         * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
         * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
         * - `none`: No time is booked.
         * @default none
         */
        schedulingType: "slots" | "date" | "date_range" | "none";
        /** Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
        durationMinutes?: number;
        /** When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
        availability?: Availability;
        /**
         * Questions that the buyer answers when buying it, in the order shown; at most 100.
         * @default []
         */
        formFields: FormFieldOutput[];
        /**
         * Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
         * @default null
         */
        stock: number | null;
        /**
         * Parts that are included, one line each in the order shown; at most 50.
         * @default []
         */
        features: string[];
        /**
         * Unit that the price and the quantity count.
         * - `per_person`: People.
         * - `per_unit`: Units, such as rooms or tables.
         * - `none`: Neither: the option is bought as it is.
         * @default none
         */
        occupancyMode: "per_person" | "per_unit" | "none";
    }[];
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** Result of the request, which may come after somebody else’s. */
export type ResolvedPaymentException = {
    /** Ref of the exception, `exc_…`: name it to resolve it. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of event.
     * - `money_returned`: The service gave money back by itself, such as a payment that came too late.
     * - `refund_failed`: The provider refused a refund: give the money back in another way.
     * - `unknown_payment`: The provider reported a payment that the service does not know.
     * - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
     * - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
     * - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
     */
    kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
    /** Ref of the checkout, `chk_…`. Absent where none is known. */
    checkoutRef?: string;
    /** Ref of the payment, `pay_…`. Absent where none is known. */
    paymentRef?: string;
    /** Ref of the refund, `rfd_…`. Absent: it is not about one. */
    refundRef?: string;
    /**
     * With `rail_refused`: the way to pay that was refused. At most one exception is open for each and mode.
     * - `card`: Cards in NGN.
     * - `bank_transfer`: Bank transfers in NGN.
     * - `international_card`: Cards in other currencies.
     */
    rail?: "card" | "bank_transfer" | "international_card";
    /** Amount that it is about, in minor units of `currency`. Absent: no amount is known. */
    amountMinor?: number;
    /** Currency of `amountMinor` (ISO 4217). Absent: no amount is known. */
    currency?: string;
    /** Sentence for people that says what happened. */
    message: string;
    /** The dispute, with the kind `dispute` alone. Absent for other kinds. */
    dispute?: {
        /** Identifier of the dispute at the provider. */
        id: string;
        /** Reason that the bank gives, in the provider’s word, such as `fraudulent`. Absent: none is given. */
        reason?: string;
        /**
         * Until when you can answer it in the dashboard of the provider, UTC. Absent: there is nothing to answer.
         * Format: date-time.
         */
        respondBy?: string;
        /**
         * State of the dispute.
         * - `open`: It is not decided.
         * - `won`: You keep the money; the exception is resolved by itself.
         * - `lost`: The buyer has the money.
         */
        outcome: "open" | "won" | "lost";
    };
    /**
     * When it came up, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When somebody resolved it, UTC. Absent while it is open.
     * Format: date-time.
     */
    resolvedAt?: string;
    /** True: it was resolved before this request, which changed nothing; `resolvedAt` is the earlier time. */
    alreadyResolved: boolean;
};
/** An event about money that a person should look at. */
export type PaymentException = {
    /** Ref of the exception, `exc_…`: name it to resolve it. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of event.
     * - `money_returned`: The service gave money back by itself, such as a payment that came too late.
     * - `refund_failed`: The provider refused a refund: give the money back in another way.
     * - `unknown_payment`: The provider reported a payment that the service does not know.
     * - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
     * - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
     * - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
     */
    kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
    /** Ref of the checkout, `chk_…`. Absent where none is known. */
    checkoutRef?: string;
    /** Ref of the payment, `pay_…`. Absent where none is known. */
    paymentRef?: string;
    /** Ref of the refund, `rfd_…`. Absent: it is not about one. */
    refundRef?: string;
    /**
     * With `rail_refused`: the way to pay that was refused. At most one exception is open for each and mode.
     * - `card`: Cards in NGN.
     * - `bank_transfer`: Bank transfers in NGN.
     * - `international_card`: Cards in other currencies.
     */
    rail?: "card" | "bank_transfer" | "international_card";
    /** Amount that it is about, in minor units of `currency`. Absent: no amount is known. */
    amountMinor?: number;
    /** Currency of `amountMinor` (ISO 4217). Absent: no amount is known. */
    currency?: string;
    /** Sentence for people that says what happened. */
    message: string;
    /** The dispute, with the kind `dispute` alone. Absent for other kinds. */
    dispute?: {
        /** Identifier of the dispute at the provider. */
        id: string;
        /** Reason that the bank gives, in the provider’s word, such as `fraudulent`. Absent: none is given. */
        reason?: string;
        /**
         * Until when you can answer it in the dashboard of the provider, UTC. Absent: there is nothing to answer.
         * Format: date-time.
         */
        respondBy?: string;
        /**
         * State of the dispute.
         * - `open`: It is not decided.
         * - `won`: You keep the money; the exception is resolved by itself.
         * - `lost`: The buyer has the money.
         */
        outcome: "open" | "won" | "lost";
    };
    /**
     * When it came up, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When somebody resolved it, UTC. Absent while it is open.
     * Format: date-time.
     */
    resolvedAt?: string;
};
/** An account at a payment provider, in one mode. */
export type PaymentProviderAccount = {
    /**
     * Provider of payments.
     * - `paystack`: Paystack, for cards and bank transfers in NGN.
     * - `stripe`: Stripe, for cards in other currencies.
     */
    provider: "paystack" | "stripe";
    /**
     * Mode of the account.
     * - `live`: Real money.
     * - `test`: The provider’s test mode.
     */
    mode: "live" | "test";
    /**
     * State of the credentials.
     * - `set`: They are set.
     * - `unset`: There are none.
     * - `unreadable`: They were sealed under a secret key that the service no longer has: set them again.
     */
    status: "set" | "unset" | "unreadable";
    /**
     * When they were set, UTC. Absent: they are not.
     * Format: date-time.
     */
    setAt?: string;
    /** Last characters of each credential, such as `{ "secretKey": "…4f2a" }`. The values are never shown. Absent: none are set. */
    fields?: {
        [key: string]: string;
    };
    /** Address to which the provider reports payments; enter it in its dashboard. */
    callbackUrl: string;
    /** In the response to setting credentials: that nothing can be charged by them, or, in live mode, which currencies of the shop still cannot be charged. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedProduct = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example prd_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
    name: string;
    /**
     * Storefronts see the item only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Text about it, shown on its page; at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Addresses of its pictures and videos in the order shown; at most 100.
     * @default []
     */
    media: string[];
    /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
    images?: Image[];
    /**
     * True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
     * @default false
     */
    needsDelivery: boolean;
    /**
     * Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee.
     * - `pass_on`: The buyer: it is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode: "pass_on" | "absorb";
    /**
     * Number of variants that the buyer picks at a time.
     * - `choose_one`: One variant; show a single picker.
     * - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
     * @default choose_one
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker.
     * - `text`: A chip with the name.
     * - `dropdown`: A list to open.
     * - `image`: A picture from `media`.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
     * @default text
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** Groups of extras, such as gift wrap, in the order shown; at most 50. */
    addonGroups: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example adg_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Heading of the group, such as "Gift wrap". */
        name: string;
        /** Place among the groups. The order of the list counts; where it is given, it has to say the same. */
        sort?: number;
        /**
         * Number of options of the group that may be chosen.
         * - `single`: One; show radio buttons.
         * - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
         * @default single
         */
        selectionType: "single" | "multiple";
        /**
         * True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
         * @default false
         */
        required: boolean;
        /**
         * Least number of options for each piece, 0 to 100. Default: 0.
         * @default 0
         */
        minSelect: number;
        /** Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
        maxSelect?: number;
        /** The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
        variantRef?: string;
        /** Extras to choose from, in the order shown; 1 to 100. */
        options: {
            /**
             * Identifier that the service gives; it stays the same as long as the `key` beside it does.
             * @example ado_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
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
            /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
             * @default []
             */
            prices: PriceEntry[];
            /** Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
            linkedProductRef?: string;
            /** Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
            linkedVariantRef?: string;
        }[];
    }[];
    /**
     * Questions that the buyer answers when buying it, in the order shown; at most 100.
     * @default []
     */
    formFields: FormFieldOutput[];
    /**
     * True lets buyers pay for it in parts over time, as a savings plan. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
     * @default false
     */
    saveForItFreezePrice: boolean;
    /** Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True lets buyers order it when its stock has run out. Default: false.
     * @default false
     */
    preorderable: boolean;
    /** Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
    preorderLimit?: number;
    /** When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
    preorderEtaText?: string;
    /**
     * Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
     * - `percent`: A percentage of the price, 1 to 100.
     * - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
    preorderDepositValue?: number;
    /**
     * True lets storefronts show its reviews and rating. Default: true.
     * @default true
     */
    reviewsEnabled: boolean;
    /** A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /** Reviews by buyers; at most 5,000. The service collects none itself. */
    reviews: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example rev_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the reviewer, as shown. */
        author: string;
        /** Stars from 1, the worst, to 5. */
        rating: number;
        /** Text of the reviewer; absent for a rating alone. */
        text?: string;
        /**
         * Day of the review, YYYY-MM-DD.
         * Format: date.
         * @example 2026-03-01
         */
        date: string;
    }[];
    /**
     * True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
     * @default false
     */
    restockAlertsEnabled: boolean;
    /** Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
    info?: ProductInfoOutput;
    /** Title for search engines and link previews; use the name when absent. */
    seoTitle?: string;
    /** Summary for search engines and link previews; use `description` when absent. */
    seoDescription?: string;
    /** Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant. */
    options: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example opt_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Name of the choice, such as "Size". */
        name: string;
        /**
         * Form of the picker.
         * - `text`: A chip with the name.
         * - `dropdown`: A list to open.
         * - `image`: A picture from `media`.
         * - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
         * @default text
         */
        display: "text" | "dropdown" | "image" | "color";
        /** The values to choose from, in the order shown; 1 to 200. */
        values: {
            /**
             * Identifier that the service gives; it stays the same as long as the `key` beside it does.
             * @example ovl_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** Name that buyers read, such as "Large". */
            label: string;
            /** Colour of its swatch as `#rrggbb`, for an option that is shown as `color`. Absent: its name is shown. */
            swatchHex?: string;
            /**
             * Addresses of pictures of this value, in the order shown; at most 50.
             * @default []
             */
            media: string[];
            /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: Image[];
        }[];
    }[];
    /** Choices that can be bought, one entry for each choice; 1 to 500. */
    variants: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example var_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
        key?: string;
        /** Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
        name: string;
        /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
        priceMinor?: number;
        /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
        compareAtMinor?: number;
        /**
         * Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
         * @example NGN
         */
        currency?: string;
        /**
         * One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Way in which the price is paid.
         * - `full_payment`: All of it at checkout.
         * - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
         * - `free`: It costs nothing.
         * - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
         * @default full_payment
         */
        pricingMode: "full_payment" | "deposit" | "free" | "quote";
        /**
         * Computation of the deposit.
         * - `percent`: A percentage of the price, 1 to 100.
         * - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
        depositValue?: number;
        /**
         * Addresses of pictures and videos of this choice, in the order shown; at most 50.
         * @default []
         */
        media: string[];
        /** The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
        images?: Image[];
        /** Text about this choice; at most 50,000 characters. Absent: none. */
        description?: string;
        /** Short label that makes it stand out, such as "Bestseller". Absent: none. */
        badge?: string;
        /** Small print, such as conditions; at most 50,000 characters. Absent: none. */
        fineprint?: string;
        /**
         * Kind of booking.
         * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
         * - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
         * - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
         * - `none`: No time is booked.
         * @default none
         */
        schedulingType: "slots" | "date" | "date_range" | "none";
        /** Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
        durationMinutes?: number;
        /** When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
        availability?: Availability;
        /**
         * Questions that the buyer answers when buying it, in the order shown; at most 100.
         * @default []
         */
        formFields: FormFieldOutput[];
        /**
         * Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
         * @default null
         */
        stock: number | null;
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
        /**
         * Colour of its swatch as `#rrggbb`; null: it has none. Default: null.
         * @default null
         */
        swatchHex: string | null;
        /**
         * For each of the product’s `options` the one value that this variant has, as option key and value key: `size/large`.
         * @default []
         */
        optionValueRefs: string[];
        /**
         * Parts that are and are not included, in the order shown; at most 50.
         * @default []
         */
        features: VariantFeatureOutput[];
    }[];
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedPromoterCode = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example prm_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
    code: string;
    /** Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /** Name of the promoter, for your reports. */
    name: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** A refund that a buyer asks for, with what can be given back. */
export type RefundRequest = {
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
    /** Ref of the order, `ord_…`: name it to accept or decline the request. */
    orderRef: string;
    /** Number of the order, as buyers read it. */
    orderNumber: string;
    /** The buyer who asks. */
    contact: {
        /** Ref of the contact: `con_…`. */
        ref: string;
        /** Name of the buyer. */
        name: string;
        /** E-mail address of the buyer. Absent: none is known. */
        email?: string;
    };
    /**
     * Currency of the order (ISO 4217).
     * @example NGN
     */
    currency: string;
    /** Most that can still be given back of the order, in minor units of `currency`. */
    refundableMinor: number;
};
/** A registration for a free event, with its seats. */
export type ManagedRegistration = {
    /** Ref of the first attendee whose seat is not given back: `att_…`, as in the guest’s mail and in `attendee.registered`. */
    ref: string;
    /** Ref of the registration, `grp_…`, where it has several seats; null for one seat. */
    groupRef: string | null;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * State of the seat behind `ref`. State of the seat.
     * - `confirmed`: The guest has the seat and gets the ticket.
     * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
     * - `declined`: The merchant declined it; the seat is on sale again.
     * - `cancelled`: It was given back or called off; the seat is on sale again.
     * - `checked_in`: The guest has come in.
     */
    status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    /**
     * Where the registration was made.
     * - `storefront_api`: By `POST /v1/store/events/{slug}/register`.
     * - `hosted_storefront`: On the event’s page of the service.
     * - `rsvp_link`: By the public RSVP link.
     * - `admin`: By the merchant.
     * - `import`: By an import of guests.
     */
    source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
    /** Ref of the event: `evt_…`. */
    eventRef: string;
    /** Slug of the event, by which storefronts read it. */
    eventSlug: string;
    /** Title of the event, as guests read it. */
    eventTitle: string;
    /** Person who registered, and to whom mails and SMS go. */
    contact: {
        /** Name of the person. */
        name: string;
        /** E-mail address. Absent: they gave a phone number alone. */
        email?: string;
        /** Phone number in E.164 form. Absent: none was given. */
        phone?: string;
    };
    /**
     * Date of birth, YYYY-MM-DD. Absent: it was not asked for.
     * Format: date.
     */
    dateOfBirth?: string;
    /** Answers that hold for all seats, by the keys of the questions. Absent: there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Code of the promoter who brought the guest. Absent: none was named, or it is not known. */
    promoterCode?: string;
    /** Seats of the registration, one for each person; a group ticket has several. */
    attendees: ManagedAttendee[];
    /**
     * When the guest registered, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the last seat was given back or declined, UTC. Absent: a seat is left.
     * Format: date-time.
     */
    endedAt?: string;
};
/** A seat of a registration, with the person on it. */
export type ManagedAttendee = {
    /** Ref of the attendee: `att_…`. */
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
    /** Ref of the ticket type: `tkt_…`. */
    ticketTypeRef: string;
    /** Name of the ticket type, as guests read it. */
    ticketTypeName: string;
    /** Name of the person on the seat. Absent: nobody is named. */
    name?: string;
    /** E-mail address of that person. Absent: none is known. */
    email?: string;
    /** Phone number of that person in E.164 form. Absent: none is known. */
    phone?: string;
    /**
     * Date of birth, YYYY-MM-DD. Absent: it was not asked for.
     * Format: date.
     */
    dateOfBirth?: string;
    /** Answers to questions, by the keys of the questions. Absent: there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Serial of the valid ticket. Reissuing the ticket raises it; codes with a lower serial are void. */
    ticketSerial: number;
    /** Keys of the days that the ticket admits to; absent means every day. */
    validDays?: string[];
    /** Check-ins, at most one for each day, the earliest first. Absent: there are none. */
    admissions?: {
        /** Key of the day; absent where the event had no days. */
        day?: string;
        /**
         * When they were let in, UTC.
         * Format: date-time.
         */
        checkedInAt: string;
    }[];
    /**
     * When they were let in last, UTC; present while they are checked in.
     * Format: date-time.
     */
    checkedInAt?: string;
    /**
     * When the ticket was given away, UTC; since then it is the new holder’s. Absent: it was not.
     * Format: date-time.
     */
    givenAt?: string;
};
/** A request that a key or admin token sent. */
export type LoggedRequest = {
    /** Ref of the request, `req_…`, as its answer named it in `X-Request-Id`. */
    ref: string;
    /**
     * When it arrived, UTC, by the real clock.
     * Format: date-time.
     */
    at: string;
    /** Key that sent it. */
    key: {
        /** Identifier of the key, `key_…`, by which it is listed and changed. */
        ref: string;
        /**
         * Kind of the key.
         * - `publishable`: A publishable key, from a browser.
         * - `secret`: A secret key, from a server.
         * - `admin`: An admin token.
         */
        kind: "publishable" | "secret" | "admin";
    };
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for admin tokens.
     */
    mode?: "live" | "test";
    /** HTTP method, such as `GET`. */
    method: string;
    /** Path without its query, such as `/v1/store/products`. */
    path: string;
    /** HTTP status of the answer. */
    status: number;
    /** Milliseconds from its arrival to its answer. */
    ms: number;
    /**
     * `error.code` of the answer. Absent: it was not refused.
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
    error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
    /** Paths of the fields that were refused, such as `contact.email`; empty when none was. */
    fields: string[];
};
/** A variant that people wait for. */
export type AwaitedVariant = {
    /** Ref of the product, `prd_…`, or package, `pkg_…`. */
    productRef: string;
    /** Name of the product or package. */
    productName: string;
    /** Slug of the product or package. */
    productSlug: string;
    /** Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
    variantRef: string;
    /** Name of the variant or option. */
    variantName: string;
    /** Number of people who have confirmed that they wait. */
    waiting: number;
};
/** A person who waits for a variant. */
export type RestockAlert = {
    /** Ref of the restock alert: `rsa_…`. */
    ref: string;
    /**
     * State of the alert.
     * - `pending`: The confirmation mail is not answered yet.
     * - `confirmed`: The person waits.
     * - `told`: The mail that it can be bought again was sent.
     * - `ended`: The person does not wait any more.
     */
    state: "pending" | "confirmed" | "told" | "ended";
    /** E-mail address of the person. */
    email: string;
    /**
     * Origin of the sign-up.
     * - `hosted`: On a page of the service.
     * - `storefront_api`: On your own site, through the storefront API.
     */
    source: "hosted" | "storefront_api";
    /**
     * When the person signed up, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When they followed the link in the confirmation mail, UTC. Absent: they have not.
     * Format: date-time.
     */
    confirmedAt?: string;
    /** Ref of the product, `prd_…`, or package, `pkg_…`. */
    productRef: string;
    /** Name of the product or package. */
    productName: string;
    /** Slug of the product or package. */
    productSlug: string;
    /** Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
    variantRef: string;
    /** Name of the variant or option. */
    variantName: string;
    /**
     * When the mail was sent, UTC. Absent: it was not.
     * Format: date-time.
     */
    toldAt?: string;
    /**
     * When the person called it off, UTC. Absent: they have not.
     * Format: date-time.
     */
    endedAt?: string;
};
/** A savings plan with each attempt to pay, each payment and each refund. */
export type SavingsPlanDetail = {
    /** Ref of the checkout: `chk_…`. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Currency of all its amounts (ISO 4217), fixed when it is opened. */
    currency: string;
    /** Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
    totalMinor: number;
    /** Lines of the checkout; delivery is not one. */
    lines: ManagedCheckoutLine[];
    /** The buyer. Absent until they, or your server, have given any of it. */
    contact?: {
        /** Name, as far as given. */
        name?: string;
        /** E-mail address, as far as given. */
        email?: string;
        /** Phone number in E.164 form, as far as given. */
        phone?: string;
    };
    /** Ref of the order, `ord_…`. Absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order, as buyers read it. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Each try to pay, whether it led to money or not. */
    attempts: {
        /** Reference at the provider, by which its dashboard finds the payment. */
        reference: string;
        /** Way to pay: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Provider that was asked, such as `paystack` or `stripe`; `sandbox` is the built-in one. */
        provider: string;
        /**
         * State of the attempt.
         * - `created`: It is recorded; the provider was not asked yet, or has not answered.
         * - `pending`: The buyer can pay.
         * - `paid`: The provider reported it as paid.
         * - `failed`: The provider reported it as failed.
         * - `closing`: Nobody shall pay it any more; the provider does not know that yet.
         * - `closed`: The provider has closed it, and nothing was paid.
         */
        status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
        /** Amount to be charged. In minor units of the checkout’s currency. */
        amountMinor: number;
        /** Payer of a part of a savings plan, by the link for others. Absent: the buyer pays. */
        payer?: {
            /** Name that the payer gave. */
            name: string;
            /** E-mail address of the payer. */
            email: string;
        };
        /** Refusal of the attempt, or of the last card that the buyer gave. Absent: it refused nothing. */
        refusal?: PaymentRefusal;
        /**
         * When it began, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Money that was received. */
    payments: {
        /** Ref of the payment: `pay_…`. */
        ref: string;
        /** Way it was paid: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Amount that was received, in minor units of `currency` beside it. */
        amountMinor: number;
        /** Part of it that the checkout kept, in minor units; the rest is refunded. */
        appliedMinor: number;
        /** Currency that was received (ISO 4217). */
        currency: string;
        /**
         * Use of the money.
         * - `applied`: It pays the checkout.
         * - `excess`: It was more than was due: the rest is refunded.
         * - `duplicate`: The checkout was paid already: it is refunded.
         * - `late`: The checkout had expired and the goods were gone: it is refunded.
         * - `after_cancel`: The checkout was called off: it is refunded.
         * - `mismatch`: It came in another currency: it is refunded.
         * - `unfinished`: It was too little by the end of the checkout: it is refunded.
         */
        disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
        /**
         * When it was paid, UTC, as the provider says.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Money that went back, or is on its way. */
    refunds: {
        /** Ref of the refund: `rfd_…`. */
        ref: string;
        /** Ref of the payment that it gives back, `pay_…`. */
        paymentRef: string;
        /** Amount that goes back. In minor units of the checkout’s currency. */
        amountMinor: number;
        /** Reason: your own words, or a `disposition` when the service gave money back by itself. Absent: none was given. */
        reason?: string;
        /**
         * Where the refund was made.
         * - `service`: Here: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * State of the refund.
         * - `pending`: The provider has not confirmed it yet.
         * - `succeeded`: The provider has given it back.
         * - `failed`: The provider refused it: there is a payment exception.
         */
        status: "pending" | "succeeded" | "failed";
        /**
         * When it was asked for, UTC.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /**
     * State of the plan.
     * - `saving`: Parts are being paid.
     * - `completed`: All is saved, and the order is paid.
     * - `cancelled`: It ended before all was saved.
     */
    status: "saving" | "completed" | "cancelled";
    /** Amount that was paid and not given back, in minor units of `currency`. */
    savedMinor: number;
    /** Amount that is still to be paid, in minor units of `currency`; 0 when all is saved. */
    missingMinor: number;
    /**
     * Price that counts.
     * - `freeze`: The price when the first part was paid.
     * - `current`: The price when the last part is paid.
     */
    priceMode: "freeze" | "current";
    /**
     * When what is saved for is kept for the buyer.
     * - `none`: With the last part alone.
     * - `on_start`: From the first part on.
     * - `at_threshold`: Once `holdThresholdPct` of the total is saved.
     */
    holdPolicy: "none" | "on_start" | "at_threshold";
    /** Percentage of the total, 1 to 100, from which it is kept. Present with `at_threshold`. */
    holdThresholdPct?: number;
    /** Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes; fixed when the plan began. */
    refundPct: number;
    /** Smallest part in percent of the total, 1 to 100; fixed when the plan began. */
    leastPartPct: number;
    /**
     * When the first part was paid, UTC.
     * Format: date-time.
     */
    startedAt: string;
    /**
     * When all has to be saved, UTC; the plan ends then.
     * Format: date-time.
     */
    deadline: string;
    /**
     * Cause of the end of the plan. Absent: it was not cancelled.
     * - `buyer`: The buyer stopped.
     * - `merchant`: You ended it: all that was saved goes back.
     * - `deadline`: Its day passed.
     */
    endedBy?: "buyer" | "merchant" | "deadline";
};
/** A savings plan: a checkout that is paid in parts. Its ref is that of the checkout. */
export type SavingsPlan = {
    /** Ref of the checkout: `chk_…`. */
    ref: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Currency of all its amounts (ISO 4217), fixed when it is opened. */
    currency: string;
    /** Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
    totalMinor: number;
    /** Lines of the checkout; delivery is not one. */
    lines: ManagedCheckoutLine[];
    /** The buyer. Absent until they, or your server, have given any of it. */
    contact?: {
        /** Name, as far as given. */
        name?: string;
        /** E-mail address, as far as given. */
        email?: string;
        /** Phone number in E.164 form, as far as given. */
        phone?: string;
    };
    /** Ref of the order, `ord_…`. Absent until the checkout is paid. */
    orderRef?: string;
    /** Number of the order, as buyers read it. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When it was opened, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * State of the plan.
     * - `saving`: Parts are being paid.
     * - `completed`: All is saved, and the order is paid.
     * - `cancelled`: It ended before all was saved.
     */
    status: "saving" | "completed" | "cancelled";
    /** Amount that was paid and not given back, in minor units of `currency`. */
    savedMinor: number;
    /** Amount that is still to be paid, in minor units of `currency`; 0 when all is saved. */
    missingMinor: number;
    /**
     * Price that counts.
     * - `freeze`: The price when the first part was paid.
     * - `current`: The price when the last part is paid.
     */
    priceMode: "freeze" | "current";
    /**
     * When what is saved for is kept for the buyer.
     * - `none`: With the last part alone.
     * - `on_start`: From the first part on.
     * - `at_threshold`: Once `holdThresholdPct` of the total is saved.
     */
    holdPolicy: "none" | "on_start" | "at_threshold";
    /** Percentage of the total, 1 to 100, from which it is kept. Present with `at_threshold`. */
    holdThresholdPct?: number;
    /** Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes; fixed when the plan began. */
    refundPct: number;
    /** Smallest part in percent of the total, 1 to 100; fixed when the plan began. */
    leastPartPct: number;
    /**
     * When the first part was paid, UTC.
     * Format: date-time.
     */
    startedAt: string;
    /**
     * When all has to be saved, UTC; the plan ends then.
     * Format: date-time.
     */
    deadline: string;
    /**
     * Cause of the end of the plan. Absent: it was not cancelled.
     * - `buyer`: The buyer stopped.
     * - `merchant`: You ended it: all that was saved goes back.
     * - `deadline`: Its day passed.
     */
    endedBy?: "buyer" | "merchant" | "deadline";
};
/** A submission of a form, with the questions as they were then. */
export type FormSubmission = {
    /** Ref of the submission: `sub_…`. */
    ref: string;
    /** Ref of the form: `frm_…`. */
    formRef: string;
    /** Slug of the form, by which storefronts read it. */
    formSlug: string;
    /** Name of the form, as its senders read it. */
    formName: string;
    /**
     * Origin of the submission.
     * - `hosted`: On its page of the service.
     * - `storefront_api`: From your server, with a secret key.
     */
    source: "hosted" | "storefront_api";
    /** Person who sent it, as far as questions with an `identity` tell. */
    sender: {
        /** Name. Absent: no question asked for it, or it was left blank. */
        name?: string;
        /** E-mail address. Absent: no question asked for it, or it was left blank. */
        email?: string;
        /** Phone number. Absent: no question asked for it, or it was left blank. */
        phone?: string;
    };
    /** Answers in the order of the form. Questions that were not asked or left blank are absent. */
    answers: {
        /** Key of the question. */
        key: string;
        /** Question as it was read then. */
        label: string;
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
        type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
        /** Answer: a text, a number, true or false, or a list of the chosen texts. */
        value: string | number | boolean | string[];
    }[];
    /** Files that came with it. */
    files: {
        /** Identifier of the file within the submission. */
        ref: string;
        /** Key of the question that asked for it. */
        key: string;
        /** Question as it was read then. */
        label: string;
        /** Name of the file, as the sender calls it. */
        name: string;
        /** Type of the file, found by its bytes, such as `image/png`. */
        contentType: string;
        /** Bytes that the file takes up. */
        sizeBytes: number;
        /** Signed address, valid for an hour. A stranger sent the file: open it with care. */
        downloadUrl: string;
    }[];
    /**
     * When it was sent, UTC.
     * Format: date-time.
     */
    submittedAt: string;
};
/** An item as it is written, with the refs that the service gives. */
export type ManagedTable = {
    /**
     * Identifier that the service gives and that never changes; name it in the paths of this API.
     * @example tbl_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
    slug: string;
    /** Name shown to visitors; one line of at most 300 characters. */
    name: string;
    /** Text about the table; at most 50,000 characters. Absent: none. */
    description?: string;
    /** Columns in the order shown; 1 to 100. */
    columns: TableItemColumnOutput[];
    /** Rows in the order shown; at most 5,000. */
    rows: {
        /**
         * Identifier that the service gives; it stays the same as long as the `key` beside it does.
         * @example row_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
        key: string;
        /** Value of each column, by the key of the column. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[];
    /**
     * Storefronts see the table only when this is true. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
    position?: number;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was last written, in UTC with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** The clock of test mode. */
export type TestClock = {
    /**
     * Present time of test mode, UTC.
     * Format: date-time.
     */
    now: string;
    /**
     * Present time of live mode, UTC.
     * Format: date-time.
     */
    realNow: string;
    /** Seconds by which test mode is ahead of live mode; below 0 when it is behind, after it was frozen. */
    offsetSeconds: number;
    /** Time at which the clock is frozen, UTC; null while it runs or advances. */
    frozenAt: string | null;
    /**
     * State of the clock.
     * - `ready`: It runs or is frozen.
     * - `advancing`: It advances, and waits until everything that is due on the way is done.
     */
    status: "ready" | "advancing";
    /**
     * Time to which it is advancing, UTC. Absent: it is not advancing.
     * Format: date-time.
     */
    advancingTo?: string;
};
/** A delivery with its body and every attempt. */
export type WebhookDeliveryRecord = {
    /** Ref of the delivery, `whd_…`, sent in `X-SVC-Webhook-Id`: the same over all attempts. */
    ref: string;
    /** Ref of the destination: `wdn_…`. */
    destinationRef: string;
    /** Ref of the event, `wev_…`: the `id` in the body, the same for all destinations. */
    eventRef: string;
    /** Type of the event, such as `checkout.completed`. */
    type: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for events of the catalogue, which have none.
     */
    mode?: "live" | "test";
    /**
     * State of the delivery.
     * - `due`: It waits for its first or next attempt.
     * - `sending`: An attempt is under way.
     * - `held`: The destination is disabled: replay it once that is enabled.
     * - `delivered`: Your server answered with 2xx.
     * - `exhausted`: Every attempt failed: resend it by hand.
     */
    state: "due" | "sending" | "held" | "delivered" | "exhausted";
    /** Attempts so far. */
    attempts: number;
    /**
     * When the next attempt begins, UTC. Absent: none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When the event was recorded, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When your server answered with 2xx, UTC. Absent: it has not.
     * Format: date-time.
     */
    deliveredAt?: string;
    /** The latest attempt. Absent: there was none. */
    lastAttempt?: {
        /** Number of the attempt, from 1. */
        attempt: number;
        /**
         * When it began, UTC.
         * Format: date-time.
         */
        at: string;
        /** Milliseconds until its end. */
        durationMs: number;
        /**
         * Result of the attempt.
         * - `answer`: Your server answered; see `status`.
         * - `timeout`: No answer came within 15 seconds.
         * - `dns`: The name of the host was not found.
         * - `connect`: No connection could be made.
         * - `tls`: The certificate was refused.
         * - `blocked`: The address is not a public one.
         * - `connection`: The connection broke.
         * - `interrupted`: The service had to stop; it is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status of the answer; 2xx is success. Absent: there was no answer. */
        status?: number;
    };
    /** Body as it was signed and sent. */
    requestBody: string;
    /** Every attempt, latest first. */
    log: {
        /** Number of the attempt, from 1. */
        attempt: number;
        /**
         * When it began, UTC.
         * Format: date-time.
         */
        at: string;
        /** Milliseconds until its end. */
        durationMs: number;
        /**
         * Result of the attempt.
         * - `answer`: Your server answered; see `status`.
         * - `timeout`: No answer came within 15 seconds.
         * - `dns`: The name of the host was not found.
         * - `connect`: No connection could be made.
         * - `tls`: The certificate was refused.
         * - `blocked`: The address is not a public one.
         * - `connection`: The connection broke.
         * - `interrupted`: The service had to stop; it is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status of the answer; 2xx is success. Absent: there was no answer. */
        status?: number;
        /** First 16 KiB of what your server answered. Absent: nothing. */
        responseBody?: string;
    }[];
};
/** The delivery of an event to a destination. */
export type WebhookDelivery = {
    /** Ref of the delivery, `whd_…`, sent in `X-SVC-Webhook-Id`: the same over all attempts. */
    ref: string;
    /** Ref of the destination: `wdn_…`. */
    destinationRef: string;
    /** Ref of the event, `wev_…`: the `id` in the body, the same for all destinations. */
    eventRef: string;
    /** Type of the event, such as `checkout.completed`. */
    type: string;
    /**
     * Environment of the key that made it.
     * - `live`: Real money, stock and tickets.
     * - `test`: A trial: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for events of the catalogue, which have none.
     */
    mode?: "live" | "test";
    /**
     * State of the delivery.
     * - `due`: It waits for its first or next attempt.
     * - `sending`: An attempt is under way.
     * - `held`: The destination is disabled: replay it once that is enabled.
     * - `delivered`: Your server answered with 2xx.
     * - `exhausted`: Every attempt failed: resend it by hand.
     */
    state: "due" | "sending" | "held" | "delivered" | "exhausted";
    /** Attempts so far. */
    attempts: number;
    /**
     * When the next attempt begins, UTC. Absent: none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When the event was recorded, UTC.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When your server answered with 2xx, UTC. Absent: it has not.
     * Format: date-time.
     */
    deliveredAt?: string;
    /** The latest attempt. Absent: there was none. */
    lastAttempt?: {
        /** Number of the attempt, from 1. */
        attempt: number;
        /**
         * When it began, UTC.
         * Format: date-time.
         */
        at: string;
        /** Milliseconds until its end. */
        durationMs: number;
        /**
         * Result of the attempt.
         * - `answer`: Your server answered; see `status`.
         * - `timeout`: No answer came within 15 seconds.
         * - `dns`: The name of the host was not found.
         * - `connect`: No connection could be made.
         * - `tls`: The certificate was refused.
         * - `blocked`: The address is not a public one.
         * - `connection`: The connection broke.
         * - `interrupted`: The service had to stop; it is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status of the answer; 2xx is success. Absent: there was no answer. */
        status?: number;
    };
};
/** A webhook destination with its health; its secrets are not shown. */
export type WebhookDestination = {
    /** Ref of the destination: `wdn_…`. */
    ref: string;
    /** Address that events are sent to. */
    url: string;
    /** Your own name for it. Absent: it has none. */
    description?: string;
    /**
     * Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
     * - `both`: Those of live and test mode.
     * - `live`: Those of live mode.
     * - `test`: Those of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that it gets; `*` for all. */
    events: string[];
    /** Most attempts a second. Absent: no limit. */
    maxPerSecond?: number;
    /**
     * State of the destination.
     * - `enabled`: They are sent.
     * - `disabled`: They are kept for 30 days, and can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When it was disabled, UTC; present while it is.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why it is disabled; present while it is.
     * - `manual`: You did.
     * - `failing`: For five days every attempt failed.
     * - `gone`: It answered 410.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * First failure since the last success, UTC. Absent: the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Failed attempts since the last success; 0 while all is well. */
    failures: number;
    /**
     * After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret is being rotated: deliveries carry signatures of both. */
    hasNextSecret: boolean;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
};
/** Result of a replay. */
export type ReplayedWebhooks = {
    /** Number of deliveries that are due now because of this. */
    due: number;
};
/** A webhook destination with its next secret, which is shown only now. */
export type RotatedWebhookSecret = {
    /** Ref of the destination: `wdn_…`. */
    ref: string;
    /** Address that events are sent to. */
    url: string;
    /** Your own name for it. Absent: it has none. */
    description?: string;
    /**
     * Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
     * - `both`: Those of live and test mode.
     * - `live`: Those of live mode.
     * - `test`: Those of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that it gets; `*` for all. */
    events: string[];
    /** Most attempts a second. Absent: no limit. */
    maxPerSecond?: number;
    /**
     * State of the destination.
     * - `enabled`: They are sent.
     * - `disabled`: They are kept for 30 days, and can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When it was disabled, UTC; present while it is.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why it is disabled; present while it is.
     * - `manual`: You did.
     * - `failing`: For five days every attempt failed.
     * - `gone`: It answered 410.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * First failure since the last success, UTC. Absent: the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Failed attempts since the last success; 0 while all is well. */
    failures: number;
    /**
     * After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret is being rotated: deliveries carry signatures of both. */
    hasNextSecret: boolean;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Next signing secret, `whsec_…`, shown only now: keep it. Deliveries carry signatures of both until you promote it. */
    nextSecret: string;
};
/** A webhook destination with its secret, which is shown only now. */
export type CreatedWebhookDestination = {
    /** Ref of the destination: `wdn_…`. */
    ref: string;
    /** Address that events are sent to. */
    url: string;
    /** Your own name for it. Absent: it has none. */
    description?: string;
    /**
     * Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
     * - `both`: Those of live and test mode.
     * - `live`: Those of live mode.
     * - `test`: Those of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that it gets; `*` for all. */
    events: string[];
    /** Most attempts a second. Absent: no limit. */
    maxPerSecond?: number;
    /**
     * State of the destination.
     * - `enabled`: They are sent.
     * - `disabled`: They are kept for 30 days, and can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When it was disabled, UTC; present while it is.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why it is disabled; present while it is.
     * - `manual`: You did.
     * - `failing`: For five days every attempt failed.
     * - `gone`: It answered 410.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * First failure since the last success, UTC. Absent: the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Failed attempts since the last success; 0 while all is well. */
    failures: number;
    /**
     * After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret is being rotated: deliveries carry signatures of both. */
    hasNextSecret: boolean;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Signing secret, `whsec_…`, shown only now: keep it. */
    secret: string;
};
/** Sample of a webhook event that was sent to the open streams. */
export type WebhookSample = {
    /** The `id` in the body of the sample. */
    eventRef: string;
    /**
     * Type of the webhook event.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     * - `ping`: A test of the destination.
     */
    type: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
    /** Number of open streams that are given the sample. */
    listeners: number;
};
/** A workspace with all settings in force. */
export type Workspace = {
    /** Ref of the workspace: `wks_…`. */
    ref: string;
    /** Name of the workspace in addresses of hosted pages; it never changes. */
    slug: string;
    /** Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
    displayName: string;
    /** IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read. */
    timezone: string;
    /** Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
    currencies: string[];
    /** True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
    apiEnabled: boolean;
    /** True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
    secretKeysEnabled: boolean;
    /** True: headless checkouts may be opened. Default: false. */
    headlessEnabled: boolean;
    /** Fees of the service on sales. The operator sets them. */
    fees: ServiceFees;
    /** Ways to pay that buyers are offered. */
    rails: PaymentRailsOutput;
    /** Time limits of checkouts, and the treatment of late money. */
    checkouts: CheckoutSettings;
    /** One-time passwords: whose number sends them, and to which countries. */
    otp: OtpSettings;
    /** SMS to guests and buyers: to which countries, and how many a day. */
    texts: TextSettings;
    /** Mails to attendees beside the person who registered or bought. */
    messages: MessageSettings;
    /** Terms of savings plans. */
    savings: SavingsSettings;
    /** Retention of submissions of forms, and room for their files. */
    forms: FormSettings;
    /** Room for uploaded pictures and files. The operator sets it. */
    media: MediaSettings;
    /** Limits of the seats that one registration or checkout may take. */
    seats: SeatSettings;
    /** Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
    limits: RateLimits;
    /** Actions that guests and buyers may take themselves, without asking you. */
    selfService: SelfServiceSettingsOutput;
    /** Contact of the shop for guests and buyers. Absent: pages and mails name no contact. */
    support?: SupportSettings;
    /** Own words of the merchant in mails. Absent: the service words them. */
    mailWording?: MailWording;
    /** Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified. */
    alertEmail?: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Accepted input that may be unintended, in responses to writes: currencies that no payment provider charges in live mode, amounts off the step of their currency, and a name with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
};
/** Fees of the service on sales. */
export type ServiceFees = {
    /**
     * Fee on tickets.
     * @default {
     *   "pct": 0,
     *   "flatMinor": 0,
     *   "flatByCurrency": {}
     * }
     */
    frontdesk: ServiceFeeOutput;
    /**
     * Fee on products and packages.
     * @default {
     *   "pct": 0,
     *   "flatMinor": 0,
     *   "flatByCurrency": {}
     * }
     */
    product: ServiceFeeOutput;
};
/** Time limits of checkouts, late money and return addresses. */
export type CheckoutSettings = {
    /**
     * Minutes for which a hosted checkout holds its tickets, 5 to 60. Default: 30.
     * @default 30
     */
    eventMinutes: number;
    /**
     * Minutes for which a headless checkout holds its tickets, 5 to 60. Default: 15.
     * @default 15
     */
    headlessMinutes: number;
    /**
     * Minutes for which products are held once their buyer starts to pay, 5 to 60. Default: 15.
     * @default 15
     */
    stockMinutes: number;
    /**
     * Seconds for which an expired checkout stays open while its payment provider does not answer, 0 to 600. Default: 120.
     * @default 120
     */
    graceSeconds: number;
    /**
     * Hours after its end in which late money still makes a checkout paid, if all of it can be bought at the same total; 0 to 168. Later money goes back. Default: 24.
     * @default 24
     */
    lateMoneyHours: number;
    /**
     * True: the host of a `returnUrl` has to be an origin of a key of the mode, or one of the storefront’s `verifiedDomains`. Default: false.
     * @default false
     */
    registeredReturnUrls: boolean;
    /** Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000; another gets 429 `RATE_LIMITED`. Savings plans that have begun do not count. Absent: no limit. */
    mostHoldsPerKey?: number;
};
/** Settings of one-time passwords. */
export type OtpSettings = {
    /**
     * Number that sends codes, unless a request names another. Default: `own`.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The number of the service.
     * @default own
     */
    sender: "own" | "frontdesk";
    /** Countries to whose numbers codes may be sent (ISO 3166). Absent: the merchant’s own number sends to the country of the shop’s time zone alone, that of the service to all. */
    countries?: string[];
    /**
     * True: a key that sends to many consecutive numbers, or to a country where hardly any code is entered, gets 429 `RATE_LIMITED` for a while. Default: false.
     * @default false
     */
    fraudGuards: boolean;
};
/** Limits of SMS to guests and buyers, codes aside. */
export type TextSettings = {
    /** Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. */
    countries?: string[];
    /**
     * Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it.
     * @default 500
     */
    mostPerDay: number;
};
/** People who are mailed beside the person who registered or bought. */
export type MessageSettings = {
    /**
     * True: an attendee with an e-mail address of their own is mailed their ticket and a calendar entry, once it is confirmed or paid. Default: false.
     * @default false
     */
    attendees: boolean;
};
/** Terms of savings plans that begin from now on. */
export type SavingsSettings = {
    /**
     * Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes. When you end a plan, all of it does. Default: 100.
     * @default 100
     */
    refundPct: number;
    /**
     * Smallest part of a savings plan in percent of its total, 1 to 100, unless less is missing. It applies to plans that begin from now on. Default: 5.
     * @default 5
     */
    leastPartPct: number;
};
/** Retention of submissions, and room for their files. */
export type FormSettings = {
    /**
     * Days after which a submission is permanently deleted with its files, 1 to 3,650. Null: never. Default: 365.
     * @default 365
     */
    keepDays: number | null;
    /**
     * Most MiB of all files of one submission together, 1 to 250. Default: 25.
     * @default 25
     */
    fileMiBPerSubmission: number;
    /**
     * Most MiB of the files of all submissions together, 0 to 1,048,576; beyond it forms take no files until some are deleted. Default: 2,048.
     * @default 2048
     */
    fileMiBInAll: number;
};
/** Room for uploaded pictures and files. */
export type MediaSettings = {
    /**
     * Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it.
     * @default 10240
     */
    fileMiBInAll: number;
};
/** Most seats that one registration or checkout may take. */
export type SeatSettings = {
    /**
     * Most seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 20.
     * @default 20
     */
    mostPerRegistration: number;
    /**
     * Most seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 100.
     * @default 100
     */
    mostPerCheckout: number;
};
/** A new admin token, which is shown only now. */
export type AdminToken = {
    /** Ref of the token among the keys. */
    ref: string;
    /** Token for the management API, shown only now: keep it. */
    adminToken: string;
};
/** A new workspace with its first admin token, which is shown only now. */
export type CreatedWorkspace = {
    /** Ref of the workspace: `wks_…`. */
    ref: string;
    /** Name of the workspace in addresses of hosted pages; it never changes. */
    slug: string;
    /** Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
    displayName: string;
    /** IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read. */
    timezone: string;
    /** Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
    currencies: string[];
    /** True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
    apiEnabled: boolean;
    /** True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
    secretKeysEnabled: boolean;
    /** True: headless checkouts may be opened. Default: false. */
    headlessEnabled: boolean;
    /** Fees of the service on sales. The operator sets them. */
    fees: ServiceFees;
    /** Ways to pay that buyers are offered. */
    rails: PaymentRailsOutput;
    /** Time limits of checkouts, and the treatment of late money. */
    checkouts: CheckoutSettings;
    /** One-time passwords: whose number sends them, and to which countries. */
    otp: OtpSettings;
    /** SMS to guests and buyers: to which countries, and how many a day. */
    texts: TextSettings;
    /** Mails to attendees beside the person who registered or bought. */
    messages: MessageSettings;
    /** Terms of savings plans. */
    savings: SavingsSettings;
    /** Retention of submissions of forms, and room for their files. */
    forms: FormSettings;
    /** Room for uploaded pictures and files. The operator sets it. */
    media: MediaSettings;
    /** Limits of the seats that one registration or checkout may take. */
    seats: SeatSettings;
    /** Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
    limits: RateLimits;
    /** Actions that guests and buyers may take themselves, without asking you. */
    selfService: SelfServiceSettingsOutput;
    /** Contact of the shop for guests and buyers. Absent: pages and mails name no contact. */
    support?: SupportSettings;
    /** Own words of the merchant in mails. Absent: the service words them. */
    mailWording?: MailWording;
    /** Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified. */
    alertEmail?: string;
    /**
     * When it was created, in UTC.
     * Format: date-time.
     */
    createdAt: string;
    /** Accepted input that may be unintended, in responses to writes: currencies that no payment provider charges in live mode, amounts off the step of their currency, and a name with characters that tickets cannot print. Absent: nothing to report. */
    warnings?: DocumentWarning[];
    /** Token for the management API, shown only now: keep it. */
    adminToken: string;
};
/** Prices of a ticket type that apply until a time, or for a number of tickets. */
export type PricePhaseItemOutput = {
    /** Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
    key: string;
    /** Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
    priceMinor?: number;
    /** Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
    compareAtMinor?: number;
    /**
     * ISO 4217 code of `priceMinor`; the primary currency when absent.
     * @example NGN
     */
    currency?: string;
    /**
     * One price for each currency that it is sold in, in minor units; at most 50. They replace those of the ticket type while the phase lasts.
     * @default []
     */
    prices: PriceEntry[];
    /**
     * When the phase ends. Absent: it ends when its `capacity` is sold. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Number of tickets that are sold at these prices. Absent: any number until `endsAt`. */
    capacity?: number;
};
/** A question to ask for each order, variant or seat. Send the answers in `responses`, by `key`. */
export type FormFieldOutput = {
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
/** Choices of the question, or rules for its files, by its type. Empty for all other types. */
export type FormFieldOptionsOutput = {
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
/** One block of a long text. Sort the blocks by `sort`, and show each by its `kind`. */
export type DescriptionBlockOutput = {
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
/** Details of a product for its page. Every field is optional; show only those that are present. */
export type ProductInfoOutput = {
    /** Brand under which the product is sold. */
    brand?: string;
    /** Kind of product in the merchant’s words, such as `Bags`. */
    infoCategory?: string;
    /** Long plain text about the product, beside the short `description`. */
    longDescription?: string;
    /** Long text with pictures and headings, in blocks sorted by `sort`. */
    descriptionBlocks?: DescriptionBlockOutput[];
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
    specs?: ProductSpecOutput[];
};
/** A line of the technical data of a product. */
export type ProductSpecOutput = {
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
/** A line in the list of what a variant includes. */
export type VariantFeatureOutput = {
    /** Part that the offer includes or does not include, one line. */
    text: string;
    /**
     * True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
     * @default true
     */
    included: boolean;
};
/** Brand, theme, sections, pages and content of the store. */
export type StorefrontItemOutput = {
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
    renderConfig?: StorefrontRenderConfigOutput;
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
    /** Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
    content?: StorefrontItemContentOutput;
    /**
     * False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true.
     * @default true
     */
    published: boolean;
};
/** Template, theme, and the sections of each page. */
export type StorefrontRenderConfigOutput = {
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
    sections: StorefrontSectionOutput[];
    /**
     * Pages beside the home page.
     * @default []
     */
    pages: StorefrontPageOutput[];
};
/** A section of a page. Its content is in `content`, in the map for its kind, under its `id`. */
export type StorefrontSectionOutput = {
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
export type StorefrontPageOutput = {
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
    sections: StorefrontSectionOutput[];
    /**
     * Settings of the page, in the form that your theme defines; empty when there are none.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** Texts, pictures and settings of the site, by part and by section. */
export type StorefrontItemContentOutput = {
    /** Logo, menu and buttons at the top of every page; your theme decides when absent. */
    header?: StorefrontHeaderOutput;
    /** Opening of the home page, above its sections; absent when there is none. */
    hero?: StorefrontHeroOutput;
    /** Links and notes at the bottom of every page; your theme decides when absent. */
    footer?: StorefrontFooterOutput;
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
        campaigns: StorefrontCampaignOutput[];
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
            buttons?: ButtonOutput[];
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
            buttons: ButtonOutput[];
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
            /** Cleaned by the service of everything that could run. */
            html?: string;
            /** The text in blocks, sorted by `sort`; used where `html` is absent. */
            blocks?: DescriptionBlockOutput[];
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
            buttons: ButtonOutput[];
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
                buttons: ButtonOutput[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
};
/** Top of every page. Words for looks are those of your theme: the service does not interpret them. */
export type StorefrontHeaderOutput = {
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
    ctas?: ButtonOutput[];
    /** Look of the menu’s links, such as `underline`. */
    linkStyle?: string;
    /** Entries of the menu, in the order to show. */
    links?: NavigationLinkOutput[];
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
export type ButtonOutput = {
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
export type NavigationLinkOutput = {
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
export type StorefrontHeroOutput = {
    /** Short line above the title. */
    eyebrow?: string;
    /** Main line, in large letters. */
    title?: string;
    /** Line below the title. */
    subtitle?: string;
    /** Buttons below the text, in the order to show. */
    buttons?: ButtonOutput[];
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
/** Bottom of every page. */
export type StorefrontFooterOutput = {
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
        links: NavigationLinkOutput[];
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
/** A promotion that opens over the page. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
export type StorefrontCampaignOutput = {
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
    buttons?: ButtonOutput[];
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
/** What the cells of a column hold, and who sees it. */
export type TableItemColumnOutput = {
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
    /**
     * True: storefronts see neither the column nor its cells. Default: false.
     * @default false
     */
    private: boolean;
};
/** Fee of the service on each line of a sale whose net is above 0. */
export type ServiceFeeOutput = {
    /**
     * Percentage of the net price, with up to four decimals: 2.5 means 2.5 %. Default: 0.
     * @default 0
     */
    pct: number;
    /**
     * Flat part for each piece, in minor units of the primary currency. Default: 0.
     * @default 0
     */
    flatMinor: number;
    /**
     * Flat part for each piece in other currencies, in minor units. A currency that is not named has 0.
     * @default {}
     */
    flatByCurrency: AmountsByCurrency;
};
/** Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
export type PaymentRailsOutput = {
    /**
     * Cards in NGN, through Paystack. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    card: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
    /**
     * Bank transfers in NGN, through Paystack. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    bank_transfer: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
    /**
     * Cards in other currencies, through Stripe. On unless you switch it off.
     * @default {
     *   "enabled": true
     * }
     */
    international_card: {
        /** True: buyers are offered this way to pay, where an account at a provider allows it. */
        enabled: boolean;
    };
};
/** What guests and buyers may do themselves, by the link of their ticket or order. Everything but `tickets.resend` is off by default. */
export type SelfServiceSettingsOutput = {
    /**
     * Actions that guests may take by the link of their ticket.
     * @default {
     *   "rename": false,
     *   "giveAway": false,
     *   "giveBack": false,
     *   "resend": true
     * }
     */
    tickets: {
        /**
         * True: guests may change the name on their ticket. Default: false.
         * @default false
         */
        rename: boolean;
        /**
         * True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false.
         * @default false
         */
        giveAway: boolean;
        /**
         * True: guests may give a free ticket back, whose seat is then on sale again. Default: false.
         * @default false
         */
        giveBack: boolean;
        /**
         * True: guests may have their ticket mailed again. Default: true.
         * @default true
         */
        resend: boolean;
    };
    /**
     * Actions that buyers may take by the link of their order.
     * @default {
     *   "changeAddress": false,
     *   "cancelCheckout": false,
     *   "requestRefund": false
     * }
     */
    orders: {
        /**
         * True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false.
         * @default false
         */
        changeAddress: boolean;
        /**
         * True: buyers may cancel a checkout that is not paid. Default: false.
         * @default false
         */
        cancelCheckout: boolean;
        /**
         * True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false.
         * @default false
         */
        requestRefund: boolean;
    };
};
/** One page of a list. */
export type Page<Item> = {
    /** The entries of this page, newest first. */
    data: Item[];
    /** Send it as `cursor` to get the next page. Absent on the last page. */
    nextCursor?: string;
};
export type components = {
    schemas: {
        CatalogPatch: CatalogPatch;
        CatalogItemPiece: CatalogItemPiece;
        Link: Link;
        CatalogItem: CatalogItem;
        CheckInBody: CheckInBody;
        CollectionPatch: CollectionPatch;
        CollectionItem: CollectionItem;
        DeliveryZonePatch: DeliveryZonePatch;
        PriceEntry: PriceEntry;
        AmountsByCurrency: AmountsByCurrency;
        Location: Location;
        DeliveryZoneItem: DeliveryZoneItem;
        DiscountCodePatch: DiscountCodePatch;
        DiscountCodeItem: DiscountCodeItem;
        ServiceFee: ServiceFee;
        PaymentRails: PaymentRails;
        SelfServiceSettings: SelfServiceSettings;
        SupportSettings: SupportSettings;
        MailWording: MailWording;
        WorkspaceItem: WorkspaceItem;
        SocialProfile: SocialProfile;
        Badge: Badge;
        StorefrontRenderConfig: StorefrontRenderConfig;
        StorefrontTheme: StorefrontTheme;
        StorefrontSection: StorefrontSection;
        StorefrontPage: StorefrontPage;
        StorefrontAssets: StorefrontAssets;
        MediaPolicy: MediaPolicy;
        BusinessHours: BusinessHours;
        StorefrontItemContent: StorefrontItemContent;
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
        DescriptionBlock: DescriptionBlock;
        StorefrontItem: StorefrontItem;
        ProductItem: ProductItem;
        Image: Image;
        AddonGroupItem: AddonGroupItem;
        AddonOptionItem: AddonOptionItem;
        FormField: FormField;
        FormFieldType: FormFieldType;
        ShowIf: ShowIf;
        ReviewItem: ReviewItem;
        ProductInfo: ProductInfo;
        ProductSpec: ProductSpec;
        OptionGroupItem: OptionGroupItem;
        OptionValueItem: OptionValueItem;
        VariantItem: VariantItem;
        Availability: Availability;
        OpenHours: OpenHours;
        AvailabilityBlock: AvailabilityBlock;
        VariantFeature: VariantFeature;
        PackageItem: PackageItem;
        PackageOptionItem: PackageOptionItem;
        EventItem: EventItem;
        EventMedia: EventMedia;
        Fee: Fee;
        TicketTypeItem: TicketTypeItem;
        PricePhaseItem: PricePhaseItem;
        SaveForItPolicy: SaveForItPolicy;
        Sponsorship: Sponsorship;
        FormItem: FormItem;
        FormItemField: FormItemField;
        FormFieldOptions: FormFieldOptions;
        FormFieldValidation: FormFieldValidation;
        TableItem: TableItem;
        TableItemColumn: TableItemColumn;
        TableCell: TableCell;
        MoneyCell: MoneyCell;
        FileCell: FileCell;
        FolderItem: FolderItem;
        NoteItem: NoteItem;
        PromoterCodeItem: PromoterCodeItem;
        EmailPreviewBody: EmailPreviewBody;
        RegistrationToPreview: RegistrationToPreview;
        TicketLine: TicketLine;
        SeatHolder: SeatHolder;
        FormAnswer: FormAnswer;
        Registrant: Registrant;
        EventMessageBody: EventMessageBody;
        EventPatch: EventPatch;
        FolderPatch: FolderPatch;
        FormPatch: FormPatch;
        RollKeyBody: RollKeyBody;
        ChangeKeyBody: ChangeKeyBody;
        Scope: Scope;
        RateLimit: RateLimit;
        RateLimits: RateLimits;
        CreateKeyBody: CreateKeyBody;
        NotePatch: NotePatch;
        AskForBalanceBody: AskForBalanceBody;
        BalancePaidBody: BalancePaidBody;
        CancelOrderBody: CancelOrderBody;
        FulfilOrderBody: FulfilOrderBody;
        RefundOrderBody: RefundOrderBody;
        DeclineRefundBody: DeclineRefundBody;
        OtpConnectionSettings: OtpConnectionSettings;
        ReviewPatch: ReviewPatch;
        CreateReviewBody: CreateReviewBody;
        AdjustStockBody: AdjustStockBody;
        PackagePatch: PackagePatch;
        PaymentProviderCredentials: PaymentProviderCredentials;
        ProductPatch: ProductPatch;
        PromoterCodePatch: PromoterCodePatch;
        CancelRegistrationBody: CancelRegistrationBody;
        ReissueTicketBody: ReissueTicketBody;
        RegisterGuestBody: RegisterGuestBody;
        StorefrontPatch: StorefrontPatch;
        TablePatch: TablePatch;
        AdvanceTestClockBody: AdvanceTestClockBody;
        FreezeTestClockBody: FreezeTestClockBody;
        ReplayWebhooksBody: ReplayWebhooksBody;
        WebhookSampleBody: WebhookSampleBody;
        WebhookDestinationPatch: WebhookDestinationPatch;
        WebhookDestinationInput: WebhookDestinationInput;
        WorkspacePatch: WorkspacePatch;
        OtpCreditBody: OtpCreditBody;
        OperatorPatch: OperatorPatch;
        CreateWorkspaceBody: CreateWorkspaceBody;
        AuditEntry: AuditEntry;
        Error: Error;
        PartInUse: PartInUse;
        ManagedCatalog: ManagedCatalog;
        DocumentWarning: DocumentWarning;
        TicketKeys: TicketKeys;
        CheckIn: CheckIn;
        ManagedCheckoutDetail: ManagedCheckoutDetail;
        ManagedCheckoutLine: ManagedCheckoutLine;
        PaymentRefusal: PaymentRefusal;
        ManagedCheckout: ManagedCheckout;
        ManagedCollection: ManagedCollection;
        Contact: Contact;
        PersonalFile: PersonalFile;
        PersonalFileSeat: PersonalFileSeat;
        CustomerLink: CustomerLink;
        ManagedDeliveryZone: ManagedDeliveryZone;
        ManagedDiscountCode: ManagedDiscountCode;
        ExportedDocument: ExportedDocument;
        AppliedDocument: AppliedDocument;
        PlannedItem: PlannedItem;
        PlannedChange: PlannedChange;
        FieldChange: FieldChange;
        EmailPreview: EmailPreview;
        PreviewedMessage: PreviewedMessage;
        PreviewedAttachment: PreviewedAttachment;
        EventMessage: EventMessage;
        ManagedEvent: ManagedEvent;
        ManagedFolder: ManagedFolder;
        ManagedForm: ManagedForm;
        Key: Key;
        CreatedKey: CreatedKey;
        MediaFile: MediaFile;
        Message: Message;
        Subscriber: Subscriber;
        ManagedNote: ManagedNote;
        StoreOrderRecord: StoreOrderRecord;
        StoreOrderItem: StoreOrderItem;
        StoreOrderFulfillment: StoreOrderFulfillment;
        OrderRefundRequest: OrderRefundRequest;
        SentCode: SentCode;
        OtpConnection: OtpConnection;
        OtpLedgerEntry: OtpLedgerEntry;
        OtpTemplate: OtpTemplate;
        ManagedReview: ManagedReview;
        VariantStock: VariantStock;
        ManagedPackage: ManagedPackage;
        ResolvedPaymentException: ResolvedPaymentException;
        PaymentException: PaymentException;
        PaymentProviderAccount: PaymentProviderAccount;
        ManagedProduct: ManagedProduct;
        ManagedPromoterCode: ManagedPromoterCode;
        RefundRequest: RefundRequest;
        ManagedRegistration: ManagedRegistration;
        ManagedAttendee: ManagedAttendee;
        LoggedRequest: LoggedRequest;
        AwaitedVariant: AwaitedVariant;
        RestockAlert: RestockAlert;
        SavingsPlanDetail: SavingsPlanDetail;
        SavingsPlan: SavingsPlan;
        FormSubmission: FormSubmission;
        ManagedTable: ManagedTable;
        TestClock: TestClock;
        WebhookDeliveryRecord: WebhookDeliveryRecord;
        WebhookDelivery: WebhookDelivery;
        WebhookDestination: WebhookDestination;
        ReplayedWebhooks: ReplayedWebhooks;
        RotatedWebhookSecret: RotatedWebhookSecret;
        CreatedWebhookDestination: CreatedWebhookDestination;
        WebhookSample: WebhookSample;
        Workspace: Workspace;
        ServiceFees: ServiceFees;
        CheckoutSettings: CheckoutSettings;
        OtpSettings: OtpSettings;
        TextSettings: TextSettings;
        MessageSettings: MessageSettings;
        SavingsSettings: SavingsSettings;
        FormSettings: FormSettings;
        MediaSettings: MediaSettings;
        SeatSettings: SeatSettings;
        AdminToken: AdminToken;
        CreatedWorkspace: CreatedWorkspace;
        PricePhaseItemOutput: PricePhaseItemOutput;
        FormFieldOutput: FormFieldOutput;
        FormFieldOptionsOutput: FormFieldOptionsOutput;
        DescriptionBlockOutput: DescriptionBlockOutput;
        ProductInfoOutput: ProductInfoOutput;
        ProductSpecOutput: ProductSpecOutput;
        VariantFeatureOutput: VariantFeatureOutput;
        StorefrontItemOutput: StorefrontItemOutput;
        StorefrontRenderConfigOutput: StorefrontRenderConfigOutput;
        StorefrontSectionOutput: StorefrontSectionOutput;
        StorefrontPageOutput: StorefrontPageOutput;
        StorefrontItemContentOutput: StorefrontItemContentOutput;
        StorefrontHeaderOutput: StorefrontHeaderOutput;
        ButtonOutput: ButtonOutput;
        NavigationLinkOutput: NavigationLinkOutput;
        StorefrontHeroOutput: StorefrontHeroOutput;
        StorefrontFooterOutput: StorefrontFooterOutput;
        StorefrontCampaignOutput: StorefrontCampaignOutput;
        TableItemColumnOutput: TableItemColumnOutput;
        ServiceFeeOutput: ServiceFeeOutput;
        PaymentRailsOutput: PaymentRailsOutput;
        SelfServiceSettingsOutput: SelfServiceSettingsOutput;
    };
};
export type operations = {
    listAuditEntries: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only what was done to the thing with this ref. */
                subject?: string;
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
                    "application/json": Page<AuditEntry>;
                };
            };
        };
    };
    readManagedCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the catalog, as lists and answers give it: `cat_…`. */
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
                    "application/json": ManagedCatalog;
                };
            };
        };
    };
    deleteCatalog: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the catalog, as lists and answers give it: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeCatalog: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the catalog, as lists and answers give it: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CatalogPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedCatalog;
                };
            };
        };
    };
    listManagedCatalogs: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the catalog with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedCatalog>;
                };
            };
        };
    };
    createCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CatalogItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedCatalog;
                };
            };
        };
    };
    undoCheckIn: {
        parameters: {
            query?: {
                /** Key or ref of the day whose check-in is undone. Default: the latest check-in. */
                day?: string;
            };
            header?: never;
            path: {
                /** Ref of the attendee, as lists and answers give it: `att_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTicketKeys: {
        parameters: {
            query: {
                /** Ref or slug of the event. */
                event: string;
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
                    "application/json": TicketKeys;
                };
            };
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckInBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CheckIn;
                };
            };
        };
    };
    readManagedCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the checkout, as lists and answers give it: `chk_…`. */
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
                    "application/json": ManagedCheckoutDetail;
                };
            };
        };
    };
    listManagedCheckouts: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Default: all. State of the checkout.
                 * - `open`: The buyer can pay; a payment may be under way.
                 * - `paid`: All that was due is paid, and there is an order.
                 * - `expired`: Its time was over before it was paid; what it held is for sale again.
                 * - `cancelled`: It was called off before it was paid.
                 */
                status?: "open" | "paid" | "expired" | "cancelled";
                /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<ManagedCheckout>;
                };
            };
        };
    };
    readManagedCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the collection, as lists and answers give it: `col_…`. */
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
                    "application/json": ManagedCollection;
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the collection, as lists and answers give it: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeCollection: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the collection, as lists and answers give it: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CollectionPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedCollection;
                };
            };
        };
    };
    listManagedCollections: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the collection with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedCollection>;
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CollectionItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedCollection;
                };
            };
        };
    };
    eraseContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": Contact;
                };
            };
        };
    };
    exportContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": PersonalFile;
                };
            };
        };
    };
    readContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": Contact;
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only with this in the name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<Contact>;
                };
            };
        };
    };
    listCustomerLinks: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the one of this user of the merchant’s own. */
                externalRef?: string;
                /** Only those with the contact of this ref. */
                contact?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<CustomerLink>;
                };
            };
        };
    };
    readManagedDeliveryZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
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
                    "application/json": ManagedDeliveryZone;
                };
            };
        };
    };
    deleteDeliveryZone: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeDeliveryZone: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeliveryZonePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeliveryZone;
                };
            };
        };
    };
    listManagedDeliveryZones: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the delivery zone with this key; upper and lower case are the same. */
                key?: string;
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
                    "application/json": Page<ManagedDeliveryZone>;
                };
            };
        };
    };
    createDeliveryZone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeliveryZoneItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDeliveryZone;
                };
            };
        };
    };
    readManagedDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
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
                    "application/json": ManagedDiscountCode;
                };
            };
        };
    };
    deleteDiscountCode: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeDiscountCode: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the discount code, as lists and answers give it: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscountCodePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDiscountCode;
                };
            };
        };
    };
    listManagedDiscountCodes: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the discount code with this code; upper and lower case are the same. */
                code?: string;
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
                    "application/json": Page<ManagedDiscountCode>;
                };
            };
        };
    };
    createDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscountCodeItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedDiscountCode;
                };
            };
        };
    };
    readDocumentSchema: {
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
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    exportDocument: {
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
                    "application/json": ExportedDocument;
                };
            };
        };
    };
    applyDocument: {
        parameters: {
            query?: {
                /**
                 * Whether to plan or to apply. Default: `false`.
                 * - `true`: Answers what would change and changes nothing; what is in use is named in `inUse` and not refused.
                 * - `false`: Applies the document.
                 */
                dryRun?: "true" | "false";
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Version of the format of documents: 1. */
                    version: 1;
                    /** Revision of an export: when the workspace has changed since, the document is refused with 409. Absent: it is applied to any state. */
                    revision?: string;
                    /** Name, time zone, currencies and settings of the workspace. Absent: they stay as they are. */
                    workspace?: WorkspaceItem;
                    /** Brand, theme, pages and content of the site. Absent: they stay as they are. */
                    storefront?: StorefrontItem;
                    /** All products, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    products?: ProductItem[];
                    /** All collections, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    collections?: CollectionItem[];
                    /** All packages, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    packages?: PackageItem[];
                    /** All events, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    events?: EventItem[];
                    /** All forms, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    forms?: FormItem[];
                    /** All tables, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    tables?: TableItem[];
                    /** All media catalogs, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    catalogs?: CatalogItem[];
                    /** All folders of files, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    folders?: FolderItem[];
                    /** All notes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    notes?: NoteItem[];
                    /** All delivery zones, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    deliveryZones?: DeliveryZoneItem[];
                    /** All discount codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    discountCodes?: DiscountCodeItem[];
                    /** All promoter codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    promoterCodes?: PromoterCodeItem[];
                };
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AppliedDocument;
                };
            };
        };
    };
    previewEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailPreviewBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EmailPreview;
                };
            };
        };
    };
    messageGuests: {
        parameters: {
            query?: {
                /**
                 * Whether to write. Default: `false`.
                 * - `true`: Answers how many people would be written to, and writes to nobody.
                 * - `false`: Writes to them.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Slug or ref of the event. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventMessageBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventMessage;
                };
            };
        };
    };
    readManagedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the event, as lists and answers give it: `evt_…`. */
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
                    "application/json": ManagedEvent;
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the event, as lists and answers give it: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeEvent: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the event, as lists and answers give it: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedEvent;
                };
            };
        };
    };
    listManagedEvents: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the event with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedEvent>;
                };
            };
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedEvent;
                };
            };
        };
    };
    readManagedFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the folder, as lists and answers give it: `fld_…`. */
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
                    "application/json": ManagedFolder;
                };
            };
        };
    };
    deleteFolder: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the folder, as lists and answers give it: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeFolder: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the folder, as lists and answers give it: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FolderPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedFolder;
                };
            };
        };
    };
    listManagedFolders: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the folder with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedFolder>;
                };
            };
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FolderItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedFolder;
                };
            };
        };
    };
    readManagedForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the form, as lists and answers give it: `frm_…`. */
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
                    "application/json": ManagedForm;
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the form, as lists and answers give it: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeForm: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the form, as lists and answers give it: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FormPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedForm;
                };
            };
        };
    };
    listManagedForms: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the form with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedForm>;
                };
            };
        };
    };
    createForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FormItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedForm;
                };
            };
        };
    };
    pauseKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": Key;
                };
            };
        };
    };
    resumeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": Key;
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": Key;
                };
            };
        };
    };
    rollKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the key, as lists and answers give it: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RollKeyBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatedKey;
                };
            };
        };
    };
    changeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the key, as lists and answers give it: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ChangeKeyBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Key;
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": Page<Key>;
                };
            };
        };
    };
    createKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateKeyBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatedKey;
                };
            };
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the file, as lists and answers give it: `med_…`. */
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
                    "application/json": MediaFile;
                };
            };
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the file, as lists and answers give it: `med_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listMedia: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": Page<MediaFile>;
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                /** Name of the file, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives. */
                name?: string;
                /**
                 * Audience of the file. Default: documents are private, all else is public.
                 * - `public`: Whoever has the address may open it.
                 * - `private`: It opens by signed links alone.
                 */
                visibility?: "public" | "private";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * The file itself: the only part of the form.
                     * Format: binary.
                     */
                    file: string;
                };
                "application/octet-stream": string;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": MediaFile;
                };
            };
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the message, as lists and answers give it: `msg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Message;
                };
            };
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the message, as lists and answers give it: `msg_…`. */
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
                    "application/json": Message;
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. State of the message.
                 * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
                 * - `sending`: An attempt is under way.
                 * - `sent`: The mail server or provider has it.
                 * - `failed`: Every attempt failed, or another one is of no use.
                 * - `skipped`: It was no longer true when its turn came.
                 * - `withheld`: An SMS that may not go to its number.
                 */
                state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
                /**
                 * Only those by this channel. Default: all.
                 * - `email`: By e-mail.
                 * - `sms`: By SMS.
                 * - `whatsapp`: By WhatsApp.
                 */
                channel?: "email" | "sms" | "whatsapp";
                /**
                 * Only those of this kind. Default: all.
                 * - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
                 * - `registration_received`: To a guest: the registration waits for your approval.
                 * - `registration_approved`: To a guest: you have approved the registration, with the ticket.
                 * - `registration_declined`: To a guest: you have declined the registration.
                 * - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
                 * - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
                 * - `event_rescheduled`: To a guest: the event has another time or place.
                 * - `event_cancelled`: To a guest: the event is cancelled.
                 * - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
                 * - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
                 * - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
                 * - `order_confirmed`: To a buyer: the order is placed, with its tickets.
                 * - `order_fulfilled`: To a buyer: goods were handed over.
                 * - `order_refunded`: To a buyer: money goes back.
                 * - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
                 * - `order_cancelled`: To a buyer: the order is cancelled.
                 * - `tickets_voided`: To a buyer: tickets of the order are void.
                 * - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
                 * - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
                 * - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
                 * - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
                 * - `balance_reminder`: To a buyer: the balance of the order is due soon.
                 * - `balance_received`: To a buyer: the balance of the order is paid.
                 * - `transfer_instructions`: To a buyer: how to make the bank transfer.
                 * - `savings_started`: To a buyer: the savings plan has begun.
                 * - `savings_part_received`: To a buyer: a part of the savings plan was paid.
                 * - `savings_reminder`: To a buyer: the savings plan ends soon.
                 * - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
                 * - `payment_returned`: To a buyer: a payment that could not be used goes back.
                 * - `money_returned`: To you: the service gave money back by itself.
                 * - `refund_failed`: To you: the provider refused a refund.
                 * - `webhook_failing`: To you: deliveries to a webhook destination fail.
                 * - `webhook_disabled`: To you: a webhook destination was disabled.
                 * - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
                 * - `form_files_full`: To you: forms take no more files, since their room is full.
                 * - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
                 * - `admin_token_made`: To you: the operator has made an admin token.
                 * - `refund_asked`: To you: a buyer asks for a refund.
                 * - `rail_refused`: To you: a payment provider refuses one payment after the other.
                 * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
                 * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
                 * - `restock_available`: To a subscriber: the variant can be bought again.
                 * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
                 * - `ticket_given_away`: To the former holder of a ticket: it was given away.
                 * - `event_announcement`: To guests of an event: a message in your own words.
                 */
                kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
                /** Only those about the thing with this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
                subject?: string;
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
                    "application/json": Page<Message>;
                };
            };
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                /**
                 * Only those in this state. Default: `confirmed`; write to nobody else.
                 * - `pending`: The confirmation mail is not answered yet: do not write to them.
                 * - `confirmed`: They want the newsletter.
                 * - `unsubscribed`: They want it no longer: take them off your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
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
                    "text/csv": string;
                };
            };
        };
    };
    deleteSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the subscriber, as lists and answers give it: `nls_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Default: all.
                 * - `pending`: The confirmation mail is not answered yet: do not write to them.
                 * - `confirmed`: They want the newsletter.
                 * - `unsubscribed`: They want it no longer: take them off your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
                /** Only with this in the e-mail or name, in any case. */
                search?: string;
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
                    "application/json": Page<Subscriber>;
                };
            };
        };
    };
    readManagedNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the note, as lists and answers give it: `not_…`. */
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
                    "application/json": ManagedNote;
                };
            };
        };
    };
    deleteNote: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the note, as lists and answers give it: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeNote: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the note, as lists and answers give it: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NotePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedNote;
                };
            };
        };
    };
    listManagedNotes: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the note with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedNote>;
                };
            };
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NoteItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedNote;
                };
            };
        };
    };
    askForBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": AskForBalanceBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    recordBalancePaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": BalancePaidBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CancelOrderBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    fulfilOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": FulfilOrderBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    acceptRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RefundOrderBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    declineRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeclineRefundBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": RefundOrderBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
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
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the order, as lists and answers give it: `ord_…`. */
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
                    "application/json": StoreOrderRecord;
                };
            };
        };
    };
    listManagedOrders: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Payment state of the order.
                 * - `pending`: Nothing is paid yet.
                 * - `saving`: A savings plan is being paid in parts.
                 * - `deposit_paid`: The deposit is paid and a balance is due.
                 * - `paid`: All is paid; an order that costs nothing is paid at once.
                 * - `partially_refunded`: Part of what was paid went back.
                 * - `refunded`: All that was paid went back.
                 * - `cancelled`: It was called off.
                 */
                status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                /**
                 * Only those handed over this far. State of the handover of the order.
                 * - `not_required`: Nothing has to be handed over: tickets or digital goods only.
                 * - `unfulfilled`: Nothing is handed over yet.
                 * - `scheduled`: It is for later: a booked slot or a pre-order.
                 * - `partially_fulfilled`: Some pieces are handed over.
                 * - `fulfilled`: All pieces are handed over.
                 * - `returned`: The pieces came back.
                 * - `cancelled`: The order was called off.
                 */
                fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
                /**
                 * Only those paid by deposit whose rest is still open.
                 * - `due`: All of them.
                 * - `overdue`: Those whose `balanceDueAt` is over.
                 */
                balance?: "due" | "overdue";
                /** Only the order of this number or with a ticket of this short code, or those with this text in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<StoreOrderRecord>;
                };
            };
        };
    };
    listOtpChallenges: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those of this mode. Default: both.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * Only those by this channel. Default: all.
                 * - `whatsapp`: By WhatsApp.
                 * - `sms`: By SMS.
                 */
                channel?: "whatsapp" | "sms";
                /**
                 * Only those from this number. Default: all.
                 * - `own`: The merchant’s.
                 * - `frontdesk`: The service’s.
                 */
                sender?: "own" | "frontdesk";
                /** Only those to numbers of this country (ISO 3166), such as `NG`. */
                country?: string;
                /** Only those that the key of this ref asked for. */
                key?: string;
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
                    "application/json": Page<SentCode>;
                };
            };
        };
    };
    readOtpConnection: {
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
                    "application/json": OtpConnection;
                };
            };
        };
    };
    setOtpConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OtpConnectionSettings;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpConnection;
                };
            };
        };
    };
    removeOtpConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readOtpLedger: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": {
                        /** The entries of this page, newest first. */
                        data: OtpLedgerEntry[];
                        /** Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                        /** Present balance of each wallet; a workspace has one for each currency that it was credited in. */
                        wallets: {
                            /** Currency of the wallet (ISO 4217). */
                            currency: string;
                            /** Present balance in minor units of `currency`. */
                            balanceMinor: number;
                        }[];
                    };
                };
            };
        };
    };
    deleteOtpTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the template, as lists and answers give it: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeOtpTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the template, as lists and answers give it: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the template at Meta: small letters, digits and underscores. */
                    name?: string;
                    /** Language of the template as Meta writes it, such as `en` or `en_GB`. */
                    language?: string;
                    /** True when Meta has approved the template; codes are sent by approved ones alone. Default: false. */
                    approved?: boolean;
                    /** True: codes that name no template use this one, and the former default is one no longer. Default: false. */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpTemplate;
                };
            };
        };
    };
    listOtpTemplates: {
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
                    "application/json": {
                        /** All templates, the oldest first. */
                        data: OtpTemplate[];
                    };
                };
            };
        };
    };
    makeOtpTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the template at Meta: small letters, digits and underscores. */
                    name: string;
                    /** Language of the template as Meta writes it, such as `en` or `en_GB`. */
                    language: string;
                    /**
                     * True when Meta has approved the template; codes are sent by approved ones alone. Default: false.
                     * @default false
                     */
                    approved?: boolean;
                    /**
                     * True: codes that name no template use this one, and the former default is one no longer. Default: false.
                     * @default false
                     */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpTemplate;
                };
            };
        };
    };
    deletePackageReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
                /** Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changePackageReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
                /** Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedReview;
                };
            };
        };
    };
    listPackageReviews: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": Page<ManagedReview>;
                };
            };
        };
    };
    createPackageReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateReviewBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedReview;
                };
            };
        };
    };
    readPackageStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": {
                        /** Stock of each variant or option, in their order. */
                        data: VariantStock[];
                    };
                };
            };
        };
    };
    adjustPackageStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdjustStockBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantStock;
                };
            };
        };
    };
    readManagedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": ManagedPackage;
                };
            };
        };
    };
    deletePackage: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changePackage: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PackagePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedPackage;
                };
            };
        };
    };
    listManagedPackages: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the package with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedPackage>;
                };
            };
        };
    };
    createPackage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PackageItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedPackage;
                };
            };
        };
    };
    resolvePaymentException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the payment exception, as lists and answers give it: `exc_…`. */
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
                    "application/json": ResolvedPaymentException;
                };
            };
        };
    };
    listPaymentExceptions: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those of this mode. Default: both.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * Only those of this kind. Kind of event.
                 * - `money_returned`: The service gave money back by itself, such as a payment that came too late.
                 * - `refund_failed`: The provider refused a refund: give the money back in another way.
                 * - `unknown_payment`: The provider reported a payment that the service does not know.
                 * - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
                 * - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
                 * - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
                 */
                kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
                /**
                 * Which ones to list. Default: `true`.
                 * - `true`: Those that nobody has resolved.
                 * - `false`: All.
                 */
                open?: "true" | "false";
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
                    "application/json": Page<PaymentException>;
                };
            };
        };
    };
    setPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Provider of payments: `paystack` or `stripe`. */
                provider: string;
                /** Mode of the account: `live` or `test`. */
                mode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PaymentProviderCredentials;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentProviderAccount;
                };
            };
        };
    };
    removePaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Provider of payments: `paystack` or `stripe`. */
                provider: string;
                /** Mode of the account: `live` or `test`. */
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listPaymentProviders: {
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
                    "application/json": {
                        /** Every account that is set or could be, in both modes. */
                        data: PaymentProviderAccount[];
                    };
                };
            };
        };
    };
    deleteProductReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
                /** Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeProductReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
                /** Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ReviewPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedReview;
                };
            };
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": Page<ManagedReview>;
                };
            };
        };
    };
    createProductReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateReviewBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedReview;
                };
            };
        };
    };
    readProductStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": {
                        /** Stock of each variant or option, in their order. */
                        data: VariantStock[];
                    };
                };
            };
        };
    };
    adjustProductStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdjustStockBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantStock;
                };
            };
        };
    };
    readManagedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": ManagedProduct;
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeProduct: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedProduct;
                };
            };
        };
    };
    listManagedProducts: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the product with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedProduct>;
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedProduct;
                };
            };
        };
    };
    readManagedPromoterCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
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
                    "application/json": ManagedPromoterCode;
                };
            };
        };
    };
    deletePromoterCode: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changePromoterCode: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the promoter code, as lists and answers give it: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromoterCodePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedPromoterCode;
                };
            };
        };
    };
    listManagedPromoterCodes: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the promoter code with this code; upper and lower case are the same. */
                code?: string;
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
                    "application/json": Page<ManagedPromoterCode>;
                };
            };
        };
    };
    createPromoterCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromoterCodeItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedPromoterCode;
                };
            };
        };
    };
    listRefundRequests: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Default: all. State of the request.
                 * - `open`: The merchant has not answered yet.
                 * - `accepted`: Money went back.
                 * - `declined`: The merchant declined it.
                 */
                state?: "open" | "accepted" | "declined";
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<RefundRequest>;
                };
            };
        };
    };
    exportRegistrations: {
        parameters: {
            query: {
                /** Ref or slug of the event. */
                event: string;
                /**
                 * Only those with an attendee of this status. Default: all. State of the seat.
                 * - `confirmed`: The guest has the seat and gets the ticket.
                 * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 * - `declined`: The merchant declined it; the seat is on sale again.
                 * - `cancelled`: It was given back or called off; the seat is on sale again.
                 * - `checked_in`: The guest has come in.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
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
                    "text/csv": string;
                };
            };
        };
    };
    approveRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    cancelRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CancelRegistrationBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    declineRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    reissueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the attendee, as lists and answers give it: `att_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReissueTicketBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    readRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only of this event: its ref or its slug. */
                event?: string;
                /**
                 * Only those with an attendee of this status. Default: all. State of the seat.
                 * - `confirmed`: The guest has the seat and gets the ticket.
                 * - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 * - `declined`: The merchant declined it; the seat is on sale again.
                 * - `cancelled`: It was given back or called off; the seat is on sale again.
                 * - `checked_in`: The guest has come in.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** Only with an attendee of the ticket type of this ref. */
                ticketType?: string;
                /** Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code. */
                search?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<ManagedRegistration>;
                };
            };
        };
    };
    registerGuest: {
        parameters: {
            query?: never;
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterGuestBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedRegistration;
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only those of the key of this ref. */
                key?: string;
                /**
                 * Only those of keys of this mode. Default: all.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * Only those of this HTTP method. Default: all.
                 * - `GET`: Reads.
                 * - `HEAD`: Reads without a body.
                 * - `POST`: Creations and actions.
                 * - `PUT`: Replacements.
                 * - `PATCH`: Changes.
                 * - `DELETE`: Deletions.
                 */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** Only those of exactly this path: `/v1/store/products`. */
                path?: string;
                /** Only those answered with this status, `404`, or with one of a class, `4xx`. */
                status?: string;
                /**
                 * Only those that were refused with this `error.code`. Default: all.
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
                error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** Only those that arrived at or after this moment, ISO 8601 with zone. */
                since?: string;
                /** Only those that arrived before this moment, ISO 8601 with zone. */
                until?: string;
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
                    "application/json": Page<LoggedRequest>;
                };
            };
        };
    };
    deleteRestockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the restock alert, as lists and answers give it: `rsa_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listAwaitedVariants: {
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
                    "application/json": {
                        /** Variants that people wait for, the most wanted first; at most 500. */
                        data: AwaitedVariant[];
                    };
                };
            };
        };
    };
    listRestockAlerts: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Default: all.
                 * - `pending`: The confirmation mail is not answered yet.
                 * - `confirmed`: The person waits.
                 * - `told`: The mail that it can be bought again was sent.
                 * - `ended`: The person does not wait any more.
                 */
                state?: "pending" | "confirmed" | "told" | "ended";
                /** Only for this variant, by its ref. */
                variant?: string;
                /** Only with this in the e-mail, in any case. */
                search?: string;
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
                    "application/json": Page<RestockAlert>;
                };
            };
        };
    };
    cancelSavingsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the savings plan, as lists and answers give it: `chk_…`. */
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
                    "application/json": SavingsPlanDetail;
                };
            };
        };
    };
    readSavingsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the savings plan, as lists and answers give it: `chk_…`. */
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
                    "application/json": SavingsPlanDetail;
                };
            };
        };
    };
    listSavingsPlans: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * Only those in this state. Default: all. State of the plan.
                 * - `saving`: Parts are being paid.
                 * - `completed`: All is saved, and the order is paid.
                 * - `cancelled`: It ended before all was saved.
                 */
                status?: "saving" | "completed" | "cancelled";
                /** Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * Only those of this mode. Default: live.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": Page<SavingsPlan>;
                };
            };
        };
    };
    readStorefrontDocument: {
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
                    "application/json": StorefrontItemOutput;
                };
            };
        };
    };
    replaceStorefrontDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StorefrontItem;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StorefrontItemOutput;
                };
            };
        };
    };
    changeStorefrontDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": StorefrontPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StorefrontItemOutput;
                };
            };
        };
    };
    exportSubmissions: {
        parameters: {
            query: {
                /** Its ref or its slug. */
                form: string;
                /** Only those sent at or after this moment. */
                since?: string;
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
                    "text/csv": string;
                };
            };
        };
    };
    readSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the submission, as lists and answers give it: `sub_…`. */
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
                    "application/json": FormSubmission;
                };
            };
        };
    };
    deleteSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the submission, as lists and answers give it: `sub_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listSubmissions: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only of this form: its ref or its slug. */
                form?: string;
                /** Only with this in an answer or in the sender’s name, in any case. */
                search?: string;
                /** Only those sent at or after this moment. */
                since?: string;
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
                    "application/json": Page<FormSubmission>;
                };
            };
        };
    };
    readManagedTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the table, as lists and answers give it: `tbl_…`. */
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
                    "application/json": ManagedTable;
                };
            };
        };
    };
    deleteTable: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the table, as lists and answers give it: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeTable: {
        parameters: {
            query?: {
                /**
                 * What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the table, as lists and answers give it: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TablePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedTable;
                };
            };
        };
    };
    listManagedTables: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only the table with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": Page<ManagedTable>;
                };
            };
        };
    };
    createTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TableItem;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedTable;
                };
            };
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdvanceTestClockBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestClock;
                };
            };
        };
    };
    freezeTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": FreezeTestClockBody;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TestClock;
                };
            };
        };
    };
    resetTestClock: {
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
                    "application/json": TestClock;
                };
            };
        };
    };
    readTestClock: {
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
                    "application/json": TestClock;
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the delivery, as lists and answers give it: `whd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryRecord;
                };
            };
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the delivery, as lists and answers give it: `whd_…`. */
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
                    "application/json": WebhookDeliveryRecord;
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** Only those to the destination of this ref. */
                destination?: string;
                /** Only those of the event of this ref. */
                event?: string;
                /**
                 * Only those of events of this type.
                 * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
                 * - `checkout.expired`: A checkout link lapsed unpaid.
                 * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
                 * - `form.submitted`: A form submission was recorded.
                 * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
                 * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
                 * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
                 * - `customer.linked`: A buyer account was linked to a contact; once per link.
                 * - `product.deleted`: A product was deleted; remove it from any local copy.
                 * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
                 * - `ping`: A test that somebody asked for.
                 */
                type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
                /**
                 * Only those in this state. Default: all.
                 * - `due`: It waits for its first or next attempt.
                 * - `sending`: An attempt is under way.
                 * - `held`: The destination is disabled: replay it once that is enabled.
                 * - `delivered`: Your server answered with 2xx.
                 * - `exhausted`: Every attempt failed: resend it by hand.
                 */
                state?: "due" | "sending" | "held" | "delivered" | "exhausted";
                /** Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit. */
                since?: string;
                /** Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit. */
                until?: string;
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
                    "application/json": Page<WebhookDelivery>;
                };
            };
        };
    };
    disableWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": WebhookDestination;
                };
            };
        };
    };
    enableWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": WebhookDestination;
                };
            };
        };
    };
    pingWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryRecord;
                };
            };
        };
    };
    promoteWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": WebhookDestination;
                };
            };
        };
    };
    replayWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": ReplayWebhooksBody;
            };
        };
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReplayedWebhooks;
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": RotatedWebhookSecret;
                };
            };
        };
    };
    sendWebhookSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookSampleBody;
            };
        };
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDeliveryRecord;
                };
            };
        };
    };
    readWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": WebhookDestination;
                };
            };
        };
    };
    deleteWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookDestinationPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDestination;
                };
            };
        };
    };
    listWebhookDestinations: {
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
                    "application/json": {
                        /** All destinations of the workspace, at most five. */
                        data: WebhookDestination[];
                    };
                };
            };
        };
    };
    createWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookDestinationInput;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatedWebhookDestination;
                };
            };
        };
    };
    streamWebhookSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookSampleBody;
            };
        };
        responses: {
            /** Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSample;
                };
            };
        };
    };
    streamWebhookEvents: {
        parameters: {
            query?: {
                /**
                 * Mode of the events. Those of the catalogue, which have no mode, come in both. Default: test.
                 * - `live`: Real ones.
                 * - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /** Types of events, separated by commas, such as `checkout.completed,order.updated`. Default: all. */
                events?: string;
            };
            header?: {
                /** The `id` of the last event that you are done with. Absent: the stream begins with the next event. */
                "Last-Event-ID"?: string;
            };
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
                    "text/event-stream": string;
                };
            };
        };
    };
    readOwnWorkspace: {
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
                    "application/json": Workspace;
                };
            };
        };
    };
    changeOwnWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WorkspacePatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
        };
    };
    createAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AdminToken;
                };
            };
        };
    };
    pauseAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
                /** Ref of the key, as lists and answers give it: `key_…`. */
                token: string;
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
                    "application/json": Key;
                };
            };
        };
    };
    resumeAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
                /** Ref of the key, as lists and answers give it: `key_…`. */
                token: string;
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
                    "application/json": Key;
                };
            };
        };
    };
    listAdminTokens: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
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
                    "application/json": Page<Key>;
                };
            };
        };
    };
    creditOtpWallet: {
        parameters: {
            query?: never;
            header?: {
                /** Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OtpCreditBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpLedgerEntry;
                };
            };
        };
    };
    readWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
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
                    "application/json": Workspace;
                };
            };
        };
    };
    setForWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": OperatorPatch;
            };
        };
        responses: {
            /** Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Workspace;
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /** `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": Page<Workspace>;
                };
            };
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateWorkspaceBody;
            };
        };
        responses: {
            /** Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CreatedWorkspace;
                };
            };
        };
    };
};
