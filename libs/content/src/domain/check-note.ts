import { checkDistinct, type DescriptionBlock, type Fault, type RuleScope } from '@svc/contracts';
import type { NoteItem } from './note.item';

/** What is wrong with a note beyond its shape (D-3.5 PublicNote); paths are relative to it. */
export function checkNote(note: NoteItem, _scope: RuleScope): Fault[] {
  return checkBlocks(note.blocks, 'blocks');
}

/** Faults of the blocks at `path`: an id each, and what each kind needs to be shown (§2.3 descriptionBlocks). */
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
