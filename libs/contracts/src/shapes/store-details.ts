import { z } from 'zod';
import { httpUrl, line, prose, slug, wallTime, writtenMoment } from './common';
import { socialProfile, token } from './navigation';
import { renderConfig } from './render-config';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Open hours of a weekday in the store's local time; two entries of one day are two spans. */
export const businessHours = z.strictObject({ day: z.enum(WEEKDAYS), start: wallTime, end: wallTime }).meta({ id: 'BusinessHours' });
export type BusinessHours = z.infer<typeof businessHours>;

export const badge = z
  .strictObject({ type: z.enum(['verified', 'top_rated', 'new', 'partner']), grantedAt: writtenMoment })
  .meta({ id: 'Badge' });

const storeAssets = z
  .strictObject({ logoUrl: httpUrl.optional(), faviconUrl: httpUrl.optional(), socialImageUrl: httpUrl.optional() })
  .meta({ id: 'StorefrontAssets' });

export const mediaPolicy = z
  .strictObject({
    maxDim: z.number().int().min(1).describe('Longest side, pixels.'),
    quality: z.number().int().min(1).max(100),
    format: z.enum(['webp', 'avif', 'jpeg', 'png']),
  })
  .meta({ id: 'MediaPolicy' });
export type MediaPolicy = z.infer<typeof mediaPolicy>;

const domain = z.hostname('Give a domain name such as shop.example.').max(253);

/** Details of the store itself (§2.7), the same in the workspace document and in the response. */
export const storeDetails = {
  type: token.default('store').describe('Kind of business.'),
  description: prose.optional(),
  categorySlug: slug.optional(),
  categorySlugs: z.array(slug).max(20).optional(),
  website: httpUrl.optional(),
  socials: z.array(socialProfile).max(30).optional(),
  city: line.optional(),
  state: line.optional(),
  country: line.optional(),
  avatarUrl: httpUrl.optional(),
  coverUrl: httpUrl.optional(),
  badges: z.array(badge).max(10).optional(),
  memberCount: z.number().int().min(0).optional(),
  renderConfig: renderConfig.optional(),
  assets: storeAssets.optional(),
  primaryDomain: domain.optional(),
  verifiedDomains: z.array(domain).max(50).optional(),
  mediaPolicy: mediaPolicy.optional(),
  businessHours: z.array(businessHours).max(50).optional(),
  widgetBubble: z.strictObject({ key: token }).optional(),
};
