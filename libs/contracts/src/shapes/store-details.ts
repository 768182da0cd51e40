import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line, prose, slug, wallTime, writtenMoment } from './common';
import { socialProfile, token } from './navigation';
import { renderConfig } from './render-config';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const weekday = describedEnum(WEEKDAYS, 'Day of the week to which the opening or booking hours apply.', {
  mon: 'Monday.',
  tue: 'Tuesday.',
  wed: 'Wednesday.',
  thu: 'Thursday.',
  fri: 'Friday.',
  sat: 'Saturday.',
  sun: 'Sunday.',
});

/** Open hours of a weekday in the store's local time; two entries of one day are two spans. */
export const businessHours = z
  .strictObject({
    day: weekday,
    start: wallTime.describe('Opening time of the store on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
    end: wallTime.describe('Closing time of the store on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
  })
  .meta({
    id: 'BusinessHours',
    description: 'Opening hours of the store on one weekday, in the store’s time zone. Two entries of one day are two spans.',
  });
export type BusinessHours = z.infer<typeof businessHours>;

export const badge = z
  .strictObject({
    type: describedEnum(['verified', 'top_rated', 'new', 'partner'], 'Kind of badge (distinction) of the store.', {
      verified: 'The identity of the store was checked.',
      top_rated: 'The store is rated highly.',
      new: 'The store is new.',
      partner: 'The store is a partner.',
    }),
    grantedAt: writtenMoment.describe(
      'Time at which the store was granted the badge: ISO 8601, UTC in responses. In a workspace document a date, or a date and time without a zone, is local to the store; a date means its 00:00.',
    ),
  })
  .meta({ id: 'Badge', description: 'Badge of the store, such as `verified`: its kind, and since when the store has it.' });

const storeAssets = z
  .strictObject({
    logoUrl: httpUrl.optional().describe('Absolute http or https URL of the store’s logo. Absent when there is none.'),
    faviconUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of the storefront’s favicon, the icon in browser tabs. Absent when there is none.'),
    socialImageUrl: httpUrl
      .optional()
      .describe('Absolute http or https URL of the store’s picture in link previews (`og:image`). Absent when there is none.'),
  })
  .meta({ id: 'StorefrontAssets', description: 'Pictures of the store’s brand: logo, favicon and link preview.' });

export const mediaPolicy = z
  .strictObject({
    maxDim: z
      .number()
      .int()
      .min(1)
      .describe('Largest length in pixels of the longer side of a picture; the service makes larger uploads smaller.'),
    quality: z
      .number()
      .int()
      .min(1)
      .max(100)
      .describe('Compression quality of uploaded pictures, 1 to 100; PNG, which is lossless, ignores it.'),
    format: describedEnum(
      ['webp', 'avif', 'jpeg', 'png'],
      'File format to which the service converts uploaded pictures. Animated pictures become WebP in any case, and transparent ones PNG where the format is JPEG.',
      { webp: 'WebP.', avif: 'AVIF.', jpeg: 'JPEG.', png: 'PNG.' },
    ),
  })
  .meta({
    id: 'MediaPolicy',
    description: 'Form to which the service converts pictures that the merchant uploads: size, quality and file format.',
  });
export type MediaPolicy = z.infer<typeof mediaPolicy>;

const domain = z.hostname('Give a domain name such as shop.example.').max(253);

/** Details of the store itself (§2.7), the same in the workspace document and in the response. */
export const storeDetails = {
  type: token
    .default('store')
    .describe('Kind of business of the store, such as `store` or `restaurant`, as the merchant wrote it. Default: `store`.'),
  description: prose
    .optional()
    .describe('Text about the store and its goods, plain text of at most 50,000 characters. Absent when there is none.'),
  categorySlug: slug
    .optional()
    .describe('Main category of the store, a slug that the merchant chose, such as `fashion`. Absent when it is not given.'),
  categorySlugs: z
    .array(slug)
    .max(20)
    .optional()
    .describe(
      'All categories of the store, slugs that the merchant chose; the main category is among them. Absent when they are not given.',
    ),
  website: httpUrl.optional().describe('Absolute http or https URL of the store’s own website. Absent when it is not given.'),
  socials: z
    .array(socialProfile)
    .max(30)
    .optional()
    .describe('Profiles of the store in social networks, in the order to show. Absent when there are none.'),
  city: line.optional().describe('City or town of the store. Absent when it is not given.'),
  state: line.optional().describe('State, province or region of the store, as the merchant wrote it. Absent when it is not given.'),
  country: line.optional().describe('Country of the store as the merchant wrote it, code or name. Absent when it is not given.'),
  avatarUrl: httpUrl
    .optional()
    .describe('Absolute http or https URL of a small square picture (avatar) of the store. Absent when there is none.'),
  coverUrl: httpUrl.optional().describe('Absolute http or https URL of a wide cover picture of the store. Absent when there is none.'),
  badges: z
    .array(badge)
    .max(10)
    .optional()
    .describe(
      'Badges of the store, such as `verified`, in the order to show; each has its kind and the time since when the store has it. Absent when there are none.',
    ),
  memberCount: z
    .number()
    .int()
    .min(0)
    .optional()
    .describe(
      'Number of members of the store’s community, as the merchant states it; the service does not count them. Absent when it is not given.',
    ),
  renderConfig: renderConfig
    .optional()
    .describe('Structure of the storefront: template, theme, sections of the home page, and further pages. Absent: your theme decides.'),
  assets: storeAssets
    .optional()
    .describe('Pictures of the store’s brand: logo, favicon and link preview. Absent when the merchant set none.'),
  primaryDomain: domain.optional().describe('Host name of the store’s main website, such as `shop.example`. Absent when it is not given.'),
  verifiedDomains: z
    .array(domain)
    .max(50)
    .optional()
    .describe(
      'Host names that belong to the store, such as `shop.example`. Where the workspace restricts the `returnUrl` of checkouts to known hosts, they are allowed. Absent when there are none.',
    ),
  mediaPolicy: mediaPolicy
    .optional()
    .describe(
      'Form to which the service converts pictures that the merchant uploads: size, quality and file format. Absent: WebP with sides of at most 2,048 pixels.',
    ),
  businessHours: z
    .array(businessHours)
    .max(50)
    .optional()
    .describe('Opening hours of the store in its time zone, one entry for each span on a weekday. Absent when they are not given.'),
  widgetBubble: z
    .strictObject({
      key: token.describe(
        'Public key with which your page loads the script of the store’s chat widget; the merchant has it from the provider of the widget, and the service does not interpret it.',
      ),
    })
    .optional()
    .describe('Chat widget (bubble in the corner of the page) of the store, with the `key` that loads it. Absent: do not show one.'),
};
