/** @reads docs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markdownPages } from '../../libs/reference/src/docs/markdown-pages';
import { slugOf } from '../../libs/reference/src/docs/guide-text';
import { contractFiles } from '../../apps/api/src/reference/contract-files';
import type { OpenApiDocument } from '../../libs/reference/src/openapi/openapi-document';

interface Topic {
  topic: string;
  guides: string[];
}

const FENCED = /^```.*?^```$/gms;
const read = (name: string) => readFileSync(join(__dirname, '../../docs', name), 'utf8');

/** Anchors of the headings of a page, as GitHub and readers of Markdown make them. */
const anchorsOf = (text: string) => [...text.replace(FENCED, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading!));

describe('links between pages of the reference', () => {
  it('lead to pages and headings that there are', async () => {
    const { GUIDES } = (await import('../build/guides.mjs')) as { GUIDES: Record<'storefront' | 'management', Topic[]> };
    const guidesOf = (topics: Topic[]) => topics.flatMap(({ topic, guides }) => guides.map((name) => ({ topic, name, text: read(name) })));
    const contracts = contractFiles() as Record<string, OpenApiDocument>;
    const documents = { storefront: contracts['docs/openapi.json']!, management: contracts['docs/admin-openapi.json']! };
    const pages = markdownPages(documents, { storefront: guidesOf(GUIDES.storefront), management: guidesOf(GUIDES.management) });
    const anchors = new Map(pages.map(({ path, text }) => [path, anchorsOf(text)]));
    const links = pages.flatMap(({ path, text }) =>
      [...text.replace(FENCED, '').matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, target]) => ({ path, target: target! })),
    );
    const broken = links.filter(({ path, target }) => {
      const { pathname, hash } = new URL(target, `http://docs/${path}`);
      const headings = anchors.get(pathname.slice(1));
      return !headings || (hash !== '' && !headings.includes(hash.slice(1)));
    });
    expect(links.length).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  });
});
