/** Fields that share a row, options with a line of help, remarks on amounts: on every page with a form or amounts. */
export const FIELDS_STYLE = `
body{overflow-wrap:anywhere}
.price,.sums dd,.figure{overflow-wrap:normal}
[hidden]{display:none!important}
.pair{display:grid;gap:var(--gap)}
fieldset.stack>legend~*{clear:both}
.option.helped{position:relative;display:grid;grid-template-columns:auto 1fr;align-content:center;gap:0 .75rem}
.helped>input{position:relative;z-index:1;grid-row:1/span 2;align-self:center;margin:0}
.helped>label{font-weight:600}
.helped>label::after{content:'';position:absolute;inset:0}
.helped>.small{line-height:1.35}
.sums .note{grid-column:1/-1;margin-top:-.25rem;text-align:start;color:var(--quiet);font-size:.8125rem;line-height:1.35}
@media(min-width:30rem){.pair:not(.wide){grid-template-columns:1fr 1fr;gap:0 var(--gap)}.pair:not(.wide)>.field{display:grid;grid-template-rows:subgrid;grid-row:span 3}.pair .field>:first-child{align-self:end}}
@media(min-width:60rem){.pair.wide{grid-template-columns:1fr 1fr;gap:0 var(--gap)}.pair.wide>.field{display:grid;grid-template-rows:subgrid;grid-row:span 3}}
`;

/** Style of the pages on which buyers pay: the checkout, the balance of an order, a savings plan. */
export const CHECKOUT_STYLE = `
.sides>form{display:contents}
.sides>form>*{min-width:0}
.parts .field>label:not(.option){line-height:1.3}
.parts>*+*{margin-top:var(--pad)}
.parts>fieldset.stack{padding-top:1.125rem;border-top:1px solid var(--line)}
.parts>fieldset.stack:first-of-type{padding-top:0;border-top:0}
.parts>fieldset.stack>legend{float:left;width:100%;margin:0 0 .625rem}
.parts>fieldset.stack>legend+*{clear:both;margin-top:0}
.top{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.125rem 1.5rem}
.chosen>summary{padding:.625rem 0;font-size:.9375rem;text-decoration:underline;text-underline-offset:.18em}
.lines>.change{display:block;padding:0 0 .5rem;border-top:0}
.row.even>*{flex:1 1 10rem}.even .button{width:100%}
.waiting{display:grid;grid-template-columns:1fr;gap:0 1rem;align-items:start}
.js .waiting{grid-template-columns:auto 1fr}
.spinner{width:1.75rem;height:1.75rem;border:3px solid var(--line);border-block-start-color:var(--accent);border-radius:50%}
.account{container-type:inline-size;padding:var(--gap) var(--pad);border:1px solid var(--line);border-radius:var(--radius);background:var(--tint)}
.account .facts{align-items:baseline}
.account .facts strong{font-size:1.125rem;overflow-wrap:normal;font-variant-numeric:tabular-nums;letter-spacing:.01em}
.account .row{align-items:baseline;justify-content:space-between;gap:.5rem}
@media(prefers-reduced-motion:no-preference){.spinner{animation:turn 1.1s linear infinite}}
@keyframes turn{to{rotate:1turn}}
@container(max-width:20rem){.account .facts{grid-template-columns:1fr;gap:0}.account .facts dd+dt{margin-top:.5rem}}
@media(min-width:30rem){.parts .choices:has(>.helped){grid-template-columns:repeat(auto-fit,minmax(11.5rem,auto))}}
@media(min-width:60rem){
.two-columns .masthead{padding-block:1rem}
.two-columns main{padding-bottom:.5rem}
.two-columns .page-footer{padding-bottom:.25rem}
.sides .card.parts{padding:calc(1.2*var(--pad)) calc(1.4*var(--pad))}
.sides>form>.lead,.sides>form>.work,.sides>.below{grid-column:1}
.sides>form>.cart{grid-column:2;grid-row:1/span 3;position:sticky;top:1.5rem}
.sides:has(>.below)>.cart{grid-row:1/span 3}
.sides:has(>.below){grid-template-rows:auto auto 1fr}
.sides>form>.lead{margin-bottom:-.375rem}
}
`;
