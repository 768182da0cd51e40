import { z } from 'zod';
import { describedEnum } from './described-enum';
import { requiredEmail } from '../rules/text/email-address';
import { httpUrl, line, prose, slug, writtenEnd, writtenMoment } from './common';
import { button, hexColour, navigationLink, pageMedia, paragraph, socialProfile, token } from './navigation';
import { heroFields, sectionMaps } from './section-maps';
import { sectionId } from './render-config';

/** The `content` of a storefront (§2.7): header, hero, footer, contact, tracking, promotions and the keyed section maps. */

const header = z
  .strictObject({
    branding: describedEnum(['logo', 'text', 'both'], 'Mark of the store in the header.', {
      logo: 'The picture at `logoUrl`.',
      text: 'The text `brandText`.',
      both: 'Picture and text.',
    }).optional(),
    brandText: line.optional().describe('Name to show as text; use the store’s `displayName` when absent.'),
    logoUrl: httpUrl.optional().describe('Absolute address of the logo.'),
    logoAlt: line.optional().describe('Alternative text of the logo; use the store’s `displayName` when absent.'),
    logoHeight: z.number().int().positive().optional().describe('Height of the logo, CSS pixels.'),
    faviconUrl: httpUrl.optional().describe('Absolute address of the icon for browser tabs.'),
    socialTitle: line.optional().describe('Title in link previews.'),
    socialDescription: paragraph.optional().describe('Text in link previews.'),
    socialImageUrl: httpUrl.optional().describe('Absolute address of the picture in link previews.'),
    layout: token.optional().describe('Arrangement of logo and menu, such as `centered`.'),
    pillStyle: token.optional().describe('Form of the header’s background, such as `rounded`.'),
    navPosition: token.optional().describe('Where the menu is, such as `left`.'),
    ctas: z.array(button).max(5).optional().describe('Buttons at the end of the header, in the order to show.'),
    linkStyle: token.optional().describe('Look of the menu’s links, such as `underline`.'),
    links: z.array(navigationLink).max(50).optional().describe('Entries of the menu, in the order to show.'),
    maxWidth: z
      .union([token, z.number().int().positive()])
      .optional()
      .describe('Widest that the header gets: CSS pixels as a number, or a word of your theme.'),
    overlay: z.boolean().optional().describe('True when the header lies over the top of the page.'),
    sticky: z.boolean().optional().describe('True when the header stays in sight while people scroll.'),
    showMenu: z.boolean().optional().describe('True to show the menu.'),
    showSearch: z.boolean().optional().describe('True to show a search.'),
    showCart: z.boolean().optional().describe('True to show the cart.'),
  })
  .meta({
    id: 'StorefrontHeader',
    description: 'Top of every page. Words for looks are those of your theme: the service does not interpret them.',
  });

const hero = z.strictObject(heroFields).meta({ id: 'StorefrontHero', description: 'Opening of the home page.' });

