export const DOCS_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#16414a"/><path d="M8 13h16l-1.6 10.2a2 2 0 0 1-2 1.8h-8.8a2 2 0 0 1-2-1.8z" fill="#f4f1ea"/><path d="M12 13c0-7 8-7 8 0" fill="none" stroke="#f4f1ea" stroke-width="2.4"/></svg>';

/** Titles of the list of guides and operations, whose topics the page and the document name; nothing lies over the list. */
const LIST = `ul:has(> li[data-sidebar-id*="/tag-group/"])::before { content: 'Guides'; }
ul:has(> li[data-sidebar-id*="/tag-group/"])::before, li[data-sidebar-id*="/description/"] + li[data-sidebar-id*="/tag-group/"]::before { padding: 12px 8px 0; color: var(--scalar-color-1); font-size: 17px; font-weight: 700; }
li[data-sidebar-id*="/description/"] + li[data-sidebar-id*="/tag-group/"]::before { content: 'Reference'; margin-top: 16px; padding-bottom: 4px; border-top: 1px solid var(--scalar-border-color); }
li[data-sidebar-id*="/description/"]::before { padding: 12px 8px 4px; color: var(--scalar-color-1); font-size: 14px; font-weight: 650; }
li[data-sidebar-id*="/tag-group/"] > .font-bold { color: var(--scalar-color-1); font-size: 14px; font-weight: 650; }
.t-doc__sidebar > :has(.sidebar-search-placeholder) { padding-bottom: 12px; border-bottom: 1px solid var(--scalar-border-color); }
.t-doc__sidebar > .darklight-reference { position: sticky; bottom: 0; padding-top: 12px; border-top: 1px solid var(--scalar-border-color); background: var(--scalar-background-1); }`;

/** Guides have the width of the page: the panel of server and key stands below them, above the operations that it is for. */
const GUIDES = `.introduction-section .section-columns { flex-direction: column; }
.introduction-section .section-column:last-child { max-width: 480px; width: 100%; }
.introduction-section .section-column:last-child::before { content: 'Reference'; display: block; margin-bottom: 16px; color: var(--scalar-color-1); font-size: var(--scalar-heading-1); font-weight: 700; }
.introduction-section .markdown :is(p, ul, ol, blockquote) { max-width: 46rem; }
.introduction-section .markdown :is(td, th) :is(p, ul, ol) { max-width: none; }
.scalar-app .references-rendered .markdown pre :is(code, code *) { white-space: pre-wrap; overflow-wrap: anywhere; }
.scalar-app .references-rendered .markdown table { display: block; overflow-x: auto; }
.scalar-app .references-rendered .markdown :is(th, td) { padding: 8px 12px; word-break: normal; overflow-wrap: normal; }
.scalar-app .references-rendered .markdown th:empty { display: table-cell; background: var(--scalar-background-2); }
.scalar-app .references-rendered .markdown tr:not(:has(> :nth-child(5))) > :is(th, td):not(:first-child) { min-width: 8em; }
.scalar-app .references-rendered .markdown :is(th, td) code { overflow-wrap: normal; word-break: keep-all; }`;

/** Code of operations wraps as that of guides does; it would be cut at the edge of its column. */
const CODE = `.scalar-app .scalar-code-block pre { width: auto; }
.scalar-app .scalar-code-block pre, .scalar-app .scalar-code-block pre :is(code, code *) { white-space: pre-wrap; text-wrap-mode: wrap; overflow-wrap: anywhere; }`;

/** Table of errors in a narrow window: each code with its status, and what to do below it at full width. */
const ERRORS = `.scalar-app [id$="description/error-codes"] + * table thead { display: none; }
.scalar-app [id$="description/error-codes"] + * table tbody { display: block; }
.scalar-app [id$="description/error-codes"] + * table tr { display: flex; flex-wrap: wrap; padding: 6px 0; border-top: 1px solid var(--scalar-border-color); }
.scalar-app [id$="description/error-codes"] + * table td:is(:nth-child(n)) { min-width: 0; padding: 2px 12px; border: 0; }
.scalar-app [id$="description/error-codes"] + * table td:nth-child(3):not(:empty)::before { content: 'retryable: '; }
.scalar-app [id$="description/error-codes"] + * table td:empty { display: none; }
.scalar-app [id$="description/error-codes"] + * table td:nth-child(4) { flex-basis: 100%; }`;

/** Head of the page, and Scalar in the service's colours and the system's fonts, in both colour schemes. */
export const DOCS_STYLE = `:root { --head: 52px; --scalar-custom-header-height: var(--head); --scalar-font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; --scalar-font-code: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; }
.light-mode { --scalar-color-accent: #16535e; --scalar-background-accent: #16535e1f; }
.dark-mode { --scalar-color-accent: #7fc4cf; --scalar-background-accent: #7fc4cf1f; }
body { margin: 0; background: var(--scalar-background-1, #fff); font: 16px/1.5 var(--scalar-font); }
body > header { box-sizing: border-box; position: sticky; top: 0; z-index: 20; display: flex; align-items: center; gap: 6px 28px; height: var(--head); padding: 0 20px; overflow-x: auto; border-bottom: 1px solid var(--scalar-border-color, #dfe3e2); background: var(--scalar-background-1, #fff); white-space: nowrap; }
body > header .home { display: flex; align-items: center; gap: 12px; margin-right: auto; color: var(--scalar-color-1, #1c2326); font-weight: 650; text-decoration: none; }
body > header nav { display: flex; gap: 22px; }
body > header nav a { padding: 8px 0; border-bottom: 2px solid transparent; color: var(--scalar-color-2, #566065); text-decoration: none; }
body > header nav a:is(:hover, [aria-current]) { border-color: var(--scalar-color-accent, #16535e); color: var(--scalar-color-1, #1c2326); }
body, .references-rendered { overflow-x: clip; }
${LIST}
${GUIDES}
${CODE}
.scalar-app .endpoints .endpoint { white-space: normal; }
.scalar-app .endpoints .endpoint-path { min-width: 0; overflow-wrap: anywhere; }
section:focus-visible { outline: none; }
noscript p { padding: 24px; }
:where(a, button, input, select, textarea, summary, [role]):focus-visible { outline: 3px solid var(--scalar-color-accent, #16535e); outline-offset: 2px; }
@media (max-width: 700px) {
body > header { gap: 10px; padding: 0 10px; font-size: 15px; }
body > header nav { gap: 12px; }
body > header .home { font-size: 0; }
body > header .wide { display: none; }
${ERRORS}
}
`;
