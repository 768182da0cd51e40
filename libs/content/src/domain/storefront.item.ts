import { z } from 'zod';
import { keyed, richTextSection, siteContent, storeDetails } from '@svc/contracts';
import { cleanedHtml } from './clean-html';
import { published } from './item-parts';

/**
 * The storefront document (§2.7 Storefront without what the service works out). Markup of rich-text sections is
 * cleaned; `customHtmlSections.*.html`, `tracking.customHead` and `tracking.customBodyEnd` are the merchant's own
 * code for his own pages and stay as given.
 */
export const storefrontItem = z
  .strictObject({
    ...storeDetails,
    content: siteContent
      .extend({ richTextSections: keyed(richTextSection.extend({ html: cleanedHtml.optional() })).optional() })
      .optional(),
    published,
  })
  .meta({ id: 'StorefrontItem', description: 'Brand, theme, sections, pages and content of the store.' });
export type StorefrontItem = z.infer<typeof storefrontItem>;
