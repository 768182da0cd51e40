/** Styles of an event's page: the rows of ticket types, their steppers and chips, and the bar that leads to them. */
export const EVENT_STYLE = `
.tiers>.tier{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.375rem 1rem;padding:var(--gap) 0;border-top:1px solid var(--line)}
.tiers>.tier:first-child{border-top:0;padding-top:0}
.tier>h3{font-family:var(--text);font-size:1.0625rem;line-height:1.35;overflow-wrap:anywhere}
.tier>h3>label{display:block}
.tier.long>*{grid-column:1/-1;justify-self:start;text-align:start}
.tier.long>.more{margin:0}
.event h1.long{font-size:1.375rem;overflow-wrap:anywhere}
.tier>.cost{max-width:11rem;text-align:end;line-height:1.35;font-variant-numeric:tabular-nums}
.tier.long>.cost{max-width:none;text-align:start}
.cost>*{display:block}
.cost>strong{font-size:1.0625rem}
.cost>strong,.cost>s{overflow-wrap:normal}
.cost>s,.cost>small{color:var(--quiet);font-size:.875rem}
.out>h3,.out>.cost{color:var(--quiet)}
.tier>.about{min-width:0;align-self:center}
.about>*+*{margin-top:.375rem}
.notes{font-size:.875rem;line-height:1.4;text-wrap:balance}
.notes>li+li{margin-top:.25rem}
.notes .warn{color:var(--warn);font-weight:600}
.tier>.more{grid-column:1/-1}
.more>summary{display:inline-block;min-height:1.5rem;padding:.25rem 0;font-size:.875rem}
.tier>.error{grid-column:1/-1;color:var(--bad);font-weight:600;font-size:.875rem}
.stepper{display:flex;align-self:start;justify-self:end;border:1px solid var(--edge);border-radius:var(--radius);background:var(--card)}
.stepper>*{min-height:2.75rem;border:0;background:none;color:var(--ink);font:inherit;border-radius:inherit}
.stepper>button{width:2.75rem;font-size:1.375rem;line-height:1;cursor:pointer}
.stepper>button:hover{background:var(--tint)}
.stepper>button[aria-disabled=true]{color:var(--quiet);opacity:.5;cursor:default}
.stepper>input{width:4rem;padding:0 .25rem;text-align:center;font-weight:650;font-variant-numeric:tabular-nums}
.js .stepper>input{width:2.75rem;appearance:textfield;-moz-appearance:textfield}
.js .stepper>input::-webkit-inner-spin-button{appearance:none;margin:0}
.stepper:has([aria-invalid]){border-color:var(--bad);box-shadow:inset 0 0 0 1px var(--bad)}
.gift,.tier>.other{grid-column:1/-1;min-width:0}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chip{position:relative;display:inline-flex;align-items:center;min-height:2.75rem;padding:.375rem 1rem;border:1px solid var(--edge);border-radius:var(--radius-button);background:var(--card);font-weight:600;cursor:pointer}
.chip.plain-only{display:none}html:not(.js) .chip.plain-only{display:inline-flex}
.chip:hover{border-color:var(--ink)}
.chip>input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.chip:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}
.chip:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.gift>.other{margin-top:.75rem}
.gift:not(:has([value=other]:checked))>.other{display:none}
.go{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;padding-top:1rem;border-top:1px solid var(--line);background:var(--card)}
.go>.button{flex:1 1 9rem;width:auto}
.sum{flex:1 1 8rem;display:grid;grid-template-columns:auto 1fr;align-items:baseline;gap:.125rem .75rem;font-variant-numeric:tabular-nums;overflow-wrap:normal}
.sum [hidden]{display:none}
.sum>strong{font-size:1.125rem;text-align:end;white-space:nowrap}
.sum.twofold{flex-basis:20rem}
.sum.twofold>strong{white-space:normal}
.js .go{position:sticky;bottom:0;margin-inline:calc(-1*var(--pad));padding:.875rem var(--pad);z-index:1}
.choice>.card+.card{margin-top:var(--gap)}
.choose+details{margin-top:0}
.keep{display:flex;flex-wrap:wrap;gap:.5rem}
.keep>*{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;padding:.25rem .875rem;border:1px solid var(--edge);border-radius:var(--radius-button);background:none;color:var(--ink);font:inherit;font-size:.9375rem;font-weight:600;text-decoration:none;cursor:pointer}
.keep>:hover{background:var(--tint)}
.keep>:disabled{visibility:hidden}
@media(hover:hover) and (pointer:fine){.keep>[data-share]{display:none}}
.map-link{display:inline-block;padding:.25rem 0}
.buy-bar{position:sticky;bottom:0;z-index:2;display:flex;align-items:center;justify-content:space-between;gap:1rem;margin:1rem -1rem -3.5rem;padding:.625rem 1rem calc(.625rem + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--card);color:var(--ink);font-weight:650;text-decoration:none}
.buy-bar.there{visibility:hidden}
.buy-bar>.button{flex:1;max-width:14rem;margin-inline-start:auto}
.buy-bar>.button:only-child{max-width:none}
html:has(.buy-bar){scroll-padding-block:1rem 8rem}
.summary>header{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin-top:0}
.quiet-button{min-height:2.75rem;padding:0;border:0;background:none;color:var(--accent);font:inherit;text-decoration:underline;text-underline-offset:.18em;cursor:pointer}
.summary>*+*{margin-top:.5rem}
.summary .lines>li{padding:.375rem 0;overflow-wrap:anywhere}
@media(max-width:22rem){.tier>.about:not(:empty){grid-column:1/-1}.tier>.about:not(:empty)~.stepper{grid-column:2}}
@media(max-width:24rem){.chips>.chip{flex:1 1 40%;justify-content:center}.tier>.cost{max-width:9.5rem}}
@media(min-width:60rem){
.buy-bar{display:none}
.event>.choice.still{position:static}
.event>.choice:not(.still)>.card{max-height:calc(100vh - 6.5rem);overflow:auto;scroll-padding-block-end:9rem}
.event>.choice .go>*{flex-basis:100%}
.event>.choice .go{bottom:calc(-1.4*var(--pad));margin-inline:calc(-1.4*var(--pad));padding:.875rem calc(1.4*var(--pad))}
.event .cover{aspect-ratio:16/9}
}
@media(forced-colors:active){.chip:has(:checked){border:3px solid Highlight}.stepper>button{border:1px solid ButtonBorder}}
@media print{.buy-bar,.go,.stepper{display:none}}
`;
