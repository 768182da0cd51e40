/** Body of a form, valid or not. */
export interface MultipartBody {
  contentType: string;
  bytes: Buffer<ArrayBuffer>;
  /** True where the client disconnects before it has sent everything. */
  isBrokenOff: boolean;
}

const TYPES = [
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary="x"',
  'multipart/form-data; boundary=xx',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/form-data; charset=utf-7; boundary=x',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=none',
];
const NAMES = [
  '; name="answers.name"',
  '; name="answers.photo"; filename="a.png"',
  '; name="answers.photo"; filename=""',
  '; name="file"; filename="a.png"',
  '',
  '; filename="a.png"',
  '; name=',
  '; name=""',
  '; name="__proto__"',
  "; name*=UTF-8''%ff%fe",
  '; name="open',
  `; name="${'n'.repeat(5_000)}"`,
  '; name="a\u0000b"',
  '; name="f"; filename*=utf-8\'\'%E0%A4%A',
];
const KINDS = ['form-data', 'form-data', 'form-data', 'form-data', 'attachment', 'FORM-DATA', '', '\u0000'];
const HEADERS = [
  'Content-Type: image/png',
  'Content-Type: text/plain; charset=utf-16',
  'Content-Type: ',
  'Content-Type: multipart/mixed; boundary=x',
  'Content-Transfer-Encoding: base64',
  'X: y',
  'no colon',
  `Long: ${'h'.repeat(20_000)}`,
  ':',
  ' folded',
];
const TEXTS = ['', 'Ada', '--x', '\r\n--x', '\r\n--x--', '%', '%zz=%f', 'a=b&a=c&&=&%00=1', 'é'.repeat(300), '\u0000', 'x'.repeat(70_000)];
const BREAKS = ['\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', ''];

/**
 * Yields `count` bodies, the same for the same seed: missing, duplicate or malformed headers, parts without a name, wrong
 * boundaries, random bytes, and truncated bodies.
 */
export function* multipartBodies(seed: number, count: number): Generator<MultipartBody> {
  const chance = chanceOf(seed);
  for (let made = 0; made < count; made += 1) yield bodyBy(chance);
}

type Chance = (below: number) => number;

/** Returns a generator of integers from 0 to below a limit, by a linear congruence modulo 2^32. */
function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function bodyBy(chance: Chance): MultipartBody {
  const pick = (from: readonly string[]) => from[chance(from.length)]!;
  const contentType = chance(3) > 0 ? TYPES[0]! : pick(TYPES);
  const parts = Array.from({ length: chance(5) }, () => partBy(chance));
  const body = Buffer.concat([
    Buffer.from(chance(6) > 0 ? '' : pick(TEXTS)),
    ...parts,
    Buffer.from(chance(4) > 0 ? '--x--\r\n' : pick(TEXTS)),
  ]);
  const isCut = chance(5) === 0;
  return { contentType, bytes: Buffer.from(isCut ? body.subarray(0, chance(body.length + 1)) : body), isBrokenOff: chance(10) === 0 };
}

function partBy(chance: Chance): Buffer {
  const pick = (from: readonly string[]) => from[chance(from.length)]!;
  const end = () => pick(BREAKS);
  const disposition = chance(8) > 0 ? [`Content-Disposition: ${pick(KINDS)}${pick(NAMES)}`] : [];
  const headers = [...disposition, ...Array.from({ length: chance(3) }, () => pick(HEADERS))].map((header) => `${header}${end()}`);
  const content = chance(2) > 0 ? Buffer.from(pick(TEXTS)) : Buffer.from(Array.from({ length: chance(200) }, () => chance(256)));
  return Buffer.concat([Buffer.from(`--x${end()}${headers.join('')}${end()}`), content, Buffer.from(end())]);
}
