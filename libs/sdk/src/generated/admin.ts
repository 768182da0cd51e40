// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export type components = {
    schemas: {
        /** @description A field that is given is replaced as a whole; null removes its value. */
        CatalogPatch: {
            /** @description Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name?: string | null;
            /** @description Text about the catalog; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /**
             * @description Arrangement of the pieces on your page.
             *     - `grid`: In a grid of equal cells. Default.
             *     - `masonry`: In columns of pieces of different heights.
             *     - `carousel`: One after the other, to swipe through.
             *     - `list`: Below each other.
             */
            layout?: ("grid" | "masonry" | "carousel" | "list") | null;
            /** @description Pictures, videos and other files in the order shown; at most 1,000. */
            items?: components["schemas"]["CatalogItemPiece"][] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            /** @description Storefronts see the catalog only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
        };
        /** @description A picture, video or other file of a media catalog. */
        CatalogItemPiece: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
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
            tags?: string[];
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
        /** @description A media catalog; its pieces keep their refs as long as they keep their keys. */
        CatalogItem: {
            /** @description Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the catalog; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Arrangement of the pieces on your page.
             *     - `grid`: In a grid of equal cells. Default.
             *     - `masonry`: In columns of pieces of different heights.
             *     - `carousel`: One after the other, to swipe through.
             *     - `list`: Below each other.
             * @default grid
             * @enum {string}
             */
            layout?: "grid" | "masonry" | "carousel" | "list";
            /**
             * @description Pictures, videos and other files in the order shown; at most 1,000.
             * @default []
             */
            items?: components["schemas"]["CatalogItemPiece"][];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Storefronts see the catalog only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
        };
        /** @description Ticket or attendee to let in, and where: give `code` or `attendeeRef`. */
        CheckInBody: {
            /** @description Text of the QR code of a ticket, or its short code (`K7QM-3XPD`) as it was typed: in any case, with or without blanks and hyphens. Give it, or `attendeeRef`. */
            code?: string;
            /** @description Ref of an attendee picked from the guest list, `att_…`. Give it, or `code`. */
            attendeeRef?: string;
            /** @description Ref or slug of the event at this door: tickets of other events are refused. Absent: any event of the workspace. */
            event?: string;
            /** @description Key or ref of the day at this door, for an event with days. Default: the day that is on now, from 6 hours before its beginning to 6 hours after its end. */
            day?: string;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        CollectionPatch: {
            /** @description Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name?: string | null;
            /** @description Storefronts see the collection only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /** @description Text about the collection; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /**
             * @description Kind of cover at the top.
             *     - `image`: The picture at `coverUrl`.
             *     - `video`: The video at `coverUrl`.
             *     - `gallery`: The pictures in `gallery`.
             *     - `color`: A plain colour of your theme.
             */
            coverKind?: ("image" | "video" | "gallery" | "color") | null;
            /** @description Addresses of further pictures, in the order shown; at most 100. */
            gallery?: string[] | null;
            /** @description Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list. */
            productRefs?: string[] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
        };
        /** @description A collection: an ordered group of products and packages. */
        CollectionItem: {
            /** @description Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the collection only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about the collection; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Kind of cover at the top.
             *     - `image`: The picture at `coverUrl`.
             *     - `video`: The video at `coverUrl`.
             *     - `gallery`: The pictures in `gallery`.
             *     - `color`: A plain colour of your theme.
             * @default image
             * @enum {string}
             */
            coverKind?: "image" | "video" | "gallery" | "color";
            /**
             * @description Addresses of further pictures, in the order shown; at most 100.
             * @default []
             */
            gallery?: string[];
            /**
             * @description Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list.
             * @default []
             */
            productRefs?: string[];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        DeliveryZonePatch: {
            /** @description Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
            key?: string | null;
            /** @description Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
            name?: string | null;
            /** @description Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /** @description Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /**
             * @description Way in which buyers get the goods.
             *     - `delivery`: They are sent to the address of the buyer. Default.
             *     - `pickup`: The buyer picks them up at `pickupLocation`.
             */
            kind?: ("delivery" | "pickup") | null;
            /** @description Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country. */
            countries?: string[] | null;
            /** @description Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them. */
            states?: string[] | null;
            /** @description Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them. */
            cities?: string[] | null;
            /** @description Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all. */
            postalPrefixes?: string[] | null;
            /** @description Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
            feeMinor?: number | null;
            /** @description Currency of `feeMinor`. Default: the primary currency of the workspace. */
            currency?: string | null;
            /** @description Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone. */
            prices?: components["schemas"]["PriceEntry"][] | null;
            /** @description Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
            freeOver?: components["schemas"]["AmountsByCurrency"] | null;
            /** @description Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
            minOrder?: components["schemas"]["AmountsByCurrency"] | null;
            /** @description When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
            etaText?: string | null;
            /** @description Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
            etaMinDays?: number | null;
            /** @description Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
            etaMaxDays?: number | null;
            /** @description Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
            pickupLocation?: components["schemas"]["Location"] | null;
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
        /** @description Amounts by currency: ISO 4217 code → integer in that currency’s minor unit, such as `{ "NGN": 150000, "USD": 1200 }`. */
        AmountsByCurrency: {
            [key: string]: number;
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
        /** @description A delivery zone: where orders are delivered or picked up, for which fee. */
        DeliveryZoneItem: {
            /** @description Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
            key: string;
            /** @description Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
            name: string;
            /** @description Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * @description Way in which buyers get the goods.
             *     - `delivery`: They are sent to the address of the buyer. Default.
             *     - `pickup`: The buyer picks them up at `pickupLocation`.
             * @default delivery
             * @enum {string}
             */
            kind?: "delivery" | "pickup";
            /**
             * @description Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country.
             * @default []
             */
            countries?: string[];
            /**
             * @description Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
             * @default []
             */
            states?: string[];
            /**
             * @description Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
             * @default []
             */
            cities?: string[];
            /**
             * @description Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all.
             * @default []
             */
            postalPrefixes?: string[];
            /** @description Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
            feeMinor?: number;
            /**
             * @description Currency of `feeMinor`. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /** @description Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
            freeOver?: components["schemas"]["AmountsByCurrency"];
            /** @description Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
            minOrder?: components["schemas"]["AmountsByCurrency"];
            /** @description When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
            etaText?: string;
            /** @description Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
            etaMinDays?: number;
            /** @description Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
            etaMaxDays?: number;
            /** @description Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
            pickupLocation?: components["schemas"]["Location"];
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        DiscountCodePatch: {
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
            code?: string | null;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /**
             * @description Kind of discount.
             *     - `percent`: A percentage of the lines that it is for.
             *     - `fixed`: An amount, once for each checkout and never more than those lines cost.
             */
            kind?: ("percent" | "fixed") | null;
            /** @description With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
            value?: (number | components["schemas"]["AmountsByCurrency"]) | null;
            /** @description Things that the code is for. Everything, when all its lists are empty. Default: everything. */
            appliesTo?: {
                /**
                 * @description Events for whose tickets the code is, by slug; at most 500. Default: none.
                 * @default []
                 */
                eventRefs?: string[];
                /**
                 * @description Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
                 * @default []
                 */
                ticketTypeRefs?: string[];
                /**
                 * @description Products and packages that the code is for, by slug; at most 500. Default: none.
                 * @default []
                 */
                productRefs?: string[];
            } | null;
            /** @description First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            startsAt?: string | null;
            /** @description Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
            endsAt?: string | null;
            /** @description Most checkouts that may use the code in all. Absent: no limit. */
            maxUses?: number | null;
            /** @description Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
            maxUsesPerContact?: number | null;
            /** @description Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
            minSubtotal?: components["schemas"]["AmountsByCurrency"] | null;
        };
        /** @description A code that lowers the price of a checkout. */
        DiscountCodeItem: {
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
            code: string;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * @description Kind of discount.
             *     - `percent`: A percentage of the lines that it is for.
             *     - `fixed`: An amount, once for each checkout and never more than those lines cost.
             * @enum {string}
             */
            kind: "percent" | "fixed";
            /** @description With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
            value: number | components["schemas"]["AmountsByCurrency"];
            /**
             * @description Things that the code is for. Everything, when all its lists are empty. Default: everything.
             * @default {}
             */
            appliesTo?: {
                /**
                 * @description Events for whose tickets the code is, by slug; at most 500. Default: none.
                 * @default []
                 */
                eventRefs?: string[];
                /**
                 * @description Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
                 * @default []
                 */
                ticketTypeRefs?: string[];
                /**
                 * @description Products and packages that the code is for, by slug; at most 500. Default: none.
                 * @default []
                 */
                productRefs?: string[];
            };
            /**
             * Format: date-time
             * @description First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Most checkouts that may use the code in all. Absent: no limit. */
            maxUses?: number;
            /** @description Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
            maxUsesPerContact?: number;
            /** @description Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
            minSubtotal?: components["schemas"]["AmountsByCurrency"];
        };
        /** @description Fee of the service on each line of a sale whose net is above 0. */
        ServiceFee: {
            /**
             * @description Percentage of the net price, with up to four decimals: 2.5 means 2.5 %. Default: 0.
             * @default 0
             */
            pct?: number;
            /**
             * @description Flat part for each piece, in minor units of the primary currency. Default: 0.
             * @default 0
             */
            flatMinor?: number;
            /**
             * @description Flat part for each piece in other currencies, in minor units. A currency that is not named has 0.
             * @default {}
             */
            flatByCurrency?: components["schemas"]["AmountsByCurrency"];
        };
        /** @description Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
        PaymentRails: {
            /**
             * @description Cards in NGN, through Paystack. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            card?: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
            /**
             * @description Bank transfers in NGN, through Paystack. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            bank_transfer?: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
            /**
             * @description Cards in other currencies, through Stripe. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            international_card?: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
        };
        /** @description What guests and buyers may do themselves, by the link of their ticket or order. Everything but `tickets.resend` is off by default. */
        SelfServiceSettings: {
            /**
             * @description Actions that guests may take by the link of their ticket.
             * @default {
             *       "rename": false,
             *       "giveAway": false,
             *       "giveBack": false,
             *       "resend": true
             *     }
             */
            tickets?: {
                /**
                 * @description True: guests may change the name on their ticket. Default: false.
                 * @default false
                 */
                rename?: boolean;
                /**
                 * @description True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false.
                 * @default false
                 */
                giveAway?: boolean;
                /**
                 * @description True: guests may give a free ticket back, whose seat is then on sale again. Default: false.
                 * @default false
                 */
                giveBack?: boolean;
                /**
                 * @description True: guests may have their ticket mailed again. Default: true.
                 * @default true
                 */
                resend?: boolean;
            };
            /**
             * @description Actions that buyers may take by the link of their order.
             * @default {
             *       "changeAddress": false,
             *       "cancelCheckout": false,
             *       "requestRefund": false
             *     }
             */
            orders?: {
                /**
                 * @description True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false.
                 * @default false
                 */
                changeAddress?: boolean;
                /**
                 * @description True: buyers may cancel a checkout that is not paid. Default: false.
                 * @default false
                 */
                cancelCheckout?: boolean;
                /**
                 * @description True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false.
                 * @default false
                 */
                requestRefund?: boolean;
            };
        };
        /** @description Contact of the shop for guests and buyers. Every field is optional. */
        SupportSettings: {
            /**
             * Format: email
             * @description E-mail address shown on checkout, order page and in mails; replies of buyers and guests go there. Absent: none is shown.
             */
            email?: string;
            /** @description Phone number shown beside it, with country code: `+234 803 123 4567`. Absent: none is shown. */
            phone?: string;
            /** @description One line that the checkout shows, such as "Returns within 14 days". Absent: none is shown. */
            promise?: string;
        };
        /** @description Your own words in mails to guests and buyers: language (`en`, `fr`) → kind of mail → words. `{shop}`, `{name}` (the recipient) and `{subject}` are replaced. */
        MailWording: {
            [key: string]: {
                [key: string]: {
                    /** @description Subject in place of the service’s own, which `{subject}` repeats; at most 150 characters. Absent: the service’s own. */
                    subject?: string;
                    /** @description First paragraph, before the text of the service; at most 1,000 characters. Absent: none. */
                    opening?: string;
                };
            };
        };
        /** @description Name, time zone, currencies, fees and settings of a workspace. */
        WorkspaceItem: {
            /** @description Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
            displayName: string;
            /**
             * @description IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
             * @example Africa/Lagos
             */
            timezone: string;
            /** @description Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
            currencies: string[];
            /**
             * @description True: headless checkouts may be opened. Default: false.
             * @default false
             */
            headlessEnabled?: boolean;
            /** @description Fees of the service, which the operator sets: leave them out, or repeat those in force. */
            fees?: {
                /** @description Fee on tickets. */
                frontdesk?: components["schemas"]["ServiceFee"];
                /** @description Fee on products and packages. */
                product?: components["schemas"]["ServiceFee"];
            };
            /**
             * @description Ways to pay that buyers are offered.
             * @default {
             *       "card": {
             *         "enabled": true
             *       },
             *       "bank_transfer": {
             *         "enabled": true
             *       },
             *       "international_card": {
             *         "enabled": true
             *       }
             *     }
             */
            rails?: components["schemas"]["PaymentRails"];
            /**
             * @description Actions that guests and buyers may take themselves, without asking you.
             * @default {
             *       "tickets": {
             *         "rename": false,
             *         "giveAway": false,
             *         "giveBack": false,
             *         "resend": true
             *       },
             *       "orders": {
             *         "changeAddress": false,
             *         "cancelCheckout": false,
             *         "requestRefund": false
             *       }
             *     }
             */
            selfService?: components["schemas"]["SelfServiceSettings"];
            /** @description Your contact for guests and buyers. Absent: pages and mails name no contact. */
            support?: components["schemas"]["SupportSettings"];
            /** @description Your own words in mails, by language and kind. Absent: the service words them. */
            mailWording?: components["schemas"]["MailWording"];
            /**
             * Format: email
             * @description Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified.
             */
            alertEmail?: string;
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
            theme?: components["schemas"]["StorefrontTheme"];
            /**
             * @description Sections of the home page, in the order to show.
             * @default []
             */
            sections?: components["schemas"]["StorefrontSection"][];
            /**
             * @description Pages beside the home page.
             * @default []
             */
            pages?: components["schemas"]["StorefrontPage"][];
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
            visible?: boolean;
            /**
             * @description True once the merchant has changed the section from its template.
             * @default false
             */
            hasBeenEdited?: boolean;
            /**
             * @description Settings of the section, in the form that your theme defines; empty when there are none.
             * @default {}
             */
            options?: {
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
            visible?: boolean;
            /** @description Title for search engines and browser tabs; use `title` when absent. */
            metaTitle?: string;
            /**
             * @description Sections of the page, in the order to show.
             * @default []
             */
            sections?: components["schemas"]["StorefrontSection"][];
            /**
             * @description Settings of the page, in the form that your theme defines; empty when there are none.
             * @default {}
             */
            options?: {
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
        /** @description Texts, pictures and settings of the site, by part and by section. */
        StorefrontItemContent: {
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
                campaigns?: components["schemas"]["StorefrontCampaign"][];
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
                    grayscale?: boolean;
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
                        sort?: number;
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
                    layout?: "accordion" | "columns";
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
                    imageSide?: "left" | "right";
                    /** @description Text beside the picture, plain text of several paragraphs. */
                    body: string;
                    /**
                     * @description Buttons below the text; empty for none.
                     * @default []
                     */
                    buttons?: components["schemas"]["Button"][];
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
                    /** @description Cleaned by the service of everything that could run. */
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
                    columns?: number;
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
                    layout?: string;
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
                    source?: "store" | "product" | "manual";
                    /**
                     * @description Most reviews to show.
                     * @default 6
                     */
                    limit?: number;
                    /**
                     * @description Fewest stars, 1 to 5, that a review to show has.
                     * @default 1
                     */
                    minRating?: number;
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
                        links?: components["schemas"]["SocialProfile"][];
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
                    refs?: string[];
                    /**
                     * @description Choice of the things.
                     *     - `manual`: Those in `refs`.
                     *     - `latest`: The newest first.
                     *     - `featured`: Those that your theme puts first.
                     * @default latest
                     * @enum {string}
                     */
                    mode?: "manual" | "latest" | "featured";
                    /**
                     * @description Most things to show.
                     * @default 8
                     */
                    limit?: number;
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
                    buttonLabel?: string;
                    /**
                     * @description Text to show once the request is accepted.
                     * @default Thank you for subscribing.
                     */
                    successMessage?: string;
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
            style?: "primary" | "secondary" | "link";
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
            openInNewTab?: boolean;
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
            enabled?: boolean;
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
            captureEmail?: boolean;
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
            version?: number;
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
            sort?: number;
        };
        /** @description Brand, theme, sections, pages and content of the store. */
        StorefrontItem: {
            /**
             * @description Kind of business, such as `store`; as the merchant wrote it.
             * @default store
             */
            type?: string;
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
            /** @description Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
            content?: components["schemas"]["StorefrontItemContent"];
            /**
             * @description False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true.
             * @default true
             */
            published?: boolean;
        };
        /** @description A product as merchants write it, with its variants. */
        ProductItem: {
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the item only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Addresses of its pictures and videos in the order shown; at most 100.
             * @default []
             */
            media?: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /**
             * @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
             * @default false
             */
            needsDelivery?: boolean;
            /**
             * @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @default pass_on
             * @enum {string}
             */
            feeMode?: "pass_on" | "absorb";
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             * @default choose_one
             * @enum {string}
             */
            selectionMode?: "choose_one" | "choose_many";
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @default text
             * @enum {string}
             */
            variantDisplay?: "text" | "dropdown" | "image" | "color";
            /**
             * @description Groups of extras, such as gift wrap, in the order shown; at most 50.
             * @default []
             */
            addonGroups?: components["schemas"]["AddonGroupItem"][];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description True lets buyers pay for it in parts over time, as a savings plan. Default: false.
             * @default false
             */
            saveForItEnabled?: boolean;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[];
            /**
             * @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
             * @default false
             */
            saveForItFreezePrice?: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /**
             * @description True lets buyers order it when its stock has run out. Default: false.
             * @default false
             */
            preorderable?: boolean;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             * @enum {string}
             */
            preorderDepositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number;
            /**
             * @description True lets storefronts show its reviews and rating. Default: true.
             * @default true
             */
            reviewsEnabled?: boolean;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string;
            /**
             * @description Reviews by buyers; at most 5,000. The service collects none itself.
             * @default []
             */
            reviews?: components["schemas"]["ReviewItem"][];
            /**
             * @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
             * @default false
             */
            restockAlertsEnabled?: boolean;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfo"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant.
             * @default []
             */
            options?: components["schemas"]["OptionGroupItem"][];
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. */
            variants: components["schemas"]["VariantItem"][];
        };
        /** @description A picture with its alternative text. */
        Image: {
            /**
             * Format: uri
             * @description Absolute address of the picture, one of `media`.
             */
            url: string;
            /** @description Alternative text for people who cannot see the picture; absent when the merchant wrote none. */
            alt?: string;
        };
        /** @description A group of extras that buyers may or must choose from, such as gift wrap. */
        AddonGroupItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Heading of the group, such as "Gift wrap". */
            name: string;
            /** @description Place among the groups. The order of the list counts; where it is given, it has to say the same. */
            sort?: number;
            /**
             * @description Number of options of the group that may be chosen.
             *     - `single`: One; show radio buttons.
             *     - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
             * @default single
             * @enum {string}
             */
            selectionType?: "single" | "multiple";
            /**
             * @description True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
             * @default false
             */
            required?: boolean;
            /**
             * @description Least number of options for each piece, 0 to 100. Default: 0.
             * @default 0
             */
            minSelect?: number;
            /** @description Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
            maxSelect?: number;
            /** @description The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
            variantRef?: string;
            /** @description Extras to choose from, in the order shown; 1 to 100. */
            options: components["schemas"]["AddonOptionItem"][];
        };
        /** @description An extra that buyers can choose, with its price. */
        AddonOptionItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /**
             * @description Kind of extra.
             *     - `inline`: A service or thing that exists only here, such as gift wrap.
             *     - `product`: Another product of the store, with its own stock: `linkedProductRef`.
             * @default inline
             * @enum {string}
             */
            kind?: "inline" | "product";
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
            allowQuantity?: boolean;
            /** @description Most that the buyer may take for each piece. Used with `allowQuantity`; no cap when absent. */
            maxQty?: number;
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /** @description Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
            linkedProductRef?: string;
            /** @description Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
            linkedVariantRef?: string;
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
            required?: boolean;
            /**
             * @description True when the question is not shown to people: your own code fills it in.
             * @default false
             */
            hidden?: boolean;
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
        /** @description A review of a product or package. */
        ReviewItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Name of the reviewer, as shown. */
            author: string;
            /** @description Stars from 1, the worst, to 5. */
            rating: number;
            /** @description Text of the reviewer; absent for a rating alone. */
            text?: string;
            /**
             * Format: date
             * @description Day of the review, YYYY-MM-DD.
             * @example 2026-03-01
             */
            date: string;
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
            kind?: "text" | "number" | "boolean" | "list";
            /** @description Unit to show after `value`, such as `litres`; absent when there is none. */
            unit?: string;
            /**
             * @description Order among the lines, lowest first.
             * @default 0
             */
            sort?: number;
        };
        /** @description An option to choose a variant by, such as size. */
        OptionGroupItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Name of the choice, such as "Size". */
            name: string;
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @default text
             * @enum {string}
             */
            display?: "text" | "dropdown" | "image" | "color";
            /** @description The values to choose from, in the order shown; 1 to 200. */
            values: components["schemas"]["OptionValueItem"][];
        };
        /** @description A value of an option, such as large. */
        OptionValueItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Name that buyers read, such as "Large". */
            label: string;
            /** @description Colour of its swatch as `#rrggbb`, for an option that is shown as `color`. Absent: its name is shown. */
            swatchHex?: string;
            /**
             * @description Addresses of pictures of this value, in the order shown; at most 50.
             * @default []
             */
            media?: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
        };
        /** @description A variant of a product: what buyers put into the cart. */
        VariantItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
            key?: string;
            /** @description Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
            name: string;
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
             * @description Way in which the price is paid.
             *     - `full_payment`: All of it at checkout.
             *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
             *     - `free`: It costs nothing.
             *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
             * @default full_payment
             * @enum {string}
             */
            pricingMode?: "full_payment" | "deposit" | "free" | "quote";
            /**
             * @description Computation of the deposit.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            depositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            depositValue?: number;
            /**
             * @description Addresses of pictures and videos of this choice, in the order shown; at most 50.
             * @default []
             */
            media?: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /** @description Text about this choice; at most 50,000 characters. Absent: none. */
            description?: string;
            /** @description Short label that makes it stand out, such as "Bestseller". Absent: none. */
            badge?: string;
            /** @description Small print, such as conditions; at most 50,000 characters. Absent: none. */
            fineprint?: string;
            /**
             * @description Kind of booking.
             *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
             *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
             *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
             *     - `none`: No time is booked.
             * @default none
             * @enum {string}
             */
            schedulingType?: "slots" | "date" | "date_range" | "none";
            /** @description Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
            durationMinutes?: number;
            /** @description When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
            availability?: components["schemas"]["Availability"];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
             * @default null
             */
            stock?: number | null;
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
            /**
             * @description Colour of its swatch as `#rrggbb`; null: it has none. Default: null.
             * @default null
             */
            swatchHex?: string | null;
            /**
             * @description For each of the product’s `options` the one value that this variant has, as option key and value key: `size/large`.
             * @default []
             */
            optionValueRefs?: string[];
            /**
             * @description Parts that are and are not included, in the order shown; at most 50.
             * @default []
             */
            features?: components["schemas"]["VariantFeature"][];
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
        /** @description A line in the list of what a variant includes. */
        VariantFeature: {
            /** @description Part that the offer includes or does not include, one line. */
            text: string;
            /**
             * @description True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
             * @default true
             */
            included?: boolean;
        };
        /** @description A package as merchants write it, with its options. It shares its slugs with products. */
        PackageItem: {
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the item only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Addresses of its pictures and videos in the order shown; at most 100.
             * @default []
             */
            media?: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /**
             * @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
             * @default false
             */
            needsDelivery?: boolean;
            /**
             * @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @default pass_on
             * @enum {string}
             */
            feeMode?: "pass_on" | "absorb";
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             * @default choose_one
             * @enum {string}
             */
            selectionMode?: "choose_one" | "choose_many";
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @default text
             * @enum {string}
             */
            variantDisplay?: "text" | "dropdown" | "image" | "color";
            /**
             * @description Groups of extras, such as gift wrap, in the order shown; at most 50.
             * @default []
             */
            addonGroups?: components["schemas"]["AddonGroupItem"][];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description True lets buyers pay for it in parts over time, as a savings plan. Default: false.
             * @default false
             */
            saveForItEnabled?: boolean;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[];
            /**
             * @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
             * @default false
             */
            saveForItFreezePrice?: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /**
             * @description True lets buyers order it when its stock has run out. Default: false.
             * @default false
             */
            preorderable?: boolean;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             * @enum {string}
             */
            preorderDepositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number;
            /**
             * @description True lets storefronts show its reviews and rating. Default: true.
             * @default true
             */
            reviewsEnabled?: boolean;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string;
            /**
             * @description Reviews by buyers; at most 5,000. The service collects none itself.
             * @default []
             */
            reviews?: components["schemas"]["ReviewItem"][];
            /**
             * @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
             * @default false
             */
            restockAlertsEnabled?: boolean;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfo"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Kind of offer.
             *     - `service`: A service.
             *     - `product`: Goods.
             *     - `event`: Something for an event.
             * @default service
             * @enum {string}
             */
            type?: "service" | "product" | "event";
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
            options: components["schemas"]["PackageOptionItem"][];
        };
        /** @description An option of a package: what buyers put into the cart. */
        PackageOptionItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
            key?: string;
            /** @description Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
            name: string;
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
             * @description Way in which the price is paid.
             *     - `full_payment`: All of it at checkout.
             *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
             *     - `free`: It costs nothing.
             *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
             * @default full_payment
             * @enum {string}
             */
            pricingMode?: "full_payment" | "deposit" | "free" | "quote";
            /**
             * @description Computation of the deposit.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            depositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            depositValue?: number;
            /**
             * @description Addresses of pictures and videos of this choice, in the order shown; at most 50.
             * @default []
             */
            media?: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /** @description Text about this choice; at most 50,000 characters. Absent: none. */
            description?: string;
            /** @description Short label that makes it stand out, such as "Bestseller". Absent: none. */
            badge?: string;
            /** @description Small print, such as conditions; at most 50,000 characters. Absent: none. */
            fineprint?: string;
            /**
             * @description Kind of booking.
             *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
             *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
             *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
             *     - `none`: No time is booked.
             * @default none
             * @enum {string}
             */
            schedulingType?: "slots" | "date" | "date_range" | "none";
            /** @description Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
            durationMinutes?: number;
            /** @description When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
            availability?: components["schemas"]["Availability"];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
             * @default null
             */
            stock?: number | null;
            /**
             * @description Parts that are included, one line each in the order shown; at most 50.
             * @default []
             */
            features?: string[];
            /**
             * @description Unit that the price and the quantity count.
             *     - `per_person`: People.
             *     - `per_unit`: Units, such as rooms or tables.
             *     - `none`: Neither: the option is bought as it is.
             * @default none
             * @enum {string}
             */
            occupancyMode?: "per_person" | "per_unit" | "none";
        };
        /** @description An event in the workspace document. */
        EventItem: {
            /** @description Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
            title: string;
            /** @description One line below the title. Absent: none. */
            tagline?: string;
            /** @description Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * @description Storefronts see the event only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /**
             * Format: date-time
             * @description Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            /** @description Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * @description Way in which people get a place.
             *     - `rsvp`: They register, usually for free.
             *     - `ticketed`: They buy or reserve tickets here.
             *     - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
             * @default ticketed
             * @enum {string}
             */
            mode?: "rsvp" | "ticketed" | "external";
            /**
             * @description Where the event takes place.
             *     - `physical`: At a venue.
             *     - `online`: Online.
             *     - `hybrid`: Both at a venue and online.
             * @default physical
             * @enum {string}
             */
            format?: "physical" | "online" | "hybrid";
            /** @description Place of the event: a venue, an online address, or both. Absent: not announced. */
            location?: components["schemas"]["Location"];
            /**
             * @description Audience of the place.
             *     - `public`: Everybody: `location` has it.
             *     - `registered_only`: Registered guests, on their ticket; `location` is absent.
             *     - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
             * @default public
             * @enum {string}
             */
            venueVisibility?: "public" | "registered_only" | "hidden";
            /**
             * @description Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
             *     - `everyone`: Everybody who reads the event.
             *     - `guests`: Confirmed guests alone, in their mail and on their ticket.
             * @enum {string}
             */
            onlineUrlFor?: "everyone" | "guests";
            /**
             * @description IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace.
             * @example Africa/Lagos
             */
            timezone?: string;
            /**
             * Format: date-time
             * @description When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /**
             * Format: date-time
             * @description When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            /**
             * Format: date-time
             * @description Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            selfRefundUntil?: string;
            /** @description Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
            capacity?: number;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Pictures, videos and documents about the event, in the order shown; at most 50.
             * @default []
             */
            media?: components["schemas"]["EventMedia"][];
            /** @description Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
            category?: string;
            /** @description Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
            minAge?: number;
            /**
             * @description Person whose date of birth an age limit asks for.
             *     - `order`: The buyer’s, once: send `dateOfBirth` with the request.
             *     - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
             * @default order
             * @enum {string}
             */
            dobMode?: "order" | "attendee";
            /**
             * @description True: everybody who is named for a seat needs an e-mail address as well. Default: false.
             * @default false
             */
            attendeeEmailRequired?: boolean;
            /**
             * @description Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace.
             * @example NGN
             */
            currency?: string;
            /** @description Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
            customerFee?: components["schemas"]["Fee"];
            /** @description Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            /**
             * @description True lets buyers pay tickets with `saveForIt` in parts over time. Default: false.
             * @default false
             */
            saveForItEnabled?: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /**
             * @description Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`.
             * @default []
             */
            days?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the day, such as "Opening night". Absent: its date is shown. */
                label?: string;
                /**
                 * Format: date
                 * @description Date of the day, YYYY-MM-DD in its own time zone.
                 * @example 2026-03-01
                 */
                dayDate: string;
                /**
                 * Format: date-time
                 * @description When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                startAt?: string;
                /**
                 * Format: date-time
                 * @description When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                endAt?: string;
                /**
                 * @description IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                /** @description Place of the day. Absent: that of the event. */
                location?: components["schemas"]["Location"];
                /** @description Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
                capacity?: number;
            }[];
            /**
             * @description Tickets that are sold or given away, in the order shown; at most 200.
             * @default []
             */
            ticketTypes?: components["schemas"]["TicketTypeItem"][];
            /**
             * @description Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them.
             * @default []
             */
            unlockCodes?: {
                /** @description Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
                code: string;
                /** @description Ticket types of this event that the code reveals, by key; 1 to 100. */
                ticketTypeRefs: string[];
                /** @description Most orders and registrations that may use the code. Absent: no limit. */
                maxUses?: number;
            }[];
            /**
             * @description Packages that are sold beside the tickets, by slug, in the order shown; at most 50.
             * @default []
             */
            attachedPackageRefs?: string[];
            /**
             * @description Products that are sold beside the tickets, by slug, in the order shown; at most 50.
             * @default []
             */
            attachedProductRefs?: string[];
            /** @description Sponsor that your page may show. Absent: none. */
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
        /** @description A ticket type of an event as merchants write it. */
        TicketTypeItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Name of the ticket, such as "Early bird"; one line of at most 300 characters. */
            name: string;
            /** @description Description of what the ticket includes; at most 50,000 characters. Absent: nothing is shown. */
            description?: string;
            /**
             * Format: uri
             * @description Address of a picture of the ticket, http or https. Absent: no picture.
             */
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
             * @description Audience of the ticket.
             *     - `public`: Everybody. Default.
             *     - `hidden`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
             *     - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
             * @default public
             * @enum {string}
             */
            visibility?: "public" | "hidden" | "invite_only";
            /**
             * Format: date-time
             * @description When sales begin; before, the ticket is not shown. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            onSaleFrom?: string;
            /**
             * Format: date-time
             * @description When sales end; from then on the ticket is not shown. Absent: until the event ends. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            onSaleUntil?: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @default pass_on
             * @enum {string}
             */
            frontdeskFeeMode?: "pass_on" | "absorb";
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units; at most 50. A free ticket has none. For a donation these are the least amounts in currencies other than the event’s.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
             * @description Other prices that apply first, one phase after the other, such as an early bird; at most 50. After the last one `prices` apply.
             * @default []
             */
            pricePhases?: components["schemas"]["PricePhaseItem"][];
            /** @description Least donation, in minor units of the event’s primary currency. Absent: 1. For `kind` `donation` only. */
            minPriceMinor?: number;
            /**
             * @description Amounts that the page suggests, in minor units of the event’s primary currency; at most 20. For `kind` `donation` only.
             * @default []
             */
            donationPresets?: number[];
            /**
             * @description Computation of the deposit.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
             * @enum {string}
             */
            depositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            depositValue?: number;
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
             * @description When the rest has to be paid; from then on the ticket costs its whole price at once. Absent: no date. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            depositBalanceDueAt?: string;
            /** @description Number of tickets for sale in all; a group ticket counts as one, and 0 closes the sale. Absent: no cap. */
            capacity?: number;
            /** @description From this number of tickets left on, your page may show that few are left. Absent: your page decides. */
            lowStockThreshold?: number;
            /**
             * @description Least number of these tickets in one order, 1 to 1,000. Default: 1.
             * @default 1
             */
            minPerOrder?: number;
            /** @description Most of these tickets in one order, 1 to 1,000. Absent: the limits of the workspace (`seats`). */
            maxPerOrder?: number;
            /** @description Least age in years at the start of the event. The date of birth is then required, as `dobMode` of the event says. */
            minAge?: number;
            /**
             * @description True: registrations wait as `pending` until you approve them; their seats are held meanwhile. Default: false.
             * @default false
             */
            approvalRequired?: boolean;
            /**
             * @description Number of people that one ticket admits, 1 to 1,000. Default: 1.
             * @default 1
             */
            groupSize?: number;
            /**
             * @description Way in which people attend with this ticket; the event’s `format` holds when absent.
             *     - `in_person`: At the venue.
             *     - `online`: Online.
             * @enum {string}
             */
            attendance?: "in_person" | "online";
            /**
             * @description Keys of the event’s `days` that the ticket admits to. Default: empty, which means every day.
             * @default []
             */
            validDays?: string[];
            /**
             * @description True: a name is required for every seat. Default: false.
             * @default false
             */
            requiresAttendeeDetails?: boolean;
            /**
             * @description Questions for the buyer, or for each attendee where attendees are named; at most 100.
             * @default []
             */
            formFields?: components["schemas"]["FormField"][];
            /** @description Terms of savings plans for this ticket. Absent: it cannot be saved up for. The event has to allow it (`saveForItEnabled`). */
            saveForIt?: components["schemas"]["SaveForItPolicy"];
        };
        /** @description Prices of a ticket type that apply until a time, or for a number of tickets. */
        PricePhaseItem: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units; at most 50. They replace those of the ticket type while the phase lasts.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
             * Format: date-time
             * @description When the phase ends. Absent: it ends when its `capacity` is sold. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Number of tickets that are sold at these prices. Absent: any number until `endsAt`. */
            capacity?: number;
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
        /** @description A form; its fields keep their ids as long as they keep their keys. */
        FormItem: {
            /** @description Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
            name: string;
            /** @description Text above the questions; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Text on the button that sends the form. Default: "Send".
             * @default Send
             */
            submitLabel?: string;
            /**
             * @description Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers."
             * @default Thank you. We have received your answers.
             */
            thankYouMessage?: string;
            /**
             * Format: uri
             * @description Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page.
             */
            redirectUrl?: string;
            /**
             * Format: date-time
             * @description When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            closesAt?: string;
            /** @description Questions in the order shown; at most 200, with 5,000 choices in all. */
            fields: components["schemas"]["FormItemField"][];
            /**
             * @description Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them.
             * @default []
             */
            notify?: string[];
            /**
             * @description Storefronts see the form only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
        };
        /** @description A question of a form. */
        FormItemField: {
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
            required?: boolean;
            /**
             * @description True when the question is not shown to people: your own code fills it in.
             * @default false
             */
            hidden?: boolean;
            /** @description Explanation to show beside the input; absent when there is none. */
            helpText?: string;
            /** @description Example to show in the empty input; absent when there is none. */
            placeholder?: string;
            /**
             * @description Choices, or rules for files; empty for all other types.
             * @default {}
             */
            options?: components["schemas"]["FormFieldOptions"];
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
            identity?: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
            /** @description Condition under which to ask; absent when the question is always asked. */
            showIf?: components["schemas"]["ShowIf"];
            /** @description Limits of the answer beyond its type; absent when there are none. */
            validation?: components["schemas"]["FormFieldValidation"];
            /** @description Answer to fill in before people begin; absent for an empty input. */
            defaultValue?: string | number | boolean | string[];
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
                accept?: string[];
                /**
                 * @description Largest size of one file, bytes.
                 * @default 10000000
                 */
                maxSizeBytes?: number;
                /**
                 * @description Largest number of files for one answer.
                 * @default 1
                 */
                maxFiles?: number;
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
        /** @description A table of up to 5,000 rows. */
        TableItem: {
            /** @description Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the table; at most 50,000 characters. Absent: none. */
            description?: string;
            /** @description Columns in the order shown; 1 to 100. */
            columns: components["schemas"]["TableItemColumn"][];
            /**
             * @description Rows in the order shown; at most 5,000.
             * @default []
             */
            rows?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Value of each column, by the key of the column. Leave empty cells out. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[];
            /**
             * @description Storefronts see the table only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
        };
        /** @description What the cells of a column hold, and who sees it. */
        TableItemColumn: {
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
            /**
             * @description True: storefronts see neither the column nor its cells. Default: false.
             * @default false
             */
            private?: boolean;
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
        /** @description A folder; its files keep their refs as long as they keep their keys. */
        FolderItem: {
            /** @description Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the folder; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /** @description Slug of the folder that contains this one. Absent: it is at the top. */
            parentSlug?: string;
            /**
             * @description Storefronts see the folder only when this is true. Default: true.
             * @default true
             */
            public?: boolean;
            /**
             * @description Files in the order shown; at most 1,000.
             * @default []
             */
            files?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
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
            }[];
            /** @description Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
        };
        /** @description An article, as blocks or HTML. */
        NoteItem: {
            /** @description Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Title of the article; one line of at most 300 characters. */
            title: string;
            /** @description Short summary for lists; at most 1,000 characters. Absent: none. */
            excerpt?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description The article in blocks, such as headings, texts and pictures; at most 500. Default: none.
             * @default []
             */
            blocks?: components["schemas"]["DescriptionBlock"][];
            /** @description The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
            bodyHtml?: string;
            /** @description Name of the author, as shown. Absent: none is named. */
            authorName?: string;
            /**
             * @description Words to group and filter articles by; at most 50.
             * @default []
             */
            tags?: string[];
            /**
             * Format: date-time
             * @description When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Storefronts see the note only when this is true. Default: true.
             * @default true
             */
            published?: boolean;
            /** @description Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
        };
        /** @description A code that credits a promoter with orders and registrations. */
        PromoterCodeItem: {
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
            code: string;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Name of the promoter, for your reports. */
            name: string;
        };
        /** @description Mail to show, with the words to try. */
        EmailPreviewBody: {
            /**
             * @description Mail to show.
             *     - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
             *     - `registration_received`: To a guest: the registration waits for your approval.
             *     - `registration_approved`: To a guest: you have approved the registration, with the ticket.
             *     - `registration_declined`: To a guest: you have declined the registration.
             *     - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
             *     - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
             *     - `event_rescheduled`: To a guest: the event has another time or place.
             *     - `event_cancelled`: To a guest: the event is cancelled.
             *     - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
             *     - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
             *     - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
             *     - `order_confirmed`: To a buyer: the order is placed, with its tickets.
             *     - `order_fulfilled`: To a buyer: goods were handed over.
             *     - `order_refunded`: To a buyer: money goes back.
             *     - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
             *     - `order_cancelled`: To a buyer: the order is cancelled.
             *     - `tickets_voided`: To a buyer: tickets of the order are void.
             *     - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
             *     - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
             *     - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
             *     - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
             *     - `balance_reminder`: To a buyer: the balance of the order is due soon.
             *     - `balance_received`: To a buyer: the balance of the order is paid.
             *     - `savings_started`: To a buyer: the savings plan has begun.
             *     - `savings_part_received`: To a buyer: a part of the savings plan was paid.
             *     - `savings_reminder`: To a buyer: the savings plan ends soon.
             *     - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
             *     - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
             *     - `restock_confirm`: To a visitor: a link that confirms a restock alert.
             *     - `restock_available`: To a subscriber: the variant can be bought again.
             *     - `transfer_instructions`: To a buyer: how to make the bank transfer.
             *     - `payment_returned`: To a buyer: a payment that could not be used goes back.
             * @enum {string}
             */
            kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "transfer_instructions" | "payment_returned";
            /**
             * @description Language of the mail.
             *     - `en`: English.
             *     - `fr`: French.
             * @enum {string}
             */
            language: "en" | "fr";
            /** @description Your own words to try. Default: those of the settings (`mailWording`). */
            wording?: {
                /** @description Subject in place of the service’s own, which `{subject}` repeats; at most 150 characters. Absent: the service’s own. */
                subject?: string;
                /** @description First paragraph, before the text of the service; at most 1,000 characters. Absent: none. */
                opening?: string;
            };
        };
        /** @description Mail to guests of an event. */
        EventMessageBody: {
            /** @description Subject of the mail; one line of at most 150 characters. */
            subject: string;
            /** @description Text of the mail, plain, at most 10,000 characters; an empty line begins a new paragraph. */
            body: string;
            /**
             * @description Subject and text for guests who were served in another language, by `en` or `fr`. The others get `subject` and `body`. Default: none.
             * @default {}
             */
            byLanguage?: {
                [key: string]: {
                    /** @description Subject of the mail; one line of at most 150 characters. */
                    subject: string;
                    /** @description Text of the mail, plain, at most 10,000 characters; an empty line begins a new paragraph. */
                    body: string;
                };
            };
            /**
             * @description Guests that it goes to.
             *     - `confirmed`: Those with a ticket.
             *     - `waiting`: Those who wait for approval.
             *     - `all`: Both.
             * @enum {string}
             */
            who: "confirmed" | "waiting" | "all";
            /**
             * @description Subject of the mail, which decides who may get it.
             *     - `event`: The event.
             *     - `other`: Anything else: it has a link to unsubscribe, and nobody who has unsubscribed gets it.
             * @enum {string}
             */
            about: "event" | "other";
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        EventPatch: {
            /** @description Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
            title?: string | null;
            /** @description One line below the title. Absent: none. */
            tagline?: string | null;
            /** @description Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Storefronts see the event only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            publishedAt?: string | null;
            /** @description Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /**
             * @description Way in which people get a place.
             *     - `rsvp`: They register, usually for free.
             *     - `ticketed`: They buy or reserve tickets here.
             *     - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
             */
            mode?: ("rsvp" | "ticketed" | "external") | null;
            /**
             * @description Where the event takes place.
             *     - `physical`: At a venue.
             *     - `online`: Online.
             *     - `hybrid`: Both at a venue and online.
             */
            format?: ("physical" | "online" | "hybrid") | null;
            /** @description Place of the event: a venue, an online address, or both. Absent: not announced. */
            location?: components["schemas"]["Location"] | null;
            /**
             * @description Audience of the place.
             *     - `public`: Everybody: `location` has it.
             *     - `registered_only`: Registered guests, on their ticket; `location` is absent.
             *     - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
             */
            venueVisibility?: ("public" | "registered_only" | "hidden") | null;
            /**
             * @description Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
             *     - `everyone`: Everybody who reads the event.
             *     - `guests`: Confirmed guests alone, in their mail and on their ticket.
             */
            onlineUrlFor?: ("everyone" | "guests") | null;
            /** @description IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace. */
            timezone?: string | null;
            /** @description When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            startAt?: string | null;
            /** @description When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
            endAt?: string | null;
            /** @description When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            doorsAt?: string | null;
            /** @description Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
            selfRefundUntil?: string | null;
            /** @description Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
            capacity?: number | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description Pictures, videos and documents about the event, in the order shown; at most 50. */
            media?: components["schemas"]["EventMedia"][] | null;
            /** @description Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
            category?: string | null;
            /** @description Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
            minAge?: number | null;
            /**
             * @description Person whose date of birth an age limit asks for.
             *     - `order`: The buyer’s, once: send `dateOfBirth` with the request.
             *     - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
             */
            dobMode?: ("order" | "attendee") | null;
            /** @description True: everybody who is named for a seat needs an e-mail address as well. Default: false. */
            attendeeEmailRequired?: boolean | null;
            /** @description Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace. */
            currency?: string | null;
            /** @description Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
            customerFee?: components["schemas"]["Fee"] | null;
            /** @description Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"] | null;
            /** @description True lets buyers pay tickets with `saveForIt` in parts over time. Default: false. */
            saveForItEnabled?: boolean | null;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string | null;
            /** @description Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`. */
            days?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the day, such as "Opening night". Absent: its date is shown. */
                label?: string;
                /**
                 * Format: date
                 * @description Date of the day, YYYY-MM-DD in its own time zone.
                 * @example 2026-03-01
                 */
                dayDate: string;
                /**
                 * Format: date-time
                 * @description When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                startAt?: string;
                /**
                 * Format: date-time
                 * @description When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                endAt?: string;
                /**
                 * @description IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                /** @description Place of the day. Absent: that of the event. */
                location?: components["schemas"]["Location"];
                /** @description Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
                capacity?: number;
            }[] | null;
            /** @description Tickets that are sold or given away, in the order shown; at most 200. */
            ticketTypes?: components["schemas"]["TicketTypeItem"][] | null;
            /** @description Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them. */
            unlockCodes?: {
                /** @description Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
                code: string;
                /** @description Ticket types of this event that the code reveals, by key; 1 to 100. */
                ticketTypeRefs: string[];
                /** @description Most orders and registrations that may use the code. Absent: no limit. */
                maxUses?: number;
            }[] | null;
            /** @description Packages that are sold beside the tickets, by slug, in the order shown; at most 50. */
            attachedPackageRefs?: string[] | null;
            /** @description Products that are sold beside the tickets, by slug, in the order shown; at most 50. */
            attachedProductRefs?: string[] | null;
            /** @description Sponsor that your page may show. Absent: none. */
            sponsorship?: components["schemas"]["Sponsorship"] | null;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        FolderPatch: {
            /** @description Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name?: string | null;
            /** @description Text about the folder; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description Slug of the folder that contains this one. Absent: it is at the top. */
            parentSlug?: string | null;
            /** @description Storefronts see the folder only when this is true. Default: true. */
            public?: boolean | null;
            /** @description Files in the order shown; at most 1,000. */
            files?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
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
            }[] | null;
            /** @description Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        FormPatch: {
            /** @description Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
            name?: string | null;
            /** @description Text above the questions; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description Text on the button that sends the form. Default: "Send". */
            submitLabel?: string | null;
            /** @description Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers." */
            thankYouMessage?: string | null;
            /** @description Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page. */
            redirectUrl?: string | null;
            /** @description When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            opensAt?: string | null;
            /** @description When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC. */
            closesAt?: string | null;
            /** @description Questions in the order shown; at most 200, with 5,000 choices in all. */
            fields?: components["schemas"]["FormItemField"][] | null;
            /** @description Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them. */
            notify?: string[] | null;
            /** @description Storefronts see the form only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
        };
        /** @description How long the former key still works. */
        RollKeyBody: {
            /**
             * @description Seconds for which the old key still works beside the new one, at most 2,592,000 (30 days). Default: 86,400 (a day).
             * @default 86400
             */
            overlapSeconds?: number;
        };
        /** @description Changes of a key. A field that is absent keeps its value. */
        ChangeKeyBody: {
            /** @description Your own name for the key, such as "Website". Null removes it. */
            label?: string | null;
            /** @description Rights of the key; replaced as a whole. */
            scopes?: components["schemas"]["Scope"][];
            /** @description Origins from which a publishable key works, exactly as browsers send them: `https://shop.example`. At most 100; without one it works nowhere. */
            origins?: string[];
            /** @description Rate limits of this key alone; a limit that is left out is that of the workspace. */
            limits?: components["schemas"]["RateLimits"];
            /** @description From then on the key is refused. Without a zone it is local to the shop; a date alone includes that whole day. Null: never. */
            expiresAt?: string | null;
        };
        /**
         * @description What a key may do.
         *     - `read`: All that the scopes of reading allow.
         *     - `transact`: All that any scope allows.
         *     - `storefront:read`: Read the storefront document, forms, notes, tables, catalogs and files.
         *     - `products:read`: Read products, collections and events.
         *     - `availability:read`: Read stock, free slots, delivery zones and ways to pay.
         *     - `checkout:read`: Read checkouts.
         *     - `orders:read`: Read orders.
         *     - `checkout:create`: Open checkouts.
         *     - `checkout:cancel`: Cancel checkouts.
         *     - `events:register`: Register guests for free events.
         *     - `customers:link`: Link your users to contacts.
         *     - `otp:send`: Send one-time passwords.
         *     - `otp:verify`: Check one-time passwords.
         *     - `forms:submit`: Submit forms.
         *     - `subscriptions:create`: Sign visitors up for the newsletter and for restock alerts.
         * @enum {string}
         */
        Scope: "read" | "transact" | "storefront:read" | "products:read" | "availability:read" | "checkout:read" | "orders:read" | "checkout:create" | "checkout:cancel" | "events:register" | "customers:link" | "otp:send" | "otp:verify" | "forms:submit" | "subscriptions:create";
        /** @description A token bucket: each request takes a token, and an empty bucket answers 429. */
        RateLimit: {
            /** @description Requests a minute that may go on for any time. */
            perMinute: number;
            /** @description Most requests at once; this many are free again after a pause. */
            burst: number;
        };
        /** @description Rate limits by name. A limit that is left out keeps its default; the operator alone sets higher ones. */
        RateLimits: {
            /** @description Reads with a publishable key, for each address of a client. Default: 600 a minute, 60 at once. */
            publishableReadPerClient?: components["schemas"]["RateLimit"];
            /** @description Reads with a publishable key, of all clients together. Default: 60000 a minute, 2000 at once. */
            publishableRead?: components["schemas"]["RateLimit"];
            /** @description Reads with a secret key in live mode. Default: 6000 a minute, 200 at once. */
            secretReadLive?: components["schemas"]["RateLimit"];
            /** @description Reads with a secret key in test mode. Default: 1500 a minute, 50 at once. */
            secretReadTest?: components["schemas"]["RateLimit"];
            /** @description Registrations for events with a publishable key, for each address of a client. Default: 10 a minute, 10 at once. */
            registerPerClient?: components["schemas"]["RateLimit"];
            /** @description Registrations for events, of all clients together. Default: 6000 a minute, 500 at once. */
            register?: components["schemas"]["RateLimit"];
            /** @description Checkouts that a visitor opens on an event’s page of the service, for each address and event. Default: 0.2 a minute, 5 at once. */
            eventPageCheckoutPerClient?: components["schemas"]["RateLimit"];
            /** @description Unlock codes that a visitor tries on an event’s page of the service, for each address and event. Default: 3 a minute, 30 at once. */
            unlockCodePerClient?: components["schemas"]["RateLimit"];
            /** @description Checkouts opened and cancelled in live mode. Default: 3000 a minute, 500 at once. */
            checkoutCreateLive?: components["schemas"]["RateLimit"];
            /** @description Checkouts opened and cancelled in test mode. Default: 1500 a minute, 50 at once. */
            checkoutCreateTest?: components["schemas"]["RateLimit"];
            /** @description Reads of one checkout, as when its state is polled. Default: 120 a minute, 10 at once. */
            checkoutReadPerRef?: components["schemas"]["RateLimit"];
            /** @description Customer links, checks of one-time passwords, submitted forms, newsletter sign-ups and restock alerts. Default: 1500 a minute, 50 at once. */
            identity?: components["schemas"]["RateLimit"];
            /** @description One-time passwords to be sent. Default: 6000 a minute, 500 at once. */
            otpSend?: components["schemas"]["RateLimit"];
            /** @description Most one-time passwords that a key may send in any 24 hours. Default: 100. */
            otpSendsPerDay?: number;
        };
        /** @description Kind, mode and rights of a new key. */
        CreateKeyBody: {
            /**
             * @description Kind of key, which says where it may be used.
             *     - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
             *     - `secret`: On a server alone: everything that its scopes allow.
             * @enum {string}
             */
            kind: "publishable" | "secret";
            /**
             * @description Environment of the key.
             *     - `test`: Nothing is real: no money moves and nobody is written to.
             *     - `live`: Everything is real.
             * @enum {string}
             */
            mode: "test" | "live";
            /** @description Your own name for the key, such as "Website". */
            label?: string;
            /** @description Rights of the key. Default: `read` and `events:register` for a publishable key, `transact` for a secret one. */
            scopes?: components["schemas"]["Scope"][];
            /** @description Origins from which a publishable key works, exactly as browsers send them: `https://shop.example`. At most 100; without one it works nowhere. */
            origins?: string[];
            /**
             * @description Rate limits of this key alone; a limit that is left out is that of the workspace.
             * @default {}
             */
            limits?: components["schemas"]["RateLimits"];
            /**
             * Format: date-time
             * @description From then on the key is refused. Without a zone it is local to the shop; a date alone includes that whole day. Absent: never.
             * @example 2026-12-01T12:00:00Z
             */
            expiresAt?: string;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        NotePatch: {
            /** @description Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Title of the article; one line of at most 300 characters. */
            title?: string | null;
            /** @description Short summary for lists; at most 1,000 characters. Absent: none. */
            excerpt?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description The article in blocks, such as headings, texts and pictures; at most 500. Default: none. */
            blocks?: components["schemas"]["DescriptionBlock"][] | null;
            /** @description The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
            bodyHtml?: string | null;
            /** @description Name of the author, as shown. Absent: none is named. */
            authorName?: string | null;
            /** @description Words to group and filter articles by; at most 50. */
            tags?: string[] | null;
            /** @description When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC. */
            publishedAt?: string | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            /** @description Storefronts see the note only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
        };
        /**
         * @description Deadline of the balance, if it changes.
         * @default {}
         */
        AskForBalanceBody: {
            /**
             * Format: date-time
             * @description New deadline of the balance. Without a zone it is local to the shop; a date alone includes that whole day. Default: it stays as it is.
             * @example 2026-12-01T12:00:00Z
             */
            dueAt?: string;
        };
        /**
         * @description How the balance was paid, for the record.
         * @default {}
         */
        BalancePaidBody: {
            /** @description Way in which it was paid, such as "cash at the door", for the record; at most 500 characters. Absent: nothing is noted. */
            reason?: string;
        };
        /**
         * @description What becomes of the money of a cancelled order.
         * @default {}
         */
        CancelOrderBody: {
            /**
             * @description True: all money that is left goes back. False: none does. Default: true.
             * @default true
             */
            refund?: boolean;
            /** @description Reason in your own words, for the record; at most 500 characters. Absent: nothing is noted. */
            reason?: string;
        };
        /** @description Pieces that were handed over, and how the parcel is followed. */
        FulfilOrderBody: {
            /** @description Pieces that were handed over. Default: all that are left. */
            items?: {
                /** @description Ref of an item of the order: `oit_…`. */
                ref: string;
                /** @description Number of its pieces. */
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
        /** @description Items or amount to refund; neither for all that is left. */
        RefundOrderBody: {
            /** @description Pieces to refund, each with its share of discount and fees; they are called off. Give `items` or `amountMinor`, or neither for all that is left. */
            items?: {
                /** @description Ref of an item of the order: `oit_…`. */
                ref: string;
                /** @description Number of its pieces. */
                quantity: number;
            }[];
            /** @description Amount to give back in minor units of the order’s currency, without calling anything off; a multiple of the step of the currency, or all that is left. */
            amountMinor?: number;
            /** @description Reason in your own words, for the record; at most 500 characters. Absent: nothing is noted. */
            reason?: string;
        };
        /** @description Answer to a buyer whose refund request is declined. */
        DeclineRefundBody: {
            /** @description Your reason: the buyer reads it in a mail and on the page of the order. At most 500 characters. */
            message: string;
        };
        /** @description Credentials of the number that codes come from. Which fields are needed depends on `kind`. */
        OtpConnectionSettings: {
            /**
             * @description Provider of the number.
             *     - `whatsapp`: WhatsApp Business, through Meta.
             *     - `twilio`: SMS through Twilio.
             *     - `termii`: SMS through Termii.
             *     - `mailbox`: The inbox of development; nothing leaves the machine.
             * @enum {string}
             */
            kind: "whatsapp" | "twilio" | "termii" | "mailbox";
            /** @description For WhatsApp: id of the phone number at Meta, not the number itself. */
            phoneNumberId?: string;
            /** @description For WhatsApp: access token of a system user. */
            accessToken?: string;
            /** @description For WhatsApp: app secret, by which callbacks are verified. */
            appSecret?: string;
            /** @description For WhatsApp: any text that you also enter at Meta, for its check of the callback address. */
            verifyToken?: string;
            /** @description For Twilio: account SID, `AC…`. */
            accountSid?: string;
            /** @description For Twilio: auth token of the account. */
            authToken?: string;
            /** @description For Twilio: a number, a messaging service `MG…` or an alphanumeric sender. For Termii: the sender id. */
            from?: string;
            /** @description For Termii: API key of the account. */
            apiKey?: string;
            /** @description For Termii: secret key, by which callbacks are verified. */
            secretKey?: string;
            /** @description For Termii: host of the account, where it has one of its own. Absent: the common one. */
            host?: string;
            /** @description For the mailbox: channel that it stands for, `sms` (default) or `whatsapp`. */
            channel?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        ReviewPatch: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key?: string | null;
            /** @description Name of the reviewer, as shown. */
            author?: string | null;
            /** @description Stars from 1, the worst, to 5. */
            rating?: number | null;
            /** @description Text of the reviewer; absent for a rating alone. */
            text?: string | null;
            /** @description Day of the review, YYYY-MM-DD. */
            date?: string | null;
        };
        /** @description A review to add. */
        CreateReviewBody: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. Absent: the service makes one. */
            key?: string;
            /** @description Name of the reviewer, as shown. */
            author: string;
            /** @description Stars from 1, the worst, to 5. */
            rating: number;
            /** @description Text of the reviewer; absent for a rating alone. */
            text?: string;
            /**
             * Format: date
             * @description Day of the review, YYYY-MM-DD.
             * @example 2026-03-01
             */
            date: string;
        };
        /** @description Change of the stock of one variant: give `delta` or `stock`. */
        AdjustStockBody: {
            /** @description Ref or key of the variant; in a package, of the option. */
            variantRef: string;
            /** @description Units to add (above 0) or take away (below 0). Give it, or `stock`. */
            delta?: number;
            /** @description Units at hand from now on; null: stock is no longer counted. Give it, or `delta`. */
            stock?: number | null;
            /** @description Reason of the change, for the audit log; one line of at most 300 characters. */
            reason: string;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        PackagePatch: {
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name?: string | null;
            /** @description Storefronts see the item only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description Addresses of its pictures and videos in the order shown; at most 100. */
            media?: string[] | null;
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][] | null;
            /** @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false. */
            needsDelivery?: boolean | null;
            /** @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace. */
            currency?: string | null;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             */
            feeMode?: ("pass_on" | "absorb") | null;
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             */
            selectionMode?: ("choose_one" | "choose_many") | null;
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             */
            variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
            /** @description Groups of extras, such as gift wrap, in the order shown; at most 50. */
            addonGroups?: components["schemas"]["AddonGroupItem"][] | null;
            /** @description Questions that the buyer answers when buying it, in the order shown; at most 100. */
            formFields?: components["schemas"]["FormField"][] | null;
            /** @description True lets buyers pay for it in parts over time, as a savings plan. Default: false. */
            saveForItEnabled?: boolean | null;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number | null;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[] | null;
            /** @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false. */
            saveForItFreezePrice?: boolean | null;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string | null;
            /** @description True lets buyers order it when its stock has run out. Default: false. */
            preorderable?: boolean | null;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number | null;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string | null;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             */
            preorderDepositType?: ("percent" | "fixed") | null;
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number | null;
            /** @description True lets storefronts show its reviews and rating. Default: true. */
            reviewsEnabled?: boolean | null;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string | null;
            /** @description Reviews by buyers; at most 5,000. The service collects none itself. */
            reviews?: components["schemas"]["ReviewItem"][] | null;
            /** @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false. */
            restockAlertsEnabled?: boolean | null;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfo"] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            /**
             * @description Kind of offer.
             *     - `service`: A service.
             *     - `product`: Goods.
             *     - `event`: Something for an event.
             */
            type?: ("service" | "product" | "event") | null;
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
            options?: components["schemas"]["PackageOptionItem"][] | null;
        };
        /** @description Credentials at a payment provider. Which fields are needed depends on the provider. */
        PaymentProviderCredentials: {
            /** @description Secret key of Paystack or Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode. */
            secretKey?: string;
            /** @description Public key of Paystack: `pk_test_…` in test mode, `pk_live_…` in live mode. */
            publicKey?: string;
            /** @description Publishable key of Stripe: `pk_test_…` in test mode, `pk_live_…` in live mode. */
            publishableKey?: string;
            /** @description Signing secret of Stripe, `whsec_…`, of the endpoint that calls `callbackUrl`. */
            webhookSecret?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        ProductPatch: {
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name?: string | null;
            /** @description Storefronts see the item only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture. */
            coverUrl?: string | null;
            /** @description Addresses of its pictures and videos in the order shown; at most 100. */
            media?: string[] | null;
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][] | null;
            /** @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false. */
            needsDelivery?: boolean | null;
            /** @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace. */
            currency?: string | null;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             */
            feeMode?: ("pass_on" | "absorb") | null;
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             */
            selectionMode?: ("choose_one" | "choose_many") | null;
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             */
            variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
            /** @description Groups of extras, such as gift wrap, in the order shown; at most 50. */
            addonGroups?: components["schemas"]["AddonGroupItem"][] | null;
            /** @description Questions that the buyer answers when buying it, in the order shown; at most 100. */
            formFields?: components["schemas"]["FormField"][] | null;
            /** @description True lets buyers pay for it in parts over time, as a savings plan. Default: false. */
            saveForItEnabled?: boolean | null;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number | null;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[] | null;
            /** @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false. */
            saveForItFreezePrice?: boolean | null;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string | null;
            /** @description True lets buyers order it when its stock has run out. Default: false. */
            preorderable?: boolean | null;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number | null;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string | null;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             */
            preorderDepositType?: ("percent" | "fixed") | null;
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number | null;
            /** @description True lets storefronts show its reviews and rating. Default: true. */
            reviewsEnabled?: boolean | null;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string | null;
            /** @description Reviews by buyers; at most 5,000. The service collects none itself. */
            reviews?: components["schemas"]["ReviewItem"][] | null;
            /** @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false. */
            restockAlertsEnabled?: boolean | null;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfo"] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            /** @description Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant. */
            options?: components["schemas"]["OptionGroupItem"][] | null;
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. */
            variants?: components["schemas"]["VariantItem"][] | null;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        PromoterCodePatch: {
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
            code?: string | null;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
            /** @description Name of the promoter, for your reports. */
            name?: string | null;
        };
        /** @description Seats to cancel, and what goes back for a seat that was bought. */
        CancelRegistrationBody: {
            /** @description Refs of the attendees whose seats are given back. Default: all. A seat that was bought is cancelled by its own ref in the path. */
            attendeeRefs?: string[];
            /**
             * @description Money that goes back with a seat that was bought; required for one, and without effect on a free registration.
             *     - `none`: Nothing.
             *     - `share`: Its part of what was paid for its ticket.
             * @enum {string}
             */
            refund?: "none" | "share";
        };
        /**
         * @description Ticket to replace, and whether the guest is notified.
         * @default {}
         */
        ReissueTicketBody: {
            /** @description Serial of the ticket to replace, as the registration shows it: a repeated request then issues no further ticket. Absent: each request replaces the valid ticket. */
            ticketSerial?: number;
            /**
             * @description True: the new ticket is mailed to the guest, or sent by SMS where there is no e-mail address. Default: true.
             * @default true
             */
            notify?: boolean;
        };
        /** @description Guest to register for an event, by the rules for guests. */
        RegisterGuestBody: {
            /** @description Ref or slug of the event, which has to be published. */
            event: string;
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
            /**
             * @description Language of mails and SMS to the guest. Default: `en`.
             *     - `en`: English.
             *     - `fr`: French.
             * @enum {string}
             */
            language?: "en" | "fr";
            /**
             * @description Rules to set aside for this guest. Capacity always holds. Default: none.
             *     - `saleWindow`: When tickets are on sale; the event must not be over.
             *     - `age`: Age limits.
             *     - `questions`: Answers to required questions.
             *     - `seatCeiling`: How many seats one registration may take.
             * @default []
             */
            override?: ("saleWindow" | "age" | "questions" | "seatCeiling")[];
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
        /** @description Answer to one question: text for most types, true or false for a checkbox, a number, or a list of texts where several may be chosen. Blank text and null are no answer. */
        FormAnswer: string | number | boolean | string[] | null;
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
        /** @description A field that is given is replaced as a whole; null removes its value. */
        StorefrontPatch: {
            /** @description Kind of business, such as `store`; as the merchant wrote it. */
            type?: string | null;
            /** @description Text about the store and its goods, plain text. */
            description?: string | null;
            /** @description Main category of the store, as the merchant named it. */
            categorySlug?: string | null;
            /** @description All categories of the store, the main one among them. */
            categorySlugs?: string[] | null;
            /** @description Address of the store’s own site. */
            website?: string | null;
            /** @description Profiles in social networks, in the order to show. */
            socials?: components["schemas"]["SocialProfile"][] | null;
            /** @description City or town of the store. */
            city?: string | null;
            /** @description State, province or region of the store. */
            state?: string | null;
            /** @description Country of the store, as the merchant wrote it. */
            country?: string | null;
            /** @description Absolute address of a small square picture that stands for the store. */
            avatarUrl?: string | null;
            /** @description Absolute address of a wide picture of the store. */
            coverUrl?: string | null;
            /** @description Distinctions of the store, in the order to show. */
            badges?: components["schemas"]["Badge"][] | null;
            /** @description Number of members, as the merchant states it. */
            memberCount?: number | null;
            /** @description Build of the site: template, theme, sections of the home page, and further pages. */
            renderConfig?: components["schemas"]["StorefrontRenderConfig"] | null;
            /** @description Logo, icon and preview picture of the brand; absent when the merchant set none. */
            assets?: components["schemas"]["StorefrontAssets"] | null;
            /** @description Host name of the store’s main site, such as `shop.example`. */
            primaryDomain?: string | null;
            /** @description Host names that belong to the store. Where the workspace restricts `returnUrl`, these are allowed. */
            verifiedDomains?: string[] | null;
            /** @description Form in which uploaded pictures are kept; WebP of at most 2,048 pixels when absent. */
            mediaPolicy?: components["schemas"]["MediaPolicy"] | null;
            /** @description Opening hours in the store’s time zone; two entries of one day are two spans. */
            businessHours?: components["schemas"]["BusinessHours"][] | null;
            /** @description Chat bubble of a widget; not shown when absent. */
            widgetBubble?: {
                /** @description Key that the widget needs to load; the service does not interpret it. */
                key: string;
            } | null;
            /** @description Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
            content?: components["schemas"]["StorefrontItemContent"] | null;
            /** @description False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true. */
            published?: boolean | null;
        };
        /** @description A field that is given is replaced as a whole; null removes its value. */
        TablePatch: {
            /** @description Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug?: string | null;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name?: string | null;
            /** @description Text about the table; at most 50,000 characters. Absent: none. */
            description?: string | null;
            /** @description Columns in the order shown; 1 to 100. */
            columns?: components["schemas"]["TableItemColumn"][] | null;
            /** @description Rows in the order shown; at most 5,000. */
            rows?: {
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Value of each column, by the key of the column. Leave empty cells out. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[] | null;
            /** @description Storefronts see the table only when this is true. Default: true. */
            published?: boolean | null;
            /** @description Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number | null;
        };
        /** @description How far to advance the clock: give `seconds` or `to`. */
        AdvanceTestClockBody: {
            /** @description Seconds to advance by, 1 to ten years. Give it, or `to`. */
            seconds?: number;
            /**
             * Format: date-time
             * @description Time to advance to, at most ten years ahead of the real time. Without a zone it is local to the shop. Give it, or `seconds`.
             * @example 2026-12-01T12:00:00Z
             */
            to?: string;
        };
        /**
         * @description When to freeze the clock.
         * @default {}
         */
        FreezeTestClockBody: {
            /**
             * Format: date-time
             * @description Time at which to freeze it, not before its present time; it advances to a later one. Without a zone it is local to the shop. Default: its present time.
             * @example 2026-12-01T12:00:00Z
             */
            at?: string;
        };
        /** @description Events to send again. Without a filter: all that was held back or never delivered. */
        ReplayWebhooksBody: {
            /** @description Refs of single events, `wev_…`; at most 1,000. Absent: all that the other filters leave. */
            events?: string[];
            /**
             * Format: date-time
             * @description Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit.
             * @example 2026-03-01T09:00:00.000Z
             */
            since?: string;
            /**
             * Format: date-time
             * @description Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit.
             * @example 2026-03-01T09:00:00.000Z
             */
            until?: string;
            /**
             * @description Only events of these types. Absent: all that the destination gets.
             *     - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
             *     - `checkout.expired`: A checkout link lapsed unpaid.
             *     - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
             *     - `form.submitted`: A form submission was recorded.
             *     - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
             *     - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
             *     - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
             *     - `customer.linked`: A buyer account was linked to a contact; once per link.
             *     - `product.deleted`: A product was deleted; remove it from any local copy.
             *     - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
             */
            types?: ("checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /**
             * @description Only deliveries in these states. Default: `held` and `exhausted`; with `events`, all. Events that were never sent there are included.
             *     - `due`: It waits for its first or next attempt.
             *     - `held`: The destination is disabled: replay it once that is enabled.
             *     - `delivered`: Your server answered with 2xx.
             *     - `exhausted`: Every attempt failed: resend it by hand.
             */
            states?: ("held" | "exhausted" | "delivered" | "due")[];
        };
        /** @description Changes of a webhook destination. A field that is absent keeps its value. */
        WebhookDestinationPatch: {
            /**
             * Format: uri
             * @description Address that events are sent to: https, on a public host.
             */
            url?: string;
            /** @description Your own name for the destination; one line of at most 300 characters. Absent: it has none. */
            description?: string | null;
            /**
             * @description Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
             *     - `both`: Those of live and test mode.
             *     - `live`: Those of live mode.
             *     - `test`: Those of test mode.
             * @enum {string}
             */
            mode?: "both" | "live" | "test";
            /**
             * @description Types of events that it gets. Default: all.
             *     - `*`: All, also those of later versions.
             *     - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
             *     - `checkout.expired`: A checkout link lapsed unpaid.
             *     - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
             *     - `form.submitted`: A form submission was recorded.
             *     - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
             *     - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
             *     - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
             *     - `customer.linked`: A buyer account was linked to a contact; once per link.
             *     - `product.deleted`: A product was deleted; remove it from any local copy.
             *     - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
             */
            events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /** @description Most attempts a second, 1 to 1,000. Absent: no limit. */
            maxPerSecond?: number | null;
        };
        /** @description A webhook destination, as merchants write it. */
        WebhookDestinationInput: {
            /**
             * Format: uri
             * @description Address that events are sent to: https, on a public host.
             */
            url: string;
            /** @description Your own name for the destination; one line of at most 300 characters. Absent: it has none. */
            description?: string;
            /**
             * @description Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
             *     - `both`: Those of live and test mode.
             *     - `live`: Those of live mode.
             *     - `test`: Those of test mode.
             * @default both
             * @enum {string}
             */
            mode?: "both" | "live" | "test";
            /**
             * @description Types of events that it gets. Default: all.
             *     - `*`: All, also those of later versions.
             *     - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
             *     - `checkout.expired`: A checkout link lapsed unpaid.
             *     - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
             *     - `form.submitted`: A form submission was recorded.
             *     - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
             *     - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
             *     - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
             *     - `customer.linked`: A buyer account was linked to a contact; once per link.
             *     - `product.deleted`: A product was deleted; remove it from any local copy.
             *     - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
             */
            events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /** @description Most attempts a second, 1 to 1,000. Absent: no limit. */
            maxPerSecond?: number;
        };
        /** @description Changes of settings. A field that is absent keeps its value; each given rail and fee is replaced as a whole, and so are `limits`, `support` and `mailWording`. */
        WorkspacePatch: {
            /** @description Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
            displayName?: string;
            /**
             * @description IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
             * @example Africa/Lagos
             */
            timezone?: string;
            /** @description Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
            currencies?: string[];
            /** @description True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
            apiEnabled?: boolean;
            /** @description True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
            secretKeysEnabled?: boolean;
            /** @description True: headless checkouts may be opened. Default: false. */
            headlessEnabled?: boolean;
            /** @description Fees of the service on sales. The operator sets them. With a token of the workspace, another fee than the one in force is 403. */
            fees?: {
                /** @description Fee on tickets. */
                frontdesk?: components["schemas"]["ServiceFee"];
                /** @description Fee on products and packages. */
                product?: components["schemas"]["ServiceFee"];
            };
            /** @description Ways to pay that buyers are offered. */
            rails?: {
                /** @description Cards in NGN, through Paystack. On unless you switch it off. */
                card?: {
                    /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                    enabled: boolean;
                };
                /** @description Bank transfers in NGN, through Paystack. On unless you switch it off. */
                bank_transfer?: {
                    /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                    enabled: boolean;
                };
                /** @description Cards in other currencies, through Stripe. On unless you switch it off. */
                international_card?: {
                    /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                    enabled: boolean;
                };
            };
            /** @description Time limits of checkouts, and the treatment of late money. */
            checkouts?: {
                /** @description Minutes for which a hosted checkout holds its tickets, 5 to 60. Default: 30. */
                eventMinutes?: number;
                /** @description Minutes for which a headless checkout holds its tickets, 5 to 60. Default: 15. */
                headlessMinutes?: number;
                /** @description Minutes for which products are held once their buyer starts to pay, 5 to 60. Default: 15. */
                stockMinutes?: number;
                /** @description Seconds for which an expired checkout stays open while its payment provider does not answer, 0 to 600. Default: 120. */
                graceSeconds?: number;
                /** @description Hours after its end in which late money still makes a checkout paid, if all of it can be bought at the same total; 0 to 168. Later money goes back. Default: 24. */
                lateMoneyHours?: number;
                /** @description True: the host of a `returnUrl` has to be an origin of a key of the mode, or one of the storefront’s `verifiedDomains`. Default: false. */
                registeredReturnUrls?: boolean;
                /** @description Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000. Those opened from now on count. Null: no limit. */
                mostHoldsPerKey?: number | null;
            };
            /** @description One-time passwords: whose number sends them, and to which countries. */
            otp?: {
                /**
                 * @description Number that sends codes, unless a request names another. Default: `own`.
                 *     - `own`: The merchant’s connected number.
                 *     - `frontdesk`: The number of the service.
                 * @enum {string}
                 */
                sender?: "own" | "frontdesk";
                /** @description Countries to whose numbers codes may be sent (ISO 3166). Absent: the merchant’s own number sends to the country of the shop’s time zone alone, that of the service to all. Null removes the list. */
                countries?: string[] | null;
                /** @description True: a key that sends to many consecutive numbers, or to a country where hardly any code is entered, gets 429 `RATE_LIMITED` for a while. Default: false. */
                fraudGuards?: boolean;
            };
            /** @description SMS to guests and buyers: to which countries, and how many a day. */
            texts?: {
                /** @description Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. Null removes the list. */
                countries?: string[] | null;
                /** @description Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it. */
                mostPerDay?: number;
            };
            /** @description Mails to attendees beside the person who registered or bought. */
            messages?: {
                /** @description True: an attendee with an e-mail address of their own is mailed their ticket and a calendar entry, once it is confirmed or paid. Default: false. */
                attendees?: boolean;
            };
            /** @description Terms of savings plans. */
            savings?: {
                /** @description Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes. When you end a plan, all of it does. Default: 100. */
                refundPct?: number;
                /** @description Smallest part of a savings plan in percent of its total, 1 to 100, unless less is missing. It applies to plans that begin from now on. Default: 5. */
                leastPartPct?: number;
            };
            /** @description Retention of submissions of forms, and room for their files. */
            forms?: {
                /** @description Days after which a submission is permanently deleted with its files, 1 to 3,650. Those that are older by now are deleted within the hour. Null: never. */
                keepDays?: number | null;
                /** @description Most MiB of all files of one submission together, 1 to 250. Default: 25. */
                fileMiBPerSubmission?: number;
                /** @description Most MiB of the files of all submissions together, 0 to 1,048,576; beyond it forms take no files until some are deleted. Default: 2,048. */
                fileMiBInAll?: number;
            };
            /** @description Room for uploaded pictures and files. The operator sets it. With a token of the workspace, other room than is in force is 403. */
            media?: {
                /** @description Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it. */
                fileMiBInAll?: number;
            };
            /** @description Limits of the seats that one registration or checkout may take. */
            seats?: {
                /** @description Most seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 20. */
                mostPerRegistration?: number;
                /** @description Most seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 100. */
                mostPerCheckout?: number;
            };
            /** @description Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
            limits?: components["schemas"]["RateLimits"];
            /** @description Actions that guests and buyers may take themselves, without asking you. */
            selfService?: {
                /** @description Actions that guests may take by the link of their ticket. */
                tickets?: {
                    /** @description True: guests may change the name on their ticket. Default: false. */
                    rename?: boolean;
                    /** @description True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false. */
                    giveAway?: boolean;
                    /** @description True: guests may give a free ticket back, whose seat is then on sale again. Default: false. */
                    giveBack?: boolean;
                    /** @description True: guests may have their ticket mailed again. Default: true. */
                    resend?: boolean;
                };
                /** @description Actions that buyers may take by the link of their order. */
                orders?: {
                    /** @description True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false. */
                    changeAddress?: boolean;
                    /** @description True: buyers may cancel a checkout that is not paid. Default: false. */
                    cancelCheckout?: boolean;
                    /** @description True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false. */
                    requestRefund?: boolean;
                };
            };
            /** @description Your contact for guests and buyers. Absent: pages and mails name no contact. Null removes it. */
            support?: components["schemas"]["SupportSettings"] | null;
            /** @description Your own words in mails; replaced as a whole. What it does not name is worded by the service. Null removes it. */
            mailWording?: components["schemas"]["MailWording"] | null;
            /** @description Address that the service writes to when something needs you, such as webhooks that fail. Null removes it: nobody is notified. */
            alertEmail?: string | null;
        };
        /** @description Money to put into the wallet for codes. */
        OtpCreditBody: {
            /** @description Amount to put into the wallet, in minor units of `currency`; 1 or more. */
            amountMinor: number;
            /** @description Currency that codes of the workspace are charged in (ISO 4217). */
            currency: string;
            /** @description Note that the merchant reads in the ledger, such as the number of an invoice; at most 200 characters. Absent: none. */
            note?: string;
        };
        /** @description What the operator sets for a workspace. A field that is absent keeps its value; each given fee and `limits` are replaced as a whole. */
        OperatorPatch: {
            /** @description Fees of the service on sales; each given fee is replaced as a whole. */
            fees?: {
                /** @description Fee on tickets. */
                frontdesk?: components["schemas"]["ServiceFee"];
                /** @description Fee on products and packages. */
                product?: components["schemas"]["ServiceFee"];
            };
            /** @description Rate limits of the workspace; replaced as a whole. */
            limits?: components["schemas"]["RateLimits"];
            /** @description SMS to guests and buyers: to which countries, and how many a day. */
            texts?: {
                /** @description Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. Null removes the list. */
                countries?: string[] | null;
                /** @description Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it. */
                mostPerDay?: number;
            };
            /** @description Room for uploaded pictures and files. */
            media?: {
                /** @description Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it. */
                fileMiBInAll?: number;
            };
            /** @description Limits of single keys, by their refs. A limit that is left out is that of the workspace. */
            keys?: {
                [key: string]: {
                    /** @description Rate limits of the key; replaced as a whole. */
                    limits: components["schemas"]["RateLimits"];
                };
            };
        };
        /** @description Name, place and currencies of a new workspace. */
        CreateWorkspaceBody: {
            /** @description Name of the workspace in addresses of hosted pages, unique in the installation; it cannot be changed later. */
            slug: string;
            /** @description Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
            displayName: string;
            /**
             * @description IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read.
             * @example Africa/Lagos
             */
            timezone: string;
            /** @description Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
            currencies: string[];
        };
        /** @description A write through the management API, and who made it. */
        AuditEntry: {
            /** @description Ref of the entry: `aud_…`. */
            ref: string;
            /**
             * Format: date-time
             * @description When it was done, UTC.
             */
            at: string;
            /** @description Token that did it. */
            by: {
                /**
                 * @description Kind of token.
                 *     - `operator`: The operator’s.
                 *     - `admin_token`: An admin token of the workspace.
                 * @enum {string}
                 */
                kind: "operator" | "admin_token";
                /** @description Ref of the admin token among the keys, `key_…`. Absent for the operator. */
                ref?: string;
            };
            /** @description Ref of the request, `req_…`, as its answer named it in `X-Request-Id`. */
            requestId: string;
            /**
             * @description Kind of write.
             *     - `create`: It was created.
             *     - `change`: It was changed.
             *     - `delete`: It was deleted.
             * @enum {string}
             */
            action: "create" | "change" | "delete";
            /** @description Thing that was written. */
            subject: {
                /** @description Kind of the thing, such as `product`, `delivery_zone`, `key`, `workspace` or `storefront`. */
                kind: string;
                /** @description Ref of the thing. */
                ref: string;
                /** @description Slug, key, code or label that it had then. Absent: it had none. */
                name?: string;
            };
            /** @description Paths of the changed fields, such as `variants[large].prices`. */
            fields: string[];
            /** @description Reason and figures, such as `{ "reason": "Broken", "from": 10, "to": 9 }`. Absent: there are none. */
            details?: {
                [key: string]: string | number | null;
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
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedCatalog: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example cat_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the catalog in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the catalog; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Arrangement of the pieces on your page.
             *     - `grid`: In a grid of equal cells. Default.
             *     - `masonry`: In columns of pieces of different heights.
             *     - `carousel`: One after the other, to swipe through.
             *     - `list`: Below each other.
             * @default grid
             * @enum {string}
             */
            layout: "grid" | "masonry" | "carousel" | "list";
            /** @description Pictures, videos and other files in the order shown; at most 1,000. */
            items: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example itm_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
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
            }[];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Storefronts see the catalog only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the catalog in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description Accepted input that may be unintended. */
        DocumentWarning: {
            /** @description Field that it is about, such as `products[2].variants[0].prices`. */
            path: string;
            /** @description Sentence for people that says what may be wrong and how to fix it. */
            message: string;
        };
        /** @description Public keys by which scanners verify the tickets of an event offline. */
        TicketKeys: {
            /** @description Ref of the event: `evt_…`. */
            eventRef: string;
            /** @description Ed25519 keys, 32 bytes each in base64url: the current one first, then earlier ones. A ticket is genuine when one of them verifies it. */
            publicKeys: string[];
        };
        /** @description A guest who was let in, for the person at the door. */
        CheckIn: {
            /** @description Ref of the attendee who was let in: `att_…`. */
            attendeeRef: string;
            /** @description Name of the person on the seat, else of the person who registered or bought. Absent: none is known. */
            name?: string;
            /** @description Ref of the ticket type: `tkt_…`. */
            ticketTypeRef: string;
            /** @description Name of the ticket type, as guests read it. */
            ticketTypeName: string;
            /** @description Ref of the event: `evt_…`. */
            eventRef: string;
            /** @description Slug of the event, by which storefronts read it. */
            eventSlug: string;
            /** @description Title of the event, as guests read it. */
            eventTitle: string;
            /** @description Day that they were let in for. Absent: the event has no days. */
            day?: {
                /** @description Identifier of the day, `day_…`, as the event lists it. */
                ref: string;
                /** @description Key of the day within the event. */
                key: string;
                /** @description Name of the day. Absent: it has none. */
                label?: string;
                /**
                 * Format: date
                 * @description Date of the day, YYYY-MM-DD.
                 */
                dayDate: string;
            };
            /**
             * Format: date-time
             * @description When they were let in, UTC.
             */
            checkedInAt: string;
        };
        /** @description A checkout with each attempt to pay, each payment and each refund. */
        ManagedCheckoutDetail: {
            /** @description Ref of the checkout: `chk_…`. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Subject of the checkout.
             *     - `products`: Products and packages.
             *     - `event`: Tickets of an event, and what is sold beside them.
             *     - `balance`: The rest of an order that was paid by deposit; `orderRef` is that order.
             * @enum {string}
             */
            kind: "products" | "event" | "balance";
            /**
             * @description Place of the payment.
             *     - `hosted`: On a page of the service.
             *     - `headless`: On the merchant’s own page.
             * @enum {string}
             */
            channel: "hosted" | "headless";
            /**
             * @description State of the checkout.
             *     - `open`: The buyer can pay; a payment may be under way.
             *     - `paid`: All that was due is paid, and there is an order.
             *     - `expired`: Its time was over before it was paid; what it held is for sale again.
             *     - `cancelled`: It was called off before it was paid.
             * @enum {string}
             */
            status: "open" | "paid" | "expired" | "cancelled";
            /** @description Currency of all its amounts (ISO 4217), fixed when it is opened. */
            currency: string;
            /** @description Sum of unit price × quantity over all lines, before discount, delivery, fees and tax. In minor units of the checkout’s currency. */
            subtotalMinor: number;
            /** @description Discount, taken off the subtotal. In minor units of the checkout’s currency. */
            discountMinor: number;
            /** @description Delivery fee. In minor units of the checkout’s currency. */
            deliveryMinor: number;
            /** @description Fees that the buyer pays. In minor units of the checkout’s currency. */
            feeMinor: number;
            /** @description Tax; 0 for now. In minor units of the checkout’s currency. */
            taxMinor: number;
            /** @description Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
            totalMinor: number;
            /** @description Part of the total that makes the checkout paid. In minor units of the checkout’s currency. */
            dueNowMinor: number;
            /** @description Part of the total that is due later, after a deposit. In minor units of the checkout’s currency. */
            balanceMinor: number;
            /** @description Lines of the checkout; delivery is not one. */
            lines: components["schemas"]["ManagedCheckoutLine"][];
            /** @description The buyer. Absent until they, or your server, have given any of it. */
            contact?: {
                /** @description Name, as far as given. */
                name?: string;
                /** @description E-mail address, as far as given. */
                email?: string;
                /** @description Phone number in E.164 form, as far as given. */
                phone?: string;
            };
            /** @description Ref of the order, `ord_…`. Absent until the checkout is paid. */
            orderRef?: string;
            /** @description Number of the order, as buyers read it. Absent until the checkout is paid. */
            orderNumber?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it expires unless it is paid, UTC.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was paid, UTC. Absent: it was not.
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When it was called off, UTC. Absent: it was not.
             */
            cancelledAt?: string;
            /** @description Each try to pay, whether it led to money or not. */
            attempts: {
                /** @description Reference at the provider, by which its dashboard finds the payment. */
                reference: string;
                /** @description Way to pay: `card`, `bank_transfer` or `international_card`. */
                rail: string;
                /** @description Provider that was asked, such as `paystack` or `stripe`; `sandbox` is the built-in one. */
                provider: string;
                /**
                 * @description State of the attempt.
                 *     - `created`: It is recorded; the provider was not asked yet, or has not answered.
                 *     - `pending`: The buyer can pay.
                 *     - `paid`: The provider reported it as paid.
                 *     - `failed`: The provider reported it as failed.
                 *     - `closing`: Nobody shall pay it any more; the provider does not know that yet.
                 *     - `closed`: The provider has closed it, and nothing was paid.
                 * @enum {string}
                 */
                status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
                /** @description Amount to be charged. In minor units of the checkout’s currency. */
                amountMinor: number;
                /** @description Payer of a part of a savings plan, by the link for others. Absent: the buyer pays. */
                payer?: {
                    /** @description Name that the payer gave. */
                    name: string;
                    /** @description E-mail address of the payer. */
                    email: string;
                };
                /** @description Refusal of the attempt, or of the last card that the buyer gave. Absent: it refused nothing. */
                refusal?: components["schemas"]["PaymentRefusal"];
                /**
                 * Format: date-time
                 * @description When it began, UTC.
                 */
                createdAt: string;
            }[];
            /** @description Money that was received. */
            payments: {
                /** @description Ref of the payment: `pay_…`. */
                ref: string;
                /** @description Way it was paid: `card`, `bank_transfer` or `international_card`. */
                rail: string;
                /** @description Amount that was received, in minor units of `currency` beside it. */
                amountMinor: number;
                /** @description Part of it that the checkout kept, in minor units; the rest is refunded. */
                appliedMinor: number;
                /** @description Currency that was received (ISO 4217). */
                currency: string;
                /**
                 * @description Use of the money.
                 *     - `applied`: It pays the checkout.
                 *     - `excess`: It was more than was due: the rest is refunded.
                 *     - `duplicate`: The checkout was paid already: it is refunded.
                 *     - `late`: The checkout had expired and the goods were gone: it is refunded.
                 *     - `after_cancel`: The checkout was called off: it is refunded.
                 *     - `mismatch`: It came in another currency: it is refunded.
                 *     - `unfinished`: It was too little by the end of the checkout: it is refunded.
                 * @enum {string}
                 */
                disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
                /**
                 * Format: date-time
                 * @description When it was paid, UTC, as the provider says.
                 */
                paidAt: string;
            }[];
            /** @description Money that went back, or is on its way. */
            refunds: {
                /** @description Ref of the refund: `rfd_…`. */
                ref: string;
                /** @description Ref of the payment that it gives back, `pay_…`. */
                paymentRef: string;
                /** @description Amount that goes back. In minor units of the checkout’s currency. */
                amountMinor: number;
                /** @description Reason: your own words, or a `disposition` when the service gave money back by itself. Absent: none was given. */
                reason?: string;
                /**
                 * @description Where the refund was made.
                 *     - `service`: Here: by the merchant, the buyer, or the service itself.
                 *     - `provider`: In the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /**
                 * @description State of the refund.
                 *     - `pending`: The provider has not confirmed it yet.
                 *     - `succeeded`: The provider has given it back.
                 *     - `failed`: The provider refused it: there is a payment exception.
                 * @enum {string}
                 */
                status: "pending" | "succeeded" | "failed";
                /**
                 * Format: date-time
                 * @description When it was asked for, UTC.
                 */
                createdAt: string;
            }[];
        };
        /** @description What is bought at one price, with its quantity. */
        ManagedCheckoutLine: {
            /** @description Name of the product, ticket or add-on when the checkout was opened. */
            name: string;
            /** @description Name of the chosen variant. Absent: the line has none. */
            variantName?: string;
            /** @description Pieces; a group ticket is one. */
            quantity: number;
            /** @description Price of one piece. In minor units of the checkout’s currency. */
            unitPriceMinor: number;
            /** @description Part of the discount that falls on the line. In minor units of the checkout’s currency. */
            discountMinor: number;
            /** @description Unit price × quantity less the discount, without fees. In minor units of the checkout’s currency. */
            totalMinor: number;
        };
        /** @description Refusal of a provider to charge. */
        PaymentRefusal: {
            /**
             * @description Subject of the refusal.
             *     - `card`: The card.
             *     - `buyer`: A detail of the buyer, such as the e-mail address.
             *     - `attempt`: This attempt alone: another one may succeed.
             *     - `configuration`: The set-up of the account at the provider, or of the service: act on it.
             * @enum {string}
             */
            cause: "card" | "buyer" | "attempt" | "configuration";
            /** @description Code of the refusal at the provider, such as `card_declined`. */
            code: string;
            /** @description Sentence of the provider in one line; keys, addresses and long numbers are removed. */
            message: string;
            /**
             * @description Reason why a card was refused, where the buyer is shown the reason. Absent for all else.
             *     - `insufficient_funds`: There is not enough money on it.
             *     - `expired_card`: The card has expired.
             *     - `wrong_details`: Number, date or security code are wrong.
             * @enum {string}
             */
            reason?: "insufficient_funds" | "expired_card" | "wrong_details";
        };
        /** @description A checkout as merchants see it. */
        ManagedCheckout: {
            /** @description Ref of the checkout: `chk_…`. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Subject of the checkout.
             *     - `products`: Products and packages.
             *     - `event`: Tickets of an event, and what is sold beside them.
             *     - `balance`: The rest of an order that was paid by deposit; `orderRef` is that order.
             * @enum {string}
             */
            kind: "products" | "event" | "balance";
            /**
             * @description Place of the payment.
             *     - `hosted`: On a page of the service.
             *     - `headless`: On the merchant’s own page.
             * @enum {string}
             */
            channel: "hosted" | "headless";
            /**
             * @description State of the checkout.
             *     - `open`: The buyer can pay; a payment may be under way.
             *     - `paid`: All that was due is paid, and there is an order.
             *     - `expired`: Its time was over before it was paid; what it held is for sale again.
             *     - `cancelled`: It was called off before it was paid.
             * @enum {string}
             */
            status: "open" | "paid" | "expired" | "cancelled";
            /** @description Currency of all its amounts (ISO 4217), fixed when it is opened. */
            currency: string;
            /** @description Sum of unit price × quantity over all lines, before discount, delivery, fees and tax. In minor units of the checkout’s currency. */
            subtotalMinor: number;
            /** @description Discount, taken off the subtotal. In minor units of the checkout’s currency. */
            discountMinor: number;
            /** @description Delivery fee. In minor units of the checkout’s currency. */
            deliveryMinor: number;
            /** @description Fees that the buyer pays. In minor units of the checkout’s currency. */
            feeMinor: number;
            /** @description Tax; 0 for now. In minor units of the checkout’s currency. */
            taxMinor: number;
            /** @description Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
            totalMinor: number;
            /** @description Part of the total that makes the checkout paid. In minor units of the checkout’s currency. */
            dueNowMinor: number;
            /** @description Part of the total that is due later, after a deposit. In minor units of the checkout’s currency. */
            balanceMinor: number;
            /** @description Lines of the checkout; delivery is not one. */
            lines: components["schemas"]["ManagedCheckoutLine"][];
            /** @description The buyer. Absent until they, or your server, have given any of it. */
            contact?: {
                /** @description Name, as far as given. */
                name?: string;
                /** @description E-mail address, as far as given. */
                email?: string;
                /** @description Phone number in E.164 form, as far as given. */
                phone?: string;
            };
            /** @description Ref of the order, `ord_…`. Absent until the checkout is paid. */
            orderRef?: string;
            /** @description Number of the order, as buyers read it. Absent until the checkout is paid. */
            orderNumber?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it expires unless it is paid, UTC.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was paid, UTC. Absent: it was not.
             */
            completedAt?: string;
            /**
             * Format: date-time
             * @description When it was called off, UTC. Absent: it was not.
             */
            cancelledAt?: string;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedCollection: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example col_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the collection in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the collection only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the collection in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about the collection; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Kind of cover at the top.
             *     - `image`: The picture at `coverUrl`.
             *     - `video`: The video at `coverUrl`.
             *     - `gallery`: The pictures in `gallery`.
             *     - `color`: A plain colour of your theme.
             * @default image
             * @enum {string}
             */
            coverKind: "image" | "video" | "gallery" | "color";
            /**
             * @description Addresses of further pictures, in the order shown; at most 100.
             * @default []
             */
            gallery: string[];
            /**
             * @description Its products and packages in the order shown; at most 5,000. Deleted ones are removed from the list.
             * @default []
             */
            productRefs: string[];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description A person who bought, registered or was linked; one for each e-mail address, or phone number without one. */
        Contact: {
            /** @description Ref of the contact: `con_…`. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Name of the person. Absent: none is known. */
            name?: string;
            /** @description E-mail address. Absent: none is known. */
            email?: string;
            /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
            phone?: string;
            /** @description Ref of the customer, `cus_…`. Absent until one of your users is linked with the contact. */
            customerRef?: string;
            /**
             * Format: date-time
             * @description When the service first met the person, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When their personal data were erased, UTC. Absent: they are there.
             */
            erasedAt?: string;
        };
        /** @description Everything that is stored about a person, each list oldest first. */
        PersonalFile: {
            /** @description The person. */
            contact: components["schemas"]["Contact"];
            /** @description Your users that are linked with the person. */
            links: {
                /** @description Ref of the link (`lnk_…`). */
                ref: string;
                /** @description Your own id of the user, as you sent it. */
                externalRef: string;
                /**
                 * Format: date-time
                 * @description When the user was first linked, UTC.
                 */
                linkedAt: string;
            }[];
            /** @description Orders of the person. */
            orders: {
                /** @description Ref of the order: `ord_…`. */
                ref: string;
                /** @description Number of the order, as buyers read it. Absent until it is first paid. */
                number?: string;
                /** @description State of the order, such as `paid`. */
                status: string;
                /** @description Currency of the amounts beside it (ISO 4217). */
                currency: string;
                /** @description Price of the order in all. In minor units of `currency`. */
                totalMinor: number;
                /** @description Amount that was paid. In minor units of `currency`. */
                paidMinor: number;
                /**
                 * Format: date-time
                 * @description When the order was placed, UTC.
                 */
                placedAt: string;
                /** @description Name and addresses that the person gave there. */
                contact: {
                    /** @description Name of the person. Absent: none is known. */
                    name?: string;
                    /** @description E-mail address. Absent: none is known. */
                    email?: string;
                    /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
                    phone?: string;
                };
                /** @description Address of the delivery: `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent: nothing is delivered. */
                deliveryAddress?: {
                    [key: string]: string;
                };
                /** @description Last refund that the person asked for, with your answer. Absent: none was asked for. */
                refundRequest?: {
                    [key: string]: string;
                };
                /** @description Answers to questions, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                /** @description Products, packages, tickets and add-ons that were bought. */
                items: {
                    /** @description Ref of the item: `oit_…`. */
                    ref: string;
                    /** @description Name of what was bought. */
                    name: string;
                    /** @description Pieces; a group ticket is one. */
                    quantity: number;
                    /** @description Price of the item less its discount, without fees. In minor units of `currency`. */
                    totalMinor: number;
                    /** @description Answers to questions, by the keys of the questions. */
                    responses: {
                        [key: string]: unknown;
                    };
                    /** @description Seats of the item, with the people on them. */
                    attendees: components["schemas"]["PersonalFileSeat"][];
                }[];
            }[];
            /** @description Registrations of the person for events. */
            registrations: {
                /** @description Ref of the registration: `grp_…`. */
                ref: string;
                /** @description Ref of the event: `evt_…`. */
                eventRef: string;
                /** @description Name that the person registered by. */
                name: string;
                /** @description E-mail address. Absent: none is known. */
                email?: string;
                /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
                phone?: string;
                /** @description Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
                dateOfBirth?: string;
                /** @description Answers to questions, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                /** @description Origin of the registration, such as `storefront_api` or `hosted_storefront`. */
                source: string;
                /** @description Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
                language?: string;
                /**
                 * Format: date-time
                 * @description When they registered, UTC.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When the last seat was given back or declined, UTC. Absent: a seat is left.
                 */
                endedAt?: string;
                /** @description Seats of the registration, with the people on them. */
                attendees: components["schemas"]["PersonalFileSeat"][];
            }[];
            /** @description Tickets that their holders gave to the person. */
            ticketsGiven: {
                /** @description Ref of the attendee: `att_…`. */
                ref: string;
                /** @description Name of the person. Absent: none is known. */
                name?: string;
                /** @description E-mail address. Absent: none is known. */
                email?: string;
                /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
                phone?: string;
                /** @description Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
                dateOfBirth?: string;
                /** @description State of the seat, such as `confirmed`. Absent for a seat in a checkout that was not paid. */
                status?: string;
                /** @description Answers to questions, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                /** @description Ref of the event: `evt_…`. */
                eventRef: string;
                /** @description Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
                language?: string;
                /**
                 * Format: date-time
                 * @description When the ticket was given to them, UTC.
                 */
                givenAt: string;
            }[];
            /** @description Checkouts of the person that were not paid; paid ones are orders. */
            checkouts: {
                /** @description Ref of the checkout: `chk_…`. */
                ref: string;
                /** @description State of the checkout: `open`, `expired` or `cancelled`. */
                status: string;
                /** @description Currency of the amounts beside it (ISO 4217). */
                currency: string;
                /** @description Price of the checkout in all. In minor units of `currency`. */
                totalMinor: number;
                /**
                 * Format: date-time
                 * @description When it was opened, UTC.
                 */
                createdAt: string;
                /** @description Name and addresses that the person gave there. */
                contact: {
                    /** @description Name of the person. Absent: none is known. */
                    name?: string;
                    /** @description E-mail address. Absent: none is known. */
                    email?: string;
                    /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
                    phone?: string;
                };
                /** @description Address of the delivery: `line1`, `line2`, `city`, `state`, `postalCode`, `country`. Absent: nothing is delivered. */
                deliveryAddress?: {
                    [key: string]: string;
                };
                /** @description Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
                dateOfBirth?: string;
                /** @description Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
                language?: string;
                /** @description Answers to questions, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                /** @description Seats of the checkout, with the people on them. */
                attendees: components["schemas"]["PersonalFileSeat"][];
            }[];
            /** @description Parts of other people’s savings plans that the person paid, or tried to pay. */
            partsPaid: {
                /** @description Ref of the payment: `pay_…`. */
                ref: string;
                /** @description Ref of the checkout that is saved up for: `chk_…`. */
                checkoutRef: string;
                /** @description Name that the person paid by. */
                name: string;
                /** @description E-mail address that the person paid by. */
                email: string;
                /** @description Amount of the part. In minor units of `currency`. */
                amountMinor: number;
                /** @description Currency of the amounts beside it (ISO 4217). */
                currency: string;
                /** @description State of the attempt to pay, such as `paid` or `failed`. */
                status: string;
                /**
                 * Format: date-time
                 * @description When the attempt began, UTC.
                 */
                createdAt: string;
            }[];
            /** @description Newsletter and restock alerts that the e-mail address was signed up for. */
            subscriptions: {
                /** @description Ref of the newsletter subscription, `nls_…`, or restock alert, `rsa_…`. */
                ref: string;
                /**
                 * @description Subject of the sign-up.
                 *     - `newsletter`: The newsletter.
                 *     - `restock`: A mail when a variant can be bought again.
                 * @enum {string}
                 */
                kind: "newsletter" | "restock";
                /** @description State: `pending`, `confirmed`, `told` (a restock alert that was sent) or `ended`. */
                state: string;
                /** @description E-mail address that was signed up. */
                email: string;
                /** @description Name that was given. Absent: none was. */
                name?: string;
                /** @description Product that a restock alert is for. Absent for the newsletter. */
                product?: string;
                /** @description Language in which the person was served and is written to (BCP 47), such as `fr`. Absent: not known; English is used. */
                language?: string;
                /**
                 * Format: date-time
                 * @description When the person signed up, UTC.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When they confirmed it by mail, UTC. Absent: they have not.
                 */
                confirmedAt?: string;
                /**
                 * Format: date-time
                 * @description When it ended: unsubscribed, or with the mail of a restock alert, UTC. Absent: it has not.
                 */
                endedAt?: string;
            }[];
            /** @description Submissions of forms with this e-mail address in a question whose `identity` is `email`. */
            submissions: {
                /** @description Ref of the submission: `sub_…`. */
                ref: string;
                /** @description Ref of the form: `frm_…`. */
                formRef: string;
                /** @description Slug of the form, by which storefronts read it. */
                formSlug: string;
                /** @description Name of the form, as its senders read it. */
                formName: string;
                /** @description Answers in the order of the form. Questions that were not asked or left blank are absent. */
                answers: {
                    /** @description Key of the question. */
                    key: string;
                    /** @description Question as it was read then. */
                    label: string;
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
                    type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
                    /** @description Answer: a text, a number, true or false, or a list of the chosen texts. */
                    value: string | number | boolean | string[];
                }[];
                /** @description Names of the files that came with it. The submission itself has links to them. */
                files: string[];
                /**
                 * Format: date-time
                 * @description When the form was sent, UTC.
                 */
                submittedAt: string;
            }[];
            /** @description Messages to the person. */
            messages: {
                /** @description Ref of the message: `msg_…`. */
                ref: string;
                /** @description Content of the message, such as `order_confirmed`. */
                kind: string;
                /** @description Channel: `email`, `sms` or `whatsapp`. */
                channel: string;
                /** @description E-mail address or phone number that it goes to. */
                recipient: string;
                /** @description State of the message, such as `sent`, `due` or `failed`. */
                state: string;
                /**
                 * Format: date-time
                 * @description When it was planned, UTC.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it was sent, UTC. Absent: it was not.
                 */
                sentAt?: string;
            }[];
            /** @description One-time passwords that were sent to the phone of the person. */
            codes: {
                /** @description Ref of the code: `otp_…`. */
                ref: string;
                /** @description Phone number, masked: country code and last three digits. The number is not kept. */
                to: string;
                /** @description Country of the number (ISO 3166). */
                country: string;
                /** @description Channel: `sms` or `whatsapp`. */
                channel: string;
                /** @description Owner of the number that sent it: `own`, the merchant’s, or `frontdesk`, the service’s. */
                sender: string;
                /** @description Your own label of the code. Absent: none was given. */
                purpose?: string;
                /**
                 * Format: date-time
                 * @description When it was sent, UTC.
                 */
                createdAt: string;
                /** @description Last report of the provider, such as `delivered`. Absent: there was none. */
                delivery?: string;
            }[];
        };
        /** @description A seat with the person on it. */
        PersonalFileSeat: {
            /** @description Ref of the attendee: `att_…`. */
            ref: string;
            /** @description Name of the person. Absent: none is known. */
            name?: string;
            /** @description E-mail address. Absent: none is known. */
            email?: string;
            /** @description Phone number in E.164 form, such as `+2348031234567`. Absent: none is known. */
            phone?: string;
            /** @description Date of birth, YYYY-MM-DD. Absent: it was not asked for. */
            dateOfBirth?: string;
            /** @description State of the seat, such as `confirmed`. Absent for a seat in a checkout that was not paid. */
            status?: string;
            /** @description Answers to questions, by the keys of the questions. */
            responses: {
                [key: string]: unknown;
            };
        };
        /** @description A link between a user of yours and a contact. */
        CustomerLink: {
            /** @description Ref of the link (`lnk_…`). */
            ref: string;
            /** @description Your own id of the user, as you sent it. */
            externalRef: string;
            /** @description Ref of the customer (`cus_…`), one for each contact. With a test key it begins with `test_` and exists nowhere else. */
            customerRef: string;
            /** @description Ref of the contact (`con_…`), one for each e-mail: orders and registrations with that e-mail belong to it. With a test key it begins with `test_` and exists nowhere else. */
            contactRef: string;
            /** @description True for a link made with a test key, which has no contact: its refs begin with `test_`. */
            test: boolean;
            /**
             * Format: date-time
             * @description When the user was first linked, UTC.
             */
            linkedAt: string;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedDeliveryZone: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example dlz_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Your own name for the zone, unique in the workspace: lower-case letters, digits and single hyphens. */
            key: string;
            /** @description Name that buyers choose by, such as "Lagos mainland"; one line of at most 300 characters. */
            name: string;
            /** @description Place of the delivery zone in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text that explains the zone to buyers; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * @description Way in which buyers get the goods.
             *     - `delivery`: They are sent to the address of the buyer. Default.
             *     - `pickup`: The buyer picks them up at `pickupLocation`.
             * @default delivery
             * @enum {string}
             */
            kind: "delivery" | "pickup";
            /**
             * @description Countries that the zone delivers to, as ISO 3166 two-letter codes; at most 250. Default: empty, which means every country.
             * @default []
             */
            countries: string[];
            /**
             * @description Names of states in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
             * @default []
             */
            states: string[];
            /**
             * @description Names of cities in the zone; at most 500. Default: none. A checkout shows them to help buyers choose and does not check them, since spellings vary. A buyer who changes the address of an order has to name one of them.
             * @default []
             */
            cities: string[];
            /**
             * @description Beginnings of postal codes that the zone delivers to; spaces, hyphens and case do not count. Default: empty, which means all.
             * @default []
             */
            postalPrefixes: string[];
            /** @description Short form of a single fee, in minor units of `currency`. Use `prices` for more than one; responses always do. */
            feeMinor?: number;
            /**
             * @description Currency of `feeMinor`. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Delivery fee in each currency, in minor units; 0 where delivery is free. A checkout in another currency cannot choose the zone.
             * @default []
             */
            prices: components["schemas"]["PriceEntry"][];
            /** @description Subtotal before discount from which delivery is free, in minor units by currency. Absent for a currency: never free in it. */
            freeOver?: components["schemas"]["AmountsByCurrency"];
            /** @description Least subtotal before discount for which the zone can be chosen, in minor units by currency. Absent for a currency: no minimum. */
            minOrder?: components["schemas"]["AmountsByCurrency"];
            /** @description When goods arrive, in words for the buyer, such as "2 to 4 working days". Absent: nothing is shown. */
            etaText?: string;
            /** @description Least number of working days until goods arrive, 0 to 366. With `etaMaxDays` buyers are shown dates. Absent: no dates are shown. */
            etaMinDays?: number;
            /** @description Most working days until goods arrive, 0 to 366; not below `etaMinDays`. Absent: no dates are shown. */
            etaMaxDays?: number;
            /** @description Place where goods are picked up. Required with `kind` `pickup`, and absent otherwise. */
            pickupLocation?: components["schemas"]["Location"];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedDiscountCode: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example dsc_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. */
            code: string;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * @description Kind of discount.
             *     - `percent`: A percentage of the lines that it is for.
             *     - `fixed`: An amount, once for each checkout and never more than those lines cost.
             * @enum {string}
             */
            kind: "percent" | "fixed";
            /** @description With `percent`: a number above 0, up to 100. With `fixed`: minor units by currency, such as `{ "NGN": 50000 }`. */
            value: number | components["schemas"]["AmountsByCurrency"];
            /** @description Things that the code is for. Everything, when all its lists are empty. Default: everything. */
            appliesTo: {
                /**
                 * @description Events for whose tickets the code is, by slug; at most 500. Default: none.
                 * @default []
                 */
                eventRefs: string[];
                /**
                 * @description Ticket types that the code is for, by path such as `gala/vip`; at most 500. Default: none.
                 * @default []
                 */
                ticketTypeRefs: string[];
                /**
                 * @description Products and packages that the code is for, by slug; at most 500. Default: none.
                 * @default []
                 */
                productRefs: string[];
            };
            /**
             * Format: date-time
             * @description First moment at which the code works. Absent: from now on. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description Moment from which on the code no longer works. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Most checkouts that may use the code in all. Absent: no limit. */
            maxUses?: number;
            /** @description Most checkouts of one buyer, by e-mail, that may use the code; at most `maxUses`. Absent: no limit. */
            maxUsesPerContact?: number;
            /** @description Least sum of all lines before the discount, in minor units by currency. Absent for a currency: no minimum in it. */
            minSubtotal?: components["schemas"]["AmountsByCurrency"];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description A workspace document with every section, in the form of `/admin/document/schema.json`. */
        ExportedDocument: {
            /**
             * @description Version of the format of documents: 1.
             * @constant
             */
            version: 1;
            /** @description Name of this state of the workspace: send it back, and the document is refused when the workspace has changed since. */
            revision: string;
        } & {
            [key: string]: unknown;
        };
        /** @description Changes that a document makes, or would make. */
        AppliedDocument: {
            /** @description True when nothing was changed. */
            dryRun: boolean;
            /** @description Things that are new. */
            created: components["schemas"]["PlannedItem"][];
            /** @description Things that change, with their fields. */
            changed: components["schemas"]["PlannedChange"][];
            /** @description Things that are deleted. */
            deleted: components["schemas"]["PlannedItem"][];
            /** @description Name of the present state of the workspace. */
            revision: string;
            /** @description Accepted input that may be unintended: moments that are read otherwise than before, ticket types that need more seats at a time than `seats` of the workspace allows, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
            /** @description Parts that are dropped although guests, orders or answers use them. Without `force=true` a document with any is refused. */
            inUse?: components["schemas"]["PartInUse"][];
        };
        /** @description A thing that a document creates or deletes. */
        PlannedItem: {
            /**
             * @description Section of the document that has the thing.
             *     - `workspace`: Name and settings of the workspace.
             *     - `storefront`: The storefront document.
             *     - `products`: Products.
             *     - `collections`: Collections.
             *     - `packages`: Packages.
             *     - `events`: Events.
             *     - `forms`: Forms.
             *     - `tables`: Tables.
             *     - `catalogs`: Media catalogs.
             *     - `folders`: Folders of files.
             *     - `notes`: Notes.
             *     - `deliveryZones`: Delivery zones.
             *     - `discountCodes`: Discount codes.
             *     - `promoterCodes`: Promoter codes.
             * @enum {string}
             */
            section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
            /** @description Slug, key or code of the thing; the name of the section where that holds a single thing. */
            identity: string;
        };
        /** @description A thing that a document changes, with its fields. */
        PlannedChange: {
            /**
             * @description Section of the document that has the thing.
             *     - `workspace`: Name and settings of the workspace.
             *     - `storefront`: The storefront document.
             *     - `products`: Products.
             *     - `collections`: Collections.
             *     - `packages`: Packages.
             *     - `events`: Events.
             *     - `forms`: Forms.
             *     - `tables`: Tables.
             *     - `catalogs`: Media catalogs.
             *     - `folders`: Folders of files.
             *     - `notes`: Notes.
             *     - `deliveryZones`: Delivery zones.
             *     - `discountCodes`: Discount codes.
             *     - `promoterCodes`: Promoter codes.
             * @enum {string}
             */
            section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
            /** @description Slug, key or code of the thing; the name of the section where that holds a single thing. */
            identity: string;
            /** @description Paths of the changed fields, such as `variants[large].prices`. */
            fields: string[];
            /** @description The same fields with their values. */
            changes: components["schemas"]["FieldChange"][];
        };
        /** @description A field before and after a change. */
        FieldChange: {
            /** @description Path of the field, such as `variants[large].prices`. */
            path: string;
            /** @description Value before, as documents write it; absent where there was none. Long texts are cut to 120 characters around the difference. */
            before?: unknown;
            /** @description Value afterwards, in the same form; absent where there is none. */
            after?: unknown;
            /** @description Currency (ISO 4217) of amounts in the values that name none. Absent: there are none. */
            currency?: string;
            /** @description Currency of the amounts in `before`, where it was another one. Absent: it was the same. */
            currencyBefore?: string;
        };
        /** @description A mail about a sample guest or order. */
        EmailPreview: {
            /** @description Subject of the mail. */
            subject: string;
            /** @description Plain text, as mail programs without HTML show it. */
            text: string;
            /** @description HTML, as most mail programs show it. */
            html: string;
        };
        /** @description How many guests a mail goes to, or would go to. */
        EventMessage: {
            /** @description Ref of the event: `evt_…`. */
            event: string;
            /** @description True when nobody was written to. */
            dryRun: boolean;
            /** @description Number of addresses that it goes to, or would go to. */
            recipients: number;
            /** @description Number of addresses that are left out because they have unsubscribed. */
            unsubscribed: number;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedEvent: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example evt_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the event in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Title shown to guests, on tickets and in mails; one line of at most 300 characters. */
            title: string;
            /** @description One line below the title. Absent: none. */
            tagline?: string;
            /** @description Text about the event, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * @description Storefronts see the event only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /**
             * Format: date-time
             * @description Moment of publication that storefronts are shown. Default: when it was first published. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            /** @description Place of the event in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * @description Way in which people get a place.
             *     - `rsvp`: They register, usually for free.
             *     - `ticketed`: They buy or reserve tickets here.
             *     - `external`: Tickets that cost money are sold elsewhere; free ones can be taken here.
             * @default ticketed
             * @enum {string}
             */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * @description Where the event takes place.
             *     - `physical`: At a venue.
             *     - `online`: Online.
             *     - `hybrid`: Both at a venue and online.
             * @default physical
             * @enum {string}
             */
            format: "physical" | "online" | "hybrid";
            /** @description Place of the event: a venue, an online address, or both. Absent: not announced. */
            location?: components["schemas"]["Location"];
            /**
             * @description Audience of the place.
             *     - `public`: Everybody: `location` has it.
             *     - `registered_only`: Registered guests, on their ticket; `location` is absent.
             *     - `hidden`: Nobody, neither here nor on tickets: the merchant announces it in another way.
             * @default public
             * @enum {string}
             */
            venueVisibility: "public" | "registered_only" | "hidden";
            /**
             * @description Audience of `location.onlineUrl`, unless `venueVisibility` hides it. Default: `guests` when a ticket type costs money or needs approval, else `everyone`.
             *     - `everyone`: Everybody who reads the event.
             *     - `guests`: Confirmed guests alone, in their mail and on their ticket.
             * @enum {string}
             */
            onlineUrlFor?: "everyone" | "guests";
            /**
             * @description IANA time zone in which its times are shown, such as `Africa/Lagos`. Default: that of the workspace.
             * @example Africa/Lagos
             */
            timezone?: string;
            /**
             * Format: date-time
             * @description When the event begins. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description When the event ends; it has to be after `startAt`. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /**
             * Format: date-time
             * @description When the doors open. Absent: nothing is shown. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            /**
             * Format: date-time
             * @description Until then a buyer who asks for a refund on the order page gets it at once, for tickets that nobody has checked in with and where `selfService.orders.requestRefund` is on. Afterwards, or when absent, you answer each request. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            selfRefundUntil?: string;
            /** @description Seats in all, over every ticket type; 0 closes the event. Absent: no cap. */
            capacity?: number;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Pictures, videos and documents about the event, in the order shown; at most 50.
             * @default []
             */
            media: components["schemas"]["EventMedia"][];
            /** @description Your own category, such as "Workshop", for lists and filters of your site. Absent: none. */
            category?: string;
            /** @description Least age that your page shows for the whole event, in years. The service checks `minAge` of each ticket type alone. */
            minAge?: number;
            /**
             * @description Person whose date of birth an age limit asks for.
             *     - `order`: The buyer’s, once: send `dateOfBirth` with the request.
             *     - `attendee`: Each attendee’s: send `dateOfBirth` with every seat of an age-limited ticket.
             * @default order
             * @enum {string}
             */
            dobMode: "order" | "attendee";
            /**
             * @description True: everybody who is named for a seat needs an e-mail address as well. Default: false.
             * @default false
             */
            attendeeEmailRequired: boolean;
            /**
             * @description Primary currency of the event (ISO 4217), in which amounts without a currency are. Default: that of the workspace.
             * @example NGN
             */
            currency?: string;
            /** @description Your own surcharge on each ticket, paid by the buyer on top of the price. Absent: none. */
            customerFee?: components["schemas"]["Fee"];
            /** @description Flat part of `customerFee` in currencies other than the event’s, in minor units. A currency that is not named has a flat part of 0. */
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            /**
             * @description True lets buyers pay tickets with `saveForIt` in parts over time. Default: false.
             * @default false
             */
            saveForItEnabled: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /** @description Days of an event that takes several, in their order; at most 100. Empty: a single span from `startAt` to `endAt`. */
            days: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example day_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the day, such as "Opening night". Absent: its date is shown. */
                label?: string;
                /**
                 * Format: date
                 * @description Date of the day, YYYY-MM-DD in its own time zone.
                 * @example 2026-03-01
                 */
                dayDate: string;
                /**
                 * Format: date-time
                 * @description When the day begins. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                startAt?: string;
                /**
                 * Format: date-time
                 * @description When the day ends. Absent: the whole calendar day counts. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                endAt?: string;
                /**
                 * @description IANA time zone of the day, such as `Africa/Lagos`. Default: that of the event.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                /** @description Place of the day. Absent: that of the event. */
                location?: components["schemas"]["Location"];
                /** @description Seats on this day over all ticket types that admit to it; 0 closes it. Absent: no cap of its own. */
                capacity?: number;
            }[];
            /** @description Tickets that are sold or given away, in the order shown; at most 200. */
            ticketTypes: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example tkt_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the ticket, such as "Early bird"; one line of at most 300 characters. */
                name: string;
                /** @description Description of what the ticket includes; at most 50,000 characters. Absent: nothing is shown. */
                description?: string;
                /**
                 * Format: uri
                 * @description Address of a picture of the ticket, http or https. Absent: no picture.
                 */
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
                 * @description Audience of the ticket.
                 *     - `public`: Everybody. Default.
                 *     - `hidden`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
                 *     - `invite_only`: Buyers with one of the event’s `unlockCodes`; to others it does not exist.
                 * @default public
                 * @enum {string}
                 */
                visibility: "public" | "hidden" | "invite_only";
                /**
                 * Format: date-time
                 * @description When sales begin; before, the ticket is not shown. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                onSaleFrom?: string;
                /**
                 * Format: date-time
                 * @description When sales end; from then on the ticket is not shown. Absent: until the event ends. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                onSaleUntil?: string;
                /**
                 * @description Payer of the service’s fee.
                 *     - `pass_on`: The buyer: it is added to the price at checkout.
                 *     - `absorb`: The merchant: the buyer pays the price as shown.
                 * @default pass_on
                 * @enum {string}
                 */
                frontdeskFeeMode: "pass_on" | "absorb";
                /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
                priceMinor?: number;
                /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
                compareAtMinor?: number;
                /**
                 * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
                 * @example NGN
                 */
                currency?: string;
                /**
                 * @description One price for each currency that it is sold in, in minor units; at most 50. A free ticket has none. For a donation these are the least amounts in currencies other than the event’s.
                 * @default []
                 */
                prices: components["schemas"]["PriceEntry"][];
                /**
                 * @description Other prices that apply first, one phase after the other, such as an early bird; at most 50. After the last one `prices` apply.
                 * @default []
                 */
                pricePhases: components["schemas"]["PricePhaseItemOutput"][];
                /** @description Least donation, in minor units of the event’s primary currency. Absent: 1. For `kind` `donation` only. */
                minPriceMinor?: number;
                /**
                 * @description Amounts that the page suggests, in minor units of the event’s primary currency; at most 20. For `kind` `donation` only.
                 * @default []
                 */
                donationPresets: number[];
                /**
                 * @description Computation of the deposit.
                 *     - `percent`: A percentage of the price, 1 to 100.
                 *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
                 * @enum {string}
                 */
                depositType?: "percent" | "fixed";
                /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
                depositValue?: number;
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
                 * @description When the rest has to be paid; from then on the ticket costs its whole price at once. Absent: no date. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                depositBalanceDueAt?: string;
                /** @description Number of tickets for sale in all; a group ticket counts as one, and 0 closes the sale. Absent: no cap. */
                capacity?: number;
                /** @description From this number of tickets left on, your page may show that few are left. Absent: your page decides. */
                lowStockThreshold?: number;
                /**
                 * @description Least number of these tickets in one order, 1 to 1,000. Default: 1.
                 * @default 1
                 */
                minPerOrder: number;
                /** @description Most of these tickets in one order, 1 to 1,000. Absent: the limits of the workspace (`seats`). */
                maxPerOrder?: number;
                /** @description Least age in years at the start of the event. The date of birth is then required, as `dobMode` of the event says. */
                minAge?: number;
                /**
                 * @description True: registrations wait as `pending` until you approve them; their seats are held meanwhile. Default: false.
                 * @default false
                 */
                approvalRequired: boolean;
                /**
                 * @description Number of people that one ticket admits, 1 to 1,000. Default: 1.
                 * @default 1
                 */
                groupSize: number;
                /**
                 * @description Way in which people attend with this ticket; the event’s `format` holds when absent.
                 *     - `in_person`: At the venue.
                 *     - `online`: Online.
                 * @enum {string}
                 */
                attendance?: "in_person" | "online";
                /**
                 * @description Keys of the event’s `days` that the ticket admits to. Default: empty, which means every day.
                 * @default []
                 */
                validDays: string[];
                /**
                 * @description True: a name is required for every seat. Default: false.
                 * @default false
                 */
                requiresAttendeeDetails: boolean;
                /**
                 * @description Questions for the buyer, or for each attendee where attendees are named; at most 100.
                 * @default []
                 */
                formFields: components["schemas"]["FormFieldOutput"][];
                /** @description Terms of savings plans for this ticket. Absent: it cannot be saved up for. The event has to allow it (`saveForItEnabled`). */
                saveForIt?: components["schemas"]["SaveForItPolicy"];
            }[];
            /** @description Codes that reveal hidden and invite-only ticket types; at most 1,000. Storefronts never see them. */
            unlockCodes: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example ulc_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Text that the buyer types: 1 to 64 letters, digits or signs without spaces. Upper and lower case are the same. */
                code: string;
                /** @description Ticket types of this event that the code reveals, by key; 1 to 100. */
                ticketTypeRefs: string[];
                /** @description Most orders and registrations that may use the code. Absent: no limit. */
                maxUses?: number;
            }[];
            /**
             * @description Packages that are sold beside the tickets, by slug, in the order shown; at most 50.
             * @default []
             */
            attachedPackageRefs: string[];
            /**
             * @description Products that are sold beside the tickets, by slug, in the order shown; at most 50.
             * @default []
             */
            attachedProductRefs: string[];
            /** @description Sponsor that your page may show. Absent: none. */
            sponsorship?: components["schemas"]["Sponsorship"];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedFolder: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example fld_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the folder in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the folder; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /** @description Slug of the folder that contains this one. Absent: it is at the top. */
            parentSlug?: string;
            /**
             * @description Storefronts see the folder only when this is true. Default: true.
             * @default true
             */
            public: boolean;
            /** @description Files in the order shown; at most 1,000. */
            files: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example fil_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
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
            }[];
            /** @description Place of the folder in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedForm: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example frm_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the form in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. It is the title of the form’s page. */
            name: string;
            /** @description Text above the questions; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Text on the button that sends the form. Default: "Send".
             * @default Send
             */
            submitLabel: string;
            /**
             * @description Text that people read after they have sent the form; at most 5,000 characters. Default: "Thank you. We have received your answers."
             * @default Thank you. We have received your answers.
             */
            thankYouMessage: string;
            /**
             * Format: uri
             * @description Address to which the page of the service sends people after they have sent the form. Absent: they stay on the page.
             */
            redirectUrl?: string;
            /**
             * Format: date-time
             * @description When the form begins to take answers. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description When the form stops taking answers. Absent: never. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            closesAt?: string;
            /** @description Questions in the order shown; at most 200, with 5,000 choices in all. */
            fields: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example ffd_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
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
                options: components["schemas"]["FormFieldOptionsOutput"];
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
            }[];
            /**
             * @description Up to 10 e-mail addresses that get a mail for each submission. Default: none. Storefronts never see them.
             * @default []
             */
            notify: string[];
            /**
             * @description Storefronts see the form only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the form in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description A key of a storefront, or an admin token, without its value. */
        Key: {
            /** @description Ref of the key: `key_…`. It is not the key itself. */
            ref: string;
            /**
             * @description Kind of key, which says where it may be used.
             *     - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
             *     - `secret`: On a server alone: everything that its scopes allow.
             *     - `admin`: In the management API: an admin token.
             * @enum {string}
             */
            kind: "publishable" | "secret" | "admin";
            /**
             * @description Environment of the key. Absent on admin tokens.
             *     - `test`: Nothing is real: no money moves and nobody is written to.
             *     - `live`: Everything is real.
             * @enum {string}
             */
            mode?: "test" | "live";
            /**
             * @description State of the key.
             *     - `active`: It works.
             *     - `paused`: It is refused until you resume it.
             *     - `expired`: Its `expiresAt` is over.
             *     - `revoked`: It was revoked, which cannot be undone.
             * @enum {string}
             */
            status: "active" | "paused" | "expired" | "revoked";
            /** @description Your own name for the key. Absent: it has none. */
            label?: string;
            /** @description Rights of the key; empty on admin tokens, which may do everything. */
            scopes: components["schemas"]["Scope"][];
            /** @description Origins of the websites from which a publishable key works, such as `https://shop.example`. Empty: none. */
            origins: string[];
            /** @description Rate limits of this key instead of the workspace’s. */
            limits: components["schemas"]["RateLimits"];
            /** @description The first 12 characters of the key. */
            prefix: string;
            /** @description Its last 4 characters. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description From then on the key is refused, UTC. Absent: never.
             */
            expiresAt?: string;
            /**
             * Format: date-time
             * @description When it was paused, UTC; present while it is.
             */
            pausedAt?: string;
            /**
             * Format: date-time
             * @description When it was revoked, UTC. Absent: it was not.
             */
            revokedAt?: string;
            /** @description Ref of the key that replaced this one when it was rolled. Absent: it was not rolled. */
            replacedByRef?: string;
            /**
             * Format: date-time
             * @description Last request with the key, UTC, to the minute. Absent: it was never used.
             */
            lastUsedAt?: string;
            /** @description Address from which that request came. Absent: the key was never used. */
            lastUsedIp?: string;
        };
        /** @description A new key with its value, which is shown only now. */
        CreatedKey: {
            /** @description Ref of the key: `key_…`. It is not the key itself. */
            ref: string;
            /**
             * @description Kind of key, which says where it may be used.
             *     - `publishable`: In browsers, from the origins that it names: reads, and registration for events.
             *     - `secret`: On a server alone: everything that its scopes allow.
             *     - `admin`: In the management API: an admin token.
             * @enum {string}
             */
            kind: "publishable" | "secret" | "admin";
            /**
             * @description Environment of the key. Absent on admin tokens.
             *     - `test`: Nothing is real: no money moves and nobody is written to.
             *     - `live`: Everything is real.
             * @enum {string}
             */
            mode?: "test" | "live";
            /**
             * @description State of the key.
             *     - `active`: It works.
             *     - `paused`: It is refused until you resume it.
             *     - `expired`: Its `expiresAt` is over.
             *     - `revoked`: It was revoked, which cannot be undone.
             * @enum {string}
             */
            status: "active" | "paused" | "expired" | "revoked";
            /** @description Your own name for the key. Absent: it has none. */
            label?: string;
            /** @description Rights of the key; empty on admin tokens, which may do everything. */
            scopes: components["schemas"]["Scope"][];
            /** @description Origins of the websites from which a publishable key works, such as `https://shop.example`. Empty: none. */
            origins: string[];
            /** @description Rate limits of this key instead of the workspace’s. */
            limits: components["schemas"]["RateLimits"];
            /** @description The first 12 characters of the key. */
            prefix: string;
            /** @description Its last 4 characters. */
            ending: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description From then on the key is refused, UTC. Absent: never.
             */
            expiresAt?: string;
            /**
             * Format: date-time
             * @description When it was paused, UTC; present while it is.
             */
            pausedAt?: string;
            /**
             * Format: date-time
             * @description When it was revoked, UTC. Absent: it was not.
             */
            revokedAt?: string;
            /** @description Ref of the key that replaced this one when it was rolled. Absent: it was not rolled. */
            replacedByRef?: string;
            /**
             * Format: date-time
             * @description Last request with the key, UTC, to the minute. Absent: it was never used.
             */
            lastUsedAt?: string;
            /** @description Address from which that request came. Absent: the key was never used. */
            lastUsedIp?: string;
            /** @description The key, shown once: keep it. */
            key: string;
        };
        /** @description An uploaded picture or file. */
        MediaFile: {
            /** @description Ref of the file: `med_…`. */
            ref: string;
            /** @description Name of the file when it was uploaded. */
            name: string;
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
             * @description Audience of the file.
             *     - `public`: Whoever has the address may open it.
             *     - `private`: It opens by signed links alone.
             * @enum {string}
             */
            visibility: "public" | "private";
            /** @description Address of the file, which never changes: use it in items. A private file opens there by signed links alone. */
            url: string;
            /** @description Signed address of a private file, valid for an hour. Absent for public files. */
            downloadUrl?: string;
            /** @description Address of a small version of a public picture. Absent for all else. */
            thumbnailUrl?: string;
            /** @description Type of the file, such as `image/webp`. */
            mimeType: string;
            /** @description Bytes that the file takes up. */
            sizeBytes: number;
            /** @description SHA-256 of the file, 64 lower-case hexadecimal digits. */
            checksumSha256: string;
            /** @description Width in pixels. Absent for all but pictures. */
            width?: number;
            /** @description Height in pixels. Absent for all but pictures. */
            height?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
        };
        /** @description A message to one person, by e-mail, SMS or WhatsApp. */
        Message: {
            /** @description Ref of the message: `msg_…`. */
            ref: string;
            /**
             * @description Content of the message, and its recipient.
             *     - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
             *     - `registration_received`: To a guest: the registration waits for your approval.
             *     - `registration_approved`: To a guest: you have approved the registration, with the ticket.
             *     - `registration_declined`: To a guest: you have declined the registration.
             *     - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
             *     - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
             *     - `event_rescheduled`: To a guest: the event has another time or place.
             *     - `event_cancelled`: To a guest: the event is cancelled.
             *     - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
             *     - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
             *     - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
             *     - `order_confirmed`: To a buyer: the order is placed, with its tickets.
             *     - `order_fulfilled`: To a buyer: goods were handed over.
             *     - `order_refunded`: To a buyer: money goes back.
             *     - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
             *     - `order_cancelled`: To a buyer: the order is cancelled.
             *     - `tickets_voided`: To a buyer: tickets of the order are void.
             *     - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
             *     - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
             *     - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
             *     - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
             *     - `balance_reminder`: To a buyer: the balance of the order is due soon.
             *     - `balance_received`: To a buyer: the balance of the order is paid.
             *     - `transfer_instructions`: To a buyer: how to make the bank transfer.
             *     - `savings_started`: To a buyer: the savings plan has begun.
             *     - `savings_part_received`: To a buyer: a part of the savings plan was paid.
             *     - `savings_reminder`: To a buyer: the savings plan ends soon.
             *     - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
             *     - `payment_returned`: To a buyer: a payment that could not be used goes back.
             *     - `money_returned`: To you: the service gave money back by itself.
             *     - `refund_failed`: To you: the provider refused a refund.
             *     - `webhook_failing`: To you: deliveries to a webhook destination fail.
             *     - `webhook_disabled`: To you: a webhook destination was disabled.
             *     - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
             *     - `form_files_full`: To you: forms take no more files, since their room is full.
             *     - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
             *     - `admin_token_made`: To you: the operator has made an admin token.
             *     - `refund_asked`: To you: a buyer asks for a refund.
             *     - `rail_refused`: To you: a payment provider refuses one payment after the other.
             *     - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
             *     - `restock_confirm`: To a visitor: a link that confirms a restock alert.
             *     - `restock_available`: To a subscriber: the variant can be bought again.
             *     - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
             *     - `ticket_given_away`: To the former holder of a ticket: it was given away.
             *     - `event_announcement`: To guests of an event: a message in your own words.
             * @enum {string}
             */
            kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
            /**
             * @description Channel of the message.
             *     - `email`: By e-mail.
             *     - `sms`: By SMS.
             *     - `whatsapp`: By WhatsApp.
             * @enum {string}
             */
            channel: "email" | "sms" | "whatsapp";
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description E-mail address or phone number; a text that begins with `Deleted` once that is erased. */
            recipient: string;
            /** @description Thing that the message is about. */
            subject: {
                /**
                 * @description Kind of that thing.
                 *     - `registration`: A registration.
                 *     - `order`: An order.
                 *     - `payment`: A payment.
                 *     - `refund`: A refund.
                 *     - `submission`: A submission of a form.
                 *     - `form`: A form.
                 *     - `subscription`: A newsletter subscription or restock alert.
                 *     - `webhook_destination`: A webhook destination.
                 *     - `workspace`: The workspace.
                 *     - `admin_token`: An admin token.
                 *     - `payment_exception`: A payment exception.
                 *     - `confirmation`: An action that a code confirms.
                 *     - `attendee`: The seat of an attendee.
                 *     - `event`: An event.
                 * @enum {string}
                 */
                kind: "registration" | "order" | "payment" | "refund" | "submission" | "form" | "subscription" | "webhook_destination" | "workspace" | "admin_token" | "payment_exception" | "confirmation" | "attendee" | "event";
                /** @description Ref of that thing; its prefix says of which kind. */
                ref: string;
            };
            /**
             * @description State of the message.
             *     - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
             *     - `sending`: An attempt is under way.
             *     - `sent`: The mail server or provider has it.
             *     - `failed`: Every attempt failed, or another one is of no use.
             *     - `skipped`: It was no longer true when its turn came.
             *     - `withheld`: An SMS that may not go to its number.
             * @enum {string}
             */
            state: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
            /** @description Attempts so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt begins, UTC. Absent: none is planned.
             */
            nextAttemptAt?: string;
            /**
             * Format: date-time
             * @description When it was planned, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was handed to the mail server or provider, UTC. Absent: it was not.
             */
            sentAt?: string;
            /** @description Reason why the last attempt failed, why it was skipped or withheld, or what it waits for. Absent: nothing is wrong. */
            error?: string;
            /** @description Identifier of the message at the mail server or provider. Absent: none was given. */
            providerRef?: string;
            /** @description Segments of an SMS, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. Absent for everything else. */
            segments?: number;
        };
        /** @description A person who signed up for the newsletter. */
        Subscriber: {
            /** @description Ref of the subscriber: `nls_…`. */
            ref: string;
            /**
             * @description State of the subscription.
             *     - `pending`: The confirmation mail is not answered yet: do not write to them.
             *     - `confirmed`: They want the newsletter.
             *     - `unsubscribed`: They want it no longer: take them off your own lists.
             * @enum {string}
             */
            state: "pending" | "confirmed" | "unsubscribed";
            /** @description Name that was given. Absent: none was. */
            name?: string;
            /** @description E-mail address of the person. */
            email: string;
            /**
             * @description Origin of the sign-up.
             *     - `hosted`: On a page of the service.
             *     - `storefront_api`: On your own site, through the storefront API.
             * @enum {string}
             */
            source: "hosted" | "storefront_api";
            /**
             * Format: date-time
             * @description When the person signed up, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When they followed the link in the confirmation mail, UTC. Absent: they have not.
             */
            confirmedAt?: string;
            /**
             * Format: date-time
             * @description When they unsubscribed, UTC. Absent: they have not.
             */
            unsubscribedAt?: string;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedNote: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example not_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the note in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Title of the article; one line of at most 300 characters. */
            title: string;
            /** @description Short summary for lists; at most 1,000 characters. Absent: none. */
            excerpt?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description The article in blocks, such as headings, texts and pictures; at most 500. Default: none.
             * @default []
             */
            blocks: components["schemas"]["DescriptionBlockOutput"][];
            /** @description The article as HTML; the service removes scripts, frames and styles. Absent: the HTML is made from `blocks`. */
            bodyHtml?: string;
            /** @description Name of the author, as shown. Absent: none is named. */
            authorName?: string;
            /**
             * @description Words to group and filter articles by; at most 50.
             * @default []
             */
            tags: string[];
            /**
             * Format: date-time
             * @description When the article appears. Absent: at once. Without a zone it is local to the event, else to the shop; a date alone means its 00:00. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Storefronts see the note only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the note in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
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
        /** @description A one-time password that was sent; neither code nor number is kept. */
        SentCode: {
            /** @description Ref of the code, `otp_…`: the `challengeRef` of the request that sent it. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Ref of the key that asked for it: `key_…`. */
            keyRef: string;
            /** @description Phone number, masked: country code and last three digits. The number is not kept. */
            to: string;
            /** @description Country of the number (ISO 3166), such as `NG`. */
            country: string;
            /**
             * @description Channel of the code.
             *     - `whatsapp`: By WhatsApp.
             *     - `sms`: By SMS.
             * @enum {string}
             */
            channel: "whatsapp" | "sms";
            /**
             * @description Owner of the number that it came from.
             *     - `own`: The merchant’s.
             *     - `frontdesk`: The service’s.
             * @enum {string}
             */
            sender: "own" | "frontdesk";
            /** @description Ref of the WhatsApp template that was used, `tpl_…`. Absent: none was. */
            templateRef?: string;
            /** @description Your own label of the code; its recipient never sees it. Absent: none was given. */
            purpose?: string;
            /**
             * @description Maker of the code.
             *     - `service`: The service, which also checks it.
             *     - `client`: Your server, which checks it itself.
             * @enum {string}
             */
            codeSource: "service" | "client";
            /** @description Price of the code. */
            charge: {
                /** @description Price in minor units of `currency`; 0 in test mode. */
                amountMinor: number;
                /** @description Currency of the price (ISO 4217). */
                currency: string;
            };
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ceases to be valid, UTC.
             */
            expiresAt: string;
            /** @description Latest report of the provider. Absent: there was none. */
            delivery?: {
                /**
                 * @description State of the delivery.
                 *     - `unknown`: It was handed over; nobody knows whether the provider accepted it.
                 *     - `sent`: The provider accepted it.
                 *     - `delivered`: It reached the phone.
                 *     - `read`: It was read.
                 *     - `failed`: It could not be delivered.
                 * @enum {string}
                 */
                status: "unknown" | "sent" | "delivered" | "read" | "failed";
                /**
                 * Format: date-time
                 * @description When the provider reported it, UTC.
                 */
                at: string;
                /** @description Reason of the failure, in the provider’s words. Absent: it has not failed, or no reason is given. */
                reason?: string;
            };
            /** @description Identifier of the message at the provider. Absent: none was given. */
            providerRef?: string;
            /** @description Segments of an SMS, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. Absent for everything else. */
            segments?: number;
        };
        /** @description The number that the workspace’s own codes come from. */
        OtpConnection: {
            /**
             * @description State of the connection.
             *     - `set`: It is connected.
             *     - `unset`: There is none.
             *     - `unreadable`: It was sealed under a secret key that the service no longer has: connect it again.
             * @enum {string}
             */
            status: "set" | "unset" | "unreadable";
            /**
             * @description Provider of the number.
             *     - `whatsapp`: WhatsApp Business, through Meta.
             *     - `twilio`: SMS through Twilio.
             *     - `termii`: SMS through Termii.
             *     - `mailbox`: The inbox of development; nothing leaves the machine.
             *
             *     Absent: no number is connected.
             * @enum {string}
             */
            kind?: "whatsapp" | "twilio" | "termii" | "mailbox";
            /**
             * @description Channel of codes. Absent: no number is connected.
             *     - `whatsapp`: By WhatsApp; they need an approved template.
             *     - `sms`: By SMS; they need no template.
             * @enum {string}
             */
            channel?: "whatsapp" | "sms";
            /**
             * Format: date-time
             * @description When it was connected, UTC. Absent: no number is connected.
             */
            setAt?: string;
            /** @description Last characters of each field, such as `{ "accessToken": "…4f2a" }`. The values are never shown. Absent: none are set. */
            fields?: {
                [key: string]: string;
            };
            /** @description Address to which the provider reports deliveries; enter it in its dashboard (Twilio gets it with each SMS). Absent: none is needed. */
            callbackUrl?: string;
        };
        /** @description A movement of the wallet that pays for codes. */
        OtpLedgerEntry: {
            /** @description Ref of the entry: `led_…`. */
            ref: string;
            /**
             * @description Kind of event.
             *     - `credit`: The operator put money in.
             *     - `charge`: A code was charged.
             *     - `refund`: The charge of a code came back.
             * @enum {string}
             */
            kind: "credit" | "charge" | "refund";
            /** @description Currency of the wallet (ISO 4217). */
            currency: string;
            /** @description Amount that the wallet gained, in minor units of `currency`; below 0 for a charge. */
            amountMinor: number;
            /** @description Balance of the wallet after it, in minor units of `currency`. */
            balanceMinor: number;
            /** @description Ref of the code that was charged, or whose charge came back: `otp_…`. Absent for a credit. */
            challengeRef?: string;
            /** @description Note of the operator on a credit. Absent: there is none. */
            note?: string;
            /**
             * Format: date-time
             * @description When it happened, UTC.
             */
            at: string;
        };
        /** @description A WhatsApp template that codes are sent by. */
        OtpTemplate: {
            /** @description Ref of the template, `tpl_…`: the `templateRef` of a code. */
            ref: string;
            /** @description Name of the template at Meta. */
            name: string;
            /** @description Language of the template as Meta writes it, such as `en` or `pt_BR`. */
            language: string;
            /** @description True when Meta has approved it; codes can be sent by it only then. */
            approved: boolean;
            /** @description True for the template of codes that name none. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
        };
        /** @description A review of a product or package. */
        ManagedReview: {
            /** @description Ref of the review: `rev_…`. */
            ref: string;
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Name of the reviewer, as shown. */
            author: string;
            /** @description Stars from 1, the worst, to 5. */
            rating: number;
            /** @description Text of the reviewer; absent for a rating alone. */
            text?: string;
            /**
             * Format: date
             * @description Day of the review, YYYY-MM-DD.
             * @example 2026-03-01
             */
            date: string;
        };
        /** @description Stock of one variant, or of one option of a package. */
        VariantStock: {
            /** @description Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
            variantRef: string;
            /** @description Key of the variant or option. */
            key: string;
            /** @description Units at hand, those held for buyers included; null: stock is not counted. */
            stock: number | null;
            /** @description Units held in checkouts that are being paid. */
            held: number;
            /** @description Units sold so far. */
            sold: number;
            /** @description Units that can be bought now: `stock` less `held`; null: stock is not counted. */
            available: number | null;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedPackage: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example pkg_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the item only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Addresses of its pictures and videos in the order shown; at most 100.
             * @default []
             */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /**
             * @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
             * @default false
             */
            needsDelivery: boolean;
            /**
             * @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @default pass_on
             * @enum {string}
             */
            feeMode: "pass_on" | "absorb";
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             * @default choose_one
             * @enum {string}
             */
            selectionMode: "choose_one" | "choose_many";
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @default text
             * @enum {string}
             */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            /** @description Groups of extras, such as gift wrap, in the order shown; at most 50. */
            addonGroups: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example adg_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Heading of the group, such as "Gift wrap". */
                name: string;
                /** @description Place among the groups. The order of the list counts; where it is given, it has to say the same. */
                sort?: number;
                /**
                 * @description Number of options of the group that may be chosen.
                 *     - `single`: One; show radio buttons.
                 *     - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
                 * @default single
                 * @enum {string}
                 */
                selectionType: "single" | "multiple";
                /**
                 * @description True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
                 * @default false
                 */
                required: boolean;
                /**
                 * @description Least number of options for each piece, 0 to 100. Default: 0.
                 * @default 0
                 */
                minSelect: number;
                /** @description Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
                maxSelect?: number;
                /** @description The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
                variantRef?: string;
                /** @description Extras to choose from, in the order shown; 1 to 100. */
                options: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ado_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
                    /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                    key: string;
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
                    /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
                    priceMinor?: number;
                    /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
                    compareAtMinor?: number;
                    /**
                     * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
                     * @example NGN
                     */
                    currency?: string;
                    /**
                     * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
                     * @default []
                     */
                    prices: components["schemas"]["PriceEntry"][];
                    /** @description Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
                    linkedProductRef?: string;
                    /** @description Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
                    linkedVariantRef?: string;
                }[];
            }[];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields: components["schemas"]["FormFieldOutput"][];
            /**
             * @description True lets buyers pay for it in parts over time, as a savings plan. Default: false.
             * @default false
             */
            saveForItEnabled: boolean;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[];
            /**
             * @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
             * @default false
             */
            saveForItFreezePrice: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /**
             * @description True lets buyers order it when its stock has run out. Default: false.
             * @default false
             */
            preorderable: boolean;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             * @enum {string}
             */
            preorderDepositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number;
            /**
             * @description True lets storefronts show its reviews and rating. Default: true.
             * @default true
             */
            reviewsEnabled: boolean;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string;
            /** @description Reviews by buyers; at most 5,000. The service collects none itself. */
            reviews: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example rev_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the reviewer, as shown. */
                author: string;
                /** @description Stars from 1, the worst, to 5. */
                rating: number;
                /** @description Text of the reviewer; absent for a rating alone. */
                text?: string;
                /**
                 * Format: date
                 * @description Day of the review, YYYY-MM-DD.
                 * @example 2026-03-01
                 */
                date: string;
            }[];
            /**
             * @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
             * @default false
             */
            restockAlertsEnabled: boolean;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfoOutput"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @description Kind of offer.
             *     - `service`: A service.
             *     - `product`: Goods.
             *     - `event`: Something for an event.
             * @default service
             * @enum {string}
             */
            type: "service" | "product" | "event";
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. Each is sold like a variant of a product. */
            options: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example pko_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
                key?: string;
                /** @description Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
                name: string;
                /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
                priceMinor?: number;
                /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
                compareAtMinor?: number;
                /**
                 * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
                 * @example NGN
                 */
                currency?: string;
                /**
                 * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
                 * @default []
                 */
                prices: components["schemas"]["PriceEntry"][];
                /**
                 * @description Way in which the price is paid.
                 *     - `full_payment`: All of it at checkout.
                 *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
                 *     - `free`: It costs nothing.
                 *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
                 * @default full_payment
                 * @enum {string}
                 */
                pricingMode: "full_payment" | "deposit" | "free" | "quote";
                /**
                 * @description Computation of the deposit.
                 *     - `percent`: A percentage of the price, 1 to 100.
                 *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
                 * @enum {string}
                 */
                depositType?: "percent" | "fixed";
                /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
                depositValue?: number;
                /**
                 * @description Addresses of pictures and videos of this choice, in the order shown; at most 50.
                 * @default []
                 */
                media: string[];
                /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
                images?: components["schemas"]["Image"][];
                /** @description Text about this choice; at most 50,000 characters. Absent: none. */
                description?: string;
                /** @description Short label that makes it stand out, such as "Bestseller". Absent: none. */
                badge?: string;
                /** @description Small print, such as conditions; at most 50,000 characters. Absent: none. */
                fineprint?: string;
                /**
                 * @description Kind of booking.
                 *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
                 *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
                 *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
                 *     - `none`: No time is booked.
                 * @default none
                 * @enum {string}
                 */
                schedulingType: "slots" | "date" | "date_range" | "none";
                /** @description Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
                durationMinutes?: number;
                /** @description When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
                availability?: components["schemas"]["Availability"];
                /**
                 * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
                 * @default []
                 */
                formFields: components["schemas"]["FormFieldOutput"][];
                /**
                 * @description Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
                 * @default null
                 */
                stock: number | null;
                /**
                 * @description Parts that are included, one line each in the order shown; at most 50.
                 * @default []
                 */
                features: string[];
                /**
                 * @description Unit that the price and the quantity count.
                 *     - `per_person`: People.
                 *     - `per_unit`: Units, such as rooms or tables.
                 *     - `none`: Neither: the option is bought as it is.
                 * @default none
                 * @enum {string}
                 */
                occupancyMode: "per_person" | "per_unit" | "none";
            }[];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description Result of the request, which may come after somebody else’s. */
        ResolvedPaymentException: {
            /** @description Ref of the exception, `exc_…`: name it to resolve it. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Kind of event.
             *     - `money_returned`: The service gave money back by itself, such as a payment that came too late.
             *     - `refund_failed`: The provider refused a refund: give the money back in another way.
             *     - `unknown_payment`: The provider reported a payment that the service does not know.
             *     - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
             *     - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
             *     - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
             * @enum {string}
             */
            kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
            /** @description Ref of the checkout, `chk_…`. Absent where none is known. */
            checkoutRef?: string;
            /** @description Ref of the payment, `pay_…`. Absent where none is known. */
            paymentRef?: string;
            /** @description Ref of the refund, `rfd_…`. Absent: it is not about one. */
            refundRef?: string;
            /**
             * @description With `rail_refused`: the way to pay that was refused. At most one exception is open for each and mode.
             *     - `card`: Cards in NGN.
             *     - `bank_transfer`: Bank transfers in NGN.
             *     - `international_card`: Cards in other currencies.
             * @enum {string}
             */
            rail?: "card" | "bank_transfer" | "international_card";
            /** @description Amount that it is about, in minor units of `currency`. Absent: no amount is known. */
            amountMinor?: number;
            /** @description Currency of `amountMinor` (ISO 4217). Absent: no amount is known. */
            currency?: string;
            /** @description Sentence for people that says what happened. */
            message: string;
            /** @description The dispute, with the kind `dispute` alone. Absent for other kinds. */
            dispute?: {
                /** @description Identifier of the dispute at the provider. */
                id: string;
                /** @description Reason that the bank gives, in the provider’s word, such as `fraudulent`. Absent: none is given. */
                reason?: string;
                /**
                 * Format: date-time
                 * @description Until when you can answer it in the dashboard of the provider, UTC. Absent: there is nothing to answer.
                 */
                respondBy?: string;
                /**
                 * @description State of the dispute.
                 *     - `open`: It is not decided.
                 *     - `won`: You keep the money; the exception is resolved by itself.
                 *     - `lost`: The buyer has the money.
                 * @enum {string}
                 */
                outcome: "open" | "won" | "lost";
            };
            /**
             * Format: date-time
             * @description When it came up, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody resolved it, UTC. Absent while it is open.
             */
            resolvedAt?: string;
            /** @description True: it was resolved before this request, which changed nothing; `resolvedAt` is the earlier time. */
            alreadyResolved: boolean;
        };
        /** @description An event about money that a person should look at. */
        PaymentException: {
            /** @description Ref of the exception, `exc_…`: name it to resolve it. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description Kind of event.
             *     - `money_returned`: The service gave money back by itself, such as a payment that came too late.
             *     - `refund_failed`: The provider refused a refund: give the money back in another way.
             *     - `unknown_payment`: The provider reported a payment that the service does not know.
             *     - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
             *     - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
             *     - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
             * @enum {string}
             */
            kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
            /** @description Ref of the checkout, `chk_…`. Absent where none is known. */
            checkoutRef?: string;
            /** @description Ref of the payment, `pay_…`. Absent where none is known. */
            paymentRef?: string;
            /** @description Ref of the refund, `rfd_…`. Absent: it is not about one. */
            refundRef?: string;
            /**
             * @description With `rail_refused`: the way to pay that was refused. At most one exception is open for each and mode.
             *     - `card`: Cards in NGN.
             *     - `bank_transfer`: Bank transfers in NGN.
             *     - `international_card`: Cards in other currencies.
             * @enum {string}
             */
            rail?: "card" | "bank_transfer" | "international_card";
            /** @description Amount that it is about, in minor units of `currency`. Absent: no amount is known. */
            amountMinor?: number;
            /** @description Currency of `amountMinor` (ISO 4217). Absent: no amount is known. */
            currency?: string;
            /** @description Sentence for people that says what happened. */
            message: string;
            /** @description The dispute, with the kind `dispute` alone. Absent for other kinds. */
            dispute?: {
                /** @description Identifier of the dispute at the provider. */
                id: string;
                /** @description Reason that the bank gives, in the provider’s word, such as `fraudulent`. Absent: none is given. */
                reason?: string;
                /**
                 * Format: date-time
                 * @description Until when you can answer it in the dashboard of the provider, UTC. Absent: there is nothing to answer.
                 */
                respondBy?: string;
                /**
                 * @description State of the dispute.
                 *     - `open`: It is not decided.
                 *     - `won`: You keep the money; the exception is resolved by itself.
                 *     - `lost`: The buyer has the money.
                 * @enum {string}
                 */
                outcome: "open" | "won" | "lost";
            };
            /**
             * Format: date-time
             * @description When it came up, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When somebody resolved it, UTC. Absent while it is open.
             */
            resolvedAt?: string;
        };
        /** @description An account at a payment provider, in one mode. */
        PaymentProviderAccount: {
            /**
             * @description Provider of payments.
             *     - `paystack`: Paystack, for cards and bank transfers in NGN.
             *     - `stripe`: Stripe, for cards in other currencies.
             * @enum {string}
             */
            provider: "paystack" | "stripe";
            /**
             * @description Mode of the account.
             *     - `live`: Real money.
             *     - `test`: The provider’s test mode.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description State of the credentials.
             *     - `set`: They are set.
             *     - `unset`: There are none.
             *     - `unreadable`: They were sealed under a secret key that the service no longer has: set them again.
             * @enum {string}
             */
            status: "set" | "unset" | "unreadable";
            /**
             * Format: date-time
             * @description When they were set, UTC. Absent: they are not.
             */
            setAt?: string;
            /** @description Last characters of each credential, such as `{ "secretKey": "…4f2a" }`. The values are never shown. Absent: none are set. */
            fields?: {
                [key: string]: string;
            };
            /** @description Address to which the provider reports payments; enter it in its dashboard. */
            callbackUrl: string;
            /** @description In the response to setting credentials: that nothing can be charged by them, or, in live mode, which currencies of the shop still cannot be charged. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedProduct: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example prd_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the item in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to buyers, in lists, orders and mails; one line of at most 300 characters. */
            name: string;
            /**
             * @description Storefronts see the item only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the item in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Text about it, shown on its page; at most 50,000 characters. Absent: none. */
            description?: string;
            /**
             * Format: uri
             * @description Address of the main picture, http or https, at most 2,048 characters. Absent: no picture.
             */
            coverUrl?: string;
            /**
             * @description Addresses of its pictures and videos in the order shown; at most 100.
             * @default []
             */
            media: string[];
            /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
            images?: components["schemas"]["Image"][];
            /**
             * @description True for goods that are sent or picked up: the checkout then asks for an address and a delivery zone. Default: false.
             * @default false
             */
            needsDelivery: boolean;
            /**
             * @description Currency of each `priceMinor` in this item that names none. Default: the primary currency of the workspace.
             * @example NGN
             */
            currency?: string;
            /**
             * @description Payer of the service’s fee.
             *     - `pass_on`: The buyer: it is added to the price at checkout.
             *     - `absorb`: The merchant: the buyer pays the price as shown.
             * @default pass_on
             * @enum {string}
             */
            feeMode: "pass_on" | "absorb";
            /**
             * @description Number of variants that the buyer picks at a time.
             *     - `choose_one`: One variant; show a single picker.
             *     - `choose_many`: Several variants, each with its own quantity: send each as an item of its own.
             * @default choose_one
             * @enum {string}
             */
            selectionMode: "choose_one" | "choose_many";
            /**
             * @description Form of the picker.
             *     - `text`: A chip with the name.
             *     - `dropdown`: A list to open.
             *     - `image`: A picture from `media`.
             *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
             * @default text
             * @enum {string}
             */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            /** @description Groups of extras, such as gift wrap, in the order shown; at most 50. */
            addonGroups: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example adg_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Heading of the group, such as "Gift wrap". */
                name: string;
                /** @description Place among the groups. The order of the list counts; where it is given, it has to say the same. */
                sort?: number;
                /**
                 * @description Number of options of the group that may be chosen.
                 *     - `single`: One; show radio buttons.
                 *     - `multiple`: Several, from `minSelect` to `maxSelect`; show checkboxes.
                 * @default single
                 * @enum {string}
                 */
                selectionType: "single" | "multiple";
                /**
                 * @description True: the buyer has to choose from the group; `minSelect` is then 1 or more. Default: false.
                 * @default false
                 */
                required: boolean;
                /**
                 * @description Least number of options for each piece, 0 to 100. Default: 0.
                 * @default 0
                 */
                minSelect: number;
                /** @description Most options for each piece, 1 to 100. Absent: as many as there are, or one with `single`. */
                maxSelect?: number;
                /** @description The one variant that the group is for, as a path such as `tote-bag/large`. Absent: every variant. */
                variantRef?: string;
                /** @description Extras to choose from, in the order shown; 1 to 100. */
                options: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ado_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
                    /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                    key: string;
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
                    /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
                    priceMinor?: number;
                    /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
                    compareAtMinor?: number;
                    /**
                     * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
                     * @example NGN
                     */
                    currency?: string;
                    /**
                     * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. An add-on that is free costs 0.
                     * @default []
                     */
                    prices: components["schemas"]["PriceEntry"][];
                    /** @description Slug of the product that this add-on is. Required with `kind` `product`: its stock is then used. */
                    linkedProductRef?: string;
                    /** @description Path of the variant of that product, such as `tote-bag/large`. Absent: any variant of it that is left. */
                    linkedVariantRef?: string;
                }[];
            }[];
            /**
             * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
             * @default []
             */
            formFields: components["schemas"]["FormFieldOutput"][];
            /**
             * @description True lets buyers pay for it in parts over time, as a savings plan. Default: false.
             * @default false
             */
            saveForItEnabled: boolean;
            /** @description Number of days in which a savings plan has to be complete, 1 to 3,650. Default: 90. */
            saveForItMaxDays?: number;
            /** @description The only days by which a savings plan may end, as YYYY-MM-DD in the zone of the shop. Absent or empty: any day. */
            saveForItFixedDates?: string[];
            /**
             * @description True: a savings plan keeps the price of its first part. False: the price at the time of the last part counts. Default: false.
             * @default false
             */
            saveForItFreezePrice: boolean;
            /** @description Line on the page of a savings plan that invites others to pay parts, such as "Let your family chip in". Absent: none. */
            saveForItCrowdLabel?: string;
            /**
             * @description True lets buyers order it when its stock has run out. Default: false.
             * @default false
             */
            preorderable: boolean;
            /** @description Most pieces that may be pre-ordered in all. Absent: no limit. Needs `preorderable`. */
            preorderLimit?: number;
            /** @description When pre-orders arrive, in words for the buyer, such as "Ships in March". Needs `preorderable`. */
            preorderEtaText?: string;
            /**
             * @description Deposit that a pre-order pays at once; the rest is due later. Absent: everything is due at once.
             *     - `percent`: A percentage of the price, 1 to 100.
             *     - `fixed`: Minor units of the primary currency for each piece; in another currency everything is due at once.
             * @enum {string}
             */
            preorderDepositType?: "percent" | "fixed";
            /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
            preorderDepositValue?: number;
            /**
             * @description True lets storefronts show its reviews and rating. Default: true.
             * @default true
             */
            reviewsEnabled: boolean;
            /** @description A short summary of its reviews, which storefronts get as `reviews.aiSummary`. Absent: none. */
            reviewSummary?: string;
            /** @description Reviews by buyers; at most 5,000. The service collects none itself. */
            reviews: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example rev_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the reviewer, as shown. */
                author: string;
                /** @description Stars from 1, the worst, to 5. */
                rating: number;
                /** @description Text of the reviewer; absent for a rating alone. */
                text?: string;
                /**
                 * Format: date
                 * @description Day of the review, YYYY-MM-DD.
                 * @example 2026-03-01
                 */
                date: string;
            }[];
            /**
             * @description True lets visitors ask for a mail when a variant that is sold out can be bought again. Default: false.
             * @default false
             */
            restockAlertsEnabled: boolean;
            /** @description Facts beyond the offer, such as brand, dimensions and specifications. Absent: none are known. */
            info?: components["schemas"]["ProductInfoOutput"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /** @description Options to choose by, such as size and colour; at most 5. Each combination of their values is one variant. */
            options: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example opt_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Name of the choice, such as "Size". */
                name: string;
                /**
                 * @description Form of the picker.
                 *     - `text`: A chip with the name.
                 *     - `dropdown`: A list to open.
                 *     - `image`: A picture from `media`.
                 *     - `color`: A swatch in the colour `swatchHex`; a chip with the name where it has none.
                 * @default text
                 * @enum {string}
                 */
                display: "text" | "dropdown" | "image" | "color";
                /** @description The values to choose from, in the order shown; 1 to 200. */
                values: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ovl_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
                    /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                    key: string;
                    /** @description Name that buyers read, such as "Large". */
                    label: string;
                    /** @description Colour of its swatch as `#rrggbb`, for an option that is shown as `color`. Absent: its name is shown. */
                    swatchHex?: string;
                    /**
                     * @description Addresses of pictures of this value, in the order shown; at most 50.
                     * @default []
                     */
                    media: string[];
                    /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
                    images?: components["schemas"]["Image"][];
                }[];
            }[];
            /** @description Choices that can be bought, one entry for each choice; 1 to 500. */
            variants: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example var_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. May be left out where there is only one. */
                key?: string;
                /** @description Name of the choice, such as "Large", shown beside the name of the item; one line of at most 300 characters. */
                name: string;
                /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
                priceMinor?: number;
                /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
                compareAtMinor?: number;
                /**
                 * @description Currency of `priceMinor`. Default: the `currency` of the item, else the primary currency of the workspace.
                 * @example NGN
                 */
                currency?: string;
                /**
                 * @description One price for each currency that it is sold in, in minor units. A checkout in another currency refuses it. A choice that is free or priced on request has none.
                 * @default []
                 */
                prices: components["schemas"]["PriceEntry"][];
                /**
                 * @description Way in which the price is paid.
                 *     - `full_payment`: All of it at checkout.
                 *     - `deposit`: A deposit at checkout, the balance later: `depositType` and `depositValue`.
                 *     - `free`: It costs nothing.
                 *     - `quote`: Priced on request: it has no price, is never in stock and cannot be bought by a checkout. Show a way to get in touch.
                 * @default full_payment
                 * @enum {string}
                 */
                pricingMode: "full_payment" | "deposit" | "free" | "quote";
                /**
                 * @description Computation of the deposit.
                 *     - `percent`: A percentage of the price, 1 to 100.
                 *     - `fixed`: Minor units of the primary currency for each piece; in another currency all is due at once.
                 * @enum {string}
                 */
                depositType?: "percent" | "fixed";
                /** @description Size of the deposit: 1 to 100 for `percent`, an integer in minor units of the primary currency for `fixed`. */
                depositValue?: number;
                /**
                 * @description Addresses of pictures and videos of this choice, in the order shown; at most 50.
                 * @default []
                 */
                media: string[];
                /** @description The files of `media` in the same order, with their alternative texts. Give either of the two: the other follows. Responses leave it out when no file has a text. */
                images?: components["schemas"]["Image"][];
                /** @description Text about this choice; at most 50,000 characters. Absent: none. */
                description?: string;
                /** @description Short label that makes it stand out, such as "Bestseller". Absent: none. */
                badge?: string;
                /** @description Small print, such as conditions; at most 50,000 characters. Absent: none. */
                fineprint?: string;
                /**
                 * @description Kind of booking.
                 *     - `slots`: A start time: read the free ones from `GET /v1/store/products/{slug}/slots`, and send the chosen one as `slotStartUtc`.
                 *     - `date`: A whole day; those in `takenDates` are full. A checkout has no field for the day: ask for it in a form field.
                 *     - `date_range`: Several days in a row; those in `takenDates` are full. A checkout has no field for them: ask in form fields.
                 *     - `none`: No time is booked.
                 * @default none
                 * @enum {string}
                 */
                schedulingType: "slots" | "date" | "date_range" | "none";
                /** @description Length of a slot in minutes, 5 to 1,440. Required with `schedulingType` `slots`. */
                durationMinutes?: number;
                /** @description When it can be booked, in the zone of the shop. Absent: during the business hours of the shop. */
                availability?: components["schemas"]["Availability"];
                /**
                 * @description Questions that the buyer answers when buying it, in the order shown; at most 100.
                 * @default []
                 */
                formFields: components["schemas"]["FormFieldOutput"][];
                /**
                 * @description Units at hand when the choice is created; null: stock is not counted. Default: null. Later changes are ignored: sales and the stock endpoint move it.
                 * @default null
                 */
                stock: number | null;
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
                /**
                 * @description Colour of its swatch as `#rrggbb`; null: it has none. Default: null.
                 * @default null
                 */
                swatchHex: string | null;
                /**
                 * @description For each of the product’s `options` the one value that this variant has, as option key and value key: `size/large`.
                 * @default []
                 */
                optionValueRefs: string[];
                /**
                 * @description Parts that are and are not included, in the order shown; at most 50.
                 * @default []
                 */
                features: components["schemas"]["VariantFeatureOutput"][];
            }[];
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, currencies that no payment provider charges in live mode, amounts off the step of their currency, add-ons whose product cannot be sold, and texts with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedPromoterCode: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example prm_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Text that the buyer types: letters, digits, hyphens and underscores, at most 50. Upper and lower case are the same. A checkout or registration with it names the promoter; its price stays the same. */
            code: string;
            /** @description Place of the code in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /** @description Name of the promoter, for your reports. */
            name: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description A refund that a buyer asks for, with what can be given back. */
        RefundRequest: {
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
            /** @description Ref of the order, `ord_…`: name it to accept or decline the request. */
            orderRef: string;
            /** @description Number of the order, as buyers read it. */
            orderNumber: string;
            /** @description The buyer who asks. */
            contact: {
                /** @description Ref of the contact: `con_…`. */
                ref: string;
                /** @description Name of the buyer. */
                name: string;
                /** @description E-mail address of the buyer. Absent: none is known. */
                email?: string;
            };
            /**
             * @description Currency of the order (ISO 4217).
             * @example NGN
             */
            currency: string;
            /** @description Most that can still be given back of the order, in minor units of `currency`. */
            refundableMinor: number;
        };
        /** @description A registration for a free event, with its seats. */
        ManagedRegistration: {
            /** @description Ref of the first attendee whose seat is not given back: `att_…`, as in the guest’s mail and in `attendee.registered`. */
            ref: string;
            /** @description Ref of the registration, `grp_…`, where it has several seats; null for one seat. */
            groupRef: string | null;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /**
             * @description State of the seat behind `ref`. State of the seat.
             *     - `confirmed`: The guest has the seat and gets the ticket.
             *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
             *     - `declined`: The merchant declined it; the seat is on sale again.
             *     - `cancelled`: It was given back or called off; the seat is on sale again.
             *     - `checked_in`: The guest has come in.
             * @enum {string}
             */
            status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
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
            /** @description Ref of the event: `evt_…`. */
            eventRef: string;
            /** @description Slug of the event, by which storefronts read it. */
            eventSlug: string;
            /** @description Title of the event, as guests read it. */
            eventTitle: string;
            /** @description Person who registered, and to whom mails and SMS go. */
            contact: {
                /** @description Name of the person. */
                name: string;
                /** @description E-mail address. Absent: they gave a phone number alone. */
                email?: string;
                /** @description Phone number in E.164 form. Absent: none was given. */
                phone?: string;
            };
            /**
             * Format: date
             * @description Date of birth, YYYY-MM-DD. Absent: it was not asked for.
             */
            dateOfBirth?: string;
            /** @description Answers that hold for all seats, by the keys of the questions. Absent: there are none. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description Code of the promoter who brought the guest. Absent: none was named, or it is not known. */
            promoterCode?: string;
            /** @description Seats of the registration, one for each person; a group ticket has several. */
            attendees: components["schemas"]["ManagedAttendee"][];
            /**
             * Format: date-time
             * @description When the guest registered, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last seat was given back or declined, UTC. Absent: a seat is left.
             */
            endedAt?: string;
        };
        /** @description A seat of a registration, with the person on it. */
        ManagedAttendee: {
            /** @description Ref of the attendee: `att_…`. */
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
            /** @description Ref of the ticket type: `tkt_…`. */
            ticketTypeRef: string;
            /** @description Name of the ticket type, as guests read it. */
            ticketTypeName: string;
            /** @description Name of the person on the seat. Absent: nobody is named. */
            name?: string;
            /** @description E-mail address of that person. Absent: none is known. */
            email?: string;
            /** @description Phone number of that person in E.164 form. Absent: none is known. */
            phone?: string;
            /**
             * Format: date
             * @description Date of birth, YYYY-MM-DD. Absent: it was not asked for.
             */
            dateOfBirth?: string;
            /** @description Answers to questions, by the keys of the questions. Absent: there are none. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description Serial of the valid ticket. Reissuing the ticket raises it; codes with a lower serial are void. */
            ticketSerial: number;
            /** @description Keys of the days that the ticket admits to; absent means every day. */
            validDays?: string[];
            /** @description Check-ins, at most one for each day, the earliest first. Absent: there are none. */
            admissions?: {
                /** @description Key of the day; absent where the event had no days. */
                day?: string;
                /**
                 * Format: date-time
                 * @description When they were let in, UTC.
                 */
                checkedInAt: string;
            }[];
            /**
             * Format: date-time
             * @description When they were let in last, UTC; present while they are checked in.
             */
            checkedInAt?: string;
            /**
             * Format: date-time
             * @description When the ticket was given away, UTC; since then it is the new holder’s. Absent: it was not.
             */
            givenAt?: string;
        };
        /** @description A request that a key or admin token sent. */
        LoggedRequest: {
            /** @description Ref of the request, `req_…`, as its answer named it in `X-Request-Id`. */
            ref: string;
            /**
             * Format: date-time
             * @description When it arrived, UTC, by the real clock.
             */
            at: string;
            /** @description Key that sent it. */
            key: {
                /** @description Identifier of the key, `key_…`, by which it is listed and changed. */
                ref: string;
                /**
                 * @description Kind of the key.
                 *     - `publishable`: A publishable key, from a browser.
                 *     - `secret`: A secret key, from a server.
                 *     - `admin`: An admin token.
                 * @enum {string}
                 */
                kind: "publishable" | "secret" | "admin";
            };
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             *
             *     Absent for admin tokens.
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @description HTTP method, such as `GET`. */
            method: string;
            /** @description Path without its query, such as `/v1/store/products`. */
            path: string;
            /** @description HTTP status of the answer. */
            status: number;
            /** @description Milliseconds from its arrival to its answer. */
            ms: number;
            /**
             * @description `error.code` of the answer. Absent: it was not refused.
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
            error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
            /** @description Paths of the fields that were refused, such as `contact.email`; empty when none was. */
            fields: string[];
        };
        /** @description A variant that people wait for. */
        AwaitedVariant: {
            /** @description Ref of the product, `prd_…`, or package, `pkg_…`. */
            productRef: string;
            /** @description Name of the product or package. */
            productName: string;
            /** @description Slug of the product or package. */
            productSlug: string;
            /** @description Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
            variantRef: string;
            /** @description Name of the variant or option. */
            variantName: string;
            /** @description Number of people who have confirmed that they wait. */
            waiting: number;
        };
        /** @description A person who waits for a variant. */
        RestockAlert: {
            /** @description Ref of the restock alert: `rsa_…`. */
            ref: string;
            /**
             * @description State of the alert.
             *     - `pending`: The confirmation mail is not answered yet.
             *     - `confirmed`: The person waits.
             *     - `told`: The mail that it can be bought again was sent.
             *     - `ended`: The person does not wait any more.
             * @enum {string}
             */
            state: "pending" | "confirmed" | "told" | "ended";
            /** @description E-mail address of the person. */
            email: string;
            /**
             * @description Origin of the sign-up.
             *     - `hosted`: On a page of the service.
             *     - `storefront_api`: On your own site, through the storefront API.
             * @enum {string}
             */
            source: "hosted" | "storefront_api";
            /**
             * Format: date-time
             * @description When the person signed up, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When they followed the link in the confirmation mail, UTC. Absent: they have not.
             */
            confirmedAt?: string;
            /** @description Ref of the product, `prd_…`, or package, `pkg_…`. */
            productRef: string;
            /** @description Name of the product or package. */
            productName: string;
            /** @description Slug of the product or package. */
            productSlug: string;
            /** @description Ref of the variant, `var_…`, or of the option of a package, `pko_…`. */
            variantRef: string;
            /** @description Name of the variant or option. */
            variantName: string;
            /**
             * Format: date-time
             * @description When the mail was sent, UTC. Absent: it was not.
             */
            toldAt?: string;
            /**
             * Format: date-time
             * @description When the person called it off, UTC. Absent: they have not.
             */
            endedAt?: string;
        };
        /** @description A savings plan with each attempt to pay, each payment and each refund. */
        SavingsPlanDetail: {
            /** @description Ref of the checkout: `chk_…`. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Currency of all its amounts (ISO 4217), fixed when it is opened. */
            currency: string;
            /** @description Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
            totalMinor: number;
            /** @description Lines of the checkout; delivery is not one. */
            lines: components["schemas"]["ManagedCheckoutLine"][];
            /** @description The buyer. Absent until they, or your server, have given any of it. */
            contact?: {
                /** @description Name, as far as given. */
                name?: string;
                /** @description E-mail address, as far as given. */
                email?: string;
                /** @description Phone number in E.164 form, as far as given. */
                phone?: string;
            };
            /** @description Ref of the order, `ord_…`. Absent until the checkout is paid. */
            orderRef?: string;
            /** @description Number of the order, as buyers read it. Absent until the checkout is paid. */
            orderNumber?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /** @description Each try to pay, whether it led to money or not. */
            attempts: {
                /** @description Reference at the provider, by which its dashboard finds the payment. */
                reference: string;
                /** @description Way to pay: `card`, `bank_transfer` or `international_card`. */
                rail: string;
                /** @description Provider that was asked, such as `paystack` or `stripe`; `sandbox` is the built-in one. */
                provider: string;
                /**
                 * @description State of the attempt.
                 *     - `created`: It is recorded; the provider was not asked yet, or has not answered.
                 *     - `pending`: The buyer can pay.
                 *     - `paid`: The provider reported it as paid.
                 *     - `failed`: The provider reported it as failed.
                 *     - `closing`: Nobody shall pay it any more; the provider does not know that yet.
                 *     - `closed`: The provider has closed it, and nothing was paid.
                 * @enum {string}
                 */
                status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
                /** @description Amount to be charged. In minor units of the checkout’s currency. */
                amountMinor: number;
                /** @description Payer of a part of a savings plan, by the link for others. Absent: the buyer pays. */
                payer?: {
                    /** @description Name that the payer gave. */
                    name: string;
                    /** @description E-mail address of the payer. */
                    email: string;
                };
                /** @description Refusal of the attempt, or of the last card that the buyer gave. Absent: it refused nothing. */
                refusal?: components["schemas"]["PaymentRefusal"];
                /**
                 * Format: date-time
                 * @description When it began, UTC.
                 */
                createdAt: string;
            }[];
            /** @description Money that was received. */
            payments: {
                /** @description Ref of the payment: `pay_…`. */
                ref: string;
                /** @description Way it was paid: `card`, `bank_transfer` or `international_card`. */
                rail: string;
                /** @description Amount that was received, in minor units of `currency` beside it. */
                amountMinor: number;
                /** @description Part of it that the checkout kept, in minor units; the rest is refunded. */
                appliedMinor: number;
                /** @description Currency that was received (ISO 4217). */
                currency: string;
                /**
                 * @description Use of the money.
                 *     - `applied`: It pays the checkout.
                 *     - `excess`: It was more than was due: the rest is refunded.
                 *     - `duplicate`: The checkout was paid already: it is refunded.
                 *     - `late`: The checkout had expired and the goods were gone: it is refunded.
                 *     - `after_cancel`: The checkout was called off: it is refunded.
                 *     - `mismatch`: It came in another currency: it is refunded.
                 *     - `unfinished`: It was too little by the end of the checkout: it is refunded.
                 * @enum {string}
                 */
                disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
                /**
                 * Format: date-time
                 * @description When it was paid, UTC, as the provider says.
                 */
                paidAt: string;
            }[];
            /** @description Money that went back, or is on its way. */
            refunds: {
                /** @description Ref of the refund: `rfd_…`. */
                ref: string;
                /** @description Ref of the payment that it gives back, `pay_…`. */
                paymentRef: string;
                /** @description Amount that goes back. In minor units of the checkout’s currency. */
                amountMinor: number;
                /** @description Reason: your own words, or a `disposition` when the service gave money back by itself. Absent: none was given. */
                reason?: string;
                /**
                 * @description Where the refund was made.
                 *     - `service`: Here: by the merchant, the buyer, or the service itself.
                 *     - `provider`: In the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /**
                 * @description State of the refund.
                 *     - `pending`: The provider has not confirmed it yet.
                 *     - `succeeded`: The provider has given it back.
                 *     - `failed`: The provider refused it: there is a payment exception.
                 * @enum {string}
                 */
                status: "pending" | "succeeded" | "failed";
                /**
                 * Format: date-time
                 * @description When it was asked for, UTC.
                 */
                createdAt: string;
            }[];
            /**
             * @description State of the plan.
             *     - `saving`: Parts are being paid.
             *     - `completed`: All is saved, and the order is paid.
             *     - `cancelled`: It ended before all was saved.
             * @enum {string}
             */
            status: "saving" | "completed" | "cancelled";
            /** @description Amount that was paid and not given back, in minor units of `currency`. */
            savedMinor: number;
            /** @description Amount that is still to be paid, in minor units of `currency`; 0 when all is saved. */
            missingMinor: number;
            /**
             * @description Price that counts.
             *     - `freeze`: The price when the first part was paid.
             *     - `current`: The price when the last part is paid.
             * @enum {string}
             */
            priceMode: "freeze" | "current";
            /**
             * @description When what is saved for is kept for the buyer.
             *     - `none`: With the last part alone.
             *     - `on_start`: From the first part on.
             *     - `at_threshold`: Once `holdThresholdPct` of the total is saved.
             * @enum {string}
             */
            holdPolicy: "none" | "on_start" | "at_threshold";
            /** @description Percentage of the total, 1 to 100, from which it is kept. Present with `at_threshold`. */
            holdThresholdPct?: number;
            /** @description Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes; fixed when the plan began. */
            refundPct: number;
            /** @description Smallest part in percent of the total, 1 to 100; fixed when the plan began. */
            leastPartPct: number;
            /**
             * Format: date-time
             * @description When the first part was paid, UTC.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When all has to be saved, UTC; the plan ends then.
             */
            deadline: string;
            /**
             * @description Cause of the end of the plan. Absent: it was not cancelled.
             *     - `buyer`: The buyer stopped.
             *     - `merchant`: You ended it: all that was saved goes back.
             *     - `deadline`: Its day passed.
             * @enum {string}
             */
            endedBy?: "buyer" | "merchant" | "deadline";
        };
        /** @description A savings plan: a checkout that is paid in parts. Its ref is that of the checkout. */
        SavingsPlan: {
            /** @description Ref of the checkout: `chk_…`. */
            ref: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Currency of all its amounts (ISO 4217), fixed when it is opened. */
            currency: string;
            /** @description Subtotal less discount, plus delivery, fees and tax. In minor units of the checkout’s currency. */
            totalMinor: number;
            /** @description Lines of the checkout; delivery is not one. */
            lines: components["schemas"]["ManagedCheckoutLine"][];
            /** @description The buyer. Absent until they, or your server, have given any of it. */
            contact?: {
                /** @description Name, as far as given. */
                name?: string;
                /** @description E-mail address, as far as given. */
                email?: string;
                /** @description Phone number in E.164 form, as far as given. */
                phone?: string;
            };
            /** @description Ref of the order, `ord_…`. Absent until the checkout is paid. */
            orderRef?: string;
            /** @description Number of the order, as buyers read it. Absent until the checkout is paid. */
            orderNumber?: string;
            /**
             * Format: date-time
             * @description When it was opened, UTC.
             */
            createdAt: string;
            /**
             * @description State of the plan.
             *     - `saving`: Parts are being paid.
             *     - `completed`: All is saved, and the order is paid.
             *     - `cancelled`: It ended before all was saved.
             * @enum {string}
             */
            status: "saving" | "completed" | "cancelled";
            /** @description Amount that was paid and not given back, in minor units of `currency`. */
            savedMinor: number;
            /** @description Amount that is still to be paid, in minor units of `currency`; 0 when all is saved. */
            missingMinor: number;
            /**
             * @description Price that counts.
             *     - `freeze`: The price when the first part was paid.
             *     - `current`: The price when the last part is paid.
             * @enum {string}
             */
            priceMode: "freeze" | "current";
            /**
             * @description When what is saved for is kept for the buyer.
             *     - `none`: With the last part alone.
             *     - `on_start`: From the first part on.
             *     - `at_threshold`: Once `holdThresholdPct` of the total is saved.
             * @enum {string}
             */
            holdPolicy: "none" | "on_start" | "at_threshold";
            /** @description Percentage of the total, 1 to 100, from which it is kept. Present with `at_threshold`. */
            holdThresholdPct?: number;
            /** @description Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes; fixed when the plan began. */
            refundPct: number;
            /** @description Smallest part in percent of the total, 1 to 100; fixed when the plan began. */
            leastPartPct: number;
            /**
             * Format: date-time
             * @description When the first part was paid, UTC.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When all has to be saved, UTC; the plan ends then.
             */
            deadline: string;
            /**
             * @description Cause of the end of the plan. Absent: it was not cancelled.
             *     - `buyer`: The buyer stopped.
             *     - `merchant`: You ended it: all that was saved goes back.
             *     - `deadline`: Its day passed.
             * @enum {string}
             */
            endedBy?: "buyer" | "merchant" | "deadline";
        };
        /** @description A submission of a form, with the questions as they were then. */
        FormSubmission: {
            /** @description Ref of the submission: `sub_…`. */
            ref: string;
            /** @description Ref of the form: `frm_…`. */
            formRef: string;
            /** @description Slug of the form, by which storefronts read it. */
            formSlug: string;
            /** @description Name of the form, as its senders read it. */
            formName: string;
            /**
             * @description Origin of the submission.
             *     - `hosted`: On its page of the service.
             *     - `storefront_api`: From your server, with a secret key.
             * @enum {string}
             */
            source: "hosted" | "storefront_api";
            /** @description Person who sent it, as far as questions with an `identity` tell. */
            sender: {
                /** @description Name. Absent: no question asked for it, or it was left blank. */
                name?: string;
                /** @description E-mail address. Absent: no question asked for it, or it was left blank. */
                email?: string;
                /** @description Phone number. Absent: no question asked for it, or it was left blank. */
                phone?: string;
            };
            /** @description Answers in the order of the form. Questions that were not asked or left blank are absent. */
            answers: {
                /** @description Key of the question. */
                key: string;
                /** @description Question as it was read then. */
                label: string;
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
                type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
                /** @description Answer: a text, a number, true or false, or a list of the chosen texts. */
                value: string | number | boolean | string[];
            }[];
            /** @description Files that came with it. */
            files: {
                /** @description Identifier of the file within the submission. */
                ref: string;
                /** @description Key of the question that asked for it. */
                key: string;
                /** @description Question as it was read then. */
                label: string;
                /** @description Name of the file, as the sender calls it. */
                name: string;
                /** @description Type of the file, found by its bytes, such as `image/png`. */
                contentType: string;
                /** @description Bytes that the file takes up. */
                sizeBytes: number;
                /** @description Signed address, valid for an hour. A stranger sent the file: open it with care. */
                downloadUrl: string;
            }[];
            /**
             * Format: date-time
             * @description When it was sent, UTC.
             */
            submittedAt: string;
        };
        /** @description An item as it is written, with the refs that the service gives. */
        ManagedTable: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example tbl_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            /** @description Name of the table in addresses, unique among its kind: lower-case letters, digits and single hyphens. After a change, storefronts get 404 for the former slug, with `details.movedTo`. */
            slug: string;
            /** @description Name shown to visitors; one line of at most 300 characters. */
            name: string;
            /** @description Text about the table; at most 50,000 characters. Absent: none. */
            description?: string;
            /** @description Columns in the order shown; 1 to 100. */
            columns: components["schemas"]["TableItemColumnOutput"][];
            /** @description Rows in the order shown; at most 5,000. */
            rows: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example row_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
                key: string;
                /** @description Value of each column, by the key of the column. Leave empty cells out. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[];
            /**
             * @description Storefronts see the table only when this is true. Default: true.
             * @default true
             */
            published: boolean;
            /** @description Place of the table in the order of display, the lowest first. Default: after all others; in a document, its place in the list. */
            position?: number;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, in UTC with 6 fractional digits.
             */
            updatedAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: moments that are read otherwise than before, and names with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description The clock of test mode. */
        TestClock: {
            /**
             * Format: date-time
             * @description Present time of test mode, UTC.
             */
            now: string;
            /**
             * Format: date-time
             * @description Present time of live mode, UTC.
             */
            realNow: string;
            /** @description Seconds by which test mode is ahead of live mode; below 0 when it is behind, after it was frozen. */
            offsetSeconds: number;
            /** @description Time at which the clock is frozen, UTC; null while it runs or advances. */
            frozenAt: string | null;
            /**
             * @description State of the clock.
             *     - `ready`: It runs or is frozen.
             *     - `advancing`: It advances, and waits until everything that is due on the way is done.
             * @enum {string}
             */
            status: "ready" | "advancing";
            /**
             * Format: date-time
             * @description Time to which it is advancing, UTC. Absent: it is not advancing.
             */
            advancingTo?: string;
        };
        /** @description A delivery with its body and every attempt. */
        WebhookDeliveryRecord: {
            /** @description Ref of the delivery, `whd_…`, sent in `X-SVC-Webhook-Id`: the same over all attempts. */
            ref: string;
            /** @description Ref of the destination: `wdn_…`. */
            destinationRef: string;
            /** @description Ref of the event, `wev_…`: the `id` in the body, the same for all destinations. */
            eventRef: string;
            /** @description Type of the event, such as `checkout.completed`. */
            type: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             *
             *     Absent for events of the catalogue, which have none.
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description State of the delivery.
             *     - `due`: It waits for its first or next attempt.
             *     - `sending`: An attempt is under way.
             *     - `held`: The destination is disabled: replay it once that is enabled.
             *     - `delivered`: Your server answered with 2xx.
             *     - `exhausted`: Every attempt failed: resend it by hand.
             * @enum {string}
             */
            state: "due" | "sending" | "held" | "delivered" | "exhausted";
            /** @description Attempts so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt begins, UTC. Absent: none is planned.
             */
            nextAttemptAt?: string;
            /**
             * Format: date-time
             * @description When the event was recorded, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When your server answered with 2xx, UTC. Absent: it has not.
             */
            deliveredAt?: string;
            /** @description The latest attempt. Absent: there was none. */
            lastAttempt?: {
                /** @description Number of the attempt, from 1. */
                attempt: number;
                /**
                 * Format: date-time
                 * @description When it began, UTC.
                 */
                at: string;
                /** @description Milliseconds until its end. */
                durationMs: number;
                /**
                 * @description Result of the attempt.
                 *     - `answer`: Your server answered; see `status`.
                 *     - `timeout`: No answer came within 15 seconds.
                 *     - `dns`: The name of the host was not found.
                 *     - `connect`: No connection could be made.
                 *     - `tls`: The certificate was refused.
                 *     - `blocked`: The address is not a public one.
                 *     - `connection`: The connection broke.
                 *     - `interrupted`: The service had to stop; it is tried again.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description HTTP status of the answer; 2xx is success. Absent: there was no answer. */
                status?: number;
            };
            /** @description Body as it was signed and sent. */
            requestBody: string;
            /** @description Every attempt, latest first. */
            log: {
                /** @description Number of the attempt, from 1. */
                attempt: number;
                /**
                 * Format: date-time
                 * @description When it began, UTC.
                 */
                at: string;
                /** @description Milliseconds until its end. */
                durationMs: number;
                /**
                 * @description Result of the attempt.
                 *     - `answer`: Your server answered; see `status`.
                 *     - `timeout`: No answer came within 15 seconds.
                 *     - `dns`: The name of the host was not found.
                 *     - `connect`: No connection could be made.
                 *     - `tls`: The certificate was refused.
                 *     - `blocked`: The address is not a public one.
                 *     - `connection`: The connection broke.
                 *     - `interrupted`: The service had to stop; it is tried again.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description HTTP status of the answer; 2xx is success. Absent: there was no answer. */
                status?: number;
                /** @description First 16 KiB of what your server answered. Absent: nothing. */
                responseBody?: string;
            }[];
        };
        /** @description The delivery of an event to a destination. */
        WebhookDelivery: {
            /** @description Ref of the delivery, `whd_…`, sent in `X-SVC-Webhook-Id`: the same over all attempts. */
            ref: string;
            /** @description Ref of the destination: `wdn_…`. */
            destinationRef: string;
            /** @description Ref of the event, `wev_…`: the `id` in the body, the same for all destinations. */
            eventRef: string;
            /** @description Type of the event, such as `checkout.completed`. */
            type: string;
            /**
             * @description Environment of the key that made it.
             *     - `live`: Real money, stock and tickets.
             *     - `test`: A trial: no money moves, no stock is held and no tickets are issued.
             *
             *     Absent for events of the catalogue, which have none.
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description State of the delivery.
             *     - `due`: It waits for its first or next attempt.
             *     - `sending`: An attempt is under way.
             *     - `held`: The destination is disabled: replay it once that is enabled.
             *     - `delivered`: Your server answered with 2xx.
             *     - `exhausted`: Every attempt failed: resend it by hand.
             * @enum {string}
             */
            state: "due" | "sending" | "held" | "delivered" | "exhausted";
            /** @description Attempts so far. */
            attempts: number;
            /**
             * Format: date-time
             * @description When the next attempt begins, UTC. Absent: none is planned.
             */
            nextAttemptAt?: string;
            /**
             * Format: date-time
             * @description When the event was recorded, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When your server answered with 2xx, UTC. Absent: it has not.
             */
            deliveredAt?: string;
            /** @description The latest attempt. Absent: there was none. */
            lastAttempt?: {
                /** @description Number of the attempt, from 1. */
                attempt: number;
                /**
                 * Format: date-time
                 * @description When it began, UTC.
                 */
                at: string;
                /** @description Milliseconds until its end. */
                durationMs: number;
                /**
                 * @description Result of the attempt.
                 *     - `answer`: Your server answered; see `status`.
                 *     - `timeout`: No answer came within 15 seconds.
                 *     - `dns`: The name of the host was not found.
                 *     - `connect`: No connection could be made.
                 *     - `tls`: The certificate was refused.
                 *     - `blocked`: The address is not a public one.
                 *     - `connection`: The connection broke.
                 *     - `interrupted`: The service had to stop; it is tried again.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description HTTP status of the answer; 2xx is success. Absent: there was no answer. */
                status?: number;
            };
        };
        /** @description A webhook destination with its health; its secrets are not shown. */
        WebhookDestination: {
            /** @description Ref of the destination: `wdn_…`. */
            ref: string;
            /** @description Address that events are sent to. */
            url: string;
            /** @description Your own name for it. Absent: it has none. */
            description?: string;
            /**
             * @description Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
             *     - `both`: Those of live and test mode.
             *     - `live`: Those of live mode.
             *     - `test`: Those of test mode.
             * @enum {string}
             */
            mode: "both" | "live" | "test";
            /** @description Types of events that it gets; `*` for all. */
            events: string[];
            /** @description Most attempts a second. Absent: no limit. */
            maxPerSecond?: number;
            /**
             * @description State of the destination.
             *     - `enabled`: They are sent.
             *     - `disabled`: They are kept for 30 days, and can be replayed.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * Format: date-time
             * @description When it was disabled, UTC; present while it is.
             */
            disabledAt?: string;
            /**
             * @description Reason why it is disabled; present while it is.
             *     - `manual`: You did.
             *     - `failing`: For five days every attempt failed.
             *     - `gone`: It answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description First failure since the last success, UTC. Absent: the last attempt succeeded.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success; 0 while all is well. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
             */
            pausedUntil?: string;
            /** @description True while the signing secret is being rotated: deliveries carry signatures of both. */
            hasNextSecret: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
        };
        /** @description Result of a replay. */
        ReplayedWebhooks: {
            /** @description Number of deliveries that are due now because of this. */
            due: number;
        };
        /** @description A webhook destination with its next secret, which is shown only now. */
        RotatedWebhookSecret: {
            /** @description Ref of the destination: `wdn_…`. */
            ref: string;
            /** @description Address that events are sent to. */
            url: string;
            /** @description Your own name for it. Absent: it has none. */
            description?: string;
            /**
             * @description Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
             *     - `both`: Those of live and test mode.
             *     - `live`: Those of live mode.
             *     - `test`: Those of test mode.
             * @enum {string}
             */
            mode: "both" | "live" | "test";
            /** @description Types of events that it gets; `*` for all. */
            events: string[];
            /** @description Most attempts a second. Absent: no limit. */
            maxPerSecond?: number;
            /**
             * @description State of the destination.
             *     - `enabled`: They are sent.
             *     - `disabled`: They are kept for 30 days, and can be replayed.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * Format: date-time
             * @description When it was disabled, UTC; present while it is.
             */
            disabledAt?: string;
            /**
             * @description Reason why it is disabled; present while it is.
             *     - `manual`: You did.
             *     - `failing`: For five days every attempt failed.
             *     - `gone`: It answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description First failure since the last success, UTC. Absent: the last attempt succeeded.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success; 0 while all is well. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
             */
            pausedUntil?: string;
            /** @description True while the signing secret is being rotated: deliveries carry signatures of both. */
            hasNextSecret: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /** @description Next signing secret, `whsec_…`, shown only now: keep it. Deliveries carry signatures of both until you promote it. */
            nextSecret: string;
        };
        /** @description A webhook destination with its secret, which is shown only now. */
        CreatedWebhookDestination: {
            /** @description Ref of the destination: `wdn_…`. */
            ref: string;
            /** @description Address that events are sent to. */
            url: string;
            /** @description Your own name for it. Absent: it has none. */
            description?: string;
            /**
             * @description Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.
             *     - `both`: Those of live and test mode.
             *     - `live`: Those of live mode.
             *     - `test`: Those of test mode.
             * @enum {string}
             */
            mode: "both" | "live" | "test";
            /** @description Types of events that it gets; `*` for all. */
            events: string[];
            /** @description Most attempts a second. Absent: no limit. */
            maxPerSecond?: number;
            /**
             * @description State of the destination.
             *     - `enabled`: They are sent.
             *     - `disabled`: They are kept for 30 days, and can be replayed.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /**
             * Format: date-time
             * @description When it was disabled, UTC; present while it is.
             */
            disabledAt?: string;
            /**
             * @description Reason why it is disabled; present while it is.
             *     - `manual`: You did.
             *     - `failing`: For five days every attempt failed.
             *     - `gone`: It answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description First failure since the last success, UTC. Absent: the last attempt succeeded.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success; 0 while all is well. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.
             */
            pausedUntil?: string;
            /** @description True while the signing secret is being rotated: deliveries carry signatures of both. */
            hasNextSecret: boolean;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /** @description Signing secret, `whsec_…`, shown only now: keep it. */
            secret: string;
        };
        /** @description A workspace with all settings in force. */
        Workspace: {
            /** @description Ref of the workspace: `wks_…`. */
            ref: string;
            /** @description Name of the workspace in addresses of hosted pages; it never changes. */
            slug: string;
            /** @description Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
            displayName: string;
            /** @description IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read. */
            timezone: string;
            /** @description Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
            currencies: string[];
            /** @description True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
            apiEnabled: boolean;
            /** @description True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
            secretKeysEnabled: boolean;
            /** @description True: headless checkouts may be opened. Default: false. */
            headlessEnabled: boolean;
            /** @description Fees of the service on sales. The operator sets them. */
            fees: components["schemas"]["ServiceFees"];
            /** @description Ways to pay that buyers are offered. */
            rails: components["schemas"]["PaymentRailsOutput"];
            /** @description Time limits of checkouts, and the treatment of late money. */
            checkouts: components["schemas"]["CheckoutSettings"];
            /** @description One-time passwords: whose number sends them, and to which countries. */
            otp: components["schemas"]["OtpSettings"];
            /** @description SMS to guests and buyers: to which countries, and how many a day. */
            texts: components["schemas"]["TextSettings"];
            /** @description Mails to attendees beside the person who registered or bought. */
            messages: components["schemas"]["MessageSettings"];
            /** @description Terms of savings plans. */
            savings: components["schemas"]["SavingsSettings"];
            /** @description Retention of submissions of forms, and room for their files. */
            forms: components["schemas"]["FormSettings"];
            /** @description Room for uploaded pictures and files. The operator sets it. */
            media: components["schemas"]["MediaSettings"];
            /** @description Limits of the seats that one registration or checkout may take. */
            seats: components["schemas"]["SeatSettings"];
            /** @description Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
            limits: components["schemas"]["RateLimits"];
            /** @description Actions that guests and buyers may take themselves, without asking you. */
            selfService: components["schemas"]["SelfServiceSettingsOutput"];
            /** @description Contact of the shop for guests and buyers. Absent: pages and mails name no contact. */
            support?: components["schemas"]["SupportSettings"];
            /** @description Own words of the merchant in mails. Absent: the service words them. */
            mailWording?: components["schemas"]["MailWording"];
            /** @description Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified. */
            alertEmail?: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: currencies that no payment provider charges in live mode, amounts off the step of their currency, and a name with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description Fees of the service on sales. */
        ServiceFees: {
            /**
             * @description Fee on tickets.
             * @default {
             *       "pct": 0,
             *       "flatMinor": 0,
             *       "flatByCurrency": {}
             *     }
             */
            frontdesk: components["schemas"]["ServiceFeeOutput"];
            /**
             * @description Fee on products and packages.
             * @default {
             *       "pct": 0,
             *       "flatMinor": 0,
             *       "flatByCurrency": {}
             *     }
             */
            product: components["schemas"]["ServiceFeeOutput"];
        };
        /** @description Time limits of checkouts, late money and return addresses. */
        CheckoutSettings: {
            /**
             * @description Minutes for which a hosted checkout holds its tickets, 5 to 60. Default: 30.
             * @default 30
             */
            eventMinutes: number;
            /**
             * @description Minutes for which a headless checkout holds its tickets, 5 to 60. Default: 15.
             * @default 15
             */
            headlessMinutes: number;
            /**
             * @description Minutes for which products are held once their buyer starts to pay, 5 to 60. Default: 15.
             * @default 15
             */
            stockMinutes: number;
            /**
             * @description Seconds for which an expired checkout stays open while its payment provider does not answer, 0 to 600. Default: 120.
             * @default 120
             */
            graceSeconds: number;
            /**
             * @description Hours after its end in which late money still makes a checkout paid, if all of it can be bought at the same total; 0 to 168. Later money goes back. Default: 24.
             * @default 24
             */
            lateMoneyHours: number;
            /**
             * @description True: the host of a `returnUrl` has to be an origin of a key of the mode, or one of the storefront’s `verifiedDomains`. Default: false.
             * @default false
             */
            registeredReturnUrls: boolean;
            /** @description Most open checkouts of one key that hold something at a time in live mode, 1 to 100,000; another gets 429 `RATE_LIMITED`. Savings plans that have begun do not count. Absent: no limit. */
            mostHoldsPerKey?: number;
        };
        /** @description Settings of one-time passwords. */
        OtpSettings: {
            /**
             * @description Number that sends codes, unless a request names another. Default: `own`.
             *     - `own`: The merchant’s connected number.
             *     - `frontdesk`: The number of the service.
             * @default own
             * @enum {string}
             */
            sender: "own" | "frontdesk";
            /** @description Countries to whose numbers codes may be sent (ISO 3166). Absent: the merchant’s own number sends to the country of the shop’s time zone alone, that of the service to all. */
            countries?: string[];
            /**
             * @description True: a key that sends to many consecutive numbers, or to a country where hardly any code is entered, gets 429 `RATE_LIMITED` for a while. Default: false.
             * @default false
             */
            fraudGuards: boolean;
        };
        /** @description Limits of SMS to guests and buyers, codes aside. */
        TextSettings: {
            /** @description Countries to whose numbers SMS may be sent (ISO 3166); `otp.countries` is the list for codes. Absent: the country of the shop’s time zone and that of its own number. The operator alone adds others. */
            countries?: string[];
            /**
             * @description Most SMS in any 24 hours, codes aside, 1 to 100,000; more wait until there is room. Default: 500. The operator sets it.
             * @default 500
             */
            mostPerDay: number;
        };
        /** @description People who are mailed beside the person who registered or bought. */
        MessageSettings: {
            /**
             * @description True: an attendee with an e-mail address of their own is mailed their ticket and a calendar entry, once it is confirmed or paid. Default: false.
             * @default false
             */
            attendees: boolean;
        };
        /** @description Terms of savings plans that begin from now on. */
        SavingsSettings: {
            /**
             * @description Percentage of the savings, 0 to 100, that goes back when the buyer stops or the deadline passes. When you end a plan, all of it does. Default: 100.
             * @default 100
             */
            refundPct: number;
            /**
             * @description Smallest part of a savings plan in percent of its total, 1 to 100, unless less is missing. It applies to plans that begin from now on. Default: 5.
             * @default 5
             */
            leastPartPct: number;
        };
        /** @description Retention of submissions, and room for their files. */
        FormSettings: {
            /**
             * @description Days after which a submission is permanently deleted with its files, 1 to 3,650. Null: never. Default: 365.
             * @default 365
             */
            keepDays: number | null;
            /**
             * @description Most MiB of all files of one submission together, 1 to 250. Default: 25.
             * @default 25
             */
            fileMiBPerSubmission: number;
            /**
             * @description Most MiB of the files of all submissions together, 0 to 1,048,576; beyond it forms take no files until some are deleted. Default: 2,048.
             * @default 2048
             */
            fileMiBInAll: number;
        };
        /** @description Room for uploaded pictures and files. */
        MediaSettings: {
            /**
             * @description Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it.
             * @default 10240
             */
            fileMiBInAll: number;
        };
        /** @description Most seats that one registration or checkout may take. */
        SeatSettings: {
            /**
             * @description Most seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 20.
             * @default 20
             */
            mostPerRegistration: number;
            /**
             * @description Most seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` says; a group ticket counts all of its seats. Default: 100.
             * @default 100
             */
            mostPerCheckout: number;
        };
        /** @description A new admin token, which is shown only now. */
        AdminToken: {
            /** @description Ref of the token among the keys. */
            ref: string;
            /** @description Token for the management API, shown only now: keep it. */
            adminToken: string;
        };
        /** @description A new workspace with its first admin token, which is shown only now. */
        CreatedWorkspace: {
            /** @description Ref of the workspace: `wks_…`. */
            ref: string;
            /** @description Name of the workspace in addresses of hosted pages; it never changes. */
            slug: string;
            /** @description Name of the shop, as guests and buyers read it; one line of at most 300 characters. */
            displayName: string;
            /** @description IANA time zone of the shop, such as `Africa/Lagos`. It decides days, and how times without a zone are read. */
            timezone: string;
            /** @description Currencies that the shop sells in (ISO 4217), 1 to 20. The first is the primary one, in which amounts without a currency are. */
            currencies: string[];
            /** @description True: keys of the workspace work. False: all are refused with 403 `STORE_API_DISABLED`. */
            apiEnabled: boolean;
            /** @description True: secret keys work. False: they are refused with 403 `STORE_API_SECRET_DISABLED`. */
            secretKeysEnabled: boolean;
            /** @description True: headless checkouts may be opened. Default: false. */
            headlessEnabled: boolean;
            /** @description Fees of the service on sales. The operator sets them. */
            fees: components["schemas"]["ServiceFees"];
            /** @description Ways to pay that buyers are offered. */
            rails: components["schemas"]["PaymentRailsOutput"];
            /** @description Time limits of checkouts, and the treatment of late money. */
            checkouts: components["schemas"]["CheckoutSettings"];
            /** @description One-time passwords: whose number sends them, and to which countries. */
            otp: components["schemas"]["OtpSettings"];
            /** @description SMS to guests and buyers: to which countries, and how many a day. */
            texts: components["schemas"]["TextSettings"];
            /** @description Mails to attendees beside the person who registered or bought. */
            messages: components["schemas"]["MessageSettings"];
            /** @description Terms of savings plans. */
            savings: components["schemas"]["SavingsSettings"];
            /** @description Retention of submissions of forms, and room for their files. */
            forms: components["schemas"]["FormSettings"];
            /** @description Room for uploaded pictures and files. The operator sets it. */
            media: components["schemas"]["MediaSettings"];
            /** @description Limits of the seats that one registration or checkout may take. */
            seats: components["schemas"]["SeatSettings"];
            /** @description Rate limits of this workspace. One that is not named is that of the installation; the operator alone raises one above it. */
            limits: components["schemas"]["RateLimits"];
            /** @description Actions that guests and buyers may take themselves, without asking you. */
            selfService: components["schemas"]["SelfServiceSettingsOutput"];
            /** @description Contact of the shop for guests and buyers. Absent: pages and mails name no contact. */
            support?: components["schemas"]["SupportSettings"];
            /** @description Own words of the merchant in mails. Absent: the service words them. */
            mailWording?: components["schemas"]["MailWording"];
            /** @description Address that the service writes to when something needs you, such as webhooks that fail. Absent: nobody is notified. */
            alertEmail?: string;
            /**
             * Format: date-time
             * @description When it was created, in UTC.
             */
            createdAt: string;
            /** @description Accepted input that may be unintended, in responses to writes: currencies that no payment provider charges in live mode, amounts off the step of their currency, and a name with characters that tickets cannot print. Absent: nothing to report. */
            warnings?: components["schemas"]["DocumentWarning"][];
            /** @description Token for the management API, shown only now: keep it. */
            adminToken: string;
        };
        /** @description Prices of a ticket type that apply until a time, or for a number of tickets. */
        PricePhaseItemOutput: {
            /** @description Your own name for this entry, unique in its list: lower-case letters, digits and single hyphens. An entry keeps its ref as long as it keeps its key. */
            key: string;
            /** @description Short form of the entry of `prices` in `currency`: integer in the currency’s minor unit. */
            priceMinor?: number;
            /** @description Earlier price to strike out, written beside `priceMinor`, in the same minor unit. */
            compareAtMinor?: number;
            /**
             * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @description One price for each currency that it is sold in, in minor units; at most 50. They replace those of the ticket type while the phase lasts.
             * @default []
             */
            prices: components["schemas"]["PriceEntry"][];
            /**
             * Format: date-time
             * @description When the phase ends. Absent: it ends when its `capacity` is sold. Without a zone it is local to the event, else to the shop; a date alone includes that whole day. Responses give UTC.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Number of tickets that are sold at these prices. Absent: any number until `endsAt`. */
            capacity?: number;
        };
        /** @description A question to ask for each order, variant or seat. Send the answers in `responses`, by `key`. */
        FormFieldOutput: {
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
        /** @description Choices of the question, or rules for its files, by its type. Empty for all other types. */
        FormFieldOptionsOutput: {
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
        /** @description One block of a long text. Sort the blocks by `sort`, and show each by its `kind`. */
        DescriptionBlockOutput: {
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
        /** @description Details of a product for its page. Every field is optional; show only those that are present. */
        ProductInfoOutput: {
            /** @description Brand under which the product is sold. */
            brand?: string;
            /** @description Kind of product in the merchant’s words, such as `Bags`. */
            infoCategory?: string;
            /** @description Long plain text about the product, beside the short `description`. */
            longDescription?: string;
            /** @description Long text with pictures and headings, in blocks sorted by `sort`. */
            descriptionBlocks?: components["schemas"]["DescriptionBlockOutput"][];
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
            specs?: components["schemas"]["ProductSpecOutput"][];
        };
        /** @description A line of the technical data of a product. */
        ProductSpecOutput: {
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
        /** @description A line in the list of what a variant includes. */
        VariantFeatureOutput: {
            /** @description Part that the offer includes or does not include, one line. */
            text: string;
            /**
             * @description True for a part of the offer (show a tick), false for one that other variants have (show it struck out).
             * @default true
             */
            included: boolean;
        };
        /** @description Brand, theme, sections, pages and content of the store. */
        StorefrontItemOutput: {
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
            renderConfig?: components["schemas"]["StorefrontRenderConfigOutput"];
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
            /** @description Texts, pictures and settings of the page: header, hero, footer, contact, tracking, campaigns, and content by section. */
            content?: components["schemas"]["StorefrontItemContentOutput"];
            /**
             * @description False: storefronts get the lists of products, events and the like, and nothing of this document. Default: true.
             * @default true
             */
            published: boolean;
        };
        /** @description Template, theme, and the sections of each page. */
        StorefrontRenderConfigOutput: {
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
            sections: components["schemas"]["StorefrontSectionOutput"][];
            /**
             * @description Pages beside the home page.
             * @default []
             */
            pages: components["schemas"]["StorefrontPageOutput"][];
        };
        /** @description A section of a page. Its content is in `content`, in the map for its kind, under its `id`. */
        StorefrontSectionOutput: {
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
        StorefrontPageOutput: {
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
            sections: components["schemas"]["StorefrontSectionOutput"][];
            /**
             * @description Settings of the page, in the form that your theme defines; empty when there are none.
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Texts, pictures and settings of the site, by part and by section. */
        StorefrontItemContentOutput: {
            /** @description Logo, menu and buttons at the top of every page; your theme decides when absent. */
            header?: components["schemas"]["StorefrontHeaderOutput"];
            /** @description Opening of the home page, above its sections; absent when there is none. */
            hero?: components["schemas"]["StorefrontHeroOutput"];
            /** @description Links and notes at the bottom of every page; your theme decides when absent. */
            footer?: components["schemas"]["StorefrontFooterOutput"];
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
                campaigns: components["schemas"]["StorefrontCampaignOutput"][];
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
                    buttons?: components["schemas"]["ButtonOutput"][];
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
                    buttons: components["schemas"]["ButtonOutput"][];
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
                    /** @description Cleaned by the service of everything that could run. */
                    html?: string;
                    /** @description The text in blocks, sorted by `sort`; used where `html` is absent. */
                    blocks?: components["schemas"]["DescriptionBlockOutput"][];
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
                    buttons: components["schemas"]["ButtonOutput"][];
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
                        buttons: components["schemas"]["ButtonOutput"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        /** @description Top of every page. Words for looks are those of your theme: the service does not interpret them. */
        StorefrontHeaderOutput: {
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
            ctas?: components["schemas"]["ButtonOutput"][];
            /** @description Look of the menu’s links, such as `underline`. */
            linkStyle?: string;
            /** @description Entries of the menu, in the order to show. */
            links?: components["schemas"]["NavigationLinkOutput"][];
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
        ButtonOutput: {
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
        NavigationLinkOutput: {
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
        StorefrontHeroOutput: {
            /** @description Short line above the title. */
            eyebrow?: string;
            /** @description Main line, in large letters. */
            title?: string;
            /** @description Line below the title. */
            subtitle?: string;
            /** @description Buttons below the text, in the order to show. */
            buttons?: components["schemas"]["ButtonOutput"][];
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
        /** @description Bottom of every page. */
        StorefrontFooterOutput: {
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
                links: components["schemas"]["NavigationLinkOutput"][];
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
        /** @description A promotion that opens over the page. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`. */
        StorefrontCampaignOutput: {
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
            buttons?: components["schemas"]["ButtonOutput"][];
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
        /** @description What the cells of a column hold, and who sees it. */
        TableItemColumnOutput: {
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
            /**
             * @description True: storefronts see neither the column nor its cells. Default: false.
             * @default false
             */
            private: boolean;
        };
        /** @description Fee of the service on each line of a sale whose net is above 0. */
        ServiceFeeOutput: {
            /**
             * @description Percentage of the net price, with up to four decimals: 2.5 means 2.5 %. Default: 0.
             * @default 0
             */
            pct: number;
            /**
             * @description Flat part for each piece, in minor units of the primary currency. Default: 0.
             * @default 0
             */
            flatMinor: number;
            /**
             * @description Flat part for each piece in other currencies, in minor units. A currency that is not named has 0.
             * @default {}
             */
            flatByCurrency: components["schemas"]["AmountsByCurrency"];
        };
        /** @description Ways to pay, each on or off. A way is offered where an account at a provider allows it. */
        PaymentRailsOutput: {
            /**
             * @description Cards in NGN, through Paystack. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            card: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
            /**
             * @description Bank transfers in NGN, through Paystack. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            bank_transfer: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
            /**
             * @description Cards in other currencies, through Stripe. On unless you switch it off.
             * @default {
             *       "enabled": true
             *     }
             */
            international_card: {
                /** @description True: buyers are offered this way to pay, where an account at a provider allows it. */
                enabled: boolean;
            };
        };
        /** @description What guests and buyers may do themselves, by the link of their ticket or order. Everything but `tickets.resend` is off by default. */
        SelfServiceSettingsOutput: {
            /**
             * @description Actions that guests may take by the link of their ticket.
             * @default {
             *       "rename": false,
             *       "giveAway": false,
             *       "giveBack": false,
             *       "resend": true
             *     }
             */
            tickets: {
                /**
                 * @description True: guests may change the name on their ticket. Default: false.
                 * @default false
                 */
                rename: boolean;
                /**
                 * @description True: guests may give their ticket to somebody else; a mailed code confirms it. Default: false.
                 * @default false
                 */
                giveAway: boolean;
                /**
                 * @description True: guests may give a free ticket back, whose seat is then on sale again. Default: false.
                 * @default false
                 */
                giveBack: boolean;
                /**
                 * @description True: guests may have their ticket mailed again. Default: true.
                 * @default true
                 */
                resend: boolean;
            };
            /**
             * @description Actions that buyers may take by the link of their order.
             * @default {
             *       "changeAddress": false,
             *       "cancelCheckout": false,
             *       "requestRefund": false
             *     }
             */
            orders: {
                /**
                 * @description True: buyers may change the delivery address until fulfilment begins; a mailed code confirms it. Default: false.
                 * @default false
                 */
                changeAddress: boolean;
                /**
                 * @description True: buyers may cancel a checkout that is not paid. Default: false.
                 * @default false
                 */
                cancelCheckout: boolean;
                /**
                 * @description True: buyers may ask for a refund, which you answer; a mailed code confirms it. Default: false.
                 * @default false
                 */
                requestRefund: boolean;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export interface operations {
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only what was done to the thing with this ref. */
                subject?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["AuditEntry"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    readManagedCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the catalog, as lists and answers give it: `cat_…`. */
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
                    "application/json": components["schemas"]["ManagedCatalog"];
                };
            };
        };
    };
    deleteCatalog: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the catalog, as lists and answers give it: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the catalog, as lists and answers give it: `cat_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCatalog"];
                };
            };
        };
    };
    listManagedCatalogs: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the catalog with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedCatalog"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["CatalogItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCatalog"];
                };
            };
        };
    };
    undoCheckIn: {
        parameters: {
            query?: {
                /** @description Key or ref of the day whose check-in is undone. Default: the latest check-in. */
                day?: string;
            };
            header?: never;
            path: {
                /** @description Ref of the attendee, as lists and answers give it: `att_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description Ref or slug of the event. */
                event: string;
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
                    "application/json": components["schemas"]["TicketKeys"];
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
                "application/json": components["schemas"]["CheckInBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckIn"];
                };
            };
        };
    };
    readManagedCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the checkout, as lists and answers give it: `chk_…`. */
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
                    "application/json": components["schemas"]["ManagedCheckoutDetail"];
                };
            };
        };
    };
    listManagedCheckouts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Default: all. State of the checkout.
                 *     - `open`: The buyer can pay; a payment may be under way.
                 *     - `paid`: All that was due is paid, and there is an order.
                 *     - `expired`: Its time was over before it was paid; what it held is for sale again.
                 *     - `cancelled`: It was called off before it was paid.
                 */
                status?: "open" | "paid" | "expired" | "cancelled";
                /** @description Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedCheckout"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    readManagedCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the collection, as lists and answers give it: `col_…`. */
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
                    "application/json": components["schemas"]["ManagedCollection"];
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the collection, as lists and answers give it: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the collection, as lists and answers give it: `col_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCollection"];
                };
            };
        };
    };
    listManagedCollections: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the collection with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedCollection"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["CollectionItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCollection"];
                };
            };
        };
    };
    eraseContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    exportContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": components["schemas"]["PersonalFile"];
                };
            };
        };
    };
    readContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the contact, as lists and answers give it: `con_…`. */
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
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only with this in the name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Contact"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    listCustomerLinks: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the one of this user of the merchant’s own. */
                externalRef?: string;
                /** @description Only those with the contact of this ref. */
                contact?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["CustomerLink"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    readManagedDeliveryZone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
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
                    "application/json": components["schemas"]["ManagedDeliveryZone"];
                };
            };
        };
    };
    deleteDeliveryZone: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the delivery zone, as lists and answers give it: `dlz_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryZonePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeliveryZone"];
                };
            };
        };
    };
    listManagedDeliveryZones: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the delivery zone with this key; upper and lower case are the same. */
                key?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedDeliveryZone"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["DeliveryZoneItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDeliveryZone"];
                };
            };
        };
    };
    readManagedDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the discount code, as lists and answers give it: `dsc_…`. */
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
                    "application/json": components["schemas"]["ManagedDiscountCode"];
                };
            };
        };
    };
    deleteDiscountCode: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the discount code, as lists and answers give it: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the discount code, as lists and answers give it: `dsc_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountCodePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDiscountCode"];
                };
            };
        };
    };
    listManagedDiscountCodes: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the discount code with this code; upper and lower case are the same. */
                code?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedDiscountCode"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["DiscountCodeItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDiscountCode"];
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
            /** @description Success. */
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportedDocument"];
                };
            };
        };
    };
    applyDocument: {
        parameters: {
            query?: {
                /**
                 * @description Whether to plan or to apply. Default: `false`.
                 *     - `true`: Answers what would change and changes nothing; what is in use is named in `inUse` and not refused.
                 *     - `false`: Applies the document.
                 */
                dryRun?: "true" | "false";
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
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
                    /**
                     * @description Version of the format of documents: 1.
                     * @constant
                     */
                    version: 1;
                    /** @description Revision of an export: when the workspace has changed since, the document is refused with 409. Absent: it is applied to any state. */
                    revision?: string;
                    /** @description Name, time zone, currencies and settings of the workspace. Absent: they stay as they are. */
                    workspace?: components["schemas"]["WorkspaceItem"];
                    /** @description Brand, theme, pages and content of the site. Absent: they stay as they are. */
                    storefront?: components["schemas"]["StorefrontItem"];
                    /** @description All products, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    products?: components["schemas"]["ProductItem"][];
                    /** @description All collections, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    collections?: components["schemas"]["CollectionItem"][];
                    /** @description All packages, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    packages?: components["schemas"]["PackageItem"][];
                    /** @description All events, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    events?: components["schemas"]["EventItem"][];
                    /** @description All forms, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    forms?: components["schemas"]["FormItem"][];
                    /** @description All tables, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    tables?: components["schemas"]["TableItem"][];
                    /** @description All media catalogs, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    catalogs?: components["schemas"]["CatalogItem"][];
                    /** @description All folders of files, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    folders?: components["schemas"]["FolderItem"][];
                    /** @description All notes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    notes?: components["schemas"]["NoteItem"][];
                    /** @description All delivery zones, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    deliveryZones?: components["schemas"]["DeliveryZoneItem"][];
                    /** @description All discount codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    discountCodes?: components["schemas"]["DiscountCodeItem"][];
                    /** @description All promoter codes, in the order of display: those that are not listed are deleted. Absent: they stay as they are. */
                    promoterCodes?: components["schemas"]["PromoterCodeItem"][];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedDocument"];
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
                "application/json": components["schemas"]["EmailPreviewBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreview"];
                };
            };
        };
    };
    messageGuests: {
        parameters: {
            query?: {
                /**
                 * @description Whether to write. Default: `false`.
                 *     - `true`: Answers how many people would be written to, and writes to nobody.
                 *     - `false`: Writes to them.
                 */
                dryRun?: "true" | "false";
            };
            header?: {
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug or ref of the event. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventMessageBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMessage"];
                };
            };
        };
    };
    readManagedEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the event, as lists and answers give it: `evt_…`. */
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
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the event, as lists and answers give it: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the event, as lists and answers give it: `evt_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
        };
    };
    listManagedEvents: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the event with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedEvent"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["EventItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedEvent"];
                };
            };
        };
    };
    readManagedFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the folder, as lists and answers give it: `fld_…`. */
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
                    "application/json": components["schemas"]["ManagedFolder"];
                };
            };
        };
    };
    deleteFolder: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the folder, as lists and answers give it: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the folder, as lists and answers give it: `fld_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FolderPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedFolder"];
                };
            };
        };
    };
    listManagedFolders: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the folder with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedFolder"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["FolderItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedFolder"];
                };
            };
        };
    };
    readManagedForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the form, as lists and answers give it: `frm_…`. */
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
                    "application/json": components["schemas"]["ManagedForm"];
                };
            };
        };
    };
    deleteForm: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the form, as lists and answers give it: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the form, as lists and answers give it: `frm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedForm"];
                };
            };
        };
    };
    listManagedForms: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the form with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedForm"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["FormItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedForm"];
                };
            };
        };
    };
    pauseKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    resumeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
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
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    rollKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RollKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
        };
    };
    changeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    listKeys: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Key"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["CreateKeyBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedKey"];
                };
            };
        };
    };
    readMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the file, as lists and answers give it: `med_…`. */
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
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
        };
    };
    deleteMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the file, as lists and answers give it: `med_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["MediaFile"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                /** @description Name of the file, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives. */
                name?: string;
                /**
                 * @description Audience of the file. Default: documents are private, all else is public.
                 *     - `public`: Whoever has the address may open it.
                 *     - `private`: It opens by signed links alone.
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
                     * Format: binary
                     * @description The file itself: the only part of the form.
                     */
                    file: string;
                };
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaFile"];
                };
            };
        };
    };
    retryMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the message, as lists and answers give it: `msg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the message, as lists and answers give it: `msg_…`. */
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
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. State of the message.
                 *     - `due`: It waits for its first or next attempt, or for room under the daily limit of SMS.
                 *     - `sending`: An attempt is under way.
                 *     - `sent`: The mail server or provider has it.
                 *     - `failed`: Every attempt failed, or another one is of no use.
                 *     - `skipped`: It was no longer true when its turn came.
                 *     - `withheld`: An SMS that may not go to its number.
                 */
                state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
                /**
                 * @description Only those by this channel. Default: all.
                 *     - `email`: By e-mail.
                 *     - `sms`: By SMS.
                 *     - `whatsapp`: By WhatsApp.
                 */
                channel?: "email" | "sms" | "whatsapp";
                /**
                 * @description Only those of this kind. Default: all.
                 *     - `registration_confirmed`: To a guest: the registration is confirmed, with the ticket.
                 *     - `registration_received`: To a guest: the registration waits for your approval.
                 *     - `registration_approved`: To a guest: you have approved the registration, with the ticket.
                 *     - `registration_declined`: To a guest: you have declined the registration.
                 *     - `registration_cancelled`: To a guest: the registration, or some of its seats, is cancelled.
                 *     - `ticket_reissued`: To a guest: a new ticket replaces the earlier one.
                 *     - `event_rescheduled`: To a guest: the event has another time or place.
                 *     - `event_cancelled`: To a guest: the event is cancelled.
                 *     - `ticket_given`: To the recipient of a ticket that was given away, with the ticket.
                 *     - `ticket_given_pending`: To the recipient of a ticket that was given away: it waits for your approval.
                 *     - `attendee_ticket`: To an attendee with an e-mail address of their own, with their ticket.
                 *     - `order_confirmed`: To a buyer: the order is placed, with its tickets.
                 *     - `order_fulfilled`: To a buyer: goods were handed over.
                 *     - `order_refunded`: To a buyer: money goes back.
                 *     - `order_refund_declined`: To a buyer: you have declined the refund that they asked for.
                 *     - `order_cancelled`: To a buyer: the order is cancelled.
                 *     - `tickets_voided`: To a buyer: tickets of the order are void.
                 *     - `order_ticket_reissued`: To a buyer: a new ticket replaces the earlier one.
                 *     - `order_event_rescheduled`: To a buyer of tickets: the event has another time or place.
                 *     - `order_event_cancelled`: To a buyer of tickets: the event is cancelled.
                 *     - `balance_asked`: To a buyer: the balance of the order can be paid, with a link.
                 *     - `balance_reminder`: To a buyer: the balance of the order is due soon.
                 *     - `balance_received`: To a buyer: the balance of the order is paid.
                 *     - `transfer_instructions`: To a buyer: how to make the bank transfer.
                 *     - `savings_started`: To a buyer: the savings plan has begun.
                 *     - `savings_part_received`: To a buyer: a part of the savings plan was paid.
                 *     - `savings_reminder`: To a buyer: the savings plan ends soon.
                 *     - `savings_ended`: To a buyer: the savings plan has ended, and what goes back.
                 *     - `payment_returned`: To a buyer: a payment that could not be used goes back.
                 *     - `money_returned`: To you: the service gave money back by itself.
                 *     - `refund_failed`: To you: the provider refused a refund.
                 *     - `webhook_failing`: To you: deliveries to a webhook destination fail.
                 *     - `webhook_disabled`: To you: a webhook destination was disabled.
                 *     - `form_submitted`: To the addresses in `notify` of a form: somebody has sent it.
                 *     - `form_files_full`: To you: forms take no more files, since their room is full.
                 *     - `texts_waiting`: To you: SMS wait, since the limit of the day is reached.
                 *     - `admin_token_made`: To you: the operator has made an admin token.
                 *     - `refund_asked`: To you: a buyer asks for a refund.
                 *     - `rail_refused`: To you: a payment provider refuses one payment after the other.
                 *     - `newsletter_confirm`: To a visitor: a link that confirms the newsletter.
                 *     - `restock_confirm`: To a visitor: a link that confirms a restock alert.
                 *     - `restock_available`: To a subscriber: the variant can be bought again.
                 *     - `confirmation_code`: To a guest or buyer: a code that confirms what they do themselves.
                 *     - `ticket_given_away`: To the former holder of a ticket: it was given away.
                 *     - `event_announcement`: To guests of an event: a message in your own words.
                 */
                kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
                /** @description Only those about the thing with this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
                subject?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Message"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                /**
                 * @description Only those in this state. Default: `confirmed`; write to nobody else.
                 *     - `pending`: The confirmation mail is not answered yet: do not write to them.
                 *     - `confirmed`: They want the newsletter.
                 *     - `unsubscribed`: They want it no longer: take them off your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
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
                /** @description Ref of the subscriber, as lists and answers give it: `nls_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Default: all.
                 *     - `pending`: The confirmation mail is not answered yet: do not write to them.
                 *     - `confirmed`: They want the newsletter.
                 *     - `unsubscribed`: They want it no longer: take them off your own lists.
                 */
                state?: "pending" | "confirmed" | "unsubscribed";
                /** @description Only with this in the e-mail or name, in any case. */
                search?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Subscriber"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    readManagedNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the note, as lists and answers give it: `not_…`. */
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
                    "application/json": components["schemas"]["ManagedNote"];
                };
            };
        };
    };
    deleteNote: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the note, as lists and answers give it: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the note, as lists and answers give it: `not_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedNote"];
                };
            };
        };
    };
    listManagedNotes: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the note with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedNote"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["NoteItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedNote"];
                };
            };
        };
    };
    askForBalance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AskForBalanceBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    recordBalancePaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BalancePaidBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    fulfilOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FulfilOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    acceptRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    declineRefundRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineRefundBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundOrderBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    returnOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
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
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the order, as lists and answers give it: `ord_…`. */
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
                    "application/json": components["schemas"]["StoreOrderRecord"];
                };
            };
        };
    };
    listManagedOrders: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Payment state of the order.
                 *     - `pending`: Nothing is paid yet.
                 *     - `saving`: A savings plan is being paid in parts.
                 *     - `deposit_paid`: The deposit is paid and a balance is due.
                 *     - `paid`: All is paid; an order that costs nothing is paid at once.
                 *     - `partially_refunded`: Part of what was paid went back.
                 *     - `refunded`: All that was paid went back.
                 *     - `cancelled`: It was called off.
                 */
                status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                /**
                 * @description Only those handed over this far. State of the handover of the order.
                 *     - `not_required`: Nothing has to be handed over: tickets or digital goods only.
                 *     - `unfulfilled`: Nothing is handed over yet.
                 *     - `scheduled`: It is for later: a booked slot or a pre-order.
                 *     - `partially_fulfilled`: Some pieces are handed over.
                 *     - `fulfilled`: All pieces are handed over.
                 *     - `returned`: The pieces came back.
                 *     - `cancelled`: The order was called off.
                 */
                fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
                /**
                 * @description Only those paid by deposit whose rest is still open.
                 *     - `due`: All of them.
                 *     - `overdue`: Those whose `balanceDueAt` is over.
                 */
                balance?: "due" | "overdue";
                /** @description Only the order of this number or with a ticket of this short code, or those with this text in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["StoreOrderRecord"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    listOtpChallenges: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those of this mode. Default: both.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * @description Only those by this channel. Default: all.
                 *     - `whatsapp`: By WhatsApp.
                 *     - `sms`: By SMS.
                 */
                channel?: "whatsapp" | "sms";
                /**
                 * @description Only those from this number. Default: all.
                 *     - `own`: The merchant’s.
                 *     - `frontdesk`: The service’s.
                 */
                sender?: "own" | "frontdesk";
                /** @description Only those to numbers of this country (ISO 3166), such as `NG`. */
                country?: string;
                /** @description Only those that the key of this ref asked for. */
                key?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["SentCode"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpConnection"];
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
                "application/json": components["schemas"]["OtpConnectionSettings"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpConnection"];
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
            /** @description Success. */
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
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["OtpLedgerEntry"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                        /** @description Present balance of each wallet; a workspace has one for each currency that it was credited in. */
                        wallets: {
                            /** @description Currency of the wallet (ISO 4217). */
                            currency: string;
                            /** @description Present balance in minor units of `currency`. */
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
                /** @description Ref of the template, as lists and answers give it: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description Ref of the template, as lists and answers give it: `tpl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the template at Meta: small letters, digits and underscores. */
                    name?: string;
                    /** @description Language of the template as Meta writes it, such as `en` or `en_GB`. */
                    language?: string;
                    /** @description True when Meta has approved the template; codes are sent by approved ones alone. Default: false. */
                    approved?: boolean;
                    /** @description True: codes that name no template use this one, and the former default is one no longer. Default: false. */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTemplate"];
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All templates, the oldest first. */
                        data: components["schemas"]["OtpTemplate"][];
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
                    /** @description Name of the template at Meta: small letters, digits and underscores. */
                    name: string;
                    /** @description Language of the template as Meta writes it, such as `en` or `en_GB`. */
                    language: string;
                    /**
                     * @description True when Meta has approved the template; codes are sent by approved ones alone. Default: false.
                     * @default false
                     */
                    approved?: boolean;
                    /**
                     * @description True: codes that name no template use this one, and the former default is one no longer. Default: false.
                     * @default false
                     */
                    isDefault?: boolean;
                };
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTemplate"];
                };
            };
        };
    };
    deletePackageReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
                /** @description Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
                /** @description Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedReview"];
                };
            };
        };
    };
    listPackageReviews: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedReview"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    createPackageReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReviewBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedReview"];
                };
            };
        };
    };
    readPackageStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": {
                        /** @description Stock of each variant or option, in their order. */
                        data: components["schemas"]["VariantStock"][];
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
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustStockBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantStock"];
                };
            };
        };
    };
    readManagedPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
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
                    "application/json": components["schemas"]["ManagedPackage"];
                };
            };
        };
    };
    deletePackage: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the package, as lists and answers give it: `pkg_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackagePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPackage"];
                };
            };
        };
    };
    listManagedPackages: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the package with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedPackage"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["PackageItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPackage"];
                };
            };
        };
    };
    resolvePaymentException: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the payment exception, as lists and answers give it: `exc_…`. */
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
                    "application/json": components["schemas"]["ResolvedPaymentException"];
                };
            };
        };
    };
    listPaymentExceptions: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those of this mode. Default: both.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * @description Only those of this kind. Kind of event.
                 *     - `money_returned`: The service gave money back by itself, such as a payment that came too late.
                 *     - `refund_failed`: The provider refused a refund: give the money back in another way.
                 *     - `unknown_payment`: The provider reported a payment that the service does not know.
                 *     - `rail_refused`: The provider refused three payments on a rail within an hour, and not because of a card: check your account there.
                 *     - `provider_refund`: A refund was made in the dashboard of the provider; it is booked on the order.
                 *     - `dispute`: The bank of the buyer asks for the money back: answer in the dashboard of the provider.
                 */
                kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
                /**
                 * @description Which ones to list. Default: `true`.
                 *     - `true`: Those that nobody has resolved.
                 *     - `false`: All.
                 */
                open?: "true" | "false";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["PaymentException"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    setPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Provider of payments: `paystack` or `stripe`. */
                provider: string;
                /** @description Mode of the account: `live` or `test`. */
                mode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProviderCredentials"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProviderAccount"];
                };
            };
        };
    };
    removePaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Provider of payments: `paystack` or `stripe`. */
                provider: string;
                /** @description Mode of the account: `live` or `test`. */
                mode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Every account that is set or could be, in both modes. */
                        data: components["schemas"]["PaymentProviderAccount"][];
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
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
                /** @description Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
                /** @description Ref of the review, as lists and answers give it: `rev_…`. */
                reviewRef: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedReview"];
                };
            };
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedReview"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    createProductReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReviewBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedReview"];
                };
            };
        };
    };
    readProductStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": {
                        /** @description Stock of each variant or option, in their order. */
                        data: components["schemas"]["VariantStock"][];
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
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustStockBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantStock"];
                };
            };
        };
    };
    readManagedProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
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
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the product, as lists and answers give it: `prd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
        };
    };
    listManagedProducts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the product with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedProduct"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["ProductItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
        };
    };
    readManagedPromoterCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the promoter code, as lists and answers give it: `prm_…`. */
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
                    "application/json": components["schemas"]["ManagedPromoterCode"];
                };
            };
        };
    };
    deletePromoterCode: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the promoter code, as lists and answers give it: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the promoter code, as lists and answers give it: `prm_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoterCodePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPromoterCode"];
                };
            };
        };
    };
    listManagedPromoterCodes: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the promoter code with this code; upper and lower case are the same. */
                code?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedPromoterCode"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["PromoterCodeItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPromoterCode"];
                };
            };
        };
    };
    listRefundRequests: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Default: all. State of the request.
                 *     - `open`: The merchant has not answered yet.
                 *     - `accepted`: Money went back.
                 *     - `declined`: The merchant declined it.
                 */
                state?: "open" | "accepted" | "declined";
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["RefundRequest"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    exportRegistrations: {
        parameters: {
            query: {
                /** @description Ref or slug of the event. */
                event: string;
                /**
                 * @description Only those with an attendee of this status. Default: all. State of the seat.
                 *     - `confirmed`: The guest has the seat and gets the ticket.
                 *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 *     - `declined`: The merchant declined it; the seat is on sale again.
                 *     - `cancelled`: It was given back or called off; the seat is on sale again.
                 *     - `checked_in`: The guest has come in.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
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
                /** @description Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    cancelRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelRegistrationBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    declineRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    reissueTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the attendee, as lists and answers give it: `att_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReissueTicketBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    readRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`. */
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
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    listRegistrations: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only of this event: its ref or its slug. */
                event?: string;
                /**
                 * @description Only those with an attendee of this status. Default: all. State of the seat.
                 *     - `confirmed`: The guest has the seat and gets the ticket.
                 *     - `pending`: The merchant has to approve it; the seat is held meanwhile, and there is no ticket yet.
                 *     - `declined`: The merchant declined it; the seat is on sale again.
                 *     - `cancelled`: It was given back or called off; the seat is on sale again.
                 *     - `checked_in`: The guest has come in.
                 */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** @description Only with an attendee of the ticket type of this ref. */
                ticketType?: string;
                /** @description Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code. */
                search?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedRegistration"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    registerGuest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterGuestBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRegistration"];
                };
            };
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only those of the key of this ref. */
                key?: string;
                /**
                 * @description Only those of keys of this mode. Default: all.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /**
                 * @description Only those of this HTTP method. Default: all.
                 *     - `GET`: Reads.
                 *     - `HEAD`: Reads without a body.
                 *     - `POST`: Creations and actions.
                 *     - `PUT`: Replacements.
                 *     - `PATCH`: Changes.
                 *     - `DELETE`: Deletions.
                 */
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description Only those of exactly this path: `/v1/store/products`. */
                path?: string;
                /** @description Only those answered with this status, `404`, or with one of a class, `4xx`. */
                status?: string;
                /**
                 * @description Only those that were refused with this `error.code`. Default: all.
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
                 */
                error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** @description Only those that arrived at or after this moment, ISO 8601 with zone. */
                since?: string;
                /** @description Only those that arrived before this moment, ISO 8601 with zone. */
                until?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["LoggedRequest"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    deleteRestockAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the restock alert, as lists and answers give it: `rsa_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Variants that people wait for, the most wanted first; at most 500. */
                        data: components["schemas"]["AwaitedVariant"][];
                    };
                };
            };
        };
    };
    listRestockAlerts: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Default: all.
                 *     - `pending`: The confirmation mail is not answered yet.
                 *     - `confirmed`: The person waits.
                 *     - `told`: The mail that it can be bought again was sent.
                 *     - `ended`: The person does not wait any more.
                 */
                state?: "pending" | "confirmed" | "told" | "ended";
                /** @description Only for this variant, by its ref. */
                variant?: string;
                /** @description Only with this in the e-mail, in any case. */
                search?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["RestockAlert"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    cancelSavingsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the savings plan, as lists and answers give it: `chk_…`. */
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
                    "application/json": components["schemas"]["SavingsPlanDetail"];
                };
            };
        };
    };
    readSavingsPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the savings plan, as lists and answers give it: `chk_…`. */
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
                    "application/json": components["schemas"]["SavingsPlanDetail"];
                };
            };
        };
    };
    listSavingsPlans: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /**
                 * @description Only those in this state. Default: all. State of the plan.
                 *     - `saving`: Parts are being paid.
                 *     - `completed`: All is saved, and the order is paid.
                 *     - `cancelled`: It ended before all was saved.
                 */
                status?: "saving" | "completed" | "cancelled";
                /** @description Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
                /**
                 * @description Only those of this mode. Default: live.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["SavingsPlan"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontItemOutput"];
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
                "application/json": components["schemas"]["StorefrontItem"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontItemOutput"];
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
                "application/json": components["schemas"]["StorefrontPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorefrontItemOutput"];
                };
            };
        };
    };
    exportSubmissions: {
        parameters: {
            query: {
                /** @description Its ref or its slug. */
                form: string;
                /** @description Only those sent at or after this moment. */
                since?: string;
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
                /** @description Ref of the submission, as lists and answers give it: `sub_…`. */
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
                    "application/json": components["schemas"]["FormSubmission"];
                };
            };
        };
    };
    deleteSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the submission, as lists and answers give it: `sub_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only of this form: its ref or its slug. */
                form?: string;
                /** @description Only with this in an answer or in the sender’s name, in any case. */
                search?: string;
                /** @description Only those sent at or after this moment. */
                since?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["FormSubmission"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    readManagedTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the table, as lists and answers give it: `tbl_…`. */
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
                    "application/json": components["schemas"]["ManagedTable"];
                };
            };
        };
    };
    deleteTable: {
        parameters: {
            query?: {
                /**
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the table, as lists and answers give it: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                 * @description What happens to ticket types, days, variants and questions that guests, orders or answers use. Default: `false`.
                 *     - `true`: They are dropped; guests, orders and answers keep what they have.
                 *     - `false`: The request is refused with 409.
                 */
                force?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Ref of the table, as lists and answers give it: `tbl_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TablePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTable"];
                };
            };
        };
    };
    listManagedTables: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only the table with this slug; upper and lower case are the same. */
                slug?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["ManagedTable"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["TableItem"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTable"];
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
                "application/json": components["schemas"]["AdvanceTestClockBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
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
                "application/json": components["schemas"]["FreezeTestClockBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestClock"];
                };
            };
        };
    };
    resendWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the delivery, as lists and answers give it: `whd_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryRecord"];
                };
            };
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the delivery, as lists and answers give it: `whd_…`. */
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
                    "application/json": components["schemas"]["WebhookDeliveryRecord"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
                /** @description Only those to the destination of this ref. */
                destination?: string;
                /** @description Only those of the event of this ref. */
                event?: string;
                /**
                 * @description Only those of events of this type.
                 *     - `checkout.completed`: A checkout was paid: hosted, of an event, or headless.
                 *     - `checkout.expired`: A checkout link lapsed unpaid.
                 *     - `order.updated`: The status or fulfilment status of a paid order changed, its buyer changed the delivery address or asked for a refund, or the merchant answered that request.
                 *     - `form.submitted`: A form submission was recorded.
                 *     - `attendee.registered`: A guest registered for a free event: one per registration, never for a test key.
                 *     - `attendee.updated`: A guest changed something about their seat by the link of their ticket, such as the name on it.
                 *     - `attendee.cancelled`: Free seats were given back, by their guest or by the merchant: they are on sale again.
                 *     - `customer.linked`: A buyer account was linked to a contact; once per link.
                 *     - `product.deleted`: A product was deleted; remove it from any local copy.
                 *     - `order.deleted`: An order was removed: today test orders, 90 days after they were made.
                 *     - `ping`: A test that somebody asked for.
                 */
                type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
                /**
                 * @description Only those in this state. Default: all.
                 *     - `due`: It waits for its first or next attempt.
                 *     - `sending`: An attempt is under way.
                 *     - `held`: The destination is disabled: replay it once that is enabled.
                 *     - `delivered`: Your server answered with 2xx.
                 *     - `exhausted`: Every attempt failed: resend it by hand.
                 */
                state?: "due" | "sending" | "held" | "delivered" | "exhausted";
                /** @description Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit. */
                since?: string;
                /** @description Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit. */
                until?: string;
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["WebhookDelivery"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    disableWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": components["schemas"]["WebhookDestination"];
                };
            };
        };
    };
    enableWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": components["schemas"]["WebhookDestination"];
                };
            };
        };
    };
    pingWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryRecord"];
                };
            };
        };
    };
    promoteWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": components["schemas"]["WebhookDestination"];
                };
            };
        };
    };
    replayWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReplayWebhooksBody"];
            };
        };
        responses: {
            /** @description Success. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedWebhooks"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": components["schemas"]["RotatedWebhookSecret"];
                };
            };
        };
    };
    readWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
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
                    "application/json": components["schemas"]["WebhookDestination"];
                };
            };
        };
    };
    deleteWebhookDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
                /** @description Ref of the webhook destination, as lists and answers give it: `wdn_…`. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookDestinationPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDestination"];
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description All destinations of the workspace, at most five. */
                        data: components["schemas"]["WebhookDestination"][];
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
                "application/json": components["schemas"]["WebhookDestinationInput"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookDestination"];
                };
            };
        };
    };
    streamWebhookEvents: {
        parameters: {
            query?: {
                /**
                 * @description Mode of the events. Those of the catalogue, which have no mode, come in both. Default: test.
                 *     - `live`: Real ones.
                 *     - `test`: Those of test mode.
                 */
                mode?: "live" | "test";
                /** @description Types of events, separated by commas, such as `checkout.completed,order.updated`. Default: all. */
                events?: string;
            };
            header?: {
                /** @description The `id` of the last event that you are done with. Absent: the stream begins with the next event. */
                "Last-Event-ID"?: string;
            };
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
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
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
                "application/json": components["schemas"]["WorkspacePatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
        };
    };
    createAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminToken"];
                };
            };
        };
    };
    pauseAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
                ref: string;
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
                token: string;
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
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    resumeAdminToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
                ref: string;
                /** @description Ref of the key, as lists and answers give it: `key_…`. */
                token: string;
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
                    "application/json": components["schemas"]["Key"];
                };
            };
        };
    };
    listAdminTokens: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Key"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    creditOtpWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your own name for this request, such as a UUID: 1 to 255 printable ASCII characters. Send the same one for a retry, which returns the first result; another body under it is refused. It is kept for 24 hours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpCreditBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpLedgerEntry"];
                };
            };
        };
    };
    readWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
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
                    "application/json": components["schemas"]["Workspace"];
                };
            };
        };
    };
    setForWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug or ref of the workspace. */
                ref: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorPatch"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workspace"];
                };
            };
        };
    };
    listWorkspaces: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description How many entries the page has at most: 1 to 200, by default 100. */
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
                    "application/json": {
                        /** @description The entries of this page, newest first. */
                        data: components["schemas"]["Workspace"][];
                        /** @description Send it as `cursor` to get the next page. Absent on the last page. */
                        nextCursor?: string;
                    };
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
                "application/json": components["schemas"]["CreateWorkspaceBody"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWorkspace"];
                };
            };
        };
    };
}

export type AddonGroupItem = components['schemas']['AddonGroupItem'];
export type AddonOptionItem = components['schemas']['AddonOptionItem'];
export type AdjustStockBody = components['schemas']['AdjustStockBody'];
export type AdminToken = components['schemas']['AdminToken'];
export type AdvanceTestClockBody = components['schemas']['AdvanceTestClockBody'];
export type AmountsByCurrency = components['schemas']['AmountsByCurrency'];
export type AppliedDocument = components['schemas']['AppliedDocument'];
export type AskForBalanceBody = components['schemas']['AskForBalanceBody'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type Availability = components['schemas']['Availability'];
export type AvailabilityBlock = components['schemas']['AvailabilityBlock'];
export type AwaitedVariant = components['schemas']['AwaitedVariant'];
export type Badge = components['schemas']['Badge'];
export type BalancePaidBody = components['schemas']['BalancePaidBody'];
export type BusinessHours = components['schemas']['BusinessHours'];
export type Button = components['schemas']['Button'];
export type ButtonOutput = components['schemas']['ButtonOutput'];
export type CancelOrderBody = components['schemas']['CancelOrderBody'];
export type CancelRegistrationBody = components['schemas']['CancelRegistrationBody'];
export type CatalogItem = components['schemas']['CatalogItem'];
export type CatalogItemPiece = components['schemas']['CatalogItemPiece'];
export type CatalogPatch = components['schemas']['CatalogPatch'];
export type ChangeKeyBody = components['schemas']['ChangeKeyBody'];
export type CheckIn = components['schemas']['CheckIn'];
export type CheckInBody = components['schemas']['CheckInBody'];
export type CheckoutSettings = components['schemas']['CheckoutSettings'];
export type CollectionItem = components['schemas']['CollectionItem'];
export type CollectionPatch = components['schemas']['CollectionPatch'];
export type Contact = components['schemas']['Contact'];
export type CreateKeyBody = components['schemas']['CreateKeyBody'];
export type CreateReviewBody = components['schemas']['CreateReviewBody'];
export type CreateWorkspaceBody = components['schemas']['CreateWorkspaceBody'];
export type CreatedKey = components['schemas']['CreatedKey'];
export type CreatedWebhookDestination = components['schemas']['CreatedWebhookDestination'];
export type CreatedWorkspace = components['schemas']['CreatedWorkspace'];
export type CustomerLink = components['schemas']['CustomerLink'];
export type DeclineRefundBody = components['schemas']['DeclineRefundBody'];
export type DeliveryZoneItem = components['schemas']['DeliveryZoneItem'];
export type DeliveryZonePatch = components['schemas']['DeliveryZonePatch'];
export type DescriptionBlock = components['schemas']['DescriptionBlock'];
export type DescriptionBlockOutput = components['schemas']['DescriptionBlockOutput'];
export type DiscountCodeItem = components['schemas']['DiscountCodeItem'];
export type DiscountCodePatch = components['schemas']['DiscountCodePatch'];
export type DocumentWarning = components['schemas']['DocumentWarning'];
export type EmailPreview = components['schemas']['EmailPreview'];
export type EmailPreviewBody = components['schemas']['EmailPreviewBody'];
export type EventItem = components['schemas']['EventItem'];
export type EventMedia = components['schemas']['EventMedia'];
export type EventMessage = components['schemas']['EventMessage'];
export type EventMessageBody = components['schemas']['EventMessageBody'];
export type EventPatch = components['schemas']['EventPatch'];
export type ExportedDocument = components['schemas']['ExportedDocument'];
export type Fee = components['schemas']['Fee'];
export type FieldChange = components['schemas']['FieldChange'];
export type FileCell = components['schemas']['FileCell'];
export type FolderItem = components['schemas']['FolderItem'];
export type FolderPatch = components['schemas']['FolderPatch'];
export type FormAnswer = components['schemas']['FormAnswer'];
export type FormField = components['schemas']['FormField'];
export type FormFieldOptions = components['schemas']['FormFieldOptions'];
export type FormFieldOptionsOutput = components['schemas']['FormFieldOptionsOutput'];
export type FormFieldOutput = components['schemas']['FormFieldOutput'];
export type FormFieldType = components['schemas']['FormFieldType'];
export type FormFieldValidation = components['schemas']['FormFieldValidation'];
export type FormItem = components['schemas']['FormItem'];
export type FormItemField = components['schemas']['FormItemField'];
export type FormPatch = components['schemas']['FormPatch'];
export type FormSettings = components['schemas']['FormSettings'];
export type FormSubmission = components['schemas']['FormSubmission'];
export type FreezeTestClockBody = components['schemas']['FreezeTestClockBody'];
export type FulfilOrderBody = components['schemas']['FulfilOrderBody'];
export type Image = components['schemas']['Image'];
export type Key = components['schemas']['Key'];
export type Link = components['schemas']['Link'];
export type Location = components['schemas']['Location'];
export type LoggedRequest = components['schemas']['LoggedRequest'];
export type MailWording = components['schemas']['MailWording'];
export type ManagedAttendee = components['schemas']['ManagedAttendee'];
export type ManagedCatalog = components['schemas']['ManagedCatalog'];
export type ManagedCheckout = components['schemas']['ManagedCheckout'];
export type ManagedCheckoutDetail = components['schemas']['ManagedCheckoutDetail'];
export type ManagedCheckoutLine = components['schemas']['ManagedCheckoutLine'];
export type ManagedCollection = components['schemas']['ManagedCollection'];
export type ManagedDeliveryZone = components['schemas']['ManagedDeliveryZone'];
export type ManagedDiscountCode = components['schemas']['ManagedDiscountCode'];
export type ManagedEvent = components['schemas']['ManagedEvent'];
export type ManagedFolder = components['schemas']['ManagedFolder'];
export type ManagedForm = components['schemas']['ManagedForm'];
export type ManagedNote = components['schemas']['ManagedNote'];
export type ManagedPackage = components['schemas']['ManagedPackage'];
export type ManagedProduct = components['schemas']['ManagedProduct'];
export type ManagedPromoterCode = components['schemas']['ManagedPromoterCode'];
export type ManagedRegistration = components['schemas']['ManagedRegistration'];
export type ManagedReview = components['schemas']['ManagedReview'];
export type ManagedTable = components['schemas']['ManagedTable'];
export type MediaFile = components['schemas']['MediaFile'];
export type MediaPolicy = components['schemas']['MediaPolicy'];
export type MediaSettings = components['schemas']['MediaSettings'];
export type Message = components['schemas']['Message'];
export type MessageSettings = components['schemas']['MessageSettings'];
export type MoneyCell = components['schemas']['MoneyCell'];
export type NavigationLink = components['schemas']['NavigationLink'];
export type NavigationLinkOutput = components['schemas']['NavigationLinkOutput'];
export type NoteItem = components['schemas']['NoteItem'];
export type NotePatch = components['schemas']['NotePatch'];
export type OpenHours = components['schemas']['OpenHours'];
export type OperatorPatch = components['schemas']['OperatorPatch'];
export type OptionGroupItem = components['schemas']['OptionGroupItem'];
export type OptionValueItem = components['schemas']['OptionValueItem'];
export type OrderRefundRequest = components['schemas']['OrderRefundRequest'];
export type OtpConnection = components['schemas']['OtpConnection'];
export type OtpConnectionSettings = components['schemas']['OtpConnectionSettings'];
export type OtpCreditBody = components['schemas']['OtpCreditBody'];
export type OtpLedgerEntry = components['schemas']['OtpLedgerEntry'];
export type OtpSettings = components['schemas']['OtpSettings'];
export type OtpTemplate = components['schemas']['OtpTemplate'];
export type PackageItem = components['schemas']['PackageItem'];
export type PackageOptionItem = components['schemas']['PackageOptionItem'];
export type PackagePatch = components['schemas']['PackagePatch'];
export type PageMedia = components['schemas']['PageMedia'];
export type PartInUse = components['schemas']['PartInUse'];
export type PaymentException = components['schemas']['PaymentException'];
export type PaymentProviderAccount = components['schemas']['PaymentProviderAccount'];
export type PaymentProviderCredentials = components['schemas']['PaymentProviderCredentials'];
export type PaymentRails = components['schemas']['PaymentRails'];
export type PaymentRailsOutput = components['schemas']['PaymentRailsOutput'];
export type PaymentRefusal = components['schemas']['PaymentRefusal'];
export type PersonalFile = components['schemas']['PersonalFile'];
export type PersonalFileSeat = components['schemas']['PersonalFileSeat'];
export type PlannedChange = components['schemas']['PlannedChange'];
export type PlannedItem = components['schemas']['PlannedItem'];
export type PriceEntry = components['schemas']['PriceEntry'];
export type PricePhaseItem = components['schemas']['PricePhaseItem'];
export type PricePhaseItemOutput = components['schemas']['PricePhaseItemOutput'];
export type ProductInfo = components['schemas']['ProductInfo'];
export type ProductInfoOutput = components['schemas']['ProductInfoOutput'];
export type ProductItem = components['schemas']['ProductItem'];
export type ProductPatch = components['schemas']['ProductPatch'];
export type ProductSpec = components['schemas']['ProductSpec'];
export type ProductSpecOutput = components['schemas']['ProductSpecOutput'];
export type PromoterCodeItem = components['schemas']['PromoterCodeItem'];
export type PromoterCodePatch = components['schemas']['PromoterCodePatch'];
export type RateLimit = components['schemas']['RateLimit'];
export type RateLimits = components['schemas']['RateLimits'];
export type RefundOrderBody = components['schemas']['RefundOrderBody'];
export type RefundRequest = components['schemas']['RefundRequest'];
export type RegisterGuestBody = components['schemas']['RegisterGuestBody'];
export type Registrant = components['schemas']['Registrant'];
export type ReissueTicketBody = components['schemas']['ReissueTicketBody'];
export type ReplayWebhooksBody = components['schemas']['ReplayWebhooksBody'];
export type ReplayedWebhooks = components['schemas']['ReplayedWebhooks'];
export type ResolvedPaymentException = components['schemas']['ResolvedPaymentException'];
export type RestockAlert = components['schemas']['RestockAlert'];
export type ReviewItem = components['schemas']['ReviewItem'];
export type ReviewPatch = components['schemas']['ReviewPatch'];
export type RollKeyBody = components['schemas']['RollKeyBody'];
export type RotatedWebhookSecret = components['schemas']['RotatedWebhookSecret'];
export type SaveForItPolicy = components['schemas']['SaveForItPolicy'];
export type SavingsPlan = components['schemas']['SavingsPlan'];
export type SavingsPlanDetail = components['schemas']['SavingsPlanDetail'];
export type SavingsSettings = components['schemas']['SavingsSettings'];
export type Scope = components['schemas']['Scope'];
export type SeatHolder = components['schemas']['SeatHolder'];
export type SeatSettings = components['schemas']['SeatSettings'];
export type SectionAlign = components['schemas']['SectionAlign'];
export type SectionBackground = components['schemas']['SectionBackground'];
export type SectionOverlay = components['schemas']['SectionOverlay'];
export type SelfServiceSettings = components['schemas']['SelfServiceSettings'];
export type SelfServiceSettingsOutput = components['schemas']['SelfServiceSettingsOutput'];
export type SentCode = components['schemas']['SentCode'];
export type ServiceFee = components['schemas']['ServiceFee'];
export type ServiceFeeOutput = components['schemas']['ServiceFeeOutput'];
export type ServiceFees = components['schemas']['ServiceFees'];
export type ShowIf = components['schemas']['ShowIf'];
export type SocialProfile = components['schemas']['SocialProfile'];
export type Sponsorship = components['schemas']['Sponsorship'];
export type StoreOrderFulfillment = components['schemas']['StoreOrderFulfillment'];
export type StoreOrderItem = components['schemas']['StoreOrderItem'];
export type StoreOrderRecord = components['schemas']['StoreOrderRecord'];
export type StorefrontAssets = components['schemas']['StorefrontAssets'];
export type StorefrontCampaign = components['schemas']['StorefrontCampaign'];
export type StorefrontCampaignOutput = components['schemas']['StorefrontCampaignOutput'];
export type StorefrontContact = components['schemas']['StorefrontContact'];
export type StorefrontFooter = components['schemas']['StorefrontFooter'];
export type StorefrontFooterOutput = components['schemas']['StorefrontFooterOutput'];
export type StorefrontHeader = components['schemas']['StorefrontHeader'];
export type StorefrontHeaderOutput = components['schemas']['StorefrontHeaderOutput'];
export type StorefrontHero = components['schemas']['StorefrontHero'];
export type StorefrontHeroOutput = components['schemas']['StorefrontHeroOutput'];
export type StorefrontItem = components['schemas']['StorefrontItem'];
export type StorefrontItemContent = components['schemas']['StorefrontItemContent'];
export type StorefrontItemContentOutput = components['schemas']['StorefrontItemContentOutput'];
export type StorefrontItemOutput = components['schemas']['StorefrontItemOutput'];
export type StorefrontPage = components['schemas']['StorefrontPage'];
export type StorefrontPageOutput = components['schemas']['StorefrontPageOutput'];
export type StorefrontPatch = components['schemas']['StorefrontPatch'];
export type StorefrontRenderConfig = components['schemas']['StorefrontRenderConfig'];
export type StorefrontRenderConfigOutput = components['schemas']['StorefrontRenderConfigOutput'];
export type StorefrontSection = components['schemas']['StorefrontSection'];
export type StorefrontSectionOutput = components['schemas']['StorefrontSectionOutput'];
export type StorefrontTheme = components['schemas']['StorefrontTheme'];
export type StorefrontTracking = components['schemas']['StorefrontTracking'];
export type Subscriber = components['schemas']['Subscriber'];
export type SupportSettings = components['schemas']['SupportSettings'];
export type TableCell = components['schemas']['TableCell'];
export type TableItem = components['schemas']['TableItem'];
export type TableItemColumn = components['schemas']['TableItemColumn'];
export type TableItemColumnOutput = components['schemas']['TableItemColumnOutput'];
export type TablePatch = components['schemas']['TablePatch'];
export type TestClock = components['schemas']['TestClock'];
export type TextSettings = components['schemas']['TextSettings'];
export type TicketKeys = components['schemas']['TicketKeys'];
export type TicketLine = components['schemas']['TicketLine'];
export type TicketTypeItem = components['schemas']['TicketTypeItem'];
export type VariantFeature = components['schemas']['VariantFeature'];
export type VariantFeatureOutput = components['schemas']['VariantFeatureOutput'];
export type VariantItem = components['schemas']['VariantItem'];
export type VariantStock = components['schemas']['VariantStock'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryRecord = components['schemas']['WebhookDeliveryRecord'];
export type WebhookDestination = components['schemas']['WebhookDestination'];
export type WebhookDestinationInput = components['schemas']['WebhookDestinationInput'];
export type WebhookDestinationPatch = components['schemas']['WebhookDestinationPatch'];
export type Workspace = components['schemas']['Workspace'];
export type WorkspaceItem = components['schemas']['WorkspaceItem'];
export type WorkspacePatch = components['schemas']['WorkspacePatch'];
