// Written by `npm run docs:generate` from the OpenAPI document. Change that.
/** Fields of the catalog to change. Each one that is given is replaced as a whole; the others keep their values. */
export type CatalogPatch = {
    /** Slug of the media catalog: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the catalog: leave out to keep the value. */
    slug?: string | null;
    /** Name of the media catalog as visitors see it: one line of plain text, at most 300 characters. In a change of the catalog: leave out to keep the value. */
    name?: string | null;
    /** Text about the media catalog, plain text of at most 50,000 characters. Absent: none. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the media catalog, at most 2,048 characters. Absent: no picture. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /**
     * Arrangement in which your page shows the pieces of the media catalog. Default: `grid`.
     * - `grid`: A grid of equal cells.
     * - `masonry`: Columns of pieces of different heights.
     * - `carousel`: One piece after the other, to swipe through.
     * - `list`: One piece below the other.
     *
     * In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default.
     */
    layout?: ("grid" | "masonry" | "carousel" | "list") | null;
    /** Pieces of the media catalog (pictures, videos and other files) in the order shown; at most 1,000. Default: none. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    items?: CatalogItemPiece[] | null;
    /** Title of the page of the media catalog for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the media catalog is used. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    seoTitle?: string | null;
    /** Summary of the page of the media catalog for search engines and link previews, plain text. Absent: the `description` of the media catalog is used. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    seoDescription?: string | null;
    /** True: storefronts see the media catalog. False: the media catalog is hidden from them. Default: true. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the media catalog in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the catalog: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
};
/** Piece of a media catalog as you write it: a picture, video or other file with title, caption and link. */
export type CatalogItemPiece = {
    /** Your own name (key) for the piece, unique within the media catalog: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the piece as long as you keep the key. */
    key: string;
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
    tags?: string[];
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
/** Media catalog as you write it: a named list of pictures, videos and other files. A piece keeps its ref as long as you keep its key. */
export type CatalogItem = {
    /** Slug of the media catalog: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the media catalog as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the media catalog, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the media catalog, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Arrangement in which your page shows the pieces of the media catalog. Default: `grid`.
     * - `grid`: A grid of equal cells.
     * - `masonry`: Columns of pieces of different heights.
     * - `carousel`: One piece after the other, to swipe through.
     * - `list`: One piece below the other.
     * @default grid
     */
    layout?: "grid" | "masonry" | "carousel" | "list";
    /**
     * Pieces of the media catalog (pictures, videos and other files) in the order shown; at most 1,000. Default: none.
     * @default []
     */
    items?: CatalogItemPiece[];
    /** Title of the page of the media catalog for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the media catalog is used. */
    seoTitle?: string;
    /** Summary of the page of the media catalog for search engines and link previews, plain text. Absent: the `description` of the media catalog is used. */
    seoDescription?: string;
    /**
     * True: storefronts see the media catalog. False: the media catalog is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the media catalog in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
};
/** Ticket or attendee to check in, and the door: give either `code` or `attendeeRef`. */
export type CheckInBody = {
    /** Code of the ticket: the text of its QR code, or the short code (`K7QM-3XPD`) as it was typed, in any case, with or without blanks and hyphens. Give either `code` or `attendeeRef`. */
    code?: string;
    /** Ref of the attendee to check in, `att_…`, picked from the guest list. Give either `code` or `attendeeRef`. */
    attendeeRef?: string;
    /** Event at the door: its ref (`evt_…`) or slug. Tickets of other events are refused. Leave out to admit to any event of the workspace. */
    event?: string;
    /** Day of the event at the door: its key or ref (`day_…`). Leave out for the day that is on now, from 6 hours before its beginning to 6 hours after its end, and for events without days. */
    day?: string;
};
/** Fields of the collection to change. Each one that is given is replaced as a whole; the others keep their values. */
export type CollectionPatch = {
    /** Slug of the collection: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the collection: leave out to keep the value. */
    slug?: string | null;
    /** Name of the collection as visitors see it: one line of plain text, at most 300 characters. In a change of the collection: leave out to keep the value. */
    name?: string | null;
    /** True: storefronts see the collection. False: the collection is hidden from them. Default: true. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the collection in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /** Text about the collection, plain text of at most 50,000 characters. Absent: none. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the collection, at most 2,048 characters. Absent: no picture. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /**
     * Kind of cover to show at the top of a collection’s page. Default: `image`.
     * - `image`: The picture at the collection’s `coverUrl`.
     * - `video`: The video at the collection’s `coverUrl`.
     * - `gallery`: The pictures in the collection’s `gallery`.
     * - `color`: No file: a plain colour of your theme.
     *
     * In a change of the collection: leave out to keep the value, `null` to remove it or restore the default.
     */
    coverKind?: ("image" | "video" | "gallery" | "color") | null;
    /** Further pictures of the collection, as absolute http or https URLs in the order shown; at most 100. Default: none. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    gallery?: string[] | null;
    /** Products and packages of the collection, by slug, in the order shown; at most 5,000. The service removes those that are deleted. Default: none. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    productRefs?: string[] | null;
    /** Title of the page of the collection for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the collection is used. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    seoTitle?: string | null;
    /** Summary of the page of the collection for search engines and link previews, plain text. Absent: the `description` of the collection is used. In a change of the collection: leave out to keep the value, `null` to remove it or restore the default. */
    seoDescription?: string | null;
};
/** Collection as you write it: a named list of products and packages with a page of its own. */
export type CollectionItem = {
    /** Slug of the collection: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the collection as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the collection. False: the collection is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the collection in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the collection, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the collection, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Kind of cover to show at the top of a collection’s page. Default: `image`.
     * - `image`: The picture at the collection’s `coverUrl`.
     * - `video`: The video at the collection’s `coverUrl`.
     * - `gallery`: The pictures in the collection’s `gallery`.
     * - `color`: No file: a plain colour of your theme.
     * @default image
     */
    coverKind?: "image" | "video" | "gallery" | "color";
    /**
     * Further pictures of the collection, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    gallery?: string[];
    /**
     * Products and packages of the collection, by slug, in the order shown; at most 5,000. The service removes those that are deleted. Default: none.
     * @default []
     */
    productRefs?: string[];
    /** Title of the page of the collection for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the collection is used. */
    seoTitle?: string;
    /** Summary of the page of the collection for search engines and link previews, plain text. Absent: the `description` of the collection is used. */
    seoDescription?: string;
};
/** Fields of the delivery zone to change. Each one that is given is replaced as a whole; the others keep their values. */
export type DeliveryZonePatch = {
    /** Your own name (key) for the delivery zone, unique in the workspace: lower-case letters, digits and single hyphens, at most 100 characters. In a change of the delivery zone: leave out to keep the value. */
    key?: string | null;
    /** Name of the delivery zone by which buyers choose it, such as "Lagos mainland": one line of plain text, at most 300 characters. In a change of the delivery zone: leave out to keep the value. */
    name?: string | null;
    /** Place of the delivery zone in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /** Text that explains the delivery zone to buyers, plain text of at most 50,000 characters. Absent: none. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /**
     * Way in which buyers who choose the delivery zone get their goods. Default: `delivery`.
     * - `delivery`: The goods are sent to the buyer’s address.
     * - `pickup`: The buyer picks the goods up at `pickupLocation`.
     *
     * In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default.
     */
    kind?: ("delivery" | "pickup") | null;
    /** Countries that the delivery zone covers, as ISO 3166 two-letter codes such as `NG`; at most 250. Default: empty, which means every country. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    countries?: string[] | null;
    /** States that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    states?: string[] | null;
    /** Cities that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    cities?: string[] | null;
    /** Beginnings of the postal codes that the delivery zone covers, such as `101`; spaces, hyphens and case do not count. At most 500. Default: empty, which means all. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    postalPrefixes?: string[] | null;
    /** Delivery fee of the delivery zone, where it has a single one: integer in minor units (kobo, cents) of `currency`. Short form of `prices`, for your requests; responses have `prices` only. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    feeMinor?: number | null;
    /** Currency of the delivery zone’s `feeMinor`, as ISO 4217 code such as `NGN`. Default: the primary currency of the workspace. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    currency?: string | null;
    /** Delivery fees of the delivery zone, one entry for each currency: `currency` and `priceMinor` in its minor unit, 0 where delivery is free. A checkout in another currency cannot choose the zone. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    prices?: PriceEntry[] | null;
    /** Subtotal of a checkout, before discounts, from which delivery to the delivery zone is free: amounts in minor units by currency. Never free in a currency that is not named. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    freeOver?: AmountsByCurrency | null;
    /** Smallest subtotal of a checkout, before discounts, with which buyers can choose the delivery zone: amounts in minor units by currency. No minimum in a currency that is not named. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    minOrder?: AmountsByCurrency | null;
    /** Delivery time of the delivery zone in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    etaText?: string | null;
    /** Shortest delivery time of the delivery zone in working days, 0 to 366. Together with `etaMaxDays` it lets buyers see dates. Absent: no dates are shown. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    etaMinDays?: number | null;
    /** Longest delivery time of the delivery zone in working days, 0 to 366; at least `etaMinDays`. Absent: no dates are shown. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    etaMaxDays?: number | null;
    /** Place at which buyers who choose the delivery zone pick up their goods. Required with `kind` `pickup`; absent otherwise. In a change of the delivery zone: leave out to keep the value, `null` to remove it or restore the default. */
    pickupLocation?: Location | null;
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
/** Amounts of money by currency: ISO 4217 code → integer in that currency’s minor unit (kobo, cents), such as `{ "NGN": 150000, "USD": 1200 }`. */
export type AmountsByCurrency = {
    [key: string]: number;
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
/** Delivery zone as you write it: the area or pick-up place, its fees and delivery times. Buyers choose a zone at checkout. */
export type DeliveryZoneItem = {
    /** Your own name (key) for the delivery zone, unique in the workspace: lower-case letters, digits and single hyphens, at most 100 characters. */
    key: string;
    /** Name of the delivery zone by which buyers choose it, such as "Lagos mainland": one line of plain text, at most 300 characters. */
    name: string;
    /** Place of the delivery zone in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text that explains the delivery zone to buyers, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Way in which buyers who choose the delivery zone get their goods. Default: `delivery`.
     * - `delivery`: The goods are sent to the buyer’s address.
     * - `pickup`: The buyer picks the goods up at `pickupLocation`.
     * @default delivery
     */
    kind?: "delivery" | "pickup";
    /**
     * Countries that the delivery zone covers, as ISO 3166 two-letter codes such as `NG`; at most 250. Default: empty, which means every country.
     * @default []
     */
    countries?: string[];
    /**
     * States that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them.
     * @default []
     */
    states?: string[];
    /**
     * Cities that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them.
     * @default []
     */
    cities?: string[];
    /**
     * Beginnings of the postal codes that the delivery zone covers, such as `101`; spaces, hyphens and case do not count. At most 500. Default: empty, which means all.
     * @default []
     */
    postalPrefixes?: string[];
    /** Delivery fee of the delivery zone, where it has a single one: integer in minor units (kobo, cents) of `currency`. Short form of `prices`, for your requests; responses have `prices` only. */
    feeMinor?: number;
    /**
     * Currency of the delivery zone’s `feeMinor`, as ISO 4217 code such as `NGN`. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Delivery fees of the delivery zone, one entry for each currency: `currency` and `priceMinor` in its minor unit, 0 where delivery is free. A checkout in another currency cannot choose the zone.
     * @default []
     */
    prices?: PriceEntry[];
    /** Subtotal of a checkout, before discounts, from which delivery to the delivery zone is free: amounts in minor units by currency. Never free in a currency that is not named. */
    freeOver?: AmountsByCurrency;
    /** Smallest subtotal of a checkout, before discounts, with which buyers can choose the delivery zone: amounts in minor units by currency. No minimum in a currency that is not named. */
    minOrder?: AmountsByCurrency;
    /** Delivery time of the delivery zone in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
    etaText?: string;
    /** Shortest delivery time of the delivery zone in working days, 0 to 366. Together with `etaMaxDays` it lets buyers see dates. Absent: no dates are shown. */
    etaMinDays?: number;
    /** Longest delivery time of the delivery zone in working days, 0 to 366; at least `etaMinDays`. Absent: no dates are shown. */
    etaMaxDays?: number;
    /** Place at which buyers who choose the delivery zone pick up their goods. Required with `kind` `pickup`; absent otherwise. */
    pickupLocation?: Location;
};
/** Fields of the discount code to change. Each one that is given is replaced as a whole; the others keep their values. */
export type DiscountCodePatch = {
    /** Discount code that the buyer types at checkout: letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. In a change of the discount code: leave out to keep the value. */
    code?: string | null;
    /** Place of the discount code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /**
     * Kind of reduction that the discount code gives.
     * - `percent`: A percentage of the prices that the code applies to.
     * - `fixed`: An amount, once for each checkout and never more than the prices that the code applies to.
     *
     * In a change of the discount code: leave out to keep the value.
     */
    kind?: ("percent" | "fixed") | null;
    /** Size of the reduction that the discount code gives. With `kind` `percent`: a percentage above 0, up to 100. With `fixed`: amounts in minor units by currency, such as `{ "NGN": 50000 }`. In a change of the discount code: leave out to keep the value. */
    value?: (number | AmountsByCurrency) | null;
    /** Events, ticket types and products that the discount code applies to. When all of its lists are empty: everything. Default: everything. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    appliesTo?: {
        /**
         * Events to whose tickets the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs?: string[];
        /**
         * Ticket types to which the discount code applies, by path of event slug and key such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs?: string[];
        /**
         * Products and packages to which the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs?: string[];
    } | null;
    /** Time from which the discount code works. Absent: from now on. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    startsAt?: string | null;
    /** Time from which the discount code no longer works. Absent: it never ends. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    endsAt?: string | null;
    /** Largest number of checkouts in all that may use the discount code. Absent: no limit. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    maxUses?: number | null;
    /** Largest number of checkouts of one buyer (by e-mail address) that may use the discount code; at most `maxUses`. Absent: no limit. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    maxUsesPerContact?: number | null;
    /** Smallest subtotal of a checkout, before the discount, with which the discount code works: amounts in minor units by currency, such as `{ "NGN": 500000 }`. No minimum in a currency that is not named. In a change of the discount code: leave out to keep the value, `null` to remove it or restore the default. */
    minSubtotal?: AmountsByCurrency | null;
};
/** Discount code as you write it: text, reduction, and the things, time and number of uses for which it works. */
export type DiscountCodeItem = {
    /** Discount code that the buyer types at checkout: letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. */
    code: string;
    /** Place of the discount code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * Kind of reduction that the discount code gives.
     * - `percent`: A percentage of the prices that the code applies to.
     * - `fixed`: An amount, once for each checkout and never more than the prices that the code applies to.
     */
    kind: "percent" | "fixed";
    /** Size of the reduction that the discount code gives. With `kind` `percent`: a percentage above 0, up to 100. With `fixed`: amounts in minor units by currency, such as `{ "NGN": 50000 }`. */
    value: number | AmountsByCurrency;
    /**
     * Events, ticket types and products that the discount code applies to. When all of its lists are empty: everything. Default: everything.
     * @default {}
     */
    appliesTo?: {
        /**
         * Events to whose tickets the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs?: string[];
        /**
         * Ticket types to which the discount code applies, by path of event slug and key such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs?: string[];
        /**
         * Products and packages to which the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs?: string[];
    };
    /**
     * Time from which the discount code works. Absent: from now on. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Time from which the discount code no longer works. Absent: it never ends. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Largest number of checkouts in all that may use the discount code. Absent: no limit. */
    maxUses?: number;
    /** Largest number of checkouts of one buyer (by e-mail address) that may use the discount code; at most `maxUses`. Absent: no limit. */
    maxUsesPerContact?: number;
    /** Smallest subtotal of a checkout, before the discount, with which the discount code works: amounts in minor units by currency, such as `{ "NGN": 500000 }`. No minimum in a currency that is not named. */
    minSubtotal?: AmountsByCurrency;
};
/** Fee of the service on each line of a sale whose net is above 0. */
export type ServiceFee = {
    /**
     * Percentage of the price of a sold line after discounts that the service takes as a fee, 0 to 100 with up to four decimals: 2.5 means 2.5 %. Default: 0.
     * @default 0
     */
    pct?: number;
    /**
     * Fixed part of the service’s fee for each piece or ticket sold, integer in minor units of the workspace’s primary currency. Default: 0.
     * @default 0
     */
    flatMinor?: number;
    /**
     * Fixed part of the service’s fee for each piece or ticket sold in other currencies: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0.
     * @default {}
     */
    flatByCurrency?: AmountsByCurrency;
};
/** Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
export type PaymentRails = {
    /**
     * Payment by card in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    card?: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
    /**
     * Payment by bank transfer in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    bank_transfer?: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
    /**
     * Payment by card in currencies other than NGN, through Stripe: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    international_card?: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
};
/** Actions that guests and buyers may take themselves, without asking you, by the link of their ticket or order. All are off by default but `tickets.resend`. */
export type SelfServiceSettings = {
    /**
     * Actions that guests may take themselves by the link of their ticket, such as changing the name; each is true when it is allowed.
     * @default {
     *   "rename": false,
     *   "giveAway": false,
     *   "giveBack": false,
     *   "resend": true
     * }
     */
    tickets?: {
        /**
         * True lets guests change the name on their ticket, on the page of the ticket. Default: false.
         * @default false
         */
        rename?: boolean;
        /**
         * True lets guests of all events of the shop give their ticket to somebody else, on the page of the ticket; a mailed code confirms it. Default: false.
         * @default false
         */
        giveAway?: boolean;
        /**
         * True lets guests give a free ticket back, on the page of the ticket; the seat is then on sale again. Default: false.
         * @default false
         */
        giveBack?: boolean;
        /**
         * True lets guests have their ticket mailed again, on the page of the ticket. Default: true.
         * @default true
         */
        resend?: boolean;
    };
    /**
     * Actions that buyers may take themselves by the link of their order, such as asking for a refund; each is true when it is allowed.
     * @default {
     *   "changeAddress": false,
     *   "cancelCheckout": false,
     *   "requestRefund": false
     * }
     */
    orders?: {
        /**
         * True lets buyers change the delivery address on the page of their order until fulfilment begins; a mailed code confirms the change. Default: false.
         * @default false
         */
        changeAddress?: boolean;
        /**
         * True lets buyers cancel their checkout while it is not paid. Default: false.
         * @default false
         */
        cancelCheckout?: boolean;
        /**
         * True lets buyers ask for a refund on the page of their order, which the merchant answers; a mailed code confirms the request. Default: false.
         * @default false
         */
        requestRefund?: boolean;
    };
};
/** Contact of the shop for guests and buyers: e-mail address, phone number and a promise, all optional. Pages and e-mails of the service show it. */
export type SupportSettings = {
    /**
     * E-mail address of the shop for buyers and guests, shown on checkouts, order pages and in e-mails; their replies go there. Absent: none is shown.
     * Format: email.
     */
    email?: string;
    /** Phone number of the shop for buyers and guests, with country code, shown as you write it: `+234 803 123 4567`. Absent: none is shown. */
    phone?: string;
    /** Promise of the shop to buyers that the checkout shows, such as "Returns within 14 days": one line of plain text, at most 300 characters. Absent: none is shown. */
    promise?: string;
};
/** Your own words in mails to guests, buyers and subscribers: map from language (`en` or `fr`) to a map from kind of mail, such as `order_confirmed`, to its `subject` and `opening`. In them `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. */
export type MailWording = {
    [key: string]: {
        [key: string]: {
            /** Subject of the mails of one kind, in place of the service’s own subject; plain text of at most 150 characters. `{shop}`, `{name}` (the recipient) and `{subject}` (the service’s own subject) are replaced. Absent: the service’s own subject. */
            subject?: string;
            /** First paragraph of the mails of one kind, before the text of the service; plain text of at most 1,000 characters. `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. Absent: no extra paragraph. */
            opening?: string;
        };
    };
};
/** Name, time zone, currencies and settings of a workspace, as you write them in a workspace document. */
export type WorkspaceItem = {
    /** Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters. */
    displayName: string;
    /**
     * Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read.
     * @example Africa/Lagos
     */
    timezone: string;
    /** Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it. */
    currencies: string[];
    /**
     * True: the workspace may open headless checkouts, in which your own page renders the payment step. False: it may not. Default: false.
     * @default false
     */
    headlessEnabled?: boolean;
    /** Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them: leave them out, or repeat those in force. */
    fees?: {
        /** Fee of the service on each ticket sold: a percentage (`pct`) plus a fixed part (`flatMinor`). No fee on tickets that cost nothing. Leave out to keep the current value. */
        frontdesk?: ServiceFee;
        /** Fee of the service on each product and package sold: a percentage (`pct`) plus a fixed part (`flatMinor`). Leave out to keep the current value. */
        product?: ServiceFee;
    };
    /**
     * Payment rails (ways to pay) that the workspace offers to buyers, each with `enabled`.
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
     * Actions that guests and buyers of the workspace may take themselves, without asking you, by the link of their ticket or order.
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
    /** Contact of the shop for guests and buyers: e-mail address, phone number and a promise. Pages and e-mails of the service show it. Absent: they name no contact. */
    support?: SupportSettings;
    /** Your own words in e-mails to guests, buyers and subscribers: map from language (`en` or `fr`) to a map from kind of e-mail to `subject` and `opening`. Absent: the service words all e-mails. */
    mailWording?: MailWording;
    /**
     * E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. Absent: nobody is notified.
     * Format: email.
     */
    alertEmail?: string;
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
    theme?: StorefrontTheme;
    /**
     * Sections of the storefront’s home page, in the order to show. Default: empty.
     * @default []
     */
    sections?: StorefrontSection[];
    /**
     * Pages of the storefront besides the home page, each with its slug and sections. Default: empty.
     * @default []
     */
    pages?: StorefrontPage[];
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
    visible?: boolean;
    /**
     * True once the merchant has changed the section of the page; false while the section is as its template made it. For editors; a storefront can ignore it. Default: false.
     * @default false
     */
    hasBeenEdited?: boolean;
    /**
     * Settings of the section of the page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.
     * @default {}
     */
    options?: {
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
    visible?: boolean;
    /** Title of the storefront page for search engines and browser tabs, plain text. Absent: use the `title` of the page. */
    metaTitle?: string;
    /**
     * Sections of the storefront page, in the order to show. Empty when there are none. Default: empty.
     * @default []
     */
    sections?: StorefrontSection[];
    /**
     * Settings of the storefront page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.
     * @default {}
     */
    options?: {
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
/** Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. */
export type StorefrontItemContent = {
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
        campaigns?: StorefrontCampaign[];
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
            grayscale?: boolean;
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
                sort?: number;
            } & {
                [key: string]: unknown;
            })[];
            /**
             * Layout of the questions in an FAQ section. Default: `accordion`.
             * - `accordion`: One below the other; each question opens to show its answer.
             * - `columns`: Side by side, with all answers visible.
             * @default accordion
             */
            layout?: "accordion" | "columns";
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
            imageSide?: "left" | "right";
            /** Text beside the picture in an image-and-text section, plain text of one or several paragraphs. */
            body: string;
            /**
             * Buttons below the text of an image-and-text section, in the order to show. Empty when there are none. Default: empty.
             * @default []
             */
            buttons?: Button[];
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
            /** HTML from which the service has removed scripts, frames, styles and everything else that could run. Insert it into a page as it is. */
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
            columns?: number;
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
            layout?: string;
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
            source?: "store" | "product" | "manual";
            /**
             * Largest number of reviews that a reviews section shows, 1 to 100. Default: 6.
             * @default 6
             */
            limit?: number;
            /**
             * Lowest rating in stars, 1 to 5, of the reviews that a reviews section shows: leave out those below. Default: 1.
             * @default 1
             */
            minRating?: number;
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
                links?: SocialProfile[];
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
            refs?: string[];
            /**
             * Choice of the things that a showcase section shows. Default: `latest`.
             * - `manual`: The things in `refs`.
             * - `latest`: The newest first.
             * - `featured`: Those that your theme chooses to put first.
             * @default latest
             */
            mode?: "manual" | "latest" | "featured";
            /**
             * Largest number of things that a showcase section shows, 1 to 100. Default: 8.
             * @default 8
             */
            limit?: number;
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
            buttonLabel?: string;
            /**
             * Text to show in a newsletter section once the sign-up is accepted, plain text. Default: "Thank you for subscribing."
             * @default Thank you for subscribing.
             */
            successMessage?: string;
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
    style?: "primary" | "secondary" | "link";
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
    openInNewTab?: boolean;
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
    enabled?: boolean;
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
    captureEmail?: boolean;
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
    version?: number;
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
    sort?: number;
};
/** Storefront document as you write it: brand, theme, pages, sections and content of the storefront. */
export type StorefrontItem = {
    /**
     * Kind of business of the store, such as `store` or `restaurant`, as the merchant wrote it. Default: `store`.
     * @default store
     */
    type?: string;
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
    /** Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Absent: none. */
    content?: StorefrontItemContent;
    /**
     * True: storefronts get everything of the storefront document. False: they get the lists of products, events and the like, and nothing of the document. Default: true.
     * @default true
     */
    published?: boolean;
};
/** Product as you write it, with its variants, prices and texts. */
export type ProductItem = {
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the product or package. False: the product or package is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    media?: string[];
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /**
     * True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false.
     * @default false
     */
    needsDelivery?: boolean;
    /**
     * Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode?: "pass_on" | "absorb";
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     * @default choose_one
     */
    selectionMode?: "choose_one" | "choose_many";
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     * @default text
     */
    variantDisplay?: "text" | "dropdown" | "image" | "color";
    /**
     * Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none.
     * @default []
     */
    addonGroups?: AddonGroupItem[];
    /**
     * Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields?: FormField[];
    /**
     * True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false.
     * @default false
     */
    saveForItFreezePrice?: boolean;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false.
     * @default false
     */
    preorderable?: boolean;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. */
    preorderLimit?: number;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. */
    preorderEtaText?: string;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    preorderDepositValue?: number;
    /**
     * True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true.
     * @default true
     */
    reviewsEnabled?: boolean;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /**
     * Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none.
     * @default []
     */
    reviews?: ReviewItem[];
    /**
     * True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false.
     * @default false
     */
    restockAlertsEnabled?: boolean;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. */
    info?: ProductInfo;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. */
    seoTitle?: string;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. */
    seoDescription?: string;
    /**
     * Options by which buyers choose a variant of the product, such as size and colour; at most 5. Each combination of their values is at most one variant. Default: none, so that buyers choose from the list of variants.
     * @default []
     */
    options?: OptionGroupItem[];
    /** Variants of the product: the things that buyers put into the cart, in the order shown; 1 to 500. */
    variants: VariantItem[];
    /** Origin of the product in another shop, noted by the `import` of the command line so that the next import finds the product again. Storefronts do not see it. Absent: the product was not imported. */
    importSource?: ImportSource;
};
/** A picture of a product, package, variant or option value with its alternative text: `url` and `alt`. */
export type Image = {
    /**
     * Absolute http or https URL of a picture of the product, variant or option value; the same as in `media`.
     * Format: uri.
     */
    url: string;
    /** Alternative text of the picture for people who cannot see it, plain text. Absent when the merchant wrote none. */
    alt?: string;
};
/** Add-on group of a product or package: extras, such as gift wrap, that buyers may or must choose from. */
export type AddonGroupItem = {
    /** Your own name (key) for the add-on group, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the add-on group as long as you keep the key. */
    key: string;
    /** Heading of the add-on group as buyers read it, such as "Gift wrap". */
    name: string;
    /** Number that may state the order of the add-on group among the groups of the item. The order of the list decides, and the numbers may not contradict it: leave them out. */
    sort?: number;
    /**
     * Number of extras that a buyer may choose from an add-on group (per `minSelect` and `maxSelect`). Default: `single`.
     * - `single`: At most one extra; show radio buttons.
     * - `multiple`: Several extras, from `minSelect` to `maxSelect`; show checkboxes.
     * @default single
     */
    selectionType?: "single" | "multiple";
    /**
     * True: the buyer has to choose from the add-on group; `minSelect` is then 1 or more. False: choosing is optional. Default: false.
     * @default false
     */
    required?: boolean;
    /**
     * Smallest number of extras that the buyer has to choose from the add-on group for each piece, 0 to 100. Default: 0.
     * @default 0
     */
    minSelect?: number;
    /** Largest number of extras that the buyer may choose from the add-on group for each piece, 1 to 100. Absent: no limit; one with `selectionType` `single`. */
    maxSelect?: number;
    /** The only variant or package option with which the add-on group is offered, as path of item slug and key such as `tote-bag/large`. Absent: the group is offered with every one. */
    variantRef?: string;
    /** Extras of the add-on group to choose from, in the order shown; 1 to 100. */
    options: AddonOptionItem[];
};
/** Extra that buyers can choose from an add-on group, such as gift wrap, with its prices. */
export type AddonOptionItem = {
    /** Your own name (key) for the extra, unique within the add-on group: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the extra as long as you keep the key. */
    key: string;
    /**
     * Kind of extra in an add-on group. Default: `inline`.
     * - `inline`: A service or thing that is sold only as an extra, such as gift wrap; it has no stock.
     * - `product`: Another product of the store with its own stock: `linkedProductRef`.
     * @default inline
     */
    kind?: "inline" | "product";
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
    allowQuantity?: boolean;
    /** Largest number of the extra that the buyer may take for each piece of the product, 1 to 1,000. Used where `allowQuantity` is true; absent: no cap. */
    maxQty?: number;
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency of the `priceMinor` of the extra, as ISO 4217 code such as `NGN`. Default: the `currency` of the product or package, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of the extra (option of an add-on group), one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. At least one; 0 when the extra is free.
     * @default []
     */
    prices?: PriceEntry[];
    /** Slug of the product that is sold as the extra. Required with `kind` `product`: the stock of that product is used. Absent with `inline`. */
    linkedProductRef?: string;
    /** Path of the variant that is sold as the extra, product slug and variant key such as `tote-bag/large`. Absent: any variant of `linkedProductRef` that is in stock. */
    linkedVariantRef?: string;
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
    required?: boolean;
    /**
     * True when the question about the order is not shown to buyers: your own code sends the answer. False: show it. Default: false.
     * @default false
     */
    hidden?: boolean;
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
/** Review of a product or package by a buyer: author, rating, date and optional text. */
export type ReviewItem = {
    /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. */
    key: string;
    /** Name of the person who wrote the review, as shown. */
    author: string;
    /** Rating that the review gives: stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. */
    text?: string;
    /**
     * Day on which the review was written, `YYYY-MM-DD`.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
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
    kind?: "text" | "number" | "boolean" | "list";
    /** Unit of the technical property’s value, to show after the value, such as `litres`. Absent when there is none. */
    unit?: string;
    /**
     * Position of the line among the product’s technical data: sort by this number, lowest first. Default: 0.
     * @default 0
     */
    sort?: number;
};
/** Option by which buyers choose a variant of the product, such as size, with its values. */
export type OptionGroupItem = {
    /** Your own name (key) for the option, unique within the product: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the option as long as you keep the key. */
    key: string;
    /** Name of the product’s option as buyers see it above the picker, such as "Size". */
    name: string;
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     * @default text
     */
    display?: "text" | "dropdown" | "image" | "color";
    /** Values of the product’s option to choose from, such as small and large, in the order shown; 1 to 200. */
    values: OptionValueItem[];
};
/** Value of a product’s option, such as large. */
export type OptionValueItem = {
    /** Your own name (key) for the option value, unique within the option: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the option value as long as you keep the key. */
    key: string;
    /** Name of the option value as buyers read it, such as "Large". */
    label: string;
    /** Colour swatch of the option value for a picker of the display `color`: CSS hexadecimal `#rrggbb`. Absent: the name of the value is shown. */
    swatchHex?: string;
    /**
     * Pictures of the option value, as absolute http or https URLs in the order shown; at most 50. Default: none.
     * @default []
     */
    media?: string[];
    /** Pictures and videos of the option value with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
};
/** Variant of a product as you write it, with name, prices and stock: the thing that buyers put into the cart. */
export type VariantItem = {
    /** Your own name (key) for the variant or package option, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the variant or package option as long as you keep the key. May be left out where there is only one. */
    key?: string;
    /** Name of the variant or package option, such as "Large", shown beside the name of the product or package: one line of plain text, at most 300 characters. */
    name: string;
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency (ISO 4217, such as `NGN`) of the `priceMinor` of the variant or package option. Default: the `currency` of the product or package, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of the variant or package option, one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. Empty for `pricingMode` `free` and `quote`.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Way in which the price of a variant or package option is paid. Default: `full_payment`.
     * - `full_payment`: In full at checkout.
     * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
     * - `free`: The choice costs nothing.
     * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     * @default full_payment
     */
    pricingMode?: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    depositValue?: number;
    /**
     * Pictures and videos of the variant or package option, as absolute http or https URLs in the order shown; at most 50. Default: none.
     * @default []
     */
    media?: string[];
    /** Pictures and videos of the variant or package option with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /** Text about the variant or package option, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /** Short label that makes the variant or package option stand out, such as "Bestseller". Absent: none. */
    badge?: string;
    /** Small print of the variant or package option, such as conditions: plain text of at most 50,000 characters. Absent: none. */
    fineprint?: string;
    /**
     * Kind of booking that a variant or package option needs. Default: `none`.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
     * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
     * - `none`: No booking: nothing is scheduled.
     * @default none
     */
    schedulingType?: "slots" | "date" | "date_range" | "none";
    /** Length of one bookable slot of the variant or package option in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
    durationMinutes?: number;
    /** Times at which the variant or package option can be booked: weekdays, hours, blocked times and notice, in the time zone of the shop. Absent: the business hours of the shop. */
    availability?: Availability;
    /**
     * Questions that the buyer answers when buying the variant or package option, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields?: FormField[];
    /**
     * Units of the variant or package option in stock when it is created; `null`: stock is not counted and never runs out. Default: `null`. Afterwards only sales and the stock endpoint change it, so leave it out or repeat the present number: another one is refused in changes of the product or package, and in a workspace document it is not applied and listed in `warnings`.
     * @default null
     */
    stock?: number | null;
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
    /**
     * Colour swatch of the variant for a picker of the display `color`: CSS hexadecimal `#rrggbb`. `null`: the variant has none, and its name is shown. Default: `null`.
     * @default null
     */
    swatchHex?: string | null;
    /**
     * Option values that the variant stands for, one for each of the product’s `options`, as option key and value key: `size/large`. A buyer’s choice of values leads to the one variant that has exactly these. Default: none.
     * @default []
     */
    optionValueRefs?: string[];
    /**
     * Feature list of the variant: parts that are and are not included, in the order shown; at most 50. Default: none.
     * @default []
     */
    features?: VariantFeature[];
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
/** Line in the feature list of a variant: a part, and if the variant includes it. */
export type VariantFeature = {
    /** Name of a part that the variant includes or does not include, one line of plain text such as `Free refills`. */
    text: string;
    /**
     * True: the variant includes the part (show a tick). False: the variant does not include the part (show it crossed out). Default: true.
     * @default true
     */
    included?: boolean;
};
/** Origin of an imported product in another shop, by which later imports find it again. */
export type ImportSource = {
    /**
     * Shop system that the product was imported from.
     * - `shopify`: Shopify.
     * - `woocommerce`: WooCommerce.
     */
    system: "shopify" | "woocommerce";
    /** Identifier of the product in the other shop: its handle in Shopify, its number in WooCommerce. */
    id: string;
    /** Slugs of the collections that the product is in because of its tags in the other shop; at most 250. An import takes the product out of those that its file no longer names. */
    tags?: string[];
    /** Slugs of the collections that the product is in because of its categories in the other shop; at most 250. An import takes the product out of those that its file no longer names. */
    categories?: string[];
};
/** Package as you write it, with its options, prices and texts. A package and a product cannot have the same slug. */
export type PackageItem = {
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the product or package. False: the product or package is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    media?: string[];
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /**
     * True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false.
     * @default false
     */
    needsDelivery?: boolean;
    /**
     * Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode?: "pass_on" | "absorb";
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     * @default choose_one
     */
    selectionMode?: "choose_one" | "choose_many";
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     * @default text
     */
    variantDisplay?: "text" | "dropdown" | "image" | "color";
    /**
     * Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none.
     * @default []
     */
    addonGroups?: AddonGroupItem[];
    /**
     * Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields?: FormField[];
    /**
     * True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false.
     * @default false
     */
    saveForItFreezePrice?: boolean;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false.
     * @default false
     */
    preorderable?: boolean;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. */
    preorderLimit?: number;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. */
    preorderEtaText?: string;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    preorderDepositValue?: number;
    /**
     * True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true.
     * @default true
     */
    reviewsEnabled?: boolean;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /**
     * Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none.
     * @default []
     */
    reviews?: ReviewItem[];
    /**
     * True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false.
     * @default false
     */
    restockAlertsEnabled?: boolean;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. */
    info?: ProductInfo;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. */
    seoTitle?: string;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. */
    seoDescription?: string;
    /**
     * Kind of offer that a package is. Default: `service`.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: An offer for an event.
     * @default service
     */
    type?: "service" | "product" | "event";
    /** Options of the package: the things that buyers put into the cart, in the order shown; 1 to 500. Each is sold like a variant of a product. */
    options: PackageOptionItem[];
};
/** Option of a package as you write it, with name, prices and stock: the thing that buyers put into the cart. */
export type PackageOptionItem = {
    /** Your own name (key) for the variant or package option, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the variant or package option as long as you keep the key. May be left out where there is only one. */
    key?: string;
    /** Name of the variant or package option, such as "Large", shown beside the name of the product or package: one line of plain text, at most 300 characters. */
    name: string;
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency (ISO 4217, such as `NGN`) of the `priceMinor` of the variant or package option. Default: the `currency` of the product or package, else the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of the variant or package option, one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. Empty for `pricingMode` `free` and `quote`.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Way in which the price of a variant or package option is paid. Default: `full_payment`.
     * - `full_payment`: In full at checkout.
     * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
     * - `free`: The choice costs nothing.
     * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
     * @default full_payment
     */
    pricingMode?: "full_payment" | "deposit" | "free" | "quote";
    /**
     * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    depositValue?: number;
    /**
     * Pictures and videos of the variant or package option, as absolute http or https URLs in the order shown; at most 50. Default: none.
     * @default []
     */
    media?: string[];
    /** Pictures and videos of the variant or package option with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /** Text about the variant or package option, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /** Short label that makes the variant or package option stand out, such as "Bestseller". Absent: none. */
    badge?: string;
    /** Small print of the variant or package option, such as conditions: plain text of at most 50,000 characters. Absent: none. */
    fineprint?: string;
    /**
     * Kind of booking that a variant or package option needs. Default: `none`.
     * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
     * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
     * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
     * - `none`: No booking: nothing is scheduled.
     * @default none
     */
    schedulingType?: "slots" | "date" | "date_range" | "none";
    /** Length of one bookable slot of the variant or package option in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
    durationMinutes?: number;
    /** Times at which the variant or package option can be booked: weekdays, hours, blocked times and notice, in the time zone of the shop. Absent: the business hours of the shop. */
    availability?: Availability;
    /**
     * Questions that the buyer answers when buying the variant or package option, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields?: FormField[];
    /**
     * Units of the variant or package option in stock when it is created; `null`: stock is not counted and never runs out. Default: `null`. Afterwards only sales and the stock endpoint change it, so leave it out or repeat the present number: another one is refused in changes of the product or package, and in a workspace document it is not applied and listed in `warnings`.
     * @default null
     */
    stock?: number | null;
    /**
     * Parts that the package option includes, one line of plain text each, in the order shown; at most 50. Default: none.
     * @default []
     */
    features?: string[];
    /**
     * Unit that the price and the quantity of a package option count. Default: `none`.
     * - `per_person`: People.
     * - `per_unit`: Units, such as rooms or tables.
     * - `none`: Neither people nor units: the option is bought as a whole.
     * @default none
     */
    occupancyMode?: "per_person" | "per_unit" | "none";
};
/** An event in the workspace document. */
export type EventItemOfDocument = {
    /** Slug of the event: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Title of the event, shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title: string;
    /** One line about the event to show below the title. Absent when there is none. */
    tagline?: string;
    /** Text about the event, plain text or HTML of at most 50,000 characters; the event’s hosted page shows it. Absent when there is none. */
    description?: string;
    /**
     * True: storefronts see the event. False: the event is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /**
     * Time of publication of the event that storefronts show. Default: when the event was first published. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Place of the event in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     * @default ticketed
     */
    mode?: "rsvp" | "ticketed" | "external";
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     * @default physical
     */
    format?: "physical" | "online" | "hybrid";
    /** Place of the event: a venue with address, an online address, or both. Absent while there is none to announce. */
    location?: Location;
    /**
     * Audience to whom the place of an event (address and online URL) is shown.
     * - `public`: Everybody: `location` of the event has it.
     * - `registered_only`: Registered guests only, on their ticket; `location` of the event is absent.
     * - `hidden`: Nobody, neither in responses nor on tickets: the merchant announces the place in another way.
     * @default public
     */
    venueVisibility?: "public" | "registered_only" | "hidden";
    /**
     * People who see `location.onlineUrl` of the event, unless `venueVisibility` hides the place. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: "everyone" | "guests";
    /**
     * IANA time zone in which the times of the event are shown, such as `Africa/Lagos`. Default: that of the workspace.
     * @example Africa/Lagos
     */
    timezone?: string;
    /**
     * When the event begins. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends; it has to be after `startAt`. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /**
     * When the doors of the event open. Absent when no time is shown. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /**
     * Until when buyers get refunds of the event’s tickets at once, by a request on the order page: for tickets not checked in, where `selfService.orders.requestRefund` is on. Later, or without this deadline, the merchant answers each request. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    selfRefundUntil?: string;
    /** Total number of seats of the event over all ticket types; 0 closes the event. Absent when there is no cap. */
    capacity?: number;
    /**
     * Absolute http or https URL of the main picture of the event, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Further pictures, videos and documents about the event, in display order; at most 50.
     * @default []
     */
    media?: EventMedia[];
    /** Category of the event in the merchant’s words, such as "Workshop", for lists and filters. Absent when there is none. */
    category?: string;
    /** Minimum age in years for the whole event, which storefronts show as a note. The service checks only `minAge` of each ticket type. Absent when there is none. */
    minAge?: number;
    /**
     * Person of whom a date of birth is asked when a ticket of an event has a minimum age.
     * - `order`: The buyer, once: send `dateOfBirth` with the registration or checkout.
     * - `attendee`: Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.
     * @default order
     */
    dobMode?: "order" | "attendee";
    /**
     * True when everybody who is named for a seat of the event needs an e-mail address as well. Default: false.
     * @default false
     */
    attendeeEmailRequired?: boolean;
    /**
     * Primary currency of the event as ISO 4217 code, such as `NGN`; amounts of the event without a currency are in it. Default: that of the workspace.
     * @example NGN
     */
    currency?: string;
    /** Surcharge of the merchant on each ticket of the event that costs money, paid by the buyer on top of the price. Absent when there is none. */
    customerFee?: Fee;
    /** Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /**
     * True lets buyers pay tickets of the event in parts (savings plan), by ticket types that allow it. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Line on the page of a savings plan that invites others to contribute, such as "Let your family chip in". Absent when there is none. */
    saveForItCrowdLabel?: string;
    /**
     * Days of an event that takes place on several, in order; at most 100. Default: empty, a single span from `startAt` to `endAt`.
     * @default []
     */
    days?: {
        /** Your own name (key) for the day, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the day as long as you keep the key. */
        key: string;
        /** Name of the event’s day, such as "Opening night"; one line. Absent when the date is shown instead. */
        label?: string;
        /**
         * Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the programme of the event’s day begins. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the programme of the event’s day ends. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the event’s day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the event’s day. Absent when the day takes place where the event does. */
        location?: Location;
        /** Number of seats on the event’s day over all ticket types that admit to the day; 0 closes the day. Absent when there is no cap. */
        capacity?: number;
    }[];
    /**
     * Ticket types of the event that are sold or given away, in display order; at most 200.
     * @default []
     */
    ticketTypes?: TicketTypeItem[];
    /**
     * Codes that reveal hidden and invite-only ticket types of the event; at most 1,000. Storefronts never see them.
     * @default []
     */
    unlockCodes?: {
        /** Code that reveals ticket types, as the buyer types it: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Keys of the event’s ticket types that the unlock code reveals; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the unlock code. Absent when there is no limit. */
        maxUses?: number;
    }[];
    /**
     * Slugs of the packages that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedPackageRefs?: string[];
    /**
     * Slugs of the products that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedProductRefs?: string[];
    /** Sponsor that storefronts show with the event: brand, logo and link. Absent when there is none. */
    sponsorship?: Sponsorship;
    /**
     * When the event was cancelled, UTC timestamp. Absent when the event is on. Read-only: it is ignored when it is sent back.
     * Format: date-time.
     */
    cancelledAt?: string;
    /** Reason for which the event was cancelled, as guests read it; plain text. Absent when the merchant gave none. Read-only. */
    cancelReason?: string;
    /** Cancellation of the event: what it affected, as of that time. Absent when the event is on. Read-only. */
    cancellation?: EventCancellation;
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
/** A ticket type of an event as merchants write it. */
export type TicketTypeItem = {
    /** Your own name (key) for the ticket type, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the ticket type as long as you keep the key. */
    key: string;
    /** Name of the ticket type as buyers read it, such as "Early bird"; one line of at most 300 characters. */
    name: string;
    /** Text about the ticket type and what it includes, plain text of at most 50,000 characters. Absent when there is none. */
    description?: string;
    /**
     * Absolute http or https URL of a picture of the ticket type. Absent when there is none.
     * Format: uri.
     */
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
     * People who can see and buy the ticket type.
     * - `public`: Everybody. Default.
     * - `hidden`: Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.
     * - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.
     * @default public
     */
    visibility?: "public" | "hidden" | "invite_only";
    /**
     * When sales of the ticket type begin; storefronts do not show it before. Absent when sales begin at once. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    onSaleFrom?: string;
    /**
     * When sales of the ticket type end; storefronts do not show it afterwards. Absent when sales go on until the event ends. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    onSaleUntil?: string;
    /**
     * Payer of the service’s fee on a product, package or ticket.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    frontdeskFeeMode?: "pass_on" | "absorb";
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency of the `priceMinor` beside it (of an add-on, ticket type or price phase), as ISO 4217 code such as `NGN`. Default: the primary currency.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of a ticket of this type without fees, one for each currency that the ticket is sold in, in minor units; at most 50. Absent when the ticket is free. For a donation: the minimum amounts in currencies other than the event’s primary one.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * Price phases of the ticket type that apply first, one after the other, such as an early bird price; at most 50. After the last one `prices` apply.
     * @default []
     */
    pricePhases?: PricePhaseItem[];
    /** Minimum donation for one ticket, integer in minor units of the event’s primary currency. Only for `kind` `donation`. Default: 1. */
    minPriceMinor?: number;
    /**
     * Amounts that storefronts offer as buttons for a donation, integers in minor units of the event’s primary currency; at most 20. Only for `kind` `donation`.
     * @default []
     */
    donationPresets?: number[];
    /**
     * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
     * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
     */
    depositType?: "percent" | "fixed";
    /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    depositValue?: number;
    /**
     * Way in which the buyer of a ticket pays the balance after a deposit. Absent when the ticket type has no deposit.
     * - `online`: Online, on a page that the service links to in its e-mails.
     * - `at_door`: At the door of the event.
     * - `manual`: Directly to the merchant, who asks for the balance.
     */
    depositBalanceMode?: "online" | "at_door" | "manual";
    /**
     * Deadline for the balance of a ticket bought with a deposit; from then on a ticket costs the full price at once. Absent when there is no fixed deadline. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    depositBalanceDueAt?: string;
    /** Total number of tickets of this type for sale; a group ticket counts as one, and 0 closes the sale. Absent when there is no cap. */
    capacity?: number;
    /** Number of tickets left at or below which storefronts show “few left”. Absent when the storefront decides. */
    lowStockThreshold?: number;
    /**
     * Fewest tickets of this type in one order, 1 to 1,000. Default: 1.
     * @default 1
     */
    minPerOrder?: number;
    /** Most tickets of this type in one order, 1 to 1,000. Absent when only the limits of the workspace (`seats`) apply. */
    maxPerOrder?: number;
    /** Minimum age in years at the start of the event for the ticket type; buyers then have to give a date of birth, as `dobMode` of the event says. Absent when there is none. */
    minAge?: number;
    /**
     * True when the merchant approves registrations for the ticket type by hand: they wait as `pending`, with their seats held, and checkouts refuse the ticket type. For the kind `free` only. Default: false.
     * @default false
     */
    approvalRequired?: boolean;
    /**
     * Number of people that one ticket of this type admits, 1 to 1,000: more than 1 for a group ticket. Default: 1.
     * @default 1
     */
    groupSize?: number;
    /**
     * Way in which people with a ticket of this type attend the event. Absent: as the event’s `format` says.
     * - `in_person`: At the venue.
     * - `online`: Online.
     */
    attendance?: "in_person" | "online";
    /**
     * Keys of the event’s `days` to which the ticket type admits. Default: empty, which means all days.
     * @default []
     */
    validDays?: string[];
    /**
     * True when every seat with the ticket type needs the name of a person. Default: false.
     * @default false
     */
    requiresAttendeeDetails?: boolean;
    /**
     * Questions of the ticket type for the buyer, or for each attendee where attendees are named, in display order; at most 100.
     * @default []
     */
    formFields?: FormField[];
    /** Terms for paying tickets of this type in parts (savings plan), which the event has to allow by `saveForItEnabled`. Absent when none are allowed. */
    saveForIt?: SaveForItPolicy;
};
/** Prices of a ticket type that apply until a time, or for a number of tickets. */
export type PricePhaseItem = {
    /** Your own name (key) for the price phase, unique within the ticket type: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the price phase as long as you keep the key. */
    key: string;
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency of the `priceMinor` beside it (of an add-on, ticket type or price phase), as ISO 4217 code such as `NGN`. Default: the primary currency.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of a ticket of this type without fees, one for each currency that the ticket is sold in, in minor units; at most 50. They replace the prices of the ticket type while the price phase lasts.
     * @default []
     */
    prices?: PriceEntry[];
    /**
     * When the price phase of the ticket type ends. Absent when the phase ends with the sale of `capacity` tickets. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Number of tickets of the type that are sold at the prices of the price phase. Absent when any number is sold until `endsAt`. */
    capacity?: number;
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
/** People, orders and money of live mode that the cancellation of the event affected, and the choices of the merchant. */
export type EventCancellation = {
    /** Number of people who had a seat of the event, by their e-mail addresses or phone numbers. */
    people: number;
    /** Number of registrations with seats of the event. */
    registrations: number;
    /** Number of paid orders with seats of the event. */
    orders: number;
    /** Number of checkouts of the event that were open. */
    openCheckouts: number;
    /** Number of savings plans for the event that were running. */
    savingsPlans: number;
    /** Money that was paid for tickets of the event and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none. */
    refundMinor: {
        [key: string]: number;
    };
    /**
     * Treatment of the money that was paid for the cancelled event.
     * - `none`: No money of orders goes back by itself: refund the orders that you want to.
     * - `all`: Everything that was paid for tickets goes back.
     */
    refund: "none" | "all";
    /** True when guests and buyers were notified of the cancelled event. */
    notify: boolean;
    /** Number of orders that were refunded with the cancellation of the event. */
    refunded: number;
    /** Number of orders whose refund with the cancellation of the event is still to be made, or on its way. */
    refundsOpen: number;
    /** Number of orders whose refund with the cancellation of the event the payment provider refused: see the payment exceptions. */
    refundsFailed: number;
};
/** Form as you write it: questions, texts, and the time in which it takes answers. A question keeps its id as long as you keep its key. */
export type FormItem = {
    /** Slug of the form: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the form as visitors see it: one line of plain text, at most 300 characters. It is the title of the page that the service hosts for the form. */
    name: string;
    /** Text about the form, shown above its questions: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the form, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text on the button that sends the form. Default: "Send".
     * @default Send
     */
    submitLabel?: string;
    /**
     * Text that people read after they have sent the form: plain text of at most 5,000 characters. Default: "Thank you. We have received your answers."
     * @default Thank you. We have received your answers.
     */
    thankYouMessage?: string;
    /**
     * Absolute http or https URL to which the hosted page of the form sends people after they have sent the form. Absent: they stay on the page and read `thankYouMessage`.
     * Format: uri.
     */
    redirectUrl?: string;
    /**
     * Time from which the form takes answers. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    opensAt?: string;
    /**
     * Time from which the form no longer takes answers. Absent: it never closes. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    closesAt?: string;
    /** Questions of the form in the order shown; at most 200, with 5,000 choices in all. */
    fields: FormItemField[];
    /**
     * E-mail addresses of the shop that get a mail for each submission of the form; at most 10. Default: none. Storefronts never see them.
     * @default []
     */
    notify?: string[];
    /**
     * True: storefronts see the form. False: the form is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the form in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
};
/** Question of a form as you write it: text, kind of answer and rules. */
export type FormItemField = {
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
    required?: boolean;
    /**
     * True when the form’s question is not shown to people: your own code sends the answer. False: show it. Default: false.
     * @default false
     */
    hidden?: boolean;
    /** Explanation of the form’s question to show beside its input, plain text of at most 1,000 characters. Absent when there is none. */
    helpText?: string;
    /** Example answer to show in the empty input of the form’s question, plain text. Absent when there is none. */
    placeholder?: string;
    /**
     * Settings of the form’s question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types.
     * @default {}
     */
    options?: FormFieldOptions;
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
    identity?: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
    /** Condition on an earlier answer under which to ask the form’s question: `field` and `equals`. Absent when the question is always asked. */
    showIf?: ShowIf;
    /** Limits of the answer to the form’s question beyond its type, such as a range of numbers or a length. Absent when there are none. */
    validation?: FormFieldValidation;
    /** Answer with which the input of the form’s question is filled in at first; text, number, true or false, or a list of texts, by the type of the question. Absent: the input is empty. */
    defaultValue?: string | number | boolean | string[];
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
        accept?: string[];
        /**
         * Largest size of one file that answers a file question of a form, in bytes; at most 100,000,000. Default: 10,000,000.
         * @default 10000000
         */
        maxSizeBytes?: number;
        /**
         * Largest number of files that may answer a file question of a form, 1 to 20. Default: 1.
         * @default 1
         */
        maxFiles?: number;
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
/** Table as you write it: columns and up to 5,000 rows of values. */
export type TableItem = {
    /** Slug of the table: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the table as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the table, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /** Columns of the table, each with a heading and the kind of its values, in the order shown; 1 to 100. */
    columns: TableItemColumn[];
    /**
     * Rows of the table, each with a key and its values by column, in the order shown; at most 5,000. Default: none.
     * @default []
     */
    rows?: {
        /** Your own name (key) for the row, unique within the table: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the row as long as you keep the key. */
        key: string;
        /** Values of the table’s row: map from the `key` of a column to the value in the row, in the form that the `type` of the column asks for. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[];
    /**
     * True: storefronts see the table. False: the table is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the table in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
};
/** Column of a table as you write it: heading, kind of values, and if storefronts see it. */
export type TableItemColumn = {
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
    /**
     * True: storefronts see neither the column of the table nor its cells. False: they see both. Default: false.
     * @default false
     */
    private?: boolean;
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
/** Folder as you write it: a named list of files that visitors can download. A file keeps its ref as long as you keep its key. */
export type FolderItem = {
    /** Slug of the folder: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the folder as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the folder, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the folder, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /** Slug of the parent folder that contains the folder. Absent: the folder is at the top level. */
    parentSlug?: string;
    /**
     * True: storefronts see the folder and its files. False: the folder is hidden from them. Default: true.
     * @default true
     */
    public?: boolean;
    /**
     * Files of the folder, each with name, URL and size, in the order shown; at most 1,000. Default: none.
     * @default []
     */
    files?: {
        /** Your own name (key) for the file, unique within the folder: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the file as long as you keep the key. */
        key: string;
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
    }[];
    /** Place of the folder in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
};
/** Note (article) as you write it: title, author and text, as blocks or HTML. */
export type NoteItem = {
    /** Slug of the note (article): the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Title of the note (article): one line of plain text, at most 300 characters. */
    title: string;
    /** Short summary of the note (article) for lists: plain text of at most 1,000 characters. Absent: none. */
    excerpt?: string;
    /**
     * Absolute http or https URL of the main picture of the note (article), at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text of the note (article) as blocks, such as headings, paragraphs and pictures; at most 500. Readers sort them by `sort`. Default: none.
     * @default []
     */
    blocks?: DescriptionBlock[];
    /** Text of the note (article) as HTML; the service removes scripts, frames and styles. Absent: the service makes the HTML from `blocks`. */
    bodyHtml?: string;
    /** Name of the author of the note (article), as shown. Absent: no author is named. */
    authorName?: string;
    /**
     * Tags of the note (article), one word or line each, by which to group and filter articles; at most 50. Default: none.
     * @default []
     */
    tags?: string[];
    /**
     * Time from which storefronts see the note (article), shown as its date. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Title of the page of the note (article) for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the note (article) is used. */
    seoTitle?: string;
    /** Summary of the page of the note (article) for search engines and link previews: plain text of at most 1,000 characters. Absent: the `excerpt` is used. */
    seoDescription?: string;
    /**
     * True: storefronts see the note (article). False: the note (article) is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /** Place of the note (article) in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
};
/** Promoter code as you write it: a code that credits a promoter with orders and registrations, and changes no price. */
export type PromoterCodeItem = {
    /** Promoter code that comes with a checkout or registration and names the promoter who referred the buyer; it changes no price. It has letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. */
    code: string;
    /** Place of the promoter code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Name of the promoter to whom the promoter code belongs, for your reports; buyers do not see it. */
    name: string;
};
/** Mail or registration to preview, with the wording to try. */
export type EmailPreviewBody = {
    /**
     * Kind of the mail to preview with sample data. Give either `kind` or `registration`.
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
    /** Registration whose messages are previewed, in the form of `POST /registrations`, with at most 20 seats. It is checked by the rules for guests, as if nobody had registered with the same contact before. Give either `kind` or `registration`. */
    registration?: RegistrationToPreview;
    /**
     * Language of the previewed messages.
     * - `en`: English.
     * - `fr`: French.
     */
    language: "en" | "fr";
    /** Wording to try in the previewed mail, in place of the `mailWording` of the settings. Leave out to preview the mail with the settings. */
    wording?: {
        /** Subject of the mails of one kind, in place of the service’s own subject; plain text of at most 150 characters. `{shop}`, `{name}` (the recipient) and `{subject}` (the service’s own subject) are replaced. Absent: the service’s own subject. */
        subject?: string;
        /** First paragraph of the mails of one kind, before the text of the service; plain text of at most 1,000 characters. `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. Absent: no extra paragraph. */
        opening?: string;
    };
};
/** Registration of a guest whose messages are previewed. */
export type RegistrationToPreview = {
    /** Event to register the guest for: its ref (`evt_…`) or its slug. The event has to be published. */
    event: string;
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
    /**
     * Rules of the event that are set aside for the guest. The capacity is never exceeded. Default: none.
     * - `saleWindow`: Sale window: the guest is registered before or after tickets are on sale, but not after the event.
     * - `age`: Age limits of the event.
     * - `questions`: Required questions may stay unanswered.
     * - `seatCeiling`: Maximum number of seats of one registration.
     * @default []
     */
    override?: ("saleWindow" | "age" | "questions" | "seatCeiling")[];
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
/** Answer of a buyer, guest or visitor to one question: a text for most types, true or false for a checkbox, a number, or a list of texts where several choices are possible. Blank text and `null` count as no answer. */
export type FormAnswer = string | number | boolean | string[] | null;
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
/** Cancellation of an event: its reason, and what becomes of money and guests. */
export type CancelEventBody = {
    /** Reason for which the event is cancelled, for its guests: the storefront shows it. Plain text of at most 500 characters. */
    reason?: string;
    /**
     * Treatment of the money that was paid for tickets of the event.
     * - `none`: Money of orders stays until you refund them. What savings plans have saved goes back in any case.
     * - `all`: Everything that was paid for tickets and is still there goes back, fees included. Other items of the orders stay. Money that you took outside the service is listed among the payment exceptions.
     */
    refund: "none" | "all";
    /** True to mail guests and buyers that the event is cancelled, and to take it out of their calendars. Default: true until the event has ended, then false. */
    notify?: boolean;
};
/** Mail to write to the guests of an event. */
export type EventMessageBody = {
    /** Subject line of the mail to the guests, one line of 1 to 150 characters of plain text. */
    subject: string;
    /** Text of the mail to the guests, plain text of 1 to 10,000 characters; an empty line begins a new paragraph. */
    body: string;
    /**
     * Translations of the mail to the guests: an object from a language (`en` or `fr`) to `subject` and `body`, for guests who were served in that language. All others get the `subject` and `body` of the request. Default: none.
     * @default {}
     */
    byLanguage?: {
        [key: string]: {
            /** Subject line of the mail to the guests, one line of 1 to 150 characters of plain text. */
            subject: string;
            /** Text of the mail to the guests, plain text of 1 to 10,000 characters; an empty line begins a new paragraph. */
            body: string;
        };
    };
    /**
     * Guests of the event who get the mail.
     * - `confirmed`: Guests with a ticket.
     * - `waiting`: Guests who wait for approval.
     * - `all`: Guests with a ticket, and those who wait for approval.
     */
    who: "confirmed" | "waiting" | "all";
    /**
     * Topic of the mail to the event’s guests, which decides whether people who have unsubscribed get it.
     * - `event`: The event itself, such as a new address: everyone gets it.
     * - `other`: Anything else, such as an offer: it has a link to unsubscribe, and nobody who has unsubscribed gets it.
     */
    about: "event" | "other";
};
/** Fields of the event to change. Each one that is given is replaced as a whole; the others keep their values. */
export type EventPatch = {
    /** Slug of the event: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the event: leave out to keep the value. */
    slug?: string | null;
    /** Title of the event, shown to guests, on tickets and in mails; one line of at most 300 characters. In a change of the event: leave out to keep the value. */
    title?: string | null;
    /** One line about the event to show below the title. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    tagline?: string | null;
    /** Text about the event, plain text or HTML of at most 50,000 characters; the event’s hosted page shows it. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** True: storefronts see the event. False: the event is hidden from them. Default: true. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Time of publication of the event that storefronts show. Default: when the event was first published. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    publishedAt?: string | null;
    /** Place of the event in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     */
    mode?: ("rsvp" | "ticketed" | "external") | null;
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     */
    format?: ("physical" | "online" | "hybrid") | null;
    /** Place of the event: a venue with address, an online address, or both. Absent while there is none to announce. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    location?: Location | null;
    /**
     * Audience to whom the place of an event (address and online URL) is shown.
     * - `public`: Everybody: `location` of the event has it.
     * - `registered_only`: Registered guests only, on their ticket; `location` of the event is absent.
     * - `hidden`: Nobody, neither in responses nor on tickets: the merchant announces the place in another way.
     */
    venueVisibility?: ("public" | "registered_only" | "hidden") | null;
    /**
     * People who see `location.onlineUrl` of the event, unless `venueVisibility` hides the place. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     *
     * In a change of the event: leave out to keep the value, `null` to remove it or restore the default.
     */
    onlineUrlFor?: ("everyone" | "guests") | null;
    /** IANA time zone in which the times of the event are shown, such as `Africa/Lagos`. Default: that of the workspace. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    timezone?: string | null;
    /** When the event begins. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the event: leave out to keep the value. */
    startAt?: string | null;
    /** When the event ends; it has to be after `startAt`. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC. In a change of the event: leave out to keep the value. */
    endAt?: string | null;
    /** When the doors of the event open. Absent when no time is shown. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    doorsAt?: string | null;
    /** Until when buyers get refunds of the event’s tickets at once, by a request on the order page: for tickets not checked in, where `selfService.orders.requestRefund` is on. Later, or without this deadline, the merchant answers each request. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    selfRefundUntil?: string | null;
    /** Total number of seats of the event over all ticket types; 0 closes the event. Absent when there is no cap. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    capacity?: number | null;
    /** Absolute http or https URL of the main picture of the event, at most 2,048 characters. Absent: no picture. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Further pictures, videos and documents about the event, in display order; at most 50. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    media?: EventMedia[] | null;
    /** Category of the event in the merchant’s words, such as "Workshop", for lists and filters. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    category?: string | null;
    /** Minimum age in years for the whole event, which storefronts show as a note. The service checks only `minAge` of each ticket type. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    minAge?: number | null;
    /**
     * Person of whom a date of birth is asked when a ticket of an event has a minimum age.
     * - `order`: The buyer, once: send `dateOfBirth` with the registration or checkout.
     * - `attendee`: Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.
     */
    dobMode?: ("order" | "attendee") | null;
    /** True when everybody who is named for a seat of the event needs an e-mail address as well. Default: false. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    attendeeEmailRequired?: boolean | null;
    /** Primary currency of the event as ISO 4217 code, such as `NGN`; amounts of the event without a currency are in it. Default: that of the workspace. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    currency?: string | null;
    /** Surcharge of the merchant on each ticket of the event that costs money, paid by the buyer on top of the price. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    customerFee?: Fee | null;
    /** Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    customerFeeFlatByCurrency?: AmountsByCurrency | null;
    /** True lets buyers pay tickets of the event in parts (savings plan), by ticket types that allow it. Default: false. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItEnabled?: boolean | null;
    /** Line on the page of a savings plan that invites others to contribute, such as "Let your family chip in". Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItCrowdLabel?: string | null;
    /** Days of an event that takes place on several, in order; at most 100. Default: empty, a single span from `startAt` to `endAt`. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    days?: {
        /** Your own name (key) for the day, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the day as long as you keep the key. */
        key: string;
        /** Name of the event’s day, such as "Opening night"; one line. Absent when the date is shown instead. */
        label?: string;
        /**
         * Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the programme of the event’s day begins. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the programme of the event’s day ends. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the event’s day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the event’s day. Absent when the day takes place where the event does. */
        location?: Location;
        /** Number of seats on the event’s day over all ticket types that admit to the day; 0 closes the day. Absent when there is no cap. */
        capacity?: number;
    }[] | null;
    /** Ticket types of the event that are sold or given away, in display order; at most 200. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    ticketTypes?: TicketTypeItem[] | null;
    /** Codes that reveal hidden and invite-only ticket types of the event; at most 1,000. Storefronts never see them. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    unlockCodes?: {
        /** Code that reveals ticket types, as the buyer types it: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Keys of the event’s ticket types that the unlock code reveals; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the unlock code. Absent when there is no limit. */
        maxUses?: number;
    }[] | null;
    /** Slugs of the packages that storefronts offer beside the tickets of the event, in display order; at most 50. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    attachedPackageRefs?: string[] | null;
    /** Slugs of the products that storefronts offer beside the tickets of the event, in display order; at most 50. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    attachedProductRefs?: string[] | null;
    /** Sponsor that storefronts show with the event: brand, logo and link. Absent when there is none. In a change of the event: leave out to keep the value, `null` to remove it or restore the default. */
    sponsorship?: Sponsorship | null;
};
/** An event in the workspace document. */
export type EventItem = {
    /** Slug of the event: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Title of the event, shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title: string;
    /** One line about the event to show below the title. Absent when there is none. */
    tagline?: string;
    /** Text about the event, plain text or HTML of at most 50,000 characters; the event’s hosted page shows it. Absent when there is none. */
    description?: string;
    /**
     * True: storefronts see the event. False: the event is hidden from them. Default: true.
     * @default true
     */
    published?: boolean;
    /**
     * Time of publication of the event that storefronts show. Default: when the event was first published. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Place of the event in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     * @default ticketed
     */
    mode?: "rsvp" | "ticketed" | "external";
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     * @default physical
     */
    format?: "physical" | "online" | "hybrid";
    /** Place of the event: a venue with address, an online address, or both. Absent while there is none to announce. */
    location?: Location;
    /**
     * Audience to whom the place of an event (address and online URL) is shown.
     * - `public`: Everybody: `location` of the event has it.
     * - `registered_only`: Registered guests only, on their ticket; `location` of the event is absent.
     * - `hidden`: Nobody, neither in responses nor on tickets: the merchant announces the place in another way.
     * @default public
     */
    venueVisibility?: "public" | "registered_only" | "hidden";
    /**
     * People who see `location.onlineUrl` of the event, unless `venueVisibility` hides the place. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: "everyone" | "guests";
    /**
     * IANA time zone in which the times of the event are shown, such as `Africa/Lagos`. Default: that of the workspace.
     * @example Africa/Lagos
     */
    timezone?: string;
    /**
     * When the event begins. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends; it has to be after `startAt`. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /**
     * When the doors of the event open. Absent when no time is shown. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /**
     * Until when buyers get refunds of the event’s tickets at once, by a request on the order page: for tickets not checked in, where `selfService.orders.requestRefund` is on. Later, or without this deadline, the merchant answers each request. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    selfRefundUntil?: string;
    /** Total number of seats of the event over all ticket types; 0 closes the event. Absent when there is no cap. */
    capacity?: number;
    /**
     * Absolute http or https URL of the main picture of the event, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Further pictures, videos and documents about the event, in display order; at most 50.
     * @default []
     */
    media?: EventMedia[];
    /** Category of the event in the merchant’s words, such as "Workshop", for lists and filters. Absent when there is none. */
    category?: string;
    /** Minimum age in years for the whole event, which storefronts show as a note. The service checks only `minAge` of each ticket type. Absent when there is none. */
    minAge?: number;
    /**
     * Person of whom a date of birth is asked when a ticket of an event has a minimum age.
     * - `order`: The buyer, once: send `dateOfBirth` with the registration or checkout.
     * - `attendee`: Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.
     * @default order
     */
    dobMode?: "order" | "attendee";
    /**
     * True when everybody who is named for a seat of the event needs an e-mail address as well. Default: false.
     * @default false
     */
    attendeeEmailRequired?: boolean;
    /**
     * Primary currency of the event as ISO 4217 code, such as `NGN`; amounts of the event without a currency are in it. Default: that of the workspace.
     * @example NGN
     */
    currency?: string;
    /** Surcharge of the merchant on each ticket of the event that costs money, paid by the buyer on top of the price. Absent when there is none. */
    customerFee?: Fee;
    /** Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /**
     * True lets buyers pay tickets of the event in parts (savings plan), by ticket types that allow it. Default: false.
     * @default false
     */
    saveForItEnabled?: boolean;
    /** Line on the page of a savings plan that invites others to contribute, such as "Let your family chip in". Absent when there is none. */
    saveForItCrowdLabel?: string;
    /**
     * Days of an event that takes place on several, in order; at most 100. Default: empty, a single span from `startAt` to `endAt`.
     * @default []
     */
    days?: {
        /** Your own name (key) for the day, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the day as long as you keep the key. */
        key: string;
        /** Name of the event’s day, such as "Opening night"; one line. Absent when the date is shown instead. */
        label?: string;
        /**
         * Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the programme of the event’s day begins. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the programme of the event’s day ends. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the event’s day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the event’s day. Absent when the day takes place where the event does. */
        location?: Location;
        /** Number of seats on the event’s day over all ticket types that admit to the day; 0 closes the day. Absent when there is no cap. */
        capacity?: number;
    }[];
    /**
     * Ticket types of the event that are sold or given away, in display order; at most 200.
     * @default []
     */
    ticketTypes?: TicketTypeItem[];
    /**
     * Codes that reveal hidden and invite-only ticket types of the event; at most 1,000. Storefronts never see them.
     * @default []
     */
    unlockCodes?: {
        /** Code that reveals ticket types, as the buyer types it: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Keys of the event’s ticket types that the unlock code reveals; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the unlock code. Absent when there is no limit. */
        maxUses?: number;
    }[];
    /**
     * Slugs of the packages that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedPackageRefs?: string[];
    /**
     * Slugs of the products that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedProductRefs?: string[];
    /** Sponsor that storefronts show with the event: brand, logo and link. Absent when there is none. */
    sponsorship?: Sponsorship;
};
/** Fields of the folder to change. Each one that is given is replaced as a whole; the others keep their values. */
export type FolderPatch = {
    /** Slug of the folder: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the folder: leave out to keep the value. */
    slug?: string | null;
    /** Name of the folder as visitors see it: one line of plain text, at most 300 characters. In a change of the folder: leave out to keep the value. */
    name?: string | null;
    /** Text about the folder, plain text of at most 50,000 characters. Absent: none. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the folder, at most 2,048 characters. Absent: no picture. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Slug of the parent folder that contains the folder. Absent: the folder is at the top level. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    parentSlug?: string | null;
    /** True: storefronts see the folder and its files. False: the folder is hidden from them. Default: true. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    public?: boolean | null;
    /** Files of the folder, each with name, URL and size, in the order shown; at most 1,000. Default: none. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    files?: {
        /** Your own name (key) for the file, unique within the folder: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the file as long as you keep the key. */
        key: string;
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
    }[] | null;
    /** Place of the folder in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the folder: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
};
/** Fields of the form to change. Each one that is given is replaced as a whole; the others keep their values. */
export type FormPatch = {
    /** Slug of the form: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the form: leave out to keep the value. */
    slug?: string | null;
    /** Name of the form as visitors see it: one line of plain text, at most 300 characters. It is the title of the page that the service hosts for the form. In a change of the form: leave out to keep the value. */
    name?: string | null;
    /** Text about the form, shown above its questions: plain text of at most 50,000 characters. Absent: none. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the form, at most 2,048 characters. Absent: no picture. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Text on the button that sends the form. Default: "Send". In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    submitLabel?: string | null;
    /** Text that people read after they have sent the form: plain text of at most 5,000 characters. Default: "Thank you. We have received your answers." In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    thankYouMessage?: string | null;
    /** Absolute http or https URL to which the hosted page of the form sends people after they have sent the form. Absent: they stay on the page and read `thankYouMessage`. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    redirectUrl?: string | null;
    /** Time from which the form takes answers. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    opensAt?: string | null;
    /** Time from which the form no longer takes answers. Absent: it never closes. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    closesAt?: string | null;
    /** Questions of the form in the order shown; at most 200, with 5,000 choices in all. In a change of the form: leave out to keep the value. */
    fields?: FormItemField[] | null;
    /** E-mail addresses of the shop that get a mail for each submission of the form; at most 10. Default: none. Storefronts never see them. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    notify?: string[] | null;
    /** True: storefronts see the form. False: the form is hidden from them. Default: true. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the form in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the form: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
};
/** Time for which the old key still works after it was replaced. */
export type RollKeyBody = {
    /**
     * Seconds for which the old API key still works beside the new one, 0 to 2,592,000 (30 days). Default: 86,400 (a day).
     * @default 86400
     */
    overlapSeconds?: number;
};
/** Fields of a key to change. A field that is left out keeps its value. */
export type ChangeKeyBody = {
    /** Merchant’s own name for the API key, such as `Website`; one line of at most 300 characters. Leave out to keep the name; `null` removes it. */
    label?: string | null;
    /** Scopes of the API key: what requests with it may do. The list replaces the present one. Leave out to keep them. */
    scopes?: Scope[];
    /** Origins of the websites on which a publishable key works, exactly as browsers send them, such as `https://shop.example`; at most 100. Without one a publishable key works nowhere; secret keys need none. Leave out to keep them. */
    origins?: string[];
    /** Rate limits of the API key itself: an object from the name of a limit to a number. A limit that is left out is that of the workspace. Leave out to keep them. */
    limits?: RateLimits;
    /** When the API key expires: requests with it are refused from that moment. ISO 8601; without a zone it is local to the shop, and a date alone includes the whole day. Leave out to keep the expiry; `null` for a key that never expires. */
    expiresAt?: string | null;
};
/**
 * Right that a key has.
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
/** Rate limit as a token bucket: every request takes a token, `perMinute` tokens come back each minute, and `burst` is the most it holds. A request without a token gets 429 `RATE_LIMITED`. */
export type RateLimit = {
    /** Requests a minute that the rate limit allows on average, 1 to 10,000,000. */
    perMinute: number;
    /** Largest number of requests at once that the rate limit allows, 1 to 1,000,000. After a pause as many are free again. */
    burst: number;
};
/** Rate limits of a workspace or API key by name, each with `perMinute` and `burst`. A limit that is left out keeps its default; only the operator sets higher ones. */
export type RateLimits = {
    /** Rate limit of read requests with a publishable key, for each IP address. Default: 600 requests a minute, 60 at once. */
    publishableReadPerClient?: RateLimit;
    /** Rate limit of read requests with a publishable key, for all IP addresses together. Default: 60000 requests a minute, 2000 at once. */
    publishableRead?: RateLimit;
    /** Rate limit of read requests with a secret key in live mode. Default: 6000 requests a minute, 200 at once. */
    secretReadLive?: RateLimit;
    /** Rate limit of read requests with a secret key in test mode. Default: 1500 requests a minute, 50 at once. */
    secretReadTest?: RateLimit;
    /** Rate limit of registrations for events with a publishable key, for each IP address. Default: 10 requests a minute, 10 at once. */
    registerPerClient?: RateLimit;
    /** Rate limit of registrations for events, for all IP addresses together. Default: 6000 requests a minute, 500 at once. */
    register?: RateLimit;
    /** Rate limit of checkouts that visitors open on an event’s hosted page, for each IP address and event. Default: 0.2 requests a minute, 5 at once. */
    eventPageCheckoutPerClient?: RateLimit;
    /** Rate limit of unlock codes that visitors try on an event’s hosted page, for each IP address and event. Default: 3 requests a minute, 30 at once. */
    unlockCodePerClient?: RateLimit;
    /** Rate limit of requests that open or cancel a checkout in live mode. Default: 3000 requests a minute, 500 at once. */
    checkoutCreateLive?: RateLimit;
    /** Rate limit of requests that open or cancel a checkout in test mode. Default: 1500 requests a minute, 50 at once. */
    checkoutCreateTest?: RateLimit;
    /** Rate limit of read requests of one checkout, such as polling its status. Default: 120 requests a minute, 10 at once. */
    checkoutReadPerRef?: RateLimit;
    /** Rate limit of customer links, checks of one-time passwords, form submissions, newsletter sign-ups and restock alerts, together. Default: 1500 requests a minute, 50 at once. */
    identity?: RateLimit;
    /** Rate limit of requests that send a one-time password. Default: 6000 requests a minute, 500 at once. */
    otpSend?: RateLimit;
    /** Largest number of one-time passwords that one API key may send in any 24 hours, 1 to 1,000,000. Default: 100. */
    otpSendsPerDay?: number;
};
/** Kind, mode and scopes of a key to create. */
export type CreateKeyBody = {
    /**
     * Kind of the API key to create, which decides where it may be used.
     * - `publishable`: For browsers, from the origins of the key: reads, and registration for events.
     * - `secret`: For a server only: everything that the scopes of the key allow.
     */
    kind: "publishable" | "secret";
    /**
     * Mode of the API key: whether requests with it are real.
     * - `test`: Trial: no money moves, and no messages are sent to people.
     * - `live`: Real: money moves, and messages are sent.
     */
    mode: "test" | "live";
    /** Merchant’s own name for the API key, such as `Website`; one line of at most 300 characters. Leave out for none. */
    label?: string;
    /** Scopes of the API key: what requests with it may do. Default: `read` and `events:register` for a publishable key, `transact` for a secret one. */
    scopes?: Scope[];
    /** Origins of the websites on which a publishable key works, exactly as browsers send them, such as `https://shop.example`; at most 100. Without one a publishable key works nowhere; secret keys need none. Default: none. */
    origins?: string[];
    /**
     * Rate limits of the API key itself: an object from the name of a limit to a number. A limit that is left out is that of the workspace. Default: none.
     * @default {}
     */
    limits?: RateLimits;
    /**
     * When the API key expires: requests with it are refused from that moment. ISO 8601; without a zone it is local to the shop, and a date alone includes the whole day. Leave out for a key that never expires.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    expiresAt?: string;
};
/** Failed messages to send again. */
export type RetryMessagesBody = {
    /**
     * Only failed messages that were planned at or after this moment: ISO 8601 with zone, such as `2026-12-01T22:00:00Z`.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    since: string;
    /**
     * Only failed messages that were planned before this moment: ISO 8601 with zone. Default: the moment of the request.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    until?: string;
    /**
     * Kinds of failed messages to send again. Default: all.
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
     * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
     * - `ticket_given_away`: To the former holder of a ticket: it was given away.
     * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
     * - `event_announcement`: To guests of an event: a message in your own words.
     */
    kinds?: ("registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "event_announcement")[];
    /**
     * Only failed messages by this channel. Default: all.
     * - `email`: E-mail.
     * - `sms`: SMS.
     * - `whatsapp`: WhatsApp.
     */
    channel?: "email" | "sms" | "whatsapp";
    /** Only failed messages whose `error` contains this text, in any case, such as `535`. Default: all. */
    reason?: string;
};
/** Fields of the note to change. Each one that is given is replaced as a whole; the others keep their values. */
export type NotePatch = {
    /** Slug of the note (article): the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the note: leave out to keep the value. */
    slug?: string | null;
    /** Title of the note (article): one line of plain text, at most 300 characters. In a change of the note: leave out to keep the value. */
    title?: string | null;
    /** Short summary of the note (article) for lists: plain text of at most 1,000 characters. Absent: none. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    excerpt?: string | null;
    /** Absolute http or https URL of the main picture of the note (article), at most 2,048 characters. Absent: no picture. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Text of the note (article) as blocks, such as headings, paragraphs and pictures; at most 500. Readers sort them by `sort`. Default: none. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    blocks?: DescriptionBlock[] | null;
    /** Text of the note (article) as HTML; the service removes scripts, frames and styles. Absent: the service makes the HTML from `blocks`. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    bodyHtml?: string | null;
    /** Name of the author of the note (article), as shown. Absent: no author is named. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    authorName?: string | null;
    /** Tags of the note (article), one word or line each, by which to group and filter articles; at most 50. Default: none. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    tags?: string[] | null;
    /** Time from which storefronts see the note (article), shown as its date. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    publishedAt?: string | null;
    /** Title of the page of the note (article) for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the note (article) is used. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    seoTitle?: string | null;
    /** Summary of the page of the note (article) for search engines and link previews: plain text of at most 1,000 characters. Absent: the `excerpt` is used. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    seoDescription?: string | null;
    /** True: storefronts see the note (article). False: the note (article) is hidden from them. Default: true. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the note (article) in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the note: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
};
/**
 * New deadline for the balance of an order.
 * @default {}
 */
export type AskForBalanceBody = {
    /**
     * New deadline for the balance of the order, ISO 8601; without a zone it is local to the shop, and a date alone includes that whole day. Leave out to keep the deadline.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    dueAt?: string;
};
/**
 * Way in which the balance of an order was paid outside the service.
 * @default {}
 */
export type BalancePaidBody = {
    /** Way in which the balance of the order was paid, such as `cash at the door`, kept with the order; plain text of at most 500 characters. Leave out to note nothing. */
    reason?: string;
};
/**
 * Refund and reason of an order’s cancellation.
 * @default {}
 */
export type CancelOrderBody = {
    /**
     * True to refund all money of the cancelled order that is left; false to refund nothing. Default: true.
     * @default true
     */
    refund?: boolean;
    /** Reason for cancelling or refunding the order, in the merchant’s own words, kept with the order; plain text of at most 500 characters. Leave out to note nothing. */
    reason?: string;
};
/** Items of an order that were handed over, and how to follow the parcel. */
export type FulfilOrderBody = {
    /** Items of the order that were handed over or sent, each with its number of pieces. Leave out for all that are left. */
    items?: {
        /** Ref of the item of the order, as the order lists it: `oit_…`. */
        ref: string;
        /** Number of pieces of the order’s item, 1 or more. */
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
/** Items or amount of an order to refund; leave both out to refund all that is left. */
export type RefundOrderBody = {
    /** Items of the order to refund and cancel, each with its number of pieces; the amount includes their share of discount and fees. Give `items` or `amountMinor`, or leave both out to refund all that is left. */
    items?: {
        /** Ref of the item of the order, as the order lists it: `oit_…`. */
        ref: string;
        /** Number of pieces of the order’s item, 1 or more. */
        quantity: number;
    }[];
    /** Amount to refund without cancelling anything, integer in minor units of the order’s currency, 1 or more: a multiple of the currency’s smallest step, or all that is left. Give `items` or `amountMinor`, or leave both out to refund all that is left. */
    amountMinor?: number;
    /** Reason for cancelling or refunding the order, in the merchant’s own words, kept with the order; plain text of at most 500 characters. Leave out to note nothing. */
    reason?: string;
};
/** Answer to a buyer whose refund request is declined. */
export type DeclineRefundBody = {
    /** Reason for declining the refund request, plain text of 1 to 500 characters: the buyer reads it in a mail and on the page of the order. */
    message: string;
};
/** Credentials of the number that sends one-time passwords. Which fields are required depends on `kind`. */
export type OtpConnectionSettings = {
    /**
     * Provider of the number that sends one-time passwords.
     * - `whatsapp`: WhatsApp Business, through Meta.
     * - `twilio`: SMS through Twilio.
     * - `termii`: SMS through Termii.
     * - `mailbox`: Inbox of a development machine; nothing is really sent.
     */
    kind: "whatsapp" | "twilio" | "termii" | "mailbox";
    /** For WhatsApp: id of the sending phone number at Meta (digits), not the phone number itself. Leave out for other providers. */
    phoneNumberId?: string;
    /** For WhatsApp: access token of a system user at Meta. Leave out for other providers. */
    accessToken?: string;
    /** For WhatsApp: app secret of the app at Meta, by which the service verifies Meta’s callbacks. Leave out for other providers. */
    appSecret?: string;
    /** For WhatsApp: any text that you also enter at Meta as verify token of the callback URL. Leave out for other providers. */
    verifyToken?: string;
    /** For Twilio: account SID, `AC…`. Leave out for other providers. */
    accountSid?: string;
    /** For Twilio: auth token of the account. Leave out for other providers. */
    authToken?: string;
    /** Sender of SMS with one-time passwords. For Twilio: a phone number in E.164 form, a messaging service `MG…` or an alphanumeric sender; for Termii: the sender id. Leave out for WhatsApp. */
    from?: string;
    /** For Termii: API key of the account. Leave out for other providers. */
    apiKey?: string;
    /** For Termii: secret key of the account, by which the service verifies Termii’s callbacks. Leave out for other providers. */
    secretKey?: string;
    /** For Termii: host name of the account’s own API. Leave out for Termii’s common host, and for other providers. */
    host?: string;
    /** For the development inbox: channel that it stands for, `sms` (default) or `whatsapp`. Leave out for other providers. */
    channel?: string;
} & {
    [key: string]: unknown;
};
/** Fields of the review to change. Each one that is given is replaced as a whole; the others keep their values. */
export type ReviewPatch = {
    /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. In a change of the review: leave out to keep the value. */
    key?: string | null;
    /** Name of the person who wrote the review, as shown. In a change of the review: leave out to keep the value. */
    author?: string | null;
    /** Rating that the review gives: stars from 1, the worst, to 5. In a change of the review: leave out to keep the value. */
    rating?: number | null;
    /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. In a change of the review: leave out to keep the value, `null` to remove it or restore the default. */
    text?: string | null;
    /** Day on which the review was written, `YYYY-MM-DD`. In a change of the review: leave out to keep the value. */
    date?: string | null;
};
/** Review of a product or package to add: author, rating, date and optional text. */
export type CreateReviewBody = {
    /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. Absent: the service makes one. */
    key?: string;
    /** Name of the person who wrote the review, as shown. */
    author: string;
    /** Rating that the review gives: stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. */
    text?: string;
    /**
     * Day on which the review was written, `YYYY-MM-DD`.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
};
/** Change of the stock of one variant or package option: give either `delta` or `stock`. */
export type AdjustStockBody = {
    /** Variant of the product, or option of the package, whose stock changes: its ref (`var_…`, `pko_…`) or the merchant’s `key` of it. */
    variantRef: string;
    /** Units to add to the stock of the variant (above 0) or to remove from it (below 0). Give either `delta` or `stock`. */
    delta?: number;
    /** Units of the variant at hand from now on, 0 or more, those held for buyers included. `null`: stock is no longer counted, so the variant cannot sell out. Give either `delta` or `stock`. */
    stock?: number | null;
    /** Reason of the stock change, recorded in the audit log; one line of at most 300 characters. */
    reason: string;
};
/** Fields of the package to change. Each one that is given is replaced as a whole; the others keep their values. */
export type PackagePatch = {
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the package: leave out to keep the value. */
    slug?: string | null;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. In a change of the package: leave out to keep the value. */
    name?: string | null;
    /** True: storefronts see the product or package. False: the product or package is hidden from them. Default: true. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    media?: string[] | null;
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    images?: Image[] | null;
    /** True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    needsDelivery?: boolean | null;
    /** Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    currency?: string | null;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     *
     * In a change of the package: leave out to keep the value, `null` to remove it or restore the default.
     */
    feeMode?: ("pass_on" | "absorb") | null;
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     *
     * In a change of the package: leave out to keep the value, `null` to remove it or restore the default.
     */
    selectionMode?: ("choose_one" | "choose_many") | null;
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     *
     * In a change of the package: leave out to keep the value, `null` to remove it or restore the default.
     */
    variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
    /** Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    addonGroups?: AddonGroupItem[] | null;
    /** Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    formFields?: FormField[] | null;
    /** True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItEnabled?: boolean | null;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItMaxDays?: number | null;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItFixedDates?: string[] | null;
    /** True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItFreezePrice?: boolean | null;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItCrowdLabel?: string | null;
    /** True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    preorderable?: boolean | null;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    preorderLimit?: number | null;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    preorderEtaText?: string | null;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     *
     * In a change of the package: leave out to keep the value, `null` to remove it or restore the default.
     */
    preorderDepositType?: ("percent" | "fixed") | null;
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    preorderDepositValue?: number | null;
    /** True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    reviewsEnabled?: boolean | null;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    reviewSummary?: string | null;
    /** Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    reviews?: ReviewItem[] | null;
    /** True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    restockAlertsEnabled?: boolean | null;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    info?: ProductInfo | null;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    seoTitle?: string | null;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. In a change of the package: leave out to keep the value, `null` to remove it or restore the default. */
    seoDescription?: string | null;
    /**
     * Kind of offer that a package is. Default: `service`.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: An offer for an event.
     *
     * In a change of the package: leave out to keep the value, `null` to remove it or restore the default.
     */
    type?: ("service" | "product" | "event") | null;
    /** Options of the package: the things that buyers put into the cart, in the order shown; 1 to 500. Each is sold like a variant of a product. In a change of the package: leave out to keep the value. */
    options?: PackageOptionItem[] | null;
};
/** Credentials of an account at a payment provider. Which fields are required depends on the provider. */
export type PaymentProviderCredentials = {
    /** Secret key of the account at Paystack or Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode. Stored encrypted and never shown again. */
    secretKey?: string;
    /** Public key of the account at Paystack: `pk_test_…` in test mode, `pk_live_…` in live mode. Leave out for other providers. */
    publicKey?: string;
    /** Publishable key of the account at Stripe: `pk_test_…` in test mode, `pk_live_…` in live mode. Leave out for other providers. */
    publishableKey?: string;
    /** Signing secret of the webhook endpoint at Stripe that calls `callbackUrl`: `whsec_…`. Leave out for other providers. */
    webhookSecret?: string;
} & {
    [key: string]: unknown;
};
/** Fields of the product to change. Each one that is given is replaced as a whole; the others keep their values. */
export type ProductPatch = {
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the product: leave out to keep the value. */
    slug?: string | null;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. In a change of the product: leave out to keep the value. */
    name?: string | null;
    /** True: storefronts see the product or package. False: the product or package is hidden from them. Default: true. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    media?: string[] | null;
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    images?: Image[] | null;
    /** True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    needsDelivery?: boolean | null;
    /** Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    currency?: string | null;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     *
     * In a change of the product: leave out to keep the value, `null` to remove it or restore the default.
     */
    feeMode?: ("pass_on" | "absorb") | null;
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     *
     * In a change of the product: leave out to keep the value, `null` to remove it or restore the default.
     */
    selectionMode?: ("choose_one" | "choose_many") | null;
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     *
     * In a change of the product: leave out to keep the value, `null` to remove it or restore the default.
     */
    variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
    /** Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    addonGroups?: AddonGroupItem[] | null;
    /** Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    formFields?: FormField[] | null;
    /** True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItEnabled?: boolean | null;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItMaxDays?: number | null;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItFixedDates?: string[] | null;
    /** True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItFreezePrice?: boolean | null;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    saveForItCrowdLabel?: string | null;
    /** True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    preorderable?: boolean | null;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    preorderLimit?: number | null;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    preorderEtaText?: string | null;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     *
     * In a change of the product: leave out to keep the value, `null` to remove it or restore the default.
     */
    preorderDepositType?: ("percent" | "fixed") | null;
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    preorderDepositValue?: number | null;
    /** True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    reviewsEnabled?: boolean | null;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    reviewSummary?: string | null;
    /** Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    reviews?: ReviewItem[] | null;
    /** True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    restockAlertsEnabled?: boolean | null;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    info?: ProductInfo | null;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    seoTitle?: string | null;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    seoDescription?: string | null;
    /** Options by which buyers choose a variant of the product, such as size and colour; at most 5. Each combination of their values is at most one variant. Default: none, so that buyers choose from the list of variants. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    options?: OptionGroupItem[] | null;
    /** Variants of the product: the things that buyers put into the cart, in the order shown; 1 to 500. In a change of the product: leave out to keep the value. */
    variants?: VariantItem[] | null;
    /** Origin of the product in another shop, noted by the `import` of the command line so that the next import finds the product again. Storefronts do not see it. Absent: the product was not imported. In a change of the product: leave out to keep the value, `null` to remove it or restore the default. */
    importSource?: ImportSource | null;
};
/** Fields of the promoter code to change. Each one that is given is replaced as a whole; the others keep their values. */
export type PromoterCodePatch = {
    /** Promoter code that comes with a checkout or registration and names the promoter who referred the buyer; it changes no price. It has letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. In a change of the promoter code: leave out to keep the value. */
    code?: string | null;
    /** Place of the promoter code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the promoter code: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
    /** Name of the promoter to whom the promoter code belongs, for your reports; buyers do not see it. In a change of the promoter code: leave out to keep the value. */
    name?: string | null;
};
/** Seats to cancel, and the refund for a seat that was bought. */
export type CancelRegistrationBody = {
    /** Refs of the attendees whose seats are cancelled, `att_…`; 1 to 1,000. Leave out to cancel all seats of the registration. Not allowed for a seat that was bought: name that one in the path. */
    attendeeRefs?: string[];
    /**
     * Refund for the cancelled seat. Required for a seat that was bought; ignored for a free registration.
     * - `none`: Nothing is refunded.
     * - `share`: The seat’s share of what was paid for its ticket is refunded.
     */
    refund?: "none" | "share";
};
/**
 * Ticket of an attendee to replace, and whether the guest is sent the new one.
 * @default {}
 */
export type ReissueTicketBody = {
    /** Serial number of the ticket to replace, as `ticketSerial` of the attendee shows it. With it, a repeated request issues no second ticket. Leave out to replace whichever ticket is valid. */
    ticketSerial?: number;
    /**
     * True to send the new ticket to the guest by e-mail, or by SMS where there is no e-mail address; false to send nothing. Default: true.
     * @default true
     */
    notify?: boolean;
};
/** Guest whom the merchant registers for a free event, by the same rules as on the storefront. */
export type RegisterGuestBody = {
    /** Event to register the guest for: its ref (`evt_…`) or its slug. The event has to be published. */
    event: string;
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
    /**
     * Language of mails and SMS to the guest. Default: `en`.
     * - `en`: English.
     * - `fr`: French.
     */
    language?: "en" | "fr";
    /**
     * Rules of the event that are set aside for the guest. The capacity is never exceeded. Default: none.
     * - `saleWindow`: Sale window: the guest is registered before or after tickets are on sale, but not after the event.
     * - `age`: Age limits of the event.
     * - `questions`: Required questions may stay unanswered.
     * - `seatCeiling`: Maximum number of seats of one registration.
     * @default []
     */
    override?: ("saleWindow" | "age" | "questions" | "seatCeiling")[];
};
/** Fields of the storefront document to change. Each one that is given is replaced as a whole; the others keep their values. */
export type StorefrontPatch = {
    /** Kind of business of the store, such as `store` or `restaurant`, as the merchant wrote it. Default: `store`. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    type?: string | null;
    /** Text about the store and its goods, plain text of at most 50,000 characters. Absent when there is none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Main category of the store, a slug that the merchant chose, such as `fashion`. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    categorySlug?: string | null;
    /** All categories of the store, slugs that the merchant chose; the main category is among them. Absent when they are not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    categorySlugs?: string[] | null;
    /** Absolute http or https URL of the store’s own website. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    website?: string | null;
    /** Profiles of the store in social networks, in the order to show. Absent when there are none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    socials?: SocialProfile[] | null;
    /** City or town of the store. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    city?: string | null;
    /** State, province or region of the store, as the merchant wrote it. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    state?: string | null;
    /** Country of the store as the merchant wrote it, code or name. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    country?: string | null;
    /** Absolute http or https URL of a small square picture (avatar) of the store. Absent when there is none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    avatarUrl?: string | null;
    /** Absolute http or https URL of a wide cover picture of the store. Absent when there is none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    coverUrl?: string | null;
    /** Badges of the store, such as `verified`, in the order to show; each has its kind and the time since when the store has it. Absent when there are none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    badges?: Badge[] | null;
    /** Number of members of the store’s community, as the merchant states it; the service does not count them. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    memberCount?: number | null;
    /** Structure of the storefront: template, theme, sections of the home page, and further pages. Absent: your theme decides. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    renderConfig?: StorefrontRenderConfig | null;
    /** Pictures of the store’s brand: logo, favicon and link preview. Absent when the merchant set none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    assets?: StorefrontAssets | null;
    /** Host name of the store’s main website, such as `shop.example`. Absent when it is not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    primaryDomain?: string | null;
    /** Host names that belong to the store, such as `shop.example`. Where the workspace restricts the `returnUrl` of checkouts to known hosts, they are allowed. Absent when there are none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    verifiedDomains?: string[] | null;
    /** Form to which the service converts pictures that the merchant uploads: size, quality and file format. Absent: WebP with sides of at most 2,048 pixels. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    mediaPolicy?: MediaPolicy | null;
    /** Opening hours of the store in its time zone, one entry for each span on a weekday. Absent when they are not given. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    businessHours?: BusinessHours[] | null;
    /** Chat widget (bubble in the corner of the page) of the store, with the `key` that loads it. Absent: do not show one. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    widgetBubble?: {
        /** Public key with which your page loads the script of the store’s chat widget; the merchant has it from the provider of the widget, and the service does not interpret it. */
        key: string;
    } | null;
    /** Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Absent: none. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    content?: StorefrontItemContent | null;
    /** True: storefronts get everything of the storefront document. False: they get the lists of products, events and the like, and nothing of the document. Default: true. In a change of the storefront document: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
};
/** Fields of the table to change. Each one that is given is replaced as a whole; the others keep their values. */
export type TablePatch = {
    /** Slug of the table: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. In a change of the table: leave out to keep the value. */
    slug?: string | null;
    /** Name of the table as visitors see it: one line of plain text, at most 300 characters. In a change of the table: leave out to keep the value. */
    name?: string | null;
    /** Text about the table, plain text of at most 50,000 characters. Absent: none. In a change of the table: leave out to keep the value, `null` to remove it or restore the default. */
    description?: string | null;
    /** Columns of the table, each with a heading and the kind of its values, in the order shown; 1 to 100. In a change of the table: leave out to keep the value. */
    columns?: TableItemColumn[] | null;
    /** Rows of the table, each with a key and its values by column, in the order shown; at most 5,000. Default: none. In a change of the table: leave out to keep the value, `null` to remove it or restore the default. */
    rows?: {
        /** Your own name (key) for the row, unique within the table: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the row as long as you keep the key. */
        key: string;
        /** Values of the table’s row: map from the `key` of a column to the value in the row, in the form that the `type` of the column asks for. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[] | null;
    /** True: storefronts see the table. False: the table is hidden from them. Default: true. In a change of the table: leave out to keep the value, `null` to remove it or restore the default. */
    published?: boolean | null;
    /** Place of the table in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. In a change of the table: leave out to keep the value, `null` to remove it or restore the default. */
    position?: number | null;
};
/** Advance of the test clock: either `seconds` or `to`. */
export type AdvanceTestClockBody = {
    /** Seconds to advance the test clock by, 1 to ten years. Give either `seconds` or `to`. */
    seconds?: number;
    /**
     * Time to advance the test clock to, ISO 8601, without a zone local to the shop; at most ten years ahead of the real time. Give either `seconds` or `to`.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    to?: string;
};
/**
 * Time at which to freeze the test clock.
 * @default {}
 */
export type FreezeTestClockBody = {
    /**
     * Time at which to freeze the test clock, ISO 8601, without a zone local to the shop. It must not be before the present time of test mode; the clock advances to a later one. Leave out to freeze it at its present time.
     * Format: date-time.
     * @example 2026-12-01T12:00:00Z
     */
    at?: string;
};
/** Events to send again to a webhook destination. Without a filter: all that were held back or never delivered. */
export type ReplayWebhooksBody = {
    /** Refs of the single events to replay, `wev_…`; at most 1,000. Leave out to replay all events that match the other filters. */
    events?: string[];
    /**
     * Only webhook deliveries of events recorded at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    since?: string;
    /**
     * Only webhook deliveries of events recorded before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    until?: string;
    /**
     * Types of events to replay. Leave out for all types that the webhook destination subscribes to.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    types?: ("checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /**
     * States of the deliveries to replay. Default: `held` and `exhausted`, or all states when `events` is given. Events that were never sent to the webhook destination are always included.
     * - `due`: The delivery waits for its first or next attempt.
     * - `held`: The destination is disabled: replay the delivery once it is enabled.
     * - `delivered`: The merchant’s server responded with 2xx.
     * - `exhausted`: Every attempt failed: resend the delivery by hand.
     */
    states?: ("held" | "exhausted" | "delivered" | "due")[];
};
/** Type of webhook event to send a sample of. */
export type WebhookSampleBody = {
    /**
     * Type of the sample event.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     * - `ping`: A test event that the merchant asked for.
     */
    type: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
};
/** Changes of a webhook destination. A field that is absent keeps its value. */
export type WebhookDestinationPatch = {
    /**
     * Absolute https URL of your endpoint to which events are sent; on a public host.
     * Format: uri.
     */
    url?: string;
    /** Name of the webhook destination in the merchant’s words; one line of at most 300 characters. `null` removes the name. */
    description?: string | null;
    /**
     * Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.
     * - `both`: Events of live and test mode.
     * - `live`: Events of live mode.
     * - `test`: Events of test mode.
     */
    mode?: "both" | "live" | "test";
    /**
     * Types of events that are sent to the webhook destination. Default: all.
     * - `*`: All, also those of later versions.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /** Highest number of delivery attempts per second to the webhook destination, 1 to 1,000. `null` removes the limit. */
    maxPerSecond?: number | null;
};
/** A webhook destination, as merchants write it. */
export type WebhookDestinationInput = {
    /**
     * Absolute https URL of your endpoint to which events are sent; on a public host.
     * Format: uri.
     */
    url: string;
    /** Name of the webhook destination in the merchant’s words; one line of at most 300 characters. Leave it out for none. */
    description?: string;
    /**
     * Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.
     * - `both`: Events of live and test mode.
     * - `live`: Events of live mode.
     * - `test`: Events of test mode.
     * @default both
     */
    mode?: "both" | "live" | "test";
    /**
     * Types of events that are sent to the webhook destination. Default: all.
     * - `*`: All, also those of later versions.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     */
    events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
    /** Highest number of delivery attempts per second to the webhook destination, 1 to 1,000. Absent when there is no limit. */
    maxPerSecond?: number;
};
/** Change of the settings of a workspace. A field that is left out keeps its value. Each given rail and fee is replaced as a whole, and so are `limits`, `support` and `mailWording`. */
export type WorkspacePatch = {
    /** Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters. Leave out to keep the current value. */
    displayName?: string;
    /**
     * Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read. Leave out to keep the current value.
     * @example Africa/Lagos
     */
    timezone?: string;
    /** Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it. Leave out to keep the current value. */
    currencies?: string[];
    /** True: the API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_DISABLED`. Leave out to keep the current value. */
    apiEnabled?: boolean;
    /** True: the secret API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_SECRET_DISABLED`. Leave out to keep the current value. */
    secretKeysEnabled?: boolean;
    /** True: the workspace may open headless checkouts, in which your own page renders the payment step. False: it may not. Default: false. Leave out to keep the current value. */
    headlessEnabled?: boolean;
    /** Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them. A request with a token of the workspace that changes a fee gets 403. Leave out to keep the current value. */
    fees?: {
        /** Fee of the service on each ticket sold: a percentage (`pct`) plus a fixed part (`flatMinor`). No fee on tickets that cost nothing. Leave out to keep the current value. */
        frontdesk?: ServiceFee;
        /** Fee of the service on each product and package sold: a percentage (`pct`) plus a fixed part (`flatMinor`). Leave out to keep the current value. */
        product?: ServiceFee;
    };
    /** Payment rails (ways to pay) that the workspace offers to buyers, each with `enabled`. Leave out to keep the current value. */
    rails?: {
        /** Payment by card in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on. Leave out to keep the current value. */
        card?: {
            /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
            enabled: boolean;
        };
        /** Payment by bank transfer in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on. Leave out to keep the current value. */
        bank_transfer?: {
            /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
            enabled: boolean;
        };
        /** Payment by card in currencies other than NGN, through Stripe: `enabled` switches this way to pay on or off. Default: on. Leave out to keep the current value. */
        international_card?: {
            /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
            enabled: boolean;
        };
    };
    /** Settings of checkouts in the workspace: how long they hold tickets and stock, payments that come late, and return addresses. Leave out to keep the current value. */
    checkouts?: {
        /** Time in minutes for which a hosted checkout holds the tickets in it, 5 to 60. Default: 30. Leave out to keep the current value. */
        eventMinutes?: number;
        /** Time in minutes for which a headless checkout holds the tickets in it, 5 to 60. Default: 15. Leave out to keep the current value. */
        headlessMinutes?: number;
        /** Time in minutes for which a checkout holds products once the buyer starts to pay, 5 to 60. Default: 15. Leave out to keep the current value. */
        stockMinutes?: number;
        /** Time in seconds for which an expired checkout stays open while the payment provider does not answer, 0 to 600. Default: 120. Leave out to keep the current value. */
        graceSeconds?: number;
        /** Time in hours after a checkout has ended in which late money still makes it paid, if everything can still be bought at the same total: 0 to 168. Money that comes later is refunded. Default: 24. Leave out to keep the current value. */
        lateMoneyHours?: number;
        /** True when the host of a checkout’s `returnUrl` has to be a registered origin of a publishable key of the same mode, or one of the storefront’s `verifiedDomains`. Default: false, any https host. Leave out to keep the current value. */
        registeredReturnUrls?: boolean;
        /** Highest number of open checkouts by one API key that hold seats or stock at the same time in live mode, 1 to 100,000. Checkouts opened from now on count. `null` removes the limit; leave it out to keep the present one. */
        mostHoldsPerKey?: number | null;
    };
    /** Settings of one-time passwords (OTP) that the workspace sends: the number that sends them, and the countries they may go to. Leave out to keep the current value. */
    otp?: {
        /**
         * Number that sends one-time codes, unless a request names the other. Default: `own`.
         * - `own`: The merchant’s connected number.
         * - `frontdesk`: The number of the service.
         *
         * Leave out to keep the current value.
         */
        sender?: "own" | "frontdesk";
        /** Countries to whose phone numbers one-time codes may be sent, as ISO 3166-1 alpha-2 codes such as `NG`. Absent: the merchant’s own number sends only to the country of the shop’s time zone, the service’s number to all countries. `null` removes the list. */
        countries?: string[] | null;
        /** True: the service blocks an API key for a time, with 429 `RATE_LIMITED`, when it sends codes to many consecutive numbers or to a country where hardly any code is entered. Default: false. Leave out to keep the current value. */
        fraudGuards?: boolean;
    };
    /** Settings of SMS to guests and buyers of the workspace: countries, and the largest number in a day. Leave out to keep the current value. */
    texts?: {
        /** Countries to whose phone numbers the workspace may send SMS to guests and buyers, as ISO 3166 two-letter codes such as `NG` (for one-time passwords `otp.countries` counts). You may remove countries; only the operator can add others. `null` removes the list: the countries are the country of the shop’s time zone, and the country of its own number. Leave out to keep the current value. */
        countries?: string[] | null;
        /** Largest number of SMS that the workspace sends to guests and buyers in any 24 hours, 1 to 100,000; one-time passwords do not count. Further SMS wait. Default: 500. Only the operator changes it. Leave out to keep the current value. */
        mostPerDay?: number;
    };
    /** Settings of e-mails of the workspace to attendees who did not register or buy themselves. Leave out to keep the current value. */
    messages?: {
        /** True: an attendee with an e-mail address of their own gets their ticket and a calendar entry by e-mail, once the seat is confirmed or paid. False: only the person who registered or bought gets e-mails. Default: false. Leave out to keep the current value. */
        attendees?: boolean;
    };
    /** Terms of savings plans in the workspace: the smallest part, and the refund when a plan ends early. Leave out to keep the current value. */
    savings?: {
        /** Part of the saved money that is refunded when the buyer stops a savings plan or the deadline passes, in percent, 0 to 100. When the merchant ends a plan, all money is refunded. Default: 100. Leave out to keep the current value. */
        refundPct?: number;
        /** Smallest payment into a savings plan in percent of the plan’s total, 1 to 100; a last payment may be smaller. Applies to plans that begin from now on. Default: 5. Leave out to keep the current value. */
        leastPartPct?: number;
    };
    /** Settings of form submissions in the workspace: how long they are kept, and the space for their files. Leave out to keep the current value. */
    forms?: {
        /** Number of days after which a submission of a form is permanently deleted with its files, 1 to 3,650; submissions that are older already are deleted within the hour. `null`: submissions are kept. Leave out to keep the current value. */
        keepDays?: number | null;
        /** Largest size of all files of one form submission together, in MiB, 1 to 250. Default: 25. Leave out to keep the current value. */
        fileMiBPerSubmission?: number;
        /** Largest size of the files of all form submissions of the workspace together, in MiB, 0 to 1,048,576. When it is reached, forms take no files until some are deleted. Default: 2,048. Leave out to keep the current value. */
        fileMiBInAll?: number;
    };
    /** Space for the pictures and files that the workspace uploads. The operator sets it. A request with a token of the workspace that changes it gets 403. Leave out to keep the current value. */
    media?: {
        /** Largest size of all uploaded pictures and files of the workspace together, in MiB, 0 to 1,048,576. When it is reached, uploads get 413 until some are deleted. Default: 10,240. Only the operator changes it. Leave out to keep the current value. */
        fileMiBInAll?: number;
    };
    /** Largest number of seats that one registration or checkout in the workspace may take. Leave out to keep the current value. */
    seats?: {
        /** Highest number of seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 20. Leave out to keep the current value. */
        mostPerRegistration?: number;
        /** Highest number of seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 100. Leave out to keep the current value. */
        mostPerCheckout?: number;
    };
    /** Rate limits of the workspace for requests to the API, by name. A limit that is left out is the default of the service; only the operator can raise one above it. Leave out to keep the current value. */
    limits?: RateLimits;
    /** Actions that guests and buyers of the workspace may take themselves, without asking you, by the link of their ticket or order. Leave out to keep the current value. */
    selfService?: {
        /** Actions that guests may take themselves by the link of their ticket, such as changing the name; each is true when it is allowed. */
        tickets?: {
            /** True lets guests change the name on their ticket, on the page of the ticket. Default: false. Leave out to keep the current value. */
            rename?: boolean;
            /** True lets guests of all events of the shop give their ticket to somebody else, on the page of the ticket; a mailed code confirms it. Default: false. Leave out to keep the current value. */
            giveAway?: boolean;
            /** True lets guests give a free ticket back, on the page of the ticket; the seat is then on sale again. Default: false. Leave out to keep the current value. */
            giveBack?: boolean;
            /** True lets guests have their ticket mailed again, on the page of the ticket. Default: true. Leave out to keep the current value. */
            resend?: boolean;
        };
        /** Actions that buyers may take themselves by the link of their order, such as asking for a refund; each is true when it is allowed. */
        orders?: {
            /** True lets buyers change the delivery address on the page of their order until fulfilment begins; a mailed code confirms the change. Default: false. Leave out to keep the current value. */
            changeAddress?: boolean;
            /** True lets buyers cancel their checkout while it is not paid. Default: false. Leave out to keep the current value. */
            cancelCheckout?: boolean;
            /** True lets buyers ask for a refund on the page of their order, which the merchant answers; a mailed code confirms the request. Default: false. Leave out to keep the current value. */
            requestRefund?: boolean;
        };
    };
    /** Contact of the shop for guests and buyers: e-mail address, phone number and a promise. Pages and e-mails of the service show it. `null` removes the contact, so that they name none. A new contact replaces the whole old one. Leave out to keep the current value. */
    support?: SupportSettings | null;
    /** Your own words in e-mails to guests, buyers and subscribers: map from language (`en` or `fr`) to a map from kind of e-mail to `subject` and `opening`. It replaces all of your earlier words. `null` removes them all: the service words the e-mails. Leave out to keep the current value. */
    mailWording?: MailWording | null;
    /** E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. `null` removes the address: nobody is notified. Leave out to keep the current value. */
    alertEmail?: string | null;
};
/** Money that the operator puts into the wallet for one-time passwords. */
export type OtpCreditBody = {
    /** Amount to put into the wallet for one-time passwords, integer in minor units of `currency`, 1 to 1,000,000,000,000. */
    amountMinor: number;
    /** Currency of the credit: that in which one-time passwords of the workspace are charged (ISO 4217 code), such as `NGN`. */
    currency: string;
    /** Note on the credit that the merchant reads in the ledger, such as an invoice number; 1 to 200 characters of plain text. Leave out for none. */
    note?: string;
};
/** Change, by the operator, of the settings that a workspace cannot change itself. A field that is left out keeps its value. Each given fee is replaced as a whole, and so are `limits`. */
export type OperatorPatch = {
    /** Fees that the service takes on sales of the workspace: one on tickets, one on products. Each given fee is replaced as a whole. Leave out to keep the current value. */
    fees?: {
        /** Fee of the service on each ticket sold: a percentage (`pct`) plus a fixed part (`flatMinor`). No fee on tickets that cost nothing. Leave out to keep the current value. */
        frontdesk?: ServiceFee;
        /** Fee of the service on each product and package sold: a percentage (`pct`) plus a fixed part (`flatMinor`). Leave out to keep the current value. */
        product?: ServiceFee;
    };
    /** Rate limits of the workspace for requests to the API, by name. They replace all earlier ones: a limit that is left out gets the default of the service. Leave out to keep the current value. */
    limits?: RateLimits;
    /** Settings of SMS to guests and buyers of the workspace: countries, and the largest number in a day. Leave out to keep the current value. */
    texts?: {
        /** Countries to whose phone numbers the workspace may send SMS to guests and buyers, as ISO 3166 two-letter codes such as `NG` (for one-time passwords `otp.countries` counts). You may remove countries; only the operator can add others. `null` removes the list: the countries are the country of the shop’s time zone, and the country of its own number. Leave out to keep the current value. */
        countries?: string[] | null;
        /** Largest number of SMS that the workspace sends to guests and buyers in any 24 hours, 1 to 100,000; one-time passwords do not count. Further SMS wait. Default: 500. Only the operator changes it. Leave out to keep the current value. */
        mostPerDay?: number;
    };
    /** Space for the pictures and files that the workspace uploads. Leave out to keep the current value. */
    media?: {
        /** Largest size of all uploaded pictures and files of the workspace together, in MiB, 0 to 1,048,576. When it is reached, uploads get 413 until some are deleted. Default: 10,240. Only the operator changes it. Leave out to keep the current value. */
        fileMiBInAll?: number;
    };
    /** Rate limits of single API keys of the workspace: map from the ref of a key to `limits`. Keys that are left out keep their limits. Leave out to keep the current value. */
    keys?: {
        [key: string]: {
            /** Rate limits of the API key, by name. They replace all earlier ones of the key: a limit that is left out is the limit of the workspace. */
            limits: RateLimits;
        };
    };
};
/** Name, time zone and currencies of a workspace to create. */
export type CreateWorkspaceBody = {
    /** Slug of the workspace: its name in addresses of the service’s pages, unique in the installation. It cannot be changed later. */
    slug: string;
    /** Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters. */
    displayName: string;
    /**
     * Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read. Leave out to keep the current value.
     * @example Africa/Lagos
     */
    timezone: string;
    /** Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it. */
    currencies: string[];
};
/** An entry of the audit log: a change made through the management API, and the token that made it. */
export type AuditEntry = {
    /** Ref of the entry of the audit log, given by the service: `aud_…`. */
    ref: string;
    /**
     * When the recorded change was made, UTC timestamp.
     * Format: date-time.
     */
    at: string;
    /** Token that made the recorded change: its `kind` and, for admin tokens, `ref`. */
    by: {
        /**
         * Kind of token that made the recorded change.
         * - `operator`: Token of the service’s operator.
         * - `admin_token`: Admin token of the workspace.
         */
        kind: "operator" | "admin_token";
        /** Ref of the admin token that made the recorded change, as the keys list it: `key_…`. Absent for the operator. */
        ref?: string;
    };
    /** Ref of the request that made the recorded change, `req_…`: the `X-Request-Id` of its response. */
    requestId: string;
    /**
     * Kind of the recorded change.
     * - `create`: Something was created.
     * - `change`: Something was changed.
     * - `delete`: Something was deleted.
     */
    action: "create" | "change" | "delete";
    /** Thing that was created, changed or deleted: `kind`, `ref` and `name`. */
    subject: {
        /** Kind of the thing that was written, such as `product`, `delivery_zone`, `key`, `workspace` or `storefront`. */
        kind: string;
        /** Ref of the thing that was written, such as `prd_…`. */
        ref: string;
        /** Slug, key, code or label of the thing that was written, as it was then. Absent when it had none. */
        name?: string;
    };
    /** Paths of the fields that were changed, such as `variants[large].prices`; their values are not recorded. Empty when the whole thing was created or deleted. */
    fields: string[];
    /** Further facts of the recorded change: an object of texts and numbers, such as `{ "reason": "Broken", "from": 10, "to": 9 }` for stock. Absent when there are none. */
    details?: {
        [key: string]: string | number | null;
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
         * - `INSUFFICIENT_SCOPE`: The key lacks a scope of the operation. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.
         * - `STORE_API_SECRET_DISABLED`: The merchant has switched off secret keys for the workspace. Publishable keys still work.
         * - `STORE_API_DISABLED`: The merchant has switched off the storefront API for the workspace.
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
        code: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
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
             * Limit that the request has reached: of the visitor, the destination, the key, the client address or the workspace. Present only for the code `RATE_LIMITED`; absent for other limits, such as requests per key.
             * - `visitor`: The limit of the visitor whom `X-Visitor` names.
             * - `destination`: The limit of the phone number that codes are sent to.
             * - `key_day`: The codes that the key may send in 24 hours: no further code is sent now.
             * - `client`: The limit of the IP address that the request comes from.
             * - `workspace_day`: The messages to guests that the workspace may send in 24 hours.
             */
            limit?: "visitor" | "destination" | "key_day" | "client" | "workspace_day";
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
            /** Refs of what a person has still to get or to pay, for which erasing them needs `force=true`. Absent for all other errors. */
            openBusiness?: {
                /** Refs of orders with a balance due: `ord_…`. */
                orders: string[];
                /** Refs of seats at events that are not over: `att_…`. */
                attendees: string[];
                /** Refs of open savings plans: `chk_…`. */
                checkouts: string[];
            };
            /** Counts and amounts that a cancellation of the event would take from people, in live mode. `force=true` cancels the event all the same. Absent for all other errors. */
            affected?: {
                /** Number of people who had a seat of the event, by their e-mail addresses or phone numbers. */
                people: number;
                /** Number of registrations with seats of the event. */
                registrations: number;
                /** Number of paid orders with seats of the event. */
                orders: number;
                /** Number of checkouts of the event that were open. */
                openCheckouts: number;
                /** Number of savings plans for the event that were running. */
                savingsPlans: number;
                /** Money that was paid for tickets of the event and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none. */
                refundMinor: {
                    [key: string]: number;
                };
            };
            /** Parts of the workspace, such as a ticket type, that the change would remove although they are in use: each with `kind`, `path` and counts. `force=true` removes them all the same. Absent for all other errors. */
            inUse?: PartInUse[];
        };
    };
};
/** A part of the workspace that a change would remove, and what uses it. */
export type PartInUse = {
    /**
     * Kind of the part of the workspace that the change would remove.
     * - `ticket_type`: A ticket type of an event.
     * - `day`: A day of an event.
     * - `variant`: A variant of a product.
     * - `package_option`: An option of a package.
     * - `question`: A question of a ticket type, variant, option or form.
     * - `form`: A form.
     */
    kind: "ticket_type" | "day" | "variant" | "package_option" | "question" | "form";
    /** Path, within the workspace document, of the part that the change would remove, such as `events[gala].ticketTypes[vip]`. */
    path: string;
    /** Number of guests’ seats that use the ticket type, day or question to be removed, without cancelled and declined seats; absent when there are none. */
    guests?: number;
    /** Number of orders that contain the ticket type, variant or package option to be removed and were not refunded in full; absent when there are none. */
    orders?: number;
    /** Number of open checkouts that contain the ticket type, variant or package option to be removed; absent when there are none. */
    checkouts?: number;
    /** Number of running savings plans that contain the ticket type, variant or package option to be removed; absent when there are none. */
    savingsPlans?: number;
    /** Number of guests, orders or form submissions with an answer to the question to be removed; absent when there are none. */
    answers?: number;
};
/** A catalog as the merchant wrote it, with the refs that the service gives. */
export type ManagedCatalog = {
    /**
     * Ref of the catalog, given by the service: `cat_…`. It never changes; use it in the paths of this API.
     * @example cat_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the media catalog: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the media catalog as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the media catalog, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the media catalog, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Arrangement in which your page shows the pieces of the media catalog. Default: `grid`.
     * - `grid`: A grid of equal cells.
     * - `masonry`: Columns of pieces of different heights.
     * - `carousel`: One piece after the other, to swipe through.
     * - `list`: One piece below the other.
     * @default grid
     */
    layout: "grid" | "masonry" | "carousel" | "list";
    /** Pieces of the media catalog (pictures, videos and other files) in the order shown; at most 1,000. Default: none. */
    items: {
        /**
         * Ref of an entry of `items`, given by the service: `itm_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example itm_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the piece, unique within the media catalog: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the piece as long as you keep the key. */
        key: string;
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
    }[];
    /** Title of the page of the media catalog for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the media catalog is used. */
    seoTitle?: string;
    /** Summary of the page of the media catalog for search engines and link previews, plain text. Absent: the `description` of the media catalog is used. */
    seoDescription?: string;
    /**
     * True: storefronts see the media catalog. False: the media catalog is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the media catalog in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * When the catalog was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the catalog was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A warning about a field of the request that was accepted but may be unintended. */
export type DocumentWarning = {
    /** Path of the field in the request that the warning is about, such as `products[2].variants[0].prices`. */
    path: string;
    /** Explanation of the warning for people, one or two sentences of plain text: what may be wrong and how to fix it. */
    message: string;
};
/** Public keys by which scanners verify the tickets of an event offline. */
export type TicketKeys = {
    /** Ref of the event whose tickets the public keys verify: `evt_…`. */
    eventRef: string;
    /** Public keys that verify the tickets of the event: Ed25519, 32 bytes each in base64url, the current key first, then earlier ones. A ticket is genuine when one of them verifies its signature. */
    publicKeys: string[];
};
/** Check-in of a guest, for the person at the door. */
export type CheckIn = {
    /** Ref of the attendee who was checked in: `att_…`. */
    attendeeRef: string;
    /** Name of the checked-in person: of the person on the seat, or else of the person who registered or bought. Absent when none is known. */
    name?: string;
    /** Ref of the ticket type of the checked-in ticket: `tkt_…`. */
    ticketTypeRef: string;
    /** Name of the ticket type of the checked-in ticket, as guests read it. */
    ticketTypeName: string;
    /** Ref of the event that the guest was checked in to: `evt_…`. */
    eventRef: string;
    /** Slug of the event that the guest was checked in to: the merchant’s name of the event in addresses of the shop. */
    eventSlug: string;
    /** Title of the event that the guest was checked in to, as guests read it. */
    eventTitle: string;
    /** Day of the event that the guest was checked in for: `ref`, `key`, `label` and `dayDate`. Absent when the event has no days. */
    day?: {
        /** Ref of the day of the event, given by the service: `day_…`. */
        ref: string;
        /** Key of the day of the event: the merchant’s own name of the day, unique within the event. */
        key: string;
        /** Label of the day of the event, as guests read it. Absent when the merchant gave none. */
        label?: string;
        /**
         * Date of the day of the event, `YYYY-MM-DD`.
         * Format: date.
         */
        dayDate: string;
    };
    /**
     * When the guest was checked in, UTC timestamp.
     * Format: date-time.
     */
    checkedInAt: string;
};
/** A checkout as merchants see it, with each payment attempt, each received payment and each refund. */
export type ManagedCheckoutDetail = {
    /** Ref of the checkout, given by the service: `chk_…`. */
    ref: string;
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of goods that the checkout sells.
     * - `products`: Products and packages.
     * - `event`: Tickets of one event, with products and add-ons sold beside them.
     * - `balance`: Balance of an order that was paid by deposit; `orderRef` is that order.
     */
    kind: "products" | "event" | "balance";
    /**
     * Page on which the buyer pays the checkout.
     * - `hosted`: Payment page of the service.
     * - `headless`: Payment page of the merchant’s own site.
     */
    channel: "hosted" | "headless";
    /**
     * Status of the checkout.
     * - `open`: The buyer can pay; a payment may be under way.
     * - `paid`: The amount due was paid in full, and an order exists.
     * - `expired`: The checkout ran out of time before it was paid; the goods and seats it held are for sale again.
     * - `cancelled`: The checkout was cancelled before it was paid.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /** Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Subtotal of the checkout: unit price × quantity summed over all lines, before discount, delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    subtotalMinor: number;
    /** Discount of the checkout, 0 or more; it is subtracted from the subtotal. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    discountMinor: number;
    /** Delivery fee of the checkout; 0 when nothing is delivered or delivery is free. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    deliveryMinor: number;
    /** Fees that the buyer pays on top of the subtotal of the checkout; 0 when there are none. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    feeMinor: number;
    /** Tax of the checkout. Always 0: the service does not compute tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    taxMinor: number;
    /** Total of the checkout: subtotal less discount, plus delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    totalMinor: number;
    /** Part of the checkout’s total that the buyer has to pay now; once it is paid, the checkout is `paid`. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    dueNowMinor: number;
    /** Part of the checkout’s total that the buyer pays later, after a deposit; 0 when the whole total is due now. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    balanceMinor: number;
    /** Lines of the checkout: what is bought, at which price and in which quantity. Delivery is not a line; see `deliveryMinor`. */
    lines: ManagedCheckoutLine[];
    /** Buyer of the checkout: `name`, `email` and `phone`, as far as given. Absent until the buyer, or the merchant’s server, has given one of them. */
    contact?: {
        /** Name of the buyer. Absent until the buyer has given it. */
        name?: string;
        /** E-mail address of the buyer. Absent until the buyer has given it. */
        email?: string;
        /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent until the buyer has given it. */
        phone?: string;
    };
    /** Ref of the order that the checkout became, or whose balance it collects: `ord_…`. Absent until the checkout is paid, unless its `kind` is `balance`. */
    orderRef?: string;
    /** Number of the order that the checkout became, as buyers read it, such as `1042`. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the checkout expires unless it is paid before, UTC timestamp.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When the checkout was paid, UTC timestamp. Absent when it is not paid.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When the checkout was cancelled, UTC timestamp. Absent when it was not cancelled.
     * Format: date-time.
     */
    cancelledAt?: string;
    /** Attempts to pay the checkout, the oldest first, successful or not. Empty when nobody has tried. */
    attempts: {
        /** Reference of the payment attempt at the payment provider: search for it in the provider’s dashboard. */
        reference: string;
        /** Payment method of the attempt: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Payment provider of the attempt, such as `paystack` or `stripe`; `sandbox` is the service’s built-in provider of test mode. */
        provider: string;
        /**
         * Status of the payment attempt.
         * - `created`: The attempt is recorded; the provider was not asked yet, or has not responded.
         * - `pending`: The buyer can pay by the attempt.
         * - `paid`: The provider reported the attempt as paid.
         * - `failed`: The provider reported the attempt as failed.
         * - `closing`: The service is closing the attempt, so that nobody can pay it any more; the provider has not confirmed that yet.
         * - `closed`: The provider has closed the attempt, and nothing was paid.
         */
        status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
        /** Amount that the payment attempt charges. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
        amountMinor: number;
        /** Payer (`name` and `email`) of a part of a savings plan that another person than the buyer pays. Absent when the buyer pays. */
        payer?: {
            /** Name of the payer, as given with the payment. */
            name: string;
            /** E-mail address of the payer, as given with the payment. */
            email: string;
        };
        /** Latest refusal of the payment attempt by the payment provider, such as of a card. Absent when nothing was refused. */
        refusal?: PaymentRefusal;
        /**
         * When the payment attempt began, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Payments received for the checkout, the oldest first. Empty when nothing was paid. */
    payments: {
        /** Ref of the payment, given by the service: `pay_…`. */
        ref: string;
        /** Payment method by which the money was received: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Amount received with the payment, integer in minor units of the payment’s own `currency`. */
        amountMinor: number;
        /** Part of the received payment that pays the checkout, integer in minor units of the payment’s `currency`; the rest is refunded. */
        appliedMinor: number;
        /** Currency of the received payment (ISO 4217 code). It differs from the checkout’s currency only where `disposition` is `mismatch`. */
        currency: string;
        /**
         * Use of the received payment.
         * - `applied`: The payment pays the checkout.
         * - `excess`: The payment was more than was due: the rest is refunded.
         * - `duplicate`: The checkout was paid already: the payment is refunded.
         * - `late`: The checkout had expired and its goods were sold: the payment is refunded.
         * - `after_cancel`: The checkout was cancelled: the payment is refunded.
         * - `mismatch`: The payment came in another currency: it is refunded.
         * - `unfinished`: The payment was too little by the end of the checkout: it is refunded.
         */
        disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
        /**
         * When the payment was made according to the payment provider, UTC timestamp.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Refunds of payments for the checkout, the oldest first, whatever their status. Empty when there are none. */
    refunds: {
        /** Ref of the refund, given by the service: `rfd_…`. */
        ref: string;
        /** Ref of the payment that the refund gives back: `pay_…`. */
        paymentRef: string;
        /** Amount that the refund gives back to the payer. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
        amountMinor: number;
        /** Reason of the refund: the merchant’s own words, or a `disposition` of the payment (such as `late`) when the service refunded by itself. Absent when none was given. */
        reason?: string;
        /**
         * Place where the refund was made.
         * - `service`: In the service: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * Status of the refund.
         * - `pending`: The provider has not confirmed the refund yet.
         * - `succeeded`: The provider has given the money back.
         * - `failed`: The provider refused the refund: a payment exception tells the merchant.
         */
        status: "pending" | "succeeded" | "failed";
        /**
         * When the refund was requested, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
};
/** A line of a checkout: one product, package, ticket type or add-on at one price, with its quantity. */
export type ManagedCheckoutLine = {
    /** Name of the product, package, ticket type or add-on of the checkout line, as it was when the checkout was opened. */
    name: string;
    /** Name of the chosen variant of the checkout line. Absent when the line has no variant. */
    variantName?: string;
    /** Number of pieces of the checkout line; a group ticket counts as one piece. */
    quantity: number;
    /** Price of one piece of the checkout line, before discount. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    unitPriceMinor: number;
    /** Part of the checkout’s discount that falls on the line; 0 when none does. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    discountMinor: number;
    /** Total of the checkout line: unit price × quantity less the line’s discount, without fees. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    totalMinor: number;
};
/** Refusal of a payment provider to charge a payment, with its cause and code. */
export type PaymentRefusal = {
    /**
     * Cause for which the payment provider refused to charge.
     * - `card`: The card was refused.
     * - `buyer`: A detail of the buyer, such as the e-mail address, was refused.
     * - `attempt`: Only this attempt was refused; another one may succeed.
     * - `configuration`: The set-up of the merchant’s account at the provider, or of the service, is wrong: fix it.
     */
    cause: "card" | "buyer" | "attempt" | "configuration";
    /** Error code of the refused payment, as the payment provider writes it, such as `card_declined`. */
    code: string;
    /** Explanation of the refused payment in the payment provider’s words, one line of plain text; keys, addresses and long numbers are removed. For the merchant, not for buyers. */
    message: string;
    /**
     * Reason why the card was refused, where the buyer is shown the reason too. Absent for all other refusals.
     * - `insufficient_funds`: There is not enough money on the card.
     * - `expired_card`: The card has expired.
     * - `wrong_details`: Card number, expiry date or security code is wrong.
     */
    reason?: "insufficient_funds" | "expired_card" | "wrong_details";
};
/** A checkout as merchants see it: status, amounts, lines and buyer. */
export type ManagedCheckout = {
    /** Ref of the checkout, given by the service: `chk_…`. */
    ref: string;
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of goods that the checkout sells.
     * - `products`: Products and packages.
     * - `event`: Tickets of one event, with products and add-ons sold beside them.
     * - `balance`: Balance of an order that was paid by deposit; `orderRef` is that order.
     */
    kind: "products" | "event" | "balance";
    /**
     * Page on which the buyer pays the checkout.
     * - `hosted`: Payment page of the service.
     * - `headless`: Payment page of the merchant’s own site.
     */
    channel: "hosted" | "headless";
    /**
     * Status of the checkout.
     * - `open`: The buyer can pay; a payment may be under way.
     * - `paid`: The amount due was paid in full, and an order exists.
     * - `expired`: The checkout ran out of time before it was paid; the goods and seats it held are for sale again.
     * - `cancelled`: The checkout was cancelled before it was paid.
     */
    status: "open" | "paid" | "expired" | "cancelled";
    /** Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Subtotal of the checkout: unit price × quantity summed over all lines, before discount, delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    subtotalMinor: number;
    /** Discount of the checkout, 0 or more; it is subtracted from the subtotal. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    discountMinor: number;
    /** Delivery fee of the checkout; 0 when nothing is delivered or delivery is free. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    deliveryMinor: number;
    /** Fees that the buyer pays on top of the subtotal of the checkout; 0 when there are none. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    feeMinor: number;
    /** Tax of the checkout. Always 0: the service does not compute tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    taxMinor: number;
    /** Total of the checkout: subtotal less discount, plus delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    totalMinor: number;
    /** Part of the checkout’s total that the buyer has to pay now; once it is paid, the checkout is `paid`. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    dueNowMinor: number;
    /** Part of the checkout’s total that the buyer pays later, after a deposit; 0 when the whole total is due now. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    balanceMinor: number;
    /** Lines of the checkout: what is bought, at which price and in which quantity. Delivery is not a line; see `deliveryMinor`. */
    lines: ManagedCheckoutLine[];
    /** Buyer of the checkout: `name`, `email` and `phone`, as far as given. Absent until the buyer, or the merchant’s server, has given one of them. */
    contact?: {
        /** Name of the buyer. Absent until the buyer has given it. */
        name?: string;
        /** E-mail address of the buyer. Absent until the buyer has given it. */
        email?: string;
        /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent until the buyer has given it. */
        phone?: string;
    };
    /** Ref of the order that the checkout became, or whose balance it collects: `ord_…`. Absent until the checkout is paid, unless its `kind` is `balance`. */
    orderRef?: string;
    /** Number of the order that the checkout became, as buyers read it, such as `1042`. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the checkout expires unless it is paid before, UTC timestamp.
     * Format: date-time.
     */
    expiresAt: string;
    /**
     * When the checkout was paid, UTC timestamp. Absent when it is not paid.
     * Format: date-time.
     */
    completedAt?: string;
    /**
     * When the checkout was cancelled, UTC timestamp. Absent when it was not cancelled.
     * Format: date-time.
     */
    cancelledAt?: string;
};
/** A collection as the merchant wrote it, with the refs that the service gives. */
export type ManagedCollection = {
    /**
     * Ref of the collection, given by the service: `col_…`. It never changes; use it in the paths of this API.
     * @example col_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the collection: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the collection as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the collection. False: the collection is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the collection in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the collection, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the collection, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Kind of cover to show at the top of a collection’s page. Default: `image`.
     * - `image`: The picture at the collection’s `coverUrl`.
     * - `video`: The video at the collection’s `coverUrl`.
     * - `gallery`: The pictures in the collection’s `gallery`.
     * - `color`: No file: a plain colour of your theme.
     * @default image
     */
    coverKind: "image" | "video" | "gallery" | "color";
    /**
     * Further pictures of the collection, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    gallery: string[];
    /**
     * Products and packages of the collection, by slug, in the order shown; at most 5,000. The service removes those that are deleted. Default: none.
     * @default []
     */
    productRefs: string[];
    /** Title of the page of the collection for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the collection is used. */
    seoTitle?: string;
    /** Summary of the page of the collection for search engines and link previews, plain text. Absent: the `description` of the collection is used. */
    seoDescription?: string;
    /**
     * When the collection was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the collection was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A contact that was erased, with what is left for the merchant to decide. */
export type ErasedContact = {
    /** Ref of the contact, given by the service: `con_…`. */
    ref: string;
    /**
     * Mode of the contact.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Name of the contact, plain text. Absent when none is known. */
    name?: string;
    /** E-mail address of the contact. Absent when none is known. */
    email?: string;
    /** Phone number of the contact in E.164 form, such as `+2348031234567`. Absent when none is known. */
    phone?: string;
    /** Ref of the customer that the contact belongs to, given by the service: `cus_…`. Absent until one of the merchant’s own users is linked with the contact. */
    customerRef?: string;
    /**
     * When the contact was created, at the first purchase, registration or link of the person; UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the personal data of the contact were erased, UTC timestamp. Absent when they were not erased.
     * Format: date-time.
     */
    erasedAt?: string;
    /** Names on seats of other people’s orders and registrations that are left for the merchant to decide, since seats with the address have several names, such as those of a class that its teacher registered. `names` of `POST /admin/contacts/erase` clears them. Absent when none is left. */
    keptNames?: {
        /** Ref of the attendee on the seat: `att_…`. */
        ref: string;
        /** Name that is left on the seat. */
        name: string;
    }[];
    /** E-mail addresses of other people, beside which only the phone number was removed. Erase them by their address if they are the same person. Absent when there are none. */
    otherEmails?: string[];
};
/** All data that the service stores about one person, for a request of access: contact, orders, registrations, sign-ups, messages and more. Each list has the oldest entry first. */
export type PersonalFile = {
    /** Contact whose stored data the personal file has: name, e-mail address and phone number. */
    contact: Contact;
    /** Contacts with an address of the person: name, e-mail address and phone number. Empty for somebody who is only named on seats. */
    contacts: Contact[];
    /** E-mail addresses of other people, beside which the phone number of the person is stored. What belongs to them is not in the file. Empty when there are none. */
    otherEmails: string[];
    /** Users of the merchant’s own site that are linked with the person, the oldest link first. Empty when there are none. */
    links: {
        /** Ref of the link between your user and the merchant’s contact (`lnk_…`), given by the service. */
        ref: string;
        /** Id of the user in your own system, as the request sent it. */
        externalRef: string;
        /**
         * When the user was first linked with the contact, UTC timestamp.
         * Format: date-time.
         */
        linkedAt: string;
    }[];
    /** Orders of the person, the oldest first, each with items, amounts and the buyer’s details. Empty when there are none. */
    orders: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /** Number of the order that buyers and merchants read, such as `1042`. Absent until the first payment of the order. */
        number?: string;
        /** Payment status of the order, such as `paid`. */
        status: string;
        /** Currency of the amounts of the order (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Total price of the order, with delivery and fees, less the discount. Integer in minor units of the `currency` in the same object. */
        totalMinor: number;
        /** Amount of the order that was paid so far. Integer in minor units of the `currency` in the same object. */
        paidMinor: number;
        /**
         * When the order was placed, UTC timestamp.
         * Format: date-time.
         */
        placedAt: string;
        /** Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given. */
        contact: {
            /** Name of the buyer, plain text. Absent when none is known. */
            name?: string;
            /** E-mail address of the buyer. Absent when none is known. */
            email?: string;
            /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent when none is known. */
            phone?: string;
        };
        /** Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Address on the merchant’s site to which the buyer was sent back after paying. Absent for orders without a checkout. */
        returnUrl?: string;
        /** `Idempotency-Key` with which the merchant’s site opened the checkout of the order. Absent without one. */
        idempotencyKey?: string;
        /** Fulfillments of the order, the oldest first, with their tracking. Empty when nothing was handed over. */
        fulfillments: {
            /** Ref of the fulfillment, given by the service: `ful_…`. */
            ref: string;
            /** Items of the order that were handed over together. */
            items: {
                /** Ref of the item, given by the service: `oit_…`. */
                ref: string;
                /** Number of pieces of the item that were handed over. */
                quantity: number;
            }[];
            /** Carrier that transports the pieces. Absent when none was given. */
            carrier?: string;
            /** Number by which the carrier tracks the pieces. Absent when none was given. */
            trackingNumber?: string;
            /** Address at which the carrier shows where the pieces are. Absent when none was given. */
            trackingUrl?: string;
            /**
             * When the pieces were handed over, UTC timestamp.
             * Format: date-time.
             */
            createdAt: string;
        }[];
        /** Payments for the order, the oldest first. Empty when nothing was paid online. */
        payments: {
            /** Ref of the payment, given by the service: `pay_…`. */
            ref: string;
            /** Way in which the money came, such as `card` or `bank_transfer`. */
            rail: string;
            /** Amount of the payment. Integer in minor units of the `currency` in the same object. */
            amountMinor: number;
            /** Currency of the amounts of the payment (ISO 4217 code), such as `NGN`. */
            currency: string;
            /**
             * When the money came, UTC timestamp.
             * Format: date-time.
             */
            paidAt: string;
        }[];
        /** Refunds of the order, the oldest first. Empty when nothing was refunded. */
        refunds: {
            /** Ref of the refund, given by the service: `rfd_…`. */
            ref: string;
            /** Amount of the refund. Integer in minor units of the `currency` in the same object. */
            amountMinor: number;
            /** Currency of the amounts of the refund (ISO 4217 code), such as `NGN`. */
            currency: string;
            /** Status of the refund, such as `succeeded`. */
            status: string;
            /** Reason for the refund: the merchant’s words, or that of the service. Absent when there is none. */
            reason?: string;
            /**
             * When the refund was asked for, UTC timestamp.
             * Format: date-time.
             */
            createdAt: string;
        }[];
        /** Latest refund request of the buyer for the order: an object of texts with its state, reason and moments, and the merchant’s answer. Absent when no refund was requested. */
        refundRequest?: {
            [key: string]: string;
        };
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Items of the order: products, packages, tickets and add-ons that were bought, each with its price, answers and seats. */
        items: {
            /** Ref of the item, given by the service: `oit_…`. */
            ref: string;
            /** Name of the product, package, ticket type or add-on that was bought, as it was at the purchase. */
            name: string;
            /** Number of pieces bought of the item; a group ticket counts as one piece. */
            quantity: number;
            /** Price of all pieces of the item less the discount, without fees. Integer in minor units of the `currency` in the same object. */
            totalMinor: number;
            /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
            responses: {
                [key: string]: unknown;
            };
            /** Seats of the item, each with the person on it. Empty when the item has no seats at an event. */
            attendees: PersonalFileSeat[];
        }[];
    }[];
    /** Registrations of the person for free events, the oldest first, each with its seats and answers. Empty when there are none. */
    registrations: {
        /** Ref of the registration, given by the service: `grp_…`. */
        ref: string;
        /** Ref of the event, given by the service: `evt_…`. */
        eventRef: string;
        /** Name under which the person registered for the event. */
        name: string;
        /** E-mail address of the person who registered. Absent when none is known. */
        email?: string;
        /** Phone number of the person who registered in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Channel through which the person registered, such as `storefront_api` or `hosted_storefront`. */
        source: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Promoter code that the person registered with. Absent when none was given. */
        promoterCode?: string;
        /** `Idempotency-Key` of the request that registered the person. Absent without one, and a day after it. */
        idempotencyKey?: string;
        /**
         * When the person registered for the event, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.
         * Format: date-time.
         */
        endedAt?: string;
        /** Seats of the registration, each with the person on it. Empty when the registration has no seats at an event. */
        attendees: PersonalFileSeat[];
    }[];
    /** Tickets that other people gave to the person, the oldest first, each with its seat and event. Empty when there are none. */
    ticketsGiven: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        /** Name of the person on the seat, plain text. Absent when none is known. */
        name?: string;
        /** E-mail address of the person on the seat. Absent when none is known. */
        email?: string;
        /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid. */
        status?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid. */
        ticketCode?: string;
        /** Entries of the person at the door, the oldest first. Empty when the ticket was not admitted. */
        admissions: {
            /** Key of the day of the event at which the person came in. Absent where the event has no days. */
            day?: string;
            /**
             * When the ticket was admitted at the door, UTC timestamp.
             * Format: date-time.
             */
            at: string;
        }[];
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Ref of the event, given by the service: `evt_…`. */
        eventRef: string;
        /**
         * When the earlier holder gave the ticket to the person, UTC timestamp.
         * Format: date-time.
         */
        givenAt: string;
    }[];
    /** Seats with an address of the person in orders, registrations and unpaid checkouts of other people: the seat alone, nothing of the buyer. Of a seat that has the person’s phone number beside somebody else’s e-mail address the number alone is shown. Empty when there are none. */
    seats: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        /** Name of the person on the seat, plain text. Absent when none is known. */
        name?: string;
        /** E-mail address of the person on the seat. Absent when none is known. */
        email?: string;
        /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid. */
        status?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid. */
        ticketCode?: string;
        /** Entries of the person at the door, the oldest first. Empty when the ticket was not admitted. */
        admissions: {
            /** Key of the day of the event at which the person came in. Absent where the event has no days. */
            day?: string;
            /**
             * When the ticket was admitted at the door, UTC timestamp.
             * Format: date-time.
             */
            at: string;
        }[];
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Ref of the event of the seat: `evt_…`. Absent for a seat of a checkout without an event. */
        eventRef?: string;
        /** Ref of the order that the seat belongs to: `ord_…`. Absent for a registration or a checkout. */
        orderRef?: string;
        /** Ref of the registration that the seat belongs to: `grp_…`. Absent for an order or a checkout. */
        registrationRef?: string;
        /** Ref of the unpaid checkout that the seat belongs to: `chk_…`. Absent for an order or a registration. */
        checkoutRef?: string;
    }[];
    /** Checkouts of the person that were not paid, the oldest first; paid ones are in `orders`. Empty when there are none. */
    checkouts: {
        /** Ref of the checkout, given by the service: `chk_…`. */
        ref: string;
        /** Status of the checkout, which is not paid: `open`, `expired` or `cancelled`. */
        status: string;
        /** Currency of the amounts of the checkout (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Total price of the checkout, with delivery and fees, less the discount. Integer in minor units of the `currency` in the same object. */
        totalMinor: number;
        /**
         * When the checkout was opened, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /** Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given. */
        contact: {
            /** Name of the buyer, plain text. Absent when none is known. */
            name?: string;
            /** E-mail address of the buyer. Absent when none is known. */
            email?: string;
            /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent when none is known. */
            phone?: string;
        };
        /** Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Address on the merchant’s site to which the buyer is sent back. */
        returnUrl: string;
        /** `Idempotency-Key` with which the merchant’s site opened the checkout. Absent without one. */
        idempotencyKey?: string;
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Lines of the checkout, each with its answers. */
        items: {
            /** Name of the product, package, ticket type or add-on in the checkout. */
            name: string;
            /** Number of pieces in the checkout. */
            quantity: number;
            /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
            responses: {
                [key: string]: unknown;
            };
        }[];
        /** Seats of the checkout, each with the person on it. Empty when the checkout has no seats at an event. */
        attendees: PersonalFileSeat[];
    }[];
    /** Parts of other people’s savings plans that the person paid or tried to pay, the oldest first. Empty when there are none. */
    partsPaid: {
        /** Ref of the payment, given by the service: `pay_…`. */
        ref: string;
        /** Ref of the checkout of the savings plan, given by the service: `chk_…`. */
        checkoutRef: string;
        /** Name that the payer of the part gave with the payment. */
        name: string;
        /** E-mail address that the payer of the part gave with the payment. */
        email: string;
        /** Amount of the part of the savings plan. Integer in minor units of the `currency` in the same object. */
        amountMinor: number;
        /** Currency of the amounts of the part of the savings plan (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Status of the attempt to pay the part, such as `paid`. */
        status: string;
        /**
         * When the attempt to pay the part began, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Newsletter subscriptions and restock alerts of the person’s e-mail address, the oldest first. Empty when there are none. */
    subscriptions: {
        /** Ref of the newsletter subscription (`nls_…`) or of the restock alert (`rsa_…`), given by the service. */
        ref: string;
        /**
         * Kind of mail that the person signed up for.
         * - `newsletter`: Newsletter of the shop.
         * - `restock`: Restock alert: one mail when a sold-out variant can be bought again.
         */
        kind: "newsletter" | "restock";
        /** State of the subscription: `pending` (not confirmed by mail yet), `confirmed`, `told` (the mail of the restock alert was sent) or `ended`. */
        state: string;
        /** E-mail address that was signed up for the newsletter or restock alert. */
        email: string;
        /** Name that the person gave at the sign-up. Absent when none was given. */
        name?: string;
        /** Name of the product that the restock alert is for. Absent for the newsletter. */
        product?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /**
         * When the person signed up for the newsletter or restock alert, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.
         * Format: date-time.
         */
        confirmedAt?: string;
        /**
         * When the subscription ended, UTC timestamp: the person unsubscribed, or the mail of the restock alert was sent. Absent while it goes on.
         * Format: date-time.
         */
        endedAt?: string;
    }[];
    /** Form submissions of the person, the oldest first: those with the person’s e-mail address in a question whose `identity` is `email`. Empty when there are none. */
    submissions: {
        /** Ref of the submission, given by the service: `sub_…`. */
        ref: string;
        /** Ref of the form, given by the service: `frm_…`. */
        formRef: string;
        /** Slug of the form, the merchant’s name for it in addresses of the shop. */
        formSlug: string;
        /** Name of the form, as visitors read it. */
        formName: string;
        /** Answers in the form submission, in the order of the form. Questions that were not asked or left blank are absent; uploads are listed as files. */
        answers: {
            /** Key of the form’s question that was answered: the merchant’s own name of the question. */
            key: string;
            /** Wording of the form’s question when the submission was sent, plain text. */
            label: string;
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
            type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
            /** Answer to the form’s question: a text, a number, a boolean, or the list of the chosen texts. */
            value: string | number | boolean | string[];
        }[];
        /** File names of the uploads in the form submission. Download links are in `GET /admin/submissions/{ref}`. Empty when no file was sent. */
        files: string[];
        /**
         * When the form was sent, UTC timestamp.
         * Format: date-time.
         */
        submittedAt: string;
    }[];
    /** Messages that the service sent or planned to send to the person, the oldest first. Empty when there are none. */
    messages: {
        /** Ref of the message, given by the service: `msg_…`. */
        ref: string;
        /** Kind of the message, such as `order_confirmed`. */
        kind: string;
        /** Channel by which the message is sent: `email`, `sms` or `whatsapp`. */
        channel: string;
        /** E-mail address or phone number that the message is sent to. */
        recipient: string;
        /** State of the message, such as `due`, `sent` or `failed`. */
        state: string;
        /** Reason why the message was not sent. Absent when there is none. */
        lastError?: string;
        /** Id of the message at the mail server or SMS provider. Absent when it gave none. */
        providerRef?: string;
        /** Tracking in a message about pieces that were handed over. Absent for other messages. */
        tracking?: {
            /** Carrier that the message names. */
            carrier?: string;
            /** Tracking number that the message names. */
            trackingNumber?: string;
            /** Tracking link that the message names. */
            trackingUrl?: string;
        };
        /** Announcement of the merchant to the guests of an event. Absent for other messages. */
        announcement?: {
            /** Ref of the event, given by the service: `evt_…`. */
            eventRef: string;
            /** Subject of the announcement, in the language of the person. */
            subject: string;
            /** Text of the announcement, in the language of the person. */
            body: string;
        };
        /**
         * When the message was planned, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the message was handed to the mail server or SMS provider, UTC timestamp. Absent when it was not sent.
         * Format: date-time.
         */
        sentAt?: string;
    }[];
    /** One-time passwords that were sent to the phone number of the person, the oldest first. Empty when there are none. */
    codes: {
        /** Ref of the code, given by the service: `otp_…`. */
        ref: string;
        /** Phone number that the one-time password was sent to, masked: country code and last three digits. The service does not keep the whole number. */
        to: string;
        /** Country of the phone number that the one-time password was sent to (ISO 3166 alpha-2), such as `NG`. */
        country: string;
        /** Channel by which the one-time password was sent: `sms` or `whatsapp`. */
        channel: string;
        /** Owner of the number that the one-time password came from: `own` is the merchant’s number, `frontdesk` the service’s. */
        sender: string;
        /** Label that the merchant’s server gave the one-time password, such as `login`. Absent when none was given. */
        purpose?: string;
        /**
         * When the one-time password was sent, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /** Latest delivery report of the provider for the one-time password, such as `delivered`. Absent when there was none. */
        delivery?: string;
        /** Reason of the provider why the one-time password was not delivered. Absent when there is none. */
        deliveryReason?: string;
        /** Id of the one-time password at the provider. Absent when it gave none. */
        providerRef?: string;
    }[];
    /** Confirmation codes that were mailed to the person in the last day, the oldest first. Empty when there are none. */
    confirmations: {
        /** Ref of the confirmation, given by the service: `cnf_…`. */
        ref: string;
        /** Purpose of the confirmation code, such as `give_away`. */
        purpose: string;
        /** E-mail address that the confirmation code was sent to. */
        email: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /**
         * When the confirmation code was asked for, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Uses of discount codes by the person. Empty when there are none. */
    discounts: {
        /** Ref of the checkout, given by the service: `chk_…`. */
        checkoutRef: string;
        /** Discount code that was used. Absent when it no longer exists. */
        code?: string;
        /** Address by which uses of the discount code are counted. */
        usedBy: string;
    }[];
};
/** A person who bought, registered for an event or was linked with a user of the merchant. There is one contact for each e-mail address, or for each phone number where no e-mail address is known. */
export type Contact = {
    /** Ref of the contact, given by the service: `con_…`. */
    ref: string;
    /**
     * Mode of the contact.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Name of the contact, plain text. Absent when none is known. */
    name?: string;
    /** E-mail address of the contact. Absent when none is known. */
    email?: string;
    /** Phone number of the contact in E.164 form, such as `+2348031234567`. Absent when none is known. */
    phone?: string;
    /** Ref of the customer that the contact belongs to, given by the service: `cus_…`. Absent until one of the merchant’s own users is linked with the contact. */
    customerRef?: string;
    /**
     * When the contact was created, at the first purchase, registration or link of the person; UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the personal data of the contact were erased, UTC timestamp. Absent when they were not erased.
     * Format: date-time.
     */
    erasedAt?: string;
};
/** A seat at an event, with the person on it. */
export type PersonalFileSeat = {
    /** Ref of the attendee, given by the service: `att_…`. */
    ref: string;
    /** Name of the person on the seat, plain text. Absent when none is known. */
    name?: string;
    /** E-mail address of the person on the seat. Absent when none is known. */
    email?: string;
    /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
    phone?: string;
    /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
    dateOfBirth?: string;
    /** Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid. */
    status?: string;
    /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
    language?: string;
    /** Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid. */
    ticketCode?: string;
    /** Entries of the person at the door, the oldest first. Empty when the ticket was not admitted. */
    admissions: {
        /** Key of the day of the event at which the person came in. Absent where the event has no days. */
        day?: string;
        /**
         * When the ticket was admitted at the door, UTC timestamp.
         * Format: date-time.
         */
        at: string;
    }[];
    /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
    responses: {
        [key: string]: unknown;
    };
};
/** Outcome of erasing an address: the contacts, and what is left for the merchant to decide. */
export type ErasedPerson = {
    /** Contacts that the person was, as they are now. Empty for somebody who was only named on seats. */
    contacts: Contact[];
    /** Names on seats of other people’s orders and registrations that are left for the merchant to decide, since seats with the address have several names, such as those of a class that its teacher registered. `names` of `POST /admin/contacts/erase` clears them. Empty when none is left. */
    keptNames: {
        /** Ref of the attendee on the seat: `att_…`. */
        ref: string;
        /** Name that is left on the seat. */
        name: string;
    }[];
    /** E-mail addresses of other people, beside which only the phone number was removed. Erase them by their address if they are the same person. Empty when there are none. */
    otherEmails: string[];
};
/** All data that the service stores about the person with an e-mail address or phone number, for a request of access. Each list has the oldest entry first. */
export type AddressFile = {
    /** Contacts with an address of the person: name, e-mail address and phone number. Empty for somebody who is only named on seats. */
    contacts: Contact[];
    /** E-mail addresses of other people, beside which the phone number of the person is stored. What belongs to them is not in the file. Empty when there are none. */
    otherEmails: string[];
    /** Users of the merchant’s own site that are linked with the person, the oldest link first. Empty when there are none. */
    links: {
        /** Ref of the link between your user and the merchant’s contact (`lnk_…`), given by the service. */
        ref: string;
        /** Id of the user in your own system, as the request sent it. */
        externalRef: string;
        /**
         * When the user was first linked with the contact, UTC timestamp.
         * Format: date-time.
         */
        linkedAt: string;
    }[];
    /** Orders of the person, the oldest first, each with items, amounts and the buyer’s details. Empty when there are none. */
    orders: {
        /** Ref of the order, given by the service: `ord_…`. */
        ref: string;
        /** Number of the order that buyers and merchants read, such as `1042`. Absent until the first payment of the order. */
        number?: string;
        /** Payment status of the order, such as `paid`. */
        status: string;
        /** Currency of the amounts of the order (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Total price of the order, with delivery and fees, less the discount. Integer in minor units of the `currency` in the same object. */
        totalMinor: number;
        /** Amount of the order that was paid so far. Integer in minor units of the `currency` in the same object. */
        paidMinor: number;
        /**
         * When the order was placed, UTC timestamp.
         * Format: date-time.
         */
        placedAt: string;
        /** Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given. */
        contact: {
            /** Name of the buyer, plain text. Absent when none is known. */
            name?: string;
            /** E-mail address of the buyer. Absent when none is known. */
            email?: string;
            /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent when none is known. */
            phone?: string;
        };
        /** Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Address on the merchant’s site to which the buyer was sent back after paying. Absent for orders without a checkout. */
        returnUrl?: string;
        /** `Idempotency-Key` with which the merchant’s site opened the checkout of the order. Absent without one. */
        idempotencyKey?: string;
        /** Fulfillments of the order, the oldest first, with their tracking. Empty when nothing was handed over. */
        fulfillments: {
            /** Ref of the fulfillment, given by the service: `ful_…`. */
            ref: string;
            /** Items of the order that were handed over together. */
            items: {
                /** Ref of the item, given by the service: `oit_…`. */
                ref: string;
                /** Number of pieces of the item that were handed over. */
                quantity: number;
            }[];
            /** Carrier that transports the pieces. Absent when none was given. */
            carrier?: string;
            /** Number by which the carrier tracks the pieces. Absent when none was given. */
            trackingNumber?: string;
            /** Address at which the carrier shows where the pieces are. Absent when none was given. */
            trackingUrl?: string;
            /**
             * When the pieces were handed over, UTC timestamp.
             * Format: date-time.
             */
            createdAt: string;
        }[];
        /** Payments for the order, the oldest first. Empty when nothing was paid online. */
        payments: {
            /** Ref of the payment, given by the service: `pay_…`. */
            ref: string;
            /** Way in which the money came, such as `card` or `bank_transfer`. */
            rail: string;
            /** Amount of the payment. Integer in minor units of the `currency` in the same object. */
            amountMinor: number;
            /** Currency of the amounts of the payment (ISO 4217 code), such as `NGN`. */
            currency: string;
            /**
             * When the money came, UTC timestamp.
             * Format: date-time.
             */
            paidAt: string;
        }[];
        /** Refunds of the order, the oldest first. Empty when nothing was refunded. */
        refunds: {
            /** Ref of the refund, given by the service: `rfd_…`. */
            ref: string;
            /** Amount of the refund. Integer in minor units of the `currency` in the same object. */
            amountMinor: number;
            /** Currency of the amounts of the refund (ISO 4217 code), such as `NGN`. */
            currency: string;
            /** Status of the refund, such as `succeeded`. */
            status: string;
            /** Reason for the refund: the merchant’s words, or that of the service. Absent when there is none. */
            reason?: string;
            /**
             * When the refund was asked for, UTC timestamp.
             * Format: date-time.
             */
            createdAt: string;
        }[];
        /** Latest refund request of the buyer for the order: an object of texts with its state, reason and moments, and the merchant’s answer. Absent when no refund was requested. */
        refundRequest?: {
            [key: string]: string;
        };
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Items of the order: products, packages, tickets and add-ons that were bought, each with its price, answers and seats. */
        items: {
            /** Ref of the item, given by the service: `oit_…`. */
            ref: string;
            /** Name of the product, package, ticket type or add-on that was bought, as it was at the purchase. */
            name: string;
            /** Number of pieces bought of the item; a group ticket counts as one piece. */
            quantity: number;
            /** Price of all pieces of the item less the discount, without fees. Integer in minor units of the `currency` in the same object. */
            totalMinor: number;
            /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
            responses: {
                [key: string]: unknown;
            };
            /** Seats of the item, each with the person on it. Empty when the item has no seats at an event. */
            attendees: PersonalFileSeat[];
        }[];
    }[];
    /** Registrations of the person for free events, the oldest first, each with its seats and answers. Empty when there are none. */
    registrations: {
        /** Ref of the registration, given by the service: `grp_…`. */
        ref: string;
        /** Ref of the event, given by the service: `evt_…`. */
        eventRef: string;
        /** Name under which the person registered for the event. */
        name: string;
        /** E-mail address of the person who registered. Absent when none is known. */
        email?: string;
        /** Phone number of the person who registered in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Channel through which the person registered, such as `storefront_api` or `hosted_storefront`. */
        source: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Promoter code that the person registered with. Absent when none was given. */
        promoterCode?: string;
        /** `Idempotency-Key` of the request that registered the person. Absent without one, and a day after it. */
        idempotencyKey?: string;
        /**
         * When the person registered for the event, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.
         * Format: date-time.
         */
        endedAt?: string;
        /** Seats of the registration, each with the person on it. Empty when the registration has no seats at an event. */
        attendees: PersonalFileSeat[];
    }[];
    /** Tickets that other people gave to the person, the oldest first, each with its seat and event. Empty when there are none. */
    ticketsGiven: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        /** Name of the person on the seat, plain text. Absent when none is known. */
        name?: string;
        /** E-mail address of the person on the seat. Absent when none is known. */
        email?: string;
        /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid. */
        status?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid. */
        ticketCode?: string;
        /** Entries of the person at the door, the oldest first. Empty when the ticket was not admitted. */
        admissions: {
            /** Key of the day of the event at which the person came in. Absent where the event has no days. */
            day?: string;
            /**
             * When the ticket was admitted at the door, UTC timestamp.
             * Format: date-time.
             */
            at: string;
        }[];
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Ref of the event, given by the service: `evt_…`. */
        eventRef: string;
        /**
         * When the earlier holder gave the ticket to the person, UTC timestamp.
         * Format: date-time.
         */
        givenAt: string;
    }[];
    /** Seats with an address of the person in orders, registrations and unpaid checkouts of other people: the seat alone, nothing of the buyer. Of a seat that has the person’s phone number beside somebody else’s e-mail address the number alone is shown. Empty when there are none. */
    seats: {
        /** Ref of the attendee, given by the service: `att_…`. */
        ref: string;
        /** Name of the person on the seat, plain text. Absent when none is known. */
        name?: string;
        /** E-mail address of the person on the seat. Absent when none is known. */
        email?: string;
        /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
        phone?: string;
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Status of the seat, such as `confirmed`, `pending` or `cancelled`. Absent for a seat in a checkout that is not paid. */
        status?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Short code of the present ticket of the seat, such as `7QK2M9XA`. Absent for a seat in a checkout that is not paid. */
        ticketCode?: string;
        /** Entries of the person at the door, the oldest first. Empty when the ticket was not admitted. */
        admissions: {
            /** Key of the day of the event at which the person came in. Absent where the event has no days. */
            day?: string;
            /**
             * When the ticket was admitted at the door, UTC timestamp.
             * Format: date-time.
             */
            at: string;
        }[];
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Ref of the event of the seat: `evt_…`. Absent for a seat of a checkout without an event. */
        eventRef?: string;
        /** Ref of the order that the seat belongs to: `ord_…`. Absent for a registration or a checkout. */
        orderRef?: string;
        /** Ref of the registration that the seat belongs to: `grp_…`. Absent for an order or a checkout. */
        registrationRef?: string;
        /** Ref of the unpaid checkout that the seat belongs to: `chk_…`. Absent for an order or a registration. */
        checkoutRef?: string;
    }[];
    /** Checkouts of the person that were not paid, the oldest first; paid ones are in `orders`. Empty when there are none. */
    checkouts: {
        /** Ref of the checkout, given by the service: `chk_…`. */
        ref: string;
        /** Status of the checkout, which is not paid: `open`, `expired` or `cancelled`. */
        status: string;
        /** Currency of the amounts of the checkout (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Total price of the checkout, with delivery and fees, less the discount. Integer in minor units of the `currency` in the same object. */
        totalMinor: number;
        /**
         * When the checkout was opened, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /** Buyer as entered at the checkout: `name`, `email` and `phone`, as far as given. */
        contact: {
            /** Name of the buyer, plain text. Absent when none is known. */
            name?: string;
            /** E-mail address of the buyer. Absent when none is known. */
            email?: string;
            /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent when none is known. */
            phone?: string;
        };
        /** Delivery address of the buyer: texts by the names `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent when nothing is delivered. */
        deliveryAddress?: {
            [key: string]: string;
        };
        /** Date of birth of the person, `YYYY-MM-DD`. Absent when the event did not ask for it. */
        dateOfBirth?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /** Address on the merchant’s site to which the buyer is sent back. */
        returnUrl: string;
        /** `Idempotency-Key` with which the merchant’s site opened the checkout. Absent without one. */
        idempotencyKey?: string;
        /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
        responses: {
            [key: string]: unknown;
        };
        /** Lines of the checkout, each with its answers. */
        items: {
            /** Name of the product, package, ticket type or add-on in the checkout. */
            name: string;
            /** Number of pieces in the checkout. */
            quantity: number;
            /** Answers that the person gave to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Empty when nothing was answered. */
            responses: {
                [key: string]: unknown;
            };
        }[];
        /** Seats of the checkout, each with the person on it. Empty when the checkout has no seats at an event. */
        attendees: PersonalFileSeat[];
    }[];
    /** Parts of other people’s savings plans that the person paid or tried to pay, the oldest first. Empty when there are none. */
    partsPaid: {
        /** Ref of the payment, given by the service: `pay_…`. */
        ref: string;
        /** Ref of the checkout of the savings plan, given by the service: `chk_…`. */
        checkoutRef: string;
        /** Name that the payer of the part gave with the payment. */
        name: string;
        /** E-mail address that the payer of the part gave with the payment. */
        email: string;
        /** Amount of the part of the savings plan. Integer in minor units of the `currency` in the same object. */
        amountMinor: number;
        /** Currency of the amounts of the part of the savings plan (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Status of the attempt to pay the part, such as `paid`. */
        status: string;
        /**
         * When the attempt to pay the part began, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Newsletter subscriptions and restock alerts of the person’s e-mail address, the oldest first. Empty when there are none. */
    subscriptions: {
        /** Ref of the newsletter subscription (`nls_…`) or of the restock alert (`rsa_…`), given by the service. */
        ref: string;
        /**
         * Kind of mail that the person signed up for.
         * - `newsletter`: Newsletter of the shop.
         * - `restock`: Restock alert: one mail when a sold-out variant can be bought again.
         */
        kind: "newsletter" | "restock";
        /** State of the subscription: `pending` (not confirmed by mail yet), `confirmed`, `told` (the mail of the restock alert was sent) or `ended`. */
        state: string;
        /** E-mail address that was signed up for the newsletter or restock alert. */
        email: string;
        /** Name that the person gave at the sign-up. Absent when none was given. */
        name?: string;
        /** Name of the product that the restock alert is for. Absent for the newsletter. */
        product?: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /**
         * When the person signed up for the newsletter or restock alert, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.
         * Format: date-time.
         */
        confirmedAt?: string;
        /**
         * When the subscription ended, UTC timestamp: the person unsubscribed, or the mail of the restock alert was sent. Absent while it goes on.
         * Format: date-time.
         */
        endedAt?: string;
    }[];
    /** Form submissions of the person, the oldest first: those with the person’s e-mail address in a question whose `identity` is `email`. Empty when there are none. */
    submissions: {
        /** Ref of the submission, given by the service: `sub_…`. */
        ref: string;
        /** Ref of the form, given by the service: `frm_…`. */
        formRef: string;
        /** Slug of the form, the merchant’s name for it in addresses of the shop. */
        formSlug: string;
        /** Name of the form, as visitors read it. */
        formName: string;
        /** Answers in the form submission, in the order of the form. Questions that were not asked or left blank are absent; uploads are listed as files. */
        answers: {
            /** Key of the form’s question that was answered: the merchant’s own name of the question. */
            key: string;
            /** Wording of the form’s question when the submission was sent, plain text. */
            label: string;
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
            type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
            /** Answer to the form’s question: a text, a number, a boolean, or the list of the chosen texts. */
            value: string | number | boolean | string[];
        }[];
        /** File names of the uploads in the form submission. Download links are in `GET /admin/submissions/{ref}`. Empty when no file was sent. */
        files: string[];
        /**
         * When the form was sent, UTC timestamp.
         * Format: date-time.
         */
        submittedAt: string;
    }[];
    /** Messages that the service sent or planned to send to the person, the oldest first. Empty when there are none. */
    messages: {
        /** Ref of the message, given by the service: `msg_…`. */
        ref: string;
        /** Kind of the message, such as `order_confirmed`. */
        kind: string;
        /** Channel by which the message is sent: `email`, `sms` or `whatsapp`. */
        channel: string;
        /** E-mail address or phone number that the message is sent to. */
        recipient: string;
        /** State of the message, such as `due`, `sent` or `failed`. */
        state: string;
        /** Reason why the message was not sent. Absent when there is none. */
        lastError?: string;
        /** Id of the message at the mail server or SMS provider. Absent when it gave none. */
        providerRef?: string;
        /** Tracking in a message about pieces that were handed over. Absent for other messages. */
        tracking?: {
            /** Carrier that the message names. */
            carrier?: string;
            /** Tracking number that the message names. */
            trackingNumber?: string;
            /** Tracking link that the message names. */
            trackingUrl?: string;
        };
        /** Announcement of the merchant to the guests of an event. Absent for other messages. */
        announcement?: {
            /** Ref of the event, given by the service: `evt_…`. */
            eventRef: string;
            /** Subject of the announcement, in the language of the person. */
            subject: string;
            /** Text of the announcement, in the language of the person. */
            body: string;
        };
        /**
         * When the message was planned, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /**
         * When the message was handed to the mail server or SMS provider, UTC timestamp. Absent when it was not sent.
         * Format: date-time.
         */
        sentAt?: string;
    }[];
    /** One-time passwords that were sent to the phone number of the person, the oldest first. Empty when there are none. */
    codes: {
        /** Ref of the code, given by the service: `otp_…`. */
        ref: string;
        /** Phone number that the one-time password was sent to, masked: country code and last three digits. The service does not keep the whole number. */
        to: string;
        /** Country of the phone number that the one-time password was sent to (ISO 3166 alpha-2), such as `NG`. */
        country: string;
        /** Channel by which the one-time password was sent: `sms` or `whatsapp`. */
        channel: string;
        /** Owner of the number that the one-time password came from: `own` is the merchant’s number, `frontdesk` the service’s. */
        sender: string;
        /** Label that the merchant’s server gave the one-time password, such as `login`. Absent when none was given. */
        purpose?: string;
        /**
         * When the one-time password was sent, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
        /** Latest delivery report of the provider for the one-time password, such as `delivered`. Absent when there was none. */
        delivery?: string;
        /** Reason of the provider why the one-time password was not delivered. Absent when there is none. */
        deliveryReason?: string;
        /** Id of the one-time password at the provider. Absent when it gave none. */
        providerRef?: string;
    }[];
    /** Confirmation codes that were mailed to the person in the last day, the oldest first. Empty when there are none. */
    confirmations: {
        /** Ref of the confirmation, given by the service: `cnf_…`. */
        ref: string;
        /** Purpose of the confirmation code, such as `give_away`. */
        purpose: string;
        /** E-mail address that the confirmation code was sent to. */
        email: string;
        /** Language of the messages to the person (BCP 47), such as `fr`. Absent when it is not known: English is used. */
        language?: string;
        /**
         * When the confirmation code was asked for, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Uses of discount codes by the person. Empty when there are none. */
    discounts: {
        /** Ref of the checkout, given by the service: `chk_…`. */
        checkoutRef: string;
        /** Discount code that was used. Absent when it no longer exists. */
        code?: string;
        /** Address by which uses of the discount code are counted. */
        usedBy: string;
    }[];
};
/** A link between a user of the merchant’s own site and a contact of the service. */
export type CustomerLink = {
    /** Ref of the link between your user and the merchant’s contact (`lnk_…`), given by the service. */
    ref: string;
    /** Id of the user in your own system, as the request sent it. */
    externalRef: string;
    /** Ref of the customer (`cus_…`), given by the service; each contact is one customer. With a test key it begins with `test_` and names nothing. */
    customerRef: string;
    /** Ref of the merchant’s contact (`con_…`), given by the service; orders and registrations with the same e-mail address belong to it. With a test key it begins with `test_` and names nothing. */
    contactRef: string;
    /** True when the customer link was made with a test key: it has no contact, and its refs begin with `test_`. False for a link made with a live key. */
    test: boolean;
    /**
     * When the user was first linked with the contact, UTC timestamp.
     * Format: date-time.
     */
    linkedAt: string;
};
/** A delivery zone as the merchant wrote it, with the refs that the service gives. */
export type ManagedDeliveryZone = {
    /**
     * Ref of the delivery zone, given by the service: `dlz_…`. It never changes; use it in the paths of this API.
     * @example dlz_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Your own name (key) for the delivery zone, unique in the workspace: lower-case letters, digits and single hyphens, at most 100 characters. */
    key: string;
    /** Name of the delivery zone by which buyers choose it, such as "Lagos mainland": one line of plain text, at most 300 characters. */
    name: string;
    /** Place of the delivery zone in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text that explains the delivery zone to buyers, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Way in which buyers who choose the delivery zone get their goods. Default: `delivery`.
     * - `delivery`: The goods are sent to the buyer’s address.
     * - `pickup`: The buyer picks the goods up at `pickupLocation`.
     * @default delivery
     */
    kind: "delivery" | "pickup";
    /**
     * Countries that the delivery zone covers, as ISO 3166 two-letter codes such as `NG`; at most 250. Default: empty, which means every country.
     * @default []
     */
    countries: string[];
    /**
     * States that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them.
     * @default []
     */
    states: string[];
    /**
     * Cities that the delivery zone covers, by name; at most 500. Default: none. A checkout shows them to help buyers choose the zone and does not check them, since spellings vary; but a buyer who changes the address of an order has to name one of them.
     * @default []
     */
    cities: string[];
    /**
     * Beginnings of the postal codes that the delivery zone covers, such as `101`; spaces, hyphens and case do not count. At most 500. Default: empty, which means all.
     * @default []
     */
    postalPrefixes: string[];
    /** Delivery fee of the delivery zone, where it has a single one: integer in minor units (kobo, cents) of `currency`. Short form of `prices`, for your requests; responses have `prices` only. */
    feeMinor?: number;
    /**
     * Currency of the delivery zone’s `feeMinor`, as ISO 4217 code such as `NGN`. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Delivery fees of the delivery zone, one entry for each currency: `currency` and `priceMinor` in its minor unit, 0 where delivery is free. A checkout in another currency cannot choose the zone.
     * @default []
     */
    prices: PriceEntry[];
    /** Subtotal of a checkout, before discounts, from which delivery to the delivery zone is free: amounts in minor units by currency. Never free in a currency that is not named. */
    freeOver?: AmountsByCurrency;
    /** Smallest subtotal of a checkout, before discounts, with which buyers can choose the delivery zone: amounts in minor units by currency. No minimum in a currency that is not named. */
    minOrder?: AmountsByCurrency;
    /** Delivery time of the delivery zone in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
    etaText?: string;
    /** Shortest delivery time of the delivery zone in working days, 0 to 366. Together with `etaMaxDays` it lets buyers see dates. Absent: no dates are shown. */
    etaMinDays?: number;
    /** Longest delivery time of the delivery zone in working days, 0 to 366; at least `etaMinDays`. Absent: no dates are shown. */
    etaMaxDays?: number;
    /** Place at which buyers who choose the delivery zone pick up their goods. Required with `kind` `pickup`; absent otherwise. */
    pickupLocation?: Location;
    /**
     * When the delivery zone was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the delivery zone was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A discount code as the merchant wrote it, with the refs that the service gives. */
export type ManagedDiscountCode = {
    /**
     * Ref of the discount code, given by the service: `dsc_…`. It never changes; use it in the paths of this API.
     * @example dsc_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Discount code that the buyer types at checkout: letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. */
    code: string;
    /** Place of the discount code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * Kind of reduction that the discount code gives.
     * - `percent`: A percentage of the prices that the code applies to.
     * - `fixed`: An amount, once for each checkout and never more than the prices that the code applies to.
     */
    kind: "percent" | "fixed";
    /** Size of the reduction that the discount code gives. With `kind` `percent`: a percentage above 0, up to 100. With `fixed`: amounts in minor units by currency, such as `{ "NGN": 50000 }`. */
    value: number | AmountsByCurrency;
    /** Events, ticket types and products that the discount code applies to. When all of its lists are empty: everything. Default: everything. */
    appliesTo: {
        /**
         * Events to whose tickets the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        eventRefs: string[];
        /**
         * Ticket types to which the discount code applies, by path of event slug and key such as `gala/vip`; at most 500. Default: none.
         * @default []
         */
        ticketTypeRefs: string[];
        /**
         * Products and packages to which the discount code applies, by slug; at most 500. Default: none.
         * @default []
         */
        productRefs: string[];
    };
    /**
     * Time from which the discount code works. Absent: from now on. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startsAt?: string;
    /**
     * Time from which the discount code no longer works. Absent: it never ends. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Largest number of checkouts in all that may use the discount code. Absent: no limit. */
    maxUses?: number;
    /** Largest number of checkouts of one buyer (by e-mail address) that may use the discount code; at most `maxUses`. Absent: no limit. */
    maxUsesPerContact?: number;
    /** Smallest subtotal of a checkout, before the discount, with which the discount code works: amounts in minor units by currency, such as `{ "NGN": 500000 }`. No minimum in a currency that is not named. */
    minSubtotal?: AmountsByCurrency;
    /**
     * When the discount code was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the discount code was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** The JSON Schema (draft 7) of workspace documents. */
export type WorkspaceDocumentSchema = {
    [key: string]: unknown;
};
/** A workspace document: all sections of a workspace, in the form of `/admin/document/schema.json`. */
export type ExportedDocument = {
    /** Version of the format of workspace documents; always 1. */
    version: 1;
    /** Revision of the workspace at the export, an opaque text. Send it back with the document: the service then refuses the document (409) when the workspace was changed in between. */
    revision: string;
} & {
    [key: string]: unknown;
};
/** Changes that a workspace document made, or would make. */
export type AppliedDocument = {
    /** True when the workspace document was only planned and nothing was changed (`dryRun=true`); false when it was applied. */
    dryRun: boolean;
    /** Items that the workspace document creates, in the order of its sections. Empty when there are none. */
    created: PlannedItem[];
    /** Items that the workspace document changes, each with the changed fields. Empty when there are none. */
    changed: PlannedChange[];
    /** Items that the workspace document deletes, because its sections lack them. Empty when there are none. */
    deleted: PlannedItem[];
    /** Revision of the workspace after the request, an opaque text. Send it with the next document, to have that refused when the workspace was changed in between. */
    revision: string;
    /** Warnings about accepted input of the workspace document that may be unintended: moments that are read differently than before, ticket types that need more seats at a time than `seats` of the workspace allows, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, texts with characters that tickets cannot print, a `brandColor` that cannot be told from the palette, and `stock` of existing variants other than the present one, which stays. Absent when there are none. */
    warnings?: DocumentWarning[];
    /** Parts of items (such as ticket types or variants) that the workspace document drops although guests, orders or answers use them. Absent when there are none. Without `force=true` a document that drops any is refused. */
    inUse?: PartInUse[];
};
/** An item that a workspace document creates or deletes. */
export type PlannedItem = {
    /**
     * Section of the workspace document that has the item.
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
    /** Slug, key or code of the item that the document creates, changes or deletes; the name of the section where that holds a single item. */
    identity: string;
};
/** An item that a workspace document changes, with the changed fields. */
export type PlannedChange = {
    /**
     * Section of the workspace document that has the item.
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
    /** Slug, key or code of the item that the document creates, changes or deletes; the name of the section where that holds a single item. */
    identity: string;
    /** Paths of the fields that the workspace document changes in the item, such as `variants[large].prices`. */
    fields: string[];
    /** Fields that the workspace document changes in the item, each with its value before and after. */
    changes: FieldChange[];
};
/** A field of an item before and after a change. */
export type FieldChange = {
    /** Path of the changed field within its item of the workspace document, such as `variants[large].prices`. */
    path: string;
    /** Value of the changed field before the change, as workspace documents write it. Absent when the field had none. Long texts are cut to 120 characters around the difference. */
    before?: unknown;
    /** Value of the changed field after the change, as workspace documents write it. Absent when the field has none any more. Long texts are cut to 120 characters around the difference. */
    after?: unknown;
    /** Currency (ISO 4217 code) of the amounts in the changed field’s `before` and `after`, where the values name none. Absent when they have no amounts. */
    currency?: string;
    /** Currency (ISO 4217 code) of the amounts in the changed field’s `before`, where it differs from that of `after`. Absent when it is the same. */
    currencyBefore?: string;
};
/** Messages as they would be sent, with sample data or for the given registration. Nothing was sent. */
export type EmailPreview = {
    /** Subject line of the previewed mail, plain text. Empty text for an SMS. */
    subject: string;
    /** Plain text of the previewed message: the text part of the mail, or the whole SMS. */
    text: string;
    /** HTML part of the previewed mail. Empty text for an SMS. */
    html: string;
    /** All messages that the previewed registration would send: first the one to the guest (the same as `subject`, `text` and `html` of the response), followed by those to attendees. Absent when a `kind` was previewed. */
    messages?: PreviewedMessage[];
};
/** A mail or SMS that the previewed registration would send. */
export type PreviewedMessage = {
    /**
     * Kind of the previewed message.
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
     * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
     * - `ticket_given_away`: To the former holder of a ticket: it was given away.
     * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
     * - `event_announcement`: To guests of an event: a message in your own words.
     */
    kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "event_announcement";
    /**
     * Channel by which the previewed message would be sent.
     * - `email`: E-mail.
     * - `sms`: SMS, to a guest without an e-mail address.
     * - `whatsapp`: WhatsApp; not used for registrations.
     */
    channel: "email" | "sms" | "whatsapp";
    /** Recipient of the previewed message: an e-mail address, or a phone number in E.164 form. */
    to: string;
    /** Subject line of the previewed mail, plain text. Absent for an SMS. */
    subject?: string;
    /** Plain text of the previewed message: the text part of a mail, or the whole SMS. */
    text: string;
    /** HTML part of the previewed mail. Absent for an SMS. */
    html?: string;
    /** Attachments of the previewed mail, such as calendar files and tickets; the codes of these tickets admit nobody. Empty when there are none. */
    attachments: PreviewedAttachment[];
};
/** A file attached to a previewed mail. */
export type PreviewedAttachment = {
    /** File name of the mail’s attachment, such as `invite.ics` or `ticket.pdf`. */
    filename: string;
    /** MIME type of the mail’s attachment, such as `application/pdf`. */
    contentType: string;
    /** Content of the mail’s attachment, base64. */
    contentBase64: string;
};
/** A event as the merchant wrote it, with the refs that the service gives. */
export type ManagedEvent = {
    /**
     * Ref of the event, given by the service: `evt_…`. It never changes; use it in the paths of this API.
     * @example evt_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the event: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Title of the event, shown to guests, on tickets and in mails; one line of at most 300 characters. */
    title: string;
    /** One line about the event to show below the title. Absent when there is none. */
    tagline?: string;
    /** Text about the event, plain text or HTML of at most 50,000 characters; the event’s hosted page shows it. Absent when there is none. */
    description?: string;
    /**
     * True: storefronts see the event. False: the event is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /**
     * Time of publication of the event that storefronts show. Default: when the event was first published. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Place of the event in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * Way in which people get a seat at an event.
     * - `rsvp`: They register, usually for free.
     * - `ticketed`: They buy or reserve tickets from the service.
     * - `external`: Paid tickets are sold on another site; free ones can be taken from the service.
     * @default ticketed
     */
    mode: "rsvp" | "ticketed" | "external";
    /**
     * Format of an event: where people attend it.
     * - `physical`: At a venue.
     * - `online`: Online.
     * - `hybrid`: At a venue and online.
     * @default physical
     */
    format: "physical" | "online" | "hybrid";
    /** Place of the event: a venue with address, an online address, or both. Absent while there is none to announce. */
    location?: Location;
    /**
     * Audience to whom the place of an event (address and online URL) is shown.
     * - `public`: Everybody: `location` of the event has it.
     * - `registered_only`: Registered guests only, on their ticket; `location` of the event is absent.
     * - `hidden`: Nobody, neither in responses nor on tickets: the merchant announces the place in another way.
     * @default public
     */
    venueVisibility: "public" | "registered_only" | "hidden";
    /**
     * People who see `location.onlineUrl` of the event, unless `venueVisibility` hides the place. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
     * - `everyone`: Everybody who reads the event.
     * - `guests`: Confirmed guests alone, in their mail and on their ticket.
     */
    onlineUrlFor?: "everyone" | "guests";
    /**
     * IANA time zone in which the times of the event are shown, such as `Africa/Lagos`. Default: that of the workspace.
     * @example Africa/Lagos
     */
    timezone?: string;
    /**
     * When the event begins. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    startAt: string;
    /**
     * When the event ends; it has to be after `startAt`. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endAt: string;
    /**
     * When the doors of the event open. Absent when no time is shown. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    doorsAt?: string;
    /**
     * Until when buyers get refunds of the event’s tickets at once, by a request on the order page: for tickets not checked in, where `selfService.orders.requestRefund` is on. Later, or without this deadline, the merchant answers each request. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    selfRefundUntil?: string;
    /** Total number of seats of the event over all ticket types; 0 closes the event. Absent when there is no cap. */
    capacity?: number;
    /**
     * Absolute http or https URL of the main picture of the event, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Further pictures, videos and documents about the event, in display order; at most 50.
     * @default []
     */
    media: EventMedia[];
    /** Category of the event in the merchant’s words, such as "Workshop", for lists and filters. Absent when there is none. */
    category?: string;
    /** Minimum age in years for the whole event, which storefronts show as a note. The service checks only `minAge` of each ticket type. Absent when there is none. */
    minAge?: number;
    /**
     * Person of whom a date of birth is asked when a ticket of an event has a minimum age.
     * - `order`: The buyer, once: send `dateOfBirth` with the registration or checkout.
     * - `attendee`: Each attendee: send `dateOfBirth` with every seat of a ticket type that has a minimum age.
     * @default order
     */
    dobMode: "order" | "attendee";
    /**
     * True when everybody who is named for a seat of the event needs an e-mail address as well. Default: false.
     * @default false
     */
    attendeeEmailRequired: boolean;
    /**
     * Primary currency of the event as ISO 4217 code, such as `NGN`; amounts of the event without a currency are in it. Default: that of the workspace.
     * @example NGN
     */
    currency?: string;
    /** Surcharge of the merchant on each ticket of the event that costs money, paid by the buyer on top of the price. Absent when there is none. */
    customerFee?: Fee;
    /** Fixed part of the event’s `customerFee` in currencies other than the event’s primary one: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0. */
    customerFeeFlatByCurrency?: AmountsByCurrency;
    /**
     * True lets buyers pay tickets of the event in parts (savings plan), by ticket types that allow it. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Line on the page of a savings plan that invites others to contribute, such as "Let your family chip in". Absent when there is none. */
    saveForItCrowdLabel?: string;
    /** Days of an event that takes place on several, in order; at most 100. Default: empty, a single span from `startAt` to `endAt`. */
    days: {
        /**
         * Ref of an entry of `days`, given by the service: `day_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example day_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the day, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the day as long as you keep the key. */
        key: string;
        /** Name of the event’s day, such as "Opening night"; one line. Absent when the date is shown instead. */
        label?: string;
        /**
         * Date of the event’s day, `YYYY-MM-DD` in the day’s time zone.
         * Format: date.
         * @example 2026-03-01
         */
        dayDate: string;
        /**
         * When the programme of the event’s day begins. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        startAt?: string;
        /**
         * When the programme of the event’s day ends. Absent when only the date is fixed. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        endAt?: string;
        /**
         * IANA time zone of the event’s day, such as `Africa/Lagos`. Default: that of the event.
         * @example Africa/Lagos
         */
        timezone?: string;
        /** Place of the event’s day. Absent when the day takes place where the event does. */
        location?: Location;
        /** Number of seats on the event’s day over all ticket types that admit to the day; 0 closes the day. Absent when there is no cap. */
        capacity?: number;
    }[];
    /** Ticket types of the event that are sold or given away, in display order; at most 200. */
    ticketTypes: {
        /**
         * Ref of an entry of `ticketTypes`, given by the service: `tkt_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example tkt_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the ticket type, unique within the event: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the ticket type as long as you keep the key. */
        key: string;
        /** Name of the ticket type as buyers read it, such as "Early bird"; one line of at most 300 characters. */
        name: string;
        /** Text about the ticket type and what it includes, plain text of at most 50,000 characters. Absent when there is none. */
        description?: string;
        /**
         * Absolute http or https URL of a picture of the ticket type. Absent when there is none.
         * Format: uri.
         */
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
         * People who can see and buy the ticket type.
         * - `public`: Everybody. Default.
         * - `hidden`: Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.
         * - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others the ticket type does not exist.
         * @default public
         */
        visibility: "public" | "hidden" | "invite_only";
        /**
         * When sales of the ticket type begin; storefronts do not show it before. Absent when sales begin at once. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone means its 00:00. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        onSaleFrom?: string;
        /**
         * When sales of the ticket type end; storefronts do not show it afterwards. Absent when sales go on until the event ends. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        onSaleUntil?: string;
        /**
         * Payer of the service’s fee on a product, package or ticket.
         * - `pass_on`: The buyer: the fee is added to the price at checkout.
         * - `absorb`: The merchant: the buyer pays the price as shown.
         * @default pass_on
         */
        frontdeskFeeMode: "pass_on" | "absorb";
        /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
        priceMinor?: number;
        /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
        compareAtMinor?: number;
        /**
         * Currency of the `priceMinor` beside it (of an add-on, ticket type or price phase), as ISO 4217 code such as `NGN`. Default: the primary currency.
         * @example NGN
         */
        currency?: string;
        /**
         * Prices of a ticket of this type without fees, one for each currency that the ticket is sold in, in minor units; at most 50. Absent when the ticket is free. For a donation: the minimum amounts in currencies other than the event’s primary one.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Price phases of the ticket type that apply first, one after the other, such as an early bird price; at most 50. After the last one `prices` apply.
         * @default []
         */
        pricePhases: PricePhaseItemOutput[];
        /** Minimum donation for one ticket, integer in minor units of the event’s primary currency. Only for `kind` `donation`. Default: 1. */
        minPriceMinor?: number;
        /**
         * Amounts that storefronts offer as buttons for a donation, integers in minor units of the event’s primary currency; at most 20. Only for `kind` `donation`.
         * @default []
         */
        donationPresets: number[];
        /**
         * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
         * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
         * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
        depositValue?: number;
        /**
         * Way in which the buyer of a ticket pays the balance after a deposit. Absent when the ticket type has no deposit.
         * - `online`: Online, on a page that the service links to in its e-mails.
         * - `at_door`: At the door of the event.
         * - `manual`: Directly to the merchant, who asks for the balance.
         */
        depositBalanceMode?: "online" | "at_door" | "manual";
        /**
         * Deadline for the balance of a ticket bought with a deposit; from then on a ticket costs the full price at once. Absent when there is no fixed deadline. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
         * Format: date-time.
         * @example 2026-03-01T09:00:00.000Z
         */
        depositBalanceDueAt?: string;
        /** Total number of tickets of this type for sale; a group ticket counts as one, and 0 closes the sale. Absent when there is no cap. */
        capacity?: number;
        /** Number of tickets left at or below which storefronts show “few left”. Absent when the storefront decides. */
        lowStockThreshold?: number;
        /**
         * Fewest tickets of this type in one order, 1 to 1,000. Default: 1.
         * @default 1
         */
        minPerOrder: number;
        /** Most tickets of this type in one order, 1 to 1,000. Absent when only the limits of the workspace (`seats`) apply. */
        maxPerOrder?: number;
        /** Minimum age in years at the start of the event for the ticket type; buyers then have to give a date of birth, as `dobMode` of the event says. Absent when there is none. */
        minAge?: number;
        /**
         * True when the merchant approves registrations for the ticket type by hand: they wait as `pending`, with their seats held, and checkouts refuse the ticket type. For the kind `free` only. Default: false.
         * @default false
         */
        approvalRequired: boolean;
        /**
         * Number of people that one ticket of this type admits, 1 to 1,000: more than 1 for a group ticket. Default: 1.
         * @default 1
         */
        groupSize: number;
        /**
         * Way in which people with a ticket of this type attend the event. Absent: as the event’s `format` says.
         * - `in_person`: At the venue.
         * - `online`: Online.
         */
        attendance?: "in_person" | "online";
        /**
         * Keys of the event’s `days` to which the ticket type admits. Default: empty, which means all days.
         * @default []
         */
        validDays: string[];
        /**
         * True when every seat with the ticket type needs the name of a person. Default: false.
         * @default false
         */
        requiresAttendeeDetails: boolean;
        /**
         * Questions of the ticket type for the buyer, or for each attendee where attendees are named, in display order; at most 100.
         * @default []
         */
        formFields: FormFieldOutput[];
        /** Terms for paying tickets of this type in parts (savings plan), which the event has to allow by `saveForItEnabled`. Absent when none are allowed. */
        saveForIt?: SaveForItPolicy;
    }[];
    /** Codes that reveal hidden and invite-only ticket types of the event; at most 1,000. Storefronts never see them. */
    unlockCodes: {
        /**
         * Ref of an entry of `unlockCodes`, given by the service: `ulc_…`. The entry keeps its ref as long as the merchant keeps its `code`.
         * @example ulc_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Code that reveals ticket types, as the buyer types it: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
        code: string;
        /** Keys of the event’s ticket types that the unlock code reveals; 1 to 100. */
        ticketTypeRefs: string[];
        /** Most orders and registrations that may use the unlock code. Absent when there is no limit. */
        maxUses?: number;
    }[];
    /**
     * Slugs of the packages that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedPackageRefs: string[];
    /**
     * Slugs of the products that storefronts offer beside the tickets of the event, in display order; at most 50.
     * @default []
     */
    attachedProductRefs: string[];
    /** Sponsor that storefronts show with the event: brand, logo and link. Absent when there is none. */
    sponsorship?: Sponsorship;
    /**
     * When the event was cancelled, UTC timestamp. Absent when the event is on. Read-only: it is ignored when it is sent back.
     * Format: date-time.
     */
    cancelledAt?: string;
    /** Reason for which the event was cancelled, as guests read it; plain text. Absent when the merchant gave none. Read-only. */
    cancelReason?: string;
    /** Cancellation of the event: what it affected, as of that time. Absent when the event is on. Read-only. */
    cancellation?: EventCancellationOutput;
    /**
     * When the event was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the event was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** People, orders and money of live mode that a cancellation of the event would affect. Nothing was written. */
export type CancellationPreview = {
    /** Number of people who had a seat of the event, by their e-mail addresses or phone numbers. */
    people: number;
    /** Number of registrations with seats of the event. */
    registrations: number;
    /** Number of paid orders with seats of the event. */
    orders: number;
    /** Number of checkouts of the event that were open. */
    openCheckouts: number;
    /** Number of savings plans for the event that were running. */
    savingsPlans: number;
    /** Money that was paid for tickets of the event and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none. */
    refundMinor: {
        [key: string]: number;
    };
};
/** Number of guests whom a mail goes to, or would go to. */
export type EventMessage = {
    /** Ref of the event whose guests get the mail: `evt_…`. */
    event: string;
    /** True when the mail to the event’s guests was not sent and its recipients were only counted (`dryRun=true`); false when it was sent. */
    dryRun: boolean;
    /** Number of e-mail addresses of guests that the mail goes to, or would go to. */
    recipients: number;
    /** Number of e-mail addresses of guests that do not get the mail, because they have unsubscribed. */
    unsubscribed: number;
};
/** A folder as the merchant wrote it, with the refs that the service gives. */
export type ManagedFolder = {
    /**
     * Ref of the folder, given by the service: `fld_…`. It never changes; use it in the paths of this API.
     * @example fld_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the folder: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the folder as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the folder, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the folder, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /** Slug of the parent folder that contains the folder. Absent: the folder is at the top level. */
    parentSlug?: string;
    /**
     * True: storefronts see the folder and its files. False: the folder is hidden from them. Default: true.
     * @default true
     */
    public: boolean;
    /** Files of the folder, each with name, URL and size, in the order shown; at most 1,000. Default: none. */
    files: {
        /**
         * Ref of an entry of `files`, given by the service: `fil_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example fil_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the file, unique within the folder: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the file as long as you keep the key. */
        key: string;
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
    }[];
    /** Place of the folder in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * When the folder was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the folder was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A form as the merchant wrote it, with the refs that the service gives. */
export type ManagedForm = {
    /**
     * Ref of the form, given by the service: `frm_…`. It never changes; use it in the paths of this API.
     * @example frm_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the form: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the form as visitors see it: one line of plain text, at most 300 characters. It is the title of the page that the service hosts for the form. */
    name: string;
    /** Text about the form, shown above its questions: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the form, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text on the button that sends the form. Default: "Send".
     * @default Send
     */
    submitLabel: string;
    /**
     * Text that people read after they have sent the form: plain text of at most 5,000 characters. Default: "Thank you. We have received your answers."
     * @default Thank you. We have received your answers.
     */
    thankYouMessage: string;
    /**
     * Absolute http or https URL to which the hosted page of the form sends people after they have sent the form. Absent: they stay on the page and read `thankYouMessage`.
     * Format: uri.
     */
    redirectUrl?: string;
    /**
     * Time from which the form takes answers. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    opensAt?: string;
    /**
     * Time from which the form no longer takes answers. Absent: it never closes. ISO 8601: without a zone the time is local to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    closesAt?: string;
    /** Questions of the form in the order shown; at most 200, with 5,000 choices in all. */
    fields: {
        /**
         * Ref of an entry of `fields`, given by the service: `ffd_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example ffd_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
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
        options: FormFieldOptionsOutput;
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
    }[];
    /**
     * E-mail addresses of the shop that get a mail for each submission of the form; at most 10. Default: none. Storefronts never see them.
     * @default []
     */
    notify: string[];
    /**
     * True: storefronts see the form. False: the form is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the form in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * When the form was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the form was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** An API key of a storefront, or an admin token of the management API, without its value. */
export type Key = {
    /** Ref of the API key, given by the service: `key_…`. Use it in the paths of this API; it is not the value of the key. */
    ref: string;
    /**
     * Kind of the API key, which decides where it may be used.
     * - `publishable`: For browsers, from the origins of the key: reads, and registration for events.
     * - `secret`: For a server only: everything that the scopes of the key allow.
     * - `admin`: For the management API: an admin token.
     */
    kind: "publishable" | "secret" | "admin";
    /**
     * Mode of the API key: whether requests with it are real. Absent on admin tokens.
     * - `test`: Trial: no money moves, and no messages are sent to people.
     * - `live`: Real: money moves, and messages are sent.
     */
    mode?: "test" | "live";
    /**
     * Status of the API key.
     * - `active`: Requests with the key are accepted.
     * - `paused`: Requests with the key are refused until you resume it.
     * - `expired`: The moment in `expiresAt` has passed.
     * - `revoked`: The key was revoked permanently.
     */
    status: "active" | "paused" | "expired" | "revoked";
    /** Merchant’s own name for the API key, such as `Website`. Absent when it has none. */
    label?: string;
    /** Scopes of the API key: what requests with it may do. Empty on admin tokens, which may use the whole management API. */
    scopes: Scope[];
    /** Origins of the websites on which the publishable key works, such as `https://shop.example`. Empty when there are none: a publishable key then works nowhere, while other keys need none. */
    origins: string[];
    /** Rate limits of the API key itself: an object from the name of a limit to a number. Limits that are absent are those of the workspace. */
    limits: RateLimits;
    /** First 12 characters of the API key, by which people recognise it. */
    prefix: string;
    /** Last 4 characters of the API key, by which people recognise it. */
    ending: string;
    /**
     * When the key was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the API key expires, UTC timestamp: requests with it are refused from that moment. Absent when it never expires.
     * Format: date-time.
     */
    expiresAt?: string;
    /**
     * When the API key was paused, UTC timestamp. Absent while it is not paused.
     * Format: date-time.
     */
    pausedAt?: string;
    /**
     * When the API key was revoked, UTC timestamp. Absent when it was not revoked.
     * Format: date-time.
     */
    revokedAt?: string;
    /** Ref of the API key that replaced the described one when that was rolled: `key_…`. Absent when it was not rolled. */
    replacedByRef?: string;
    /**
     * When the API key was last used for a request, UTC timestamp, to the minute. Absent when it was never used.
     * Format: date-time.
     */
    lastUsedAt?: string;
    /** IP address that last sent a request with the API key. Absent when the key was never used. */
    lastUsedIp?: string;
};
/** A new key with its value, which is shown only in this response. */
export type CreatedKey = {
    /** Ref of the API key, given by the service: `key_…`. Use it in the paths of this API; it is not the value of the key. */
    ref: string;
    /**
     * Kind of the API key, which decides where it may be used.
     * - `publishable`: For browsers, from the origins of the key: reads, and registration for events.
     * - `secret`: For a server only: everything that the scopes of the key allow.
     * - `admin`: For the management API: an admin token.
     */
    kind: "publishable" | "secret" | "admin";
    /**
     * Mode of the API key: whether requests with it are real. Absent on admin tokens.
     * - `test`: Trial: no money moves, and no messages are sent to people.
     * - `live`: Real: money moves, and messages are sent.
     */
    mode?: "test" | "live";
    /**
     * Status of the API key.
     * - `active`: Requests with the key are accepted.
     * - `paused`: Requests with the key are refused until you resume it.
     * - `expired`: The moment in `expiresAt` has passed.
     * - `revoked`: The key was revoked permanently.
     */
    status: "active" | "paused" | "expired" | "revoked";
    /** Merchant’s own name for the API key, such as `Website`. Absent when it has none. */
    label?: string;
    /** Scopes of the API key: what requests with it may do. Empty on admin tokens, which may use the whole management API. */
    scopes: Scope[];
    /** Origins of the websites on which the publishable key works, such as `https://shop.example`. Empty when there are none: a publishable key then works nowhere, while other keys need none. */
    origins: string[];
    /** Rate limits of the API key itself: an object from the name of a limit to a number. Limits that are absent are those of the workspace. */
    limits: RateLimits;
    /** First 12 characters of the API key, by which people recognise it. */
    prefix: string;
    /** Last 4 characters of the API key, by which people recognise it. */
    ending: string;
    /**
     * When the key was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the API key expires, UTC timestamp: requests with it are refused from that moment. Absent when it never expires.
     * Format: date-time.
     */
    expiresAt?: string;
    /**
     * When the API key was paused, UTC timestamp. Absent while it is not paused.
     * Format: date-time.
     */
    pausedAt?: string;
    /**
     * When the API key was revoked, UTC timestamp. Absent when it was not revoked.
     * Format: date-time.
     */
    revokedAt?: string;
    /** Ref of the API key that replaced the described one when that was rolled: `key_…`. Absent when it was not rolled. */
    replacedByRef?: string;
    /**
     * When the API key was last used for a request, UTC timestamp, to the minute. Absent when it was never used.
     * Format: date-time.
     */
    lastUsedAt?: string;
    /** IP address that last sent a request with the API key. Absent when the key was never used. */
    lastUsedIp?: string;
    /** Value of the new API key: send it as `Authorization: Bearer …`. It is shown only in this response, so store it now. */
    key: string;
};
/** An uploaded picture or other file. */
export type MediaFile = {
    /** Ref of the uploaded file, given by the service: `med_…`. */
    ref: string;
    /** File name at the upload, such as `poster.jpg`. */
    name: string;
    /**
     * Kind of media file, which decides how to show the file at `url`.
     * - `image`: A picture: show it.
     * - `video`: A video: show a player.
     * - `audio`: A sound: show a player.
     * - `document`: Any other file, such as a PDF: show a link to it.
     */
    type: "image" | "video" | "audio" | "document";
    /**
     * Visibility of the uploaded file.
     * - `public`: Anyone with the URL can open the file.
     * - `private`: The file opens only by signed links, which expire.
     */
    visibility: "public" | "private";
    /** Permanent URL of the uploaded file: put it into fields of products, events and pages that take a file or picture. The URL of a private file opens only by the signed `downloadUrl`. */
    url: string;
    /** Signed URL of the private file, valid for an hour from this response. Absent for public files. */
    downloadUrl?: string;
    /** URL of a small version of the public picture, for lists. Absent for private files and for files other than pictures. */
    thumbnailUrl?: string;
    /** MIME type of the uploaded file, such as `image/webp`. */
    mimeType: string;
    /** Size of the stored file in bytes. */
    sizeBytes: number;
    /** SHA-256 checksum of the stored file, 64 lower-case hexadecimal digits. */
    checksumSha256: string;
    /** Width of the uploaded picture in pixels. Absent for files other than pictures. */
    width?: number;
    /** Height of the uploaded picture in pixels. Absent for files other than pictures. */
    height?: number;
    /**
     * When the file was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
};
/** A message to one person, by e-mail, SMS or WhatsApp; its text is not stored. */
export type Message = {
    /** Ref of the message, given by the service: `msg_…`. */
    ref: string;
    /**
     * Kind of the message, which names its recipient and cause.
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
     * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
     * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
     * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
     * - `restock_available`: To a subscriber: the variant can be bought again.
     * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
     * - `ticket_given_away`: To the former holder of a ticket: it was given away.
     * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
     * - `event_announcement`: To guests of an event: a message in your own words.
     */
    kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "event_announcement";
    /**
     * Channel by which the message is sent.
     * - `email`: E-mail.
     * - `sms`: SMS.
     * - `whatsapp`: WhatsApp.
     */
    channel: "email" | "sms" | "whatsapp";
    /**
     * Mode of the message.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Recipient of the message: an e-mail address, or a phone number in E.164 form. A text that begins with `Erased` once the recipient was erased, and with `Deleted` once the text of the message was deleted. */
    recipient: string;
    /** Object that the message is about, such as an order: its `kind` and `ref`. */
    subject: {
        /**
         * Kind of the object that the message is about.
         * - `registration`: Registration.
         * - `order`: Order.
         * - `payment`: Payment.
         * - `refund`: Refund.
         * - `submission`: Form submission.
         * - `form`: Form.
         * - `subscription`: Newsletter subscription or restock alert.
         * - `webhook_destination`: Webhook destination.
         * - `workspace`: The workspace.
         * - `admin_token`: Admin token.
         * - `payment_exception`: Payment exception.
         * - `confirmation`: Action that a code confirms.
         * - `attendee`: Seat of an attendee.
         * - `event`: Event.
         */
        kind: "registration" | "order" | "payment" | "refund" | "submission" | "form" | "subscription" | "webhook_destination" | "workspace" | "admin_token" | "payment_exception" | "confirmation" | "attendee" | "event";
        /** Ref of the object that the message is about, such as `ord_…`: its prefix tells the kind. */
        ref: string;
    };
    /**
     * State of the message.
     * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
     * - `sending`: An attempt to send it is under way.
     * - `sent`: The mail server or provider has accepted it.
     * - `failed`: Every attempt failed, or another one cannot succeed.
     * - `skipped`: It was not sent, because its content was no longer true when it was due.
     * - `withheld`: It was not sent: SMS may not go to its phone number (see `texts.countries` of the settings), or its address has had as many mails as it may have without an answer. `error` says which. Retry it to send it anyway.
     */
    state: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
    /** Number of attempts to send the message so far; 0 before the first one. */
    attempts: number;
    /**
     * When the next attempt to send the message begins, UTC timestamp. Absent when none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When the message was planned, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the message was handed to the mail server or provider, UTC timestamp. Absent when it was not sent.
     * Format: date-time.
     */
    sentAt?: string;
    /** Explanation for the merchant, one line of plain text: why the last attempt to send the message failed, why it was skipped or withheld, or what it waits for. Absent when nothing is wrong. */
    error?: string;
    /** Id of the message at the mail server or provider, for questions to it. Absent when it gave none. */
    providerRef?: string;
    /** Number of segments of the SMS, for each of which providers charge: 160 characters of GSM-7, or 70 of UTF-16, fit in one. Absent for messages other than SMS. */
    segments?: number;
};
/** Failed messages that match a request, and how many of them are sent again. */
export type RetriedMessages = {
    /** True when failed messages were only counted (`dryRun=true`); false when they were sent again. */
    dryRun: boolean;
    /** Number of failed messages that match the request. */
    matched: number;
    /** Number of failed messages that this request made due; they are sent in the background. */
    retried: number;
    /** Number of failed messages that match the request and are not made due yet; repeat the request until it is 0. */
    left: number;
    /** Failed messages that match the request by kind, the most first. */
    byKind: {
        /**
         * Kind of the failed messages.
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
         * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
         * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
         * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
         * - `restock_available`: To a subscriber: the variant can be bought again.
         * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
         * - `ticket_given_away`: To the former holder of a ticket: it was given away.
         * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
         * - `event_announcement`: To guests of an event: a message in your own words.
         */
        kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "event_announcement";
        /** Number of failed messages of this kind. */
        count: number;
    }[];
    /** Failed messages that match the request by the reason of their failure, the most first; at most 20 reasons. */
    byReason: {
        /** Reason of the failed messages, plain text without addresses. */
        reason: string;
        /** Number of failed messages with this reason. */
        count: number;
    }[];
};
/** A person who signed up for the newsletter of the shop. */
export type Subscriber = {
    /** Ref of the newsletter subscriber, given by the service: `nls_…`. */
    ref: string;
    /**
     * State of the newsletter subscription.
     * - `pending`: The person has not confirmed by the link in the mail yet: do not write to them.
     * - `confirmed`: The person wants the newsletter.
     * - `unsubscribed`: The person no longer wants the newsletter: remove them from your own lists.
     */
    state: "pending" | "confirmed" | "unsubscribed";
    /** Name that the newsletter subscriber gave at the sign-up. Absent when none was given. */
    name?: string;
    /** E-mail address of the person who signed up. */
    email: string;
    /**
     * Channel through which the person signed up.
     * - `hosted`: Page of the service.
     * - `storefront_api`: Merchant’s own site, through the storefront API.
     */
    source: "hosted" | "storefront_api";
    /**
     * When the person signed up, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.
     * Format: date-time.
     */
    confirmedAt?: string;
    /**
     * When the newsletter subscriber unsubscribed, UTC timestamp. Absent when they have not.
     * Format: date-time.
     */
    unsubscribedAt?: string;
};
/** A note as the merchant wrote it, with the refs that the service gives. */
export type ManagedNote = {
    /**
     * Ref of the note, given by the service: `not_…`. It never changes; use it in the paths of this API.
     * @example not_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the note (article): the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Title of the note (article): one line of plain text, at most 300 characters. */
    title: string;
    /** Short summary of the note (article) for lists: plain text of at most 1,000 characters. Absent: none. */
    excerpt?: string;
    /**
     * Absolute http or https URL of the main picture of the note (article), at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Text of the note (article) as blocks, such as headings, paragraphs and pictures; at most 500. Readers sort them by `sort`. Default: none.
     * @default []
     */
    blocks: DescriptionBlockOutput[];
    /** Text of the note (article) as HTML; the service removes scripts, frames and styles. Absent: the service makes the HTML from `blocks`. */
    bodyHtml?: string;
    /** Name of the author of the note (article), as shown. Absent: no author is named. */
    authorName?: string;
    /**
     * Tags of the note (article), one word or line each, by which to group and filter articles; at most 50. Default: none.
     * @default []
     */
    tags: string[];
    /**
     * Time from which storefronts see the note (article), shown as its date. Absent: at once. ISO 8601: without a zone the time is local to the shop, and a date alone means its 00:00. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    publishedAt?: string;
    /** Title of the page of the note (article) for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the note (article) is used. */
    seoTitle?: string;
    /** Summary of the page of the note (article) for search engines and link previews: plain text of at most 1,000 characters. Absent: the `excerpt` is used. */
    seoDescription?: string;
    /**
     * True: storefronts see the note (article). False: the note (article) is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the note (article) in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * When the note was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the note was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
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
        /** Way to pay that the payment for the order used: `card`, `bank_transfer` or `international_card`. */
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
    /** Ref of the sold ticket type (`tkt_…`). Present only for tickets and donations. */
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
/** Refund as a dry run shows it: its amount, items and payments. Nothing was written. */
export type RefundPreview = {
    /** Amount that would be refunded, integer in minor units of `currency`; 0 when nothing would be. */
    amountMinor: number;
    /** ISO 4217 code of the currency of the order. */
    currency: string;
    /** Items of the order that would be cancelled. Empty where an amount alone is refunded. */
    items: {
        /** Ref of the item of the order that would be cancelled: `oit_…`. */
        ref: string;
        /** Name of the item of the order that would be cancelled, as it was sold. */
        name: string;
        /** Number of pieces of the item that would be cancelled. */
        quantity: number;
    }[];
    /** Payments of the order that money would be refunded from, oldest first. Empty when no money would move. */
    payments: {
        /** Ref of the payment that money would be refunded from: `pay_…`. */
        ref: string;
        /** Way to pay that the payment used: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Part of the refund that would come from the payment, integer in minor units of `currency`. */
        amountMinor: number;
    }[];
};
/** A one-time password that was sent. Neither the code nor the whole phone number is stored. */
export type SentCode = {
    /** Ref of the one-time password, `otp_…`: the `challengeRef` in the response to the request that sent it. */
    ref: string;
    /**
     * Mode of the one-time password.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Ref of the API key that requested the one-time password: `key_…`. */
    keyRef: string;
    /** Phone number that the one-time password was sent to, masked: country code and last three digits. The service does not keep the whole number. */
    to: string;
    /** Country of the phone number that the one-time password was sent to (ISO 3166 alpha-2), such as `NG`. */
    country: string;
    /**
     * Channel by which the one-time password was sent.
     * - `whatsapp`: WhatsApp message.
     * - `sms`: SMS.
     */
    channel: "whatsapp" | "sms";
    /**
     * Owner of the number that the one-time password came from.
     * - `own`: Number of the merchant.
     * - `frontdesk`: Number of the service.
     */
    sender: "own" | "frontdesk";
    /** Ref of the WhatsApp template by which the one-time password was sent: `tpl_…`. Absent when none was used. */
    templateRef?: string;
    /** Label that the merchant’s server gave the one-time password, such as `login`; the recipient does not see it. Absent when none was given. */
    purpose?: string;
    /**
     * Side that made the one-time password and checks it.
     * - `service`: The service.
     * - `client`: The merchant’s own server.
     */
    codeSource: "service" | "client";
    /** Price (`amountMinor`, `currency`) that the wallet was charged for the one-time password. */
    charge: {
        /** Price of the one-time password, integer in minor units of `currency`; 0 in test mode. */
        amountMinor: number;
        /** Currency in which the one-time password was charged (ISO 4217 code), such as `NGN`. */
        currency: string;
    };
    /**
     * When the one-time password was sent, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the one-time password stops being valid, UTC timestamp.
     * Format: date-time.
     */
    expiresAt: string;
    /** Latest delivery report of the provider for the one-time password: `status`, `at` and `reason`. Absent when there was none. */
    delivery?: {
        /**
         * Delivery status of the one-time password, as the provider reported it.
         * - `unknown`: It was handed to the provider, which has not said whether it accepted it.
         * - `sent`: The provider accepted it.
         * - `delivered`: It reached the phone.
         * - `read`: It was read.
         * - `failed`: It could not be delivered.
         */
        status: "unknown" | "sent" | "delivered" | "read" | "failed";
        /**
         * When the provider reported the delivery status of the one-time password, UTC timestamp.
         * Format: date-time.
         */
        at: string;
        /** Reason why the one-time password could not be delivered, in the provider’s words. Absent when it has not failed, or no reason was given. */
        reason?: string;
    };
    /** Id of the message with the one-time password at the SMS or WhatsApp provider. Absent when the provider gave none. */
    providerRef?: string;
    /** Number of segments of the SMS, for each of which providers charge: 160 characters of GSM-7, or 70 of UTF-16, fit in one. Absent for messages other than SMS. */
    segments?: number;
};
/** The merchant’s own number that one-time passwords come from, without its credentials. */
export type OtpConnection = {
    /**
     * State of the number that sends one-time passwords.
     * - `set`: A number is connected.
     * - `unset`: No number is connected.
     * - `unreadable`: The credentials were encrypted with a secret key that the service no longer has: connect the number again.
     */
    status: "set" | "unset" | "unreadable";
    /**
     * Provider of the number that sends one-time passwords.
     * - `whatsapp`: WhatsApp Business, through Meta.
     * - `twilio`: SMS through Twilio.
     * - `termii`: SMS through Termii.
     * - `mailbox`: Inbox of a development machine; nothing is really sent.
     *
     * Absent when no number is connected.
     */
    kind?: "whatsapp" | "twilio" | "termii" | "mailbox";
    /**
     * Channel by which the connected number sends one-time passwords. Absent when no number is connected.
     * - `whatsapp`: WhatsApp; one-time passwords need an approved template.
     * - `sms`: SMS; one-time passwords need no template.
     */
    channel?: "whatsapp" | "sms";
    /**
     * When the number for one-time passwords was connected, UTC timestamp. Absent when no number is connected.
     * Format: date-time.
     */
    setAt?: string;
    /** Last characters of each stored credential of the number for one-time passwords: an object from the field’s name to a text, such as `{ "accessToken": "…4f2a" }`. The credentials themselves are never shown. Absent when none are stored. */
    fields?: {
        [key: string]: string;
    };
    /** URL to which the provider of the number reports deliveries of one-time passwords: enter it in the provider’s dashboard (not needed for Twilio, which gets it with each SMS). Absent when none is needed. */
    callbackUrl?: string;
};
/** One page of movements of the wallet for one-time passwords, with the present balances of the workspace. */
export type OtpLedger = {
    /** One page of movements of the wallet for one-time passwords, newest first. Empty when there are none, or none match the filters. */
    data: OtpLedgerEntry[];
    /** Cursor of the next page of movements of the wallet for one-time passwords: repeat the request with it as the query parameter `cursor` and the same filters. Absent on the last page. */
    nextCursor?: string;
    /** Wallets for one-time passwords with their present balances, one for each currency in which the workspace was credited. Empty when it never was. */
    wallets: {
        /** Currency of the wallet for one-time passwords (ISO 4217 code), such as `NGN`. */
        currency: string;
        /** Present balance of the wallet for one-time passwords, integer in minor units of `currency`. */
        balanceMinor: number;
    }[];
};
/** A movement of the wallet that pays for one-time passwords: a credit, a charge or a refund. */
export type OtpLedgerEntry = {
    /** Ref of the movement of the wallet, given by the service: `led_…`. */
    ref: string;
    /**
     * Kind of movement of the wallet that pays for one-time passwords.
     * - `credit`: The operator of the service put money in.
     * - `charge`: A one-time password was charged.
     * - `refund`: The charge of a one-time password was returned.
     */
    kind: "credit" | "charge" | "refund";
    /** Currency of the wallet that the movement belongs to (ISO 4217 code), such as `NGN`. */
    currency: string;
    /** Change of the wallet’s balance, integer in minor units of `currency`: above 0 for credits and refunds, below 0 for charges. */
    amountMinor: number;
    /** Balance of the wallet after the movement, integer in minor units of `currency`. */
    balanceMinor: number;
    /** Ref of the one-time password that was charged or refunded: `otp_…`. Absent for a credit. */
    challengeRef?: string;
    /** Note that the operator wrote on the credit, such as an invoice number; plain text. Absent when there is none. */
    note?: string;
    /**
     * When the movement of the wallet happened, UTC timestamp.
     * Format: date-time.
     */
    at: string;
};
/** A WhatsApp template by which one-time passwords are sent. */
export type OtpTemplate = {
    /** Ref of the WhatsApp template, given by the service: `tpl_…`. Send it as `templateRef` to send a one-time password by this template. */
    ref: string;
    /** Name of the WhatsApp template, as it is registered at Meta. */
    name: string;
    /** Language of the WhatsApp template, as Meta writes it: `en` or `pt_BR`, for example. */
    language: string;
    /** True when Meta has approved the WhatsApp template, as the merchant says; one-time passwords can be sent only by an approved one. */
    approved: boolean;
    /** True for the WhatsApp template of one-time passwords whose request names no template. */
    isDefault: boolean;
    /**
     * When the template was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
};
/** All WhatsApp templates of one-time passwords that a workspace has registered. */
export type OtpTemplateList = {
    /** WhatsApp templates of one-time passwords, the oldest first. Empty when there are none. */
    data: OtpTemplate[];
};
/** A review of a product or package. */
export type ManagedReview = {
    /** Ref of the review, given by the service: `rev_…`. Use it to change or delete the review. */
    ref: string;
    /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. */
    key: string;
    /** Name of the person who wrote the review, as shown. */
    author: string;
    /** Rating that the review gives: stars from 1, the worst, to 5. */
    rating: number;
    /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. */
    text?: string;
    /**
     * Day on which the review was written, `YYYY-MM-DD`.
     * Format: date.
     * @example 2026-03-01
     */
    date: string;
};
/** Stock of all variants of a product, or of all options of a package. */
export type VariantStockList = {
    /** Stock of each variant of the product, or option of the package, in their order of display. */
    data: VariantStock[];
};
/** Stock of one variant of a product, or of one option of a package. */
export type VariantStock = {
    /** Ref of the variant (`var_…`), or of the option of a package (`pko_…`), that the stock is of. */
    variantRef: string;
    /** Key of the variant or package option that the stock is of: the merchant’s own name of it. */
    key: string;
    /** Units of the variant at hand, those held for buyers included. `null` when the stock of the variant is not counted. */
    stock: number | null;
    /** Units of the variant that are held for buyers in open checkouts. */
    held: number;
    /** Units of the variant sold so far. */
    sold: number;
    /** Units of the variant that can be bought now: `stock` less `held`. `null` when the stock of the variant is not counted. */
    available: number | null;
};
/** A package as the merchant wrote it, with the refs that the service gives. */
export type ManagedPackage = {
    /**
     * Ref of the package, given by the service: `pkg_…`. It never changes; use it in the paths of this API.
     * @example pkg_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the product or package. False: the product or package is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    media: string[];
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /**
     * True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false.
     * @default false
     */
    needsDelivery: boolean;
    /**
     * Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode: "pass_on" | "absorb";
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     * @default choose_one
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     * @default text
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none. */
    addonGroups: {
        /**
         * Ref of an entry of `addonGroups`, given by the service: `adg_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example adg_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the add-on group, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the add-on group as long as you keep the key. */
        key: string;
        /** Heading of the add-on group as buyers read it, such as "Gift wrap". */
        name: string;
        /** Number that may state the order of the add-on group among the groups of the item. The order of the list decides, and the numbers may not contradict it: leave them out. */
        sort?: number;
        /**
         * Number of extras that a buyer may choose from an add-on group (per `minSelect` and `maxSelect`). Default: `single`.
         * - `single`: At most one extra; show radio buttons.
         * - `multiple`: Several extras, from `minSelect` to `maxSelect`; show checkboxes.
         * @default single
         */
        selectionType: "single" | "multiple";
        /**
         * True: the buyer has to choose from the add-on group; `minSelect` is then 1 or more. False: choosing is optional. Default: false.
         * @default false
         */
        required: boolean;
        /**
         * Smallest number of extras that the buyer has to choose from the add-on group for each piece, 0 to 100. Default: 0.
         * @default 0
         */
        minSelect: number;
        /** Largest number of extras that the buyer may choose from the add-on group for each piece, 1 to 100. Absent: no limit; one with `selectionType` `single`. */
        maxSelect?: number;
        /** The only variant or package option with which the add-on group is offered, as path of item slug and key such as `tote-bag/large`. Absent: the group is offered with every one. */
        variantRef?: string;
        /** Extras of the add-on group to choose from, in the order shown; 1 to 100. */
        options: {
            /**
             * Ref of an entry of `options`, given by the service: `ado_…`. The entry keeps its ref as long as the merchant keeps its `key`.
             * @example ado_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name (key) for the extra, unique within the add-on group: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the extra as long as you keep the key. */
            key: string;
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
            /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
            priceMinor?: number;
            /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
            compareAtMinor?: number;
            /**
             * Currency of the `priceMinor` of the extra, as ISO 4217 code such as `NGN`. Default: the `currency` of the product or package, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * Prices of the extra (option of an add-on group), one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. At least one; 0 when the extra is free.
             * @default []
             */
            prices: PriceEntry[];
            /** Slug of the product that is sold as the extra. Required with `kind` `product`: the stock of that product is used. Absent with `inline`. */
            linkedProductRef?: string;
            /** Path of the variant that is sold as the extra, product slug and variant key such as `tote-bag/large`. Absent: any variant of `linkedProductRef` that is in stock. */
            linkedVariantRef?: string;
        }[];
    }[];
    /**
     * Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields: FormFieldOutput[];
    /**
     * True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false.
     * @default false
     */
    saveForItFreezePrice: boolean;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false.
     * @default false
     */
    preorderable: boolean;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. */
    preorderLimit?: number;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. */
    preorderEtaText?: string;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    preorderDepositValue?: number;
    /**
     * True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true.
     * @default true
     */
    reviewsEnabled: boolean;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /** Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none. */
    reviews: {
        /**
         * Ref of an entry of `reviews`, given by the service: `rev_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example rev_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. */
        key: string;
        /** Name of the person who wrote the review, as shown. */
        author: string;
        /** Rating that the review gives: stars from 1, the worst, to 5. */
        rating: number;
        /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. */
        text?: string;
        /**
         * Day on which the review was written, `YYYY-MM-DD`.
         * Format: date.
         * @example 2026-03-01
         */
        date: string;
    }[];
    /**
     * True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false.
     * @default false
     */
    restockAlertsEnabled: boolean;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. */
    info?: ProductInfoOutput;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. */
    seoTitle?: string;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. */
    seoDescription?: string;
    /**
     * Kind of offer that a package is. Default: `service`.
     * - `service`: A service.
     * - `product`: Goods.
     * - `event`: An offer for an event.
     * @default service
     */
    type: "service" | "product" | "event";
    /** Options of the package: the things that buyers put into the cart, in the order shown; 1 to 500. Each is sold like a variant of a product. */
    options: {
        /**
         * Ref of an entry of `options`, given by the service: `pko_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example pko_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the variant or package option, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the variant or package option as long as you keep the key. May be left out where there is only one. */
        key?: string;
        /** Name of the variant or package option, such as "Large", shown beside the name of the product or package: one line of plain text, at most 300 characters. */
        name: string;
        /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
        priceMinor?: number;
        /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
        compareAtMinor?: number;
        /**
         * Currency (ISO 4217, such as `NGN`) of the `priceMinor` of the variant or package option. Default: the `currency` of the product or package, else the primary currency of the workspace.
         * @example NGN
         */
        currency?: string;
        /**
         * Prices of the variant or package option, one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. Empty for `pricingMode` `free` and `quote`.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Way in which the price of a variant or package option is paid. Default: `full_payment`.
         * - `full_payment`: In full at checkout.
         * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
         * - `free`: The choice costs nothing.
         * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
         * @default full_payment
         */
        pricingMode: "full_payment" | "deposit" | "free" | "quote";
        /**
         * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
         * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
         * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
        depositValue?: number;
        /**
         * Pictures and videos of the variant or package option, as absolute http or https URLs in the order shown; at most 50. Default: none.
         * @default []
         */
        media: string[];
        /** Pictures and videos of the variant or package option with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
        images?: Image[];
        /** Text about the variant or package option, plain text of at most 50,000 characters. Absent: none. */
        description?: string;
        /** Short label that makes the variant or package option stand out, such as "Bestseller". Absent: none. */
        badge?: string;
        /** Small print of the variant or package option, such as conditions: plain text of at most 50,000 characters. Absent: none. */
        fineprint?: string;
        /**
         * Kind of booking that a variant or package option needs. Default: `none`.
         * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
         * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
         * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
         * - `none`: No booking: nothing is scheduled.
         * @default none
         */
        schedulingType: "slots" | "date" | "date_range" | "none";
        /** Length of one bookable slot of the variant or package option in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
        durationMinutes?: number;
        /** Times at which the variant or package option can be booked: weekdays, hours, blocked times and notice, in the time zone of the shop. Absent: the business hours of the shop. */
        availability?: Availability;
        /**
         * Questions that the buyer answers when buying the variant or package option, in the order shown; at most 100. Default: none.
         * @default []
         */
        formFields: FormFieldOutput[];
        /**
         * Units of the variant or package option in stock when it is created; `null`: stock is not counted and never runs out. Default: `null`. Afterwards only sales and the stock endpoint change it, so leave it out or repeat the present number: another one is refused in changes of the product or package, and in a workspace document it is not applied and listed in `warnings`.
         * @default null
         */
        stock: number | null;
        /**
         * Parts that the package option includes, one line of plain text each, in the order shown; at most 50. Default: none.
         * @default []
         */
        features: string[];
        /**
         * Unit that the price and the quantity of a package option count. Default: `none`.
         * - `per_person`: People.
         * - `per_unit`: Units, such as rooms or tables.
         * - `none`: Neither people nor units: the option is bought as a whole.
         * @default none
         */
        occupancyMode: "per_person" | "per_unit" | "none";
    }[];
    /**
     * When the package was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the package was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A payment exception after a request to resolve it. */
export type ResolvedPaymentException = {
    /** Ref of the payment exception, given by the service: `exc_…`. Use it to resolve the exception. */
    ref: string;
    /**
     * Mode of the payment exception.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of the payment exception.
     * - `money_returned`: The service refunded money automatically, such as a payment that came too late.
     * - `refund_failed`: The provider refused a refund: give the money back in another way.
     * - `unknown_payment`: The provider reported a payment that the service does not know.
     * - `rail_refused`: The provider refused three payments by one payment method within an hour, and not because of a card: check the account there.
     * - `provider_refund`: A refund was made in the provider’s dashboard; it is recorded on the order.
     * - `refunds_waiting`: Refunds in `currency` wait, since your balance at the payment provider does not suffice: top it up there. They are tried again every quarter of an hour, for seven days; it is resolved with the last of them.
     * - `taken_by_hand`: Money of an order of a cancelled event that the service did not take: return it yourself.
     * - `dispute`: The buyer’s bank demands the money back (chargeback): respond in the provider’s dashboard.
     */
    kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute" | "refunds_waiting" | "taken_by_hand";
    /** Ref of the checkout that the payment exception is about: `chk_…`. Absent when none is known. */
    checkoutRef?: string;
    /** Ref of the payment that the payment exception is about: `pay_…`. Absent when none is known. */
    paymentRef?: string;
    /** Ref of the refund that the payment exception is about: `rfd_…`. Absent when it is not about a refund. */
    refundRef?: string;
    /**
     * Payment method that the provider refuses. Absent unless `kind` is `rail_refused`. At most one exception is open for each payment method and mode.
     * - `card`: Cards in NGN.
     * - `bank_transfer`: Bank transfers in NGN.
     * - `international_card`: Cards in currencies other than NGN.
     */
    rail?: "card" | "bank_transfer" | "international_card";
    /** Amount that the payment exception is about, integer in minor units of `currency`. Absent when no amount is known. */
    amountMinor?: number;
    /** Currency of the amount of the payment exception (ISO 4217 code), such as `NGN`. Absent when no amount is known. */
    currency?: string;
    /** Explanation of the payment exception for the merchant, one or two sentences of plain text. */
    message: string;
    /** Dispute (chargeback) that the payment exception is about: `outcome`, `reason` and the deadline `respondBy`. Absent unless `kind` is `dispute`. */
    dispute?: {
        /** Id of the dispute at the payment provider: search for it in the provider’s dashboard. */
        id: string;
        /** Reason of the dispute that the bank gives, as the payment provider writes it, such as `fraudulent`. Absent when none is given. */
        reason?: string;
        /**
         * Deadline for responding to the dispute in the payment provider’s dashboard, UTC timestamp. Absent when no response is needed.
         * Format: date-time.
         */
        respondBy?: string;
        /**
         * Outcome of the dispute.
         * - `open`: The dispute is not decided yet.
         * - `won`: The merchant keeps the money; the payment exception is resolved automatically.
         * - `lost`: The buyer got the money back.
         */
        outcome: "open" | "won" | "lost";
    };
    /**
     * When the payment exception was recorded, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the payment exception was resolved, UTC timestamp. Absent while it is open.
     * Format: date-time.
     */
    resolvedAt?: string;
    /** True when the payment exception was resolved before the request, which changed nothing (`resolvedAt` is the earlier time); false when the request resolved it. */
    alreadyResolved: boolean;
};
/** A payment exception: an event about money that a person should look at. */
export type PaymentException = {
    /** Ref of the payment exception, given by the service: `exc_…`. Use it to resolve the exception. */
    ref: string;
    /**
     * Mode of the payment exception.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Kind of the payment exception.
     * - `money_returned`: The service refunded money automatically, such as a payment that came too late.
     * - `refund_failed`: The provider refused a refund: give the money back in another way.
     * - `unknown_payment`: The provider reported a payment that the service does not know.
     * - `rail_refused`: The provider refused three payments by one payment method within an hour, and not because of a card: check the account there.
     * - `provider_refund`: A refund was made in the provider’s dashboard; it is recorded on the order.
     * - `refunds_waiting`: Refunds in `currency` wait, since your balance at the payment provider does not suffice: top it up there. They are tried again every quarter of an hour, for seven days; it is resolved with the last of them.
     * - `taken_by_hand`: Money of an order of a cancelled event that the service did not take: return it yourself.
     * - `dispute`: The buyer’s bank demands the money back (chargeback): respond in the provider’s dashboard.
     */
    kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute" | "refunds_waiting" | "taken_by_hand";
    /** Ref of the checkout that the payment exception is about: `chk_…`. Absent when none is known. */
    checkoutRef?: string;
    /** Ref of the payment that the payment exception is about: `pay_…`. Absent when none is known. */
    paymentRef?: string;
    /** Ref of the refund that the payment exception is about: `rfd_…`. Absent when it is not about a refund. */
    refundRef?: string;
    /**
     * Payment method that the provider refuses. Absent unless `kind` is `rail_refused`. At most one exception is open for each payment method and mode.
     * - `card`: Cards in NGN.
     * - `bank_transfer`: Bank transfers in NGN.
     * - `international_card`: Cards in currencies other than NGN.
     */
    rail?: "card" | "bank_transfer" | "international_card";
    /** Amount that the payment exception is about, integer in minor units of `currency`. Absent when no amount is known. */
    amountMinor?: number;
    /** Currency of the amount of the payment exception (ISO 4217 code), such as `NGN`. Absent when no amount is known. */
    currency?: string;
    /** Explanation of the payment exception for the merchant, one or two sentences of plain text. */
    message: string;
    /** Dispute (chargeback) that the payment exception is about: `outcome`, `reason` and the deadline `respondBy`. Absent unless `kind` is `dispute`. */
    dispute?: {
        /** Id of the dispute at the payment provider: search for it in the provider’s dashboard. */
        id: string;
        /** Reason of the dispute that the bank gives, as the payment provider writes it, such as `fraudulent`. Absent when none is given. */
        reason?: string;
        /**
         * Deadline for responding to the dispute in the payment provider’s dashboard, UTC timestamp. Absent when no response is needed.
         * Format: date-time.
         */
        respondBy?: string;
        /**
         * Outcome of the dispute.
         * - `open`: The dispute is not decided yet.
         * - `won`: The merchant keeps the money; the payment exception is resolved automatically.
         * - `lost`: The buyer got the money back.
         */
        outcome: "open" | "won" | "lost";
    };
    /**
     * When the payment exception was recorded, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the payment exception was resolved, UTC timestamp. Absent while it is open.
     * Format: date-time.
     */
    resolvedAt?: string;
};
/** The merchant’s account at a payment provider in one mode, without its credentials. */
export type PaymentProviderAccount = {
    /**
     * Payment provider of the account.
     * - `paystack`: Paystack, for cards and bank transfers in NGN.
     * - `stripe`: Stripe, for cards in currencies other than NGN.
     */
    provider: "paystack" | "stripe";
    /**
     * Mode of the account at the payment provider.
     * - `live`: Live mode: real money.
     * - `test`: Test mode of the provider.
     */
    mode: "live" | "test";
    /**
     * Status of the stored credentials of the account.
     * - `set`: Credentials are set.
     * - `unset`: No credentials are set.
     * - `unreadable`: The credentials were encrypted with a secret key that the service no longer has: set them again.
     */
    status: "set" | "unset" | "unreadable";
    /**
     * When the credentials of the account were set, UTC timestamp. Absent when none are set.
     * Format: date-time.
     */
    setAt?: string;
    /** Last characters of each stored credential of the account: an object from the field’s name to a text, such as `{ "secretKey": "…4f2a" }`. The credentials themselves are never shown. Absent when none are set. */
    fields?: {
        [key: string]: string;
    };
    /** URL to which the payment provider reports payments: enter it as webhook URL in the provider’s dashboard. */
    callbackUrl: string;
    /** Warnings about the credentials of the account, only in the response to setting them: that nothing can be charged with them, or, in live mode, which currencies of the shop still cannot be charged. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** All accounts at payment providers that a workspace can have. */
export type PaymentProviderAccountList = {
    /** Accounts at payment providers, one for each provider and mode, with credentials or without. */
    data: PaymentProviderAccount[];
};
/** A product as the merchant wrote it, with the refs that the service gives. */
export type ManagedProduct = {
    /**
     * Ref of the product, given by the service: `prd_…`. It never changes; use it in the paths of this API.
     * @example prd_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the product or package: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the product or package as buyers see it in lists, orders and mails: one line of plain text, at most 300 characters. */
    name: string;
    /**
     * True: storefronts see the product or package. False: the product or package is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the product or package in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Text about the product or package, shown on its page: plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /**
     * Absolute http or https URL of the main picture of the product or package, at most 2,048 characters. Absent: no picture.
     * Format: uri.
     */
    coverUrl?: string;
    /**
     * Pictures and videos of the product or package, as absolute http or https URLs in the order shown; at most 100. Default: none.
     * @default []
     */
    media: string[];
    /** Pictures and videos of the product or package with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
    images?: Image[];
    /**
     * True: the product or package has to be sent or picked up, so that its checkout asks for an address and a delivery zone. False: nothing has to be delivered. Default: false.
     * @default false
     */
    needsDelivery: boolean;
    /**
     * Currency (ISO 4217, such as `NGN`) of every `priceMinor` in the product or package that has no `currency` beside it. Default: the primary currency of the workspace.
     * @example NGN
     */
    currency?: string;
    /**
     * Payer of the service’s fee on a product, package or ticket. Default: `pass_on`.
     * - `pass_on`: The buyer: the fee is added to the price at checkout.
     * - `absorb`: The merchant: the buyer pays the price as shown.
     * @default pass_on
     */
    feeMode: "pass_on" | "absorb";
    /**
     * Number of different variants (or package options) of the product or package that a buyer picks at a time. Default: `choose_one`.
     * - `choose_one`: One; show a single picker.
     * - `choose_many`: Several, each with a quantity: send each as an item of its own to the checkout.
     * @default choose_one
     */
    selectionMode: "choose_one" | "choose_many";
    /**
     * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
     * - `text`: A chip with the name.
     * - `dropdown`: A drop-down list.
     * - `image`: A picture from the `media` of the choice.
     * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
     * @default text
     */
    variantDisplay: "text" | "dropdown" | "image" | "color";
    /** Groups of extras, such as gift wrap, that buyers of the product or package can choose from, in the order shown; at most 50. Default: none. */
    addonGroups: {
        /**
         * Ref of an entry of `addonGroups`, given by the service: `adg_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example adg_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the add-on group, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the add-on group as long as you keep the key. */
        key: string;
        /** Heading of the add-on group as buyers read it, such as "Gift wrap". */
        name: string;
        /** Number that may state the order of the add-on group among the groups of the item. The order of the list decides, and the numbers may not contradict it: leave them out. */
        sort?: number;
        /**
         * Number of extras that a buyer may choose from an add-on group (per `minSelect` and `maxSelect`). Default: `single`.
         * - `single`: At most one extra; show radio buttons.
         * - `multiple`: Several extras, from `minSelect` to `maxSelect`; show checkboxes.
         * @default single
         */
        selectionType: "single" | "multiple";
        /**
         * True: the buyer has to choose from the add-on group; `minSelect` is then 1 or more. False: choosing is optional. Default: false.
         * @default false
         */
        required: boolean;
        /**
         * Smallest number of extras that the buyer has to choose from the add-on group for each piece, 0 to 100. Default: 0.
         * @default 0
         */
        minSelect: number;
        /** Largest number of extras that the buyer may choose from the add-on group for each piece, 1 to 100. Absent: no limit; one with `selectionType` `single`. */
        maxSelect?: number;
        /** The only variant or package option with which the add-on group is offered, as path of item slug and key such as `tote-bag/large`. Absent: the group is offered with every one. */
        variantRef?: string;
        /** Extras of the add-on group to choose from, in the order shown; 1 to 100. */
        options: {
            /**
             * Ref of an entry of `options`, given by the service: `ado_…`. The entry keeps its ref as long as the merchant keeps its `key`.
             * @example ado_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name (key) for the extra, unique within the add-on group: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the extra as long as you keep the key. */
            key: string;
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
            /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
            priceMinor?: number;
            /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
            compareAtMinor?: number;
            /**
             * Currency of the `priceMinor` of the extra, as ISO 4217 code such as `NGN`. Default: the `currency` of the product or package, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * Prices of the extra (option of an add-on group), one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. At least one; 0 when the extra is free.
             * @default []
             */
            prices: PriceEntry[];
            /** Slug of the product that is sold as the extra. Required with `kind` `product`: the stock of that product is used. Absent with `inline`. */
            linkedProductRef?: string;
            /** Path of the variant that is sold as the extra, product slug and variant key such as `tote-bag/large`. Absent: any variant of `linkedProductRef` that is in stock. */
            linkedVariantRef?: string;
        }[];
    }[];
    /**
     * Questions that the buyer answers when buying the product or package, in the order shown; at most 100. Default: none.
     * @default []
     */
    formFields: FormFieldOutput[];
    /**
     * True: buyers may pay the product or package in parts over time, by a savings plan. False: they may not. Default: false.
     * @default false
     */
    saveForItEnabled: boolean;
    /** Number of days within which a savings plan for the product or package has to be paid in full, 1 to 3,650. Default: 90. */
    saveForItMaxDays?: number;
    /** Days on which a savings plan for the product or package may end: the buyer picks one of them as deadline. Each is `YYYY-MM-DD` in the time zone of the shop; at most 100. Absent or empty: any day. */
    saveForItFixedDates?: string[];
    /**
     * True: a savings plan for the product or package keeps the price at the time of its first part. False: the total follows price changes until the last part is paid. Default: false.
     * @default false
     */
    saveForItFreezePrice: boolean;
    /** Line on the page of a savings plan for the product or package that invites others to pay parts, such as "Let your family chip in". Absent: none. */
    saveForItCrowdLabel?: string;
    /**
     * True: buyers may order the product or package when its stock has run out (pre-order). False: it is sold out at that point. Default: false.
     * @default false
     */
    preorderable: boolean;
    /** Largest number of pieces of the product or package that may be pre-ordered in all. Absent: no limit. Only with `preorderable` true. */
    preorderLimit?: number;
    /** Time at which pre-orders of the product or package arrive, in words for the buyer, such as "Ships in March". Absent: nothing is shown. Only with `preorderable` true. */
    preorderEtaText?: string;
    /**
     * Kind of deposit that a pre-order of the product or package pays at checkout; the rest is due later. Absent: the whole price is due at checkout.
     * - `percent`: `preorderDepositValue` is a percentage of the price, 1 to 100.
     * - `fixed`: `preorderDepositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at checkout.
     */
    preorderDepositType?: "percent" | "fixed";
    /** Size of the deposit on a pre-order of the product or package. With `preorderDepositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
    preorderDepositValue?: number;
    /**
     * True: storefronts show the reviews and the rating of the product or package. False: they hide them. Default: true.
     * @default true
     */
    reviewsEnabled: boolean;
    /** Short summary of the reviews of the product or package, plain text of at most 50,000 characters; storefronts get it as `reviews.aiSummary`. Absent: none. */
    reviewSummary?: string;
    /** Reviews of the product or package by buyers, each with author, rating and date; at most 5,000. You enter them: the service collects none. Default: none. */
    reviews: {
        /**
         * Ref of an entry of `reviews`, given by the service: `rev_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example rev_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the review, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the review as long as you keep the key. */
        key: string;
        /** Name of the person who wrote the review, as shown. */
        author: string;
        /** Rating that the review gives: stars from 1, the worst, to 5. */
        rating: number;
        /** Text of the review, plain text of at most 50,000 characters. Absent for a rating without words. */
        text?: string;
        /**
         * Day on which the review was written, `YYYY-MM-DD`.
         * Format: date.
         * @example 2026-03-01
         */
        date: string;
    }[];
    /**
     * True: visitors may ask for a mail when a sold-out variant or package option of the product or package can be bought again. False: they may not. Default: false.
     * @default false
     */
    restockAlertsEnabled: boolean;
    /** Details of the product or package for its page, such as brand, dimensions and technical data. Absent: none are known. */
    info?: ProductInfoOutput;
    /** Title of the page of the product or package for search engines and link previews: one line of plain text, at most 300 characters. Absent: the name of the product or package is used. */
    seoTitle?: string;
    /** Summary of the page of the product or package for search engines and link previews, plain text. Absent: the `description` of the product or package is used. */
    seoDescription?: string;
    /** Options by which buyers choose a variant of the product, such as size and colour; at most 5. Each combination of their values is at most one variant. Default: none, so that buyers choose from the list of variants. */
    options: {
        /**
         * Ref of an entry of `options`, given by the service: `opt_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example opt_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the option, unique within the product: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the option as long as you keep the key. */
        key: string;
        /** Name of the product’s option as buyers see it above the picker, such as "Size". */
        name: string;
        /**
         * Form of the picker with which buyers choose a variant, package option or option value. Default: `text`.
         * - `text`: A chip with the name.
         * - `dropdown`: A drop-down list.
         * - `image`: A picture from the `media` of the choice.
         * - `color`: A swatch in the colour `swatchHex`; a chip with the name where `swatchHex` is null or absent.
         * @default text
         */
        display: "text" | "dropdown" | "image" | "color";
        /** Values of the product’s option to choose from, such as small and large, in the order shown; 1 to 200. */
        values: {
            /**
             * Ref of an entry of `values`, given by the service: `ovl_…`. The entry keeps its ref as long as the merchant keeps its `key`.
             * @example ovl_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** Your own name (key) for the option value, unique within the option: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the option value as long as you keep the key. */
            key: string;
            /** Name of the option value as buyers read it, such as "Large". */
            label: string;
            /** Colour swatch of the option value for a picker of the display `color`: CSS hexadecimal `#rrggbb`. Absent: the name of the value is shown. */
            swatchHex?: string;
            /**
             * Pictures of the option value, as absolute http or https URLs in the order shown; at most 50. Default: none.
             * @default []
             */
            media: string[];
            /** Pictures and videos of the option value with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
            images?: Image[];
        }[];
    }[];
    /** Variants of the product: the things that buyers put into the cart, in the order shown; 1 to 500. */
    variants: {
        /**
         * Ref of an entry of `variants`, given by the service: `var_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example var_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the variant or package option, unique within the product or package: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the variant or package option as long as you keep the key. May be left out where there is only one. */
        key?: string;
        /** Name of the variant or package option, such as "Large", shown beside the name of the product or package: one line of plain text, at most 300 characters. */
        name: string;
        /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
        priceMinor?: number;
        /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
        compareAtMinor?: number;
        /**
         * Currency (ISO 4217, such as `NGN`) of the `priceMinor` of the variant or package option. Default: the `currency` of the product or package, else the primary currency of the workspace.
         * @example NGN
         */
        currency?: string;
        /**
         * Prices of the variant or package option, one entry for each currency: `currency` and `priceMinor` in its minor unit (kobo, cents). A checkout in another currency cannot contain it. Empty for `pricingMode` `free` and `quote`.
         * @default []
         */
        prices: PriceEntry[];
        /**
         * Way in which the price of a variant or package option is paid. Default: `full_payment`.
         * - `full_payment`: In full at checkout.
         * - `deposit`: A deposit at checkout, by `depositType` and `depositValue`; the balance later.
         * - `free`: The choice costs nothing.
         * - `quote`: Priced on request: the choice has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
         * @default full_payment
         */
        pricingMode: "full_payment" | "deposit" | "free" | "quote";
        /**
         * Way in which the deposit on a variant, package option or ticket is computed. Absent when there is no deposit.
         * - `percent`: `depositValue` is a percentage of the price, 1 to 100.
         * - `fixed`: `depositValue` is in minor units of the primary currency, for each piece; in another currency the whole price is due at once.
         */
        depositType?: "percent" | "fixed";
        /** Size of the deposit on a variant, package option or ticket that is paid at checkout. With `depositType` `percent`: 1 to 100. With `fixed`: an integer in minor units of the primary currency, for each piece. Absent when there is no deposit. */
        depositValue?: number;
        /**
         * Pictures and videos of the variant or package option, as absolute http or https URLs in the order shown; at most 50. Default: none.
         * @default []
         */
        media: string[];
        /** Pictures and videos of the variant or package option with their alternative texts, in the order shown: the same files as in `media`. Give `images` or `media`; the service fills in the other one. Absent in responses when no file has an alternative text. */
        images?: Image[];
        /** Text about the variant or package option, plain text of at most 50,000 characters. Absent: none. */
        description?: string;
        /** Short label that makes the variant or package option stand out, such as "Bestseller". Absent: none. */
        badge?: string;
        /** Small print of the variant or package option, such as conditions: plain text of at most 50,000 characters. Absent: none. */
        fineprint?: string;
        /**
         * Kind of booking that a variant or package option needs. Default: `none`.
         * - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc` with the checkout’s item.
         * - `date`: A whole day; the days in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
         * - `date_range`: Several days in a row; the days in `takenDates` are full. A checkout has no field for the days: ask for them in form fields.
         * - `none`: No booking: nothing is scheduled.
         * @default none
         */
        schedulingType: "slots" | "date" | "date_range" | "none";
        /** Length of one bookable slot of the variant or package option in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
        durationMinutes?: number;
        /** Times at which the variant or package option can be booked: weekdays, hours, blocked times and notice, in the time zone of the shop. Absent: the business hours of the shop. */
        availability?: Availability;
        /**
         * Questions that the buyer answers when buying the variant or package option, in the order shown; at most 100. Default: none.
         * @default []
         */
        formFields: FormFieldOutput[];
        /**
         * Units of the variant or package option in stock when it is created; `null`: stock is not counted and never runs out. Default: `null`. Afterwards only sales and the stock endpoint change it, so leave it out or repeat the present number: another one is refused in changes of the product or package, and in a workspace document it is not applied and listed in `warnings`.
         * @default null
         */
        stock: number | null;
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
        /**
         * Colour swatch of the variant for a picker of the display `color`: CSS hexadecimal `#rrggbb`. `null`: the variant has none, and its name is shown. Default: `null`.
         * @default null
         */
        swatchHex: string | null;
        /**
         * Option values that the variant stands for, one for each of the product’s `options`, as option key and value key: `size/large`. A buyer’s choice of values leads to the one variant that has exactly these. Default: none.
         * @default []
         */
        optionValueRefs: string[];
        /**
         * Feature list of the variant: parts that are and are not included, in the order shown; at most 50. Default: none.
         * @default []
         */
        features: VariantFeatureOutput[];
    }[];
    /** Origin of the product in another shop, noted by the `import` of the command line so that the next import finds the product again. Storefronts do not see it. Absent: the product was not imported. */
    importSource?: ImportSource;
    /**
     * When the product was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the product was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A promoter code as the merchant wrote it, with the refs that the service gives. */
export type ManagedPromoterCode = {
    /**
     * Ref of the promoter code, given by the service: `prm_…`. It never changes; use it in the paths of this API.
     * @example prm_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Promoter code that comes with a checkout or registration and names the promoter who referred the buyer; it changes no price. It has letters, digits, hyphens and underscores, at most 50. Upper and lower case count as the same. */
    code: string;
    /** Place of the promoter code in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /** Name of the promoter to whom the promoter code belongs, for your reports; buyers do not see it. */
    name: string;
    /**
     * When the promoter code was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the promoter code was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** A refund that a buyer requests for an order, with the amount that can be refunded. */
export type RefundRequest = {
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
    /** Ref of the order whose refund the buyer requests: `ord_…`. Use it in the path to accept or decline the request. */
    orderRef: string;
    /** Number of the order whose refund the buyer requests, as buyers read it, such as `1042`. */
    orderNumber: string;
    /** Buyer who requests the refund: `ref` of the contact, `name` and `email`. */
    contact: {
        /** Ref of the contact of the buyer who requests the refund: `con_…`. */
        ref: string;
        /** Name of the buyer who requests the refund. */
        name: string;
        /** E-mail address of the buyer who requests the refund. Absent when none is known. */
        email?: string;
    };
    /**
     * Currency of the order whose refund is requested (ISO 4217 code), such as `NGN`.
     * @example NGN
     */
    currency: string;
    /** Most that can still be refunded of the order, integer in minor units of `currency`; 0 when nothing is left. */
    refundableMinor: number;
};
/** A registration of one guest for a free event, with its seats. */
export type ManagedRegistration = {
    /** Ref of the registration: that of its first attendee whose seat is not given back, `att_…`. The guest’s mail and the webhook `attendee.registered` have the same. */
    ref: string;
    /** Ref of the registration as a group, given by the service: `grp_…`. `null` when the registration has one seat: `ref` names it then. */
    groupRef: string | null;
    /**
     * Mode of the registration.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /**
     * Status of the registration, which is that of its attendee in `ref`. Status of a guest’s seat at an event.
     * - `confirmed`: The guest has the seat and gets a ticket.
     * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
     * - `declined`: The merchant declined the registration; the seat is on sale again.
     * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
     * - `checked_in`: The guest has been checked in at the event.
     */
    status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
    /**
     * Channel by which the registration for an event was made.
     * - `storefront_api`: A request to `POST /v1/store/events/{slug}/register`.
     * - `hosted_storefront`: The event’s page that the service hosts.
     * - `rsvp_link`: The public RSVP link of the event.
     * - `admin`: The merchant, by the management API.
     * - `import`: An import of guests by the merchant.
     */
    source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
    /** Ref of the event that the guest registered for, given by the service: `evt_…`. */
    eventRef: string;
    /** Slug of the event that the guest registered for: the merchant’s name of the event in addresses of the shop. */
    eventSlug: string;
    /** Title of the event that the guest registered for, as guests read it. */
    eventTitle: string;
    /** Person who registered for the event: `name`, `email` and `phone`. Mails and SMS about the registration go to this person. */
    contact: {
        /** Name of the person who registered. */
        name: string;
        /** E-mail address of the person who registered. Absent when only a phone number was given. */
        email?: string;
        /** Phone number of the person who registered in E.164 form, such as `+2348031234567`. Absent when none was given. */
        phone?: string;
    };
    /**
     * Date of birth of the guest, `YYYY-MM-DD`. Absent when the event did not ask for it.
     * Format: date.
     */
    dateOfBirth?: string;
    /** Answers that hold for all seats of the registration: an object from the `key` of each question of the event to the answer, which is a text, a number, a boolean or a list of texts. Absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Code of the promoter who brought the guest to the event. Absent when none was given, or the code is unknown. */
    promoterCode?: string;
    /** Attendees of the registration: its seats, one for each person, each with ticket and status. A group ticket has several. */
    attendees: ManagedAttendee[];
    /**
     * When the guest registered for the event, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.
     * Format: date-time.
     */
    endedAt?: string;
};
/** A seat of a registration, with its ticket, the person on it and the check-ins. */
export type ManagedAttendee = {
    /** Ref of the attendee (one seat with its person), given by the service: `att_…`. Use it to check in, cancel or reissue the ticket. */
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
    /** Ref of the ticket type of the seat, given by the service: `tkt_…`. */
    ticketTypeRef: string;
    /** Name of the ticket type of the seat, as guests read it. */
    ticketTypeName: string;
    /** Name of the person on the seat. Absent when nobody is named. */
    name?: string;
    /** E-mail address of the person on the seat. Absent when none is known. */
    email?: string;
    /** Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known. */
    phone?: string;
    /**
     * Date of birth of the guest, `YYYY-MM-DD`. Absent when the event did not ask for it.
     * Format: date.
     */
    dateOfBirth?: string;
    /** Answers of the attendee to the event’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Absent when there are none. */
    responses?: {
        [key: string]: string | number | boolean | string[];
    };
    /** Serial number of the attendee’s valid ticket. Each reissue of the ticket raises it, and ticket codes with a lower serial are refused at the door. */
    ticketSerial: number;
    /** Keys of the days of the event to which the ticket admits, as the merchant named them. Absent when the ticket admits to every day, or the event has no days. */
    validDays?: string[];
    /** Check-ins of the attendee, at most one for each day of the event, the earliest first. Absent when there are none. */
    admissions?: {
        /** Key of the day of the event that the guest was checked in for. Absent when the event has no days. */
        day?: string;
        /**
         * When the guest was checked in for the day of the event, UTC timestamp.
         * Format: date-time.
         */
        checkedInAt: string;
    }[];
    /**
     * When the attendee was last checked in, UTC timestamp. Absent while the attendee is not checked in.
     * Format: date-time.
     */
    checkedInAt?: string;
    /**
     * When the ticket of the seat was given to another person, UTC timestamp; since then the seat belongs to that person. Absent when it was not given away.
     * Format: date-time.
     */
    givenAt?: string;
    /**
     * When the owner of the attendee’s e-mail address said that they are not meant, UTC timestamp; since then they get no mails about the seat. Ask whoever took it for the right address. Absent otherwise.
     * Format: date-time.
     */
    notMeantAt?: string;
};
/** A request that an API key or admin token sent. */
export type LoggedRequest = {
    /** Ref of the request, given by the service: `req_…`. Its response had it in the header `X-Request-Id`. */
    ref: string;
    /**
     * When the request arrived, UTC timestamp by the real clock, also in test mode.
     * Format: date-time.
     */
    at: string;
    /** Key that sent the request: its `ref` and `kind`. */
    key: {
        /** Ref of the key that sent the request, as the keys list it: `key_…`. */
        ref: string;
        /**
         * Kind of the key that sent the request.
         * - `publishable`: Publishable key, from a browser.
         * - `secret`: Secret key, from a server.
         * - `admin`: Admin token of the management API.
         */
        kind: "publishable" | "secret" | "admin";
    };
    /**
     * Mode of the key that sent the request.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for admin tokens.
     */
    mode?: "live" | "test";
    /** HTTP method of the request, such as `GET`. */
    method: string;
    /** Path of the request without its query string, such as `/v1/store/products`. */
    path: string;
    /** HTTP status of the response to the request, such as `200`. */
    status: number;
    /** Milliseconds from the arrival of the request to its response. */
    ms: number;
    /**
     * Error code (`error.code`) of the response to the request. Absent when the request succeeded.
     * - `UNAUTHORIZED`: The request has no key or token, or one that is unknown, revoked, expired, made for the other API, or of a mode that this address does not serve.
     * - `ORIGIN_NOT_ALLOWED`: The publishable key was sent from an origin that is not registered on it, or without an `Origin` header. Requests from servers and command lines have no such header.
     * - `INSUFFICIENT_SCOPE`: The key lacks a scope of the operation. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.
     * - `STORE_API_SECRET_DISABLED`: The merchant has switched off secret keys for the workspace. Publishable keys still work.
     * - `STORE_API_DISABLED`: The merchant has switched off the storefront API for the workspace.
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
    error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
    /** Paths of the fields of the request that were refused, such as `contact.email`. Empty when none was. */
    fields: string[];
};
/** The variants that people wait for, with the number of people for each. */
export type AwaitedVariantList = {
    /** Sold-out variants that people wait for, the most wanted first; at most 500. Empty when there are none. */
    data: AwaitedVariant[];
};
/** A sold-out variant that people wait for, with their number. */
export type AwaitedVariant = {
    /** Ref of the sold-out product (`prd_…`) or package (`pkg_…`) that people wait for. */
    productRef: string;
    /** Name of the sold-out product or package that people wait for. */
    productName: string;
    /** Slug of the sold-out product or package that people wait for: the merchant’s name of it in addresses of the shop. */
    productSlug: string;
    /** Ref of the sold-out variant (`var_…`), or option of a package (`pko_…`), that people wait for. */
    variantRef: string;
    /** Name of the sold-out variant, or option of a package, that people wait for. */
    variantName: string;
    /** Number of people who have confirmed that they wait for the sold-out variant. */
    waiting: number;
};
/** A restock alert: one person who waits for a sold-out variant. */
export type RestockAlert = {
    /** Ref of the restock alert, given by the service: `rsa_…`. */
    ref: string;
    /**
     * State of the restock alert.
     * - `pending`: The person has not confirmed by the link in the mail yet.
     * - `confirmed`: The person waits for the variant.
     * - `told`: The mail that the variant can be bought again was sent.
     * - `ended`: The person no longer waits for the variant.
     */
    state: "pending" | "confirmed" | "told" | "ended";
    /** E-mail address of the person who signed up. */
    email: string;
    /**
     * Channel through which the person signed up.
     * - `hosted`: Page of the service.
     * - `storefront_api`: Merchant’s own site, through the storefront API.
     */
    source: "hosted" | "storefront_api";
    /**
     * When the person signed up, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.
     * Format: date-time.
     */
    confirmedAt?: string;
    /** Ref of the sold-out product (`prd_…`) or package (`pkg_…`) that people wait for. */
    productRef: string;
    /** Name of the sold-out product or package that people wait for. */
    productName: string;
    /** Slug of the sold-out product or package that people wait for: the merchant’s name of it in addresses of the shop. */
    productSlug: string;
    /** Ref of the sold-out variant (`var_…`), or option of a package (`pko_…`), that people wait for. */
    variantRef: string;
    /** Name of the sold-out variant, or option of a package, that people wait for. */
    variantName: string;
    /**
     * When the mail that the variant can be bought again was sent, UTC timestamp. Absent when it was not sent.
     * Format: date-time.
     */
    toldAt?: string;
    /**
     * When the person called the restock alert off, UTC timestamp. Absent when they have not.
     * Format: date-time.
     */
    endedAt?: string;
};
/** A savings plan with each payment attempt, each received payment and each refund. */
export type SavingsPlanDetail = {
    /** Ref of the checkout, given by the service: `chk_…`. */
    ref: string;
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Total of the checkout: subtotal less discount, plus delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    totalMinor: number;
    /** Lines of the checkout: what is bought, at which price and in which quantity. Delivery is not a line; see `deliveryMinor`. */
    lines: ManagedCheckoutLine[];
    /** Buyer of the checkout: `name`, `email` and `phone`, as far as given. Absent until the buyer, or the merchant’s server, has given one of them. */
    contact?: {
        /** Name of the buyer. Absent until the buyer has given it. */
        name?: string;
        /** E-mail address of the buyer. Absent until the buyer has given it. */
        email?: string;
        /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent until the buyer has given it. */
        phone?: string;
    };
    /** Ref of the order that the checkout became, or whose balance it collects: `ord_…`. Absent until the checkout is paid, unless its `kind` is `balance`. */
    orderRef?: string;
    /** Number of the order that the checkout became, as buyers read it, such as `1042`. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Attempts to pay the checkout, the oldest first, successful or not. Empty when nobody has tried. */
    attempts: {
        /** Reference of the payment attempt at the payment provider: search for it in the provider’s dashboard. */
        reference: string;
        /** Payment method of the attempt: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Payment provider of the attempt, such as `paystack` or `stripe`; `sandbox` is the service’s built-in provider of test mode. */
        provider: string;
        /**
         * Status of the payment attempt.
         * - `created`: The attempt is recorded; the provider was not asked yet, or has not responded.
         * - `pending`: The buyer can pay by the attempt.
         * - `paid`: The provider reported the attempt as paid.
         * - `failed`: The provider reported the attempt as failed.
         * - `closing`: The service is closing the attempt, so that nobody can pay it any more; the provider has not confirmed that yet.
         * - `closed`: The provider has closed the attempt, and nothing was paid.
         */
        status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
        /** Amount that the payment attempt charges. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
        amountMinor: number;
        /** Payer (`name` and `email`) of a part of a savings plan that another person than the buyer pays. Absent when the buyer pays. */
        payer?: {
            /** Name of the payer, as given with the payment. */
            name: string;
            /** E-mail address of the payer, as given with the payment. */
            email: string;
        };
        /** Latest refusal of the payment attempt by the payment provider, such as of a card. Absent when nothing was refused. */
        refusal?: PaymentRefusal;
        /**
         * When the payment attempt began, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /** Payments received for the checkout, the oldest first. Empty when nothing was paid. */
    payments: {
        /** Ref of the payment, given by the service: `pay_…`. */
        ref: string;
        /** Payment method by which the money was received: `card`, `bank_transfer` or `international_card`. */
        rail: string;
        /** Amount received with the payment, integer in minor units of the payment’s own `currency`. */
        amountMinor: number;
        /** Part of the received payment that pays the checkout, integer in minor units of the payment’s `currency`; the rest is refunded. */
        appliedMinor: number;
        /** Currency of the received payment (ISO 4217 code). It differs from the checkout’s currency only where `disposition` is `mismatch`. */
        currency: string;
        /**
         * Use of the received payment.
         * - `applied`: The payment pays the checkout.
         * - `excess`: The payment was more than was due: the rest is refunded.
         * - `duplicate`: The checkout was paid already: the payment is refunded.
         * - `late`: The checkout had expired and its goods were sold: the payment is refunded.
         * - `after_cancel`: The checkout was cancelled: the payment is refunded.
         * - `mismatch`: The payment came in another currency: it is refunded.
         * - `unfinished`: The payment was too little by the end of the checkout: it is refunded.
         */
        disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
        /**
         * When the payment was made according to the payment provider, UTC timestamp.
         * Format: date-time.
         */
        paidAt: string;
    }[];
    /** Refunds of payments for the checkout, the oldest first, whatever their status. Empty when there are none. */
    refunds: {
        /** Ref of the refund, given by the service: `rfd_…`. */
        ref: string;
        /** Ref of the payment that the refund gives back: `pay_…`. */
        paymentRef: string;
        /** Amount that the refund gives back to the payer. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
        amountMinor: number;
        /** Reason of the refund: the merchant’s own words, or a `disposition` of the payment (such as `late`) when the service refunded by itself. Absent when none was given. */
        reason?: string;
        /**
         * Place where the refund was made.
         * - `service`: In the service: by the merchant, the buyer, or the service itself.
         * - `provider`: In the dashboard of the payment provider.
         */
        source: "service" | "provider";
        /**
         * Status of the refund.
         * - `pending`: The provider has not confirmed the refund yet.
         * - `succeeded`: The provider has given the money back.
         * - `failed`: The provider refused the refund: a payment exception tells the merchant.
         */
        status: "pending" | "succeeded" | "failed";
        /**
         * When the refund was requested, UTC timestamp.
         * Format: date-time.
         */
        createdAt: string;
    }[];
    /**
     * Status of the savings plan.
     * - `saving`: Parts are being paid.
     * - `completed`: The whole total is saved, and the order is paid.
     * - `cancelled`: The plan ended before the whole total was saved.
     */
    status: "saving" | "completed" | "cancelled";
    /** Amount that was paid into the savings plan and not refunded, integer in minor units of `currency`. */
    savedMinor: number;
    /** Amount that is still to be paid into the savings plan, integer in minor units of `currency`; 0 when the total is saved. */
    missingMinor: number;
    /**
     * Price that the buyer pays with the savings plan.
     * - `freeze`: The price when the first part was paid.
     * - `current`: The price when the last part is paid.
     */
    priceMode: "freeze" | "current";
    /**
     * When goods or seats are held for the buyer of the savings plan.
     * - `none`: Only when the last part is paid.
     * - `on_start`: From the first part on.
     * - `at_threshold`: Once `holdThresholdPct` percent of the total is saved.
     */
    holdPolicy: "none" | "on_start" | "at_threshold";
    /** Percent of the savings plan’s total, 1 to 100, from which goods or seats are held for the buyer. Absent unless `holdPolicy` is `at_threshold`. */
    holdThresholdPct?: number;
    /** Percent of the savings, 0 to 100, that is refunded when the buyer stops the savings plan or its deadline passes; fixed when the plan began. */
    refundPct: number;
    /** Smallest part of the savings plan that can be paid at once, in percent of the total, 1 to 100; fixed when the plan began. */
    leastPartPct: number;
    /**
     * When the first part of the savings plan was paid, UTC timestamp.
     * Format: date-time.
     */
    startedAt: string;
    /**
     * Deadline of the savings plan, UTC timestamp: the total has to be saved by then, or the plan ends.
     * Format: date-time.
     */
    deadline: string;
    /**
     * Cause for which the savings plan was cancelled. Absent when it was not cancelled.
     * - `buyer`: The buyer stopped the plan.
     * - `merchant`: The merchant ended the plan: all savings are refunded.
     * - `deadline`: The deadline of the plan passed.
     */
    endedBy?: "buyer" | "merchant" | "deadline";
};
/** A savings plan: a checkout that is paid in parts. Its ref is that of the checkout. */
export type SavingsPlan = {
    /** Ref of the checkout, given by the service: `chk_…`. */
    ref: string;
    /**
     * Mode of the checkout.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     */
    mode: "live" | "test";
    /** Currency of all amounts of the checkout (ISO 4217 code), such as `NGN`; fixed when the checkout is opened. */
    currency: string;
    /** Total of the checkout: subtotal less discount, plus delivery, fees and tax. Integer in minor units (such as kobo or cents) of the checkout’s `currency`. */
    totalMinor: number;
    /** Lines of the checkout: what is bought, at which price and in which quantity. Delivery is not a line; see `deliveryMinor`. */
    lines: ManagedCheckoutLine[];
    /** Buyer of the checkout: `name`, `email` and `phone`, as far as given. Absent until the buyer, or the merchant’s server, has given one of them. */
    contact?: {
        /** Name of the buyer. Absent until the buyer has given it. */
        name?: string;
        /** E-mail address of the buyer. Absent until the buyer has given it. */
        email?: string;
        /** Phone number of the buyer in E.164 form, such as `+2348031234567`. Absent until the buyer has given it. */
        phone?: string;
    };
    /** Ref of the order that the checkout became, or whose balance it collects: `ord_…`. Absent until the checkout is paid, unless its `kind` is `balance`. */
    orderRef?: string;
    /** Number of the order that the checkout became, as buyers read it, such as `1042`. Absent until the checkout is paid. */
    orderNumber?: string;
    /**
     * When the checkout was opened, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * Status of the savings plan.
     * - `saving`: Parts are being paid.
     * - `completed`: The whole total is saved, and the order is paid.
     * - `cancelled`: The plan ended before the whole total was saved.
     */
    status: "saving" | "completed" | "cancelled";
    /** Amount that was paid into the savings plan and not refunded, integer in minor units of `currency`. */
    savedMinor: number;
    /** Amount that is still to be paid into the savings plan, integer in minor units of `currency`; 0 when the total is saved. */
    missingMinor: number;
    /**
     * Price that the buyer pays with the savings plan.
     * - `freeze`: The price when the first part was paid.
     * - `current`: The price when the last part is paid.
     */
    priceMode: "freeze" | "current";
    /**
     * When goods or seats are held for the buyer of the savings plan.
     * - `none`: Only when the last part is paid.
     * - `on_start`: From the first part on.
     * - `at_threshold`: Once `holdThresholdPct` percent of the total is saved.
     */
    holdPolicy: "none" | "on_start" | "at_threshold";
    /** Percent of the savings plan’s total, 1 to 100, from which goods or seats are held for the buyer. Absent unless `holdPolicy` is `at_threshold`. */
    holdThresholdPct?: number;
    /** Percent of the savings, 0 to 100, that is refunded when the buyer stops the savings plan or its deadline passes; fixed when the plan began. */
    refundPct: number;
    /** Smallest part of the savings plan that can be paid at once, in percent of the total, 1 to 100; fixed when the plan began. */
    leastPartPct: number;
    /**
     * When the first part of the savings plan was paid, UTC timestamp.
     * Format: date-time.
     */
    startedAt: string;
    /**
     * Deadline of the savings plan, UTC timestamp: the total has to be saved by then, or the plan ends.
     * Format: date-time.
     */
    deadline: string;
    /**
     * Cause for which the savings plan was cancelled. Absent when it was not cancelled.
     * - `buyer`: The buyer stopped the plan.
     * - `merchant`: The merchant ended the plan: all savings are refunded.
     * - `deadline`: The deadline of the plan passed.
     */
    endedBy?: "buyer" | "merchant" | "deadline";
};
/** A submission of a form by a visitor, with the questions as they were worded then. */
export type FormSubmission = {
    /** Ref of the form submission, given by the service: `sub_…`. */
    ref: string;
    /** Ref of the form that was filled in: `frm_…`. */
    formRef: string;
    /** Slug of the form that was filled in: the merchant’s name of the form in addresses of the shop. */
    formSlug: string;
    /** Name of the form that was filled in, as visitors read it. */
    formName: string;
    /**
     * Channel through which the form was sent.
     * - `hosted`: Page of the form on the service.
     * - `storefront_api`: Storefront API, from the merchant’s server with a secret key.
     */
    source: "hosted" | "storefront_api";
    /** Sender of the form: `name`, `email` and `phone`, from the answers to questions that have an `identity`. Empty object when nothing of it is known. */
    sender: {
        /** Name of the sender of the form. Absent when no question with the `identity` `name` was answered. */
        name?: string;
        /** E-mail address of the sender of the form. Absent when no question with the `identity` `email` was answered. */
        email?: string;
        /** Phone number of the sender of the form. Absent when no question with the `identity` `phone` was answered. */
        phone?: string;
    };
    /** Answers in the form submission, in the order of the form. Questions that were not asked or left blank are absent; uploads are listed as files. */
    answers: {
        /** Key of the form’s question that was answered: the merchant’s own name of the question. */
        key: string;
        /** Wording of the form’s question when the submission was sent, plain text. */
        label: string;
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
        type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
        /** Answer to the form’s question: a text, a number, a boolean, or the list of the chosen texts. */
        value: string | number | boolean | string[];
    }[];
    /** Files that were uploaded with the form submission, each with a download link. Empty when there are none. */
    files: {
        /** Id of the uploaded file, unique within the form submission. */
        ref: string;
        /** Key of the form’s question to which the file was uploaded: the merchant’s own name of the question. */
        key: string;
        /** Wording of the form’s question to which the file was uploaded, plain text, as it was when the submission was sent. */
        label: string;
        /** File name of the upload, as the sender called it. */
        name: string;
        /** MIME type of the uploaded file, detected from its bytes, such as `image/png`. */
        contentType: string;
        /** Size of the uploaded file in bytes. */
        sizeBytes: number;
        /** Signed URL to download the uploaded file, valid for an hour. A stranger sent the file: open it with care. */
        downloadUrl: string;
    }[];
    /**
     * When the form was sent, UTC timestamp.
     * Format: date-time.
     */
    submittedAt: string;
};
/** A table as the merchant wrote it, with the refs that the service gives. */
export type ManagedTable = {
    /**
     * Ref of the table, given by the service: `tbl_…`. It never changes; use it in the paths of this API.
     * @example tbl_01h455vb4pex5vsknk084sn02q
     */
    ref: string;
    /** Slug of the table: the name that you give it for URLs, unique in the workspace among items of the same kind; lower-case letters, digits and single hyphens, at most 100 characters. After a change, storefronts get 404 for the former slug, with the new one in `details.movedTo`. */
    slug: string;
    /** Name of the table as visitors see it: one line of plain text, at most 300 characters. */
    name: string;
    /** Text about the table, plain text of at most 50,000 characters. Absent: none. */
    description?: string;
    /** Columns of the table, each with a heading and the kind of its values, in the order shown; 1 to 100. */
    columns: TableItemColumnOutput[];
    /** Rows of the table, each with a key and its values by column, in the order shown; at most 5,000. Default: none. */
    rows: {
        /**
         * Ref of an entry of `rows`, given by the service: `row_…`. The entry keeps its ref as long as the merchant keeps its `key`.
         * @example row_01h455vb4pex5vsknk084sn02q
         */
        ref: string;
        /** Your own name (key) for the row, unique within the table: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the row as long as you keep the key. */
        key: string;
        /** Values of the table’s row: map from the `key` of a column to the value in the row, in the form that the `type` of the column asks for. Leave empty cells out. */
        cells: {
            [key: string]: TableCell;
        };
    }[];
    /**
     * True: storefronts see the table. False: the table is hidden from them. Default: true.
     * @default true
     */
    published: boolean;
    /** Place of the table in the order of display: an integer, the lowest first. Default: after all others; in a workspace document, the place in the list. */
    position?: number;
    /**
     * When the table was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the table was last written, UTC timestamp with 6 fractional digits.
     * Format: date-time.
     */
    updatedAt: string;
    /** Warnings about accepted input that may be unintended; only in responses to writes: moments that are read differently than before, and names with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** The clock of a workspace’s test mode, which can be frozen and advanced. */
export type TestClock = {
    /**
     * Present time of the workspace’s test mode, UTC timestamp.
     * Format: date-time.
     */
    now: string;
    /**
     * Present time of live mode (the real time), UTC timestamp.
     * Format: date-time.
     */
    realNow: string;
    /** Seconds by which the time of test mode is ahead of the real time; below 0 when it is behind, after it was frozen. */
    offsetSeconds: number;
    /** Time at which the test clock is frozen, UTC timestamp. `null` while it runs or advances. */
    frozenAt: string | null;
    /**
     * Status of the test clock.
     * - `ready`: The clock runs or is frozen.
     * - `advancing`: The clock advances: it stops at each due moment until the work of that moment is done.
     */
    status: "ready" | "advancing";
    /**
     * Time to which the test clock is advancing, UTC timestamp. Absent when it is not advancing.
     * Format: date-time.
     */
    advancingTo?: string;
};
/** A webhook delivery with its body and all of its attempts. */
export type WebhookDeliveryRecord = {
    /** Ref of the webhook delivery, given by the service: `whd_…`. The header `X-SVC-Webhook-Id` has the same in all attempts. */
    ref: string;
    /** Ref of the webhook destination that the delivery goes to: `wdn_…`. */
    destinationRef: string;
    /** Ref of the event that the webhook delivery carries, `wev_…`: the `id` in its body, the same for all destinations. Use it to recognise duplicates. */
    eventRef: string;
    /** Type of the event that the webhook delivery carries, such as `checkout.completed`. */
    type: string;
    /**
     * Mode of the event that the webhook delivery carries.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for events of the catalogue, such as `product.deleted`, which have no mode.
     */
    mode?: "live" | "test";
    /**
     * State of the webhook delivery.
     * - `due`: The delivery waits for its first or next attempt.
     * - `sending`: An attempt is under way.
     * - `held`: The destination is disabled: replay the delivery once it is enabled.
     * - `delivered`: The merchant’s server responded with 2xx.
     * - `exhausted`: Every attempt failed: resend the delivery by hand.
     */
    state: "due" | "sending" | "held" | "delivered" | "exhausted";
    /** Number of attempts to send the webhook delivery so far; 0 before the first one. */
    attempts: number;
    /**
     * When the next attempt to send the webhook delivery begins, UTC timestamp. Absent when none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When the event of the webhook delivery was recorded, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the merchant’s server accepted the webhook delivery with 2xx, UTC timestamp. Absent when it has not.
     * Format: date-time.
     */
    deliveredAt?: string;
    /** Latest attempt to send the webhook delivery: `outcome`, HTTP `status` and duration. Absent before the first attempt. */
    lastAttempt?: {
        /** Number of the delivery attempt: 1 for the first one. */
        attempt: number;
        /**
         * When the delivery attempt began, UTC timestamp.
         * Format: date-time.
         */
        at: string;
        /** Duration of the delivery attempt in milliseconds, from its beginning to the response or the failure. */
        durationMs: number;
        /**
         * Result of the delivery attempt.
         * - `answer`: The merchant’s server responded; see `status`.
         * - `timeout`: No response came within 15 seconds.
         * - `dns`: The host name of the destination was not found.
         * - `connect`: No connection to the destination could be made.
         * - `tls`: The TLS certificate of the destination was refused.
         * - `blocked`: The destination’s address is not a public one.
         * - `connection`: The connection to the destination broke.
         * - `interrupted`: The service had to stop during the attempt; the delivery is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status with which the merchant’s server responded to the delivery attempt; 2xx is success. Absent when there was no response. */
        status?: number;
    };
    /** Body of the webhook delivery, a JSON text, byte for byte as it was signed and sent. */
    requestBody: string;
    /** Attempts to send the webhook delivery, the latest first, each with the server’s response. Empty before the first attempt. */
    log: {
        /** Number of the delivery attempt: 1 for the first one. */
        attempt: number;
        /**
         * When the delivery attempt began, UTC timestamp.
         * Format: date-time.
         */
        at: string;
        /** Duration of the delivery attempt in milliseconds, from its beginning to the response or the failure. */
        durationMs: number;
        /**
         * Result of the delivery attempt.
         * - `answer`: The merchant’s server responded; see `status`.
         * - `timeout`: No response came within 15 seconds.
         * - `dns`: The host name of the destination was not found.
         * - `connect`: No connection to the destination could be made.
         * - `tls`: The TLS certificate of the destination was refused.
         * - `blocked`: The destination’s address is not a public one.
         * - `connection`: The connection to the destination broke.
         * - `interrupted`: The service had to stop during the attempt; the delivery is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status with which the merchant’s server responded to the delivery attempt; 2xx is success. Absent when there was no response. */
        status?: number;
        /** First 16 KiB of the body with which the merchant’s server responded to the delivery attempt, as text. Absent when there was none. */
        responseBody?: string;
    }[];
};
/** The delivery of one event to one webhook destination. */
export type WebhookDelivery = {
    /** Ref of the webhook delivery, given by the service: `whd_…`. The header `X-SVC-Webhook-Id` has the same in all attempts. */
    ref: string;
    /** Ref of the webhook destination that the delivery goes to: `wdn_…`. */
    destinationRef: string;
    /** Ref of the event that the webhook delivery carries, `wev_…`: the `id` in its body, the same for all destinations. Use it to recognise duplicates. */
    eventRef: string;
    /** Type of the event that the webhook delivery carries, such as `checkout.completed`. */
    type: string;
    /**
     * Mode of the event that the webhook delivery carries.
     * - `live`: Real: real money, stock and tickets.
     * - `test`: Trial, made with test keys or in test mode: no money moves, no stock is held and no tickets are issued.
     *
     * Absent for events of the catalogue, such as `product.deleted`, which have no mode.
     */
    mode?: "live" | "test";
    /**
     * State of the webhook delivery.
     * - `due`: The delivery waits for its first or next attempt.
     * - `sending`: An attempt is under way.
     * - `held`: The destination is disabled: replay the delivery once it is enabled.
     * - `delivered`: The merchant’s server responded with 2xx.
     * - `exhausted`: Every attempt failed: resend the delivery by hand.
     */
    state: "due" | "sending" | "held" | "delivered" | "exhausted";
    /** Number of attempts to send the webhook delivery so far; 0 before the first one. */
    attempts: number;
    /**
     * When the next attempt to send the webhook delivery begins, UTC timestamp. Absent when none is planned.
     * Format: date-time.
     */
    nextAttemptAt?: string;
    /**
     * When the event of the webhook delivery was recorded, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When the merchant’s server accepted the webhook delivery with 2xx, UTC timestamp. Absent when it has not.
     * Format: date-time.
     */
    deliveredAt?: string;
    /** Latest attempt to send the webhook delivery: `outcome`, HTTP `status` and duration. Absent before the first attempt. */
    lastAttempt?: {
        /** Number of the delivery attempt: 1 for the first one. */
        attempt: number;
        /**
         * When the delivery attempt began, UTC timestamp.
         * Format: date-time.
         */
        at: string;
        /** Duration of the delivery attempt in milliseconds, from its beginning to the response or the failure. */
        durationMs: number;
        /**
         * Result of the delivery attempt.
         * - `answer`: The merchant’s server responded; see `status`.
         * - `timeout`: No response came within 15 seconds.
         * - `dns`: The host name of the destination was not found.
         * - `connect`: No connection to the destination could be made.
         * - `tls`: The TLS certificate of the destination was refused.
         * - `blocked`: The destination’s address is not a public one.
         * - `connection`: The connection to the destination broke.
         * - `interrupted`: The service had to stop during the attempt; the delivery is tried again.
         */
        outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
        /** HTTP status with which the merchant’s server responded to the delivery attempt; 2xx is success. Absent when there was no response. */
        status?: number;
    };
};
/** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
export type WebhookDestination = {
    /** Ref of the webhook destination, given by the service: `wdn_…`. */
    ref: string;
    /** URL of the merchant’s server that the webhook destination sends events to, by `POST`. */
    url: string;
    /** Merchant’s own name for the webhook destination. Absent when it has none. */
    description?: string;
    /**
     * Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.
     * - `both`: Events of live and test mode.
     * - `live`: Events of live mode.
     * - `test`: Events of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that the webhook destination subscribes to, such as `order.updated`; `*` stands for all. */
    events: string[];
    /** Maximum number of delivery attempts a second to the webhook destination. Absent when there is no limit. */
    maxPerSecond?: number;
    /**
     * Status of the webhook destination.
     * - `enabled`: Events are sent to it.
     * - `disabled`: Events are not sent to it, but kept for 30 days, so that they can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When the webhook destination was disabled, UTC timestamp. Absent while it is enabled.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why the webhook destination is disabled. Absent while it is enabled.
     * - `manual`: The merchant disabled it.
     * - `failing`: Every attempt failed for five days.
     * - `gone`: It responded with 410 Gone.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * When the first failure since the last successful delivery to the webhook destination happened, UTC timestamp. Absent when the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Number of failed delivery attempts to the webhook destination since its last success; 0 when the last attempt succeeded. */
    failures: number;
    /**
     * End of the pause that the service makes after many failures of the webhook destination, UTC timestamp; nothing is sent before. Absent when there is no pause.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret of the webhook destination is being rotated: deliveries are signed with both the present and the next secret. */
    hasNextSecret: boolean;
    /**
     * When the webhook destination was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
};
/** Result of a replay of webhook events. */
export type ReplayedWebhooks = {
    /** Number of webhook deliveries that the replay made due; they are sent in the background. */
    due: number;
};
/** A webhook destination with its next signing secret, which is shown only in this response. */
export type RotatedWebhookSecret = {
    /** Ref of the webhook destination, given by the service: `wdn_…`. */
    ref: string;
    /** URL of the merchant’s server that the webhook destination sends events to, by `POST`. */
    url: string;
    /** Merchant’s own name for the webhook destination. Absent when it has none. */
    description?: string;
    /**
     * Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.
     * - `both`: Events of live and test mode.
     * - `live`: Events of live mode.
     * - `test`: Events of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that the webhook destination subscribes to, such as `order.updated`; `*` stands for all. */
    events: string[];
    /** Maximum number of delivery attempts a second to the webhook destination. Absent when there is no limit. */
    maxPerSecond?: number;
    /**
     * Status of the webhook destination.
     * - `enabled`: Events are sent to it.
     * - `disabled`: Events are not sent to it, but kept for 30 days, so that they can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When the webhook destination was disabled, UTC timestamp. Absent while it is enabled.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why the webhook destination is disabled. Absent while it is enabled.
     * - `manual`: The merchant disabled it.
     * - `failing`: Every attempt failed for five days.
     * - `gone`: It responded with 410 Gone.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * When the first failure since the last successful delivery to the webhook destination happened, UTC timestamp. Absent when the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Number of failed delivery attempts to the webhook destination since its last success; 0 when the last attempt succeeded. */
    failures: number;
    /**
     * End of the pause that the service makes after many failures of the webhook destination, UTC timestamp; nothing is sent before. Absent when there is no pause.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret of the webhook destination is being rotated: deliveries are signed with both the present and the next secret. */
    hasNextSecret: boolean;
    /**
     * When the webhook destination was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Next signing secret of the webhook destination, `whsec_…`, shown only in this response. Deliveries are signed with both secrets until you promote the next one. */
    nextSecret: string;
};
/** All webhook destinations of a workspace. */
export type WebhookDestinationList = {
    /** Webhook destinations of the workspace, the oldest first; at most five. Empty when there are none. */
    data: WebhookDestination[];
};
/** A new webhook destination with its signing secret, which is shown only in this response. */
export type CreatedWebhookDestination = {
    /** Ref of the webhook destination, given by the service: `wdn_…`. */
    ref: string;
    /** URL of the merchant’s server that the webhook destination sends events to, by `POST`. */
    url: string;
    /** Merchant’s own name for the webhook destination. Absent when it has none. */
    description?: string;
    /**
     * Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.
     * - `both`: Events of live and test mode.
     * - `live`: Events of live mode.
     * - `test`: Events of test mode.
     */
    mode: "both" | "live" | "test";
    /** Types of events that the webhook destination subscribes to, such as `order.updated`; `*` stands for all. */
    events: string[];
    /** Maximum number of delivery attempts a second to the webhook destination. Absent when there is no limit. */
    maxPerSecond?: number;
    /**
     * Status of the webhook destination.
     * - `enabled`: Events are sent to it.
     * - `disabled`: Events are not sent to it, but kept for 30 days, so that they can be replayed.
     */
    status: "enabled" | "disabled";
    /**
     * When the webhook destination was disabled, UTC timestamp. Absent while it is enabled.
     * Format: date-time.
     */
    disabledAt?: string;
    /**
     * Reason why the webhook destination is disabled. Absent while it is enabled.
     * - `manual`: The merchant disabled it.
     * - `failing`: Every attempt failed for five days.
     * - `gone`: It responded with 410 Gone.
     */
    disabledReason?: "manual" | "failing" | "gone";
    /**
     * When the first failure since the last successful delivery to the webhook destination happened, UTC timestamp. Absent when the last attempt succeeded.
     * Format: date-time.
     */
    failingSince?: string;
    /** Number of failed delivery attempts to the webhook destination since its last success; 0 when the last attempt succeeded. */
    failures: number;
    /**
     * End of the pause that the service makes after many failures of the webhook destination, UTC timestamp; nothing is sent before. Absent when there is no pause.
     * Format: date-time.
     */
    pausedUntil?: string;
    /** True while the signing secret of the webhook destination is being rotated: deliveries are signed with both the present and the next secret. */
    hasNextSecret: boolean;
    /**
     * When the webhook destination was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Signing secret of the webhook destination, `whsec_…`, shown only in this response. Store it on the server that verifies webhooks. */
    secret: string;
};
/** A sample event that was sent to the open streams. */
export type WebhookSample = {
    /** Ref of the sample event, `wev_…`: the `id` in the body that the streams are sent. */
    eventRef: string;
    /**
     * Type of the sample event.
     * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
     * - `checkout.expired`: A checkout link lapsed unpaid.
     * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
     * - `form.submitted`: A form submission was recorded.
     * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
     * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
     * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
     * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
     * - `customer.linked`: A buyer account was linked to a contact; once per link.
     * - `product.deleted`: A product was deleted; remove it from any local copy.
     * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
     * - `ping`: A test event that the merchant asked for.
     */
    type: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
    /** Number of open event streams that the sample is sent to, 1 or more. */
    listeners: number;
};
/** A workspace (the shop of one merchant) with all settings in force, defaults included. */
export type Workspace = {
    /** Ref of the workspace, given by the service: `wks_…`. */
    ref: string;
    /** Slug of the workspace: its name in addresses of the service’s pages. It never changes. */
    slug: string;
    /** Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters. */
    displayName: string;
    /** Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read. Leave out to keep the current value. */
    timezone: string;
    /** Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it. */
    currencies: string[];
    /** True: the API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_DISABLED`. Leave out to keep the current value. */
    apiEnabled: boolean;
    /** True: the secret API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_SECRET_DISABLED`. Leave out to keep the current value. */
    secretKeysEnabled: boolean;
    /** True: the workspace may open headless checkouts, in which your own page renders the payment step. False: it may not. Default: false. Leave out to keep the current value. */
    headlessEnabled: boolean;
    /** Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them. */
    fees: ServiceFees;
    /** Payment rails (ways to pay) that the workspace offers to buyers, each with `enabled`. */
    rails: PaymentRailsOutput;
    /** Settings of checkouts in the workspace: how long they hold tickets and stock, payments that come late, and return addresses. */
    checkouts: CheckoutSettings;
    /** Settings of one-time passwords (OTP) that the workspace sends: the number that sends them, and the countries they may go to. */
    otp: OtpSettings;
    /** Settings of SMS to guests and buyers of the workspace: countries, and the largest number in a day. */
    texts: TextSettings;
    /** Settings of e-mails of the workspace to attendees who did not register or buy themselves. */
    messages: MessageSettings;
    /** Terms of savings plans in the workspace: the smallest part, and the refund when a plan ends early. */
    savings: SavingsSettings;
    /** Settings of form submissions in the workspace: how long they are kept, and the space for their files. */
    forms: FormSettings;
    /** Space for the pictures and files that the workspace uploads. The operator sets it. */
    media: MediaSettings;
    /** Largest number of seats that one registration or checkout in the workspace may take. */
    seats: SeatSettings;
    /** Rate limits of the workspace for requests to the API, by name. A limit that is left out is the default of the service; only the operator can raise one above it. */
    limits: RateLimits;
    /** Actions that guests and buyers of the workspace may take themselves, without asking you, by the link of their ticket or order. */
    selfService: SelfServiceSettingsOutput;
    /** Contact of the shop for guests and buyers: `email`, `phone` and `promise`. Absent when pages and mails name no contact. */
    support?: SupportSettings;
    /** Merchant’s own wording of mails: an object from a language (`en` or `fr`) to an object from the kind of a mail to the texts that replace the service’s. Absent when the service words all mails. */
    mailWording?: MailWording;
    /** E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. Absent: nobody is notified. */
    alertEmail?: string;
    /**
     * When the workspace was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Warnings about accepted input of the workspace that may be unintended; only in responses to writes: currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, and a name with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
};
/** Fees of the service on sales. */
export type ServiceFees = {
    /**
     * Fee of the service on each ticket sold: a percentage (`pct`) plus a fixed part (`flatMinor`). No fee on tickets that cost nothing.
     * @default {
     *   "pct": 0,
     *   "flatMinor": 0,
     *   "flatByCurrency": {}
     * }
     */
    frontdesk: ServiceFeeOutput;
    /**
     * Fee of the service on each product and package sold: a percentage (`pct`) plus a fixed part (`flatMinor`).
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
     * Time in minutes for which a hosted checkout holds the tickets in it, 5 to 60. Default: 30.
     * @default 30
     */
    eventMinutes: number;
    /**
     * Time in minutes for which a headless checkout holds the tickets in it, 5 to 60. Default: 15.
     * @default 15
     */
    headlessMinutes: number;
    /**
     * Time in minutes for which a checkout holds products once the buyer starts to pay, 5 to 60. Default: 15.
     * @default 15
     */
    stockMinutes: number;
    /**
     * Time in seconds for which an expired checkout stays open while the payment provider does not answer, 0 to 600. Default: 120.
     * @default 120
     */
    graceSeconds: number;
    /**
     * Time in hours after a checkout has ended in which late money still makes it paid, if everything can still be bought at the same total: 0 to 168. Money that comes later is refunded. Default: 24.
     * @default 24
     */
    lateMoneyHours: number;
    /**
     * True when the host of a checkout’s `returnUrl` has to be a registered origin of a publishable key of the same mode, or one of the storefront’s `verifiedDomains`. Default: false, any https host.
     * @default false
     */
    registeredReturnUrls: boolean;
    /** Highest number of open checkouts by one API key that hold seats or stock at the same time in live mode, 1 to 100,000; a further one gets 429 `RATE_LIMITED`. Savings plans that have begun do not count. Absent when there is no limit. */
    mostHoldsPerKey?: number;
};
/** Settings of one-time passwords. */
export type OtpSettings = {
    /**
     * Number that sends one-time codes, unless a request names the other. Default: `own`.
     * - `own`: The merchant’s connected number.
     * - `frontdesk`: The number of the service.
     * @default own
     */
    sender: "own" | "frontdesk";
    /** Countries to whose phone numbers one-time codes may be sent, as ISO 3166-1 alpha-2 codes such as `NG`. Absent: the merchant’s own number sends only to the country of the shop’s time zone, the service’s number to all countries. */
    countries?: string[];
    /**
     * True: the service blocks an API key for a time, with 429 `RATE_LIMITED`, when it sends codes to many consecutive numbers or to a country where hardly any code is entered. Default: false.
     * @default false
     */
    fraudGuards: boolean;
};
/** Limits of SMS to guests and buyers of a workspace; one-time passwords do not count. */
export type TextSettings = {
    /** Countries to whose phone numbers the workspace may send SMS to guests and buyers, as ISO 3166 two-letter codes such as `NG` (for one-time passwords `otp.countries` counts). You may remove countries; only the operator can add others. Absent: the country of the shop’s time zone, and the country of its own number. */
    countries?: string[];
    /**
     * Largest number of SMS that the workspace sends to guests and buyers in any 24 hours, 1 to 100,000; one-time passwords do not count. Further SMS wait. Default: 500. Only the operator changes it.
     * @default 500
     */
    mostPerDay: number;
};
/** Rules for e-mails to attendees beside the person who registered or bought. */
export type MessageSettings = {
    /**
     * True: an attendee with an e-mail address of their own gets their ticket and a calendar entry by e-mail, once the seat is confirmed or paid. False: only the person who registered or bought gets e-mails. Default: false.
     * @default false
     */
    attendees: boolean;
};
/** Terms of savings plans that begin from now on. */
export type SavingsSettings = {
    /**
     * Part of the saved money that is refunded when the buyer stops a savings plan or the deadline passes, in percent, 0 to 100. When the merchant ends a plan, all money is refunded. Default: 100.
     * @default 100
     */
    refundPct: number;
    /**
     * Smallest payment into a savings plan in percent of the plan’s total, 1 to 100; a last payment may be smaller. Applies to plans that begin from now on. Default: 5.
     * @default 5
     */
    leastPartPct: number;
};
/** Settings of form submissions: how long they are kept, and the space for their files. */
export type FormSettings = {
    /**
     * Number of days after which a submission of a form is permanently deleted with its files, 1 to 3,650. `null`: submissions are kept. Default: 365.
     * @default 365
     */
    keepDays: number | null;
    /**
     * Largest size of all files of one form submission together, in MiB, 1 to 250. Default: 25.
     * @default 25
     */
    fileMiBPerSubmission: number;
    /**
     * Largest size of the files of all form submissions of the workspace together, in MiB, 0 to 1,048,576. When it is reached, forms take no files until some are deleted. Default: 2,048.
     * @default 2048
     */
    fileMiBInAll: number;
};
/** Space for the pictures and files that the merchant uploads. */
export type MediaSettings = {
    /**
     * Largest size of all uploaded pictures and files of the workspace together, in MiB, 0 to 1,048,576. When it is reached, uploads get 413 until some are deleted. Default: 10,240. Only the operator changes it.
     * @default 10240
     */
    fileMiBInAll: number;
};
/** Most seats that one registration or checkout may take. */
export type SeatSettings = {
    /**
     * Highest number of seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 20.
     * @default 20
     */
    mostPerRegistration: number;
    /**
     * Highest number of seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 100.
     * @default 100
     */
    mostPerCheckout: number;
};
/** A new admin token, which is shown only in this response. */
export type AdminToken = {
    /** Ref of the admin token among the keys: `key_…`. Use it to pause or revoke the token. */
    ref: string;
    /** Admin token for the management API of the workspace: send it as `Authorization: Bearer …`. It is shown only in this response, so store it now. */
    adminToken: string;
};
/** A new workspace with its first admin token, which is shown only in this response. */
export type CreatedWorkspace = {
    /** Ref of the workspace, given by the service: `wks_…`. */
    ref: string;
    /** Slug of the workspace: its name in addresses of the service’s pages. It never changes. */
    slug: string;
    /** Name of the shop (workspace) as guests and buyers read it: one line of plain text, at most 300 characters. */
    displayName: string;
    /** Time zone of the shop (workspace): IANA name such as `Africa/Lagos`. It decides when a day begins, and how times without a zone are read. Leave out to keep the current value. */
    timezone: string;
    /** Currencies in which the shop (workspace) sells, as ISO 4217 codes such as `NGN`; 1 to 20. The first one is the primary currency: amounts without a currency are in it. */
    currencies: string[];
    /** True: the API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_DISABLED`. Leave out to keep the current value. */
    apiEnabled: boolean;
    /** True: the secret API keys of the workspace work. False: every request with one of them gets 403 `STORE_API_SECRET_DISABLED`. Leave out to keep the current value. */
    secretKeysEnabled: boolean;
    /** True: the workspace may open headless checkouts, in which your own page renders the payment step. False: it may not. Default: false. Leave out to keep the current value. */
    headlessEnabled: boolean;
    /** Fees that the service takes on sales of the workspace: one on tickets, one on products. The operator sets them. */
    fees: ServiceFees;
    /** Payment rails (ways to pay) that the workspace offers to buyers, each with `enabled`. */
    rails: PaymentRailsOutput;
    /** Settings of checkouts in the workspace: how long they hold tickets and stock, payments that come late, and return addresses. */
    checkouts: CheckoutSettings;
    /** Settings of one-time passwords (OTP) that the workspace sends: the number that sends them, and the countries they may go to. */
    otp: OtpSettings;
    /** Settings of SMS to guests and buyers of the workspace: countries, and the largest number in a day. */
    texts: TextSettings;
    /** Settings of e-mails of the workspace to attendees who did not register or buy themselves. */
    messages: MessageSettings;
    /** Terms of savings plans in the workspace: the smallest part, and the refund when a plan ends early. */
    savings: SavingsSettings;
    /** Settings of form submissions in the workspace: how long they are kept, and the space for their files. */
    forms: FormSettings;
    /** Space for the pictures and files that the workspace uploads. The operator sets it. */
    media: MediaSettings;
    /** Largest number of seats that one registration or checkout in the workspace may take. */
    seats: SeatSettings;
    /** Rate limits of the workspace for requests to the API, by name. A limit that is left out is the default of the service; only the operator can raise one above it. */
    limits: RateLimits;
    /** Actions that guests and buyers of the workspace may take themselves, without asking you, by the link of their ticket or order. */
    selfService: SelfServiceSettingsOutput;
    /** Contact of the shop for guests and buyers: `email`, `phone` and `promise`. Absent when pages and mails name no contact. */
    support?: SupportSettings;
    /** Merchant’s own wording of mails: an object from a language (`en` or `fr`) to an object from the kind of a mail to the texts that replace the service’s. Absent when the service words all mails. */
    mailWording?: MailWording;
    /** E-mail address of the merchant to which the service writes when something needs attention, such as failing webhooks. Absent: nobody is notified. */
    alertEmail?: string;
    /**
     * When the workspace was created, UTC timestamp.
     * Format: date-time.
     */
    createdAt: string;
    /** Warnings about accepted input of the workspace that may be unintended; only in responses to writes: currencies that no payment provider charges in live mode, amounts off the smallest step of their currency, and a name with characters that tickets cannot print. Absent when there are none. */
    warnings?: DocumentWarning[];
    /** Admin token for the management API of the workspace: send it as `Authorization: Bearer …`. It is shown only in this response, so store it now. */
    adminToken: string;
};
/** Prices of a ticket type that apply until a time, or for a number of tickets. */
export type PricePhaseItemOutput = {
    /** Your own name (key) for the price phase, unique within the ticket type: lower-case letters, digits and single hyphens, at most 100 characters. The service keeps the ref of the price phase as long as you keep the key. */
    key: string;
    /** Price in `currency` of a variant, package option, add-on, ticket type or price phase: integer in the currency’s minor unit (kobo, cents). Short form of one entry of `prices`, for your requests; leave it out when you give `prices`. */
    priceMinor?: number;
    /** Former, higher price to show struck through beside `priceMinor` of a variant, package option, add-on or ticket type: integer in the same minor unit. Leave it out when nothing is reduced. */
    compareAtMinor?: number;
    /**
     * Currency of the `priceMinor` beside it (of an add-on, ticket type or price phase), as ISO 4217 code such as `NGN`. Default: the primary currency.
     * @example NGN
     */
    currency?: string;
    /**
     * Prices of a ticket of this type without fees, one for each currency that the ticket is sold in, in minor units; at most 50. They replace the prices of the ticket type while the price phase lasts.
     * @default []
     */
    prices: PriceEntry[];
    /**
     * When the price phase of the ticket type ends. Absent when the phase ends with the sale of `capacity` tickets. ISO 8601: without a zone the time is local to the event, else to the shop, and a date alone includes that whole day. Responses give UTC.
     * Format: date-time.
     * @example 2026-03-01T09:00:00.000Z
     */
    endsAt?: string;
    /** Number of tickets of the type that are sold at the prices of the price phase. Absent when any number is sold until `endsAt`. */
    capacity?: number;
};
/** A question that the buyer answers when buying a product, package or ticket. Send the answer in `responses`, under the `key` of the question. */
export type FormFieldOutput = {
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
/** People, orders and money of live mode that the cancellation of the event affected, and the choices of the merchant. */
export type EventCancellationOutput = {
    /** Number of people who had a seat of the event, by their e-mail addresses or phone numbers. */
    people: number;
    /** Number of registrations with seats of the event. */
    registrations: number;
    /** Number of paid orders with seats of the event. */
    orders: number;
    /** Number of checkouts of the event that were open. */
    openCheckouts: number;
    /** Number of savings plans for the event that were running. */
    savingsPlans: number;
    /** Money that was paid for tickets of the event and savings plans, and had not gone back: ISO 4217 code → integer in that currency’s minor unit. Empty when there was none. */
    refundMinor: {
        [key: string]: number;
    };
    /**
     * Treatment of the money that was paid for the cancelled event.
     * - `none`: No money of orders goes back by itself: refund the orders that you want to.
     * - `all`: Everything that was paid for tickets goes back.
     */
    refund: "none" | "all";
    /** True when guests and buyers were notified of the cancelled event. */
    notify: boolean;
    /** Number of orders that were refunded with the cancellation of the event. */
    refunded: number;
    /** Number of orders whose refund with the cancellation of the event is still to be made, or on its way. */
    refundsOpen: number;
    /** Number of orders whose refund with the cancellation of the event the payment provider refused: see the payment exceptions. */
    refundsFailed: number;
};
/** Settings of a form question by its type: `choices` for questions with choices, `file` for questions that take files. Empty for all other types. */
export type FormFieldOptionsOutput = {
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
/** One block of a long text (product description, article or text section), such as a paragraph, heading or picture. Sort the blocks by `sort`, and show each by its `kind`. */
export type DescriptionBlockOutput = {
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
/** Details of a product for its page, such as brand, long description, dimensions and technical data. Every field is optional; show those that are present. */
export type ProductInfoOutput = {
    /** Brand under which the product is sold, plain text. Absent when it is not given. */
    brand?: string;
    /** Kind of product in the merchant’s own words, such as `Bags`. Absent when it is not given. */
    infoCategory?: string;
    /** Long description of the product for its page, plain text of several paragraphs. Show it in addition to `description`; absent when there is none. */
    longDescription?: string;
    /** Long description of the product as an array of blocks, such as paragraphs, headings and pictures; sort the blocks by `sort`. Absent when there is none. */
    descriptionBlocks?: DescriptionBlockOutput[];
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
    specs?: ProductSpecOutput[];
};
/** Line of the technical data of a product, such as `Capacity`: `14` `litres`. */
export type ProductSpecOutput = {
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
/** Line in the feature list of a variant: a part, and if the variant includes it. */
export type VariantFeatureOutput = {
    /** Name of a part that the variant includes or does not include, one line of plain text such as `Free refills`. */
    text: string;
    /**
     * True: the variant includes the part (show a tick). False: the variant does not include the part (show it crossed out). Default: true.
     * @default true
     */
    included: boolean;
};
/** Storefront document as you write it: brand, theme, pages, sections and content of the storefront. */
export type StorefrontItemOutput = {
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
    renderConfig?: StorefrontRenderConfigOutput;
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
    /** Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Absent: none. */
    content?: StorefrontItemContentOutput;
    /**
     * True: storefronts get everything of the storefront document. False: they get the lists of products, events and the like, and nothing of the document. Default: true.
     * @default true
     */
    published: boolean;
};
/** Structure of the storefront: template, theme, sections of the home page, and further pages. */
export type StorefrontRenderConfigOutput = {
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
    sections: StorefrontSectionOutput[];
    /**
     * Pages of the storefront besides the home page, each with its slug and sections. Default: empty.
     * @default []
     */
    pages: StorefrontPageOutput[];
};
/** Section of a storefront page: kind, visibility and settings. Its content is in `content`, in the map for its kind, under its `id`. */
export type StorefrontSectionOutput = {
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
export type StorefrontPageOutput = {
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
    sections: StorefrontSectionOutput[];
    /**
     * Settings of the storefront page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.
     * @default {}
     */
    options: {
        [key: string]: unknown;
    };
};
/** Texts, pictures and settings of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. */
export type StorefrontItemContentOutput = {
    /** Header at the top of every page of the storefront: logo, menu and buttons. Absent: your theme decides. */
    header?: StorefrontHeaderOutput;
    /** Opening (hero) of the storefront’s home page, above its sections: title, buttons and background. Absent when there is none. */
    hero?: StorefrontHeroOutput;
    /** Footer at the bottom of every page of the storefront: links, newsletter sign-up and notes. Absent: your theme decides. */
    footer?: StorefrontFooterOutput;
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
        campaigns: StorefrontCampaignOutput[];
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
            buttons?: ButtonOutput[];
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
            buttons: ButtonOutput[];
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
            /** HTML from which the service has removed scripts, frames, styles and everything else that could run. Insert it into a page as it is. */
            html?: string;
            /** Text of the rich-text section as blocks, such as paragraphs and headings; sort the blocks by `sort`. Used where `html` is absent. */
            blocks?: DescriptionBlockOutput[];
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
            buttons: ButtonOutput[];
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
                buttons: ButtonOutput[];
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
    };
};
/** Header at the top of every page of the storefront: logo, menu, buttons and link previews. Names of layouts and looks are those of your theme; the service does not interpret them. */
export type StorefrontHeaderOutput = {
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
    ctas?: ButtonOutput[];
    /** Look of the menu’s links in the header of the storefront, such as `underline`: a name that your theme defines. Absent: your theme decides. */
    linkStyle?: string;
    /** Entries of the menu in the header of the storefront, in the order to show. Absent when there are none. */
    links?: NavigationLinkOutput[];
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
export type ButtonOutput = {
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
export type NavigationLinkOutput = {
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
export type StorefrontHeroOutput = {
    /** Short line of plain text above the title of the opening section (hero). Absent when there is none. */
    eyebrow?: string;
    /** Title of the opening section (hero), plain text to show in large letters. Absent when there is none. */
    title?: string;
    /** Line of plain text below the title of the opening section (hero). Absent when there is none. */
    subtitle?: string;
    /** Buttons below the text of the opening section (hero), in the order to show. Absent when there are none. */
    buttons?: ButtonOutput[];
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
/** Footer at the bottom of every page of the storefront: links, newsletter sign-up, ways to pay, address and opening hours. */
export type StorefrontFooterOutput = {
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
        links: NavigationLinkOutput[];
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
/** Promotion that opens over the page: text, buttons and optional sign-up. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
export type StorefrontCampaignOutput = {
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
    buttons?: ButtonOutput[];
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
/** Column of a table as you write it: heading, kind of values, and if storefronts see it. */
export type TableItemColumnOutput = {
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
    /**
     * True: storefronts see neither the column of the table nor its cells. False: they see both. Default: false.
     * @default false
     */
    private: boolean;
};
/** Fee of the service on each line of a sale whose net is above 0. */
export type ServiceFeeOutput = {
    /**
     * Percentage of the price of a sold line after discounts that the service takes as a fee, 0 to 100 with up to four decimals: 2.5 means 2.5 %. Default: 0.
     * @default 0
     */
    pct: number;
    /**
     * Fixed part of the service’s fee for each piece or ticket sold, integer in minor units of the workspace’s primary currency. Default: 0.
     * @default 0
     */
    flatMinor: number;
    /**
     * Fixed part of the service’s fee for each piece or ticket sold in other currencies: ISO 4217 code → integer in that currency’s minor unit. A currency that is missing has 0.
     * @default {}
     */
    flatByCurrency: AmountsByCurrency;
};
/** Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
export type PaymentRailsOutput = {
    /**
     * Payment by card in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    card: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
    /**
     * Payment by bank transfer in NGN, through Paystack: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    bank_transfer: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
    /**
     * Payment by card in currencies other than NGN, through Stripe: `enabled` switches this way to pay on or off. Default: on.
     * @default {
     *   "enabled": true
     * }
     */
    international_card: {
        /** True offers buyers the way to pay (card, bank transfer or international card), as far as an account at a payment provider allows it; false hides it. Default: true. */
        enabled: boolean;
    };
};
/** Actions that guests and buyers may take themselves, without asking you, by the link of their ticket or order. All are off by default but `tickets.resend`. */
export type SelfServiceSettingsOutput = {
    /**
     * Actions that guests may take themselves by the link of their ticket, such as changing the name; each is true when it is allowed.
     * @default {
     *   "rename": false,
     *   "giveAway": false,
     *   "giveBack": false,
     *   "resend": true
     * }
     */
    tickets: {
        /**
         * True lets guests change the name on their ticket, on the page of the ticket. Default: false.
         * @default false
         */
        rename: boolean;
        /**
         * True lets guests of all events of the shop give their ticket to somebody else, on the page of the ticket; a mailed code confirms it. Default: false.
         * @default false
         */
        giveAway: boolean;
        /**
         * True lets guests give a free ticket back, on the page of the ticket; the seat is then on sale again. Default: false.
         * @default false
         */
        giveBack: boolean;
        /**
         * True lets guests have their ticket mailed again, on the page of the ticket. Default: true.
         * @default true
         */
        resend: boolean;
    };
    /**
     * Actions that buyers may take themselves by the link of their order, such as asking for a refund; each is true when it is allowed.
     * @default {
     *   "changeAddress": false,
     *   "cancelCheckout": false,
     *   "requestRefund": false
     * }
     */
    orders: {
        /**
         * True lets buyers change the delivery address on the page of their order until fulfilment begins; a mailed code confirms the change. Default: false.
         * @default false
         */
        changeAddress: boolean;
        /**
         * True lets buyers cancel their checkout while it is not paid. Default: false.
         * @default false
         */
        cancelCheckout: boolean;
        /**
         * True lets buyers ask for a refund on the page of their order, which the merchant answers; a mailed code confirms the request. Default: false.
         * @default false
         */
        requestRefund: boolean;
    };
};
/** One page of a list. */
export type Page<Item> = {
    /** Entries of this page, in the order of the list. Empty when there are none, or none match the filters. */
    data: Item[];
    /** Cursor of the next page: repeat the call with it as `cursor`, and with the same filters. Absent on the last page. */
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
        ImportSource: ImportSource;
        PackageItem: PackageItem;
        PackageOptionItem: PackageOptionItem;
        EventItemOfDocument: EventItemOfDocument;
        EventMedia: EventMedia;
        Fee: Fee;
        TicketTypeItem: TicketTypeItem;
        PricePhaseItem: PricePhaseItem;
        SaveForItPolicy: SaveForItPolicy;
        Sponsorship: Sponsorship;
        EventCancellation: EventCancellation;
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
        CancelEventBody: CancelEventBody;
        EventMessageBody: EventMessageBody;
        EventPatch: EventPatch;
        EventItem: EventItem;
        FolderPatch: FolderPatch;
        FormPatch: FormPatch;
        RollKeyBody: RollKeyBody;
        ChangeKeyBody: ChangeKeyBody;
        Scope: Scope;
        RateLimit: RateLimit;
        RateLimits: RateLimits;
        CreateKeyBody: CreateKeyBody;
        RetryMessagesBody: RetryMessagesBody;
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
        ErasedContact: ErasedContact;
        PersonalFile: PersonalFile;
        Contact: Contact;
        PersonalFileSeat: PersonalFileSeat;
        ErasedPerson: ErasedPerson;
        AddressFile: AddressFile;
        CustomerLink: CustomerLink;
        ManagedDeliveryZone: ManagedDeliveryZone;
        ManagedDiscountCode: ManagedDiscountCode;
        WorkspaceDocumentSchema: WorkspaceDocumentSchema;
        ExportedDocument: ExportedDocument;
        AppliedDocument: AppliedDocument;
        PlannedItem: PlannedItem;
        PlannedChange: PlannedChange;
        FieldChange: FieldChange;
        EmailPreview: EmailPreview;
        PreviewedMessage: PreviewedMessage;
        PreviewedAttachment: PreviewedAttachment;
        ManagedEvent: ManagedEvent;
        CancellationPreview: CancellationPreview;
        EventMessage: EventMessage;
        ManagedFolder: ManagedFolder;
        ManagedForm: ManagedForm;
        Key: Key;
        CreatedKey: CreatedKey;
        MediaFile: MediaFile;
        Message: Message;
        RetriedMessages: RetriedMessages;
        Subscriber: Subscriber;
        ManagedNote: ManagedNote;
        StoreOrderRecord: StoreOrderRecord;
        StoreOrderItem: StoreOrderItem;
        StoreOrderFulfillment: StoreOrderFulfillment;
        OrderRefundRequest: OrderRefundRequest;
        RefundPreview: RefundPreview;
        SentCode: SentCode;
        OtpConnection: OtpConnection;
        OtpLedger: OtpLedger;
        OtpLedgerEntry: OtpLedgerEntry;
        OtpTemplate: OtpTemplate;
        OtpTemplateList: OtpTemplateList;
        ManagedReview: ManagedReview;
        VariantStockList: VariantStockList;
        VariantStock: VariantStock;
        ManagedPackage: ManagedPackage;
        ResolvedPaymentException: ResolvedPaymentException;
        PaymentException: PaymentException;
        PaymentProviderAccount: PaymentProviderAccount;
        PaymentProviderAccountList: PaymentProviderAccountList;
        ManagedProduct: ManagedProduct;
        ManagedPromoterCode: ManagedPromoterCode;
        RefundRequest: RefundRequest;
        ManagedRegistration: ManagedRegistration;
        ManagedAttendee: ManagedAttendee;
        LoggedRequest: LoggedRequest;
        AwaitedVariantList: AwaitedVariantList;
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
        WebhookDestinationList: WebhookDestinationList;
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
        EventCancellationOutput: EventCancellationOutput;
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only entries about the thing with this ref, such as `prd_…`. Default: all. */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: an entry of the audit log: a change made through the management API, and the token that made it. */
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
                /** Ref of the catalog, given by the service: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A catalog as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the catalog, given by the service: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the catalog, given by the service: `cat_…`. */
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
            /** A catalog as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the catalog with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a catalog as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CatalogItem;
            };
        };
        responses: {
            /** Created. A catalog as the merchant wrote it, with the refs that the service gives. */
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
                /** Day of the event whose check-in is undone: its key or ref (`day_…`). Leave out for the latest check-in. */
                day?: string;
            };
            header?: never;
            path: {
                /** Ref of the attendee, given by the service: `att_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Event that the request is about: its ref (`evt_…`) or its slug. */
                event: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Public keys by which scanners verify the tickets of an event offline. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CheckInBody;
            };
        };
        responses: {
            /** Created. Check-in of a guest, for the person at the door. */
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
                /** Ref of the checkout, given by the service: `chk_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A checkout as merchants see it, with each payment attempt, each received payment and each refund. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only checkouts with this status. Default: all. Status of the checkout.
                 * - `open`: The buyer can pay; a payment may be under way.
                 * - `paid`: The amount due was paid in full, and an order exists.
                 * - `expired`: The checkout ran out of time before it was paid; the goods and seats it held are for sale again.
                 * - `cancelled`: The checkout was cancelled before it was paid.
                 */
                status?: "open" | "paid" | "expired" | "cancelled";
                /** Only checkouts with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same. */
                search?: string;
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a checkout as merchants see it: status, amounts, lines and buyer. */
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
                /** Ref of the collection, given by the service: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A collection as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the collection, given by the service: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the collection, given by the service: `col_…`. */
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
            /** A collection as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the collection with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a collection as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CollectionItem;
            };
        };
        responses: {
            /** Created. A collection as the merchant wrote it, with the refs that the service gives. */
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
            query?: {
                /**
                 * Treatment of a person with a balance due, a seat to come or an open savings plan. Default: `false`.
                 * - `true`: The person is erased; what is open goes on without their details, and no mail about it reaches them.
                 * - `false`: The request is refused with 409, and `details.openBusiness` has the refs of what is open.
                 */
                force?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the contact, given by the service: `con_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A contact that was erased, with what is left for the merchant to decide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErasedContact;
                };
            };
        };
    };
    exportContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the contact, given by the service: `con_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All data that the service stores about one person, for a request of access: contact, orders, registrations, sign-ups, messages and more. */
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
                /** Ref of the contact, given by the service: `con_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A person who bought, registered for an event or was linked with a user of the merchant. */
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
    erasePerson: {
        parameters: {
            query?: {
                /**
                 * Mode of the data. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
                /**
                 * Treatment of a person with a balance due, a seat to come or an open savings plan. Default: `false`.
                 * - `true`: The person is erased; what is open goes on without their details, and no mail about it reaches them.
                 * - `false`: The request is refused with 409, and `details.openBusiness` has the refs of what is open.
                 */
                force?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * E-mail address of the person; upper and lower case are the same. Leave out with `phone`.
                     * Format: email.
                     */
                    email?: string;
                    /**
                     * Phone number of the person in international form, such as `+2348031234567`. Leave out with `email`.
                     * @example +2348031234567
                     */
                    phone?: string;
                    /** Seats whose names are cleared as well although seats with the address have several names: refs of `keptNames` of an earlier answer. Default: none. */
                    names?: string[];
                };
            };
        };
        responses: {
            /** Outcome of erasing an address: the contacts, and what is left for the merchant to decide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErasedPerson;
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: {
                /**
                 * Mode of the data. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * E-mail address of the person; upper and lower case are the same. Leave out with `phone`.
                     * Format: email.
                     */
                    email?: string;
                    /**
                     * Phone number of the person in international form, such as `+2348031234567`. Leave out with `email`.
                     * @example +2348031234567
                     */
                    phone?: string;
                };
            };
        };
        responses: {
            /** All data that the service stores about the person with an e-mail address or phone number, for a request of access. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddressFile;
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only contacts with this text in the name, e-mail address or phone number; upper and lower case are the same. */
                search?: string;
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a person who bought, registered for an event or was linked with a user of the merchant. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the customer link of this user: the merchant’s own id of the user, exactly as it was sent. */
                externalRef?: string;
                /** Only customer links with the contact of this ref, `con_…`. */
                contact?: string;
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a link between a user of the merchant’s own site and a contact of the service. */
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
                /** Ref of the delivery zone, given by the service: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A delivery zone as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the delivery zone, given by the service: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the delivery zone, given by the service: `dlz_…`. */
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
            /** A delivery zone as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the delivery zone with this key; upper and lower case are the same. Default: all. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a delivery zone as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeliveryZoneItem;
            };
        };
        responses: {
            /** Created. A delivery zone as the merchant wrote it, with the refs that the service gives. */
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
                /** Ref of the discount code, given by the service: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A discount code as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the discount code, given by the service: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the discount code, given by the service: `dsc_…`. */
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
            /** A discount code as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the discount code with this code; upper and lower case are the same. Default: all. */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a discount code as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DiscountCodeItem;
            };
        };
        responses: {
            /** Created. A discount code as the merchant wrote it, with the refs that the service gives. */
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
            /** The JSON Schema (draft 7) of workspace documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WorkspaceDocumentSchema;
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
            /** A workspace document: all sections of a workspace, in the form of `/admin/document/schema.json`. */
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
                 * Mode of the request: apply the document, or only plan it. Default: `false`.
                 * - `true`: Nothing is changed: the response says what would change, and lists what is in use in `inUse` instead of refusing it.
                 * - `false`: The document is applied.
                 */
                dryRun?: "true" | "false";
                /**
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
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
                    /** Version of the format of workspace documents: always 1. */
                    version: 1;
                    /** Revision of the workspace, from an export of its document. When the workspace has changed since the export, the document is refused with 409. Leave it out to apply the document in any case. */
                    revision?: string;
                    /** Name, time zone, currencies and settings of the workspace. Leave it out to keep them as they are. */
                    workspace?: WorkspaceItem;
                    /** Storefront document: brand, theme, pages and content of the storefront. Leave it out to keep it as it is. */
                    storefront?: StorefrontItem;
                    /** All products of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    products?: ProductItem[];
                    /** All collections of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    collections?: CollectionItem[];
                    /** All packages of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    packages?: PackageItem[];
                    /** All events of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    events?: EventItemOfDocument[];
                    /** All forms of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    forms?: FormItem[];
                    /** All tables of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    tables?: TableItem[];
                    /** All media catalogs of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    catalogs?: CatalogItem[];
                    /** All folders of files of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    folders?: FolderItem[];
                    /** All notes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    notes?: NoteItem[];
                    /** All delivery zones of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    deliveryZones?: DeliveryZoneItem[];
                    /** All discount codes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    discountCodes?: DiscountCodeItem[];
                    /** All promoter codes of the workspace, in the order of display. Those that are not listed are deleted. Leave the list out to keep them as they are. */
                    promoterCodes?: PromoterCodeItem[];
                };
            };
        };
        responses: {
            /** Changes that a workspace document made, or would make. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmailPreviewBody;
            };
        };
        responses: {
            /** Messages as they would be sent, with sample data or for the given registration. */
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
    cancelEvent: {
        parameters: {
            query?: {
                /**
                 * Mode of the request: cancel the event, or only count what that would affect. Default: `false`.
                 * - `true`: Nothing is written: the response has the counts.
                 * - `false`: The event is cancelled.
                 */
                dryRun?: "true" | "false";
                /**
                 * Treatment of an event that people have seats of, save for or are about to pay for. Default: `false`.
                 * - `true`: It is cancelled, with their seats, plans and checkouts.
                 * - `false`: The request is refused with 409, and `details.affected` has the counts.
                 */
                force?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
                "application/json": CancelEventBody;
            };
        };
        responses: {
            /** Event with its cancellation; with `dryRun=true`, what it would affect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ManagedEvent | CancellationPreview;
                };
            };
        };
    };
    messageGuests: {
        parameters: {
            query?: {
                /**
                 * Mode of the request: send the mail, or only count its recipients. Default: `false`.
                 * - `true`: Nothing is sent: the response has the number of recipients.
                 * - `false`: The mail is sent.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Number of guests whom a mail goes to, or would go to. */
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
                /** Ref of the event, given by the service: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A event as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the event, given by the service: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the event, given by the service: `evt_…`. */
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
            /** A event as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the event with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a event as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventItem;
            };
        };
        responses: {
            /** Created. A event as the merchant wrote it, with the refs that the service gives. */
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
                /** Ref of the folder, given by the service: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A folder as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the folder, given by the service: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the folder, given by the service: `fld_…`. */
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
            /** A folder as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the folder with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a folder as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FolderItem;
            };
        };
        responses: {
            /** Created. A folder as the merchant wrote it, with the refs that the service gives. */
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
                /** Ref of the form, given by the service: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A form as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the form, given by the service: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the form, given by the service: `frm_…`. */
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
            /** A form as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the form with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a form as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FormItem;
            };
        };
        responses: {
            /** Created. A form as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the key, given by the service: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the key, given by the service: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the key, given by the service: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
                /** Ref of the key, given by the service: `key_…`. */
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
            /** Created. A new key with its value, which is shown only in this response. */
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
                /** Ref of the key, given by the service: `key_…`. */
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
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: an API key of a storefront, or an admin token of the management API, without its value. */
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
            /** Created. A new key with its value, which is shown only in this response. */
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
                /** Ref of the file, given by the service: `med_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An uploaded picture or other file. */
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
                /** Ref of the file, given by the service: `med_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: an uploaded picture or other file. */
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
                /** File name, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives. */
                name?: string;
                /**
                 * Visibility of the file. Default: documents are private, all other files public.
                 * - `public`: Anyone with the URL can open the file.
                 * - `private`: The file opens only by signed links, which expire.
                 */
                visibility?: "public" | "private";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * File to upload, as a part of the form `multipart/form-data`; the only part.
                     * Format: binary.
                     */
                    file: string;
                };
                "application/octet-stream": string;
            };
        };
        responses: {
            /** Created. An uploaded picture or other file. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the message, given by the service: `msg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Accepted; the work goes on after this response. A message to one person, by e-mail, SMS or WhatsApp; its text is not stored. */
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
                /** Ref of the message, given by the service: `msg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A message to one person, by e-mail, SMS or WhatsApp; its text is not stored. */
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
    retryMessages: {
        parameters: {
            query?: {
                /**
                 * Mode of the request: send failed messages again, or only count them. Default: `false`.
                 * - `true`: Nothing is sent: the response has the number of messages.
                 * - `false`: The messages are sent again.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RetryMessagesBody;
            };
        };
        responses: {
            /** Failed messages that match a request, and how many of them are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RetriedMessages;
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only messages in this state. Default: all. State of the message.
                 * - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
                 * - `sending`: An attempt to send it is under way.
                 * - `sent`: The mail server or provider has accepted it.
                 * - `failed`: Every attempt failed, or another one cannot succeed.
                 * - `skipped`: It was not sent, because its content was no longer true when it was due.
                 * - `withheld`: It was not sent: SMS may not go to its phone number (see `texts.countries` of the settings), or its address has had as many mails as it may have without an answer. `error` says which. Retry it to send it anyway.
                 */
                state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
                /**
                 * Only messages by this channel. Default: all.
                 * - `email`: E-mail.
                 * - `sms`: SMS.
                 * - `whatsapp`: WhatsApp.
                 */
                channel?: "email" | "sms" | "whatsapp";
                /**
                 * Only messages of this kind. Default: all.
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
                 * - `refunds_waiting`: To you: refunds wait, since your balance at the payment provider does not suffice.
                 * - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
                 * - `restock_confirm`: To a visitor: a link that confirms a restock alert.
                 * - `restock_available`: To a subscriber: the variant can be bought again.
                 * - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
                 * - `ticket_given_away`: To the former holder of a ticket: it was given away.
                 * - `registrations_listed`: To a guest: links to all their registrations, once a day, instead of more mails about each.
                 * - `event_announcement`: To guests of an event: a message in your own words.
                 */
                kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "refunds_waiting" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "registrations_listed" | "event_announcement";
                /** Only messages about the object with this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a message to one person, by e-mail, SMS or WhatsApp; its text is not stored. */
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
                 * Only newsletter subscribers in this state. Default: `confirmed`; do not write to others.
                 * - `pending`: The person has not confirmed by the link in the mail yet: do not write to them.
                 * - `confirmed`: The person wants the newsletter.
                 * - `unsubscribed`: The person no longer wants the newsletter: remove them from your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A table as CSV, whose first line names the columns. */
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
                /** Ref of the subscriber, given by the service: `nls_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only newsletter subscribers in this state. Default: all.
                 * - `pending`: The person has not confirmed by the link in the mail yet: do not write to them.
                 * - `confirmed`: The person wants the newsletter.
                 * - `unsubscribed`: The person no longer wants the newsletter: remove them from your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
                /** Only newsletter subscribers with this text in the e-mail address or name; upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a person who signed up for the newsletter of the shop. */
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
                /** Ref of the note, given by the service: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A note as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the note, given by the service: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the note, given by the service: `not_…`. */
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
            /** A note as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the note with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a note as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NoteItem;
            };
        };
        responses: {
            /** Created. A note as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** An order. Names and prices are those it was sold for. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** An order. Names and prices are those it was sold for. */
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
            query?: {
                /**
                 * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
                 * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
                 * - `false`: The order is changed, and its money is refunded.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** Order after the refund or cancellation; with `dryRun=true`, what would be refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord | RefundPreview;
                };
            };
        };
    };
    fulfilOrder: {
        parameters: {
            query?: {
                /**
                 * Treatment of an order that was refunded in whole. Default: `false`.
                 * - `true`: Its items are recorded as handed over all the same.
                 * - `false`: The request is refused with 409, and `details.reason` is `refunded`.
                 */
                force?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** An order. Names and prices are those it was sold for. */
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
            query?: {
                /**
                 * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
                 * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
                 * - `false`: The order is changed, and its money is refunded.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** Order after the refund or cancellation; with `dryRun=true`, what would be refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord | RefundPreview;
                };
            };
        };
    };
    declineRefundRequest: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** An order. Names and prices are those it was sold for. */
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
            query?: {
                /**
                 * Mode of the request: refund the order, or only show what would be refunded. Default: `false`.
                 * - `true`: Nothing is written: the response has the amount, the items that would be cancelled, and the payments that the money would come from.
                 * - `false`: The order is changed, and its money is refunded.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
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
            /** Order after the refund or cancellation; with `dryRun=true`, what would be refunded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoreOrderRecord | RefundPreview;
                };
            };
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the order, given by the service: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An order. Names and prices are those it was sold for. */
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
                /** Ref of the order, given by the service: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An order. Names and prices are those it was sold for. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only orders with this payment status. Default: all. Payment status of an order.
                 * - `pending`: Nothing has been paid yet.
                 * - `saving`: A savings plan: the order is being paid in parts and is not complete.
                 * - `deposit_paid`: The deposit is paid; the balance is due later.
                 * - `paid`: Everything is paid; an order that costs nothing is `paid` at once.
                 * - `partially_refunded`: Part of the money was refunded.
                 * - `refunded`: All of the money was refunded.
                 * - `cancelled`: The order was cancelled.
                 */
                status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                /**
                 * Only orders with this fulfilment status. Default: all. Fulfilment status of an order: how far its goods have been handed over.
                 * - `not_required`: Nothing has to be handed over: the order holds tickets or digital goods only.
                 * - `unfulfilled`: Nothing has been handed over yet.
                 * - `scheduled`: The handover is for later: a booked slot or a pre-order.
                 * - `partially_fulfilled`: Some pieces have been handed over.
                 * - `fulfilled`: All pieces have been handed over.
                 * - `returned`: The pieces were returned.
                 * - `cancelled`: The order was cancelled.
                 */
                fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
                /**
                 * Restricts the list of orders to your list of work. Default: `false`.
                 * - `true`: Only orders with items to hand over or send, now or later, that are paid and neither cancelled nor refunded in whole.
                 * - `false`: All orders that match the other filters.
                 */
                toFulfil?: "true" | "false";
                /**
                 * Only orders with a deposit whose balance is not paid. Default: all orders.
                 * - `due`: All orders with an unpaid balance.
                 * - `overdue`: Orders whose unpaid balance is past its deadline, `balanceDueAt`.
                 */
                balance?: "due" | "overdue";
                /** Only the order of this number or with the ticket of this short code, or orders with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same. */
                search?: string;
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: an order. Names and prices are those it was sold for. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only one-time passwords of this mode. Default: both.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
                /**
                 * Only one-time passwords that were sent by this channel. Default: all.
                 * - `whatsapp`: WhatsApp message.
                 * - `sms`: SMS.
                 */
                channel?: "whatsapp" | "sms";
                /**
                 * Only one-time passwords that came from a number of this owner. Default: all.
                 * - `own`: Number of the merchant.
                 * - `frontdesk`: Number of the service.
                 */
                sender?: "own" | "frontdesk";
                /** Only one-time passwords to phone numbers of this country (ISO 3166 alpha-2), such as `NG`. Default: all. */
                country?: string;
                /** Only one-time passwords that the API key of this ref requested, `key_…`. Default: all. */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a one-time password that was sent. */
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
            /** The merchant’s own number that one-time passwords come from, without its credentials. */
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
            /** The merchant’s own number that one-time passwords come from, without its credentials. */
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
            /** Done. The response has no body. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of movements of the wallet for one-time passwords, with the present balances of the workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpLedger;
                };
            };
        };
    };
    deleteOtpTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the template, given by the service: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Ref of the template, given by the service: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the message template as it is registered at Meta for WhatsApp: lower-case letters, digits and underscores, such as `sign_in_code`. */
                    name?: string;
                    /** Language of the message template in Meta’s spelling, such as `en` or `en_GB`. */
                    language?: string;
                    /** True when Meta has approved the message template; codes are sent only by approved templates. Default: false. */
                    approved?: boolean;
                    /** True makes the message template the default for codes whose request names none, in place of the former default. Default: false. */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** A WhatsApp template by which one-time passwords are sent. */
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
            /** All WhatsApp templates of one-time passwords that a workspace has registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OtpTemplateList;
                };
            };
        };
    };
    makeOtpTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name of the message template as it is registered at Meta for WhatsApp: lower-case letters, digits and underscores, such as `sign_in_code`. */
                    name: string;
                    /** Language of the message template in Meta’s spelling, such as `en` or `en_GB`. */
                    language: string;
                    /**
                     * True when Meta has approved the message template; codes are sent only by approved templates. Default: false.
                     * @default false
                     */
                    approved?: boolean;
                    /**
                     * True makes the message template the default for codes whose request names none, in place of the former default. Default: false.
                     * @default false
                     */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** Created. A WhatsApp template by which one-time passwords are sent. */
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
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
                /** Ref of the review, given by the service: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
                /** Ref of the review, given by the service: `rev_…`. */
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
            /** A review of a product or package. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a review of a product or package. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the package, given by the service: `pkg_…`. */
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
            /** Created. A review of a product or package. */
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
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Stock of all variants of a product, or of all options of a package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantStockList;
                };
            };
        };
    };
    adjustPackageStock: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the package, given by the service: `pkg_…`. */
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
            /** Stock of one variant of a product, or of one option of a package. */
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
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A package as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the package, given by the service: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the package, given by the service: `pkg_…`. */
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
            /** A package as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the package with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a package as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PackageItem;
            };
        };
        responses: {
            /** Created. A package as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the payment exception, given by the service: `exc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A payment exception after a request to resolve it. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only payment exceptions of this mode. Default: both.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
                /**
                 * Only payment exceptions of this kind. Default: all. Kind of the payment exception.
                 * - `money_returned`: The service refunded money automatically, such as a payment that came too late.
                 * - `refund_failed`: The provider refused a refund: give the money back in another way.
                 * - `unknown_payment`: The provider reported a payment that the service does not know.
                 * - `rail_refused`: The provider refused three payments by one payment method within an hour, and not because of a card: check the account there.
                 * - `provider_refund`: A refund was made in the provider’s dashboard; it is recorded on the order.
                 * - `refunds_waiting`: Refunds in `currency` wait, since your balance at the payment provider does not suffice: top it up there. They are tried again every quarter of an hour, for seven days; it is resolved with the last of them.
                 * - `taken_by_hand`: Money of an order of a cancelled event that the service did not take: return it yourself.
                 * - `dispute`: The buyer’s bank demands the money back (chargeback): respond in the provider’s dashboard.
                 */
                kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute" | "refunds_waiting" | "taken_by_hand";
                /**
                 * Which payment exceptions to list. Default: `true`.
                 * - `true`: Those that are not resolved.
                 * - `false`: All, resolved ones included.
                 */
                open?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a payment exception: an event about money that a person should look at. */
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
                /** Payment provider of the account: `paystack` or `stripe`. */
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
            /** The merchant’s account at a payment provider in one mode, without its credentials. */
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
                /** Payment provider of the account: `paystack` or `stripe`. */
                provider: string;
                /** Mode of the account: `live` or `test`. */
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
            /** All accounts at payment providers that a workspace can have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentProviderAccountList;
                };
            };
        };
    };
    deleteProductReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
                /** Ref of the review, given by the service: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
                /** Ref of the review, given by the service: `rev_…`. */
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
            /** A review of a product or package. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a review of a product or package. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
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
            /** Created. A review of a product or package. */
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
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Stock of all variants of a product, or of all options of a package. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VariantStockList;
                };
            };
        };
    };
    adjustProductStock: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
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
            /** Stock of one variant of a product, or of one option of a package. */
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
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A product as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the product, given by the service: `prd_…`. */
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
            /** A product as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the product with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a product as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ProductItem;
            };
        };
        responses: {
            /** Created. A product as the merchant wrote it, with the refs that the service gives. */
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
                /** Ref of the promoter code, given by the service: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A promoter code as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the promoter code, given by the service: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the promoter code, given by the service: `prm_…`. */
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
            /** A promoter code as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the promoter code with this code; upper and lower case are the same. Default: all. */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a promoter code as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PromoterCodeItem;
            };
        };
        responses: {
            /** Created. A promoter code as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only refund requests in this state. Default: all. State of the buyer’s request for a refund.
                 * - `open`: The merchant has not answered the request yet.
                 * - `accepted`: The merchant, or the service for the merchant, refunded money.
                 * - `declined`: The merchant declined the request.
                 */
                state?: "open" | "accepted" | "declined";
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a refund that a buyer requests for an order, with the amount that can be refunded. */
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
                /** Event that the request is about: its ref (`evt_…`) or its slug. */
                event: string;
                /**
                 * Only registrations with an attendee of this status. Default: all. Status of a guest’s seat at an event.
                 * - `confirmed`: The guest has the seat and gets a ticket.
                 * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
                 * - `declined`: The merchant declined the registration; the seat is on sale again.
                 * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
                 * - `checked_in`: The guest has been checked in at the event.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A table as CSV, whose first line names the columns. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A registration of one guest for a free event, with its seats. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
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
            /** A registration of one guest for a free event, with its seats. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A registration of one guest for a free event, with its seats. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the attendee, given by the service: `att_…`. */
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
            /** A registration of one guest for a free event, with its seats. */
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
                /** Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`). */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A registration of one guest for a free event, with its seats. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only registrations for this event: its ref (`evt_…`) or its slug. Default: all events. */
                event?: string;
                /**
                 * Only registrations with an attendee of this status. Default: all. Status of a guest’s seat at an event.
                 * - `confirmed`: The guest has the seat and gets a ticket.
                 * - `pending`: The merchant has to approve the registration; the seat is held meanwhile, and there is no ticket yet.
                 * - `declined`: The merchant declined the registration; the seat is on sale again.
                 * - `cancelled`: The seat was given back or cancelled; the seat is on sale again.
                 * - `checked_in`: The guest has been checked in at the event.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** Only registrations with an attendee of this ticket type: its ref, `tkt_…`. Default: all. */
                ticketType?: string;
                /** Only registrations with this text in a name, e-mail address or phone number, or with the ticket of this short code; upper and lower case are the same. */
                search?: string;
                /**
                 * Only registrations of this mode. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a registration of one guest for a free event, with its seats. */
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
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Created. A registration of one guest for a free event, with its seats. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only requests sent with the key of this ref, `key_…`. Default: all. */
                key?: string;
                /**
                 * Only requests sent with keys of this mode. Default: all.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
                /**
                 * Only requests with this HTTP method. Default: all.
                 * - `GET`: Reads.
                 * - `HEAD`: Reads without a body.
                 * - `POST`: Creations and actions.
                 * - `PUT`: Replacements.
                 * - `PATCH`: Changes.
                 * - `DELETE`: Deletions.
                 */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** Only requests to exactly this path, such as `/v1/store/products`. Default: all. */
                path?: string;
                /** Only requests whose response had this HTTP status, such as `404`, or one of this class, such as `4xx`. Default: all. */
                status?: string;
                /**
                 * Only requests that were refused with this error code (`error.code`). Default: all.
                 * - `UNAUTHORIZED`: The request has no key or token, or one that is unknown, revoked, expired, made for the other API, or of a mode that this address does not serve.
                 * - `ORIGIN_NOT_ALLOWED`: The publishable key was sent from an origin that is not registered on it, or without an `Origin` header. Requests from servers and command lines have no such header.
                 * - `INSUFFICIENT_SCOPE`: The key lacks a scope of the operation. Or the operation needs another kind of key: a secret key instead of a publishable one, or the operator’s token instead of an admin token.
                 * - `STORE_API_SECRET_DISABLED`: The merchant has switched off secret keys for the workspace. Publishable keys still work.
                 * - `STORE_API_DISABLED`: The merchant has switched off the storefront API for the workspace.
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
                error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** Only requests that arrived at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                since?: string;
                /** Only requests that arrived before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a request that an API key or admin token sent. */
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
                /** Ref of the restock alert, given by the service: `rsa_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
            /** The variants that people wait for, with the number of people for each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AwaitedVariantList;
                };
            };
        };
    };
    listRestockAlerts: {
        parameters: {
            query?: {
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only restock alerts in this state. Default: all.
                 * - `pending`: The person has not confirmed by the link in the mail yet.
                 * - `confirmed`: The person waits for the variant.
                 * - `told`: The mail that the variant can be bought again was sent.
                 * - `ended`: The person no longer waits for the variant.
                 */
                state?: "pending" | "confirmed" | "told" | "ended";
                /** Only restock alerts for this variant (`var_…`) or package option (`pko_…`): its ref. Default: all. */
                variant?: string;
                /** Only restock alerts with this text in the e-mail address; upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a restock alert: one person who waits for a sold-out variant. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the savings plan, given by the service: `chk_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A savings plan with each payment attempt, each received payment and each refund. */
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
                /** Ref of the savings plan, given by the service: `chk_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A savings plan with each payment attempt, each received payment and each refund. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /**
                 * Only savings plans with this status. Default: all. Status of the savings plan.
                 * - `saving`: Parts are being paid.
                 * - `completed`: The whole total is saved, and the order is paid.
                 * - `cancelled`: The plan ended before the whole total was saved.
                 */
                status?: "saving" | "completed" | "cancelled";
                /** Only savings plans with this text in the buyer’s name, e-mail address or phone number; upper and lower case are the same. */
                search?: string;
                /**
                 * Mode of the entries to list. Default: `live`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a savings plan: a checkout that is paid in parts. */
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
            /** Storefront document as you write it: brand, theme, pages, sections and content of the storefront. */
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
            /** Storefront document as you write it: brand, theme, pages, sections and content of the storefront. */
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
            /** Storefront document as you write it: brand, theme, pages, sections and content of the storefront. */
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
                /** Form whose submissions are exported: its ref (`frm_…`) or its slug. */
                form: string;
                /** Only form submissions sent at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A table as CSV, whose first line names the columns. */
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
                /** Ref of the submission, given by the service: `sub_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A submission of a form by a visitor, with the questions as they were worded then. */
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
                /** Ref of the submission, given by the service: `sub_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only submissions of this form: its ref (`frm_…`) or its slug. Default: all forms. */
                form?: string;
                /** Only form submissions with this text in an answer or in the sender’s name; upper and lower case are the same. */
                search?: string;
                /** Only form submissions sent at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a submission of a form by a visitor, with the questions as they were worded then. */
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
                /** Ref of the table, given by the service: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A table as the merchant wrote it, with the refs that the service gives. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the table, given by the service: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                 * Treatment of a request that drops ticket types, days, variants, options or questions that guests, orders or answers use. Default: `false`.
                 * - `true`: They are dropped; guests, orders and answers keep what they have.
                 * - `false`: The request is refused with 409, and `details.inUse` lists them.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** Ref of the table, given by the service: `tbl_…`. */
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
            /** A table as the merchant wrote it, with the refs that the service gives. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only the table with this slug; upper and lower case are the same. Default: all. */
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a table as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TableItem;
            };
        };
        responses: {
            /** Created. A table as the merchant wrote it, with the refs that the service gives. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AdvanceTestClockBody;
            };
        };
        responses: {
            /** The clock of a workspace’s test mode, which can be frozen and advanced. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": FreezeTestClockBody;
            };
        };
        responses: {
            /** The clock of a workspace’s test mode, which can be frozen and advanced. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The clock of a workspace’s test mode, which can be frozen and advanced. */
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
            /** The clock of a workspace’s test mode, which can be frozen and advanced. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the delivery, given by the service: `whd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Accepted; the work goes on after this response. A webhook delivery with its body and all of its attempts. */
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
                /** Ref of the delivery, given by the service: `whd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook delivery with its body and all of its attempts. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
                /** Only deliveries to the webhook destination of this ref, `wdn_…`. Default: all. */
                destination?: string;
                /** Only webhook deliveries of the event of this ref, `wev_…`. Default: all. */
                event?: string;
                /**
                 * Only webhook deliveries of events of this type. Default: all.
                 * - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
                 * - `checkout.expired`: A checkout link lapsed unpaid.
                 * - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
                 * - `form.submitted`: A form submission was recorded.
                 * - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
                 * - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
                 * - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
                 * - `event.cancelled`: The merchant cancelled an event: it leaves the lists, and nobody can register for it or buy its tickets any more.
                 * - `customer.linked`: A buyer account was linked to a contact; once per link.
                 * - `product.deleted`: A product was deleted; remove it from any local copy.
                 * - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
                 * - `ping`: Test event that the merchant asked for.
                 */
                type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "event.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
                /**
                 * Only webhook deliveries in this state. Default: all.
                 * - `due`: The delivery waits for its first or next attempt.
                 * - `sending`: An attempt is under way.
                 * - `held`: The destination is disabled: replay the delivery once it is enabled.
                 * - `delivered`: The merchant’s server responded with 2xx.
                 * - `exhausted`: Every attempt failed: resend the delivery by hand.
                 */
                state?: "due" | "sending" | "held" | "delivered" | "exhausted";
                /** Only webhook deliveries of events recorded at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                since?: string;
                /** Only webhook deliveries of events recorded before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: the delivery of one event to one webhook destination. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Accepted; the work goes on after this response. A webhook delivery with its body and all of its attempts. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
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
            /** Accepted; the work goes on after this response. Result of a replay of webhook events. */
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
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook destination with its next signing secret, which is shown only in this response. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
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
            /** Accepted; the work goes on after this response. A webhook delivery with its body and all of its attempts. */
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
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
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
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. The response has no body. */
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
                /** Ref of the webhook destination, given by the service: `wdn_…`. */
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
            /** A webhook destination (an endpoint that gets events) with its health; its secrets are not shown. */
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
            /** All webhook destinations of a workspace. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookDestinationList;
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
            /** Created. A new webhook destination with its signing secret, which is shown only in this response. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": WebhookSampleBody;
            };
        };
        responses: {
            /** Accepted; the work goes on after this response. A sample event that was sent to the open streams. */
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
                 * Mode of the events to stream. Events of the catalogue, such as `product.deleted`, have no mode and come in both. Default: `test`.
                 * - `live`: Live mode: real money and real guests.
                 * - `test`: Test mode: trials, without money.
                 */
                mode?: "live" | "test";
                /** Types of events to stream, separated by commas, such as `checkout.completed,order.updated`. Default: all. */
                events?: string;
            };
            header?: {
                /** The `id` of the last event of the stream that you have processed, to resume after it. Leave out to begin with the next event. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A stream of server-sent events, which stays open. */
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
            /** A workspace (the shop of one merchant) with all settings in force, defaults included. */
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
            /** A workspace (the shop of one merchant) with all settings in force, defaults included. */
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
            /** Created. A new admin token, which is shown only in this response. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
                /** Ref of the admin token, as the list of admin tokens has it: `key_…`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** Slug or ref of the workspace. */
                ref: string;
                /** Ref of the admin token, as the list of admin tokens has it: `key_…`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** An API key of a storefront, or an admin token of the management API, without its value. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
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
            /** A page of `data`. Each entry: an API key of a storefront, or an admin token of the management API, without its value. */
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
    retryWorkspaceMessages: {
        parameters: {
            query?: {
                /**
                 * Mode of the request: send failed messages again, or only count them. Default: `false`.
                 * - `true`: Nothing is sent: the response has the number of messages.
                 * - `false`: The messages are sent again.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
                "application/json": RetryMessagesBody;
            };
        };
        responses: {
            /** Failed messages that match a request, and how many of them are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RetriedMessages;
                };
            };
        };
    };
    creditOtpWallet: {
        parameters: {
            query?: never;
            header?: {
                /** Name of the request by which retries are recognised, such as a UUID: 1 to 255 printable ASCII characters of your choice. A retry with the same key and body returns the first result; another body under the key is refused. The service keeps keys for 24 hours. */
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
            /** Created. A movement of the wallet that pays for one-time passwords: a credit, a charge or a refund. */
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
            /** A workspace (the shop of one merchant) with all settings in force, defaults included. */
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
            /** A workspace (the shop of one merchant) with all settings in force, defaults included. */
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
                /** Cursor of the page to return: `nextCursor` of the page before. Leave out for the first page. */
                cursor?: string;
                /** Largest number of entries of the page, 1 to 200. Default: 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of `data`. Each entry: a workspace (the shop of one merchant) with all settings in force, defaults included. */
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
            /** Created. A new workspace with its first admin token, which is shown only in this response. */
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
