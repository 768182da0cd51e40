import type { OpenApiDocument } from '../openapi/openapi-document';
import { ASSETS } from './docs-assets';
import { docsPage, type Interface } from './docs-page';
import type { Guide } from './guides';
import { llmsText, markdownPages } from './markdown-pages';
import { referenceDocument } from './reference-document';
import { topicsOf } from './reference-topics';

const BESIDE = { storefront: 'index.html', management: 'management.html', assets: 'assets', llms: 'llms.txt', tryable: false };

/** Returns the reference as files of one folder, by their paths; the caller adds Scalar's own script, `assets/reference.js`. */
export function referencePages(documents: Record<Interface, OpenApiDocument>, guides: Record<Interface, Guide[]>): Record<string, string> {
  const sides: Interface[] = ['storefront', 'management'];
  const pages = markdownPages(documents, guides);
  return Object.fromEntries([
    ...sides.map((side) => [BESIDE[side], docsPage(side, { ...BESIDE, reference: `${side}.json`, topics: topicsOf(guides[side]) })]),
    ...sides.map((side) => [`${side}.json`, JSON.stringify(referenceDocument(side, documents[side], guides[side]))]),
    ['llms.txt', llmsText(pages, '')],
    ...pages.map(({ path, text }) => [path, text]),
    ...[...ASSETS].flatMap(([name, asset]) => ('text' in asset ? [[`assets/${name}`, asset.text]] : [])),
  ]) as Record<string, string>;
}
