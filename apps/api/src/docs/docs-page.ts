/** The two interfaces of the service, each with a page of its own. */
export type Interface = 'storefront' | 'management';

const PAGES = {
  storefront: { title: 'Storefront API', path: '/docs', document: '/v1/openapi.json', enter: 'enter a key. A publishable key works only in pages of its own origins, so take a secret test key here.' },
  management: { title: 'Management API', path: '/docs/management', document: '/v1/admin/openapi.json', enter: 'enter a workspace’s admin token; <code>npm start</code> writes the demo shop’s to <code>demo.json</code> in its DATA_DIR.' },
} as const;

/** Everything from this host; the pictures inside the style sheet are data. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The page in which the reference of one interface is drawn from its OpenAPI document.
 * @param key a key that requests may be tried with at once; without one the reader enters his own
 */
export function docsPage(side: Interface, key: string | undefined): string {
  const { title, document } = PAGES[side];
  const tabs = Object.values(PAGES).map((page) => `<a href="${page.path}"${page.title === title ? ' aria-current="page"' : ''}>${page.title}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} reference</title>
<link rel="icon" href="/docs/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/docs/assets/docs.css">
<script defer src="/docs/assets/swagger-ui-bundle.js"></script>
<script defer src="/docs/assets/docs.js"></script>
</head>
<body>
<header>
<a class="home" href="/docs"><img src="/docs/assets/icon.svg" alt="" width="28" height="28">Storefront Service</a>
<nav aria-label="Reference">${tabs.join('')}<a href="${document}">OpenAPI document</a></nav>
</header>
<main>
<p class="hint">${hint(side, key)}</p>
<div id="reference" data-document="${document}"${key === undefined ? '' : ` data-key="${escaped(key)}"`}></div>
<noscript><p class="hint">The reference is drawn by JavaScript. The <a href="${document}">OpenAPI document</a> holds the same.</p></noscript>
</main>
</body>
</html>
`;
}

function hint(side: Interface, key: string | undefined): string {
  if (key !== undefined) return 'Ready to try: requests from this page carry the demo shop’s secret test key.';
  return `To try a request, press <b>Authorize</b> and ${PAGES[side].enter}`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
