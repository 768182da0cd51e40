// Written by `npm run docs:generate` from the OpenAPI document. Change that.
export type components = {
    schemas: {
        /** @description A field that is given is replaced whole; null takes it away. */
        CatalogPatch: {
            slug?: string | null;
            name?: string | null;
            description?: string | null;
            coverUrl?: string | null;
            layout?: ("grid" | "masonry" | "carousel" | "list") | null;
            items?: components["schemas"]["CatalogItemPiece"][] | null;
            seoTitle?: string | null;
            seoDescription?: string | null;
            published?: boolean | null;
            position?: number | null;
        };
        CatalogItemPiece: {
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
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /**
             * @default grid
             * @enum {string}
             */
            layout?: "grid" | "masonry" | "carousel" | "list";
            /** @default [] */
            items?: components["schemas"]["CatalogItemPiece"][];
            seoTitle?: string;
            seoDescription?: string;
            /** @default true */
            published?: boolean;
            position?: number;
        };
        CheckInBody: {
            /** @description What was read from the QR code of a ticket, or its short code (`K7QM-3XPD`) as it was typed: in any case, with or without blanks and hyphens. */
            code?: string;
            /** @description An attendee who was picked from the list of guests. */
            attendeeRef?: string;
            /** @description Ref or slug of the event that is entered here; tickets of others are refused. */
            event?: string;
            /** @description Key or ref of the day that is entered, of an event with days. Default: the day whose window holds now, from 6 hours before it begins to 6 hours after its end. */
            day?: string;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        CollectionPatch: {
            slug?: string | null;
            name?: string | null;
            published?: boolean | null;
            position?: number | null;
            description?: string | null;
            coverUrl?: string | null;
            coverKind?: ("image" | "video" | "gallery" | "color") | null;
            gallery?: string[] | null;
            productRefs?: string[] | null;
            seoTitle?: string | null;
            seoDescription?: string | null;
        };
        CollectionItem: {
            slug: string;
            name: string;
            /** @default true */
            published?: boolean;
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /**
             * @default image
             * @enum {string}
             */
            coverKind?: "image" | "video" | "gallery" | "color";
            /** @default [] */
            gallery?: string[];
            /** @default [] */
            productRefs?: string[];
            seoTitle?: string;
            seoDescription?: string;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        DeliveryZonePatch: {
            key?: string | null;
            name?: string | null;
            position?: number | null;
            description?: string | null;
            kind?: ("delivery" | "pickup") | null;
            countries?: string[] | null;
            states?: string[] | null;
            cities?: string[] | null;
            postalPrefixes?: string[] | null;
            /** @description Short for the entry of `prices` in `currency`. */
            feeMinor?: number | null;
            /** @description Of `feeMinor`; the primary currency when absent. */
            currency?: string | null;
            prices?: components["schemas"]["PriceEntry"][] | null;
            freeOver?: components["schemas"]["AmountsByCurrency"] | null;
            minOrder?: components["schemas"]["AmountsByCurrency"] | null;
            etaText?: string | null;
            etaMinDays?: number | null;
            etaMaxDays?: number | null;
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
        DeliveryZoneItem: {
            key: string;
            name: string;
            position?: number;
            description?: string;
            /**
             * @default delivery
             * @enum {string}
             */
            kind?: "delivery" | "pickup";
            /** @default [] */
            countries?: string[];
            /** @default [] */
            states?: string[];
            /** @default [] */
            cities?: string[];
            /** @default [] */
            postalPrefixes?: string[];
            /** @description Short for the entry of `prices` in `currency`. */
            feeMinor?: number;
            /**
             * @description Of `feeMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /** @default [] */
            prices?: components["schemas"]["PriceEntry"][];
            freeOver?: components["schemas"]["AmountsByCurrency"];
            minOrder?: components["schemas"]["AmountsByCurrency"];
            etaText?: string;
            etaMinDays?: number;
            etaMaxDays?: number;
            pickupLocation?: components["schemas"]["Location"];
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        DiscountCodePatch: {
            code?: string | null;
            position?: number | null;
            kind?: ("percent" | "fixed") | null;
            /** @description Percent: a number above 0 up to 100. Fixed: minor units per currency. */
            value?: (number | components["schemas"]["AmountsByCurrency"]) | null;
            /** @description What the code is for; everything when all lists are empty. */
            appliesTo?: {
                /** @default [] */
                eventRefs?: string[];
                /** @default [] */
                ticketTypeRefs?: string[];
                /** @default [] */
                productRefs?: string[];
            } | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning. */
            startsAt?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00. */
            endsAt?: string | null;
            maxUses?: number | null;
            maxUsesPerContact?: number | null;
            minSubtotal?: components["schemas"]["AmountsByCurrency"] | null;
        };
        DiscountCodeItem: {
            code: string;
            position?: number;
            /** @enum {string} */
            kind: "percent" | "fixed";
            /** @description Percent: a number above 0 up to 100. Fixed: minor units per currency. */
            value: number | components["schemas"]["AmountsByCurrency"];
            /**
             * @description What the code is for; everything when all lists are empty.
             * @default {}
             */
            appliesTo?: {
                /** @default [] */
                eventRefs?: string[];
                /** @default [] */
                ticketTypeRefs?: string[];
                /** @default [] */
                productRefs?: string[];
            };
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            maxUses?: number;
            maxUsesPerContact?: number;
            minSubtotal?: components["schemas"]["AmountsByCurrency"];
        };
        /** @description What a workspace is called, where it is, what it accepts and what is charged. */
        WorkspaceItem: {
            displayName: string;
            /** @example Africa/Lagos */
            timezone: string;
            currencies: string[];
            /** @default false */
            headlessEnabled?: boolean;
            /** @description Set by the operator: left out, or as it is in force. */
            fees?: {
                frontdesk?: components["schemas"]["ServiceFee"];
                product?: components["schemas"]["ServiceFee"];
            };
            /**
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
            support?: components["schemas"]["SupportSettings"];
            mailWording?: components["schemas"]["MailWording"];
            /**
             * Format: email
             * @description Where the service writes to when something needs a hand, such as webhooks that do not arrive; without it nobody is told.
             */
            alertEmail?: string;
        };
        /** @description What the service takes of each sold thing (D-92). */
        ServiceFee: {
            /** @default 0 */
            pct?: number;
            /**
             * @description In the primary currency.
             * @default 0
             */
            flatMinor?: number;
            /**
             * @description In the other currencies; none there means 0 (D-93).
             * @default {}
             */
            flatByCurrency?: components["schemas"]["AmountsByCurrency"];
        };
        PaymentRails: {
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            card?: {
                enabled: boolean;
            };
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            bank_transfer?: {
                enabled: boolean;
            };
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            international_card?: {
                enabled: boolean;
            };
        };
        /** @description What guests and buyers may do themselves, by the link of their ticket or order. Off unless told, but for tickets that are mailed again. */
        SelfServiceSettings: {
            /**
             * @default {
             *       "rename": false,
             *       "giveAway": false,
             *       "giveBack": false,
             *       "resend": true
             *     }
             */
            tickets?: {
                /**
                 * @description Guests may change the name on their ticket.
                 * @default false
                 */
                rename?: boolean;
                /**
                 * @description Guests may give their ticket to somebody else; a code that is mailed to them confirms it.
                 * @default false
                 */
                giveAway?: boolean;
                /**
                 * @description Guests may give a free ticket back; its seat is on sale again.
                 * @default false
                 */
                giveBack?: boolean;
                /**
                 * @description Guests may have their ticket mailed to them again.
                 * @default true
                 */
                resend?: boolean;
            };
            /**
             * @default {
             *       "changeAddress": false,
             *       "cancelCheckout": false,
             *       "requestRefund": false
             *     }
             */
            orders?: {
                /**
                 * @description Buyers may change the delivery address until fulfilment begins; a code that is mailed to them confirms it.
                 * @default false
                 */
                changeAddress?: boolean;
                /**
                 * @description Buyers may cancel a checkout that is not paid.
                 * @default false
                 */
                cancelCheckout?: boolean;
                /**
                 * @description Buyers may ask for a refund, which you answer; a code that is mailed to them confirms it.
                 * @default false
                 */
                requestRefund?: boolean;
            };
        };
        SupportSettings: {
            /**
             * Format: email
             * @description Checkout, order page and mails tell it; replies to mails to buyers and guests go there.
             */
            email?: string;
            /** @description With country code, such as +234 803 123 4567. */
            phone?: string;
            /** @description One line such as “Returns within 14 days”; the checkout shows it as it is. */
            promise?: string;
        };
        /** @description Words of your own in mails to guests and buyers, by language and kind. They may name {shop}, {name} (whom the mail is for) and {subject}. */
        MailWording: {
            [key: string]: {
                [key: string]: {
                    /** @description In place of the subject; {subject} is the one that it has of itself. */
                    subject?: string;
                    /** @description First paragraph of the mail, before its own text. */
                    opening?: string;
                };
            };
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
            content?: components["schemas"]["StorefrontItemContent"];
            /** @default true */
            published?: boolean;
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
        ProductItem: {
            slug: string;
            name: string;
            /** @default true */
            published?: boolean;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media?: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            /** @default false */
            needsDelivery?: boolean;
            /**
             * @description Of every `priceMinor` within that names none; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @default pass_on
             * @enum {string}
             */
            feeMode?: "pass_on" | "absorb";
            /**
             * @default choose_one
             * @enum {string}
             */
            selectionMode?: "choose_one" | "choose_many";
            /**
             * @default text
             * @enum {string}
             */
            variantDisplay?: "text" | "dropdown" | "image" | "color";
            /** @default [] */
            addonGroups?: components["schemas"]["AddonGroupItem"][];
            /** @default [] */
            formFields?: components["schemas"]["FormField"][];
            /** @default false */
            saveForItEnabled?: boolean;
            saveForItMaxDays?: number;
            saveForItFixedDates?: string[];
            /** @default false */
            saveForItFreezePrice?: boolean;
            saveForItCrowdLabel?: string;
            /**
             * @description Whether it may be ordered when stock has run out.
             * @default false
             */
            preorderable?: boolean;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number;
            preorderEtaText?: string;
            /** @enum {string} */
            preorderDepositType?: "percent" | "fixed";
            preorderDepositValue?: number;
            /** @default true */
            reviewsEnabled?: boolean;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string;
            /** @default [] */
            reviews?: components["schemas"]["ReviewItem"][];
            /** @default false */
            restockAlertsEnabled?: boolean;
            info?: components["schemas"]["ProductInfo"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /** @default [] */
            options?: components["schemas"]["OptionGroupItem"][];
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
        AddonGroupItem: {
            key: string;
            name: string;
            /** @description The groups stand in the order of the list; where given, this must say the same. */
            sort?: number;
            /**
             * @default single
             * @enum {string}
             */
            selectionType?: "single" | "multiple";
            /** @default false */
            required?: boolean;
            /** @default 0 */
            minSelect?: number;
            maxSelect?: number;
            /** @description Path of the one variant that the group is for; for every variant when absent. */
            variantRef?: string;
            options: components["schemas"]["AddonOptionItem"][];
        };
        AddonOptionItem: {
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
             * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /** @default [] */
            prices?: components["schemas"]["PriceEntry"][];
            /** @description Slug of the product that this add-on is. */
            linkedProductRef?: string;
            /** @description Path of the variant that this add-on is, such as tote-bag/large. */
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
        ReviewItem: {
            key: string;
            author: string;
            rating: number;
            text?: string;
            /**
             * Format: date
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
        OptionGroupItem: {
            key: string;
            name: string;
            /**
             * @default text
             * @enum {string}
             */
            display?: "text" | "dropdown" | "image" | "color";
            values: components["schemas"]["OptionValueItem"][];
        };
        OptionValueItem: {
            key: string;
            label: string;
            swatchHex?: string;
            /** @default [] */
            media?: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
        };
        VariantItem: {
            /** @description Unlike the others’; may be left out where there is only one. */
            key?: string;
            name: string;
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
             * @description One price per currency. A variant that is free or priced on request has none.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
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
            /** @default [] */
            media?: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            description?: string;
            badge?: string;
            fineprint?: string;
            /**
             * @default none
             * @enum {string}
             */
            schedulingType?: "slots" | "date" | "date_range" | "none";
            durationMinutes?: number;
            availability?: components["schemas"]["Availability"];
            /** @default [] */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description Units at hand when the variant is made; null is not tracked. Later it moves by selling and by the stock endpoint.
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
            /** @default null */
            swatchHex?: string | null;
            /**
             * @description The value of each of this product’s options that the variant has: size/large.
             * @default []
             */
            optionValueRefs?: string[];
            /** @default [] */
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
        PackageItem: {
            slug: string;
            name: string;
            /** @default true */
            published?: boolean;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media?: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            /** @default false */
            needsDelivery?: boolean;
            /**
             * @description Of every `priceMinor` within that names none; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @default pass_on
             * @enum {string}
             */
            feeMode?: "pass_on" | "absorb";
            /**
             * @default choose_one
             * @enum {string}
             */
            selectionMode?: "choose_one" | "choose_many";
            /**
             * @default text
             * @enum {string}
             */
            variantDisplay?: "text" | "dropdown" | "image" | "color";
            /** @default [] */
            addonGroups?: components["schemas"]["AddonGroupItem"][];
            /** @default [] */
            formFields?: components["schemas"]["FormField"][];
            /** @default false */
            saveForItEnabled?: boolean;
            saveForItMaxDays?: number;
            saveForItFixedDates?: string[];
            /** @default false */
            saveForItFreezePrice?: boolean;
            saveForItCrowdLabel?: string;
            /**
             * @description Whether it may be ordered when stock has run out.
             * @default false
             */
            preorderable?: boolean;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number;
            preorderEtaText?: string;
            /** @enum {string} */
            preorderDepositType?: "percent" | "fixed";
            preorderDepositValue?: number;
            /** @default true */
            reviewsEnabled?: boolean;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string;
            /** @default [] */
            reviews?: components["schemas"]["ReviewItem"][];
            /** @default false */
            restockAlertsEnabled?: boolean;
            info?: components["schemas"]["ProductInfo"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @default service
             * @enum {string}
             */
            type?: "service" | "product" | "event";
            options: components["schemas"]["PackageOptionItem"][];
        };
        PackageOptionItem: {
            /** @description Unlike the others’; may be left out where there is only one. */
            key?: string;
            name: string;
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
             * @description One price per currency. A variant that is free or priced on request has none.
             * @default []
             */
            prices?: components["schemas"]["PriceEntry"][];
            /**
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
            /** @default [] */
            media?: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            description?: string;
            badge?: string;
            fineprint?: string;
            /**
             * @default none
             * @enum {string}
             */
            schedulingType?: "slots" | "date" | "date_range" | "none";
            durationMinutes?: number;
            availability?: components["schemas"]["Availability"];
            /** @default [] */
            formFields?: components["schemas"]["FormField"][];
            /**
             * @description Units at hand when the variant is made; null is not tracked. Later it moves by selling and by the stock endpoint.
             * @default null
             */
            stock?: number | null;
            /** @default [] */
            features?: string[];
            /**
             * @default none
             * @enum {string}
             */
            occupancyMode?: "per_person" | "per_unit" | "none";
        };
        /** @description An event in the workspace document. */
        EventItem: {
            slug: string;
            title: string;
            tagline?: string;
            description?: string;
            /** @default true */
            published?: boolean;
            /**
             * Format: date-time
             * @description Default: when it was first published.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            position?: number;
            /**
             * @default ticketed
             * @enum {string}
             */
            mode?: "rsvp" | "ticketed" | "external";
            /**
             * @default physical
             * @enum {string}
             */
            format?: "physical" | "online" | "hybrid";
            location?: components["schemas"]["Location"];
            /**
             * @default public
             * @enum {string}
             */
            venueVisibility?: "public" | "registered_only" | "hidden";
            /**
             * @description Who is told `location.onlineUrl`: everyone, or confirmed guests alone. Default: guests when a ticket type costs money or needs approval, else everyone. venueVisibility hides first.
             * @enum {string}
             */
            onlineUrlFor?: "everyone" | "guests";
            /**
             * @description Default: the store's zone.
             * @example Africa/Lagos
             */
            timezone?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            /**
             * Format: date-time
             * @description Until then tickets that nobody was checked in by are refunded at once when their buyer asks for it on the page of the order, where `selfService.orders.requestRefund` lets them; later, or without it, you answer the request.
             * @example 2026-03-01T09:00:00.000Z
             */
            selfRefundUntil?: string;
            /** @description Seats in all, over every ticket type; absent means no cap. */
            capacity?: number;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media?: components["schemas"]["EventMedia"][];
            category?: string;
            minAge?: number;
            /**
             * @default order
             * @enum {string}
             */
            dobMode?: "order" | "attendee";
            /** @default false */
            attendeeEmailRequired?: boolean;
            /**
             * @description Default: the store's primary currency.
             * @example NGN
             */
            currency?: string;
            /** @description The merchant's surcharge per ticket, paid by the buyer. */
            customerFee?: components["schemas"]["Fee"];
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            /** @default false */
            saveForItEnabled?: boolean;
            saveForItCrowdLabel?: string;
            /** @default [] */
            days?: {
                key: string;
                label?: string;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                dayDate: string;
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
                /**
                 * @description Default: the event's zone.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                location?: components["schemas"]["Location"];
                /** @description Seats on this day; absent means no cap. */
                capacity?: number;
            }[];
            /** @default [] */
            ticketTypes?: components["schemas"]["TicketTypeItem"][];
            /** @default [] */
            unlockCodes?: {
                /** @description Matched without regard to case. */
                code: string;
                ticketTypeRefs: string[];
                maxUses?: number;
            }[];
            /** @default [] */
            attachedPackageRefs?: string[];
            /** @default [] */
            attachedProductRefs?: string[];
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
        TicketTypeItem: {
            key: string;
            name: string;
            description?: string;
            /** Format: uri */
            imageUrl?: string;
            /** @enum {string} */
            kind: "free" | "paid" | "donation" | "deposit";
            /**
             * @description hidden and invite_only need an unlock code.
             * @default public
             * @enum {string}
             */
            visibility?: "public" | "hidden" | "invite_only";
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            onSaleFrom?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            onSaleUntil?: string;
            /**
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
            /** @default [] */
            prices?: components["schemas"]["PriceEntry"][];
            /** @default [] */
            pricePhases?: components["schemas"]["PricePhaseItem"][];
            /** @description Least donation, in the event's primary currency. */
            minPriceMinor?: number;
            /** @default [] */
            donationPresets?: number[];
            /** @enum {string} */
            depositType?: "percent" | "fixed";
            /** @description percent: 1 to 100; fixed: minor units of the event's primary currency. */
            depositValue?: number;
            /** @enum {string} */
            depositBalanceMode?: "online" | "at_door" | "manual";
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            depositBalanceDueAt?: string;
            /** @description Tickets for sale; a group ticket counts as one. Absent means no cap. */
            capacity?: number;
            lowStockThreshold?: number;
            /** @default 1 */
            minPerOrder?: number;
            maxPerOrder?: number;
            minAge?: number;
            /** @default false */
            approvalRequired?: boolean;
            /** @default 1 */
            groupSize?: number;
            /**
             * @description How it is attended. Where ticket types of an event say so, those that are attended online alone are told where to join, if that is for guests.
             * @enum {string}
             */
            attendance?: "in_person" | "online";
            /**
             * @description Keys of the days it admits to; empty means every day.
             * @default []
             */
            validDays?: string[];
            /** @default false */
            requiresAttendeeDetails?: boolean;
            /** @default [] */
            formFields?: components["schemas"]["FormField"][];
            saveForIt?: components["schemas"]["SaveForItPolicy"];
        };
        PricePhaseItem: {
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
            /** @default [] */
            prices?: components["schemas"]["PriceEntry"][];
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Tickets sold at these prices. */
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
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default Send */
            submitLabel?: string;
            /** @default Thank you. We have received your answers. */
            thankYouMessage?: string;
            /** Format: uri */
            redirectUrl?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            closesAt?: string;
            fields: components["schemas"]["FormItemField"][];
            /**
             * @description Who gets a mail each time somebody fills it in; nobody unless told. No storefront sees it.
             * @default []
             */
            notify?: string[];
            /** @default true */
            published?: boolean;
            position?: number;
        };
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
            slug: string;
            name: string;
            description?: string;
            columns: components["schemas"]["TableItemColumn"][];
            /** @default [] */
            rows?: {
                key: string;
                /** @description Column key → value; leave out what is empty. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[];
            /** @default true */
            published?: boolean;
            position?: number;
        };
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
             * @description A private column never leaves the server.
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
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            parentSlug?: string;
            /**
             * @description Whether the storefront API shows the folder.
             * @default true
             */
            public?: boolean;
            /** @default [] */
            files?: {
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
            position?: number;
        };
        NoteItem: {
            slug: string;
            title: string;
            excerpt?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            blocks?: components["schemas"]["DescriptionBlock"][];
            /** @description Markup of the whole note; without it the service makes it from the blocks. */
            bodyHtml?: string;
            authorName?: string;
            /** @default [] */
            tags?: string[];
            /**
             * Format: date-time
             * @description When the note appears; without it, at once.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            seoTitle?: string;
            seoDescription?: string;
            /** @default true */
            published?: boolean;
            position?: number;
        };
        PromoterCodeItem: {
            code: string;
            position?: number;
            name: string;
        };
        EmailPreviewBody: {
            /** @enum {string} */
            kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "transfer_instructions" | "payment_returned";
            /** @enum {string} */
            language: "en" | "fr";
            /** @description Words to try; without them those of the settings (`mailWording`). */
            wording?: {
                /** @description In place of the subject; {subject} is the one that it has of itself. */
                subject?: string;
                /** @description First paragraph of the mail, before its own text. */
                opening?: string;
            };
        };
        EventMessageBody: {
            subject: string;
            /** @description Plain text; an empty line begins another paragraph. */
            body: string;
            /**
             * @description Other words for who was served in that language.
             * @default {}
             */
            byLanguage?: {
                [key: string]: {
                    subject: string;
                    /** @description Plain text; an empty line begins another paragraph. */
                    body: string;
                };
            };
            /**
             * @description `confirmed`: those who are let in; `waiting`: those who wait for approval; `all`: both.
             * @enum {string}
             */
            who: "confirmed" | "waiting" | "all";
            /**
             * @description `other`: anything but the event. Such a mail can be unsubscribed from, and goes to nobody who has unsubscribed.
             * @enum {string}
             */
            about: "event" | "other";
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        EventPatch: {
            slug?: string | null;
            title?: string | null;
            tagline?: string | null;
            description?: string | null;
            published?: boolean | null;
            /** @description Default: when it was first published. */
            publishedAt?: string | null;
            position?: number | null;
            mode?: ("rsvp" | "ticketed" | "external") | null;
            format?: ("physical" | "online" | "hybrid") | null;
            location?: components["schemas"]["Location"] | null;
            venueVisibility?: ("public" | "registered_only" | "hidden") | null;
            /** @description Who is told `location.onlineUrl`: everyone, or confirmed guests alone. Default: guests when a ticket type costs money or needs approval, else everyone. venueVisibility hides first. */
            onlineUrlFor?: ("everyone" | "guests") | null;
            /** @description Default: the store's zone. */
            timezone?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning. */
            startAt?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00. */
            endAt?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning. */
            doorsAt?: string | null;
            /** @description Until then tickets that nobody was checked in by are refunded at once when their buyer asks for it on the page of the order, where `selfService.orders.requestRefund` lets them; later, or without it, you answer the request. */
            selfRefundUntil?: string | null;
            /** @description Seats in all, over every ticket type; absent means no cap. */
            capacity?: number | null;
            coverUrl?: string | null;
            media?: components["schemas"]["EventMedia"][] | null;
            category?: string | null;
            minAge?: number | null;
            dobMode?: ("order" | "attendee") | null;
            attendeeEmailRequired?: boolean | null;
            /** @description Default: the store's primary currency. */
            currency?: string | null;
            /** @description The merchant's surcharge per ticket, paid by the buyer. */
            customerFee?: components["schemas"]["Fee"] | null;
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"] | null;
            saveForItEnabled?: boolean | null;
            saveForItCrowdLabel?: string | null;
            days?: {
                key: string;
                label?: string;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                dayDate: string;
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
                /**
                 * @description Default: the event's zone.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                location?: components["schemas"]["Location"];
                /** @description Seats on this day; absent means no cap. */
                capacity?: number;
            }[] | null;
            ticketTypes?: components["schemas"]["TicketTypeItem"][] | null;
            unlockCodes?: {
                /** @description Matched without regard to case. */
                code: string;
                ticketTypeRefs: string[];
                maxUses?: number;
            }[] | null;
            attachedPackageRefs?: string[] | null;
            attachedProductRefs?: string[] | null;
            sponsorship?: components["schemas"]["Sponsorship"] | null;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        FolderPatch: {
            slug?: string | null;
            name?: string | null;
            description?: string | null;
            coverUrl?: string | null;
            parentSlug?: string | null;
            /** @description Whether the storefront API shows the folder. */
            public?: boolean | null;
            files?: {
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
            position?: number | null;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        FormPatch: {
            slug?: string | null;
            name?: string | null;
            description?: string | null;
            coverUrl?: string | null;
            submitLabel?: string | null;
            thankYouMessage?: string | null;
            redirectUrl?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning. */
            opensAt?: string | null;
            /** @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00. */
            closesAt?: string | null;
            fields?: components["schemas"]["FormItemField"][] | null;
            /** @description Who gets a mail each time somebody fills it in; nobody unless told. No storefront sees it. */
            notify?: string[] | null;
            published?: boolean | null;
            position?: number | null;
        };
        RollKeyBody: {
            /**
             * @description How long the old key goes on working.
             * @default 86400
             */
            overlapSeconds?: number;
        };
        ChangeKeyBody: {
            label?: string | null;
            scopes?: components["schemas"]["Scope"][];
            origins?: string[];
            limits?: components["schemas"]["RateLimits"];
            /** @description A date, or a date and time without a zone, is local to the shop; a date ends with its last hour. */
            expiresAt?: string | null;
        };
        /** @enum {string} */
        Scope: "read" | "transact" | "storefront:read" | "products:read" | "availability:read" | "checkout:read" | "orders:read" | "checkout:create" | "checkout:cancel" | "events:register" | "customers:link" | "otp:send" | "otp:verify" | "forms:submit" | "subscriptions:create";
        /** @description Token buckets by name: sustained tokens a minute and burst; and ceilings. Above the defaults the operator sets them. */
        RateLimits: {
            publishableReadPerClient?: components["schemas"]["RateLimit"];
            publishableRead?: components["schemas"]["RateLimit"];
            secretReadLive?: components["schemas"]["RateLimit"];
            secretReadTest?: components["schemas"]["RateLimit"];
            registerPerClient?: components["schemas"]["RateLimit"];
            register?: components["schemas"]["RateLimit"];
            eventPageCheckoutPerClient?: components["schemas"]["RateLimit"];
            unlockCodePerClient?: components["schemas"]["RateLimit"];
            checkoutCreateLive?: components["schemas"]["RateLimit"];
            checkoutCreateTest?: components["schemas"]["RateLimit"];
            checkoutReadPerRef?: components["schemas"]["RateLimit"];
            identity?: components["schemas"]["RateLimit"];
            otpSend?: components["schemas"]["RateLimit"];
            /** @description How many one-time passwords a key may send in any 24 hours; 100 unless it is set. */
            otpSendsPerDay?: number;
        };
        RateLimit: {
            perMinute: number;
            burst: number;
        };
        CreateKeyBody: {
            /** @enum {string} */
            kind: "publishable" | "secret";
            /** @enum {string} */
            mode: "test" | "live";
            label?: string;
            /** @description `read` and `events:register` for a publishable key, `transact` for a secret one, unless named. */
            scopes?: components["schemas"]["Scope"][];
            /** @description Exact origins a publishable key works from. */
            origins?: string[];
            /** @default {} */
            limits?: components["schemas"]["RateLimits"];
            /**
             * Format: date-time
             * @description A date, or a date and time without a zone, is local to the shop; a date ends with its last hour.
             * @example 2026-12-01T12:00:00Z
             */
            expiresAt?: string;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        NotePatch: {
            slug?: string | null;
            title?: string | null;
            excerpt?: string | null;
            coverUrl?: string | null;
            blocks?: components["schemas"]["DescriptionBlock"][] | null;
            /** @description Markup of the whole note; without it the service makes it from the blocks. */
            bodyHtml?: string | null;
            authorName?: string | null;
            tags?: string[] | null;
            /** @description When the note appears; without it, at once. */
            publishedAt?: string | null;
            seoTitle?: string | null;
            seoDescription?: string | null;
            published?: boolean | null;
            position?: number | null;
        };
        /** @default {} */
        AskForBalanceBody: {
            /**
             * Format: date-time
             * @description By when it is to be paid; as it is when absent. A date, of the shop, includes its last hour.
             * @example 2026-12-01T12:00:00Z
             */
            dueAt?: string;
        };
        /** @default {} */
        BalancePaidBody: {
            /** @description How it was paid, for the record. */
            reason?: string;
        };
        /** @default {} */
        CancelOrderBody: {
            /**
             * @description Whether the money that is left goes back.
             * @default true
             */
            refund?: boolean;
            reason?: string;
        };
        FulfilOrderBody: {
            /** @description What was handed over; all that is left by default. */
            items?: {
                ref: string;
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
        RefundOrderBody: {
            /** @description What is refunded, with its share of discounts and fees; it is called off with it. */
            items?: {
                ref: string;
                quantity: number;
            }[];
            /** @description Money alone, for whatever it is; a multiple of the step of the currency, or all that is left. */
            amountMinor?: number;
            reason?: string;
        };
        DeclineRefundBody: {
            /** @description To the buyer, in their mail and on the page of their order. */
            message: string;
        };
        OtpConnectionSettings: {
            /** @enum {string} */
            kind: "whatsapp" | "twilio" | "termii" | "mailbox";
            /** @description Of WhatsApp: the id of the phone number, not the number itself. */
            phoneNumberId?: string;
            /** @description Of WhatsApp: of a system user. */
            accessToken?: string;
            /** @description Of WhatsApp, for callbacks. */
            appSecret?: string;
            /** @description Of WhatsApp, for callbacks: any text, and the same at Meta. */
            verifyToken?: string;
            /** @description Of Twilio: `AC…`. */
            accountSid?: string;
            /** @description Of Twilio. */
            authToken?: string;
            /** @description Of Twilio: a number, `MG…` or an alphanumeric sender; of Termii: the sender id. */
            from?: string;
            /** @description Of Termii. */
            apiKey?: string;
            /** @description Of Termii, for callbacks. */
            secretKey?: string;
            /** @description Of Termii, when it has given the account a host of its own. */
            host?: string;
            /** @description Of the mailbox: `sms` by default, or `whatsapp`. */
            channel?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        ReviewPatch: {
            key?: string | null;
            author?: string | null;
            rating?: number | null;
            text?: string | null;
            date?: string | null;
        };
        CreateReviewBody: {
            key?: string;
            author: string;
            rating: number;
            text?: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
        };
        AdjustStockBody: {
            /** @description Ref or key of the variant; in a package, of the option. */
            variantRef: string;
            /** @description Units that came (above 0) or went (below 0). */
            delta?: number;
            /** @description Units at hand from now on; null: not tracked any more. */
            stock?: number | null;
            /** @description Why; kept in the audit log. */
            reason: string;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        PackagePatch: {
            slug?: string | null;
            name?: string | null;
            published?: boolean | null;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number | null;
            description?: string | null;
            coverUrl?: string | null;
            media?: string[] | null;
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][] | null;
            needsDelivery?: boolean | null;
            /** @description Of every `priceMinor` within that names none; the primary currency when absent. */
            currency?: string | null;
            feeMode?: ("pass_on" | "absorb") | null;
            selectionMode?: ("choose_one" | "choose_many") | null;
            variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
            addonGroups?: components["schemas"]["AddonGroupItem"][] | null;
            formFields?: components["schemas"]["FormField"][] | null;
            saveForItEnabled?: boolean | null;
            saveForItMaxDays?: number | null;
            saveForItFixedDates?: string[] | null;
            saveForItFreezePrice?: boolean | null;
            saveForItCrowdLabel?: string | null;
            /** @description Whether it may be ordered when stock has run out. */
            preorderable?: boolean | null;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number | null;
            preorderEtaText?: string | null;
            preorderDepositType?: ("percent" | "fixed") | null;
            preorderDepositValue?: number | null;
            reviewsEnabled?: boolean | null;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string | null;
            reviews?: components["schemas"]["ReviewItem"][] | null;
            restockAlertsEnabled?: boolean | null;
            info?: components["schemas"]["ProductInfo"] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            type?: ("service" | "product" | "event") | null;
            options?: components["schemas"]["PackageOptionItem"][] | null;
        };
        PaymentProviderCredentials: {
            /** @description Of Paystack and Stripe: `sk_test_…` in test mode, `sk_live_…` in live mode. */
            secretKey?: string;
            /** @description Of Paystack: `pk_test_…`, `pk_live_…`. */
            publicKey?: string;
            /** @description Of Stripe: `pk_test_…`, `pk_live_…`. */
            publishableKey?: string;
            /** @description Of Stripe: `whsec_…`, of the endpoint that calls `callbackUrl`. */
            webhookSecret?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        ProductPatch: {
            slug?: string | null;
            name?: string | null;
            published?: boolean | null;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number | null;
            description?: string | null;
            coverUrl?: string | null;
            media?: string[] | null;
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][] | null;
            needsDelivery?: boolean | null;
            /** @description Of every `priceMinor` within that names none; the primary currency when absent. */
            currency?: string | null;
            feeMode?: ("pass_on" | "absorb") | null;
            selectionMode?: ("choose_one" | "choose_many") | null;
            variantDisplay?: ("text" | "dropdown" | "image" | "color") | null;
            addonGroups?: components["schemas"]["AddonGroupItem"][] | null;
            formFields?: components["schemas"]["FormField"][] | null;
            saveForItEnabled?: boolean | null;
            saveForItMaxDays?: number | null;
            saveForItFixedDates?: string[] | null;
            saveForItFreezePrice?: boolean | null;
            saveForItCrowdLabel?: string | null;
            /** @description Whether it may be ordered when stock has run out. */
            preorderable?: boolean | null;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number | null;
            preorderEtaText?: string | null;
            preorderDepositType?: ("percent" | "fixed") | null;
            preorderDepositValue?: number | null;
            reviewsEnabled?: boolean | null;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string | null;
            reviews?: components["schemas"]["ReviewItem"][] | null;
            restockAlertsEnabled?: boolean | null;
            info?: components["schemas"]["ProductInfo"] | null;
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string | null;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string | null;
            options?: components["schemas"]["OptionGroupItem"][] | null;
            variants?: components["schemas"]["VariantItem"][] | null;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        PromoterCodePatch: {
            code?: string | null;
            position?: number | null;
            name?: string | null;
        };
        CancelRegistrationBody: {
            /** @description Attendees whose seats to give back; everybody’s by default. Of tickets that were bought each seat is cancelled by its own ref. */
            attendeeRefs?: string[];
            /**
             * @description What goes back with a seat that was bought, for which it is required: `none`, or its `share` of what was paid for its piece. Of a registration nothing was paid, and nothing goes back.
             * @enum {string}
             */
            refund?: "none" | "share";
        };
        /** @default {} */
        ReissueTicketBody: {
            /** @description Of the ticket that is to be replaced, as the registration shows it: once that is done, repeating the request issues no other. Without it each request replaces the valid ticket. */
            ticketSerial?: number;
            /**
             * @description Whether the new ticket is sent to whoever took the seat, by mail, or by text where there is no address.
             * @default true
             */
            notify?: boolean;
        };
        RegisterGuestBody: {
            /** @description Its ref or its slug; it has to be published. */
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
             * @description Language of mails and SMS to the guest (ISO 639); English by default.
             * @enum {string}
             */
            language?: "en" | "fr";
            /**
             * @description Rules to set aside for this guest: when tickets are on sale (not past the end of the event), ages, answers to required questions, and how many seats one registration may take. Never capacity.
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
        /** @description A field that is given is replaced whole; null takes it away. */
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
            content?: components["schemas"]["StorefrontItemContent"] | null;
            published?: boolean | null;
        };
        /** @description A field that is given is replaced whole; null takes it away. */
        TablePatch: {
            slug?: string | null;
            name?: string | null;
            description?: string | null;
            columns?: components["schemas"]["TableItemColumn"][] | null;
            rows?: {
                key: string;
                /** @description Column key → value; leave out what is empty. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[] | null;
            published?: boolean | null;
            position?: number | null;
        };
        AdvanceTestClockBody: {
            /** @description How far to advance. */
            seconds?: number;
            /**
             * Format: date-time
             * @description Where to advance to.
             * @example 2026-12-01T12:00:00Z
             */
            to?: string;
        };
        /** @default {} */
        FreezeTestClockBody: {
            /**
             * Format: date-time
             * @description Not before the clock’s time, at which it is frozen by default. It advances to a later one.
             * @example 2026-12-01T12:00:00Z
             */
            at?: string;
        };
        ReplayWebhooksBody: {
            /** @description Refs of single events. */
            events?: string[];
            /**
             * Format: date-time
             * @description Of events made at or after this moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            since?: string;
            /**
             * Format: date-time
             * @description Of events made before this moment.
             * @example 2026-03-01T09:00:00.000Z
             */
            until?: string;
            types?: ("checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /** @description States of deliveries; `held` and `exhausted` by default, and any for single events. Events never sent there are taken as well. */
            states?: ("held" | "exhausted" | "delivered" | "due")[];
        };
        WebhookDestinationPatch: {
            /**
             * Format: uri
             * @description https, and public.
             */
            url?: string;
            description?: string | null;
            /**
             * @description Of which mode’s events it is told; events of the catalogue go to all.
             * @enum {string}
             */
            mode?: "both" | "live" | "test";
            /** @description Types of events, or `*` for all, also those to come. */
            events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /** @description Most attempts a second; no cap when absent. */
            maxPerSecond?: number | null;
        };
        WebhookDestinationInput: {
            /**
             * Format: uri
             * @description https, and public.
             */
            url: string;
            description?: string;
            /**
             * @description Of which mode’s events it is told; events of the catalogue go to all.
             * @default both
             * @enum {string}
             */
            mode?: "both" | "live" | "test";
            /** @description Types of events, or `*` for all, also those to come. */
            events?: ("*" | "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted")[];
            /** @description Most attempts a second; no cap when absent. */
            maxPerSecond?: number;
        };
        WorkspacePatch: {
            displayName?: string;
            /** @example Africa/Lagos */
            timezone?: string;
            currencies?: string[];
            /** @description Off: every key of the workspace is refused. */
            apiEnabled?: boolean;
            /** @description Off: its secret keys are refused. */
            secretKeysEnabled?: boolean;
            /** @description Whether headless checkout may be used. */
            headlessEnabled?: boolean;
            /** @description Set by the operator: with a workspace’s own token, another fee than the one in force is 403. */
            fees?: {
                frontdesk?: components["schemas"]["ServiceFee"];
                product?: components["schemas"]["ServiceFee"];
            };
            rails?: {
                card?: {
                    enabled: boolean;
                };
                bank_transfer?: {
                    enabled: boolean;
                };
                international_card?: {
                    enabled: boolean;
                };
            };
            checkouts?: {
                /** @description How long tickets of a hosted checkout are held for their buyer. */
                eventMinutes?: number;
                /** @description How long tickets of a headless checkout are held for their buyer. */
                headlessMinutes?: number;
                /** @description How long products are held for a buyer who has started to pay. */
                stockMinutes?: number;
                /** @description How much longer a checkout whose time is over stays open while its payment provider does not answer. */
                graceSeconds?: number;
                /** @description For how long after its end money that comes late can still make a checkout paid, if all of it can be bought at the same total then. Later money goes back. */
                lateMoneyHours?: number;
                /** @description On: the host of a returnUrl must be an origin that a key of the mode has, or one of the storefront’s verifiedDomains. */
                registeredReturnUrls?: boolean;
                /** @description How many open checkouts of one key may hold something at a time, in live mode; those opened from now on count. Null: any number. */
                mostHoldsPerKey?: number | null;
            };
            otp?: {
                /**
                 * @description Whose number codes come from unless a request says: the merchant’s connected one, or the service’s.
                 * @enum {string}
                 */
                sender?: "own" | "frontdesk";
                /** @description Null: as without a list. */
                countries?: string[] | null;
                /** @description On: a key that sends to many numbers which follow one another, or to a country where hardly any code is entered, is refused as RATE_LIMITED for a while. */
                fraudGuards?: boolean;
            };
            texts?: {
                /** @description Null: as without a list. */
                countries?: string[] | null;
                /** @description How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first. The operator sets it. */
                mostPerDay?: number;
            };
            messages?: {
                /** @description On: each attendee whose e-mail is another than that of who registered or bought is mailed their own ticket, with a calendar entry, once it is confirmed or paid. */
                attendees?: boolean;
            };
            savings?: {
                /** @description How much of what was saved goes back to a buyer who stops, or does not complete the plan in time, in percent. All of it goes back when the merchant ends the plan. */
                refundPct?: number;
                /** @description What each part of a savings plan is at least, in percent of its total; less only when less is missing. Of plans that begin from now on. */
                leastPartPct?: number;
            };
            forms?: {
                /** @description After how many days a submission is deleted for good, with its files; those that are older by now go within the hour. Null: they are kept until they are deleted by hand. */
                keepDays?: number | null;
                /** @description How many MiB all files of one submission together may have. */
                fileMiBPerSubmission?: number;
                /** @description How many MiB the files of all submissions together may have that are kept; past it forms take no files until some are deleted. */
                fileMiBInAll?: number;
            };
            /** @description Set by the operator: with a workspace’s own token, other room than is in force is 403. */
            media?: {
                /** @description How many MiB all uploaded pictures and files together may have that are kept; past it nothing is uploaded until some are deleted. The operator sets it. */
                fileMiBInAll?: number;
            };
            seats?: {
                /** @description Seats in all that one free registration may take, whatever maxPerOrder says; a group ticket counts its seats. */
                mostPerRegistration?: number;
                /** @description Seats in all that one checkout of tickets may take, whatever maxPerOrder says; a group ticket counts its seats. */
                mostPerCheckout?: number;
            };
            limits?: components["schemas"]["RateLimits"];
            selfService?: {
                tickets?: {
                    /** @description Guests may change the name on their ticket. */
                    rename?: boolean;
                    /** @description Guests may give their ticket to somebody else; a code that is mailed to them confirms it. */
                    giveAway?: boolean;
                    /** @description Guests may give a free ticket back; its seat is on sale again. */
                    giveBack?: boolean;
                    /** @description Guests may have their ticket mailed to them again. */
                    resend?: boolean;
                };
                orders?: {
                    /** @description Buyers may change the delivery address until fulfilment begins; a code that is mailed to them confirms it. */
                    changeAddress?: boolean;
                    /** @description Buyers may cancel a checkout that is not paid. */
                    cancelCheckout?: boolean;
                    /** @description Buyers may ask for a refund, which you answer; a code that is mailed to them confirms it. */
                    requestRefund?: boolean;
                };
            };
            /** @description Null takes it away. */
            support?: components["schemas"]["SupportSettings"] | null;
            /** @description Whole: what it does not name is worded by the service. Null takes it away. */
            mailWording?: components["schemas"]["MailWording"] | null;
            /** @description Null takes it away: nobody is told. */
            alertEmail?: string | null;
        };
        OtpCreditBody: {
            amountMinor: number;
            /** @description The one that codes of the workspace are charged in. */
            currency: string;
            /** @description Such as what it was paid by; the merchant reads it. */
            note?: string;
        };
        OperatorPatch: {
            fees?: {
                frontdesk?: components["schemas"]["ServiceFee"];
                product?: components["schemas"]["ServiceFee"];
            };
            limits?: components["schemas"]["RateLimits"];
            texts?: {
                /** @description Null: as without a list. */
                countries?: string[] | null;
                /** @description How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first. The operator sets it. */
                mostPerDay?: number;
            };
            media?: {
                /** @description How many MiB all uploaded pictures and files together may have that are kept; past it nothing is uploaded until some are deleted. The operator sets it. */
                fileMiBInAll?: number;
            };
            /** @description Limits of single keys, by their refs; whole. Limits that are left out are those of the workspace. */
            keys?: {
                [key: string]: {
                    limits: components["schemas"]["RateLimits"];
                };
            };
        };
        CreateWorkspaceBody: {
            slug: string;
            displayName: string;
            /** @example Africa/Lagos */
            timezone: string;
            currencies: string[];
        };
        AuditEntry: {
            ref: string;
            /** Format: date-time */
            at: string;
            /** @description Whose token it was. */
            by: {
                /** @enum {string} */
                kind: "operator" | "admin_token";
                /** @description The admin token among the keys. */
                ref?: string;
            };
            /** @description As answered in X-Request-Id. */
            requestId: string;
            /** @enum {string} */
            action: "create" | "change" | "delete";
            subject: {
                /** @description `product`, `delivery_zone`, `key`, `workspace`, `storefront` … */
                kind: string;
                ref: string;
                /** @description Its slug, key, code or label then. */
                name?: string;
            };
            /** @description What changed: `variants[large].prices`. */
            fields: string[];
            /** @description Why, and figures: `{ "reason": "Broken", "from": 10, "to": 9 }`. */
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
        ManagedCatalog: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example cat_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /**
             * @default grid
             * @enum {string}
             */
            layout: "grid" | "masonry" | "carousel" | "list";
            items: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example itm_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
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
            seoTitle?: string;
            seoDescription?: string;
            /** @default true */
            published: boolean;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        DocumentWarning: {
            path: string;
            message: string;
        };
        TicketKeys: {
            eventRef: string;
            /** @description Ed25519, 32 bytes each in base64url; the current one first, then those of secret keys before it. */
            publicKeys: string[];
        };
        CheckIn: {
            attendeeRef: string;
            /** @description Of the person on the seat, else of who registered. */
            name?: string;
            ticketTypeRef: string;
            ticketTypeName: string;
            eventRef: string;
            eventSlug: string;
            eventTitle: string;
            /** @description On which they are let in; absent of an event without days. */
            day?: {
                ref: string;
                key: string;
                label?: string;
                /** Format: date */
                dayDate: string;
            };
            /** Format: date-time */
            checkedInAt: string;
        };
        ManagedCheckoutDetail: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `balance`: of an order that was paid by deposit; `orderRef` is that order.
             * @enum {string}
             */
            kind: "products" | "event" | "balance";
            /** @enum {string} */
            channel: "hosted" | "headless";
            /** @enum {string} */
            status: "open" | "paid" | "expired" | "cancelled";
            currency: string;
            /** @description Σ unit price × quantity. Less the discount, with delivery, fees and tax, it is the total. */
            subtotalMinor: number;
            /** @description Minor units. */
            discountMinor: number;
            /** @description Minor units. */
            deliveryMinor: number;
            /** @description Fees that the buyer pays. */
            feeMinor: number;
            /** @description Minor units. */
            taxMinor: number;
            /** @description Minor units. */
            totalMinor: number;
            /** @description Minor units. */
            dueNowMinor: number;
            /** @description What of the total is to be paid later. */
            balanceMinor: number;
            lines: components["schemas"]["ManagedCheckoutLine"][];
            contact?: {
                name?: string;
                email?: string;
                phone?: string;
            };
            orderRef?: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            cancelledAt?: string;
            attempts: {
                reference: string;
                rail: string;
                provider: string;
                /** @enum {string} */
                status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
                /** @description Minor units. */
                amountMinor: number;
                /** @description Who pays it, when that is not the buyer: a part of a savings plan, by the link for others. */
                payer?: {
                    name: string;
                    email: string;
                };
                /** @description Why the provider refused it, or the last card that the buyer gave. */
                refusal?: components["schemas"]["PaymentRefusal"];
                /** Format: date-time */
                createdAt: string;
            }[];
            payments: {
                ref: string;
                rail: string;
                /** @description Minor units. */
                amountMinor: number;
                /** @description Minor units. */
                appliedMinor: number;
                currency: string;
                /** @enum {string} */
                disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
                /** Format: date-time */
                paidAt: string;
            }[];
            refunds: {
                ref: string;
                paymentRef: string;
                /** @description Minor units. */
                amountMinor: number;
                reason?: string;
                /**
                 * @description Where the refund was made.
                 *     - `service`: Here: by the merchant, the buyer, or the service itself.
                 *     - `provider`: In the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** Format: date-time */
                createdAt: string;
            }[];
        };
        ManagedCheckoutLine: {
            name: string;
            variantName?: string;
            quantity: number;
            /** @description Minor units. */
            unitPriceMinor: number;
            /** @description Minor units. */
            discountMinor: number;
            /** @description Unit price × quantity − discount, without fees. */
            totalMinor: number;
        };
        PaymentRefusal: {
            /**
             * @description `card`: the card; `buyer`: data of the buyer, such as the e-mail address; `attempt`: this try alone; `configuration`: how the account at the provider, or the service, is set up.
             * @enum {string}
             */
            cause: "card" | "buyer" | "attempt" | "configuration";
            /** @description The provider’s own. */
            code: string;
            /** @description The provider’s sentence, in one line, without keys, addresses and long numbers. */
            message: string;
            /**
             * @description Of a card, where the buyer is shown the reason.
             * @enum {string}
             */
            reason?: "insufficient_funds" | "expired_card" | "wrong_details";
        };
        ManagedCheckout: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `balance`: of an order that was paid by deposit; `orderRef` is that order.
             * @enum {string}
             */
            kind: "products" | "event" | "balance";
            /** @enum {string} */
            channel: "hosted" | "headless";
            /** @enum {string} */
            status: "open" | "paid" | "expired" | "cancelled";
            currency: string;
            /** @description Σ unit price × quantity. Less the discount, with delivery, fees and tax, it is the total. */
            subtotalMinor: number;
            /** @description Minor units. */
            discountMinor: number;
            /** @description Minor units. */
            deliveryMinor: number;
            /** @description Fees that the buyer pays. */
            feeMinor: number;
            /** @description Minor units. */
            taxMinor: number;
            /** @description Minor units. */
            totalMinor: number;
            /** @description Minor units. */
            dueNowMinor: number;
            /** @description What of the total is to be paid later. */
            balanceMinor: number;
            lines: components["schemas"]["ManagedCheckoutLine"][];
            contact?: {
                name?: string;
                email?: string;
                phone?: string;
            };
            orderRef?: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            completedAt?: string;
            /** Format: date-time */
            cancelledAt?: string;
        };
        ManagedCollection: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example col_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            /** @default true */
            published: boolean;
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /**
             * @default image
             * @enum {string}
             */
            coverKind: "image" | "video" | "gallery" | "color";
            /** @default [] */
            gallery: string[];
            /** @default [] */
            productRefs: string[];
            seoTitle?: string;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        Contact: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            name?: string;
            email?: string;
            phone?: string;
            /** @description Since a user of the merchant’s own was linked. */
            customerRef?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description Since when nothing personal is known any more.
             */
            erasedAt?: string;
        };
        PersonalFile: {
            contact: components["schemas"]["Contact"];
            links: {
                ref: string;
                externalRef: string;
                /** Format: date-time */
                linkedAt: string;
            }[];
            orders: {
                ref: string;
                number?: string;
                status: string;
                currency: string;
                /** @description Minor units. */
                totalMinor: number;
                /** @description Minor units. */
                paidMinor: number;
                /** Format: date-time */
                placedAt: string;
                contact: {
                    name?: string;
                    email?: string;
                    phone?: string;
                };
                deliveryAddress?: {
                    [key: string]: string;
                };
                /** @description The last refund that they asked for, with your answer. */
                refundRequest?: {
                    [key: string]: string;
                };
                /** @description Answers, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                items: {
                    ref: string;
                    name: string;
                    quantity: number;
                    /** @description Minor units. */
                    totalMinor: number;
                    /** @description Answers, by the keys of the questions. */
                    responses: {
                        [key: string]: unknown;
                    };
                    attendees: components["schemas"]["PersonalFileSeat"][];
                }[];
            }[];
            registrations: {
                ref: string;
                eventRef: string;
                name: string;
                email?: string;
                phone?: string;
                dateOfBirth?: string;
                /** @description Answers, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                source: string;
                /** @description In which the person was served, and is written to (BCP 47). */
                language?: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                endedAt?: string;
                attendees: components["schemas"]["PersonalFileSeat"][];
            }[];
            /** @description Tickets that were given to the person by who had them. */
            ticketsGiven: {
                ref: string;
                name?: string;
                email?: string;
                phone?: string;
                dateOfBirth?: string;
                status?: string;
                /** @description Answers, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                eventRef: string;
                /** @description In which the person was served, and is written to (BCP 47). */
                language?: string;
                /** Format: date-time */
                givenAt: string;
            }[];
            /** @description Those that were not paid. */
            checkouts: {
                ref: string;
                status: string;
                currency: string;
                /** @description Minor units. */
                totalMinor: number;
                /** Format: date-time */
                createdAt: string;
                contact: {
                    name?: string;
                    email?: string;
                    phone?: string;
                };
                deliveryAddress?: {
                    [key: string]: string;
                };
                dateOfBirth?: string;
                /** @description In which the person was served, and is written to (BCP 47). */
                language?: string;
                /** @description Answers, by the keys of the questions. */
                responses: {
                    [key: string]: unknown;
                };
                attendees: components["schemas"]["PersonalFileSeat"][];
            }[];
            /** @description Parts of what others save up for, that were paid or tried to be by the link for others. */
            partsPaid: {
                ref: string;
                checkoutRef: string;
                name: string;
                email: string;
                /** @description Minor units. */
                amountMinor: number;
                currency: string;
                status: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description The newsletter and restock alerts that the e-mail has signed up for. */
            subscriptions: {
                ref: string;
                /** @enum {string} */
                kind: "newsletter" | "restock";
                state: string;
                email: string;
                name?: string;
                product?: string;
                /** @description In which the person was served, and is written to (BCP 47). */
                language?: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                confirmedAt?: string;
                /** Format: date-time */
                endedAt?: string;
            }[];
            /** @description Submissions of forms with this e-mail in a question with the `identity` `email`. */
            submissions: {
                ref: string;
                formRef: string;
                formSlug: string;
                formName: string;
                /** @description In the form’s order; what was not asked or left blank is absent. */
                answers: {
                    key: string;
                    label: string;
                    /** @enum {string} */
                    type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
                    value: string | number | boolean | string[];
                }[];
                /** @description Names of the files that came with it. The submission itself has links to them. */
                files: string[];
                /** Format: date-time */
                submittedAt: string;
            }[];
            messages: {
                ref: string;
                kind: string;
                channel: string;
                recipient: string;
                state: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                sentAt?: string;
            }[];
            /** @description One-time passwords that were sent to the phone. */
            codes: {
                ref: string;
                /** @description Masked: the number is not kept. */
                to: string;
                country: string;
                channel: string;
                sender: string;
                purpose?: string;
                /** Format: date-time */
                createdAt: string;
                delivery?: string;
            }[];
        };
        PersonalFileSeat: {
            ref: string;
            name?: string;
            email?: string;
            phone?: string;
            dateOfBirth?: string;
            status?: string;
            /** @description Answers, by the keys of the questions. */
            responses: {
                [key: string]: unknown;
            };
        };
        CustomerLink: {
            ref: string;
            externalRef: string;
            customerRef: string;
            contactRef: string;
            test: boolean;
            /** Format: date-time */
            linkedAt: string;
        };
        ManagedDeliveryZone: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example dlz_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            key: string;
            name: string;
            position?: number;
            description?: string;
            /**
             * @default delivery
             * @enum {string}
             */
            kind: "delivery" | "pickup";
            /** @default [] */
            countries: string[];
            /** @default [] */
            states: string[];
            /** @default [] */
            cities: string[];
            /** @default [] */
            postalPrefixes: string[];
            /** @description Short for the entry of `prices` in `currency`. */
            feeMinor?: number;
            /**
             * @description Of `feeMinor`; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /** @default [] */
            prices: components["schemas"]["PriceEntry"][];
            freeOver?: components["schemas"]["AmountsByCurrency"];
            minOrder?: components["schemas"]["AmountsByCurrency"];
            etaText?: string;
            etaMinDays?: number;
            etaMaxDays?: number;
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
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedDiscountCode: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example dsc_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            code: string;
            position?: number;
            /** @enum {string} */
            kind: "percent" | "fixed";
            /** @description Percent: a number above 0 up to 100. Fixed: minor units per currency. */
            value: number | components["schemas"]["AmountsByCurrency"];
            /** @description What the code is for; everything when all lists are empty. */
            appliesTo: {
                /** @default [] */
                eventRefs: string[];
                /** @default [] */
                ticketTypeRefs: string[];
                /** @default [] */
                productRefs: string[];
            };
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startsAt?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            maxUses?: number;
            maxUsesPerContact?: number;
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
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        /** @description A workspace document with every section, in the form of `/admin/document/schema.json`. */
        ExportedDocument: {
            /** @constant */
            version: 1;
            /** @description Names this state of the workspace. */
            revision: string;
        } & {
            [key: string]: unknown;
        };
        AppliedDocument: {
            dryRun: boolean;
            created: components["schemas"]["PlannedItem"][];
            changed: components["schemas"]["PlannedChange"][];
            deleted: components["schemas"]["PlannedItem"][];
            /** @description Of the state that is there now. */
            revision: string;
            /** @description What the document says and perhaps does not mean, such as moments that are read otherwise than before (a date was UTC once, and is local now), ticket types of which more seats must be taken at a time than `seats` of the workspace allows, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
            /** @description What goes although guests, orders or answers use it; without `force=true` a document with any is refused. */
            inUse?: components["schemas"]["PartInUse"][];
        };
        PlannedItem: {
            /** @enum {string} */
            section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
            /** @description Slug, key or code; the section’s name where it holds one thing. */
            identity: string;
        };
        PlannedChange: {
            /** @enum {string} */
            section: "workspace" | "storefront" | "products" | "collections" | "packages" | "events" | "forms" | "tables" | "catalogs" | "folders" | "notes" | "deliveryZones" | "discountCodes" | "promoterCodes";
            /** @description Slug, key or code; the section’s name where it holds one thing. */
            identity: string;
            /** @description Paths such as `variants[large].prices`. */
            fields: string[];
            /** @description The same fields with their values. */
            changes: components["schemas"]["FieldChange"][];
        };
        FieldChange: {
            /** @description Such as `variants[large].prices`. */
            path: string;
            /** @description As the document spells it; absent where there was nothing. Texts of more than 120 characters are cut around where they differ. */
            before?: unknown;
            /** @description The same of what is there then; absent where nothing is. */
            after?: unknown;
            /** @description ISO 4217, where the values hold amounts in minor units that name no currency of their own. */
            currency?: string;
            /** @description Of the amounts in `before`, where it was another one. */
            currencyBefore?: string;
        };
        EmailPreview: {
            subject: string;
            /** @description As mail programs without HTML show it. */
            text: string;
            html: string;
        };
        EventMessage: {
            event: string;
            dryRun: boolean;
            /** @description Addresses that it goes to, or would. */
            recipients: number;
            /** @description Addresses that it does not go to, since they have unsubscribed. */
            unsubscribed: number;
        };
        ManagedEvent: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example evt_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            title: string;
            tagline?: string;
            description?: string;
            /** @default true */
            published: boolean;
            /**
             * Format: date-time
             * @description Default: when it was first published.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            position?: number;
            /**
             * @default ticketed
             * @enum {string}
             */
            mode: "rsvp" | "ticketed" | "external";
            /**
             * @default physical
             * @enum {string}
             */
            format: "physical" | "online" | "hybrid";
            location?: components["schemas"]["Location"];
            /**
             * @default public
             * @enum {string}
             */
            venueVisibility: "public" | "registered_only" | "hidden";
            /**
             * @description Who is told `location.onlineUrl`: everyone, or confirmed guests alone. Default: guests when a ticket type costs money or needs approval, else everyone. venueVisibility hides first.
             * @enum {string}
             */
            onlineUrlFor?: "everyone" | "guests";
            /**
             * @description Default: the store's zone.
             * @example Africa/Lagos
             */
            timezone?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            startAt: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endAt: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            doorsAt?: string;
            /**
             * Format: date-time
             * @description Until then tickets that nobody was checked in by are refunded at once when their buyer asks for it on the page of the order, where `selfService.orders.requestRefund` lets them; later, or without it, you answer the request.
             * @example 2026-03-01T09:00:00.000Z
             */
            selfRefundUntil?: string;
            /** @description Seats in all, over every ticket type; absent means no cap. */
            capacity?: number;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media: components["schemas"]["EventMedia"][];
            category?: string;
            minAge?: number;
            /**
             * @default order
             * @enum {string}
             */
            dobMode: "order" | "attendee";
            /** @default false */
            attendeeEmailRequired: boolean;
            /**
             * @description Default: the store's primary currency.
             * @example NGN
             */
            currency?: string;
            /** @description The merchant's surcharge per ticket, paid by the buyer. */
            customerFee?: components["schemas"]["Fee"];
            customerFeeFlatByCurrency?: components["schemas"]["AmountsByCurrency"];
            /** @default false */
            saveForItEnabled: boolean;
            saveForItCrowdLabel?: string;
            days: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example day_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                label?: string;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                dayDate: string;
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
                /**
                 * @description Default: the event's zone.
                 * @example Africa/Lagos
                 */
                timezone?: string;
                location?: components["schemas"]["Location"];
                /** @description Seats on this day; absent means no cap. */
                capacity?: number;
            }[];
            ticketTypes: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example tkt_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                name: string;
                description?: string;
                /** Format: uri */
                imageUrl?: string;
                /** @enum {string} */
                kind: "free" | "paid" | "donation" | "deposit";
                /**
                 * @description hidden and invite_only need an unlock code.
                 * @default public
                 * @enum {string}
                 */
                visibility: "public" | "hidden" | "invite_only";
                /**
                 * Format: date-time
                 * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                onSaleFrom?: string;
                /**
                 * Format: date-time
                 * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                onSaleUntil?: string;
                /**
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
                /** @default [] */
                prices: components["schemas"]["PriceEntry"][];
                /** @default [] */
                pricePhases: components["schemas"]["PricePhaseItemOutput"][];
                /** @description Least donation, in the event's primary currency. */
                minPriceMinor?: number;
                /** @default [] */
                donationPresets: number[];
                /** @enum {string} */
                depositType?: "percent" | "fixed";
                /** @description percent: 1 to 100; fixed: minor units of the event's primary currency. */
                depositValue?: number;
                /** @enum {string} */
                depositBalanceMode?: "online" | "at_door" | "manual";
                /**
                 * Format: date-time
                 * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
                 * @example 2026-03-01T09:00:00.000Z
                 */
                depositBalanceDueAt?: string;
                /** @description Tickets for sale; a group ticket counts as one. Absent means no cap. */
                capacity?: number;
                lowStockThreshold?: number;
                /** @default 1 */
                minPerOrder: number;
                maxPerOrder?: number;
                minAge?: number;
                /** @default false */
                approvalRequired: boolean;
                /** @default 1 */
                groupSize: number;
                /**
                 * @description How it is attended. Where ticket types of an event say so, those that are attended online alone are told where to join, if that is for guests.
                 * @enum {string}
                 */
                attendance?: "in_person" | "online";
                /**
                 * @description Keys of the days it admits to; empty means every day.
                 * @default []
                 */
                validDays: string[];
                /** @default false */
                requiresAttendeeDetails: boolean;
                /** @default [] */
                formFields: components["schemas"]["FormFieldOutput"][];
                saveForIt?: components["schemas"]["SaveForItPolicy"];
            }[];
            unlockCodes: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example ulc_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Matched without regard to case. */
                code: string;
                ticketTypeRefs: string[];
                maxUses?: number;
            }[];
            /** @default [] */
            attachedPackageRefs: string[];
            /** @default [] */
            attachedProductRefs: string[];
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
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedFolder: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example fld_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            parentSlug?: string;
            /**
             * @description Whether the storefront API shows the folder.
             * @default true
             */
            public: boolean;
            files: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example fil_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedForm: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example frm_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default Send */
            submitLabel: string;
            /** @default Thank you. We have received your answers. */
            thankYouMessage: string;
            /** Format: uri */
            redirectUrl?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date is its beginning.
             * @example 2026-03-01T09:00:00.000Z
             */
            opensAt?: string;
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            closesAt?: string;
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
             * @description Who gets a mail each time somebody fills it in; nobody unless told. No storefront sees it.
             * @default []
             */
            notify: string[];
            /** @default true */
            published: boolean;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        Key: {
            ref: string;
            /** @enum {string} */
            kind: "publishable" | "secret" | "admin";
            /**
             * @description Absent on admin tokens.
             * @enum {string}
             */
            mode?: "test" | "live";
            /** @enum {string} */
            status: "active" | "paused" | "expired" | "revoked";
            label?: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Where a publishable key works; empty: nowhere. */
            origins: string[];
            /** @description Rate limits of this key instead of the workspace’s. */
            limits: components["schemas"]["RateLimits"];
            /** @description The first 12 characters of the key. */
            prefix: string;
            /** @description Its last 4 characters. */
            ending: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /** Format: date-time */
            pausedAt?: string;
            /** Format: date-time */
            revokedAt?: string;
            /** @description The key this one was rolled into. */
            replacedByRef?: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt?: string;
            lastUsedIp?: string;
        };
        CreatedKey: {
            ref: string;
            /** @enum {string} */
            kind: "publishable" | "secret" | "admin";
            /**
             * @description Absent on admin tokens.
             * @enum {string}
             */
            mode?: "test" | "live";
            /** @enum {string} */
            status: "active" | "paused" | "expired" | "revoked";
            label?: string;
            scopes: components["schemas"]["Scope"][];
            /** @description Where a publishable key works; empty: nowhere. */
            origins: string[];
            /** @description Rate limits of this key instead of the workspace’s. */
            limits: components["schemas"]["RateLimits"];
            /** @description The first 12 characters of the key. */
            prefix: string;
            /** @description Its last 4 characters. */
            ending: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /** Format: date-time */
            pausedAt?: string;
            /** Format: date-time */
            revokedAt?: string;
            /** @description The key this one was rolled into. */
            replacedByRef?: string;
            /**
             * Format: date-time
             * @description To the minute.
             */
            lastUsedAt?: string;
            lastUsedIp?: string;
            /** @description The key, shown once: keep it. */
            key: string;
        };
        MediaFile: {
            ref: string;
            /** @description What it was called when it was uploaded. */
            name: string;
            /** @enum {string} */
            type: "image" | "video" | "audio" | "document";
            /** @enum {string} */
            visibility: "public" | "private";
            /** @description Its address for good. A private file opens there by signed links only, such as those of a folder. */
            url: string;
            /** @description Of a private file: the address signed, good for an hour. */
            downloadUrl?: string;
            /** @description Of a public picture. */
            thumbnailUrl?: string;
            mimeType: string;
            sizeBytes: number;
            checksumSha256: string;
            /** @description Pixels, of pictures only. */
            width?: number;
            /** @description Pixels, of pictures only. */
            height?: number;
            /** Format: date-time */
            createdAt: string;
        };
        Message: {
            ref: string;
            /**
             * @description What it says.
             * @enum {string}
             */
            kind: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
            /** @enum {string} */
            channel: "email" | "sms" | "whatsapp";
            /** @enum {string} */
            mode: "live" | "test";
            /** @description E-mail address or phone number; `Deleted …` once that is kept no longer. */
            recipient: string;
            /** @description What it is about. */
            subject: {
                /** @enum {string} */
                kind: "registration" | "order" | "payment" | "refund" | "submission" | "form" | "subscription" | "webhook_destination" | "workspace" | "admin_token" | "payment_exception" | "confirmation" | "attendee" | "event";
                ref: string;
            };
            /**
             * @description `failed`: every attempt has failed, or another is of no use; `skipped`: it was no longer true when its turn came; `withheld`: a text that may not go to its number. A text that waits for room is `due`.
             * @enum {string}
             */
            state: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
            attempts: number;
            /** Format: date-time */
            nextAttemptAt?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            sentAt?: string;
            /** @description Why the last attempt failed, why it was skipped or withheld, or for what it waits. */
            error?: string;
            /** @description By which the mail server or provider knows it. */
            providerRef?: string;
            /** @description Of a text that was sent: in how many segments, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. */
            segments?: number;
        };
        Subscriber: {
            ref: string;
            /** @enum {string} */
            state: "pending" | "confirmed" | "unsubscribed";
            name?: string;
            email: string;
            /**
             * @description Where it was asked for.
             * @enum {string}
             */
            source: "hosted" | "storefront_api";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt?: string;
            /** Format: date-time */
            unsubscribedAt?: string;
        };
        ManagedNote: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example not_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            title: string;
            excerpt?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            blocks: components["schemas"]["DescriptionBlockOutput"][];
            /** @description Markup of the whole note; without it the service makes it from the blocks. */
            bodyHtml?: string;
            authorName?: string;
            /** @default [] */
            tags: string[];
            /**
             * Format: date-time
             * @description When the note appears; without it, at once.
             * @example 2026-03-01T09:00:00.000Z
             */
            publishedAt?: string;
            seoTitle?: string;
            seoDescription?: string;
            /** @default true */
            published: boolean;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
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
        SentCode: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            keyRef: string;
            /** @description Masked: country code and last three digits. The number is not kept. */
            to: string;
            country: string;
            /** @enum {string} */
            channel: "whatsapp" | "sms";
            /** @enum {string} */
            sender: "own" | "frontdesk";
            templateRef?: string;
            purpose?: string;
            /** @enum {string} */
            codeSource: "service" | "client";
            charge: {
                amountMinor: number;
                currency: string;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Latest report of the provider. */
            delivery?: {
                /** @enum {string} */
                status: "unknown" | "sent" | "delivered" | "read" | "failed";
                /** Format: date-time */
                at: string;
                reason?: string;
            };
            /** @description What the provider calls its message. */
            providerRef?: string;
            /** @description Of a text that the provider took: in how many segments, each of which providers charge; 160 characters of GSM-7 or 70 of UTF-16 fit in one. */
            segments?: number;
        };
        OtpConnection: {
            /**
             * @description `unreadable`: sealed under a secret key that the service does not have any more. Set the connection again.
             * @enum {string}
             */
            status: "set" | "unset" | "unreadable";
            /** @enum {string} */
            kind?: "whatsapp" | "twilio" | "termii" | "mailbox";
            /**
             * @description Codes by `whatsapp` need an approved template, those by `sms` none.
             * @enum {string}
             */
            channel?: "whatsapp" | "sms";
            /** Format: date-time */
            setAt?: string;
            /** @description What is set, by the last characters: `{ "accessToken": "…4f2a" }`. Values are never shown. */
            fields?: {
                [key: string]: string;
            };
            /** @description Address to which the provider reports deliveries; enter it in its dashboard (Twilio gets it with each SMS). */
            callbackUrl?: string;
        };
        OtpLedgerEntry: {
            ref: string;
            /** @enum {string} */
            kind: "credit" | "charge" | "refund";
            currency: string;
            /** @description What the wallet gained; below zero for a charge. */
            amountMinor: number;
            /** @description What the wallet held after it: the balance before, and the amount. */
            balanceMinor: number;
            /** @description The code that was charged, or whose charge came back. */
            challengeRef?: string;
            /** @description What the operator said of a credit. */
            note?: string;
            /** Format: date-time */
            at: string;
        };
        OtpTemplate: {
            ref: string;
            name: string;
            language: string;
            approved: boolean;
            isDefault: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        ManagedReview: {
            ref: string;
            key: string;
            author: string;
            rating: number;
            text?: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
        };
        VariantStock: {
            variantRef: string;
            key: string;
            /** @description Units at hand, those held included; null: not tracked. */
            stock: number | null;
            /** @description In checkouts that are under way. */
            held: number;
            sold: number;
            /** @description What can be bought now; null: not tracked. */
            available: number | null;
        };
        ManagedPackage: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example pkg_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            /** @default true */
            published: boolean;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            /** @default false */
            needsDelivery: boolean;
            /**
             * @description Of every `priceMinor` within that names none; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @default pass_on
             * @enum {string}
             */
            feeMode: "pass_on" | "absorb";
            /**
             * @default choose_one
             * @enum {string}
             */
            selectionMode: "choose_one" | "choose_many";
            /**
             * @default text
             * @enum {string}
             */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            addonGroups: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example adg_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                name: string;
                /** @description The groups stand in the order of the list; where given, this must say the same. */
                sort?: number;
                /**
                 * @default single
                 * @enum {string}
                 */
                selectionType: "single" | "multiple";
                /** @default false */
                required: boolean;
                /** @default 0 */
                minSelect: number;
                maxSelect?: number;
                /** @description Path of the one variant that the group is for; for every variant when absent. */
                variantRef?: string;
                options: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ado_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
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
                     * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
                     * @example NGN
                     */
                    currency?: string;
                    /** @default [] */
                    prices: components["schemas"]["PriceEntry"][];
                    /** @description Slug of the product that this add-on is. */
                    linkedProductRef?: string;
                    /** @description Path of the variant that this add-on is, such as tote-bag/large. */
                    linkedVariantRef?: string;
                }[];
            }[];
            /** @default [] */
            formFields: components["schemas"]["FormFieldOutput"][];
            /** @default false */
            saveForItEnabled: boolean;
            saveForItMaxDays?: number;
            saveForItFixedDates?: string[];
            /** @default false */
            saveForItFreezePrice: boolean;
            saveForItCrowdLabel?: string;
            /**
             * @description Whether it may be ordered when stock has run out.
             * @default false
             */
            preorderable: boolean;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number;
            preorderEtaText?: string;
            /** @enum {string} */
            preorderDepositType?: "percent" | "fixed";
            preorderDepositValue?: number;
            /** @default true */
            reviewsEnabled: boolean;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string;
            reviews: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example rev_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                author: string;
                rating: number;
                text?: string;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                date: string;
            }[];
            /** @default false */
            restockAlertsEnabled: boolean;
            info?: components["schemas"]["ProductInfoOutput"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            /**
             * @default service
             * @enum {string}
             */
            type: "service" | "product" | "event";
            options: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example pko_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Unlike the others’; may be left out where there is only one. */
                key?: string;
                name: string;
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
                 * @description One price per currency. A variant that is free or priced on request has none.
                 * @default []
                 */
                prices: components["schemas"]["PriceEntry"][];
                /**
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
                /** @default [] */
                media: string[];
                /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
                images?: components["schemas"]["Image"][];
                description?: string;
                badge?: string;
                fineprint?: string;
                /**
                 * @default none
                 * @enum {string}
                 */
                schedulingType: "slots" | "date" | "date_range" | "none";
                durationMinutes?: number;
                availability?: components["schemas"]["Availability"];
                /** @default [] */
                formFields: components["schemas"]["FormFieldOutput"][];
                /**
                 * @description Units at hand when the variant is made; null is not tracked. Later it moves by selling and by the stock endpoint.
                 * @default null
                 */
                stock: number | null;
                /** @default [] */
                features: string[];
                /**
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
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ResolvedPaymentException: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `money_returned`: money was given back by itself; `refund_failed`: the provider would not give it back; `unknown_payment`: it reported an unknown payment; `rail_refused`: it refused three payments on a rail within an hour, and not because of a card.
             * @enum {string}
             */
            kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
            checkoutRef?: string;
            paymentRef?: string;
            refundRef?: string;
            /**
             * @description Of `rail_refused`. At most one is open for each rail and mode.
             * @enum {string}
             */
            rail?: "card" | "bank_transfer" | "international_card";
            amountMinor?: number;
            currency?: string;
            message: string;
            /** @description Of the kind `dispute`. */
            dispute?: {
                /** @description The provider’s own. */
                id: string;
                /** @description In the provider’s word, such as `fraudulent`. */
                reason?: string;
                /**
                 * Format: date-time
                 * @description Until when it can be answered in the provider’s dashboard; none when there is nothing to answer.
                 */
                respondBy?: string;
                /**
                 * @description `won`: the money is yours, and it is resolved by itself; `lost`: the buyer has it.
                 * @enum {string}
                 */
                outcome: "open" | "won" | "lost";
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            resolvedAt?: string;
            /** @description Somebody had looked at it before: nothing was changed, and `resolvedAt` is theirs. */
            alreadyResolved: boolean;
        };
        PaymentException: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `money_returned`: money was given back by itself; `refund_failed`: the provider would not give it back; `unknown_payment`: it reported an unknown payment; `rail_refused`: it refused three payments on a rail within an hour, and not because of a card.
             * @enum {string}
             */
            kind: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
            checkoutRef?: string;
            paymentRef?: string;
            refundRef?: string;
            /**
             * @description Of `rail_refused`. At most one is open for each rail and mode.
             * @enum {string}
             */
            rail?: "card" | "bank_transfer" | "international_card";
            amountMinor?: number;
            currency?: string;
            message: string;
            /** @description Of the kind `dispute`. */
            dispute?: {
                /** @description The provider’s own. */
                id: string;
                /** @description In the provider’s word, such as `fraudulent`. */
                reason?: string;
                /**
                 * Format: date-time
                 * @description Until when it can be answered in the provider’s dashboard; none when there is nothing to answer.
                 */
                respondBy?: string;
                /**
                 * @description `won`: the money is yours, and it is resolved by itself; `lost`: the buyer has it.
                 * @enum {string}
                 */
                outcome: "open" | "won" | "lost";
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            resolvedAt?: string;
        };
        PaymentProviderAccount: {
            /** @enum {string} */
            provider: "paystack" | "stripe";
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description `unreadable`: sealed under a secret key that the service does not have any more. Set the credentials again.
             * @enum {string}
             */
            status: "set" | "unset" | "unreadable";
            /** Format: date-time */
            setAt?: string;
            /** @description What is set, by the last characters: `{ "secretKey": "…4f2a" }`. Values are never shown. */
            fields?: {
                [key: string]: string;
            };
            /** @description Address to which the provider reports payments; enter it in its dashboard. */
            callbackUrl: string;
            /** @description In the answer to setting credentials: when nothing can be charged by them, and, of live ones, in which currencies of the store live mode still charges nothing. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedProduct: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example prd_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            /** @default true */
            published: boolean;
            /** @description Place in the store’s order; the place in this list when absent. */
            position?: number;
            description?: string;
            /** Format: uri */
            coverUrl?: string;
            /** @default [] */
            media: string[];
            /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
            images?: components["schemas"]["Image"][];
            /** @default false */
            needsDelivery: boolean;
            /**
             * @description Of every `priceMinor` within that names none; the primary currency when absent.
             * @example NGN
             */
            currency?: string;
            /**
             * @default pass_on
             * @enum {string}
             */
            feeMode: "pass_on" | "absorb";
            /**
             * @default choose_one
             * @enum {string}
             */
            selectionMode: "choose_one" | "choose_many";
            /**
             * @default text
             * @enum {string}
             */
            variantDisplay: "text" | "dropdown" | "image" | "color";
            addonGroups: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example adg_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                name: string;
                /** @description The groups stand in the order of the list; where given, this must say the same. */
                sort?: number;
                /**
                 * @default single
                 * @enum {string}
                 */
                selectionType: "single" | "multiple";
                /** @default false */
                required: boolean;
                /** @default 0 */
                minSelect: number;
                maxSelect?: number;
                /** @description Path of the one variant that the group is for; for every variant when absent. */
                variantRef?: string;
                options: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ado_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
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
                     * @description ISO 4217 code of `priceMinor`; the primary currency when absent.
                     * @example NGN
                     */
                    currency?: string;
                    /** @default [] */
                    prices: components["schemas"]["PriceEntry"][];
                    /** @description Slug of the product that this add-on is. */
                    linkedProductRef?: string;
                    /** @description Path of the variant that this add-on is, such as tote-bag/large. */
                    linkedVariantRef?: string;
                }[];
            }[];
            /** @default [] */
            formFields: components["schemas"]["FormFieldOutput"][];
            /** @default false */
            saveForItEnabled: boolean;
            saveForItMaxDays?: number;
            saveForItFixedDates?: string[];
            /** @default false */
            saveForItFreezePrice: boolean;
            saveForItCrowdLabel?: string;
            /**
             * @description Whether it may be ordered when stock has run out.
             * @default false
             */
            preorderable: boolean;
            /** @description How many may be pre-ordered in all; no cap when absent. */
            preorderLimit?: number;
            preorderEtaText?: string;
            /** @enum {string} */
            preorderDepositType?: "percent" | "fixed";
            preorderDepositValue?: number;
            /** @default true */
            reviewsEnabled: boolean;
            /** @description Shown as reviews.aiSummary. */
            reviewSummary?: string;
            reviews: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example rev_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                author: string;
                rating: number;
                text?: string;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                date: string;
            }[];
            /** @default false */
            restockAlertsEnabled: boolean;
            info?: components["schemas"]["ProductInfoOutput"];
            /** @description Title for search engines and link previews; use the name when absent. */
            seoTitle?: string;
            /** @description Summary for search engines and link previews; use `description` when absent. */
            seoDescription?: string;
            options: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example opt_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                name: string;
                /**
                 * @default text
                 * @enum {string}
                 */
                display: "text" | "dropdown" | "image" | "color";
                values: {
                    /**
                     * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                     * @example ovl_01h455vb4pex5vsknk084sn02q
                     */
                    ref: string;
                    key: string;
                    label: string;
                    swatchHex?: string;
                    /** @default [] */
                    media: string[];
                    /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
                    images?: components["schemas"]["Image"][];
                }[];
            }[];
            variants: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example var_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                /** @description Unlike the others’; may be left out where there is only one. */
                key?: string;
                name: string;
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
                 * @description One price per currency. A variant that is free or priced on request has none.
                 * @default []
                 */
                prices: components["schemas"]["PriceEntry"][];
                /**
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
                /** @default [] */
                media: string[];
                /** @description The files of `media` in the same order, with what they show; either of the two may be left out. */
                images?: components["schemas"]["Image"][];
                description?: string;
                badge?: string;
                fineprint?: string;
                /**
                 * @default none
                 * @enum {string}
                 */
                schedulingType: "slots" | "date" | "date_range" | "none";
                durationMinutes?: number;
                availability?: components["schemas"]["Availability"];
                /** @default [] */
                formFields: components["schemas"]["FormFieldOutput"][];
                /**
                 * @description Units at hand when the variant is made; null is not tracked. Later it moves by selling and by the stock endpoint.
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
                /** @default null */
                swatchHex: string | null;
                /**
                 * @description The value of each of this product’s options that the variant has: size/large.
                 * @default []
                 */
                optionValueRefs: string[];
                /** @default [] */
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
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedPromoterCode: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example prm_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            code: string;
            position?: number;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
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
            orderRef: string;
            orderNumber: string;
            contact: {
                ref: string;
                name: string;
                email?: string;
            };
            /** @example NGN */
            currency: string;
            /** @description What can still be given back of the order, in minor units. */
            refundableMinor: number;
        };
        ManagedRegistration: {
            /** @description That of the first attendee who comes, as in the guest’s mail and in `attendee.registered`. */
            ref: string;
            /** @description Of a registration of several seats. */
            groupRef: string | null;
            /** @enum {string} */
            mode: "live" | "test";
            /**
             * @description That of the attendee behind `ref`.
             * @enum {string}
             */
            status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            /** @enum {string} */
            source: "storefront_api" | "hosted_storefront" | "rsvp_link" | "admin" | "import";
            eventRef: string;
            eventSlug: string;
            eventTitle: string;
            contact: {
                name: string;
                email?: string;
                phone?: string;
            };
            /** Format: date */
            dateOfBirth?: string;
            /** @description What was answered for all seats at once. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            promoterCode?: string;
            attendees: components["schemas"]["ManagedAttendee"][];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the last seat was given back or declined.
             */
            endedAt?: string;
        };
        ManagedAttendee: {
            ref: string;
            /** @enum {string} */
            status: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
            ticketTypeRef: string;
            ticketTypeName: string;
            name?: string;
            email?: string;
            phone?: string;
            /** Format: date */
            dateOfBirth?: string;
            /** @description Answers, by the keys of the questions. */
            responses?: {
                [key: string]: string | number | boolean | string[];
            };
            /** @description Of the valid ticket, while the seat admits; reissuing it raises it, and codes of a lower one are void. */
            ticketSerial: number;
            /** @description Keys of the days that the ticket admits to; absent means every day. */
            validDays?: string[];
            /** @description By which they were let in, once on each day, the first of them first. */
            admissions?: {
                /** @description Its key; absent where the event had no days. */
                day?: string;
                /** Format: date-time */
                checkedInAt: string;
            }[];
            /**
             * Format: date-time
             * @description When they were let in last, while they are checked in.
             */
            checkedInAt?: string;
            /**
             * Format: date-time
             * @description When the ticket was given away; from then on it is the new holder’s.
             */
            givenAt?: string;
        };
        LoggedRequest: {
            /** @description The request’s id, as answered in X-Request-Id. */
            ref: string;
            /**
             * Format: date-time
             * @description When it arrived, by the real clock.
             */
            at: string;
            key: {
                ref: string;
                /** @enum {string} */
                kind: "publishable" | "secret" | "admin";
            };
            /**
             * @description Of the key; admin tokens have none.
             * @enum {string}
             */
            mode?: "live" | "test";
            method: string;
            /** @description Without the query. */
            path: string;
            status: number;
            /** @description From its arrival to its answer. */
            ms: number;
            /**
             * @description `error.code` of the answer, where it was refused.
             * @enum {string}
             */
            error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
            /** @description Names of what was refused: `contact.email`. */
            fields: string[];
        };
        AwaitedVariant: {
            productRef: string;
            productName: string;
            productSlug: string;
            variantRef: string;
            variantName: string;
            waiting: number;
        };
        RestockAlert: {
            ref: string;
            /** @enum {string} */
            state: "pending" | "confirmed" | "told" | "ended";
            email: string;
            /**
             * @description Where it was asked for.
             * @enum {string}
             */
            source: "hosted" | "storefront_api";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            confirmedAt?: string;
            productRef: string;
            productName: string;
            productSlug: string;
            variantRef: string;
            variantName: string;
            /** Format: date-time */
            toldAt?: string;
            /** Format: date-time */
            endedAt?: string;
        };
        SavingsPlanDetail: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            currency: string;
            /** @description Minor units. */
            totalMinor: number;
            lines: components["schemas"]["ManagedCheckoutLine"][];
            contact?: {
                name?: string;
                email?: string;
                phone?: string;
            };
            orderRef?: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            attempts: {
                reference: string;
                rail: string;
                provider: string;
                /** @enum {string} */
                status: "created" | "pending" | "paid" | "failed" | "closing" | "closed";
                /** @description Minor units. */
                amountMinor: number;
                /** @description Who pays it, when that is not the buyer: a part of a savings plan, by the link for others. */
                payer?: {
                    name: string;
                    email: string;
                };
                /** @description Why the provider refused it, or the last card that the buyer gave. */
                refusal?: components["schemas"]["PaymentRefusal"];
                /** Format: date-time */
                createdAt: string;
            }[];
            payments: {
                ref: string;
                rail: string;
                /** @description Minor units. */
                amountMinor: number;
                /** @description Minor units. */
                appliedMinor: number;
                currency: string;
                /** @enum {string} */
                disposition: "applied" | "excess" | "duplicate" | "late" | "after_cancel" | "mismatch" | "unfinished";
                /** Format: date-time */
                paidAt: string;
            }[];
            refunds: {
                ref: string;
                paymentRef: string;
                /** @description Minor units. */
                amountMinor: number;
                reason?: string;
                /**
                 * @description Where the refund was made.
                 *     - `service`: Here: by the merchant, the buyer, or the service itself.
                 *     - `provider`: In the dashboard of the payment provider.
                 * @enum {string}
                 */
                source: "service" | "provider";
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** Format: date-time */
                createdAt: string;
            }[];
            /**
             * @description `completed`: all is saved, and its order is paid; `cancelled`: it ended before.
             * @enum {string}
             */
            status: "saving" | "completed" | "cancelled";
            /** @description What was paid and not given back. */
            savedMinor: number;
            /** @description Minor units. */
            missingMinor: number;
            /** @enum {string} */
            priceMode: "freeze" | "current";
            /** @enum {string} */
            holdPolicy: "none" | "on_start" | "at_threshold";
            holdThresholdPct?: number;
            /** @description How much goes back when the buyer stops or the day passes, as it was when the plan began. */
            refundPct: number;
            /** @description What a part is at least, in percent of the total, as it was when the plan began. */
            leastPartPct: number;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            deadline: string;
            /** @enum {string} */
            endedBy?: "buyer" | "merchant" | "deadline";
        };
        SavingsPlan: {
            ref: string;
            /** @enum {string} */
            mode: "live" | "test";
            currency: string;
            /** @description Minor units. */
            totalMinor: number;
            lines: components["schemas"]["ManagedCheckoutLine"][];
            contact?: {
                name?: string;
                email?: string;
                phone?: string;
            };
            orderRef?: string;
            orderNumber?: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description `completed`: all is saved, and its order is paid; `cancelled`: it ended before.
             * @enum {string}
             */
            status: "saving" | "completed" | "cancelled";
            /** @description What was paid and not given back. */
            savedMinor: number;
            /** @description Minor units. */
            missingMinor: number;
            /** @enum {string} */
            priceMode: "freeze" | "current";
            /** @enum {string} */
            holdPolicy: "none" | "on_start" | "at_threshold";
            holdThresholdPct?: number;
            /** @description How much goes back when the buyer stops or the day passes, as it was when the plan began. */
            refundPct: number;
            /** @description What a part is at least, in percent of the total, as it was when the plan began. */
            leastPartPct: number;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            deadline: string;
            /** @enum {string} */
            endedBy?: "buyer" | "merchant" | "deadline";
        };
        FormSubmission: {
            ref: string;
            formRef: string;
            formSlug: string;
            formName: string;
            /** @enum {string} */
            source: "hosted" | "storefront_api";
            /** @description From the fields that have an `identity`. */
            sender: {
                name?: string;
                email?: string;
                phone?: string;
            };
            /** @description In the form’s order; what was not asked or left blank is absent. */
            answers: {
                key: string;
                label: string;
                /** @enum {string} */
                type: "text" | "textarea" | "email" | "phone" | "number" | "date" | "time" | "url" | "select" | "multi_select" | "radio" | "checkbox" | "rating" | "file" | "country" | "heading";
                value: string | number | boolean | string[];
            }[];
            files: {
                ref: string;
                key: string;
                label: string;
                name: string;
                /** @description By its bytes. */
                contentType: string;
                sizeBytes: number;
                /** @description Good for an hour. Treat what it gives as what a stranger sent. */
                downloadUrl: string;
            }[];
            /** Format: date-time */
            submittedAt: string;
        };
        ManagedTable: {
            /**
             * @description Identifier that the service gives and that never changes; name it in the paths of this API.
             * @example tbl_01h455vb4pex5vsknk084sn02q
             */
            ref: string;
            slug: string;
            name: string;
            description?: string;
            columns: components["schemas"]["TableItemColumnOutput"][];
            rows: {
                /**
                 * @description Identifier that the service gives; it stays the same as long as the `key` beside it does.
                 * @example row_01h455vb4pex5vsknk084sn02q
                 */
                ref: string;
                key: string;
                /** @description Column key → value; leave out what is empty. */
                cells: {
                    [key: string]: components["schemas"]["TableCell"];
                };
            }[];
            /** @default true */
            published: boolean;
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
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        TestClock: {
            /**
             * Format: date-time
             * @description The time in which test mode lives.
             */
            now: string;
            /**
             * Format: date-time
             * @description The time in which live mode lives.
             */
            realNow: string;
            /** @description By how much test mode is ahead of live mode; below 0 when it has stood still. */
            offsetSeconds: number;
            /** @description Time at which the clock is frozen; null while it runs or advances. */
            frozenAt: string | null;
            /**
             * @description `advancing` until all that was to happen on the way has happened.
             * @enum {string}
             */
            status: "ready" | "advancing";
            /**
             * Format: date-time
             * @description Where an advance under way leads.
             */
            advancingTo?: string;
        };
        WebhookDeliveryRecord: {
            /** @description In `X-SVC-Webhook-Id`, the same over all attempts. */
            ref: string;
            destinationRef: string;
            /** @description The `id` in the body. */
            eventRef: string;
            type: string;
            /**
             * @description Absent for events of the catalogue.
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description `held`: the destination is disabled; `exhausted`: every attempt has failed.
             * @enum {string}
             */
            state: "due" | "sending" | "held" | "delivered" | "exhausted";
            attempts: number;
            /** Format: date-time */
            nextAttemptAt?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            lastAttempt?: {
                attempt: number;
                /** Format: date-time */
                at: string;
                durationMs: number;
                /**
                 * @description `answer`, or why none came.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description Of the answer; 2xx is success. */
                status?: number;
            };
            /** @description What was signed and sent. */
            requestBody: string;
            /** @description Every attempt, latest first. */
            log: {
                attempt: number;
                /** Format: date-time */
                at: string;
                durationMs: number;
                /**
                 * @description `answer`, or why none came.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description Of the answer; 2xx is success. */
                status?: number;
                /** @description The first 16 KiB. */
                responseBody?: string;
            }[];
        };
        WebhookDelivery: {
            /** @description In `X-SVC-Webhook-Id`, the same over all attempts. */
            ref: string;
            destinationRef: string;
            /** @description The `id` in the body. */
            eventRef: string;
            type: string;
            /**
             * @description Absent for events of the catalogue.
             * @enum {string}
             */
            mode?: "live" | "test";
            /**
             * @description `held`: the destination is disabled; `exhausted`: every attempt has failed.
             * @enum {string}
             */
            state: "due" | "sending" | "held" | "delivered" | "exhausted";
            attempts: number;
            /** Format: date-time */
            nextAttemptAt?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt?: string;
            lastAttempt?: {
                attempt: number;
                /** Format: date-time */
                at: string;
                durationMs: number;
                /**
                 * @description `answer`, or why none came.
                 * @enum {string}
                 */
                outcome: "answer" | "timeout" | "dns" | "connect" | "tls" | "blocked" | "connection" | "interrupted";
                /** @description Of the answer; 2xx is success. */
                status?: number;
            };
        };
        WebhookDestination: {
            ref: string;
            url: string;
            description?: string;
            /** @enum {string} */
            mode: "both" | "live" | "test";
            /** @description Types of events, or `*`. */
            events: string[];
            /** @description Most attempts a second; no cap when absent. */
            maxPerSecond?: number;
            /** @enum {string} */
            status: "enabled" | "disabled";
            /** Format: date-time */
            disabledAt?: string;
            /**
             * @description `failing`: days of nothing but failures; `gone`: it answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description Of the first failure since the last success.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures nothing is tried for a while.
             */
            pausedUntil?: string;
            /** @description Whether the secret is being rotated. */
            hasNextSecret: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        ReplayedWebhooks: {
            /** @description How many deliveries are due now. */
            due: number;
        };
        RotatedWebhookSecret: {
            ref: string;
            url: string;
            description?: string;
            /** @enum {string} */
            mode: "both" | "live" | "test";
            /** @description Types of events, or `*`. */
            events: string[];
            /** @description Most attempts a second; no cap when absent. */
            maxPerSecond?: number;
            /** @enum {string} */
            status: "enabled" | "disabled";
            /** Format: date-time */
            disabledAt?: string;
            /**
             * @description `failing`: days of nothing but failures; `gone`: it answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description Of the first failure since the last success.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures nothing is tried for a while.
             */
            pausedUntil?: string;
            /** @description Whether the secret is being rotated. */
            hasNextSecret: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description The next signing secret, shown once; deliveries carry signatures of both until it is promoted. */
            nextSecret: string;
        };
        CreatedWebhookDestination: {
            ref: string;
            url: string;
            description?: string;
            /** @enum {string} */
            mode: "both" | "live" | "test";
            /** @description Types of events, or `*`. */
            events: string[];
            /** @description Most attempts a second; no cap when absent. */
            maxPerSecond?: number;
            /** @enum {string} */
            status: "enabled" | "disabled";
            /** Format: date-time */
            disabledAt?: string;
            /**
             * @description `failing`: days of nothing but failures; `gone`: it answered 410.
             * @enum {string}
             */
            disabledReason?: "manual" | "failing" | "gone";
            /**
             * Format: date-time
             * @description Of the first failure since the last success.
             */
            failingSince?: string;
            /** @description Failed attempts since the last success. */
            failures: number;
            /**
             * Format: date-time
             * @description After many failures nothing is tried for a while.
             */
            pausedUntil?: string;
            /** @description Whether the secret is being rotated. */
            hasNextSecret: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description The signing secret, shown once: keep it. */
            secret: string;
        };
        Workspace: {
            ref: string;
            slug: string;
            displayName: string;
            timezone: string;
            /** @description Accepted currencies, the primary one first. */
            currencies: string[];
            apiEnabled: boolean;
            secretKeysEnabled: boolean;
            headlessEnabled: boolean;
            fees: components["schemas"]["ServiceFees"];
            rails: components["schemas"]["PaymentRailsOutput"];
            checkouts: components["schemas"]["CheckoutSettings"];
            otp: components["schemas"]["OtpSettings"];
            texts: components["schemas"]["TextSettings"];
            messages: components["schemas"]["MessageSettings"];
            savings: components["schemas"]["SavingsSettings"];
            forms: components["schemas"]["FormSettings"];
            media: components["schemas"]["MediaSettings"];
            seats: components["schemas"]["SeatSettings"];
            limits: components["schemas"]["RateLimits"];
            selfService: components["schemas"]["SelfServiceSettingsOutput"];
            support?: components["schemas"]["SupportSettings"];
            mailWording?: components["schemas"]["MailWording"];
            /** @description Where the merchant hears of what needs a hand. */
            alertEmail?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description In answers to writes, where there is something to report: currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, and a display name with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ServiceFees: {
            /**
             * @default {
             *       "pct": 0,
             *       "flatMinor": 0,
             *       "flatByCurrency": {}
             *     }
             */
            frontdesk: components["schemas"]["ServiceFeeOutput"];
            /**
             * @default {
             *       "pct": 0,
             *       "flatMinor": 0,
             *       "flatByCurrency": {}
             *     }
             */
            product: components["schemas"]["ServiceFeeOutput"];
        };
        CheckoutSettings: {
            /**
             * @description How long tickets of a hosted checkout are held for their buyer.
             * @default 30
             */
            eventMinutes: number;
            /**
             * @description How long tickets of a headless checkout are held for their buyer.
             * @default 15
             */
            headlessMinutes: number;
            /**
             * @description How long products are held for a buyer who has started to pay.
             * @default 15
             */
            stockMinutes: number;
            /**
             * @description How much longer a checkout whose time is over stays open while its payment provider does not answer.
             * @default 120
             */
            graceSeconds: number;
            /**
             * @description For how long after its end money that comes late can still make a checkout paid, if all of it can be bought at the same total then. Later money goes back.
             * @default 24
             */
            lateMoneyHours: number;
            /**
             * @description On: the host of a returnUrl must be an origin that a key of the mode has, or one of the storefront’s verifiedDomains.
             * @default false
             */
            registeredReturnUrls: boolean;
            /** @description How many open checkouts of one key may hold something at a time, in live mode, savings plans that have begun aside; another is refused as RATE_LIMITED. Without it there may be any number. */
            mostHoldsPerKey?: number;
        };
        OtpSettings: {
            /**
             * @description Whose number codes come from unless a request says: the merchant’s connected one, or the service’s.
             * @default own
             * @enum {string}
             */
            sender: "own" | "frontdesk";
            /** @description Countries whose numbers codes may be sent to; without it the merchant’s own number sends to the workspace’s own alone, which is that of its time zone, and the service’s to all. */
            countries?: string[];
            /**
             * @description On: a key that sends to many numbers which follow one another, or to a country where hardly any code is entered, is refused as RATE_LIMITED for a while.
             * @default false
             */
            fraudGuards: boolean;
        };
        TextSettings: {
            /** @description Countries whose numbers texts to guests and buyers may go to (codes have a list of their own, otp.countries); without it those of the workspace’s own country, which is that of its time zone, and of its own number. The operator adds countries beyond these. */
            countries?: string[];
            /**
             * @description How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first. The operator sets it.
             * @default 500
             */
            mostPerDay: number;
        };
        MessageSettings: {
            /**
             * @description On: each attendee whose e-mail is another than that of who registered or bought is mailed their own ticket, with a calendar entry, once it is confirmed or paid.
             * @default false
             */
            attendees: boolean;
        };
        SavingsSettings: {
            /**
             * @description How much of what was saved goes back to a buyer who stops, or does not complete the plan in time, in percent. All of it goes back when the merchant ends the plan.
             * @default 100
             */
            refundPct: number;
            /**
             * @description What each part of a savings plan is at least, in percent of its total; less only when less is missing. Of plans that begin from now on.
             * @default 5
             */
            leastPartPct: number;
        };
        FormSettings: {
            /**
             * @description After how many days a submission is deleted for good, with its files. Null: submissions are kept until they are deleted by hand.
             * @default 365
             */
            keepDays: number | null;
            /**
             * @description How many MiB all files of one submission together may have.
             * @default 25
             */
            fileMiBPerSubmission: number;
            /**
             * @description How many MiB the files of all submissions together may have that are kept; past it forms take no files until some are deleted.
             * @default 2048
             */
            fileMiBInAll: number;
        };
        MediaSettings: {
            /**
             * @description How many MiB all uploaded pictures and files together may have that are kept; past it nothing is uploaded until some are deleted. The operator sets it.
             * @default 10240
             */
            fileMiBInAll: number;
        };
        SeatSettings: {
            /**
             * @description Seats in all that one free registration may take, whatever maxPerOrder says; a group ticket counts its seats.
             * @default 20
             */
            mostPerRegistration: number;
            /**
             * @description Seats in all that one checkout of tickets may take, whatever maxPerOrder says; a group ticket counts its seats.
             * @default 100
             */
            mostPerCheckout: number;
        };
        AdminToken: {
            /** @description Ref of the token among the keys. */
            ref: string;
            /** @description Shown once: keep it. */
            adminToken: string;
        };
        CreatedWorkspace: {
            ref: string;
            slug: string;
            displayName: string;
            timezone: string;
            /** @description Accepted currencies, the primary one first. */
            currencies: string[];
            apiEnabled: boolean;
            secretKeysEnabled: boolean;
            headlessEnabled: boolean;
            fees: components["schemas"]["ServiceFees"];
            rails: components["schemas"]["PaymentRailsOutput"];
            checkouts: components["schemas"]["CheckoutSettings"];
            otp: components["schemas"]["OtpSettings"];
            texts: components["schemas"]["TextSettings"];
            messages: components["schemas"]["MessageSettings"];
            savings: components["schemas"]["SavingsSettings"];
            forms: components["schemas"]["FormSettings"];
            media: components["schemas"]["MediaSettings"];
            seats: components["schemas"]["SeatSettings"];
            limits: components["schemas"]["RateLimits"];
            selfService: components["schemas"]["SelfServiceSettingsOutput"];
            support?: components["schemas"]["SupportSettings"];
            mailWording?: components["schemas"]["MailWording"];
            /** @description Where the merchant hears of what needs a hand. */
            alertEmail?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description In answers to writes, where there is something to report: currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, and a display name with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
            /** @description Shown once: keep it. */
            adminToken: string;
        };
        PricePhaseItemOutput: {
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
            /** @default [] */
            prices: components["schemas"]["PriceEntry"][];
            /**
             * Format: date-time
             * @description A moment. A date, or a date and time without a zone, is local to the event, else to the shop; a date ends with its last hour, and is kept as the next day’s 00:00.
             * @example 2026-03-01T09:00:00.000Z
             */
            endsAt?: string;
            /** @description Tickets sold at these prices. */
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
            content?: components["schemas"]["StorefrontItemContentOutput"];
            /** @default true */
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
             * @description A private column never leaves the server.
             * @default false
             */
            private: boolean;
        };
        /** @description What the service takes of each sold thing (D-92). */
        ServiceFeeOutput: {
            /** @default 0 */
            pct: number;
            /**
             * @description In the primary currency.
             * @default 0
             */
            flatMinor: number;
            /**
             * @description In the other currencies; none there means 0 (D-93).
             * @default {}
             */
            flatByCurrency: components["schemas"]["AmountsByCurrency"];
        };
        PaymentRailsOutput: {
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            card: {
                enabled: boolean;
            };
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            bank_transfer: {
                enabled: boolean;
            };
            /**
             * @default {
             *       "enabled": true
             *     }
             */
            international_card: {
                enabled: boolean;
            };
        };
        /** @description What guests and buyers may do themselves, by the link of their ticket or order. Off unless told, but for tickets that are mailed again. */
        SelfServiceSettingsOutput: {
            /**
             * @default {
             *       "rename": false,
             *       "giveAway": false,
             *       "giveBack": false,
             *       "resend": true
             *     }
             */
            tickets: {
                /**
                 * @description Guests may change the name on their ticket.
                 * @default false
                 */
                rename: boolean;
                /**
                 * @description Guests may give their ticket to somebody else; a code that is mailed to them confirms it.
                 * @default false
                 */
                giveAway: boolean;
                /**
                 * @description Guests may give a free ticket back; its seat is on sale again.
                 * @default false
                 */
                giveBack: boolean;
                /**
                 * @description Guests may have their ticket mailed to them again.
                 * @default true
                 */
                resend: boolean;
            };
            /**
             * @default {
             *       "changeAddress": false,
             *       "cancelCheckout": false,
             *       "requestRefund": false
             *     }
             */
            orders: {
                /**
                 * @description Buyers may change the delivery address until fulfilment begins; a code that is mailed to them confirms it.
                 * @default false
                 */
                changeAddress: boolean;
                /**
                 * @description Buyers may cancel a checkout that is not paid.
                 * @default false
                 */
                cancelCheckout: boolean;
                /**
                 * @description Buyers may ask for a refund, which you answer; a code that is mailed to them confirms it.
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
                /** @description Only what was done to the thing of this ref. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Key or ref of the day whose admission is taken back. Default: the latest. */
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
                /** @description Its ref or its slug. */
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
                status?: "open" | "paid" | "expired" | "cancelled";
                /** @description Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this key, whatever its case. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this code, whatever its case. */
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
                /** @description Answer the plan and change nothing. It is never refused for what is in use, and names it in `inUse`. */
                dryRun?: "true" | "false";
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
                force?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    version: 1;
                    /** @description The revision that an export carried: when the workspace has changed since, the document is refused. */
                    revision?: string;
                    workspace?: components["schemas"]["WorkspaceItem"];
                    storefront?: components["schemas"]["StorefrontItem"];
                    products?: components["schemas"]["ProductItem"][];
                    collections?: components["schemas"]["CollectionItem"][];
                    packages?: components["schemas"]["PackageItem"][];
                    events?: components["schemas"]["EventItem"][];
                    forms?: components["schemas"]["FormItem"][];
                    tables?: components["schemas"]["TableItem"][];
                    catalogs?: components["schemas"]["CatalogItem"][];
                    folders?: components["schemas"]["FolderItem"][];
                    notes?: components["schemas"]["NoteItem"][];
                    deliveryZones?: components["schemas"]["DeliveryZoneItem"][];
                    discountCodes?: components["schemas"]["DiscountCodeItem"][];
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
                /** @description Answer how many would be written to, and write to nobody. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description What the file is called, when the upload itself does not say. */
                name?: string;
                /** @description `public`: whoever has the address may open it; `private`: only by signed links. By default documents are private, and all else is public. */
                visibility?: "public" | "private";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
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
                /** @description Only those in this state. */
                state?: "due" | "sending" | "sent" | "failed" | "skipped" | "withheld";
                channel?: "email" | "sms" | "whatsapp";
                kind?: "registration_confirmed" | "registration_received" | "registration_approved" | "registration_declined" | "registration_cancelled" | "ticket_reissued" | "event_rescheduled" | "event_cancelled" | "ticket_given" | "ticket_given_pending" | "attendee_ticket" | "order_confirmed" | "order_fulfilled" | "order_refunded" | "order_refund_declined" | "order_cancelled" | "tickets_voided" | "order_ticket_reissued" | "order_event_rescheduled" | "order_event_cancelled" | "balance_asked" | "balance_reminder" | "balance_received" | "transfer_instructions" | "savings_started" | "savings_part_received" | "savings_reminder" | "savings_ended" | "payment_returned" | "money_returned" | "refund_failed" | "webhook_failing" | "webhook_disabled" | "form_submitted" | "form_files_full" | "texts_waiting" | "admin_token_made" | "refund_asked" | "rail_refused" | "newsletter_confirm" | "restock_confirm" | "restock_available" | "confirmation_code" | "ticket_given_away" | "event_announcement";
                /** @description Only those about what has this ref: the registration (`grp_…`), the order (`ord_…`), the refund (`rfd_…`), the payment (`pay_…`), the newsletter subscription (`nls_…`), the restock alert (`rsa_…`), the submission of a form (`sub_…`), the form (`frm_…`), the webhook destination (`wdn_…`), the workspace (`wks_…`), the admin token (`key_…`), the payment exception (`exc_…`), what a code confirms (`cnf_…`), the seat of an attendee who is written to (`att_…`), the event whose guests were written to (`evt_…`). */
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
                /** @description Only the confirmed ones want to be written to. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                status?: "pending" | "saving" | "deposit_paid" | "paid" | "partially_refunded" | "refunded" | "cancelled";
                fulfillmentStatus?: "not_required" | "unfulfilled" | "scheduled" | "partially_fulfilled" | "fulfilled" | "returned" | "cancelled";
                /** @description Only those that were paid by deposit, whose rest is still to be paid; `overdue`: and whose day is over. */
                balance?: "due" | "overdue";
                /** @description Only the one of this number or with a ticket of this short code, or with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
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
                mode?: "live" | "test";
                channel?: "whatsapp" | "sms";
                sender?: "own" | "frontdesk";
                /** @description Of the number, ISO 3166. */
                country?: string;
                /** @description Ref of the key that asked for it. */
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
                        wallets: {
                            currency: string;
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
                    name?: string;
                    language?: string;
                    /** @description Whether Meta has approved it. Codes go by approved templates alone. */
                    approved?: boolean;
                    /** @description Whether codes go by it when no template is named. Another one that was the default is it no more. */
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
                    name: string;
                    language: string;
                    /**
                     * @description Whether Meta has approved it. Codes go by approved templates alone.
                     * @default false
                     */
                    approved?: boolean;
                    /**
                     * @description Whether codes go by it when no template is named. Another one that was the default is it no more.
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                mode?: "live" | "test";
                kind?: "money_returned" | "refund_failed" | "unknown_payment" | "rail_refused" | "provider_refund" | "dispute";
                /** @description `false` lists those that were looked at as well. */
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
                provider: string;
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
                provider: string;
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this code, whatever its case. */
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
                /** @description Only those that stand like this; `open` wait for an answer. */
                state?: "open" | "accepted" | "declined";
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
                /** @description Its ref or its slug. */
                event: string;
                /** @description Only with an attendee of this status. */
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
                /** @description Only with an attendee of this status. */
                status?: "confirmed" | "pending" | "declined" | "cancelled" | "checked_in";
                /** @description Only with an attendee of the ticket type of this ref. */
                ticketType?: string;
                /** @description Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code. */
                search?: string;
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
                /** @description Only those of keys of this mode. */
                mode?: "live" | "test";
                method?: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
                /** @description Only those of exactly this path: `/v1/store/products`. */
                path?: string;
                /** @description Only those that were answered so: `404`, or all of a class, `4xx`. */
                status?: string;
                /** @description Only those that were refused with this code. */
                error?: "UNAUTHORIZED" | "ORIGIN_NOT_ALLOWED" | "INSUFFICIENT_SCOPE" | "STORE_API_SECRET_DISABLED" | "STORE_API_DISABLED" | "KEY_PAUSED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "VALIDATION_ERROR" | "TIER_REQUIRES_PAYMENT" | "TIER_SOLD_OUT" | "CONFLICT" | "TICKET_REFUSED" | "CHECKOUT_ALREADY_PAID" | "PRICE_MISMATCH" | "HEADLESS_DISABLED" | "IDEMPOTENCY_KEY_REUSED" | "PROVIDER_UNAVAILABLE" | "OTP_NOT_CONFIGURED" | "OTP_COUNTRY_NOT_ALLOWED" | "OTP_INSUFFICIENT_BALANCE" | "OTP_SENDER_UNAVAILABLE" | "OTP_CODE_NOT_MANAGED" | "RATE_LIMITED" | "SERVICE_UNAVAILABLE" | "INTERNAL";
                /** @description Only those that arrived then or later. */
                since?: string;
                /** @description Only those that arrived before. */
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
                status?: "saving" | "completed" | "cancelled";
                /** @description Only with this in the buyer’s name, e-mail or phone number, in any case. */
                search?: string;
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Drop ticket types, days, variants and questions although guests, orders or answers use them; these keep what they have. */
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
                /** @description Only the one of this slug, whatever its case. */
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
                /** @description Only of events of this type. */
                type?: "checkout.completed" | "checkout.expired" | "order.updated" | "form.submitted" | "attendee.registered" | "attendee.updated" | "attendee.cancelled" | "customer.linked" | "product.deleted" | "order.deleted" | "ping";
                /** @description Only those in this state. */
                state?: "due" | "sending" | "held" | "delivered" | "exhausted";
                /** @description Of events made at or after this moment. */
                since?: string;
                /** @description Of events made before this moment. */
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
                /** @description Mode of the events, `test` by default. Those of the catalogue, which has no mode, come in either. */
                mode?: "live" | "test";
                /** @description Types of events, separated by commas; all of them by default. */
                events?: string;
            };
            header?: {
                /** @description The `id` of the last event that you are done with. */
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
