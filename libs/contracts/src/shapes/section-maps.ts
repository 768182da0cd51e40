import { z } from 'zod';
import { describedEnum } from './described-enum';
import { descriptionBlock, httpUrl, key, line, link, mediaType, prose, slug } from './common';
import { button, hexColour, pageMedia, paragraph, socialProfile, token } from './navigation';
import { sectionId } from './render-config';

/** The keyed section maps of the storefront's content (D-3.5): known keys are checked, unknown ones are stored unchanged. */

const overlay = z.union([z.boolean(), z.number().min(0).max(1), token]).meta({
  id: 'SectionOverlay',
  description:
    'Layer between background and text, so that the text can be read: true or false for your theme’s own, a number from 0 (clear) to 1 (opaque), or a word that your theme knows.',
});

const background = z
  .looseObject({
    mode: describedEnum(['none', 'color', 'image', 'video'], 'Kind of background.', {
      none: 'Nothing.',
      color: 'The colour `color`.',
      image: 'The picture at `url`.',
      video: 'The video at `url`, without sound.',
    }),
    color: hexColour.optional().describe('Colour as hexadecimal digits, such as `#1f6f4a`. Used with `color`.'),
    url: httpUrl.optional().describe('Absolute address of the picture or video. Used with `image` and `video`.'),
    overlay: overlay.optional().describe('Layer over the picture or video; absent for none.'),
  })
  .meta({ id: 'SectionBackground', description: 'Colour, picture or video behind the content of a section.' });

const align = describedEnum(['left', 'center', 'right'], 'Alignment of the text of a section.', {
  left: 'Left.',
  center: 'Centred.',
  right: 'Right.',
}).meta({ id: 'SectionAlign' });

/** Fields that every section may have. */
const section = z.looseObject({
  heading: paragraph.optional().describe('Heading of the section, plain text.'),
  subheading: paragraph.optional().describe('Line below the heading, plain text.'),
  align: align.optional().describe('Alignment of the section’s text; your theme decides when absent.'),
  background: background.optional().describe('Background of the section; that of the page when absent.'),
  spacing: token.optional().describe('Name of a distance above and below the section; a word that your theme knows.'),
  anchor: token.optional().describe('Id for links to the section, without `#`.'),
});

/** `{ "<sectionId>": Section }`. */
export const keyed = <S extends z.ZodType>(shape: S) => z.record(sectionId, shape);

export const heroFields = {
  eyebrow: paragraph.optional().describe('Short line above the title.'),
  title: paragraph.optional().describe('Main line, in large letters.'),
  subtitle: paragraph.optional().describe('Line below the title.'),
  buttons: z.array(button).max(10).optional().describe('Buttons below the text, in the order to show.'),
  backgroundMedia: z.array(pageMedia).max(20).optional().describe('Pictures or videos behind the text, shown in turn.'),
  backgroundMode: token.optional().describe('Way in which the background is shown, such as `slideshow`; a word that your theme knows.'),
  backgroundUrl: httpUrl.optional().describe('Absolute address of a single background; used where `backgroundMedia` is absent.'),
  backgroundType: mediaType.optional(),
  overlay: overlay.optional().describe('Layer between background and text; absent for none.'),
  slideDuration: z
    .number()
    .int('Give whole milliseconds.')
    .positive()
    .optional()
    .describe('Milliseconds for which each background is shown.'),
};

const fieldStyle = z.looseObject({
  fontFamily: token.optional().describe('Font of the field’s text; a CSS family or a word that your theme knows.'),
  fontSize: z.union([token, z.number()]).optional().describe('Size of the text: CSS pixels as a number, or a word that your theme knows.'),
  color: hexColour.optional().describe('Colour of the text as hexadecimal digits, such as `#1f6f4a`.'),
  weight: z
    .union([token, z.number()])
    .optional()
    .describe('Weight of the text: a CSS number such as 600, or a word that your theme knows.'),
});

export const richTextSection = section.extend({
  html: prose.optional().describe('Markup of the text. The service has removed everything that could run.'),
  blocks: z.array(descriptionBlock).max(200).optional().describe('The text in blocks, sorted by `sort`; used where `html` is absent.'),
});

