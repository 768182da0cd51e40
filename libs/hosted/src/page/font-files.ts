import type { FontName, FontSubset, PairedFont } from '@svc/contracts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INTER_NIGERIAN } from './inter-nigerian';

/** File of a font, which the service sends itself. */
export interface FontFile {
  /** Address on this service; it changes with the bytes. */
  address: string;
  /** Characters of the file, as CSS has them in `unicode-range`. */
  range: string;
  bytes: Buffer;
}

/** Folder of font files in addresses; no workspace is named so, since files of workspaces have one part more. */
const FOLDER = '/media/fonts';

const files = new Map<string, FontFile>();

/** Returns the file of a font with these characters; read once in a process. */
export function fontFile(name: FontName, subset: FontSubset): FontFile {
  const key = subset === 'nigerian' ? 'inter-nigerian' : `${name}-${subset}`;
  const cachedFile = files.get(key);
  if (cachedFile) return cachedFile;
  const { bytes, range } = subset === 'nigerian' ? cutFile() : packedFile(name, subset);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const file = { address: `${FOLDER}/${key}.${hash}.woff2`, range, bytes };
  files.set(key, file);
  return file;
}

function cutFile(): Omit<FontFile, 'address'> {
  return { bytes: Buffer.from(INTER_NIGERIAN.woff2, 'base64'), range: INTER_NIGERIAN.range };
}

/** Reads the file of a font in its package. */
function packedFile(name: FontName, subset: FontSubset): Omit<FontFile, 'address'> {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Readonly<Record<FontSubset, string>>;
  return { bytes: readFileSync(join(folder, 'files', `${name}-${subset}-wght-normal.woff2`)), range: ranges[subset] };
}

/** Returns the files of a font, that of basic Latin first; none of system fonts. */
export function filesOf({ name, subsets }: PairedFont): FontFile[] {
  return name === undefined ? [] : subsets.map((subset) => fontFile(name, subset));
}
