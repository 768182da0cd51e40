import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, tagOf } from '@svc/http';
import { DOCS_ICON, DOCS_STYLE } from './docs-style';
import { DOCS_SCRIPT } from './docs-script';

/** A file of the reference page: its text, or the path of a file that the build has written and compressed. */
export type Asset = { type: string } & ({ text: string } | { file: string });

/** Files that the reference page may load. The build puts Scalar beside the bundle of the api. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map<string, Asset>([
  ['reference.js', { type: 'text/javascript; charset=utf-8', file: join(__dirname, 'reference.js') }],
  ['docs.css', { type: 'text/css; charset=utf-8', text: DOCS_STYLE }],
  ['docs.js', { type: 'text/javascript; charset=utf-8', text: DOCS_SCRIPT }],
  ['icon.svg', { type: 'image/svg+xml', text: DOCS_ICON }],
]);

/** Endings of the compressed forms beside a file. */
const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

/** One form of a file, as it is sent. */
export interface FileForm {
  path: string;
  etag: string;
  encoding?: Encoding;
}

const etags = new Map<string, Promise<string>>();

/** Returns the form of a file in an encoding, or the file as it is where the build has written no such form. */
export async function formOf(file: string, encoding: Encoding): Promise<FileForm> {
  const compressed = file + ENDINGS[encoding];
  const path = existsSync(compressed) ? compressed : file;
  const etag = etags.get(path) ?? readFile(path).then((bytes) => `"${tagOf(bytes)}"`);
  etags.set(path, etag);
  return { path, etag: await etag, ...(path !== file && { encoding }) };
}
