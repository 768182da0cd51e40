import { CHECKOUT_STYLE, FIELDS_STYLE } from '../checkout/checkout-style';
import { type PageTheme, themeStyle } from './theme';

/** Returns the style sheet of a hosted page in the look of a shop; `isWide`: with the parts of pages that have two columns. */
export function styleSheet(brand: PageTheme = {}, isWide = true): string {
  const parts = [FRAME_STYLE, FORM_STYLE, CART_STYLE, FIELDS_STYLE, isWide ? CHECKOUT_STYLE : ''];
  return themeStyle(brand) + parts.join('').replaceAll('\n', '');
}

const FRAME_STYLE = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;border-block-start:.25rem solid var(--highlight);background:var(--paper);color:var(--ink);font:1rem/1.55 var(--text);overflow-wrap:break-word}
.masthead,main,.page-footer{width:100%;max-width:var(--width);margin:0 auto;padding:0 1rem}
.masthead{padding-block:1.25rem;font-family:var(--head);font-weight:600}
.mark{display:flex;align-items:center;gap:.75rem;width:fit-content;color:inherit;text-decoration:none}
a.mark:hover .name{text-decoration:underline}
.logo{height:var(--logo);min-width:2.5rem;max-width:min(4*var(--logo),100%);object-fit:contain;border-radius:min(var(--radius),.5rem)}
.logo+.name{max-width:calc(100% - 4*var(--logo) - .75rem);min-width:40%}
.shop-line{display:flex;flex-wrap:wrap;gap:.25rem 1rem;color:var(--quiet);font-size:.875rem}
.shop-line a{color:inherit}
.monogram{display:grid;place-items:center;border:1px solid var(--rim);flex:none;width:2.5rem;height:2.5rem;border-radius:var(--radius);background:var(--fill);color:var(--on-fill)}
main{flex:1;padding-bottom:3.5rem}
main:focus{outline:0}
.page-footer{padding-bottom:1.25rem}
.page-footer .row{justify-content:center}
.page-footer a,.page-footer span{padding:.625rem .25rem}
.skip{position:absolute;inset-inline-start:-99rem;padding:.75rem 1rem;background:var(--card);z-index:2}
.skip:focus{inset-inline-start:0}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html:not(.js) .js-only,.js:not(.stale) .plain-only{display:none}
.announcement{position:fixed;inset-inline-start:-99rem;bottom:1rem;max-width:26rem;padding:.75rem 1rem;border-radius:var(--radius);background:var(--ink);color:var(--paper)}
.announcement.visible:not(:empty){inset-inline:1rem;margin:0 auto}
h1,h2,h3{margin:0;line-height:1.2;text-wrap:balance;font-family:var(--head);font-weight:650}
h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2rem);letter-spacing:-.015em}
h2{font-size:1.1875rem}
h3{font-size:1rem}
p,ul,ol,dl,dd,figure{margin:0}
p{text-wrap:pretty}
ul.plain,ol.plain{padding:0;list-style:none}
a{color:var(--accent);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.quiet{color:var(--quiet)}
.small{font-size:.875rem}
.prose{white-space:pre-line}
.stack>*+*{margin-top:var(--gap)}
.tight>*+*{margin-top:.375rem}
blockquote{margin:0;padding-inline-start:.875rem;border-inline-start:3px solid var(--line)}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
.row.end{align-items:flex-end}
.row>.field{flex:1 1 12rem;min-width:0}
.card{padding:var(--pad);background:var(--card);border:1px solid var(--line);border-radius:var(--radius-card);box-shadow:var(--shade)}
main>.card+.card{margin-top:var(--gap)}
.centred{text-align:center}
.centred .small{display:block}
.code{display:block;width:100%;max-width:17rem;margin:0 auto;background:#fff;border-radius:min(var(--radius-card),.75rem);forced-color-adjust:none}
.short-code{display:block;font:700 1.5rem/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.04em}
.list>li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid var(--line)}
.list>li:last-child{padding-bottom:0}
.figure{font-variant-numeric:tabular-nums}
.cover{display:block;width:100%;aspect-ratio:2;object-fit:cover;border-radius:var(--radius-card);background:var(--tint)}
.facts{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.625rem 1.25rem}
.facts dt{color:var(--quiet)}
.facts dd{min-width:0}
.notice{padding:.875rem 1rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--tint)}
.notice.good{border-color:var(--good);background:var(--good-tint)}
.notice.warn{border-color:var(--warn);background:var(--warn-tint)}
.notice.bad{border-color:var(--bad);background:var(--bad-tint)}
.notice a:not(.button){color:inherit}
.notice ul{padding-inline-start:1.25rem}
.status-card{display:grid;justify-items:center;gap:.75rem;padding:2rem var(--pad);text-align:center}
.status-card p{max-width:30rem}
.status-card .button{margin-top:.5rem}
.status-icon{display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:50%;background:var(--tint);color:var(--quiet)}
.good>.status-icon{background:var(--good-tint);color:var(--good)}
.warn>.status-icon{background:var(--warn-tint);color:var(--warn)}
.bad>.status-icon{background:var(--bad-tint);color:var(--bad)}
.icon{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
summary{min-height:2.75rem;padding:.5rem 0;color:var(--accent);cursor:pointer}
section:focus{outline:0}
.badge{display:inline-block;padding:.125rem .625rem;border-radius:var(--radius-button);background:var(--tint);font-size:.8125rem;font-weight:600}
.badge.good{background:var(--good-tint);color:var(--good)}
.badge.warn{background:var(--warn-tint);color:var(--warn)}
.badge.bad{background:var(--bad-tint);color:var(--bad)}
.rows{padding:0}
.rows>li+li{border-top:1px solid var(--line)}
.rows a{display:block;padding:.875rem 1.25rem;color:inherit;text-decoration:none}
.rows a:hover strong{text-decoration:underline}
.rows a .small{display:block;margin-top:.25rem}
@media(max-width:30rem){.mark:has(.long){flex-direction:column;align-items:start}.logo+.long{max-width:none}.facts{grid-template-columns:1fr;gap:0}.facts dd+dt{margin-top:.625rem}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{body{border:0}.skip,.no-print{display:none}.card{border:0;padding:0;box-shadow:none}}
`;

/** Cart beside the payment: one column on a phone, two where there is room. */
const CART_STYLE = `
.sides{display:grid;gap:var(--gap)}
.sides>*{min-width:0}
.fold{padding:0}
.fold>summary{display:flex;align-items:center;gap:.5rem;min-height:3.5rem;padding:.5rem var(--pad);color:var(--ink);list-style:none}
.fold>summary::-webkit-details-marker{display:none}
.fold>summary .icon{color:var(--accent);transition:transform .15s}
.fold[open]>summary .icon{transform:rotate(180deg)}
.fold>summary strong{font-size:1.125rem}
.fold>summary>:last-child{margin-inline-start:auto;text-align:end;line-height:1.3}
.fold>summary small{display:block;color:var(--quiet)}
.fold>.stack{padding:0 var(--pad) var(--pad)}
.lines>li{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.875rem 0;border-top:1px solid var(--line)}
.lines>li:first-child{border-top:0;padding-top:.25rem}
.lines>li.indented{padding:0 0 .75rem;border-top:0;font-size:.9375rem}
.lines.pictured>li{grid-template-columns:4rem 1fr auto}
.lines.pictured>.indented>:first-child{grid-column:2}
.lines>.event-line{grid-template-columns:1fr}
.lines.pictured>.event-line{grid-template-columns:4rem 1fr}
.thumb{display:grid;place-items:center;width:4rem;height:4rem;object-fit:cover;border:1px solid var(--line);border-radius:var(--radius);background:var(--tint);color:var(--quiet);font-weight:600}
.price{text-align:end;font-variant-numeric:tabular-nums}
.price s{display:block}
.sums{display:grid;grid-template-columns:1fr auto;gap:.375rem 1.25rem;padding-top:1rem;border-top:1px solid var(--line)}
.updating .sums{opacity:.6}
.sums dt{color:var(--quiet)}
.sums dd{text-align:end;font-variant-numeric:tabular-nums}
.sums .main{color:var(--ink);font-weight:650;font-size:1.125rem}
.sums dt.total,.sums dd.total{margin-top:.375rem;font-size:1.25rem}
@media(max-width:24rem){.lines.pictured>li{grid-template-columns:3rem 1fr auto;gap:.125rem .75rem}.thumb{width:3rem;height:3rem}}
@media(min-width:60rem){
.two-columns .masthead,.two-columns main{max-width:66rem}
.sides{grid-template-columns:minmax(0,1fr) 25rem;grid-template-rows:auto 1fr;gap:var(--pad) 2.5rem;align-items:start}
.sides>.lead,.sides>.work{grid-column:1}
.sides>.cart{grid-column:2;grid-row:1/span 2;position:sticky;top:1.5rem}
.sides>.cart:only-child{position:static}
@supports selector(::details-content){.fold>summary{display:none}.fold::details-content{display:block;content-visibility:visible;block-size:auto}.fold>.stack{padding-top:var(--pad)}}
.sides .card{padding:calc(1.4*var(--pad))}.sides .fold{padding:0}.fold>.stack{padding-inline:calc(1.2*var(--pad));padding-bottom:calc(1.2*var(--pad))}
}
`;

/** Buttons, fields and choices. */
const FORM_STYLE = `
.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;padding:.5rem 1.25rem;border:2px solid var(--rim);border-radius:var(--radius-button);background:var(--fill);color:var(--on-fill);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.08)}
.button:active{transform:translateY(1px)}
.button.second{background:transparent;border:1px solid var(--edge);color:var(--ink)}
.button.second:hover{background:var(--tint);filter:none}
.button.wide{width:100%}
.button.wide:not(.second){min-height:3.25rem;font-size:1.0625rem}
.button.small{min-height:2.75rem;padding:.25rem .875rem}
.button[aria-disabled]{opacity:.65;cursor:progress}
.safe{display:flex;justify-content:center;align-items:flex-start;gap:.5rem;color:var(--quiet);font-size:.875rem}
.safe .icon{margin-top:.125rem}
.field>*+*{margin-top:.375rem}
.field>label:not(.option),legend{display:block;padding:0;font-weight:600}
.field>label:not(.option){font-size:.9375rem}
fieldset{min-width:0;margin:0;padding:0;border:0}
fieldset.stack>legend{font:650 1.0625rem/1.3 var(--head)}
form.stack>fieldset.stack{padding-top:var(--pad);border-top:1px solid var(--line)}
form.stack>fieldset.stack>legend{float:left;width:100%;margin:0 0 .75rem}
form.stack>fieldset.stack>legend+*{clear:both;margin-top:0}
form.stack>fieldset.stack+*{margin-top:1.5rem}
input,select,textarea{font:inherit;color:inherit}
.field>input,.field>select,.field>textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:var(--radius);background:var(--card)}
.field>input:hover,.field>select:hover,.field>textarea:hover{border-color:var(--ink)}
.field>:focus-visible{outline-offset:0;border-radius:var(--radius)}
.field>[aria-invalid]{border-color:var(--bad);border-width:2px}
.field-note{line-height:1.3125rem;font-size:.875rem}
.plain-only.button{display:none}html:not(.js) .plain-only.button,.stale .plain-only.button{display:inline-flex}
.completed>summary{display:flex;justify-content:space-between;gap:1rem;align-items:baseline;color:var(--ink);list-style:none}
.completed>summary::-webkit-details-marker{display:none}
.completed>summary>:last-child{flex:none;color:var(--accent);text-decoration:underline}
.field .error{color:var(--bad);font-weight:600;font-size:.875rem}
.option{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0}
progress{width:100%;height:.75rem;accent-color:var(--accent)}
.option input{flex:none;width:1.375rem;height:1.375rem;margin:.0625rem 0 0;accent-color:var(--accent)}
.choices{display:grid;gap:.5rem}
.choices>.option{padding:.625rem .875rem;border:1px solid var(--edge);border-radius:var(--radius);background:var(--card);cursor:pointer}
.choices>.option:hover{border-color:var(--ink)}
.choices>.option:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}
.choices>.option:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.choices>.option :focus-visible{outline:0}
.choices.grid{grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr))}
.trap{position:absolute;inset-inline-start:-99rem}
@media(max-width:24rem){.button:not(.small){width:100%}}
`;
