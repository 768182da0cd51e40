import { z } from 'zod';
import { line, slug } from './common';
import { hexColour, token } from './navigation';

const jsonObject = z.record(z.string(), z.unknown());

/** Name of a section or page within the storefront document; the keyed section maps use it. */
export const sectionId = z.string().min(1, 'Give an id.').max(100, 'Use at most 100 characters.');

const theme = z
  .strictObject({
    fontPairing: token.optional(),
    palette: token.optional(),
    brandColor: hexColour.optional(),
    accentSource: token.optional(),
    spacing: token.optional(),
    contentWidth: token.optional(),
    customPalettes: z.array(jsonObject).max(50).optional(),
    customFontPacks: z.array(jsonObject).max(50).optional(),
  })
  .meta({ id: 'StorefrontTheme' });

/** Theme of a storefront, as it is stored. */
export type StorefrontTheme = z.output<typeof theme>;

const pageSection = z
  .strictObject({
    id: sectionId,
    type: token,
    visible: z.boolean().default(true),
    hasBeenEdited: z.boolean().default(false),
    options: jsonObject.default({}),
  })
  .meta({
    id: 'StorefrontSection',
    description: 'A section of a page; its content is found by its id in the section maps of `content`.',
  });

const page = z
  .strictObject({
    id: sectionId,
    type: token,
    title: line,
    slug,
    visible: z.boolean().default(true),
    metaTitle: line.optional(),
    sections: z.array(pageSection).max(200).default([]),
    options: jsonObject.default({}),
  })
  .meta({ id: 'StorefrontPage' });

/** Template, theme, sections of the home page and further pages (§2.7). */
export const renderConfig = z
  .strictObject({
    templateId: token,
    theme: theme.default({}),
    sections: z.array(pageSection).max(200).default([]),
    pages: z.array(page).max(200).default([]),
  })
  .meta({ id: 'StorefrontRenderConfig' });
