import { z } from 'zod';
import { descriptionBlock, httpUrl, line, moment, slug } from '@svc/contracts';
import { cleanedHtml } from './clean-html';
import { position, published } from './item-parts';

/** A note (article) as the merchant writes it (D-3.5 PublicNote): blocks, or markup that stands in their place. */
export const noteItem = z
  .strictObject({
    slug,
    title: line,
    excerpt: z.string().max(1_000).optional(),
    coverUrl: httpUrl.optional(),
    blocks: z.array(descriptionBlock).max(500).default([]),
    bodyHtml: cleanedHtml.optional().describe('Markup of the whole note; without it the service makes it from the blocks.'),
    authorName: line.optional(),
    tags: z.array(line).max(50).default([]),
    publishedAt: moment.optional().describe('When the note appears; without it, at once.'),
    seoTitle: line.optional(),
    seoDescription: z.string().max(1_000).optional(),
    published,
    position,
  })
  .meta({ id: 'NoteItem' });
export type NoteItem = z.infer<typeof noteItem>;
