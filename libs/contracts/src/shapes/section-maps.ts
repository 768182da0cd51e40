import { z } from 'zod';
import { httpUrl, key, line, prose, slug } from './common';
import { link, mediaType } from './content-parts';
import { describedEnum } from './described-enum';
import { button, paragraph, socialProfile, token } from './navigation';
import { sectionId } from './render-config';
import { faqSection, fieldStyle, heroFields, keyed, logoStrip, manualReview, richTextSection, section, showcase } from './section-parts';

/** The keyed section maps of the storefront's content (D-3.5): known keys are checked, unknown ones are stored unchanged. */

export const sectionMaps = {
  heroSections: keyed(section.extend(heroFields))
    .optional()
    .describe(
      'Content of the opening sections (heroes) of the storefront’s pages: map from section id (`id` in `renderConfig`) to title, buttons and background. Absent when there are none.',
    ),
  fieldStyles: keyed(z.record(z.string(), fieldStyle))
    .optional()
    .describe(
      'Styles of single texts in the sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a map from the name of a text field, such as `heading`, to its font, size, colour and weight. Absent when there are none.',
    ),
  logoStrips: keyed(logoStrip)
    .optional()
    .describe(
      'Content of the logo strips of the storefront’s pages, such as press or partners: map from section id (`id` in `renderConfig`) to logos. Absent when there are none.',
    ),
  faqSections: keyed(faqSection)
    .optional()
    .describe(
      'Content of the FAQ sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to questions and answers. Absent when there are none.',
    ),
  imageTextSections: keyed(
    section.extend({
      imageUrl: httpUrl.describe('Absolute http or https URL of the picture in an image-and-text section.'),
      alt: paragraph
        .optional()
        .describe('Alternative text of the picture in an image-and-text section, plain text. Absent when the merchant wrote none.'),
      imageSide: describedEnum(
        ['left', 'right'],
        'Side of an image-and-text section on which the picture is on wide screens. Default: `left`.',
        {
          left: 'Left of the text.',
          right: 'Right of the text.',
        },
      ).default('left'),
      body: prose.describe('Text beside the picture in an image-and-text section, plain text of one or several paragraphs.'),
      buttons: z
        .array(button)
        .max(10)
        .default([])
        .describe('Buttons below the text of an image-and-text section, in the order to show. Empty when there are none. Default: empty.'),
    }),
  )
    .optional()
    .describe(
      'Content of the image-and-text sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to picture, text and buttons. Absent when there are none.',
    ),
  richTextSections: keyed(richTextSection)
    .optional()
    .describe(
      'Content of the rich-text sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a long text, as HTML or blocks. Absent when there are none.',
    ),
  blockSections: keyed(
    section.extend({
      columns: z
        .number()
        .int()
        .min(1)
        .max(6)
        .default(3)
        .describe('Number of columns of a grid section on wide screens, 1 to 6. Default: 3.'),
      blocks: z
        .array(
          z.looseObject({
            id: sectionId.describe(
              'Identifier of the block in a grid section, unique within the section and chosen by the merchant; use it as the key of a list.',
            ),
            icon: token
              .optional()
              .describe('Icon of the block in a grid section: a name that your theme defines. Absent when there is none.'),
            imageUrl: httpUrl
              .optional()
              .describe(
                'Absolute http or https URL of a picture of the block in a grid section; show it in place of the icon. Absent when there is none.',
              ),
            title: line.describe('Heading of the block in a grid section, one line of plain text.'),
            text: paragraph.describe('Text of the block in a grid section, plain text of a few sentences.'),
            link: link
              .optional()
              .describe(
                'Target that a click on the block of a grid section opens: an object whose `type` says which of its fields to read. Absent: the block has no link.',
              ),
          }),
        )
        .max(100)
        .describe('Blocks of a grid section (each with heading, text and icon), in the order to show.'),
    }),
  )
    .optional()
    .describe(
      'Content of the grid sections of the storefront’s pages, such as advantages: map from section id (`id` in `renderConfig`) to blocks of short texts. Absent when there are none.',
    ),
  mediaGallerySections: keyed(
    section.extend({
      items: z
        .array(
          z.looseObject({
            type: mediaType,
            url: httpUrl.describe('Absolute http or https URL of the picture, video or other file in a gallery section.'),
            thumbnail: httpUrl
              .optional()
              .describe(
                'Absolute http or https URL of a small still picture of the file in a gallery section: a preview, or the poster of a video. Absent when there is none.',
              ),
            caption: paragraph
              .optional()
              .describe('Caption to show below the file in a gallery section, plain text. Absent when there is none.'),
          }),
        )
        .max(200)
        .describe('Pictures, videos and other files of a gallery section, in the order to show.'),
      layout: token
        .default('grid')
        .describe('Layout of the files in a gallery section, such as `grid`: a name that your theme defines. Default: `grid`.'),
    }),
  )
    .optional()
    .describe(
      'Content of the gallery sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to pictures and videos. Absent when there are none.',
    ),
  socialSections: keyed(
    section.extend({
      profiles: z
        .array(socialProfile)
        .max(30)
        .describe('Profiles in social networks that a social section links to, in the order to show.'),
      feed: z
        .union([z.boolean(), z.record(z.string(), z.unknown())])
        .optional()
        .describe(
          'Latest posts in a social section: true to show them beside the profiles, or an object of settings in the form that your theme defines. False or absent: do not show them.',
        ),
    }),
  )
    .optional()
    .describe(
      'Content of the social sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to profiles in social networks. Absent when there are none.',
    ),
  reviewsSections: keyed(
    section.extend({
      source: describedEnum(['store', 'product', 'manual'], 'Source of the reviews that a reviews section shows. Default: `store`.', {
        store: 'Reviews of all products: `reviews` of the storefront.',
        product: 'Reviews of the product of the page.',
        manual: 'Reviews in `items` of the section.',
      }).default('store'),
      limit: z
        .number()
        .int()
        .min(1)
        .max(100)
        .default(6)
        .describe('Largest number of reviews that a reviews section shows, 1 to 100. Default: 6.'),
      minRating: z
        .number()
        .int()
        .min(1)
        .max(5)
        .default(1)
        .describe('Lowest rating in stars, 1 to 5, of the reviews that a reviews section shows: leave out those below. Default: 1.'),
      items: z
        .array(manualReview)
        .max(100)
        .optional()
        .describe(
          'Reviews that the merchant wrote for a reviews section, in the order to show. Used with source `manual`; absent for other sources.',
        ),
    }),
  )
    .optional()
    .describe(
      'Content of the reviews sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to source and number of reviews. Absent when there are none.',
    ),
  profilesSections: keyed(
    section.extend({
      people: z
        .array(
          z.looseObject({
            id: sectionId.describe(
              'Identifier of the person in a people section, unique within the section and chosen by the merchant; use it as the key of a list.',
            ),
            name: line.describe('Name of the person in a people section as it is shown, one line.'),
            role: line.optional().describe('Role of the person in a people section, such as `Speaker`. Absent when it is not given.'),
            bio: paragraph
              .optional()
              .describe('Text about the person in a people section, plain text of a few sentences. Absent when there is none.'),
            photoUrl: httpUrl
              .optional()
              .describe('Absolute http or https URL of a portrait of the person in a people section. Absent when there is none.'),
            links: z
              .array(socialProfile)
              .max(20)
              .default([])
              .describe('Profiles of the person in social networks, in the order to show. Empty when there are none. Default: empty.'),
          }),
        )
        .max(100)
        .describe('People of a people section, such as a team or speakers, in the order to show.'),
    }),
  )
    .optional()
    .describe(
      'Content of the people sections of the storefront’s pages, such as a team or speakers: map from section id (`id` in `renderConfig`) to people. Absent when there are none.',
    ),
  contentShowcaseSections: keyed(showcase)
    .optional()
    .describe(
      'Content of the showcase sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to a choice of products, events or other things. Absent when there are none.',
    ),
  newsletterSections: keyed(
    section.extend({
      formSlug: slug
        .optional()
        .describe(
          'Slug of the form to which a newsletter section sends the e-mail address in place of the newsletter. Absent: send it to `POST /v1/store/newsletter`.',
        ),
      placeholder: line
        .optional()
        .describe('Example to show in the empty e-mail input of a newsletter section, plain text. Absent when there is none.'),
      buttonLabel: line.default('Subscribe').describe('Text on the button of a newsletter section. Default: "Subscribe".'),
      successMessage: line
        .default('Thank you for subscribing.')
        .describe('Text to show in a newsletter section once the sign-up is accepted, plain text. Default: "Thank you for subscribing."'),
    }),
  )
    .optional()
    .describe(
      'Content of the newsletter sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to texts of the sign-up. Send what people enter to `POST /v1/store/newsletter`. Absent when there are none.',
    ),
  customHtmlSections: keyed(
    section.extend({
      html: prose.describe(
        'HTML of a custom section exactly as the merchant wrote it, scripts included: show it only in a sandboxed frame.',
      ),
      height: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('Height in CSS pixels of the frame that shows the HTML of a custom section. Absent: your theme decides.'),
    }),
  )
    .optional()
    .describe(
      'Content of the custom HTML sections of the storefront’s pages: map from section id (`id` in `renderConfig`) to the merchant’s own HTML. Absent when there are none.',
    ),
  sectionButtons: keyed(
    section.extend({
      buttons: z.array(button).max(10).describe('Buttons of a button row (section of a storefront page), in the order to show.'),
    }),
  )
    .optional()
    .describe(
      'Content of the button rows of the storefront’s pages: map from section id (`id` in `renderConfig`) to buttons. Absent when there are none.',
    ),
  sectionButtonGroups: keyed(
    section.extend({
      groups: z
        .array(
          z.looseObject({
            id: key.describe(
              'Identifier of the group of buttons, unique within its section and chosen by the merchant; use it as the key of a list.',
            ),
            buttons: z.array(button).max(10).describe('Buttons of the group, in the order to show.'),
          }),
        )
        .max(20)
        .describe('Groups of buttons in a section of a storefront page, in the order to show.'),
    }),
  )
    .optional()
    .describe(
      'Content of the sections with groups of buttons on the storefront’s pages: map from section id (`id` in `renderConfig`) to groups. Absent when there are none.',
    ),
};
