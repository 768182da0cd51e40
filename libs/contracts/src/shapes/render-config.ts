import { z } from 'zod';
import { line, slug } from './common';
import { hexColour, token } from './navigation';

const jsonObject = z.record(z.string(), z.unknown());

/** Name of a section or page within the storefront document; the keyed section maps use it. */
export const sectionId = z.string().min(1, 'Give an id.').max(100, 'Use at most 100 characters.');

const theme = z
  .strictObject({
    fontPairing: token
      .optional()
      .describe('Pair of fonts of the storefront, such as `inter-lora`: a name that your theme defines. Absent: your theme decides.'),
    palette: token
      .optional()
      .describe(
        'Colour set of the storefront: a name that your theme defines, or the name of one of `customPalettes`. Absent: your theme decides.',
      ),
    brandColor: hexColour
      .optional()
      .describe(
        'Main colour of the store’s brand: CSS hexadecimal such as `#1f6f4a`, with 3, 4, 6 or 8 digits. The pages that the service hosts use it, too. Absent when none is set.',
      ),
    accentSource: token
      .optional()
      .describe(
        'Source of the accent colour of the storefront, such as `brand`: a name that your theme defines. Absent: your theme decides.',
      ),
    spacing: token
      .optional()
      .describe(
        'Scale of distances on the pages of the storefront, such as `comfortable`: a name that your theme defines. Absent: your theme decides.',
      ),
    contentWidth: token
      .optional()
      .describe(
        'Width of the content on the pages of the storefront, such as `narrow`: a name that your theme defines. Absent: your theme decides.',
      ),
    customPalettes: z
      .array(jsonObject)
      .max(50)
      .optional()
      .describe(
        'Colour sets of the merchant’s own for the storefront: JSON objects in the form that your theme defines. Absent when there are none.',
      ),
    customFontPacks: z
      .array(jsonObject)
      .max(50)
      .optional()
      .describe(
        'Fonts of the merchant’s own for the storefront: JSON objects in the form that your theme defines. Absent when there are none.',
      ),
  })
  .meta({
    id: 'StorefrontTheme',
    description:
      'Look of the storefront: fonts, colours and distances. Apart from `brandColor`, the values are names that your theme defines; the service does not interpret them.',
  });

/** Theme of a storefront, as it is stored. */
export type StorefrontTheme = z.output<typeof theme>;

const pageSection = z
  .strictObject({
    id: sectionId.describe(
      'Identifier of the section of a page, chosen by the merchant. It is the key of the section’s content in the maps of `content`, and the target of links of type `section`.',
    ),
    type: token.describe(
      'Kind of the section of a page, such as `hero` or `faq`, which decides how to show it: a name that your theme defines.',
    ),
    visible: z
      .boolean()
      .default(true)
      .describe('True: show the section of the page. False: the merchant has switched the section off; do not show it. Default: true.'),
    hasBeenEdited: z
      .boolean()
      .default(false)
      .describe(
        'True once the merchant has changed the section of the page; false while the section is as its template made it. For editors; a storefront can ignore it. Default: false.',
      ),
    options: jsonObject
      .default({})
      .describe(
        'Settings of the section of the page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.',
      ),
  })
  .meta({
    id: 'StorefrontSection',
    description:
      'Section of a storefront page: kind, visibility and settings. Its content is in `content`, in the map for its kind, under its `id`.',
  });

const page = z
  .strictObject({
    id: sectionId.describe(
      'Identifier of the storefront page, unique among the pages and chosen by the merchant; use it as the key of a list.',
    ),
    type: token.describe('Kind of the storefront page, such as `about`: a name that your theme defines.'),
    title: line.describe('Title of the storefront page, one line; it is also the text of the page’s entry in menus.'),
    slug: slug.describe('Slug of the storefront page: the last part of its URL, by which links name the page as `pageSlug`.'),
    visible: z
      .boolean()
      .default(true)
      .describe('True: serve the storefront page. False: the merchant has switched the page off; do not serve it. Default: true.'),
    metaTitle: line
      .optional()
      .describe('Title of the storefront page for search engines and browser tabs, plain text. Absent: use the `title` of the page.'),
    sections: z
      .array(pageSection)
      .max(200)
      .default([])
      .describe('Sections of the storefront page, in the order to show. Empty when there are none. Default: empty.'),
    options: jsonObject
      .default({})
      .describe(
        'Settings of the storefront page: a JSON object in the form that your theme defines. Empty when there are none. Default: empty.',
      ),
  })
  .meta({ id: 'StorefrontPage', description: 'Page of the storefront besides the home page: title, slug and sections.' });

/** Template, theme, sections of the home page and further pages (§2.7). */
export const renderConfig = z
  .strictObject({
    templateId: token.describe('Template of the storefront that the merchant has chosen: a name that your theme defines.'),
    theme: theme.default({}).describe('Look of the storefront: fonts, colours and distances. Default: empty, your theme decides.'),
    sections: z
      .array(pageSection)
      .max(200)
      .default([])
      .describe('Sections of the storefront’s home page, in the order to show. Default: empty.'),
    pages: z
      .array(page)
      .max(200)
      .default([])
      .describe('Pages of the storefront besides the home page, each with its slug and sections. Default: empty.'),
  })
  .meta({
    id: 'StorefrontRenderConfig',
    description: 'Structure of the storefront: template, theme, sections of the home page, and further pages.',
  });
