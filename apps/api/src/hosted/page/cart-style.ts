/** What is bought beside how it is paid: one column on a phone, two where there is room. */
export const CART_STYLE = `
.sides{display:grid;gap:1rem}
.sides>*{min-width:0}
.fold{padding:0}
.fold>summary{display:flex;align-items:center;gap:.5rem;min-height:3.5rem;padding:.5rem 1.25rem;color:var(--ink);list-style:none}
.fold>summary::-webkit-details-marker{display:none}
.fold>summary .icon{color:var(--accent);transition:transform .15s}
.fold[open]>summary .icon{transform:rotate(180deg)}
.fold>summary strong{font-size:1.125rem}
.fold>summary>:last-child{margin-left:auto;text-align:right;line-height:1.3}
.fold>summary small{display:block;color:var(--quiet)}
.fold>.stack{padding:0 1.25rem 1.25rem}
.lines>li{display:grid;grid-template-columns:1fr auto;gap:.125rem 1rem;padding:.875rem 0;border-top:1px solid var(--line)}
.lines>li:first-child{border-top:0;padding-top:.25rem}
.lines>li.part{padding:0 0 .75rem;border-top:0;font-size:.9375rem}
.lines.pictured>li{grid-template-columns:4rem 1fr auto}
.lines.pictured>.part>:first-child{grid-column:2}
.thumb{display:grid;place-items:center;width:4rem;height:4rem;object-fit:cover;border:1px solid var(--line);border-radius:.625rem;background:var(--tint);color:var(--quiet);font-weight:600}
.price{text-align:right;font-variant-numeric:tabular-nums}
.price s{display:block}
.sums{display:grid;grid-template-columns:1fr auto;gap:.375rem 1.25rem;padding-top:1rem;border-top:1px solid var(--line)}
.asks .sums{opacity:.6}
.sums dt{color:var(--quiet)}
.sums dd{text-align:right;font-variant-numeric:tabular-nums}
.sums .main{color:var(--ink);font-weight:650;font-size:1.125rem}
.sums dt.total,.sums dd.total{margin-top:.375rem;font-size:1.25rem}
@media(max-width:24rem){.lines.pictured>li{grid-template-columns:3rem 1fr auto;gap:.125rem .75rem}.thumb{width:3rem;height:3rem}}
@media(min-width:60rem){
.roomy .masthead,.roomy main{max-width:66rem}
.sides{grid-template-columns:minmax(0,1fr) 25rem;grid-template-rows:auto 1fr;gap:1.25rem 2.5rem;align-items:start}
.sides>.lead,.sides>.work{grid-column:1}
.sides>.cart{grid-column:2;grid-row:1/span 2;position:sticky;top:1.5rem}
.sides>.cart:only-child{position:static}
@supports selector(::details-content){.fold>summary{display:none}.fold::details-content{display:block;content-visibility:visible;block-size:auto}.fold>.stack{padding-top:1.25rem}}
.sides .card{padding:1.75rem}.sides .fold{padding:0}.fold>.stack{padding-left:1.5rem;padding-right:1.5rem;padding-bottom:1.5rem}
}
`;
