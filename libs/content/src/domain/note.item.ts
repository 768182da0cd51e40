import { z } from 'zod';
import {
  checkDistinct,
  described,
  descriptionBlock,
  type DescriptionBlock,
  type Fault,
  httpUrl,
  line,
  type RuleScope,
  slug,
  writtenMoment,
} from '@svc/contracts';
import { cleanedHtml, cleanHtml, position, published } from './item-parts';
import { noteTexts } from './item-texts';

/** A note (article) from the merchant (D-3.5 PublicNote): blocks, or markup in their place. */
export const noteItem = z
  .strictObject(
    described(
      {
        slug,
        title: line,
        excerpt: z.string().max(1_000).optional(),
        coverUrl: httpUrl.optional(),
        blocks: z.array(descriptionBlock).max(500).default([]),
        bodyHtml: cleanedHtml.optional(),
        authorName: line.optional(),
        tags: z.array(line).max(50).default([]),
        publishedAt: writtenMoment.optional(),
        seoTitle: line.optional(),
        seoDescription: z.string().max(1_000).optional(),
        published,
        position,
      },
      noteTexts,
    ),
  )
  .meta({ id: 'NoteItem', description: 'Note (article) as you write it: title, author and text, as blocks or HTML.' });
export type NoteItem = z.infer<typeof noteItem>;

/** Returns the faults of a note beyond its shape (D-3.5 PublicNote); paths are relative to it. */
export function checkNote(note: NoteItem, _scope: RuleScope): Fault[] {
  return checkBlocks(note.blocks, 'blocks');
}

/** Returns the faults of the blocks at `path`: each needs an id of its own, and the fields of its kind (§2.3 descriptionBlocks). */
export function checkBlocks(blocks: readonly DescriptionBlock[], path: string): Fault[] {
  return [...checkDistinct(blocks, 'id', path), ...blocks.flatMap((block, index) => checkBlock(block, `${path}[${index}]`))];
}

function checkBlock({ kind, text, url }: DescriptionBlock, path: string): Fault[] {
  const needsText = kind === 'text' || kind === 'heading' || kind === 'list';
  const needsUrl = kind === 'image' || kind === 'video' || kind === 'embed';
  if (needsText && !text) return [{ path: `${path}.text`, message: `Give the text of this ${kind} block.` }];
  if (needsUrl && !url) return [{ path: `${path}.url`, message: `Give the address that this ${kind} block shows.` }];
  return [];
}

const WORDS_PER_MINUTE = 200;

export interface NoteBody {
  /** Cleaned markup of the whole note. */
  bodyHtml: string;
  /** Whole minutes at 200 words a minute, at least 1. */
  readingMinutes: number;
}

/** Returns the body of a note for readers: the given markup, or markup made from its blocks in the order of their `sort` (D-3.5). */
export function noteBody({ blocks, bodyHtml }: Pick<NoteItem, 'blocks' | 'bodyHtml'>): NoteBody {
  const html = cleanHtml(
    bodyHtml ??
      [...blocks]
        .sort((a, b) => a.sort - b.sort)
        .map(blockHtml)
        .join('\n'),
  );
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  return { bodyHtml: html, readingMinutes: Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)) };
}

function blockHtml(block: DescriptionBlock): string {
  const text = escaped(block.text ?? '');
  switch (block.kind) {
    case 'heading':
      return `<h2>${text}</h2>`;
    case 'text':
      return text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`)
        .join('\n');
    case 'list':
      return `<ul>${text
        .split('\n')
        .filter(Boolean)
        .map((entry) => `<li>${entry}</li>`)
        .join('')}</ul>`;
    case 'image':
      return figure(block, `<img src="${escaped(block.url ?? '')}" alt="${escaped(block.alt ?? '')}" />`);
    case 'video':
    case 'embed':
      return figure(block, `<a href="${escaped(block.url ?? '')}">${text || escaped(block.url ?? '')}</a>`);
    case 'divider':
      return '<hr />';
  }
}

function figure(block: DescriptionBlock, inner: string): string {
  const caption = block.caption ? `<figcaption>${escaped(block.caption)}</figcaption>` : '';
  return `<figure>${inner}${caption}</figure>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
