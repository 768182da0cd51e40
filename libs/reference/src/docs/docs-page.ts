/** The two interfaces of the service, each with a page of its own. */
export type Interface = 'storefront' | 'management';

const PAGES = {
  storefront: { name: 'Storefront', title: 'Storefront API', document: '/v1/openapi.json' },
  management: { name: 'Management', title: 'Management API', document: '/v1/admin/openapi.json' },
} as const;

/** Addresses of the parts of the reference, as its pages link to them. */
export interface DocsLinks {
  storefront: string;
  management: string;
  /** List of all pages as Markdown. */
  llms: string;
  /** Folder of script and style. */
  assets: string;
  /** Document that the page draws. */
  reference: string;
  /** Topics of the guides, each above its first guide in the list. */
  topics: readonly { topic: string; anchor: string }[];
  /** True when requests can be tried, since the service has the host of the page. */
  tryable: boolean;
}

/**
 * Policy of the page: everything comes from this host. Scalar writes its style sheets into the page, so styles may be inline; scripts may
 * not.
 */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Returns the page that draws the reference of one interface.
 * @param key a key for trying requests at once; without one the reader enters their own
 */
export function docsPage(side: Interface, links: DocsLinks, key?: string): string {
  const { title, document } = PAGES[side];
  const tab = (of: Interface) =>
    `<a href="${links[of]}"${of === side ? ' aria-current="page"' : ''}>${PAGES[of].name}<span class="wide"> API</span></a>`;
  const data = { document: links.reference, side, ...(key !== undefined && { key }), ...(!links.tryable && { file: '' }) };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} reference</title>
<link rel="icon" href="${links.assets}/icon.svg" type="image/svg+xml">
<link rel="alternate" href="${links.llms}" type="text/markdown" title="All pages as Markdown">
<link rel="stylesheet" href="${links.assets}/docs.css">
<style>${links.topics.map(titleAbove).join('')}</style>
<script defer src="${links.assets}/reference.js"></script>
<script defer src="${links.assets}/docs.js"></script>
</head>
<body>
<header>
<a class="home" href="${links.storefront}"><img src="${links.assets}/icon.svg" alt="" width="28" height="28">Storefront Service</a>
<nav aria-label="Reference">${tab('storefront')}${tab('management')}${links.tryable ? `<a href="${document}">OpenAPI<span class="wide"> document</span></a>` : ''}</nav>
</header>
<div id="reference" ${Object.entries(data)
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(' ')}></div>
<noscript><p>The reference is drawn by JavaScript. <a href="${links.llms}">All pages as Markdown</a> and the OpenAPI document (<code>${document}</code>) hold the same.</p></noscript>
</body>
</html>
`;
}

/** Style that puts the topic above its first guide in the list, which Scalar draws from the headings of one text. */
function titleAbove({ topic, anchor }: DocsLinks['topics'][number]): string {
  return `li[data-sidebar-id$="/${anchor.replace('#', '')}"]::before{content:${JSON.stringify(topic)}}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
