import { idOf, type RefPrefix } from '@svc/kernel';
import { readShortCode } from './short-code';

/** Spellings of one term, any of which finds it, in small letters without accents and apostrophes. */
export type Term = readonly string[];

/** Text of a search, as it is read (D-161). */
export interface SearchRequest {
  /** Text as it was sent. */
  text: string;
  /** Readings of the text: its words and, where it has a phone number, the same with the number as its digits. A thing has all terms of one of them. */
  readings: readonly (readonly Term[])[];
  /** Number of an order, where the text is one: `#1006`, `no. 1006`, `1006`. */
  number?: number;
  /** Short code of a ticket as it is stored, where the text is one. */
  code?: string;
  /** Ref, where the text is one. */
  ref?: { prefix: RefPrefix; id: string };
}

/** Words of a search that are read; more would find no more things. */
const MOST_WORDS = 10;
/** Fewest digits, leading zeros apart, that are read as a phone number. */
const FEWEST_DIGITS = 6;

const APOSTROPHES = /['’‘ʼ`´ʹ′＇]/g;
const ACCENTS = /[\u0300-\u036f]/g;
/** Letters that have no accent to leave out, by what they are searched as. */
const BASES: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const OTHER_BASES = new RegExp(`[${Object.keys(BASES).join('')}]`, 'g');

/** Punctuation around a word, which is not looked for. */
const AROUND = /^[,;:"“”„()<>]+|[,;:"“”„()<>]+$/g;
const PHONE = /\+?\d[\d ()./-]*\d/g;
const TRUNK_ZERO = /\(0\)/g;
const ORDER_NUMBER = /^(?:(?:no|nr|num|number|order)\b\.?|[#№])?\s*#?\s*(\d{1,15})$/i;
const REF = /^([a-z]{3})_[0-9a-z]{26}$/;

/** Returns a text as searches compare it: in small letters, without accents and apostrophes. `search_words` does the same to what is stored. */
export function foldWords(text: string): string {
  return plain(small(text));
}

/** Reads the text of a search. One of blanks and apostrophes alone has no terms, and finds nothing. */
export function readSearch(text: string): SearchRequest {
  const [, number] = ORDER_NUMBER.exec(text.trim()) ?? [];
  return {
    text,
    readings: readingsOf(text),
    number: number === undefined ? undefined : Number(number),
    code: readShortCode(text),
    ref: refIn(text.trim()),
  };
}

/** Returns patterns, as PostgreSQL and JavaScript read them, of which a folded text has to match all. */
export const patternsOf = (reading: readonly Term[]): string[] =>
  reading.map((term) => term.map((spelling) => spelling.replace(/[!-/:-@[-`{-~]/g, '\\$&')).join('|'));

/** Returns true when a text has what is searched for. */
export function hasWords(text: string, { readings }: Pick<SearchRequest, 'readings'>): boolean {
  const words = spellingsOf(text).join(' ');
  return readings.some((reading) => reading.every((term) => term.some((spelling) => words.includes(spelling))));
}

function readingsOf(text: string): Term[][] {
  const words = termsOf(text);
  if (words.length === 0) return [];
  const phones = termsOf(text.replace(TRUNK_ZERO, '').replace(PHONE, digitsOf));
  return JSON.stringify(phones) === JSON.stringify(words) ? [words] : [words, phones];
}

/** Returns the digits of a phone number that its national and its international form have; a shorter number as it is. */
function digitsOf(written: string): string {
  const digits = written.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS ? written : digits;
}

function termsOf(text: string): Term[] {
  const terms = text
    .trim()
    .split(/\s+/)
    .map((word) => spellingsOf(word.replace(AROUND, '')))
    .filter(([spelling]) => spelling !== '');
  const different = new Map(terms.map((term) => [term.join('|'), term]));
  return [...different.values()].slice(0, MOST_WORDS);
}

/** Returns a text in each of its spellings: an umlaut is a letter, or two. */
function spellingsOf(text: string): string[] {
  const letters = small(text);
  const spelled = letters
    .replace(/([aou])\u0308/g, '$1e')
    .replace(/a\u030a/g, 'aa')
    .replaceAll('ø', 'oe');
  return [...new Set([plain(letters), plain(spelled)])];
}

/** Returns a text in small letters, each accent a character of its own. */
const small = (text: string): string => text.replace(APOSTROPHES, '').normalize('NFKD').toLowerCase();

const plain = (letters: string): string =>
  letters
    .replace(ACCENTS, '')
    .replace(OTHER_BASES, (letter) => BASES[letter]!)
    .replace(/\s+/g, ' ')
    .trim();

function refIn(text: string): SearchRequest['ref'] {
  const prefix = REF.exec(text)?.[1] as RefPrefix | undefined;
  const id = prefix && idOf(prefix, text);
  return prefix && id ? { prefix, id } : undefined;
}
