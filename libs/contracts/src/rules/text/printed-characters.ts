import type { Fault } from '../../faults';
import { DRAWN_RANGES } from './printed-ranges';

/** Characters that print omits or shows as a blank: they need no font. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u;
/** Plain Latin, which every font has. */
const PLAIN = /^[\x20-\x7e\xa0-\xff]*$/;
/** Largest number of characters in a warning. */
const MOST_NAMED = 10;

/** First code points of the ranges without and with glyphs, alternating, starting with one without. */
let turns: number[] | undefined;

function readRanges(): number[] {
  let at = 0;
  return DRAWN_RANGES.split(/\s+/).map((length) => (at += parseInt(length, 36)));
}

/** Returns the characters of a text that no bundled font contains, each once: print shows a mark for each (D-138). */
export function undrawnIn(text: string): string[] {
  if (PLAIN.test(text)) return [];
  return [...new Set(text)].filter((character) => !UNSEEN.test(character) && !isDrawn(character.codePointAt(0)!));
}

function isDrawn(codePoint: number): boolean {
  turns ??= readRanges();
  let [low, high] = [0, turns.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (turns[middle]! <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low % 2 === 1;
}

/** Returns a warning for a text on tickets or receipts with characters that print as a mark (D-138). */
export function warnOfPrint(text: string, path: string): Fault[] {
  const characters = undrawnIn(text);
  if (characters.length === 0) return [];
  const codes = characters
    .slice(0, MOST_NAMED)
    .map((character) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  const named = characters.length > MOST_NAMED ? [...codes, '…'] : codes;
  return [{ path, message: `Tickets and receipts show a mark (\ufffd) for what no font of theirs draws: ${named.join(', ')}.` }];
}
