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
            tags?: string[];
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
            feeMinor?: number | null;
            currency?: string | null;
            prices?: components["schemas"]["PriceEntry"][] | null;
            freeOver?: components["schemas"]["AmountsByCurrency"] | null;
            minOrder?: components["schemas"]["AmountsByCurrency"] | null;
            etaText?: string | null;
            etaMinDays?: number | null;
            etaMaxDays?: number | null;
            pickupLocation?: components["schemas"]["Location"] | null;
        };
        /** @description A price in one currency, in its minor unit. */
        PriceEntry: {
            /** @example NGN */
            currency: string;
            priceMinor: number;
            compareAtMinor?: number;
        };
        /** @description ISO 4217 code → integer in that currency’s minor unit. */
        AmountsByCurrency: {
            [key: string]: number;
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
            value?: (number | components["schemas"]["AmountsByCurrency"]) | null;
            appliesTo?: {
                /** @default [] */
                eventRefs?: string[];
                /** @default [] */
                ticketTypeRefs?: string[];
                /** @default [] */
                productRefs?: string[];
            } | null;
            startsAt?: string | null;
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
             * @description Kind of business.
             * @default store
             */
            type?: string;
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
            content?: components["schemas"]["StorefrontItemContent"];
            /** @default true */
            published?: boolean;
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
            theme?: components["schemas"]["StorefrontTheme"];
            /** @default [] */
            sections?: components["schemas"]["StorefrontSection"][];
            /** @default [] */
            pages?: components["schemas"]["StorefrontPage"][];
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
            visible?: boolean;
            /** @default false */
            hasBeenEdited?: boolean;
            /** @default {} */
            options?: {
                [key: string]: unknown;
            };
        };
        StorefrontPage: {
            id: string;
            type: string;
            title: string;
            slug: string;
            /** @default true */
            visible?: boolean;
            metaTitle?: string;
            /** @default [] */
            sections?: components["schemas"]["StorefrontSection"][];
            /** @default {} */
            options?: {
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
        StorefrontItemContent: {
            header?: components["schemas"]["StorefrontHeader"];
            hero?: components["schemas"]["StorefrontHero"];
            footer?: components["schemas"]["StorefrontFooter"];
            contact?: components["schemas"]["StorefrontContact"];
            tracking?: components["schemas"]["StorefrontTracking"];
            promo?: {
                /** @default [] */
                campaigns?: components["schemas"]["StorefrontCampaign"][];
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
                    grayscale?: boolean;
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
                        sort?: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    /**
                     * @default accordion
                     * @enum {string}
                     */
                    layout?: "accordion" | "columns";
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
                    imageSide?: "left" | "right";
                    body: string;
                    /** @default [] */
                    buttons?: components["schemas"]["Button"][];
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
                    columns?: number;
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
                    layout?: string;
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
                    source?: "store" | "product" | "manual";
                    /** @default 6 */
                    limit?: number;
                    /** @default 1 */
                    minRating?: number;
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
                        links?: components["schemas"]["SocialProfile"][];
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
                    refs?: string[];
                    /**
                     * @default latest
                     * @enum {string}
                     */
                    mode?: "manual" | "latest" | "featured";
                    /** @default 8 */
                    limit?: number;
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
                    buttonLabel?: string;
                    /** @default Thank you for subscribing. */
                    successMessage?: string;
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
            style?: "primary" | "secondary" | "link";
            link: components["schemas"]["Link"];
        };
        NavigationLink: {
            label: string;
            link: components["schemas"]["Link"];
            /** @default false */
            openInNewTab?: boolean;
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
            enabled?: boolean;
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
            captureEmail?: boolean;
            emailPlaceholder?: string;
            submitLabel?: string;
            successMessage?: string;
            formSlug?: string;
            /** @default 1 */
            version?: number;
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
            seoTitle?: string;
            seoDescription?: string;
            /** @default [] */
            options?: components["schemas"]["OptionGroupItem"][];
            variants: components["schemas"]["VariantItem"][];
        };
        Image: {
            /** Format: uri */
            url: string;
            /** @description Alternative text for people who cannot see the image. */
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
             * @default inline
             * @enum {string}
             */
            kind?: "inline" | "product";
            label: string;
            description?: string;
            /** Format: uri */
            imageUrl?: string;
            /** @default false */
            allowQuantity?: boolean;
            maxQty?: number;
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
        FormField: {
            key: string;
            type: components["schemas"]["FormFieldType"];
            label: string;
            /** @default false */
            required?: boolean;
            /** @default false */
            hidden?: boolean;
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
        ProductSpec: {
            id: string;
            key: string;
            label: string;
            value: string;
            /**
             * @default text
             * @enum {string}
             */
            kind?: "text" | "number" | "boolean" | "list";
            unit?: string;
            /** @default 0 */
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
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
            /** @enum {string} */
            depositType?: "percent" | "fixed";
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
            /** @description Shown with the items of orders; that of `info` when absent. */
            sku?: string;
            barcode?: string;
            weightValue?: number;
            /**
             * @description Given with `weightValue`.
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
        VariantFeature: {
            text: string;
            /** @default true */
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
            seoTitle?: string;
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
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
            /** @enum {string} */
            depositType?: "percent" | "fixed";
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
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
            key: string;
            label: string;
            type: components["schemas"]["FormFieldType"];
            /** @default false */
            required?: boolean;
            /** @default false */
            hidden?: boolean;
            helpText?: string;
            placeholder?: string;
            /** @default {} */
            options?: components["schemas"]["FormFieldOptions"];
            /**
             * @description Part of the respondent’s identity that the question asks for.
             * @default none
             * @enum {string}
             */
            identity?: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
            showIf?: components["schemas"]["ShowIf"];
            validation?: components["schemas"]["FormFieldValidation"];
            defaultValue?: string | number | boolean | string[];
        };
        FormFieldOptions: {
            choices?: string[];
            file?: {
                /**
                 * @description MIME types or extensions; empty accepts every kind.
                 * @default []
                 */
                accept?: string[];
                /** @default 10000000 */
                maxSizeBytes?: number;
                /** @default 1 */
                maxFiles?: number;
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
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
            options?: string[];
            /** @example NGN */
            currency?: string;
            /**
             * @description A private column never leaves the server.
             * @default false
             */
            private?: boolean;
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
            publishedAt?: string | null;
            position?: number | null;
            mode?: ("rsvp" | "ticketed" | "external") | null;
            format?: ("physical" | "online" | "hybrid") | null;
            location?: components["schemas"]["Location"] | null;
            venueVisibility?: ("public" | "registered_only" | "hidden") | null;
            onlineUrlFor?: ("everyone" | "guests") | null;
            timezone?: string | null;
            startAt?: string | null;
            endAt?: string | null;
            doorsAt?: string | null;
            selfRefundUntil?: string | null;
            capacity?: number | null;
            coverUrl?: string | null;
            media?: components["schemas"]["EventMedia"][] | null;
            category?: string | null;
            minAge?: number | null;
            dobMode?: ("order" | "attendee") | null;
            attendeeEmailRequired?: boolean | null;
            currency?: string | null;
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
            public?: boolean | null;
            files?: {
                key: string;
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
            opensAt?: string | null;
            closesAt?: string | null;
            fields?: components["schemas"]["FormItemField"][] | null;
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
            bodyHtml?: string | null;
            authorName?: string | null;
            tags?: string[] | null;
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
            position?: number | null;
            description?: string | null;
            coverUrl?: string | null;
            media?: string[] | null;
            images?: components["schemas"]["Image"][] | null;
            needsDelivery?: boolean | null;
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
            preorderable?: boolean | null;
            preorderLimit?: number | null;
            preorderEtaText?: string | null;
            preorderDepositType?: ("percent" | "fixed") | null;
            preorderDepositValue?: number | null;
            reviewsEnabled?: boolean | null;
            reviewSummary?: string | null;
            reviews?: components["schemas"]["ReviewItem"][] | null;
            restockAlertsEnabled?: boolean | null;
            info?: components["schemas"]["ProductInfo"] | null;
            seoTitle?: string | null;
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
            position?: number | null;
            description?: string | null;
            coverUrl?: string | null;
            media?: string[] | null;
            images?: components["schemas"]["Image"][] | null;
            needsDelivery?: boolean | null;
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
            preorderable?: boolean | null;
            preorderLimit?: number | null;
            preorderEtaText?: string | null;
            preorderDepositType?: ("percent" | "fixed") | null;
            preorderDepositValue?: number | null;
            reviewsEnabled?: boolean | null;
            reviewSummary?: string | null;
            reviews?: components["schemas"]["ReviewItem"][] | null;
            restockAlertsEnabled?: boolean | null;
            info?: components["schemas"]["ProductInfo"] | null;
            seoTitle?: string | null;
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
        FormAnswer: string | number | boolean | string[] | null;
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
        /** @description A field that is given is replaced whole; null takes it away. */
        StorefrontPatch: {
            type?: string | null;
            description?: string | null;
            categorySlug?: string | null;
            categorySlugs?: string[] | null;
            website?: string | null;
            socials?: components["schemas"]["SocialProfile"][] | null;
            city?: string | null;
            state?: string | null;
            country?: string | null;
            avatarUrl?: string | null;
            coverUrl?: string | null;
            badges?: components["schemas"]["Badge"][] | null;
            memberCount?: number | null;
            renderConfig?: components["schemas"]["StorefrontRenderConfig"] | null;
            assets?: components["schemas"]["StorefrontAssets"] | null;
            primaryDomain?: string | null;
            verifiedDomains?: string[] | null;
            mediaPolicy?: components["schemas"]["MediaPolicy"] | null;
            businessHours?: components["schemas"]["BusinessHours"][] | null;
            widgetBubble?: {
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
        ManagedCatalog: {
            /** @example cat_01h455vb4pex5vsknk084sn02q */
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
                /** @example itm_01h455vb4pex5vsknk084sn02q */
                ref: string;
                key: string;
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
            }[];
            seoTitle?: string;
            seoDescription?: string;
            /** @default true */
            published: boolean;
            position?: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
                 * @description `service`: here, by the merchant, the buyer or by itself; `provider`: in the dashboard of the payment provider.
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
            /** @example col_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
            /** @example dlz_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedDiscountCode: {
            /** @example dsc_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
            /** @example evt_01h455vb4pex5vsknk084sn02q */
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
                /** @example day_01h455vb4pex5vsknk084sn02q */
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
                /** @example tkt_01h455vb4pex5vsknk084sn02q */
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
                /** @description Short for the entry of `prices` in `currency`. */
                priceMinor?: number;
                /** @description With `priceMinor`: the struck-out price. */
                compareAtMinor?: number;
                /**
                 * @description Currency of `priceMinor`; the primary one when absent.
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
                /** @example ulc_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedFolder: {
            /** @example fld_01h455vb4pex5vsknk084sn02q */
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
                /** @example fil_01h455vb4pex5vsknk084sn02q */
                ref: string;
                key: string;
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
            }[];
            position?: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedForm: {
            /** @example frm_01h455vb4pex5vsknk084sn02q */
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
                /** @example ffd_01h455vb4pex5vsknk084sn02q */
                ref: string;
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
                options: components["schemas"]["FormFieldOptionsOutput"];
                /**
                 * @description Part of the respondent’s identity that the question asks for.
                 * @default none
                 * @enum {string}
                 */
                identity: "none" | "name" | "first_name" | "last_name" | "email" | "phone";
                showIf?: components["schemas"]["ShowIf"];
                validation?: components["schemas"]["FormFieldValidation"];
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
            /** @example not_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
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
            /** @example pkg_01h455vb4pex5vsknk084sn02q */
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
                /** @example adg_01h455vb4pex5vsknk084sn02q */
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
                    /** @example ado_01h455vb4pex5vsknk084sn02q */
                    ref: string;
                    key: string;
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
                    /** @description Short for the entry of `prices` in `currency`. */
                    priceMinor?: number;
                    /** @description With `priceMinor`: the struck-out price. */
                    compareAtMinor?: number;
                    /**
                     * @description Currency of `priceMinor`; the primary one when absent.
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
                /** @example rev_01h455vb4pex5vsknk084sn02q */
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
            seoTitle?: string;
            seoDescription?: string;
            /**
             * @default service
             * @enum {string}
             */
            type: "service" | "product" | "event";
            options: {
                /** @example pko_01h455vb4pex5vsknk084sn02q */
                ref: string;
                /** @description Unlike the others’; may be left out where there is only one. */
                key?: string;
                name: string;
                /** @description Short for the entry of `prices` in `currency`. */
                priceMinor?: number;
                /** @description With `priceMinor`: the struck-out price. */
                compareAtMinor?: number;
                /**
                 * @description Currency of `priceMinor`; the primary one when absent.
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
                /** @enum {string} */
                depositType?: "percent" | "fixed";
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
            /** @example prd_01h455vb4pex5vsknk084sn02q */
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
                /** @example adg_01h455vb4pex5vsknk084sn02q */
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
                    /** @example ado_01h455vb4pex5vsknk084sn02q */
                    ref: string;
                    key: string;
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
                    /** @description Short for the entry of `prices` in `currency`. */
                    priceMinor?: number;
                    /** @description With `priceMinor`: the struck-out price. */
                    compareAtMinor?: number;
                    /**
                     * @description Currency of `priceMinor`; the primary one when absent.
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
                /** @example rev_01h455vb4pex5vsknk084sn02q */
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
            seoTitle?: string;
            seoDescription?: string;
            options: {
                /** @example opt_01h455vb4pex5vsknk084sn02q */
                ref: string;
                key: string;
                name: string;
                /**
                 * @default text
                 * @enum {string}
                 */
                display: "text" | "dropdown" | "image" | "color";
                values: {
                    /** @example ovl_01h455vb4pex5vsknk084sn02q */
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
                /** @example var_01h455vb4pex5vsknk084sn02q */
                ref: string;
                /** @description Unlike the others’; may be left out where there is only one. */
                key?: string;
                name: string;
                /** @description Short for the entry of `prices` in `currency`. */
                priceMinor?: number;
                /** @description With `priceMinor`: the struck-out price. */
                compareAtMinor?: number;
                /**
                 * @description Currency of `priceMinor`; the primary one when absent.
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
                /** @enum {string} */
                depositType?: "percent" | "fixed";
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
                /** @description Shown with the items of orders; that of `info` when absent. */
                sku?: string;
                barcode?: string;
                weightValue?: number;
                /**
                 * @description Given with `weightValue`.
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there is something to report: moments that are read otherwise than before, currencies in which no payment provider charges anything in live mode, amounts that are stored and no multiples of the step of their currency, add-ons whose product cannot be sold, with what is sold out by that, and texts with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        ManagedPromoterCode: {
            /** @example prm_01h455vb4pex5vsknk084sn02q */
            ref: string;
            code: string;
            position?: number;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
             */
            updatedAt: string;
            /** @description In answers to writes, where there are any: moments that are read otherwise than before, such as dates, which were UTC once; and names with characters that no font of tickets and receipts draws. */
            warnings?: components["schemas"]["DocumentWarning"][];
        };
        RefundRequest: {
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
                 * @description `service`: here, by the merchant, the buyer or by itself; `provider`: in the dashboard of the payment provider.
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
            /** @example tbl_01h455vb4pex5vsknk084sn02q */
            ref: string;
            slug: string;
            name: string;
            description?: string;
            columns: components["schemas"]["TableItemColumnOutput"][];
            rows: {
                /** @example row_01h455vb4pex5vsknk084sn02q */
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
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last written, with 6 fractional digits.
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
            /** @description Short for the entry of `prices` in `currency`. */
            priceMinor?: number;
            /** @description With `priceMinor`: the struck-out price. */
            compareAtMinor?: number;
            /**
             * @description Currency of `priceMinor`; the primary one when absent.
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
        FormFieldOutput: {
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
        FormFieldOptionsOutput: {
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
        DescriptionBlockOutput: {
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
        ProductInfoOutput: {
            brand?: string;
            infoCategory?: string;
            longDescription?: string;
            descriptionBlocks?: components["schemas"]["DescriptionBlockOutput"][];
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
            specs?: components["schemas"]["ProductSpecOutput"][];
        };
        ProductSpecOutput: {
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
        VariantFeatureOutput: {
            text: string;
            /** @default true */
            included: boolean;
        };
        /** @description Brand, theme, sections, pages and content of the store. */
        StorefrontItemOutput: {
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
            renderConfig?: components["schemas"]["StorefrontRenderConfigOutput"];
            assets?: components["schemas"]["StorefrontAssets"];
            /** Format: hostname */
            primaryDomain?: string;
            verifiedDomains?: string[];
            mediaPolicy?: components["schemas"]["MediaPolicy"];
            businessHours?: components["schemas"]["BusinessHours"][];
            widgetBubble?: {
                key: string;
            };
            content?: components["schemas"]["StorefrontItemContentOutput"];
            /** @default true */
            published: boolean;
        };
        StorefrontRenderConfigOutput: {
            templateId: string;
            /** @default {} */
            theme: components["schemas"]["StorefrontTheme"];
            /** @default [] */
            sections: components["schemas"]["StorefrontSectionOutput"][];
            /** @default [] */
            pages: components["schemas"]["StorefrontPageOutput"][];
        };
        /** @description A section of a page; its content is found by its id in the section maps of `content`. */
        StorefrontSectionOutput: {
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
        StorefrontPageOutput: {
            id: string;
            type: string;
            title: string;
            slug: string;
            /** @default true */
            visible: boolean;
            metaTitle?: string;
            /** @default [] */
            sections: components["schemas"]["StorefrontSectionOutput"][];
            /** @default {} */
            options: {
                [key: string]: unknown;
            };
        };
        StorefrontItemContentOutput: {
            header?: components["schemas"]["StorefrontHeaderOutput"];
            hero?: components["schemas"]["StorefrontHeroOutput"];
            footer?: components["schemas"]["StorefrontFooterOutput"];
            contact?: components["schemas"]["StorefrontContact"];
            tracking?: components["schemas"]["StorefrontTracking"];
            promo?: {
                /** @default [] */
                campaigns: components["schemas"]["StorefrontCampaignOutput"][];
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
                    buttons?: components["schemas"]["ButtonOutput"][];
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
                    buttons: components["schemas"]["ButtonOutput"][];
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
                    blocks?: components["schemas"]["DescriptionBlockOutput"][];
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
                    buttons: components["schemas"]["ButtonOutput"][];
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
                        buttons: components["schemas"]["ButtonOutput"][];
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        StorefrontHeaderOutput: {
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
            ctas?: components["schemas"]["ButtonOutput"][];
            linkStyle?: string;
            links?: components["schemas"]["NavigationLinkOutput"][];
            maxWidth?: string | number;
            overlay?: boolean;
            sticky?: boolean;
            showMenu?: boolean;
            showSearch?: boolean;
            showCart?: boolean;
        };
        ButtonOutput: {
            label: string;
            /**
             * @default primary
             * @enum {string}
             */
            style: "primary" | "secondary" | "link";
            link: components["schemas"]["Link"];
        };
        NavigationLinkOutput: {
            label: string;
            link: components["schemas"]["Link"];
            /** @default false */
            openInNewTab: boolean;
        };
        StorefrontHeroOutput: {
            eyebrow?: string;
            title?: string;
            subtitle?: string;
            buttons?: components["schemas"]["ButtonOutput"][];
            backgroundMedia?: components["schemas"]["PageMedia"][];
            backgroundMode?: string;
            /** Format: uri */
            backgroundUrl?: string;
            /** @enum {string} */
            backgroundType?: "image" | "video" | "audio" | "document";
            overlay?: components["schemas"]["SectionOverlay"];
            slideDuration?: number;
        };
        StorefrontFooterOutput: {
            layout?: string;
            /** @example #1f6f4a */
            backgroundColor?: string;
            /** @example #1f6f4a */
            textColor?: string;
            copyright?: string;
            socialLinks?: components["schemas"]["SocialProfile"][];
            linkGroups?: {
                title: string;
                links: components["schemas"]["NavigationLinkOutput"][];
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
        StorefrontCampaignOutput: {
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
            buttons?: components["schemas"]["ButtonOutput"][];
            /** @default false */
            captureEmail: boolean;
            emailPlaceholder?: string;
            submitLabel?: string;
            successMessage?: string;
            formSlug?: string;
            /** @default 1 */
            version: number;
        };
        TableItemColumnOutput: {
            key: string;
            label: string;
            /** @enum {string} */
            type: "text" | "rich_text" | "number" | "money" | "date" | "datetime" | "boolean" | "select" | "multi_select" | "url" | "email" | "phone" | "image" | "file" | "rating";
            options?: string[];
            /** @example NGN */
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["AuditEntry"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedCatalog"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedCheckout"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedCollection"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["Contact"][];
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    listCustomerLinks: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["CustomerLink"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedDeliveryZone"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedDiscountCode"][];
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
                "Idempotency-Key"?: string;
            };
            path: {
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedEvent"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedFolder"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedForm"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["Key"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["MediaFile"][];
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query?: {
                name?: string;
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["Message"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["Subscriber"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedNote"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["StoreOrderRecord"][];
                        nextCursor?: string;
                    };
                };
            };
        };
    };
    listOtpChallenges: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["SentCode"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["OtpLedgerEntry"][];
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
                ref: string;
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
                ref: string;
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
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
                    "application/json": {
                        data: components["schemas"]["ManagedReview"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedPackage"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["PaymentException"][];
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
                ref: string;
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
                ref: string;
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
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
                    "application/json": {
                        data: components["schemas"]["ManagedReview"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedProduct"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedPromoterCode"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["RefundRequest"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedRegistration"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["LoggedRequest"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["RestockAlert"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["SavingsPlan"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["FormSubmission"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["ManagedTable"][];
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["WebhookDelivery"][];
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
                ref: string;
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
                ref: string;
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                limit?: number;
            };
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
                    "application/json": {
                        data: components["schemas"]["Key"][];
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
                "Idempotency-Key"?: string;
            };
            path: {
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
                /** @description `nextCursor` of the page before. */
                cursor?: string;
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
                        data: components["schemas"]["Workspace"][];
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
