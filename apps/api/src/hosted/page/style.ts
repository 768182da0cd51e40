import { inkOn, readableOn } from '@svc/contracts';

/** What stands behind everything, and behind a card, by day and by night. */
const DAY = { paper: '#f7f6f3', card: '#ffffff' };
const NIGHT = { paper: '#14171a', card: '#1c2024' };

/** The service's own colour, where a merchant has chosen none. */
const PLAIN = '#16535e';

/** The style sheet of every hosted page, in a merchant's colour (`#rrggbb` and its short forms). */
export function styleSheet(colour: string = PLAIN): string {
  return `:root{${colours(colour, DAY)}${BY_DAY}}@media(prefers-color-scheme:dark){:root{${colours(colour, NIGHT)}${BY_NIGHT}}}${STYLE}`;
}

/** `--accent` is for letters and lines, `--fill` for surfaces, which carry letters in `--on-fill` and stand out by `--rim`. */
function colours(colour: string, { paper, card }: typeof DAY): string {
  const shade = (ratio: number) => readableOn([card, paper], colour, ratio);
  return `--paper:${paper};--card:${card};--accent:${shade(4.5)};--rim:${shade(3)};--fill:${shade(1)};--on-fill:${inkOn(colour)};`;
}

const BY_DAY = '--ink:#1d2226;--quiet:#5a6268;--line:#dfddd8;--edge:#80878c;--bad:#a3231f;--bad-tint:#fcf0ee;--good:#1f6b3f;--good-tint:#eef6f0;--warn:#7a5200;--warn-tint:#fbf4e4;--tint:#f0f2f3;';
const BY_NIGHT = '--ink:#eceeef;--quiet:#a9b1b7;--line:#343a40;--edge:#7f888f;--bad:#ff9c94;--bad-tint:#38211f;--good:#86d3a2;--good-tint:#1b2f23;--warn:#f0c26a;--warn-tint:#332a17;--tint:#262b30;';

const STYLE = `
*,::before,::after{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif;overflow-wrap:break-word}
.masthead,main{width:100%;max-width:38rem;margin:0 auto;padding:0 1rem}
.masthead{display:flex;align-items:center;gap:.75rem;padding-top:1.25rem;padding-bottom:1.25rem;font-weight:600}
.masthead img{width:2.5rem;height:2.5rem;object-fit:contain;border-radius:.5rem}
.monogram{display:grid;place-items:center;border:1px solid var(--rim);flex:none;width:2.5rem;height:2.5rem;border-radius:.5rem;background:var(--fill);color:var(--on-fill)}
main{flex:1;padding-bottom:3rem}
main:focus{outline:0}
.skip{position:absolute;left:-99rem;padding:.75rem 1rem;background:var(--card);z-index:1}
.skip:focus{left:0}
h1,h2,h3{margin:0;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2rem);letter-spacing:-.015em}
h2{font-size:1.1875rem}
h3{font-size:1rem}
p,ul,ol,dl,dd,figure{margin:0}
ul.plain{padding:0;list-style:none}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.quiet{color:var(--quiet)}
.small{font-size:.875rem}
.prose{white-space:pre-line}
.stack>*+*{margin-top:1rem}
.tight>*+*{margin-top:.375rem}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
.card{padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.875rem}
main>.card+.card{margin-top:1rem}
.centred{text-align:center}
.centred .small{display:block}
.code{display:block;width:100%;max-width:17rem;margin:0 auto;background:#fff;border-radius:.75rem}
.list>li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid var(--line)}
.list>li:last-child{padding-bottom:0}
.grows{flex:1;min-width:60%}
.figure{font-variant-numeric:tabular-nums}
.sums{display:grid;grid-template-columns:1fr auto;gap:.375rem 1.25rem;padding-top:1rem;border-top:1px solid var(--line)}
.sums dd{text-align:right;font-variant-numeric:tabular-nums}
.sums .main{font-weight:600;font-size:1.0625rem}
.cover{display:block;width:100%;max-height:18rem;object-fit:cover;border-radius:.875rem}
.facts{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.625rem 1.25rem}
.facts dt{color:var(--quiet)}
.facts dd{min-width:0}
.notice{padding:.875rem 1rem;border-left:4px solid var(--accent);border-radius:.375rem;background:var(--tint)}
.notice.good{border-color:var(--good);background:var(--good-tint)}
.notice.warn{border-color:var(--warn);background:var(--warn-tint)}
.notice.bad{border-color:var(--bad);background:var(--bad-tint)}
.notice a:not(.button){color:inherit}
summary{min-height:2.75rem;padding:.5rem 0;color:var(--accent);cursor:pointer}
section:focus{outline:0}
.badge{display:inline-block;padding:.125rem .625rem;border-radius:1rem;background:var(--tint);font-size:.875rem;font-weight:600}
.badge.good{background:var(--good-tint);color:var(--good)}
.badge.warn{background:var(--warn-tint);color:var(--warn)}
.badge.bad{background:var(--bad-tint);color:var(--bad)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--rim);border-radius:.625rem;background:var(--fill);color:var(--on-fill);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.08)}
.button.second{background:transparent;border-color:var(--edge);color:var(--ink)}
.button.wide{width:100%}
.field>*+*{margin-top:.375rem}
.field>label:not(.option),legend{display:block;padding:0;font-weight:600}
fieldset{min-width:0;margin:0;padding:0;border:0}
input,select,textarea{font:inherit;color:inherit}
.field>input,.field>select,.field>textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
.field>[aria-invalid]{border-color:var(--bad);border-width:2px}
.field .error{color:var(--bad);font-weight:600}
.option{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0}
.option input{flex:none;width:1.375rem;height:1.375rem;margin:.0625rem 0 0;accent-color:var(--accent)}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(6rem,1fr));gap:0 1rem}
.row.end{align-items:flex-end}
.row>.field{flex:1 1 12rem;min-width:0}
.trap{position:absolute;left:-99rem}
html:not(.js) .js-only,.js:not(.stale) .plain-only{display:none}
.button[aria-disabled]{opacity:.65;cursor:progress}
.asks .sums{opacity:.6}
.said{position:fixed;left:-99rem;bottom:1rem;max-width:26rem;padding:.75rem 1rem;border-radius:.625rem;background:var(--ink);color:var(--paper)}
.said.seen:not(:empty){left:1rem;right:1rem;margin:0 auto}
@media(max-width:24rem){.facts{grid-template-columns:1fr;gap:0}.facts dd+dt{margin-top:.625rem}.button{width:100%}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.skip,.no-print{display:none}.card{border:0;padding:0}}
`;
