/** The style sheet of the development inbox. */
export const INBOX_STYLE = `
:root{color-scheme:light dark;--paper:#f7f6f3;--card:#fff;--ink:#1d2226;--quiet:#5a6268;--line:#dfddd8;--accent:#16535e}
@media(prefers-color-scheme:dark){:root{--paper:#14171a;--card:#1c2024;--ink:#eceeef;--quiet:#a9b1b7;--line:#343a40;--accent:#7fc4d1}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 3rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.2}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin:0 0 1.25rem}
label{display:grid;gap:.25rem;font-size:.875rem;color:var(--quiet)}
input,select,button{min-height:2.5rem;padding:.25rem .75rem;border:1px solid var(--quiet);border-radius:.5rem;background:var(--card);color:var(--ink);font:inherit}
button{cursor:pointer;font-weight:600}
ol{margin:0;padding:0;list-style:none;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
li+li{border-top:1px solid var(--line)}
li a.message{display:block;padding:.875rem 1rem;color:inherit;text-decoration:none}
li a.message:hover strong{text-decoration:underline}
.quiet{color:var(--quiet);font-size:.875rem}
.badge{display:inline-block;margin-right:.5rem;padding:0 .5rem;border:1px solid var(--line);border-radius:1rem;font-size:.8125rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:var(--quiet)}
dd{margin:0}
iframe{display:block;width:100%;height:46rem;border:1px solid var(--line);border-radius:.75rem;background:#fff}
pre{margin:0;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card);white-space:pre-wrap;font:inherit}
details{margin-top:1rem}
summary{cursor:pointer;padding:.5rem 0}
ul{margin:0 0 1rem;padding-left:1.25rem}
`;
