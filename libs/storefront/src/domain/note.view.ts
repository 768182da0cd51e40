import { descriptionBlock, timestamp } from '@svc/contracts';
import { z } from 'zod';

/** A note (decisions 3.5 PublicNote). */
export const publicNote = z
  .object({
    ref: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string().optional(),
    coverUrl: z.string().optional(),
    blocks: z.array(descriptionBlock),
    bodyHtml: z.string().describe('Markup made and cleaned by the service.'),
    authorName: z.string().optional(),
    tags: z.array(z.string()),
    readingMinutes: z.number().int(),
    publishedAt: timestamp,
    updatedAt: timestamp,
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
  })
  .meta({ id: 'PublicNote', description: 'A note.' });
export type PublicNote = z.infer<typeof publicNote>;
