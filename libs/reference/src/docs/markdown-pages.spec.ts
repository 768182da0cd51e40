import { ERROR_CODES } from '@svc/kernel';
import { publishedDocuments } from '../testing/published-documents';
import { operationsOf } from './document-operations';
import { llmsText, markdownPages } from './markdown-pages';

const documents = publishedDocuments();
const startHere = {
  topic: 'Get started',
  name: 'start-here.md',
  text: '# Start here\n\n_[Start](x.md) says._\n\nThe first [one](webhooks.md#signatures), then [the SDK](../libs/sdk/README.md). Next.\n\nSee [code](../apps/x.js), [top](#start-here).\n',
};
const sdk = { topic: 'SDK', name: '../libs/sdk/README.md', text: '# The SDK\n\nA client.\n' };
const webhooks = { topic: 'Webhooks', name: 'webhooks.md', text: '# Receive webhooks\n\n## Signatures\n\nThey sign.\n' };
const pages = markdownPages(documents, { storefront: [startHere, sdk, webhooks], management: [startHere] });
const pageAt = (path: string) => pages.find((page) => page.path === path);

describe('Markdown of the reference', () => {
  it('has one page for each guide, error code and operation', () => {
    const count = operationsOf(documents.storefront).length + operationsOf(documents.management).length;
    expect(pages).toHaveLength(3 + ERROR_CODES.length + count);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    expect(pages.filter(({ title, text }) => !title || !text.startsWith(`# ${title}\n`))).toEqual([]);
  });

  it('links from page to page, and to nothing that has no page', () => {
    const { text } = pageAt('start-here.md')!;
    expect(text).toContain('[one](webhooks.md#signatures), then [the SDK](sdk-readme.md)');
    expect(text).toContain('See code, [top](#start-here).');
  });

  it('describes parameters, fields and code of an operation', () => {
    const { text } = pageAt('storefront/openCheckout.md')!;
    expect(text).toContain('`POST /v1/store/checkouts`');
    expect(text).toMatch(/^- `Idempotency-Key` \(header, string, required\): ./m);
    expect(text).toMatch(/^- `items` \(array of object ProductLine\).*\n {2}- `variantRef` \(string\): ./m);
    expect(text).toMatch(/^- `deliveryZoneRef` \(string, optional\)/m);
    expect(text).toContain('## Response 201');
    expect(text).toMatch(/^- `status` \(`open` or `paid` or `expired` or `cancelled`\)/m);
    expect(text).toMatch(/## Python\n\n```python\nimport json/);
    expect(text).toContain('[Errors](../errors.md): `VALIDATION_ERROR`');
  });

  it('is short enough for a program to read a page at once, but for that of the workspace document', () => {
    const longest = Math.max(...pages.filter(({ path }) => path !== 'management/applyDocument.md').map(({ text }) => text.length));
    expect(longest).toBeLessThan(110_000);
    expect(pageAt('management/applyDocument.md')!.text.length).toBeLessThan(250_000);
  });
});

describe('llms.txt', () => {
  const text = llmsText(pages, '/docs/');

  it('lists every page once below the title of its section, with a sentence about it', () => {
    expect(text).toMatch(/^# Storefront Service\n\n> ./);
    for (const { path, title } of pages) expect(text.split(`- [${title}](/docs/${path}): `)).toHaveLength(2);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Guides',
      'Error codes',
      'Storefront API',
      'Management API',
    ]);
    expect(text).toContain('- [Start here](/docs/start-here.md): The first one, then the SDK.\n');
  });

  it('links relatively where it is beside the pages', () => {
    expect(llmsText(pages, '')).toContain('](errors/NOT_FOUND.md): 404. ');
  });
});
