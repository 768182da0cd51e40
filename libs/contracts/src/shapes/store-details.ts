import { z } from 'zod';
import { describedEnum } from './described-enum';
import { httpUrl, line, prose, slug, wallTime, writtenMoment } from './common';
import { socialProfile, token } from './navigation';
import { renderConfig } from './render-config';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const weekday = describedEnum(WEEKDAYS, 'Day of the week.', {
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
    start: wallTime.describe('Opening time, `HH:MM` on the 24-hour clock.'),
    end: wallTime.describe('Closing time, `HH:MM` on the 24-hour clock.'),
  })
  .meta({
    id: 'BusinessHours',
    description: 'Opening hours on one weekday, in the store’s time zone. Two entries of one day are two spans.',
  });
export type BusinessHours = z.infer<typeof businessHours>;

export const badge = z
  .strictObject({
    type: describedEnum(['verified', 'top_rated', 'new', 'partner'], 'Kind of badge.', {
      verified: 'The store’s identity was checked.',
      top_rated: 'The store is rated highly.',
      new: 'The store is new.',
      partner: 'The store is a partner.',
    }),
    grantedAt: writtenMoment.describe(
      'When it was granted, UTC. In the workspace document a date, or a date and time without a zone, is local to the store; a date is its beginning.',
    ),
  })
  .meta({ id: 'Badge', description: 'A distinction of the store.' });

const storeAssets = z
  .strictObject({
    logoUrl: httpUrl.optional().describe('Absolute address of the logo.'),
    faviconUrl: httpUrl.optional().describe('Absolute address of the icon for browser tabs.'),
    socialImageUrl: httpUrl.optional().describe('Absolute address of the picture in link previews.'),
  })
  .meta({ id: 'StorefrontAssets', description: 'Pictures of the brand.' });

export const mediaPolicy = z
  .strictObject({
    maxDim: z.number().int().min(1).describe('Longest side, pixels; larger pictures are made smaller.'),
    quality: z.number().int().min(1).max(100).describe('Quality of the compression, 1 to 100; PNG, which is lossless, ignores it.'),
    format: describedEnum(
      ['webp', 'avif', 'jpeg', 'png'],
      'File format of pictures. Animated ones become WebP, and transparent ones PNG in place of JPEG.',
      { webp: 'WebP.', avif: 'AVIF.', jpeg: 'JPEG.', png: 'PNG.' },
    ),
  })
  .meta({ id: 'MediaPolicy', description: 'Form in which the service keeps pictures that the merchant uploads.' });
export type MediaPolicy = z.infer<typeof mediaPolicy>;

const domain = z.hostname('Give a domain name such as shop.example.').max(253);

/** Details of the store itself (§2.7), the same in the workspace document and in the response. */
export const storeDetails = {
  type: token.default('store').describe('Kind of business, such as `store`; as the merchant wrote it.'),
  description: prose.optional().describe('Text about the store and its goods, plain text.'),
  categorySlug: slug.optional().describe('Main category of the store, as the merchant named it.'),
  categorySlugs: z.array(slug).max(20).optional().describe('All categories of the store, the main one among them.'),
  website: httpUrl.optional().describe('Address of the store’s own site.'),
  socials: z.array(socialProfile).max(30).optional().describe('Profiles in social networks, in the order to show.'),
  city: line.optional().describe('City or town of the store.'),
  state: line.optional().describe('State, province or region of the store.'),
  country: line.optional().describe('Country of the store, as the merchant wrote it.'),
  avatarUrl: httpUrl.optional().describe('Absolute address of a small square picture that stands for the store.'),
  coverUrl: httpUrl.optional().describe('Absolute address of a wide picture of the store.'),
  badges: z.array(badge).max(10).optional().describe('Distinctions of the store, in the order to show.'),
  memberCount: z.number().int().min(0).optional().describe('Number of members, as the merchant states it.'),
  renderConfig: renderConfig.optional().describe('Build of the site: template, theme, sections of the home page, and further pages.'),
  assets: storeAssets.optional().describe('Logo, icon and preview picture of the brand; absent when the merchant set none.'),
  primaryDomain: domain.optional().describe('Host name of the store’s main site, such as `shop.example`.'),
  verifiedDomains: z
    .array(domain)
    .max(50)
    .optional()
    .describe('Host names that belong to the store. Where the workspace restricts `returnUrl`, these are allowed.'),
  mediaPolicy: mediaPolicy.optional().describe('Form in which uploaded pictures are kept; WebP of at most 2,048 pixels when absent.'),
  businessHours: z
    .array(businessHours)
    .max(50)
    .optional()
    .describe('Opening hours in the store’s time zone; two entries of one day are two spans.'),
  widgetBubble: z
    .strictObject({ key: token.describe('Key that the widget needs to load; the service does not interpret it.') })
    .optional()
    .describe('Chat bubble of a widget; not shown when absent.'),
};
