import { type ApiOperation, RouteTable } from '@svc/http';
import { OpenApiDocuments } from './openapi-documents';

/** Returns the documents of a process with one operation of each audience. */
function documentsOf(...audiences: ApiOperation['audience'][]) {
  const operations = audiences.map((audience) => ({ audience, id: audience, method: 'GET', path: `/${audience}`, tag: 'Products' }));
  const table = new RouteTable(operations.map((operation) => ({ operation: operation as ApiOperation, controller: Object, method: '' })));
  return new OpenApiDocuments(table);
}

describe('contract documents', () => {
  it('are written before the process listens, and by no request', () => {
    const documents = documentsOf('store', 'workspace');
    documents.onApplicationBootstrap();
    const written = jest.spyOn(documents, 'of');
    const answers = [documents.answer('store'), documents.answer('management')];
    expect([documents.answer('store'), documents.answer('management')]).toEqual(answers);
    expect(written).not.toHaveBeenCalled();
    expect(documents.of('management')).toBe(documents.of('management'));
  });

  it('[ADR 0140 r4] are of the interfaces that the process serves', () => {
    const documents = documentsOf('operator');
    documents.onApplicationBootstrap();
    expect([documents.isServed('store'), documents.isServed('management')]).toEqual([false, true]);
    expect(() => documents.answer('store')).toThrow('Not Found');
    expect(() => documents.requireServed('management')).not.toThrow();
  });
});
