export const DOCS_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#16414a"/><path d="M8 13h16l-1.6 10.2a2 2 0 0 1-2 1.8h-8.8a2 2 0 0 1-2-1.8z" fill="#f4f1ea"/><path d="M12 13c0-7 8-7 8 0" fill="none" stroke="#f4f1ea" stroke-width="2.4"/></svg>';

/** On top of Swagger UI's own style sheet: calm colours, the system's fonts, more room. */
export const DOCS_STYLE = `:root { --ink: #1c2326; --quiet: #566065; --line: #dfe3e2; --paper: #fafaf8; --card: #fff; --accent: #16535e; --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 var(--sans); }
body > header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 28px; padding: 14px max(20px, calc((100% - 1180px) / 2)); border-bottom: 1px solid var(--line); background: var(--card); }
.home { display: flex; align-items: center; gap: 12px; margin-right: auto; color: var(--ink); font-weight: 650; text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 4px 22px; }
nav a { padding: 8px 0; border-bottom: 2px solid transparent; color: var(--quiet); text-decoration: none; }
nav a:hover, nav a[aria-current] { border-color: var(--accent); color: var(--ink); }
main { max-width: 1180px; margin: 0 auto; padding: 12px 20px 80px; }
.hint { margin: 16px 0 0; padding: 10px 16px; border-left: 3px solid var(--accent); background: #eef3f2; font-size: 15px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }

.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .btn, .swagger-ui table thead tr td, .swagger-ui table thead tr th, .swagger-ui .opblock .opblock-summary-description, .swagger-ui .opblock-description-wrapper p, .swagger-ui .response-col_status, .swagger-ui .tab li, .swagger-ui label, .swagger-ui .parameter__name, .swagger-ui .info p, .swagger-ui .markdown p { font-family: var(--sans); color: var(--ink); }
.swagger-ui .wrapper { max-width: none; padding: 0; }
.swagger-ui .wrapper > .block { padding: 0; }
.swagger-ui .filter { padding: 0; }
.swagger-ui :is(.markdown, .renderedMarkdown) code { background: #eef1f0; color: #7a3313; }
.swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--accent); }
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .opblock-title_normal, .swagger-ui .responses-inner h4, .swagger-ui .responses-inner h5 { font-family: var(--sans); }
.swagger-ui .btn.cancel { border-color: #9c2f2a; color: #9c2f2a; }
.swagger-ui .info { margin: 28px 0 12px; }
.swagger-ui .info .title { font-size: 34px; letter-spacing: -0.01em; }
.swagger-ui .info .title small { background: var(--quiet); }
.swagger-ui .info .title small.version-stamp { background: var(--accent); }
.swagger-ui .info .url { display: none; }
.swagger-ui .scheme-container { display: flex; justify-content: flex-end; margin: 0; padding: 0 0 14px; background: none; box-shadow: none; }
.swagger-ui .scheme-container .schemes { display: flex; justify-content: flex-end; width: 100%; }
.swagger-ui .scheme-container .schemes .schemes-server-container { display: none; }
.swagger-ui .btn.authorize { border-color: var(--accent); color: var(--accent); }
.swagger-ui .btn.authorize svg { fill: var(--accent); }
.swagger-ui .btn.execute { border-color: var(--accent); background: var(--accent); color: #fff; }
.swagger-ui .filter .operation-filter-input { width: 100%; max-width: none; margin: 0 0 12px; padding: 12px 16px; border: 1px solid #8b9695; border-radius: 8px; background: var(--card); font: 16px var(--sans); }
.swagger-ui .opblock-tag { padding: 14px 4px; border-bottom: 1px solid var(--line); font-size: 21px; }
.swagger-ui .opblock { margin: 0 0 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); box-shadow: none; }
.swagger-ui .opblock .opblock-summary { border-color: var(--line); padding: 8px 10px; }
.swagger-ui .opblock .opblock-summary-method { min-width: 72px; border-radius: 6px; font: 650 13px/1.5 var(--sans); text-shadow: none; }
.swagger-ui .opblock .opblock-summary-path, .swagger-ui .opblock .opblock-summary-path a { color: var(--ink); font-size: 15px; }
.swagger-ui .opblock .opblock-summary-description { color: var(--quiet); font-size: 15px; }
.swagger-ui .opblock .opblock-section-header { background: #f3f5f4; box-shadow: none; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #1d6070; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #2d6a3e; }
.swagger-ui .opblock.opblock-put .opblock-summary-method, .swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #8a5a12; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #9c2f2a; }
.swagger-ui .opblock:is(.opblock-get, .opblock-post, .opblock-put, .opblock-patch, .opblock-delete) { border-color: var(--line); background: var(--card); }
.swagger-ui .opblock.is-open { border-color: #a9b5b4; }
.swagger-ui section.models { border-color: var(--line); border-radius: 8px; }
`;
