import { UsageError } from '../errors.mjs';
import { UNREADABLE } from './cell-states.mjs';

/** Marks at the beginning of a file; spreadsheets save "Unicode text" as UTF-16. */
const MARKS = [
  { mark: [0xef, 0xbb, 0xbf], name: 'utf-8' },
  { mark: [0xff, 0xfe], name: 'utf-16le' },
  { mark: [0xfe, 0xff], name: 'utf-16be' },
];
/** Encodings of the WHATWG encoding standard by their names, which are labels as well. */
export const ENCODINGS = [
  ...['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', 'windows-1251', 'windows-1253', 'windows-1254', 'windows-1255'],
  ...['windows-1256', 'windows-1257', 'windows-1258', 'windows-874', 'macintosh', 'x-mac-cyrillic', 'ibm866', 'koi8-r', 'koi8-u'],
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15].map((part) => `iso-8859-${part}`),
  ...['shift_jis', 'euc-jp', 'iso-2022-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'],
];
/** Encodings that Node decodes as the standard says, and the library does not: its tables for the Macintosh are older than the euro. */
const OF_NODE = ['macintosh', 'x-mac-cyrillic', 'iso-2022-jp'];
const MOST_LINES = 8;
/** Lengths of the sequences of UTF-8 by their first byte. */
const LENGTHS = [
  { from: 0xc2, to: 0xdf, length: 2 },
  { from: 0xe0, to: 0xef, length: 3 },
  { from: 0xf0, to: 0xf4, length: 4 },
];
/** Second bytes after some first ones, so that there are neither overlong forms, surrogates nor characters beyond U+10FFFF. */
const SECOND_BYTES = { 0xe0: [0xa0, 0xbf], 0xed: [0x80, 0x9f], 0xf0: [0x90, 0xbf], 0xf4: [0x80, 0x8f] };

/**
 * Decodes a file by its bytes: UTF-8, UTF-16, else Windows-1252; or as a person says. Bytes that are no text become `UNREADABLE`, so that
 * the cells that they stand in are not taken for texts. Node's own decoder of Windows-1252 is Latin-1 in some releases, and loses 27
 * signs, such as the euro.
 * @param {Uint8Array} bytes
 * @param {string} [label] of the WHATWG encoding standard
 * @returns {Promise<{ text: string, encoding: string, isGuessed: boolean, lines: number[], moreLines: number }>} `lines`: the first ones
 *   with bytes that cannot be read
 * @throws {UsageError} when there is no such label
 */
export async function decode(bytes, label) {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = label === undefined ? (marked?.name ?? encodingOf(bytes)) : canonicalOf(label);
  const content = marked?.name === encoding ? bytes.subarray(marked.mark.length) : bytes;
  const text = encoding === 'utf-8' ? fromUtf8(content) : await fromEncoding(content, encoding);
  return { text, encoding, isGuessed: label === undefined && encoding === 'windows-1252', ...linesOf(text) };
}

/** Returns the name of an encoding by one of its labels. */
function canonicalOf(label) {
  let name;
  try {
    name = new TextDecoder(label.trim()).encoding;
  } catch {
    name = label.trim().toLowerCase();
  }
  if (ENCODINGS.includes(name) || name === 'iso-8859-8-i') return name;
  throw new UsageError(`--encoding: there is no encoding "${label}". Accepted are ${ENCODINGS.join(', ')}, and their other WHATWG labels.`);
}

/** A text in UTF-8 has more sequences of it than bytes that are none; one with neither is ASCII. */
function encodingOf(bytes) {
  if (isUtf16(bytes, 1)) return 'utf-16le';
  if (isUtf16(bytes, 0)) return 'utf-16be';
  const { sequences, faults } = utf8Of(bytes);
  return faults.length === 0 || sequences >= faults.length ? 'utf-8' : 'windows-1252';
}

/** In UTF-16 without a mark, every second byte of the headers is zero. */
function isUtf16(bytes, offset) {
  const head = bytes.subarray(0, 64);
  if (head.length < 4 || bytes.length % 2 !== 0) return false;
  return head.every((byte, index) => (byte === 0) === (index % 2 === offset));
}

/** Counts the sequences of several bytes, and finds bytes that belong to none. */
function utf8Of(bytes) {
  const faults = [];
  let sequences = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] < 0x80) continue;
    const length = sequenceAt(bytes, at);
    if (length === 0) faults.push(at);
    else sequences += 1;
    at += Math.max(length - 1, 0);
  }
  return { sequences, faults };
}

/** Returns the length of the sequence that begins at a byte, 0 where none does. */
function sequenceAt(bytes, at) {
  const length = LENGTHS.find(({ from, to }) => bytes[at] >= from && bytes[at] <= to)?.length ?? 0;
  for (let next = 1; next < length; next += 1) if ((bytes[at + next] ?? 0) >> 6 !== 0b10) return 0;
  const [least = 0x80, most = 0xbf] = SECOND_BYTES[bytes[at]] ?? [];
  return bytes[at + 1] >= least && bytes[at + 1] <= most ? length : 0;
}

function fromUtf8(bytes) {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const parts = [];
  let from = 0;
  for (const at of utf8Of(bytes).faults) {
    parts.push(decoder.decode(bytes.subarray(from, at)), UNREADABLE);
    from = at + 1;
  }
  return [...parts, decoder.decode(bytes.subarray(from))].join('');
}

async function fromEncoding(bytes, encoding) {
  const text = OF_NODE.includes(encoding) ? new TextDecoder(encoding).decode(bytes) : await byLibrary(bytes, encoding);
  return text.toWellFormed().replaceAll('\ufffd', UNREADABLE);
}

async function byLibrary(bytes, encoding) {
  const { default: iconv } = await import('iconv-lite');
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), encoding, { stripBOM: true });
}

/** Returns the lines of a text that have something unreadable. */
function linesOf(text) {
  if (!text.includes(UNREADABLE)) return { lines: [], moreLines: 0 };
  const lines = text.split(/\r\n|\n|\r/).flatMap((line, index) => (line.includes(UNREADABLE) ? [index + 1] : []));
  return { lines: lines.slice(0, MOST_LINES), moreLines: Math.max(lines.length - MOST_LINES, 0) };
}

/**
 * Returns what people read of it, in one or two lines.
 * @param {Awaited<ReturnType<typeof decode>>} decoded
 */
export function encodingText({ encoding, isGuessed, lines, moreLines }) {
  const reason = isGuessed
    ? ': the file is not UTF-8. If letters look wrong in the plan, name its encoding, such as --encoding windows-1250'
    : '';
  const where = `${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}${moreLines > 0 ? ` and ${moreLines} more` : ''}`;
  const faults = lines.length > 0 ? `! Bytes that are not ${encoding} on ${where} of the file: cells with them are not read.\n` : '';
  return `Encoding: ${encoding}${reason}\n${faults}`;
}
