import type { RouteTable } from '@svc/http';
import { OpenApiDocuments } from './openapi-documents';

it('contract documents are written before the process listens, and by no request', () => {
  const reads: string[] = [];
  const routes = {
    get operations() {
      reads.push('operations');
      return [];
    },
  } as unknown as RouteTable;
  const documents = new OpenApiDocuments(routes);
  documents.onApplicationBootstrap();
  expect(reads).toHaveLength(2);
  const answers = [documents.answer('store'), documents.answer('management')];
  expect([documents.answer('store'), documents.answer('management')]).toEqual(answers);
  expect(documents.of('management')).toBe(documents.of('management'));
  expect(reads).toHaveLength(2);
});
