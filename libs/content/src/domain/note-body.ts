import type { DescriptionBlock } from '@svc/contracts';
import { cleanHtml } from './clean-html';
import type { NoteItem } from './note.item';

const WORDS_PER_MINUTE = 200;

export interface NoteBody {
  /** Cleaned markup of the whole note. */
  bodyHtml: string;
  /** Whole minutes at 200 words a minute, at least 1. */
  readingMinutes: number;
}

/** What readers get of a note: the given markup, or markup made from its blocks in the order of their `sort` (D-3.5). */
export function noteBody({ blocks, bodyHtml }: Pick<NoteItem, 'blocks' | 'bodyHtml'>): NoteBody {
  const html = cleanHtml(bodyHtml ?? [...blocks].sort((a, b) => a.sort - b.sort).map(blockHtml).join('\n'));
  const words = html.replace(/<[^>]*>/g, ' ').split(/\s+/).filter(Boolean).length;
  return { bodyHtml: html, readingMinutes: Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)) };
}

function blockHtml(block: DescriptionBlock): string {
  const text = escaped(block.text ?? '');
  switch (block.kind) {
    case 'heading':
      return `<h2>${text}</h2>`;
    case 'text':
      return text.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br />')}</p>`).join('\n');
    case 'list':
      return `<ul>${text.split('\n').filter(Boolean).map((entry) => `<li>${entry}</li>`).join('')}</ul>`;
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
