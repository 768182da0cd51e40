import { z } from 'zod';
import { describedEnum } from './described-enum';
import { requiredEmail } from '../rules/text/email-address';
import { httpUrl, line, prose, slug, writtenEnd, writtenMoment } from './common';
import { button, pageMedia, paragraph, socialProfile, token } from './navigation';
import { sectionMaps } from './section-maps';
import { sectionId } from './render-config';
import { footer, header, hero } from './site-frame';

/** The `content` of a storefront (§2.7): header, hero, footer, contact, tracking, promotions and the keyed section maps. */

const contact = z
  .strictObject({
    addressLine1: line.optional().describe('First line of the store’s postal address: street and number. Absent when it is not given.'),
    addressLine2: line
      .optional()
      .describe('Second line of the store’s postal address, such as floor or building. Absent when there is none.'),
    city: line.optional().describe('City or town of the store’s postal address. Absent when it is not given.'),
    state: line
      .optional()
      .describe('State, province or region of the store’s postal address, as the merchant wrote it. Absent when it is not given.'),
    country: line
      .optional()
      .describe('Country of the store’s postal address, as the merchant wrote it: code or name. Absent when it is not given.'),
    googleMapsUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of the store’s location on Google Maps. Absent when it is not given.'),
    email: requiredEmail.optional().describe('E-mail address of the store, to show to visitors. Absent when it is not given.'),
    phoneNumbers: z
      .array(line)
      .max(10)
      .optional()
      .describe(
        'Phone numbers of the store, to show to visitors in this order; as the merchant wrote them, in any format. Absent when there are none.',
      ),
    socials: z
      .array(socialProfile)
      .max(30)
      .optional()
      .describe('Profiles of the store in social networks, in the order to show. Absent when there are none.'),
    showMap: z.boolean().optional().describe('True: show a map of the store’s address. False or absent: show none.'),
  })
  .meta({
    id: 'StorefrontContact',
    description: 'Ways to contact the store, to show to visitors: postal address, e-mail address, phone numbers and social networks.',
  });

