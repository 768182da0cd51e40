import { ERROR_CATALOGUE } from '@svc/http';
import type { OpenApiDocument } from '../openapi/openapi-document';
import type { Interface } from './docs-page';
import { operationsOf } from './document-operations';
import { errorCodes, errorPage } from './error-guide';
import type { Guide } from './guides';
import { operationPage } from './operation-page';
import { referenceDocument } from './reference-document';

/** Page of the reference as Markdown. */
export interface MarkdownPage {
  /** Path below `/docs/`, such as `webhooks.md`. */
  path: string;
  title: string;
  /** One sentence that says what the page is about. */
  summary: string;
  section: string;
  text: string;
}

const SIDES: Record<Interface, string> = { storefront: 'Storefront API', management: 'Management API' };

/** Names of guides whose files lie outside of `docs/`. */
const OWN_NAMES: Readonly<Record<string, string>> = { '../libs/sdk/README.md': 'sdk-readme.md' };

/** Returns every page of the reference as Markdown: guides, error codes and operations, with links that work among them. */
export function markdownPages(documents: Record<Interface, OpenApiDocument>, guides: Record<Interface, Guide[]>): MarkdownPage[] {
  const all = [...new Map([...guides.storefront, ...guides.management].map((guide) => [guide.name, guide])).values()];
  const paths = new Map(all.map(({ name }) => [name, OWN_NAMES[name] ?? name]));
  return [
    ...all.map(({ name, text }) => guidePage(paths.get(name) ?? name, withPageLinks(text, paths))),
    ...errorCodes().map((code) => {
      const { status, cause } = ERROR_CATALOGUE[code];
      const text = errorPage(code, documents);
      return { path: `errors/${code}.md`, title: code, summary: `${status}. ${cause}`, section: 'Error codes', text };
    }),
    ...operationPages('storefront', documents.storefront),
    ...operationPages('management', documents.management),
  ];
}

/**
 * Returns the list of all pages in the form of `llms.txt` (https://llmstxt.org).
 * @param base address of the folder of the pages, such as `/docs/`; empty where the list is in the folder
 */
export function llmsText(pages: readonly MarkdownPage[], base: string): string {
  const sections = [...new Set(pages.map(({ section }) => section))].map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({ title, path, summary }) => `- [${title}](${base}${path}): ${summary}`);
    return `## ${section}\n\n${links.join('\n')}`;
  });
  return `${[
    '# Storefront Service',
    '> Backend of a merchant’s own website: catalogue, events, content, registrations, checkouts, orders, refunds and webhooks. JSON over HTTPS below `/v1`; `Authorization: Bearer <key>`. Begin with Start here.',
    ...sections,
  ].join('\n\n')}\n`;
}

function guidePage(path: string, text: string): MarkdownPage {
  const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
  return { path, title, summary: firstSentence(text), section: 'Guides', text };
}

/** Returns the first sentence below the title of a guide, without the line about `BASE` and keys, as plain text. */
function firstSentence(text: string): string {
  const paragraph = text.split('\n\n').find((part) => !/^(#|_|```|\||<)/.test(part)) ?? '';
  const plain = paragraph
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.+?[.:](?= |$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}

/** Rewrites links to guides as links between pages; a link to a file that is no page becomes plain text. */
function withPageLinks(text: string, paths: ReadonlyMap<string, string>): string {
  return text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    const [file = '', anchor] = target.split('#');
    const path = paths.get(file);
    return path === undefined ? words : `[${words}](${path}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

function operationPages(side: Interface, contract: OpenApiDocument): MarkdownPage[] {
  const document = referenceDocument(side, contract, []);
  return operationsOf(document).map((addressed) => {
    const { method, path, operation } = addressed;
    return {
      path: `${side}/${operation.operationId ?? ''}.md`,
      title: operation.summary ?? '',
      summary: `\`${method.toUpperCase()} /v1${path}\``,
      section: SIDES[side],
      text: operationPage(addressed, document),
    };
  });
}
