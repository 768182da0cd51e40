/** Buttons, fields, and what is chosen. */
export const FORM_STYLE = `
.button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid var(--rim);border-radius:.625rem;background:var(--fill);color:var(--on-fill);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.08)}
.button:active{transform:translateY(1px)}
.button.second{background:transparent;border-color:var(--edge);color:var(--ink)}
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
form.stack>fieldset.stack{padding-top:1.25rem;border-top:1px solid var(--line)}
form.stack>fieldset.stack>legend{float:left;width:100%;margin:0 0 .75rem}
form.stack>fieldset.stack>legend+*{clear:both;margin-top:0}
form.stack>fieldset.stack+*{margin-top:1.5rem}
input,select,textarea{font:inherit;color:inherit}
.field>input,.field>select,.field>textarea{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--card)}
.field>input:hover,.field>select:hover,.field>textarea:hover{border-color:var(--ink)}
.field>:focus-visible{outline-offset:0;border-radius:.625rem}
.field>[aria-invalid]{border-color:var(--bad);border-width:2px}
.field .error{color:var(--bad);font-weight:600;font-size:.9375rem}
.option{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;padding:.5rem 0}
progress{width:100%;height:.75rem;accent-color:var(--accent)}
.option input{flex:none;width:1.375rem;height:1.375rem;margin:.0625rem 0 0;accent-color:var(--accent)}
.picks{display:grid;gap:.5rem}
.picks>.option{padding:.625rem .875rem;border:1px solid var(--edge);border-radius:.625rem;background:var(--card);cursor:pointer}
.picks>.option:hover{border-color:var(--ink)}
.picks>.option:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}
.picks>.option:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.picks>.option :focus-visible{outline:0}
.times{grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr))}
.trap{position:absolute;left:-99rem}
@media(max-width:24rem){.button:not(.small){width:100%}}
`;