const showcase = section.extend({
  kind: describedEnum(['products', 'collections', 'events', 'packages', 'notes', 'catalogs'], 'Things that the section shows.', {
    products: 'Products and packages.',
    collections: 'Collections.',
    events: 'Events.',
    packages: 'Packages only.',
    notes: 'Notes.',
    catalogs: 'Media catalogs.',
  }),
  refs: z
    .array(z.string().max(100))
    .max(100)
    .default([])
    .describe('Things to show, in this order. In responses refs of what is published, in the workspace document slugs.'),
  mode: describedEnum(['manual', 'latest', 'featured'], 'Choice of the things.', {
    manual: 'Those in `refs`.',
    latest: 'The newest first.',
    featured: 'Those that your theme puts first.',
  }).default('latest'),
  limit: z.number().int().min(1).max(100).default(8).describe('Most things to show.'),
});
export type Showcase = z.infer<typeof showcase>;

const manualReview = z.looseObject({
  author: line.describe('Name to show below the review.'),
  rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
  text: paragraph.optional().describe('Words of the review; absent for stars alone.'),
});

export const sectionMaps = {
  heroSections: keyed(section.extend(heroFields)).optional().describe('Opening sections: section id → content.'),
  fieldStyles: keyed(z.record(z.string(), fieldStyle))
    .optional()
    .describe('Styles of single texts: section id → name of a field of the section → style.'),
  logoStrips: keyed(
    section.extend({
      logos: z
        .array(
          z.looseObject({
            url: httpUrl.describe('Absolute address of the logo.'),
            alt: paragraph.describe('Name of the company, as alternative text.'),
            link: link.optional().describe('Where a click on the logo leads; absent when it leads nowhere.'),
          }),
        )
        .max(100)
        .describe('Logos in the order to show.'),
      speed: z
        .union([token, z.number()])
        .optional()
        .describe('Speed of a moving row: a number or a word that your theme knows; it stands still when absent.'),
      grayscale: z.boolean().default(false).describe('True to show the logos without colour.'),
    }),
  )
    .optional()
    .describe('Rows of logos, such as press or partners: section id → content.'),
  faqSections: keyed(
    section.extend({
      items: z
        .array(
          z.looseObject({
            id: sectionId.describe('Unique among the questions; use it as the key of a list.'),
            question: line.describe('Question, one line.'),
            answer: paragraph.describe('Answer, plain text of a few sentences.'),
            sort: z.number().int().default(0).describe('Order among the questions, lowest first.'),
          }),
        )
        .max(200)
        .describe('Questions with their answers, sorted by `sort`.'),
      layout: describedEnum(['accordion', 'columns'], 'Layout of the questions.', {
        accordion: 'One below the other; each opens to its answer.',
        columns: 'Side by side, with all answers in sight.',
      }).default('accordion'),
    }),
  )
    .optional()
    .describe('Questions and answers: section id → content.'),
  imageTextSections: keyed(
    section.extend({
      imageUrl: httpUrl.describe('Absolute address of the picture.'),
      alt: paragraph.optional().describe('Alternative text of the picture.'),
      imageSide: describedEnum(['left', 'right'], 'Where the picture is on wide screens.', {
        left: 'Left of the text.',
        right: 'Right of the text.',
      }).default('left'),
      body: prose.describe('Text beside the picture, plain text of several paragraphs.'),
      buttons: z.array(button).max(10).default([]).describe('Buttons below the text; empty for none.'),
    }),
  )
    .optional()
    .describe('A picture beside a text: section id → content.'),
  richTextSections: keyed(richTextSection).optional().describe('Long texts: section id → content.'),
  blockSections: keyed(
    section.extend({
      columns: z.number().int().min(1).max(6).default(3).describe('Columns on wide screens, 1 to 6.'),
      blocks: z
        .array(
          z.looseObject({
            id: sectionId.describe('Unique among the blocks; use it as the key of a list.'),
            icon: token.optional().describe('Name of an icon; a word that your theme knows.'),
            imageUrl: httpUrl.optional().describe('Absolute address of a picture, in place of the icon.'),
            title: line.describe('Heading of the block, one line.'),
            text: paragraph.describe('A few sentences, plain text.'),
            link: link.optional().describe('Where a click on the block leads; absent when it leads nowhere.'),
          }),
        )
        .max(100)
        .describe('Fields of the grid, in the order to show.'),
    }),
  )
    .optional()
    .describe('Grids of short texts, such as advantages: section id → content.'),
  mediaGallerySections: keyed(
    section.extend({
      items: z
        .array(
          z.looseObject({
            type: mediaType,
            url: httpUrl.describe('Absolute http or https address of the file.'),
            thumbnail: httpUrl.optional().describe('Address of a small still picture, or of a video’s poster; absent when there is none.'),
            caption: paragraph.optional().describe('Text to show below the file.'),
          }),
        )
        .max(200)
        .describe('Files in the order to show.'),
      layout: token.default('grid').describe('Layout of the files, such as `grid`; a word that your theme knows.'),
    }),
  )
    .optional()
    .describe('Galleries of pictures and videos: section id → content.'),
  socialSections: keyed(
    section.extend({
      profiles: z.array(socialProfile).max(30).describe('Profiles in the order to show.'),
      feed: z
        .union([z.boolean(), z.record(z.string(), z.unknown())])
        .optional()
        .describe('True to show the latest posts as well, or settings for them in the form that your theme defines.'),
    }),
  )
    .optional()
    .describe('Links to social networks: section id → content.'),
  reviewsSections: keyed(
    section.extend({
      source: describedEnum(['store', 'product', 'manual'], 'Where the reviews come from.', {
        store: 'All products, from `reviews` of the storefront.',
        product: 'The product of the page.',
        manual: 'Those in `items`.',
      }).default('store'),
      limit: z.number().int().min(1).max(100).default(6).describe('Most reviews to show.'),
      minRating: z.number().int().min(1).max(5).default(1).describe('Fewest stars, 1 to 5, that a review to show has.'),
      items: z.array(manualReview).max(100).optional().describe('Reviews that the merchant wrote into the section. Used with `manual`.'),
    }),
  )
    .optional()
    .describe('Reviews of buyers: section id → content.'),
  profilesSections: keyed(
    section.extend({
      people: z
        .array(
          z.looseObject({
            id: sectionId.describe('Unique among the people; use it as the key of a list.'),
            name: line.describe('Name of the person as it is shown.'),
            role: line.optional().describe('Role of the person, such as `Speaker`.'),
            bio: paragraph.optional().describe('A few sentences about the person, plain text.'),
            photoUrl: httpUrl.optional().describe('Absolute address of a portrait.'),
            links: z.array(socialProfile).max(20).default([]).describe('Profiles of the person in social networks; empty for none.'),
          }),
        )
        .max(100)
        .describe('People in the order to show.'),
    }),
  )
    .optional()
    .describe('People, such as a team or speakers: section id → content.'),
  contentShowcaseSections: keyed(showcase).optional().describe('Selections of products, events and other things: section id → content.'),
  newsletterSections: keyed(
    section.extend({
      formSlug: slug.optional().describe('Form to use in place of the newsletter; absent for the newsletter.'),
      placeholder: line.optional().describe('Example to show in the empty input.'),
      buttonLabel: line.default('Subscribe').describe('Text on the button.'),
      successMessage: line.default('Thank you for subscribing.').describe('Text to show once the request is accepted.'),
    }),
  )
    .optional()
    .describe('Sign-ups for the newsletter: section id → content. Send what people enter to `POST /v1/store/newsletter`.'),
  customHtmlSections: keyed(
    section.extend({
      html: prose.describe('Markup as the merchant wrote it, not cleaned: show it in a sandboxed frame only.'),
      height: z.number().int().positive().optional().describe('Height of the frame, CSS pixels; your theme decides when absent.'),
    }),
  )
    .optional()
    .describe('Markup of the merchant’s own: section id → content.'),
  sectionButtons: keyed(section.extend({ buttons: z.array(button).max(10).describe('Buttons in the order to show.') }))
    .optional()
    .describe('Rows of buttons: section id → content.'),
  sectionButtonGroups: keyed(
    section.extend({
      groups: z
        .array(
          z.looseObject({
            id: key.describe('Unique among the groups; use it as the key of a list.'),
            buttons: z.array(button).max(10).describe('Buttons of the group, in the order to show.'),
          }),
        )
        .max(20)
        .describe('Groups in the order to show.'),
    }),
  )
    .optional()
    .describe('Groups of buttons: section id → content.'),
};
