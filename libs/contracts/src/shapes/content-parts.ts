import { z } from 'zod';
import { httpUrl, line, prose } from './common';
import { describedEnum } from './described-enum';

/** Links, media and texts of pages that several contexts share. */

export const LINK_TYPES = ['none', 'section', 'page', 'url', 'package', 'product', 'collection', 'catalog', 'event'] as const;

/** Target of a button or a navigation entry (§2.1). */
export const link = z
  .strictObject({
    type: describedEnum(
      LINK_TYPES,
      'Kind of target of a link (button, menu entry or picture). It decides which other field of the link to read.',
      {
        none: 'No target: show the text or picture without a link.',
        section: 'A section of the current page: `sectionId`.',
        page: 'A page of the storefront: `pageSlug`.',
        url: 'Any address: `url`.',
        package: 'A package: `packageSlug`, and where present one of its options: `packageOptionRef`.',
        product: 'A product: `productSlug`.',
        collection: 'A collection: `collectionSlug`.',
        catalog: 'A media catalog: `catalogSlug`.',
        event: 'An event: `eventSlug`.',
      },
    ),
    sectionId: z
      .string()
      .max(100)
      .optional()
      .describe(
        '`id` of the section of the current page that the link scrolls to, as in `renderConfig`. Present when the `type` of the link is `section`.',
      ),
    pageSlug: z
      .string()
      .max(100)
      .optional()
      .describe(
        '`slug` of the storefront page that the link leads to, one of `renderConfig.pages`. Present when the `type` of the link is `page`.',
      ),
    url: z
      .string()
      .max(2_048)
      .optional()
      .describe(
        'Address that the link leads to: an absolute http or https URL, a path of the site that begins with `/`, `mailto:…`, `tel:…` or `#…`. Present when the `type` of the link is `url`.',
      ),
    packageSlug: z
      .string()
      .max(100)
      .optional()
      .describe('`slug` of the package that the link leads to. Present when the `type` of the link is `package`.'),
    packageOptionRef: z
      .string()
      .max(300)
      .optional()
      .describe(
        'Option to preselect in the package that the link leads to. In responses the option’s ref (`pko_…`); in a workspace document its path, such as `gift-box/large`. Absent when no option is preselected, or when the option is not published.',
      ),
    productSlug: z
      .string()
      .max(100)
      .optional()
      .describe('`slug` of the product that the link leads to. Present when the `type` of the link is `product`.'),
    collectionSlug: z
      .string()
      .max(100)
      .optional()
      .describe('`slug` of the collection that the link leads to. Present when the `type` of the link is `collection`.'),
    catalogSlug: z
      .string()
      .max(100)
      .optional()
      .describe('`slug` of the media catalog that the link leads to. Present when the `type` of the link is `catalog`.'),
    eventSlug: z
      .string()
      .max(100)
      .optional()
      .describe('`slug` of the event that the link leads to. Present when the `type` of the link is `event`.'),
  })
  .meta({
    id: 'Link',
    description: 'Target of a button, menu entry or picture. Its `type` says which one of the other fields holds the target.',
  });
export type Link = z.infer<typeof link>;

export const MEDIA_TYPES = ['image', 'video', 'audio', 'document'] as const;
/** Returns the kind of a file with this description, and the meaning of each value. */
export const mediaTypeOf = (subject: string) =>
  describedEnum(MEDIA_TYPES, subject, {
    image: 'A picture: show it.',
    video: 'A video: show a player.',
    audio: 'A sound: show a player.',
    document: 'Any other file, such as a PDF: show a link to it.',
  });

export const mediaType = mediaTypeOf('Kind of media file, which decides how to show the file at `url`.');

/** A block of a long description or a note (§2.3 info.descriptionBlocks). */
export const descriptionBlock = z
  .strictObject({
    id: z
      .string()
      .max(100)
      .describe(
        'Identifier of the block, unique among the blocks of one long text and chosen by the merchant; use it as the key of a list.',
      ),
    kind: describedEnum(
      ['text', 'heading', 'image', 'video', 'embed', 'list', 'divider'],
      'Form of one block of a long text (product description, article or text section), which decides how to show the block.',
      {
        text: 'Paragraphs, separated by blank lines, in `text`.',
        heading: 'A heading in `text`.',
        image: 'A picture at `url`, with `alt` and `caption`.',
        video: 'A video at `url`.',
        embed: 'Content of another site at `url`; `platform` names the site.',
        list: 'Entries in `text`, one each line.',
        divider: 'A line between blocks, without content.',
      },
    ),
    text: prose
      .optional()
      .describe(
        'Content of a block of a long text: plain text without markup. Present for the block kinds `text`, `heading` and `list`; for `video` and `embed` it may be a title.',
      ),
    url: httpUrl
      .optional()
      .describe(
        'Absolute http or https URL of the picture, video or embedded page of the block. Present for the block kinds `image`, `video` and `embed`.',
      ),
    platform: line
      .optional()
      .describe('Site from which the embedded content of an `embed` block comes, such as `youtube`. Absent for other blocks.'),
    alt: z
      .string()
      .max(1_000)
      .nullable()
      .optional()
      .describe(
        'Alternative text of the picture of the block, plain text. `null` when the picture is only decoration (use an empty `alt`); absent for blocks without a picture.',
      ),
    caption: z
      .string()
      .max(1_000)
      .optional()
      .describe(
        'Caption to show below the picture or video of the block, plain text of at most 1,000 characters. Absent when there is none.',
      ),
    width: z
      .number()
      .int()
      .positive()
      .optional()
      .describe('Width in CSS pixels at which to show the picture or video of the block. Absent: show it as wide as the text.'),
    sort: z
      .number()
      .int()
      .default(0)
      .describe('Position of the block in its long text: sort the blocks by this number, lowest first. Default: 0.'),
  })
  .meta({
    id: 'DescriptionBlock',
    description:
      'One block of a long text (product description, article or text section), such as a paragraph, heading or picture. Sort the blocks by `sort`, and show each by its `kind`.',
  });
export type DescriptionBlock = z.infer<typeof descriptionBlock>;
