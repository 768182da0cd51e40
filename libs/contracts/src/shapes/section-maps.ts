import { z } from 'zod';
import { descriptionBlock, httpUrl, key, line, link, MEDIA_TYPES, prose, slug } from './common';
import { button, hexColour, pageMedia, paragraph, socialProfile, token } from './navigation';
import { sectionId } from './render-config';

/** The keyed section maps of the storefront's content (D-3.5): known keys are checked, unknown ones are stored unchanged. */

const overlay = z.union([z.boolean(), z.number().min(0).max(1), token]).meta({ id: 'SectionOverlay' });

const background = z
  .looseObject({
    mode: z.enum(['none', 'color', 'image', 'video']),
    color: hexColour.optional(),
    url: httpUrl.optional(),
    overlay: overlay.optional(),
  })
  .meta({ id: 'SectionBackground' });

const align = z.enum(['left', 'center', 'right']).meta({ id: 'SectionAlign' });

/** Fields that every section may have. */
const section = z.looseObject({
  heading: paragraph.optional(),
  subheading: paragraph.optional(),
  align: align.optional(),
  background: background.optional(),
  spacing: token.optional(),
  anchor: token.optional(),
});

/** `{ "<sectionId>": Section }`. */
export const keyed = <S extends z.ZodType>(shape: S) => z.record(sectionId, shape);

export const heroFields = {
  eyebrow: paragraph.optional(),
  title: paragraph.optional(),
  subtitle: paragraph.optional(),
  buttons: z.array(button).max(10).optional(),
  backgroundMedia: z.array(pageMedia).max(20).optional(),
  backgroundMode: token.optional(),
  backgroundUrl: httpUrl.optional(),
  backgroundType: z.enum(MEDIA_TYPES).optional(),
  overlay: overlay.optional(),
  slideDuration: z.number().int('Give whole milliseconds.').positive().optional(),
};

const fieldStyle = z.looseObject({
  fontFamily: token.optional(),
  fontSize: z.union([token, z.number()]).optional(),
  color: hexColour.optional(),
  weight: z.union([token, z.number()]).optional(),
});

export const richTextSection = section.extend({
  html: prose.optional().describe('Cleaned by the service of everything that could run.'),
  blocks: z.array(descriptionBlock).max(200).optional(),
});

const showcase = section.extend({
  kind: z.enum(['products', 'collections', 'events', 'packages', 'notes', 'catalogs']),
  refs: z.array(z.string().max(100)).max(100).default([]).describe('In the workspace document slugs; in a response refs.'),
  mode: z.enum(['manual', 'latest', 'featured']).default('latest'),
  limit: z.number().int().min(1).max(100).default(8),
});
export type Showcase = z.infer<typeof showcase>;

const manualReview = z.looseObject({ author: line, rating: z.number().int().min(1).max(5), text: paragraph.optional() });

export const sectionMaps = {
  heroSections: keyed(section.extend(heroFields)).optional(),
  fieldStyles: keyed(z.record(z.string(), fieldStyle)).optional().describe('Section id → field name → style.'),
  logoStrips: keyed(
    section.extend({
      logos: z.array(z.looseObject({ url: httpUrl, alt: paragraph, link: link.optional() })).max(100),
      speed: z.union([token, z.number()]).optional(),
      grayscale: z.boolean().default(false),
    }),
  ).optional(),
  faqSections: keyed(
    section.extend({
      items: z.array(z.looseObject({ id: sectionId, question: line, answer: paragraph, sort: z.number().int().default(0) })).max(200),
      layout: z.enum(['accordion', 'columns']).default('accordion'),
    }),
  ).optional(),
  imageTextSections: keyed(
    section.extend({
      imageUrl: httpUrl,
      alt: paragraph.optional(),
      imageSide: z.enum(['left', 'right']).default('left'),
      body: prose,
      buttons: z.array(button).max(10).default([]),
    }),
  ).optional(),
  richTextSections: keyed(richTextSection).optional(),
  blockSections: keyed(
    section.extend({
      columns: z.number().int().min(1).max(6).default(3),
      blocks: z
        .array(
          z.looseObject({
            id: sectionId,
            icon: token.optional(),
            imageUrl: httpUrl.optional(),
            title: line,
            text: paragraph,
            link: link.optional(),
          }),
        )
        .max(100),
    }),
  ).optional(),
  mediaGallerySections: keyed(
    section.extend({
      items: z
        .array(z.looseObject({ type: z.enum(MEDIA_TYPES), url: httpUrl, thumbnail: httpUrl.optional(), caption: paragraph.optional() }))
        .max(200),
      layout: token.default('grid'),
    }),
  ).optional(),
  socialSections: keyed(
    section.extend({
      profiles: z.array(socialProfile).max(30),
      feed: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
    }),
  ).optional(),
  reviewsSections: keyed(
    section.extend({
      source: z.enum(['store', 'product', 'manual']).default('store'),
      limit: z.number().int().min(1).max(100).default(6),
      minRating: z.number().int().min(1).max(5).default(1),
      items: z.array(manualReview).max(100).optional(),
    }),
  ).optional(),
  profilesSections: keyed(
    section.extend({
      people: z
        .array(
          z.looseObject({
            id: sectionId,
            name: line,
            role: line.optional(),
            bio: paragraph.optional(),
            photoUrl: httpUrl.optional(),
            links: z.array(socialProfile).max(20).default([]),
          }),
        )
        .max(100),
    }),
  ).optional(),
  contentShowcaseSections: keyed(showcase).optional(),
  newsletterSections: keyed(
    section.extend({
      formSlug: slug.optional(),
      placeholder: line.optional(),
      buttonLabel: line.default('Subscribe'),
      successMessage: line.default('Thank you for subscribing.'),
    }),
  ).optional(),
  customHtmlSections: keyed(
    section.extend({
      html: prose.describe('The merchant’s own, given as it is: show it in a sandboxed frame.'),
      height: z.number().int().positive().optional(),
    }),
  ).optional(),
  sectionButtons: keyed(section.extend({ buttons: z.array(button).max(10) })).optional(),
  sectionButtonGroups: keyed(
    section.extend({ groups: z.array(z.looseObject({ id: key, buttons: z.array(button).max(10) })).max(20) }),
  ).optional(),
};
