import { ask } from './client.mjs';

/** Cards that the sandbox knows. */
export const CARDS = { pays: '4242 4242 4242 4242', refused: '4000 0000 0000 0002' };

/**
 * Opens a page as a buyer's browser does.
 * @param {string} url
 * @returns {Promise<import('./client.mjs').Answer & { to?: string }>} to: where it leads on, by a redirection or by a refresh
 */
export async function visit(url) {
  return ledOn(url, await ask(url));
}

/** Sends a form to an address. @param {Record<string, string>} fields */
export async function submit(url, fields) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return ledOn(url, await ask(url, { method: 'POST', body: new URLSearchParams(fields).toString(), headers }));
}

function ledOn(url, answer) {
  const to = answer.headers.get('location') ?? /^\d+;url=(.*)$/.exec(answer.headers.get('refresh') ?? '')?.[1];
  return { ...answer, to: to && new URL(to, url).href };
}

/** The address of a part of a page: `…/c/chk_1?t=x` and `pay` → `…/c/chk_1/pay?t=x`. */
export const below = (url, part) => url.replace('?', `/${part}?`);

/** Fills in the form of a checkout's page, over what stands in it, and sends it to be paid. @param {Record<string, string>} values */
export async function fillIn(hostedUrl, values = {}) {
  const { text } = await visit(hostedUrl);
  return submit(below(hostedUrl, 'pay'), { ...fieldsOf(text), ...values });
}

/** Pays on the sandbox's page. @returns where that leads the buyer: back to the checkout */
export async function payByCard(sandboxUrl, number = CARDS.pays) {
  await submit(below(sandboxUrl, 'card'), { number });
  return (await visit(sandboxUrl)).to;
}

/** Fills in the page, pays by card and follows the way back. @returns the last answer: its `to` is where the buyer ends */
export async function payOnPage(hostedUrl, values = {}) {
  const { to, text } = await fillIn(hostedUrl, { rail: 'card', ...values });
  if (!to?.includes('/sandbox/')) throw new Error(`The page does not lead to the sandbox: ${to ?? textOf(text)}`);
  return visit(await payByCard(to));
}

/** Returns the text of a page, without its markup. */
export function textOf(html) {
  return unescaped(html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the values in the form of a page that pays, by the names of its fields. @returns {Record<string, string>} */
export function fieldsOf(html) {
  const form = /<form\b[^>]*\/pay\?[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const fields = {};
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const type = attributeOf(tag, 'type');
    if ((type !== 'radio' && type !== 'checkbox') || /\schecked[\s/>]/.test(tag))
      fields[attributeOf(tag, 'name')] = attributeOf(tag, 'value') ?? '';
  }
  for (const [, head, options] of form.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option\b[^>]*\sselected[^>]*>/.exec(options)?.[0] ?? '';
    fields[attributeOf(head, 'name')] = attributeOf(chosen, 'value') ?? '';
  }
  for (const [, head, typed] of form.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g))
    fields[attributeOf(head, 'name')] = unescaped(typed);
  return fields;
}

function attributeOf(tag, name) {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text) => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity]);
