import { z } from 'zod';
import { requiredEmail } from '../rules/text/email-address';
import { httpUrl, line, prose, slug, writtenEnd, writtenMoment } from './common';
import { button, hexColour, navigationLink, pageMedia, paragraph, socialProfile, token } from './navigation';
import { heroFields, sectionMaps } from './section-maps';
import { sectionId } from './render-config';

/** The `content` of a storefront (§2.7): header, hero, footer, contact, tracking, promotions and the keyed section maps. */

const header = z
  .strictObject({
    branding: z.enum(['logo', 'text', 'both']).optional(),
    brandText: line.optional(),
    logoUrl: httpUrl.optional(),
    logoAlt: line.optional(),
    logoHeight: z.number().int().positive().optional(),
    faviconUrl: httpUrl.optional(),
    socialTitle: line.optional(),
    socialDescription: paragraph.optional(),
    socialImageUrl: httpUrl.optional(),
    layout: token.optional(),
    pillStyle: token.optional(),
    navPosition: token.optional(),
    ctas: z.array(button).max(5).optional(),
    linkStyle: token.optional(),
    links: z.array(navigationLink).max(50).optional(),
    maxWidth: z.union([token, z.number().int().positive()]).optional(),
    overlay: z.boolean().optional(),
    sticky: z.boolean().optional(),
    showMenu: z.boolean().optional(),
    showSearch: z.boolean().optional(),
    showCart: z.boolean().optional(),
  })
  .meta({ id: 'StorefrontHeader' });

const hero = z.strictObject(heroFields).meta({ id: 'StorefrontHero' });

const footer = z
  .strictObject({
    layout: token.optional(),
    backgroundColor: hexColour.optional(),
    textColor: hexColour.optional(),
    copyright: line.optional(),
    socialLinks: z.array(socialProfile).max(30).optional(),
    linkGroups: z
      .array(z.strictObject({ title: line, links: z.array(navigationLink).max(50) }))
      .max(10)
      .optional(),
    newsletter: z
      .strictObject({
        enabled: z.boolean(),
        heading: line.optional(),
        placeholder: line.optional(),
        buttonLabel: line.optional(),
        formSlug: slug.optional(),
      })
      .optional(),
    payments: z.strictObject({ enabled: z.boolean(), heading: line.optional() }).optional(),
    address: z.strictObject({ enabled: z.boolean(), text: paragraph.optional() }).optional(),
    hours: z.strictObject({ enabled: z.boolean(), text: paragraph.optional() }).optional(),
    trust: z
      .strictObject({
        enabled: z.boolean(),
        items: z
          .array(z.strictObject({ label: line, iconUrl: httpUrl.optional() }))
          .max(20)
          .optional(),
      })
      .optional(),
  })
  .meta({ id: 'StorefrontFooter' });

const contact = z
  .strictObject({
    addressLine1: line.optional(),
    addressLine2: line.optional(),
    city: line.optional(),
    state: line.optional(),
    country: line.optional(),
    googleMapsUrl: httpUrl.optional(),
    email: requiredEmail.optional(),
    phoneNumbers: z.array(line).max(10).optional(),
    socials: z.array(socialProfile).max(30).optional(),
    showMap: z.boolean().optional(),
  })
  .meta({ id: 'StorefrontContact' });

const tracking = z
  .strictObject({
    googleAnalyticsId: token.optional(),
    googleTagManagerId: token.optional(),
    googleAdsId: token.optional(),
    metaPixelId: token.optional(),
    tiktokPixelId: token.optional(),
    snapchatPixelId: token.optional(),
    pinterestTagId: token.optional(),
    linkedinPartnerId: token.optional(),
    xPixelId: token.optional(),
    clarityProjectId: token.optional(),
    hotjarSiteId: token.optional(),
    shareHashedEmail: z.boolean().optional(),
    customHead: prose.optional().describe('The merchant’s own markup for his own pages, given as it is.'),
    customBodyEnd: prose.optional().describe('The merchant’s own markup for his own pages, given as it is.'),
  })
  .meta({ id: 'StorefrontTracking' });

const campaign = z
  .strictObject({
    id: sectionId,
    name: line,
    enabled: z.boolean().default(true),
    trigger: z.enum(['delay', 'exit_intent', 'scroll', 'on_load']),
    delayMs: z.number().int('Give whole milliseconds.').min(0).optional(),
    startAt: writtenMoment.optional(),
    endAt: writtenEnd.optional(),
    media: pageMedia.optional(),
    heading: line.optional(),
    body: paragraph.optional(),
    buttons: z.array(button).max(5).optional(),
    captureEmail: z.boolean().default(false),
    emailPlaceholder: line.optional(),
    submitLabel: line.optional(),
    successMessage: line.optional(),
    formSlug: slug.optional(),
    version: z.number().int().min(1).default(1),
  })
  .meta({ id: 'StorefrontCampaign' });

export const siteContent = z
  .strictObject({
    header: header.optional(),
    hero: hero.optional(),
    footer: footer.optional(),
    contact: contact.optional(),
    tracking: tracking.optional(),
    promo: z.strictObject({ campaigns: z.array(campaign).max(50).default([]) }).optional(),
    ...sectionMaps,
  })
  .meta({ id: 'StorefrontContent' });
export type SiteContent = z.infer<typeof siteContent>;