const footer = z
  .strictObject({
    layout: token.optional().describe('Arrangement of the footer, such as `columns`; a word that your theme knows.'),
    backgroundColor: hexColour.optional().describe('Colour of the background as hexadecimal digits, such as `#1f6f4a`.'),
    textColor: hexColour.optional().describe('Colour of the text as hexadecimal digits, such as `#ffffff`.'),
    copyright: line.optional().describe('Copyright line, as the merchant wrote it.'),
    socialLinks: z.array(socialProfile).max(30).optional().describe('Profiles in social networks, in the order to show.'),
    linkGroups: z
      .array(
        z.strictObject({
          title: line.describe('Heading of the list.'),
          links: z.array(navigationLink).max(50).describe('Entries of the list, in the order to show.'),
        }),
      )
      .max(10)
      .optional()
      .describe('Lists of links, in the order to show.'),
    newsletter: z
      .strictObject({
        enabled: z.boolean().describe('True to show this part.'),
        heading: line.optional().describe('Heading above the input.'),
        placeholder: line.optional().describe('Example to show in the empty input.'),
        buttonLabel: line.optional().describe('Text on the button.'),
        formSlug: slug.optional().describe('Form to use in place of the newsletter; absent for the newsletter.'),
      })
      .optional()
      .describe('Sign-up for the newsletter; not shown when absent. Send what people enter to `POST /v1/store/newsletter`.'),
    payments: z
      .strictObject({
        enabled: z.boolean().describe('True to show this part.'),
        heading: line.optional().describe('Heading above the ways to pay.'),
      })
      .optional()
      .describe('Ways to pay, from `paymentMethods` of the storefront; not shown when absent.'),
    address: z
      .strictObject({
        enabled: z.boolean().describe('True to show this part.'),
        text: paragraph.optional().describe('Address as it is to be shown; take that of `contact` when absent.'),
      })
      .optional()
      .describe('Address of the store; not shown when absent.'),
    hours: z
      .strictObject({
        enabled: z.boolean().describe('True to show this part.'),
        text: paragraph.optional().describe('Hours as they are to be shown; make them from `businessHours` of the storefront when absent.'),
      })
      .optional()
      .describe('Opening hours; not shown when absent.'),
    trust: z
      .strictObject({
        enabled: z.boolean().describe('True to show this part.'),
        items: z
          .array(
            z.strictObject({
              label: line.describe('Words of the sign.'),
              iconUrl: httpUrl.optional().describe('Absolute address of the sign’s picture.'),
            }),
          )
          .max(20)
          .optional()
          .describe('Signs in the order to show.'),
      })
      .optional()
      .describe('Signs of trust, such as seals; not shown when absent.'),
  })
  .meta({ id: 'StorefrontFooter', description: 'Bottom of every page.' });

const contact = z
  .strictObject({
    addressLine1: line.optional().describe('Street and number.'),
    addressLine2: line.optional().describe('Second line of the address, such as floor or building.'),
    city: line.optional().describe('City or town.'),
    state: line.optional().describe('State, province or region.'),
    country: line.optional().describe('Country as the merchant wrote it.'),
    googleMapsUrl: httpUrl.optional().describe('Address of the store’s place on Google Maps.'),
    email: requiredEmail.optional().describe('E-mail address to show to visitors.'),
    phoneNumbers: z.array(line).max(10).optional().describe('Phone numbers to show to visitors, as the merchant wrote them.'),
    socials: z.array(socialProfile).max(30).optional().describe('Profiles in social networks, in the order to show.'),
    showMap: z.boolean().optional().describe('True to show a map of the address.'),
  })
  .meta({ id: 'StorefrontContact', description: 'Ways to reach the store.' });

const tracking = z
  .strictObject({
    googleAnalyticsId: token.optional().describe('Measurement id of Google Analytics, such as `G-XXXXXXXXXX`.'),
    googleTagManagerId: token.optional().describe('Container id of Google Tag Manager, such as `GTM-XXXXXXX`.'),
    googleAdsId: token.optional().describe('Conversion id of Google Ads, such as `AW-123456789`.'),
    metaPixelId: token.optional().describe('Pixel number of Meta (Facebook and Instagram), to measure advertising.'),
    tiktokPixelId: token.optional().describe('Pixel code of TikTok, to measure advertising.'),
    snapchatPixelId: token.optional().describe('Pixel code of Snapchat, to measure advertising.'),
    pinterestTagId: token.optional().describe('Tag number of Pinterest, to measure advertising.'),
    linkedinPartnerId: token.optional().describe('Partner number of the LinkedIn Insight Tag, to measure advertising.'),
    xPixelId: token.optional().describe('Pixel code of X, to measure advertising.'),
    clarityProjectId: token.optional().describe('Project code of Microsoft Clarity, which records how pages are used.'),
    hotjarSiteId: token.optional().describe('Site number of Hotjar, which records how pages are used.'),
    shareHashedEmail: z
      .boolean()
      .optional()
      .describe('True when the merchant allows you to send the buyer’s e-mail as a hash to these services.'),
    customHead: prose
      .optional()
      .describe('The merchant’s own markup for the end of `<head>`, not cleaned. Insert it only into pages of this merchant.'),
    customBodyEnd: prose
      .optional()
      .describe('The merchant’s own markup for the end of `<body>`, not cleaned. Insert it only into pages of this merchant.'),
  })
  .meta({
    id: 'StorefrontTracking',
    description:
      'Identifiers for analytics and advertising. Load a service only where its identifier is present, and with the visitor’s consent where the law asks for it.',
  });

