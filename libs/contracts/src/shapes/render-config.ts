import { z } from 'zod';
import { line, slug } from './common';
import { hexColour, token } from './navigation';

const jsonObject = z.record(z.string(), z.unknown());

/** Name of a section or page within the storefront document; the keyed section maps use it. */
export const sectionId = z.string().min(1, 'Give an id.').max(100, 'Use at most 100 characters.');

const theme = z
  .strictObject({
    fontPairing: token.optional().describe('Name of a pair of fonts, such as `inter-lora`.'),
    palette: token.optional().describe('Name of a set of colours, built in or one of `customPalettes`.'),
    brandColor: hexColour
      .optional()
      .describe('Main colour of the brand as hexadecimal digits, such as `#1f6f4a`. Hosted pages use it, too.'),
    accentSource: token.optional().describe('Where your theme takes its accent colour from, such as `brand`.'),
    spacing: token.optional().describe('Name of a scale of distances, such as `comfortable`.'),
    contentWidth: token.optional().describe('Name of a width of the content, such as `narrow`.'),
    customPalettes: z
      .array(jsonObject)
      .max(50)
      .optional()
      .describe('Colour sets of the merchant’s own, in the form that your theme defines.'),
    customFontPacks: z.array(jsonObject).max(50).optional().describe('Fonts of the merchant’s own, in the form that your theme defines.'),
  })
  .meta({
    id: 'StorefrontTheme',
    description:
      'Look of the storefront. Apart from colours, the values are words that your theme knows: the service does not interpret them.',
  });

/** Theme of a storefront, as it is stored. */
export type StorefrontTheme = z.output<typeof theme>;

const pageSection = z
  .strictObject({
    id: sectionId.describe('Key of the section’s content in the maps of `content`, and target of links of type `section`.'),
    type: token.describe('Kind of section, such as `hero` or `faq`; a word that your theme knows.'),
    visible: z.boolean().default(true).describe('False when the merchant has switched the section off: do not show it.'),
    hasBeenEdited: z.boolean().default(false).describe('True once the merchant has changed the section from its template.'),
    options: jsonObject.default({}).describe('Settings of the section, in the form that your theme defines; empty when there are none.'),
  })
  .meta({
    id: 'StorefrontSection',
    description: 'A section of a page. Its content is in `content`, in the map for its kind, under its `id`.',
  });

const page = z
  .strictObject({
    id: sectionId.describe('Unique among the pages; use it as the key of a list.'),
    type: token.describe('Kind of page, such as `about`; a word that your theme knows.'),
    title: line.describe('Title of the page and its entry in menus.'),
    slug: slug.describe('Last part of the page’s address, which links name as `pageSlug`.'),
    visible: z.boolean().default(true).describe('False when the merchant has switched the page off: do not serve it.'),
    metaTitle: line.optional().describe('Title for search engines and browser tabs; use `title` when absent.'),
    sections: z.array(pageSection).max(200).default([]).describe('Sections of the page, in the order to show.'),
    options: jsonObject.default({}).describe('Settings of the page, in the form that your theme defines; empty when there are none.'),
  })
  .meta({ id: 'StorefrontPage', description: 'A page beside the home page.' });

/** Template, theme, sections of the home page and further pages (§2.7). */
export const renderConfig = z
  .strictObject({
    templateId: token.describe('Template that the merchant has chosen; a word that your theme knows.'),
    theme: theme.default({}).describe('Look of the storefront.'),
    sections: z.array(pageSection).max(200).default([]).describe('Sections of the home page, in the order to show.'),
    pages: z.array(page).max(200).default([]).describe('Pages beside the home page.'),
  })
  .meta({ id: 'StorefrontRenderConfig', description: 'Template, theme, and the sections of each page.' });
