import * as fc from 'fast-check';
import { textOf, type ExportedDocument } from './export-document';

describe('the text of an exported document', () => {
  it('[D-116] is made item by item, and is what would be made at once', () => {
    const item = fc.dictionary(fc.string(), fc.jsonValue());
    const documents = fc.record({
      version: fc.constant(1 as const),
      revision: fc.string(),
      workspace: item,
      products: fc.array(item),
      notes: fc.array(item),
    });
    fc.assert(
      fc.property(documents, (document) => {
        expect([...textOf(document as ExportedDocument)].join('')).toBe(JSON.stringify(document));
      }),
    );
  });
});
