import { z } from 'zod';
import { httpUrl, line, prose } from './common';
import { descriptionBlock, link, mediaTypeOf } from './content-parts';
import { describedEnum } from './described-enum';
import { button, hexColour, pageMedia, paragraph, token } from './navigation';
import { sectionId } from './render-config';

/** Parts of the keyed section maps: background, alignment, and the sections that are more than a list. */

const overlay = z.union([z.boolean(), z.number().min(0).max(1), token]).meta({
  id: 'SectionOverlay',
  description:
    'Layer between the background of a section and its text, so that the text can be read: true or false for your theme’s own layer or none, a number from 0 (clear) to 1 (opaque), or a name that your theme defines.',
});

const background = z
  .looseObject({
    mode: describedEnum(['none', 'color', 'image', 'video'], 'Kind of background behind the content of a section.', {
      none: 'No background.',
      color: 'The colour `color`.',
      image: 'The picture at `url`.',
      video: 'The video at `url`, without sound.',
    }),
    color: hexColour
      .optional()
      .describe(
        'Colour of the section’s background: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. Used with the background mode `color`.',
      ),
    url: httpUrl
      .optional()
      .describe(
        'Absolute http or https URL of the picture or video behind the section. Used with the background modes `image` and `video`.',
      ),
    overlay: overlay
      .optional()
      .describe(
        'Layer over the background picture or video of the section, so that the text can be read: true, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. Absent: no layer.',
      ),
  })
  .meta({ id: 'SectionBackground', description: 'Background of a section: a colour, picture or video behind its content, by `mode`.' });

const align = describedEnum(['left', 'center', 'right'], 'Horizontal alignment of the text of a section.', {
  left: 'Left.',
  center: 'Centred.',
  right: 'Right.',
}).meta({ id: 'SectionAlign' });

/** Fields that every section may have. */
export const section = z.looseObject({
  heading: paragraph.optional().describe('Heading of the section, plain text. Absent: the section has no heading.'),
  subheading: paragraph.optional().describe('Line of plain text below the heading of the section. Absent when there is none.'),
  align: align.optional().describe('Horizontal alignment of the section’s text: `left`, `center` or `right`. Absent: your theme decides.'),
  background: background
    .optional()
    .describe('Background of the section: a colour, picture or video, by `mode`. Absent: the background of the page.'),
  spacing: token
    .optional()
    .describe('Distance above and below the section: a name such as `wide` that your theme defines. Absent: your theme decides.'),
  anchor: token
    .optional()
    .describe('HTML `id` of the section, without `#`, so that links such as `#team` can lead to the section. Absent when there is none.'),
});

/** `{ "<sectionId>": Section }`. */
export const keyed = <S extends z.ZodType>(shape: S) => z.record(sectionId, shape);

export const heroFields = {
  eyebrow: paragraph
    .optional()
    .describe('Short line of plain text above the title of the opening section (hero). Absent when there is none.'),
  title: paragraph
    .optional()
    .describe('Title of the opening section (hero), plain text to show in large letters. Absent when there is none.'),
  subtitle: paragraph.optional().describe('Line of plain text below the title of the opening section (hero). Absent when there is none.'),
  buttons: z
    .array(button)
    .max(10)
    .optional()
    .describe('Buttons below the text of the opening section (hero), in the order to show. Absent when there are none.'),
  backgroundMedia: z
    .array(pageMedia)
    .max(20)
    .optional()
    .describe(
      'Pictures or videos behind the text of the opening section (hero), to show one after the other. Absent: use `backgroundUrl`.',
    ),
  backgroundMode: token
    .optional()
    .describe(
      'Way in which to show the background of the opening section (hero), such as `slideshow`: a name that your theme defines. Absent: your theme decides.',
    ),
  backgroundUrl: httpUrl
    .optional()
    .describe(
      'Absolute http or https URL of the single picture or video behind the opening section (hero). Used where `backgroundMedia` is absent; its kind is `backgroundType`.',
    ),
  backgroundType: mediaTypeOf(
    'Kind of the file at `backgroundUrl` behind the opening section (hero), which decides how to show the file. Absent: a picture.',
  ).optional(),
  overlay: overlay
    .optional()
    .describe(
      'Layer between the background and the text of the opening section (hero), so that the text can be read: true, a number from 0 (clear) to 1 (opaque), or a name that your theme defines. Absent: no layer.',
    ),
  slideDuration: z
    .number()
    .int('Give whole milliseconds.')
    .positive()
    .optional()
    .describe('Milliseconds for which to show each background of the opening section (hero). Absent: your theme decides.'),
};

