import { join } from 'node:path';
import { DOCS_ICON, DOCS_STYLE } from './docs-style';
import { DOCS_SCRIPT } from './docs-script';

type Asset = { text: string } | { file: string };

/** Files that the reference page may load. The build puts Scalar beside the bundle of the api. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map<string, Asset>([
  ['reference.js', { file: join(__dirname, 'reference.js') }],
  ['docs.css', { text: DOCS_STYLE }],
  ['docs.js', { text: DOCS_SCRIPT }],
  ['icon.svg', { text: DOCS_ICON }],
]);
