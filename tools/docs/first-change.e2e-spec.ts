import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PageCopy } from './page-copy';
import { unitTestsOf } from './page-edits';

const page = readFileSync(join(__dirname, '../../docs/first-change.md'), 'utf8');

describe('docs/first-change.md, followed in a copy of the repository', () => {
  let copy: PageCopy;
  const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8');

  beforeAll(() => (copy = new PageCopy(page)));
  afterAll(() => copy.remove());

  it('brings field and event into the documents and the SDK by docs:generate', () => {
    copy.run('tools/docs/generate.mjs');
    const texts = ['docs/openapi.json', 'docs/workspace-document.schema.json', 'libs/sdk/src/generated/storefront.ts'];
    expect(texts.filter((file) => !read(file).includes('madeBy'))).toEqual([]);
    expect(read('docs/webhook-events.schema.json')).toContain('order.handed_over');
  });

  it('passes the tests that the page names, and those of the generated documents', () => {
    const named = unitTestsOf(page).map(({ project, part }) => `(?:libs|apps)/${project}/.*${part.replaceAll('.', '\\.')}`);
    const generated = ['workspace-document/src/domain/workspace-document\\.spec', 'libs/reference/src/openapi/undescribed'];
    copy.run('node_modules/jest/bin/jest.js', '--config', 'jest.unit.cjs', '--maxWorkers=1', '--testPathPatterns', ...named, ...generated);
  });
});
