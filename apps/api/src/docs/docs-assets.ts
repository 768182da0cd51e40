import { dirname } from 'node:path';
import { DOCS_ICON, DOCS_STYLE } from './docs-style';
import { DOCS_SCRIPT } from './docs-script';

type Asset = { text: string } | { folder: string; file: string };

const SWAGGER_UI = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files that the reference page may load. */
export const ASSETS: ReadonlyMap<string, Asset> = new Map<string, Asset>([
  ['swagger-ui.css', { folder: SWAGGER_UI, file: 'swagger-ui.css' }],
  ['swagger-ui-bundle.js', { folder: SWAGGER_UI, file: 'swagger-ui-bundle.js' }],
  ['docs.css', { text: DOCS_STYLE }],
  ['docs.js', { text: DOCS_SCRIPT }],
  ['icon.svg', { text: DOCS_ICON }],
]);