const tracking = z
  .strictObject({
    googleAnalyticsId: token
      .optional()
      .describe(
        'Measurement id of the merchant’s Google Analytics, such as `G-XXXXXXXXXX`. Load Google Analytics with it, with the visitor’s consent. Absent: do not load it.',
      ),
    googleTagManagerId: token
      .optional()
      .describe(
        'Container id of the merchant’s Google Tag Manager, such as `GTM-XXXXXXX`. Load Tag Manager with it, with the visitor’s consent. Absent: do not load it.',
      ),
    googleAdsId: token
      .optional()
      .describe(
        'Conversion id of the merchant’s Google Ads, such as `AW-123456789`. Load the Google Ads tag with it, with the visitor’s consent. Absent: do not load it.',
      ),
    metaPixelId: token
      .optional()
      .describe(
        'Id of the merchant’s Meta pixel (Facebook and Instagram), digits. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    tiktokPixelId: token
      .optional()
      .describe(
        'Id of the merchant’s TikTok pixel. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    snapchatPixelId: token
      .optional()
      .describe(
        'Id of the merchant’s Snapchat pixel. Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    pinterestTagId: token
      .optional()
      .describe(
        'Id of the merchant’s Pinterest tag. Load the tag with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    linkedinPartnerId: token
      .optional()
      .describe(
        'Partner id of the merchant’s LinkedIn Insight Tag. Load the tag with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    xPixelId: token
      .optional()
      .describe(
        'Id of the merchant’s pixel of X (Twitter). Load the pixel with it to measure advertising, with the visitor’s consent. Absent: do not load it.',
      ),
    clarityProjectId: token
      .optional()
      .describe(
        'Project id of the merchant’s Microsoft Clarity, which records how pages are used. Load Clarity with it, with the visitor’s consent. Absent: do not load it.',
      ),
    hotjarSiteId: token
      .optional()
      .describe(
        'Site id of the merchant’s Hotjar, which records how pages are used. Load Hotjar with it, with the visitor’s consent. Absent: do not load it.',
      ),
    shareHashedEmail: z
      .boolean()
      .optional()
      .describe(
        'True: the merchant allows you to pass the buyer’s e-mail address as a hash to the analytics and advertising services. False or absent: do not pass it.',
      ),
    customHead: prose
      .optional()
      .describe(
        'HTML of the merchant’s own, not cleaned, to insert at the end of `<head>`; it may hold scripts. Insert it only into pages of this merchant. Absent when there is none.',
      ),
    customBodyEnd: prose
      .optional()
      .describe(
        'HTML of the merchant’s own, not cleaned, to insert at the end of `<body>`; it may hold scripts. Insert it only into pages of this merchant. Absent when there is none.',
      ),
  })
  .meta({
    id: 'StorefrontTracking',
    description:
      'Identifiers of the merchant’s analytics and advertising services. Load a service only where its identifier is present, and with the visitor’s consent where the law asks for it.',
  });

const campaign = z
  .strictObject({
    id: sectionId.describe(
      'Identifier of the campaign (promotion), unique within the storefront and chosen by the merchant. Remember it with `version` for visitors who closed the campaign.',
    ),
    name: line.describe('Internal name of the campaign (promotion) for the merchant; do not show it to visitors.'),
    enabled: z
      .boolean()
      .default(true)
      .describe('True: the campaign (promotion) may be shown. False: the merchant has switched it off; do not show it. Default: true.'),
    trigger: describedEnum(['delay', 'exit_intent', 'scroll', 'on_load'], 'Moment at which the campaign (promotion) opens over the page.', {
      delay: '`delayMs` milliseconds after the page has loaded.',
      exit_intent: 'When the pointer leaves the page, as to close the tab.',
      scroll: 'When the visitor scrolls down.',
      on_load: 'As soon as the page has loaded.',
    }),
    delayMs: z
      .number()
      .int('Give whole milliseconds.')
      .min(0)
      .optional()
      .describe('Milliseconds to wait after the page has loaded before the campaign (promotion) opens. Used with the trigger `delay`.'),
    startAt: writtenMoment
      .optional()
      .describe(
        'Time from which to show the campaign (promotion): ISO 8601, UTC in responses. Absent: from now on. In a workspace document a date, or a date and time without a zone, is local to the store; a date means its 00:00.',
      ),
    endAt: writtenEnd
      .optional()
      .describe(
        'Time from which to show the campaign (promotion) no longer: ISO 8601, UTC in responses. Absent: without end. In a workspace document a date, or a date and time without a zone, is local to the store; a date includes the whole day.',
      ),
    media: pageMedia.optional().describe('Picture or video beside the text of the campaign (promotion). Absent when there is none.'),
    heading: line.optional().describe('Heading of the campaign (promotion), one line of plain text. Absent when there is none.'),
    body: paragraph.optional().describe('Text of the campaign (promotion), plain text of a few sentences. Absent when there is none.'),
    buttons: z
      .array(button)
      .max(5)
      .optional()
      .describe('Buttons below the text of the campaign (promotion), in the order to show. Absent when there are none.'),
    captureEmail: z
      .boolean()
      .default(false)
      .describe(
        'True: the campaign (promotion) asks for an e-mail address; send it to `POST /v1/store/newsletter`, or to the form `formSlug`. False: it asks for none. Default: false.',
      ),
    emailPlaceholder: line
      .optional()
      .describe('Example to show in the empty e-mail input of the campaign (promotion). Absent when there is none.'),
    submitLabel: line
      .optional()
      .describe('Text on the button of the campaign (promotion) that sends the e-mail address. Absent: your theme decides.'),
    successMessage: line
      .optional()
      .describe('Text to show in the campaign (promotion) once the e-mail address is accepted. Absent: your theme decides.'),
    formSlug: slug
      .optional()
      .describe(
        'Slug of the form to which the campaign (promotion) sends the e-mail address. Absent: send it to `POST /v1/store/newsletter`.',
      ),
    version: z
      .number()
      .int()
      .min(1)
      .default(1)
      .describe(
        'Version of the campaign (promotion), from 1: the merchant raises it to show the campaign again to visitors who closed it. Default: 1.',
      ),
  })
  .meta({
    id: 'StorefrontCampaign',
    description:
      'Promotion that opens over the page: text, buttons and optional sign-up. Show it between `startAt` and `endAt` when `trigger` happens, and not again to a visitor who has closed this `version`.',
  });

export const siteContent = z
  .strictObject({
    header: header
      .optional()
      .describe('Header at the top of every page of the storefront: logo, menu and buttons. Absent: your theme decides.'),
    hero: hero
      .optional()
      .describe(
        'Opening (hero) of the storefront’s home page, above its sections: title, buttons and background. Absent when there is none.',
      ),
    footer: footer
      .optional()
      .describe('Footer at the bottom of every page of the storefront: links, newsletter sign-up and notes. Absent: your theme decides.'),
    contact: contact
      .optional()
      .describe(
        'Contact of the store to show to visitors: address, e-mail, phone numbers and social networks. Absent when the merchant gave none.',
      ),
    tracking: tracking
      .optional()
      .describe(
        'Identifiers of the merchant’s analytics and advertising services, and markup of the merchant’s own. Absent when there are none.',
      ),
    promo: z
      .strictObject({
        campaigns: z
          .array(campaign)
          .max(50)
          .default([])
          .describe(
            'Campaigns (promotions) that open over the pages of the storefront, each with its own time and trigger. Empty when there are none. Default: empty.',
          ),
      })
      .optional()
      .describe('Promotions that open over the pages of the storefront, in `campaigns`. Absent when there are none.'),
    ...sectionMaps,
  })
  .meta({
    id: 'StorefrontContent',
    description:
      'Texts, links and media of the storefront: header, hero, footer, contact, tracking, campaigns, and the content of each section by its id. Show only the parts that are present.',
  });
export type SiteContent = z.infer<typeof siteContent>;
