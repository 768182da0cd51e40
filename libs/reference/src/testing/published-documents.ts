import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '../openapi/openapi-document';

const DOCS = join(__dirname, '../../../../docs');
const read = (file: string) => JSON.parse(readFileSync(join(DOCS, file), 'utf8')) as OpenApiDocument;

/** Returns the published documents of both interfaces, of which a test of the api says that they are what its code declares. */
export function publishedDocuments(): { storefront: OpenApiDocument; management: OpenApiDocument } {
  return { storefront: read('openapi.json'), management: read('admin-openapi.json') };
}
