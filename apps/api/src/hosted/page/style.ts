import type { Brand } from './brand';
import { CART_STYLE } from './cart-style';
import { FORM_STYLE } from './form-style';
import { themeOf } from './theme';

/** The style sheet of every hosted page, in a merchant's colour and fonts. */
export function styleSheet(brand: Pick<Brand, 'colour' | 'fontPairing'> = {}): string {
  return themeOf(brand) + [FRAME_STYLE, FORM_STYLE, CART_STYLE].join('').replaceAll('\n', '');
}

const FRAME_STYLE = `
*,::before,::after{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);font:1rem/1.55 var(--text);overflow-wrap:break-word}
.masthead,main{width:100%;max-width:38rem;margin:0 auto;padding:0 1rem}
.masthead{display:flex;align-items:center;gap:.75rem;padding-top:1.25rem;padding-bottom:1.25rem;font-weight:600}
.masthead img{width:2.5rem;height:2.5rem;object-fit:contain;border-radius:.5rem}
.monogram{display:grid;place-items:center;border:1px solid var(--rim);flex:none;width:2.5rem;height:2.5rem;border-radius:.625rem;background:var(--fill);color:var(--on-fill)}
main{flex:1;padding-bottom:3.5rem}
main:focus{outline:0}
.skip{position:absolute;left:-99rem;padding:.75rem 1rem;background:var(--card);z-index:2}
.skip:focus{left:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
html:not(.js) .js-only,.js:not(.stale) .plain-only{display:none}
.said{position:fixed;left:-99rem;bottom:1rem;max-width:26rem;padding:.75rem 1rem;border-radius:.625rem;background:var(--ink);color:var(--paper)}
.said.seen:not(:empty){left:1rem;right:1rem;margin:0 auto}
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
.stack>*+*{margin-top:1rem}
.tight>*+*{margin-top:.375rem}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem}
.row.end{align-items:flex-end}
.row>.field{flex:1 1 12rem;min-width:0}
.card{padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;box-shadow:var(--shade)}
main>.card+.card{margin-top:1rem}
.centred{text-align:center}
.centred .small{display:block}
.code{display:block;width:100%;max-width:17rem;margin:0 auto;background:#fff;border-radius:.75rem}
.list>li{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid var(--line)}
.list>li:last-child{padding-bottom:0}
.figure{font-variant-numeric:tabular-nums}
.cover{display:block;width:100%;aspect-ratio:2;object-fit:cover;border-radius:.75rem;background:var(--tint)}
.facts{display:grid;grid-template-columns:minmax(5rem,auto) 1fr;gap:.625rem 1.25rem}
.facts dt{color:var(--quiet)}
.facts dd{min-width:0}
.notice{padding:.875rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--tint)}
.notice.good{border-color:var(--good);background:var(--good-tint)}
.notice.warn{border-color:var(--warn);background:var(--warn-tint)}
.notice.bad{border-color:var(--bad);background:var(--bad-tint)}
.notice a:not(.button){color:inherit}
.notice ul{padding-left:1.25rem}
.outcome{display:grid;justify-items:center;gap:.75rem;padding:2rem 1.25rem;text-align:center}
.outcome p{max-width:30rem}
.outcome .button{margin-top:.5rem}
.sign{display:grid;place-items:center;width:3.5rem;height:3.5rem;border-radius:50%;background:var(--tint);color:var(--quiet)}
.good>.sign{background:var(--good-tint);color:var(--good)}
.warn>.sign{background:var(--warn-tint);color:var(--warn)}
.bad>.sign{background:var(--bad-tint);color:var(--bad)}
.icon{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
summary{min-height:2.75rem;padding:.5rem 0;color:var(--accent);cursor:pointer}
section:focus{outline:0}
.badge{display:inline-block;padding:.125rem .625rem;border-radius:1rem;background:var(--tint);font-size:.8125rem;font-weight:600}
.badge.good{background:var(--good-tint);color:var(--good)}
.badge.warn{background:var(--warn-tint);color:var(--warn)}
.badge.bad{background:var(--bad-tint);color:var(--bad)}
.rows{padding:0}
.rows>li+li{border-top:1px solid var(--line)}
.rows a{display:block;padding:.875rem 1.25rem;color:inherit;text-decoration:none}
.rows a:hover strong{text-decoration:underline}
.rows a .small{display:block;margin-top:.25rem}
.letter{display:block;width:100%;height:46rem;border:1px solid var(--line);border-radius:1rem;background:#fff}
@media(max-width:24rem){.facts{grid-template-columns:1fr;gap:0}.facts dd+dt{margin-top:.625rem}}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{.skip,.no-print{display:none}.card{border:0;padding:0;box-shadow:none}}
`;