export const fieldStyle = z.looseObject({
  fontFamily: token
    .optional()
    .describe('Font of one text of a section: a CSS font family, or a name that your theme defines. Absent: the font of the theme.'),
  fontSize: z
    .union([token, z.number()])
    .optional()
    .describe(
      'Font size of one text of a section: CSS pixels as a number, or a name that your theme defines. Absent: the size of the theme.',
    ),
  color: hexColour
    .optional()
    .describe('Colour of one text of a section: CSS hexadecimal such as `#1f6f4a`. Absent: the colour of the theme.'),
  weight: z
    .union([token, z.number()])
    .optional()
    .describe(
      'Font weight of one text of a section: a CSS number such as 600, or a name that your theme defines. Absent: the weight of the theme.',
    ),
});

export const richTextSection = section.extend({
  html: prose
    .optional()
    .describe(
      'Text of the rich-text section as HTML. The service has removed scripts and everything else that could run, so that you can insert it into the page. Absent: use `blocks`.',
    ),
  blocks: z
    .array(descriptionBlock)
    .max(200)
    .optional()
    .describe(
      'Text of the rich-text section as blocks, such as paragraphs and headings; sort the blocks by `sort`. Used where `html` is absent.',
    ),
});

export const showcase = section.extend({
  kind: describedEnum(
    ['products', 'collections', 'events', 'packages', 'notes', 'catalogs'],
    'Kind of things that a showcase section of a storefront page shows.',
    {
      products: 'Products and packages.',
      collections: 'Collections.',
      events: 'Events.',
      packages: 'Packages only.',
      notes: 'Notes.',
      catalogs: 'Media catalogs.',
    },
  ),
  refs: z
    .array(z.string().max(100))
    .max(100)
    .default([])
    .describe(
      'Things that a showcase section shows, in this order; used with mode `manual`. In responses the refs of those that are published (such as `prd_…`); in a workspace document their slugs. Default: empty.',
    ),
  mode: describedEnum(['manual', 'latest', 'featured'], 'Choice of the things that a showcase section shows. Default: `latest`.', {
    manual: 'The things in `refs`.',
    latest: 'The newest first.',
    featured: 'Those that your theme chooses to put first.',
  }).default('latest'),
  limit: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(8)
    .describe('Largest number of things that a showcase section shows, 1 to 100. Default: 8.'),
});
export type Showcase = z.infer<typeof showcase>;

export const manualReview = z.looseObject({
  author: line.describe('Name of the person who wrote the review in a reviews section, to show below the review.'),
  rating: z.number().int().min(1).max(5).describe('Rating of the review in a reviews section: stars from 1, the worst, to 5.'),
  text: paragraph.optional().describe('Text of the review in a reviews section, plain text. Absent for a rating without words.'),
});

/** A row of logos, such as press or partners. */
export const logoStrip = section.extend({
  logos: z
    .array(
      z.looseObject({
        url: httpUrl.describe('Absolute http or https URL of a logo in a logo strip.'),
        alt: paragraph.describe('Alternative text of a logo in a logo strip: the name of the company, plain text.'),
        link: link
          .optional()
          .describe(
            'Target that a click on a logo in a logo strip opens: an object whose `type` says which of its fields to read. Absent: the logo has no link.',
          ),
      }),
    )
    .max(100)
    .describe('Logos of the logo strip, in the order to show.'),
  speed: z
    .union([token, z.number()])
    .optional()
    .describe(
      'Speed of a moving logo strip, whose unit or names your theme defines: the service does not interpret it. Absent: the logos stand still.',
    ),
  grayscale: z
    .boolean()
    .default(false)
    .describe('True: show the logos of the logo strip in grey. False: in their own colours. Default: false.'),
});

/** Questions and answers. */
export const faqSection = section.extend({
  items: z
    .array(
      z.looseObject({
        id: sectionId.describe(
          'Identifier of the question in an FAQ section, unique within the section and chosen by the merchant; use it as the key of a list.',
        ),
        question: line.describe('Question in an FAQ section, one line of plain text.'),
        answer: paragraph.describe('Answer to the question in an FAQ section, plain text of a few sentences.'),
        sort: z
          .number()
          .int()
          .default(0)
          .describe('Position of the question in its FAQ section: sort by this number, lowest first. Default: 0.'),
      }),
    )
    .max(200)
    .describe('Questions with their answers in an FAQ section; sort them by `sort`.'),
  layout: describedEnum(['accordion', 'columns'], 'Layout of the questions in an FAQ section. Default: `accordion`.', {
    accordion: 'One below the other; each question opens to show its answer.',
    columns: 'Side by side, with all answers visible.',
  }).default('accordion'),
});
