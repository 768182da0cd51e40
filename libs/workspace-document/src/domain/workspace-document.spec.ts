import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { aDocument, aProduct } from '../testing/document.builder';
import { workspaceDocumentJsonSchema } from './workspace-document';

const committed = join(__dirname, '../../../../docs/workspace-document.schema.json');

const accepts = addFormats(new Ajv({ strict: false })).compile(workspaceDocumentJsonSchema());

describe('the JSON Schema of the workspace document', () => {
  it('is committed as the code says; run `npm run docs:generate` after a change', () => {
    expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(workspaceDocumentJsonSchema());
  });

  it('accepts a document of a merchant without fields that have a default', () => {
    expect(accepts(aDocument())).toBe(true);
  });

  it('refuses the same forms as the service', () => {
    expect(accepts({ ...aDocument(), version: 2 })).toBe(false);
    expect(accepts({ ...aDocument(), prodcts: [] })).toBe(false);
    expect(accepts(aDocument({ products: [aProduct({ colour: 'blue' })] }))).toBe(false);
  });
});
