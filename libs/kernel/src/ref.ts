/** Prefixes of public references (D-1). */
export const REF_PREFIXES = [
  'wks',
  'prd',
  'var',
  'opt',
  'ovl',
  'adg',
  'ado',
  'pkg',
  'pko',
  'col',
  'evt',
  'day',
  'tkt',
  'frm',
  'ffd',
  'tbl',
  'row',
  'cat',
  'itm',
  'fld',
  'fil',
  'not',
  'dlz',
  'dsc',
  'prm',
  'ulc',
  'rev',
  'chk',
  'ord',
  'oit',
  'ful',
  'pay',
  'rfd',
  'att',
  'grp',
  'con',
  'cus',
  'lnk',
  'sub',
  'nls',
  'rsa',
  'wdn',
  'wev',
  'whd',
  'otp',
  'tpl',
  'led',
  'key',
  'adm',
  'med',
  'aud',
  'msg',
  'exc',
  'req',
  'cnf',
  'lsn',
  'per',
  'inv',
  'ses',
  'psk',
] as const;
export type RefPrefix = (typeof REF_PREFIXES)[number];

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** Two base32 characters of each 10 bits. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => ALPHABET[bits >> 5]! + ALPHABET[bits & 31]!);
/** Values of hexadecimal digits by their character codes. */
const HEX_VALUES = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0);
/** Positions of the 32 digits of a UUID in its text. */
const HEX_INDEXES = Array.from('00000000-0000-0000-0000-000000000000').flatMap((character, index) => (character === '-' ? [] : [index]));
const REF = /^([a-z]{3})_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

/** Returns the public reference of an id: `<prefix>_<26 base32 characters of the UUID>`, a TypeID (D-1). */
export function refOf(prefix: RefPrefix, id: string): string {
  let text = `${prefix}_${PAIRS[(digit(id, 0) << 4) | digit(id, 1)]!}`;
  for (let at = 2; at < HEX_INDEXES.length; at += 5) {
    const bits =
      (digit(id, at) << 16) | (digit(id, at + 1) << 12) | (digit(id, at + 2) << 8) | (digit(id, at + 3) << 4) | digit(id, at + 4);
    text += PAIRS[bits >> 10]! + PAIRS[bits & 1023]!;
  }
  return text;
}

const digit = (id: string, at: number): number => HEX_VALUES[id.charCodeAt(HEX_INDEXES[at]!)]!;

/** Returns the id (UUID text) behind a public reference, or undefined when `ref` has none of these prefixes or is malformed. */
export function idOf(prefix: RefPrefix | readonly RefPrefix[], ref: string): string | undefined {
  const match = REF.exec(ref);
  if (!match) return undefined;
  const accepted: readonly string[] = typeof prefix === 'string' ? [prefix] : prefix;
  if (!accepted.includes(match[1]!)) return undefined;
  let bits = 0n;
  for (const character of match[2]!) bits = (bits << 5n) | BigInt(ALPHABET.indexOf(character));
  const hex = bits.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
