/** A body of a form as some client might send it, right or wrong. */
export interface MultipartBody {
  contentType: string;
  bytes: Buffer<ArrayBuffer>;
  /** The client goes away before it has sent all. */
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
 * So many bodies, the same for the same seed: headers that are missing, doubled or broken, parts without a name, boundaries
 * that do not fit, bytes of chance, and bodies that end early.
 */
export function* multipartBodies(seed: number, count: number): Generator<MultipartBody> {
  const chance = chanceOf(seed);
  for (let made = 0; made < count; made += 1) yield bodyBy(chance);
}

type Chance = (below: number) => number;

/** Whole numbers from 0 up to below a limit, by a linear congruence of 2 to the 32. */
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
