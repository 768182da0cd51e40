/** Style of the page of an order and of the page after paying. */
export const ORDER_STYLE = `
.steps{display:grid;width:100%;max-width:20rem;margin:.25rem 0;text-align:start}
.steps>li{position:relative;display:grid;grid-template-columns:1.25rem 1fr;align-items:center;align-content:start;gap:0 .75rem;min-height:2.25rem;padding-bottom:.75rem;color:var(--quiet)}
.steps>li::before{content:"";z-index:1;justify-self:center;width:.875rem;height:.875rem;border:2px solid var(--edge);border-radius:50%;background:var(--card)}
.steps>li+li::after{content:"";position:absolute;inset-block:calc(.75rem - 100%) calc(100% - .75rem);inset-inline-start:calc(.625rem - 1px);border-inline-start:2px solid var(--line)}
.steps>.done{color:var(--ink)}
.steps>.done::before{border-color:var(--good);background:var(--good)}
.steps>.done+.done::after{border-color:var(--good)}
.steps>[aria-current]{font-weight:650}
.steps>[aria-current]::before{box-shadow:0 0 0 4px var(--good-tint)}
.steps small{grid-column:2;font-weight:400;color:var(--quiet)}
.parcels>li{align-items:center;gap:.625rem 1rem}
.parcels+.facts{padding-top:1rem;border-top:1px solid var(--line)}
.parcels>li:first-child{border-top:0;padding-top:0}
.ticket-list>li{display:grid;gap:.5rem 1rem;padding:var(--gap) 0;border-top:1px solid var(--line)}
.ticket-list>li:last-child{padding-bottom:0}
.ticket-list .button{width:100%}
.ticket-list .row{gap:.25rem 1rem}
.payments{font-size:.875rem;color:var(--quiet)}
@media(min-width:30rem){
.steps{max-width:30rem;grid-auto-flow:column;grid-auto-columns:1fr;text-align:center}
.steps>li{grid-template-columns:1fr;justify-items:center;gap:.25rem;padding:0}
.steps small{grid-column:1}
.steps>li+li::after{inset-block:.375rem auto;inset-inline:calc(.75rem - 50%) calc(50% + .75rem);border-inline-start:0;border-block-start:2px solid var(--line)}
.ticket-list>li{grid-template-columns:1fr auto;align-items:center}
.ticket-list>li>.row{grid-column:1/-1}
.ticket-list .button{width:auto}
}
`;
