import { z } from 'zod';
import sanitizeHtml from 'sanitize-html';
import { prose } from '@svc/contracts';

/** Position in the display order; by default the position in the document's list counts. */
export const position = z.number().int('Give a whole number.').min(0, 'Give 0 or more.').optional();

/** True when the storefront API shows the thing. */
export const published = z.boolean().default(true);

/**
 * Returns markup that is safe in a page: text, lists, tables, links, pictures; no scripts, frames or styles. Cleaning is idempotent, so an
 * exported document applies without a change.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'figure', 'figcaption', 'del', 'ins'],
    allowedAttributes: {
      a: ['href', 'title', 'target', 'rel'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'http'] },
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  });
}

/** Markup from a merchant for readers: cleaned as it is read (D-3.5 PublicNote `bodyHtml`). */
export const cleanedHtml = prose
  .overwrite(cleanHtml)
  .describe(
    'HTML from which the service has removed scripts, frames, styles and everything else that could run. Insert it into a page as it is.',
  );