const campaign = z
  .strictObject({
    id: sectionId.describe('Unique among the campaigns; remember it with `version` for visitors who closed it.'),
    name: line.describe('Name for the merchant; not shown to visitors.'),
    enabled: z.boolean().default(true).describe('False when the merchant has switched the campaign off: do not show it.'),
    trigger: describedEnum(['delay', 'exit_intent', 'scroll', 'on_load'], 'When the campaign opens.', {
      delay: '`delayMs` after the page has loaded.',
      exit_intent: 'When the pointer leaves the page.',
      scroll: 'When the visitor scrolls down.',
      on_load: 'As soon as the page has loaded.',
    }),
    delayMs: z.number().int('Give whole milliseconds.').min(0).optional().describe('Milliseconds to wait. Used with `delay`.'),
    startAt: writtenMoment
      .optional()
      .describe(
        'When the campaign begins, UTC; at once when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.',
      ),
    endAt: writtenEnd
      .optional()
      .describe(
        'When the campaign ends, UTC, exclusive; never when absent. In the workspace document a date, or a date and time without a zone, is local to the store; a date ends with its last hour.',
      ),
    media: pageMedia.optional().describe('Picture or video beside the text; absent when there is none.'),
    heading: line.optional().describe('Heading, one line.'),
    body: paragraph.optional().describe('A few sentences, plain text.'),
    buttons: z.array(button).max(5).optional().describe('Buttons below the text, in the order to show.'),
    captureEmail: z
      .boolean()
      .default(false)
      .describe('True to ask for an e-mail address. Send it to `POST /v1/store/newsletter`, or to the form `formSlug`.'),
    emailPlaceholder: line.optional().describe('Example to show in the empty input.'),
    submitLabel: line.optional().describe('Text on the button that sends the address.'),
    successMessage: line.optional().describe('Text to show once the request is accepted.'),
    formSlug: slug.optional().describe('Form that takes the address; absent for the newsletter.'),
    version: z
      .number()
      .int()
      .min(1)
      .default(1)
      .describe('Rises when the merchant wants the campaign shown again to visitors who closed it.'),
  })
  .meta({
    id: 'StorefrontCampaign',
    description:
      'A promotion that opens over the page. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`.',
  });

export const siteContent = z
  .strictObject({
    header: header.optional().describe('Logo, menu and buttons at the top of every page; your theme decides when absent.'),
    hero: hero.optional().describe('Opening of the home page, above its sections; absent when there is none.'),
    footer: footer.optional().describe('Links and notes at the bottom of every page; your theme decides when absent.'),
    contact: contact.optional().describe('Address, e-mail, phone numbers and profiles of the store; absent when the merchant gave none.'),
    tracking: tracking.optional().describe('Identifiers of the merchant’s analytics and advertising services; absent when there are none.'),
    promo: z
      .strictObject({ campaigns: z.array(campaign).max(50).default([]).describe('Promotions, each with its own time and trigger.') })
      .optional()
      .describe('Promotions that open over the page; absent when there are none.'),
    ...sectionMaps,
  })
  .meta({ id: 'StorefrontContent', description: 'Texts, links and media of the storefront. Show only the parts that are present.' });
export type SiteContent = z.infer<typeof siteContent>;
